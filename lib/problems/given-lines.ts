import { printCouple } from "../laws/redox/cells.ts";
import { ALL_LAWS, letterOf } from "../laws/laws.ts";
import { initialOf, measureOf } from "../methods/equilibrium-terms.ts";
import type { Expression, Term } from "../methods/facts.ts";
import { equals, givenTerm } from "../methods/rules/quantity-terms.ts";
import { BARE_SCENE } from "../methods/rules/rule.ts";
import type { Condition, Scene } from "../methods/rules/rule.ts";
import type { Kind, Label, Variable } from "../methods/rules/kinds.ts";
import { equationTerm, expression, variable } from "../methods/terms.ts";
import type { DraftGiven } from "./draft.ts";

/** The letters that quantities go by, where not as in the laws; what has none is named in the statement only. */
const SYMBOLS: Partial<Record<Kind, string>> = {
  particles: "N",
  atoms: "N",
  length: "l",
  energy: "q",
  pressure: "P",
  temperature: "T",
  molality: "b",
  "mole-fraction": "x",
  "isotope-mass": "m",
  abundance: "x",
  "solution-volume": "V",
  "solution-mass": "m",
  "sample-mass": "m",
  "vapor-pressure": "P",
  ph: "pH",
  poh: "pOH",
  hydronium: "[H₃O⁺]",
  hydroxide: "[OH⁻]",
  "acid-constant": "Ka",
  "base-constant": "Kb",
  "acid-exponent": "pKa",
  "base-exponent": "pKb",
  "formation-enthalpy": "ΔHf°",
  "reaction-enthalpy": "ΔH",
  "reaction-entropy": "ΔS",
  "gibbs-energy": "ΔG",
  "standard-gibbs-energy": "ΔG°",
  "equilibrium-constant": "K",
  "solubility-product": "Ksp",
  "reaction-quotient": "Q",
  "molar-energy": "ΔH",
  "percent-ionization": "α",
  "percent-yield": "percent-yield",
  "percent-error": "percent-error",
};

/** What only a law gives a letter to goes by that, its index included. */
const LETTERS_OF_LAWS: ReadonlyMap<string, string> = new Map(
  ALL_LAWS.flatMap(({ quantities }) =>
    quantities.map(({ kind, label, letter }) => [`${kind} ${label}`, letter] as const),
  ),
);

/** Two quantities of one kind that are told apart by words, not by indices: the letter alone would stand for both. */
const NAMES: Partial<Record<Label, string>> = {
  actual: "actual-yield",
  theoretical: "theoretical-yield",
  accepted: "accepted-value",
  measured: "measured-value",
};

/** Where the energy is that of a photon or a level, not heat. */
const RADIANT: readonly Condition[] = ["light", "hydrogen-line", "hydrogen-ionization"];

const MARKS: Partial<Record<Label, string>> = { initial: "₁", final: "₂", first: "₁", second: "₂" };

/** `V₁ = 2.50 L`, `actual yield = 4.20 g`, `m(NaCl) = 5.00 g`, `2 CO + O₂ → 2 CO₂ (ΔH = −566.0 kJ)`; a value alone where its kind has no letter. */
export function givenLine(
  { variable: { kind, of, label }, quantity }: DraftGiven,
  { conditions }: Pick<Scene, "conditions"> = BARE_SCENE,
): Expression {
  // ΔH belongs to an equation, not to a substance.
  if (kind === "reaction-enthalpy" && of !== null)
    return expression(equationTerm(of), "(", variable("ΔH"), "=", givenTerm(quantity), ")");
  if (kind === "electrode-potential" && of !== null) return equals(`E°(${printCouple(of)})`, quantity);
  if (kind === "bond-enthalpy" && of !== null) return equals(`D(${of})`, quantity);
  const letter = symbolOf({ kind, of, label }, { conditions });
  return letter === null ? expression(givenTerm(quantity)) : equals(letter, quantity);
}

/** `V₁`, `m(NaCl)`, `actual yield`; null for a kind that has no letter. */
export function symbolOf(
  { kind, of, label }: Variable,
  { conditions }: Pick<Scene, "conditions"> = BARE_SCENE,
): Term | null {
  if (conditions.has("at-equilibrium") && kind === "molarity" && of !== null)
    return label === "initial" ? initialOf(of) : measureOf(of, "concentration");
  const name = label === null ? undefined : NAMES[label];
  if (name !== undefined) return variable(name);
  const isRadiant = kind === "energy" && RADIANT.some((condition) => conditions.has(condition));
  const symbol = isRadiant ? "E" : (SYMBOLS[kind] ?? letterOf(kind));
  if (symbol === null) {
    const letter = LETTERS_OF_LAWS.get(`${kind} ${label}`);
    return letter === undefined ? null : variable(letter);
  }
  // Of water, where nothing else is said: so the gas above it is told from its vapor.
  const whose = kind === "vapor-pressure" && of === null && label === null ? "H2O" : of;
  return variable(`${symbol}${label === null ? "" : (MARKS[label] ?? "")}`, whose);
}
