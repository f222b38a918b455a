import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { readAcidsTold } from "./acids/acids-told.ts";
import { readAtomQuestions } from "./atoms/atoms.ts";
import { readAtomsTold } from "./atoms/atoms-told.ts";
import { bareSentence } from "./bare-sentence.ts";
import { readBonding } from "./bonding/bonding.ts";
import { readBondingTold } from "./bonding/bonding-told.ts";
import { readDrawnRows } from "./bonding/drawn-rows.ts";
import { readForcesTold } from "./bonding/forces-told.ts";
import { readComplexes } from "./complexes/complexes.ts";
import { readComplexesTold } from "./complexes/complexes-told.ts";
import { readSpins } from "./complexes/spins.ts";
import { readEntropyTold } from "./energy/entropy-told.ts";
import { readFigures } from "./figures/figures.ts";
import { readFiguresTold } from "./figures/figures-told.ts";
import { withoutHeading } from "./headings.ts";
import { readRatesTold } from "./kinetics/rates-told.ts";
import { readNaming } from "./naming/naming.ts";
import { readNuclear } from "./nuclear/nuclear.ts";
import { readOrganicQuestions } from "./organic/organic.ts";
import { readOrganicTold } from "./organic/organic-told.ts";
import { readPeptidesTold } from "./organic/peptides-told.ts";
import { readProductsTold } from "./organic/products-told.ts";
import { firstOf } from "./reader.ts";
import { readReactions } from "./reactions/reactions.ts";
import { readReactionsTold } from "./reactions/reactions-told.ts";
import { readElectrolysisTold } from "./redox/electrolysis-told.ts";
import { readCellsTold } from "./redox/cells-told.ts";
import { readCouplesTold } from "./redox/couples-told.ts";
import { readSingleFacts } from "./single-facts/single-facts.ts";
import { readHoles } from "./solids/holes.ts";
import { readLatticesTold } from "./solids/lattices-told.ts";
import { readPlacesTold } from "./trends/places-told.ts";
import { readTrends } from "./trends/trends.ts";
import { readTrendsTold } from "./trends/trends-told.ts";

/** Longer texts are no questions about formulas alone. */
const LONGEST = 700;

const read = firstOf([
  readComplexes,
  readSpins,
  readOrganicQuestions,
  readNaming,
  readBonding,
  readFigures,
  readReactions,
  readNuclear,
  readTrends,
  readSingleFacts,
  readHoles,
  readAtomQuestions,
  readBondingTold,
  readDrawnRows,
  readForcesTold,
  readComplexesTold,
  readOrganicTold,
  readProductsTold,
  readPeptidesTold,
  readLatticesTold,
  readPlacesTold,
  readTrendsTold,
  readAtomsTold,
  readAcidsTold,
  readReactionsTold,
  readFiguresTold,
  readEntropyTold,
  readRatesTold,
  readElectrolysisTold,
  readCellsTold,
  readCouplesTold,
]);

/** What is asked of formulas, names and equations without a number to compute with; null unless one sentence is the whole text. */
export function solveStructure(text: string, locale: Locale): SolutionFacts[] | null {
  if (text.length > LONGEST) return null;
  const plain = withoutHeading(bareSentence(text));
  for (const language of new Set<Locale>([locale, DEFAULT_LOCALE])) {
    const solved = read(plain, language, locale);
    if (solved !== null) return solved;
  }
  return null;
}
