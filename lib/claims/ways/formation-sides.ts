import type { Equation } from "../../chemistry/equation/equation.ts";
import { enthalpyOfSide } from "../../chemistry/reaction/heat-of.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import { withoutUnits } from "../read-arithmetic.ts";
import type { Calculation } from "./calculation.ts";
import { multiplesOf, type WayVerdict } from "./line.ts";

const KINDS: ReadonlySet<number> = new Set([DIMENSIONS.energy, DIMENSIONS.molarEnergy]);
/** Books' enthalpies of formation differ by so much, as a share. */
const TABLES_DIFFER = 0.006;

/** `3(−393.5) + 4(−285.8) = −2323.7 kJ`: one side of the last equation by its enthalpies of formation, each as often as it stands there. */
export function judgeFormationSide({ tree, result, evidence }: Calculation): WayVerdict {
  const equation = evidence.equations.at(-1);
  const bare = withoutUnits(tree);
  const terms = multiplesOf(bare);
  const value = evaluate(bare);
  const { unit } = result.quantity;
  if (equation === undefined || terms === null || terms.length < 2 || !value.ok) return null;
  if (!isRoundingOf(result, value.value.value) || !(isUnity(unit) || KINDS.has(unit.dimension))) return null;
  const told = value.value.value.toNumber();
  const isOf = (side: Equation["reactants"]): boolean => {
    const tabled = enthalpyOfSide(side);
    const counts = side.map(({ coefficient: own }) => (own === null ? 1 : own.numerator / own.denominator));
    return (
      tabled !== null &&
      Math.abs(told - tabled) <= TABLES_DIFFER * Math.abs(tabled) &&
      terms.every(([times]) => counts.includes(times))
    );
  };
  return isOf(equation.reactants) || isOf(equation.products) ? "holds" : null;
}
