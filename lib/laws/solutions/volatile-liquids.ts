import { equal, minus, plus, times } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { ONE, ZERO } from "../../quantity/decimal.ts";
import { law } from "../law.ts";

/** Above a mixture of two liquids: P = x P°(A) + (1 − x) P°(B). Raoult, of an ideal solution. */
export const volatileLiquids = law({
  id: "total",
  step: { x: "share", "P°₁": "pure", "P°₂": "pure" },
  method: "raoult-law",
  quantities: {
    P: { kind: "pressure", label: "total", letter: "Pₜ", unit: "torr", role: "sample" },
    x: { kind: "mole-fraction", unit: "", named: true },
    "P°₁": { kind: "vapor-pressure", letter: "P°", unit: "torr", named: true },
    "P°₂": { kind: "vapor-pressure", letter: "P°", unit: "torr", role: "other", named: true },
  },
  equation: equal("P", plus(times("x", "P°₁"), times(minus(1, "x"), "P°₂"))),
  strict: true,
  bounds: { x: () => ({ least: ZERO, greatest: ONE }) },
  slips: [
    {
      id: "wrong-reference",
      of: "P",
      value: (at) => at("P°₁").plus(at("P°₂")).minus(at("P")),
    },
    { id: "plain-average", of: "P", value: (at) => at("P°₁").plus(at("P°₂")).div(2) },
    { id: "wrong-reference", of: "x", value: (at) => ONE.minus(at("x")) },
    { id: "inverted-ratio", of: "x", value: (at) => at("P").div(at("P°₁").plus(at("P°₂"))) },
  ],
  example: { x: 0.4, "P°₁": 95, "P°₂": 28 },
  // Each of the two may be the one whose share is known.
  casts(wanted, { givens }) {
    const liquids = [wanted, ...givens].flatMap(({ kind, of }) =>
      kind === "vapor-pressure" && of !== null ? [of] : [],
    );
    const [one, other, ...more] = new Set(liquids);
    if (one === undefined || other === undefined || more.length > 0) return [];
    return [
      { self: one, other },
      { self: other, other: one },
    ];
  },
  state: ({ kind, of, label }) => ({
    id: label === null ? kind : `${kind}-${label}`,
    values: of === null ? {} : { formula: formulaTerm(of) },
  }),
});
