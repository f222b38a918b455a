import { quantity } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";

/** In J/(mol·K), as textbooks write it; exact since the SI of 2019. */
export const R = new Decimal("8.314");

export const shownR = quantity("8.314", "J/(mol·K)");
