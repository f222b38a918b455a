import type { Quantity } from "../../quantity/quantity.ts";
import type { Spot } from "./spot.ts";

/** The words among which the only quantity of a clause stands. */
export type Clause = { readonly words: string; readonly quantity: Quantity };

export type Clauses = {
  readonly told: readonly Clause[];
  /** What stands in clauses without a quantity, the question among it. */
  readonly rest: string;
};

const END = /[;,?!:\n]|\.(?!\d)|\b(?:and|but|while|whereas|if|given that)\b/gi;

/**
 * A text clause by clause, each with its quantity: what a value means is said beside it. A colon leads to a value. Null
 * where two quantities stand in one clause; `plain` is the text in which the spots have their places.
 */
export function listClauses(plain: string, spots: readonly Spot[]): Clauses | null {
  const quantities = spots.flatMap((spot) => (spot.kind === "quantity" ? [spot] : []));
  const ends = [...plain.matchAll(END)]
    .filter(({ index }) => !quantities.some(({ start, end }) => index >= start && index < end))
    .filter(({ 0: mark, index }) => mark !== ":" || !quantities.some(({ start }) => start - index < 3 && start > index))
    .map(({ 0: mark, index }) => ({ from: index, to: index + mark.length }));
  const bounds = [{ from: 0, to: 0 }, ...ends, { from: plain.length, to: plain.length }];
  const told: Clause[] = [];
  const rest: string[] = [];
  for (const [at, { to }] of bounds.slice(0, -1).entries()) {
    const end = bounds[at + 1]?.from ?? plain.length;
    const [own, ...more] = quantities.filter((each) => each.start >= to && each.end <= end);
    if (more.length > 0) return null;
    if (own === undefined) rest.push(plain.slice(to, end));
    else told.push({ words: `${plain.slice(to, own.start)}#${plain.slice(own.end, end)}`, quantity: own.quantity });
  }
  return { told, rest: rest.join("; ") };
}
