import { line, jumpEnergy } from "../laws/atoms/one-electron.ts";
import { moleOfPhotons, quantum, wave } from "../laws/atoms/light.ts";
import { arrhenius, arrheniusFactor, catalysedPath, ratioOfConstants } from "../laws/kinetics/arrhenius.ts";
import { HALF_LIVES, INTEGRATED_LAWS } from "../laws/kinetics/integrated.ts";
import { nernst, nernstAtTemperature } from "../laws/redox/cells.ts";
import { lawRule } from "../laws/law-way.ts";
import { acidSolution } from "../methods/rules/acid-solution.ts";
import { amountAndParticles } from "../methods/rules/amount-and-particles.ts";
import { buffer } from "../methods/rules/buffer.ts";
import { dilution } from "../methods/rules/dilution.ts";
import { electrolysis } from "../methods/rules/electrolysis.ts";
import { equilibriumExpression } from "../methods/rules/equilibrium-expression.ts";
import { galvanicCell } from "../methods/rules/galvanic-cell.ts";
import { gasLaws } from "../methods/rules/gas-laws.ts";
import { heat } from "../methods/rules/heat.ts";
import { idealGas } from "../methods/rules/ideal-gas.ts";
import { ionsOfSalt } from "../methods/rules/ions-of-salt.ts";
import { limitingReactant } from "../methods/rules/limiting-reactant.ts";
import { massAndAmount } from "../methods/rules/mass-and-amount.ts";
import { moleRatio } from "../methods/rules/mole-ratio.ts";
import { molarity } from "../methods/rules/molarity.ts";
import { neutralization } from "../methods/rules/neutralization.ts";
import { partsOfFormula } from "../methods/rules/parts-of-formula.ts";
import { phScale } from "../methods/rules/ph-scale.ts";
import { phaseChange } from "../methods/rules/phase-change.ts";
import { radioactiveDecay } from "../methods/rules/radioactive-decay.ts";
import type { Rule } from "../methods/rules/rule.ts";
import { thermalEquilibrium } from "../methods/rules/thermal-equilibrium.ts";
import type { RuleId } from "../methods/rule-ids.ts";

/** What a cell gives with what is dissolved in it. */
const ofDissolved = lawRule([nernst, nernstAtTemperature]);

/** The rules that pictures are about, by the method that a step names: those by which the engine solved it. */
export const RULES_OF_STEPS: Readonly<Partial<Record<RuleId, Rule>>> = {
  "mass-and-amount": massAndAmount,
  "amount-and-particles": amountAndParticles,
  "mole-ratio": moleRatio,
  "limiting-reactant": limitingReactant,
  dilution,
  "ideal-gas": idealGas,
  "gas-laws": gasLaws,
  "radioactive-decay": radioactiveDecay,
  heat,
  "thermal-equilibrium": thermalEquilibrium,
  "phase-change": phaseChange,
  molarity,
  "ions-of-salt": ionsOfSalt,
  "parts-of-formula": partsOfFormula,
  neutralization,
  photon: lawRule([wave, quantum, moleOfPhotons]),
  "hydrogen-lines": lawRule([line, jumpEnergy]),
  "ph-scale": phScale,
  "strong-electrolyte": acidSolution,
  "weak-electrolyte": acidSolution,
  "equilibrium-expression": equilibriumExpression,
  electrolysis,
  buffer,
  "integrated-rates": lawRule([...INTEGRATED_LAWS, ...HALF_LIVES]),
  arrhenius: lawRule([arrhenius, ratioOfConstants, arrheniusFactor, catalysedPath]),
  "galvanic-cell": (wanted, scene) => [...galvanicCell(wanted, scene), ...ofDissolved(wanted, scene)],
};
