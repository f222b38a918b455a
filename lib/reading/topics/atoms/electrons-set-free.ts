import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { photons, solveLeftOver } from "../../../problems/atoms/photons.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { convertTo } from "../../../quantity/conversion.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { resultOf, solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** The photoelectric effect in a story: what an electron has left once the metal has taken its part of a photon's energy. */

const WORK = new RegExp(
  String.raw`\b(?:work function|binding energy|minimum energy|energy needed to (?:remove|eject|free) an electron)\b[^.?!\d]{0,80}?(${VALUE} ?(?:eV|J))(?![A-Za-z\d/])|(${VALUE} ?(?:eV|J)) work function\b`,
);
const LIGHT = new RegExp(String.raw`(${VALUE} ?(?:nm|pm|Å|µm|um|[kMGTP]?Hz|s\^?-1|\/s))(?![A-Za-z\d/])`);
const PHOTON = new RegExp(String.raw`(${VALUE} ?(?:eV|J))(?![A-Za-z\d/])`);

const ASKS =
  /\b(?:what|calculate|find|determine|compute|how much)\b(?:[^.?!]|\.(?=\d))*\bkinetic energ(?:y|ies)\b|\bkinetic energ(?:y|ies)\b[^.?!]{0,60}\?/i;

/** What asks for more, or tells it in another way. */
const ELSE =
  /velocit|\bspeed|how fast|how many|number of|wavelength of the (?:ejected|emitted|electron)|broglie|stopping|volt|\bV\b|threshold|\bmol|percent|%|ratio|times|twice|double|half|two (?:lights|metals|sources)|both|intensit|relativ|gas|temperature of/i;

const UNIT = /\bin (?:units of )?(joules?|J|eV|electron[- ]?volts?)\b|\((J|eV)\)/;

/** The energy of the light's photon, with the steps that lead there; null where the text tells none. */
function findPhoton(
  taken: Taken,
  unit: "J" | "eV",
): { readonly energy: Quantity; readonly by: SolutionFacts | null } | null {
  const light = readQuantity(taken.take(LIGHT)?.[0] ?? "");
  if (light === null) {
    const energy = readQuantity(taken.take(PHOTON)?.[0] ?? "");
    const told = energy === null ? null : convertTo(energy, getUnit(unit));
    return told?.ok === true ? { energy: told.value, by: null } : null;
  }
  const kind = light.unit.dimension === DIMENSIONS.length ? "wavelength" : "frequency";
  const [by] =
    solveByLaws([[variableOf(kind, null), light]], variableOf("energy", null), getUnit(unit), ["light"]) ?? [];
  const energy = by === undefined ? null : resultOf(by);
  return by === undefined || energy === null ? null : { energy, by };
}

/** "Light of 300 nm falls on sodium (work function 2.36 eV). What kinetic energy …?" Null for any other text. */
export function solveElectronSetFree(text: string): SolutionFacts[] | null {
  if (!ASKS.test(text) || ELSE.test(text)) return null;
  const taken = new Taken(normalise(withoutToldConstants(text) ?? text));
  const told = taken.take(WORK)?.find((group) => group !== "");
  const given = readQuantity(told ?? "");
  if (given === null) return null;
  const named = UNIT.exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  const unit = (named ?? told ?? "").replace(/^.*\d ?/, "").startsWith("e") ? "eV" : "J";
  const work = convertTo(given, getUnit(unit));
  const photon = findPhoton(taken, unit);
  if (!work.ok || photon === null || taken.hasNumber) return null;
  const left = solveLeftOver(photon.energy, work.value);
  if (left === null) return null;
  const facts = solvedFacts(photons.words, left);
  return [{ ...facts, steps: [...(photon.by?.steps ?? []), ...facts.steps] }];
}
