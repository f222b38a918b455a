import { equal, plus, times } from "../../algebra/tree.ts";
import { law, stateOfSubstance } from "../law.ts";

const state = stateOfSubstance({ "solution-volume": "volume" });

const volumeAt = (label: "initial" | "final" | "first" | "second") =>
  ({ kind: "solution-volume", label, unit: "mL" }) as const;

/** c₁ V₁ = c₂ V₂: water adds no solute. */
export const dilution = law({
  id: "dilution",
  step: { "c₁": "molarity", "c₂": "molarity", "V₁": "volume", "V₂": "volume" },
  method: "dilution",
  quantities: {
    "c₁": { kind: "molarity", label: "initial", unit: "mol/L" },
    "V₁": volumeAt("initial"),
    "c₂": { kind: "molarity", label: "final", unit: "mol/L" },
    "V₂": volumeAt("final"),
  },
  equation: equal(times("c₁", "V₁"), times("c₂", "V₂")),
  strict: true,
  state,
});

/** c₂ V₃ = c₃ V₄: of what was diluted once a portion, V₃, is diluted again. */
export const furtherDilution = law({
  id: "further-dilution",
  step: { "c₂": "molarity", "c₃": "molarity", "V₃": "volume", "V₄": "volume" },
  method: "dilution",
  quantities: {
    "c₂": { kind: "molarity", label: "final", unit: "mol/L" },
    "V₃": volumeAt("first"),
    "c₃": { kind: "molarity", label: "second", unit: "mol/L" },
    "V₄": volumeAt("second"),
  },
  equation: equal(times("c₂", "V₃"), times("c₃", "V₄")),
  strict: true,
  state,
});

/** V₂ = V₁ + V(water), as if volumes were additive, which for dilute solutions they nearly are. */
export const addedWater = law({
  id: "filled",
  step: { V: "water", "V₁": "start" },
  method: "dilution",
  quantities: {
    "V₂": volumeAt("final"),
    "V₁": volumeAt("initial"),
    V: { kind: "volume", unit: "mL", role: "water", named: true },
  },
  equation: equal("V₂", plus("V₁", "V")),
  plain: true,
  strict: true,
  slips: [
    { id: "wrong-reference", of: "V", value: (at) => at("V₂") },
    { id: "wrong-reference", of: "V₂", value: (at) => at("V") },
    { id: "wrong-reference", of: "V₁", value: (at) => at("V₂") },
  ],
  example: { V: 2, "V₁": 1.3 },
  state: (wanted) => (wanted.kind === "volume" ? { id: "water", values: {} } : state(wanted)),
});
