import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { areSameUnit } from "../../../quantity/units/unit.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot } from "../../text/spot.ts";

/** "CH4(g) → C(g) + 4H(g), ΔH = +1664 kJ/mol: the mean enthalpy of its bonds", of which all are alike. */

const ASKS =
  /\b(?:mean|average) bond (?:enthalpy|energy|dissociation e\w+)|\bmean [A-Z][a-z]?[-–][A-Z][a-z]? bond e\w+/;
const IS_OF_ATOMS =
  /\batomi[sz]ation\b|\bgaseous atoms\b|(?:->|→|⟶) ?(?:\d ?)?[A-Z][a-z]?\(g\) *\+ *(?:\d ?)?[A-Z][a-z]?\(g\)/;

/** What makes another problem of it. */
const ELSE = /\b(?:formation|combustion|sublimation|not|first|second|successive|remain\w*|other)\b|\bhalf\b/i;

/** A centre with so many equal atoms around it; null where a formula is of no such molecule. */
function starOf(formula: string): { readonly bond: string; readonly count: number } | null {
  const parsed = parseFormula(formula);
  const counts = parsed.ok && parsed.value.charge === 0 ? [...parsed.value.counts] : [];
  const [center, ...centers] = counts.filter(([, count]) => count === 1);
  const [around, ...others] = counts.filter(([, count]) => count > 1);
  if (center === undefined || around === undefined || centers.length > 0 || others.length > 0) return null;
  // Only what forms one bond is around, so that each of the bonds is single.
  return /^(?:H|F|Cl|Br|I)$/.test(around[0]) ? { bond: `${center[0]}–${around[0]}`, count: around[1] } : null;
}

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveMeanBond(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (!ASKS.test(plain) || !IS_OF_ATOMS.test(plain) || ELSE.test(plain)) return null;
  const [told, ...more] = spots.flatMap((spot) => (spot.kind === "quantity" ? [spot.quantity] : []));
  if (told === undefined || more.length > 0 || !told.value.gt(0)) return null;
  if (![getUnit("kJ/mol"), getUnit("kJ")].some((unit) => areSameUnit(unit, told.unit))) return null;
  const formulas = spots.flatMap((spot) => {
    if (spot.kind === "equation") return spot.equation?.species ?? [];
    return spot.kind === "substance" && spot.substance.formulas.length === 1 ? spot.substance.formulas : [];
  });
  const [star, ...stars] = [...new Set(formulas)].flatMap((formula) => starOf(formula) ?? []);
  if (star === undefined || stars.length > 0) return null;
  return solveByLaws(
    [[variableOf("bond-energy", null, "absorbed"), quantity(told.value, "kJ", told.significantFigures)]],
    variableOf("bond-enthalpy", star.bond),
    getUnit("kJ/mol"),
    [],
    { bonds: { broken: [[star.bond, star.count]], formed: [] } },
  );
}
