import { equal, minus, over, times } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { type Law, SELF } from "../law.ts";
import { lawOf } from "../law-of.ts";

/**
 * n = n₁ − (a/b) n(partner): of what was put in, the part that is left is used up by a partner, of which b moles go with a
 * moles of it.
 */
export function usedWithoutRest(own: number, other: number): Law {
  const [a, b] = own === other ? [1, 1] : [own, other];
  const rest = over(times(...(a === 1 ? [] : [a]), "partner"), b);
  return lawOf(["used-without-rest", a, b], () => ({
    id: "rest",
    method: "mole-ratio",
    quantities: {
      n: { kind: "amount", unit: "mol", named: true },
      "n₁": { kind: "amount", letter: "n₁", label: "first", unit: "mol", named: true },
      partner: { kind: "amount", letter: "n", unit: "mol", role: "partner", named: true },
    },
    equation: equal("n", minus("n₁", rest)),
    plain: true,
    strict: true,
    valid: [(at) => at("n").gt(0), (at) => at("partner").gt(0)],
    slips: [
      { id: "wrong-reference", of: "n", value: (at) => at("n₁") },
      { id: "wrong-reference", of: "n", value: (at) => at("partner").times(a).div(b) },
    ],
    example: { "n₁": 0.01, partner: 0.002 },
    mention: (_, cast) => namesOf(cast[SELF] ?? null, cast.partner ?? null),
    state: ({ of }) => ({ id: "used", values: of === null ? {} : { formula: formulaTerm(of) } }),
  }));
}

const namesOf = (own: string | null, partner: string | null) => ({
  ...(own !== null && { formula: formulaTerm(own) }),
  ...(partner !== null && { partner: formulaTerm(partner) }),
});
