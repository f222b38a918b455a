import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Condition } from "../../../methods/rules/rule.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** The density of what is weighed, alone or in a vessel, and sunk in water, which rises or runs over by as much room as it takes. */

const MASS = String.raw`(${VALUE} ?(?:k|m)?g)(?![A-Za-z/])`;
const VOLUME = String.raw`(${VALUE} ?(?:m[lL]|L|cm3|cm\^3|cm³|dm3|dm\^3|dm³))(?![A-Za-z/])`;
const UNIT = String.raw`(?:m[lL]|L|cm3|cm\^3|cm³|dm3|dm\^3|dm³)`;

/** "Rises from 20.0 to 26.5 mL", "the water went up from 20.0 mL to 26.5 mL". */
const FROM_TO = new RegExp(String.raw`\bfrom (${VALUE})( ?${UNIT})?(?: mark)? to (?:the )?${VOLUME}`);

/** "With 20.0 mL of water … went up to 26.5 mL": the level before and behind. */
const FIRST_LEVEL = new RegExp(
  String.raw`(?:\b(?:with|containing|holding|holds|has|had|contains|contained|at|reads|read|was|is) (?:only |exactly )?)${VOLUME}`,
);
const LAST_LEVEL = new RegExp(
  String.raw`\b(?:to|now reads|reads|then reads|is now|level is|now at|now shows|new (?:level|reading|volume) (?:is|of|was)) (?:the )?${VOLUME}`,
);

const RISES =
  /\b(?:ris(?:es?|ing)|rose|goes(?: up)?|went(?: up)?|climbs?|climbed|moves?|moved|increas\w+|jump\w*|changes?|changed|reads?|level|reading|comes? up|came up)\b/i;

/** "Displaces 12.0 mL", "12.0 mL of water spills over". */
const DISPLACED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:displaces?|displaced|displacing|pushes? (?:out|aside)|pushed (?:out|aside)) (?:exactly |about )?${VOLUME}(?: of (?:the )?(?:water|liquid))?`,
  ),
  new RegExp(
    String.raw`${VOLUME} of (?:the )?(?:water|liquid) (?:is |are |was |were )?(?:then )?(?:spill(?:s|ed)?|spilt|overflow(?:s|ed)?|runs?|ran|flow(?:s|ed)?|pour(?:s|ed)?|comes?|came|escapes?|displaced|pushed)(?: (?:over|out|out over|over the (?:rim|edge|brim)))?`,
  ),
];

/** A vessel alone, and with what is in it. */
const EMPTY: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:empty|dry)[^.;\d]{0,60}? ${MASS}`, "i"),
  new RegExp(
    String.raw`\b(?:weighs?|weighed|has a mass of|mass of|mass is|masses) ${MASS} (?:when )?(?:it is )?(?:empty|dry)\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:beaker|flask|cylinder|vessel|bottle|container|dish|tube|vial|jar) (?:has|with) a mass of ${MASS}`,
    "i",
  ),
  new RegExp(
    String.raw`\bmass of (?:a|an|the) (?:[a-z]+ )?(?:beaker|flask|cylinder|vessel|bottle|container|dish|tube|vial|jar) (?:is|was) ${MASS}`,
    "i",
  ),
];
const FILLED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:with|containing|holding|plus|after|filled)\b[^;]{0,80}?\b(?:it weighs|it weighed|weighs?|weighed|(?:the|its|a)? ?(?:total |combined )?mass (?:is|was|of|becomes|rises to)|together weigh|is) ${MASS}`,
    "i",
  ),
];

const ASKS = /\bdensity\b/i;

/** What floats, melts or dissolves, a second object, other data of the volume, or another thing that is asked. */
const ELSE =
  /\b(?:float\w*|dissolv\w*|mol(?:es?|ar|ality)?|percent\w*|react\w*|gas(?:es|eous)?|atm|pressure|pycnometer|each|both|two|three|another|second|half|twice|alloy|mixture|oil|ice|not|hollow|porous|absorb\w*|leak\w*|evaporat\w*|radius|diameter|edge|length|cube|sphere|per cent|identify)\b|%|°C|\d ?K\b|n't\b/i;

const UNIT_ASKED = /\b(?:in )?\(?((?:k?g|mg)\/(?:m[lL]|L|cm3|cm\^3|cm³|dm3|m3|m\^3|m³))\)?/;

type Told = { readonly kind: "mass" | "volume"; readonly initial: Quantity | null; readonly value: Quantity };

const isLess = (one: Quantity, other: Quantity, unit: string): boolean =>
  getValueIn(one, unit).lt(getValueIn(other, unit));

const read = (written: string | undefined): Quantity | null => (written === undefined ? null : readQuantity(written));

function first(taken: Taken, patterns: readonly RegExp[]): Quantity | null {
  for (const pattern of patterns) {
    const found = taken.take(pattern);
    if (found !== null) return read(found[0]);
  }
  return null;
}

/** The room that the object takes, told at once or by two levels of the water. */
function takeVolume(taken: Taken, text: string): Told | null {
  const displaced = first(taken, DISPLACED);
  if (displaced !== null) return { kind: "volume", initial: null, value: displaced };
  if (!RISES.test(text) || !/\b(?:water|liquid|level|cylinder)\b/i.test(text)) return null;
  const between = taken.take(FROM_TO);
  if (between !== null) {
    const [from = "", unit = "", to = ""] = between;
    const last = read(to);
    const initial = read(`${from} ${unit.trim() === "" ? (/[A-Za-z].*$/.exec(to)?.[0] ?? "") : unit.trim()}`);
    return last === null || initial === null ? null : { kind: "volume", initial, value: last };
  }
  const last = first(taken, [LAST_LEVEL]);
  const initial = last === null ? null : first(taken, [FIRST_LEVEL]);
  return last === null || initial === null ? null : { kind: "volume", initial, value: last };
}

/** What is weighed, alone or with the vessel that was weighed before. */
function takeMass(taken: Taken): Told | null {
  const initial = first(taken, EMPTY);
  const value = initial === null ? first(taken, [new RegExp(MASS)]) : first(taken, [...FILLED, new RegExp(MASS)]);
  return value === null ? null : { kind: "mass", initial, value };
}

/** Null for any other text. */
export function solveDensityTold(text: string): SolutionFacts[] | null {
  const plain = normalise(text);
  const questions = plain.match(/[^.?!]*\b(?:what|find|calculate|determine|work out)\b[^?]*/gi) ?? [];
  if (questions.length !== 1 || !ASKS.test(questions[0] ?? "") || ELSE.test(plain)) return null;
  const unit = UNIT_ASKED.exec(plain);
  const taken = new Taken(unit === null ? plain : plain.replace(unit[0], " "));
  const volume = takeVolume(taken, plain) ?? takeFilled(taken);
  const mass = takeMass(taken);
  if (volume === null || mass === null || taken.hasNumber) return null;
  const isWeighedTwice = mass.initial !== null;
  const isRisen = volume.initial !== null;
  // A vessel that is weighed with and without it and water that rises: one of them is of something else.
  if (isWeighedTwice && isRisen) return null;
  if (mass.initial !== null && !isLess(mass.initial, mass.value, "g")) return null;
  if (volume.initial !== null && !isLess(volume.initial, volume.value, "mL")) return null;
  const conditions: Condition[] = isWeighedTwice ? ["weighing"] : isRisen ? ["displacement"] : [];
  const told = [mass, volume].flatMap(({ kind, initial, value }) =>
    initial === null
      ? [[variableOf(kind, null), value] as const]
      : [[variableOf(kind, null, "initial"), initial] as const, [variableOf(kind, null, "final"), value] as const],
  );
  return solveByLaws(
    told,
    variableOf("density", null),
    unit === null ? null : getUnit((unit[1] ?? "").replace("³", "^3").replace(/m3$/, "m^3")),
    conditions,
  );
}

/** What a vessel holds that is weighed with and without it. */
function takeFilled(taken: Taken): Told | null {
  if (!EMPTY.some((pattern) => pattern.test(taken.rest))) return null;
  const value = first(taken, [new RegExp(VOLUME)]);
  return value === null ? null : { kind: "volume", initial: null, value };
}
