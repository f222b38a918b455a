import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { CONSTANTS } from "../../../quantity/constants.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { isSense } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import { cationOf, isDissolved, isGas, isQuantity, pair, pairAmounts, withoutRepeats } from "./cell-amounts.ts";
import { CELL_GOALS, ItemReader } from "./cell-items.ts";
import type { CellGoal, Item, Role } from "./cell-items.ts";
import { spellCells } from "./cell-symbols.ts";
import type { WrittenCell } from "./cell-symbols.ts";
import { chargeOf, findMetalHalf, isSameHalf } from "./half-cells.ts";
import type { Changes, Half } from "./half-cells.ts";
import { readCellSentences } from "./cell-tokens.ts";

type HalfGiven = { readonly half: Half; readonly potential: Quantity | null };

/** A problem about a cell, free of its language. Every quantity of the text stands in it once. */
export type CellProblem = {
  readonly halves: readonly HalfGiven[];
  readonly written: WrittenCell | null;
  readonly reaction: Changes | null;
  /** In mol/L, or of gases in atm or bar, in the order of the text. */
  readonly amounts: readonly (readonly [formula: string, value: Quantity])[];
  readonly values: ReadonlyMap<CellGoal, Quantity>;
  readonly temperature: Quantity | null;
  readonly isStandard: boolean;
  /** What the text calls an electrode. */
  readonly roles: readonly (readonly [half: Half, role: Role])[];
  readonly goals: readonly { readonly goal: CellGoal; readonly unit: Unit | null }[];
  /** All quantities, as they come. */
  readonly givens: readonly Quantity[];
};

const POTENTIAL_NAMES = ["law/standard-cell-potential", "law/cell-potential", "half", "bare"] as const;

type PotentialName = (typeof POTENTIAL_NAMES)[number];

/** The dimension of what each name means; of electrons both a number and an amount. */
function fitsName(name: CellGoal, { unit }: Quantity): boolean {
  if (name === "law/standard-cell-potential" || name === "law/cell-potential")
    return unit.dimension === DIMENSIONS.potential;
  if (name === "law/gibbs") return unit.dimension === DIMENSIONS.energy || unit.dimension === DIMENSIONS.molarEnergy;
  return unit.dimension === DIMENSIONS.none || (name === "law/electrons" && unit.dimension === DIMENSIONS.amount);
}

/** Electrodes that take no part. */
const INERT: ReadonlySet<string> = new Set(["Pt", "C"]);

const isRole = (each: unknown): each is Role => each === "anode" || each === "cathode";

function isUnitOf(quantity: Quantity, dimension: number): boolean {
  return quantity.unit.dimension === dimension;
}

function isNear(quantity: Quantity, constant: Quantity): boolean {
  return (
    quantity.unit.dimension === constant.unit.dimension &&
    inUnit(quantity, constant === CONSTANTS.gas ? "J/(mol·K)" : "C/mol")
      .value.div(constant.value)
      .minus(1)
      .abs()
      .lt(0.001)
  );
}

class CellReader {
  readonly #halves: { half: Half; potential: Quantity | null }[] = [];
  readonly #amounts: (readonly [string, Quantity])[] = [];
  readonly #values = new Map<CellGoal, Quantity>();
  readonly #species: string[] = [];
  readonly #goals = new Map<CellGoal, Unit | null>();
  readonly #roles: (readonly [Half, Role])[] = [];
  #temperature: Quantity | null = null;
  #written: WrittenCell | null = null;
  #reaction: Changes | null = null;

  /** False where a sentence is not understood. */
  readSentence(items: readonly Item[], asks: boolean): boolean {
    return (
      this.#readThings(items) &&
      this.#readRoles(items) &&
      this.#readPotentials(items) &&
      this.#readAmounts(items) &&
      this.#readOthers(items) &&
      this.#readGoals(items, asks)
    );
  }

  finish(sentences: readonly Sentence[], givens: readonly Quantity[]): CellProblem | null {
    if (!this.#readMetals() || this.#goals.size === 0) return null;
    return {
      halves: this.#halves,
      written: this.#written,
      reaction: this.#reaction,
      amounts: this.#amounts,
      values: this.#values,
      temperature: this.#temperature,
      roles: this.#roles,
      isStandard: sentences.some((sentence) => sentence.some((token) => isSense(token, "law/standard-state"))),
      goals: [...this.#goals].map(([goal, unit]) => ({ goal, unit })),
      givens,
    };
  }

  #readThings(items: readonly Item[]): boolean {
    for (const item of items) {
      if (item.kind === "half") this.#addHalf(item.half, null);
      if (item.kind === "species") this.#species.push(item.formula);
      if (item.kind === "written") {
        if (this.#written !== null) return false;
        this.#written = item.cell;
        this.#amounts.push(...item.cell.anode.concentrations, ...item.cell.cathode.concentrations);
      }
      if (item.kind === "reaction") {
        if (this.#reaction !== null) return false;
        this.#reaction = item.changes;
      }
    }
    return true;
  }

  #addHalf(half: Half, potential: Quantity | null): boolean {
    const known = this.#halves.find(
      (each) => isSameHalf(each.half, half) || each.half.main.join() === half.main.join(),
    );
    if (known === undefined) this.#halves.push({ half, potential });
    else if (!isSameHalf(known.half, half) || (potential !== null && known.potential !== null)) return false;
    else known.potential = potential ?? known.potential;
    return true;
  }

  /** "Zinc is the anode": false where it is not plain which electrode is meant. */
  #readRoles(items: readonly Item[]): boolean {
    const sequence = items.flatMap((item): (Half | Role)[] => {
      if (item.kind === "role") return [item.role];
      if (item.kind === "half") return [item.half];
      const half = item.kind === "species" && chargeOf(item.formula) === 0 ? findMetalHalf(item.formula) : null;
      return half === null ? [] : [half];
    });
    if (!sequence.some(isRole)) return true;
    const pairs = pair<Half, Role>(sequence, isRole);
    this.#roles.push(...(pairs ?? []));
    return pairs !== null;
  }

  /** What a value in volts belongs to: a cell as a whole, or a half-cell. */
  #readPotentials(items: readonly Item[]): boolean {
    const sequence: (Half | Quantity)[] = [];
    const namesHalves = items.some((item) => item.kind === "name" && item.name === "half");
    const hasHalves = items.some((item) => item.kind === "half");
    let name: PotentialName | null = null;
    for (const [at, item] of items.entries()) {
      if (item.kind === "name") name = POTENTIAL_NAMES.find((each) => each === item.name) ?? name;
      const half =
        item.kind === "half"
          ? item.half
          : item.kind === "species" && namesHalves && !hasHalves
            ? this.#halfOfSpecies(item.formula)
            : null;
      if (half !== null) name = "half";
      if (half !== null && !sequence.some((each) => !isQuantity(each) && isSameHalf(each, half))) sequence.push(half);
      if (item.kind !== "value" || !isUnitOf(item.quantity, DIMENSIONS.potential)) continue;
      const isOfHalf =
        name === "half" || (name === "bare" && (hasHalves || namesHalves)) || (name === null && hasHalves);
      if (isOfHalf) sequence.push(item.quantity);
      else if (name === null || (name === "bare" && items.slice(at).some((other) => other.kind === "half")))
        return false;
      else if (
        !this.#setValue(
          name === "law/cell-potential" ? name : "law/standard-cell-potential",
          inUnit(item.quantity, "V"),
        )
      )
        return false;
    }
    if (!sequence.some(isQuantity)) return true;
    return (
      pair<Half, Quantity>(sequence, isQuantity)?.every(([half, value]) => this.#addHalf(half, inUnit(value, "V"))) ??
      false
    );
  }

  #halfOfSpecies(formula: string): Half | null {
    const half = findMetalHalf(formula.replace(/(?:\^\d)?[+-]$/, ""));
    return half !== null && half.main.includes(formula) ? half : null;
  }

  #setValue(goal: CellGoal, quantity: Quantity): boolean {
    if (this.#values.has(goal)) return false;
    this.#values.set(goal, quantity);
    return true;
  }

  #readAmounts(items: readonly Item[]): boolean {
    for (const [dimension, isOf] of [
      [DIMENSIONS.concentration, isDissolved],
      [DIMENSIONS.pressure, isGas],
    ] as const) {
      const sequence = items.flatMap((item): (string | Quantity)[] => {
        if (item.kind === "species" && isOf(item.formula)) return [item.formula];
        return item.kind === "value" && isUnitOf(item.quantity, dimension) ? [item.quantity] : [];
      });
      if (!sequence.some(isQuantity)) continue;
      const pairs = pairAmounts(withoutRepeats(sequence));
      if (pairs === null) return false;
      for (const [formula, value] of pairs) {
        const part = dimension === DIMENSIONS.pressure ? { formula, count: 1 } : cationOf(formula);
        if (part === null || this.#written?.anode.concentrations.length) return false;
        const inOwn = inUnit(value, dimension === DIMENSIONS.pressure ? "atm" : "mol/L");
        this.#amounts.push([part.formula, { ...inOwn, value: inOwn.value.times(part.count) }]);
      }
    }
    return true;
  }

  /** The temperature, pure numbers, energies and constants; false where a quantity is left. */
  #readOthers(items: readonly Item[]): boolean {
    // "K of a reaction with n = 2 is 1.5e37": a name that has its value gives way to the one before.
    const open: string[] = [];
    for (const [at, item] of items.entries()) {
      if (item.kind === "name" && item.name !== "temperature") open.push(item.name);
      if (item.kind !== "value") continue;
      const { quantity } = item;
      const next = items[at + 1];
      const name = isUnitOf(quantity, DIMENSIONS.temperature) ? null : (open.pop() ?? null);
      if (isUnitOf(quantity, DIMENSIONS.temperature)) {
        if (this.#temperature !== null) return false;
        this.#temperature = inUnit(quantity, "K");
      } else if (isUnitOf(quantity, DIMENSIONS.energy) || isUnitOf(quantity, DIMENSIONS.molarEnergy)) {
        if (name !== "law/gibbs" || !this.#setValue("law/gibbs", quantity)) return false;
      } else if (isUnitOf(quantity, DIMENSIONS.none) || isUnitOf(quantity, DIMENSIONS.amount)) {
        const isElectrons =
          quantity.unit.counted === "electrons" || (next?.kind === "name" && next.name === "law/electrons");
        const named = isElectrons ? "law/electrons" : name;
        if (
          named !== "law/electrons" &&
          (named !== "law/quotient" || !isUnitOf(quantity, 0)) &&
          (named !== "law/equilibrium-constant" || !isUnitOf(quantity, 0))
        )
          return false;
        if (named === "law/electrons" && !(quantity.value.isInteger() && quantity.value.gt(0) && quantity.value.lt(13)))
          return false;
        if (!this.#setValue(named, quantity)) return false;
      } else if (name === "gas-constant" || name === "faraday") {
        if (!isNear(quantity, name === "faraday" ? CONSTANTS.faraday : CONSTANTS.gas)) return false;
      } else if (
        ![DIMENSIONS.potential, DIMENSIONS.concentration, DIMENSIONS.pressure].some((dimension) =>
          isUnitOf(quantity, dimension),
        )
      )
        return false;
    }
    return true;
  }

  /** Names without a value, in a sentence that asks. */
  #readGoals(items: readonly Item[], asks: boolean): boolean {
    if (!asks) return true;
    const goals = items.flatMap((item, at): CellGoal[] => {
      if (item.kind !== "name") return [];
      const name = item.name === "bare" ? "law/standard-cell-potential" : item.name;
      const goal = CELL_GOALS.find((each) => each === name);
      const [before, next] = [items[at - 1], items[at + 1]];
      const isValued =
        goal !== undefined &&
        ((next?.kind === "value" && fitsName(goal, next.quantity)) ||
          (goal === "law/electrons" && before?.kind === "value" && fitsName(goal, before.quantity)));
      // "Calculate E° for Zn²⁺/Zn", "E° of the zinc electrode": of a half-cell.
      if (item.name === "bare" && next?.kind === "half" && items.filter((each) => each.kind === "half").length < 2)
        return [];
      return goal === undefined || isValued || this.#values.has(goal) ? [] : [goal];
    });
    const units = items.flatMap((item) => (item.kind === "unit" ? [item.unit] : []));
    if (goals.length === 0 || units.length > 1 || (units.length === 1 && new Set(goals).size > 1)) return false;
    for (const goal of goals) this.#goals.set(goal, units[0] ?? null);
    return true;
  }

  /** Metals and ions that are named become half-cells, or belong to those that there are. False where one does not fit. */
  #readMetals(): boolean {
    const halves = this.#written === null ? [] : [this.#written.anode.half, this.#written.cathode.half];
    for (const half of halves) this.#addHalf(half, null);
    const ofReaction = this.#reaction ?? new Map<string, number>();
    const isKnown = (formula: string): boolean =>
      INERT.has(formula) || ofReaction.has(formula) || this.#halves.some(({ half }) => half.changes.has(formula));
    for (const formula of this.#species) {
      if (isKnown(formula) || this.#reaction !== null) continue;
      const half = findMetalHalf(formula);
      if (half !== null && chargeOf(formula) === 0) this.#addHalf(half, null);
    }
    return this.#species.every((formula) => isKnown(formula) || isKnown(cationOf(formula)?.formula ?? ""));
  }
}

/** A text about a cell → what it gives and asks; null when any of it is not understood. */
export function readCellProblem(text: string): CellProblem | null {
  const spelt = spellCells(text);
  const sentences = readCellSentences(spelt.text);
  if (sentences === null) return null;
  const [items, reader] = [new ItemReader(spelt), new CellReader()];
  const givens: Quantity[] = [];
  for (const sentence of sentences) {
    const read = sentence.map((token) => items.read(token)).filter((item) => item !== undefined);
    if (!read.every((item) => item !== null)) return null;
    givens.push(
      ...read.flatMap((item) =>
        item.kind === "value"
          ? [item.quantity]
          : item.kind === "written"
            ? [...item.cell.anode.concentrations, ...item.cell.cathode.concentrations].map(([, value]) => value)
            : [],
      ),
    );
    if (
      !reader.readSentence(
        read,
        sentence.some((token) => isSense(token, "law/ask")),
      )
    )
      return null;
  }
  return reader.finish(sentences, givens);
}
