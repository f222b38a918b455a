import { INTEGRATED_ORDERS, integratedLaw, type IntegratedOrder } from "../laws/kinetics/integrated.ts";
import { unitOfConstant } from "../laws/kinetics/unit-of-constant.ts";
import { lawCurve } from "../laws/law-curve.ts";
import { convertTo, getValueIn } from "../quantity/conversion.ts";
import { ONE } from "../quantity/decimal.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { convertValue } from "../quantity/units/unit.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { consistsOf, isFoundBy } from "./consists-of.ts";
import { findPlayed } from "./greatest.ts";
import type { Scenery } from "./picture.ts";

export type Rates = {
  readonly order: IntegratedOrder;
  readonly constant: Quantity;
  readonly before: Quantity;
  readonly left: Quantity;
  readonly time: Quantity;
  /** How much is left of all, from 0 to 1. */
  readonly share: number;
  /** What is left over time, in the units below. */
  readonly curve: readonly (readonly [time: number, left: number])[];
  readonly units: { readonly time: string; readonly left: string };
};

const METHODS: ReadonlySet<string> = new Set(["integrated-rates"]);
const KINDS: ReadonlySet<string> = new Set(["reactant-molarity", "rate-constant", "time", "half-life"]);

/** The curve reaches so many times as far as the problem. */
const BEYOND = 2;
const POINTS = 60;

/** How many of the unit of a quantity one of another unit is. */
const unitFactor = (of: string, { unit }: Quantity): number => convertValue(ONE, getUnit(of), unit).toNumber();

/** A reactant that is used up by a law of the order that the problem states. */
export function readRates({ played, scene }: Scenery): Rates | null {
  const order = INTEGRATED_ORDERS.find((each) => scene.conditions.has(`order-${each}`));
  const [first, left, time, constant] = [
    findPlayed(played, "reactant-molarity", "initial"),
    findPlayed(played, "reactant-molarity", "final"),
    findPlayed(played, "time", null),
    findPlayed(played, "rate-constant", null),
  ];
  if (order === undefined || first === null || left === null || time === null || constant === null) return null;
  if (!consistsOf(played, KINDS, METHODS) || !isFoundBy(played, METHODS)) return null;
  // Both in the unit in which the problem has its answer, "M" or "mol/L".
  const before = convertTo(first, left.unit);
  if (!before.ok) return null;
  const law = integratedLaw(order);
  const A0 = getValueIn(first, "mol/L");
  const k = getValueIn(constant, unitOfConstant(order));
  const seconds = getValueIn(time, "s");
  const share = getValueIn(left, "mol/L").div(A0).toNumber();
  if (!(share > 0 && share < 1) || !seconds.gt(0)) return null;
  const leftAfter = lawCurve(law, "A");
  const numbers = { "A₀": A0.toNumber(), k: k.toNumber() };
  const [inTime, inLeft] = [unitFactor("s", time), unitFactor("mol/L", left)];
  // Of order zero nothing is left at A₀ / k, and the law ends.
  const reach = BEYOND * seconds.toNumber();
  const most = order === 0 ? Math.min(numbers["A₀"] / numbers.k, reach) : reach;
  return {
    order,
    constant,
    before: before.value,
    left,
    time,
    share,
    curve: Array.from({ length: POINTS + 1 }, (_, at) => {
      const t = (most * at) / POINTS;
      const A = at === 0 ? numbers["A₀"] : Math.max(0, leftAfter({ ...numbers, t }));
      return [t * inTime, A * inLeft] as const;
    }),
    units: { time: formatUnit(time.unit), left: formatUnit(left.unit) },
  };
}
