import type { Before } from "../../reading/statement/problem-before.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import type { Given } from "../../solver/problems/statement.ts";
import type { Fragment } from "./fragment.ts";
import { isKindOf } from "./kind-alike.ts";

/** "At 100 C": degrees, where the problem has a temperature and no charge. */
export function withDegrees(text: string, { givens, goal }: Before): string {
  const kinds = [...givens, ...(goal === null ? [] : [goal])].map(({ variable }) => variable.kind);
  const isWarm = kinds.some((kind) => kind === "temperature" || kind === "temperature-change");
  return isWarm && !kinds.includes("charge") ? text.replaceAll(/(?<=\p{Nd}) ?C(?![\p{L}\d])/gu, " °C") : text;
}

/** What a number without a unit is, by the word before it: "after 32", "from 250". */
const NUMBERED: readonly (readonly [words: RegExp, kinds: readonly Kind[], label: Label | null])[] = [
  [
    /(?<!\p{L})(?:after|for|despu[eé]s de|tras|apr[eè]s|pendant)\s+\p{Nd}|ከ\s?\p{Nd}[^ ]* በኋላ|\p{Nd}\s?(?:之?后|बाद)/iu,
    ["time"],
    null,
  ],
  [
    /(?<!\p{L})(?:from|desde|de|depuis)\s+[-−]?\p{Nd}|从\s?\p{Nd}/iu,
    ["temperature", "pressure", "solution-volume"],
    "initial",
  ],
  [
    /(?<!\p{L})(?:to|hasta|a|[àa]|jusqu['’][àa])\s+[-−]?\p{Nd}|(?:到|至)\s?\p{Nd}/iu,
    ["temperature", "pressure", "solution-volume"],
    "final",
  ],
];

/** The only value of a problem that a number is said for by the word before it. */
function findNumbered(text: string, givens: readonly Given[]): Given | null {
  for (const [words, kinds, label] of NUMBERED) {
    const fitting = givens.filter(
      ({ variable }) => kinds.includes(variable.kind) && (label === null || variable.label === label),
    );
    const [given, ...others] = fitting;
    if (given !== undefined && words.test(text)) return others.length === 0 ? given : null;
  }
  return null;
}

/** "What if it is 50 at the start": a bare number is meant in the unit of the value whose place it takes, where that is one. */
export function withUnits(fragment: Fragment, { givens }: Before, text: string): Fragment {
  const [value, ...others] = fragment.values;
  if (value === undefined || others.length > 0 || !isUnity(value.quantity.unit)) return fragment;
  const label = value.label ?? fragment.goal?.label ?? fragment.label;
  const measured = givens.filter(({ quantity }) => quantity.unit.dimension !== DIMENSIONS.none);
  const meant = measured.filter(
    ({ variable }) =>
      (value.kind === null || isKindOf(variable, value.kind)) && (label === null || variable.label === label),
  );
  const [given, ...more] = meant;
  const numbered = value.kind === null && label === null ? findNumbered(text, measured) : null;
  if (numbered !== null) {
    const { variable } = numbered;
    const quantity = { ...value.quantity, unit: numbered.quantity.unit };
    return { ...fragment, values: [{ ...value, quantity, kind: variable.kind, label: variable.label }] };
  }
  if (given === undefined || more.length > 0 || measured.length < givens.length) return fragment;
  const quantity = { ...value.quantity, unit: given.quantity.unit };
  return { ...fragment, values: [{ ...value, quantity, label }] };
}
