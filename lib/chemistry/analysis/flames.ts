import type { ElementSymbol } from "../elements/elements.ts";
import type { Color } from "./colors.ts";

/**
 * Colours that compounds of an element give to a flame: "Notes for use in qualitative analysis" of Cambridge IGCSE Chemistry 0620;
 * rubidium, caesium, strontium, boron and lead: CRC Handbook of Chemistry and Physics, "Flame and bead tests".
 */
export const FLAMES: Readonly<Partial<Record<ElementSymbol, Color>>> = {
  Li: "crimson",
  Na: "yellow",
  K: "lilac",
  Rb: "red-violet",
  Cs: "blue-violet",
  Ca: "brick-red",
  Sr: "red",
  Ba: "apple-green",
  Cu: "blue-green",
  Pb: "pale-blue",
  B: "green",
};
