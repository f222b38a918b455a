/**
 * Work is counted in steps, not timed: the same text costs the same on every machine, however busy. A step is about what
 * looking at one word takes; what is dearer counts for more.
 *
 * Whoever does the work says so (`spend`); whoever asks for it says how much it may be (`bounded`). Between the two nobody
 * passes anything on, so that no reader can forget it: the words, formulas and names that all of them read are counted
 * where they are read. This is sound because a bound is around one synchronous call and ends with it.
 */

/** What came of work with a bound, and how many steps it took; or that it would have been too much. */
type Bounded<T> = { readonly kind: "done"; readonly value: T; readonly steps: number } | { readonly kind: "too-much" };

class TooMuchWork extends Error {}

/** The steps that are left within the innermost bound; none is missed where nobody set one. */
let left = Number.POSITIVE_INFINITY;

/** Counts steps. What is around does not go on when there were too many; only `bounded` sees that. */
export function spend(steps: number): void {
  left -= steps;
  if (left < 0) throw new TooMuchWork();
}

/** Does work of at most so many steps. A bound around this one counts them too, and holds. */
export function bounded<T>(most: number, work: () => T): Bounded<T> {
  const outer = left;
  const own = Math.min(most, outer);
  left = own;
  try {
    const value = work();
    return { kind: "done", value, steps: own - left };
  } catch (error) {
    if (!(error instanceof TooMuchWork) || own < most) throw error;
    return { kind: "too-much" };
  } finally {
    left = outer - (own - Math.max(left, 0));
  }
}

/**
 * A function that keeps its last results, `most` of them. Each call counts `steps`, whether its result was known or not:
 * what a text costs does not depend on what was read before.
 */
export function remember<K extends readonly string[], T>(
  most: number,
  steps: number,
  compute: (...asked: K) => T,
): (...asked: K) => T {
  const known = new Map<string, { readonly value: T }>();
  return (...asked) => {
    spend(steps);
    const key = asked.join("\n");
    const result = known.get(key) ?? { value: unbounded(() => compute(...asked)) };
    if (known.size >= most && !known.has(key)) known.clear();
    known.set(key, result);
    return result.value;
  };
}

/**
 * Bounded work that keeps its last results, `most` of them. One that is known counts the steps that it took: what a text
 * costs does not depend on what was asked before.
 */
export function rememberBounded<K extends readonly string[], T>(
  most: number,
  steps: number,
  compute: (...asked: K) => T,
): (...asked: K) => Bounded<T> {
  const known = new Map<string, Extract<Bounded<T>, { kind: "done" }>>();
  return (...asked) => {
    const key = asked.join("\n");
    const kept = known.get(key);
    if (kept !== undefined) {
      spend(kept.steps);
      return kept;
    }
    const found = bounded(steps, () => compute(...asked));
    if (found.kind === "too-much") return found;
    if (known.size >= most) known.clear();
    known.set(key, found);
    return found;
  };
}

function unbounded<T>(work: () => T): T {
  const outer = left;
  left = Number.POSITIVE_INFINITY;
  try {
    return work();
  } finally {
    left = outer;
  }
}
