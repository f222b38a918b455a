import { Decimal } from "../quantity/decimal.ts";
import { fail, type Result, succeed } from "../result.ts";
import { spend } from "../budget/budget.ts";
import { type Bindings, evaluate, exactly } from "./evaluate.ts";
import { evaluateRoughly } from "./evaluate-roughly.ts";
import { type Equality, minus } from "./tree.ts";

/** Between which values a root is looked for, both in the unit of its letter. */
export type Bounds = { readonly least: Decimal; readonly greatest: Decimal };

type RootIssue = { readonly code: "no-root" } | { readonly code: "several-roots" };

/** As many pieces as the bounds are cut into: a law of a course crosses zero once, at most twice, between its bounds. */
const PIECES = 64;
/** Each halves a piece at least: far more than it takes, which is some ten. */
const MOST_STEPS = 140;
/** Of itself, by so much a value may be away that is near enough. Of the 40 digits that are kept, an answer has fifteen. */
const NEAR_ENOUGH = "1e-30";

/**
 * The one value of a letter for which an equality holds, where it stands there more than once: the bounds are cut into
 * pieces, by their ratio where both are positive, and the piece whose ends differ in sign is closed in on. Bounds belong to
 * the law: no more may react than there is, no concentration is negative. Two roots within them are an issue, never a choice.
 */
export function findRoot(
  { left, right }: Equality,
  letter: string,
  bindings: Bindings,
  { least, greatest }: Bounds,
): Result<Decimal, RootIssue> {
  const difference = minus(left, right);
  const residueAt = (value: Decimal): Decimal | null => {
    spend(40);
    const result = evaluate(difference, new Map([...bindings, [letter, exactly(value)]]));
    return result.ok ? result.value.value : null;
  };
  const rough = Object.fromEntries([...bindings].map(([key, { value }]) => [key, value.toNumber()]));
  const signAt = (value: Decimal): number | null => {
    spend(1);
    const letters = { ...rough, [letter]: value.toNumber() };
    const sign = signOf(evaluateRoughly(left, letters), evaluateRoughly(right, letters));
    return sign ?? residueAt(value)?.cmp(0) ?? null;
  };
  const points = cut(least, greatest).map((at) => ({ at, sign: signAt(at) }));
  const roots: Decimal[] = [];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (to.sign === 0) roots.push(to.at);
    else if (from !== undefined && from.sign !== null && to.sign !== null && from.sign * to.sign < 0) {
      const [start, end] = [residueAt(from.at), residueAt(to.at)];
      if (start !== null && end !== null)
        roots.push(closeIn(residueAt, { at: from.at, residue: start }, { at: to.at, residue: end }));
    }
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

/** By so much of their size two sides must differ for doubles to say which is the greater: they have sixteen figures. */
const SURELY = 1e-6;

/** The sign of a difference; null where doubles do not tell it. */
function signOf(left: number, right: number): number | null {
  const difference = left - right;
  return Math.abs(difference) > SURELY * (Math.abs(left) + Math.abs(right)) && Number.isFinite(difference)
    ? Math.sign(difference)
    : null;
}

type End = { readonly at: Decimal; readonly residue: Decimal };

/**
 * Where a line between the ends of a piece crosses zero, is its new end; an end that stays counts for less, so that both
 * move. By Anderson and Björck, BIT 13 (1973) 253: the right figures grow by two thirds with each step. Beside a pole such
 * lines lead nowhere: a piece that they do not halve is halved.
 */
function closeIn(residueAt: (value: Decimal) => Decimal | null, from: End, to: End): Decimal {
  let [other, last] = [from, to];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const before = last.at.minus(other.at);
    if (before.abs().lte(last.at.abs().times(NEAR_ENOUGH))) break;
    const crossing = last.at.minus(last.residue.times(before).div(last.residue.minus(other.residue)));
    const residue = residueAt(crossing);
    if (residue === null || residue.isZero()) return crossing;
    [other, last] = narrow(other, last, { at: crossing, residue });
    if (last.at.minus(other.at).abs().times(2).lte(before.abs())) continue;
    const middle = last.at.plus(other.at).div(2);
    const there = residueAt(middle);
    if (there === null || there.isZero()) return middle;
    [other, last] = narrow(other, last, { at: middle, residue: there });
  }
  return last.at;
}

/** The ends of what is left of a piece with a value within it, which comes last. */
function narrow(other: End, last: End, within: End): [End, End] {
  if (within.residue.isNegative() !== last.residue.isNegative()) return [last, within];
  const share = new Decimal(1).minus(within.residue.div(last.residue));
  return [{ at: other.at, residue: other.residue.times(share.gt(0) ? share : 0.5) }, within];
}
