import type { Locale } from "../i18n/locales.ts";

/** A passage of a material as it stands there: words to read chemistry from, never instructions, and never an answer. */
export type Passage = {
  /** The id of the material. */
  readonly material: string;
  readonly page: number;
  readonly text: string;
  /** The language that it is in. */
  readonly locale: Locale;
};
