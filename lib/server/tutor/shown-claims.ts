import { keepTelling } from "#lib/claims/overall.ts";
import type { ClaimReview, ReviewedClaim } from "#lib/claims/review-claims.ts";
import type { Provenance, ShownClaim } from "#lib/contracts/chat.ts";

/** More claims than these no reader goes through, and a message need not carry. */
const MOST_CLAIMS = 120;

/** The claims of a reply as it is stored. A text that was shortened after it was shown has them at other places. */
export function listShownClaims(review: ClaimReview, stored: string): ShownClaim[] {
  const claims = review.claims.map(toShownClaim);
  return review.text === stored ? claims : findAgain(claims, review.reviewAgain(stored));
}

function toShownClaim({ claim, check, action, shown }: ReviewedClaim): ShownClaim {
  const place = { ...shown, kind: claim.kind, reason: check.reason };
  if (action === "correct") return { ...place, verdict: "corrected", said: claim.text };
  return { ...place, verdict: check.verdict, said: null };
}

/** What was corrected before is right where it stands now, and still said to have been corrected; nothing is corrected again. */
function findAgain(earlier: readonly ShownClaim[], again: readonly ReviewedClaim[]): ShownClaim[] {
  return again.map(({ claim, check }) => {
    const { start, end, text, kind } = claim;
    const before = earlier.find((other) => other.verdict === "corrected" && other.text === text && other.kind === kind);
    return before
      ? { ...before, start, end }
      : { start, end, text, kind, reason: check.reason, verdict: check.verdict, said: null };
  });
}

/** All claims, or all that are not simply right and as many of the others as there is room for. */
export function boundClaims(claims: readonly ShownClaim[]): Pick<Provenance, "claims" | "moreClaims"> {
  if (claims.length <= MOST_CLAIMS) return { claims: [...claims] };
  return { claims: keepTelling(claims, MOST_CLAIMS), moreClaims: claims.length - MOST_CLAIMS };
}
