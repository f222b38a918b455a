import type { SolutionFacts } from "../methods/facts.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { loadQuantity, storeQuantity } from "../quantity/stored-quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { isUnity } from "../quantity/units/unit.ts";
import { compareValues } from "../working/compare.ts";
import { listTargets } from "../working/targets.ts";
import { numberText, unitText } from "./fact-text.ts";
import { formatQuantity } from "./numbers.ts";
import { wordRemark } from "./remark.ts";
import { joinSentences, say } from "./saying.ts";
import { wordSolution } from "./solution.ts";
import type { Words } from "./words.ts";

/**
 * What is said to a value of another kind than the answer, "45.9 h" where a percentage is asked for: the step that it is right for,
 * or what that step comes to; that the problem gives it; or that its unit measures something else. Null for a value of the
 * answer's kind, and one without a unit.
 */
export function wordBeside(said: string, solution: SolutionFacts, words: Words): string | null {
  const [read, ...others] = listQuantities(said, { locale: words.locale, trailingZeros: "measured" });
  const { value } = solution.answer;
  const answer = value.kind === "quantity" ? loadQuantity(value) : null;
  if (read?.ok !== true || others.length > 0 || answer?.ok !== true || value.kind !== "quantity") return null;
  const { quantity } = read.value;
  if (isUnity(quantity.unit) || isAlike(quantity, answer.value)) return null;
  const { steps, finalAnswer } = wordSolution(solution, words);
  const { t, locale } = words;
  const targets = listTargets(solution).filter((target) => isAlike(target.quantity, quantity));
  const right = targets.find((target) => compareValues(quantity, target.quantity) === "same");
  const target = right ?? targets[0];
  const wrong = (reason: string): string =>
    t("tutor.claim.wrong", { sentence: joinSentences([reason, finalAnswer.explanation], locale) });
  if (target !== undefined) {
    const step = { number: target.step + 1, title: steps[target.step]?.title ?? "" };
    if (right !== undefined)
      return t("tutor.claim.stepRight", {
        value: quantityText(quantity, words),
        ...step,
        sentence: finalAnswer.explanation,
      });
    return wrong(t("tutor.claim.stepWrong", { value: quantityText(target.quantity, words), ...step }));
  }
  const isGiven = Object.values(solution.givens).some((given) => {
    const loaded = given.kind === "quantity" ? loadQuantity(given) : null;
    return loaded?.ok === true && compareValues(quantity, loaded.value) === "same";
  });
  if (isGiven) return wrong(t("feedback.slips.given-repeated"));
  const remark = { code: "unit-of-another-dimension", expected: value.unit, given: formatUnit(quantity.unit) } as const;
  return wrong(say(wordRemark(remark, words, { given: said, reveal: false }), words));
}

const isAlike = (one: Quantity, other: Quantity): boolean => one.unit.dimension === other.unit.dimension;

const quantityText = (quantity: Quantity, words: Words): string => {
  const stored = storeQuantity(quantity);
  return formatQuantity(numberText({ kind: "quantity", ...stored }, words), unitText(stored.unit, words), words.locale);
};
