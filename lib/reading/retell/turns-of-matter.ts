import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { applyTurns, NUMBER as N, type Turn } from "./turn.ts";

/** Turns in problems on atoms, nuclei, crystals, names and equations. */

const SHELLS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  "1st": 1,
  "2nd": 2,
  "3rd": 3,
  "4th": 4,
  "5th": 5,
  K: 1,
  L: 2,
  M: 3,
  N: 4,
};

const SHELL = Object.keys(SHELLS).join("|");

const ATOMS: readonly Turn[] = [
  [
    new RegExp(String.raw`\b(?:the )?(${SHELL})[- ](?:electron )?shell\b(?! of)`, "g"),
    (_, name = "") => `the shell with n = ${SHELLS[name] ?? ""}`,
  ],
  [/\b(?:the )?n ?= ?([1-7]) shell\b/g, "the shell n = $1"],
  [/\bshell with principal quantum number n ?= ?([1-7])\b/g, "shell with n = $1"],
  [/^[Mm]aximum number of electrons (?=in the shell)/g, "What is the maximum number of electrons "],
  [
    /,? \(?(?:to|with|correct to) (?:one|two|three|four|\d) (?:decimals?|decimal places|significant (?:figures|digits)|d\.p\.|s\.f\.)\)?(?=[.?]|$)/gi,
    "",
  ],
  [
    /\bin the (first|second|third|fourth|fifth) (?:Bohr )?(?:orbit|energy level|level) of (?:a |the )?hydrogen(?: atom)?/g,
    (_, name = "") => `in the n = ${SHELLS[name] ?? ""} level of hydrogen`,
  ],
  [/^(?:[Tt]he )?[Ee]nergy of (?:an|the) electron (?=in the n = )/g, "What is the energy of an electron "],
  [/ \(Z ?= ?2(?: for He\^?[+⁺])?\)(?=[^()]*$)(?<=He\^?[+⁺](?: ion)?[^()]*\([^()]*\))/g, ""],
  [/ \(Z ?= ?3(?: for Li\^?(?:2\+|²⁺))?\)(?=[^()]*$)(?<=Li\^?(?:2\+|²⁺)(?: ion)?[^()]*\([^()]*\))/g, ""],
  // A line of a spectrum is the photon of a jump.
  [
    /\bof the line in the (?:emission |absorption )?spectrum of hydrogen that (?:represents|corresponds to|belongs to) the (?:movement|jump|transition|fall|passage) of an electron from (?:the )?(?:Bohr )?(?:orbit |level )?(?:with )?n ?= ?(\d) to (?:the )?(?:orbit |level )?(?:with )?n ?= ?(\d)/g,
    (_, from = "", to = "") =>
      `of the photon ${Number(from) < Number(to) ? "absorbed" : "emitted"} when an electron in hydrogen goes from n = ${from} to n = ${to}`,
  ],
  // Which ions a book speaks of.
  [
    /^([A-Z][a-z]+(?:(?:, [a-z]+)*,? and [a-z]+)?) (?:are|is|forms?)\b[^.?!\d]*\. ([A-Z][a-z]+ )(?:the )?((?:electron|electronic) configurations?) (?:of|for) (?:the|these|their) (ions?|anions?|cations?)(?: (?:expected|that form|formed|they form|it forms)(?: (?:from|by) (?:these elements|them|it))?)?(?=[.?]|$)/g,
    (_, elements = "", ask = "", what = "", ions = "") =>
      `${ask}the ${what} of the ${ions} of ${elements.toLowerCase()}`,
  ],
];

/** "15.3 counts per minute per gram of carbon", the unit left out where it was told before. */
const RATE = String.raw` (?:C-14 |carbon-14 |14C )?(?:decays|counts|disintegrations|dpm|cpm|cts|d)(?:(?: per |\/)(?:minute|min))?(?:(?: and | per |\/|·)(?:gram|g))?(?: of carbon)?`;
const LIVING = String.raw`\b(?:[Ll]iving|[Ff]resh|[Mm]odern|[Nn]ew|[Rr]ecent|[Pp]resent-day|[Cc]ontemporary)\b`;

const FOSSIL = new RegExp(
  String.raw`^[^.?]*?\b(${N})${RATE}(?:[;,.])?(?: while| whereas| and| but| compared (?:with|to))?(?: (?:[^.?\d]*?${LIVING}[^.?\d]*?(${N})(?:${RATE})?|(${N})(?:${RATE})? (?:in|for|from|of) [^.?\d]*?${LIVING}[^.?\d,]*?))(?:\.(?= )|,(?= (?:what|how|calculate|find))|(?= \()|(?=\. ?$))`,
);

const SERIES: Readonly<Record<string, number>> = { Lyman: 1, Balmer: 2, Paschen: 3, Brackett: 4, Pfund: 5 };

/** "The longest wavelength in the Paschen series", "the first line of the Balmer series": from the level above. */
const LINES: readonly Turn[] = [
  [
    new RegExp(
      String.raw`\b(?:(?:longest[- ]wavelength|lowest[- ](?:energy|frequency)|first) (?:transition|line)|(longest wavelength|lowest frequency|smallest energy)(?: (?:line|transition|photon))?) (?:in|of) (?:the )?(${Object.keys(SERIES).join("|")}) series(?: (?:of|for|in) (?:the )?(?:atomic )?hydrogen(?: (?:atom|spectrum))?)?`,
      "g",
    ),
    (_, quantity = "", series = "") => {
      const lower = SERIES[series] ?? 0;
      const asked = quantity === "" ? "" : `${quantity.split(" ").at(-1) ?? ""} of the `;
      return `${asked}transition from n = ${lower + 1} to n = ${lower} in hydrogen`;
    },
  ],
];

const NUCLEI: readonly Turn[] = [
  // A decay that is named is written once more.
  [
    /(?<=\bdecays? (?:in)?to [a-z]+-\d{1,3}) (?:according to|by|as shown by) the equation:? [A-Z][a-z]?-\d{1,3} ?(?:⟶|→|->) ?[A-Z][a-z]?-\d{1,3}(?: ?\+ ?(?:an? )?[a-z]+(?: particle)?)?(?=[.;]? [A-Z])/g,
    ".",
  ],
  // What a fossil shows beside what lives, the living before the number or behind it.
  [
    FOSSIL,
    (_: string, old = "", before = "", behind = "") =>
      `The activity of a sample was ${before === "" ? behind : before} counts per minute at first and is ${old} counts per minute now.`,
  ],
  [
    /(?<=counts per minute now\.[^]*)\b(?:how old is|what is the (?:approximate )?age of|calculate the (?:approximate )?age of|estimate the age of) (?:the|this) (?:[a-z]+ )?[a-z]+(?= \(|[?.,])/gi,
    "how old is it",
  ],
  [
    /\b(contains|has|holds) (\d[\d.]* ?m?g) of ((?:lead-|argon-)?\d{2,3}[A-Za-z]{0,2}) for (?:every|each) (\d[\d.]* ?m?g) of ((?:uranium-|potassium-)?\d{2,3}[A-Za-z]{0,2})(?: present)?/g,
    "$1 $2 of $3 and $4 of $5",
  ],
  [
    new RegExp(
      String.raw`\b[Aa] sample (?:shows|gives|has|registers) (${N}) counts per (minute|second) (?:at first|initially|at the start) and (${N})(?: counts per (?:minute|second))? after (${N} ?(?:s|min|h|hours|minutes|days?|d|y|years?))\b`,
      "g",
    ),
    "The activity falls from $1 counts per $2 to $3 counts per $2 in $4",
  ],
  [/\. ?[Hh]alf-?life\?/g, ". What is the half-life?"],
  // Whose half-life is told in years is years old.
  [
    /(?:(?<=^|[.?!] )|\b[Ww]ith (?:an?|the) half-?life (?:of|for) (?:carbon-14 (?:of )?)?(\d[\d.,]* ?(?:years|yr?)), )[Hh]ow old is (?:it|the (?:[a-z]+ )?[a-z]+)(?:,? \(?in years\)?)?\?/g,
    (_: string, life = "") => `${life === "" ? "" : `The half-life is ${life}. `}How old is it?`,
  ],
  [
    /^([A-Z][a-z]+-\d{1,3}) undergoes (alpha|beta|beta-minus|positron) decay\. Write (?:the|a) (?:balanced )?(?:nuclear )?equation[^.?]*\.?$/g,
    "Write the equation for the $2 decay of $1.",
  ],
];

const CRYSTALS: readonly Turn[] = [
  [
    /(?<=cubic|\bbcc|\bfcc|\bccp|lattice|structure|unit cell),?(?: with| and| where)? a ?= ?(?=\d[\d.]* ?(?:pm|nm|Å|cm))/g,
    " with an edge of ",
  ],
  [/(?<=[.?!] |^)a ?= ?(?=\d[\d.]* ?(?:pm|nm|Å|cm))/g, "The edge is "],
  [/\bradius of (?:an?|the|one) (?:[a-z]+ )?atom\b/g, "atomic radius"],
  [
    /\b(?:length of the (?:unit cell edge|edge of (?:the|its) unit cell|edge of the cell)|edge of (?:the|its) (?:unit )?cell|side(?: length)? of the (?:unit )?cell)\b/g,
    "edge length",
  ],
];

/** "O2-" beside "Sn4+" is one atom with its charge. */
const withCaret = (ion: string): string => ion.replace(/^([A-Z][a-z]?)(\d)([+-])$/, "$1^$2$3");

const NAMES: readonly Turn[] = [
  [
    /^([a-z]+(?: ?\([IV]+\))?(?: [a-z]+){1,2}) ?[-–,:]? ?(?:chemical )?formula(?: pl(?:s|z|ease))?[.?]?$/gi,
    "What is the formula of $1?",
  ],
  [
    /\b[Ww](?:hich|hat) formula (?:does|has) the (?:compound|salt) (?:of|made of|made from|formed (?:by|from)) (?:the )?([A-Z][A-Za-z\d^+⁺²³⁴]*) and ([A-Z][A-Za-z\d^−⁻²³⁴-]*)(?: ions)?(?: have)?(?=\?|$)/g,
    (_, cation = "", anion = "") =>
      `What is the formula of the compound of ${withCaret(cation)} and ${withCaret(anion)}`,
  ],
];

/** "…, barium nitride": the name stands beside what it is made of. */
function withName(text: string): string {
  const [, name] =
    /\bformula (?:of|for) the (?:[a-z]+ )?compound (?:formed|made) (?:from|by|between) [a-z]+ and [a-z]+,? \(?([a-z]+ [a-z]+ide)\)?\s?\??$/.exec(
      text,
    ) ?? [];
  return name === undefined || listFormulasOf(name, "en").length !== 1 ? text : `What is the formula of ${name}?`;
}

const SUBJECT = String.raw`([A-Z][a-z]+)(?: metal| ribbon| powder| wool| filings| turnings)?`;

const REACTIONS: readonly Turn[] = [
  [
    new RegExp(
      String.raw`^${SUBJECT} (?:is (?:put|placed|dropped|thrown) (?:in|into|onto|on)|reacts with|is added to|reacts (?:violently |vigorously |slowly )?with|burns in|is burn(?:ed|t) in|is heated in|combines with) (?:an? |the |excess |cold |dilute |pure |some )?([a-z]+(?: acid)?)(?: gas)?[.:,;] ?(?:[Ww]rite|[Gg]ive|[Ww]hat is) (?:the|a) (?:balanced )?(?:chemical )?equation(?: for (?:the|this) reaction)?[.?]?$`,
    ),
    (_, one = "", other = "") => `Write a balanced equation for the reaction of ${one.toLowerCase()} with ${other}.`,
  ],
];

/** "… with brown fumes. Balance: Cu + HNO3 → …": a story before an equation that balances by itself. */
const STORY = /^[^.:?\d→⇌+]*\. (?=(?:Balance|Complete and balance)\b[^.?]*(?:→|->|⟶|=))/;

function withoutStory(text: string): string {
  return /\b(?:acid|acidic|basic|alkaline)\b (?:solution|medium|conditions)|half-reaction|net ionic/i.test(text)
    ? text
    : text.replace(STORY, "");
}

const TIME = String.raw`${N} ?(?:s|sec|seconds?|min|minutes?)`;
const GAS = String.raw`((?:an? |the )?[A-Za-z\d]+(?: [A-Z]| gas| (?:di|mon)?oxide)?)`;

const EFFUSIONS: readonly Turn[] = [
  [
    /,? (?:that is |which is )?(?:composed|made|consisting) of (?:homonuclear )?diatomic molecules,?(?= (?:effuses|diffuses))/g,
    "",
  ],
  [
    new RegExp(
      String.raw`\b[Ii]t (?:takes|took) (${TIME}) for (?:a sample of )?${GAS} to (effuse|diffuse)(?: through [a-z ]{3,40}?)? and (${TIME}) for (?:an? (?:equal|identical)|the same) (?:volume|amount) of ${GAS} to \3(?: through [a-z ]{3,40}?)?(?:,? (?:under|at) (?:the same|identical|similar) [a-z ]{5,40}?)?(?=[.,;])`,
      "g",
    ),
    "$2 takes $1 to $3, and the same volume of $5 takes $4 under the same conditions",
  ],
  [
    new RegExp(
      String.raw`(?:\b[Uu]nder (?:the same|identical|similar) conditions,? )?\b([Ee]qual|[Ii]dentical|[Tt]he same) volumes? of ${GAS} and (?:of )?${GAS} (?:need|take|require|needed|took|required) (${TIME}) and (${TIME})(?:,? respectively,?)? to (effuse|diffuse)((?: through [a-z ]{3,40}?)?)(?=[.,;])`,
      "g",
    ),
    "$1 volumes of $2 and $3 $6$7 in $4 and $5",
  ],
  [
    new RegExp(
      String.raw`\b(?:[Ee]qual|[Ii]dentical|[Tt]he same) volumes? of ${GAS} and (?:of )?${GAS} (effuse|diffuse)(?: through [a-z ]{3,40}?)? in (${TIME}) and (${TIME})(?:,? respectively)?(?:,? (?:under|at) (?:the same|identical|similar) [a-z ]{5,40}?)?(?=[.,;])`,
      "g",
    ),
    "$1 takes $4 to $3, and the same volume of $2 takes $5 under the same conditions",
  ],
];

const VOLUME_OF_GAS = new RegExp(String.raw`\b(${N} ?(?:mL|L|cm3|dm3|cm³|dm³)) of (?=[A-Za-z])`, "g");

/** "It takes 30 s for 50 mL of H2 to effuse. How long will 50 mL of O2 take?": of equal volumes none matters. */
function withoutEqualVolumes(text: string): string {
  if (!/\b(?:effus|diffus)/i.test(text)) return text;
  const [first, second, ...more] = [...text.matchAll(VOLUME_OF_GAS)];
  const isSame = first !== undefined && second !== undefined && more.length === 0 && first[1] === second[1];
  if (!isSame || (text.match(/\b(?:mL|L|cm3|dm3|cm³|dm³)(?![A-Za-z])/g) ?? []).length > 2) return text;
  return `${text.slice(0, first.index)}${text.slice(first.index + first[0].length, second.index)}the same volume of ${text.slice(second.index + second[0].length)}`;
}

/** A text with these turns in plainer words; the same where it has none. */
export const turnMatter = (text: string): string =>
  withName(
    withoutStory(
      applyTurns(withoutEqualVolumes(text), [
        ...EFFUSIONS,
        ...REACTIONS,
        ...ATOMS,
        ...LINES,
        ...NUCLEI,
        ...CRYSTALS,
        ...NAMES,
      ]),
    ),
  );
