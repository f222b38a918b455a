import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { WRITTEN } from "../text/labelled.ts";
import { applyTurns, type Turn } from "./turn.ts";

/** Turns of problems on rates: where and when something is measured, and orders in words instead of a written law. */

const MOMENT = String.raw`(?:moment|instant|time|point|stage|interval|time interval|period|time period|span)`;

/** Words around a written reaction that tell nothing of how fast it goes. */
const NAMING = String.raw`(?:(?!\b(?:order|rate|half|excess|catal\w*|constant|not|only|limiting|equilibrium|fast|slow)\b)[^.?!\d])*?`;

const CIRCUMSTANCES: readonly Turn[] = [
  [
    /(?<=^|[.?!] )(?:In|During|At|For) (?:the|an?|one|some|this|a certain|a given|a particular) (?:[A-Za-z][a-z-]+ ){0,2}(?:process|experiment|moment|instant|interval|period|stage|study|run|trial|laboratory|plant),? (?=[A-Za-z\d[])/g,
    "",
  ],
  [
    new RegExp(
      String.raw`,? (?:at|during|over|in) (?:that|this|one|some|a certain|the same)(?: same| very)? ${MOMENT}(?=[,.?])`,
      "g",
    ),
    "",
  ],
  [/(?<=^|[.?!] )At (?:a (?:certain|given|particular)|some|one) temperature,? /g, ""],
  // What the reaction is called, before it is written.
  [new RegExp(String.raw`(?<=^|[.?!] )(?:In|For|During|Consider) [^.,?:\d]{3,80}[,:] ?(?=${WRITTEN})`, "g"), "For "],
  [new RegExp(String.raw`(?<=^|[.?!] )${NAMING}(${WRITTEN})(?![^.?!,]*\d)(?:,? ${NAMING})?(?=[.?!] )`, "g"), "$1"],
  [/(?<=[.?!] )([a-z])(?=[a-z]+ )/g, (first) => first.toUpperCase()],
];

const ORDER = String.raw`(zero|zeroth|first|second|third)[- ]?(?:order)?`;
const REACTANT = String.raw`(?:in|with respect to|for) (?:the )?(?:concentration of )?\[?([A-Z][A-Za-z\d]{0,7}(?:\^?\d?[+-])?|[a-z]{4,}(?: [a-z]+ide)?)\]?`;
const ORDERS = new RegExp(
  String.raw`(?:(?<=^|[.?!] )[^.?!\d]*?(?:at \d+ ?(?:K|°C)[^.?!\d]*?)?)?\b(?:is|be|was|and) (?:found to be |known to be |shown to be )?${ORDER} ${REACTANT},? (?:and|but) (?:is )?${ORDER} ${REACTANT}(?:, with (?=k\b)|(?=[.,;?]| at\b| with\b| and\b))`,
);
const POWERS: Readonly<Record<string, number>> = { zero: 0, zeroth: 0, first: 1, second: 2, third: 3 };

/** A name that has one formula, by which a law is written. */
function nameOf(told: string): string | null {
  if (/^[A-Z]/.test(told)) return told;
  const formulas = listFormulasOf(told, "en");
  // Elements react as molecules: "hydrogen" is H2.
  const [only, ...others] =
    formulas.length > 1 ? formulas.filter((each) => /^(?:H|N|O|F|Cl|Br|I)2$/.test(each)) : formulas;
  return only === undefined || others.length > 0 ? null : only;
}

const ORDER_IN_ITSELF = /\border\b[^.?]*\?|\boverall order\b|\brate law\b|\brate ?= ?k/i;

/** "Is first order in A and second order in B": as its law is written. */
function withWrittenLaw(text: string): string {
  if (ORDER_IN_ITSELF.test(text)) return text;
  return text.replace(ORDERS, (whole, one: string, first: string, two: string, second: string) => {
    const factors = [
      [nameOf(first), POWERS[one]],
      [nameOf(second), POWERS[two]],
    ] as const;
    if (factors.some(([name]) => name === null)) return whole;
    const law = factors.flatMap(([name, power]) => (power === 0 ? [] : [`[${name}]${power === 1 ? "" : `^${power}`}`]));
    return law.length < factors.length
      ? whole
      : `The rate law is rate = k${law.join("")}${whole.endsWith(", with ") ? ". " : ""}`;
  });
}

/** "Flashes 15.6 times a minute at 25 °C and 9.8 times a minute at 18 °C". */
const COUNTED =
  /(?<=^|[.?!] )[^.?!\d]*?(?:[a-z]+s|[a-z]+ed) (\d[\d.]*) times (?:a|per|each|every) (second|minute|hour) at (\d[\d.]* ?(?:°C|K)) (?:and|but)(?: only)? (\d[\d.]*) times (?:a|per|each|every) \2 at (\d[\d.]* ?(?:°C|K))(?:, what (activation energy)(,? in kJ\/mol)?[^.?!\d]*\?|\.)/;

const UNITS: Readonly<Record<string, string>> = { second: "s", minute: "min", hour: "h" };

/** How often something living does a thing is its rate constant, where its activation energy is asked for. */
function withCountedRates(text: string): string {
  const told = text.replace(COUNTED, (_, ...[one, unit, cold, two, warm, asked, of = ""]: string[]) => {
    const per = `${UNITS[unit ?? ""] ?? ""}^-1`;
    const question = asked === undefined ? "" : ` What is the activation energy${of}?`;
    return `The rate constant is ${one} ${per} at ${cold} and ${two} ${per} at ${warm}.${question}`;
  });
  return told
    .replace(/\b(?:Treating|Taking|Using) [^.?!\d,]*rates? as (?:a |the )?rate constants?, (?=[a-z])/, "")
    .replace(
      /(?<=\. )(?:[Ww]hat is|[Ff]ind|[Cc]alculate|[Ee]stimate|[Dd]etermine) (?:the|its|an) activation energy(,? in kJ\/mol,?)?(?: (?:of|for) (?:(?!\b(?:an?other|other|different|reverse)\b)[^.?!\d,])*)?[.?]$/,
      (_, of: string = "") => `What is the activation energy${of.replace(/,$/, "")}?`,
    );
}

const turnMeasured = (text: string): string =>
  /\brates?\b|\border\b|\bfast/i.test(text) ? withWrittenLaw(applyTurns(text, CIRCUMSTANCES)) : text;

/** A text with these turns in plainer words; the same where it has none. */
export const turnRates = (text: string): string =>
  COUNTED.test(text) && /\bactivation energy\b/i.test(text) ? withCountedRates(text) : turnMeasured(text);
