import type { Locale } from "../i18n/locales.ts";

/** The fonts of a run by the scripts that Word tells apart (ECMA-376 part 1, 17.3.2.26). */
type OfficeFonts = { readonly latin: string; readonly eastAsian: string; readonly complex: string };

/** A language as an office file names it: a tag with its region, and fonts that come with Word and hold its letters. */
export type OfficeLanguage = { readonly tag: string; readonly fonts: OfficeFonts };

/** Where no letter of the language asks for another. */
const LATIN = "Calibri";

/** Formulas stand among the words: a font that holds both scripts gives both one look. */
const everywhere = (font: string): OfficeFonts => ({ latin: font, eastAsian: font, complex: font });

/** The region only says how the spelling is checked. */
export const OFFICE_LANGUAGES = {
  en: { tag: "en-US", fonts: everywhere(LATIN) },
  es: { tag: "es-ES", fonts: everywhere(LATIN) },
  fr: { tag: "fr-FR", fonts: everywhere(LATIN) },
  am: { tag: "am-ET", fonts: everywhere("Ebrima") },
  zh: { tag: "zh-CN", fonts: { latin: LATIN, eastAsian: "Microsoft YaHei", complex: LATIN } },
  hi: { tag: "hi-IN", fonts: everywhere("Nirmala UI") },
} as const satisfies Record<Locale, OfficeLanguage>;
