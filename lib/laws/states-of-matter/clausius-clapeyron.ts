import { equal, ln, minus, over, power, times } from "../../algebra/tree.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { type At, law } from "../law.ts";

const isVapor = (at: At): boolean => ["P₁", "P₂", "T₁", "T₂"].every((letter) => at(letter).gt(0));

/** ln(P₂ / P₁) = ΔHvap / R × (1/T₁ − 1/T₂): the pressure of a vapor over its liquid at two temperatures. Clausius, Clapeyron. */
export const clausiusClapeyron = law({
  id: "clausius-clapeyron",
  method: "vapor-pressure",
  quantities: {
    "P₁": { kind: "vapor-pressure", label: "initial", unit: "torr" },
    "P₂": { kind: "vapor-pressure", label: "final", unit: "torr" },
    ΔH: { kind: "molar-energy", unit: "J/mol" },
    "T₁": { kind: "temperature", label: "initial", unit: "K" },
    "T₂": { kind: "temperature", label: "final", unit: "K" },
  },
  constants: { R: CONSTANTS.gas },
  equation: equal(ln(over("P₂", "P₁")), times(over("ΔH", "R"), minus(power("T₁", -1), power("T₂", -1)))),
  valid: [isVapor],
  example: { "P₁": 760, "P₂": 233, ΔH: 40_700, "T₁": 373, "T₂": 343 },
  applies: (_, { givens }) => givens.some(({ kind, label }) => kind === "vapor-pressure" && label !== null),
  state: ({ kind }) => ({ id: kind, values: {} }),
});
