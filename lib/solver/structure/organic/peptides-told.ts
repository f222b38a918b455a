import { solveBonds } from "../../../problems/biochemistry/peptides.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { toldReader, type ToldQuestion } from "../told.ts";

const PREFIXES = ["", "", "di", "tri", "tetra", "penta", "hexa", "hepta", "octa", "nona", "deca"];
const NUMBERS = ["", "", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const PEPTIDE = new RegExp(`\\b(${PREFIXES.slice(2).join("|")})peptide\\b`);

/** "A pentapeptide", "eight amino acids", "a chain of 12 amino acids": how many; null where it is told twice, or never. */
function unitsIn(words: string): number | null {
  const named = PREFIXES.indexOf(PEPTIDE.exec(words)?.[1] ?? "-");
  const [, counted = ""] = /\b(\d{1,4}|[a-z]+) (?:amino|amino-acid|residues)\b/.exec(words) ?? [];
  const told = /^\d/.test(counted) ? Number(counted) : NUMBERS.indexOf(counted === "" ? "-" : counted);
  if (named > 1 === told > 1) return null;
  return Math.max(named, told);
}

const bonds: ToldQuestion = {
  cue: /peptide|amino acid/i,
  own: new RegExp(
    `^(?:\\d{1,4}|${NUMBERS.slice(2).join("|")}|(?:${PREFIXES.slice(2).join("|")})?peptides?|polypeptide|amide|bonds?|linkages?|links?|amino|acids?|residues|chain|linear|unbranched|open|water|released|lost|eliminated|formed|form|forms|made|up|when|if|join|joined|joins|together|linked|link|combine|into|between|them|straight|hold|holds)$`,
  ),
  answer: ({ things, words }) => {
    const units = unitsIn(words);
    const isOfWater =
      /\b(?:how many|number of) (?:water molecules|molecules of water)\b.*\b(?:released|lost|eliminated|formed)\b/.test(
        words,
      );
    const isOfBonds = /\b(?:how many|number of) (?:peptide|amide) (?:bonds|linkages|links)\b/.test(words);
    if (units === null || things.length > 0 || isOfWater === isOfBonds) return null;
    return [solvedFacts("problems-biochemistry.peptides", solveBonds(units))];
  },
};

/** Peptide bonds of a chain, and the water that left it, in any order of words. */
export const readPeptidesTold = toldReader([bonds]);
