import { textOf } from "../../text/spot.ts";
import type { IntegratedOrder } from "../../../laws/kinetics/integrated.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { isSameVariable, type Label, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE, type Condition } from "../../../methods/rules/rule.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import { pairConstants } from "./arrhenius.ts";
import { isCue, isMark, listSentences } from "../../statement/goals.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { listSubstances } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

/** A reactant that is used up by a law of its order, or a rate constant at two temperatures. */
export type Rates = { readonly statement: Statement; readonly aside: readonly string[] };

/** The words of such problems that change nothing. */
export const OF_RATES =
  /^(?:take|takes|taken|fall|falls|drop|drops|decrease|decreases|reduce|reduced|react|reacted|consumed|decompose|decomposed|decomposes|remain|remains|left|until|required|needed|reactant|kinetics|integrated|arrhenius|equation|law|after)$/i;

/** A sample that reacts gets less; of a catalyst, of a second path and of a change told in words nothing is known here. */
const ELSE =
  /\b(?:ris|rose|grow|grew|increas|climb|gain|doubl|tripl|halv|catal|lower|dilut|third.order|second half|successive)/i;

/** A rate constant that rises with its temperature is told as both values. */
const ELSE_OF_BARRIERS = /\b(?:doubl|tripl|halv|catal|lower|third.order|second half|successive)/i;

const NO_WORDS = { before: [], behind: [] };

const LEFT = /^(?:left|remain|remains|remaining|still|unreacted)$/i;
const GONE = /^(?:react|reacts|reacted|decompose|decomposes|decomposed|consumed|gone|disappear|disappeared|used up)$/i;

const DIMENSION_OF_ORDER: ReadonlyMap<number, IntegratedOrder> = new Map<number, IntegratedOrder>([
  [DIMENSIONS.concentration - DIMENSIONS.time, 0],
  [DIMENSIONS.frequency, 1],
  [-DIMENSIONS.concentration - DIMENSIONS.time, 2],
]);

/** The overall order that the unit of a rate constant tells; null for any other quantity. */
const orderOf = ({ unit }: Quantity): IntegratedOrder | null => DIMENSION_OF_ORDER.get(unit.dimension) ?? null;

/** The stretch of a sentence around a value, as far as the values beside it. */
function around(spots: readonly Spot[], at: number): { readonly before: string[]; readonly behind: string[] } {
  const [start, end] = listSentences(spots).find(([from, to]) => at >= from && at < to) ?? [at, at];
  const isEdge = (spot: Spot | undefined): boolean => spot?.kind === "quantity";
  const before: string[] = [];
  for (let index = at - 1; index >= start && !isEdge(spots[index]); index -= 1) before.push(textOf(spots[index]));
  const behind: string[] = [];
  for (let index = at + 1; index < end && !isEdge(spots[index]); index += 1) {
    if (isMark(spots[index], ",") || isCue(spots[index], "when")) break;
    behind.push(textOf(spots[index]));
  }
  return { before, behind };
}

/** Which concentration a value is: "from 0.8 M", "the initial …", "to 0.2 M"; undefined for one that is told by itself, null for a difference. */
function labelOf(spots: readonly Spot[], { at, label }: GivenSpot): Label | null | undefined {
  const [before = "", ...earlier] = around(spots, at).before.filter((word) => word !== "");
  const { behind } = around(spots, at);
  if (/^by$/i.test(before) || GONE.test(before) || behind.slice(0, 3).some((word) => GONE.test(word))) return null;
  if (/^(?:drop|drops|decrease|decreases|fall|falls|reduce|reduces)$/i.test(before)) return null;
  if (/^from$/i.test(before)) return "initial";
  if (/^(?:to|reach|reaches|reached)$/i.test(before)) return "final";
  if (label !== null) return label;
  return behind.slice(0, 3).some((word) => LEFT.test(word)) || earlier.some((word) => LEFT.test(word))
    ? "final"
    : undefined;
}

/** Which share a percentage is; null where nothing, or two things, say so. */
function shareOf(spots: readonly Spot[], at: number): Label | null {
  const { before, behind } = around(spots, at);
  const words = [...before, ...behind];
  const [isLeft, isGone] = [words.some((word) => LEFT.test(word)), words.some((word) => GONE.test(word))];
  const isTo = /^to$/i.test(before[0] ?? "");
  if (isTo && !isLeft && !isGone) return "final";
  return isLeft === isGone || isTo ? null : isLeft ? "final" : "decayed";
}

/** The one reactant of all that is named; null where a text names a second one. */
function findAside(spots: readonly Spot[]): string[] | null {
  const named = listSubstances(spots);
  const equations = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  const [equation, ...others] = equations;
  if (equation === undefined) return named.length > 1 ? null : named.flatMap(({ formulas }) => formulas);
  if (equation === null || others.length > 0 || equation.equation.reactants.length !== 1) return null;
  const [reactant = ""] = equation.species;
  return named.every(({ formulas }) => formulas.includes(reactant)) ? [...equation.species] : null;
}

function findOrder(spots: readonly Spot[]): IntegratedOrder | "several" | null {
  const orders = new Set(
    spots.flatMap((spot) => (spot.kind === "cue" && spot.cue.is === "order" ? spot.cue.order : [])),
  );
  const [order = null] = orders;
  return orders.size > 1 ? "several" : order;
}

const CONCENTRATION = (label: Label): Variable => variableOf("reactant-molarity", null, label);

/** What each value is; null where one of them is something else. */
class RateReader {
  readonly #spots: readonly Spot[];
  readonly givens: Given[] = [];
  readonly #loose: Quantity[] = [];

  constructor(spots: readonly Spot[]) {
    this.#spots = spots;
  }

  #add(variable: Variable, quantity: Quantity): boolean {
    if (this.givens.some((given) => isSameVariable(given.variable, variable))) return false;
    this.givens.push({ variable, quantity, words: NO_WORDS });
    return true;
  }

  read(given: GivenSpot): boolean {
    const [kind] = given.kinds;
    const { quantity, at } = given;
    if (given.kinds.includes("rate-constant")) return this.#add(variableOf("rate-constant", null), quantity);
    if (kind === "half-life" || kind === "time") return this.#add(variableOf(kind, null), quantity);
    if (kind === "temperature") return true;
    if (kind === "mass-percent" || kind === "fraction-left") {
      const label = quantity.value.gt(0) && quantity.value.lt(100) ? shareOf(this.#spots, at) : null;
      return label !== null && this.#add(variableOf("fraction-left", null, label), quantity);
    }
    const label = kind === "molarity" ? labelOf(this.#spots, given) : null;
    const molar = kind === "molarity" ? inUnit(quantity, "mol/L") : quantity;
    if (label === undefined) this.#loose.push(molar);
    return label === undefined || (label !== null && this.#add(CONCENTRATION(label), molar));
  }

  /** A concentration that no word tells is the other of two, or the one that is not asked for. */
  placeLoose(goal: Variable): boolean {
    const [only, ...others] = this.#loose;
    if (only === undefined) return true;
    const isStart =
      isSameVariable(goal, CONCENTRATION("initial")) ||
      this.givens.some(({ variable }) => isSameVariable(variable, CONCENTRATION("initial")));
    return others.length === 0 && this.#add(CONCENTRATION(isStart ? "final" : "initial"), only);
  }
}

function goalOf(spots: readonly Spot[], { kinds: [kind], label, start }: GoalSpot): Variable | null {
  if (kind === "rate-constant" || kind === "half-life" || kind === "time") return variableOf(kind, null);
  if (kind === "molarity") return CONCENTRATION(label === "initial" ? "initial" : "final");
  const at = spots.findIndex((spot) => spot.start === start);
  const share = kind === "fraction-left" ? shareOf(spots, at) : null;
  return share === null ? null : variableOf("fraction-left", null, share);
}

/** A concentration is told as the others of its problem are, a share in percent. */
function unitOf(goal: Variable, unit: Unit | null, givens: readonly GivenSpot[]): Unit | null {
  if (unit !== null) return unit;
  if (goal.kind === "fraction-left") return getUnit("%");
  return goal.kind === "reactant-molarity"
    ? (givens.find(({ kinds: [kind] }) => kind === "molarity")?.quantity.unit ?? null)
    : null;
}

function state(givens: readonly Given[], variable: Variable, unit: Unit | null, conditions: readonly Condition[]) {
  return {
    givens,
    goals: [{ variable, unit, words: NO_WORDS }],
    scene: { ...BARE_SCENE, conditions: new Set(conditions), givens: givens.map((given) => given.variable) },
  };
}

/** Null where a text is about something else; unclear where it is about rates, and not told whole. */
export function readRates(
  text: string,
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Rates | "unclear" | null {
  const [goal, ...others] = goals;
  const named = findOrder(spots);
  const isOfTwo = givens.filter(({ kinds: [kind] }) => kind === "temperature").length > 1;
  const isBarrier = [...goals, ...givens].some(({ kinds }) => kinds.includes("activation-energy"));
  if (goal === undefined || (named === null && !isBarrier)) return null;
  const aside = findAside(spots);
  if (others.length > 0 || aside === null || named === "several" || (isBarrier ? ELSE_OF_BARRIERS : ELSE).test(text))
    return "unclear";
  if (isOfTwo || isBarrier) {
    const paired = pairConstants(spots, goal, givens);
    return paired === null ? "unclear" : { statement: state(paired.givens, paired.goal, paired.unit, []), aside };
  }
  const asked = goalOf(spots, goal);
  const reader = new RateReader(spots);
  if (asked === null || !givens.every((given) => reader.read(given)) || !reader.placeLoose(asked)) return "unclear";
  const constant = reader.givens.find(({ variable: { kind } }) => kind === "rate-constant")?.quantity;
  const byUnit = constant === undefined ? null : orderOf(constant);
  if (named === null || (byUnit !== null && byUnit !== named)) return "unclear";
  return { statement: state(reader.givens, asked, unitOf(asked, goal.unit, givens), [`order-${named}`]), aside };
}
