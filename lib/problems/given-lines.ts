import type { Expression } from "../methods/facts.ts";
import { givenTerm } from "../methods/rules/quantity-terms.ts";
import type { Kind, Label } from "../methods/rules/kinds.ts";
import { equationTerm, expression, variable } from "../methods/terms.ts";
import type { DraftGiven } from "./draft.ts";

/** The letters that quantities go by; what has none is named in the statement only. */
const SYMBOLS: Partial<Record<Kind, string>> = {
  mass: "m",
  amount: "n",
  particles: "N",
  atoms: "N",
  volume: "V",
  density: "ρ",
  "molar-mass": "M",
  length: "l",
  time: "t",
  energy: "q",
  pressure: "P",
  temperature: "T",
  "mass-percent": "w",
  molarity: "c",
  molality: "b",
  "mole-fraction": "x",
  "solution-volume": "V",
  "solution-mass": "m",
  "vapor-pressure": "P",
  ph: "pH",
  poh: "pOH",
  hydronium: "[H₃O⁺]",
  hydroxide: "[OH⁻]",
  "acid-constant": "Ka",
  "base-constant": "Kb",
  "acid-exponent": "pKa",
  "base-exponent": "pKb",
  "temperature-change": "ΔT",
  "specific-heat": "c",
  "heat-capacity": "C",
  "specific-enthalpy": "L",
  "formation-enthalpy": "ΔHf°",
  "reaction-enthalpy": "ΔH",
  wavelength: "λ",
  frequency: "ν",
  "half-life": "t½",
  absorbance: "A",
  current: "I",
  charge: "Q",
  "electrons-each": "z",
  "electron-amount": "n(e⁻)",
  "molar-energy": "ΔH",
  absorptivity: "ε",
  "path-length": "l",
  transmittance: "T",
  "percent-ionization": "α",
};

const MARKS: Partial<Record<Label, string>> = { initial: "₁", final: "₂", first: "₁", second: "₂" };

/** `V₁ = 2.50 L`, `m(NaCl) = 5.00 g`, `2 CO + O₂ → 2 CO₂ (ΔH = −566.0 kJ)`; a value alone where its kind has no letter. */
export function givenLine({ variable: { kind, of, label }, quantity }: DraftGiven): Expression {
  const symbol = SYMBOLS[kind];
  // ΔH belongs to an equation, not to a substance.
  if (kind === "reaction-enthalpy" && of !== null) return expression(equationTerm(of), "(", variable("ΔH"), "=", givenTerm(quantity), ")");
  if (symbol === undefined) return expression(givenTerm(quantity));
  // Of water, where nothing else is said: so the gas above it is told from its vapor.
  const whose = kind === "vapor-pressure" && of === null && label === null ? "H2O" : of;
  return expression(variable(`${symbol}${label === null ? "" : (MARKS[label] ?? "")}`, whose), "=", givenTerm(quantity));
}
