import { columnOf } from "./substances/substances.ts";

/** Standard molar entropies at 25 °C and 1 bar in J/(mol·K), by formula and state; the sources stand beside the values. */
export const STANDARD_ENTROPIES = columnOf(([, entropy]) => entropy);
