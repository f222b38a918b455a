import type { Words } from "../../wording/words.ts";
import { isOnlyClaim } from "../claim-words.ts";
import { dropChatter } from "../drop-chatter.ts";
import { workedProblem } from "../find-check.ts";
import { tokenise } from "../phrases/find-phrase.ts";
import { spaceChinese } from "../pose-problem.ts";
import { posedBy, type Claim } from "../claim.ts";
import { findClaim } from "../find-claim.ts";
import { CONCLUDES, onlyNumbered } from "./own-result.ts";
import { MENDS, VALUE, labelled, spaceNumbers } from "./said-value.ts";

/** The problem of what was claimed or worked out in a message. */
export function claimedProblem(text: string, words: Words): string | null {
  const claim = claimedIn(text, words);
  return claim === null ? null : (posedBy(claim)?.problem ?? null);
}

/** "Oh, 35 % then": another value for what was claimed or worked out before; null where that was neither, or more is said. */
export function mendClaim(written: string, before: string, words: Words): Claim | null {
  // "I should take the logarithm, so it is 2": what is concluded.
  const concluded = onlyNumbered(spaceChinese(written)).trim();
  const short = CONCLUDES.test(concluded) ? concluded : (dropChatter(written, words.locale) ?? written);
  if (short.length > LONGEST_MENDED || GOES_ON.test(written)) return null;
  const text = spaceNumbers(short);
  const worked = mendByWorking(text, before, words);
  if (worked !== null) return worked;
  const [all = "", number = "", behind = ""] = VALUE.exec(text) ?? [];
  // "+5 then" has no unit.
  const isWord = tokenise(behind).some((token) => MENDS.has(token));
  const unit = isWord ? "" : behind;
  const rest = tokenise(text.replace(isWord ? number : all, " ")).filter((token) => !MENDS.has(token));
  const claim = number === "" || !isOnlyClaim(rest.join(" ")) ? null : claimedIn(before, words);
  if (claim?.kind === "value") {
    const value = claim.posed.solutions[0]?.answer.value;
    const own = value?.kind === "quantity" ? value.unit : "";
    return {
      ...claim,
      said: labelled(`${number.replace(/\s/g, "")} ${unit}`.trim(), unit === "" ? own : "", claim.posed),
    };
  }
  if (claim?.kind !== "count" || unit !== "") return null;
  return { ...claim, said: (/[−-]/.test(number) ? -1 : 1) * Number(number.replace(/[+−\s-]/gu, "").replace(",", ".")) };
}

/** "And 2 mol?" asks the same of another value. */
const GOES_ON = /^[\s¿]*(?:and|what about|how about|y|et|那|और|እና)(?![\p{L}\p{M}]).*[?？፧]\s*$/iu;

/** What was claimed or worked out in a message. */
export function claimedIn(before: string, words: Words): Claim | null {
  const claim = findClaim(before, words);
  const posed = claim === null ? workedProblem(before, words) : null;
  return posed === null ? claim : { kind: "value", said: "", posed };
}

/** "Oh right, it's 37 − 17": another count, by how it is found. */
function mendByWorking(text: string, before: string, words: Words): Claim | null {
  const [all, one = "", sign = "", other = ""] = WORKED.exec(text) ?? [];
  if (all === undefined) return null;
  const rest = tokenise(text.replace(all, " ")).filter((token) => !MENDS.has(token));
  const claim = isOnlyClaim(rest.join(" ")) ? claimedIn(before, words) : null;
  return claim?.kind === "count" ? { ...claim, said: Number(one) + (sign === "+" ? 1 : -1) * Number(other) } : null;
}

const WORKED = /(?<!\d)(\d{1,3})\s?([+−–-])\s?(\d{1,3})(?!\d)(?:\s?=\s?\d{1,3}(?!\d))?/u;

const LONGEST_MENDED = 40;
