import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { findMolecule } from "../../../solver/tokens.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { listSubstances } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** How fast the molecules of a gas are, or how much kinetic energy one mole of them has, and at what temperature. */

const SPEED = /\b(?:rms|root[- ]mean[- ]square(?:d)?) (?:speed|velocity)\b|\b[uv]_?rms\b/i;
const ENERGY = /\b(?:average |mean |total )?(?:molar |translational )?kinetic energy\b/i;

/** Of one mole, in whatever unit it is asked. */
const OF_ONE_MOLE =
  /\b(?:one|1|1\.0+|a|per) mol(?:e)?\b|\bmolar kinetic energy\b|\bk?J(?:\/mol| mol\^?-1)|\b(?:kilo)?joules per mole\b/i;

const TEMPERATURE = new RegExp(String.raw`(${VALUE} ?(?:K|°C|°F))(?![A-Za-z\d/·])`);
const TOLD_SPEED = new RegExp(String.raw`(${VALUE} ?(?:k?m\/s|m s\^?-1|km\/h|mi\/h))`);
const ONE_MOLE = /\b1(?:\.0+)? ?mol(?:e)?\b/;

const ASKS_TEMPERATURE =
  /\b(?:at )?what (?:is the )?(?:kelvin |celsius )?temperature\b|\b(?:find|calculate|determine) the temperature\b/i;

/** Ratios, two states, and other means than that of the squares. */
const ELSE =
  /\b(?:ratio|times|twice|double[sd]?|half|tripled?|compare[ds]?|faster|slower|same|equal|than|most probable|average speed|mean speed|effus\w*|diffus\w*|electron|photon|change[sd]?|increase[sd]?|from|to heat|which|each|molecule's|single|one (?:molecule|atom|particle)|an? (?:molecule|atom|particle))\b/i;

const energyUnit = (text: string): Unit | null =>
  /\bkilojoules?\b|\bkJ\b/.test(text) ? getUnit("kJ/mol") : /\bjoules?\b|\bJ\b/.test(text) ? getUnit("J/mol") : null;

/** The one gas of a text, as it is in its molecules; null where none is named, undefined where several are. */
export function findGas(spots: readonly Spot[], besides?: string): string | null | undefined {
  const named = new Set(listSubstances(spots).map(({ formulas: [first = ""] }) => findMolecule(first) ?? first));
  const [only = null, ...others] = [...named].filter((each) => each !== besides);
  return others.length > 0 || (only !== null && /[+-]$/.test(only)) ? undefined : only;
}

/** Null for any other text. */
export function solveGasMotion(text: string, spots: readonly Spot[] | null): SolutionFacts[] | null {
  const [isSpeed, isEnergy] = [SPEED.test(text), ENERGY.test(text)];
  if (spots === null || isSpeed === isEnergy || ELSE.test(text) || (isEnergy && !OF_ONE_MOLE.test(text))) return null;
  const gas = findGas(spots);
  const taken = new Taken(normalise(text));
  taken.take(ONE_MOLE);
  const speed = readQuantity(taken.take(TOLD_SPEED)?.[0] ?? "");
  const temperature = readQuantity(taken.take(TEMPERATURE)?.[0] ?? "");
  const hasMore = /\d/.test(taken.rest.replaceAll(/\b[A-Z][A-Za-z\d]*/g, " "));
  if (hasMore || (speed === null) === (temperature === null)) return null;
  if (gas === undefined || (isSpeed && gas === null)) return null;
  const motion = variableOf(isSpeed ? "mean-square-speed" : "kinetic-energy", isSpeed ? gas : null);
  const warmth = variableOf("temperature", temperature === null ? gas : null);
  if (temperature !== null) return solveByLaws([[warmth, temperature]], motion, isEnergy ? energyUnit(text) : null);
  return speed === null || isEnergy || !ASKS_TEMPERATURE.test(text)
    ? null
    : solveByLaws([[motion, speed]], warmth, /\bcelsius\b|\bin °C\b/i.test(text) ? getUnit("°C") : null);
}
