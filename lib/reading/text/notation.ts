import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import { normalise } from "../../solver/normalise.ts";
import { spellOut } from "../../solver/problems/casual-spelling.ts";

type Rule = readonly [RegExp, string | ((...groups: string[]) => string)];

const DEGREE = "[°º˚⊖⦵]";

/** Symbols of quantities, as the words that the cues know. */
const SYMBOLS: readonly Rule[] = [
  [new RegExp(String.raw`[Δ∆]\s?_?\{?(?:vap)?\}?\s?H${DEGREE}?_?\{?(?:vap)\}?${DEGREE}?(?![a-z])`, "g"), " dhvap "],
  [
    new RegExp(
      String.raw`[Δ∆]\s?_?\{?([rf]?)\}?\s?([HG])\s?(${DEGREE}?)\s?_?\{?(f|rxn|r|298)?\}?(?![a-z])(${DEGREE}?)(?:298)?`,
      "g",
    ),
    (_, before = "", letter = "", degree = "", behind = "", late = "") =>
      before === "f" || behind === "f"
        ? ` d${letter.toLowerCase()}f `
        : ` d${letter.toLowerCase()}${degree + late === "" ? "" : "°"} `,
  ],
  [new RegExp(String.raw`[Δ∆]\s?S\s?${DEGREE}?_?\{?(?:rxn|298)?\}?${DEGREE}?`, "g"), " ds "],
  [new RegExp(String.raw`(?<![A-Za-z])S\s?${DEGREE}(?:_?\{?298\}?)?`, "g"), " s° "],
  [/(?<![A-Za-z0-9])K_?\{?[pP]\}?(?![A-Za-z])/g, " kp "],
  [/(?<![A-Za-z0-9])K_?\{?[cC]\}?(?![A-Za-z])/g, " kc "],
  [/(?<![A-Za-z0-9])K_?\{?eq\}?(?![A-Za-z])/g, " keq "],
  [/(?<=equilibrium constant,? )K(?=[\s,.?)])/g, ""],
  [/(?<![A-Za-z0-9])K_?\{?sp\}?(?![A-Za-z])/g, " ksp "],
  [/(?<![A-Za-z0-9])K_?\{?a\}?(?![A-Za-z])/g, " ka "],
  [/(?<![A-Za-z0-9])K_?\{?b\}?(?![A-Za-z])/g, " kb "],
  [/(?<![A-Za-z0-9])t_?\{?(?:1\/2|½|₁\/₂)\}?(?![A-Za-z\d])/g, " half life "],
  [new RegExp(String.raw`(?<![A-Za-z0-9])E\s?${DEGREE}_?\{?(?:cell)?\}?`, "g"), " e° "],
  [/(?<![A-Za-z0-9])k(?:[₁₂]|_?[12](?!\d))?(?=\s?=)/g, " rate constant "],
  [/(?<=\b(?:is|of|find|calculate|determine|and|constant) )k(?=\s?(?:[?.,]|$|in\b|at\b))/g, " rate constant "],
  [/(?<![A-Za-z0-9])E_?\{?(?:a|ₐ)\}?(?![A-Za-z\d])/g, " activation energy "],
  [/(?<![A-Za-z0-9])n(?=\s?=\s?\d)/g, " electronsmoved "],
  [/(?<![A-Za-z0-9]|\d\s)s(?=\s?=\s?\d)/g, " solubility "],
  [/(?<![A-Za-z0-9])T(?=\s?=)/g, " temperature "],
  [/(?<![A-Za-z0-9])P(?=\s?=)/g, " pressure "],
];

const NUMBER = String.raw`\d+(?:\.\d+)?(?: ?[×x*·] ?10 ?\^?[-−–]?[\d⁻⁰¹²³⁴-⁹]+|e-?\d+)?`;

/** Where a reaction comes to an equilibrium, "K = 4.0" is its constant. */
const OF_EQUILIBRIA = /⇌|⇄|↔|<=>|<->|equilibri/;

const CONSTANTS: readonly Rule[] = [
  [new RegExp(String.raw`(?<![A-Za-z0-9°\]]|\d )K(?= ?(?:=|is|was|of) ?\d)`, "g"), " keq "],
  // "1.8 × 10^-2 (pressures in atm)"
  [/ ?\((?:partial )?(?:pressures? (?:are )?in (?:atm|atmospheres)|concentrations? (?:are )?in (?:M|mol\/L))\)/gi, ""],
];

/** K of pressures has the unit that these have, where they are in no other. */
const IN_ATMOSPHERES: readonly Rule[] = [
  [
    new RegExp(
      String.raw`(?<= kp )((?:(?!pressure|total|mixture|vessel|flask)[^?!=]){0,60}?(?:=|\bis\b|\bof\b|\bwas\b) ?${NUMBER}) ?\(?(?:in )?atm(?:\^?\(?[-−⁻]?[\d¹²³]\)?)?\)?(?![A-Za-z·/])`,
      "g",
    ),
    "$1",
  ],
];

/** What is asked may stand behind an equation as "ΔH° = ?". */
const OPEN: readonly Rule[] = [[/ (?:dh°?|dg°?|ds|kc|kp|keq|ksp|e°) {1,2}=\s?\?/g, " "]];

/** What points of freezing and boiling do. */
const MOVES = "lowered|depressed|raised|elevated|change|changed|drops?|falls?|rises?|decreases?|increases?";

const NUMBERS: readonly Rule[] = [
  // "A 1.85 m solution": the unit of molality, where a length could be no solution's.
  [/(?<=\d) ?m (?=(?:aqueous )?solutions?\b)/g, " mol/kg "],
  [/van[ '’]?\s?['’]?t Hoff(?![A-Za-z])/gi, "vanthoff"],
  [/\bfreezing and boiling points\b/gi, "freezing point and boiling point"],
  [/\bboiling and freezing points\b/gi, "boiling point and freezing point"],
  // "By how much is the freezing point lowered": the noun that this asks for.
  [
    new RegExp(
      String.raw`\b(?:(?:by |of )?how (?:much|many degrees(?: celsius)?) (?:(?:is|will|does|would|${MOVES}) )?|what is )(?:the )?(freezing|boiling) point((?: of [A-Za-z0-9]+)?)(?: in °C)? (?:be )?(?:${MOVES})\b`,
      "gi",
    ),
    (_, which = "", of = "") => `what is the ${which} point ${/^f/i.test(which) ? "depression" : "elevation"}${of}`,
  ],
  [
    new RegExp(String.raw`\bhow much (?:${MOVES}) the (freezing|boiling) point\b`, "gi"),
    (_, which = "") => `what is the ${which} point ${/^f/i.test(which) ? "depression" : "elevation"}`,
  ],
  [/\b(?:a |an )?one-electron\b/gi, " electronsmoved = 1 "],
  [/\b(?:a )?two-electron\b/gi, " electronsmoved = 2 "],
  [/\b(?:a )?three-electron\b/gi, " electronsmoved = 3 "],
  [/\b(Appendix|Table|Figure|Example) [A-Z0-9][\d.]*(?![a-z])/g, "$1"],
  // "From 20.0 to 25.2 °C": each of both in degrees.
  [/\bfrom (-?\d+(?:\.\d+)?) to (-?\d+(?:\.\d+)?) ?(°C|K)(?![A-Za-z\d/·])/g, "from $1 $3 to $2 $3"],
  [/\bnot volatile\b/gi, "nonvolatile"],
  [/\b(?:one|a single) mole\b/gi, "1 mol"],
  [/\broom temperature(?! \()/gi, "25 °C"],
  [/\broom temperature \((?=2\d)/gi, "("],
];

/** "Fe2O3 +3 CO": a term of an equation with its plus sign. */
const TERMS: readonly Rule[] = [[/(?<= )\+(?=\d{0,2} ?[A-Z([])/g, "+ "]];

/** "(s, graphite)": the form of an element is not the reader's business; a space before a state is none of the formula's. */
const STATES: readonly Rule[] = [
  [/\s?\((s|l|g|aq),\s?[A-Za-z]+\)/g, "($1)"],
  [/(?<=[A-Za-z0-9)\]+-]) \((s|l|g|aq)\)/g, "($1)"],
];

/** Where solutions freeze and boil, "0.50 m" is no length. */
const OF_SOLUTIONS = /fre+z|boil|molal|osmo/i;

/** Where one reactant is A, [A] is its concentration. */
const OF_ORDERS = /^(?!.*(?:ratelaw|\[B\])).*\border\b/is;

const CONCENTRATIONS: readonly Rule[] = [
  [/\[A\]\s?_?\{?(?:0|₀|o)\}?(?![A-Za-z\d])/g, " initial concentration "],
  [/\[A\](?:_?\{?t\}?|ₜ)?(?![A-Za-z\d^])/g, " concentration "],
  // "The reaction is of second order."
  [/\b(is|are|was) of (?=(?:the )?(?:zero|zeroth|first|second|third)[- ]order\b)/gi, "$1 "],
  // "The initial concentration is 0.40 M. What is it after 30 s?"
  [/\bwhat (?:is|will|would)(?: it)?(?: be)? (?=after\b)/gi, "what is the concentration "],
];

const MOLAL: Rule = [/(\d)\s?(?:m|molal)(?![\p{L}\d/·^⁻⁰-⁹²³])/gu, "$1 mol/kg"];

const SOLUTIONS: readonly Rule[] = [
  MOLAL,
  // "How much sugar must be added": in grams, as "how much" of a solid or a liquid that is weighed.
  [
    /\bhow much (?!heat|energy|time|work|volume|pressure|solution|more|of\b|is\b|does\b|will\b|would\b|the\b)(?=[a-z]+(?: [a-z]+)?,?(?: ?\(?[A-Z][A-Za-z\d()]*\)?,?)? (?:must|should|do|has|needs?|is|would|will|can)\b)/gi,
    "how many grams of ",
  ],
  // "Kf(water) = 1.86": of the solvent.
  [/\b(k_?[fb]) {0,2}\((?:for |of )?([A-Za-z][A-Za-z\d]*)\)/gi, "$1 of $2"],
  [/\b(k_?[fb]) {1,2}(?=\d)/gi, "$1 = "],
  // "A solution of 2.0 g of a protein in 100 mL": of solution, where no other liquid is named.
  [
    /\bsolution of (\d[\d.]* ?m?g of (?:an? )?[a-z]+) in (\d[\d.]* ?m?L)\b(?! of)/gi,
    "solution with $1 in $2 of solution",
  ],
];

function apply(text: string, [pattern, to]: Rule): string {
  // The two overloads of replace do not accept their own union.
  return typeof to === "string" ? text.replace(pattern, to) : text.replace(pattern, to);
}

/** The text in one notation, in which everything that is read has its place. Linear. */
export function plainText(text: string): string {
  const spelt = [
    ...SYMBOLS,
    ...OPEN,
    ...(OF_EQUILIBRIA.test(text) ? CONSTANTS : []),
    ...(OF_EQUILIBRIA.test(text) && !/\bbars?\b/.test(text) ? IN_ATMOSPHERES : []),
    ...(OF_SOLUTIONS.test(text) ? SOLUTIONS : []),
    ...(OF_ORDERS.test(text) ? CONCENTRATIONS : []),
    ...NUMBERS,
  ].reduce(apply, spellOut(text, DEFAULT_LOCALE));
  return [...TERMS, ...STATES].reduce(apply, normalise(spelt));
}
