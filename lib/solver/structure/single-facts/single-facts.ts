import { canonicalOf } from "../../../chemistry/formula/format.ts";
import type { Formula } from "../../../chemistry/formula/formula.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { solubilityFacts } from "../../../methods/reactions/solubility.ts";
import { CONJUGATE_PAIRS } from "../../../problems/acids/conjugate-pairs.ts";
import { solvePartner } from "../../../problems/acids/conjugates.ts";
import { solveStrength } from "../../../problems/acids/strong-or-weak.ts";
import { solveIsomers } from "../../../problems/organic/isomers.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import type { Solved } from "../../../problems/solved-facts.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { readFormulaObject, readNameObject, splitObjects } from "../read-objects.ts";
import { answerEach, structureReader } from "../reader.ts";
import type { Answer } from "../reader.ts";
import { FACT_PHRASES } from "./phrases.ts";

/** "Butane C4H10": a name beside its own formula. */
function readNamed(item: string, language: Locale): Formula | null {
  const [, name = "", written = ""] = /^(.{3,40}),? ([A-Z][A-Za-z\d()]*)$/.exec(item) ?? [];
  const [named, formula] = [readNameObject(name, language), readFormulaObject(written)];
  return named !== null && formula !== null && canonicalOf(named) === canonicalOf(formula) ? formula : null;
}

/** An answer about each substance of the question. */
const each =
  (answer: (formula: Formula, locale: Locale) => SolutionFacts | null): Answer =>
  ({ x, language, locale }) =>
    answerEach(splitObjects(x, language), (item) => {
      const formula = readFormulaObject(item) ?? readNameObject(item, language) ?? readNamed(item, language);
      return formula === null ? null : answer(formula, locale);
    });

const strength = each((formula) => {
  const solved = solveStrength(canonicalOf(formula));
  return solved === null ? null : solvedFacts("problems-acids.strong-or-weak", solved);
});

/** The pairs write charges with a caret throughout: `HSO4^-`. */
function spellingOf(formula: Formula): string | null {
  const spellings = CONJUGATE_PAIRS.flatMap(({ acid, base }) => [acid, base]);
  const wanted = canonicalOf(formula);
  return (
    spellings.find((spelling) => {
      const parsed = parseFormula(spelling);
      return parsed.ok && canonicalOf(parsed.value) === wanted;
    }) ?? null
  );
}

const partner = (side: "acid" | "base"): Answer =>
  each((formula) => {
    const spelling = spellingOf(formula);
    const solved: Solved | null = spelling === null ? null : solvePartner(spelling, side);
    return solved === null ? null : solvedFacts("problems-acids.conjugates", solved);
  });

/** Of CnH2n+2. */
const isomers = (isCounted: boolean): Answer =>
  each((formula) => {
    const [carbons, hydrogens] = [formula.counts.get("C") ?? 0, formula.counts.get("H") ?? 0];
    if (formula.charge !== 0 || formula.counts.size !== 2 || hydrogens !== 2 * carbons + 2) return null;
    const solved = solveIsomers(carbons, canonicalOf(formula), isCounted);
    return solved === null ? null : solvedFacts("problems-organic.isomers", solved);
  });

/** In every sentence of these questions, accents apart. */
const CUE =
  /strong|weak|solub|dissol|disuelve|conjug|isomer|fuerte|debil|fort|faible|ጠንካራ|ደካማ|ሟ|ኮንጁ|ተጣማሪ|አይሶመ|强|弱|溶|共轭|异构|प्रबल|दुर्बल|विलेय|घुल|संयुग्मी|समावयवी/iu;

/** "Is HF strong?", "Is AgCl soluble?", "conjugate base of HSO4-", "isomers of C4H10" */
export const readSingleFacts = structureReader(
  FACT_PHRASES,
  {
    strength,
    solubility: each((formula) => solubilityFacts(formula)),
    "conjugate-base": partner("base"),
    "conjugate-acid": partner("acid"),
    isomers: isomers(false),
    "isomer-count": isomers(true),
  },
  CUE,
);
