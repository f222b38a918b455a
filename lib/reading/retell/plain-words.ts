import { completeReaction } from "../../solver/problems/complete-reaction.ts";
import { listProducts } from "../../methods/rules/reaction.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { findSolubility } from "../../chemistry/ions/solubility.ts";
import { findCues } from "../cues/cues.ts";
import type { Spot } from "../text/spot.ts";
import { listSpots } from "../text/spots.ts";

/** What a story tells at length, as an exercise says it in few words. */

type Rule = readonly [told: RegExp, plain: string];

const N = String.raw`\d[\d.,]*(?<![.,])`;
const PERSON = String.raw`(?:(?:a|an|the|one|our|some) (?:[a-z]+ )?(?:students?|teachers?|chemists?|technicians?|pupils?|scientists?|researchers?|jewell?ers?|mechanics?|class|cooks?|nurses?|farmers?|engineers?|workers?|pharmacists?|geologists?|bakers?|gardeners?|drivers?|campers?|divers?|doctors?|hikers?|artists?|plumbers?|brewers?|photographers?|assistants?|analysts?|potters?|welders?|astronauts?|archaeologists?|child|children|boy|girl|man|woman)|she|he|they|we|i|you|[A-Z][a-z]{2,9})`;
const OBJECT = String.raw`((?:a |an |the )?(?:small |large )?(?:sample of |piece of )?${N} ?[a-zA-Z]+ (?:of )?(?:(?:a |an |the )?${N} ?(?:M|%) )?(?:[A-Za-z\d()·]+(?: (?!in\b|with\b|into\b|to\b|at\b|and\b|from\b)[A-Za-z\d()·]+){0,3})(?:, [A-Z][A-Za-z\d()·]+,)?)`;

const act = (verb: string, done: string): Rule => [
  new RegExp(
    String.raw`(?:\b[Ii]n (?:a|an|the|one) (?:[a-z]+ )?(?:experiment|demonstration|lesson|lab|laboratory|class|investigation|practical|test)(?: class)?,? )?(?<![a-z] )\b${PERSON} ${verb} ${OBJECT}`,
    "g",
  ),
  `$1 ${done}`,
];

const RULES: readonly Rule[] = [
  [
    /\b(?:powder|powdered|granules|filings|turnings|shavings|foil|crystals|pellets|flakes|dust)\b ?(?=with\b|and\b|in\b|reacts?\b|burns?\b|is\b|,|\.|with\b|to\b|at\b)/g,
    "",
  ],
  [
    /\b(?:anhydrous|distilled|deioni[sz]ed|powdered|granulated|finely ground|metallic|lukewarm|some warm|warm|some) (?=[a-z]*(?:water|sodium|potassium|copper|calcium|magnesium|aluminium|aluminum|iron|zinc|lead|silver|sulfur|carbon|barium))/g,
    "",
  ],
  act("(?:dissolves?|dissolved)", "is dissolved"),
  act("(?:burns?|burned|burnt)", "is burned"),
  act("(?:heats?|heated)", "is heated"),
  act("(?:mixes|mix|mixed|combines?|combined)", "is mixed"),
  act("(?:reacts?|reacted)", "is reacted"),
  act("(?:dilutes?|diluted)", "is diluted"),
  [/ and (?:ignites?|heats?|stirs?|shakes?|ignited|heated|stirred|shook) (?:the mixture|it|them)(?=[:.,;])/g, ""],
  [
    /,? (?:and )?transfers? (?:everything|it|the solution|this|all of it) (?:to|into) a volumetric flask,?(?= and)/g,
    "",
  ],
  [/\band fills? it up to (?=\d)/g, "and is made up to "],
  [
    /\b(?:fills?|occupies|takes up) (\d[\d.]* ?(?:mL|L|cm3|dm3)) of (?:the|its|a) (?:tube|cylinder|bottle|container|flask|gas jar|burette|syringe|tank)/g,
    "has a volume of $1",
  ],
  [/\b(?:greatest|largest|highest|most possible) (?=mass|amount|number|volume)/gi, "maximum "],
  [/\bthat can (?:be formed|form|be made|be produced|be obtained)/g, "that can form"],
  [/\bhow old is (?:the|this|that) (?:[a-z]+ )?[a-z]+\?/gi, "how old is it?"],
  [
    /\b(?:the )?((?:carbon-14|C-14|14C)) (?:activity|content|level) of [^.,]*? is (\d[\d.]* ?%) of (?:the|that) [^.]*?(?:living|fresh|modern|new|today)[^.,]*/gi,
    "$2 of the $1 is left in it",
  ],
  [
    /\b(?:has|contains|is found to contain) (?:only )?(\d[\d.]* ?%) of the ((?:carbon-14|C-14|14C)) (?:activity |content |level )?(?:of|that is found in|found in|in) [^.,]*?(?:living|fresh|modern|new|today)[^.,]*/gi,
    "has $1 of its $2 left",
  ],
  [
    /\bhas an? ((?:carbon-14|C-14|14C)) (?:activity|content|level) (?:that is |which is |of |equal to )?(?:only )?(\d[\d.]* ?%) (?:as great as )?(?:of )?that (?:of|in|found in) [^.,]*?(?:living|fresh|modern|new|today)[^.,]*/gi,
    "has $2 of its $1 left",
  ],
  [/ \(1 u = 931\.?\d* MeV(?:\/c\^?2)?\)/g, ""],
  [/\btotal binding energy\b/g, "binding energy"],
  [/\breaction quotient,? Qc?\b/g, "reaction quotient"],
  [/ at (?:a|one|some) (?:certain|given|particular) (?:moment|instant|time|point)\b/g, ""],
  [/\b(?:contains|has) (?:just|only|exactly) (?=two|three)/g, "has "],
  [/\b(?:of|is) the (?:lighter|heavier|more common|rarer|less common) isotope,? (?=[a-z]+-\d)/g, "of "],
  [/\ba sample of ([a-z]+) (?:contains|has) (?=two isotopes|three isotopes)/g, "$1 has "],
  [/^(?:A|The) mass spectrometer shows that /g, ""],
  [
    /\b(?:what|which) (?:potential|voltage|reading) (?:should|would|will|does) (?:the|a) (?:voltmeter|meter) (?:show|read|display|give)/gi,
    "What is the cell potential",
  ],
  [
    /\b[Aa] (\w+) (?:strip|rod|plate|electrode|bar) (?:dips?|is dipped|is placed|stands|is) (?:into|in) (?:a )?(\d[\d.]* ?M) ([A-Z][a-z]?\^?\d?[²³⁺+]+)(?: solution)?/g,
    "$1 is in $2 $3",
  ],
  [/; a salt bridge (?:joins|connects)[^.]*/g, ""],
  [
    /\bAt (?:what|which) temperature (?:does|will|would) (?:this|the) (?:mixture|solution|liquid) (?:begin to |start to )?freeze\b/g,
    "What is the freezing point of the solution",
  ],
  [
    /\bAt (?:what|which) temperature (?:does|will|would) (?:this|the) (?:mixture|solution|liquid) (?:begin to |start to )?boil\b/g,
    "What is the boiling point of the solution",
  ],
  [
    /^In an? (?:[a-z]+ )?(?:experiment|demonstration|lesson|laboratory|lab|class|investigation|practical),? (?:an? |the )?/g,
    "",
  ],
  [
    /\b(?:steel|glass|plastic|brass|ceramic|aluminium|aluminum) (?=(?:gas )?(?:cylinder|tank|bottle|container|vessel|flask|beaker|bomb|canister)s?\b)/g,
    "",
  ],
  [
    /(?<=\b(?:burns?|burned|burnt|burning|combust(?:s|ed)|combustion)(?: completely)?) in (?:plenty of |excess |an excess of |enough |the )?air\b/g,
    "",
  ],
  [/ and adds (?:more )?water until the solution has a volume of (?=\d)/g, " and made up to "],
  [/^To [a-z][^.,\d]{3,60}, (?=a |an |the |she|he|they|we|you)/g, ""],
  [/\bis mixed with (\d[\d.]* ?k?g) of water\b(?=[\s\S]*\bK_?[fb])/g, "is dissolved in $1 of water"],
  [/\bholds (\d[\d.]* ?k?g) of ([a-z]+)\b/g, "contains $1 of $2"],
  [
    /(?<=^|[.] )[^.\d]*? (?:according to|as shown by|as in|following)(?: the)?(?: (?:reaction|equation))?:? (?=(?:\d+ ?)?[A-Z][A-Za-z\d()]*(?:\([a-z]+\))? ?\+[^.]*(?:->|→))/g,
    "",
  ],
  [/(?<=^|[.] )A student [^.,\d]*? and collects (the|a) ([a-z]+)/g, "$1 $2 is collected"],
  [
    /\b(?:A|The) (\d[\d.]* ?mL) (?:sample|portion) of ([a-z ]+?) (?:is|was) titrated with (\d[\d.]* ?M [A-Za-z\d() ]+?), and (\d[\d.]* ?mL) (?:of (?:it|the base|the acid) )?(?:is|are|was|were) (?:needed|required|used)(?: to reach (?:the|its) (?:end|equivalence) ?point)?/g,
    "A $2 sample of $1 needed $4 of $3 to reach the end point",
  ],
  [/\bsends a current of ([^.]*?) through\b/g, "passes a current of $1 through"],
  [
    /\b(?:A|The) (?:battery|power supply|generator) (?:sends|passes) a current of (\d[\d.]* ?m?A)\b/g,
    "A current of $1 passes",
  ],
  [
    /(?:[A-Z][a-z]* )?(?:\w+ )?has an? \d[\d.]* ?m?L bottle of (\d[\d.]* ?M [a-z ]+?)(?: solution)?\. (?:She|He|They|The \w+) (?:takes|removes|measures out|uses) (\d[\d.]* ?mL) of it and dilutes it to\b/g,
    "$2 of $1 is diluted to",
  ],
  [/\bsome of (?:the|this) salt to make (\d[\d.]* ?mL) of a (\d[\d.]* ?M) solution/g, "the salt to make a $2 solution"],
];

/** "ΔHf: CH4 -74.8, CO2 -393.5 kJ/mol": each value with its substance and its unit. */
const LISTED =
  /\b(d[HG]f°?|ΔHf°?|ΔGf°?)(?: of| values?)?:? ((?:[A-Z][A-Za-z\d()]*(?:\([a-z]+\))? ?(?:=|is|:)? ?-?\d[\d.]*(?:,? and |, ?|; ?)?){2,}) ?(kJ\/mol)/g;

const ENTRY = /([A-Z][A-Za-z\d()]*?(?:\([a-z]+\))?) ?(?:=|is|:)? ?(?<=[ =:])(-?\d[\d.]*)(?=,|;| |$)/g;

function withEach(text: string): string {
  return text.replaceAll(LISTED, (_, kind: string, entries: string, unit: string) =>
    [...entries.matchAll(ENTRY)].map(([, of = "", value = ""]) => `${kind} of ${of} is ${value} ${unit}`).join(", "),
  );
}

/** "What percentage of nitrogen is in it?": the one substance that a text names. */
function withName(text: string): string {
  const pronoun = /(?<=\b(?:in|of) )(?:it|this compound|the compound|this substance|this salt)(?=\?)/;
  const formulas = [...new Set(text.match(FORMULA))].filter(isCompound);
  const [only, ...others] = formulas;
  return only === undefined || others.length > 0
    ? text
    : text.replace(pronoun, only).replace(/\bpercent(?:age)? of its mass is\b/g, `percent by mass of ${only} is`);
}

/** The acid of a text that names only one: "12.0 M acid", "the concentrated acid". */
function withAcid(text: string): string {
  const named = new Set(
    text.toLowerCase().match(/\b(?:hydrochloric|sulfuric|sulphuric|nitric|acetic|phosphoric) acid\b/g),
  );
  const [only, ...others] = named;
  if (only === undefined || others.length > 0) return text;
  return text
    .replaceAll(/(?<=\d ?M )acid\b/g, only)
    .replaceAll(
      /\b[Ww]hat volume of the (?:concentrated|stock|strong) acid (?:must|should|needs to|has to|is to) (?:be )?(?:diluted|used|taken|measured out)/g,
      `What volume of the concentrated ${only} is needed`,
    );
}

/** "A class needs 2.00 L of 0.250 M X, but has only 12.0 M X": what is made of what. */
const NEEDS = new RegExp(
  String.raw`(?:^|[.,]\s)[^.]*?\bneeds? (${N} ?m?L of ${N} ?M [^,.]+), but [^.]*?\bhas only (${N} ?M [^,.]+)\. What volume of the [^?]*?\?`,
);

function withNeed(text: string): string {
  return text.replace(NEEDS, (_, made: string, from: string) => `What volume of ${from} is needed to make ${made}?`);
}

/** A formula in a text. */
const FORMULA = /(?<![A-Za-z\d[])[A-Z][A-Za-z\d()]*\d*(?![A-Za-z\d])/g;

function isCompound(formula: string): boolean {
  const parsed = parseFormula(formula);
  return parsed.ok && parsed.value.counts.size > 1;
}

function isInsoluble(formula: string): boolean {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  return salt !== null && findSolubility(salt) === "insoluble";
}

/** "Mass of precipitate": of the one product of two salts that does not dissolve. */
function withPrecipitate(text: string): string {
  if (!/\bprecipitate\b/i.test(text) || /->|→/.test(text)) return text;
  const formulas = [...new Set(text.match(FORMULA))].filter(isCompound);
  if (formulas.length !== 2) return text;
  const reaction = completeReaction(formulas);
  const solids = reaction === null ? [] : listProducts(reaction).filter(isInsoluble);
  const [only, ...others] = solids;
  if (only === undefined || others.length > 0) return text;
  return text
    .replace(/\b(?:of|is) (?:the )?precipitate (?=from\b)/i, `of ${only} `)
    .replace(/\b(?:of|is) (?:the )?precipitate(?: is)?(?: formed| forms)?/i, `of ${only} forms`)
    .replace(/\bWhat is the mass (?=of)/, "What mass ")
    .replace(/ mixed with /, " reacts with ");
}

/** A text in plainer words: the same, where it has none of these turns. */
export function speakPlainly(text: string): string {
  const plain = RULES.reduce((told, [from, to]) => told.replace(from, to), text);
  return withName(withEach(withPrecipitate(withNeed(withAcid(plain)))))
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

const NUMBERED = /\d|->|→|⇌/;

/** What a sentence without a number may say that matters. */
const MATTERS =
  /\b(?:half|excess|not|n't|only|remain\w*|lost|loss|impur\w*|pure|purity|mixture|all|each|every|constant|sealed|rigid|closed|ideal|weak|strong|dissol\w*|react\w*|burn\w*|form\w*|produc\w*|decompos\w*|over water|STP|room temperature|standard|same|equal|twice|gas|evaporat\w*|neutral\w*|add\w*|pour\w*|remov\w*|dilut\w*|saturated|equilibrium|catalyst|second|first|order|isotope\w*|electrolyte|diprotic|monoprotic)\b|\?/i;

const ASKS = /\b(?:find|calculate|determine|what|how|which|write|name|give)\b/i;

const SENTENCE = /[^.?!\n]+(?:[.](?=\d)[^.?!\n]*)*[.?!\n]*/g;

const listOwnSpots = (text: string): readonly Spot[] => listSpots(text, "en", findCues("en") ?? new Map()) ?? [];

/** Cues that a story may have; any other names a quantity, or what happens to it: "The Ksp of AgCl triples." */
const OF_STORIES: ReadonlySet<string> = new Set(["filler", "link", "and", "when", "source", "ion", "made-of"]);

/** Whether a sentence speaks of what can be measured or asked. */
const namesQuantity = (sentence: string): boolean =>
  listOwnSpots(sentence).some((spot) => spot.kind === "cue" && !OF_STORIES.has(spot.cue.is));

/** The substances that a text names, each by its formulas. */
export function listNamed(text: string): string[] {
  const spots = listOwnSpots(text);
  return spots.flatMap((spot) => (spot.kind === "substance" ? [spot.substance.formulas.join()] : []));
}

/**
 * Without the story with which a text begins; null where there is none. What it names is named later too, and nothing behind
 * the first number goes: it may change what that says.
 */
export function withoutStory(text: string): string | null {
  const sentences = text.match(SENTENCE) ?? [];
  const told = sentences.map(listNamed);
  const first = sentences.findIndex((sentence, at) => {
    const later = new Set(told.slice(at + 1).flat());
    return isTelling(sentence) || told[at]?.some((name) => !later.has(name)) === true;
  });
  return first < 1 ? null : sentences.slice(first).join("").trim();
}

/** Whether a sentence says something that counts. */
function isTelling(sentence: string): boolean {
  const plain = sentence.replaceAll(/\b[A-Z][A-Za-z\d()·]*\d[A-Za-z\d()·]*/g, "");
  return NUMBERED.test(plain) || MATTERS.test(sentence) || ASKS.test(sentence) || namesQuantity(sentence);
}
