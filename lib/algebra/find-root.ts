import { Decimal } from "../quantity/decimal.ts";
import { fail, type Result, succeed } from "../result.ts";
import { spend } from "../budget/budget.ts";
import { type Bindings, evaluate, exactly } from "./evaluate.ts";
import { type Equality, minus } from "./tree.ts";

/** Between which values a root is looked for, both in the unit of its letter. */
export type Bounds = { readonly least: Decimal; readonly greatest: Decimal };

type RootIssue = { readonly code: "no-root" } | { readonly code: "several-roots" };

/** As many pieces as the bounds are cut into: a law of a course crosses zero once, at most twice, between its bounds. */
const PIECES = 64;
/** Halvings: each gives 0.3 digits, and 40 are kept. */
const HALVINGS = 140;

/**
 * The one value of a letter for which an equality holds, where it stands there more than once: the bounds are cut into
 * pieces, by their ratio where both are positive, and the piece whose ends differ in sign is halved. Bounds belong to the
 * law: no more may react than there is, no concentration is negative. Two roots within them are an issue, never a choice.
 */
export function findRoot(
  { left, right }: Equality,
  letter: string,
  bindings: Bindings,
  { least, greatest }: Bounds,
): Result<Decimal, RootIssue> {
  const difference = minus(left, right);
  const at = (value: Decimal): Decimal | null => {
    spend(40);
    const result = evaluate(difference, new Map([...bindings, [letter, exactly(value)]]));
    return result.ok ? result.value.value : null;
  };
  const points = cut(least, greatest).map((value) => ({ value, residue: at(value) }));
  const roots: Decimal[] = [];
  for (const [index, { value: to, residue: there }] of points.entries()) {
    const from = points[index - 1];
    if (there?.isZero() === true) roots.push(to);
    else if (
      from !== undefined &&
      from.residue !== null &&
      there !== null &&
      from.residue.times(there).isNegative() &&
      !from.residue.isZero()
    )
      roots.push(halve(at, from.value, to, from.residue));
  }
  const [only] = roots;
  if (only === undefined) return fail({ code: "no-root" });
  return roots.length === 1 ? succeed(only) : fail({ code: "several-roots" });
}

function cut(least: Decimal, greatest: Decimal): Decimal[] {
  if (!least.gt(0))
    return Array.from({ length: PIECES + 1 }, (_, index) => least.plus(greatest.minus(least).times(index).div(PIECES)));
  // One root, and products of it: a power for each share would take most of the time.
  const factor = greatest.div(least).pow(new Decimal(1).div(PIECES));
  const points = [least];
  for (let index = 1; index < PIECES; index += 1) points.push((points[index - 1] ?? least).times(factor));
  return [...points, greatest];
}

function halve(at: (value: Decimal) => Decimal | null, from: Decimal, to: Decimal, residue: Decimal): Decimal {
  let [low, high] = [from, to];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = low.plus(high).div(2);
    const there = at(middle);
    if (there === null || there.isZero()) return middle;
    if (there.isNegative() === residue.isNegative()) low = middle;
    else high = middle;
  }
  return low.plus(high).div(2);
}
