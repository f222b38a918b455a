import type { SOCIAL_KINDS } from "../act.ts";
import type { Locale } from "../../i18n/locales.ts";
import { AM } from "./am.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { HI } from "./hi.ts";
import { ZH } from "./zh.ts";

/**
 * What a phrase is: of a social turn, or
 * - `tired`: a bad day, or, where somebody leaves, why;
 * - `hint`: a hint is wanted, with no problem named;
 * - `wish`: help is wanted, with nothing named;
 * - `stuck`: no answer is known to what was asked;
 * - `thanks-for`: thanks, whose ground stands in the same clause;
 * - `ground`: what stands before the ground of thanks, where thanks follow, and else begins a wish as "about" does;
 * - `name-follows`: an introduction;
 * - `asks`: what asks for something, so that words beside it are no name and no ground of thanks;
 * - `filler`: says nothing by itself;
 * - `stress`: stands anywhere and changes nothing;
 * - `gives-answer`: stands before or behind an answer, given for certain or as a guess: "I think it is", "right?".
 */
export type PhraseKind =
  | (typeof SOCIAL_KINDS)[number]
  | "tired"
  | "hint"
  | "wish"
  | "stuck"
  | "thanks-for"
  | "ground"
  | "name-follows"
  | "asks"
  | "filler"
  | "stress"
  | "gives-answer";

/** Phrases of a language by what they are, separated by commas; case, accents, apostrophes and repeated letters do not matter. */
export type Phrases = Readonly<Record<PhraseKind, string>>;

export const PHRASES = { en: EN, es: ES, fr: FR, am: AM, zh: ZH, hi: HI } as const satisfies Record<Locale, Phrases>;
