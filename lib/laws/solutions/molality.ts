import { equal, over } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { law } from "../law.ts";

/** b = n(solute) / m(solvent) */
export const molality = law({
  id: "molality",
  step: { n: "amount", m: "solvent" },
  method: "molality",
  quantities: {
    b: { kind: "molality", unit: "mol/kg", named: true },
    n: { kind: "amount", unit: "mol", named: true },
    m: { kind: "mass", unit: "kg", role: "solvent", named: true },
  },
  equation: equal("b", over("n", "m")),
  plain: true,
  strict: true,
  state: ({ kind, of }) => ({
    id: kind === "mass" ? "solvent" : kind,
    values: of === null ? {} : { formula: formulaTerm(of) },
  }),
});
