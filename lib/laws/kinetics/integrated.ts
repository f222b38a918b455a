import { equal, type Equality, ln, minus, negative, number, over, times } from "../../algebra/tree.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { lawValue } from "../law-value.ts";
import { type At, type Law, law, type OwnSlip, type QuantityDeclaration, type Stated } from "../law.ts";
import { inTimeOf } from "../one-time.ts";
import { unitOfConstant } from "./unit-of-constant.ts";

/** The orders whose integrated rate laws are taught. */
export const INTEGRATED_ORDERS = [0, 1, 2] as const;

export type IntegratedOrder = (typeof INTEGRATED_ORDERS)[number];

/** Of a reactant that is used up at the rate k [A]ⁿ. */
const start = { kind: "reactant-molarity", label: "initial", letter: "[A]₀", unit: "mol/L" } as const;
const now = { kind: "reactant-molarity", label: "final", letter: "[A]", unit: "mol/L" } as const;
const t = { kind: "time", unit: "s" } as const;
const half = { kind: "half-life", unit: "s" } as const;
const constant = (order: number) => ({ kind: "rate-constant", unit: unitOfConstant(order) }) as const;
const left = { kind: "fraction-left", label: "final", unit: "" } as const;

const ANSWERS: Readonly<Record<string, string>> = {
  "reactant-molarity initial": "start",
  "reactant-molarity final": "left",
  "rate-constant null": "constant",
  "fraction-left final": "share-left",
  "fraction-left decayed": "share-reacted",
};

const common = {
  method: "integrated-rates",
  state: ({ kind, label }: Variable): Stated => ({ id: ANSWERS[`${kind} ${label}`] ?? kind, values: {} }),
  // Textbooks give as many figures as the data have, differences and logarithms included.
  keepsFigures: true,
} as const;

const isOf =
  (...orders: readonly IntegratedOrder[]) =>
  (_: Variable, { conditions }: Scene): boolean =>
    orders.some((order) => conditions.has(`order-${order}`));

/** Times are counted in the unit of the rate constant, or of the time that is given. */
const inOneTime = (order: number) =>
  inTimeOf(["k", "t½", "t"], (time) => ({ k: unitOfConstant(order, time), t: time, "t½": time }));

const slip = (name: string, of: string, value: (at: At) => Decimal): OwnSlip => ({
  id: `problems-kinetics.integrated-laws.slips.${name}`,
  of,
  value,
});

const NOTHING = new Decimal(Number.NaN);

/** What the laws of the other orders lead to, where that is above zero. */
function byOtherOrders(order: IntegratedOrder, of: string, laws: () => readonly Law[]): OwnSlip[] {
  return INTEGRATED_ORDERS.filter((other) => other !== order).map((other) =>
    slip(`law-of-order-${other}`, of, (at) => {
      const instead = laws()[other];
      if (instead === undefined) return NOTHING;
      const numbers = instead.quantities.flatMap(({ key }) => (key === of ? [] : [[key, at(key)] as const]));
      const value = lawValue(instead, of, Object.fromEntries(numbers));
      return value.gt(0) ? value : NOTHING;
    }),
  );
}

const EQUATIONS: Readonly<Record<IntegratedOrder, Equality>> = {
  0: equal(minus("A₀", "A"), times("k", "t")),
  1: equal(ln(over("A₀", "A")), times("k", "t")),
  2: equal(minus(over(1, "A"), over(1, "A₀")), times("k", "t")),
};

const integrated = (order: IntegratedOrder): Law =>
  law({
    ...common,
    id: `law-${order}`,
    quantities: { A: now, "A₀": start, k: constant(order), t },
    unitsBy: inOneTime(order),
    equation: EQUATIONS[order],
    valid: [(at) => at("A").gt(0) && at("A").lt(at("A₀")) && at("t").gt(0)],
    example: { "A₀": 2, k: 0.01, t: 30 },
    step: { A: "left", "A₀": "start", k: "constant", t: "time" },
    slips: [
      slip("reacted-for-left", "A", (at) => at("A₀").minus(at("A"))),
      ...["A", "k", "t"].flatMap((of) => byOtherOrders(order, of, () => INTEGRATED_LAWS)),
      slip("half-life-for-time", "t", (at) => lawValue(integratedLaw(order), "t", halved(at)).div(at("k"))),
    ],
    applies: isOf(order),
  });

const halved = (at: At) => ({ "A₀": at("A₀"), A: at("A₀").div(2), k: 1 });

/** [A]₀ − [A], ln([A]₀ / [A]) or 1/[A] − 1/[A]₀ is k t: by their orders. */
export const INTEGRATED_LAWS: readonly Law[] = INTEGRATED_ORDERS.map(integrated);

export function integratedLaw(order: IntegratedOrder): Law {
  const found = INTEGRATED_LAWS[order];
  if (found === undefined) throw new Error(`No law of order ${order}`);
  return found;
}

const HALVES: Readonly<Record<IntegratedOrder, Equality>> = {
  0: equal(times(2, "k", "t½"), "A₀"),
  1: equal(times("k", "t½"), ln(number(2))),
  2: equal(times("k", "t½", "A₀"), number(1)),
};

/** What becomes of k or of the half-life without what halving brings in. */
const WITHOUT_HALVING: Readonly<Record<IntegratedOrder, Decimal>> = {
  0: new Decimal(2),
  1: new Decimal(2).ln().pow(-1),
  2: new Decimal(2),
};

const quantitiesOfHalf = (order: IntegratedOrder): Readonly<Record<string, QuantityDeclaration>> => ({
  ...(order !== 1 && { "A₀": start }),
  k: constant(order),
  "t½": half,
});

const halfLife = (order: IntegratedOrder): Law =>
  law({
    ...common,
    id: `half-${order}`,
    quantities: quantitiesOfHalf(order),
    unitsBy: inOneTime(order),
    equation: HALVES[order],
    step: { k: "half", "t½": "half", "A₀": "half" },
    slips: ["k", "t½"].flatMap((of) => [
      slip("half-left-out", of, (at) => at(of).times(WITHOUT_HALVING[order])),
      ...(order === 1
        ? [slip("halved-inverse", of, (at) => at(of).times(WITHOUT_HALVING[1]).div(2))]
        : byOtherOrders(order, of, () => HALF_LIVES)),
    ]),
    applies: isOf(order),
  });

/** 2 k t½ = [A]₀, k t½ = ln 2, k t½ [A]₀ = 1: the first half-life, by their orders. */
export const HALF_LIVES: readonly Law[] = INTEGRATED_ORDERS.map(halfLife);

export function halfLifeLaw(order: IntegratedOrder): Law {
  const found = HALF_LIVES[order];
  if (found === undefined) throw new Error(`No half-life of order ${order}`);
  return found;
}

/** ln x = −k t: of the first order, the share that is left depends on no concentration. */
const shareAfter = law({
  ...common,
  id: "share-after",
  quantities: { x: left, k: constant(1), t },
  unitsBy: inOneTime(1),
  equation: equal(ln("x"), negative(times("k", "t"))),
  valid: [(at) => at("x").gt(0) && at("x").lt(1) && at("t").gt(0)],
  example: { k: 0.01, t: 30 },
  step: { x: "share", k: "constant", t: "time" },
  slips: [
    slip("reacted-for-left", "x", (at) => at("x").neg().plus(1)),
    ...["k", "t"].flatMap((of) => [
      slip("reacted-for-left", of, (at) => at(of).times(at("x").neg().plus(1).ln()).div(at("x").ln())),
      slip("law-of-order-0", of, (at) => at(of).times(at("x").minus(1)).div(at("x").ln())),
    ]),
  ],
  applies: isOf(1),
});

/** x = [A] / [A]₀ */
const shareOfStart = law({
  ...common,
  id: "share-of",
  quantities: { x: left, A: now, "A₀": start },
  equation: equal("x", over("A", "A₀")),
  plain: true,
  valid: [(at) => at("x").gt(0) && at("x").lt(1)],
  example: { A: 1, "A₀": 2 },
  applies: isOf(...INTEGRATED_ORDERS),
});

/** What is left is what has not reacted. */
const reacted = law({
  ...common,
  id: "rest",
  quantities: { x: left, y: { kind: "fraction-left", label: "decayed", unit: "" } },
  equation: equal("x", minus(1, "y")),
  plain: true,
  valid: [(at) => at("x").gt(0) && at("x").lt(1)],
  example: { y: 0.3 },
  step: { y: "reacted" },
  slips: [slip("reacted-for-left", "y", (at) => at("x"))],
  applies: isOf(...INTEGRATED_ORDERS),
});

export const SHARE_LAWS: readonly Law[] = [shareAfter, shareOfStart, reacted];
