import { balance } from "../../../chemistry/equation/balance.ts";
import { listParticipants } from "../../../problems/reactions/reaction.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import type { Letter, Letters } from "../../text/letters.ts";
import { listClauses, senseAt, type SpeedSense } from "./speed-senses.ts";
import type { NamedSubstance, Spot } from "../../text/spot.ts";

/** What goes at a rate: a substance by its name, or the reaction. */
export type Goer = { readonly name: string } | "reaction";

/** A problem about the rates of one reaction. Every quantity of the text but a temperature stands in it. */
export type SpeedProblem = {
  /** None where no equation is written. */
  readonly participants: readonly Letter[];
  readonly known:
    | { readonly goer: Goer; readonly rate: Quantity }
    | { readonly goer: Goer; readonly from: Quantity; readonly to: Quantity; readonly time: Quantity };
  readonly asked: readonly Goer[];
  readonly unit: Unit | null;
};

const RATES: readonly number[] = [DIMENSIONS.reactionRate, DIMENSIONS.amount - DIMENSIONS.time];

type Direction = "used" | "formed";

type Item = Goer | Quantity | "ask";

const isQuantity = (item: Item): item is Quantity => typeof item === "object" && "value" in item;

const isGoer = (item: Item): item is Goer => item === "reaction" || (typeof item === "object" && "name" in item);

const nameOf = (goer: Goer): string => (goer === "reaction" ? "reaction" : goer.name);

/** The substances of an equation; null unless it is balanced as it is written, for a rate is told by its coefficients. */
function readParticipants(spots: readonly Spot[]): readonly Letter[] | null {
  const [equation, ...others] = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  if (equation === undefined) return [];
  const outcome = equation === null ? null : balance(equation.equation);
  if (equation === null || others.length > 0 || outcome?.kind !== "already-balanced" || !outcome.isLowest) return null;
  return listParticipants(equation).map(({ formula, coefficient, isReactant }) => ({
    name: formula,
    coefficient,
    isReactant,
  }));
}

class SpeedReader {
  readonly #participants: readonly Letter[];
  readonly #asked: Goer[] = [];
  readonly #named = new Set<string>();
  readonly #times: Quantity[] = [];
  readonly #units: Unit[] = [];
  #rate: { goer: Goer; rate: Quantity } | null = null;
  #change: { goer: Goer | null; from: Quantity; to: Quantity } | null = null;
  #directions = new Map<string, Direction>();
  #temperatures = 0;
  #asksBare = false;

  constructor(participants: readonly Letter[]) {
    this.#participants = participants;
  }

  /** False where a clause is not understood. */
  readClause(clause: readonly Spot[]): boolean {
    const items: Item[] = [];
    const concentrations: { value: Quantity; isFinal: boolean }[] = [];
    const directions: Direction[] = [];
    let isFinal = false;
    let tellsStart = false;
    for (const [at, spot] of clause.entries()) {
      const sense = senseAt(clause, at);
      tellsStart ||= sense === "from";
      if (sense === "to" || sense === "final") isFinal = true;
      else if (sense === "from" || sense === "initial") isFinal = false;
      if (sense === "by" || sense === "constant" || sense === "law") return false;
      if (sense === "used" || sense === "formed") directions.push(sense);
      if (spot.kind === "unit") this.#units.push(spot.unit);
      const item = this.#itemOf(spot, sense);
      if (item === null) return false;
      if (item !== undefined && !(isQuantity(item) && item.unit.dimension === DIMENSIONS.concentration))
        items.push(item);
      else if (item !== undefined && isQuantity(item))
        // "From 0.50 M falls to …": what follows is the end, whatever word leads to it.
        concentrations.push({ value: item, isFinal: isFinal || (tellsStart && concentrations.length === 1) });
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
    if (this.#units.length > 1 || times.length > 0) return null;
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
    const asksKnown = asked.some((goer) => "rate" in known && nameOf(goer) === nameOf(known.goer));
    if (asked.length === 0 || !isTold || !isPart || asksKnown) return null;
    return { participants: this.#resolve(known), known, asked, unit: this.#units[0] ?? null };
  }

  /** Undefined for a spot that names nothing here; null for what is not understood. */
  #itemOf(spot: Spot, sense: SpeedSense | null): Item | null | undefined {
    if (sense === "ask") return "ask";
    if (sense === "reaction-rate") return "reaction";
    if (spot.kind === "substance" || spot.kind === "concentration") return this.#goerOf(spot.substance);
    return spot.kind === "quantity" ? this.#readQuantity(spot.quantity) : undefined;
  }

  /** Of the forms of an element ("oxygen") the one that takes part. */
  #goerOf({ formulas }: NamedSubstance): Goer | null {
    const parts = formulas.filter((name) => this.#participants.some((part) => part.name === name));
    const [name, ...others] = this.#participants.length === 0 ? formulas : parts;
    if (name === undefined || others.length > 0) return null;
    this.#named.add(name);
    return { name };
  }

  #readQuantity(value: Quantity): Item | null | undefined {
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
    if (this.#participants.length === 0 || name === undefined) return distinct.size < 2;
    const roles = names.map((each) => this.#participants.find((part) => part.name === each)?.isReactant);
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
    const isOther = others.length > 0 || goer === "reaction" || this.#change !== null;
    if (isOther || concentrations.length !== 2 || from === undefined || to === undefined) return false;
    if (from.value.value.eq(to.value.value)) return false;
    this.#change = { goer: goer ?? null, from: from.value, to: to.value };
    if (goer === undefined) return true;
    const direction = this.#directions.get(goer.name);
    const own: Direction = from.value.value.gt(to.value.value) ? "used" : "formed";
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
    const isReactant = "from" in known ? known.from.value.gt(known.to.value) : this.#directions.get(name) !== "formed";
    return [{ name, coefficient: 1, isReactant }];
  }
}

/** Average rates, and rates of the substances of one reaction from each other; null where a text is about something else, or says more. */
export function readSpeeds(spots: readonly Spot[], { law, reaction }: Letters): SpeedProblem | null {
  const written = readParticipants(spots);
  if (law !== null || written === null || (reaction !== null && written.length > 0)) return null;
  const reader = new SpeedReader(reaction ?? written);
  return listClauses(spots).every((clause) => reader.readClause(clause)) ? reader.finish() : null;
}
