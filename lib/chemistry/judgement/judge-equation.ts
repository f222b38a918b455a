import { canonicalOf } from "../formula/format.ts";
import { balance } from "../equation/balance.ts";
import { listTerms } from "../equation/equation.ts";
import type { Equation, Term } from "../equation/equation.ts";
import { formatEquation } from "../equation/format.ts";
import type { Formula } from "../formula/formula.ts";
import { parseFormula } from "../formula/parse.ts";
import { composeSalt } from "./compose-salt.ts";
import type { Doubt, FormulaDoubt, ReactionDoubt } from "./doubt.ts";
import { judgeFormula } from "./judge-formula.ts";
import { judgeReaction } from "./judge-reaction.ts";
import { readIonSource } from "./reaction-parts.ts";

type EquationJudgement = {
  /** `fits`: a rule speaks for the reaction, or none speaks but every formula fits. */
  readonly verdict: "fits" | "contradicts" | "not-judged";
  readonly doubts: readonly Doubt[];
  /** What was perhaps meant: balanced equations in canonical ASCII, the likeliest first. */
  readonly meant: readonly string[];
};

/** More formulas in the place of wrong ones are no help. */
const MOST_MEANT = 2;

/** What speaks against an equation besides the count of its atoms: a formula that contradicts its charges, else a reaction that does not happen. */
export function judgeEquation(equation: Equation): EquationJudgement {
  const judged = listTerms(equation).map(({ formula }) => judgeFormula(formula));
  const formulas = new Map(
    judged.flatMap((each): [string, FormulaDoubt][] =>
      each.verdict === "contradicts" ? [[each.doubt.formula, each.doubt]] : [],
    ),
  );
  if (formulas.size > 0)
    return { verdict: "contradicts", doubts: [...formulas.values()], meant: listMeant(equation, neutralOf(formulas)) };
  const reaction = judgeReaction(equation);
  if (reaction.verdict === "does-not-happen")
    return {
      verdict: "contradicts",
      doubts: [reaction.doubt],
      meant: listMeant(equation, otherIonOf(equation, reaction.doubt)),
    };
  const fits = reaction.verdict === "happens" || judged.every(({ verdict }) => verdict === "fits");
  return { verdict: fits ? "fits" : "not-judged", doubts: [], meant: [] };
}

type Substitutes = ReadonlyMap<string, readonly string[]>;

function neutralOf(doubts: ReadonlyMap<string, FormulaDoubt>): Substitutes {
  return new Map([...doubts].map(([formula, doubt]) => [formula, doubt.code === "charges" ? doubt.neutral : []]));
}

/** The salt of the ion that does form. */
function otherIonOf({ products }: Equation, doubt: ReactionDoubt): Substitutes {
  if (doubt.code !== "other-ion") return new Map();
  const charge = parseFormula(doubt.forms);
  return new Map(
    products.flatMap(({ formula }): [string, readonly string[]][] => {
      const source = readIonSource(formula);
      if (source?.cation !== doubt.written || !charge.ok) return [];
      const anion = source.salt?.anion.formula;
      if (anion === undefined) return [[canonicalOf(formula), [doubt.forms]]];
      return [
        [
          canonicalOf(formula),
          [
            composeSalt(
              [{ atoms: source.symbol, charge: charge.value.charge, count: 1 }],
              canonicalOf({ ...anion, charge: 0 }),
              anion.charge,
            ),
          ],
        ],
      ];
    }),
  );
}

/** The equation with other formulas in the place of the doubted ones, in every way that can be balanced. */
function listMeant(equation: Equation, substitutes: Substitutes): string[] {
  let variants: Equation[] = [equation];
  for (const [formula, others] of substitutes) {
    const read = others.flatMap((text) => {
      const parsed = parseFormula(text);
      return parsed.ok ? [parsed.value] : [];
    });
    variants = variants
      .flatMap((variant) => read.map((other) => replace(variant, formula, other)))
      .slice(0, MOST_MEANT ** 2);
  }
  if (substitutes.size === 0) return [];
  return variants.flatMap((variant) => writeBalanced(variant)).slice(0, MOST_MEANT);
}

function replace(equation: Equation, formula: string, other: Formula): Equation {
  const exchange = (term: Term): Term =>
    canonicalOf(term.formula) === formula
      ? { coefficient: null, formula: { ...other, state: term.formula.state } }
      : { ...term, coefficient: null };
  return { ...equation, reactants: equation.reactants.map(exchange), products: equation.products.map(exchange) };
}

function writeBalanced(equation: Equation): string[] {
  const outcome = balance(equation);
  return outcome.kind === "balanced" || outcome.kind === "already-balanced"
    ? [formatEquation(equation, "ascii", outcome.coefficients)]
    : [];
}
