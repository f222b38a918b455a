import { count, quantity, step } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Solved } from "../solved-facts.ts";

/** Electrons in the three lower and the two upper orbitals of an octahedral complex. */
function inOctahedron(d: number, spin: "high" | "low"): readonly [lower: number, upper: number] {
  if (spin === "low") return [Math.min(d, 6), Math.max(0, d - 6)];
  const [singles, pairs] = [Math.min(d, 5), Math.max(0, d - 5)];
  const lower = Math.min(singles, 3) + Math.min(pairs, 3);
  return [lower, d - lower];
}

/** What the field of six ligands makes d electrons more stable by, in parts of the splitting; pairing left out. */
export function solveStabilization(d: number, spin: "high" | "low"): Solved {
  const [lower, upper] = inOctahedron(d, spin);
  const energy = new Decimal(-4 * lower + 6 * upper).div(10).toString();
  const steps = [step("split"), step(spin === "low" ? "lower-first" : "all-singly")];
  return {
    steps: [...steps, step("stabilize", [], { lower: count(lower), upper: count(upper) })],
    answer: { id: "stabilization", value: quantity(energy, "Δₒ") },
  };
}
