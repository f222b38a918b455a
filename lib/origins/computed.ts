import type { SolutionFacts, Term } from "../methods/facts.ts";
import { loneTerm, pairLetters, readChains } from "./read-line.ts";
import { isNumber, type Spot } from "./spot.ts";

/** What the lines of a solution say by their form alone. Spots are told by their number. */
export type Lines = {
  /** A number that a line comes to, and what stands in the working before it. */
  readonly computed: ReadonlyMap<number, readonly number[]>;
  /** A letter and the number that stands for it. */
  readonly letters: ReadonlyMap<number, number>;
};

type Line = { readonly terms: readonly Term[]; readonly idAt: ReadonlyMap<number, number> };

/** The lines with the spots in them, by the places of their terms. */
function listLines({ steps }: SolutionFacts, spots: readonly Spot[]): Line[] {
  return steps.flatMap((step, at) =>
    step.lines.map(({ terms }, line) => ({
      terms,
      idAt: new Map(
        spots.flatMap((spot, id) => (spot.step === at && spot.line === line ? [[spot.index, id] as const] : [])),
      ),
    })),
  );
}

export function readLines(facts: SolutionFacts, spots: readonly Spot[]): Lines {
  const computed = new Map<number, readonly number[]>();
  const letters = new Map<number, number>();
  for (const line of listLines(facts, spots)) {
    readComputed(line, spots, computed);
    readLetters(line, letters);
  }
  return { computed, letters };
}

function readComputed({ terms, idAt }: Line, spots: readonly Spot[], computed: Map<number, readonly number[]>): void {
  for (const chain of readChains(terms))
    for (const [at, side] of chain.entries()) {
      const lone = loneTerm(terms, side);
      const id = lone === null ? undefined : idAt.get(lone);
      const spot = id === undefined ? undefined : spots[id];
      if (id === undefined || spot === undefined || !isNumber(spot)) continue;
      const before = chain.slice(0, at).map(({ from, to }) =>
        terms.slice(from, to).flatMap((_, index) => {
          const within = idAt.get(from + index);
          return within === undefined ? [] : [within];
        }),
      );
      const ofNumbers = before.findLast((ids) => ids.some((each) => isNumberAt(spots, each)));
      const working =
        ofNumbers?.filter((each) => isNumberAt(spots, each)) ?? workingOf(chain.slice(0, at), terms, before);
      if (working !== undefined) computed.set(id, working);
    }
}

const isNumberAt = (spots: readonly Spot[], id: number): boolean => {
  const spot = spots[id];
  return spot !== undefined && isNumber(spot);
};

/** Letters alone, more than the name of the result: −log[H₃O⁺]. */
function workingOf(
  sides: readonly { readonly from: number; readonly to: number }[],
  terms: readonly Term[],
  ids: readonly (readonly number[])[],
): readonly number[] | undefined {
  const at = sides.findLastIndex((side) => loneTerm(terms, side) === null);
  return at === -1 ? undefined : ids[at];
}

function readLetters({ terms, idAt }: Line, letters: Map<number, number>): void {
  for (const chain of readChains(terms)) {
    const name = chain[0] === undefined ? null : loneTerm(terms, chain[0]);
    const last = chain.findLast((side) => loneTerm(terms, side) !== null);
    const value = last === undefined || chain.length < 2 ? null : loneTerm(terms, last);
    const pairs = new Map([
      ...(name !== null && value !== null && terms[name]?.kind === "variable" ? [[name, value] as const] : []),
      ...pairLetters(terms, chain),
    ]);
    for (const [letter, number] of pairs) {
      const [from, to] = [idAt.get(letter), idAt.get(number)];
      const isValue = terms[number]?.kind === "quantity" || terms[number]?.kind === "count";
      if (from !== undefined && to !== undefined && isValue && !letters.has(from)) letters.set(from, to);
    }
  }
}
