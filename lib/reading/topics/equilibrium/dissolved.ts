import { textOf } from "../../text/spot.ts";
import { SOLUBILITY_PRODUCTS } from "../../../chemistry/data/solubility-products.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { findSalt } from "../../../chemistry/ions/salt.ts";
import { findSolubility, isStrongElectrolyte } from "../../../chemistry/ions/solubility.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import { type BalancedEquation, BARE_SCENE } from "../../../methods/rules/rule.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isMark, listSentences } from "../../statement/goals.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { findDissolution, listSubstances, settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";
import { readQuantity } from "../../text/taken.ts";

/** A salt that hardly dissolves, beside ions that are told; `isLimit`: where it begins to, and adds nothing itself. */
export type Dissolved = { readonly statement: Statement; readonly aside: readonly string[]; readonly isLimit: boolean };

const NO_WORDS = { before: [], behind: [] };

const SCALE: ReadonlySet<Kind> = new Set<Kind>(["ph", "poh", "hydroxide"]);

/** The words of a question about a precipitate. */
export const OF_PRECIPITATES =
  /^(?:begin\w*|start\w*|precipitat\w*|form\w*|mixed|mixture|mix|mixing|maximum|minimum|most|reach\w*|exceed\w*|first|just|added|adding|add|presence|together|solid|whether|yes|any|possible|exist\w*|remain\w*|buffer\w*)$/i;

const LIMIT = /^(?:begin\w*|start\w*|precipitat\w*|maximum|exceed\w*|just|equilibrium|in equilibrium|at equilibrium)$/i;

/** The ions of a salt, each with how many of it one unit has. */
function ionsOf(formula: string): { readonly ion: string; readonly count: number }[] {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  return salt === null
    ? []
    : [...salt.cations, salt.anion].map(({ formula: ion, count }) => ({
        ion: canonicalOf(ion),
        count,
      }));
}

function isSoluble(formula: string): boolean {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  return salt !== null && isStrongElectrolyte(salt) && findSolubility(salt) === "soluble";
}

const isIon = (formula: string): boolean => /[+-]$/.test(formula);

/** "Does a precipitate form?", "Will PbCl2 precipitate when …?", "Predict whether …": whether Q is more than Ksp. */
function asksForPrecipitate(spots: readonly Spot[]): boolean {
  const asking = listSentences(spots)
    .map(([start, end]) => spots.slice(start, end + 1))
    .filter((sentence) => sentence.some((spot) => /^precipitat/i.test(textOf(spot))));
  const [only, ...others] = asking.filter(
    (sentence) =>
      (isMark(sentence.at(-1), "?") && /^(?:will|does?|would|should|is|can)$/i.test(textOf(sentence[0] ?? MARK))) ||
      sentence.some((spot) => /^(?:note )?whether$/i.test(textOf(spot))),
  );
  return only !== undefined && others.length === 0;
}

const MARK: Spot = { kind: "mark", mark: ".", start: 0, end: 0 };

class DissolvedReader {
  readonly #spots: readonly Spot[];
  readonly #goals: readonly GoalSpot[];
  readonly #givens: readonly GivenSpot[];
  readonly #equation: BalancedEquation;
  readonly #salt: string;

  constructor(
    { spots, goals, givens }: { spots: readonly Spot[]; goals: readonly GoalSpot[]; givens: readonly GivenSpot[] },
    { salt, equation }: { salt: string; equation: BalancedEquation },
  ) {
    this.#spots = spots;
    this.#goals = goals;
    this.#givens = givens.filter(({ kinds: [kind] }) => kind !== "temperature");
    this.#salt = salt;
    this.#equation = equation;
  }

  #ionOf(formula: string | null): string | null {
    if (formula === null) return null;
    return this.#equation.species.find((each) => isIon(each) && sameAtoms(each, formula)) ?? null;
  }

  get #constant(): Given | null {
    const own = this.#givens.filter(({ kinds: [kind] }) => kind === "solubility-product");
    const tabulated = SOLUBILITY_PRODUCTS.find(({ formula }) => formula === this.#salt)?.constant;
    const quantity = own[0]?.quantity ?? readQuantity(tabulated ?? "");
    return quantity === null || own.length > 1
      ? null
      : { variable: variableOf("solubility-product", null), quantity, words: NO_WORDS };
  }

  /** The ion that is asked for, a scale of OH⁻, Q, or whether there is a precipitate. */
  get #goal(): { readonly kind: Kind; readonly of: string | null; readonly unit: GoalSpot["unit"] } | null {
    const [goal, ...others] = this.#goals;
    if (goal === undefined)
      return asksForPrecipitate(this.#spots) ? { kind: "saturation", of: null, unit: null } : null;
    const [kind] = goal.kinds;
    if (others.length > 0 || kind === undefined) return null;
    if (kind === "reaction-quotient") return { kind, of: null, unit: null };
    if (SCALE.has(kind)) return this.#ionOf("OH-") === null ? null : { kind, of: null, unit: goal.unit };
    const ion = kind === "molarity" ? this.#ionOf(settle(goal.of, null)) : null;
    return ion === null ? null : { kind, of: ion, unit: goal.unit };
  }

  get isAtStake(): boolean {
    return this.#goal !== null && this.#givens.some(({ kinds: [kind] }) => kind !== "solubility-product");
  }

  read(): Dissolved | null {
    const [goal, constant] = [this.#goal, this.#constant];
    if (goal === null || constant === null || this.#saysEqualVolumes) return null;
    const isWhole = goal.kind === "saturation" || goal.kind === "reaction-quotient";
    const givens = isWhole ? this.#listMixed() : this.#listBeside(goal.of);
    if (givens === null) return null;
    const all = goal.kind === "reaction-quotient" ? givens : [...givens, constant];
    const scene = {
      ...BARE_SCENE,
      equation: this.#equation,
      conditions: isWhole ? BARE_SCENE.conditions : new Set(["at-equilibrium"] as const),
      givens: all.map(({ variable }) => variable),
    };
    const goals = [{ variable: variableOf(goal.kind, goal.of), unit: goal.unit, words: NO_WORDS }];
    return {
      statement: { givens: all, goals, scene },
      aside: listSubstances(this.#spots).flatMap((each) => settle(each, null) ?? []),
      isLimit: isWhole || this.#spots.some((spot) => LIMIT.test(textOf(spot))),
    };
  }

  /** "Equal volumes of …": a volume without a number. */
  get #saysEqualVolumes(): boolean {
    return /\b(?:equal|same) volume/i.test(this.#spots.map(textOf).join(" "));
  }

  #strengths(): { readonly owner: string; readonly given: GivenSpot }[] | null {
    const found = this.#givens.flatMap((given) => {
      const owner = given.kinds[0] === "molarity" ? settle(given.of, null) : null;
      return owner === null ? [] : [{ owner, given }];
    });
    const others = this.#givens.filter(({ kinds: [kind] }) => kind !== "molarity" && kind !== "solubility-product");
    const strengths = this.#givens.filter(({ kinds: [kind] }) => kind === "molarity");
    const isKnown = others.every(({ kinds: [kind] }) => kind === "volume" || kind === "ph" || kind === "poh");
    return isKnown && strengths.length === found.length ? found : null;
  }

  /** The concentration of an ion of the salt, told itself or by what it is dissolved as. */
  #asIon({ owner, given }: { readonly owner: string; readonly given: GivenSpot }): Given | null {
    const direct = this.#ionOf(owner);
    const shared =
      direct === null && isSoluble(owner) ? ionsOf(owner).filter(({ ion }) => this.#ionOf(ion) !== null) : [];
    const [only, ...others] = shared;
    const ion = direct ?? (only === undefined || others.length > 0 ? null : this.#ionOf(only.ion));
    const count = direct === null ? (only?.count ?? 1) : 1;
    return ion === null
      ? null
      : {
          variable: variableOf("molarity", ion),
          quantity: { ...given.quantity, value: given.quantity.value.times(count) },
          words: NO_WORDS,
        };
  }

  /** All of one ion, or a pH, beside which the other one is asked for. */
  #listBeside(wanted: string | null): Given[] | null {
    const strengths = this.#strengths();
    const scale = this.#givens.filter(({ kinds: [kind] }) => kind === "ph" || kind === "poh");
    if (strengths === null || strengths.length + scale.length !== 1 || this.#volumes.length > 0) return null;
    const [first] = strengths;
    const [power] = scale;
    if (first !== undefined) {
      const ion = this.#asIon(first);
      const isOwn = ion?.variable.of === wanted || (wanted === null && ion?.variable.of === this.#ionOf("OH-"));
      return ion === null || isOwn ? null : [ion];
    }
    const kind = power?.kinds[0];
    return kind === undefined || power === undefined || wanted === null || wanted === this.#ionOf("OH-")
      ? null
      : [{ variable: variableOf(kind, null), quantity: power.quantity, words: NO_WORDS }];
  }

  get #volumes(): readonly GivenSpot[] {
    return this.#givens.filter(({ kinds: [kind] }) => kind === "volume");
  }

  /** Both ions, in one solution or in two that are mixed: "50.0 mL of 0.10 M NaCl". */
  #listMixed(): Given[] | null {
    const strengths = this.#strengths();
    if (strengths === null || strengths.length !== 2) return null;
    const ions = strengths.map((each) => this.#asIon(each));
    const [first, second] = ions;
    if (first === null || second === null || first === undefined || second === undefined) return null;
    if (first.variable.of === second.variable.of) return null;
    if (this.#volumes.length === 0) return this.#saysMixed ? null : [first, second];
    const placed = strengths.map(({ owner, given }) => ({ owner, given, volume: this.#volumeBefore(given) }));
    if (this.#volumes.length !== 2 || placed.some(({ owner, volume }) => volume === null || isIon(owner))) return null;
    return placed.flatMap(({ owner, given, volume }): Given[] =>
      volume === null
        ? []
        : [
            { variable: variableOf("molarity", owner), quantity: given.quantity, words: NO_WORDS },
            { variable: variableOf("solution-volume", owner), quantity: volume.quantity, words: NO_WORDS },
          ],
    );
  }

  /** Two solutions that are put together, of which no volume is told. */
  get #saysMixed(): boolean {
    return this.#spots.some((spot) => /^(?:mix|mixed|mixing|combined|added|poured)$/i.test(textOf(spot)));
  }

  #volumeBefore({ at }: GivenSpot): GivenSpot | null {
    return this.#volumes.find((volume) => volume.at < at && at - volume.at <= 4) ?? null;
  }
}

/** A text about ions beside a salt that hardly dissolves. Null where it is none; "unclear" where it does not say all. */
export function readDissolved(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Dissolved | "unclear" | null {
  const formulas = [...new Set(listSubstances(spots).flatMap((substance) => settle(substance, null) ?? []))];
  const salts = formulas.filter(
    (formula) => !isIon(formula) && ionsOf(formula).length > 1 && !isSoluble(formula) && !/^H[A-Z0-9]/.test(formula),
  );
  const [salt, ...others] = salts;
  const equation = salt === undefined ? null : findDissolution(salt);
  if (salt === undefined || equation === null || others.length > 0) return null;
  const reader = new DissolvedReader({ spots, goals, givens }, { salt, equation });
  return reader.isAtStake ? (reader.read() ?? "unclear") : null;
}
