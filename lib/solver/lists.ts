const MOST_ITEMS = 40;

const OWN_MARKER =
  /^ ?(?:(?:question|problem|exercise|ques|prob|ex|q)\.? ?#?\d{1,3} ?(?:\([a-h]\)|[a-h](?=[.):]))?|\d{1,3} ?\([a-h]\)|\d{1,3}\)|[a-h]\))[.):-]? (?=\S)/i;

/** "JEE-type:", "NEET 2019:", "Exercise 12 (BAC):": where a problem comes from. */
const SOURCE =
  /^ ?(?:(?:JEE|NEET|AIPMT|IIT|AP|IB|SAT|BAC|GCSE|IGCSE|CBSE|EUEE|ESSLCE|WAEC|A-?level|O-?level|GATE|MCAT)(?:[- ](?:type|style|level|Main|Mains|Advanced|Chemistry|question|exam))*(?: ?\(?\d{4}\)?)?|(?:exercise|question|problem) ?\d{1,3} ?\([A-Za-z][A-Za-z -]{1,19}\)) ?[:–-] (?=\S)/i;

/** "(CBSE 3 marks)", "(NCERT class 10 type)", "(AP style)": the same in brackets. */
const SOURCE_ASIDE =
  /\s?[([](?:JEE|NEET|AIPMT|IIT|AP|IB|BAC|I?GCSE|CBSE|ICSE|NCERT|EUEE|ESSLCE|WAEC|GATE|MCAT|A-?level|O-?level|AQA|OCR|Edexcel)(?:[ ,:-]{1,2}(?:type|style|level|class|grade|paper|main|mains|advanced|chemistry|question|exam|marks?|pts?|points?|board|pattern|sample|\d{1,4}|[IVX]{1,4})){0,6}[)\]]/gi;

/** "[2 marks]", "[2]": what it is worth. */
const WORTH = /\s?[([]\s?\d{1,2} ?(?:marks?|pts?|points?)\s?[)\]](?=[\s.]|$)|\s\[\d{1,2}\](?=\s|$)/g;

/** The text of a problem without the examination that it is of. */
export function dropSource(text: string): string {
  return text.replace(SOURCE, "").replace(SOURCE_ASIDE, "").replace(WORTH, "");
}

/** "Q3. Calculate …", "3(b) Find …": the text of one problem without the number that it has in its book. */
export function dropMarker(text: string): string {
  return dropSource(text).replace(OWN_MARKER, "");
}

/** A text of several lines, each perhaps a problem of its own. */
export function splitLines(text: string): readonly string[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 1 && lines.length <= MOST_ITEMS ? lines : null;
}
