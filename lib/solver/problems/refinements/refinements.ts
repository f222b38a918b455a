import type { Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { refineError } from "./error.ts";
import { refineFormula } from "./formula.ts";
import { dropIdleLabels } from "./labels.ts";
import { refineGasSubstances } from "./gas-substances.ts";
import { refineGasStates } from "./gas-states.ts";
import { refineComposition } from "./solution-shares.ts";
import { refineSolutions } from "./solutions.ts";
import { refuseAcidVolumes } from "./acid-volumes.ts";
import { refineAcids } from "./acids.ts";
import { refineCalorimetry } from "./calorimetry.ts";
import { readConversion } from "./conversions.ts";
import { refineDecay } from "./decay.ts";
import { refineElectrodes } from "./electrodes.ts";
import { refineHeat } from "./heat.ts";
import { dropKnownMolarMasses } from "./molar-masses.ts";
import { refineMembers } from "./members.ts";
import { refineObjects } from "./objects.ts";
import { refineLight } from "./light.ts";
import { refuseMixtures } from "./mixtures.ts";
import { refinePhases } from "./phases.ts";
import { refinePurity } from "./purity.ts";
import { refineReactionHeats } from "./reaction-heats.ts";
import { refineVolumePercents } from "./volume-percents.ts";
import { refineUnits } from "./units.ts";
import { refineYield } from "./yield.ts";

/**
 * Reads into a statement what its single quantities cannot tell: which of two is first, which was measured. Null when the
 * problem turns out not to be understood.
 */
type Refinement = (statement: Statement, tokens: readonly ProblemToken[]) => Statement | null;

/** One for each topic, in order. */
const REFINEMENTS: readonly Refinement[] = [
  dropIdleLabels,
  refineMembers,
  refineObjects,
  refineYield,
  refineAcids,
  refineLight,
  refineDecay,
  refineElectrodes,
  refineCalorimetry,
  refinePhases,
  refineHeat,
  refineReactionHeats,
  refineUnits,
  refineError,
  refineFormula,
  refineGasSubstances,
  refineGasStates,
  refineVolumePercents,
  refineSolutions,
  refineComposition,
  refinePurity,
  dropKnownMolarMasses,
  refuseMixtures,
  refuseAcidVolumes,
];

export function refine(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const conversion = readConversion(statement, tokens);
  if (conversion !== null) return conversion;
  return REFINEMENTS.reduce<Statement | null>(
    (refined, refinement) => (refined === null ? null : refinement(refined, tokens)),
    statement,
  );
}
