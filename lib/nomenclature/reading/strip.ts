import type { Lexis } from "../languages/lexis.ts";
import type { Place } from "../languages/naming.ts";

/** The text without a word at its beginning or end, or null. */
function without(text: string, word: string, place: Place): string | null {
  if (text.length <= word.length) return null;
  if (place === "before") return text.startsWith(word) ? text.slice(word.length) : null;
  return text.endsWith(word) ? text.slice(0, -word.length) : null;
}

/** `from` is where the rest begins in the text. */
type Dehydrated = { readonly text: string; readonly waters: number; readonly from: number };

function stripNumber(text: string, unit: string): Dehydrated | null {
  const bare = without(text, unit, "after");
  const [, name, count] = bare === null ? [] : (/^(\D*(?:\D|\d(?=\D))*?)(\d{1,2}(?:\.5)?)$/.exec(bare) ?? []);
  return name === undefined || name === "" || !(Number(count) > 0)
    ? null
    : { text: name, waters: Number(count), from: 0 };
}

/** "Copper(II) sulfate pentahydrate" → its salt and 5; also "5-hydrate". */
export function stripWaters(text: string, lexis: Lexis): Dehydrated | null {
  const { place } = lexis.naming.hydrates;
  for (const [word, waters] of lexis.hydrates) {
    const bare = without(text, word, place);
    if (bare !== null) return { text: bare, waters, from: place === "before" ? word.length : 0 };
  }
  for (const unit of lexis.hydrateUnits) {
    const numbered = stripNumber(text, unit);
    if (numbered !== null) return numbered;
  }
  return null;
}

/** The text without what grammar put around it, in every way; none where there is nothing. */
export function listUninflected(text: string, { naming: { inflections } }: Lexis): string[] {
  const starts = [text, ...inflections.before.map((word) => without(text, word, "before"))].filter(
    (bare) => bare !== null,
  );
  const ends = starts
    .flatMap((bare) => [bare, ...inflections.after.map((word) => without(bare, word, "after"))])
    .filter((bare) => bare !== null);
  return ends.filter((bare) => bare !== text);
}

/** "Sulfate ion" → "sulfate". */
export function listIonWordsStripped(text: string, { ionWords, naming }: Lexis): string[] {
  return ionWords.map((word) => without(text, word, naming.ion.place)).filter((bare) => bare !== null);
}

/** The text without words such as "gas" and "atom" at either end, or null where there are none. */
export function stripForms(text: string, { forms, atomWords }: Lexis): { text: string; isAtom: boolean } | null {
  let bare = text;
  let isAtom = false;
  // Two such words at most: "solid … crystals".
  for (let round = 0; round < 2; round += 1) {
    const word = [...atomWords, ...forms].find(
      (form) => without(bare, form, "after") !== null || without(bare, form, "before") !== null,
    );
    if (word === undefined) break;
    isAtom ||= atomWords.includes(word);
    bare = without(bare, word, "after") ?? without(bare, word, "before") ?? bare;
  }
  return bare === text ? null : { text: bare, isAtom };
}
