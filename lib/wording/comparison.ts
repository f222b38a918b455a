import type { ComparedSide, Comparison } from "../conversation/compare-solved.ts";
import { formulaText } from "./chemistry.ts";
import { factText } from "./fact-text.ts";
import type { Words } from "./words.ts";

/** Which of two answers is the lower or the higher one, with both. */
export function wordComparison({ asks, sides, chosen }: Comparison, words: Words): string {
  if (chosen === null) return words.t("tutor.compare.same", { value: factText(sides[0].value, words) });
  const [found, other] = chosen === 0 ? sides : [sides[1], sides[0]];
  return words.t(`tutor.compare.${asks}`, {
    one: nameOf(found, words),
    value: factText(found.value, words),
    other: nameOf(other, words),
    against: factText(other.value, words),
  });
}

/** By its substance, or where both are of the same, by the problem. */
function nameOf({ of, problem }: ComparedSide, { t }: Words): string {
  return of === null
    ? t("tutor.compare.problem", { problem: problem.split("\n").at(-1)?.trim() ?? problem })
    : formulaText(of);
}
