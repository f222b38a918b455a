import { equal, over, times } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { type Law, law, type Stated, stateOfSubstance } from "../law.ts";

/** What of a solution is measured out in parts. */
type Portioned = "mass" | "sample-mass" | "amount";

const state =
  (kind: Portioned): Law["state"] =>
  (wanted): Stated => {
    if (wanted.kind === "solution-volume")
      return wanted.of === null
        ? { id: "volume-of-sample", values: {} }
        : { id: "volume", values: { formula: formulaTerm(wanted.of) } };
    if (kind === "amount") return stateOfSubstance()(wanted);
    const id = kind === "mass" && wanted.of !== null ? "mass" : "mass-of-sample";
    return { id, values: wanted.of === null ? {} : { formula: formulaTerm(wanted.of) } };
  };

/** m = m₁ V / V₁: a portion of a solution holds as large a share of what was dissolved as its share of the volume. */
const portionOf = (kind: Portioned): Law => {
  const [letter, unit] = kind === "amount" ? ["n", "mol"] : ["m", "g"];
  return law({
    id: `portion-of-${kind}`,
    step: { m: "portion", "m₁": "whole", V: "portion", "V₁": "whole" },
    method: "dilution",
    quantities: {
      m: { kind, letter, unit },
      "m₁": { kind, letter: `${letter}₁`, label: "first", unit },
      V: { kind: "solution-volume", unit: "mL", role: "solute" },
      "V₁": { kind: "solution-volume", label: "first", unit: "mL", role: "solute" },
    },
    equation: equal("m", over(times("m₁", "V"), "V₁")),
    plain: true,
    strict: true,
    valid: [(at) => at("V").lte(at("V₁"))],
    slips: [
      { id: "wrong-reference", of: "m", value: (at) => at("m₁") },
      { id: "wrong-reference", of: "m₁", value: (at) => at("m") },
    ],
    example: { "m₁": 2, V: 25, "V₁": 250 },
    state: state(kind),
  });
};

export const PORTIONS: Readonly<Record<Portioned, Law>> = {
  mass: portionOf("mass"),
  "sample-mass": portionOf("sample-mass"),
  amount: portionOf("amount"),
};

const STOCK = { kind: "solution-volume", letter: "V₀", label: "initial", unit: "L" } as const;
const stateOfStock = stateOfSubstance({ "solution-volume": "volume" });

/** c = n₁ / V₀: all that is in the flask came with what was taken of the solution at first. */
export const strengthOfStock = law({
  id: "strength-of-stock",
  method: "dilution",
  quantities: {
    c: { kind: "molarity", label: "initial", unit: "mol/L" },
    "n₁": { kind: "amount", label: "first", unit: "mol" },
    "V₀": STOCK,
  },
  equation: equal("c", over("n₁", "V₀")),
  plain: true,
  strict: true,
  state: stateOfStock,
});

/** ρ = m₁ / V₀ */
export const gramsOfStock = law({
  id: "grams-of-stock",
  step: { ρ: "strength-of-stock", "m₁": "strength-of-stock", "V₀": "strength-of-stock" },
  method: "dilution",
  quantities: {
    ρ: { kind: "mass-concentration", letter: "ρ", label: "initial", unit: "g/L" },
    "m₁": { kind: "mass", label: "first", unit: "g" },
    "V₀": STOCK,
  },
  equation: equal("ρ", over("m₁", "V₀")),
  plain: true,
  strict: true,
  state: stateOfStock,
});
