import { balance } from "../../../chemistry/equation/balance.ts";
import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { listParticipants } from "../../../problems/reactions/reaction.ts";
import { readBalanced } from "../reaction.ts";
import { isSense } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import type { ProblemToken } from "../tokens.ts";
import { isQuantity } from "./cell-amounts.ts";
import { canonicalText } from "./half-cells.ts";
import { readLawSentences } from "./law-tokens.ts";
import { spellSpeeds } from "./speed-symbols.ts";
import type { Letter } from "./speed-symbols.ts";

/** What goes at a rate: a substance by its name, or the reaction. */
export type Goer = { readonly name: string } | "reaction";

/** A problem about the rates of one reaction, free of its language. Every quantity of the text but a temperature stands in it. */
export type SpeedProblem = {
  /** None where no equation is written. */
  readonly participants: readonly Letter[];
  readonly known:
    | { readonly goer: Goer; readonly rate: Quantity }
    | { readonly goer: Goer; readonly from: Quantity; readonly to: Quantity; readonly time: Quantity };
  readonly asked: readonly Goer[];
  readonly unit: Unit | null;
  readonly givens: readonly Quantity[];
};

const RATES: readonly number[] = [DIMENSIONS.reactionRate, DIMENSIONS.amount - DIMENSIONS.time];

type Direction = "used" | "formed";

type Item = Goer | Quantity | "ask";

const isGoer = (item: Item): item is Goer => item === "reaction" || (typeof item === "object" && "name" in item);

const nameOf = (goer: Goer): string => (goer === "reaction" ? "reaction" : goer.name);

/** Sentences in parts that each tell or ask one thing. */
function splitClauses(sentences: readonly Sentence[]): Sentence[] {
  const clauses: ProblemToken[][] = [];
  for (const sentence of sentences) {
    clauses.push([]);
    for (const token of sentence) {
      if (isSense(token, "law/when") || (token.kind === "sign" && token.sign === ",")) clauses.push([]);
      else clauses.at(-1)?.push(token);
    }
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** The substances of an equation; null unless it is balanced as it is written, for a rate is told by its coefficients. */
function readParticipants(token: ProblemToken): Letter[] | null {
  if (token.kind !== "equation" || token.equation.unknownName !== null || token.equation.openName !== null) return null;
  const reaction = readBalanced(token.equation.text);
  const outcome = reaction === null ? null : balance(reaction.equation);
  if (reaction === null || outcome?.kind !== "already-balanced" || !outcome.isLowest) return null;
  return listParticipants(reaction).map(({ formula, coefficient, isReactant }) => ({
    name: formula,
    coefficient,
    isReactant,
  }));
}

/** "0.50 M से 0.20 M हो जाती": the words for from and to stand behind their values. */
function readsBehind(clause: Sentence): boolean {
  const first = clause.findIndex(
    (token) => token.kind === "quantity" && token.reading.quantity.unit.dimension === DIMENSIONS.concentration,
  );
  return (
    isSense(clause[first + 1], "law/from") &&
    !clause.slice(0, first).some((token) => isSense(token, "law/from", "law/to"))
  );
}

class SpeedReader {
  readonly #species: string[];
  #participants: readonly Letter[];
  readonly #asked: Goer[] = [];
  readonly #named = new Set<string>();
  readonly #times: Quantity[] = [];
  readonly #units: Unit[] = [];
  readonly #givens: Quantity[] = [];
  #rate: { goer: Goer; rate: Quantity } | null = null;
  #change: { goer: Goer | null; from: Quantity; to: Quantity } | null = null;
  #directions = new Map<string, Direction>();
  #temperatures = 0;
  #asksBare = false;

  constructor(species: readonly string[], letters: readonly Letter[] | null) {
    this.#species = [...species];
    this.#participants = letters ?? [];
  }

  /** False where a clause is not understood. */
  readClause(clause: Sentence): boolean {
    const items: Item[] = [];
    const concentrations: { value: Quantity; isFinal: boolean }[] = [];
    const directions: Direction[] = [];
    const tellsBehind = readsBehind(clause);
    let isFinal = false;
    for (const [at, token] of clause.entries()) {
      if (tellsBehind ? isSense(clause[at + 1], "law/to") : isSense(token, "law/to", "law/final")) isFinal = true;
      else if (isSense(token, "law/from", "law/initial")) isFinal = false;
      if (isSense(token, "law/rate-constant", "law/written-law")) return false;
      if (isSense(token, "law/used", "law/formed")) directions.push(isSense(token, "law/used") ? "used" : "formed");
      if (token.kind === "unit") this.#units.push(token.unit.unit);
      const item = this.#itemOf(token);
      if (item === null) return false;
      if (item !== undefined && !(isQuantity(item) && item.unit.dimension === DIMENSIONS.concentration))
        items.push(item);
      else if (isQuantity(item)) concentrations.push({ value: item, isFinal });
    }
    const plain = items.filter(
      (item, at) =>
        !(isGoer(item) && items.slice(0, at).some((other) => isGoer(other) && nameOf(other) === nameOf(item))) &&
        !(item === "ask" && items.indexOf(item) !== at),
    );
    return (
      this.#agree(plain.filter(isGoer), directions) &&
      this.#readChange(plain, concentrations) &&
      this.#readRates(plain, concentrations.length > 0)
    );
  }

  finish(): SpeedProblem | null {
    const [time, ...times] = this.#times;
    if (this.#units.length > 1 || times.length > 0 || this.#species.length > 0) return null;
    const known = this.#known(time);
    if (known === null) return null;
    const asked = this.#asksBare && this.#asked.length === 0 ? this.#bare(known.goer) : this.#asked;
    const isTold = [...this.#named].every((name) => [known.goer, ...asked].some((goer) => nameOf(goer) === name));
    const isPart = [known.goer, ...asked].every((goer) =>
      goer === "reaction"
        ? this.#participants.length > 0
        : this.#participants.length === 0
          ? goer.name === nameOf(known.goer)
          : this.#participants.some(({ name }) => name === goer.name),
    );
    if (
      asked.length === 0 ||
      !isTold ||
      !isPart ||
      asked.some((goer) => "rate" in known && nameOf(goer) === nameOf(known.goer))
    )
      return null;
    return { participants: this.#resolve(known), known, asked, unit: this.#units[0] ?? null, givens: this.#givens };
  }

  /** The one equation of all sentences; false where it cannot be read, or is not the only one. */
  readEquation(sentences: readonly Sentence[]): boolean {
    const [equation, ...others] = sentences.flat().filter((token) => token.kind === "equation");
    if (equation === undefined) return true;
    const participants = this.#participants.length === 0 && others.length === 0 ? readParticipants(equation) : null;
    this.#participants = participants ?? [];
    return participants !== null;
  }

  /** Undefined for a word that names nothing here; null for what is not understood. */
  #itemOf(token: ProblemToken): Item | null | undefined {
    if (isSense(token, "law/ask")) return "ask";
    if (isSense(token, "law/reaction-rate")) return "reaction";
    if (isSense(token, "law/species")) return this.#goerOf(this.#species.shift() ?? null);
    if (token.kind === "substance") return this.#goerOf(this.#nameOf(token.substance.formulas));
    return token.kind === "quantity" ? this.#readQuantity(token.reading.quantity) : undefined;
  }

  /** Of the forms of an element ("oxygen") the one that takes part. */
  #nameOf(formulas: readonly string[]): string | null {
    const names = formulas.map(canonicalText).filter((name) => name !== null);
    const parts = names.filter((name) => this.#participants.some((part) => part.name === name));
    const [only, ...others] = this.#participants.length === 0 ? names : parts;
    return others.length > 0 ? null : (only ?? null);
  }

  #goerOf(name: string | null): Goer | null {
    if (name === null) return null;
    this.#named.add(name);
    return { name };
  }

  #readQuantity(value: Quantity): Item | null | undefined {
    this.#givens.push(value);
    const { dimension } = value.unit;
    if (dimension === DIMENSIONS.temperature) {
      this.#temperatures += 1;
      return this.#temperatures > 1 ? null : undefined;
    }
    if (!value.value.gt(0)) return dimension === DIMENSIONS.concentration && value.value.isZero() ? value : null;
    if (dimension === DIMENSIONS.time) this.#times.push(value);
    if (dimension === DIMENSIONS.time) return undefined;
    return dimension === DIMENSIONS.concentration || RATES.includes(dimension) ? value : null;
  }

  /** What is said to be used up must be a reactant, what is said to form a product. */
  #agree(goers: readonly Goer[], directions: readonly Direction[]): boolean {
    const names = goers.flatMap((goer) => (goer === "reaction" ? [] : [goer.name]));
    const [name, ...others] = names;
    const distinct = new Set(directions);
    if (name !== undefined && others.length === 0 && distinct.size === 1)
      for (const direction of distinct) {
        if ((this.#directions.get(name) ?? direction) !== direction) return false;
        this.#directions.set(name, direction);
      }
    if (this.#participants.length === 0) return distinct.size < 2;
    const roles = names.map((each) => this.#participants.find((part) => part.name === each)?.isReactant);
    if (name === undefined) return distinct.size < 2;
    return (
      [...distinct].every((direction) => roles.includes(direction === "used")) &&
      (distinct.size === 0 || roles.every((role) => role !== undefined && distinct.has(role ? "used" : "formed")))
    );
  }

  /** "From 0.50 M to 0.20 M": only where it is said which is the last. */
  #readChange(
    items: readonly Item[],
    concentrations: readonly { readonly value: Quantity; readonly isFinal: boolean }[],
  ): boolean {
    if (concentrations.length === 0) return true;
    const [goer, ...others] = items.filter(isGoer);
    const [from, to] = [concentrations.find(({ isFinal }) => !isFinal), concentrations.find(({ isFinal }) => isFinal)];
    if (
      this.#change !== null ||
      concentrations.length !== 2 ||
      from === undefined ||
      to === undefined ||
      others.length > 0 ||
      goer === "reaction" ||
      from.value.value.eq(to.value.value)
    )
      return false;
    this.#change = { goer: goer ?? null, from: from.value, to: to.value };
    const isFalling = from.value.value.gt(to.value.value);
    if (goer === undefined) return true;
    const direction = this.#directions.get(goer.name);
    const own: Direction = isFalling ? "used" : "formed";
    this.#directions.set(goer.name, own);
    return direction === undefined || direction === own;
  }

  /** Things with their rates, and things whose rates are asked for. */
  #readRates(items: readonly Item[], tellsChange: boolean): boolean {
    if (tellsChange) return !items.some(isQuantity) && !items.includes("ask");
    const pattern = items.map((item) => (isQuantity(item) ? "v" : item === "ask" ? "a" : "t")).join("");
    if (/^t*$/.test(pattern)) return true;
    if (pattern === "a") {
      this.#asksBare = true;
      return true;
    }
    if (/^(?:at+|t+a)$/.test(pattern)) {
      const asked = items.filter(isGoer);
      // "The rate of reaction of N2": of which, is not plain.
      if (asked.includes("reaction") && asked.length > 1) return false;
      this.#asked.push(...asked);
      return true;
    }
    const told = /^(?:tv|vt)(?:ta|at)?$/.test(pattern)
      ? items.slice(0, 2)
      : /^(?:ta|at)(?:tv|vt)$/.test(pattern)
        ? items.slice(2)
        : null;
    if (told === null || this.#rate !== null) return false;
    const [goer, rate] = [told.find(isGoer), told.find(isQuantity)];
    if (goer === undefined || rate === undefined) return false;
    this.#rate = { goer, rate };
    this.#asked.push(...items.filter(isGoer).filter((each) => each !== goer));
    return true;
  }

  #known(time: Quantity | undefined): SpeedProblem["known"] | null {
    if (this.#rate !== null) return this.#change === null && time === undefined ? this.#rate : null;
    if (this.#change === null || time === undefined) return null;
    const { goer, from, to } = this.#change;
    const [only, ...others] = this.#named;
    // "The concentration of a reactant falls": the one substance that is named at all.
    const own = goer ?? (others.length === 0 && this.#participants.length === 0 ? { name: only ?? "A" } : null);
    return own === null ? null : { goer: own, from, to, time };
  }

  /** "What is the average rate?": of the one substance that is spoken of, where its coefficient changes nothing. */
  #bare(goer: Goer): readonly Goer[] {
    const part = this.#participants.find(({ name }) => name === nameOf(goer));
    return goer !== "reaction" && (this.#participants.length === 0 || part?.coefficient === 1) ? [goer] : [];
  }

  /** Without an equation the substance stands alone. */
  #resolve(known: SpeedProblem["known"]): readonly Letter[] {
    if (this.#participants.length > 0) return this.#participants;
    const name = nameOf(known.goer);
    return [
      {
        name,
        coefficient: 1,
        isReactant: "from" in known ? known.from.value.gt(known.to.value) : this.#directions.get(name) !== "formed",
      },
    ];
  }
}

/** A text about rates of one reaction → what it gives and asks; null when any of it is not understood. */
export function readSpeedProblem(text: string, locale: ProblemLocale): SpeedProblem | null {
  const spelt = spellSpeeds(text, locale);
  const sentences = spelt === null || spelt.law !== null ? null : readLawSentences(spelt.text, "rates", locale);
  if (spelt === null || sentences === null) return null;
  const reader = new SpeedReader(spelt.species, spelt.letters);
  return reader.readEquation(sentences) && splitClauses(sentences).every((clause) => reader.readClause(clause))
    ? reader.finish()
    : null;
}
