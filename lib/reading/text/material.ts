import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import type { Cues } from "../cues/cues.ts";
import type { Spot } from "./spot.ts";
import { spelt } from "./spots.ts";

/** What a reader may read of a text. */
export type Material = {
  readonly text: string;
  /** The text with its symbols spelt as words; computed where a reader asks for it. */
  readonly spelt: string;
  readonly spots: readonly Spot[];
  readonly cues: Cues;
  readonly locale: Locale;
};

/** The solutions of a problem of its kind; null for any other text. */
export type Reader = (material: Material) => readonly SolutionFacts[] | null;

export function toMaterial(text: string, locale: Locale, cues: Cues, spots: readonly Spot[]): Material {
  let once: string | null = null;
  return {
    text,
    locale,
    cues,
    spots,
    get spelt() {
      return (once ??= spelt(text, locale));
    },
  };
}
