import { LAWS } from "../../laws/laws.ts";
import { DECAY_MEASURES } from "../../laws/nuclear/decay.ts";
import { lawRule } from "../../laws/law-way.ts";
import { amountAndParticles, sameNumber } from "./amount-and-particles.ts";
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
import { gasLaws, joinedVessels } from "./gas-laws.ts";
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
import { standardEntropy } from "./standard-entropy.ts";
import { gibbsEnergyOfFormation } from "./gibbs-energy-of-formation.ts";
import { equilibriumExpression } from "./equilibrium-expression.ts";
import { comparison } from "./comparison.ts";
import { pressureAndConcentration } from "./pressure-and-concentration.ts";
import { galvanicCell } from "./galvanic-cell.ts";
import { gibbsEnergy } from "./gibbs-energy.ts";
import { rateLaw } from "./rate-law.ts";
import { averageMass } from "./average-mass.ts";
import { radioactiveDecay } from "./radioactive-decay.ts";
import { bonds } from "./bonds.ts";
import { buffer } from "./buffer.ts";
import { neutralization, titratedAcid } from "./neutralization.ts";
import { calorimetry } from "./calorimetry.ts";
import { electrolysis } from "./electrolysis.ts";
import { effusion } from "./effusion.ts";
import { ionsOfSalt } from "./ions-of-salt.ts";
import { samplePurity } from "./sample-purity.ts";
import { solutionScales } from "./solution-scales.ts";
import { hydrate } from "./hydrate.ts";
import { objectMeasures } from "./object-measures.ts";
import { conservationOfMass } from "./conservation-of-mass.ts";
import { massConcentration } from "./mass-concentration.ts";
import { molarity } from "./molarity.ts";
import { backTitration } from "./back-titration.ts";
import { dilution, portion } from "./dilution.ts";
import { solutionMixing } from "./solution-mixing.ts";
import { solutionPercent } from "./solution-percent.ts";
import { molality } from "./molality.ts";
import { colligative, COLLIGATIVE_KINDS } from "./colligative.ts";
import { combiningVolumes } from "./combining-volumes.ts";
import { reactionRates } from "./reaction-rates.ts";
import { unitCell } from "./unit-cell.ts";
import type { Kind } from "./kinds.ts";
import type { Rule } from "./rule.ts";

/** Every rule that the search may chain, with the kinds of quantities that it finds. Their order does not matter. */
export const RULES: readonly (readonly [Rule, readonly Kind[]])[] = [
  [massAndAmount, ["mass", "amount", "molar-mass"]],
  [amountAndParticles, ["amount", "particles", "atoms"]],
  [sameNumber, ["amount"]],
  [partsOfFormula, ["amount"]],
  [molarVolume, ["volume", "amount"]],
  [density, ["density", "mass", "volume", "solution-mass", "solution-volume"]],
  [moleRatio, ["amount"]],
  [limitingReactant, ["limiting-reactant", "excess-reactant", "amount"]],
  [percentYield, ["percent-yield", "mass", "amount"]],
  [percentError, ["percent-error"]],
  [combustionAnalysis, ["empirical-formula"]],
  [empiricalFormula, ["empirical-formula"]],
  [molecularFormula, ["molecular-formula"]],
  [gasLaws, ["pressure", "volume", "amount", "temperature"]],
  [joinedVessels, ["pressure", "volume"]],
  [idealGas, ["pressure", "volume", "amount", "temperature", "density", "molar-mass"]],
  [partialPressure, ["pressure", "vapor-pressure", "mole-fraction"]],
  [moleFraction, ["mole-fraction", "amount"]],
  [phScale, ["ph", "poh", "hydronium", "hydroxide"]],
  [
    acidSolution,
    [
      "hydronium",
      "hydroxide",
      "acid-constant",
      "base-constant",
      "acid-exponent",
      "base-exponent",
      "molarity",
      "percent-ionization",
    ],
  ],
  [
    heat,
    [
      "energy",
      "molar-energy",
      "specific-enthalpy",
      "mass",
      "temperature",
      "temperature-change",
      "specific-heat",
      "heat-capacity",
    ],
  ],
  [thermalEquilibrium, ["temperature", "mass", "specific-heat", "heat-capacity", "specific-enthalpy"]],
  [phaseChange, ["energy", "mass", "specific-enthalpy"]],
  [reactionHeat, ["energy", "amount", "molar-energy", "reaction-enthalpy"]],
  [
    calorimetry,
    ["energy", "temperature-change", "heat-capacity", "bath-capacity", "molar-energy", "specific-enthalpy"],
  ],
  [buffer, ["ph", "acid-exponent", "molarity", "amount"]],
  [neutralization, ["ph", "amount", "solution-volume"]],
  [titratedAcid, ["amount"]],
  [enthalpyOfFormation, ["formation-enthalpy", "molar-energy", "reaction-enthalpy"]],
  [bonds, ["bond-enthalpy", "bond-energy", "reaction-enthalpy"]],
  [hessLaw, ["reaction-enthalpy"]],
  [standardEntropy, ["standard-entropy", "reaction-entropy"]],
  [gibbsEnergyOfFormation, ["formation-gibbs-energy", "standard-gibbs-energy"]],
  [
    gibbsEnergy,
    [
      "gibbs-energy",
      "standard-gibbs-energy",
      "reaction-enthalpy",
      "reaction-entropy",
      "temperature",
      "equilibrium-constant",
      "reaction-quotient",
    ],
  ],
  [rateLaw, ["rate", "rate-constant", "molarity", "rate-factor", "concentration-factor"]],
  [averageMass, ["atomic-mass", "relative-atomic-mass", "isotope-mass", "abundance"]],
  [
    equilibriumExpression,
    [
      "concentration-constant",
      "pressure-constant",
      "acid-constant",
      "base-constant",
      "solubility-product",
      "reaction-quotient",
      "molarity",
      "pressure",
      "amount",
      "extent",
      "pressure-extent",
      "percent-reacted",
    ],
  ],
  [comparison, ["saturation", "direction", "molarity", "hydroxide"]],
  [pressureAndConcentration, ["concentration-constant", "pressure-constant", "gas-change"]],
  [radioactiveDecay, [...DECAY_MEASURES, "time", "half-life", "half-lives", "decay-constant"]],
  [electrolysis, ["charge", "current", "time", "electron-amount", "amount", "electrons-each"]],
  [
    galvanicCell,
    ["standard-potential", "electrode-potential", "electrons-transferred", "reaction-quotient", "molarity", "pressure"],
  ],
  [molarity, ["molarity", "amount", "solution-volume", "volume", "mass-percent", "molality"]],
  [massConcentration, ["mass-concentration", "molarity", "mass", "solution-volume", "molar-mass"]],
  [dilution, ["molarity", "solution-volume", "volume"]],
  [portion, ["mass", "sample-mass", "amount", "molarity", "mass-concentration"]],
  [backTitration, ["amount"]],
  [solutionMixing, ["molarity", "solution-volume"]],
  [solutionPercent, ["mass-percent", "mass", "solution-mass"]],
  [molality, ["molality", "amount", "mass"]],
  [colligative, [...COLLIGATIVE_KINDS, "molality", "molarity", "temperature", "mole-fraction", "vapor-pressure"]],
  [combiningVolumes, ["volume"]],
  [effusion, ["rate-ratio", "molar-mass", "effusion-rate", "effusion-time"]],
  [conservationOfMass, ["mass"]],
  [objectMeasures, ["volume", "mass", "radius", "length"]],
  [hydrate, ["hydrate-formula", "hydrate-waters", "mass"]],
  [solutionScales, ["mole-fraction", "mass-percent", "molality"]],
  [samplePurity, ["mass-percent", "mass", "sample-mass"]],
  [reactionRates, ["substance-rate", "rate", "concentration-change", "followed-molarity", "time"]],
  [unitCell, ["cell-edge", "cell-volume", "cell-atoms", "lattice", "atom-radius", "density", "molar-mass"]],
  [ionsOfSalt, ["ions", "ion-amount", "ion-molarity", "molarity"]],
];

/** Each law by itself, wherever it says that it is at stake. */
const LAW_RULES = LAWS.map((law): [Rule, readonly Kind[]] => [
  lawRule([law]),
  [...new Set(law.quantities.map(({ kind }) => kind))],
]);

const BY_KIND = new Map<Kind, Rule[]>();
for (const [rule, kinds] of [...RULES, ...LAW_RULES])
  for (const kind of kinds) BY_KIND.set(kind, [...(BY_KIND.get(kind) ?? []), rule]);

/** The rules that may know a way to a quantity of this kind. */
export function listRules(kind: Kind): readonly Rule[] {
  return BY_KIND.get(kind) ?? [];
}
