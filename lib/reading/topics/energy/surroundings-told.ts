import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { EQUATION, FORMULA, TEMPERATURE, WORDS } from "../../text/labelled.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** ΔS of the surroundings: by ΔH of what happens, or the heat that it gives off or takes up, and the temperature. */

/** Of the equation as it is written, whether or not it is told for a mole of it. */
const ENERGY = String.raw`(${VALUE} ?k?J)(?:(?: ?\/ ?mol| ?·? ?mol\^?-1)(?: of reaction)?)?(?![A-Za-z\d/·^])`;
const ENTHALPY = new RegExp(
  String.raw`(?:\bH(?:°|_?\{?rxn\}?)*|\b(?:enthalpy|heat)(?: change)?(?: (?:of|for) (?:the )?(?:reaction|process))?)(?: (?:is|of|was)| ?=| ?:)? ?${ENERGY}`,
);
const GIVEN_OFF = new RegExp(
  String.raw`\b(?:releases?|released|gives? off|gave off|evolves?|liberates?|exothermic\w*,? (?:releasing|giving off))${WORDS} ?${ENERGY}(?: of (?:heat|energy))?`,
  "i",
);
const TAKEN_UP = new RegExp(
  String.raw`\b(?:absorbs?|absorbed|takes up|took up|takes in)${WORDS} ?${ENERGY}(?: of (?:heat|energy))?`,
  "i",
);
const AT = new RegExp(String.raw`(${TEMPERATURE})`);

const ASKS =
  /\b(?:what|calculate|find|determine|compute|by how much)\b[^?]*(?:\bentropy\b[^.?]*\bsurroundings\b|\bS°?_?\(?\{?surr|\bsurroundings\b[^.?]*\bentropy\b)/i;
const ELSE =
  /universe|total|system's entropy|entropy of the system|spontaneous|free energy|ΔG|\bnot\b|n't|melt|vapor|boil|freez|condens|sublim|grams?\b|\bg\b|each|different temperature/i;

/** Null for any other text, and where it tells more. */
export function solveEntropyOfSurroundings(text: string): SolutionFacts[] | null {
  if (!/surr/i.test(text)) return null;
  const plain = normalise(text).replaceAll(EQUATION, " ").replaceAll(FORMULA, "X");
  if (!ASKS.test(plain) || ELSE.test(plain)) return null;
  const taken = new Taken(plain.replaceAll(/\b(?:1|1\.0+|one) mol(?:e)?\b/g, "a mole").replaceAll(/[Δ∆] ?/g, ""));
  const heats = [
    [readQuantity(taken.take(ENTHALPY)?.[0] ?? ""), 1],
    [readQuantity(taken.take(GIVEN_OFF)?.[0] ?? ""), -1],
    [readQuantity(taken.take(TAKEN_UP)?.[0] ?? ""), 1],
  ] as const;
  const [only, ...others] = heats.flatMap(([heat, sign]): Quantity[] =>
    heat === null ? [] : [{ ...heat, value: heat.value.times(sign) }],
  );
  const temperature = readQuantity(taken.take(AT)?.[0] ?? "");
  if (only === undefined || others.length > 0 || temperature === null || taken.hasNumber) return null;
  return solveByLaws(
    [
      [variableOf("reaction-enthalpy", null), only],
      [variableOf("temperature", null), temperature],
    ],
    variableOf("reaction-entropy", null, "absorbed"),
    getUnit(/\bkJ ?(?:\/ ?K|·? ?K\^?-1)/.test(plain) ? "kJ/K" : "J/K"),
  );
}
