import type { CheckReason, Claim } from "./claim.ts";

/** `verified`: there is a claim, and all of them are right as they are shown. */
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

type JudgedClaim = { readonly isRight: boolean; readonly reason: CheckReason; readonly kind: Claim["kind"] };

/** What only a material says is quoted, and what only the student says is repeated, where no result of the engine stands beside it: neither is checked. */
export function overallOf(claims: readonly JudgedClaim[]): OverallCheck {
  const right = claims.filter(({ isRight }) => isRight);
  if (right.length === 0) return "not_verified";
  const hasResult = right.some((claim) => isResult(claim));
  const isChecked = right.every(
    ({ reason }) => reason !== "matches-material" && (reason !== "matches-given" || hasResult),
  );
  return right.length === claims.length && isChecked ? "verified" : "partly_verified";
}

/** A claim as it is stored with the text. */
type ShownClaim = {
  readonly verdict: "supported" | "corrected" | "wrong" | "unknown";
  readonly reason: CheckReason;
  readonly kind: Claim["kind"];
};

const judged = ({ verdict, reason, kind }: ShownClaim): JudgedClaim => ({
  isRight: verdict === "supported" || verdict === "corrected",
  reason,
  kind,
});

/** How far a text with these claims was checked. */
export function overallOfShown(claims: readonly ShownClaim[]): OverallCheck {
  return overallOf(claims.map(judged));
}

/** The claims in their order, those left out that tell least: with the rest as many others are just right, and the check is the same. */
export function keepTelling<Shown extends ShownClaim>(claims: readonly Shown[], most: number): Shown[] {
  const ranked = claims.toSorted((one, other) => rankOf(one) - rankOf(other));
  const kept = new Set(ranked.slice(0, most));
  return claims.filter((claim) => kept.has(claim));
}

/** Doubtful, said by others only, found for this problem, or right in general. */
function rankOf(claim: ShownClaim): 0 | 1 | 2 | 3 {
  const { isRight, reason, kind } = judged(claim);
  if (!isRight) return 0;
  if (reason === "matches-material" || reason === "matches-given") return 1;
  return claim.verdict === "corrected" || isResult({ isRight, reason, kind }) ? 2 : 3;
}
