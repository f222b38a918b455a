import { equal, over, times } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { type Law, law, type Stated } from "../law.ts";

/** What of a solution is measured out in parts. */
export type Portioned = "mass" | "sample-mass";

const state =
  (kind: Portioned): Law["state"] =>
  (wanted): Stated => {
    if (wanted.kind === "solution-volume")
      return wanted.of === null
        ? { id: "volume-of-sample", values: {} }
        : { id: "volume", values: { formula: formulaTerm(wanted.of) } };
    const id = kind === "mass" && wanted.of !== null ? "mass" : "mass-of-sample";
    return { id, values: wanted.of === null ? {} : { formula: formulaTerm(wanted.of) } };
  };

/** m = m₁ V / V₁: a portion of a solution holds as large a share of what was dissolved as its share of the volume. */
const portionOf = (kind: Portioned): Law =>
  law({
    id: `portion-of-${kind}`,
    step: { m: "portion", "m₁": "whole", V: "portion", "V₁": "whole" },
    method: "dilution",
    quantities: {
      m: { kind, letter: "m", unit: "g" },
      "m₁": { kind, letter: "m₁", label: "first", unit: "g" },
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

export const PORTIONS: Readonly<Record<Portioned, Law>> = {
  mass: portionOf("mass"),
  "sample-mass": portionOf("sample-mass"),
};
