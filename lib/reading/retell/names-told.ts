import { parseFormula } from "../../chemistry/formula/parse.ts";

/** A name that a text defines by its formula, whatever else it tells of it: the formula stands for it in what is asked. */

const FORMULA = String.raw`[A-Z][A-Za-z\d()]*\d[A-Za-z\d()]*`;

const NAME = String.raw`([A-Z]?[a-z][a-z-]{3,}(?: [a-z]{4,}){0,2}?)`;

/** "Aspartame is a sweetener with the formula C14H18N2O5.", "The formula of linalool, which …, is C10H18O.", "Putrescine, C4H12N2, forms …" */
const DEFINITIONS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:The )?${NAME}(?: \([a-z ]+\))?(?:,| is\b| has\b| whose\b)[^.?!]*\bformula (?:of |is |: ?)?(${FORMULA})\b[^.?!]*\. (?=[A-Z])`,
    "i",
  ),
  new RegExp(
    String.raw`^The (?:chemical |molecular )?formula (?:of|for) ${NAME}(?:,[^.?!]*,| \([^()]*\))? is (${FORMULA})\. (?=[A-Z])`,
  ),
  new RegExp(String.raw`^${NAME}(?:,| \()? ?(?<=[,(] ?)(${FORMULA})[,)],? [^.?!]*\. (?=[A-Z])`),
];

/** What a sentence about a substance may say that counts in the question: then its name goes on standing for it. */
const COUNTS =
  /\b(?:hydrat\w*|hydrate|impur\w*|pure|purity|mixture|alloy|ore|solution|percent|isotope\w*|not|salt of|ion of|dimer|polymer)\b|%/i;

/** Questions about a substance alone. */
const ASKS = /\b(?:moles?|molecules?|atoms?|mass|grams|milligrams|molar mass|percent\w*|formula units)\b/i;

const ELSE =
  /\b(?:M|pH|m?L|liters?|solutions?|gas|STP|react\w*|burn\w*|combust\w*|dissolv\w*|titrat\w*|neutrali\w*|dens\w*|yield\w*|decompos\w*|heat\w*|pressure|empirical|hydrat\w*)\b|->|→|°C/;

/** The question of such a text with the formula for the name; null for any other text. */
export function withFormulaForName(text: string): string | null {
  for (const definition of DEFINITIONS) {
    const [sentence, name = "", formula = ""] = definition.exec(text) ?? [];
    if (sentence === undefined) continue;
    const rest = text.slice(sentence.length);
    const parsed = parseFormula(formula);
    const isWhole = parsed.ok && parsed.value.counts.size > 1 && !/\d/.test(sentence.replace(formula, ""));
    const again = new RegExp(String.raw`\b${name}\b`, "gi");
    if (!isWhole || COUNTS.test(sentence) || ELSE.test(rest) || !ASKS.test(rest) || !again.test(rest)) return null;
    return rest.replaceAll(again, formula);
  }
  return null;
}
