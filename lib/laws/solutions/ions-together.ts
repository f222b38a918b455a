import { equal, over, plus, times, type TreeLike } from "../../algebra/tree.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { type At, type Law, stateOfSubstance } from "../law.ts";
import { lawOf } from "../law-of.ts";

/** As much of one solution as can be told beside the other. */
const beside = (other: string) => (at: At) => ({
  least: at(other).times("1e-9"),
  greatest: at(other).times("1e9"),
});

const brought = (count: number, strength: string, volume: string): TreeLike =>
  times(...(count === 1 ? [] : [count]), strength, volume);

/**
 * [X] = (z₁ c₁ V₁ + z₂ c₂ V₂) / (V₁ + V₂): an ion that two salts bring into one solution, whose volumes nearly add up where
 * they are dilute. z are the ions in one unit of each salt.
 */
export function ionsTogether(ion: string, counts: readonly [first: number, second: number]): Law {
  const [first, second] = counts;
  return lawOf(["ions-together", ion, counts], () => ({
    id: "ions-together",
    method: "solution-mixing",
    mention: () => ({ formula: formulaTerm(ion) }),
    quantities: {
      ion: { kind: "molarity", letter: `[${formatFormula(getFormula(ion), "unicode")}]`, unit: "mol/L", role: "ion" },
      "c₁": { kind: "molarity", letter: "c", unit: "mol/L", role: "first", named: true },
      "V₁": { kind: "solution-volume", letter: "V", unit: "L", role: "first", named: true },
      "c₂": { kind: "molarity", letter: "c", unit: "mol/L", role: "second", named: true },
      "V₂": { kind: "solution-volume", letter: "V", unit: "L", role: "second", named: true },
    },
    equation: equal("ion", over(plus(brought(first, "c₁", "V₁"), brought(second, "c₂", "V₂")), plus("V₁", "V₂"))),
    bounds: { "V₁": beside("V₂"), "V₂": beside("V₁") },
    slips: [
      {
        id: "added-concentrations",
        of: "ion",
        value: (at) => at("c₁").times(first).plus(at("c₂").times(second)),
      },
      {
        id: "missing-coefficient",
        of: "ion",
        value: (at) =>
          at("c₁")
            .times(at("V₁"))
            .plus(at("c₂").times(at("V₂")))
            .div(at("V₁").plus(at("V₂"))),
      },
    ],
    example: { "c₁": 0.2, "V₁": 0.1, "c₂": 0.5, "V₂": 0.3 },
    state: stateOfSubstance({ "solution-volume": "volume" }),
  }));
}
