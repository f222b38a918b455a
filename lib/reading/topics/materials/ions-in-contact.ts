import type { LatticeName } from "../../../chemistry/lattices.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** The radius of one ion of a salt by the edge of its cell and the radius of the other, or that edge by both. */

const structure = (names: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${names})(?:[- ](?:like|type))?[- ](?:structure|lattice)|\bsame (?:crystal |type of )?(?:structure|lattice) as (?:${names})\b|\b(?:structure|lattice) (?:of|like that of) (?:${names})\b`,
    "i",
  );

const STRUCTURES: readonly (readonly [RegExp, LatticeName])[] = [
  [structure("NaCl|sodium chloride|rock[- ]?salt|halite"), "face-centred"],
  [structure("CsCl|c(?:a)?esium chloride"), "simple"],
];

const LENGTH = String.raw`(${VALUE} ?(?:pm|nm|Å|angstroms?))(?![A-Za-z\d/])`;
const EDGE = new RegExp(
  String.raw`\bedge(?: length)?(?: of (?:the|its|this|a) (?:cubic )?(?:unit )?cell)?(?: of [A-Z][A-Za-z\d]+)?(?: \([^()]*\))?(?: is| of|,| =)* ?${LENGTH}`,
  "i",
);
const ION = String.raw`(?:the )?(?:[a-z]+(?:\([IV]+\))? (?:an|cat)?ion|[A-Z][a-z]?\d*\^?\d?[+-])`;
const RADIUS = new RegExp(
  String.raw`\bradi(?:us|i) (?:of|for) ${ION} (?:is|=|of|to be) ?${LENGTH}|\b${ION} has an? (?:ionic )?radius of ${LENGTH}`,
  "i",
);
const ASKS_RADIUS = new RegExp(
  String.raw`\b(?:what is|calculate|determine|find|estimate)\b[^?.]*\b(?:ionic )?radius (?:of|for) ${ION}`,
  "i",
);
const ASKS_EDGE = /\b(?:what is|calculate|determine|find|estimate)\b[^?.]*\bedge\b/i;

/** Ions of one kind that touch each other, and what a cell lacks. */
const ELSE =
  /\b(?:vacan\w*|defect\w*|missing|holes?|density|small enough|(?:anions|cations|chloride ions|ions) (?:are|that are) in contact|not|zinc blende|fluorite|antifluorite)\b/i;

/** Null for any other text, and where it tells more. */
export function solveIonsInContact(text: string): SolutionFacts[] | null {
  const plain = normalise(text).replaceAll(/(?<=[A-Za-z\d])[−–](?=[).\s,?]|$)/g, "-");
  const named = STRUCTURES.filter(([words]) => words.test(plain));
  const [[words, lattice] = [null, null], ...others] = named;
  if (words === null || lattice === null || others.length > 0 || ELSE.test(plain)) return null;
  const taken = new Taken(plain.replace(words, " "));
  const take = (pattern: RegExp): Quantity | null =>
    readQuantity((taken.take(pattern) ?? []).find((group) => group !== "") ?? "");
  const edge = take(EDGE);
  const radii = [take(RADIUS), take(RADIUS)].filter((radius) => radius !== null);
  const [one, other] = radii;
  if (one === undefined || /(?<![A-Za-z\d^(])\d/.test(taken.rest)) return null;
  const first = [variableOf("atom-radius", null, "first"), one] as const;
  const unit = getUnit(one.unit.factors[0]?.unit.symbol ?? "pm");
  if (edge !== null)
    return other === undefined && ASKS_RADIUS.test(taken.rest)
      ? solveByLaws(
          [first, [variableOf("cell-edge", null), edge]],
          variableOf("atom-radius", null, "second"),
          unit,
          [],
          {
            lattice,
          },
        )
      : null;
  return other !== undefined && ASKS_EDGE.test(taken.rest)
    ? solveByLaws(
        [first, [variableOf("atom-radius", null, "second"), other]],
        variableOf("cell-edge", null),
        unit,
        [],
        {
          lattice,
        },
      )
    : null;
}
