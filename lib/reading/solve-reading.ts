import { bounded } from "../budget/budget.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import type { Kind } from "../methods/rules/kinds.ts";
import { solveCellProblem } from "../solver/problems/laws/solve-cells.ts";
import type { Statement as Solvable } from "../solver/problems/statement.ts";
import { CHANGED, isAdmitted, isUnopposed, isWellOwned } from "./statement/admit.ts";
import { isRoom } from "./statement/belongings.ts";
import { solveAirForCombustion } from "./topics/gases/air-for-combustion.ts";
import { readAtomParts } from "./topics/atoms/atom-parts.ts";
import { readBackTitration } from "./topics/analytical/back-titration.ts";
import { bind, solveAll } from "./statement/bind.ts";
import { solveBondEnergies } from "./topics/energy/bond-energies.ts";
import { type Composition, OF_COMPOSITIONS, readComposition, readFormulaMass } from "./topics/matter/composition.ts";
import { solveBufferTold } from "./topics/acids/buffer-told.ts";
import { solveBufferAddition, solveBufferRatio } from "./topics/acids/buffer-additions.ts";
import { readCalorimetry } from "./topics/energy/calorimetry.ts";
import { readCell } from "./topics/redox/cells.ts";
import { solveBarrier } from "./topics/kinetics/barriers.ts";
import { solveCombinedConstants } from "./topics/equilibrium/combined-constants.ts";
import { type ColligativeProblem, OF_COLLIGATIVES, readColligative } from "./topics/solutions/colligative.ts";
import { OF_EQUILIBRIUM_MIXTURES, readConstantOfMixture } from "./topics/equilibrium/constant-of-mixture.ts";
import { solveCrystalTold } from "./topics/materials/crystals-told.ts";
import { findCues } from "./cues/cues.ts";
import { solveChain, solveChainEnd, solveRockAge } from "./topics/nuclear/decay-chains.ts";
import { type Direction, OF_DIRECTIONS, readDirection } from "./topics/equilibrium/directions.ts";
import { solveDissociations } from "./topics/equilibrium/dissociations.ts";
import { type Dissolved, OF_PRECIPITATES, readDissolved } from "./topics/equilibrium/dissolved.ts";
import { solveElectrolysis } from "./topics/redox/electrolyses.ts";
import { solveFirstLaw } from "./topics/energy/first-law.ts";
import { readFormulaOfIons } from "./topics/nomenclature/formula-of-ions.ts";
import { listGivens } from "./statement/givens.ts";
import type { GivenSpot } from "./statement/givens.ts";
import { isCue, listGoals } from "./statement/goals.ts";
import type { GoalSpot } from "./statement/goals.ts";
import { toEnglish } from "./glosses/to-english.ts";
import { solveGasMotion } from "./topics/gases/gas-motion.ts";
import { solveGasSolubility } from "./topics/solutions/gas-solubility.ts";
import { solveIntegratedTold } from "./topics/kinetics/integrated-told.ts";
import { solveRateFactorTold } from "./topics/kinetics/rate-factor-told.ts";
import { solveDissolvingTold } from "./topics/equilibrium/dissolving-told.ts";
import { solveMassEnergyTold } from "./topics/nuclear/mass-energy-told.ts";
import { solveConjugateConstantsTold } from "./topics/acids/conjugate-constants-told.ts";
import { solveGibbsTold } from "./topics/energy/gibbs-told.ts";
import { solvePhaseEntropyTold } from "./topics/energy/phase-entropy-told.ts";
import { solveArrheniusTold } from "./topics/kinetics/arrhenius-told.ts";
import { solveVantHoffTold } from "./topics/equilibrium/vant-hoff-told.ts";
import { solveIonizationJump } from "./topics/periodic-table/ionization-jumps.ts";
import { solveFaintSolution } from "./topics/acids/faint-solutions.ts";
import { solveSelectivePrecipitation } from "./topics/equilibrium/selective-precipitation.ts";
import { solveIonicProduct } from "./topics/acids/ionic-product.ts";
import { solveMassSpectrum } from "./topics/analytical/mass-spectra.ts";
import { solveNuclearBinding } from "./topics/nuclear/nuclear-binding.ts";
import { solveParticlesOf } from "./topics/atoms/particles-of-molecules.ts";
import { solveSolubilityTold } from "./topics/equilibrium/solubility-told.ts";
import { solveThinnedAcid } from "./topics/acids/acids-thinned.ts";
import { solveHalfCell } from "./topics/redox/half-cell.ts";
import { solveLight, solveMatterWave } from "./topics/atoms/light-told.ts";
import { solveIceThatMelts } from "./topics/energy/ice-that-melts.ts";
import { solveInitialRates } from "./topics/kinetics/initial-rates.ts";
import { isOneAtmosphere } from "./statement/ignored.ts";
import { readHeatExchange } from "./topics/energy/heat-exchange.ts";
import { OF_VESSELS, readJoinedVessels } from "./topics/gases/joined-vessels.ts";
import { solveMassConcentration } from "./topics/solutions/mass-concentrations.ts";
import { solveMixedStrengths } from "./topics/solutions/mixed-strengths.ts";
import { OF_MIXTURES, readMixture } from "./topics/acids/mixtures.ts";
import { OF_MOLAR_HEATS, readMolarHeat } from "./topics/energy/molar-heat.ts";
import { solveMoleRatio } from "./topics/reactions/mole-ratios-told.ts";
import { solvePrecipitate } from "./topics/analytical/precipitates.ts";
import { readOneBody } from "./topics/energy/one-body.ts";
import { solveOrderInWords, solveOrderOfToldLaw, solveOrdersInWords } from "./topics/kinetics/orders-in-words.ts";
import { readOxidation } from "./topics/redox/oxidation.ts";
import { solvePercentMixing } from "./topics/solutions/percent-mixing.ts";
import { solvePolyprotic } from "./topics/acids/polyprotic.ts";
import { OF_POURS, readIonsTogether } from "./topics/solutions/poured.ts";
import { solvePartOfWhole } from "./topics/solutions/parts-of-whole.ts";
import { solvePhotonsTold } from "./topics/atoms/photons-told.ts";
import { readPortions } from "./topics/analytical/portions.ts";
import { OF_RATES, type Rates, readRates } from "./topics/kinetics/rates.ts";
import { withoutRemarks } from "./text/remarks.ts";
import { solveSameNumber } from "./topics/matter/same-number.ts";
import { solveSaltCell } from "./topics/materials/salt-cells.ts";
import { readSolubility } from "./topics/equilibrium/solubility.ts";
import { solveSerialDilution } from "./topics/solutions/serial-dilutions.ts";
import { solveSpeeds } from "./topics/kinetics/solve-speeds.ts";
import { solveColligative } from "./topics/solutions/solve-colligative.ts";
import { solveColligativeTold } from "./topics/solutions/colligative-told.ts";
import { solveSolubilityProblem } from "./topics/equilibrium/solve-solubility.ts";
import type { Spot } from "./text/spot.ts";
import { readTable } from "./topics/equilibrium/tables.ts";
import type { Table } from "./topics/equilibrium/tables.ts";
import { solveTwoLiquidsTold } from "./topics/solutions/two-liquids-told.ts";
import { solveUnnamedTitration } from "./topics/acids/unnamed-titrations.ts";
import { solveTitratedSample } from "./topics/analytical/titrated-samples.ts";
import { OF_VAPORS, readVapor } from "./topics/states-of-matter/vapor.ts";
import { solveVanDerWaals } from "./topics/gases/van-der-waals.ts";
import { listSpots, spelt } from "./text/spots.ts";
import { solveTenDegrees } from "./topics/kinetics/ten-degrees.ts";
import { stateReading } from "./statement/state.ts";
import type { Statement } from "./statement/statement.ts";
import { type Allowance, contradictsItself, isQuestionPlain, isUnderstood } from "./statement/understood.ts";
import { verify } from "./statement/verify.ts";

const MOST_GOALS = 5;

/** Longer texts are no exercises with one statement. */
const LONGEST_PROBLEM = 2_000;

/** "Convert the values of Kc to Kp": what is given is not asked for. */
function withoutGiven(goals: readonly GoalSpot[], givens: readonly GivenSpot[]): readonly GoalSpot[] {
  const kept = goals.filter(
    ({ kinds: [kind], of, unit }) =>
      unit !== null ||
      !givens.some((given) => given.kinds[0] === kind && given.of?.formulas.join() === of?.formulas.join()),
  );
  // K of a reaction between gases is that of their pressures.
  const isTwice =
    kept.length === 2 && kept[0]?.kinds[0] === "equilibrium-constant" && kept[1]?.kinds[0] === "pressure-constant";
  return kept.length === 0 ? goals : isTwice ? kept.slice(0, 1) : kept;
}

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

/** What a temperature changes nothing of, where no gas has a pressure and no heat flows. */
const OF_COMPOSITION: ReadonlySet<Kind> = new Set<Kind>([
  "molality",
  "mole-fraction",
  "molarity",
  "mass-percent",
  "mass",
  "amount",
  "solution-volume",
]);

/** "A saturated solution at 0 °C", "K at 2000 °C is …": a temperature at which it is so, and by which nothing is computed. */
function withoutCircumstance(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): readonly GivenSpot[] {
  const isCold = [...goals, ...givens].every(
    ({ kinds: [kind] }) =>
      kind !== undefined && (OF_COMPOSITION.has(kind) || kind === "temperature" || kind === "volume" || K.has(kind)),
  );
  const isAsked = goals.every(({ kinds: [kind] }) => kind !== undefined && OF_COMPOSITION.has(kind));
  const isPlain =
    spots.some((spot) => isCue(spot, "solution", "saturated")) ||
    givens.some(({ kinds: [kind] }) => kind !== undefined && K.has(kind));
  return isCold && isAsked && isPlain ? givens.filter(({ kinds: [kind] }) => kind !== "temperature") : givens;
}

/** "It calls for 0.125 M HNO3. What volume of 0.125 M HNO3 …": one strength, said twice. */
function withoutRepeatedStrength(givens: readonly GivenSpot[]): readonly GivenSpot[] {
  return givens.filter(
    (given, index) =>
      given.kinds[0] !== "molarity" ||
      !givens
        .slice(index + 1)
        .some(
          ({ kinds: [kind], quantity, of }) =>
            kind === "molarity" &&
            quantity.value.eq(given.quantity.value) &&
            of !== null &&
            of.formulas.join() === given.of?.formulas.join(),
        ),
  );
}

const K: ReadonlySet<Kind> = new Set<Kind>(["equilibrium-constant", "concentration-constant", "solubility-product"]);

type Read = {
  readonly solutions: readonly SolutionFacts[];
  /** Whether it is certain that this is what the text gives and asks. */
  readonly isSure: boolean;
};

/** A mixture whose parts are told one by one, "each 0.10 M" among them. */
const OF_TABLES: Allowance = { words: /^(?:mixture|each)$/i, aside: [] };

/** A statement that is whole as it is read. */
function solveWhole(
  text: string,
  locale: Locale,
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  { statement, aside }: { readonly statement: Solvable; readonly aside: readonly string[] },
  words: RegExp,
): readonly SolutionFacts[] | null {
  const solutions = solveAll(statement);
  return solutions !== null && isAdmitted(text, locale, spots, goals, { statement, solutions }, { words, aside })
    ? solutions
    : null;
}

/** Of the ion that is there already a salt may add this share: beyond it, what it adds itself counts. */
const LARGEST_SHARE = 0.02;

/** Whether what the salt adds is far less than what is there of the other ion. */
function isSmallBeside(solutions: readonly SolutionFacts[], { givens }: Solvable): boolean {
  const there = givens.find(({ variable }) => variable.kind === "molarity")?.quantity.value;
  return solutions.every(
    ({ answer: { value } }) =>
      there === undefined || value.kind !== "quantity" || there.times(LARGEST_SHARE).gt(value.value),
  );
}

/** Ions beside a salt that hardly dissolves. */
function solveDissolved(
  text: string,
  locale: Locale,
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  { statement, aside, isLimit }: Dissolved,
): readonly SolutionFacts[] | null {
  const solutions = solveAll(statement);
  if (solutions === null || (!isLimit && !isSmallBeside(solutions, statement))) return null;
  const allowance = { words: OF_PRECIPITATES, aside };
  return isAdmitted(text, locale, spots, goals, { statement, solutions }, allowance) ? solutions : null;
}

/** Q of a mixture, and which way its reaction goes. */
function solveDirection(
  text: string,
  locale: Locale,
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  { statements }: Direction,
): readonly SolutionFacts[] | null {
  const solved = statements.map((statement) => {
    const solutions = solveAll(statement);
    const isSound =
      solutions !== null &&
      isAdmitted(text, locale, spots, goals, { statement, solutions }, { words: OF_DIRECTIONS, aside: [] });
    return isSound ? solutions : null;
  });
  const [first, second] = solved.flatMap((each) => each ?? []);
  if (first === undefined || !solved.every((each) => each !== null)) return null;
  if (second === undefined) return [first];
  // One answer with its sentence for both: the direction is told by the steps that lead to Q and on.
  const values = { ...first.answer.values, direction: second.answer.value };
  return [{ ...first, steps: second.steps, answer: { ...first.answer, id: "quotient-and-direction", values } }];
}

/** A reactant gets less, whatever its order: a fall in its concentration is what is read. */
function solveRates(
  text: string,
  locale: Locale,
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  { statement, aside }: Rates,
): readonly SolutionFacts[] | null {
  const solutions = solveAll(statement);
  const isSound =
    solutions !== null &&
    isUnderstood(spots, goals, statement, { words: OF_RATES, aside }) &&
    isUnopposed(text, locale, { statement, solutions });
  return isSound ? solutions : null;
}

/** From a start to equilibrium: whatever stands in the text has its moment. */
function solveTable(
  text: string,
  locale: Locale,
  spots: readonly Spot[],
  { goals, givens }: Table,
): readonly SolutionFacts[] | null {
  const solved = goals.length > MOST_GOALS ? null : bind(spots, goals, givens, true);
  return solved !== null && isAdmitted(text, locale, spots, goals, solved, OF_TABLES) ? solved.solutions : null;
}

/** A solution that freezes, boils, draws water or evaporates: whatever is no such problem is left to the other readers. */
function solveSolution(
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  problem: ColligativeProblem | null,
): readonly SolutionFacts[] | null {
  const isPlain =
    problem !== null &&
    !contradictsItself(spots) &&
    isQuestionPlain(spots, goals, { words: OF_COLLIGATIVES, aside: [] });
  return isPlain ? solveColligative(problem) : null;
}

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

/** Gases are named that a statement of pressures and volumes has no place for. */
function solveVessels(
  text: string,
  locale: Locale,
  { spots, goals }: { spots: readonly Spot[]; goals: readonly GoalSpot[] },
  { statement }: { readonly statement: Solvable },
): readonly SolutionFacts[] | null {
  const solutions = solveAll(statement);
  const isSound =
    solutions !== null &&
    isQuestionPlain(spots, goals, { words: OF_VESSELS, aside: [] }) &&
    isUnopposed(text, locale, { statement, solutions });
  return isSound ? solutions : null;
}

type Found = readonly SolutionFacts[] | "unclear" | null;

/** What was found in a text with its solutions; it is unclear where these are not certain. */
function solved<Parts extends object>(
  found: Parts | "unclear" | null,
  solve: (parts: Parts) => readonly SolutionFacts[] | null,
): Found {
  if (found === null || found === "unclear") return found;
  return solve(found) ?? "unclear";
}

/** Problems that are known by their parts, and read in a way of their own; null where it is none of these. */
function readByParts(
  text: string,
  locale: Locale,
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Found {
  const asked = { spots, goals };
  const heat = (statement: Solvable): readonly SolutionFacts[] | null => {
    const solutions = solveAll(statement);
    return solutions !== null && isUnopposed(text, locale, { statement, solutions }) ? solutions : null;
  };
  const readers: (() => Found)[] = [
    () => solved(readDissolved(spots, goals, givens), (each) => solveDissolved(text, locale, asked, each)),
    () => solved(readDirection(spots, goals, givens), (each) => solveDirection(text, locale, asked, each)),
    () => (goals.length === 0 ? "unclear" : null),
    () =>
      solved(readConstantOfMixture(text, spots, goals, givens), (each) =>
        solveWhole(text, locale, asked, each, OF_EQUILIBRIUM_MIXTURES),
      ),
    () => solved(readIonsTogether(goals, givens), (each) => solveWhole(text, locale, asked, each, OF_POURS)),
    () => solved(readJoinedVessels(text, goals, givens), (each) => solveVessels(text, locale, asked, each)),
    () => solved(readTable(spots, goals, givens), (each) => solveTable(text, locale, spots, each)),
    () => solved(readMolarHeat(spots, goals, givens), (each) => solveWhole(text, locale, asked, each, OF_MOLAR_HEATS)),
    () => solved(readVapor(spots, goals, givens), (each) => solveWhole(text, locale, asked, each, OF_VAPORS)),
    () => solved(readRates(text, spots, goals, givens), (each) => solveRates(text, locale, asked, each)),
    () => solveSolution(asked, readColligative(text, spots, goals, givens)),
    () => solved(readMixture(spots, goals, givens), (each) => solveWhole(text, locale, asked, each, OF_MIXTURES)),
    () => solved(readCalorimetry(text, spots, goals, givens), heat),
    () => solved(readHeatExchange(text, spots, goals, givens) ?? readOneBody(text, spots, goals, givens), heat),
  ];
  for (const reader of readers) {
    const found = reader();
    if (found !== null) return found;
  }
  return null;
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
