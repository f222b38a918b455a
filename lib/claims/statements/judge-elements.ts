import { findElement } from "../../chemistry/elements/elements.ts";
import { findPotential } from "../../chemistry/judgement/activity.ts";
import { MAIN_ELEMENTS } from "../../problems/periodic-table/elements.ts";
import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { type Clause, judged, type Mentioned, type Statement } from "./statement.ts";

/** What elements are compared by: the one with the larger number has more of it. */
const SCALES: Readonly<Partial<Record<Concept, (symbol: string) => number | null>>> = {
  "more-electronegative": (symbol) => mainOf(symbol)?.electronegativity ?? null,
  "more-reactive": (symbol) => reactivityOf(symbol),
};

const mainOf = (symbol: string) => MAIN_ELEMENTS.find((each) => each.symbol === symbol);

/** Of alkali metals by their place in the group, of other metals by their potentials. */
export function reactivityOf(symbol: string): number | null {
  const element = findElement(symbol);
  if (element?.group === 1 && symbol !== "H") return 10 + element.period;
  const potential = findPotential(symbol);
  return potential === null ? null : -potential;
}

/** "Zinc is more reactive than copper". */
export function judgeElements({ concepts, mentioned, isDenied }: Clause): Statement[] {
  if (isDenied) return [];
  return concepts.flatMap((said): Statement[] => {
    const scale = SCALES[said.concept];
    const pair = scale === undefined ? null : comparedBy(said, mentioned);
    if (scale === undefined || pair === null) return [];
    const [first, second] = [scale(pair[0]), scale(pair[1])];
    return first === null || second === null || first === second ? [] : [judged(said, first > second)];
  });
}

const FARTHEST = 40;

function comparedBy(said: FoundConcept, mentioned: readonly Mentioned[]): readonly [string, string] | null {
  const first = mentioned.findLast(({ end }) => end <= said.start);
  const second = mentioned.find(({ start }) => start >= said.end);
  if (first === undefined || second === undefined) return null;
  const isNear = said.start - first.end <= FARTHEST && second.start - said.end <= FARTHEST;
  const [one, other] = [elementOf(first), elementOf(second)];
  return isNear && one !== null && other !== null ? [one, other] : null;
}

/** `Zn`, and `O2` by the name of oxygen. */
export function elementOf({ formulas }: Mentioned): string | null {
  const symbols = new Set(formulas.map((formula) => formula.replace(/[2-8]$/, "")));
  const [only, ...others] = symbols;
  return only !== undefined && others.length === 0 && findElement(only) !== null ? only : null;
}
