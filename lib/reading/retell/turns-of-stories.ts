import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { getValueIn } from "../../quantity/conversion.ts";
import { readQuantity } from "../text/taken.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** What a story tells around its data: what else is in a thing, how much of it is in each kilogram, what was filled in. */

const REST =
  /[;,] (?:the )?(?:rest|remainder|balance) (?:is|was|being|are|consists of|of it is) (?:an? |some )?([a-z][a-z, -]{2,60}?)(?=[.;])/g;

/** "…; the rest is filler": what is never named again does not matter. */
const withoutRest = (text: string): string =>
  text.replaceAll(REST, (whole, rest: string, at: number) => {
    const others = text.slice(0, at) + text.slice(at + whole.length);
    const words = rest.split(/[ ,-]+/).filter((word) => word.length > 3);
    return words.some((word) => others.toLowerCase().includes(word)) || /\bwater\b/.test(rest) ? whole : "";
  });

const IN_EACH = new RegExp(
  String.raw`\bcontains?(?: on average| an average of| about| approximately| roughly)? (${N} ?[mµ]?g) of ([A-Za-z\d+^]+(?: ions?)?) (?:in every|in each|per) (?:kilogram|kg)(?: of it)?(?=[.,;]| and\b)`,
);

/** "1.35 g of calcium per kilogram": parts in a million of it, where a density leads on to its volume. */
function withPartsInEach(text: string): string {
  const [whole, mass = "", of = ""] = IN_EACH.exec(text) ?? [];
  const told = readQuantity(mass);
  if (whole === undefined || told === null || !/densit/i.test(text)) return text;
  const subject = /^(?:(?:An?|The) )?([A-Za-z]+(?: [a-z]+)?) contains? /.exec(text)?.[1] ?? "sample";
  const element = of.replace(/ ions?$/, "");
  // With the figures that were told.
  const parts = getValueIn(told, "mg")
    .toExponential(Math.max(0, (told.significantFigures ?? 1) - 1))
    .replace(/e\+?/, " × 10^");
  // Where it is found is told, and as an ion it has the same molarity.
  const asked = new RegExp(
    String.raw`\b(of ${element})(?: ions?)?(?: in (?:the |this |that )?${subject})?(?=[?.])`,
    "i",
  );
  const share = text.replace(whole, `contains ${parts} ppm of ${element}`);
  return /\+/.test(element) ? share : share.replace(/; (?=its density)/, " and ").replace(asked, "$1");
}

const LIQUIDS = new RegExp(
  String.raw`\bmixture (?=(?:of|containing|that contains) ${N} ?k?g of (?:water\b|[a-z ]+, ?[A-Z]|[a-z ]+ and ${N} ?k?g of water))`,
);

/** "Filled with a mixture of 5 kg of water and 2 kg of glycol": a solution, where it freezes or boils. */
const withSolution = (text: string): string =>
  /\b(?:freez|boil)/i.test(text) && !/specific heat|J\b|\d ?°C.*\d ?°C.*\d ?°C/s.test(text) && LIQUIDS.test(text)
    ? text
        .replace(LIQUIDS, "solution ")
        .replaceAll(/\b(this|the|such a) mixture\b/g, "$1 solution")
        .replace(/^[^.?!\d]*? (?:is|was|are|were) filled with a solution of\b/, "A solution contains")
    : text;

const TURNS: readonly Turn[] = [
  // Of two words, of which the first alone is an acid.
  [/\b(?:acetic|ethanoic) anhydride\b(?:, C4H6O3\b,?| \(C4H6O3\))?/g, "C4H6O3"],
  [/\b(?:begin|start)s? (?:to (freeze|boil)|(freez|boil)ing)\b/g, (_, verb = "", stem = "") => verb || `${stem}e`],
  // "How much of the salt": the thing that holds it is told once.
  [
    /,? (?:and|but|after)? ?(?:after )?an? (?:afternoon|morning|evening|night|day|hour) of (?:drying|cooling|stirring|heating|refluxing|work)\b,?/g,
    "",
  ],
  [
    /,? (?:and,? )?after (?:recrystalli[sz]ation|purification|drying|filtration|work-?up|distillation)(?: and (?:drying|filtration|purification|distillation))?,? (?=(?:obtained|isolated|collected|recovered|got)\b)/g,
    " and ",
  ],
  // How a gas that is collected was made.
  [
    /^([A-Z][a-z]+(?: gas)?),? (?:(?:that|which) (?:is|was) )?(?:made|prepared|produced|generated|obtained|liberated|formed|evolved) (?:by|from|in|through) [^.?!\d,;]+?,? (?=(?:is|was) collected (?:over|above) water\b)/g,
    "$1 ",
  ],
  // Of a thing whose share is told, and which weighs so much.
  [
    new RegExp(
      String.raw`^(An?|The) ((?:[a-z]+ )*?)([a-z]+)( (?:of [a-z]+ )?(?:is|contains|consists of) ${N} ?% [^.?!]*\.) [Hh]ow (many (?:moles|grams|atoms)|much) (?:of )?([a-z]+) (?:are|is) (?:there )?(?:contained )?in (?:an?|the|this|such an?) (?:(${N}[ -]?k?g)[ -]\3|\3 (?:of (?:mass )?|with an? mass of |weighing |that weighs )(${N} ?k?g))\?$`,
    ),
    (_, article = "", kind = "", thing = "", share = "", count = "", of = "", mass = "", other = "") =>
      `${article} ${kind}${thing}${share} If the ${thing} has a mass of ${(mass || other).replace("-", " ")}, how ${count} ${count.endsWith("atoms") ? "" : "of "}${of} does it contain?`,
  ],
  // Isotopes and how much of each there is.
  [
    new RegExp(
      String.raw`\((?:A_?r|R\.?A\.?M\.?|at\. ?mass) ?(?:=|is|:)? ?(${N})\)(?=[^.?!]*\b[A-Z][a-z]?-\d{1,3}\b)`,
      "g",
    ),
    "(atomic mass $1)",
  ],
  [/\bmix (?=of [A-Z][a-z]?-\d)/g, "mixture "],
  [
    /\b[Ww]hat (?:%|per ?cent(?:age)?)(?: of (?:it|the atoms|the mixture|[a-z]+(?: atoms)?))? (?:is|are) ([A-Z][a-z]?-\d{1,3})(?=[?.]|$)/g,
    "What is the percent abundance of $1",
  ],
  // An element as it is found.
  [
    /\bthe (?:metal|element|gas)(?: from [^.,;?!\d]+)?,? has (?:an?|the) (?:(?:usual|ordinary|natural|normal|tabulated|listed|average) )*(atomic mass|atomic weight)\b/g,
    "the element has an $1",
  ],
];

const QUESTION =
  /^(?:Give|Write|State|What is|Find|Calculate|Determine|Name|How many)\b[^.?!]*\b(?:its|this compound|the compound|this salt|the salt|this substance|the substance|it)\b[^.?!]*[.?]?$/;

const STORY =
  /^(?:The|An?) (?:(?!hydrat|aqueous|molten|gaseous)[a-z-]+ ){1,3}([A-Z][A-Za-z\d()]*)(?:,| (?:is|are|was|were|can|could|may|has|occurs|forms|serves|melts|dissolves)\b)(?!(?:[^.?!]*)\b(?:contains?|hydrat\w*|acid|reacts?|mixture|isotope)\b)[^.?!\d]*\. ([^.?!]+[.?]?)$/;

/** "The compound Co2O3 is hard to make. Give its systematic name.": asked of its formula. */
function withAskedFormula(text: string): string {
  const [, formula = "", question = ""] = STORY.exec(text) ?? [];
  if (formula === "" || !QUESTION.test(question) || !parseFormula(formula).ok || /\d/.test(question)) return text;
  return question
    .replace(/\bits ((?:[a-z-]+ )*(?:name|molar mass|formula mass|molecular mass))\b/i, `the $1 of ${formula}`)
    .replace(/\b(?:of )?(?:this|the) (?:compound|salt|substance)\b/i, (whole) =>
      whole.startsWith("of") ? `of ${formula}` : formula,
    );
}

const CALLED =
  /^(?:(?:The|A) (?:(?:mineral|compound|salt|pigment|solid|dye) )?)?([A-Z]?[a-z]+(?: [a-z-]+){0,2}),? \(?([A-Z][A-Za-z\d()₀-₉]*)\)?,? (?:is|was|are|has|can|occurs|forms)\b[^.?!\d=]*\. ([^.?!]*)\b(?:this|the) (?:compound|salt|substance|mineral|solid)(?=\?)/i;

const NAMED =
  /\b([Ww]hat (?:is|are)|[Ff]ind|[Gg]ive|[Dd]etermine) (the (?:average |mean )?oxidation (?:number|state)s? of [a-z]+ in )(?:the )?([a-z]+(?: [a-z]+){0,2}),? \(?([A-Z][A-Za-z\d()₀-₉]*)\)?(?=[?.]$)/;

const isFormulaOf = (formula: string, name: string): boolean =>
  parseFormula(formula).ok &&
  listFormulasOf(name.toLowerCase(), "en").every((each) => sameAtoms(each, formula)) &&
  !/\b(?:hydrated?|ions?|acid|solution|its|not|[a-z]+hydrate)\b/i.test(name);

/** "Sodium trithionate, Na2S3O6, is …. What is the oxidation number of sulfur in this compound?": in its formula. */
function withOxidationNumber(text: string): string {
  const [, name = "", formula = "", question = ""] = CALLED.exec(text) ?? [];
  if (/\boxidation (?:number|state)/.test(question) && isFormulaOf(formula, name)) return `${question}${formula}?`;
  return text.replace(NAMED, (whole, asks: string, number: string, called: string, written: string) =>
    isFormulaOf(written, called) ? `${asks} ${number}${written}` : whole,
  );
}

/** A text with these turns in plainer words; the same where it has none. */
export const turnStories = (text: string): string =>
  withOxidationNumber(withAskedFormula(withSolution(withPartsInEach(applyTurns(withoutRest(text), TURNS))).trim()));
