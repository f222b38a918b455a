import { listTerms } from "../../../chemistry/equation/equation.ts";
import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isCue, isMark } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { isOfOneTemperature } from "../../statement/circumstances.ts";
import { isOneAtmosphere } from "../../statement/ignored.ts";
import { readScene } from "../../statement/scene.ts";
import { isText, type NamedSubstance, type Spot } from "../../text/spot.ts";
import { ANY_VOLUME, isWithoutVolume } from "./constant-of-mixture.ts";
import { type Moment, momentAt, PARTS, readMoments } from "./moments.ts";
import { listRun, type Reaction, speciesOf, spread } from "./shared-values.ts";

/** A reaction on its way to equilibrium: each value with its moment, each question with its own. */
export type Table = {
  readonly givens: readonly GivenSpot[];
  readonly goals: readonly GoalSpot[];
  /** No volume is told, and none matters. */
  readonly isAnyVolume: boolean;
};

const CONSTANTS: ReadonlySet<Kind> = new Set<Kind>([
  "equilibrium-constant",
  "concentration-constant",
  "pressure-constant",
]);
const ASKED: ReadonlySet<Kind> = new Set<Kind>([...CONSTANTS, ...PARTS, "percent-ionization", "percent-reacted"]);

/** What says how much has reacted, and not how much there is. */
const CHANGE = /^(?:consumed|reacted|used up|decomposed|converted|dissociated|ionized|lost|disappeared|gone)$/i;

/** Something is done once more: the table has a second row of starts. */
const AGAIN =
  /^(?:additional|more|another|extra|removed?|withdrawn|suddenly|compressed|expanded|catalyst|then|second|remaining|left over|double|doubled|halved|half|again|new|later|minutes?|seconds?)$/i;

/** "An excess of oxygen": more than there needs to be, and nobody says how much; of a solid that makes no difference. */
function isOpenExcess(spots: readonly Spot[], at: number): boolean {
  const around = spots.slice(Math.max(0, at - 1), at + 5);
  const isOfSolid = around.some(
    (spot) => isText(spot, /^solid$/i) || (spot.kind === "substance" && spot.substance.state === "s"),
  );
  return isText(spots[at], /^excess$/i) && !isOfSolid;
}

/** The noun for several values. */
const PLURAL = /(?:concentrations|molarities|pressures)(?: at equilibrium)?$/i;

/** "42.0 % dissociated": so much of the reactant has reacted. */
function isShare(spots: readonly Spot[], { at, quantity }: GivenSpot): boolean {
  const isPercent = quantity.unit.factors[0]?.unit.symbol === "%";
  return isPercent && spots.slice(at + 1, at + 9).some((spot) => isText(spot, CHANGE));
}

/** Whether the last noun before a place is the pressure of all gases together. */
function isTotal(spots: readonly Spot[], at: number): boolean {
  const noun = spots.slice(0, at + 1).findLast((spot) => isCue(spot, "kind"));
  return noun !== undefined && isText(noun, /^total pressure$/i);
}

/** "The equilibrium constant Kc": one question. */
function withoutRestated(goals: readonly GoalSpot[]): GoalSpot[] {
  return goals.filter(
    ({ kinds: [kind] }) =>
      kind !== "equilibrium-constant" ||
      !goals.some(({ kinds: [other] }) => other !== kind && CONSTANTS.has(other ?? "mass")),
  );
}

/** "A 0.15 M solution of HCN", "0.25 M NH3 solution": what was dissolved, before anything reacts. */
function isFormal(spots: readonly Spot[], { at, kinds: [kind] }: GivenSpot): boolean {
  const behind = spots.slice(at + 1, at + 3);
  const solution = behind.findIndex((spot) => isCue(spot, "solution"));
  return kind === "molarity" && solution !== -1 && behind.slice(0, solution).every((spot) => spot.kind === "substance");
}

/** What the text does not tell stands nowhere in it. */
const NOWHERE = { of: null, isOther: false, label: null, at: -1 };

class TableReader {
  readonly #reaction: Reaction;
  readonly #goals: readonly GoalSpot[];
  readonly #givens: readonly GivenSpot[];

  constructor(reaction: Reaction, goals: readonly GoalSpot[], givens: readonly GivenSpot[]) {
    this.#reaction = reaction;
    this.#goals = goals;
    this.#givens = givens;
  }

  get #spots(): readonly Spot[] {
    return this.#reaction.spots;
  }

  /** Whether it speaks of a start at all. */
  get isAtStake(): boolean {
    const isStart = this.#spots.some((_, at) => momentAt(this.#spots, at, 0) === "start");
    const isAsked = this.#goals.every(({ kinds: [kind] }) => kind !== undefined && ASKED.has(kind));
    const isSettled = this.#spots.some((spot) => isText(spot, /equilibrium(?! constant)/i));
    const hasConstant = [...this.#goals, ...this.#givens].some(
      ({ kinds: [kind] }) => kind !== undefined && CONSTANTS.has(kind),
    );
    const isAtOnce = isStart || (isSettled && hasConstant && !this.#isMixtureSettled);
    return isAsked && (hasConstant || isSettled) && (isAtOnce || this.#tellsTotal);
  }

  /** A pressure of all gases together, which is that of no species. */
  get #tellsTotal(): boolean {
    return this.#givens.some(({ kinds: [kind], at }) => kind === "pressure" && isTotal(this.#spots, at));
  }

  /** All values are of one mixture at equilibrium. */
  get #isMixtureSettled(): boolean {
    const moments = readMoments(this.#spots);
    return (
      moments === null ||
      this.#givens
        .filter(({ kinds: [kind] }) => kind !== undefined && PARTS.has(kind))
        .every((given) => moments(given.at) === "end" && !isFormal(this.#spots, given))
    );
  }

  /** Null where the text does not say when each value is, or does something twice. */
  read(): Table | null {
    const moments = readMoments(this.#spots);
    if (moments === null || this.#spots.some((spot, at) => isText(spot, AGAIN) || isOpenExcess(this.#spots, at)))
      return null;
    const goals = this.#goals.map((goal) => this.#listGoals(goal));
    const givens = this.#givens.map((given) => this.#listGivens(given, moments));
    const flatGoals = withoutRestated(goals.flatMap((each) => each ?? []));
    if (!goals.every((each) => each !== null) || !givens.every((each) => each !== null)) return null;
    const flat = givens.flat();
    const isTwice = flat.some((given, index) =>
      flat
        .slice(0, index)
        .some(
          (other) =>
            other.label === given.label &&
            other.kinds[0] === given.kinds[0] &&
            other.of?.formulas[0] === given.of?.formulas[0],
        ),
    );
    const isAnyVolume = this.#isOfAnyVolume(flat);
    const volume = isAnyVolume ? [{ quantity: ANY_VOLUME, kinds: ["volume"] as const, ...NOWHERE }] : [];
    return isTwice || !this.#hasStart(flat) ? null : { goals: flatGoals, givens: [...flat, ...volume], isAnyVolume };
  }

  /** Moles alone, in a vessel that cancels out. */
  #isOfAnyVolume(givens: readonly GivenSpot[]): boolean {
    const kinds = new Set(givens.map(({ kinds: [kind] }) => kind));
    return (
      isWithoutVolume(this.#reaction.equation) &&
      kinds.has("amount") &&
      ["volume", "molarity", "pressure"].every((kind) => !kinds.has(kind as Kind))
    );
  }

  /** Where all but one species are told without a word of when, they may be at equilibrium as well. */
  #hasStart(givens: readonly GivenSpot[]): boolean {
    return givens.some(({ label, kinds: [kind] }) => label === "initial" && kind !== undefined && PARTS.has(kind));
  }

  #listGivens(given: GivenSpot, moments: (at: number) => Moment | null): GivenSpot[] | null {
    const [kind] = given.kinds;
    if (kind === undefined) return [];
    if (kind === "temperature") return this.#listTemperature(given);
    if (kind === "volume") return [{ ...given, kinds: ["volume"], of: null, label: null, isOther: false }];
    if (CONSTANTS.has(kind)) return [{ ...given, of: null }];
    if (isShare(this.#spots, given))
      return [{ ...given, kinds: ["percent-reacted"], of: null, label: null, isOther: false }];
    if (!PARTS.has(kind)) return null;
    if (kind === "pressure" && isTotal(this.#spots, given.at))
      return moments(given.at) === "start"
        ? null
        : [{ ...given, kinds: ["pressure"], of: null, label: "total", isOther: false }];
    return this.#listParts(given, kind, moments);
  }

  /** Beside Kp the pressure of what is told in moles follows from the temperature; else it only says when K holds. */
  #listTemperature(given: GivenSpot): GivenSpot[] | null {
    const isTold = (kind: Kind): boolean => this.#givens.some(({ kinds }) => kinds[0] === kind);
    const isOfPressures = [...this.#goals, ...this.#givens].some(({ kinds: [kind] }) => kind === "pressure-constant");
    if (!isOfPressures || !isTold("amount") || !isTold("volume")) return [];
    if (!isOfOneTemperature(this.#givens)) return null;
    const first = this.#givens.find(({ kinds: [kind] }) => kind === "temperature");
    return first === given ? [{ ...given, of: null, label: null, isOther: false }] : [];
  }

  #listParts(given: GivenSpot, kind: Kind, moments: (at: number) => Moment | null): GivenSpot[] | null {
    const moment = isFormal(this.#spots, given) ? "start" : (moments(given.at) ?? this.#openMoment);
    const owned = given.of === null ? { ...given, of: this.#findOwner(given) } : given;
    if (moment === null || this.#isOfChange(given)) return null;
    const label: Label | null = moment === "start" ? "initial" : null;
    const spreaded = spread(this.#reaction, owned, this.#givens);
    return spreaded.every(({ of }) => speciesOf(this.#reaction, of) !== null)
      ? spreaded.map((each) => ({ ...each, kinds: [kind], label, isOther: false }))
      : null;
  }

  /** "The concentration of O2 at equilibrium is 0.150 M" */
  #findOwner({ at }: GivenSpot): NamedSubstance | null {
    const noun = this.#spots.findLastIndex((spot, index) => index < at && isCue(spot, "kind"));
    const between = noun === -1 ? [] : this.#spots.slice(noun + 1, at);
    const named = between.flatMap((spot) => (spot.kind === "substance" ? [spot.substance] : []));
    const isPlain = between.every(
      (spot) => spot.kind === "substance" || isCue(spot, "link", "filler", "condition") || isMark(spot, "="),
    );
    return isPlain && named.length === 1 ? (named[0] ?? null) : null;
  }

  /** A mixture of which nothing is said is the one at first, where it cannot be the one at equilibrium. */
  get #openMoment(): Moment | null {
    const counted = listTerms(this.#reaction.equation.equation).filter(
      ({ formula: { state } }) => state !== "s" && state !== "l",
    );
    const told = new Set(
      this.#givens.flatMap(({ of, kinds: [kind] }) =>
        kind !== undefined && PARTS.has(kind) ? (speciesOf(this.#reaction, of) ?? []) : [],
      ),
    );
    const asked = this.#goals.some(({ kinds: [kind] }) => kind !== undefined && PARTS.has(kind));
    const reactants = this.#reaction.equation.species.slice(0, this.#reaction.equation.equation.reactants.length);
    // "… react: how much of the product is there once equilibrium is reached?"
    if (asked && this.#isReachedLater && [...told].every((each) => reactants.includes(each))) return "start";
    return asked && told.size < counted.length - 1 ? "start" : null;
  }

  /** "Once equilibrium is reached": the question is about later. */
  get #isReachedLater(): boolean {
    return this.#spots.some(
      (spot, at) =>
        isText(spot, /^(?:in |at )?equilibrium$/i) &&
        this.#spots.slice(Math.max(0, at - 3), at).some((each) => isCue(each, "when")) &&
        this.#spots.slice(at + 1, at + 4).some((each) => isText(each, /^(?:reached|established|attained)$/i)),
    );
  }

  /** "0.15 mol of it has reacted": no row of what there is. */
  #isOfChange({ at }: GivenSpot): boolean {
    const behind = this.#spots.slice(at + 1);
    const end = behind.findIndex((spot) => isMark(spot, ".", "?", ",", ";", "\n") || spot.kind === "quantity");
    return behind.slice(0, end === -1 ? undefined : end).some((spot) => isText(spot, CHANGE));
  }

  #listGoals(goal: GoalSpot): GoalSpot[] | null {
    const [kind] = goal.kinds;
    if (kind === undefined || goal.property !== null) return null;
    if (CONSTANTS.has(kind)) return [goal];
    if (kind.startsWith("percent")) return [{ ...goal, kinds: ["percent-reacted"], label: null }];
    const at = this.#spots.findIndex(({ start }) => start === goal.start);
    if (kind === "pressure" && isTotal(this.#spots, at)) return [{ ...goal, of: null, label: "total" }];
    const label = goal.label === "initial" ? ("initial" as const) : null;
    const run = listRun(this.#spots.slice(at), 0).filter((each) => speciesOf(this.#reaction, each) !== null);
    const isAll = this.#spots
      .slice(at, at + 8)
      .some((spot) =>
        isText(
          spot,
          /^(?:all|each) (?:species|substances?|gas(?:es)?)$|^(?:all|each species|each substance|species)$/i,
        ),
      );
    const named =
      run.length > 1
        ? run
        : this.#asksForAll(at)
          ? this.#listSpecies()
          : goal.of !== null
            ? [goal.of]
            : isAll
              ? this.#listSpecies()
              : [];
    return named.length === 0 || named.some((of) => speciesOf(this.#reaction, of) === null)
      ? null
      : named.map((of) => ({ ...goal, of, label }));
  }

  /** "The equilibrium concentrations in a 0.25 M NH3 solution": of all that are there, and the solution is only where. */
  #asksForAll(at: number): boolean {
    const noun = this.#spots[at];
    const isPlural = noun !== undefined && isText(noun, PLURAL);
    const next = this.#spots.slice(at + 1).find((spot) => !isCue(spot, "filler", "link", "condition"));
    return isPlural && next?.kind === "quantity";
  }

  #listSpecies(): NamedSubstance[] {
    const { equation, species } = this.#reaction.equation;
    return listTerms(equation).flatMap(({ formula: { state } }, index) =>
      state === "s" || state === "l"
        ? []
        : [{ formulas: [species[index] ?? ""], state: null, element: null, isName: false }],
    );
  }
}

/**
 * The table that a text makes: what there is at first and at equilibrium. Null where it speaks of no start; "unclear" where
 * it does, and does not say when each value is.
 */
export function readTable(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Table | "unclear" | null {
  const [only, ...others] = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  if (only === null || others.length > 0) return null;
  // "The decomposition of PCl5(g) into PCl3(g) and Cl2(g)": told in words, beside its constant.
  const isTold = [...givens, ...goals].some(({ kinds: [kind] }) => kind !== undefined && CONSTANTS.has(kind));
  const equation = only ?? (isTold ? (readScene(spots, goals)?.equation ?? null) : null);
  if (equation === null) return null;
  const isDissolved = givens.some(({ kinds: [kind] }) => kind === "molarity");
  const kept = givens.filter(
    ({ kinds: [kind], quantity }) => !(isDissolved && kind === "pressure" && isOneAtmosphere(quantity)),
  );
  const reader = new TableReader({ spots, equation }, goals, kept);
  return reader.isAtStake ? (reader.read() ?? "unclear") : null;
}
