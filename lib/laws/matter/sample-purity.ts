import { equal, over, times } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { quantity } from "../../quantity/quantity.ts";
import { law } from "../law.ts";

/** What a step towards a quantity is called, and the sentence that states it. */
const IDS: Readonly<Partial<Record<string, string>>> = { mass: "pure", "mass-percent": "percent" };

/** w = m / m(sample) × 100 %: the share of one substance in an impure sample. */
export const samplePurity = law({
  id: "percent",
  step: { m: "pure", mₛ: "sample" },
  method: "sample-purity",
  quantities: {
    w: { kind: "mass-percent", unit: "%", named: true },
    m: { kind: "mass", unit: "g", named: true },
    mₛ: { kind: "sample-mass", letter: "m", unit: "g", role: "sample" },
  },
  constants: { "100 %": quantity("100", "%") },
  equation: equal("w", over(times("100 %", "m"), "mₛ")),
  plain: true,
  strict: true,
  valid: [(at) => at("m").lte(at("mₛ"))],
  slips: [
    { id: "wrong-reference", of: "m", value: (at) => at("mₛ") },
    { id: "inverted-ratio", of: "m", value: (at) => at("mₛ").div(at("w")).times(100) },
    { id: "wrong-reference", of: "mₛ", value: (at) => at("m") },
    { id: "inverted-ratio", of: "mₛ", value: (at) => at("m").times(at("w")).div(100) },
  ],
  example: { m: 2, mₛ: 2.7 },
  mention: (_, { self = null }) => (self === null ? {} : { formula: formulaTerm(self) }),
  state: ({ kind, of }) => ({
    id: IDS[kind] ?? "sample",
    values: of === null ? {} : { formula: formulaTerm(of) },
  }),
});
