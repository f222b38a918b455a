import { amountAndParticles } from "./amount-and-particles.ts";
import { density } from "./density.ts";
import { limitingReactant } from "./limiting-reactant.ts";
import { massAndAmount } from "./mass-and-amount.ts";
import { molarVolume } from "./molar-volume.ts";
import { moleRatio } from "./mole-ratio.ts";
import { partsOfFormula } from "./parts-of-formula.ts";
import { percentError } from "./percent-error.ts";
import { percentYield } from "./percent-yield.ts";
import { combustionAnalysis } from "./combustion-analysis.ts";
import { empiricalFormula } from "./empirical-formula.ts";
import { molecularFormula } from "./molecular-formula.ts";
import { gasLaws } from "./gas-laws.ts";
import { idealGas } from "./ideal-gas.ts";
import { partialPressure } from "./partial-pressure.ts";
import { moleFraction } from "./mole-fraction.ts";
import { phScale } from "./ph-scale.ts";
import { acidSolution } from "./acid-solution.ts";
import { heat } from "./heat.ts";
import { thermalEquilibrium } from "./thermal-equilibrium.ts";
import { phaseChange } from "./phase-change.ts";
import { reactionHeat } from "./reaction-heat.ts";
import { enthalpyOfFormation } from "./enthalpy-of-formation.ts";
import { hessLaw } from "./hess-law.ts";
import { radioactiveDecay } from "./radioactive-decay.ts";
import { beerLambert } from "./beer-lambert.ts";
import { buffer } from "./buffer.ts";
import { neutralization } from "./neutralization.ts";
import { calorimetry } from "./calorimetry.ts";
import { photon } from "./photon.ts";
import { electrolysis } from "./electrolysis.ts";
import { effusion } from "./effusion.ts";
import { ionsOfSalt } from "./ions-of-salt.ts";
import { samplePurity } from "./sample-purity.ts";
import { solutionScales } from "./solution-scales.ts";
import { hydrate } from "./hydrate.ts";
import { objectMeasures } from "./object-measures.ts";
import { conservationOfMass } from "./conservation-of-mass.ts";
import { volumePercent } from "./volume-percent.ts";
import { molarity } from "./molarity.ts";
import { dilution } from "./dilution.ts";
import { solutionMixing } from "./solution-mixing.ts";
import { solutionPercent } from "./solution-percent.ts";
import { molality } from "./molality.ts";
import { combiningVolumes } from "./combining-volumes.ts";
import type { Rule } from "./rule.ts";

/** Every rule that the search may chain. Their order does not matter. */
export const RULES: readonly Rule[] = [
  massAndAmount,
  amountAndParticles,
  partsOfFormula,
  molarVolume,
  density,
  moleRatio,
  limitingReactant,
  percentYield,
  percentError,
  combustionAnalysis,
  empiricalFormula,
  molecularFormula,
  gasLaws,
  idealGas,
  partialPressure,
  moleFraction,
  phScale,
  acidSolution,
  heat,
  thermalEquilibrium,
  phaseChange,
  reactionHeat,
  calorimetry,
  buffer,
  neutralization,
  enthalpyOfFormation,
  hessLaw,
  radioactiveDecay,
  beerLambert,
  photon,
  electrolysis,
  molarity,
  dilution,
  solutionMixing,
  solutionPercent,
  molality,
  combiningVolumes,
  effusion,
  volumePercent,
  conservationOfMass,
  objectMeasures,
  hydrate,
  solutionScales,
  samplePurity,
  ionsOfSalt,
];
