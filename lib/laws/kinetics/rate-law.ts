import { equal, power, times } from "../../algebra/tree.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { type Decimal, ONE, ZERO } from "../../quantity/decimal.ts";
import { type At, type Law, law, type OwnSlip, type QuantityDeclaration, type Stated } from "../law.ts";
import { inTimeOf } from "../one-time.ts";
import { unitOfConstant } from "./unit-of-constant.ts";

/** The orders of a reaction by the formulas of its reactants; one of order zero has no effect. */
export type Orders = readonly (readonly [formula: string, order: number])[];

const METHOD = "rate-law";

/** `[NO]` */
function bracketed(formula: string): string {
  const parsed = parseFormula(formula);
  return `[${parsed.ok ? formatFormula(parsed.value, "unicode") : formula}]`;
}

const slip = (name: string, of: string, value: (at: At) => Decimal): OwnSlip => ({
  id: `problems-kinetics.rate-law-in-use.slips.${name}`,
  of,
  value,
});

const productOf = (factors: readonly Decimal[]): Decimal => factors.reduce((all, each) => all.times(each), ONE);

/** What the product of the powers becomes with other exponents, as a multiple of the right one. */
const changed =
  (orders: Orders, other: (order: number, index: number) => number) =>
  (at: At): Decimal =>
    productOf(orders.map(([formula, order], index) => at(formula).pow(other(order, index) - order)));

const greatest = (orders: Orders): number => Math.max(...orders.map(([, order]) => order));

function slipsOfExponents(orders: Orders, key: string, sign: 1 | -1): OwnSlip[] {
  const told = (name: string, other: (order: number, index: number) => number): OwnSlip => {
    const change = changed(orders, other);
    return slip(name, key, (at) => at(key).times(change(at).pow(sign)));
  };
  const exchanged = orders.map(([, order]) => order).toReversed();
  return [
    told("exponent-left-out", (order) => Math.min(order, 1)),
    told("order-zero-counted", (order) => Math.max(order, 1)),
    told("exponents-exchanged", (order, index) => exchanged[index] ?? order),
  ];
}

function slipsOfRate(orders: Orders): OwnSlip[] {
  const flat = changed(orders, (order) => Math.min(order, 1));
  return [
    ...slipsOfExponents(orders, "v", 1),
    slip("exponent-as-factor", "v", (at) => at("v").times(flat(at)).times(greatest(orders))),
    slip("constant-left-out", "v", (at) => at("v").div(at("k"))),
    { id: "divided-instead-of-multiplied", of: "v", value: (at) => at("v").div(at("k").pow(2)) },
    slip("concentrations-added", "v", (at) =>
      at("k").times(orders.reduce((sum, [formula]) => sum.plus(at(formula)), ZERO)),
    ),
  ];
}

function slipsOfConcentration(orders: Orders, [own, order]: Orders[number]): OwnSlip[] {
  const others = orders.filter(([formula]) => formula !== own);
  return [
    ...(order === 2 ? [slip("half-for-root", own, (at) => at(own).pow(2).div(2))] : []),
    ...(order === 1 ? [slip("root-too-many", own, (at) => at(own).sqrt())] : []),
    slip("other-left-out", own, (at) =>
      at(own).times(productOf(others.map(([formula, power]) => at(formula).pow(power))).pow(1 / order)),
    ),
  ];
}

const state = ({ kind, of }: Variable): Stated =>
  kind === "molarity" || kind === "concentration-factor"
    ? { id: kind, values: of === null ? {} : { a: formulaTerm(of) } }
    : { id: kind, values: {} };

const known = new Map<string, Law>();

function once(name: string, orders: Orders, make: () => Law): Law {
  const key = `${name} ${JSON.stringify(orders)}`;
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}

const namesOf = (orders: Orders): string =>
  orders.map(([formula, order]) => `${formula}${order === 1 ? "" : order}`).join("-");

/** v = k [A]ᵐ [B]ⁿ, by its orders, which are measured. */
export const rateLaw = (orders: Orders): Law =>
  once("law", orders, () => {
    const overall = orders.reduce((sum, [, order]) => sum + order, 0);
    return law({
      id: `rate-${namesOf(orders)}`,
      method: METHOD,
      quantities: {
        v: { kind: "rate", unit: "mol/(L·s)" },
        k: { kind: "rate-constant", unit: unitOfConstant(overall) },
        ...Object.fromEntries(
          orders.map(([formula]): [string, QuantityDeclaration] => [
            formula,
            { kind: "molarity", letter: bracketed(formula), unit: "mol/L", role: formula },
          ]),
        ),
      },
      unitsBy: inTimeOf(["k", "v"], (time) => ({ k: unitOfConstant(overall, time), v: `mol/(L·${time})` })),
      equation: equal("v", times("k", ...orders.map(([formula, order]) => power(formula, order)))),
      // Textbooks give as many figures as the data have.
      keepsFigures: true,
      stepTo: (key) => (key === "v" ? "rate" : key === "k" ? "constant" : "concentration"),
      slips: [
        ...slipsOfRate(orders),
        ...slipsOfExponents(orders, "k", -1),
        ...orders.flatMap((each) => (each[1] === 0 ? [] : slipsOfConcentration(orders, each))),
      ],
      state,
    });
  });

/** f = xᵐ yⁿ: by which factor the rate changes when concentrations do; k stays what it is. */
export const rateFactor = (orders: Orders): Law =>
  once("factor", orders, () =>
    law({
      id: `factor-${namesOf(orders)}`,
      method: METHOD,
      quantities: {
        f: { kind: "rate-factor", letter: "v₂/v₁", unit: "" },
        ...Object.fromEntries(
          orders.map(([formula]): [string, QuantityDeclaration] => [
            formula,
            { kind: "concentration-factor", letter: "x", named: true, unit: "", role: formula },
          ]),
        ),
      },
      equation: equal("f", times(...orders.map(([formula, order]) => power(formula, order)))),
      plain: true,
      stepTo: () => "factor",
      slips: [
        ...slipsOfExponents(orders, "f", 1),
        slip("factors-added", "f", (at) =>
          orders.reduce((sum, [formula, order]) => (order === 0 ? sum : sum.plus(at(formula).pow(order))), ZERO),
        ),
        slip("exponent-as-factor", "f", (at) =>
          productOf(orders.map(([formula, order]) => at(formula).times(Math.max(order, 1)))),
        ),
        slip("change-inverted", "f", (at) => ONE.div(at("f"))),
      ],
      state,
    }),
  );

/** As examples for whoever walks over all laws: those of a course. */
const TAUGHT: readonly Orders[] = [
  [["A", 1]],
  [["A", 2]],
  [
    ["A", 1],
    ["B", 1],
  ],
  [
    ["A", 2],
    ["B", 1],
  ],
];

export const RATE_LAWS: readonly Law[] = TAUGHT.flatMap((orders) => [rateLaw(orders), rateFactor(orders)]);
