import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** So many atoms of an unknown element weigh so much: its molar mass. */

const ATOMS = new RegExp(
  String.raw`(${VALUE} atoms)(?= of (?:an?|the|one|some|this) (?:[a-z]+ )?(?:element|metal|nonmetal|gas)\b)`,
);
const MASS = new RegExp(String.raw`\b(?:weighs?|mass of|mass is|masses) (${VALUE} ?(?:k|m|µ)?g)(?![A-Za-z\d/])`);
const ASKS = /\b(?:molar mass|mass of (?:one|1|a) mole|atomic (?:mass|weight))\b[^.?!\d]*[.?]\s*$/i;

/** What has more than one kind of atom, or another sample beside. */
const ELSE =
  /molecul|compound|diatomic|alloy|mixture|%|percent|isotope|each|twice|half|ratio|\boxide|chloride|ions?\b/i;

/** "A sample of 3.0e22 atoms of an element weighs 2.0 g. What is its molar mass?" Null for any other text. */
export function solveMassOfAtoms(text: string): SolutionFacts[] | null {
  if (!ASKS.test(text) || ELSE.test(text)) return null;
  const taken = new Taken(normalise(text));
  const [atoms, mass] = [ATOMS, MASS].map((pattern) => readQuantity(taken.take(pattern)?.[0] ?? ""));
  if (atoms === null || atoms === undefined || mass === null || mass === undefined || taken.hasNumber) return null;
  return solveByLaws(
    [
      [variableOf("particles", null), atoms],
      [variableOf("mass", null), mass],
    ],
    variableOf("molar-mass", null),
    null,
  );
}
