import { equal, over, times } from "../../algebra/tree.ts";
import { count, formulaTerm } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { law } from "../law.ts";

const charge = { kind: "charge", unit: "C" } as const;
const electrons = { kind: "electron-amount", letter: "n(e⁻)", unit: "mol" } as const;

/** Q = I t */
export const currentAndCharge = law({
  id: "charge",
  method: "electrolysis",
  quantities: { Q: charge, I: { kind: "current", unit: "A" }, t: { kind: "time", unit: "s" } },
  equation: equal("Q", times("I", "t")),
  plain: true,
});

/** Q = n(e⁻) F */
export const chargeOfElectrons = law({
  id: "electrons",
  method: "electrolysis",
  quantities: { Q: charge, n: electrons },
  constants: { F: CONSTANTS.faraday },
  equation: equal("Q", times("n", "F")),
  plain: true,
});

/** n(X) = n(e⁻) / z: z electrons for each atom or molecule that forms at an electrode. Faraday. */
export const deposit = law({
  id: "deposit",
  step: { ne: "electrons-of-deposit", z: "electrons-each" },
  method: "electrolysis",
  quantities: {
    n: { kind: "amount", unit: "mol", named: true },
    ne: { ...electrons, role: "sample" },
    z: { kind: "electrons-each", unit: "" },
  },
  equation: equal("n", over("ne", "z")),
  plain: true,
  slips: [
    { id: "ignored-charge", of: "n", value: (at) => at("ne") },
    { id: "ignored-charge", of: "ne", value: (at) => at("n") },
  ],
  mention: (_, { self = null }, values) => ({
    ...(self !== null && { formula: formulaTerm(self) }),
    each: count(values.get("z")?.value.toNumber() ?? 1),
  }),
  state: ({ kind }, { self = null }) =>
    kind === "electron-amount" || self === null
      ? { id: kind, values: {} }
      : { id: kind, values: { formula: formulaTerm(self) } },
});
