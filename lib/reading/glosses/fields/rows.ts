import type { Glosses } from "../gloss.ts";

/** A concept by the English that the readers know it by, and its words in each language, variants between bars. */
export type Row = readonly [english: string, es: string, fr: string, am: string, zh: string, hi: string];

const COLUMNS = { es: 1, fr: 2, am: 3, zh: 4, hi: 5 } as const;

export type Column = keyof typeof COLUMNS;

/** The words of one language. */
export function columnOf(rows: readonly Row[], locale: Column): Glosses {
  const found: Record<string, string[]> = {};
  for (const row of rows) {
    const phrases = row[COLUMNS[locale]].split("|").filter((phrase) => phrase !== "");
    if (phrases.length > 0) found[row[0]] = [...(found[row[0]] ?? []), ...phrases];
  }
  return found;
}
