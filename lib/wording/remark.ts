import type { Remark } from "../grading/remarks.ts";
import { atomText, chargeText } from "./atoms-and-charges.ts";
import { formulaText } from "./chemistry.ts";
import { unitText } from "./fact-text.ts";
import { formatDecimal, formatList } from "./numbers.ts";
import { findRightAnswer } from "./right-answer.ts";
import type { Saying } from "./saying.ts";
import { isSlipName } from "./slip.ts";
import { describeUnread } from "./unread-answer.ts";
import type { Words } from "./words.ts";

type RemarkContext = {
  /** The answer as the student wrote it, trimmed. */
  readonly given: string;
  /** Whether the right answer may be seen. */
  readonly reveal: boolean;
};

/** One remark in words: what is wrong, and what would be right where that may be seen. */
export function wordRemark(remark: Remark, words: Words, { given, reveal }: RemarkContext): Saying[] {
  const said = isSlipName(remark.code)
    ? { key: `feedback.slips.${remark.code}`, values: {} }
    : (describeUnread(remark, given, words) ?? describe(remark, words));
  const right = findRightAnswer(remark, words);
  return right !== null && (reveal || !right.isTelling) ? [said, right] : [said];
}

/** What is wrong, without a value of the right answer. */
function describe(remark: Remark, words: Words): Saying {
  const saying = (values: Saying["values"], key: string = remark.code): Saying => ({
    key: `feedback.remarks.${key}`,
    values,
  });
  const number = (value: number) => formatDecimal(String(value), words.locale);
  switch (remark.code) {
    case "another-substance":
      return saying({ formulas: formatList(remark.formulas.map(formulaText), words.locale, "disjunction") });
    case "significant-figures":
      return saying({ expected: remark.expected, given: remark.given });
    case "unit-of-another-dimension":
      return saying(
        { given: unitText(remark.given, words) },
        remark.expected === "" ? "unit-of-pure-number" : remark.code,
      );
    case "another-thing-counted":
    case "unit-not-converted":
      return saying({ given: unitText(remark.given, words) });
    case "atom-count":
      if (remark.given === 0) return saying({}, "atom-missing");
      return saying({ atom: atomText(remark.atom) }, remark.expected === 0 ? "atom-unexpected" : remark.code);
    case "element-repeated":
      return saying({ atom: atomText(remark.atom) });
    case "unbalanced-atom":
      return saying({
        atom: atomText(remark.atom),
        reactants: number(remark.reactants),
        products: number(remark.products),
      });
    case "unbalanced-charge":
      return saying({ reactants: chargeText(remark.reactants, words), products: chargeText(remark.products, words) });
    case "species-missing":
      return saying({}, `${remark.code}-${remark.side}`);
    case "doubtful-formula":
      return saying({ formula: formulaText(remark.formula) });
    case "species-unexpected":
    case "wrong-side":
      return saying({ formula: formulaText(remark.formula) }, `${remark.code}-${remark.side}`);
    case "state-missing":
      return saying({ formula: formulaText(remark.formula) });
    case "state-wrong":
      return saying({ formula: formulaText(remark.formula), given: remark.given });
    default:
      return saying({});
  }
}
