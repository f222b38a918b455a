import { distance } from "fastest-levenshtein";
import { spend } from "../../../budget/budget.ts";
import { isFormula, thingsIn } from "../told.ts";

/** Words of these questions that are long enough to be known when one letter is wrong. */
const WORDS = [
  "electron electrons electronic configuration neutron neutrons proton protons valence unpaired orbital orbitals subshell",
  "formula molecular molecule chemical compound systematic nomenclature hybridization hybridisation geometry molecular",
  "oxidation number coefficient balance balanced equation structural isomers functional coordination complex",
  "structure resonance formal charge polar nonpolar nucleus condensed complete maximum precipitate",
]
  .join(" ")
  .split(" ");
const KNOWN = new Set(WORDS);

/** Words of English that are one letter away from one of them. */
const OTHERS =
  /^(?:formulas?|formulae|compounds?|molecules|numbers|lumber|charges?|charged|change|changes|structures?|balances?|unbalanced|orbital|polar|solar|poles?|isomer|isomeric|electrode|electric|equations?|geometric|nuclear|nuclei|complexes|structured|complexity|reduction|photons?|cations?|anions?|completed|normal|neutral|hybridi[sz]ed)$/;

const TYPED: readonly (readonly [RegExp, string])[] = [
  [/\bhav\b/giu, "have"],
  [/\binfront\b/giu, "in front"],
  [/\b(?:whats|wats)\b/giu, "what is"],
  [/\bdo u (?:get|draw|need)\b/giu, "are"],
  [/\bconfig\b/giu, "configuration"],
  [/,? ?\b(?:pls|plz|please)\b/giu, ""],
  [/\bthis(?=: )/giu, ""],
];

const least = 5;

function isSlip(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  spend(word.length);
  const far = distance(word, meant);
  return (
    far === 1 || (far === 2 && word.length > 5 && [...word].toSorted().join("") === [...meant].toSorted().join(""))
  );
}

/** The text with the words of its question spelt as they are. */
export function spelt(text: string): string {
  const typed = TYPED.reduce((told, [pattern, word]) => told.replaceAll(pattern, word), text);
  return typed.replaceAll(/(?<![\p{L}\d-])\p{L}{5,16}(?![\p{L}\d-])/gu, (word) => {
    const small = word.toLowerCase();
    if (small.length < least || KNOWN.has(small) || OTHERS.test(small) || isFormula(word)) return word;
    const [meant, ...others] = new Set(WORDS.filter((each) => isSlip(small, each)));
    return meant === undefined || others.length > 0 || thingsIn(small).length > 0 ? word : meant;
  });
}
