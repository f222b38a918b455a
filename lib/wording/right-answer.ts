import { toSuperscript } from "../chemistry/formula/format.ts";
import type { Mark } from "../grading/mark.ts";
import type { Remark } from "../grading/remarks.ts";
import { atomText, chargeText } from "./atoms-and-charges.ts";
import { formulaText } from "./chemistry.ts";
import { wordIons } from "./doubts.ts";
import { unitText } from "./fact-text.ts";
import { formatDecimal } from "./numbers.ts";
import type { Saying } from "./saying.ts";
import type { Words } from "./words.ts";

/** What would be right. `isTelling`: it gives the answer, or a part of it, away. */
type RightAnswer = Saying & { readonly isTelling: boolean };

/** The sentence that completes a remark; null where the remark says all there is. */
export function findRightAnswer(remark: Remark, words: Words): RightAnswer | null {
  const number = (value: number) => formatDecimal(String(value), words.locale);
  const safe = (key: string, values: Saying["values"]): RightAnswer => ({
    key: `feedback.answers.${key}`,
    values,
    isTelling: false,
  });
  const telling = (key: string, values: Saying["values"]): RightAnswer => ({ ...safe(key, values), isTelling: true });
  switch (remark.code) {
    case "over-rounding":
      return safe("figures", { expected: remark.expected, given: remark.given });
    case "spectator-ion":
      return safe("spectator", { formula: formulaText(remark.formula) });
    case "unit-missing":
    case "unit-of-another-dimension":
    case "another-thing-counted":
    case "unit-mismatch":
    case "unit-not-converted":
      return remark.expected === "" ? null : telling("unit", { expected: unitText(remark.expected, words) });
    case "power-of-ten":
      return telling("factor", { factor: `10${remark.exponent === 1 ? "" : toSuperscript(String(remark.exponent))}` });
    case "coefficient-ratio":
      return telling("factor", {
        factor:
          remark.denominator === 1
            ? number(remark.numerator)
            : `${number(remark.numerator)}/${number(remark.denominator)}`,
      });
    case "empirical-for-molecular":
    case "molecular-for-empirical":
      return telling("subscripts", { factor: number(remark.factor) });
    case "atom-count":
      if (remark.given === 0) return telling("missing", { expected: atomText(remark.atom) });
      return telling("atoms", {
        atom: atomText(remark.atom),
        expected: number(remark.expected),
        given: number(remark.given),
      });
    case "ion-charge":
      return telling("charge", {
        expected: chargeText(remark.expected, words),
        given: chargeText(remark.given, words),
      });
    case "charge-balance":
      return telling("ions", { cation: formulaText(remark.cation), anion: formulaText(remark.anion) });
    case "polyatomic-ion":
    case "cation-charge":
      return telling("ion", { expected: formulaText(remark.expected), given: formulaText(remark.given) });
    case "doubtful-formula":
      return remark.neutral.length === 0 ? null : telling("neutral", wordIons(remark, words));
    case "hydrate-water":
      return telling("waters", { expected: number(remark.expected), given: number(remark.given) });
    case "diatomic-element":
    case "missing-parentheses":
    case "grouping-lost":
    case "letter-case":
    case "unusual-order":
    case "another-isomer":
    case "subscript-changed":
      return telling("written", { expected: formulaText(remark.expected) });
    case "species-missing":
      return telling("missing", { expected: formulaText(remark.formula) });
    case "state-missing":
    case "state-wrong":
      return telling("state", { formula: formulaText(remark.formula), expected: remark.expected });
    case "spelling":
    case "common-name":
    case "oxidation-number-missing":
    case "oxidation-number":
    case "anion-name":
    case "counting-prefix":
    case "prefixes-on-ions":
    case "numbered-otherwise":
    case "shorter-chain":
      return telling("written", { expected: remark.expected });
    default:
      return null;
  }
}

/** The mark of an answer that is not right, without the values that give the right one away. */
export function withholdAnswer(mark: Mark, words: Words): Mark {
  if (mark.verdict === "correct") return mark;
  const remarks = mark.remarks.filter((remark) => findRightAnswer(remark, words)?.isTelling !== true);
  // What a slip of the pen may have meant is often the answer.
  return {
    ...mark,
    remarks: remarks.map((remark) =>
      remark.code === "not-a-formula" || remark.code === "not-an-equation" ? { ...remark, readings: [] } : remark,
    ),
  };
}
