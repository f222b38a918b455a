import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isCue, isMark, listSentences } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { listSubstances, settle } from "../../statement/scene.ts";
import { findSolvent } from "./solvents.ts";
import type { Spot } from "../../text/spot.ts";

const GOALS: Partial<Record<Kind, ColligativeGoal>> = {
  "freezing-point": "freezing-point",
  "freezing-change": "freezing-change",
  "boiling-point": "boiling-point",
  "boiling-change": "boiling-change",
  molality: "molality",
  molarity: "molarity",
  "molar-mass": "molar-mass",
  "vant-hoff-factor": "factor",
  "osmotic-pressure": "osmotic-pressure",
  "vapor-pressure": "vapor-pressure",
  "vapor-lowering": "vapor-lowering",
};

export type ColligativeGoal =
  | "freezing-point"
  | "freezing-change"
  | "boiling-point"
  | "boiling-change"
  | "molality"
  | "molarity"
  | "molar-mass"
  | "factor"
  | "osmotic-pressure"
  | "vapor-pressure"
  | "vapor-lowering"
  | "solute-mass"
  | "solute-amount"
  | "solvent-mass";

export type ColligativeSlot =
  | ColligativeGoal
  | "Kf"
  | "Kb"
  | "solvent-amount"
  | "volume"
  | "temperature"
  | "pure-freezing-point"
  | "pure-boiling-point"
  | "pure-pressure";

/** What a text says of a solute: that it stays whole, that all of it falls apart, that it falls apart, that it stays where it is, or that it is one. */
export type Trait = "whole" | "ions" | "electrolyte" | "nonvolatile" | "solute" | "solvent";

/** A solution that freezes, boils, draws water or evaporates. Every quantity of the text stands in it once. */
export type ColligativeProblem = {
  readonly values: ReadonlyMap<ColligativeSlot, Quantity>;
  readonly goals: readonly ColligativeGoal[];
  readonly unit: Unit | null;
  /** In canonical ASCII; null where it is not named. */
  readonly solute: string | null;
  readonly solvent: string | null;
  readonly says: ReadonlySet<Trait>;
};

/** Words of such questions that change nothing. */
export const OF_COLLIGATIVES =
  /^(?:expected|enough|make|solute|unknown|nonelectrolyte|electrolyte|non|vapor|lower(?:ed|s)?|raise[ds]?|depressed|elevated|degree|begin|protein|polymer|organic|freezes?|boils?|added|only|drops?|mixed|put|need|give)$/i;

const TRAITS: readonly (readonly [Trait, RegExp])[] = [
  ["whole", /\bnon-?\s?electrolyte|\b(?:does not|doesn't) (?:dissociate|ioni[sz]e|form ions)|\bnondissociating/i],
  [
    "ions",
    /\b(?:complete(?:ly)?|fully) (?:dissociat|ioni[sz])|\bdissociates? (?:completely|fully)|\bstrong electrolyte/i,
  ],
  [
    "electrolyte",
    /\b(?<!non-?\s?)electrolyte|\b(?:unknown|this|the|an?) (?:ionic )?(?:salt|ionic compound|ionic solid)\b/i,
  ],
  ["nonvolatile", /\bnon-?\s?volatile|\bnot volatile|\bdoes not evaporate/i],
  [
    "solute",
    /\b(?:solute|unknown|(?:an?|the|this) (?:[a-z]+ ){0,2}(?:compound|substance|solid|protein|polymer|peptide|enzyme|material))\b/i,
  ],
  ["solvent", /\bsolvent\b/i],
];

/** What a text says of its solute and its solvent. */
export const traitsOf = (text: string): Trait[] =>
  TRAITS.flatMap(([trait, words]) => (words.test(text) ? [trait] : []));

/** What else may happen to a solution, or be beside it. */
const ELSE =
  /\b(?:dimer|mountain|(?<!\bbe )added to|is added|degree of|compared|which (?:of|has)|weak|salt\b|not contain|blood|dissociated\b.*%|%\s?(?:dissociat|ioni))/i;

const CHANGED =
  /^(?:lower(?:ed|s)?|depress(?:ed|es)?|decreas(?:ed?|es)|drop(?:s|ped)?|falls?|fell|rais(?:ed?|es)|rises?|rose|increas(?:ed?|es)|elevated?|reduced?|reduces)$/i;

type Change = "freezing" | "boiling";

/** Which of the two a spot speaks of: "freezes", "boiling point". */
function changeAt(spot: Spot | undefined): Change | null {
  if (spot?.kind !== "cue") return null;
  if (spot.cue.is === "kind" && spot.cue.kinds.some((kind) => kind === "freezing-point" || kind === "freezing-change"))
    return "freezing";
  if (spot.cue.is === "kind" && spot.cue.kinds.some((kind) => kind === "boiling-point" || kind === "boiling-change"))
    return "boiling";
  if (spot.cue.is !== "happening") return null;
  if (spot.cue.happening === "freeze" && /^fre|^froze/i.test(spot.text)) return "freezing";
  return spot.cue.happening === "vaporise" && /^boil/i.test(spot.text) ? "boiling" : null;
}

const isSame = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && sameAtoms(one, other);

type Roles = { readonly solute: string | null; readonly solvent: string | null };

/** Which of the named substances is dissolved and which dissolves it; null where that is not certain. */
function findRoles(spots: readonly Spot[]): Roles | null {
  const all = [...new Set(listSubstances(spots).map((substance) => settle(substance, null)))];
  // "Glycerol (C3H8O3)": its name stands for its structure, and both for one substance.
  const named = all.filter((formula, index) => !all.slice(0, index).some((other) => isSame(formula, other)));
  if (named.length > 2 || named.includes(null) || spots.some(({ kind }) => kind === "equation")) return null;
  const isAqueous =
    named.includes("H2O") || spots.some((spot) => spot.kind === "cue" && /\baqueous\b/i.test(spot.text));
  const solvents = isAqueous ? ["H2O"] : named.filter((formula) => formula !== null && findSolvent(formula) !== null);
  const [solvent = null, ...more] = solvents;
  const [solute = null, ...others] = named.filter((formula) => formula !== solvent);
  return more.length > 0 || others.length > 0 ? null : { solute, solvent };
}

class ColligativeReader {
  readonly values = new Map<ColligativeSlot, Quantity>();
  readonly #spots: readonly Spot[];
  readonly #roles: Roles;

  constructor(spots: readonly Spot[], roles: Roles) {
    this.#spots = spots;
    this.#roles = roles;
  }

  #set(slot: ColligativeSlot | null, quantity: Quantity): boolean {
    if (slot === null || this.values.has(slot)) return false;
    this.values.set(slot, quantity);
    return true;
  }

  /** The spots of a sentence before a value, the nearest first, as far as the value before it. */
  #before(at: number): Spot[] {
    const [start] = listSentences(this.#spots).find(([from, to]) => at >= from && at < to) ?? [at];
    const all = this.#spots.slice(start, at).toReversed();
    const stop = all.findIndex(({ kind }) => kind === "quantity");
    return stop === -1 ? all : all.slice(0, stop);
  }

  read(given: GivenSpot): boolean {
    const { quantity, kinds } = given;
    const [kind] = kinds;
    if (kind === "molality" || kind === "molarity" || kind === "molar-mass" || kind === "osmotic-pressure")
      return this.#set(kind, quantity);
    if (kind === "vant-hoff-factor") return this.#set("factor", quantity);
    if (quantity.unit.dimension === DIMENSIONS.molalTemperatureShift)
      return this.#set(
        kinds.includes("freezing-constant") ? "Kf" : kinds.includes("boiling-constant") ? "Kb" : null,
        quantity,
      );
    if (quantity.unit.dimension === DIMENSIONS.temperature) return this.#readTemperature(given);
    if (kinds.includes("vapor-pressure")) return this.#set(this.#ownerOfPressure(given), quantity);
    if (kind === "mass" || kind === "amount") return this.#readPortion(given, kind);
    return (
      quantity.unit.dimension === DIMENSIONS.volume &&
      this.#set(this.#isOfSolution(given) ? "volume" : null, inUnit(quantity, "L"))
    );
  }

  #readPortion({ quantity, of, isOther, at }: GivenSpot, kind: "mass" | "amount"): boolean {
    const formula = settle(of, null);
    const { solute, solvent } = this.#roles;
    if (isSame(formula, solvent)) return this.#set(`solvent-${kind}`, quantity);
    const isUnnamed = isOther || this.#spots.slice(at + 1, at + 6).some(isSomething);
    const isSolute = formula === null ? solute === null && isUnnamed : isSame(formula, solute);
    return this.#set(isSolute ? `solute-${kind}` : null, quantity);
  }

  /** "To make 250 mL of solution": of the solution, and never of the solvent. */
  #isOfSolution({ at }: GivenSpot): boolean {
    const next = this.#spots
      .slice(at + 1, at + 4)
      .find((spot) => !(spot.kind === "cue" && /^(?:of|the|an?)$/i.test(spot.text)));
    return (
      isCue(next, "solution") ||
      (next?.kind !== "substance" && this.#before(at).some((spot) => isCue(spot, "solution") || isMade(spot)))
    );
  }

  /** Whether what stands nearest before a value is the solvent; one that is weighed, "25.0 g of benzene", is a part of the solution. */
  #isOfSolvent({ at }: GivenSpot): boolean {
    const [start] = listSentences(this.#spots).find(([from, to]) => at >= from && at < to) ?? [at];
    const { solute, solvent } = this.#roles;
    for (let place = at - 1; place >= start; place -= 1) {
      const spot = this.#spots[place];
      if (isCue(spot, "solution")) return false;
      if (spot?.kind === "cue" && /^pure$/i.test(spot.text)) return true;
      if (spot?.kind !== "substance" || this.#isWeighed(place)) continue;
      const formula = settle(spot.substance, null);
      if (isSame(formula, solute)) return false;
      if (isSame(formula, solvent)) return true;
    }
    return false;
  }

  /** "The vapor pressure of the solution is …", and that of the solvent. */
  #ownerOfPressure(given: GivenSpot): ColligativeSlot | null {
    if (this.#isOfSolvent(given)) return "pure-pressure";
    const noun = this.#before(given.at).find((spot) => isCue(spot, "solution") || isCue(spot, "kind"));
    return isCue(noun, "solution") ? "vapor-pressure" : null;
  }

  #isWeighed(place: number): boolean {
    const before = this.#spots[place - 1];
    const isOf = before?.kind === "cue" && /^of$/i.test(before.text);
    return this.#spots[isOf ? place - 2 : place - 1]?.kind === "quantity";
  }

  /** "From 5.5 °C to 3.1 °C": the point of the solvent, and that of the solution; null for any other temperature. */
  #readFromTo({ quantity, at }: GivenSpot): boolean | null {
    const isFrom = isSaid(this.#spots[at - 1], /^from$/i);
    const isTo = isSaid(this.#spots[at - 1], /^to$/i) && isSaid(this.#spots[at - 3], /^from$/i);
    if (!isFrom && !isTo) return null;
    const named = this.#before(isTo ? at - 2 : at).find((spot) => changeAt(spot) !== null);
    const change = changeAt(named);
    return change !== null && this.#set(`${isFrom ? "pure-" : ""}${change}-point`, inUnit(quantity, "°C"));
  }

  #readTemperature(given: GivenSpot): boolean {
    const { quantity, at } = given;
    const before = this.#before(at);
    const fromTo = this.#readFromTo(given);
    if (fromTo !== null) return fromTo;
    const sentence = listSentences(this.#spots).find(([from, to]) => at >= from && at < to) ?? [at, at];
    const place = before.findIndex((spot) => changeAt(spot) !== null);
    const isThermal = this.#spots.some((spot) => changeAt(spot) !== null);
    if (!isThermal) return this.#set("temperature", quantity);
    const isBy = given.kinds[0] === "temperature-change";
    // "Raises the boiling point of 400 g of water by 0.75 °C": a weight stands between.
    const around = this.#spots.slice(isBy ? sentence[0] : at, sentence[1]);
    const change = place === -1 ? changeAt(around.find((spot) => changeAt(spot) !== null)) : changeAt(before[place]);
    if (change === null)
      return given.kinds[0] === "temperature" && isBeforeCelsius(before) && this.#set("temperature", quantity);
    const named = place === -1 ? undefined : before[place];
    const isNamedChange =
      named?.kind === "cue" && named.cue.is === "kind" && named.cue.kinds.some((kind) => kind.endsWith("-change"));
    const isVerb = (spot: Spot | undefined): boolean => spot?.kind === "word" && CHANGED.test(spot.text);
    const hasVerb = before.some(isVerb) || isVerb(this.#spots[at + 1]);
    const isTo = before[0]?.kind === "cue" && /^to$/i.test(before[0].text);
    if (isNamedChange || isBy || (hasVerb && !isTo)) {
      const isScale = quantity.unit.factors.every(({ unit: { symbol } }) => ["°C", "K", "Δ°C"].includes(symbol));
      return isScale && this.#set(`${change}-change`, { ...quantity, unit: getUnit("Δ°C") });
    }
    if (place === -1) return false;
    if (hasVerb) return this.#set(`${change}-point`, inUnit(quantity, "°C"));
    return this.#set(this.#isOfSolvent(given) ? `pure-${change}-point` : `${change}-point`, inUnit(quantity, "°C"));
  }
}

const isMade = (spot: Spot): boolean =>
  (spot.kind === "word" || spot.kind === "cue") && /^(?:make|made|diluted)$/i.test(spot.text);

/** "3.24 g of an unknown substance" */
const isSomething = (spot: Spot): boolean =>
  spot.kind === "cue" && /^(?:unknown|substance|compound|solute|solid)$/i.test(spot.text);

const isSaid = (spot: Spot | undefined, word: RegExp): boolean => spot?.kind === "cue" && word.test(spot.text);

const isBeforeCelsius = ([before]: readonly Spot[]): boolean => before?.kind === "cue" && /^at$/i.test(before.text);

const AT_STAKE: ReadonlySet<Kind> = new Set<Kind>([
  "freezing-point",
  "freezing-change",
  "freezing-constant",
  "boiling-point",
  "boiling-change",
  "boiling-constant",
  "vant-hoff-factor",
  "osmotic-pressure",
  "vapor-pressure",
  "vapor-lowering",
]);

/** "At what temperature does it freeze?": the point. "How many grams of it must be added?": of the solute, or the solvent. */
function goalOf({ kinds: [kind], of }: GoalSpot, spots: readonly Spot[], roles: Roles): ColligativeGoal | null {
  if (kind === "mass") {
    const formula = settle(of, null);
    return isSame(formula, roles.solute) ? "solute-mass" : isSame(formula, roles.solvent) ? "solvent-mass" : null;
  }
  if (kind === "temperature") {
    const changes = new Set(spots.flatMap((spot) => changeAt(spot) ?? []));
    const [only] = changes;
    return changes.size === 1 && only !== undefined ? `${only}-point` : null;
  }
  return kind === undefined ? null : (GOALS[kind] ?? null);
}

/** A text about a solution that freezes, boils, draws water or evaporates; null where it is none, or says more. */
export function readColligative(
  text: string,
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): ColligativeProblem | null {
  const isAtStake =
    [...goals, ...givens].some(({ kinds }) => kinds.some((kind) => AT_STAKE.has(kind))) ||
    spots.some((spot) => changeAt(spot) !== null);
  const roles = isAtStake ? findRoles(spots) : null;
  const asked = roles === null ? [] : goals.map((goal) => goalOf(goal, spots, roles));
  const known = asked.filter((goal) => goal !== null);
  if (roles === null || known.length === 0 || known.length < asked.length || ELSE.test(text)) return null;
  if (spots.some((spot) => isCue(spot, "mixed") || (goals.length > 1 && isMark(spot, ";")))) return null;
  const reader = new ColligativeReader(spots, roles);
  if (!givens.every((given) => reader.read(given))) return null;
  const units = goals.flatMap(({ unit }) => unit ?? []);
  return units.length > 1
    ? null
    : {
        values: reader.values,
        goals: [...new Set(known)],
        unit: units[0] ?? null,
        ...roles,
        says: new Set(traitsOf(text)),
      };
}
