import type { Orders } from "../../../laws/kinetics/rate-law.ts";
import { unitOfConstant } from "../../../laws/kinetics/unit-of-constant.ts";
import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { isSense } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import { isQuantity, pair } from "./cell-amounts.ts";
import { canonicalText } from "./half-cells.ts";
import { solveByLaws } from "./law-goal.ts";
import { readLawSentences } from "./law-tokens.ts";
import { spellSpeeds } from "./speed-symbols.ts";

/** A written rate law with what is given of it; two of rate, constant and all concentrations. */
type RateLawProblem = {
  readonly orders: Orders;
  readonly concentrations: readonly (readonly [formula: string, value: Quantity])[];
  readonly rate: Quantity | null;
  readonly constant: Quantity | null;
  readonly unit: Unit | null;
};

const overallOf = (orders: Orders): number => orders.reduce((sum, [, order]) => sum + order, 0);

class RateLawReader {
  readonly #orders: Orders;
  readonly #species: string[];
  readonly #dimension: number;
  readonly #concentrations = new Map<string, Quantity>();
  readonly #units: Unit[] = [];
  #rate: Quantity | null = null;
  #constant: Quantity | null = null;
  #temperatures = 0;
  #goal: "rate" | "constant" | null = null;

  constructor(orders: Orders, species: readonly string[]) {
    this.#orders = orders;
    this.#species = [...species];
    this.#dimension = getUnit(unitOfConstant(overallOf(orders))).dimension;
  }

  /** False where a sentence is not understood. */
  readSentence(sentence: Sentence): boolean {
    const sequence: (string | Quantity)[] = [];
    for (const [at, token] of sentence.entries()) {
      if (isSense(token, "law/species")) sequence.push(this.#species.shift() ?? "");
      else if (token.kind === "substance")
        sequence.push(
          token.substance.formulas.length === 1 ? (canonicalText(token.substance.formulas[0] ?? "") ?? "") : "",
        );
      else if (token.kind === "unit") this.#units.push(token.unit.unit);
      else if (token.kind === "quantity" && token.reading.quantity.unit.dimension === DIMENSIONS.concentration)
        sequence.push(token.reading.quantity);
      else if (token.kind === "quantity" && !this.#readValue(token.reading.quantity)) return false;
      else if (isSense(token, "law/used", "law/formed", "law/final")) return false;
      if (isSense(token, "law/rate", "law/rate-constant", "law/reaction-rate") && !this.#readName(sentence, at))
        return false;
    }
    return !sequence.some(isQuantity)
      ? sequence.every((each) => isQuantity(each) || this.#orders.some(([name]) => name === each))
      : this.#readConcentrations(sequence);
  }

  finish(): RateLawProblem | null {
    const concentrations = this.#orders.flatMap(([name]) => {
      const value = this.#concentrations.get(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const missing = this.#rate === null ? "rate" : "constant";
    const isWhole =
      concentrations.length === this.#orders.length &&
      this.#concentrations.size === this.#orders.length &&
      (this.#rate === null) !== (this.#constant === null);
    if (!isWhole || this.#goal !== missing || this.#units.length > 1) return null;
    return {
      orders: this.#orders,
      concentrations,
      rate: this.#rate,
      constant: this.#constant,
      unit: this.#units[0] ?? null,
    };
  }

  #readValue(quantity: Quantity): boolean {
    const { dimension } = quantity.unit;
    if (dimension === DIMENSIONS.temperature) {
      this.#temperatures += 1;
      return this.#temperatures === 1;
    }
    if (!quantity.value.gt(0)) return false;
    if (dimension === DIMENSIONS.reactionRate && this.#rate === null) this.#rate = quantity;
    else if (dimension === this.#dimension && this.#constant === null) this.#constant = quantity;
    else return false;
    return true;
  }

  /** A name without its value in a sentence that asks is what is asked for. */
  #readName(sentence: Sentence, at: number): boolean {
    const isConstant = isSense(sentence[at], "law/rate-constant");
    const rest = sentence.slice(at + 1);
    const end = rest.findIndex(
      (token) =>
        isSense(token, "law/rate", "law/reaction-rate", "law/rate-constant", "law/when") || token.kind === "quantity",
    );
    const next = end === -1 ? undefined : rest[end];
    const isValued =
      next?.kind === "quantity" &&
      next.reading.quantity.unit.dimension === (isConstant ? this.#dimension : DIMENSIONS.reactionRate);
    if (isValued) return true;
    if (!sentence.some((token) => isSense(token, "law/ask"))) return true;
    const goal = isConstant ? "constant" : "rate";
    if (this.#goal !== null && this.#goal !== goal) return false;
    this.#goal = goal;
    return true;
  }

  #readConcentrations(sequence: readonly (string | Quantity)[]): boolean {
    const distinct = sequence.filter((each, at) => isQuantity(each) || sequence[at + 1] !== each);
    const names = new Set(distinct.filter((each) => !isQuantity(each)));
    const values = distinct.filter(isQuantity);
    const [only, ...more] = values;
    // "The concentrations of A and B are both 0.10 M" has one value for two substances.
    if (only !== undefined && more.length === 0 && names.size > 1) return false;
    const pairs = pair<string, Quantity>(distinct, isQuantity);
    if (pairs === null || pairs.length !== values.length) return false;
    return pairs.every(([name, value]) => {
      const isNew =
        this.#orders.some(([each]) => each === name) && !this.#concentrations.has(name) && value.value.gt(0);
      this.#concentrations.set(name, value);
      return isNew;
    });
  }
}

function readRateLaw(text: string, locale: ProblemLocale): RateLawProblem | null {
  const spelt = spellSpeeds(text, locale);
  if (spelt === null || spelt.law === null) return null;
  const sentences = readLawSentences(spelt.text, "rates", locale);
  if (sentences === null) return null;
  const reader = new RateLawReader(spelt.law, spelt.species);
  return sentences.every((sentence) => reader.readSentence(sentence)) ? reader.finish() : null;
}

function solve({ orders, concentrations, rate, constant, unit }: RateLawProblem): SolutionFacts[] | null {
  const told = concentrations.map(([formula, value]) => [variableOf("molarity", formula), value] as const);
  const [RATE, CONSTANT] = [variableOf("rate", null), variableOf("rate-constant", null)];
  const stated = { rateLaw: orders };
  if (rate !== null) return solveByLaws([[RATE, rate], ...told], CONSTANT, unit, [], stated);
  return constant === null ? null : solveByLaws([[CONSTANT, constant], ...told], RATE, unit, [], stated);
}

/** "rate = k[A][B]^2" with two of rate, constant and concentrations → the third; null unless all of the text is understood. */
export function solveRateLaws(text: string, locale: ProblemLocale): SolutionFacts[] | null {
  const problem = /k\s{0,2}[·*×⋅]?\s{0,2}\[/.test(text) ? readRateLaw(text, locale) : null;
  return problem === null ? null : solve(problem);
}
