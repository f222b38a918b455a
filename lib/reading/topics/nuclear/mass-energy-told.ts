import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { takeNuclides } from "./decay-chains.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** The energy of mass that goes, and the binding energy of a nucleus whose mass defect is told. */

const MASS = new RegExp(String.raw`(${VALUE} ?(?:u|amu|k?g|mg|[μµ]g))(?![A-Za-z\d/·^])`);

const GOES =
  /\b(?:mass (?:defect|loss|difference|change)|(?:loss|decrease|change|difference) (?:of|in) (?:the )?(?:total )?mass|(?:total )?mass (?:\w+ )?(?:decreases|is lost|lost|disappears|is destroyed|is converted|of the products is)|loses|converted (?:completely |entirely |wholly )?(?:in)?to energy|is equivalent to|equivalent of|annihilat\w*)\b/i;
/** What a nucleus lacks; "1 u is equivalent to 931.5 MeV" tells nothing of it. */
const DEFECT =
  /\bmass (?:defect|loss|difference|change)|\b(?:loss|decrease|change|difference) (?:of|in) (?:the )?(?:total )?mass\b/i;
const ASKS = /\b(?:what|how much|calculate|find|determine|compute)\b[^?]*\benergy\b/i;
const ASKS_BINDING = /\bbinding energy\b/i;
const ASKS_EACH = /\b(?:per|for (?:each|every)|each) nucleon/i;
const ELSE =
  /half-?life|density|specific|heat\b|kinetic|wavelength|\bphoton|%|percent|efficien|tons?\b|burn|per (?:day|second|year|gram)|atoms? of|\bmoles of\b|electrons?\b(?! (?:and|\+))/i;

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/\bMeV\b/, "MeV"],
  [/\b(?:kJ|kilojoules)\b/, "kJ"],
  [/\b(?:J|joules)\b/i, "J"],
];

const unitAsked = (text: string, otherwise: string): Unit =>
  getUnit(UNITS.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise);

/** Null for any other text, and where it tells more. */
export function solveMassEnergyTold(text: string): SolutionFacts[] | null {
  if (!GOES.test(text) || !ASKS.test(text) || ELSE.test(text)) return null;
  if (ASKS_BINDING.test(text) && !DEFECT.test(text)) return null;
  const taken = new Taken(normalise(withoutToldConstants(text) ?? text));
  const mass = readQuantity(taken.take(MASS)?.[0] ?? "");
  const { nuclides, rest } = takeNuclides(taken.rest.replace(/\b(?:1|one) (?:mol|mole)\b|\bc\^?2\b/g, " "));
  if (mass === null || !mass.value.gt(0) || /\d/.test(rest)) return null;
  const defect: readonly [Variable, Quantity] = [variableOf("mass-defect", null), mass];
  if (!ASKS_BINDING.test(text))
    return ASKS_EACH.test(text)
      ? null
      : solveByLaws([defect], variableOf("energy", null, "released"), unitAsked(rest, "J"));
  if (!ASKS_EACH.test(text)) return solveByLaws([defect], variableOf("binding-energy", null), unitAsked(rest, "MeV"));
  const [own, ...others] = nuclides;
  return own === undefined || others.length > 0
    ? null
    : solveByLaws(
        [defect, [variableOf("mass-number", null), pureNumber(own.massNumber, null)]],
        variableOf("nucleon-energy", null),
        unitAsked(rest, "MeV"),
      );
}
