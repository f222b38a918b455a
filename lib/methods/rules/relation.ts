import type { Quantity } from "../../quantity/quantity.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { ONE } from "../../quantity/decimal.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import type { Operator, Term } from "../facts.ts";
import type { RuleId } from "../rule-ids.ts";
import { expression, joined, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Kind, Label, Variable } from "./kinds.ts";
import { computed, exactly, inUnit, shownTerm } from "./quantity-terms.ts";
import type { Slip, Way } from "./rule.ts";

/** A quantity of a relation, with its letter and the unit in which the relation is computed. */
export type RelationTerm = {
  readonly kind: Kind;
  readonly label?: Label;
  readonly letter: string;
  readonly unit: string;
};

/** A constant of a relation, exact or known far better than any given. */
export type RelationConstant = { readonly letter: string; readonly value: Decimal; readonly unit: string };

/** An equation between two products: `q = m c ΔT`, `λ ν = c`. The units of both sides must agree. */
export type Relation = {
  readonly method: RuleId;
  /** Names the step; the answer is named after the kind that is wanted. */
  readonly id: string;
  readonly left: readonly RelationTerm[];
  readonly right: readonly RelationTerm[];
  readonly rightConstants?: readonly RelationConstant[];
};

/** Kinds that may be negative: heat that is given off, a temperature that falls. */
const SIGNED: ReadonlySet<Kind> = new Set<Kind>(["energy", "molar-energy", "temperature-change"]);

type Factor = { readonly letter: string; readonly shown: Term; readonly value: Decimal };

/** Constants are shown as textbooks write them. */
const SHOWN_FIGURES = 5;

function constantFactor({ letter, value, unit }: RelationConstant): Factor {
  return { letter, value, shown: shownTerm(exactly(roundToFigures(value, SHOWN_FIGURES), unit)) };
}

function product(factors: readonly Factor[]): Decimal {
  return factors.reduce((total, { value }) => total.times(value), ONE);
}

function written(factors: readonly Factor[], write: (factor: Factor) => Term): (Term | Operator)[] {
  return joined(
    factors.map((factor) => [write(factor)]),
    "*",
  );
}

/** `a * b / ( c * d )` */
function quotient(
  above: readonly Factor[],
  below: readonly Factor[],
  write: (factor: Factor) => Term,
): (Term | Operator)[] {
  const under = written(below, write);
  if (below.length === 0) return written(above, write);
  return [...written(above, write), "/", ...(below.length === 1 ? under : ["(" as const, ...under, ")" as const])];
}

function fits(term: RelationTerm, wanted: Variable): boolean {
  return term.kind === wanted.kind && (term.label ?? null) === wanted.label;
}

/** The way to one quantity of a relation from all the others; none where it has no part in it. */
export function relationWay(relation: Relation, wanted: Variable, of: string | null = wanted.of): Way | null {
  const isLeft = relation.left.some((term) => fits(term, wanted));
  const own = isLeft ? relation.left : relation.right;
  const opposite = isLeft ? relation.right : relation.left;
  const target = own.find((term) => fits(term, wanted));
  if (target === undefined) return null;
  const others = own.filter((term) => term !== target);
  const terms = [...opposite, ...others];
  const constants = (relation.rightConstants ?? []).map(constantFactor);
  const factorsOf = (inputs: readonly Quantity[]): { above: Factor[]; below: Factor[] } => {
    const factors = terms.map(({ letter, unit }, index): Factor => {
      const input = inputs[index];
      if (input === undefined) throw new Error("A relation lacks a quantity");
      const value = unit === "" ? input : inUnit(input, unit);
      return { letter, value: value.value, shown: shownTerm(value) };
    });
    const [above, below] = [factors.slice(0, opposite.length), factors.slice(opposite.length)];
    return isLeft ? { above: [...constants, ...above], below } : { above, below: [...constants, ...below] };
  };
  return {
    method: relation.method,
    needs: terms.map(({ kind, label }) => variableOf(kind, of, label ?? null)),
    compute(inputs) {
      const { above, below } = factorsOf(inputs);
      const divisor = product(below);
      // Half of nothing is nothing: a relation with a zero in it answers nothing.
      if (divisor.isZero()) return { ok: false, issue: { code: "not-valid" } };
      const value = product(above).div(divisor);
      if (value.isNegative() && !SIGNED.has(target.kind)) return { ok: false, issue: { code: "not-valid" } };
      return { ok: true, value: computed(value, target.unit, ...inputs) };
    },
    listSlips(inputs) {
      const { above, below } = factorsOf(inputs);
      const [up, down] = [product(above), product(below)];
      if (up.isZero()) return [];
      const slips: Slip[] =
        below.length > 0
          ? [{ id: "multiplied-instead-of-divided", quantity: computed(up.times(down), target.unit, ...inputs) }]
          : [];
      return below.length > 0
        ? [...slips, { id: "inverted-ratio", quantity: computed(down.div(up), target.unit, ...inputs) }]
        : slips;
    },
    explain(inputs, output) {
      const { above, below } = factorsOf(inputs);
      const letters = quotient(above, below, ({ letter }) => variable(letter));
      const numbers = quotient(above, below, ({ shown }) => shown);
      return {
        steps: [
          {
            id: relation.id,
            lines: [expression(variable(target.letter), "=", ...letters, "=", ...numbers, "=", shownTerm(output))],
            values: {},
          },
        ],
        answer: { id: target.label === undefined ? target.kind : `${target.kind}-${target.label}`, values: {} },
      };
    },
  };
}

/** Ways to a quantity by each of these relations. */
export function relationWays(relations: readonly Relation[], wanted: Variable, of: string | null = wanted.of): Way[] {
  return relations.flatMap((relation) => relationWay(relation, wanted, of) ?? []);
}
