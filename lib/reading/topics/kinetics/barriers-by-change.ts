import type { SolutionFacts } from "../../../methods/facts.ts";
import { givenTerm, inUnit } from "../../../methods/rules/quantity-terms.ts";
import { relationOf, type Side, solveBarrier } from "../../../problems/kinetics/energy-profile.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { negate } from "../../../quantity/arithmetic.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { listClauses } from "../../text/clauses.ts";
import type { Spot } from "../../text/spot.ts";

/** "Ea is 80 kJ/mol and ΔH −30 kJ/mol: what is the barrier of the reverse reaction?" */

const WORDS = "problems-kinetics.energy-profile";

const BARRIER = /\bactivation energy|\benergy of activation|\bE_?a\b|\bbarrier\b/i;
const REVERSE = /\b(?:reverse|backward)\b/i;
const CHANGE = /\bdh\b|\benthalpy|\b(?:exothermic|endothermic)\b|\benergy change\b/i;
const ASKS = /\b(?:what|calculate|find|determine|work out|deduce)\b/i;

/** What makes another problem of it. */
const ELSE =
  /\b(?:catal\w*|rate|temperature|not|each|lowers?|lowered|raises?|difference|twice|half|released?|absorbed)\b|%/i;

const sideOf = (words: string): Side | null => {
  const [isBarrier, isChange] = [BARRIER.test(words), CHANGE.test(words)];
  if (isBarrier === isChange) return null;
  return isChange ? (REVERSE.test(words) ? null : "change") : REVERSE.test(words) ? "reverse" : "forward";
};

/** "Exothermic by 30 kJ/mol" has the sign in its word. */
const signed = (words: string, value: Quantity): Quantity =>
  /\bexothermic\b/i.test(words) && value.value.gt(0) ? negate(value) : value;

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveBarrierByChange(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (!BARRIER.test(plain) || !REVERSE.test(plain) || ELSE.test(plain)) return null;
  const clauses = listClauses(plain, spots);
  if (clauses?.told.length !== 2 || /(?<![A-Za-z)\]])\d/.test(clauses.rest)) return null;
  const told = new Map(
    clauses.told.flatMap(({ words, quantity }): [Side, Quantity][] => {
      const side = quantity.unit.dimension === DIMENSIONS.molarEnergy ? sideOf(words) : null;
      return side === null ? [] : [[side, inUnit(side === "change" ? signed(words, quantity) : quantity, "kJ/mol")]];
    }),
  );
  const at = clauses.rest.search(ASKS);
  const asked = at === -1 ? null : sideOf(clauses.rest.slice(at));
  if (asked === null || told.has(asked)) return null;
  const [first, second] = relationOf(asked).map((side) => told.get(side));
  if (first === undefined || second === undefined) return null;
  const solved = solveBarrier(asked, first, second);
  const isBarrier = [...told].every(([side, { value }]) => side === "change" || value.gt(0));
  const found = solved?.answer.value;
  const isAbove = found?.kind === "quantity" && (asked === "change" || Number(found.value) > 0);
  if (solved === null || !isBarrier || !isAbove) return null;
  const givens = Object.fromEntries([...told.values()].map((each, index) => [`given${index + 1}`, givenTerm(each)]));
  return [{ ...solvedFacts(WORDS, solved), givens }];
}
