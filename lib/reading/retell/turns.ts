import { METAL_COUPLES, type RedoxCouple } from "../../chemistry/data/reduction-potentials.ts";
import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { withBinding } from "./binding-told.ts";
import { withBurnt } from "./burnt-by-tables.ts";
import { turnCells } from "./cells-told.ts";
import { withHydrate } from "./hydrates.ts";
import { withIsotopes } from "./isotopes-told.ts";
import { withLayer } from "./layers-told.ts";
import { withReadings } from "./readings.ts";
import { spellRanges } from "./ranges.ts";
import { applyTurns, type Turn } from "./turn.ts";
import { turnAmounts } from "./turns-of-amounts.ts";
import { turnBooks } from "./turns-of-books.ts";
import { turnEquilibria } from "./turns-of-equilibria.ts";
import { turnExercises } from "./turns-of-exercises.ts";
import { turnIons } from "./turns-of-ions.ts";
import { turnMatter } from "./turns-of-matter.ts";
import { turnMeasures } from "./turns-of-measures.ts";
import { turnQuestions } from "./turns-of-questions.ts";
import { withListedValues } from "./listed-values.ts";
import { turnData } from "./turns-of-data.ts";
import { turnRates } from "./turns-of-rates.ts";
import { turnReactions } from "./turns-of-reactions.ts";
import { turnSchools } from "./turns-of-schools.ts";
import { turnWordings } from "./turns-of-wordings.ts";
import { turnSolutions } from "./turns-of-solutions.ts";
import { withAskedConversion } from "./asked-conversions.ts";
import { withToldConversion } from "./told-conversions.ts";
import { turnStates } from "./turns-of-states.ts";
import { turnStories } from "./turns-of-stories.ts";
import { turnWorksheets } from "./turns-of-worksheets.ts";
import { turnStrengths } from "./turns-of-strengths.ts";
import { turnStatements } from "./turns-of-statements.ts";

/** Turns in which books and teachers set a problem that the readers know in plainer words. Each says the same as before. */

const N = String.raw`\d[\d.,]*(?<![.,])(?: ?[×x] ?10\^?[-−]?\d+)?`;

const LITRE = String.raw`(?:lit(?:er|re)|L)`;

const RELEASES = String.raw`(?:releases?|gives off|gives out|sets free|liberates?|yields|produces|evolves)`;

const TURNS: readonly Turn[] = [
  // Orders.
  [/\b[Dd]educe\b/g, "Find"],
  [/\b[Ee]stablish (?=(?:its|the|their)\b)/g, "Find "],
  // What was found by analysis.
  [
    /\b(?:(?:was|were|is) (?:analy[sz]ed and )?(?:found|shown) to )?(?:consists? of|be made (?:up )?of|is made (?:up )?of|be composed of|is composed of)(?= \d[\d.]* ?%)/g,
    "contains",
  ],
  [/\b(?:was|were|is) (?:measured (?:as|to be)|found to be|determined (?:as|to be)|recorded as)(?= \d)/g, "is"],
  // Fractions as they are printed on one line, and coefficients that are no temperatures.
  [/\((\d{1,2})\) ?\/ ?\((\d{1,2})\) ?(?=[A-Z])/g, "$1/$2 "],
  [/(ΔH°? ?(?:of|for)) (?=\d? ?[A-Z][A-Za-z\d]*(?: \+|\())/g, "$1 the reaction: "],
  // Of a dilute acid without a strength there is enough, and no more is told.
  [/\bdilute (?=(?:sulf|sulph|hydrochlor|nitr|acet|ethano)\w+ acid\b|H2SO4|HCl|HNO3)/g, ""],
  // What a temperature comes to.
  [
    /\b[Tt]he temperature (?:of (?:the|both)[^.,]{0,30} )?(?:levels? off|levelled off|settles|settled|stabili[sz]e[sd]|evens? out|evened out|ends up|equali[sz]e[sd]|comes to rest) at\b/g,
    "The final temperature is",
  ],
  [
    /\b[Tt]he temperature of (?:the (?:mixture|water and (?:the )?[a-z]+)|both(?: [a-z]+){0,4}) (?:came|comes|was brought) to(?= \d)/g,
    "The final temperature is",
  ],
  [
    /\b(heat|enthalpy) of combustion per gram of ([A-Za-z][A-Za-z\d]*(?: acid)?)(?= ?[?.])/g,
    "$1 of combustion of $2 in kJ/g",
  ],
  [
    /\b(?:is|was) (?:taken|removed|lifted|pulled) (?:out )?(?:of|from) (?:boiling|hot) water at (-?\d[\d.]* ?°C) and (?:(?:quickly |immediately )?(?:is |was )?)?(dropped|placed|put|plunged|transferred)\b/g,
    "at $1 is $2",
  ],
  [/\b[Ww]ith c ?\(?(?:of )?water\)? ?= ?/g, "The specific heat of water is "],
  [/(?<=\d ?J\/\(?g ?[·*]? ?°?[CK]\)?), (?=find\b|calculate\b|determine\b|what\b)/gi, ". "],
  // Rates.
  [/(?<=^|[.?!] |for which )k (?=(?:rises|increases|grows|goes|changes|climbs) from\b)/g, "The rate constant "],
  [/\b(rate constant) (?:rises|increases|grows|goes|changes|climbs) from (?=\d[^.]*? to )/g, "$1 is "],
  [/\b(rate constant is \d[^.]*? at \d[\d.]* ?(?:K|°C)) to (\d[^.]*? at \d[\d.]* ?(?:K|°C))/g, "$1 and $2"],
  [/\bE_?a\b(?=[?.]|$| for\b| of\b)/g, "the activation energy"],
  [
    /(?<=^|[.?!] )(At|Above|Below|In|From|To|By|Beyond) which (?=(?:temperature|pressure|volume|mass|pH)\b)/g,
    "$1 what ",
  ],
  [/(?<= what temperature), (in (?:kelvins?|K|°C|degrees Celsius)),(?= )/g, " $1"],
  // Photons.
  [
    /^(?:[Tt]he )?[Ee]nergy(,? in \w+,?)? of (?:one|a|each) photon (?:from [^,?]*|in [^,?]*)?,? ?(?:of|with|at|whose)? ?(?:an? )?wavelength (?:of |is )?/g,
    "What is the energy$1 of one photon with a wavelength of ",
  ],
  // One mole of what burns.
  [
    new RegExp(
      String.raw`\b([Cc]ombustion|[Bb]urning) of (?:one|1|a|1\.0+) mol(?:e)? of ([A-Za-z\d]+)(?:, [A-Z][A-Za-z\d]*,| \([A-Z][A-Za-z\d]*\))? ${RELEASES} (?=\d[\d.]* ?kJ)`,
      "g",
    ),
    "$1 of 1 mol of $2 releases ",
  ],
  // Acids.
  [
    /\b(\d[\d.]* ?M) (?:solution of )?(?:the )?(?:[a-z]+(?:ic|ous) acid|HA), (?:which is )?(?:an? )?(?:weak,? |monoprotic,? )+acid,?/g,
    "a $1 solution of a weak acid",
  ],
  [
    /\bof (?:an?|the) (?:monoprotic weak|weak,? monoprotic|weak monobasic|monobasic) acid(?:,? HA)?\b/g,
    "of a weak acid",
  ],
  // Cells.
  [/\b([Cc]ell) voltage\b/g, "$1 potential"],
  [/ ?║ ?/g, "||"],
  [/ ?│ ?/g, "|"],
  [
    /\b(cell) (?:that is |which is )?(?:described|represented|denoted|given|shown) by (?=[A-Z][A-Za-z\d]*(?:\((?:s|l|g)\))? ?\|)/g,
    "$1 ",
  ],
  [
    /\b(?:[Ff]or|[Ii]n) the (?:galvanic |voltaic |electrochemical )?cell (?:schematic|notation|diagram|described|shown|written) (?:below|here),? (?=(?:calculate|determine|find|what)\b)/g,
    "",
  ],
  [/\bpotential, E_?(?:cell|\{cell\}),?(?=[.?]|$)/g, "potential"],
  // Metals from the solution of their ions.
  [
    /\b([Ww]hat mass|[Hh]ow many grams) of ([a-z]+)(?: metal)? (?:would be|is|are|was|were|will be|could be|can be) (?:recovered|deposited|obtained|produced|plated(?: out)?|formed|collected) (?:if|when) a (?:constant |steady )?current of (\d[\d.]* ?m?A) (?:is |was |were )?pass(?:es|ed)? through (?:an? |the )?(?:aqueous )?solution of ([a-z]+\([IV]+\)) ions for\b/g,
    "$1 of $2 is deposited from $4 ions by a current of $3 for",
  ],
  [
    /\b(rate constant) for the rate of (?=(?:the )?(?:decomposition|reaction|hydrolysis|isomeri[sz]ation)\b)/g,
    "$1 for the ",
  ],
  // What dissolves in a solution of one of its ions.
  [
    new RegExp(
      String.raw`\b[Hh]ow many moles of ([A-Z][A-Za-z\d()]*) (?:can |will |would )?(?:dissolves?|be dissolved) (?:per|in (?:a|one|1|1\.0+|each)) ${LITRE} of\b`,
      "g",
    ),
    "What is the molar solubility of $1 in",
  ],
  // Titrations of what is sold as an acid.
  [
    /\b(?:A |An )?(\d[\d.]* ?mL) (?:sample |portion )?of (vinegar|lemon juice) (?:needs?|needed|requires?|required|takes?|took|is (?:exactly )?neutrali[sz]ed by|is titrated with|was titrated with) (\d[\d.]* ?mL) of (\d[\d.]* ?M [A-Za-z\d()]+)(?: (?:to reach the (?:end|equivalence) ?point|for (?:complete )?(?:neutrali[sz]ation|titration)))?(?=[.,])/g,
    "A $2 sample of $1 needed $3 of $4 to reach the end point",
  ],
  // Points of a titration as a list from which one is left.
  [
    /\b[Cc]alculate the pH (?:at|for) (?:each of )?(?:the following|these) (?:points|volumes|stages) (?:in|during|of) (?:a|the) titration of ([^.:]*(?:\d\.\d[^.:]*)*?) with (\d[\d.]* ?M ([A-Z][A-Za-z\d()]*))[.:] (\d[\d.]* ?mL) of (?:the )?(?:\3|base|acid)(?: solution)?(?: (?:is|has been|have been|was))? added\.?$/g,
    "$1 is titrated with $2. What is the pH after $4 of $3 has been added?",
  ],
  [
    /\b[Cc]alculate the pH (?:at|for) (?:each of )?(?:the following|these) (?:points|volumes|stages) (?:in|during|of) (?:a|the) titration of (?:\d[\d.]* ?mL )(?:\([^()]*\) )?of ([^.:]*(?:\d\.\d[^.:]*)*?) with \d[\d.]* ?M ([A-Z][A-Za-z\d()]*)[.:] [Nn]o \2 (?:is |has been )?added\.?$/g,
    "What is the pH of $1?",
  ],
  // Effusion.
  [
    /\b(rates? of effusion) of ([A-Z][a-z]?\d?|[a-z]+) compared (?:with|to) (?:that|the rate of effusion) of\b/g,
    "ratio of the rate of effusion of $2 to that of",
  ],
  // Shares of a solution.
  [
    /\b(What mass|[Hh]ow many grams) of ([A-Z][A-Za-z\d()]*|[a-z]+ [a-z]+ide) (is|are) (in|contained in|present in) (\d[\d.]* ?k?g) of an? (\d[\d.]* ?%)(?: \(?by mass\)?)? (?:aqueous )?solution\b/g,
    "$1 of $2 $3 in $5 of a $6 $2 solution",
  ],
  // Configurations.
  [
    /\b(?:electron configuration) of (?:the )?(?:ion )?([A-Z][a-z]?(?:\^?\d?[+-])?|[a-z]+)(?: (?:ion|atom))? (?:with|using|in|by) (?:an?|the)? ?noble[ -]gas (?:core|notation|abbreviation|shorthand)\b/g,
    "abbreviated electron configuration of $1",
  ],
  // Solutions that are combined.
  [
    /^(?:When )?(?:[Aa]queous )?[Ss]olutions of ([^.,]{3,40}?) and ([^.,]{3,40}?) (?:are (?:mixed|combined)|react|give|form|produce|yield)[^.]*\. (?:Write|Give|What is) (?:the|a) (?:balanced )?net ionic equation[^.?]*[.?]?$/g,
    "Write the net ionic equation for $1 and $2.",
  ],
  [/\b(pressure|potential) above (?=an? |the )/g, "$1 of "],
  [/\(([A-Z][A-Za-z\d()]*), (?:an? )?(?:not volatile|non-?volatile|nonelectrolyte|non-electrolyte)[^()]*\)/g, "($1)"],
];

/** The constant of what dissolves names it once: "Ksp of AgCl: 1.8 × 10^-10. How many moles of it dissolve …". */
function withSalt(text: string): string {
  const [, salt] = /\bK_?sp (?:of|for) ([A-Z][A-Za-z\d()]*)/.exec(text) ?? [];
  return salt === undefined
    ? text
    : text.replace(/\b([Hh]ow many (?:moles|grams)) of (?:it|this salt|the salt)\b/, `$1 of ${salt}`);
}

const LABEL = String.raw`((?:Δ|∆|d)f?[HG]f?°?f?|S°)`;
const UNIT = String.raw`(kJ\/mol|kJ mol\^?[-−⁻][1¹]|J\/\(?mol[· ]?K\)?)`;
const ENTRY = String.raw`[A-Z][A-Za-z\d()]*(?: ?\((?:s|l|g|aq|graphite)\))? ?(?:=|:|is)? ?(?<=[ =:)])[+−-]?\d[\d.]*(?<!\.)`;

/** "ΔHf° (kJ/mol): NH3 −45.9; NO +90.3": the unit of all stands before them. */
const TABLE = new RegExp(
  String.raw`${LABEL} ?(?:values )?(?:in |\(in |\()${UNIT}\)? ?[:=]? ?(${ENTRY}(?:(?:; |, |,? and )${ENTRY})+)`,
  "g",
);

/** "ΔHf°: NH3 −45.9, NO +90.3 (all in kJ/mol)": it stands behind them. */
const TABLE_BEFORE_UNIT = new RegExp(
  String.raw`${LABEL} ?(?:values )?[:=]? ?(${ENTRY}(?:(?:; |, |,? and )${ENTRY})+),? \(?(?:all |each )?(?:values )?(?:in )?${UNIT}(?: each)?\)?`,
  "g",
);

function withUnits(told: string): string {
  const text = told.replaceAll(
    TABLE_BEFORE_UNIT,
    (_, label: string, entries: string, unit: string) => `${label} (${unit}): ${entries}`,
  );
  return text.replaceAll(TABLE, (_, label: string, unit: string, entries: string) =>
    entries
      .split(/; |, and |, | and /)
      .map((entry) => {
        const [, of = "", value = ""] = /^(.*?) ?(?:=|:|is)? ?(?<=[ =:)])([+−-]?\d[\d.]*)$/.exec(entry.trim()) ?? [];
        return `${label} of ${of} is ${value.replace("+", "").replace("−", "-")} ${unit}`;
      })
      .join(", "),
  );
}

/** Rocks are what their formula says only where it is told. */
const OF_ROCKS = /\b(?:limestone|chalk|marble|calcite|magnesite|h(?:a)?ematite|magnetite|quicklime|rust|saltpetre)$/;

/** "Glycerol (C3H8O3)", "sodium hydroxide, NaOH, is": the formula says no more than the name does. */
function withoutFormula(text: string): string {
  const bare = (whole: string, name: string, formula: string): string => {
    const words = name.split(" ");
    for (const at of words.keys()) {
      const meant = listFormulasOf(words.slice(at).join(" "), "en");
      if (!meant.some((each) => sameAtoms(each, formula))) continue;
      // "Sugar (C12H22O11)": of what may be several things the formula says more.
      return meant.length === 1 && !OF_ROCKS.test(name) ? name : [...words.slice(0, at), formula].join(" ");
    }
    return whole;
  };
  return text
    .replaceAll(/\b([a-z]+(?: [a-z]+)?) \(([A-Z][A-Za-z\d()]*)\)/g, bare)
    .replaceAll(
      /\b([a-z]+(?:\([IV]+\))?(?: [a-z]+){0,2}), ([A-Z][A-Za-z\d()·]*)(?:\((?:s|l|g|aq)\))?,(?= [a-z])/g,
      bare,
    );
}

/** An acid that is known by no formula is a weak acid like any other, where its constant is told or asked. */
function withUnknownAcid(text: string): string {
  if (!/\bK_?a\b/.test(text)) return text;
  return text.replaceAll(
    /\b(\d[\d.]* ?M) (?:solution of )?([a-z]+(?:ic|ous) acid)\b(?! is\b)/g,
    (whole, strength: string, acid: string) =>
      listFormulasOf(acid, "en").length > 0 ? whole : `${strength} solution of a weak acid`,
  );
}

const ARROW = /->|→|⟶|⇌/;
const TERM = /^\d*[A-Z(][A-Za-z\d()^+\-−⁺⁻²³⁴⁵]*$/;
const COEFFICIENT = /^\d+$/;
/** Where what stands behind an arrow is no more of the equation. */
const END_OF_EQUATION = /[.?!,\n]| in (?:an? )?(?:acid|bas|alkal)/;

/** Where the terms before an arrow begin: from right to left, with a plus between each two; -1 where there are none. */
function startOfTerms(before: string): number {
  const words = [...before.matchAll(/\S+/g)];
  let start = -1;
  for (let at = words.length - 1; at >= 0; at -= 2) {
    if (!TERM.test(words[at]?.[0] ?? "")) break;
    if (COEFFICIENT.test(words[at - 1]?.[0] ?? "")) at -= 1;
    start = words[at]?.index ?? start;
    if (words[at - 1]?.[0] !== "+") break;
  }
  return start;
}

/** The equation of a text, word for word; null where it has none. */
function findEquation(text: string): string | null {
  const arrow = ARROW.exec(text);
  if (arrow === null) return null;
  const behind = arrow.index + arrow[0].length;
  const start = startOfTerms(text.slice(0, arrow.index));
  const [products = ""] = text.slice(behind).split(END_OF_EQUATION, 1);
  return start === -1 || !/^ ?[A-Z\d]/.test(products) ? null : text.slice(start, behind + products.length);
}

/** "In acidic solution … Write the balanced equation": one equation, one medium, and nothing measured. */
function withMedium(text: string): string {
  const equation = /\bbalance/i.test(text) ? findEquation(text) : null;
  if (equation === null) return text;
  const rest = text.replace(equation, " ");
  const isAcid = /\bacidic?\b[^.,;]{0,12}(?:solution|medium|conditions)/i.test(rest);
  const isBase = /\b(?:basic|alkaline)\b[^.,;]{0,12}(?:solution|medium|conditions)/i.test(rest);
  const isPlain =
    isAcid !== isBase && !ARROW.test(rest) && !/\d/.test(rest.replaceAll(/[A-Z][a-z]?\d|\d?\+|\([IV]+\)/g, ""));
  const asksMore = (rest.match(/\b(?:what|how|which|calculate|find|identify|name|is it)\b/gi) ?? []).length > 0;
  return isPlain && !asksMore ? `Balance in ${isAcid ? "acidic" : "basic"} solution: ${equation.trim()}` : text;
}

const GAS = /(?<![A-Za-z\d])(?:H2|O2|N2|CO2|Cl2|NH3|SO2)(?![A-Za-z\d])/g;

/** "187 mL of gas": the only gas that the equation makes. */
function withGas(text: string): string {
  const products = findEquation(text)?.split(ARROW)[1];
  const [only, ...others] = new Set(products?.match(GAS));
  return only === undefined || others.length > 0
    ? text
    : text.replace(
        /\b([Tt]he |[Aa] )?(\d[\d.]* ?(?:mL|L|cm3|dm3)) of (?:the |dry |this )?gas (?=(?:is|was|were) collected\b|collected\b)/,
        `$2 of ${only} `,
      );
}

/** The couple of a metal by its name, as the table of potentials has it. */
function coupleOf(name: string): RedoxCouple | undefined {
  const symbols = listFormulasOf(name, "en");
  return METAL_COUPLES.find(({ reduced: [, symbol] }) => symbols.includes(symbol));
}

/** "A zinc half-cell (E° = −0.76 V) and a silver half-cell (Ag+/Ag, E° = +0.80 V)": each couple with its potential. */
const HALF_CELLS =
  /(?:[^.?]*?)\b([a-z]+) half-?cell \((?:[A-Z][\w^+⁺²³]*\/[A-Z][a-z]?,? ?)?E°? ?= ?([+−-]?\d[\d.]*) V\) and (?:an? |the )?([a-z]+) half-?cell \((?:[A-Z][\w^+⁺²³]*\/[A-Z][a-z]?,? ?)?E°? ?= ?([+−-]?\d[\d.]*) V\)\./;

function withCouples(text: string): string {
  return text.replace(HALF_CELLS, (whole, one: string, first: string, other: string, second: string) => {
    const [a, b] = [coupleOf(one), coupleOf(other)];
    if (a === undefined || b === undefined) return whole;
    const half = ({ oxidized: [, ion], reduced: [, metal], electrons }: RedoxCouple, value: string): string =>
      `${ion} + ${electrons === 1 ? "" : `${electrons} `}e- → ${metal} E° = ${value.replace("+", "").replace("−", "-")} V.`;
    return `${half(a, first)} ${half(b, second)}`;
  });
}

/** What the longest wavelength that frees electrons carries is the work function. */
const WORK = new RegExp(
  String.raw`^[^.?]*\bwork function (?:of|for) [a-z]+ (?:metal )?(?:is|=) (${N} ?(?:eV|J|kJ\/mol))\. (?:What|Calculate|Find|Determine)[^.?\d]*\b(?:(?:longest|maximum|threshold|cut-?off) (wavelength)|(?:minimum|lowest|threshold|cut-?off) (frequency))(,? in \w+,?)?[^.?\d]*[.?]$`,
);

function withPhoton(text: string): string {
  return text.replace(
    WORK,
    (_, energy: string, wavelength: string | undefined, frequency: string | undefined, unit: string | undefined) =>
      `A photon has an energy of ${energy}. What is its ${wavelength ?? frequency ?? ""}${(unit ?? "").replaceAll(",", "")}?`,
  );
}

/** In this order: a range is spelt once it is known that its degrees are those of a temperature, too. */
const STEPS: readonly ((text: string) => string)[] = [
  withAskedConversion,
  withToldConversion,
  turnExercises,
  turnStates,
  withBinding,
  turnIons,
  withBurnt,
  turnWorksheets,
  turnStories,
  withIsotopes,
  turnSchools,
  withLayer,
  turnBooks,
  withListedValues,
  turnData,
  turnRates,
  withReadings,
  spellRanges,
  turnMeasures,
  turnStrengths,
  turnEquilibria,
  turnQuestions,
  turnStatements,
  spellRanges,
  withGas,
  withSalt,
  withUnits,
  withCouples,
  withMedium,
  withPhoton,
  withoutFormula,
  turnWordings,
  withHydrate,
  turnSolutions,
  turnAmounts,
  turnMatter,
  turnReactions,
  (text) => applyTurns(text, TURNS),
  turnCells,
  withUnknownAcid,
];

/** A text with these turns in plainer words; the same where it has none. */
export const turnPlain = (text: string): string => STEPS.reduce((told, turn) => turn(told), text);
