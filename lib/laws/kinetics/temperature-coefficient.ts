import { equal, over, power } from "../../algebra/tree.ts";
import { quantity } from "../../quantity/quantity.ts";
import { between, law } from "../law.ts";

/** Of r = k₂ / k₁; beyond this the rule is none. */
const MOST = 1e12;

/**
 * r = γ^(ΔT / 10 K), r = k₂ / k₁: near room temperature ten degrees make many reactions two to four times as fast (J. H. van 't
 * Hoff, Études de dynamique chimique, 1884).
 */
export const temperatureCoefficient = law({
  method: "arrhenius",
  id: "coefficient",
  quantities: {
    r: { kind: "constant-ratio", unit: "" },
    γ: { kind: "temperature-coefficient", unit: "" },
    ΔT: { kind: "temperature-change", unit: "K" },
  },
  constants: { ten: quantity(10, "K") },
  equation: equal("r", power("γ", over("ΔT", "ten"))),
  keepsFigures: true,
  valid: [between("r", 1 / MOST, MOST), between("γ", 1.01, 10)],
  example: { γ: 2, ΔT: 30 },
  step: { r: "coefficient", γ: "coefficient", ΔT: "coefficient" },
  slips: [
    { id: "problems-kinetics.arrhenius.slips.proportional", of: "r", value: (at) => at("γ").times(at("ΔT")).div(10) },
  ],
  applies: ({ kind }, { givens }) =>
    kind === "temperature-coefficient" || givens.some((given) => given.kind === "temperature-coefficient"),
  state: ({ kind }) => ({
    id: kind === "constant-ratio" ? "factor" : kind === "temperature-coefficient" ? "coefficient" : "warming",
    values: {},
  }),
});
