import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { balance } from "../../equation/balance.ts";
import type { Equation, Term } from "../../equation/equation.ts";
import { canonicalOf } from "../../formula/format.ts";
import type { Formula } from "../../formula/formula.ts";
import { getFormula } from "../../formula/parse.ts";
import { judgeEquation } from "../../judgement/judge-equation.ts";
import { burn, combine, replace } from "./elements.ts";
import { decompose, exchange, oxides, takeProton } from "./exchanges.ts";
import { reduceOxides, withWater } from "./with-water.ts";
import type { NoReaction, Prediction, ReactionPattern } from "./prediction.ts";

type Products =
  | { readonly kind: "reaction"; readonly pattern: ReactionPattern; readonly equation: Equation }
  | { readonly kind: "none"; readonly reason: NoReaction };

/** No rule speaks of these reactants, or courses tell different products. */
type ProductsIssue = { readonly code: "unknown-products" };

const RULES = [burn, combine, replace, takeProton, oxides, withWater, reduceOxides, exchange] as const;

const term = (formula: string): Term => ({ coefficient: null, formula: getFormula(formula) });

function predict(written: readonly string[]): Prediction | null {
  const [first, second, ...others] = [...new Set(written)];
  if (first === undefined || others.length > 0) return null;
  if (second === undefined) return decompose(first);
  for (const rule of RULES) {
    const found = rule(first, second);
    if (found !== null) return found;
  }
  return null;
}

/**
 * What one or two substances react to by the rules of general chemistry: combustion, combination, the series of potentials,
 * the solubility rules, acids with bases, oxides and carbonates, and what falls apart in heat. The equation has no states and
 * no coefficients yet, and a single balanced form. Where rules are silent or courses disagree, an issue.
 */
export function findProducts(reactants: readonly Formula[]): Result<Products, ProductsIssue> {
  const written = reactants.map(canonicalOf);
  const found = predict(written);
  if (found === null) return fail({ code: "unknown-products" });
  if (found.kind === "none") return succeed(found);
  // An acid and water would only exchange their protons.
  if (found.products.every((product) => written.includes(product))) return fail({ code: "unknown-products" });
  const equation: Equation = {
    reactants: [...new Set(written)].map(term),
    products: found.products.map(term),
    arrow: "forward",
  };
  const outcome = balance(equation);
  const isBalanced = outcome.kind === "balanced" || outcome.kind === "already-balanced";
  if (!isBalanced || judgeEquation(equation).verdict === "contradicts") return fail({ code: "unknown-products" });
  return succeed({ kind: "reaction", pattern: found.pattern, equation });
}
