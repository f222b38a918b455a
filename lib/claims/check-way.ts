import { isNearMiss, isRoundedLogarithm } from "./check-quantity.ts";
import type { CalculationClaim } from "./claim.ts";
import { type CalculationCheck, resultOf, UNKNOWN, wrong } from "./calculation-check.ts";
import { compareBare, compareParts, isRoundedWithin } from "./compare-parts.ts";
import { isApproximation } from "./conclude-right.ts";
import type { Evidence } from "./evidence.ts";
import { listNumbers } from "./read-arithmetic.ts";
import { isConversion, isSlip, isVolume, missesResult } from "./ways/bounds.ts";
import { judgeWay } from "./ways/judge-way.ts";

/** What passes over is counted by other ratios than what reacts: what is a mistake of the one may be right of the other. */
const ELECTRONS = /electr|électr|电子|इलेक्ट्रॉन|ኤሌክትሮን/iu;

/** What is computed right may be computed in a way that no law allows, or in one that units and laws leave alone. */
export function checkWay(
  { parts, said, sentence, lead }: CalculationClaim,
  { check }: CalculationCheck,
  evidence: Evidence,
): CalculationCheck | null {
  const [first] = parts;
  const before = parts.at(-2);
  const last = parts.at(-1);
  const tree = first !== undefined && before !== undefined && isRoundedWithin(first, before) ? before : first;
  if (tree === undefined || before === undefined || last?.kind !== "number") return null;
  if (tree.kind === "number" && !isConversion(parts)) return null;
  const isRight = parts.every((part, at) => {
    const previous = parts[at - 1];
    return (
      previous === undefined ||
      compareParts(previous, part).startsWith("equal") ||
      compareBare(previous, part) === "equal-without-units" ||
      isRoundedWithin(previous, part) ||
      // Its numbers were rounded on the way: 0.20² / 0.599 = 0.040 / 0.599.
      (part.kind === "operation" && compareParts(previous, part) === "near")
    );
  });
  if (!isRight || parts.flatMap((part) => listNumbers(part)).some(({ isUnclear }) => isUnclear)) return null;
  const verdict = isConversion(parts)
    ? "holds"
    : judgeWay({ tree, result: last.number, said, sentence, lead }, evidence);
  if (verdict === "fails" || (verdict === null && isSlip(last.number, evidence) && !ELECTRONS.test(sentence)))
    return wrong("contradicts-law", null);
  if (verdict === "doubtful") return UNKNOWN;
  // What is mixed need not fill the sum of the volumes.
  if (check.verdict === "supported" && tree.kind === "operation" && tree.operator === "+" && isVolume(last.number))
    return UNKNOWN;
  // Rounded on the way, it is nearly what the engine has.
  const isOther =
    evidence.isSolved &&
    missesResult(last.number, evidence) &&
    !isNearMiss(last.number, evidence) &&
    !isRoundedLogarithm(last.number, evidence) &&
    !isApproximation(parts, last.number, evidence);
  if (verdict !== "holds" || check.verdict === "supported" || isOther) return null;
  return { check: { verdict: "supported", reason: "computed", correction: null }, result: resultOf(before, last) };
}
