import type { Equation } from "../../chemistry/equation/equation.ts";
import { isUnity, areSameUnit } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, Binding, ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence, Fact } from "../evidence.ts";
import { listNumbers } from "../read-arithmetic.ts";
import { isWhole, type WayVerdict } from "./line.ts";
import { meaningsOf } from "./meanings.ts";
import { isTold } from "./told.ts";

type Calculation = {
  readonly tree: Arithmetic;
  readonly result: ReadNumber;
  readonly said: Binding;
  readonly lead: string;
  readonly evidence: Evidence;
};

/** Signs and words that only join: what stands behind them is said to be nothing. A colon behind the name of a quantity names it. */
const JOINS =
  /(?:[,(（，、፣]|(?<!\p{L})(?:and|y|e|et|और|እና|that|que|कि)|和|(?:check|comprobación|vérification|检查|验算|检验|जाँच|ማረጋገጫ|ማጣሪያ)\s?[:：፦])\s*$/iu;

const isOfNothing = ({ result, said }: Calculation): boolean =>
  (result.binding.symbol ?? said.symbol) === null &&
  said.role === null &&
  !result.binding.isOfCertain &&
  result.binding.label === null;

/** Numbers alone: nothing but the value can be wrong. */
const areNumbersAlone = ({ tree, result }: Calculation): boolean =>
  tree.kind === "operation" && [...listNumbers(tree), result].every(({ quantity }) => isUnity(quantity.unit));

function comesTo({ tree, result }: Calculation): boolean {
  const value = evaluate(tree);
  return value.ok && isRoundingOf(result, value.value.value, 1);
}

/** "Check that 238 − 8 × 4 = 206 and 92 − 16 + 6 = 82", "(2 × 7.5 = 15)": of whole numbers, and of those that were told. */
export function judgeNothingSaid(calculation: Calculation): WayVerdict {
  const { tree, lead, evidence } = calculation;
  if (!isOfNothing(calculation) || !JOINS.test(lead) || !areNumbersAlone(calculation)) return null;
  const areKnown = listNumbers(tree).every((number) => isWhole(number) || isTold(number, evidence));
  return areKnown && comesTo(calculation) ? "holds" : null;
}

const LEFT = /(?:left(?:[- ]hand)?(?: side)?|izquierda|gauche|左边|左侧|बाईं ओर|बाएँ|በግራ)\s?[:：፦]?\s*$/iu;
const RIGHT = /(?:right(?:[- ]hand)?(?: side)?|derecha|droite|右边|右侧|दाईं ओर|दाएँ|በቀኝ)\s?[:：፦]?\s*$/iu;

/** "On the right +2 + 15 = +17": the charge of that side of the last equation, or as many atoms of an element as it has. */
export function judgeSide(calculation: Calculation): WayVerdict {
  const { lead, result, evidence } = calculation;
  const equation = evidence.equations.at(-1);
  const side = LEFT.test(lead) ? equation?.reactants : RIGHT.test(lead) ? equation?.products : undefined;
  if (side === undefined || !areNumbersAlone(calculation) || !comesTo(calculation)) return null;
  return totalsOf(side).has(result.quantity.value.toNumber()) ? "holds" : null;
}

function totalsOf(side: Equation["reactants"]): ReadonlySet<number> {
  const totals = new Map<string, number>();
  for (const { coefficient, formula } of side) {
    const times = coefficient === null ? 1 : coefficient.numerator / coefficient.denominator;
    const add = (key: string, count: number) => totals.set(key, (totals.get(key) ?? 0) + times * count);
    add("charge", formula.charge);
    for (const [symbol, count] of formula.counts) add(symbol, count);
  }
  return new Set(totals.values());
}

/** Called what the engine calls it, of the same substance. */
const isOfTheSame = (fact: Fact, result: ReadNumber, said: Binding): boolean =>
  fact.symbol !== null &&
  fact.of !== null &&
  fact.symbol === (result.binding.symbol ?? said.symbol) &&
  [...result.binding.of, ...said.of].includes(fact.of);

/** With fewer figures a value is met by chance. */
const TELLING_FIGURES = 3;

/** What is written of a substance must be known of it. */
function isKnownOf(number: ReadNumber, evidence: Evidence): boolean {
  const { of } = number.binding;
  return meaningsOf(number, evidence).some(
    (meaning) => meaning.origin !== "written" && (of.length === 0 || (meaning.of !== null && of.includes(meaning.of))),
  );
}

/** Another way to a result that is known: of numbers that are known, with digits enough to be no chance. */
export function comesToKnown(
  { tree, result, said }: Omit<Calculation, "evidence" | "lead">,
  evidence: Evidence,
): boolean {
  const symbol = result.binding.symbol ?? said.symbol;
  const value = evaluate(tree);
  const isTelling = (result.quantity.significantFigures ?? 0) >= TELLING_FIGURES;
  if (tree.kind === "number" || !value.ok) return false;
  if (!isRoundingOf(result, value.value.value) && !areSameUnit(value.value.unit, result.quantity.unit)) return false;
  const areKnown = listNumbers(tree).every((number) => isWhole(number) || isKnownOf(number, evidence));
  return (
    areKnown &&
    evidence.facts.some(
      (fact) =>
        (fact.source === "step" || fact.source === "answer" || fact.source === "computed") &&
        (isTelling
          ? symbol === null || fact.symbol === null || fact.symbol === symbol
          : isOfTheSame(fact, result, said)) &&
        (isUnity(result.quantity.unit) || areSameUnit(fact.quantity.unit, result.quantity.unit)) &&
        [fact.quantity.value, fact.unrounded].some((known) => isRoundingOf(result, known)),
    )
  );
}
