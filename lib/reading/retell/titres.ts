import { Decimal } from "../../quantity/decimal.ts";

/** Several runs of one titration, told as the mean of those that agree. */

const UNIT = String.raw`cm\^?3|cm³|mL|ml`;
const RUN = String.raw`(?:(?:\d(?:st|nd|rd|th)|[Ff]irst|[Ss]econd|[Tt]hird|[Rr]ough|[Tt]rial|[Rr]un \d):? ?)?\d{1,2}\.\d{1,2}(?: ?(?:${UNIT}))?(?: \((?:a |the )?(?:rough|trial|approximate)(?: (?:run|titration|titre|value))?\))?`;
const SERIES = new RegExp(
  String.raw`\b(?:[Tt]he )?(?:(?:burette )?[Tt]itres?|[Bb]urette readings|[Vv]olumes (?:used|added|needed|required|run in))(?: (?:values|volumes|readings|results))?(?: obtained| found)?(?: (?:were|are|was))? ?(?:\/ ?|\(|in )?(${UNIT})?\)?(?: (?:were|are))?:? ?(${RUN}(?:(?:,? and |, |; )${RUN}){1,5})`,
);

const MEAN =
  /\b(?:[Uu]se|[Uu]sing|[Tt]ake|[Tt]aking|[Ww]ith) (?:only )?the (?:mean|average)(?: value)?(?: of)?(?: the)?(?: (?:two|three|2|3))?(?: (?:concordant|consistent|close|closest|agreeing|accurate))?(?: (?:titres?|values|results|runs|readings|volumes))?,? (?:to |and )?/;

/** Runs agree that lie no farther apart. */
const APART = new Decimal("0.1");

const spread = (values: readonly Decimal[]): Decimal => Decimal.max(...values).minus(Decimal.min(...values));

/** The runs that agree: all, or the one largest group; null where none is. */
function findConcordant(values: readonly Decimal[]): readonly Decimal[] | null {
  const sorted = values.toSorted((a, b) => a.comparedTo(b));
  const groups = sorted.map((low) => sorted.filter((each) => each.gte(low) && each.minus(low).lte(APART)));
  const most = Math.max(...groups.map((group) => group.length));
  const [largest, ...others] = groups.filter((group) => group.length === most);
  return largest === undefined || most < 2 || others.length > 0 || spread(largest).gt(APART) ? null : largest;
}

/** "Titres / cm3: 24.10 (rough), 23.45, 23.55": the mean titre; the text itself where it tells no such runs. */
export function withMeanTitre(text: string): string {
  const found = SERIES.exec(text);
  if (found === null) return text;
  const [whole, unit, runs = ""] = found;
  const each = runs.split(/,? and |, |; /);
  const isRough = (run: string): boolean => /rough|trial|approx/i.test(run);
  const told = each.filter((run) => !isRough(run)).map((run) => /\d{1,2}\.\d{1,2}/.exec(run)?.[0] ?? "");
  const behind = text.slice(found.index + whole.length);
  const measured = unit ?? new RegExp(UNIT).exec(runs)?.[0] ?? new RegExp(String.raw`^ ?(${UNIT})`).exec(behind)?.[1];
  const agreed = told.includes("") || told.length < 2 ? null : findConcordant(told.map((run) => new Decimal(run)));
  if (measured === undefined || agreed === null) return text;
  const mean = Decimal.sum(...agreed).div(agreed.length);
  const rest = behind.replace(new RegExp(String.raw`^ ?(?:${UNIT})(?![A-Za-z\d])`), "");
  return `${text.slice(0, found.index)}The titre was ${mean.toFixed(2)} ${measured}${rest}`
    .replace(MEAN, "")
    .replace(/(?<=[.!?] )[a-z]/g, (letter) => letter.toUpperCase());
}
