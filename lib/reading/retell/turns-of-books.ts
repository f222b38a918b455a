import { findSubstance } from "../../methods/rules/substance.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { withoutAsides } from "./asides.ts";
import { withToldUnits } from "./told-units.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns of textbooks: what is told of a thing beside its problem, data that is told again, and formal ways to ask. */

const TURNS: readonly Turn[] = [
  [/\bin order to (?=[a-z]+ )/g, "to "],
  // The number of an additive in food.
  [
    /,? (?:(?:under|as|with|by|bearing|carrying) (?:the |its )?(?:E[- ]?number|food additive|additive number|additive|number|code)|as|labell?ed) E ?\d{3}[a-z]?(?=[ ,.;])| \(E ?\d{3}[a-z]?\)/g,
    "",
  ],
  // The water that a sample is titrated in is not measured.
  [
    new RegExp(
      String.raw`\bdissolved in (?:about|approximately|roughly|some|ca\.?|around) ${N} ?m?L of (?:(?:distilled|deioni[sz]ed|pure) )?water(?=[^?]*\b(?:titrat|requir|end ?-?point|neutrali[sz])[^?]*\?)`,
      "g",
    ),
    "dissolved in water",
  ],
  // For what something serves, between it and what is told of it.
  [
    /\b([Aa]n?|[Tt]he) ((?:[a-z]+ )?mixture|laser|lamp|alloy|tank|cylinder|battery|furnace|boiler|heater|engine|tablet|detector|reactor|signal|transmitter|station) (?:that is |which is )?(?:used|employed|operated|designed) (?:by|in|for|as|at) (?:[a-z]+ ){1,5}(?=(?:contains|emits|holds|gives|delivers|consists|has|operates|works|broadcasts|produces)\b)/g,
    "$1 $2 ",
  ],
  [
    /,? (?:if|when|where) (?:complete|full|total) (?:dissociation|ionization|ionisation) is assumed(?=[.?,])/g,
    " assuming complete dissociation",
  ],
  [
    new RegExp(
      String.raw`\b(solution )(?:that is |which is )?(?:made|prepared|composed) (?:of|from) (${N} ?k?g of [A-Za-z\d() ]{2,30}?) and (${N} ?k?g of) water\b`,
      "g",
    ),
    "$1of $2 in $3 water",
  ],
  [/\b(?:confined (?:to|in)|enclosed in|contained in|kept in|that occupies|occupying) a volume of (?=\d)/g, "in "],
  [/\bcast[- ]iron (?=[a-z])/g, "iron "],
  [/\b((?:frequency|energy|wavelength) of )(?:this|that|the|such) radiation\b/g, "$1the light"],
  [/\bin the [a-z]+(?:ate|ite|ide) salt (?=[A-Z(])/g, "in "],
  // What a formula is asked of is named; whatever is told of it besides leaves its name as it is.
  [
    /^((?:[Ww]rite|[Gg]ive|[Ss]tate|[Ww]hat is) the (?:chemical |correct )?formula (?:of|for) [a-z]+(?:\([IV]+\))? [a-z]+), (?:an?|the) (?![^.?]*(?:hydr|\bions?\b|\bform\b))[^.?!,;:\d()]{4,120}([.?])$/g,
    "$1$2",
  ],
  [
    /^([^,.?!]*\b(?:oxidation (?:number|state) of (?:the )?[a-z]+ in|molar mass of|name (?:of|for)|percent(?:age)? (?:by mass )?of [a-z]+ in) [A-Z][A-Za-z\d()]*), (?:an?|the|which|used|found|known) (?![^.?]*hydr)[^.?!,;:\d()]{4,120}([.?])$/g,
    "$1$2",
  ],
  [
    /^(?:[Ii]dentify|[Nn]ame|[Gg]ive|[Ff]ind|[Dd]etermine) (?:the )?(?:(?:unknown |missing )?(?:nuclide|particle|isotope|nucleus|product|species) )?X (?:in|of) (?:the (?:following )?)?(?:nuclear )?(?:equation|reaction)[^:.?\d]{0,120}: ?/g,
    "Complete the nuclear equation: ",
  ],
  [
    /\b((?:balanced )?(?:net ionic|ionic|molecular) equation) for the (?:precipitation(?: reaction)?|reaction) (?:that|which) (?:occurs|takes place|happens|results) (?=when\b)/g,
    "$1 for the reaction that occurs ",
  ],
  [
    new RegExp(
      String.raw`\bA stock solution of ([a-z]+(?:\([IV]+\))? [a-z]+|[A-Z][A-Za-z\d()]*) (?:has (?:the|a) concentration(?: of)?|is|has a molarity of) (${N} ?M)\. To what (?:final |total )?volume(, in [a-z]+,)? (must|should|can) (${N} ?m?L) of (?:this|the) (?:stock(?: solution)?|solution) be diluted`,
      "g",
    ),
    "To what volume$3 $4 $5 of $2 $1 be diluted",
  ],
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
  // A strength in brackets: "a solution in which [F-] = 0.25 M and [HF] = 0.50 M".
  [
    new RegExp(
      String.raw`(?<=\bpH of an? (?:buffer )?(?:solution|buffer) )(?:in which|where|with|that has|for which) \[([^\]\s]+)\] ?(?:=|is) ?(${N} ?M),? and \[([^\]\s]+)\] ?(?:=|is) ?(${N} ?M)`,
      "g",
    ),
    "that is $2 in $1 and $4 in $3",
  ],
  // What a solution is told of by its pressure.
  [
    new RegExp(
      String.raw`\b[Tt]he osmotic pressure of an? (?:aqueous )?solution (?:of|containing) (${N} ?m?g) of (an?|the) (?:[a-z]+ ){0,2}?(protein|polymer|enzyme|peptide|polypeptide|nonelectrolyte) in (${N} ?m?L) of (?:water|(?:the )?solution) at (${N} ?(?:°C|K)) (?:is|was) (?:found to be |measured (?:as|to be) )?(${N} ?(?:torr|atm|k?Pa|mmHg|mm Hg))`,
      "g",
    ),
    "A solution of $1 of $2 $3 in $4 of solution has an osmotic pressure of $6 at $5",
  ],
  [/\b(?:is|are) (?:poured|put|brought) together with\b/g, "is mixed with"],
  // A bar as long as it is.
  [
    new RegExp(
      String.raw`\b([Aa]) (?:solid )?(?:cylindrical|round) (?:bar|rod|piece|block|wire|pin|sample|ingot)(?: (?:made )?of [a-z ]{2,60}?)? (?:is|measures) (${N} ?[cm]?m) (?:long|in length|tall|high),? (?:and |with )?(?:has )?(?:a diameter of (${N} ?[cm]?m)|(${N} ?[cm]?m) in diameter),? and (?:has a mass of|weighs) (?=${N} ?k?g)`,
      "g",
    ),
    (_, article = "", long = "", one = "", other = "") =>
      `${article} cylinder with a diameter of ${one || other} and a length of ${long} has a mass of `,
  ],
  // Whose constant it is where its law is written.
  [
    /(?<=second[- ]order reaction )2 ?([A-Z]) (->|→|⟶) products?,? 1\/\[\1\](?:_?t)? = 1\/\[\1\]_?[0₀] \+ kt,? with /g,
    "$1 $2 products, with ",
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

/** "H3PO4 is added to colas to make them tart. What is the mass percent of P in it?": nothing but the formula counts. */
const SHARE_IN = new RegExp(
  String.raw`^(?![^?]*\b(?:hydrat\w*|impur\w*|mixture|sample|ore|alloy|solution|tablet|isotope\w*|pure|not)\b)([A-Z][^?]*?\.) ((?:What is|Calculate|Find|Determine) the (?:mass percent(?:age)?|percent(?:age)?(?: by mass)?) of [a-z]+ in ((?!it\b|them\b|this\b|that\b)[a-z]+(?:\([IV]+\))?(?: [a-z]+)?|[A-Z][A-Za-z\d()]*)[.?])$`,
);

function withoutTold(text: string): string {
  const [, told = "", question = "", of = ""] = SHARE_IN.exec(text) ?? [];
  const isNamed = told.toLowerCase().includes(of.toLowerCase());
  return question !== "" && isNamed && !/\d/.test(told.replaceAll(/\b[A-Z][A-Za-z\d()]*/g, "")) ? question : text;
}

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

const DAILY = / (?:each|per|every|a|in one) (day|hour|minute)\b/g;

/** "… breathes out 1.0 kg each day. How much is used by one man per day?": a day is a day where an equation tells the rest. */
function withoutDays(text: string): string {
  const units = [...text.matchAll(DAILY)].map(([, unit]) => unit);
  const isTimed = /\d ?(?:s|min|h|seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/.test(text);
  if (!/->|→|⟶/.test(text) || isTimed || units.length !== 2 || units[0] !== units[1]) return text;
  // Two of them take twice as much.
  return /\b(?:two|three|four|five|six|seven|crew of|persons|people|men|astronauts|week|month|year)\b/.test(text)
    ? text
    : text
        .replaceAll(/ by (?:one|an?|each|the) [a-z]+(?= (?:each|per|every|a|in one) (?:day|hour|minute)\b)/g, "")
        .replaceAll(DAILY, "");
}

const HALF = String.raw`(?:([A-Z][a-z]?)(?:\^?\d?\+) ?\+ ?\d? ?e(?:\^?[-−])? ?(?:->|→|⟶|⇌) ?([A-Z][a-z]?)) ?:? ?([+−-]?\d\.\d+)(?: V)?`;

const HALVES = new RegExp(
  String.raw`(?:Standard )?(?:[Hh]alf-reactions? |[Rr]eduction potentials? ?:? ?)?E°? ?(?:\(V\)|\/ ?V|in V) ?:? ?((?:[A-Z][a-z]?\^?\d?\+ ?\+ ?\d? ?e\^?[-−] ?(?:->|→|⟶|⇌) ?[A-Z][a-z]? ?:? ?[+−-]?\d\.\d+(?:[;,] |\.?$)){2})`,
);

/** "E° (V): Mg2+ + 2e− → Mg −2.37; Fe2+ + 2e− → Fe −0.45": a table of two half-cells. */
const withPotentials = (text: string): string =>
  text.replace(HALVES, (whole, rows: string) => {
    const halves = [...rows.matchAll(new RegExp(HALF, "g"))];
    const isOfMetals = halves.length === 2 && halves.every(([, ion, metal]) => ion === metal);
    const couple = (row: string): string => /^\s*([A-Z][a-z]?\^?\d?\+)/.exec(row)?.[1] ?? "";
    return isOfMetals
      ? `${halves.map(([row, , metal = "", volts = ""]) => `E°(${couple(row)}/${metal}) = ${volts} V`).join(", ")}.`
      : whole;
  });

const TOLD_MOLAR = new RegExp(
  String.raw`,? (?:and )?(?:its |a |the )?molar mass(?: is| of| =)? (${N}) g\/mol(?=[.,;])`,
);

/** "Chromium … its density is 7.19 g/cm^3 and its molar mass 52.00 g/mol": that of the element, which the table has. */
function withoutMolarMass(text: string): string {
  const told = /\bunit cell\b/.test(text) ? TOLD_MOLAR.exec(text)?.[1] : undefined;
  const named = /(?<=^|[.] )[A-Z][a-z]{3,}\b/.exec(text)?.[0] ?? "";
  const [formula = ""] = listFormulasOf(named.toLowerCase(), "en");
  const mass = findSubstance(formula)?.molarMass;
  return told === undefined || mass === undefined || mass.div(told).minus(1).abs().gt(MOST_DIFFERENCE)
    ? text
    : text.replace(TOLD_MOLAR, "");
}

/** How far a molar mass may be from that of the table: what rounding does. */
const MOST_DIFFERENCE = 0.002;

/** Of an acid that is written whole, in a text that tells one constant, the first one is meant. */
const withFirstConstant = (text: string): string =>
  /\bK_?a1\b/.test(text) && !/\bK_?a[23]\b/.test(text) && /\bM in H[23]?[A-Z][A-Za-z\d]*(?![A-Za-z\d^+−⁻-])/.test(text)
    ? text.replaceAll(/\bK_?a1\b/g, "Ka")
    : text;

/** Words of an introduction that say how far a reaction goes, or how much there is. */
const HOW_FAR =
  /\b(?:excess|limit\w*|half|only|yields?|percent\w*|incomplete\w*|partial\w*|equilibrium|reversibl\w*|purity|impure|pure|solution|titrat\w*|acidic|basic|two steps|steps?|first|second|then|balance|which|what|how|calculate|given|consider|hess)\b/i;

/** "Submarines remove carbon dioxide with a hydroxide: 2LiOH(s) + …": the equation says the same. */
const withoutIntroduction = (text: string): string =>
  text.replace(
    /^([A-Z][^.?!:;\d→⟶⇌>]{8,160}): ?(?=\d{0,2} ?[A-Z][A-Za-z\d()]* ?\+ ?[^.?!⇌]{2,80}(?:->|→|⟶)[^?]*\d ?(?:k?g|mol|moles|grams|L|mL)\b)/,
    (whole, introduction: string) => (HOW_FAR.test(introduction) ? whole : ""),
  );

/** "Its density", where a bar was told of by what it is made of. */
const withItsDensity = (text: string): string =>
  /^[^?]*\b[Aa] cylinder with a diameter of [^?]* has a mass of /.test(text)
    ? text.replace(
        /\bthe density of the (?:alloy|metal|bar|rod|block|wood|plastic|material|wire|sample)\b/,
        "its density",
      )
    : text;

const STEPS: readonly ((text: string) => string)[] = [
  withoutAsides,
  withToldUnits,
  withoutTold,
  (text) => applyTurns(text, TURNS),
  withFirstConstant,
  withOneTemperature,
  withoutDays,
  withoutIntroduction,
  withItsDensity,
  withPotentials,
  withoutMolarMass,
];

/** A text with these turns in plainer words; the same where it has none. */
export const turnBooks = (text: string): string => STEPS.reduce((told, turn) => turn(told), text);
