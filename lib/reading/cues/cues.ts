import type { Locale } from "../../i18n/locales.ts";
import type { Cue, CueTable } from "./cue.ts";
import { english } from "./en.ts";

/** The cues of a language by their words: the longest phrase that begins at a word wins. */
export type Cues = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly cue: Cue }[]>;

function index(table: CueTable): Cues {
  const cues = new Map<string, { words: string[]; cue: Cue }[]>();
  for (const [cue, phrases] of table)
    for (const phrase of phrases) {
      const words = phrase.split(" ");
      const [first = ""] = words;
      cues.set(first, [...(cues.get(first) ?? []), { words, cue }]);
    }
  for (const entries of cues.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return cues;
}

const CUES: Partial<Record<Locale, Cues>> = { en: index(english) };

export function findCues(locale: Locale): Cues | null {
  return CUES[locale] ?? null;
}

/** A word as the tables list it: in lower case and, roughly, in the singular. */
export function toCueWord(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, "");
  if (/(?:ss|us|is|gas|has)$/.test(lower) || lower.length < 4) return lower;
  if (lower.endsWith("ies")) return `${lower.slice(0, -3)}y`;
  if (/(?:sses|ches|shes|xes)$/.test(lower)) return lower.slice(0, -2);
  return lower.replace(/s$/, "");
}
