import { propertiesOf } from "#lib/chemistry/data/element-properties.ts";
import { ELEMENTS, type Element } from "#lib/chemistry/elements/elements.ts";

/** What the tiles show, by their colour and in words or numbers. */
export const TABLE_VIEWS = ["block", "radius", "ionization", "electronegativity", "state"] as const;

export type TableView = (typeof TABLE_VIEWS)[number];

export type Trend = Exclude<TableView, "block" | "state">;

/** Units, and the decimals that a tile has room for. */
export const TRENDS: Readonly<Record<Trend, { readonly unit: string; readonly decimals: number }>> = {
  radius: { unit: "pm", decimals: 0 },
  ionization: { unit: "kJ/mol", decimals: 0 },
  electronegativity: { unit: "", decimals: 2 },
};

export const isTrend = (view: TableView): view is Trend => view in TRENDS;

export const trendOf = (trend: Trend, { symbol }: Element): number | null => propertiesOf(symbol)[trend];

type Range = { readonly least: number; readonly most: number };

function measure(trend: Trend): Range {
  const values = ELEMENTS.flatMap((element) => trendOf(trend, element) ?? []);
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** The least and the greatest value of all elements. */
export const RANGES: Readonly<Record<Trend, Range>> = {
  radius: measure("radius"),
  ionization: measure("ionization"),
  electronegativity: measure("electronegativity"),
};

/** How far a value is from the least to the greatest, 0 to 1; null where there is none. */
export function shareOf(trend: Trend, element: Element): number | null {
  const value = trendOf(trend, element);
  const { least, most } = RANGES[trend];
  return value === null ? null : (value - least) / (most - least);
}
