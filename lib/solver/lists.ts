const MOST_ITEMS = 40;

const OWN_MARKER =
  /^ ?(?:(?:question|problem|exercise|ques|prob|ex|q)\.? ?#?\d{1,3} ?(?:\([a-h]\)|[a-h](?=[.):]))?|\d{1,3} ?\([a-h]\)|\d{1,3}\)|[a-h]\))[.):-]? (?=\S)/i;

/** "Q3. Calculate …", "3(b) Find …": the text of one problem without the number that it has in its book. */
export function dropMarker(text: string): string {
  return text.replace(OWN_MARKER, "");
}

/** A text of several lines, each perhaps a problem of its own. */
export function splitLines(text: string): readonly string[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 1 && lines.length <= MOST_ITEMS ? lines : null;
}
