import type { Expression, Quantity } from "../methods/facts.ts";
import { type Kind, type Label, variableOf } from "../methods/rules/kinds.ts";
import { answerTerm } from "../methods/rules/quantity-terms.ts";
import { BARE_SCENE } from "../methods/rules/rule.ts";
import { scanQuantity } from "../quantity/scan-quantity.ts";
import { readBalanced } from "../solver/problems/reaction.ts";
import { solveGoal } from "../solver/problems/solve-statement.ts";

type What = { readonly kind: Kind; readonly of?: string; readonly label?: Label };

/** What the engine finds: the answer, its number in the answer's unit, and the lines that lead there. */
type Found = { readonly fact: Quantity; readonly value: number; readonly lines: readonly Expression[] };

type Statement = {
  /** With its unit, as "18.0 g". */
  readonly givens: readonly (What & { readonly value: string })[];
  readonly find: What;
  /** As it is written; it is balanced here. */
  readonly equation?: string;
};

const NO_WORDS = { before: [], behind: [] } as const;

const variableIn = ({ kind, of, label }: What) => variableOf(kind, of ?? null, label ?? null);

/** What follows from these givens by the laws; a lesson's own mistake throws. */
export function compute({ givens, find, equation }: Statement): Found {
  const read = givens.map((given) => {
    const scanned = scanQuantity(given.value, 0, { locale: "en", trailingZeros: "measured" });
    if (!scanned.ok || scanned.value.end !== given.value.length) throw new Error(`no quantity: ${given.value}`);
    return { variable: variableIn(given), quantity: scanned.value.quantity, words: NO_WORDS };
  });
  const goal = { variable: variableIn(find), unit: null, words: NO_WORDS };
  const scene = {
    ...BARE_SCENE,
    equation: equation === undefined ? null : readBalanced(equation),
    givens: read.map(({ variable }) => variable),
  };
  const solved = solveGoal(goal, { givens: read, goals: [goal], scene });
  const fact = solved.ok ? solved.value.answer.value : null;
  if (!solved.ok || fact?.kind !== "quantity") throw new Error(`no ${find.kind} from ${JSON.stringify(givens)}`);
  return { fact, value: Number(fact.value), lines: solved.value.steps.flatMap(({ lines }) => lines) };
}

/** A quantity as it is given: "18.0 g". */
export function given(value: string): Quantity {
  const scanned = scanQuantity(value, 0, { locale: "en", trailingZeros: "measured" });
  if (!scanned.ok) throw new Error(`no quantity: ${value}`);
  return answerTerm(scanned.value.quantity);
}

/** A pure number or a value with a unit, to these figures. */
export function shown(value: number, unit: string, figures: number): Quantity {
  const text = Number(value.toPrecision(figures));
  const places = Math.max(0, figures - 1 - Math.floor(Math.log10(Math.abs(value))));
  return { kind: "quantity", value: text.toFixed(places), unit, significantFigures: figures };
}
