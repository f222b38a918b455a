import { equal, sin, times } from "../../algebra/tree.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { type At, between, law, type OwnSlip } from "../law.ts";

const slip = (name: string, of: string, value: (at: At) => Decimal): OwnSlip => ({
  id: `problems-materials.bragg.slips.${name}`,
  of,
  value,
});

const RADIANS = Decimal.acos(-1).div(180);

const sine = (degrees: Decimal): Decimal => degrees.times(RADIANS).sin();

/** How many times as large sin θ gets where 2θ, which diffractometers show, is taken for θ; a calculator that counts in radians. */
const doubled = (at: At): Decimal => sine(at("θ").times(2)).div(sine(at("θ")));
const inRadians = (at: At): Decimal =>
  at("θ")
    .sin()
    .abs()
    .div(sine(at("θ")));

/** n λ = 2 d sin θ: reflections of the planes of a crystal strengthen each other at angles θ between ray and plane (Bragg). */
export const bragg = law({
  id: "bragg",
  method: "bragg",
  quantities: {
    θ: { kind: "glancing-angle", unit: "" },
    n: { kind: "reflection-order", unit: "", whole: true },
    λ: { kind: "wavelength", unit: "pm" },
    d: { kind: "plane-spacing", unit: "pm" },
  },
  equation: equal(times("n", "λ"), times(2, "d", sin("θ"))),
  valid: [between("θ", 0, 90)],
  example: { n: 2, λ: 154, d: 314 },
  slips: [
    slip("double-angle", "d", (at) => at("d").div(doubled(at))),
    slip("double-angle", "λ", (at) => at("λ").times(doubled(at))),
    slip("double-angle", "θ", (at) => at("θ").times(2)),
    slip("radians", "d", (at) => at("d").div(inRadians(at))),
    slip("radians", "λ", (at) => at("λ").times(inRadians(at))),
    slip("radians", "θ", (at) => at("θ").times(RADIANS)),
    slip("order-ignored", "d", (at) => at("d").div(at("n"))),
    slip("order-ignored", "λ", (at) => at("λ").times(at("n"))),
    slip("order-ignored", "θ", (at) => sine(at("θ")).div(at("n")).asin().div(RADIANS)),
    slip("sine-left-out", "θ", (at) => sine(at("θ"))),
  ],
  applies: ({ kind }, { givens }) => kind !== "wavelength" || givens.some((given) => given.kind === "plane-spacing"),
});
