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

/** ρ = m / V, of the solute in its solution. */
export const massConcentration = law({
  id: "mass-concentration",
  step: { ρ: "mass-concentration", m: "mass-in-volume", V: "volume-with-mass" },
  method: "molarity",
  quantities: {
    ρ: { kind: "mass-concentration", letter: "ρ", unit: "g/L", named: true },
    m: { kind: "mass", unit: "g", named: true },
    V: { kind: "solution-volume", unit: "L" },
  },
  equation: equal("ρ", over("m", "V")),
  plain: true,
  strict: true,
  slips: [{ id: "inverted-ratio", of: "ρ", value: (at) => at("V").div(at("m")) }],
  state,
});

/** ρ = c M: the moles in a liter as grams. */
export const massOfMolarity = law({
  id: "mass-of-molarity",
  step: { ρ: "grams-of-moles", c: "moles-of-grams", M: "moles-of-grams" },
  method: "molarity",
  quantities: {
    ρ: { kind: "mass-concentration", letter: "ρ", unit: "g/L", named: true },
    c: { kind: "molarity", unit: "mol/L", named: true },
    M: { kind: "molar-mass", unit: "g/mol", molarMass: true },
  },
  equation: equal("ρ", times("c", "M")),
  plain: true,
  strict: true,
  slips: [
    { id: "inverted-ratio", of: "ρ", value: (at) => at("c").div(at("M")) },
    { id: "inverted-ratio", of: "c", value: (at) => at("ρ").times(at("M")) },
  ],
  state: (wanted) => (wanted.kind === "molar-mass" ? { id: "molar-mass", values: {} } : state(wanted)),
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
