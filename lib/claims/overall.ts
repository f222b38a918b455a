import type { CheckReason, Claim } from "./claim.ts";

/**
 * `verified`: all claims are right as the model wrote them, and a result of the engine's for this problem is among them.
 * Right sums alone may be of the wrong method, and what rests on a mistake that was corrected may still stand beside it.
 */
export type OverallCheck = "verified" | "partly_verified" | "not_verified";

/** What the engine found of this problem; a step that is no number may be the student's own formula. */
const RESULTS: ReadonlySet<CheckReason> = new Set([
  "matches-answer",
  "matches-tool",
  "contradicts-answer",
  "contradicts-step",
]);
const isResult = ({ reason, kind }: JudgedClaim): boolean =>
  RESULTS.has(reason) || (reason === "matches-step" && (kind === "quantity" || kind === "calculation"));

type JudgedClaim = {
  readonly verdict: "supported" | "corrected" | "wrong" | "unknown";
  readonly reason: CheckReason;
  readonly kind: Claim["kind"];
};

const isRight = ({ verdict }: JudgedClaim): boolean => verdict === "supported" || verdict === "corrected";

/** How far a text with these claims was checked. What only a material says is quoted: it is not checked. */
export function overallOfShown(claims: readonly JudgedClaim[]): OverallCheck {
  if (!claims.some((claim) => isRight(claim))) return "not_verified";
  const areAllChecked = claims.every(({ verdict, reason }) => verdict === "supported" && reason !== "matches-material");
  return areAllChecked && claims.some((claim) => isResult(claim)) ? "verified" : "partly_verified";
}

/** The claims in their order, those left out that tell least: with the rest as many others are just right, and the check is the same. */
export function keepTelling<Shown extends JudgedClaim>(claims: readonly Shown[], most: number): Shown[] {
  const ranked = claims.toSorted((one, other) => rankOf(one) - rankOf(other));
  const kept = new Set(ranked.slice(0, most));
  return claims.filter((claim) => kept.has(claim));
}

/** Doubtful, said by others only, found for this problem, or right in general. */
function rankOf(claim: JudgedClaim): 0 | 1 | 2 | 3 {
  const { verdict, reason } = claim;
  if (!isRight(claim)) return 0;
  if (reason === "matches-material" || reason === "matches-given") return 1;
  return verdict === "corrected" || isResult(claim) ? 2 : 3;
}
