import { balance } from "../../chemistry/equation/balance.ts";
import type { Equation } from "../../chemistry/equation/equation.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { findIonicEquations } from "../../chemistry/ions/net-ionic.ts";
import { findProducts } from "../../chemistry/reaction/products/predict.ts";
import type { NoReaction, ReactionPattern } from "../../chemistry/reaction/products/prediction.ts";
import type { SolutionFacts, StepFacts } from "../facts.ts";
import { applyMethod } from "../registry.ts";
import { equationTerm, formulaTerm, list, step, stepOf } from "../terms.ts";

/** Where the words of these steps are. */
const PRODUCT_WORDS = "problems-reactions.products";

/** What happens, as the exercises on types of reactions word it. */
function patternStep(pattern: ReactionPattern): StepFacts {
  const words = "problems-reactions.reaction-types";
  const key = `${words}.patterns.${pattern}`;
  return stepOf(words)("pattern", [], { pattern: { kind: "word", key } });
}

function productsStep({ products }: Equation): StepFacts {
  const formed = list(products.map(({ formula }) => formulaTerm(canonicalOf(formula))));
  return stepOf(PRODUCT_WORDS)("products", [], { products: formed });
}

/** States belong to an equation in water, where something falls out of it. */
function withStates(equation: Equation, pattern: ReactionPattern): Equation {
  const ionic = pattern === "precipitation" ? findIonicEquations(equation) : null;
  if (ionic?.ok !== true) return equation;
  const { molecular } = ionic.value;
  const uncounted = (side: Equation["reactants"]): Equation["reactants"] =>
    side.map((term) => ({ ...term, coefficient: null }));
  return { ...equation, reactants: uncounted(molecular.reactants), products: uncounted(molecular.products) };
}

function balanced(equation: Equation, pattern: ReactionPattern): SolutionFacts | null {
  const outcome = balance(equation);
  const balancing = applyMethod({ method: "balance-equation", givens: { equation, species: null } });
  if ((outcome.kind !== "balanced" && outcome.kind !== "already-balanced") || !balancing.ok) return null;
  const answer = equationTerm(formatEquation(equation, "ascii", outcome.coefficients));
  return {
    method: PRODUCT_WORDS,
    givens: {},
    steps: [
      patternStep(pattern),
      productsStep(equation),
      ...balancing.value.steps.map((step) => ({ ...step, method: balancing.value.method })),
    ],
    answer: { id: "equation", value: answer, values: { answer } },
    misconceptions: [],
  };
}

function none(reason: NoReaction): SolutionFacts {
  const value = { kind: "word", key: `${PRODUCT_WORDS}.words.none` } as const;
  return {
    method: PRODUCT_WORDS,
    givens: {},
    steps: [step(reason)],
    answer: { id: "none", value, values: { answer: value } },
    misconceptions: [],
  };
}

/** What forms of these substances, as a balanced equation, or that nothing does; null where no rule says so for certain. */
export function reactionProducts(reactants: readonly Formula[]): SolutionFacts | null {
  const found = findProducts(reactants);
  if (!found.ok) return null;
  if (found.value.kind === "none") return none(found.value.reason);
  const { equation, pattern } = found.value;
  return balanced(withStates(equation, pattern), pattern);
}
