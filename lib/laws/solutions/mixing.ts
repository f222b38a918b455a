import { equal, over, plus, times } from "../../algebra/tree.ts";
import { type At, law, stateOfSubstance } from "../law.ts";
import { beside } from "./percent-mixing.ts";

const strengths = (at: At) => [at("n₁").div(at("V₁")), at("n₂").div(at("V₂"))] as const;

/** c = (n₁ + n₂) / (V₁ + V₂), as if volumes were additive, which for dilute solutions they nearly are. */
export const mixing = law({
  id: "mixed",
  method: "solution-mixing",
  quantities: {
    c: { kind: "molarity", unit: "mol/L", named: true },
    "n₁": { kind: "amount", label: "first", unit: "mol" },
    "V₁": { kind: "solution-volume", label: "first", unit: "L" },
    "n₂": { kind: "amount", label: "second", unit: "mol" },
    "V₂": { kind: "solution-volume", label: "second", unit: "L" },
  },
  equation: equal("c", over(plus("n₁", "n₂"), plus("V₁", "V₂"))),
  plain: true,
  strict: true,
  slips: [
    {
      id: "plain-average",
      of: "c",
      value(at) {
        const [first, second] = strengths(at);
        return first.plus(second).div(2);
      },
    },
    {
      id: "added-concentrations",
      of: "c",
      value(at) {
        const [first, second] = strengths(at);
        return first.plus(second);
      },
    },
  ],
  example: { "n₁": 2, "V₁": 1.5, "n₂": 3, "V₂": 2.5 },
  state: stateOfSubstance({ "solution-volume": "volume" }),
});

/** c = (c₁V₁ + c₂V₂) / (V₁ + V₂): by the strengths of the two, where one of the volumes is asked for. */
export const mixingByStrengths = law({
  id: "mixed-by-strengths",
  stepTo: () => "mixed",
  method: "solution-mixing",
  quantities: {
    c: { kind: "molarity", unit: "mol/L", named: true },
    "c₁": { kind: "molarity", label: "first", unit: "mol/L" },
    "V₁": { kind: "solution-volume", label: "first", unit: "L" },
    "c₂": { kind: "molarity", label: "second", unit: "mol/L" },
    "V₂": { kind: "solution-volume", label: "second", unit: "L" },
  },
  equation: equal("c", over(plus(times("c₁", "V₁"), times("c₂", "V₂")), plus("V₁", "V₂"))),
  plain: true,
  strict: true,
  // The mixture lies between the two.
  valid: [
    (at) =>
      at("c")
        .minus(at("c₁"))
        .times(at("c").minus(at("c₂")))
        .lt(0),
  ],
  bounds: { "V₁": beside("V₂"), "V₂": beside("V₁") },
  example: { c: 2, "c₁": 1, "V₁": 1.5, "c₂": 4, "V₂": 0.75 },
  state: stateOfSubstance({ "solution-volume": "volume" }),
});
