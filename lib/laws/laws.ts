import { acidity, basicity, ionsInWater, powersInWater } from "./acids/acidity.ts";
import { bufferOfAmounts, bufferOfConcentrations } from "./acids/buffer.ts";
import { acidExponent, baseExponent, conjugateConstants, conjugateExponents } from "./acids/constants.ts";
import { beerLambert, transmittance } from "./analytical/beer-lambert.ts";
import { molesOfPhotons, moleOfPhotons, photons, quantum, wave } from "./atoms/light.ts";
import { matterWave } from "./atoms/matter-wave.ts";
import { crossover, equilibrium, freeEnergy, mixture, standardFreeEnergy } from "./energy/gibbs.ts";
import { molarHeat, objectCapacity, specificHeat, transitionHeat, wholeHeat } from "./energy/heat.ts";
import { pressureAndConcentration } from "./equilibrium/pressure-and-concentration.ts";
import { arrhenius, arrheniusSlope, catalysedPath, ratioOfConstants } from "./kinetics/arrhenius.ts";
import { HALF_LIVES, INTEGRATED_LAWS, SHARE_LAWS } from "./kinetics/integrated.ts";
import type { Kind } from "../methods/rules/kinds.ts";
import { ratesOfEffusion, ratioOfRates, timesOfEffusion } from "./gases/effusion.ts";
import { CHANGES_OF_GAS } from "./gases/gas-laws.ts";
import { gasDensity, gasDensityAtStp, idealGas, idealMixture } from "./gases/ideal-gas.ts";
import { energiesOfParticles, meanSquareSpeed, molarKineticEnergy } from "./gases/kinetic-theory.ts";
import { gasOverWater, shareOfPressure, sumOfPressures } from "./gases/partial-pressures.ts";
import { volumeAtStp } from "./gases/molar-volume.ts";
import { compressibility, pressureExcess, pressureLack, vanDerWaals } from "./gases/real-gas.ts";
import type { Law } from "./law.ts";
import { bragg } from "./materials/bragg.ts";
import { density } from "./matter/density.ts";
import { halfLives, HALVINGS, REMAINDERS } from "./nuclear/decay.ts";
import { massAndAmount } from "./matter/mass-and-amount.ts";
import { moleFractionOf, sampleAmountOf, totalAmountOf } from "./matter/mole-fraction.ts";
import { amountOfParticles } from "./matter/particles.ts";
import { samplePurity } from "./matter/sample-purity.ts";
import { clausiusClapeyron } from "./states-of-matter/clausius-clapeyron.ts";
import { decayConstant } from "./nuclear/decay-constant.ts";
import { chargeOfElectrons, currentAndCharge, deposit } from "./redox/electrolysis.ts";
import { addedWater, dilution } from "./solutions/dilution.ts";
import { COLLIGATIVE_LAWS } from "./solutions/colligative.ts";
import { gasAtTwoPressures, henry } from "./solutions/henry.ts";
import { massPercent, wholeSolution } from "./solutions/mass-percent.ts";
import { mixing } from "./solutions/mixing.ts";
import { molality } from "./solutions/molality.ts";
import { molarity, molarityOfPercent } from "./solutions/molarity.ts";
import { volatileLiquids } from "./solutions/volatile-liquids.ts";
import { percentByMassAndVolume, percentByVolume } from "./solutions/volume-percent.ts";

/** Laws that the search may take wherever they apply by their own word. */
export const LAWS: readonly Law[] = [
  wave,
  quantum,
  moleOfPhotons,
  photons,
  molesOfPhotons,
  matterWave,
  beerLambert,
  transmittance,
  percentByVolume,
  percentByMassAndVolume,
  arrhenius,
  ratioOfConstants,
  arrheniusSlope,
  catalysedPath,
  ...INTEGRATED_LAWS,
  ...HALF_LIVES,
  ...SHARE_LAWS,
  bragg,
  henry,
  gasAtTwoPressures,
  volatileLiquids,
  clausiusClapeyron,
  meanSquareSpeed,
  molarKineticEnergy,
  energiesOfParticles,
  vanDerWaals,
  pressureLack,
  pressureExcess,
  compressibility,
];

/** Laws that a rule of `lib/methods/rules` applies, which knows where they are at stake. */
const LED_LAWS: readonly Law[] = [
  density,
  massAndAmount,
  amountOfParticles,
  samplePurity,
  molality,
  mixing,
  molarity,
  molarityOfPercent,
  dilution,
  addedWater,
  specificHeat,
  wholeHeat,
  objectCapacity,
  transitionHeat,
  molarHeat,
  acidity,
  basicity,
  powersInWater,
  ionsInWater,
  acidExponent,
  baseExponent,
  conjugateConstants,
  conjugateExponents,
  bufferOfConcentrations,
  bufferOfAmounts,
  freeEnergy,
  standardFreeEnergy,
  crossover,
  equilibrium,
  mixture,
  decayConstant,
  halfLives,
  ...HALVINGS.values(),
  ...REMAINDERS.values(),
  currentAndCharge,
  chargeOfElectrons,
  deposit,
  ...CHANGES_OF_GAS.values(),
  idealGas,
  idealMixture,
  gasDensity,
  gasDensityAtStp,
  ...COLLIGATIVE_LAWS,
  pressureAndConcentration,
  massPercent,
  wholeSolution,
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
