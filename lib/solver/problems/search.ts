import type { Variable } from "../../methods/rules/kinds.ts";
import { isSameVariable } from "../../methods/rules/kinds.ts";
import type { Scene, Way } from "../../methods/rules/rule.ts";
import { listRules } from "../../methods/rules/rules.ts";
import { spend } from "../../budget/budget.ts";
import type { Given } from "./statement.ts";

/** How a quantity comes about: as a given of the problem, by its index, or by a way from others. */
export type Derivation =
  | { readonly kind: "given"; readonly index: number }
  | { readonly kind: "way"; readonly way: Way; readonly from: readonly Derivation[] };

/** A derivation with what it took: givens by index, and the substance that each unassigned one was taken for. */
type Candidate = {
  readonly derivation: Derivation;
  readonly used: ReadonlySet<number>;
  readonly bound: ReadonlyMap<number, string | null>;
  readonly size: number;
};

/** No exercise of a course takes more links. */
const LONGEST_CHAIN = 9;
const MOST_CANDIDATES = 64;

type Search = {
  readonly givens: readonly Given[];
  readonly scene: Scene;
  /** The ways to each quantity that was looked at: rules say the same of it wherever it is needed. */
  readonly ways: Map<string, readonly Way[]>;
  steps: number;
};

function listWays({ ways, scene }: Search, wanted: Variable): readonly Way[] {
  const key = `${wanted.kind} ${wanted.of} ${wanted.label}`;
  const known = ways.get(key);
  if (known !== undefined) return known;
  const found = listRules(wanted.kind).flatMap((rule) => rule(wanted, scene));
  ways.set(key, found);
  return found;
}

/** Beyond this the problem is not one that has a short solution. */
const MOST_STEPS = 4_000;

function matchesGiven(given: Variable, wanted: Variable): boolean {
  return (
    isSameVariable(given, wanted) || (given.of === null && given.kind === wanted.kind && given.label === wanted.label)
  );
}

/** Two candidates side by side, or null when they take one given for two substances. */
function join(
  a: Candidate,
  b: Candidate,
): { used: Set<number>; bound: Map<number, string | null>; size: number } | null {
  const bound = new Map(a.bound);
  for (const [index, of] of b.bound) {
    if (bound.has(index) && bound.get(index) !== of) return null;
    bound.set(index, of);
  }
  return { used: new Set([...a.used, ...b.used]), bound, size: a.size + b.size };
}

type Joined = { readonly from: readonly Derivation[]; readonly candidate: Candidate };

const NOTHING_YET: Candidate = { derivation: { kind: "given", index: -1 }, used: new Set(), bound: new Map(), size: 0 };

function combine(search: Search, way: Way, path: readonly Variable[]): Candidate[] {
  let partials: Joined[] = [{ from: [], candidate: NOTHING_YET }];
  for (const need of way.needs) {
    if (path.some((earlier) => isSameVariable(earlier, need))) return [];
    const options = derive(search, need, path);
    spend(10 * partials.length * options.length);
    partials = partials
      .flatMap((partial) =>
        options.flatMap((option): Joined[] => {
          const joined = join(partial.candidate, option);
          return joined === null
            ? []
            : [{ from: [...partial.from, option.derivation], candidate: { ...joined, derivation: option.derivation } }];
        }),
      )
      .slice(0, MOST_CANDIDATES);
    if (partials.length === 0) return [];
  }
  return partials.map(({ from, candidate }) => ({
    ...candidate,
    derivation: { kind: "way", way, from },
    size: candidate.size + 1,
  }));
}

/** Every way to a quantity, the givens themselves first; `path` are the quantities that are being derived already. */
function derive(search: Search, wanted: Variable, path: readonly Variable[]): Candidate[] {
  spend(20 + search.givens.length);
  search.steps += 1;
  if (search.steps > MOST_STEPS) return [];
  const given: Candidate[] = [];
  let isStated = false;
  for (const [index, { variable }] of search.givens.entries()) {
    if (!matchesGiven(variable, wanted)) continue;
    const bound = new Map(variable.of === null && wanted.of !== null ? [[index, wanted.of]] : []);
    given.push({ derivation: { kind: "given", index }, used: new Set([index]), bound, size: 0 });
    isStated ||= isSameVariable(variable, wanted);
  }
  // What the problem states needs no derivation: another way to it would only miss a given, or use one twice.
  if (isStated || path.length >= LONGEST_CHAIN) return given;
  const below = [...path, wanted];
  const derived = listWays(search, wanted).flatMap((way) => combine(search, way, below));
  return [...given, ...derived].slice(0, MOST_CANDIDATES);
}

/** Every derivation of a quantity that takes all givens, the shortest first. */
export function findDerivations(wanted: Variable, givens: readonly Given[], scene: Scene): Derivation[] {
  return findFullest(wanted, givens, scene).flatMap(({ derivation, used }) =>
    used.size === givens.length ? [derivation] : [],
  );
}

/** A derivation with the givens that it takes, by their index. */
type Part = { readonly derivation: Derivation; readonly used: ReadonlySet<number> };

/** What was found in a scene. How a quantity follows from others does not depend on their values, which the gates change. */
const known = new WeakMap<Scene, Map<string, readonly Part[]>>();

/** The derivations of a quantity that take most givens, the shortest first. */
export function findFullest(wanted: Variable, givens: readonly Given[], scene: Scene): readonly Part[] {
  const inScene = known.get(scene) ?? new Map<string, readonly Part[]>();
  known.set(scene, inScene);
  const key = [wanted, ...givens.map(({ variable }) => variable)]
    .map(({ kind, of, label }) => `${kind} ${of} ${label}`)
    .join("\n");
  const parts = inScene.get(key) ?? searchAnew(wanted, givens, scene);
  inScene.set(key, parts);
  return parts;
}

function searchAnew(wanted: Variable, givens: readonly Given[], scene: Scene): Part[] {
  const state: Search = { givens, scene, ways: new Map(), steps: 0 };
  const found = derive(state, wanted, []);
  if (state.steps > MOST_STEPS) return [];
  const most = Math.max(0, ...found.map(({ used }) => used.size));
  return found.filter(({ used }) => used.size === most).toSorted((a, b) => a.size - b.size);
}
