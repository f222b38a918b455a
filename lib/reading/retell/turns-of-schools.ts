import { Decimal } from "../../quantity/decimal.ts";
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

/** A place that is left open, or holds the electrons that are to be counted. */
const GAP = String.raw`(?:\.{2,}|…+|_{2,}|\[ ?\]|\( ?\)|\?)? ?(?:e\^?[-−⁻](?![A-Za-z]))?`;

/** "Complete the half-equation: Cl2 + … → 2Cl-": it is balanced with electrons. */
const HALVES: readonly Turn[] = [
  [
    new RegExp(
      String.raw`\b(?:Complete|Finish|Balance|Copy and complete)(?: and balance)? (?:the|this|each) (?:following )?(?:ionic )?half[- ]equations?(?: for [a-z ]{3,40}?| by [a-z ]{3,40}?)?:? ?((?:\d ?)?[A-Z][A-Za-z\d^+⁺²³⁴⁻−-]*)(?: \+ ${GAP})? ?(→|->|⟶|=) ?((?:\d ?)?[A-Z][A-Za-z\d^+⁺²³⁴⁻−-]*)(?: \+ ${GAP})?\.?$`,
    ),
    (_: string, from = "", __ = "", to = "") =>
      `Balance the half-equation ${from.replace(/^\d ?/, "")} → ${to.replace(/^\d ?/, "")}`,
  ],
];

/** "rate = k[A][B]2": what stands behind the brackets is a power. */
const RATE_EQUATIONS: readonly Turn[] = [
  [/(?<=\b[Rr]ate ?= ?k ?(?:\[[A-Z][A-Za-z\d]*\]\^?\d? ?)*\[[A-Z][A-Za-z\d]*\])([1-3])(?=[\s[.,;]|$)/g, "^$1"],
  [
    /(?<=\b[Rr]ate ?= ?k[^]*)[.;] (?:[Cc]alculate|[Ff]ind|[Dd]etermine|[Ww]hat is|[Ww]ork out) (?:the value of )?k(?=[.?]|$)/g,
    ". Calculate the rate constant",
  ],
];

const SIZE = String.raw`(\d+(?:\.\d+)?) ?(k?g|mg|cm\^?3|cm³|dm\^?3|dm³|mL|L)\b`;
const TIME = String.raw`\d+(?:\.\d+)? ?(?:s|seconds?|min|minutes?|h|hours?)\b`;

/** "The mass fell from 82.4 g to 81.8 g in 30 s": by so much. */
const FROM_TO = new RegExp(
  String.raw`\b(mass|volume)((?: [a-z]+){0,5}?) (?:fell|falls|dropped|drops|decreased|decreases|rose|rises|increased|increases|went|goes|changed|changes)(?: down| up)? from ${SIZE} to ${SIZE} (?:in|over|during|after) (?:the first )?(${TIME})`,
  "i",
);

/** A mean rate goes by the difference alone. */
function withDifference(text: string): string {
  if (!/\b(?:mean|average) rate\b|\brate of (?:the |this )?reaction\b/i.test(text)) return text;
  return text.replace(FROM_TO, (whole: string, ...groups: string[]) => {
    const [what = "", of = "", from = "0", unit = "", to = "0", other = "", time = ""] = groups;
    const change = new Decimal(to).minus(from);
    const figures = Math.max(...[from, to].map((each) => each.split(".")[1]?.length ?? 0));
    const size = `${change.abs().toFixed(figures)} ${unit} in ${time}`;
    if (unit !== other || change.isZero()) return whole;
    return what.toLowerCase() === "mass" ? `mass${of} lost is ${size}` : `volume${of} produced is ${size}`;
  });
}

/** A text with these turns in plainer words; the same where it has none. */
export const turnSchools = (text: string): string =>
  applyTurns(withDifference(IS_SHARED.test(text) ? text : applyTurns(text, MASSES)), [...HALVES, ...RATE_EQUATIONS]);
