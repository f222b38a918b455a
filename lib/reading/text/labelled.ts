import type { Quantity } from "../../quantity/quantity.ts";
import { readQuantity, type Taken, VALUE } from "./taken.ts";

/** Values that stand behind their names: "the activation energy for this hydrolysis is 61.5 kJ/mol". Patterns without their flags. */

/** Words of one clause, without a number. */
export const WORDS = String.raw`[^.;?!\d]{0,90}?`;

export const TEMPERATURE = String.raw`${VALUE} ?(?:°C|K)(?![A-Za-z\d/·])`;

export const MOLAR_ENERGY = String.raw`(?:kJ|J|kcal)(?: ?\/ ?mol| ?·? ?mol\^?-1)(?![A-Za-z\d/·^])`;

/** A formula with figures of its own: it says of what a value is. */
export const FORMULA = /(?<![A-Za-z\d])[A-Z][A-Za-z()]*\d[A-Za-z\d()]*(?:\^?\d?[+-])?/g;

const TERM = String.raw`(?:\d{1,2}(?:\/\d)? ?)?[A-Z][A-Za-z\d()]*(?:\^?\d?[+-](?![A-Za-z\d]))?`;

export const WRITTEN = String.raw`${TERM}(?: ?\+ ?${TERM})* ?(?:->|<=>|→|⟶|⇌) ?${TERM}(?: ?\+ ?${TERM})*`;

export const EQUATION = new RegExp(WRITTEN, "g");

/** Of several values behind one name the first; null where there is none. */
export function takeLabelled(taken: Taken, name: string, unit: string): Quantity | null {
  const pattern = new RegExp(
    String.raw`(?:${name})${WORDS}(?:(?:at|and) (?:about )?${TEMPERATURE}${WORDS})?(?<![A-Za-z\d^])(${VALUE} ?(?:${unit}))`,
    "i",
  );
  return readQuantity(taken.take(pattern)?.[0] ?? "");
}
