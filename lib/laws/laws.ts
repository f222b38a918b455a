import { acidity, basicity, ionsInWater, powersInWater } from "./acids/acidity.ts";
import { bufferOfAmounts, bufferOfConcentrations, PARTLY_NEUTRALIZED } from "./acids/buffer.ts";
import { acidExponent, baseExponent, conjugateConstants, conjugateExponents } from "./acids/constants.ts";
import {
  dilutedWeakAcid,
  dilutedWeakBase,
  ionizationOfAcid,
  ionizationOfBase,
  weakAcid,
  weakBase,
} from "./acids/weak.ts";
import { NEUTRALIZATION_LAWS } from "./acids/neutralization.ts";
import { beerLambert, transmittance } from "./analytical/beer-lambert.ts";
import { AVERAGE_MASS_LAWS } from "./atoms/average-mass.ts";
import { molesOfPhotons, moleOfPhotons, photons, quantum, wave } from "./atoms/light.ts";
import { matterWave } from "./atoms/matter-wave.ts";
import { jumpEnergy, levelEnergy, line, oneElectronIonization } from "./atoms/one-electron.ts";
import { bondDifference, bondSum } from "./energy/bonds.ts";
import { bathCapacity, heatOfBath, heatOfCalorimeter, heatPerGram } from "./energy/calorimetry.ts";
import {
  constantsAtTwoTemperatures,
  crossover,
  equilibrium,
  freeEnergy,
  mixture,
  standardFreeEnergy,
} from "./energy/gibbs.ts";
import { entropyOfSurroundings, ISOTHERMAL_ENTROPIES } from "./energy/entropy.ts";
import { expansionWork, firstLaw, workDone } from "./energy/first-law.ts";
import { SUMS_OF_PARTS } from "./energy/sum-of-parts.ts";
import { exchange, meltingIce, portions, portionsInCalorimeter } from "./energy/thermal-equilibrium.ts";
import {
  massOfWater,
  molarHeat,
  objectCapacity,
  shareOfHeat,
  specificHeat,
  temperatureChange,
  transitionHeat,
  wholeHeat,
} from "./energy/heat.ts";
import { afterMixing } from "./equilibrium/after-mixing.ts";
import { MASS_ACTION_LAWS } from "./equilibrium/mass-action.ts";
import { pressureAndConcentration } from "./equilibrium/pressure-and-concentration.ts";
import { arrhenius, arrheniusFactor, arrheniusSlope, catalysedPath, ratioOfConstants } from "./kinetics/arrhenius.ts";
import { temperatureCoefficient } from "./kinetics/temperature-coefficient.ts";
import { HALF_LIVES, INTEGRATED_LAWS, SHARE_LAWS } from "./kinetics/integrated.ts";
import { RATE_LAWS } from "./kinetics/rate-law.ts";
import type { Kind } from "../methods/rules/kinds.ts";
import { airOfOxygen } from "./gases/air.ts";
import { ratesOfEffusion, ratioOfRates, timesOfEffusion } from "./gases/effusion.ts";
import { CHANGES_OF_GAS } from "./gases/gas-laws.ts";
import { gasAtFirst, gasDensity, gasDensityAtStp, idealGas, idealMixture } from "./gases/ideal-gas.ts";
import { energiesOfParticles, meanSquareSpeed, molarKineticEnergy } from "./gases/kinetic-theory.ts";
import { joinedGases, spreadGas } from "./gases/joined-vessels.ts";
import { gasOverWater, shareOfPressure, sumOfPressures } from "./gases/partial-pressures.ts";
import { volumeAtStp } from "./gases/molar-volume.ts";
import { compressibility, pressureExcess, pressureLack, vanDerWaals } from "./gases/real-gas.ts";
import { ONE } from "../quantity/decimal.ts";
import type { Law } from "./law.ts";
import { averageRate, comparedRates, concentrationChange, MEAN_RATES } from "./kinetics/rates-of-reaction.ts";
import { bragg } from "./materials/bragg.ts";
import { cellDensity, cellVolume, IONS_TOUCHING, TOUCHING } from "./materials/unit-cell.ts";
import { displacement, radiusOfDiameter, SHAPES, weighing } from "./measurement/object-measures.ts";
import { CONSERVED_MASSES } from "./matter/conserved-mass.ts";
import { density } from "./matter/density.ts";
import { bindingEnergy, energyOfMass, energyPerNucleon, massDefect, massNumber } from "./nuclear/binding.ts";
import { activityOf, activityOfNuclei } from "./nuclear/activity.ts";
import { dating } from "./nuclear/dating.ts";
import { halfLives, HALVINGS, REMAINDERS } from "./nuclear/decay.ts";
import { massAndAmount } from "./matter/mass-and-amount.ts";
import { moleFractionOf, sampleAmountOf, totalAmountOf } from "./matter/mole-fraction.ts";
import { amountOfParticles } from "./matter/particles.ts";
import { samplePurity } from "./matter/sample-purity.ts";
import { clausiusClapeyron } from "./states-of-matter/clausius-clapeyron.ts";
import { decayConstant } from "./nuclear/decay-constant.ts";
import { cellConstant, cellConstantAtTemperature, cellEnergy } from "./redox/cell-energy.ts";
import { cellPotential, combinedPotential, nernst, nernstAtTemperature, quotientLaw } from "./redox/cells.ts";
import { PROPORTIONS } from "./reactions/proportion.ts";
import { usedWithoutRest } from "./reactions/rest.ts";
import { PERCENT_YIELDS } from "./reactions/percent-yield.ts";
import { chargeOfElectrons, currentAndCharge, deposit } from "./redox/electrolysis.ts";
import { addedWater, dilution, furtherDilution } from "./solutions/dilution.ts";
import { COLLIGATIVE_LAWS, factorOfAcid } from "./solutions/colligative.ts";
import { gasAtTwoPressures, gasMassAtTwoPressures, henry } from "./solutions/henry.ts";
import { massPercent, soluteBesideSolvent, wholeSolution } from "./solutions/mass-percent.ts";
import { ionsTogether } from "./solutions/ions-together.ts";
import { mixing, mixingByStrengths } from "./solutions/mixing.ts";
import { molality } from "./solutions/molality.ts";
import {
  massConcentration,
  massOfMolarity,
  molarity,
  molarityOfMolality,
  molarityOfPercent,
} from "./solutions/molarity.ts";
import { gramsOfStock, PORTIONS, strengthOfStock } from "./solutions/portion.ts";
import { volatileLiquids } from "./solutions/volatile-liquids.ts";
import {
  addedToSolution,
  evaporatedFromSolution,
  percentDilution,
  percentMixing,
  restOfMixture,
  shareOfMixture,
} from "./solutions/percent-mixing.ts";
import { percentByMassAndVolume, percentByVolume } from "./solutions/volume-percent.ts";

/** Laws that the search may take wherever they apply by their own word. */
export const LAWS: readonly Law[] = [
  wave,
  quantum,
  moleOfPhotons,
  photons,
  molesOfPhotons,
  matterWave,
  line,
  jumpEnergy,
  oneElectronIonization,
  levelEnergy,
  massNumber,
  massDefect,
  bindingEnergy,
  energyPerNucleon,
  energyOfMass,
  ...PARTLY_NEUTRALIZED,
  beerLambert,
  transmittance,
  percentByVolume,
  percentByMassAndVolume,
  airOfOxygen,
  percentDilution,
  addedToSolution,
  evaporatedFromSolution,
  percentMixing,
  shareOfMixture,
  restOfMixture,
  arrhenius,
  ratioOfConstants,
  arrheniusSlope,
  arrheniusFactor,
  constantsAtTwoTemperatures,
  temperatureCoefficient,
  firstLaw,
  expansionWork,
  workDone,
  ...ISOTHERMAL_ENTROPIES,
  entropyOfSurroundings,
  catalysedPath,
  ...MEAN_RATES,
  ...INTEGRATED_LAWS,
  ...HALF_LIVES,
  ...SHARE_LAWS,
  bragg,
  henry,
  gasAtTwoPressures,
  gasMassAtTwoPressures,
  volatileLiquids,
  factorOfAcid,
  clausiusClapeyron,
  meanSquareSpeed,
  molarKineticEnergy,
  energiesOfParticles,
  vanDerWaals,
  pressureLack,
  pressureExcess,
  compressibility,
  cellEnergy,
  cellConstant,
  cellConstantAtTemperature,
  nernst,
  nernstAtTemperature,
  combinedPotential,
];

/** Laws that a rule of `lib/methods/rules` applies, which knows where they are at stake. */
const LED_LAWS: readonly Law[] = [
  density,
  ...CONSERVED_MASSES,
  ...AVERAGE_MASS_LAWS,
  ...Object.values(SHAPES),
  radiusOfDiameter,
  displacement,
  weighing,
  // Of N₂ and NH₃ in N₂ + 3 H₂ → 2 NH₃; those of others are made as they are met.
  comparedRates({ name: "N2", coefficient: 1, isReactant: true }, { name: "NH3", coefficient: 2, isReactant: false }),
  averageRate(true),
  concentrationChange(true),
  concentrationChange(false),
  cellVolume,
  cellDensity,
  ...Object.values(TOUCHING),
  ...Object.values(IONS_TOUCHING),
  massAndAmount,
  amountOfParticles,
  samplePurity,
  ...PERCENT_YIELDS.values(),
  ...PROPORTIONS,
  molality,
  mixing,
  mixingByStrengths,
  molarity,
  molarityOfPercent,
  molarityOfMolality,
  massConcentration,
  massOfMolarity,
  dilution,
  furtherDilution,
  addedWater,
  ...Object.values(PORTIONS),
  strengthOfStock,
  gramsOfStock,
  // Of one ion and two salts; those of others are made as they are met.
  ionsTogether("Cl-", [1, 2]),
  usedWithoutRest(1, 1),
  spreadGas,
  joinedGases,
  specificHeat,
  wholeHeat,
  objectCapacity,
  ...SUMS_OF_PARTS,
  temperatureChange,
  massOfWater,
  transitionHeat,
  molarHeat,
  // Of two moles; of other coefficients it is made as it is met.
  shareOfHeat(ONE.times(2)),
  heatOfBath,
  heatOfCalorimeter,
  heatPerGram,
  // Of other liquids they are declared as they are warmed.
  bathCapacity({ parts: [{ kind: "mass", label: null }], hasDensity: false, hasCapacity: true }),
  bathCapacity({
    parts: [
      { kind: "solution-volume", label: "first" },
      { kind: "solution-volume", label: "second" },
    ],
    hasDensity: true,
    hasCapacity: false,
  }),
  portions,
  portionsInCalorimeter,
  meltingIce,
  // Of other bodies they are declared as they meet.
  exchange({ waters: [false, true], hasCalorimeter: false }),
  exchange({ waters: [false, true], hasCalorimeter: true }),
  exchange({ waters: [false, false, true], hasCalorimeter: false }),
  acidity,
  basicity,
  powersInWater,
  ionsInWater,
  acidExponent,
  baseExponent,
  conjugateConstants,
  conjugateExponents,
  weakAcid,
  weakBase,
  dilutedWeakAcid,
  dilutedWeakBase,
  ionizationOfAcid,
  ionizationOfBase,
  bufferOfConcentrations,
  bufferOfAmounts,
  bondDifference,
  // Of 2 H₂ + O₂; that of any other is made as it is met.
  bondSum("absorbed", [
    ["H–H", 2],
    ["O=O", 1],
  ]),
  freeEnergy,
  standardFreeEnergy,
  crossover,
  equilibrium,
  mixture,
  ...RATE_LAWS,
  decayConstant,
  halfLives,
  // Of one nuclide and of one pair; those of others are made as they are met.
  activityOf("^60Co"),
  activityOfNuclei,
  dating({ parent: "^238U", daughter: "^206Pb" }),
  ...HALVINGS.values(),
  ...REMAINDERS.values(),
  currentAndCharge,
  chargeOfElectrons,
  deposit,
  cellPotential,
  // Of the reaction 2 Al + 3 Cu²⁺ → 2 Al³⁺ + 3 Cu; that of any other is made as it is met.
  quotientLaw([
    { formula: "Al^3+", power: 2, label: null, isGas: false },
    { formula: "Cu^2+", power: -3, label: null, isGas: false },
  ]),
  ...CHANGES_OF_GAS.values(),
  idealGas,
  idealMixture,
  gasAtFirst,
  gasDensity,
  gasDensityAtStp,
  ...COLLIGATIVE_LAWS,
  pressureAndConcentration,
  ...MASS_ACTION_LAWS,
  afterMixing("Cl-", 2),
  ...NEUTRALIZATION_LAWS,
  massPercent,
  wholeSolution,
  soluteBesideSolvent,
  shareOfPressure,
  gasOverWater,
  // Of more parts they are declared as they are needed.
  ...[2, 3, 4].flatMap((count) => [
    sumOfPressures(count),
    moleFractionOf(count),
    totalAmountOf(count),
    sampleAmountOf(count),
  ]),
  ratioOfRates,
  ratesOfEffusion,
  timesOfEffusion,
  // The one at other conditions is the same with another constant.
  volumeAtStp,
];

/** Every law that there is. */
export const ALL_LAWS: readonly Law[] = [...LAWS, ...LED_LAWS];

/** The letter that the first law with such a quantity writes it with. */
export function letterOf(kind: Kind): string | null {
  const all = ALL_LAWS.flatMap(({ quantities }) => quantities);
  return all.find((each) => each.kind === kind && each.label === null)?.letter ?? null;
}

const SIGNED: ReadonlySet<Kind> = new Set(
  ALL_LAWS.flatMap(({ quantities }) => quantities.flatMap(({ kind, isSigned }) => (isSigned ? [kind] : []))),
);

/** Whether a law lets such a quantity be below zero. */
export const isSignedKind = (kind: Kind): boolean => SIGNED.has(kind);
