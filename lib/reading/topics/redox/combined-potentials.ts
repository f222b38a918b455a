import { parseEquation } from "../../../chemistry/equation/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Label, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import {
  canonicalText,
  type Changes,
  findHalf,
  type Half,
  readHalf,
} from "../../../solver/problems/laws/half-cells.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, VALUE } from "../../text/taken.ts";

/** E° of a half-reaction that is the sum, or the difference, of two others: "Fe3+ to Fe2+, Fe2+ to Fe; what is E° of Fe3+ to Fe?" */

const SPECIES = String.raw`(?:\d{1,2} ?)?(?:e\^?-|[A-Z][A-Za-z\d()]*(?:\^?\d?[+-](?![A-Za-z\d]))?(?: ?\((?:aq|s|l|g)\))?)`;
const SIDE = String.raw`${SPECIES}(?: ?\+ ?${SPECIES})*`;
const EQUATION = String.raw`${SIDE} ?(?:->|<=>|→|⇌|=) ?${SIDE}`;
const ION = String.raw`[A-Z][a-z]?\^?\d?\+`;
const COUPLE = String.raw`(${ION}) ?[/|,] ?([A-Z][a-z]?(?:\^?\d?\+)?)(?![A-Za-z\d])`;
const WORDED = String.raw`(${ION}) to ([A-Z][a-z]?(?:\^?\d?\+)?)(?![A-Za-z\d])`;
const VOLTS = String.raw`([+-]?${VALUE}) ?V\b`;

const ITEM = new RegExp(String.raw`(${EQUATION})|${COUPLE}|${WORDED}|(?<![\d.])${VOLTS}`, "g");

type Item =
  | { readonly kind: "half"; readonly half: Half; readonly start: number }
  | { readonly kind: "value"; readonly value: Quantity; readonly start: number };

/** Cells, other data and other questions. */
const ELSE =
  /\bcell\b|galvanic|voltaic|e\.?m\.?f|spontaneous|\bK\b|\bpH\b|\bnot\b|n't|oxidation potential|disproportionat|concentration|\d ?M\b|Ksp|\bG°|free energy of|overpotential|battery/i;

const ASK = /\b(?:what|calculate|find|determine|compute|evaluate|work out|estimate)\b/i;

function findByForms(one: string, other: string): Half | null {
  const [first, second] = [canonicalText(one), canonicalText(other)];
  return first === null || second === null ? null : findHalf(first, second);
}

function halfOf(equation: string): Half | null {
  const parsed = parseEquation(equation.replace(/(?<=[a-z\d)+-]) ?= ?/, " -> "));
  const read = parsed.ok ? readHalf(parsed.value) : null;
  return read?.isReduction === true ? read.half : null;
}

/** Halves and values in their order; null where something is no half that is written as a reduction. */
function listItems(text: string): { readonly items: readonly Item[]; readonly rest: string } | null {
  const items: Item[] = [];
  for (const { index, 1: equation, 2: high, 3: low, 4: from, 5: to, 6: volts } of text.matchAll(ITEM)) {
    if (volts !== undefined) {
      const value = readQuantity(`${volts.replace("+", "")} V`);
      if (value === null) return null;
      items.push({ kind: "value", value, start: index });
      continue;
    }
    const half = equation === undefined ? findByForms(high ?? from ?? "", low ?? to ?? "") : halfOf(equation);
    if (half === null) return null;
    items.push({ kind: "half", half, start: index });
  }
  return { items, rest: text.replaceAll(ITEM, " ") };
}

type Told = { readonly half: Half; readonly value: Quantity };

/** The half that is asked for, at the end or at the start of a question, and the others with the values beside them. */
function pairUp(
  text: string,
  items: readonly Item[],
): { readonly wanted: Half; readonly told: readonly Told[] } | null {
  const order = items.map(({ kind }) => (kind === "half" ? "h" : "v")).join("");
  const asks = (at: number): boolean => {
    const sentence =
      text
        .slice(0, items[at]?.start)
        .split(/[.?!](?=\s)/)
        .at(-1) ?? "";
    return ASK.test(sentence);
  };
  const last = items.length - 1;
  const at =
    (order === "hvhvh" || order === "vhvhh") && asks(last)
      ? last
      : /^h(?:hvhv|vhvh)$/.test(order) && asks(0)
        ? 0
        : null;
  if (at === null) return null;
  const wanted = items[at];
  const others = items.filter((_, index) => index !== at);
  const told = [0, 2].flatMap((index): Told[] => {
    const [one, two] = [others[index], others[index + 1]];
    const half = one?.kind === "half" ? one : two;
    const value = one?.kind === "value" ? one : two;
    return half?.kind === "half" && value?.kind === "value" ? [{ half: half.half, value: value.value }] : [];
  });
  return wanted?.kind === "half" && told.length === 2 ? { wanted: wanted.half, told } : null;
}

function sumOf(one: Changes, other: Changes): Changes {
  const total = new Map(one);
  for (const [formula, count] of other) total.set(formula, (total.get(formula) ?? 0) + count);
  return new Map([...total].filter(([, count]) => count !== 0));
}

const isSame = (one: Changes, other: Changes): boolean =>
  one.size === other.size && [...one].every(([formula, count]) => other.get(formula) === count);

/** Whether the first two follow one another and make the third, electrons included. */
const makes = (one: Half, other: Half, total: Half): boolean =>
  one.electrons + other.electrons === total.electrons && isSame(sumOf(one.changes, other.changes), total.changes);

/** Null for any other text, and where it tells more. */
export function solveCombinedPotential(text: string): SolutionFacts[] | null {
  if (!/potential|E ?°|E\^?[0o]/i.test(text) || !/\bV\b/.test(text)) return null;
  const plain = normalise(text).replaceAll(/\s+/g, " ");
  if (ELSE.test(plain) || !ASK.test(plain)) return null;
  const read = listItems(plain);
  const pairs = read === null ? null : pairUp(plain, read.items);
  if (read === null || pairs === null || /\d/.test(read.rest.replaceAll(/\bat 25 ?°C|\bE\^?0\b/g, " "))) return null;
  const { wanted, told } = pairs;
  const [one, other] = told;
  if (one === undefined || other === undefined) return null;
  const roles = rolesOf(wanted, one, other);
  if (roles === null) return null;
  const known = roles.flatMap(([label, half, value]): (readonly [Variable, Quantity])[] => [
    [variableOf("electrons-transferred", null, label), pureNumber(half.electrons, null)],
    ...(value === null ? [] : [[variableOf("electrode-potential", null, label), value] as const]),
  ]);
  const [unknown] = roles.flatMap(([label, , value]) => (value === null ? [label] : []));
  return unknown === undefined
    ? null
    : solveByLaws(known, variableOf("electrode-potential", null, unknown), getUnit("V"));
}

type Role = readonly [label: Label, half: Half, value: Quantity | null];

/** Which of the three is the sum of the other two; null where none is. */
function rolesOf(wanted: Half, one: Told, other: Told): Role[] | null {
  const asked = ["first", wanted, null] as const;
  if (makes(one.half, other.half, wanted))
    return [
      ["first", one.half, one.value],
      ["second", other.half, other.value],
      ["total", wanted, null],
    ];
  if (makes(wanted, other.half, one.half))
    return [asked, ["second", other.half, other.value], ["total", one.half, one.value]];
  return makes(wanted, one.half, other.half)
    ? [asked, ["second", one.half, one.value], ["total", other.half, other.value]]
    : null;
}
