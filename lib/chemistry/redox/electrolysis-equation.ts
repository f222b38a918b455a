import { balance } from "../equation/balance.ts";
import { formatEquation } from "../equation/format.ts";
import { getEquation } from "../equation/parse.ts";
import { canonicalOf } from "../formula/format.ts";
import { getFormula } from "../formula/parse.ts";
import { findSalt } from "../ions/salt.ts";
import { findDischarges } from "./discharge.ts";
import type { DischargeRule, Electrolysis } from "./electrolysis.ts";

/** Where one electrode makes OH- of water and the other H+, or where both use up the one that there is, only water is. */
const OF_WATER = "H2O -> H2 + O2";

const group = (atoms: string, count: number): string =>
  count === 1 ? atoms : `${/^[A-Z][a-z]?$/.test(atoms) ? atoms : `(${atoms})`}${count}`;

/** What is used up and made by both electrodes together; null where one of them is undecided, or metal only moves across. */
function skeletonOf(cell: Electrolysis): string | null {
  const { cathode, anode } = findDischarges(cell);
  if (!cathode.ok || !anode.ok || anode.value.rule === "own-metal") return null;
  const [made, freed] = [cathode.value.product, anode.value.product];
  const salt = cell.electrolyte;
  const is = (rule: DischargeRule): boolean => cathode.value.rule === rule || anode.value.rule === rule;
  if (is("melt-hydroxide")) return `${salt} -> ${made} + ${freed} + H2O`;
  if (is("melt-anion")) return `${salt} -> ${made} + ${freed}`;
  if (made === "H2" && freed === "O2") return OF_WATER;
  const ions = findSalt(getFormula(salt));
  const [cation, ...others] = ions?.cations ?? [];
  if (ions === null || cation === undefined || others.length > 0 || ions.waters > 0) return null;
  if (made !== "H2" && freed === "O2") {
    const { formula } = ions.anion;
    return `${salt} + H2O -> ${made} + O2 + ${group("H", -formula.charge)}${canonicalOf({ ...formula, charge: 0 })}`;
  }
  if (!is("reactive-metal")) return `${salt} -> ${made} + ${freed}`;
  const [metal = ""] = cation.formula.counts.keys();
  return `${salt} + H2O -> ${metal}${group("OH", cation.formula.charge)} + ${made} + ${freed}`;
}

/** The equation of an electrolysis as a whole, balanced, in canonical ASCII; null where the rules do not decide it. */
export function findElectrolysisEquation(cell: Electrolysis): string | null {
  const skeleton = skeletonOf(cell);
  const equation = skeleton === null ? null : getEquation(skeleton);
  const outcome = equation === null ? null : balance(equation);
  const isBalanced = outcome?.kind === "balanced" || outcome?.kind === "already-balanced";
  return equation !== null && isBalanced ? formatEquation(equation, "ascii", outcome.coefficients) : null;
}
