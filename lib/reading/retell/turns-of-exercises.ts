import { parseFormula } from "../../chemistry/formula/parse.ts";
import { molarMass } from "../../chemistry/formula/molar-mass.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in which the exercises of a chapter tell amounts and strengths: its orders, its stories, and "this quantity". */

const FORMULA = String.raw`[A-Z][A-Za-z\d()·]*(?<!\))`;
const CLOSED = String.raw`[A-Z][A-Za-z\d()·[\]]*`;
const GRAMS = String.raw`(?:(?:k|m|µ|μ)?g|lb|oz)`;
const ORDER = String.raw`(?:Determine|Calculate|Find|Compute|What is)`;
const CONTAINS = String.raw`(?:contains?|has|holds?|supplies|provides)`;

/** What is made weaker with water, or strong out of the bottle, to so many grams of a weaker one. */
const WEAKENED = new RegExp(
  String.raw`^What mass of (?:an? |the )?[a-z ]*?(?:solution|acid|ammonia|peroxide|bleach)(?: of [a-z ]+)? \((${N} ?%)(?: ${CLOSED})?(?: by mass)?\) (?:is|would be|must be) (?:needed|required|used) to (?:prepare|make) (${N} ?k?g) of an? (${N} ?%)(?: by mass)? (?:[a-z]+ )?solution(?: of (?:the (?:acid|base|same acid)|${CLOSED}|[a-z ]+?))?(?: by mass)?\?$`,
);

const PRECIPITATE = new RegExp(
  String.raw`^What is the percent(?:age)?(?: by mass)? of ([a-z]+)(?: ions?)? in (?:a|the) [a-z]+ if (${N}) ?(g|mg) of the [a-z]+ (?:produces|yields|gives|forms) (${N} ?m?g) of (${CLOSED}) when (?:it is )?treated with (?:an )?excess (?:${CLOSED}(?:\^?\d?[+−-])?|[a-z ]+)(?: solution)?\?(?: [^.?!]*(?:->|→|⟶)[^.?!]*)?$`,
);

/** How far, as a share, a molar mass that is told may be from that of the tables. */
const SAME = 0.011;

function isMolarMass(formula: string, told: number): boolean {
  const parsed = parseFormula(formula);
  const own = parsed.ok ? molarMass(parsed.value) : null;
  return own?.ok === true && Math.abs(Number(own.value) / told - 1) < SAME;
}

const TURNS: readonly Turn[] = [
  // Orders.
  [
    new RegExp(
      String.raw`^(${ORDER} the (?:molarity|molar concentration|molality|mass percent|percent by mass|density)) (?:of|for) (?:each of )?the following(?: aqueous)? solutions: (?=\S)`,
    ),
    "$1 of ",
  ],
  [
    / when each of the following solutions is (?:diluted|evaporated) to the (?:given|indicated|stated) final volume[?:.] ([^?]*?)[.?]?$/,
    " when $1?",
  ],
  [
    new RegExp(
      String.raw`^(${ORDER} )(?:each of )?the following to (?:two|three|four|five) significant (?:figures|digits): (?:the )?`,
    ),
    "$1the ",
  ],
  // What is to be found, as a heading has it.
  [
    /^(?:(?:Write|Determine|Outline|Calculate|Find)[^:?]*: )?The (mass|number of moles|volume) of ([^.?]*?(?:\.\d[^.?]*?)*?),? (formed|produced|required|needed|prepared|obtained)( [^?]*?)[.]?(?: (\([A-Z][A-Za-z\d]* is the other product\.?\)))?$/,
    (_, kind = "", of = "", verb = "", rest = "", aside = "") =>
      `What ${kind} of ${of} is ${verb}${rest}?${aside === "" ? "" : ` ${aside}`}`
        .replace("What number of moles of", "How many moles of")
        .replace(/^(How many moles of .*?) is (?=formed|produced|required|needed|prepared|obtained)/, "$1 are "),
  ],
  // "Photographic fixer solution (“hypo”), Na2S2O3"
  [/ \(["“][^"“”()]{1,24}["”]\)(?=, [A-Z][A-Za-z\d()]*[.?]?$)/, ""],
  [/\b(percent(?:age)?(?: by mass)? of [A-Z][A-Za-z\d()]*)\^?\d?[+−⁺⁻-](?= in [A-Z])/g, "$1"],
  // An ion by its name and its formula.
  [/\bof [a-z]+, as ([A-Z][A-Za-z\d]*\^?\d?[+−-]),/g, "of $1"],
  // The molar mass that the tables have, too.
  [
    new RegExp(String.raw`\b(${CLOSED}) \((?:molar mass[ =:]*)?(${N}) ?g\/mol\)`, "g"),
    (whole, formula = "", mass = "") => (isMolarMass(formula, Number(mass)) ? formula : whole),
  ],
  // A solution told by the share of its solute, of which the amount is asked.
  [
    new RegExp(
      String.raw`\b([Hh]ow many (?:milli)?moles of (${CLOSED}) are (?:contained |present )?in ${N} ?${GRAMS})(?: \(${N} ?${GRAMS}\))? of [a-z ]+ (?:containing|that contains|which contains) (${N} ?%) \2(?: by mass)?(?=\?)`,
    ),
    "$1 of a mixture that is $3 $2 by mass",
  ],
  [
    new RegExp(
      String.raw`^(?:In [A-Z][a-z]+ [\d.]+, )?[Tt]he concentration of ([a-z ]+?) in (?:[a-z]+ )?([a-z]+) (?:is|was|was (?:determined|found) to be) (${N} ?M)\. What volume of (?:the )?\2 contains (${N} ?${GRAMS}) of \1\?$`,
    ),
    "What volume of a $3 $1 solution contains $4 of $1?",
  ],
  [WEAKENED, "How many grams of a $1 solution must be diluted with water to make $2 of a $3 solution?"],
  [PRECIPITATE, "A $2 $3 sample yields $4 of $5. What is the percent by mass of $1 in the sample?"],
  // Traces.
  [/ ?\(1 pp[mb][^()]*=[^()]*(?:\([^()]*\)[^()]*)*\)/g, ""],
  [
    new RegExp(
      String.raw`^The (?:([a-z]+) (?:content|level|concentration)|(?:level|content|concentration) of ([a-z]+)) (?:in|of) [^.?!]*?(?:suspected|believed|thought|feared)(?:[^.?!]|\.\d)*\. (?:An )?[Aa]nalysis (?:indicated|showed|revealed|found) that the concentration was (${N}) (?:parts per billion|ppb)\. `,
    ),
    (_, one = "", other = "", value = "") => `The concentration of ${one || other} is ${value} ppb. `,
  ],
  [
    new RegExp(String.raw`\bAssume a density of (${N} ?g\/m[lL]) and (calculate|find|determine)\b`),
    "The density is $1. What is",
  ],
  [/\b([Ww]hat) quantity of ([a-z]+) in grams (?:was|is)\b/g, "$1 mass of $2, in grams, is"],
  [
    new RegExp(String.raw`\bof (?:the |this )?water, the density of which (?:is|was) (${N} ?g\/m[lL])`),
    "of water with a density of $1",
  ],
  // What a vessel holds, whose atoms are counted.
  [
    new RegExp(
      String.raw`^An? [^.?!\d]*? ${CONTAINS} (${N} ?${GRAMS}) of (?:[a-z ]+ )?\(?(${CLOSED})\)?(?: in ${N} ?m?L)?\. How many ([a-z]+) atoms (?:are|were) (?:present|in it|there)\?$`,
    ),
    (whole, mass = "", formula = "", element = "") =>
      withFormula(whole, formula, (plain) => `How many ${element} atoms are in ${mass} of ${plain}?`),
  ],
  [
    new RegExp(
      String.raw`^An? [^.?!\d]*? ${CONTAINS} (${N} ?${GRAMS}) of (?:[a-z ]+ )?\(?(${CLOSED})\)?(?: in ${N} ?m?L)?\. What mass of ([a-z]+)(?: atoms)?,? in (mg|g|milligrams|grams),? (?:is|was) (?:present|in it|there)\?$`,
    ),
    (whole, mass = "", formula = "", element = "", unit = "") =>
      withFormula(whole, formula, (plain) => `What mass of ${element}, in ${unit}, is in ${mass} of ${plain}?`),
  ],
  // Two counts of one sample.
  [
    new RegExp(
      String.raw`^(?:An? [^.?!]*?(?:\.\d[^.?!]*?)*(${N} ?m?g) of ([a-z]+) \((${FORMULA})\)[^?]*?)how many \2 molecules are in (?:an? |the )?(${N})[ -](m?g)(?: \([^()]*\))? sample(?: of \2)?\? How many ([a-z]+) atoms are in the same sample\?$`,
    ),
    "How many molecules and how many $6 atoms are in $4 $5 of $3?",
  ],
];

/** What a text is told as where a formula is one; a bracket that was left at its end is none of it. */
function withFormula(whole: string, written: string, tell: (formula: string) => string): string {
  const bare = written.replace(/\)$/, "");
  const formula = [written, bare].find((each) => parseFormula(each).ok);
  return formula === undefined ? whole : tell(formula);
}

/** "… of leucine, C6H13NO2, is 1.1 g. What is this requirement in moles?": of the only substance that has a formula. */
const OF_THIS = new RegExp(
  String.raw`^[^.?!\d]*?(?:[,(] ?(${CLOSED}),? )[^.?!\d]*?(?:is|was|contains?|has) (?:about )?(${N} ?${GRAMS})\. What is (?:this|that) (?:quantity|amount|mass|requirement|allowance|dose|value|limit)(?: of [a-z]+)? in (moles|mol|mmol|millimoles)\?$`,
);

function withThisQuantity(text: string): string {
  const [, written = "", mass = "", unit = ""] = OF_THIS.exec(text) ?? [];
  if (mass !== "") {
    const asked = /^m(?:mol|illi)/.test(unit) ? "millimoles" : "moles";
    return withFormula(text, written, (formula) => `How many ${asked} are in ${mass} of ${formula}?`);
  }
  return text;
}

/** "An experiment calls for 2.00 M HCl. How many mL of 11.9 M HCl make 250 mL of 2.00 M HCl?": said again in the question. */
const CALLS_FOR = new RegExp(
  String.raw`^An? (?:[a-z]+ ){0,3}(?:experiment|procedure|exercise|protocol)[^.?!\d]* (?:calls for|requires|uses|needs) (?:an? )?(${N})[ -]M (?:solution of |aqueous )?(${CLOSED})(?: solution)?\. (?=\S)`,
);

function withoutCalledFor(text: string): string {
  const [whole = "", strength = "", solute = ""] = CALLS_FOR.exec(text) ?? [];
  const rest = text.slice(whole.length);
  return whole !== "" &&
    new RegExp(String.raw`\b${strength.replaceAll(".", "\\.")}[ -]M `).test(rest) &&
    rest.includes(solute)
    ? rest
    : text;
}

const WAY = new RegExp(
  String.raw`\ba distance of (?:about |approximately )?(${N}) ?(km|mi|miles|kilometers)(?: \([^()]*\))?(?=[,.])`,
);
const FUEL = new RegExp(
  String.raw`\b(?:uses|used|consumes|consumed|burns|burned) (${N}) ?(L|gal|liters|gallons) (?:of )?(gasoline|petrol|diesel|fuel)\b`,
);
const MILEAGE =
  /[.] What (?:\(average\) |average )?(?:fuel economy|fuel efficiency|gas mileage|mileage),? (?:expressed )?in (miles per gallon|kilometers per liter|mpg|km\/L),? did (?:the|this|that) [a-z]+ (?:get|have|achieve)(?: during| on| for)? (?:this|the|that) trip\?$/i;
const COST = new RegExp(
  String.raw`[.] If (?:the )?(?:gasoline|petrol|diesel|fuel) costs (\$${N} per (?:gallon|liter)), what (?:was|is) the (?:fuel )?cost (?:for|of) (?:this|the) trip\?$`,
);

/** A journey from one town to another, of which its length, the fuel and one question are left. */
function withTrip(text: string): string {
  const [way, fuel] = [WAY.exec(text), FUEL.exec(text)];
  const [whole = "", unit = "", cost = ""] = MILEAGE.exec(text) ?? COST.exec(text)?.toSpliced(1, 0, "") ?? [];
  if (way === null || fuel === null || whole === "") return text;
  const [, distance = "", lengthUnit = ""] = way;
  const [, volume = "", volumeUnit = "", kind = ""] = fuel;
  const story = text
    .slice(0, -whole.length)
    .replace(way[0], "")
    .replace(fuel[0], "")
    .replaceAll(/\ba (?:19|20)\d\d (?=[A-Z])/g, "");
  if (/\d/.test(story) || DECIDES.test(story) || /[.?!]/.test(story)) return text;
  return cost === ""
    ? `A car travels ${distance} ${lengthUnit} and uses ${volume} ${volumeUnit} of ${kind}. What is its mileage in ${unit}?`
    : `A car uses ${volume} ${volumeUnit} ${kind}. The ${kind} costs ${cost}. What is the cost of the ${kind}?`;
}

const ARROW = /->|→|⟶/;

/** What decides how much comes of a reaction. */
const DECIDES = /\b(?:excess|yield\w*|limit\w*|percent\w*|half|not|no|never|impure|purity|only|each)\b|%/i;

const FORMULAS = /[A-Z[(][A-Za-z\d()[\]·]*/g;

/** Where an equation begins: its first term, behind a sentence or the words that announce it. */
const EQUATION =
  /(?<=(?:[.:!] |\b(?:reaction|equation|is|following) ))(?:\d{1,2} ?)?[A-Z[(][A-Za-z\d()[\]]*(?:\((?:s|l|g|aq)\))? ?(?:\+|->|→|⟶)/;

/** What a question takes up that was told before. */
const BACK =
  /\b(?:this|these|that|its?|they|their|them|such|above|same)\b|\bthe (?:compounds?|substances?|elements?|metals?|salts?|acids?|bases?|gas|gases|solids?|product|sample|ore|mixture|solution)\b/i;

/** UTF-16 units. */
const SHORTEST_STORY = 40;

const FRAMES = /^(?:for|in|at|consider|given|if|when|suppose)\b/i;

const ASKS = /\b(?:what|how|which|why|is it|does|calculate|find|determine|name|classify|identify|balance|write)\b/i;

/** "Silver is extracted from ores such as … and recovered by the reaction 2 K[Ag(CN)2] + …": the equation says it all. */
function withoutOrigin(text: string): string {
  const at = EQUATION.exec(text)?.index ?? 0;
  const [told, rest] = [text.slice(0, at), text.slice(at)];
  const question = /[^.?!]*(?:\.\d[^.?!]*)*\?\s*$/.exec(rest)?.[0] ?? "";
  const asked = question.replace(/^.*(?:->|→|⟶)/, "");
  const isPlain =
    !/\d/.test(told.replaceAll(FORMULAS, "")) && !DECIDES.test(told) && !/[?]/.test(told) && !ARROW.test(told);
  return at < SHORTEST_STORY ||
    FRAMES.test(told) ||
    /[Δ∆=]/.test(rest) ||
    !ASKS.test(asked) ||
    ASKS.test(told) ||
    !isPlain ||
    BACK.test(asked)
    ? text
    : rest;
}

/** A text with these turns in plainer words; the same where it has none. */
export const turnExercises = (text: string): string =>
  withTrip(withoutOrigin(withoutCalledFor(withThisQuantity(applyTurns(text, TURNS)))));
