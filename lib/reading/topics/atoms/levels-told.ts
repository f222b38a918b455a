import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { Taken } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** The energy that the one electron of hydrogen, or of an ion as simple, has on a level. */

const ATOMS: readonly (readonly [charge: number, name: RegExp])[] = [
  [1, /\bhydrogen(?: atoms?)?\b|\bH atom\b/gi],
  [2, /\bHe\^?\+(?: ions?)?|\bhelium ion\b/g],
  [3, /\bLi\^?2\+(?: ions?)?/g],
  [4, /\bBe\^?3\+(?: ions?)?/g],
];

const LEVEL = /\bn ?= ?([1-9])(?!\d|\.\d)/;
const LOWEST = /\blowest (?:possible )?energy\b|\bground state\b/i;

const ASKS =
  /\b(?:what|calculate|find|determine|compute)\b[^.?]*\benergy\b[^.?]*\b(?:of|for|by|does|has) (?:the|an?|this) electron\b|\b(?:what|calculate|find|determine|compute)\b (?:is |now )?its (?:new |present )?energy\b/i;

/** What belongs to a jump, to light, to an electron that is taken away, and to other atoms. */
const ELSE =
  /photon|emit|absor|transition|\bfall|\bdrop|jump|\bfrom (?:the )?(?:level |orbit |state )?(?:with )?n\b|ioni[sz]|remov|wavelength|frequency|\blight\b|spectr|differ|needed|requir|kinetic|potential|speed|radius|how far|distance between|\bnot\b|n't|mol\b|mole\b|series|higher|lower than|times|compare/i;

/** Null for any other text, and where it tells more. */
export function solveLevelTold(text: string): SolutionFacts[] | null {
  if (!ASKS.test(text) || ELSE.test(text)) return null;
  const plain = normalise(withoutToldConstants(text) ?? text);
  const [atom, ...others] = ATOMS.filter(([, name]) => plain.search(name) >= 0);
  if (atom === undefined || others.length > 0) return null;
  const [charge, name] = atom;
  const taken = new Taken(plain.replaceAll(name, " ").replace(new RegExp(String.raw`\(?\bZ ?= ?${charge}\b\)?`), " "));
  const [level] = taken.take(LEVEL) ?? [];
  const isLowest = LOWEST.test(plain);
  if (taken.hasNumber || (level === undefined) !== isLowest) return null;
  const unit = /\b(?:in|\() ?(?:joules?|J)\b|\bJ\b/i.test(taken.rest) ? "J" : "eV";
  return solveByLaws(
    [
      [variableOf("nuclear-charge", null), pureNumber(charge, null)],
      [variableOf("level", null), pureNumber(level === undefined ? 1 : Number(level), null)],
    ],
    variableOf("level-energy", null),
    getUnit(unit),
  );
}
