import type { DerivedNode } from "../methods/derivation.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { answerTerm } from "../methods/rules/quantity-terms.ts";
import { Decimal } from "../quantity/decimal.ts";
import { formatNumber } from "../quantity/numbers/format-number.ts";
import { quantity } from "../quantity/quantity.ts";
import { parseUnit } from "../quantity/units/parse-unit.ts";
import { factText } from "./fact-text.ts";
import { nodeName } from "./node-names.ts";
import type { Words } from "./words.ts";

/** Two solutions of one problem with one number changed, side by side. */
type Compared = {
  readonly before: string;
  readonly after: string;
  /** How many times as much the answer became; null where that says nothing. */
  readonly factor: string | null;
  /** What else came out otherwise, on the way. */
  readonly changed: { readonly name: string; readonly before: string; readonly after: string }[];
};

const FIGURES_OF_FACTOR = 3;

export function compareSolutions(before: SolutionFacts, after: SolutionFacts, words: Words): Compared {
  return {
    before: factText(before.answer.value, words),
    after: factText(after.answer.value, words),
    factor: factorOf(before, after, words),
    changed: changedOnTheWay(before, after, words),
  };
}

function factorOf(before: SolutionFacts, after: SolutionFacts, { locale }: Words): string | null {
  const [one, other] = [before.answer, after.answer];
  if (one.value.kind !== "quantity" || other.value.kind !== "quantity" || one.value.unit !== other.value.unit)
    return null;
  const [from, to] = [one.unrounded ?? one.value.value, other.unrounded ?? other.value.value].map(
    (value) => new Decimal(value),
  );
  // Degrees from a zero of their own are not so many times as much.
  const hasOwnZero = /°[CF]/.test(one.value.unit) && !one.value.unit.includes("/");
  if (from === undefined || to === undefined || from.isZero() || hasOwnZero) return null;
  const factor = to.div(from).toSignificantDigits(FIGURES_OF_FACTOR);
  return formatNumber(factor, { locale });
}

/** Nodes that are the same step of both, and differ; the givens were changed by hand, and the last one is the answer. */
function changedOnTheWay(before: SolutionFacts, after: SolutionFacts, words: Words): Compared["changed"] {
  const [from, to] = [before, after].map(({ derivation }) => derivation?.nodes.slice(0, -1) ?? []);
  if (from === undefined || to === undefined || from.length !== to.length) return [];
  return from.flatMap((node, at) => {
    const other = to[at];
    const name = nodeName(node, words);
    const isSame = JSON.stringify(node.quantity) === JSON.stringify(other?.quantity);
    if (other === undefined || !isSame || name === "" || node.origin.kind === "given" || node.value === other.value)
      return [];
    return [{ name, before: nodeText(node, words), after: nodeText(other, words) }];
  });
}

function nodeText({ value, unit, significantFigures }: DerivedNode, words: Words): string {
  const parsed = parseUnit(unit);
  const shown = parsed.ok
    ? answerTerm(quantity(value, parsed.value.unit, significantFigures))
    : { kind: "quantity" as const, value, unit, significantFigures };
  return factText(shown, words);
}
