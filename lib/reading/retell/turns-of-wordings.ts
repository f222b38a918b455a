import { applyTurns, type Turn } from "./turn.ts";

/** Things that are said in one of several words, in the one that the readers know. */

const FORMULA = String.raw`[A-Z][A-Za-z\d()]*`;
const NAME = String.raw`(?:${FORMULA}|[a-z]+(?: (?:di|mon)?ox?ides?)?)`;
const VOLUME = String.raw`\d[\d.]* ?(?:m?L|cm3|cm\^3|cm³|dm3|dm\^3|dm³)`;
const HOLE = String.raw`(?:an?|the) (?:(?:tiny|small|fine|narrow|very) )*(?:pinhole|hole|opening|orifice|porous (?:barrier|plate|plug|wall|disc))`;

const TURNS: readonly Turn[] = [
  [/\bunidentified (?=gas|liquid|solid|compound|substance|metal)/g, "unknown "],
  // "750. mL": the point behind a number that is measured.
  [
    /(?<![\d.])(\d+)\.(?= ?(?:k?g|mg|m?L|[cd]m3|[cd]m\^3|[cd]m³|°C|torr|atm|mm ?Hg|k?Pa|m?mol|kJ|min|(?:K|M|J|s)(?! (?:is|was|has|are|contains|reacts)\b))(?![\p{L}\d/·]))/gu,
    "$1",
  ],
  [
    new RegExp(
      String.raw`\b([A-Z][a-z]+)(?:,)? weighing (\d[\d.]* ?m?g),? (?=(?:is|was|were|are|has been) (?:treated|dissolved|heated|burn|titrated|reacted|strongly|completely))`,
      "g",
    ),
    "A $2 sample of $1 ",
  ],
  [/(?<=\d ?g of [a-z ]{3,20}|\d ?g of [A-Z][A-Za-z\d]*) escaped\b/g, " was released"],
  // "Camphor's constant being 40.0 °C/m, what is …": told before what is asked.
  [
    /(?<=^|[.?!] )([A-Z][a-z]+)['’]s ([a-z][a-z ]{3,40}?) being ([^,;?]{2,40}?), ([Ww]hat|[Hh]ow|[Ff]ind|[Cc]alculate)\b/g,
    (_, of = "", noun = "", value = "", ask = "") =>
      `The ${noun} of ${of.toLowerCase()} is ${value}. ${ask.charAt(0).toUpperCase()}${ask.slice(1)}`,
  ],
  [
    new RegExp(
      String.raw`\b(${VOLUME}) of an? (?:fluid|solution|liquid|drip|bath|drink) (?:in which|where) the (${FORMULA}|[a-z]+ [a-z]+) concentration is (\d[\d.]* ?(?:M|mol\/L))(?![A-Za-z])`,
      "g",
    ),
    "$1 of $3 $2",
  ],
  [
    new RegExp(
      String.raw`^(?:[A-Za-z' ]{0,30}?)(?:[Nn]eed(?:s)?|[Mm]ake(?: up)?|[Pp]repare)(?: to (?:make|prepare))? (${VOLUME}) of (?:an? )?(\d[\d.]* ?M) (${FORMULA})(?: solution)? (?:from|using|out of) (${FORMULA}[·.•⋅]\d{0,2} ?H2O)(?: crystals)?[.,;?]? (?:[Hh]ow many grams|[Ww]hat mass|[Hh]ow much)\b[^.?]*[.?]?$`,
    ),
    (_, volume = "", strength = "", solute = "", crystals = "") =>
      `How many grams of ${crystals.replace(/[.•⋅]/, "·")} are needed to make ${volume} of ${strength} ${solute}?`,
  ],
  // "Which pressure does it have?", "How great is the mass?": what is asked by another word.
  [
    /\b[Ww]hich (?=(?:(?:total|final|new|partial|molar|osmotic) )?(?:mass|volume|pressure|temperature|amount|density|concentration|molarity|molality|percentage|time)\b(?! of (?:these|the following)))/g,
    "what ",
  ],
  [
    /\b[Ww]hich (empirical|molecular|simplest) formula does (the|this|it) ?([a-z ]*?) ?have\b/g,
    (_, which = "", article = "", noun = "") => `What is the ${which} formula of ${article} ${noun}`.trim(),
  ],
  [/\b[Ww]hich (empirical|molecular|simplest) formula follows\b/g, "What is the $1 formula"],
  [/\b[Ww]hich molar mass does (an?|the) ([a-z ]*?gas) have (?=that |which )/g, "What is the molar mass of $1 $2 "],
  [/\btimes as slowly as ([a-z]+) does\b/g, "times slower than $1"],
  [/\btimes as slowly as\b/g, "times slower than"],
  [/ ?, ?(k?g|m?L|cm3|dm3|atm|k?Pa|torr|M|m?mol) ?\?$/g, " in $1?"],
  [
    /,? (?:although|while|but|whereas|where) (\d[\d.]* ?k?g) (?:of (?:it|product|the product) )?(?:had been|was|were|is|are|could have been) (?:expected|predicted|calculated|theoretically possible)(?: from the equation)?\b/g,
    " and the theoretical yield is $1",
  ],
  [
    /(?<=\d ?k?g of (?:the )?(?:product|crystals)) (?:was|were) (?:isolated|recovered|collected|won)\b/g,
    " was obtained",
  ],
  [
    new RegExp(
      String.raw`\b(?:[Ii]t is (?:wished|desired|wanted|required|necessary) to (?:obtain|make|prepare|have)) (${VOLUME}) (?:that|which) (?:is|are) (\d[\d.]* ?M)(?![A-Za-z])`,
      "g",
    ),
    "It is required to make $1 of $2 solution",
  ],
  [
    /\b[Hh]ow much of the concentrated (?:acid|solution|base|alkali|ammonia)(?=,? (?:in|should|must|has|is|do|will|would|needs)\b)/g,
    "How much of the stock",
  ],
  [/\b[Hh]ow (?:great|large|high|low|big) (?:is|was) (?=(?:the|its) [a-z])/g, "what is "],
  [/\bSome gas (?=[a-z])/g, "A gas "],
  [
    /\b(?:[Aa]ssuming|[Ss]upposing|[Tt]aking) (?:the|its|that the) (volume|pressure|temperature)(?: not to change| to (?:be|stay|remain) (?:constant|unchanged|the same)| (?:being|remaining) constant)\b/g,
    "Assuming that the $1 does not change",
  ],
  [
    new RegExp(
      String.raw`\b(?:holds|has|contains) (\d[\d.]* ?(?:m?g|mol) of (?:${FORMULA}|[a-z]+(?: [a-z]+)?)) per (?=\d[\d.]* ?(?:m?L|cm3|dm3)\b)`,
      "g",
    ),
    "contains $1 in ",
  ],
  [
    new RegExp(
      String.raw`(?<=^|: )(${VOLUME}) (?:of )?(\d[\d.]* ?M) (${FORMULA}) ?(?:->|→|=>) ?(?=${VOLUME}(?:[,.;?]|$))`,
    ),
    "$1 of $2 $3 is diluted to ",
  ],
  // What is poured together.
  [
    new RegExp(
      String.raw`\b[Tt]o (${VOLUME} (?:of )?(?:an? )?\d[\d.]* ?(?:M|mol\/L|mol dm-3|mol dm−3) [^,.?;]{2,40}?),? (${VOLUME} (?:of )?(?:pure |distilled |deionised |deionized )?water) (is|was|are|were) (?:added|poured|run in)(?=[.,;])`,
      "g",
    ),
    "$2 $3 added to $1",
  ],
  [
    /\b[Ww]hat (?:does|will|would|did) (?:its|the) (?:new )?((?:molar )?concentration|molarity|volume|pressure) become\b/g,
    "What is the new $1",
  ],
  [new RegExp(String.raw`\b[Aa]n? (${VOLUME}) (?:aliquot|portion) of (?=(?:an? |the )?stock\b)`, "g"), "$1 of "],
  [/\bthe stock(?=[?.,;]|$| (?:is|was)\b)/g, "the stock solution"],
  [/\b[Ww]hat (?:share|proportion) of (its|the) (?:total )?mass\b/g, "What percentage of $1 mass"],
  // "Hydrated sodium carbonate, Na2CO3·10H2O,": the crystals.
  [
    /\b(?:hydrated|crystalline|crystals of(?: hydrated)?) (?:[a-z]+(?:\([IV]+\))? )[a-z]+(?:,| \() ?([A-Z][A-Za-z\d()]*[·.•⋅]\d{0,2} ?H2O)(?:\)|,(?= (?:is|are|was|were|must|required|needed|do|does|should|to)\b)|)/g,
    "$1",
  ],
  [
    new RegExp(
      String.raw`\b[Hh]ow concentrated (?:is|was|will|would|are) (?:the )?(?:dissolved )?(${NAME})(?: be)?(?= |\?)`,
      "g",
    ),
    "What is the concentration of $1",
  ],
  [
    new RegExp(
      String.raw`\b[Ww]hat pressure (?:is|was) (?:due to|caused by|exerted by) (?:the )?(${NAME})(?: (?:alone|by itself|on its own))?(?=[?.,;])`,
      "g",
    ),
    "What is the partial pressure of $1",
  ],
  // What leaves through a hole.
  [new RegExp(String.raw`\bThrough ${HOLE}, ([^,.?;\d]{2,40}?) (?:escapes|leaks|passes)\b`, "g"), "$1 effuses"],
  [new RegExp(String.raw`\b(?:escapes|leaks(?: out)?|passes) through ${HOLE}`, "g"), "effuses"],
];

/** "What is the solubility of CO2 if kH = 0.034 mol/(L·atm)?": its concentration, in the unit that follows. */
const OF_HENRY = /\bk_?H\b|\bHenry['’]?s?\b[^.?]*\bconstant\b/;
const SOLUBILITY: Turn = [/\b(?:molar )?solubility(?= (?:of|in|at|is|when|if)\b|\?)/g, "concentration"];

const VESSEL = String.raw`(?:tablet|pill|capsule|teaspoon|spoon|sachet|packet|cube|lump|bar|cup|glass|bottle|can|tin|jar)`;
const HOLDS = new RegExp(
  String.raw`\b(?:An?|One|Each) (?:[a-z]+ )?(${VESSEL}) (?:contains|holds|has) (?:about |approximately |some )?(?=\d[\d.]* ?m?g of )`,
);

/** "A tablet contains 0.50 g of X. How many … in the tablet?": a sample of it, which the question is about. */
function withSample(text: string): string {
  const [told, vessel = ""] = HOLDS.exec(text) ?? [];
  if (told === undefined) return text;
  const again = new RegExp(String.raw`\b(?:in|into) (?:the|this|that|one|such an?) (?:[a-z]+ )?${vessel}\b`, "g");
  const rest = text.replace(told, "");
  const isOnce = (rest.match(/\d[\d.]* ?m?g\b/g) ?? []).length === 1 && (rest.match(again) ?? []).length === 1;
  const bare = rest.replace(again, "");
  return isOnce && !new RegExp(String.raw`\b${vessel}s?\b`).test(bare)
    ? text.replace(told, "A sample contains ").replace(again, "in it")
    : text;
}

const ABOUT_ISOTOPES = /\bisotop|\batomic mass\b/i;

const OF_ISOTOPES: readonly Turn[] = [
  [/,? (?:while|whereas|and) (?:the )?(?:remaining|other) (?=\d[\d.]* ?(?:%|percent))/g, " and "],
  [/\brelative atomic mass (?=of\b)/g, "average atomic mass "],
];

const CLASSES = String.raw`(?:chlorate|carbonate|hydrogencarbonate|oxide|hydroxide|nitrate|nitrite|sulfate|sulphate|sulfite|sulfide|chloride|bromide|iodide|phosphate|azide|peroxide|permanganate|dichromate)`;
const CLASSED = new RegExp(String.raw`\b([a-z]+(?:\([IV]+\))?) (${CLASSES})\b`, "gi");

/** "Potassium chlorate … 24.5 g of the chlorate": of the one that is named so. */
function withClassNamed(text: string): string {
  const named = [...text.matchAll(CLASSED)].filter(([, first = ""]) => !/^(?:the|this|that|its|an?)$/i.test(first));
  return text.replaceAll(
    new RegExp(
      String.raw`\b(?:the|this) (${CLASSES})(?! (?:ions?|anions?|groups?|of|content|concentration)\b)(?![\w-])`,
      "g",
    ),
    (whole, last: string) => {
      const names = new Set(named.flatMap(([name, , own = ""]) => (own === last ? [name.toLowerCase()] : [])));
      const [name, ...others] = names;
      return name === undefined || others.length > 0 ? whole : name;
    },
  );
}

/** A text in these words; the same where it has none of them. */
export const turnWordings = (text: string): string =>
  withClassNamed(
    withSample(
      applyTurns(text, [
        ...TURNS,
        ...(ABOUT_ISOTOPES.test(text) ? OF_ISOTOPES : []),
        ...(OF_HENRY.test(text) && !/\d ?m?g ?\/|\bin m?g ?\//.test(text) ? [SOLUBILITY] : []),
      ]),
    ),
  );
