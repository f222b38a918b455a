import { bounded } from "../../budget/budget.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../methods/rules/rule.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { completeReaction } from "../../solver/problems/complete-reaction.ts";
import { findReactionAmong } from "../../solver/problems/reaction.ts";
import { solveGoal } from "../../solver/problems/solve-statement.ts";
import type { Given, Statement } from "../../solver/problems/statement.ts";
import type { Substance } from "../../solver/tokens.ts";
import { NO_WORDS } from "../../reading/statement/problem-before.ts";
import { type Fragment, readFragment } from "../follow-up/fragment.ts";

/** Longer texts say more. UTF-16 units. */
const LONGEST = 200;
const MOST_WORK = 2_000_000;

/** What is measured of a substance without more words. */
const SIZES: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "particles"]);
const SIZE_OF_UNIT: Readonly<Record<string, Kind>> = {
  g: "mass",
  kg: "mass",
  mg: "mass",
  mol: "amount",
  mmol: "amount",
};

/**
 * A problem of values and names with hardly a verb between: "10 g of sodium with 10 g of chlorine, how much NaCl", "22 g CO2 me
 * kitne molecules". Only masses and amounts of substances, of which one is asked for; all must be used. Null for any other.
 */
export function readBare(text: string, locale: Locale): SolutionFacts | null {
  if (text.length > LONGEST) return null;
  const found = bounded(MOST_WORK, () => {
    const fragment = readFragment(text, locale);
    return fragment === null ? null : solveBare(fragment);
  });
  return found.kind === "done" ? found.value : null;
}

function solveBare({ values, goal, conditions }: Fragment): SolutionFacts | null {
  if (goal === null || values.length === 0 || conditions.size > 0 || goal.label !== null) return null;
  const kind = goal.kind ?? "mass";
  if (!SIZES.has(kind)) return null;
  const owners = values.map(({ of }) => of);
  const named = owners.flatMap((each) => each ?? []);
  if (named.length < owners.length) return null;
  const asked = goal.of;
  const isOne = values.length === 1 && (asked === null || isSame(asked, named[0]));
  const reaction = isOne || asked === null ? null : findReaction(named, asked);
  const givens = values.flatMap(({ quantity, of }): Given[] => {
    const size = SIZE_OF_UNIT[quantity.unit.factors[0]?.unit.symbol ?? ""];
    const formula = of === null ? null : settle(of, reaction);
    return size === undefined || formula === null || quantity.unit.factors.length > 1
      ? []
      : [{ variable: variableOf(size, formula), quantity, words: NO_WORDS }];
  });
  const target = isOne ? (givens[0]?.variable.of ?? null) : asked === null ? null : settle(asked, reaction);
  if (givens.length < values.length || target === null || (!isOne && reaction === null)) return null;
  const wanted = { variable: variableOf(kind, target), unit: goal.unit, words: NO_WORDS };
  const scene = { ...BARE_SCENE, equation: reaction, givens: givens.map(({ variable }) => variable) };
  const statement: Statement = { givens, goals: [wanted], scene };
  const solved = solveGoal(wanted, statement);
  return solved.ok ? solved.value : null;
}

function isSame(one: Substance, other: Substance | undefined): boolean {
  return one.formulas.some((formula) => other?.formulas.includes(formula) === true);
}

/** The one reaction in which what is there makes what is asked for. */
function findReaction(reactants: readonly Substance[], product: Substance): BalancedEquation | null {
  const formulas = [...new Set([...reactants, product].flatMap(({ formulas: each }) => each.at(-1) ?? []))];
  const made = product.formulas.at(-1);
  if (made === undefined || formulas.length < 2) return null;
  return findReactionAmong(formulas, { product: made }) ?? completeReaction(formulas);
}

/** As the reaction has it; an element by itself, where it may be atoms or molecules, stays open. */
function settle({ formulas }: Substance, reaction: BalancedEquation | null): string | null {
  const inReaction = reaction?.species.find((each) => formulas.includes(each));
  if (inReaction !== undefined) return inReaction;
  return formulas.length === 1 ? (formulas[0] ?? null) : null;
}
