import { Decimal as Base } from "decimal.js";

/**
 * Decimal arithmetic for quantities: 40 significant digits, so that the last of the 15 or so that anyone ever sees is not
 * touched by rounding, and half up (away from zero), as textbooks round.
 */
export const Decimal = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP, toExpNeg: -9e15, toExpPos: 9e15 });

export type Decimal = Base;

/** What a decimal can be made of. */
export type DecimalValue = Base.Value;

export const ZERO: Decimal = new Decimal(0);
export const ONE: Decimal = new Decimal(1);
