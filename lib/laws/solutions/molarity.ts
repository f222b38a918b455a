import { equal, over, plus, times } from "../../algebra/tree.ts";
import { quantity } from "../../quantity/quantity.ts";
import { law, stateOfSubstance } from "../law.ts";

const state = stateOfSubstance({ "solution-volume": "volume" });

/** c = n / V */
export const molarity = law({
  id: "molarity",
  step: { n: "amount", V: "volume" },
  method: "molarity",
  quantities: {
    c: { kind: "molarity", unit: "mol/L", named: true },
    n: { kind: "amount", unit: "mol", named: true },
    V: { kind: "solution-volume", unit: "L" },
  },
  equation: equal("c", over("n", "V")),
  plain: true,
  strict: true,
  state,
});

/** c = w ρ / M, of a solution by the label on its bottle. */
export const molarityOfPercent = law({
  id: "from-percent",
  step: { w: "mass-in-a-liter", ρ: "mass-in-a-liter", M: "mass-in-a-liter" },
  method: "molarity",
  quantities: {
    c: { kind: "molarity", unit: "mol/L", named: true },
    w: { kind: "mass-percent", unit: "%" },
    ρ: { kind: "density", unit: "g/L" },
    M: { kind: "molar-mass", unit: "g/mol", molarMass: true },
  },
  constants: { "100 %": quantity("100", "%") },
  equation: equal("c", over(times("w", "ρ"), times("100 %", "M"))),
  strict: true,
  slips: [{ id: "fraction-for-percent", of: "c", value: (at) => at("c").times(100) }],
  state: (wanted) => (wanted.kind === "molarity" ? state(wanted) : { id: wanted.kind, values: {} }),
});

/** c = b ρ / (1 + b M): a kilogram of solvent with its b moles of solute weighs 1 + b M kilograms. */
export const molarityOfMolality = law({
  id: "from-molality",
  method: "molarity",
  quantities: {
    c: { kind: "molarity", unit: "mol/L", named: true },
    b: { kind: "molality", unit: "mol/kg" },
    ρ: { kind: "density", unit: "kg/L" },
    M: { kind: "molar-mass", unit: "kg/mol", molarMass: true },
  },
  equation: equal("c", over(times("b", "ρ"), plus(1, times("b", "M")))),
  bounds: {
    b: (at) => ({ least: at("c").div(at("ρ")).times("0.999999"), greatest: at("c").div(at("ρ")).times("1e4") }),
  },
  strict: true,
  valid: [(at) => at("c").gt(0) && at("b").gt(0)],
  slips: [{ id: "wrong-reference", of: "c", value: (at) => at("b").times(at("ρ")) }],
  example: { b: 2, ρ: 1.1, M: 0.04 },
  state: (wanted) => (wanted.kind === "molarity" ? state(wanted) : { id: wanted.kind, values: {} }),
});
