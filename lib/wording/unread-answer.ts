import type { Remark } from "../grading/remarks.ts";
import { formulaText } from "./chemistry.ts";
import { formatList, formatValue } from "./numbers.ts";
import { shorten } from "./quote.ts";
import type { Saying } from "./saying.ts";
import type { Words } from "./words.ts";

type Unreadable = Extract<Remark, { code: "not-a-formula" | "not-an-equation" }>;

/** Reasons that the tutor words with an example, which may be the answer. */
const WITHOUT_EXAMPLE: Readonly<Record<string, string>> = {
  "bad-charge": "unread-charge",
  "ambiguous-charge": "unread-charge",
  "ambiguous-dot": "unread-dot",
  "oxidation-number": "unread-numeral",
};

/** In the tutor's words for each reason, without the readings that it would offer: one of them may be the answer. */
function describeNotation({ issue, at, found }: Unreadable, given: string): Saying {
  const text = shorten(given);
  const own = WITHOUT_EXAMPLE[issue];
  if (own !== undefined) return { key: `feedback.remarks.${own}`, values: { text } };
  const values = { text, position: at + 1, found: shorten(found === "" ? given.slice(at, at + 1) : found) };
  return { key: `tutor.rejected.unreadable.${issue}`, values };
}

/** Why an answer could not be marked, with what stands in it; null for a remark that has nothing to quote. */
export function describeUnread(remark: Remark, given: string, words: Words): Saying | null {
  const saying = (values: Saying["values"], key: string = remark.code): Saying => ({
    key: `feedback.remarks.${key}`,
    values,
  });
  const list = (items: readonly string[], type?: "disjunction") => formatList(items, words.locale, type);
  switch (remark.code) {
    case "not-a-formula":
    case "not-an-equation":
      return describeNotation(remark, given);
    case "not-a-molecule":
      return saying({}, `molecule-${remark.issue}`);
    case "unknown-unit":
      // Something that is no unit and no word either: 12.5(2) g.
      return remark.found === ""
        ? saying({ found: shorten(given) }, "no-definite-value")
        : saying({ found: shorten(remark.found) });
    case "unknown-name":
    case "stray-word":
      return saying({ found: shorten(given) });
    case "unreadable-number":
    case "unevaluated":
    case "no-definite-value":
    case "unknown-choice":
      return saying({ found: shorten(remark.found) });
    case "several-values":
      return saying({ values: list(remark.values.map((value) => formatValue(value, null, words.locale))) });
    case "ambiguous-unit":
      return saying({ found: shorten(remark.found), readings: list(remark.readings, "disjunction") });
    case "several-choices":
      return saying({ ids: list(remark.ids) });
    case "several-formulas":
      return saying({ formulas: list(remark.formulas.map(formulaText)) });
    default:
      return null;
  }
}
