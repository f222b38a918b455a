import { findElement } from "../../chemistry/elements/elements.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { findCues } from "../cues/cues.ts";
import { listSpots } from "../text/spots.ts";
import { withMeanTitre } from "./titres.ts";
import { withTitration } from "./titrations.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in problems on moles, formulas, yields and solutions: what points back, what is told per litre, what is taken from stock. */

const LITRE = String.raw`(?:lit(?:er|re)|L|dm3|dm\^3|dm³)`;
const WEIGHT = String.raw`(?:m|µ|μ|k)?g`;
const MOLAR = String.raw`(?:M|mol\/L|mol L-1|mol\/dm\^?3|mol dm\^?-3)`;
const VOLUME = String.raw`(?:mL|ml|cL|L|cm3|cm\^3|cm³|dm3|dm\^3|dm³|lit(?:er|re)s?|millilit(?:er|re)s?)`;
const FORMULA = String.raw`[A-Z][A-Za-z\d()·]*`;

/** The substances of a text, each once. */
function listNamed(text: string): string[] {
  const spots = listSpots(text, "en", findCues("en") ?? new Map()) ?? [];
  const named = spots.flatMap((spot) => (spot.kind === "substance" ? [spot.substance.formulas[0] ?? ""] : []));
  return [...new Set(named)];
}

/** Whether so many words name one substance. */
const isName = (words: string): boolean => listFormulasOf(words.toLowerCase(), "en").length > 0;

/** What is told of a part, or of one sort of it: its name is no name of the formula beside it. */
const IMPURE = /\b(?:ore|sample|rock|tablet|solution|mixture|alloy|mineral|acid|gas|water|hydrated?|crystals?)\b/i;

/** "Chalk dust (CaCO3)", "baking soda (NaHCO3)": what a household calls it, with its formula. */
function byFormula(whole: string, before: string, name: string, formula: string): string {
  const isFormula = parseFormula(formula).ok && /[a-z\d]|[A-Z]{2}/.test(formula);
  return isFormula && !IMPURE.test(name) && !isName(name) ? `${before}${formula}` : whole;
}

const TURNS: readonly Turn[] = [
  // Salts that are named by the oxidation number of their anion, too.
  [/\bmanganate ?\(VII\)/g, "permanganate"],
  [/\b((?:di)?chromate|sul(?:f|ph)ate) ?\(VI\)/g, "$1"],
  [/\b(chlorate|bromate|iodate|nitrate) ?\(V\)/g, "$1"],
  [/\bsul(f|ph)ate ?\(IV\)/g, "sul$1ite"],
  [/\bnitrate ?\(III\)/g, "nitrite"],
  // What is sold by another name.
  [
    new RegExp(String.raw`\b((?:of|for|from|with|in) )([a-z]+(?: [a-z]+){0,2}) \((${FORMULA})\)`, "g"),
    (whole, before = "", name = "", formula = "") => byFormula(whole, before, name, formula),
  ],
  // "The mean titre of 0.110 M HCl was 22.40 mL": what was needed of it.
  [
    new RegExp(
      String.raw`\b[Tt]he (?:mean |average )?titre of (?:the )?(\d[\d.]* ?(?:${MOLAR}|mol dm⁻³) [A-Za-z][\w() ]{1,40}?) (?:was|is) (\d[\d.]* ?${VOLUME})(?=[.,; ])`,
      "g",
    ),
    "$2 of $1 was required",
  ],
  // A blank at the end.
  [
    new RegExp(
      String.raw`^(?:[Tt]he )?((?:[^.?_]|\.(?=\d))*?) (?:is|are|will be|would be|=) ?_{2,} ?(?:([a-zA-Z%/°]{1,8})\b)? ?\.?$`,
    ),
    (_, asked = "", unit = "") => `What is the ${asked}${unit === "" ? "" : ` in ${unit}`}?`,
  ],
  // How many times as dense as hydrogen a vapour is: half of its molar mass.
  [
    new RegExp(
      String.raw`\bvapou?r density(?: \((?:relative|compared|with respect) (?:to|with) (?:hydrogen|H2)\)|,? (?:relative|compared|with respect) (?:to|with) (?:hydrogen|H2),?)? ?(?:is|of|=|was found to be|is found to be|:) (\d+(?:\.\d+)?)(?! ?(?:k?g|mg|\d))(?! (?:times )?(?:relative|compared|with respect) to air)`,
      "g",
    ),
    (_, density = "") =>
      `molar mass is ${new Decimal(density).times(2).toFixed(/\.(\d+)/.exec(density)?.[1]?.length ?? 0)} g/mol`,
  ],
  // So much for each so much.
  [
    new RegExp(
      String.raw`\b(How many (?:tonnes|kilograms|grams|kg|g|moles)|What mass|Which mass) of ([A-Za-z\d()]+(?: [a-z]+)?) (?:is|are|will|would|leaves?|goes|comes|forms?)\b[^.?\d]{0,50}? (?:for|with|per) (?:every|each) (${N} ?(?:tonnes?|t|kilograms?|kg|grams?|g|moles?|mol)) of ([A-Za-z\d()]+(?: [a-z]+(?:ate|ide|ite|oxide))?)(?: (?:that is |that are |which is )?(?:made|produced|formed|obtained|won|heated|burned|burnt|used|decomposed))?(?=[?.,])`,
      "gi",
    ),
    "$1 of $2 form with $3 of $4",
  ],
  // What a preparation starts with.
  [
    new RegExp(
      String.raw`\b(?:[Ss]tarting (?:with|from)|[Bb]eginning with|[Uu]sing|[Ff]rom) (${N} ?${WEIGHT}) of ([A-Za-z\d()]+(?: [a-z]+)?)(?:,? (?:and|with) (?:an )?excess(?: of)? [A-Za-z\d() ]{2,30}?)?, (?:an? |the |one )?[A-Za-z]+(?: [a-z]+)? (?:obtains?|obtained|isolates?|isolated|gets|got|collects?|collected|recovers?|recovered|weighs out|prepares?|prepared) (?:only )?(${N} ?${WEIGHT}) of `,
      "g",
    ),
    "$1 of $2 gives $3 of ",
  ],
  [/(?<=^|[.?!;,] )[Pp]ercent(?:age)? yield\?$/g, "What is the percentage yield?"],
  // What stands on a balance.
  [
    new RegExp(
      String.raw`^(?:An?|The|One) [a-z]+ of ([A-Za-z\d()]+(?: [a-z]+)?) (?:has a mass of|weighs) (${N} ?${WEIGHT})\.`,
      "g",
    ),
    "There are $2 of $1.",
  ],
  [
    new RegExp(String.raw`\bm_?\((${FORMULA})\) ?= ?(${N} ?${WEIGHT})(?![A-Za-z/])(?:[,;] (?:and )?(?=m_?\())?`, "g"),
    (whole, formula = "", mass = "") => `${mass} of ${formula}${/[,;] /.test(whole) ? " and " : ""}`,
  ],
  [/\b(?:Data|Given|Information): (?=\d)/g, "There are "],
  [/\bWhich mass\b/g, "What mass"],
  [
    /\b((?:What|Which) mass|How many grams|How many moles) of ([A-Za-z\d()]+(?: [a-z]+)?) (?:would|could|can|will) (?:form|be formed|be produced|be made|be obtained) if the reaction ([^?]*?(?:->|→)[^?]*?) (?:went|goes|proceeds|proceeded|runs|ran) to completion\?/g,
    "$3. $1 of $2 forms?",
  ],
  // Water that is added.
  [
    new RegExp(
      String.raw`\bTo (${N} ?${VOLUME} of (?:an? )?[^.,]*?),? (${N} ?${VOLUME}) (?:of )?(?:(?:pure|distilled|deioni[sz]ed) )?water (?:is|are|was|were) added(?=[.,;?])`,
      "g",
    ),
    "$2 of water is added to $1",
  ],
  [/,? (?:with )?(?:the )?volumes being additive(?=[.?])/g, ""],
  [/\bis poured into (?=\d)/g, "is mixed with "],
  // What is left out in front of a question.
  [
    /, before (?:anything|any(?: of the)? (?:solid|salt|precipitate)|precipitation)(?: has)? (?:precipitates?|precipitated|forms?|formed|begins|occurs|starts)(?=[.?])/g,
    "",
  ],
  [
    / \((?:for |of )?(?:all (?:two|three|2|3)(?: of (?:the|its))?(?: acidic)? (?:protons|hydrogens|H\+)|both(?: its)?(?: acidic)? (?:protons|hydrogens))\)/g,
    "",
  ],
];

const SHARE = String.raw`\d[\d.]* ?%`;

/** Solutions by their percent by mass, told in kitchens and drugstores. */
const SHARES: readonly Turn[] = [
  [/ ?\((?:w\/w|m\/m|by (?:mass|weight))\)|(?<=%) (?:w\/w|m\/m|by weight)\b/g, " by mass"],
  [
    new RegExp(
      String.raw`\b(How many grams|What mass) of (?!water\b)([A-Z][A-Za-z\d()]*|[a-z]+(?: [a-z]+(?:ate|ide|ite|oxide))?) (is|are) (needed|required|necessary) (?:to (?:prepare|make)|for) (${N} ?${WEIGHT}) of an? (${SHARE})(?: by mass)?(?: aqueous)? solution(?: by mass)?(?=[?.])`,
      "g",
    ),
    "$1 of $2 $3 $4 to prepare $5 of a $6 $2 solution",
  ],
  [
    new RegExp(
      String.raw`\b(How many grams|What mass) of water (is|are|must be|should be|has to be|have to be)(?: needed| required| used| taken)? to dissolve (${N} ?${WEIGHT}) of ([A-Za-z\d()]+(?: [a-z]+)?)(?: in order)? (?:to (?:get|make|obtain|prepare|give)|so as to (?:get|make|obtain)) an? (${SHARE})(?: by mass)?(?: aqueous)? solution(?: by mass)?(?=[?.])`,
      "g",
    ),
    "$1 of water is needed to prepare a $5 solution by mass from $3 of $4",
  ],
  [
    new RegExp(
      String.raw`\b(How many grams|What mass|How much) of ([A-Za-z\d()]+(?: [a-z]+)?) (?:do (?:I|we|you) (?:need to |have to )?(?:add|dissolve|put|stir)|should (?:I|we|you) (?:add|dissolve|put)|(?:is|are|must be|should be|has to be|have to be) (?:added|dissolved|put|stirred)) (?:to|in|into) (${N} ?${WEIGHT}) of water (?:for|to (?:get|make|obtain|prepare|give)) an? (${SHARE})(?: by mass)?(?: aqueous)?(?: [A-Za-z\d()]+(?: [a-z]+)?)? solution(?: by mass)?(?=[?.])`,
      "g",
    ),
    "What mass of $2 must be dissolved in $3 of water to make a $4 by mass solution",
  ],
];

/** Sugar and salt, where shares of the mass alone are told and asked, whatever their formulas are. */
function withKitchen(text: string): string {
  if (!/%|\bpercent/.test(text) || /\bmol|\bM\b|\batoms?\b|\bpurity|\bimpure|\bmixture|carbon|sodium|\bppm/.test(text))
    return text;
  const isBoth = /\bsalt\b/.test(text) && /\bsugar\b/.test(text);
  return isBoth || !/\bwater\b/.test(text)
    ? text
    : text
        .replaceAll(/\bof (?:table |common |cooking )?salt\b(?! solution)/g, "of NaCl")
        .replaceAll(/\bof (?:table |cane )?sugar\b(?! solution)/g, "of sucrose");
}

/** What a question points back to, perhaps with its name. */
const THAT =
  /\b(?:(?:this|that|the given) (?:amount|quantity|mass|portion|sample|much)|it)\b((?: of [A-Za-z\d()]+(?: [a-z]+)?)?)(?! (?:is|was|has|reacts?|takes|be)\b)/;

const HELD = new RegExp(
  String.raw`\b(${N} ?(?:${WEIGHT}|m?mol|moles?|grams?)) of ((?:pure )?(?:${FORMULA}|[a-z]+(?: (?!in|into|to|is|was|and|with|at|for|on|from)[a-z]+){0,2}))`,
  "g",
);

/** Where a story goes on behind its amount, it may change it. */
const GOES_ON =
  /[,;]|\b(?:and|but|then|or|some|another|impure|alloy|ore|hydrated?|los(?:es?|t)|spill\w*|st(?:eals?|ole)|eats?|ate|gives?|gave|takes? (?:out|away)|sells?|sold)\b/i;

const ASKS_PARTS = /^(?:How many|What (?:is the )?(?:mass|number|amount)|Calculate|Find|Determine)\b/;

const SENTENCE = /[^.?!]+(?:\.(?=\d)[^.?!]*)*[.?!]*/g;

/** The longest beginning of the words that names a substance; null where there is none. */
function nameIn(words: string): string | null {
  const parts = words.replace(/^pure /, "").split(" ");
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join(" ");
    if (/^[A-Z]/.test(name) ? parseFormula(name).ok : isName(name)) return name;
  }
  return null;
}

/** "She sprinkles 1.2 g of X into a bowl. How many oxygen atoms does that amount contain?": X, in the question itself. */
function withAmountNamed(text: string): string {
  const sentences = text.match(SENTENCE) ?? [];
  const question = sentences.at(-1)?.trim() ?? "";
  const told = sentences.slice(0, -1).join("");
  const held = [...told.matchAll(HELD)];
  const [only, ...others] = held;
  const numbers = told.replaceAll(new RegExp(FORMULA, "g"), " ").match(/\d[\d.,]*/g) ?? [];
  const name = only === undefined ? null : nameIn(only[2] ?? "");
  if (only === undefined || name === null || others.length > 0 || numbers.length !== 1) return text;
  // "Of silver alloy", "of NaCl solution": of something else than the name that it begins with.
  const behind = told.slice(told.indexOf(name, only.index) + name.length);
  if (!/^(?:[.]| (?:in|into|to|on|onto|over|at|for|from|by|is|was|are)\b)/.test(behind) || GOES_ON.test(told))
    return text;
  if (!ASKS_PARTS.test(question) || /\d/.test(question.replaceAll(new RegExp(FORMULA, "g"), " "))) return text;
  if (!/\b(?:atoms?|molecules?|ions?|moles?|formula units?)\b/.test(question)) return text;
  if (/\b(?:react|burn|dissolv\w* in|dilut|heat|solution|added|mix|left|remain|half|each|per|not)\w*\b/i.test(text))
    return text;
  const named = question.replace(THAT, (_, own: string) => {
    const words = own.replace(/^ of /, "");
    const again = own === "" ? "" : (nameIn(words) ?? "");
    return `${only[1] ?? ""} of ${name}${own === "" ? "" : words.slice(again.length)}`;
  });
  return named === question || THAT.test(named) ? text : named;
}

/** "Urea, CO(NH2)2, is sold as a fertiliser. Find the percentage of nitrogen in it." */
function withFormulaNamed(text: string): string {
  if (!/\bpercent|\bmolar mass|\bhow many atoms|\boxidation/i.test(text)) return text;
  const pronoun =
    /(?<=\b(?:in|of) )(?:it|this (?:compound|substance|salt|fertili[sz]er|mineral|drug)|the (?:compound|salt|fertili[sz]er|mineral|drug))(?=[.?]?$)/;
  if (!pronoun.test(text)) return text;
  const written = text.match(new RegExp(String.raw`(?<![A-Za-z\d])${FORMULA}(?![A-Za-z])`, "g")) ?? [];
  const formulas = [...new Set(written)].filter((each) => {
    const parsed = parseFormula(each);
    return parsed.ok && parsed.value.counts.size > 1 && /\d|[a-z]|[A-Z]{2}/.test(each);
  });
  const [only, ...others] = formulas;
  const bare = text.replaceAll(only ?? "", " ");
  const compounds = listNamed(text).filter((each) => findElement(each) === null);
  return only === undefined || others.length > 0 || compounds.length !== 1 || /\d/.test(bare)
    ? text
    : text.slice(text.search(SENTENCE_OF_QUESTION)).trim().replace(pronoun, only);
}

const SENTENCE_OF_QUESTION = /[^.?!]+[.?!]?$/;

const PER_LITRE = new RegExp(
  String.raw`(${N}) ?(${WEIGHT}) ?(?:of ((?:${FORMULA}\^?\d?[+-]?|[a-z]+(?: [a-z]+)?)(?: ions?)?)(?:, ${FORMULA},| \(${FORMULA}\))? )?(?:\/ ?|per |in (?:a |one |each |every |1 ))${LITRE}(?: of (?:water|solution|[a-z]+))?(?![A-Za-z\d])`,
);

const OF_STRENGTH =
  /\b(?:molar(?:ity| concentration)|mol\/L|mol\/dm\^?3|mol dm\^?-3|moles? per lit(?:er|re)|mmol\/L|mmol\/dm\^?3)\b/;

const CONTENT = new RegExp(
  String.raw`\b([a-z]+(?:\([IV]+\))?)(?:[- ]ion)? (?:content|concentration|level)\b[^.?]{0,60}? (?:is|was|of|=) $`,
);

/** "Its nitrate content is 45 mg per litre. Express this in mol/L.": so much of it is in one litre. */
function withLitre(text: string): string {
  const found = PER_LITRE.exec(text);
  if (found === null || !OF_STRENGTH.test(text)) return text;
  const [whole, value = "", unit = "", own] = found;
  const before = text.slice(0, found.index);
  const rest = before + text.slice(found.index + whole.length);
  const [asking = ""] = /[^.?!]*[.?!]?$/.exec(text.slice(found.index + whole.length).trim()) ?? [];
  const name = own ?? CONTENT.exec(before)?.[1];
  if (name === undefined || /\d/.test(rest.replaceAll(/m?mol[^ ?,]*|[A-Z][A-Za-z\d()]*/g, " "))) return text;
  const isIon = own === undefined && listFormulasOf(name, "en").every((formula) => /[+-]$/.test(formula));
  const known = name.replace(/ ions?$/, "");
  if (!/^[A-Z]/.test(known) && !isName(known) && !isName(name)) return text;
  // Atoms or molecules, or its ions: nobody knows.
  if (/^(?:chlorine|bromine|iodine|fluorine|nitrogen|hydrogen)$/.test(known)) return text;
  if (
    /\b(?:dilut|add|mix|react|titrat|pH|precipit|satur|solub|evaporat|half|los[te]|remov|spill|boil|concentrated|twice|double)/i.test(
      text,
    )
  )
    return text;
  const asked = /\b(mmol\/L|mmol\/dm\^?3|mol\/dm\^?3|mol\/L)\b/.exec(asking)?.[1];
  const unitAsked = asked === undefined ? "" : ` in ${asked}`;
  const of = isIon && !/ ion/.test(name) ? `${name} ions` : name;
  return `What is the molarity of ${of}${unitAsked} in a solution that contains ${value} ${unit} of ${of} in 1.000 L?`;
}

/** "Sugar solution": the one that is eaten, where its formula does not count. */
const withSugar = (text: string): string =>
  new RegExp(
    String.raw`\d ?${WEIGHT}\b|percent|%|\bmass\b|molar mass|\b(?!sugar )[A-Za-z\d)]+ solutions? (?:of|is|are|and)\b`,
  ).test(text)
    ? text
    : text.replaceAll(/\bsugar solution\b/g, "sucrose solution");

const STRENGTH = new RegExp(String.raw`(?<![\d.])(${N}) ?${MOLAR}(?![A-Za-z\d])`, "g");
const MEASURED = new RegExp(String.raw`(?<![\d.])(${N}) ?(${VOLUME})(?![A-Za-z\d])`, "g");
/** "750 mL of 0.20 M sulfuric acid" */
const WANTED = new RegExp(
  String.raw`(${N} ?${VOLUME}) (?:of )?(?:an? |the )?(?:solution of )?(${N} ?${MOLAR}) (?:solution of |aqueous )?(${FORMULA}|[a-z]+(?: [a-z]+)?)`,
);

const STOCK_OF = new RegExp(String.raw`\bstock (?:solution )?of ((?:${FORMULA}|[a-z]+(?: [a-z]+)?))`);

const ASKS_VOLUME =
  /\b(?:[Hh]ow (?:many|much) ?(mL|ml|L|cm3|cm\^3|cm³|millilit(?:er|re)s|lit(?:er|re)s)?|[Ww]hat volume)\b[^.?]*\bstock\b[^.?]*\?|\bhow much (?:of the )?stock\b/;

/** "The store has only a 6.0 M stock bottle. How many mL of the stock …": one acid, what is wanted of it, and how strong the stock is. */
function withStock(text: string): string {
  const asking = ASKS_VOLUME.exec(text);
  const strengths = [...text.matchAll(STRENGTH)].map(([whole]) => whole);
  const wanted = WANTED.exec(text);
  if (asking === null || strengths.length !== 2 || wanted === null) return text;
  const [, volume = "", weak = "", named = ""] = wanted;
  const stock = strengths.find((each) => each !== weak);
  const solute = nameIn(named) ?? nameIn(STOCK_OF.exec(text)?.[1] ?? "");
  const volumes = [...text.matchAll(MEASURED)].filter(
    ([, value = ""]) => !strengths.some((each) => each.startsWith(value)),
  );
  const rest = [...strengths, volume].reduce((told, each) => told.replace(each, " "), text);
  const isOne = listNamed(text).filter((each) => each !== "H2O").length === 1;
  if (stock === undefined || solute === null || volumes.length !== 1 || !isOne) return text;
  if (Number.parseFloat(stock) <= Number.parseFloat(weak)) return text;
  const kept = rest
    .replaceAll(/\b(?:grade|class|form|year|lab|room) \d{1,2}\b/gi, " ")
    .replaceAll(new RegExp(FORMULA, "g"), " ");
  if (
    /\d/.test(kept) ||
    /\b(?:left|remain|spill|evaporat|mix|react|neutrali|titrat|already|half|twice|los[te]|leak|steal|stole|broke|waste)/i.test(
      kept,
    )
  )
    return text;
  return `What volume of ${stock} ${solute} is needed to make ${volume} of ${weak} ${solute}?`;
}

/** A text with these turns in plainer words; the same where it has none. */
export function turnSolutions(text: string): string {
  const turned = applyTurns(withKitchen(withMeanTitre(text)), [...TURNS, ...SHARES]);
  return withTitration(withSugar(withStock(withLitre(withFormulaNamed(withAmountNamed(turned))))));
}
