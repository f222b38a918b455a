import type { DerivedNode } from "../methods/derivation.ts";
import { Decimal } from "../quantity/decimal.ts";
import { writeDecimal } from "../quantity/stored-quantity.ts";

/** A given that can be turned: its values from the least to the greatest, as decimals in its unit, and which the problem has. */
export type Dial = {
  /** Its place among the nodes of the derivation. */
  readonly index: number;
  readonly values: readonly string[];
  readonly own: number;
  readonly unit: string;
};

/** About so many steps lead to the problem's own value, and once more as many beyond it. */
const STEPS = 20;

/** 1, 2 or 5 times a power of ten, near a value. */
function niceStep(value: Decimal): Decimal {
  const power = new Decimal(10).pow(value.log(10).floor());
  const factor = value.div(power);
  return power.times(factor.lt(1.5) ? 1 : factor.lt(3.5) ? 2 : factor.lt(7.5) ? 5 : 10);
}

/** Below this nothing is. */
const COLDEST: Readonly<Record<string, number>> = { "°C": -273.15, "°F": -459.67 };

/** A scale with a zero of its own is turned by so many degrees, from the lesser to the greater of these: what a laboratory has. */
const DEGREES = { step: 5, least: 0, greatest: 100, beyond: 50 } as const;

/** Where degrees begin and end that hold the problem's own, in steps. */
function degreesAround(own: number): { least: Decimal; count: number } {
  const least = own < DEGREES.least ? own - DEGREES.beyond : DEGREES.least;
  const greatest = own > DEGREES.greatest ? own + DEGREES.beyond : DEGREES.greatest;
  const first = Math.ceil(least / DEGREES.step);
  return { least: new Decimal(first), count: Math.floor(greatest / DEGREES.step) - first + 1 };
}

/** What is counted: the levels of an electron, the charge of a nucleus. */
const COUNTED: ReadonlySet<string> = new Set(["level", "nuclear-charge"]);

/** What a substance says of itself, though it is told: how many electrons its ion takes. */
const FIXED: ReadonlySet<string> = new Set(["electrons-each"]);

/** A count is turned from one to this, or a few beyond its own. */
const COUNTS = { least: 8, beyond: 2 } as const;

function countsAround(own: Decimal): string[] {
  const greatest = Math.max(COUNTS.least, own.toNumber() + COUNTS.beyond);
  return Array.from({ length: greatest }, (_, at) => String(at + 1));
}

const placesOf = (text: string): number => text.split(".")[1]?.length ?? 0;

/** Round values around the problem's own, which is one of them to its last digit; null for what cannot be turned. */
export function dialOf(
  index: number,
  { quantity: { kind }, value, unit, significantFigures }: DerivedNode,
): Dial | null {
  if (FIXED.has(kind)) return null;
  const own = new Decimal(value);
  if (COUNTED.has(kind)) {
    const values = own.isInteger() ? countsAround(own) : [];
    return values.length === 0 ? null : { index, values, own: values.indexOf(own.toFixed()), unit };
  }
  const coldest = COLDEST[unit];
  if (coldest === undefined && !own.gt(0)) return null;
  const { step, least, count } =
    coldest === undefined
      ? { step: niceStep(own.div(STEPS)), least: new Decimal(1), count: 2 * STEPS }
      : { step: new Decimal(DEGREES.step), ...degreesAround(own.toNumber()) };
  const places = Math.max(step.decimalPlaces(), placesOf(writeDecimal(own, significantFigures)));
  const round = Array.from({ length: count }, (_, at) => step.times(least.plus(at))).filter(
    (each) => !each.eq(own) && (coldest === undefined || each.gt(coldest)),
  );
  const values = [...round, own].toSorted((a, b) => a.comparedTo(b));
  return { index, values: values.map((each) => each.toFixed(places)), own: values.indexOf(own), unit };
}
