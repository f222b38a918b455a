import { equal, times } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { law } from "../law.ts";

/** m = ρ V, of a substance or of a sample without a name. */
export const density = law({
  id: "density",
  step: { m: "mass", V: "volume" },
  method: "density",
  quantities: {
    m: { kind: "mass", unit: "g" },
    ρ: { kind: "density", unit: "g/mL" },
    V: { kind: "volume", unit: "mL" },
  },
  equation: equal("m", times("ρ", "V")),
  plain: true,
  state: ({ kind, of }) =>
    of === null ? { id: `${kind}-of-sample`, values: {} } : { id: kind, values: { formula: formulaTerm(of) } },
});
