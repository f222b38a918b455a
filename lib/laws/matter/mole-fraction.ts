import { equal, over, plus } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { ONE, ZERO } from "../../quantity/decimal.ts";
import { type At, between, type Law, law, type QuantityDeclaration, SAMPLE } from "../law.ts";

/** The role of each part of a mixture. */
export const partRole = (index: number): string => `part${index + 1}`;

const keysOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index + 1}`);

const amountsOf = (count: number): Record<string, QuantityDeclaration> =>
  Object.fromEntries(
    keysOf(count).map((key, index) => [
      key,
      { kind: "amount", letter: "n", unit: "mol", role: partRole(index), named: true },
    ]),
  );

/** The share of the first part. */
const x: QuantityDeclaration = { kind: "mole-fraction", unit: "", role: partRole(0), named: true };

const state: Law["state"] = ({ kind, of }) => {
  const values = of === null ? {} : { formula: formulaTerm(of) };
  return { id: kind === "amount" ? "amount" : "fraction", values };
};

function declareFraction(count: number): Law {
  const others = keysOf(count).slice(1);
  const quantities: Record<string, QuantityDeclaration> = { x, ...amountsOf(count) };
  const sumOfOthers = (at: At) => others.reduce((sum, key) => sum.plus(at(key)), ZERO);
  return law({
    id: "fraction",
    stepTo: (key) => (key === "x" ? "fraction" : "amount-from-fraction"),
    method: "mole-fraction",
    quantities,
    equation: equal("x", over("n1", plus(...keysOf(count)))),
    plain: true,
    strict: true,
    keepsFigures: true,
    valid: [between("x", 0, 1)],
    // What stands above and below the line follows from the share and all the others: n(A) = x / (1 − x) of them.
    bounds: {
      n1: (at) => ({
        least: ZERO,
        greatest: at("x")
          .div(ONE.minus(at("x")))
          .times(sumOfOthers(at))
          .times(2),
      }),
    },
    slips: [{ id: "wrong-reference", of: "x", value: (at) => at("n1").div(sumOfOthers(at)) }],
    example: { x: 0.3 },
    mention: (_, { part1 = null }) => (part1 === null ? {} : { formula: formulaTerm(part1) }),
    state,
  });
}

const declareTotal =
  (label: "total" | null) =>
  (count: number): Law =>
    law({
      id: "total",
      stepTo: (key) => (key === "nₜ" ? "total" : "rest"),
      method: "mole-fraction",
      quantities: {
        nₜ: { kind: "amount", unit: "mol", role: SAMPLE, ...(label !== null && { label }) },
        ...amountsOf(count),
      },
      equation: equal("nₜ", plus(...keysOf(count))),
      plain: true,
      strict: true,
      state: (wanted, cast, output) =>
        wanted.label === label && wanted.of === null ? { id: "total", values: {} } : state(wanted, cast, output),
    });

/** One law for each number of parts. */
function byCount(declare: (count: number) => Law): (count: number) => Law {
  const known = new Map<number, Law>();
  return (count) => {
    const own = known.get(count) ?? declare(count);
    known.set(count, own);
    return own;
  };
}

/** x(A) = n(A) / (n(A) + n(B) + …), of so many parts. */
export const moleFractionOf = byCount(declareFraction);

/** nₜ = n(A) + n(B) + … */
export const totalAmountOf = byCount(declareTotal("total"));

/** The same where nothing else is told of the mixture. */
export const sampleAmountOf = byCount(declareTotal(null));
