import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";
import { takeHeatAndWork, type Told } from "./heat-and-work.ts";

/** Heat and work of a system, and what they do to its internal energy; gases that expand against a pressure. */

const VOLUME = String.raw`(${VALUE} ?(?:m?L|dm\^?3|cm\^?3|m\^?3))(?![A-Za-z\d/])`;
const PRESSURE = String.raw`(${VALUE} ?(?:atm|k?Pa|bar|torr|mmHg))(?![A-Za-z\d/])`;

const MOVES = new RegExp(
  String.raw`\b(?:expands?|expanded|expanding|expansion|(?:is )?compressed|compression|contracts?|shrinks?|shrank|(?:its |the )?volume (?:going|goes|went|changes|changing|increases|increasing|decreases|decreasing)|going|moves?|moving)(?: of (?:a|the) gas)?(?: isothermally| slowly| at constant temperature)?,? +from (?:an? )?(?:initial )?(?:volume of )?${VOLUME} to (?:an? )?(?:final )?(?:volume of )?${VOLUME}`,
  "i",
);
const AGAINST = new RegExp(
  String.raw`\b(?:against|under|by|at) (?:an? |the )?(?:constant |steady |fixed |uniform )?(?:external |outside |outer |atmospheric |opposing )?(?:pressure )?(?:of )?(?:a )?(?:constant )?${PRESSURE}`,
  "i",
);
const FREELY = /\b(?:into (?:a )?vacuum|against (?:a )?vacuum|reversibl\w+|adiabatic\w*)\b/i;

const ASKS_INTERNAL = /\b(?:change in (?:the )?(?:internal )?energy|internal energy|energy change)\b/i;
const ASKS_WORK = /\bwork\b|\bw\b/i;
const ASKS_DONE =
  /\bwork (?:is |was )?(?:done )?(?:by|does|did)\b(?! the surroundings)|\bwork (?:does|did|do)\b(?! the surroundings)|\bwork\b[^.?]{0,40}\bdone by (?!the surroundings)/i;
/** A question, or the bare name of what is wanted. */
const ASKS = /\b(?:what|how much|calculate|find|determine|compute)\b|^(?:the )?(?:work|internal energy)\b/i;

const ELSE =
  /specific heat|enthalp|[ΔΔ∆]H|entrop|\bmol\b|temperature (?:rises|change)|burn|moles|efficien|friction|kinetic|potential energy|\bnot\b|n't/i;

/** The pressure and both volumes; nothing where a text tells none of them, null where it tells only some. */
function takeExpansion(taken: Taken): Told | null {
  const pressure = readQuantity(taken.take(AGAINST)?.[0] ?? "");
  const [before = null, after = null] = taken.take(MOVES)?.map(readQuantity) ?? [];
  if (pressure === null && before === null && after === null) return [];
  if (pressure === null || before === null || after === null) return null;
  return [
    [variableOf("pressure", null), pressure],
    [variableOf("volume", null, "initial"), before],
    [variableOf("volume", null, "final"), after],
  ];
}

/** Null for any other text, and where it tells more. */
export function solveFirstLaw(text: string): SolutionFacts[] | null {
  // Letters with a delta lose it where notation is settled.
  const spelt = text.replaceAll(/(?:[ΔΔ∆]|\bdelta )[UE](?![A-Za-z_°º])/g, "internal energy change");
  if (!/\bwork\b|\bw\b|internal energy/i.test(spelt)) return null;
  const plain = normalise(withoutToldConstants(spelt) ?? spelt);
  if (FREELY.test(plain) || ELSE.test(plain) || !ASKS.test(plain)) return null;
  const taken = new Taken(plain);
  const expansion = takeExpansion(taken);
  const energies = takeHeatAndWork(taken);
  if (expansion === null || energies === null || taken.hasNumber) return null;
  const told = [...expansion, ...energies];
  const rest = taken.rest;
  const has = (kind: string): boolean => energies.some(([known]) => known.kind === kind);
  const wanted: Variable | null =
    !has("internal-energy-change") && ASKS_INTERNAL.test(rest)
      ? variableOf("internal-energy-change", null)
      : !has("work") && ASKS_WORK.test(rest)
        ? variableOf("work", null, ASKS_DONE.test(rest) ? "released" : null)
        : !has("energy") && /\bheat\b|\bq\b/i.test(rest)
          ? variableOf("energy", null)
          : null;
  if (wanted === null || told.length < 2 || (expansion.length > 0 && has("work"))) return null;
  const asked = /\bin (k?J|k?cal|(?:kilo)?joules)\b/.exec(rest)?.[1];
  const unit =
    asked === undefined
      ? (energies[0]?.[1].unit ?? getUnit("J"))
      : getUnit(asked.replace(/^kilojoules$/, "kJ").replace(/^joules$/, "J"));
  return solveByLaws(told, wanted, unit);
}
