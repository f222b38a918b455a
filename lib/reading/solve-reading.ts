import { bounded } from "../budget/budget.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { solveCellProblem } from "../solver/problems/laws/solve-cells.ts";
import { findCues } from "./cues/cues.ts";
import { solveChain, solveChainEnd, solveRockAge } from "./decay-chains.ts";
import { type Direction, OF_DIRECTIONS, readDirection } from "./directions.ts";
import { solveDissociations } from "./dissociations.ts";
import { type Dissolved, OF_PRECIPITATES, readDissolved } from "./dissolved.ts";
import { solveElectronSetFree } from "./electrons-set-free.ts";
import { solveElectrolysis } from "./electrolyses.ts";
import { solveFirstLaw } from "./first-law.ts";
import { readFormulaOfIons } from "./formula-of-ions.ts";
import { listGivens } from "./givens.ts";
import type { GivenSpot } from "./givens.ts";
import { isCue, listGoals } from "./goals.ts";
import type { GoalSpot } from "./goals.ts";
import { toEnglish } from "./glosses/to-english.ts";
import { CHANGED, isAdmitted, isUnopposed, isWellOwned } from "./statement/admit.ts";
import { isRoom } from "./statement/belongings.ts";
import { bind, solveAll } from "./statement/bind.ts";
import { withoutCircumstance, withoutGiven, withoutRepeatedStrength } from "./statement/circumstances.ts";
import { listGivens } from "./statement/givens.ts";
import type { GivenSpot } from "./statement/givens.ts";
import { listGoals } from "./statement/goals.ts";
import type { GoalSpot } from "./statement/goals.ts";
import { isOneAtmosphere } from "./statement/ignored.ts";
import { stateReading } from "./statement/state.ts";
import type { Statement } from "./statement/statement.ts";
import { contradictsItself, isQuestionPlain } from "./statement/understood.ts";
import { verify } from "./statement/verify.ts";
import { toMaterial } from "./text/material.ts";
import { withoutRemarks } from "./text/remarks.ts";
import type { Spot } from "./text/spot.ts";
import { listSpots } from "./text/spots.ts";
import { readBackTitration } from "./topics/analytical/back-titration.ts";
import { readPortions } from "./topics/analytical/portions.ts";
import { readSolubility } from "./topics/equilibrium/solubility.ts";
import { solveSolubilityProblem } from "./topics/equilibrium/solve-solubility.ts";
import { type Composition, OF_COMPOSITIONS, readComposition, readFormulaMass } from "./topics/matter/composition.ts";
import { MOST_GOALS, readByParts, solved } from "./topics/read-by-parts.ts";
import { readByTopic } from "./topics/readers.ts";
import { readCell } from "./topics/redox/cells.ts";
import { solveGasMotion } from "./gas-motion.ts";
import { solveGasSolubility } from "./gas-solubility.ts";
import { solveIntegratedTold } from "./integrated-told.ts";
import { solveRateFactorTold } from "./rate-factor-told.ts";
import { solveDissolvingTold } from "./dissolving-told.ts";
import { solveMassEnergyTold } from "./mass-energy-told.ts";
import { solveConjugateConstantsTold } from "./conjugate-constants-told.ts";
import { solveGibbsTold } from "./gibbs-told.ts";
import { solvePhaseEntropyTold } from "./phase-entropy-told.ts";
import { solveArrheniusTold } from "./arrhenius-told.ts";
import { solveVantHoffTold } from "./vant-hoff-told.ts";
import { solveIonizationJump } from "./ionization-jumps.ts";
import { solveFaintSolution } from "./faint-solutions.ts";
import { solveSelectivePrecipitation } from "./selective-precipitation.ts";
import { solveIonicProduct } from "./ionic-product.ts";
import { solveMassOfAtoms } from "./mass-of-atoms.ts";
import { solveMassSpectrum } from "./mass-spectra.ts";
import { solveNuclearBinding } from "./nuclear-binding.ts";
import { solveParticlesOf } from "./particles-of-molecules.ts";
import { solveSolubilityTold } from "./solubility-told.ts";
import { solveThinnedAcid } from "./acids-thinned.ts";
import { solveHalfCell } from "./half-cell.ts";
import { solveLight, solveMatterWave } from "./light-told.ts";
import { solveIceThatMelts } from "./ice-that-melts.ts";
import { solveInitialRates } from "./initial-rates.ts";
import { isOneAtmosphere } from "./ignored.ts";
import { readHeatExchange } from "./heat-exchange.ts";
import { OF_VESSELS, readJoinedVessels } from "./joined-vessels.ts";
import { solveMassConcentration } from "./mass-concentrations.ts";
import { solveMixedStrengths } from "./mixed-strengths.ts";
import { OF_MIXTURES, readMixture } from "./mixtures.ts";
import { OF_MOLAR_HEATS, readMolarHeat } from "./molar-heat.ts";
import { solveMoleRatio } from "./mole-ratios-told.ts";
import { solvePrecipitate } from "./precipitates.ts";
import { readOneBody } from "./one-body.ts";
import { solveOrderInWords, solveOrderOfToldLaw, solveOrdersInWords } from "./orders-in-words.ts";
import { readOxidation } from "./oxidation.ts";
import { solvePercentMixing } from "./percent-mixing.ts";
import { solvePolyprotic } from "./polyprotic.ts";
import { OF_POURS, readIonsTogether } from "./poured.ts";
import { solvePartOfWhole } from "./parts-of-whole.ts";
import { solvePhotonsTold } from "./photons-told.ts";
import { readPortions } from "./portions.ts";
import { OF_RATES, type Rates, readRates } from "./rates.ts";
import { withoutRemarks } from "./remarks.ts";
import { solveSameNumber } from "./same-number.ts";
import { solveSaltCell } from "./salt-cells.ts";
import { readSolubility } from "./solubility.ts";
import { solveSerialDilution } from "./serial-dilutions.ts";
import { solveSpeeds } from "./solve-speeds.ts";
import { solveColligative } from "./solve-colligative.ts";
import { solveColligativeTold } from "./colligative-told.ts";
import { solveSolubilityProblem } from "./solve-solubility.ts";
import type { Spot } from "./spot.ts";
import { readTable } from "./tables.ts";
import type { Table } from "./tables.ts";
import { solveTwoLiquidsTold } from "./two-liquids-told.ts";
import { solveUnnamedTitration } from "./unnamed-titrations.ts";
import { solveTitratedSample } from "./titrated-samples.ts";
import { OF_VAPORS, readVapor } from "./vapor.ts";
import { solveVanDerWaals } from "./van-der-waals.ts";
import { listSpots, spelt } from "./spots.ts";
import { solveTenDegrees } from "./ten-degrees.ts";
import { stateReading } from "./state.ts";
import type { Statement } from "./statement.ts";
import { type Allowance, contradictsItself, isQuestionPlain, isUnderstood } from "./understood.ts";
import { verify } from "./verify.ts";

const MOST_GOALS = 5;

/** Longer texts are no exercises with one statement. */
const LONGEST_PROBLEM = 2_000;

/** Problems whose laws are no links of the search yet. */
function solveBeside(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): readonly SolutionFacts[] | null {
  if (!isQuestionPlain(spots, goals)) return null;
  const solubility = readSolubility(spots, goals, givens);
  if (solubility !== null) return solveSolubilityProblem(solubility);
  const cell = readCell(spots, goals, givens);
  return cell === null ? null : solveCellProblem(cell);
}

type Read = {
  readonly solutions: readonly SolutionFacts[];
  /** Whether it is certain that this is what the text gives and asks. */
  readonly isSure: boolean;
};

/** A sample whose titration says how much of it is what is asked for. */
function solveSample(
  text: string,
  locale: Locale,
  spots: readonly Spot[],
  goals: readonly GoalSpot[] | null,
  givens: readonly GivenSpot[],
): readonly SolutionFacts[] | null {
  const found = readBackTitration(text, spots, givens) ?? readPortions(text, spots, goals, givens);
  const solutions = found === null ? null : solveAll(found.statement);
  return found !== null && solutions !== null && isUnopposed(text, locale, { statement: found.statement, solutions })
    ? solutions
    : null;
}

/** Formulas and shares, of which each statement is whole. */
function solveComposition(
  text: string,
  locale: Locale,
  spots: readonly Spot[],
  found: Composition,
): readonly SolutionFacts[] | null {
  if (contradictsItself(spots) || !isQuestionPlain(spots, [], { words: OF_COMPOSITIONS, aside: [] })) return null;
  if (found.kind === "solved") return found.solutions;
  const solved = found.statements.map((statement) => {
    const solutions = solveAll(statement);
    return solutions !== null && isUnopposed(text, locale, { statement, solutions }) ? solutions : null;
  });
  return solved.every((each) => each !== null) ? solved.flat() : null;
}

/** Whatever language it is in: another one is read in the English that its words are for the reader. */
function read(text: string, locale: Locale): Read | null {
  if (text.length > LONGEST_PROBLEM) return null;
  if (locale === DEFAULT_LOCALE) return readEnglish(text, locale);
  const english = toEnglish(text, locale);
  return english === null ? null : readEnglish(english, DEFAULT_LOCALE);
}

function readEnglish(text: string, locale: Locale): Read | null {
  const cues = findCues(locale);
  const all = cues === null ? null : listSpots(text, locale, cues);
  const spots = all === null ? null : withoutRemarks(all);
  const goals = spots === null ? null : listGoals(spots);
  const givens = spots === null ? null : listGivens(spots);
  const parts = spots === null || cues === null ? null : readByTopic(toMaterial(text, locale, cues, spots));
  const parts =
    spots === null || cues === null
      ? null
      : (readAtomParts(text, locale, spots) ??
        readFormulaOfIons(spots, locale) ??
        readOxidation(spots) ??
        solveBondEnergies(text, spots) ??
        solveSpeeds(text, cues) ??
        solveInitialRates(text) ??
        solveOrdersInWords(text) ??
        solveOrderInWords(text) ??
        solveOrderOfToldLaw(text) ??
        solveCombinedConstants(text) ??
        solveLight(text) ??
        solveMatterWave(text) ??
        solvePhotonsTold(text) ??
        solveElectronSetFree(text) ??
        solveMassOfAtoms(text) ??
        solveThinnedAcid(text) ??
        solveHalfCell(text) ??
        solveIntegratedTold(text) ??
        solveRateFactorTold(text) ??
        solveConjugateConstantsTold(text) ??
        solveMassEnergyTold(text) ??
        solveGibbsTold(text) ??
        solvePhaseEntropyTold(text) ??
        solveArrheniusTold(text) ??
        solveVantHoffTold(text) ??
        solveBarrier(text) ??
        solveTenDegrees(text) ??
        solveFirstLaw(text) ??
        solveDissociations(text) ??
        solveChain(text) ??
        solveChainEnd(text) ??
        solveMassSpectrum(text) ??
        solveIonizationJump(text) ??
        solveParticlesOf(text, spots) ??
        solveSolubilityTold(text) ??
        solveDissolvingTold(text) ??
        solveSelectivePrecipitation(text) ??
        solveFaintSolution(text) ??
        solveIonicProduct(text) ??
        solveNuclearBinding(text) ??
        solveRockAge(text) ??
        solveSaltCell(text) ??
        solveElectrolysis(text) ??
        solveBufferTold(text) ??
        solveBufferAddition(text) ??
        solveBufferRatio(text) ??
        solveUnnamedTitration(text) ??
        solveSameNumber(text) ??
        solvePartOfWhole(text) ??
        solveSerialDilution(spelt(text, locale), spots) ??
        solveMassConcentration(spelt(text, locale), spots) ??
        solvePercentMixing(spelt(text, locale), spots) ??
        solveAirForCombustion(spelt(text, locale), spots) ??
        solveIceThatMelts(spelt(text, locale), spots) ??
        solveGasMotion(text, spots) ??
        solveVanDerWaals(text, spots) ??
        solveGasSolubility(text, spots) ??
        solveTitratedSample(spelt(text, locale), spots) ??
        solveMixedStrengths(spelt(text, locale), spots) ??
        solvePrecipitate(spelt(text, locale), spots) ??
        solveMoleRatio(spelt(text, locale), spots) ??
        solvePolyprotic(text) ??
        solveCrystalTold(spelt(text, locale), spots) ??
        solveTwoLiquidsTold(spelt(text, locale), spots) ??
        solveColligativeTold(spelt(text, locale), spots));
  if (parts !== null) return { solutions: parts, isSure: true };
  if (spots === null || givens === null) return null;
  const analysed = solveSample(text, locale, spots, goals, givens);
  if (analysed !== null) return { solutions: analysed, isSure: true };
  const composition = solved(
    readComposition(spots, givens) ?? (goals === null ? null : readFormulaMass(spots, goals, givens)),
    (each) => solveComposition(text, locale, spots, each),
  );
  if (composition !== null) return composition === "unclear" ? null : { solutions: composition, isSure: true };
  if (goals === null || goals.length > MOST_GOALS) return null;
  const byParts = readByParts(text, locale, spots, goals, givens);
  if (byParts !== null) return byParts === "unclear" ? null : { solutions: byParts, isSure: true };
  const isOwned = isWellOwned(spots, goals, givens);
  const asked = withoutGiven(goals, givens);
  const kept = givens.filter((given) => !isRoom(given) && !isOneAtmosphere(given.quantity));
  const cold = withoutCircumstance(spots, asked, kept);
  const once = withoutRepeatedStrength(kept);
  const bound =
    bind(spots, asked, givens) ??
    (kept.length < givens.length ? bind(spots, asked, kept) : null) ??
    (cold.length < kept.length ? bind(spots, asked, cold) : null) ??
    (once.length < kept.length ? bind(spots, asked, once) : null);
  if (bound !== null)
    return {
      solutions: bound.solutions,
      isSure: isOwned && isAdmitted(text, locale, spots, goals, bound),
    };
  const beside = !isOwned || CHANGED.test(text) ? null : solveBeside(spots, asked, givens);
  return beside === null ? null : { solutions: beside, isSure: true };
}

/** A problem in words → its solutions; null where it is not certain what is given and asked. */
export function solveReading(text: string, locale: Locale): readonly SolutionFacts[] | null {
  const found = read(text, locale);
  return found?.isSure === true ? found.solutions : null;
}

/** In steps, as `solve` counts them. */
const MOST_WORK = 1_000_000;

/** What a problem probably gives and asks, bound whole, where that is not certain. Its work is bounded. */
export function readLikely(text: string, locale: Locale): Statement | null {
  const outcome = bounded(MOST_WORK, () => read(text, locale));
  const found = outcome.kind === "done" ? outcome.value : null;
  return found === null || found.isSure ? null : stateReading(found.solutions, text, locale);
}

/** Such a reading that the text bears: null where nothing was read, where it is certain, and where what was read cannot be. */
export function readUnsure(text: string, locale: Locale): Statement | null {
  const statement = readLikely(text, locale);
  return statement !== null && verify(statement, text, locale).ok ? statement : null;
}
