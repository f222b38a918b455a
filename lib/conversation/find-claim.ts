import type { Words } from "../wording/words.ts";
import { asksWhat } from "./claim-words.ts";
import { findChangeClaim } from "./find-change-claim.ts";
import { findEquationClaim, findOxidationClaim, findShareClaim } from "./find-chemical-claim.ts";
import { findGoal } from "./goal-words.ts";
import { saysCue } from "./guide-cues.ts";
import { spaceChinese } from "./pose-problem.ts";
import { ASKS, WHETHER, findFormulaClaim } from "./claims/formula-claim.ts";
import type { Claim } from "./claim.ts";
import { DECLARES, findCountClaim, findNumberClaim } from "./claims/count-claim.ts";
import { HOLDS, STATES } from "./claims/states-value.ts";
import { findResult, findValueClaim } from "./claims/value-claim.ts";

/** Longer texts are no single claim. UTF-16 units. */
const LONGEST = 400;

/** The claim of a message that asks whether something is right; null where there is none that the engine can check. */
export function findClaim(written: string, words: Words): Claim | null {
  if (written.length > LONGEST) return null;
  const text = spaceChinese(written);
  const formula = findFormulaClaim(text, words.locale);
  if (formula !== null) return formula;
  const chemical =
    findOxidationClaim(text, words.locale) ??
    findShareClaim(text, words.locale) ??
    findEquationClaim(text) ??
    findChangeClaim(text);
  if (chemical !== null) return chemical;
  const isDeclared =
    (STATES.test(text) && !asksWhat(text) && findGoal(text) === null) || (HOLDS.test(text) && !asksWhat(text));
  const asksWhether = saysCue(text, "check") || WHETHER.test(text.trim()) || DECLARES.test(text.trim()) || isDeclared;
  if (!asksWhether && !ASKS.test(text)) return findResult(text, words);
  const counted = findCountClaim(text, words.locale);
  if (counted !== null || !asksWhether) return counted ?? findResult(text, words);
  return findResult(text, words) ?? findValueClaim(text, words) ?? findNumberClaim(text, words);
}
