import { beerLambert, transmittance } from "./analytical/beer-lambert.ts";
import { molesOfPhotons, moleOfPhotons, photons, quantum, wave } from "./atoms/light.ts";
import { matterWave } from "./atoms/matter-wave.ts";
import { molarHeat, objectCapacity, specificHeat, transitionHeat, wholeHeat } from "./energy/heat.ts";
import { CHANGES_OF_GAS } from "./gases/gas-laws.ts";
import { gasDensity, gasDensityAtStp, idealGas, idealMixture } from "./gases/ideal-gas.ts";
import { volumeAtStp } from "./gases/molar-volume.ts";
import type { Law } from "./law.ts";
import { density } from "./matter/density.ts";
import { clausiusClapeyron } from "./states-of-matter/clausius-clapeyron.ts";
import { decayConstant } from "./nuclear/decay-constant.ts";
import { chargeOfElectrons, currentAndCharge, deposit } from "./redox/electrolysis.ts";
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
  clausiusClapeyron,
];

/** Laws that a rule of `lib/methods/rules` applies, which knows where they are at stake. */
const LED_LAWS: readonly Law[] = [
  density,
  specificHeat,
  wholeHeat,
  objectCapacity,
  transitionHeat,
  molarHeat,
  decayConstant,
  currentAndCharge,
  chargeOfElectrons,
  deposit,
  ...CHANGES_OF_GAS.values(),
  idealGas,
  idealMixture,
  gasDensity,
  gasDensityAtStp,
  // The one at other conditions is the same with another constant.
  volumeAtStp,
];

/** Every law that there is. */
export const ALL_LAWS: readonly Law[] = [...LAWS, ...LED_LAWS];
