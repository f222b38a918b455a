import type { IntegratedOrder } from "../../../laws/kinetics/integrated.ts";
import { parseEquation } from "../../../chemistry/equation/parse.ts";
import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { CONSTANTS } from "../../../quantity/constants.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { isSense } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import { canonicalOf, canonicalText } from "./half-cells.ts";
import type { LawSense } from "./law-senses.ts";
import { readLawSentences } from "./law-tokens.ts";
import { orderOf } from "./rate-constants.ts";
import { spellRates } from "./rate-symbols.ts";

export type RateGoal = "constant" | "half-life" | "time" | "initial" | "final" | "left" | "reacted" | "activation";

/** A problem of kinetics, free of its language. Every quantity of the text stands in it once. */
export type RateProblem = {
  readonly order: IntegratedOrder | null;
  readonly values: ReadonlyMap<RateGoal, Quantity>;
  /** Rate constants with their temperatures, null for the one that is asked for; none where only one temperature is named. */
  readonly pairs: readonly (readonly [constant: Quantity | null, temperature: Quantity])[];
  readonly goal: RateGoal;
  readonly unit: Unit | null;
  /** The one reactant, in canonical ASCII; null where it is not named. */
  readonly reactant: string | null;
  readonly givens: readonly Quantity[];
};

const ORDERS: Readonly<Record<string, IntegratedOrder>> = { "law/order-0": 0, "law/order-1": 1, "law/order-2": 2 };

type Item = { readonly sense: LawSense } | { readonly value: Quantity };

type Read = { readonly items: readonly Item[]; readonly units: readonly Unit[]; readonly asks: boolean };

const isValue = (item: Item | undefined): item is { readonly value: Quantity } => item !== undefined && "value" in item;

const LABELS = { "law/initial": "initial", "law/final": "final", "law/from": "initial", "law/to": "final" } as const;

const isLabel = (sense: string): sense is keyof typeof LABELS => sense in LABELS;

function isShare({ unit }: Quantity): boolean {
  return unit.dimension === DIMENSIONS.none && unit.factors[0]?.unit.symbol === "%";
}

class RateReader {
  readonly #values = new Map<RateGoal, Quantity>();
  readonly #sequence: ("goal" | { readonly constant: Quantity } | { readonly temperature: Quantity })[] = [];
  readonly #goals = new Map<RateGoal, Unit | null>();
  readonly #unlabelled: Quantity[] = [];
  #order: IntegratedOrder | null = null;

  readSentence(read: Read): boolean {
    return (
      this.#readOrder(read) &&
      read.items.every((item, at) => !isValue(item) || this.#readValue(read.items, at, item.value)) &&
      this.#readGoals(read)
    );
  }

  finish(reactant: string | null, givens: readonly Quantity[]): RateProblem | null {
    const [entry, ...others] = this.#goals;
    if (entry === undefined || others.length > 0) return null;
    const [goal, unit] = entry;
    const pairs = this.#pair();
    if (pairs === null || !this.#placeUnlabelled(goal) || this.#values.has(goal)) return null;
    return { order: this.#order, values: this.#values, pairs, goal, unit, reactant, givens };
  }

  #readOrder({ items }: Read): boolean {
    for (const item of items) {
      const order = isValue(item) ? undefined : ORDERS[item.sense];
      if (order === undefined) continue;
      if (this.#order !== null && this.#order !== order) return false;
      this.#order = order;
    }
    return true;
  }

  #set(goal: RateGoal, quantity: Quantity): boolean {
    if (this.#values.has(goal)) return false;
    this.#values.set(goal, quantity);
    return true;
  }

  /** The words between two quantities, those before a place and those behind it. */
  #around(items: readonly Item[], at: number): { readonly before: LawSense[]; readonly behind: LawSense[] } {
    const before: LawSense[] = [];
    for (let index = at - 1; index >= 0; index -= 1) {
      const item = items[index];
      if (item === undefined || isValue(item)) break;
      before.push(item.sense);
    }
    const behind: LawSense[] = [];
    for (const item of items.slice(at + 1)) {
      if (isValue(item)) break;
      behind.push(item.sense);
    }
    return { before, behind };
  }

  #readValue(items: readonly Item[], at: number, quantity: Quantity): boolean {
    const { dimension } = quantity.unit;
    const { before, behind } = this.#around(items, at);
    const order = orderOf(quantity);
    if (order !== null) return this.#readConstant(quantity, before);
    if (dimension === DIMENSIONS.time)
      return this.#set(
        before.find((sense) => sense === "law/half-life" || sense === "law/how-long") === "law/half-life"
          ? "half-life"
          : "time",
        quantity,
      );
    if (dimension === DIMENSIONS.temperature) {
      this.#sequence.push({ temperature: inUnit(quantity, "K") });
      return true;
    }
    if (dimension === DIMENSIONS.molarEnergy)
      return before.includes("law/activation") && this.#set("activation", quantity);
    if (dimension === CONSTANTS.gas.unit.dimension)
      return (
        before[0] === "law/gas-constant" &&
        inUnit(quantity, "J/(mol·K)").value.div(CONSTANTS.gas.value).minus(1).abs().lt(0.001)
      );
    if (dimension === DIMENSIONS.concentration) return this.#readConcentration(quantity, before, behind);
    return isShare(quantity) && this.#readShare(quantity, before, behind);
  }

  /** Only where a rate constant is named: the rate of a reaction of order 0 has the same unit. */
  #readConstant(quantity: Quantity, before: readonly LawSense[]): boolean {
    const nearest = before.find(
      (sense) => sense === "law/rate-constant" || sense === "law/half-life" || sense === "law/activation",
    );
    const isPlain = nearest === undefined || nearest === "law/rate-constant";
    const isNamed = nearest !== undefined || (this.#sequence.length > 0 && orderOf(quantity) !== 0);
    if (!isPlain || !isNamed) return false;
    this.#sequence.push({ constant: quantity });
    return true;
  }

  #readConcentration(quantity: Quantity, before: readonly LawSense[], behind: readonly LawSense[]): boolean {
    // "0.10 M has reacted": neither the start nor what is left.
    if (before[0] === "law/reacted" || behind.find((sense) => sense !== "law/reactant") === "law/reacted") return false;
    const molar = inUnit(quantity, "mol/L");
    const label =
      before.find(isLabel) ?? (behind.find((sense) => isLabel(sense) || sense === "law/left") as LawSense | undefined);
    const known = label === undefined ? null : label === "law/left" ? "final" : isLabel(label) ? LABELS[label] : null;
    // "From 0.50 M to 0.20 M": what stands behind the first belongs to the second.
    const own = before.find(isLabel) === undefined && behind[0] === "law/to" ? "initial" : known;
    if (own !== null) return this.#set(own, molar);
    this.#unlabelled.push(molar);
    return true;
  }

  #readShare(quantity: Quantity, before: readonly LawSense[], behind: readonly LawSense[]): boolean {
    const isPossible = quantity.value.gt(0) && quantity.value.lt(100);
    const said =
      behind.find((sense) => sense === "law/reacted" || sense === "law/left") ??
      before.find((sense) => sense === "law/reacted" || sense === "law/left" || sense === "law/to");
    const isOnly =
      new Set(
        [...before, ...behind].filter((sense) => sense === "law/reacted" || sense === "law/left" || sense === "law/to"),
      ).size === 1;
    if (!isPossible || said === undefined || !isOnly) return false;
    return this.#set(said === "law/reacted" ? "reacted" : "left", quantity);
  }

  #readGoals({ items, units, asks }: Read): boolean {
    if (!asks) return !items.some((item) => !isValue(item) && item.sense === "law/how-long");
    if (units.length > 1) return false;
    const goals = new Set<RateGoal>();
    for (const [at, item] of items.entries()) {
      if (isValue(item)) continue;
      const next = items
        .slice(at + 1)
        .find(
          (other) => isValue(other) || !["law/from", "law/to", "law/reactant", "law/temperature"].includes(other.sense),
        );
      const goal = this.#goalOf(item.sense, isValue(next) ? next.value : null, items);
      if (goal === null) continue;
      // "The concentration" beside another question describes it.
      if ((goal === "initial" || goal === "final") && this.#hasAnotherGoal(items)) continue;
      goals.add(goal);
      if (goal === "constant") this.#sequence.push("goal");
    }
    // "What is the concentration after 30 s if the initial concentration …": the named one is not the one that is asked.
    const [goal, ...others] = goals;
    if (goal === undefined || others.length > 0) return false;
    this.#goals.set(goal, units[0] ?? null);
    return true;
  }

  #goalOf(sense: LawSense, next: Quantity | null, items: readonly Item[]): RateGoal | null {
    const follows = (dimension: number): boolean => next?.unit.dimension === dimension;
    switch (sense) {
      case "law/rate-constant":
        return next !== null && orderOf(next) !== null ? null : "constant";
      case "law/half-life":
        return follows(DIMENSIONS.time) ? null : "half-life";
      case "law/how-long":
        return follows(DIMENSIONS.time) ? null : "time";
      case "law/activation":
        return follows(DIMENSIONS.molarEnergy) ? null : "activation";
      case "law/final":
      case "law/initial":
      case "law/concentration":
        // "To 25% of the initial concentration", "the concentration falls from 0.8 M": no question.
        if (follows(DIMENSIONS.concentration) || items.some((item) => isValue(item) && isShare(item.value)))
          return null;
        return sense === "law/initial" ? "initial" : "final";
      case "law/share":
        return items.some((item) => !isValue(item) && item.sense === "law/left")
          ? "left"
          : items.some((item) => !isValue(item) && item.sense === "law/reacted")
            ? "reacted"
            : null;
      default:
        return null;
    }
  }

  #hasAnotherGoal(items: readonly Item[]): boolean {
    return items.some((item, at) => {
      if (isValue(item)) return false;
      const next = items[at + 1];
      const goal = ["law/how-long", "law/share", "law/rate-constant", "law/half-life", "law/activation"].includes(
        item.sense,
      );
      return (
        goal &&
        !(
          isValue(next) &&
          (orderOf(next.value) !== null ||
            next.value.unit.dimension === DIMENSIONS.time ||
            next.value.unit.dimension === DIMENSIONS.molarEnergy)
        )
      );
    });
  }

  /** Constants with their temperatures; a single temperature says only where the problem takes place. Null where they do not pair. */
  #pair(): RateProblem["pairs"] | null {
    const temperatures = this.#sequence.filter((each) => typeof each === "object" && "temperature" in each);
    const constants = this.#sequence.flatMap((each) =>
      typeof each === "object" && "constant" in each ? [each.constant] : [],
    );
    if (temperatures.length < 2) {
      const [constant, ...others] = constants;
      return others.length > 0 || (constant !== undefined && !this.#set("constant", constant)) ? null : [];
    }
    const pattern = this.#sequence
      .map((each) => (typeof each === "object" && "temperature" in each ? "t" : "k"))
      .join("");
    if (!/^(?:(?:kt){2}|(?:tk){2}|kttk|tkkt|kktt)g?$/.test(pattern) || temperatures.length !== 2) return null;
    const all = this.#sequence.flatMap((each): (Quantity | null)[] =>
      each === "goal" ? [null] : "constant" in each ? [each.constant] : [],
    );
    return temperatures.flatMap((each, index) =>
      typeof each === "object" && "temperature" in each ? [[all[index] ?? null, each.temperature] as const] : [],
    );
  }

  /** A concentration without a word that tells which it is: the other of two, or the one that is not asked for. */
  #placeUnlabelled(goal: RateGoal): boolean {
    const [only, ...others] = this.#unlabelled;
    if (only === undefined) return true;
    const other = this.#values.has("initial") || goal === "initial" ? "final" : "initial";
    return others.length === 0 && this.#set(other, only);
  }
}

/** The one reactant of all substances that a problem names; undefined where it names several and does not say which it is. */
function findReactant(sentences: readonly Sentence[]): string | null | undefined {
  const named = new Set<string | null>();
  let ofEquation: string | undefined;
  const all = new Set<string>();
  for (const token of sentences.flat()) {
    if (token.kind === "substance")
      named.add(token.substance.formulas.length === 1 ? canonicalText(token.substance.formulas[0] ?? "") : null);
    if (token.kind !== "equation") continue;
    const parsed = parseEquation(token.equation.text);
    const [reactant, ...others] = parsed.ok ? parsed.value.reactants : [];
    if (!parsed.ok || reactant === undefined || others.length > 0 || ofEquation !== undefined) return undefined;
    ofEquation = canonicalOf(reactant.formula);
    for (const { formula } of [...parsed.value.reactants, ...parsed.value.products]) all.add(canonicalOf(formula));
  }
  if (named.has(null)) return undefined;
  if (ofEquation !== undefined) return [...named].every((formula) => formula === ofEquation) ? ofEquation : undefined;
  const [only, ...others] = named;
  return others.length > 0 ? undefined : (only ?? null);
}

/** A text about rates → what it gives and asks; null when any of it is not understood. */
export function readRateProblem(text: string, locale: ProblemLocale): RateProblem | null {
  const sentences = readLawSentences(spellRates(text), "kinetics", locale);
  const reactant = sentences === null ? undefined : findReactant(sentences);
  if (sentences === null || reactant === undefined) return null;
  const reader = new RateReader();
  const givens: Quantity[] = [];
  for (const sentence of sentences) {
    const items = sentence.flatMap((token): Item[] => {
      if (token.kind === "quantity") return [{ value: token.reading.quantity }];
      return token.kind === "concept" &&
        token.concept.startsWith("law/") &&
        !["law/plain", "law/ask", "law/when", "law/and"].includes(token.concept)
        ? [{ sense: token.concept as LawSense }]
        : [];
    });
    const units = sentence.flatMap((token) =>
      token.kind === "unit" && token.unit.unit.counted === "" ? [token.unit.unit] : [],
    );
    givens.push(...items.flatMap((item) => (isValue(item) ? [item.value] : [])));
    const asks = sentence.some(
      (token) => isSense(token, "law/ask") || isSense(token, "law/how-long") || isSense(token, "law/share"),
    );
    if (!reader.readSentence({ items, units, asks })) return null;
  }
  return reader.finish(reactant, givens);
}
