import type { Operator, Term } from "../methods/facts.ts";

/** What stands between two signs of equality: the places of its terms in the line, the last one not included. */
type Side = { readonly from: number; readonly to: number };

const EQUALS: ReadonlySet<Operator> = new Set<Operator>(["=", "≈"]);
const ENDS: ReadonlySet<Operator> = new Set<Operator>([",", ":", "≠", "->", "<=>"]);
const DEPTH: Partial<Record<Operator, number>> = { "(": 1, ")": -1 };

const operatorOf = (term: Term | undefined): Operator | null => (term?.kind === "operator" ? term.symbol : null);

/** The chains of equal sides of a line: what stands behind a comma or colon begins anew. */
export function readChains(terms: readonly Term[]): Side[][] {
  const chains: Side[][] = [];
  let sides: Side[] = [];
  let from = 0;
  let depth = 0;
  const close = (to: number) => {
    if (to > from) sides.push({ from, to });
    from = to + 1;
  };
  for (const [at, term] of terms.entries()) {
    const operator = operatorOf(term);
    if (operator === null) continue;
    depth += DEPTH[operator] ?? 0;
    if (depth > 0 || (!EQUALS.has(operator) && !ENDS.has(operator))) continue;
    close(at);
    if (!ENDS.has(operator)) continue;
    chains.push(sides);
    sides = [];
  }
  close(terms.length);
  return [...chains, sides].filter((chain) => chain.length > 0);
}

const isSign = (term: Term): boolean => term.kind === "operator" && ["-", "+", "(", ")"].includes(term.symbol);

/** The only term of a side that is one value or letter, with its sign or brackets at most; null for any other. */
export function loneTerm(terms: readonly Term[], { from, to }: Side): number | null {
  const [only, ...others] = terms.slice(from, to).flatMap((term, at) => (isSign(term) ? [] : [from + at]));
  return only === undefined || others.length > 0 ? null : only;
}

const shapeOf = (terms: readonly Term[], { from, to }: Side): string =>
  terms
    .slice(from, to)
    .map((term) => (term.kind === "operator" ? term.symbol : "x"))
    .filter((sign) => sign !== "(" && sign !== ")")
    .join("");

const operandsOf = (terms: readonly Term[], { from, to }: Side): number[] =>
  terms.slice(from, to).flatMap((term, at) => (term.kind === "operator" ? [] : [from + at]));

/** Letters and the numbers put in for them: two sides of one shape, `m / M = 36 g / 18 g/mol`. By the places of the letters. */
export function pairLetters(terms: readonly Term[], chain: readonly Side[]): Map<number, number> {
  const pairs = new Map<number, number>();
  for (const [at, side] of chain.entries())
    for (const other of chain.slice(at + 1)) {
      if (shapeOf(terms, side) !== shapeOf(terms, other)) continue;
      const numbers = operandsOf(terms, other);
      for (const [place, letter] of operandsOf(terms, side).entries()) {
        const number = numbers[place];
        const kinds = [terms[letter]?.kind, number === undefined ? undefined : terms[number]?.kind];
        if (number === undefined || kinds[0] !== "variable" || (kinds[1] !== "quantity" && kinds[1] !== "count"))
          continue;
        if (!pairs.has(letter)) pairs.set(letter, number);
      }
    }
  return pairs;
}
