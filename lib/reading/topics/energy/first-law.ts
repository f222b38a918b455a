import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** Heat and work of a system, and what they do to its internal energy; gases that expand against a pressure. */

const ENERGY = String.raw`([+-]?${VALUE} ?(?:k?J|k?cal))(?![A-Za-z\d/·])`;
const OF = String.raw`(?: of)?(?: heat| energy)?`;
const SYSTEM = String.raw`(?:it|the (?:system|gas|reaction|surroundings|piston|mixture))`;

type Told = readonly [pattern: RegExp, kind: "energy" | "work" | "internal-energy-change", sign: 1 | -1];

/** Works first, since "does 200 J" and "absorbs 500 J" may stand in one sentence. */
const TOLD: readonly Told[] = [
  [new RegExp(String.raw`\bdoes ${ENERGY}(?: of)?(?: expansion)? work(?: on the surroundings)?`, "i"), "work", -1],
  [new RegExp(String.raw`\b${ENERGY}(?: of)? work (?:is|was|are|were) done by ${SYSTEM}`, "i"), "work", -1],
  [new RegExp(String.raw`\b(?:and )?${ENERGY}(?: of)? work (?:is|was|are|were) done on ${SYSTEM}`, "i"), "work", 1],
  [new RegExp(String.raw`\b(?:has|have) ${ENERGY}(?: of)? work done on (?:it|them)`, "i"), "work", 1],
  [new RegExp(String.raw`\bthe surroundings do(?:es)? ${ENERGY}(?: of)? work on ${SYSTEM}`, "i"), "work", 1],
  [new RegExp(String.raw`\bw ?= ?${ENERGY}`), "work", 1],
  [new RegExp(String.raw`\bq ?= ?${ENERGY}`), "energy", 1],
  [
    new RegExp(
      String.raw`\b(?:internal energy change|change in (?:the )?internal energy)(?: of ${SYSTEM})? ?(?:=|is) ?${ENERGY}`,
      "i",
    ),
    "internal-energy-change",
    1,
  ],
  [
    new RegExp(
      String.raw`\b(?:absorbs?|absorbed|takes? up|receives?|gains?|is given|is supplied with) ${ENERGY}${OF}(?: from (?:its|the) surroundings)?`,
      "i",
    ),
    "energy",
    1,
  ],
  [
    new RegExp(
      String.raw`\b${ENERGY}${OF} (?:is|was) (?:absorbed|added|supplied|given|transferred)(?: by| to| into)? ${SYSTEM}`,
      "i",
    ),
    "energy",
    1,
  ],
  [
    new RegExp(
      String.raw`\b${ENERGY}${OF} (?:leaves?|left|escapes? from|(?:flows?|flowed|passes|passed) (?:out of|from)) ${SYSTEM}`,
      "i",
    ),
    "energy",
    -1,
  ],
  [
    new RegExp(
      String.raw`\b${ENERGY}${OF} (?:enters?|entered|(?:flows?|flowed|passes|passed) (?:in)?to) ${SYSTEM}`,
      "i",
    ),
    "energy",
    1,
  ],
  [
    new RegExp(
      String.raw`\b(?:releases?|released|gives? off|gives? out|loses?|lost|evolves?) ${ENERGY}${OF}(?: to (?:its|the) surroundings)?`,
      "i",
    ),
    "energy",
    -1,
  ],
  [
    new RegExp(
      String.raw`\b${ENERGY}${OF} (?:is|was) (?:released|lost|given off|removed)(?: by| from)? ${SYSTEM}`,
      "i",
    ),
    "energy",
    -1,
  ],
];

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

const negated = (quantity: Quantity, sign: 1 | -1): Quantity =>
  sign === 1 ? quantity : { ...quantity, value: quantity.value.neg() };

type Read = readonly (readonly [Variable, Quantity])[];

/** Every heat, work and change that is told; null where one of them is no energy. */
function takeEnergies(taken: Taken): Read | null {
  const found: (readonly [Variable, Quantity])[] = [];
  for (const [pattern, kind, sign] of TOLD) {
    const value = readQuantity(taken.take(pattern)?.[0] ?? "");
    if (value === null) continue;
    if (value.unit.dimension !== DIMENSIONS.energy || found.some(([known]) => known.kind === kind)) return null;
    found.push([variableOf(kind, null), negated(value, sign)]);
  }
  return found;
}

/** The pressure and both volumes; nothing where a text tells none of them, null where it tells only some. */
function takeExpansion(taken: Taken): Read | null {
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
  const energies = takeEnergies(taken);
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
