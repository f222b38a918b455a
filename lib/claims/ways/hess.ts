import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence } from "../evidence.ts";
import { withoutUnits } from "../read-arithmetic.ts";
import type { WayVerdict } from "./line.ts";
import { hessHeat, toldHeatsOf } from "./told-heats.ts";

type Calculation = { readonly tree: Arithmetic; readonly result: ReadNumber; readonly evidence: Evidence };

const ENERGIES: ReadonlySet<number> = new Set([DIMENSIONS.energy, DIMENSIONS.molarEnergy]);
const NEAR = 0.001;

/** A sum of the heats that the problem tells of equations: what comes out is the heat of an equation that was written. */
export function judgeHess({ tree, result, evidence }: Calculation): WayVerdict {
  const told =
    tree.kind === "operation" && ENERGIES.has(result.quantity.unit.dimension) ? toldHeatsOf(evidence.problem) : [];
  const value = told.length < 2 ? null : evaluate(withoutUnits(tree));
  if (value === null || !value.ok || !isRoundingOf(result, value.value.value, 1)) return null;
  const own = value.value.value.toNumber();
  const isOf = evidence.equations.some((equation) => {
    const heat = hessHeat(equation, told);
    return heat !== null && heat !== 0 && Math.abs(own / heat - 1) <= NEAR;
  });
  return isOf ? "holds" : null;
}
