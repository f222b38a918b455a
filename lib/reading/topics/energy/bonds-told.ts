import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { quantity, type Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { areSameUnit } from "../../../quantity/units/unit.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { listClauses } from "../../text/clauses.ts";
import type { Spot } from "../../text/spot.ts";

/** "Breaking the bonds takes in 500 kJ, forming new ones gives out 620 kJ": the change that both make together. */

const CHANGE = variableOf("reaction-enthalpy", null);
const BROKEN = variableOf("bond-energy", null, "absorbed");
const FORMED = variableOf("bond-energy", null, "released");

/** Whose energy the words of a clause tell, or a question asks for. */
const MEANINGS: readonly (readonly [RegExp, Variable])[] = [
  [/\b(?:break\w*|broken)\b/i, BROKEN],
  [/\b(?:form(?:s|ed|ing|ation)?|mak(?:e|es|ing)|made)\b/i, FORMED],
  [/\bdh\b|\benthalpy|\b(?:overall|net|energy|total) (?:energy )?change|\boverall\b/i, CHANGE],
];

/** The sums are told, and no bond by itself. */
const NO_LIST = { broken: [], formed: [] } as const;

const ASKS = /\b(?:what|calculate|find|determine|work out|deduce|how much|is (?:the|this) reaction|state)\b/i;

/** What makes another problem of it. */
const ELSE =
  /\b(?:not|each|every|per|twice|half|moles?|mass|grams?|activation|catalys\w*|mean|average|hydrogen bonds?|intermolecular|lattice|heat(?:ed|s)?|temperature|revers\w*|(?:one|an?|single) (?:[A-Z]\S* )?bond)\b|%/i;
/** The bond of one pair of atoms. */
const ONE_BOND = /[A-Z][a-z]?[-–—=≡][A-Z]/;

const meaningOf = (words: string): Variable | null => {
  const [first, ...others] = MEANINGS.filter(([pattern]) => pattern.test(words)).map(([, variable]) => variable);
  return first === undefined || (others.length > 0 && others[0] !== CHANGE) ? null : first;
};

/** Of a mole of the reaction as it is written, or of what was measured: the same number of kilojoules. */
function inEnergy({ value, unit, significantFigures }: Quantity): Quantity | null {
  if (unit.dimension === DIMENSIONS.energy) return { value, unit, significantFigures };
  return areSameUnit(unit, getUnit("kJ/mol")) ? quantity(value, "kJ", significantFigures) : null;
}

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveBondsTold(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (
    !/\bbonds?\b/i.test(plain) ||
    !ASKS.test(plain) ||
    ELSE.test(plain.replaceAll(/\bper mole?\b/gi, "")) ||
    ONE_BOND.test(plain)
  )
    return null;
  const clauses = listClauses(plain, spots);
  if (clauses?.told.length !== 2 || /(?<![A-Za-z)\]])\d/.test(clauses.rest)) return null;
  const told = clauses.told.flatMap(({ words, quantity: value }): [Variable, Quantity][] => {
    const [variable, energy] = [meaningOf(words), inEnergy(value)];
    // A change whose sign is left to words may be either.
    const isSure = energy !== null && (variable === CHANGE ? energy.value.lt(0) : energy.value.gt(0));
    return variable === null || !isSure ? [] : [[variable, energy]];
  });
  const [one, other] = told.map(([variable]) => variable);
  const wanted = MEANINGS.map(([, variable]) => variable).find((each) => each !== one && each !== other);
  if (one === undefined || other === undefined || one === other || wanted === undefined) return null;
  const question = clauses.rest.slice(clauses.rest.search(ASKS));
  const isChange = wanted === CHANGE && /\b(?:exothermic|endothermic)\b/i.test(question);
  return isChange || meaningOf(question) === wanted ? solveByLaws(told, wanted, null, [], { bonds: NO_LIST }) : null;
}
