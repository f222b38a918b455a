import { equal, over, plus, times } from "../../algebra/tree.ts";
import { type At, type Law, law } from "../law.ts";

const beside = (other: string) => (at: At) => ({
  least: at(other).times("1e-9"),
  greatest: at(other).times("1e9"),
});

const state: Law["state"] = ({ kind }) => ({ id: kind, values: {} });

const P = { kind: "pressure", label: "final", unit: "atm" } as const;
const first = {
  "P₁": { kind: "pressure", label: "first", unit: "atm" },
  "V₁": { kind: "volume", label: "first", unit: "L" },
} as const;
const second = { kind: "volume", label: "second", unit: "L" } as const;

/** P = P₁ V₁ / (V₁ + V₂): a gas that may fill a second, empty vessel too, at one temperature. Boyle. */
export const spreadGas = law({
  id: "spread",
  method: "gas-laws",
  quantities: { P, ...first, "V₂": second },
  equation: equal("P", over(times("P₁", "V₁"), plus("V₁", "V₂"))),
  bounds: { "V₁": beside("V₂") },
  valid: [(at) => at("P").gt(0) && at("V₂").gt(0)],
  slips: [
    { id: "wrong-reference", of: "P", value: (at) => at("P₁").times(at("V₁")).div(at("V₂")) },
    {
      id: "inverted-ratio",
      of: "P",
      value: (at) =>
        at("P₁")
          .times(at("V₁").plus(at("V₂")))
          .div(at("V₁")),
    },
  ],
  example: { "P₁": 2, "V₁": 1.5, "V₂": 3 },
  state,
});

/** P = (P₁ V₁ + P₂ V₂) / (V₁ + V₂): two gases whose vessels are joined, at one temperature. Boyle and Dalton. */
export const joinedGases = law({
  id: "joined",
  method: "gas-laws",
  quantities: { P, ...first, "P₂": { kind: "pressure", label: "second", unit: "atm" }, "V₂": second },
  equation: equal("P", over(plus(times("P₁", "V₁"), times("P₂", "V₂")), plus("V₁", "V₂"))),
  bounds: { "V₁": beside("V₂"), "V₂": beside("V₁") },
  valid: [(at) => at("P").gt(0)],
  slips: [{ id: "plain-average", of: "P", value: (at) => at("P₁").plus(at("P₂")).div(2) }],
  example: { "P₁": 2, "V₁": 1.5, "P₂": 5, "V₂": 3 },
  state,
});
