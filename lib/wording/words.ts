import type { Locale } from "../i18n/locales.ts";

/** Looks a message up by its key from the root, `solution.molar-mass.count.title`. next-intl's translator is one. */
type Translator = (key: string, values?: Record<string, string | number>) => string;

/**
 * The reader's language: its messages, and how it writes numbers and lists. `names`: what some substances are called here,
 * by formula in canonical ASCII, where not by their first name.
 */
export type Words = { readonly t: Translator; readonly locale: Locale; readonly names?: ReadonlyMap<string, string> };
