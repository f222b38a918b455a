import type { Color } from "./colors.ts";

type Indicator = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly acid: Color;
  readonly base: Color;
};

/** Between which pH values an indicator changes, and its colours: CRC Handbook of Chemistry and Physics, "Acid-base indicators". */
export const INDICATORS = [
  { id: "methyl-orange", from: "3.1", to: "4.4", acid: "red", base: "yellow" },
  { id: "methyl-red", from: "4.4", to: "6.2", acid: "red", base: "yellow" },
  { id: "bromothymol-blue", from: "6.0", to: "7.6", acid: "yellow", base: "blue" },
  { id: "phenolphthalein", from: "8.2", to: "10.0", acid: "colorless", base: "pink" },
  { id: "alizarin-yellow", from: "10.1", to: "12.0", acid: "yellow", base: "red" },
] as const satisfies readonly Indicator[];

/** What changes too slowly, or in too many steps, for the end of a titration in an exercise. Same source. */
const OTHER_INDICATORS = [
  { id: "litmus", from: "4.5", to: "8.3", acid: "red", base: "blue" },
  { id: "thymolphthalein", from: "9.4", to: "10.6", acid: "colorless", base: "blue" },
] as const satisfies readonly Indicator[];

export const ALL_INDICATORS = [...INDICATORS, ...OTHER_INDICATORS];

export type IndicatorId = (typeof ALL_INDICATORS)[number]["id"];
