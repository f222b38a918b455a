import { foldAccents } from "../lexicon/vocabulary.ts";
import { dropMarker } from "../lists.ts";
import { normalise } from "../normalise.ts";

/** The text in plain notation, without accents and without what ends or opens its sentence. */
export function bareSentence(text: string): string {
  return foldAccents(dropMarker(normalise(text)).trim())
    .replace(/^[¿¡"]+ ?|[\s?.!¡。？！።।"]+$/gu, "")
    .replace(/ +/gu, " ");
}
