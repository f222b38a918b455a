import { foldAccents } from "../lexicon/vocabulary.ts";
import { dropMarker } from "../lists.ts";
import { normalise } from "../normalise.ts";

/** "ΔS" as a word: before a formula the sign is heat at an arrow, which plain notation leaves out. */
const CHANGE_OF = /[Δ∆](?=[SHG](?![a-z\d]))/gu;

/** The text in plain notation, without accents and without what ends or opens its sentence. */
export function bareSentence(text: string): string {
  return foldAccents(dropMarker(normalise(text.replaceAll(CHANGE_OF, "delta-"))).trim())
    .replace(/^[¿¡"]+ ?|[\s?.!¡。？！።।"]+$/gu, "")
    .replace(/ +/gu, " ");
}
