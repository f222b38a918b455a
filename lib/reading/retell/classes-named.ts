import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { isAcid } from "../../chemistry/ions/solubility.ts";
import { listNamed } from "./plain-words.ts";

/** "What is the molarity of the base?": the one base that a text names, by its formula. */

const isAcidic = (formula: string): boolean => {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  return salt !== null && isAcid(salt);
};

const isBasic = (formula: string): boolean => /^(?:[A-Z][a-z]?(?:OH|\(OH\)\d)|NH3)$/.test(formula) && formula !== "HOH";

type Class = { readonly nouns: string; readonly has: (formula: string) => boolean };

const CLASSES: readonly Class[] = [
  { nouns: "acid", has: isAcidic },
  { nouns: "base|alkali", has: isBasic },
];

/** Of a noun that is another one's, or of which the text tells something itself. */
const pointsAt = ({ nouns }: Class): RegExp =>
  new RegExp(
    String.raw`\b(?:the|this|that) (?:${nouns})(?: solution)?\b(?! (?:(?:is|was)(?! (?:needed|required|used|left))|with|that|which|whose|has|of|and|or|constant)\b|['’-])`,
    "gi",
  );

/** One that is not named, or one of several. */
const isOpen = ({ nouns }: Class, text: string): boolean =>
  new RegExp(
    String.raw`\b(?:an?|another|each|both|some|unknown|other|second|one) (?:[a-z]+ ){0,2}(?:${nouns})s?\b|\b(?:${nouns})s\b|\bconjugate (?:${nouns})\b|\b(?:${nouns}) (?:[A-Z]|H[A-Z])\b`,
    "i",
  ).test(text);

/** The text with its acid and its base by their formulas, where it names one of each; the same for any other. */
export function withClassesNamed(text: string): string {
  const named = [...new Set(listNamed(text))];
  return CLASSES.reduce((told, each) => {
    const [only, ...others] = named.filter((formulas) => each.has(formulas.split(",")[0] ?? ""));
    return only === undefined || others.length > 0 || isOpen(each, told) ? told : told.replaceAll(pointsAt(each), only);
  }, text);
}
