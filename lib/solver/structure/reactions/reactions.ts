import type { Equation } from "../../../chemistry/equation/equation.ts";
import { parseEquation } from "../../../chemistry/equation/parse.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import type { Formula } from "../../../chemistry/formula/formula.ts";
import { getFormula } from "../../../chemistry/formula/parse.ts";
import { findIonicEquations } from "../../../chemistry/ions/net-ionic.ts";
import { findProducts } from "../../../chemistry/reaction/products/predict.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import type { BalancedEquation } from "../../../methods/rules/rule.ts";
import { applyMethod } from "../../../methods/registry.ts";
import { reactionProducts } from "../../../methods/reactions/reaction-products.ts";
import { greenChemistry, solveEconomy } from "../../../problems/environmental/green-chemistry.ts";
import { solveIonic } from "../../../problems/reactions/net-ionic-equations.ts";
import { solvePrecipitate } from "../../../problems/reactions/precipitates.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { readBalanced } from "../../problems/reaction.ts";
import { structureReader } from "../reader.ts";
import type { Answer, Asked } from "../reader.ts";
import { REACTION_PHRASES } from "./phrases.ts";
import { readReactants, readSubstance } from "./reactants.ts";

const one = (facts: SolutionFacts | null): SolutionFacts[] | null => (facts === null ? null : [facts]);

/** What stands in front of the arrow: in one place of the sentence, or in two. */
function reactantsOf({ x, y, language }: Asked): Formula[] | null {
  if (y === null) return readReactants(x, language);
  const both = [readSubstance(x, language), readSubstance(y, language)];
  return both.every((formula) => formula !== null) ? both : null;
}

const products: Answer = (asked) => {
  const reactants = reactantsOf(asked);
  return reactants === null || reactants.length < 2 ? null : one(reactionProducts(reactants));
};

/** One substance that falls apart, or burns. */
const alone =
  (partners: readonly string[]): Answer =>
  ({ x, language }) => {
    const substance = readSubstance(x, language);
    return substance === null ? null : one(reactionProducts([substance, ...partners.map((each) => getFormula(each))]));
  };

/** Reactants and products in words. */
const inWords: Answer = (asked) => {
  const { z, language } = asked;
  const before = reactantsOf(asked);
  const behind = z === null ? null : readReactants(z, language);
  if (before === null || behind === null) return null;
  const side = (formulas: readonly Formula[]) =>
    formulas.map((formula) => ({ coefficient: null, formula: getFormula(canonicalOf(formula)) }));
  const equation: Equation = { reactants: side(before), products: side(behind), arrow: "forward" };
  const solved = applyMethod({ method: "balance-equation", givens: { equation, species: null } });
  return solved.ok ? [solved.value] : null;
};

/** The equation that is written, or that follows from what is mixed. */
function equationOf(asked: Asked): { readonly equation: Equation; readonly isGiven: boolean } | "none" | null {
  if (asked.y === null && /->|<=>/u.test(asked.x)) {
    const parsed = parseEquation(asked.x);
    if (parsed.ok) return { equation: parsed.value, isGiven: true };
  }
  const reactants = reactantsOf(asked);
  const found = reactants === null || reactants.length < 2 ? null : findProducts(reactants);
  if (found?.ok !== true) return null;
  return found.value.kind === "none" ? "none" : { equation: found.value.equation, isGiven: false };
}

/** Where all ions stay in solution there is no equation to be written. */
function noReaction(asked: Asked): SolutionFacts[] | null {
  const reactants = reactantsOf(asked);
  return reactants === null ? null : one(reactionProducts(reactants));
}

const ionic =
  (question: "net" | "complete" | "spectators"): Answer =>
  (asked) => {
    const found = equationOf(asked);
    if (found === null) return null;
    if (found === "none") return noReaction(asked);
    const solved = solveIonic(found.equation, question, found.isGiven);
    return solved === null ? null : [solvedFacts("problems-reactions.net-ionic-equations", solved)];
  };

const precipitate =
  (asks: "formula" | "name"): Answer =>
  (asked) => {
    const found = equationOf(asked);
    if (found === null) return null;
    if (found === "none") return noReaction(asked);
    const states = findIonicEquations(found.equation);
    const formulas = states.ok ? states.value.molecular.products.map(({ formula }) => formula) : [];
    const [solid, other] = [formulas.find(({ state }) => state === "s"), formulas.find(({ state }) => state === "aq")];
    const [first, second] = found.equation.reactants.map(({ formula }) => canonicalOf(formula));
    if (solid === undefined || other === undefined || first === undefined || second === undefined) return null;
    const mixture = {
      reactants: [first, second] as const,
      precipitate: canonicalOf(solid),
      dissolved: canonicalOf(other),
    };
    return [solvedFacts("problems-reactions.precipitates", solvePrecipitate(mixture, asks))];
  };

/** What is asked of two solutions or of an equation, by the words of the question. */
export const OF_SOLUTIONS = {
  net: ionic("net"),
  complete: ionic("complete"),
  spectators: ionic("spectators"),
  precipitate: precipitate("formula"),
  "precipitate-name": precipitate("name"),
} as const;

/** The species of a reaction that a formula or a name is: "hydrogen" is its molecules where these form. */
export function speciesOf(substance: Formula, { species }: BalancedEquation): string | null {
  const own = canonicalOf(substance);
  return [own, `${own}2`].find((formula) => species.includes(formula)) ?? null;
}

/** How much of the mass of the reactants a product is. */
export function economyOf(wanted: string, reaction: BalancedEquation): SolutionFacts[] | null {
  const solved = solveEconomy(wanted, reaction);
  return solved === null ? null : [solvedFacts(greenChemistry.words, solved)];
}

const economy: Answer = ({ x, y, language }) => {
  const reaction = readBalanced(x);
  const product = y === null ? null : readSubstance(y, language);
  const wanted = reaction === null || product === null ? null : speciesOf(product, reaction);
  return reaction === null || wanted === null ? null : economyOf(wanted, reaction);
};

/** In every sentence of these questions, accents apart. */
const CUE =
  /->|=|equation|ecuacion|reac|product|econom|form|happen|do you get|precipit|spectat|espectador|do (?:i|we) get|heat|burn|combust|decompos|descompo|gas|gaz|gives|released?|given off|comes off|se (?:produce|obtiene|forma|desprende|libera)|degage|produit|obtient|reagi|pasa|ocurre|እኩልታ|ቁጠባ|ይፈጠራል|ይወጣል|ይገኛል|ይመነጫል|አዮኖች|方程式|原子利用|生成|产生|得到|形成|放出|释放|冒出|反应|沉淀|旁观|मितव्यय|समीकरण|अभिक्रिया|बन|प्राप्त|गैस|निकल|मिलत|अवक्षेप|दर्शक/iu;

/** "What forms when AgNO3 and NaCl are mixed?", "Complete and balance: C3H8 + O2 ->", "Which ions are spectators in …?" */
export const readReactions = structureReader(
  REACTION_PHRASES,
  {
    "in-words": inWords,
    net: OF_SOLUTIONS.net,
    complete: OF_SOLUTIONS.complete,
    spectators: OF_SOLUTIONS.spectators,
    precipitate: OF_SOLUTIONS.precipitate,
    decomposition: alone([]),
    combustion: alone(["O2"]),
    products,
    economy,
  },
  CUE,
);
