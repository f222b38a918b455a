import { withoutAsides } from "./asides.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns of textbooks: what is told of a thing beside its problem, data that is told again, and formal ways to ask. */

const TURNS: readonly Turn[] = [
  // Whom it is set for.
  [/^(?:[Gg]rade|[Cc]lass|[Yy]ear|[Ff]orm|[Ss]td\.?) (?:\d{1,2}|[IVX]{1,4})(?:th)? ?[.:,–-] ?(?=[A-Z])/g, ""],
  // How a name is to be written, which it is anyway.
  [
    /,? \(?(?:with|using|include|including|showing|don['’]t forget|remember) (?:an? |the |its )?roman numerals?(?: if (?:needed|necessary))?\)?(?=[.?]|$)/g,
    "",
  ],
  [
    /\b([Ww]hich) (?:one )?(?:of|among) the (?:following|given) (?:ionic )?(?:compounds|substances|salts|solids)\b/g,
    "$1 of these compounds",
  ],
  // Where somebody measured: nothing else is asked of the height.
  [
    new RegExp(
      String.raw`^(?=[^?]*(?:°[FC]|\bkelvins?)\b)(?![^?]*\b(?:pressure|atm|torr|kPa|boil\w*|height|altitude is|how high)\b)([^?]*?),? at an? (?:altitude|height|elevation|depth) of (?:about )?${N} ?(?:k?m|ft|feet|met(?:er|re)s|kilomet(?:er|re)s)\b`,
      "g",
    ),
    "$1",
  ],
  // Hydrogen that takes the oxygen out of an oxide, which is weighed before and after.
  [
    /^(?=[^?]*\bempirical formula\b)([^?]*?\boxide\b[^?]*?) in (?:an? )?(?:stream|current|flow|excess|atmosphere) of (?:dry |pure )?(?:hydrogen|H2)(?: gas)?\b/g,
    "$1",
  ],
  [/\bin an? (?:water[- ]gas )?shift (?:converter|reactor)\b/g, "in a reactor"],
  // The hydrogen atom in its ground state.
  [
    /,? \((?:[Tt]he )?[Gg]round[- ]state energy(?: of (?:the )?hydrogen(?: atom)?)? ?(?:=|is|:)? ?[-−–]2\.1(?:8|79\d*) ?[×x] ?10\^?[-−–]18 ?J\)/g,
    "",
  ],
  // The age of what was found.
  [
    /^(?=[^?]*\b(?:carbon-14|C-14|14C)\b)([^?]*\b(?:Estimate|Determine|Calculate|Find|What is) the age) of the (?:[a-z]+ ){0,2}[a-z]+(?=[.?]|,? in years)/g,
    "$1",
  ],
];

const WARMTH = /[-−]?\d[\d.]* ?(?:°C|K)(?![A-Za-z\d/·])/g;

/** "… at 35 °C. The vapor pressure of pure water at 35 °C is …": one temperature, on which nothing else depends. */
function withOneTemperature(text: string): string {
  if (
    !/\bvapou?r pressure\b/i.test(text) ||
    !/\bsolution\b/i.test(text) ||
    /\b(?:boil|freez|vapori[sz]ation|osmotic|collected|\bgas\b)/i.test(text)
  )
    return text;
  const [first, ...others] = text.match(WARMTH) ?? [];
  return first === undefined || others.length === 0 || others.some((each) => each !== first)
    ? text
    : text.replaceAll(/,? at (?:[-−]?\d[\d.]* ?(?:°C|K))(?![A-Za-z\d/·])/g, "");
}

/** A text with these turns in plainer words; the same where it has none. */
export const turnBooks = (text: string): string => withOneTemperature(applyTurns(withoutAsides(text), TURNS));
