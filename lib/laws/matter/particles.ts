import { equal, over } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { law, stateOfSubstance } from "../law.ts";

/** n = N / N_A, with the exact Avogadro constant of the SI (2019). */
export const amountOfParticles = law({
  id: "amount-of-particles",
  step: { n: "particles-to-amount", N: "amount-to-particles" },
  method: "amount-and-particles",
  quantities: {
    n: { kind: "amount", unit: "mol", named: true },
    N: { kind: "particles", unit: "", named: true },
  },
  constants: { N_A: CONSTANTS.avogadro },
  equation: equal("n", over("N", "N_A")),
  plain: true,
  strict: true,
  mention: (_, { self = null }) => (self === null ? {} : { formula: formulaTerm(self) }),
  state: (wanted) =>
    wanted.kind === "amount"
      ? stateOfSubstance()(wanted)
      : { id: "particles", values: wanted.of === null ? {} : { formula: formulaTerm(wanted.of) } },
});
