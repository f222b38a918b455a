import { quantity } from "../../quantity/quantity.ts";
import { type ComputedDraft, given } from "../draft.ts";

/** Van der Waals constants, a in L²·atm/mol² and b in L/mol: table 9.3 of OpenStax Chemistry 2e (CC BY 4.0) and CRC Handbook, section 6. */
export const CONSTANTS = [
  { formula: "N2", a: "1.39", b: "0.0391" },
  { formula: "O2", a: "1.36", b: "0.0318" },
  { formula: "CO2", a: "3.59", b: "0.0427" },
  { formula: "H2O", a: "5.46", b: "0.0305" },
  { formula: "He", a: "0.0342", b: "0.0237" },
  { formula: "H2", a: "0.244", b: "0.0266" },
  { formula: "CCl4", a: "20.4", b: "0.1383" },
  { formula: "NH3", a: "4.17", b: "0.0371" },
  { formula: "CH4", a: "2.25", b: "0.0428" },
  { formula: "Ar", a: "1.34", b: "0.0322" },
  { formula: "Cl2", a: "6.49", b: "0.0562" },
] as const;

export type Constants = (typeof CONSTANTS)[number];

/** Those that are gases at room temperature whatever the pressure: their critical temperatures lie well below it. */
const PERMANENT: ReadonlySet<string> = new Set(["N2", "O2", "CH4", "Ar"]);

/** Gases that are worth compressing; carbon dioxide only above its critical temperature. */
export const COMPRESSED: readonly Constants[] = CONSTANTS.filter(
  ({ formula }) => PERMANENT.has(formula) || formula === "CO2",
);

/** As they are given beside a sample. */
export function constantsAsGivens({ a, b }: Constants): ComputedDraft["givens"] {
  const figures = (text: string): number => text.replace(".", "").replace(/^0+/, "").length;
  return {
    a: given("attraction-constant", null, quantity(a, "L^2·atm/mol^2", figures(a))),
    b: given("excluded-volume", null, quantity(b, "L/mol", figures(b))),
  };
}
