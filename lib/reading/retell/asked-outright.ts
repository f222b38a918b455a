import { applyTurns, type Turn } from "./turn.ts";

/** What a text asks without a word that asks, as the question that it is. */

const NAMED = String.raw`(?<=^|[.?!;] |, (?:and )?)(?:Its|its|Their|their|The|the) ([^,.?!;\d]{2,90}?)`;

/** "Its density in g/mL is to be found", "…, the molarity is sought": the question that it is. */
const PASSIVE: readonly Turn[] = [
  "(?:(?:is|are|has|have|needs?) to be|must be) (?:found|determined|calculated|worked out)",
  "(?:is|are) (?:sought|wanted|asked for)",
].map((asked) => [new RegExp(String.raw`${NAMED} ${asked}( in [^,.?!; ]+)?\.?$`), "What is the $1$2?"]);

/** "The formula is wanted of a compound with …": what it is of stands behind. */
const PARTED: Turn = [
  /^The ([^,.?!;\d]{2,60}?) is (?:sought|wanted|required|to be (?:found|determined|calculated)) (?=(?:of|for) (?:an?|the)\b)([^?]*?)\.?$/,
  "What is the $1 $2?",
];

const FORMULA = String.raw`[A-Z][A-Za-z\d()]*`;

/** The last words before a question mark: "[HCl]?", "partial pressure He?", "P of dry H2?". */
const FRAGMENTS: readonly Turn[] = [
  [new RegExp(String.raw`(?<=[.,;:] )\[(${FORMULA})\] ?\?$`), "What is the concentration of $1?"],
  [
    new RegExp(
      String.raw`(?<=[.,;:] )((?:partial pressure|mole fraction|mass|moles|volume|molarity)) (?:of )?(${FORMULA}) ?\?$`,
    ),
    "What is the $1 of $2?",
  ],
  [/(?<=[.,;:] )P (of [^.,;?\d]*(?:[A-Z]\w*)?) ?\?$/, "What is the pressure $1?"],
  [/, (solubility|molarity|molality|density|pressure|volume|concentration) ?\?$/, ". What is the $1?"],
  [/\b(total|partial) P\b(?=\s*(?:=|is\b|of\b|\d))/g, "$1 pressure"],
  [/\bvap\.? (?=press)/gi, "vapor "],
];

/** The letters of pV = nRT with what they stand for. */
const GAS_LETTERS: readonly (readonly [letter: string, unit: string, noun: string])[] = [
  ["n", "mol", "amount"],
  ["V", "(?:m?L|[cd]?m3|[cd]?m³|[cd]?m\\^3)", "volume"],
  ["T", "(?:K|°C)", "temperature"],
  ["[Pp]", "(?:atm|k?Pa|torr|mm ?Hg|bar)", "pressure"],
];

/** "n=2.5 mol T=300K V=20L find P in atm": a list of letters, the last of which is asked for. */
function withGasLetters(text: string): string {
  const [first = "", asked = "", unit = ""] =
    /(?:\bfind |\bwhat is |\bcalculate |[,;.] ?)([nVTPp])(?: ?= ?\?)?( in [A-Za-z°\d]+)?[.?]?$/.exec(text) ?? [];
  if (first === "") return text;
  const told = GAS_LETTERS.reduce(
    (list, [letter, own, noun]) =>
      list.replace(
        new RegExp(String.raw`(?:^|[\s,;:]+)${letter} ?= ?(?=\d[\d.]* ?${own}(?![A-Za-z\d]))`),
        `, ${noun} `,
      ),
    text.slice(0, -first.length).replace(/\b(?:use |using |with )?[Pp]V ?= ?nRT\b[:,;.]?/, ""),
  );
  const list = told.replace(/^[\s,]+/, "").trim();
  const noun = GAS_LETTERS.find(([letter]) => new RegExp(`^${letter}$`).test(asked))?.[2] ?? "";
  const isListed = (list.match(/\b(?:amount|volume|temperature|pressure) \d/g) ?? []).length === 3;
  return isListed && !new RegExp(`${noun} \\d`).test(list)
    ? `${list}. ${noun === "amount" ? "How many moles are there" : `What is the ${noun}${unit}`}?`
    : text;
}

/** A text with such a question put outright; the same where it has none. Linear. */
export const askOutright = (text: string): string =>
  applyTurns(withGasLetters(text), [PARTED, ...PASSIVE, ...FRAGMENTS]);
