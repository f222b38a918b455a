import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import { quantity as measured } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { isCue, isMark } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { listSubstances } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

/** The pressure of a vapor over its liquid at two temperatures, and the heat that evaporates a mole of it. */
type Vapor = { readonly statement: Statement; readonly aside: readonly string[] };

/** The words of such a question. */
export const OF_VAPORS =
  /^(?:information|data|normal|external|atmosphere|atmospheric|clausius|clapeyron|equation|where|molar|two|values?)$/i;

const NO_WORDS = { before: [], behind: [] };

/** A liquid boils where its vapor has the pressure of the air; normally that is one atmosphere. */
const NORMAL = measured("1", "atm", null);

type Place = { readonly pressure: Quantity | null; readonly temperature: Quantity | null };

const isPressure = ({ kinds }: GivenSpot): boolean => kinds.includes("vapor-pressure") || kinds[0] === "pressure";
const isTemperature = ({ kinds: [kind] }: GivenSpot): boolean => kind === "temperature";

/** "It was 0.48 atm there. Water boils at 100 °C under 1.00 atm": of three the one alone stands in a sentence of its own. */
function isApart(spots: readonly Spot[], [first, second, third, ...more]: readonly GivenSpot[]): boolean {
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return false;
  const hasEnd = (from: GivenSpot, to: GivenSpot): boolean =>
    spots.slice(from.at, to.at).some((spot) => isMark(spot, ".", "?", "\n"));
  return isPressure(second) !== isPressure(third) && hasEnd(first, second) && !hasEnd(second, third);
}

/** Pressures and temperatures as they follow each other, two by two; one that is left over stands alone, and last. */
function pair(spots: readonly Spot[], givens: readonly GivenSpot[]): Place[] | null {
  const [alone, ...others] = givens;
  if (alone !== undefined && isApart(spots, givens)) return pair(spots, [...others, alone]);
  const places: Place[] = [];
  for (let at = 0; at < givens.length; at += 1) {
    const [own, next] = [givens[at], givens[at + 1]];
    if (own === undefined) break;
    const isPair = next !== undefined && isPressure(own) !== isPressure(next);
    const both = isPair ? [own, next] : [own];
    places.push({
      pressure: both.find(isPressure)?.quantity ?? null,
      temperature: both.find(isTemperature)?.quantity ?? null,
    });
    if (isPair) at += 1;
  }
  return places.length > 2 ? null : places;
}

function toGivens({ pressure, temperature }: Place, label: Label): Given[] {
  return [
    ...(pressure === null
      ? []
      : [{ variable: variableOf("vapor-pressure", null, label), quantity: pressure, words: NO_WORDS }]),
    ...(temperature === null
      ? []
      : [{ variable: variableOf("temperature", null, label), quantity: temperature, words: NO_WORDS }]),
  ];
}

/** What is asked: the heat of evaporation, or what the second state lacks. */
function goalOf(
  { kinds: [kind] }: GoalSpot,
  { pressure, temperature }: Place,
): { kind: Kind; label: Label | null } | null {
  const isWhole = pressure !== null && temperature !== null;
  if (kind === "molar-energy" || kind === "reaction-enthalpy")
    return isWhole ? { kind: "molar-energy", label: null } : null;
  if (kind === "boiling-point" || kind === "temperature")
    return pressure !== null && temperature === null ? { kind: "temperature", label: "final" } : null;
  return kind === "vapor-pressure" && pressure === null && temperature !== null
    ? { kind: "vapor-pressure", label: "final" }
    : null;
}

/** Null where a text is about something else, or lacks one of the five. */
export function readVapor(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Vapor | null {
  const [goal, ...others] = goals;
  const boiling = givens.filter(({ kinds: [kind] }) => kind === "boiling-point");
  const heats = givens.filter(({ kinds: [kind] }) => kind === "molar-energy");
  const states = givens.filter((given) => isPressure(given) || isTemperature(given));
  if (goal === undefined || others.length > 0 || heats.length > 1 || boiling.length > 1) return null;
  if (boiling.length + heats.length + states.length !== givens.length) return null;
  if (spots.some((spot) => isCue(spot, "solution", "mixed") || spot.kind === "equation")) return null;
  const rest = pair(spots, states);
  const normal = boiling.map(({ quantity }): Place => ({ pressure: NORMAL, temperature: quantity }));
  const [first, second, ...more] = [...normal, ...(rest ?? [])];
  if (rest === null || first === undefined || second === undefined || more.length > 0) return null;
  if (first.pressure === null || first.temperature === null) return null;
  const asked = goalOf(goal, second);
  if (asked === null || (asked.kind === "molar-energy") !== (heats.length === 0)) return null;
  const bound = [
    ...toGivens(first, "initial"),
    ...toGivens(second, "final"),
    ...heats.map(({ quantity }): Given => ({ variable: variableOf("molar-energy", null), quantity, words: NO_WORDS })),
  ];
  const substances = listSubstances(spots);
  const [liquid = ""] = substances[0]?.formulas ?? [];
  const isOne = substances.every(({ formulas }) => formulas.some((formula) => sameAtoms(formula, liquid)));
  return {
    statement: {
      givens: bound,
      goals: [
        {
          variable: variableOf(asked.kind, null, asked.label),
          unit: goal.unit ?? (asked.kind === "molar-energy" ? getUnit("kJ/mol") : null),
          words: NO_WORDS,
        },
      ],
      scene: { ...BARE_SCENE, givens: bound.map(({ variable }) => variable) },
    },
    aside: isOne ? substances.flatMap(({ formulas }) => formulas) : [],
  };
}
