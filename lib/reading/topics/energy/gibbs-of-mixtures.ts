import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { readBalanced } from "../../../solver/problems/reaction.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { UNKNOWN } from "../../glosses/read-tokens.ts";
import { TEMPERATURE, WORDS } from "../../text/labelled.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** ΔG of a mixture from ΔG°, the temperature, and the pressure or concentration of each substance, over Q. */

const STATE = String.raw`(?:\((?:s|l|g|aq)\))?`;
const SPECIES = String.raw`[A-Z][A-Za-z\d()]*?(?:\^?\d?[+-])?`;
const TERM = String.raw`(?:\d+ ?)?${SPECIES}${STATE}`;
const WRITTEN = new RegExp(
  String.raw`(?<![A-Za-z\d])${TERM}(?: ?\+ ?${TERM})* ?(?:->|<=>|→|⟶|⇌) ?${TERM}(?: ?\+ ?${TERM})*(?![A-Za-z\d(+])`,
);

/** A plain text has no Δ. */
const STANDARD = new RegExp(
  String.raw`(?:\bG(?:°|⊖)|\bstandard (?:Gibbs )?free[- ]energy(?: change)?)${WORDS}(?:at ${TEMPERATURE}${WORDS})?(${VALUE} ?kJ(?: ?\/ ?mol(?:_?rxn)?| ?·? ?mol\^?-1)?)(?![A-Za-z\d/·^])`,
  "i",
);
const AT = new RegExp(String.raw`(?:\bat|\bT ?=|\() ?(${TEMPERATURE})\)?`);
const ASKS = /[Δ∆]G(?![°⊖⦵\w])|\bfree[- ]energy change\b/;

const PRESSURE = String.raw`(${VALUE} ?(?:atm|bar))(?![A-Za-z\d/])`;
const MOLAR = String.raw`(${VALUE} ?(?:M|mol\/L))(?![A-Za-z\d/])`;

/** "The partial pressure of A is 0.20 atm, that of B 1.80 atm", "0.122 atm NO2". */
const MEASURES: readonly (readonly [kind: Kind, told: RegExp])[] = [
  [
    "pressure",
    new RegExp(
      String.raw`\b(?:partial )?(?:pressure|that) of (?:the )?(${SPECIES})${STATE},? (?:is |was |being |= ?)?${PRESSURE}`,
    ),
  ],
  ["pressure", new RegExp(String.raw`\b[Pp]_?[({]?(${SPECIES})[)}]? ?(?:=|is) ?${PRESSURE}`)],
  [
    "pressure",
    new RegExp(
      String.raw`(?<![A-Za-z\d])(${SPECIES})${STATE} ?(?:=|is|at|has)(?: an?(?: partial)? pressure of)? ?${PRESSURE}`,
    ),
  ],
  ["molarity", new RegExp(String.raw`\[(${SPECIES})\] ?(?:=|is) ?${MOLAR}`)],
];

const ELSE =
  /\b(?:equilibrium constant|K_?[cp]?\b ?=|at equilibrium|total pressure|mole fraction|volume|grams?|enthalpy|entropy|each|surroundings|cell|potential|revers\w*)\b|[Δ∆][HS]|°F/i;

const canonical = (formula: string): string | null => {
  const parsed = parseFormula(formula);
  return parsed.ok ? canonicalOf(parsed.value) : null;
};

/** "0.122 atm NO2" as "NO2 = 0.122 atm". */
const BEHIND = new RegExp(String.raw`(?<![\d.])${PRESSURE} (?:of |for )?(${SPECIES})${STATE}(?![A-Za-z\d])`, "g");

function takeParts(taken: Taken): (readonly [Variable, Quantity])[] | null {
  const parts: (readonly [Variable, Quantity])[] = [];
  for (const [kind, told] of MEASURES)
    for (let found = taken.take(told); found !== null; found = taken.take(told)) {
      const [formula, value] = [canonical(found[0] ?? ""), readQuantity(found[1] ?? "")];
      if (formula === null || value === null) return null;
      parts.push([variableOf(kind, formula), value]);
    }
  return parts;
}

/** Null for any other text, and where it tells more. */
export function solveGibbsOfMixture(text: string): SolutionFacts[] | null {
  if (!ASKS.test(text) || ELSE.test(text) || text.includes(UNKNOWN)) return null;
  const plain = normalise(text);
  const [written = ""] = WRITTEN.exec(plain) ?? [];
  const equation = written === "" ? null : readBalanced(written);
  if (equation === null) return null;
  const taken = new Taken(plain.replace(written, " ; ").replaceAll(BEHIND, "$2 = $1"));
  const standard = readQuantity(taken.take(STANDARD)?.[0] ?? "");
  const temperature = readQuantity(taken.take(AT)?.[0] ?? "");
  const parts = takeParts(taken);
  const kinds = new Set(parts?.map(([{ kind }]) => kind));
  const owners = new Set(parts?.map(([{ of }]) => of));
  if (standard === null || temperature === null || parts === null || kinds.size !== 1 || owners.size < parts.length)
    return null;
  if (taken.hasNumber || ![...owners].every((of) => of !== null && equation.species.includes(of))) return null;
  const [quotient] = solveByLaws(parts, variableOf("reaction-quotient", null), null, [], { equation }) ?? [];
  const found = quotient === undefined ? null : foundBy(quotient);
  if (quotient === undefined || found === null) return null;
  const [energy] =
    solveByLaws(
      [
        [variableOf("standard-gibbs-energy", null), standard],
        [variableOf("temperature", null), temperature],
        [variableOf("reaction-quotient", null), found],
      ],
      variableOf("gibbs-energy", null),
      null,
    ) ?? [];
  const whole = energy === undefined ? null : chain([quotient, energy], { ...quotient.givens, ...energy.givens });
  return whole === null ? null : [whole];
}
