import { INTEGRATED_ORDERS, integratedLaw, type IntegratedOrder } from "../laws/kinetics/integrated.ts";
import { unitOfConstant } from "../laws/kinetics/unit-of-constant.ts";
import { lawValue } from "../laws/law-value.ts";
import { convertTo, getValueIn } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
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
  // Of order zero nothing is left at A₀ / k, and the law ends.
  const most = order === 0 ? Decimal.min(A0.div(k), seconds.times(BEYOND)) : seconds.times(BEYOND);
  return {
    order,
    constant,
    before: before.value,
    left,
    time,
    share,
    curve: Array.from({ length: POINTS + 1 }, (_, at) => {
      const t = most.times(at).div(POINTS);
      const A = at === 0 ? A0 : Decimal.max(0, lawValue(law, "A", { "A₀": A0, k, t }));
      return [
        convertValue(t, getUnit("s"), time.unit).toNumber(),
        convertValue(A, getUnit("mol/L"), left.unit).toNumber(),
      ] as const;
    }),
    units: { time: formatUnit(time.unit), left: formatUnit(left.unit) },
  };
}
