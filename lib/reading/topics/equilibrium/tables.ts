import { textOf } from "../../text/spot.ts";
import { listTerms } from "../../../chemistry/equation/equation.ts";
import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import type { BalancedEquation } from "../../../methods/rules/rule.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isCue, isMark, listSentences } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { isOneAtmosphere } from "../../statement/ignored.ts";
import { readScene } from "../../statement/scene.ts";
import type { NamedSubstance, Spot } from "../../text/spot.ts";

/** A reaction on its way to equilibrium: each value with its moment, each question with its own. */
export type Table = { readonly givens: readonly GivenSpot[]; readonly goals: readonly GoalSpot[] };

const CONSTANTS: ReadonlySet<Kind> = new Set<Kind>([
  "equilibrium-constant",
  "concentration-constant",
  "pressure-constant",
]);
const PARTS: ReadonlySet<Kind> = new Set<Kind>(["molarity", "pressure", "amount"]);
const ASKED: ReadonlySet<Kind> = new Set<Kind>([...CONSTANTS, ...PARTS, "percent-ionization", "percent-reacted"]);

type Moment = "start" | "end";

/** What is done before a reaction begins. */
const START =
  /^(?:placed|filled|introduced|charged|added|injected|sealed|mixed|combined|put|pumped|admitted|loaded|starts?|begins?|began|started)$/i;

/** What says how much has reacted, and not how much there is. */
const CHANGE = /^(?:consumed|reacted|used up|decomposed|converted|dissociated|ionized|lost|disappeared|gone)$/i;

/** Something is done once more: the table has a second row of starts. */
const AGAIN =
  /^(?:additional|more|another|extra|removed?|withdrawn|suddenly|compressed|expanded|catalyst|then|second|remaining|left over|excess|double|doubled|halved|half|again|new|later|minutes?|seconds?)$/i;

/** The noun for several values. */
const PLURAL = /(?:concentrations|molarities|pressures)(?: at equilibrium)?$/i;

const isText = (spot: Spot, pattern: RegExp): boolean => pattern.test(textOf(spot));

/** "… and is allowed to come to equilibrium": where it goes, and no moment at which something is measured. */
function isOnTheWay(spots: readonly Spot[], at: number, from: number): boolean {
  const before = spots.slice(from, at);
  return (
    before
      .slice(-4)
      .some((spot) =>
        isText(spot, /^(?:reach(?:e[sd]?)?|comes?|came|attains?|attained|establish\w*|achieved?|approache?s?)$/i),
      ) && !before.some((spot) => isCue(spot, "when"))
  );
}

/** "Are heated in a 2.0 L flask", "… heated together": what is put there. */
function isPutInHeat(spots: readonly Spot[], at: number): boolean {
  const [spot, next] = [spots[at], spots[at + 1]];
  return spot !== undefined && next !== undefined && isText(spot, /^heated$/i) && isText(next, /^(?:in|together)$/i);
}

function momentAt(spots: readonly Spot[], at: number, from: number): Moment | null {
  const spot = spots[at];
  if (spot === undefined) return null;
  if (spot.kind === "cue" && spot.cue.is === "label") return spot.cue.label === "initial" ? "start" : "end";
  if (isText(spot, START) || isPutInHeat(spots, at)) return "start";
  const isSettled =
    spot.kind === "cue" &&
    /equilibrium/i.test(spot.text) &&
    (spot.cue.is === "condition" || (spot.cue.is === "kind" && spot.cue.kinds.every((kind) => PARTS.has(kind))));
  return isSettled && !isOnTheWay(spots, at, from) ? "end" : null;
}

const isPercent = (spot: Spot): boolean =>
  spot.kind === "quantity" && spot.quantity.unit.factors[0]?.unit.symbol === "%";

type Stretch = { readonly from: number; readonly to: number; readonly moments: ReadonlySet<Moment> };

function stretchOf(spots: readonly Spot[], from: number, to: number): Stretch {
  const moments = spots.slice(from, to).flatMap((_, index) => momentAt(spots, from + index, from) ?? []);
  return { from, to, moments: new Set(moments) };
}

function cutAt(spots: readonly Spot[], { from, to }: Stretch, isCut: (spot: Spot) => boolean): Stretch[] {
  const cuts = spots.slice(from, to).flatMap((spot, index) => (isCut(spot) ? [from + index] : []));
  return [from, ...cuts].map((start, index) => stretchOf(spots, start, cuts[index] ?? to));
}

/** Stretches of a sentence that speak of one moment each; null where one speaks of two. */
function listStretches(spots: readonly Spot[], whole: Stretch): Stretch[] | null {
  if (whole.moments.size < 2) return [whole];
  const clauses = cutAt(spots, whole, (spot) => isMark(spot, ",", ";", ":", "(")).flatMap((clause) =>
    clause.moments.size < 2 ? [clause] : cutAt(spots, clause, (spot) => isCue(spot, "and", "when") || isPercent(spot)),
  );
  return clauses.every(({ moments }) => moments.size < 2) ? clauses : null;
}

/**
 * The moment of each stretch: its own, else that of the one before in the sentence, else of the one behind; "if 0.5 M A and
 * 0.5 M B were there at the start" is told anew, so that what stands behind tells when.
 */
function settleMoments(spots: readonly Spot[], stretches: readonly Stretch[]): (Moment | null)[] {
  const own = stretches.map(({ moments: [moment = null] }) => moment);
  return stretches.map(({ from }, index) => {
    const [now = null] = own.slice(index, index + 1);
    if (now !== null) return now;
    const behind = own.slice(index).find((each) => each !== null);
    const before = own.slice(0, index).findLast((each) => each !== null);
    return (isCue(spots[from], "when") ? (behind ?? before) : (before ?? behind)) ?? null;
  });
}

/** When each place of a text is; null where a sentence leaves it open. */
function readMoments(spots: readonly Spot[]): ((at: number) => Moment | null) | null {
  const moments: (Moment | null)[] = spots.map(() => null);
  let last: Moment | null = null;
  for (const [from, to] of listSentences(spots)) {
    const stretches = listStretches(spots, stretchOf(spots, from, to));
    if (stretches === null) return null;
    const own = settleMoments(spots, stretches);
    for (const [index, { from: start, to: end }] of stretches.entries()) moments.fill(own[index] ?? last, start, end);
    last = own.at(-1) ?? last;
  }
  return (at) => moments[at] ?? null;
}

type Reaction = { readonly spots: readonly Spot[]; readonly equation: BalancedEquation };

function speciesOf({ equation }: Reaction, substance: NamedSubstance | null): string | null {
  const own = equation.species.filter((each) => substance?.formulas.some((formula) => sameAtoms(formula, each)));
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** "H2 and I2", "N2, H2 and NH3": what stands side by side around a place. */
function listRun(spots: readonly Spot[], near: number): NamedSubstance[] {
  const runs: { from: number; to: number; substances: NamedSubstance[] }[] = [];
  for (const [at, spot] of spots.entries()) {
    if (spot.kind !== "substance") continue;
    const run = runs.at(-1);
    const isNext =
      run !== undefined && spots.slice(run.to + 1, at).every((each) => isCue(each, "and") || isMark(each, ","));
    if (isNext) {
      run.substances.push(spot.substance);
      run.to = at;
    } else runs.push({ from: at, to: at, substances: [spot.substance] });
  }
  const isInSentence = (from: number, to: number): boolean =>
    !spots.slice(Math.min(from, near), Math.max(to, near)).some((spot) => isMark(spot, ".", "?"));
  const own = runs.filter(({ from, to, substances }) => substances.length > 1 && isInSentence(from, to));
  const [only, ...others] = own;
  return only === undefined || others.length > 0 ? [] : only.substances;
}

/** "Each 0.100 M": of each of those that stand side by side. */
function spread(reaction: Reaction, given: GivenSpot): GivenSpot[] {
  const around = reaction.spots.slice(Math.max(0, given.at - 2), given.at + 3);
  if (!around.some((spot) => isText(spot, /^(?:each|both)$/i)) && given.of !== null) return [given];
  const run = listRun(reaction.spots, given.at);
  return run.length < 2 ? [given] : run.map((of) => ({ ...given, of }));
}

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
    if (moments === null || this.#spots.some((spot) => isText(spot, AGAIN))) return null;
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
    return isTwice || !this.#hasStart(flat) ? null : { goals: flatGoals, givens: flat };
  }

  /** Where all but one species are told without a word of when, they may be at equilibrium as well. */
  #hasStart(givens: readonly GivenSpot[]): boolean {
    return givens.some(({ label, kinds: [kind] }) => label === "initial" && kind !== undefined && PARTS.has(kind));
  }

  #listGivens(given: GivenSpot, moments: (at: number) => Moment | null): GivenSpot[] | null {
    const [kind] = given.kinds;
    if (kind === undefined || kind === "temperature") return [];
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

  #listParts(given: GivenSpot, kind: Kind, moments: (at: number) => Moment | null): GivenSpot[] | null {
    const moment = isFormal(this.#spots, given) ? "start" : (moments(given.at) ?? this.#openMoment);
    const owned = given.of === null ? { ...given, of: this.#findOwner(given) } : given;
    if (moment === null || this.#isOfChange(given)) return null;
    const label: Label | null = moment === "start" ? "initial" : null;
    const spreaded = spread(this.#reaction, owned);
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
  // "The decomposition of PCl5(g) into PCl3(g) and Cl2(g)": told in words, with its constant.
  const isTold = givens.some(({ kinds: [kind] }) => kind !== undefined && CONSTANTS.has(kind));
  const equation = only ?? (isTold ? (readScene(spots, goals)?.equation ?? null) : null);
  if (equation === null) return null;
  const isDissolved = givens.some(({ kinds: [kind] }) => kind === "molarity");
  const kept = givens.filter(
    ({ kinds: [kind], quantity }) => !(isDissolved && kind === "pressure" && isOneAtmosphere(quantity)),
  );
  const reader = new TableReader({ spots, equation }, goals, kept);
  return reader.isAtStake ? (reader.read() ?? "unclear") : null;
}
