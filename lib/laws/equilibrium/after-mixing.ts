import { equal, over, plus, times } from "../../algebra/tree.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { formulaTerm } from "../../methods/terms.ts";
import type { Law } from "../law.ts";
import { lawOf } from "../law-of.ts";

/** [X] = z c V₁ / (V₁ + V₂): an ion of a salt whose solution is put to another one. */
export function afterMixing(ion: string, count: number): Law {
  return lawOf(["after-mixing", ion, count], () => ({
    id: "after-mixing",
    method: "equilibrium-expression",
    mention: () => ({ formula: formulaTerm(ion) }),
    quantities: {
      ion: {
        kind: "molarity",
        letter: `[${formatFormula(getFormula(ion), "unicode")}]`,
        unit: "mol/L",
        role: "ion",
      },
      c: { kind: "molarity", letter: "c", unit: "mol/L", role: "salt", named: true },
      own: { kind: "solution-volume", letter: "V", unit: "L", role: "salt", named: true },
      other: { kind: "solution-volume", letter: "V", unit: "L", role: "other", named: true },
    },
    equation: equal("ion", over(times(...(count === 1 ? [] : [count]), "c", "own"), plus("own", "other"))),
    bounds: { own: (at) => ({ least: at("other").times("1e-9"), greatest: at("other").times("1e9") }) },
    slips: [{ id: "wrong-reference", of: "ion", value: (at) => at("c").times(count) }],
    example: { c: 0.2, own: 0.1, other: 0.3 },
    state: ({ kind, of }) => ({ id: kind, values: of === null ? {} : { formula: formulaTerm(of) } }),
  }));
}
