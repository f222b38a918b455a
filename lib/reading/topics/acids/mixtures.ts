import { isText, textOf } from "../../text/spot.ts";
import { STRONG_ACIDS, STRONG_BASES, WEAK_ACIDS, WEAK_BASES } from "../../../chemistry/data/acid-constants.ts";
import { findPair } from "../../../methods/rules/buffer.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE, type Condition } from "../../../methods/rules/rule.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isCue, isMark } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { listSubstances, settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

/** An acid with a base, or with its salt, in one solution: what was read, and whose values it leaves aside for a reason. */
type Mixture = { readonly statement: Statement; readonly aside: readonly string[] };

const SCALE: ReadonlySet<Kind> = new Set<Kind>(["ph", "poh", "hydronium", "hydroxide"]);
const isConstant = (kind: Kind | undefined): kind is Kind =>
  kind !== undefined && /^(?:acid|base)-(?:constant|exponent)$/.test(kind);

const NO_WORDS = { before: [], behind: [] };

const has = (spots: readonly Spot[], pattern: RegExp): boolean => spots.some((spot) => isText(spot, pattern));

const isStrongAcid = (formula: string): boolean => STRONG_ACIDS.has(formula);
const isStrongBase = (formula: string): boolean => Object.hasOwn(STRONG_BASES, formula);
const isStrong = (formula: string): boolean => isStrongAcid(formula) || isStrongBase(formula);

/** What the constant, and the tables, know as one that gives or takes a single proton. */
function isWeak(formula: string, side: "acid" | "base"): boolean {
  return Object.hasOwn(side === "acid" ? WEAK_ACIDS : WEAK_BASES, formula);
}

const isAcid = (formula: string): boolean => isStrongAcid(formula) || isWeak(formula, "acid");
const isBase = (formula: string): boolean => isStrongBase(formula) || isWeak(formula, "base");

/** What is dissolved, with what is told of it. */
type Part = {
  readonly formula: string;
  readonly values: readonly { readonly kind: Kind; readonly given: GivenSpot }[];
};

const isDimension = ({ quantity }: GivenSpot, dimension: number): boolean => quantity.unit.dimension === dimension;

const isVolume = (given: GivenSpot): boolean => given.kinds[0] === "volume";

const isStrength = (given: GivenSpot): boolean => given.kinds[0] === "molarity";

const kindOf = (given: GivenSpot): Kind | null => {
  if (isVolume(given)) return "solution-volume";
  if (isStrength(given)) return "molarity";
  if (isDimension(given, DIMENSIONS.amount)) return "amount";
  return isDimension(given, DIMENSIONS.mass) ? "mass" : null;
};

/** The words of a titration and of a buffer, which a question may have. */
export const OF_MIXTURES =
  /^(?:titrat\w*|titrant|equivalence|stoichiometric|end ?point|point|half|halfway|midpoint|addition|added|add|acid|base|buffer\w*|result\w*|combin\w*|mix\w*|prepar\w*|course|reach\w*|curve|during|total|volume|together|strong|weak|neutraliz\w*|just|only|no|any|start|begin\w*|burette|buret|pipett?e\w*|dissolv\w*|contain\w*|1|equimolar|conjugate|stage|acetate|formate|benzoate|lactate|nitrite|fluoride|cyanide|ammonium|ammonia|carbonate|phosphate)$/i;

class MixtureReader {
  readonly #spots: readonly Spot[];
  readonly #goals: readonly GoalSpot[];
  readonly #givens: readonly GivenSpot[];

  constructor(spots: readonly Spot[], goals: readonly GoalSpot[], givens: readonly GivenSpot[]) {
    this.#spots = spots;
    this.#goals = goals;
    this.#givens = givens.filter(({ kinds: [kind] }) => kind !== "temperature");
  }

  get #dissolved(): string[] {
    const formulas = listSubstances(this.#spots).flatMap((substance) => settle(substance, null) ?? []);
    return [...new Set(formulas)].filter((formula) => formula !== "H2O" && !/[+-]$/.test(formula));
  }

  get isAtStake(): boolean {
    const measured = this.#givens.filter((given) => kindOf(given) !== null && !isVolume(given));
    const formulas = this.#dissolved;
    const isScale =
      this.#goals.length > 0 && this.#goals.every(({ kinds: [kind] }) => kind !== undefined && SCALE.has(kind));
    const isPair = formulas.some(isStrongAcid) && formulas.some(isBase);
    const isOther = formulas.some(isStrongBase) && formulas.some(isAcid);
    return (
      isScale &&
      (measured.length > 0 || this.#isHalfway) &&
      (isPair || isOther || findPair(formulas) !== null || this.#isTitration)
    );
  }

  get #isHalfway(): boolean {
    return this.#isTitration && this.#point === "half";
  }

  get #isTitration(): boolean {
    return has(this.#spots, /^titrat|^titrant|^equivalence|^half-equivalence/i);
  }

  /** The one whose values these are, or the one of a strength that follows: "25.0 mL of 0.100 M HCl". */
  #ownerOf(given: GivenSpot): string | null {
    const own = settle(given.of, null);
    if (!isVolume(given)) return own;
    const strength = this.#givens.find(
      (other) =>
        isStrength(other) &&
        other.at > given.at &&
        this.#spots
          .slice(given.at + 1, other.at)
          .every((spot) => isCue(spot, "filler", "link", "solution") || isMark(spot, "(")),
    );
    return strength === undefined ? this.#volumeOwner(given) : settle(strength.of, null);
  }

  /** "20.0 mL of KOH", "12.5 mL of the base", "after 12.5 mL is added": only what stands behind the volume counts. */
  #volumeOwner(given: GivenSpot): string | null {
    const behind = this.#spots.slice(given.at + 1, given.at + 6);
    const stop = behind.findIndex(
      (spot) => spot.kind === "quantity" || isMark(spot, ".", "?", ",", ";") || isCue(spot, "and"),
    );
    const near = stop === -1 ? behind : behind.slice(0, stop);
    const named = near.find((spot) => spot.kind === "substance");
    if (named?.kind === "substance") return settle(named.substance, null);
    return null;
  }

  #listParts(): Part[] | null {
    const parts = new Map<string, { kind: Kind; given: GivenSpot }[]>();
    const loose: GivenSpot[] = [];
    for (const given of this.#givens) {
      const [first] = given.kinds;
      if (isConstant(first)) continue;
      const [kind, owner] = [kindOf(given), this.#ownerOf(given)];
      if (kind === null) return null;
      if (owner === null || owner === "H2O") loose.push(given);
      else parts.set(owner, [...(parts.get(owner) ?? []), { kind, given }]);
    }
    return this.#placeLoose(parts, loose) ? [...parts].map(([formula, values]) => ({ formula, values })) : null;
  }

  /** A volume of nobody is that of the titrant, where the other one has its own. */
  #placeLoose(parts: Map<string, { kind: Kind; given: GivenSpot }[]>, loose: readonly GivenSpot[]): boolean {
    const [only, ...others] = loose;
    if (only === undefined) return true;
    if (others.length > 0 || !isVolume(only)) return false;
    const isOpen = (values: readonly { kind: Kind }[]): boolean =>
      !values.some(({ kind }) => kind === "solution-volume");
    const open = [...parts].filter(([, values]) => isOpen(values));
    const [[formula, values] = [null, []], ...more] = open;
    const isOfTitrant = this.#isTitration && parts.size === 2 && formula === this.#titrant;
    if (isOfTitrant && formula !== null && more.length === 0) {
      parts.set(formula, [...values, { kind: "solution-volume", given: only }]);
      return true;
    }
    return this.#placeShared(parts, only);
  }

  /** The volume of a buffer is that of both of its parts. */
  #placeShared(parts: Map<string, { kind: Kind; given: GivenSpot }[]>, volume: GivenSpot): boolean {
    const pair = findPair([...parts.keys()]);
    if (pair === null) return false;
    const isOfWater = settle(volume.of, null) === "H2O";
    for (const formula of [pair.acid, pair.base]) {
      const values = parts.get(formula) ?? [];
      if (values.some(({ kind }) => kind === "solution-volume" || (isOfWater && kind === "molarity"))) return false;
      if (values.some(({ kind }) => kind === "molarity"))
        parts.set(formula, [...values, { kind: "solution-volume", given: volume }]);
    }
    return true;
  }

  /** "… is titrated with 0.10 M NaOH", "NaOH titrant", "added HCl". */
  get #titrant(): string | null {
    const at = this.#spots.findIndex((spot) => isText(spot, /^titrat/i));
    const from = this.#spots.findIndex((spot, index) => index > at && isText(spot, /^(?:with|by)$/i));
    const named =
      at === -1 || from === -1 ? undefined : this.#spots.slice(from).find((spot) => spot.kind === "substance");
    return named?.kind === "substance" ? settle(named.substance, null) : null;
  }

  read(): Mixture | null {
    const parts = this.#listParts();
    if (parts === null || parts.some(({ values }) => new Set(values.map(({ kind }) => kind)).size < values.length))
      return null;
    if (parts.length === 0) return this.#readHalf();
    const strong = parts.filter(({ formula }) => isStrong(formula));
    const pair = findPair(parts.map(({ formula }) => formula));
    if (pair !== null) return this.#readBuffer(parts, strong, pair);
    const [first, second, ...others] = parts;
    if (first === undefined || second === undefined || others.length > 0) return null;
    const isPartners =
      (isAcid(first.formula) && isBase(second.formula)) || (isBase(first.formula) && isAcid(second.formula));
    return isPartners && strong.length > 0 ? this.#readPartners([first, second]) : null;
  }

  /** Halfway to equivalence the acid's own constant tells the pH, whatever its strength and volume are. */
  #readHalf(): Mixture | null {
    const titrant = this.#dissolved.find(isStrong);
    const [analyte, ...others] = this.#dissolved.filter((formula) => formula !== titrant);
    if (titrant === undefined || analyte === undefined || others.length > 0 || this.#givens.length > 1) return null;
    if (isStrongBase(titrant) && isWeak(analyte, "acid"))
      return this.#toMixture([], ["neutralization", "half-of-acid"]);
    return isStrongAcid(titrant) && isWeak(analyte, "base")
      ? this.#toMixture([], ["neutralization", "half-of-base"])
      : null;
  }

  #readBuffer(parts: readonly Part[], strong: readonly Part[], pair: { acid: string; base: string }): Mixture | null {
    const own = parts.filter(({ formula }) => formula === pair.acid || formula === pair.base);
    if (parts.length !== own.length + strong.length || strong.length > 1 || own.length !== 2) return null;
    // A buffer that is told to change, and not by how much.
    if (strong.length === 0 && (this.#dissolved.some(isStrong) || has(this.#spots, /^add(?:ed|ition)?$/i))) return null;
    const isConcentrated = own.every(({ values }) => values.some(({ kind }) => kind === "molarity"));
    const shared = own.every(({ values }) =>
      values.some(({ given }) => own.every((part) => part.values.some((each) => each.given === given))),
    );
    // In one volume concentrations will do, and what is added is left out of it.
    const kept =
      strong.length === 0 && isConcentrated && shared
        ? own.map((part) => ({ ...part, values: part.values.filter(({ kind }) => kind === "molarity") }))
        : own;
    const added = strong.map((part) => ({
      ...part,
      values: part.values.some(({ kind }) => kind === "amount" || kind === "mass")
        ? part.values.filter(({ kind }) => kind !== "solution-volume")
        : part.values,
    }));
    const isWhole = [...kept, ...added].every(({ values }) => this.#isMeasured(values, strong.length > 0));
    const conditions: Condition[] = strong.length > 0 ? ["buffer", "neutralization"] : ["buffer"];
    return isWhole ? this.#toMixture([...kept, ...added], conditions) : null;
  }

  #isMeasured(values: Part["values"], inMoles: boolean): boolean {
    const kinds = new Set(values.map(({ kind }) => kind));
    if (kinds.has("amount") || kinds.has("mass")) return values.length === 1;
    return kinds.has("molarity") && (kinds.has("solution-volume") || !inMoles);
  }

  #readPartners(parts: readonly [Part, Part]): Mixture | null {
    const [point, titrant] = [this.#point, this.#titrant];
    const analyte = parts.find(({ formula }) => formula !== titrant);
    const isWhole = (part: Part): boolean => this.#isMeasured(part.values, true);
    if (point === "open") return null;
    if (point === "amount")
      return parts.every(isWhole) ? this.#toMixture(this.#withoutNothing(parts, titrant), ["neutralization"]) : null;
    if (titrant === null || analyte === undefined || !isWhole(analyte) || isStrong(titrant) === false) return null;
    const added = parts.find(({ formula }) => formula === titrant);
    const hasStrength = added?.values.length === 1 && added.values[0]?.kind === "molarity";
    if (!hasStrength) return null;
    if (point === "equivalence") return this.#toMixture(parts, ["neutralization", "equivalence"]);
    if (point === "start")
      return this.#toMixture([{ ...analyte, values: analyte.values.filter(({ kind }) => kind === "molarity") }], []);
    return isStrong(analyte.formula)
      ? null
      : this.#toMixture([], ["neutralization", isWeak(analyte.formula, "acid") ? "half-of-acid" : "half-of-base"]);
  }

  /** "0.00 mL": nothing of it is there yet, and the other one is a solution by itself. */
  #withoutNothing(parts: readonly Part[], titrant: string | null): readonly Part[] {
    const isNothing = ({ formula, values }: Part): boolean =>
      formula === titrant &&
      values.some(({ kind, given }) => kind === "solution-volume" && given.quantity.value.isZero());
    if (!parts.some(isNothing)) return parts;
    return parts.flatMap((part) =>
      isNothing(part) ? [] : [{ ...part, values: part.values.filter(({ kind }) => kind === "molarity") }],
    );
  }

  /** Where on the way it is asked for; "open" where a text names several places. */
  get #point(): "amount" | "equivalence" | "half" | "start" | "open" {
    const words = this.#spots.map(textOf).join(" ").toLowerCase();
    const isHalf = /\b(?:half(?:way)?[ -](?:to|of the way to|the)|half-equivalence|half equivalence|midpoint)\b/.test(
      words,
    );
    const isEquivalence = /\b(?:equivalence|stoichiometric|end) ?point\b/.test(words);
    const isStart =
      /\b(?:before any|no \w* ?(?:ha|i)s? ?been added|before the titration|before the addition|initial ph)\b/.test(
        words,
      ) || /\bno (?:base|acid|titrant)\b/.test(words);
    const volumes = this.#givens.filter(isVolume).length;
    if (isHalf) return volumes <= 1 && !isStart ? "half" : "open";
    if (isEquivalence) return volumes === 1 && !isStart ? "equivalence" : "open";
    if (isStart) return volumes <= 1 ? "start" : "open";
    return "amount";
  }

  #toMixture(parts: readonly Part[], conditions: readonly Condition[]): Mixture | null {
    const constants = this.#givens.flatMap(({ kinds: [kind], quantity }): Given[] =>
      isConstant(kind) ? [{ variable: variableOf(kind, null), quantity, words: NO_WORDS }] : [],
    );
    if (constants.length > 1) return null;
    const givens = [
      ...parts.flatMap(({ formula, values }) =>
        values.map(({ kind, given }): Given => ({
          variable: variableOf(kind, formula),
          quantity: given.quantity,
          words: NO_WORDS,
        })),
      ),
      ...constants,
    ];
    const goals = this.#goals.flatMap(({ kinds: [kind] }) =>
      kind === undefined ? [] : [{ variable: variableOf(kind, null), unit: null, words: NO_WORDS }],
    );
    const scene = { ...BARE_SCENE, conditions: new Set(conditions), givens: givens.map(({ variable }) => variable) };
    return { statement: { givens, goals, scene }, aside: this.#dissolved };
  }
}

/**
 * A titration at a point, a buffer, or one to which a strong partner is added. Null where a text is about none of them;
 * "unclear" where it is, and does not say all.
 */
export function readMixture(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Mixture | "unclear" | null {
  const reader = new MixtureReader(spots, goals, givens);
  return reader.isAtStake ? (reader.read() ?? "unclear") : null;
}
