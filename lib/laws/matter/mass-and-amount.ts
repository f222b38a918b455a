import { equal, over } from "../../algebra/tree.ts";
import { shownTerm } from "../../methods/rules/quantity-terms.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { law, stateOfSubstance } from "../law.ts";

const STEPS: Readonly<Record<string, string>> = { n: "mass-to-amount", m: "amount-to-mass" };

/** n = m / M, of a substance by its formula, or of a sample of which only the molar mass is told. */
export const massAndAmount = law({
  id: "mass-and-amount",
  stepTo: (key, { self = null }) => {
    const id = STEPS[key] ?? "sample-to-molar-mass";
    return key === "M" || self !== null ? id : `${id}-of-sample`;
  },
  method: "mass-and-amount",
  quantities: {
    n: { kind: "amount", unit: "mol", named: true },
    m: { kind: "mass", unit: "g", named: true },
    M: { kind: "molar-mass", unit: "g/mol", molarMass: true },
  },
  equation: equal("n", over("m", "M")),
  plain: true,
  strict: true,
  mention(_, { self = null }, values) {
    const [mass, amount] = [values.get("m"), values.get("n")];
    return self === null
      ? {}
      : {
          formula: formulaTerm(self),
          ...(mass !== undefined && { mass: shownTerm(mass) }),
          ...(amount !== undefined && { amount: shownTerm(amount) }),
        };
  },
  state: (wanted) => (wanted.kind === "molar-mass" ? { id: "molar-mass", values: {} } : stateOfSubstance()(wanted)),
});
