import { applyTurns, type Turn } from "./turn.ts";

/** Turns of school examinations. */

/** What is more than a mass and an amount: isotopes, shares, or another compound in which an element stands. */
const IS_SHARED =
  /isotop|abundan|diatomic|%|\d ?: ?\d|percent|mass numbers?|\b[A-Z][A-Za-z\d]*[MXZQ][a-z]?[A-Z\d(]|\b[MXZQ](?:[A-Z]|\d|\()/;

/** "M's relative atomic mass", "its M_r": as many grams per mole. */
const MASSES: readonly Turn[] = [
  [
    /(?<=\b(?:what|calculate|find|determine|work out|deduce)\b[^.?!]{0,60}?)\b(?:relative (?:atomic|molecular|formula|molar) mass|[AM]_?r)(?:,? \(?[AM]_?r\)?,?)?(?=[ ?.]|$)/gi,
    "molar mass",
  ],
  [/\b[A-Z]'s (?=molar mass\b)/g, "its "],
  [
    /\b(?:relative (?:atomic|molecular|formula|molar) mass(?:,? \(?[AM]_?r\)?,?)?|[AM]_?r)(?: of| is| was| =|=)?(?: about)? ?(\d+(?:\.\d+)?)(?![\d.]*\d| ?(?:%|k?g\b|u\b|amu\b))/g,
    "molar mass of $1 g/mol",
  ],
];

/** A text with these turns in plainer words; the same where it has none. */
export const turnSchools = (text: string): string => (IS_SHARED.test(text) ? text : applyTurns(text, MASSES));
