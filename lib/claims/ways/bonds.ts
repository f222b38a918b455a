import { BOND_ENTHALPIES, type Bond } from "../../chemistry/data/bond-enthalpies.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { type BondCount, countBonds, MOLECULES } from "../../problems/energy/bonds.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence } from "../evidence.ts";
import { multiplesOf, type WayVerdict } from "./line.ts";
import { isComputed, isTold } from "./told.ts";
import { withoutUnits } from "../read-arithmetic.ts";

type Calculation = { readonly tree: Arithmetic; readonly result: ReadNumber; readonly evidence: Evidence };

const ENERGIES: ReadonlySet<number> = new Set([DIMENSIONS.energy, DIMENSIONS.molarEnergy]);
/** Tables of bond energies differ by so much, as a share. */
const TABLES_DIFFER = 0.06;

/** `2 × 431 = 862 kJ`, `436 + 242 = 678 kJ`: the bonds of one side of an equation, each as often as it has it. */
export function judgeBondSum({ tree, result, evidence }: Calculation): WayVerdict {
  const terms = ENERGIES.has(result.quantity.unit.dimension) ? multiplesOf(tree) : null;
  if (terms === null || tree.kind === "number") return null;
  const value = evaluate(withoutUnits(tree));
  if (!value.ok || !isRoundingOf(result, value.value.value)) return null;
  if (!terms.every(([, number]) => isTold(number, evidence))) return null;
  const isOfSide = sidesOf(evidence).some((bonds) => isSumOf(terms, bonds, evidence));
  return isOfSide ? "holds" : null;
}

type Terms = NonNullable<ReturnType<typeof multiplesOf>>;

/** One bond with its count, or all of them; one that was multiplied before stands alone. */
function isSumOf(terms: Terms, bonds: BondCount, evidence: Evidence): boolean {
  const left = new Map(bonds);
  for (const [times, number] of terms) {
    const own = [...left].find(([bond, count]) => isEnergyOf(number, times, bond, count, evidence));
    if (own === undefined) return false;
    left.delete(own[0]);
  }
  return left.size === 0 || terms.length === 1;
}

function isEnergyOf(number: ReadNumber, times: number, bond: Bond, count: number, evidence: Evidence): boolean {
  const perBond = (number.quantity.value.toNumber() * times) / count;
  const isCounted = times === count || (times === 1 && isComputed(number, evidence));
  return isCounted && Math.abs(perBond - BOND_ENTHALPIES[bond]) <= TABLES_DIFFER * BOND_ENTHALPIES[bond];
}

/** The bonds of each side of the equations whose molecules have one structure. */
function sidesOf({ equations }: Evidence): BondCount[] {
  return equations.flatMap((equation) => {
    const molecules = listTerms(equation).map(({ coefficient, formula }) => ({
      formula: formatFormula({ ...formula, state: null }, "ascii"),
      coefficient: (coefficient?.numerator ?? 1) / (coefficient?.denominator ?? 1),
    }));
    if (!molecules.every(({ formula }) => MOLECULES.includes(formula))) return [];
    const count = equation.reactants.length;
    return [countBonds(molecules.slice(0, count)), countBonds(molecules.slice(count))];
  });
}
