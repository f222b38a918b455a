import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence } from "../evidence.ts";
import { withoutUnits } from "../read-arithmetic.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { isWhole, multiplesOf, type WayVerdict } from "./line.ts";
import { isComputed, isTold, pairOf } from "./told.ts";

type Calculation = { readonly tree: Arithmetic; readonly result: ReadNumber; readonly evidence: Evidence };

/** Of a proton, an atom of hydrogen, whose electron then is counted with it, and a neutron, in u. */
const PROTONS: readonly number[] = [1.007276, 1.007825];
const NEUTRON = 1.008665;
const NEAR = 0.00006;
const NUCLIDE = /(?<![\p{L}])([A-Z][a-z]?)\s?[-‑–]\s?(\d{1,3})(?!\d)/u;

/** The parts of a nucleus that the problem names, what it lacks of their mass, and its energy for each of them. */
export function judgeNucleons({ tree, result, evidence }: Calculation): WayVerdict {
  const nuclide = NUCLIDE.exec(evidence.problem);
  const protons = findElement(nuclide?.[1] ?? "")?.number;
  const nucleons = Number(nuclide?.[2] ?? Number.NaN);
  if (protons === undefined || Number.isNaN(nucleons)) return null;
  const value = evaluate(withoutUnits(tree));
  if (!value.ok || !isRoundingOf(result, value.value.value)) return null;
  const { unit } = result.quantity;
  const isMass = unit.dimension === DIMENSIONS.mass || isUnity(unit);
  const terms = multiplesOf(tree);
  if (isMass && terms?.length === 2)
    return terms.some((term) => isCount(term, protons, PROTONS)) &&
      terms.some((term) => isCount(term, nucleons - protons, [NEUTRON]))
      ? "holds"
      : null;
  const pair = pairOf(tree);
  if (isMass && pair?.operator === "-")
    return isComputed(pair.left, evidence) && isTold(pair.right, evidence) && value.value.value.gt(0) ? "holds" : null;
  if (unit.dimension !== DIMENSIONS.energy || tree.kind !== "operation" || tree.operator !== "/") return null;
  if (tree.left.kind !== "number" || tree.right.kind !== "number") return null;
  const isPerNucleon = isWhole(tree.right.number) && tree.right.number.quantity.value.eq(nucleons);
  return isComputed(tree.left.number, evidence) && isPerNucleon ? "holds" : null;
}

function isCount([times, of]: readonly [number, ReadNumber], count: number, masses: readonly number[]): boolean {
  return times === count && masses.some((mass) => Math.abs(of.quantity.value.toNumber() - mass) < NEAR);
}
