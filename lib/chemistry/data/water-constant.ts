import { Decimal } from "../../quantity/decimal.ts";

/** pKw at 25 °C, as every course uses it. */
export const WATER_EXPONENT = new Decimal(14);

/** Kw at 25 °C, as every course uses it. */
export const WATER_CONSTANT = new Decimal("1e-14");
