import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { isSense } from "../sentences.ts";
import type { ProblemToken } from "../tokens.ts";
import { spellColligative } from "./colligative-symbols.ts";
import { canonicalText } from "./half-cells.ts";
import type { LawSense } from "./law-senses.ts";
import { readLawSentences } from "./law-tokens.ts";
import { findSolvent } from "./solvents.ts";

const GOALS = {
  "law/freezing-point": "freezing-point",
  "law/freezing-change": "freezing-change",
  "law/boiling-point": "boiling-point",
  "law/boiling-change": "boiling-change",
  "law/molality": "molality",
  "law/concentration": "molarity",
  "law/molar-mass": "molar-mass",
  "law/factor": "factor",
  "law/osmotic-pressure": "osmotic-pressure",
  "law/vapor-pressure": "vapor-pressure",
  "law/vapor-lowering": "vapor-lowering",
} as const;

type Label = keyof typeof GOALS;

export type ColligativeGoal = (typeof GOALS)[Label];

export type ColligativeSlot =
  | ColligativeGoal
  | "Kf"
  | "Kb"
  | "solute-mass"
  | "solvent-mass"
  | "solute-amount"
  | "solvent-amount"
  | "volume"
  | "temperature"
  | "pure-freezing-point"
  | "pure-boiling-point"
  | "pure-pressure"
  | "gas-constant";

/** A problem of solutions, free of its language. Every quantity of the text stands in it once. */
export type ColligativeProblem = {
  readonly values: ReadonlyMap<ColligativeSlot, Quantity>;
  readonly goals: readonly ColligativeGoal[];
  readonly unit: Unit | null;
  /** In canonical ASCII; null where it is not named. */
  readonly solute: string | null;
  readonly solvent: string | null;
  /** What the text says of the solute. */
  readonly says: ReadonlySet<LawSense>;
  readonly givens: readonly Quantity[];
};

type Item = { readonly sense: LawSense } | { readonly value: Quantity } | { readonly role: "solute" | "solvent" };

const senseOf = (item: Item | undefined): LawSense | null =>
  item !== undefined && "sense" in item ? item.sense : null;

const isLabel = (sense: LawSense | null): sense is Label => sense !== null && sense in GOALS;

/** Labels of a temperature of freezing or boiling. */
const THERMAL: ReadonlySet<string> = new Set([
  "law/freezing-point",
  "law/freezing-change",
  "law/boiling-point",
  "law/boiling-change",
]);

const PORTIONS = {
  solute: { mass: "solute-mass", amount: "solute-amount" },
  solvent: { mass: "solvent-mass", amount: "solvent-amount" },
} as const;

type Roles = { readonly solute: string | null; readonly solvent: string | null };

/** Which of the named substances is dissolved and which dissolves it; null where that is not certain. */
function findRoles(tokens: readonly ProblemToken[]): Roles | null {
  const named = new Set<string>();
  for (const token of tokens) {
    if (token.kind === "equation") return null;
    if (token.kind !== "substance") continue;
    const [formula, ...others] = token.substance.formulas;
    const canonical = formula === undefined || others.length > 0 ? null : canonicalText(formula);
    if (canonical === null) return null;
    named.add(canonical);
  }
  if (named.size > 2) return null;
  const isAqueous = named.has("H2O") || tokens.some((token) => isSense(token, "law/aqueous") || token.kind === "state");
  const solvents = isAqueous ? ["H2O"] : [...named].filter((formula) => findSolvent(formula));
  if (solvents.length > 1) return null;
  const [solvent = null] = solvents;
  const [solute = null, ...more] = [...named].filter((formula) => formula !== solvent);
  return more.length > 0 ? null : { solute, solvent };
}

class ColligativeReader {
  readonly values = new Map<ColligativeSlot, Quantity>();
  readonly goals = new Set<ColligativeGoal>();
  readonly says = new Set<LawSense>();
  readonly #isThermal: boolean;

  constructor(all: readonly Item[]) {
    this.#isThermal = all.some((item) => THERMAL.has(senseOf(item) ?? ""));
  }

  readSentence(items: readonly Item[]): boolean {
    const claimed = new Set<number>();
    for (const item of items) if ("sense" in item) this.says.add(item.sense);
    if (!items.every((item, at) => !("value" in item) || this.#readValue(items, at, item.value, claimed))) return false;
    const asks = items.some((item) => senseOf(item) === "law/ask");
    const open = items.flatMap((item, at) =>
      isLabel(senseOf(item)) && !claimed.has(at) ? [senseOf(item) as Label] : [],
    );
    if (!asks) return open.length === 0;
    const lowers = items.some((item, at) => senseOf(item) === "law/changed" && !claimed.has(at));
    for (const label of open) {
      const goal = GOALS[label];
      if (lowers && goal === "freezing-point") this.goals.add("freezing-change");
      else if (lowers && goal === "boiling-point") this.goals.add("boiling-change");
      else if (lowers && goal === "vapor-pressure") this.goals.add("vapor-lowering");
      else this.goals.add(goal);
    }
    return true;
  }

  #set(slot: ColligativeSlot, quantity: Quantity): boolean {
    if (this.values.has(slot)) return false;
    this.values.set(slot, quantity);
    return true;
  }

  /** The nearest label of some senses before a place that no other value has; it belongs to the value from now on. */
  #claim(items: readonly Item[], at: number, claimed: Set<number>, isWanted: (sense: LawSense) => boolean): number {
    const fits = (item: Item, place: number): boolean => {
      const sense = senseOf(item);
      return sense !== null && isWanted(sense) && !claimed.has(place);
    };
    const before = items.findLastIndex((item, place) => place < at && fits(item, place));
    const found = before < 0 ? items.findIndex((item, place) => place > at && fits(item, place)) : before;
    if (found >= 0) claimed.add(found);
    return found;
  }

  #readValue(items: readonly Item[], at: number, quantity: Quantity, claimed: Set<number>): boolean {
    const { dimension } = quantity.unit;
    const own = (slot: ColligativeSlot, label: LawSense): boolean => {
      this.#claim(items, at, claimed, (sense) => sense === label);
      return this.#set(slot, quantity);
    };
    switch (dimension) {
      case DIMENSIONS.molality:
        return own("molality", "law/molality");
      case DIMENSIONS.concentration:
        return own("molarity", "law/concentration");
      case DIMENSIONS.molarMass:
        return own("molar-mass", "law/molar-mass");
      case DIMENSIONS.molalTemperatureShift:
        return this.#readConstant(items, at, quantity, claimed);
      case DIMENSIONS.temperature:
        return this.#readTemperature(items, at, quantity, claimed);
      case DIMENSIONS.pressure:
        return this.#readPressure(items, at, quantity, claimed);
      case DIMENSIONS.mass:
      case DIMENSIONS.amount:
        return this.#readPortion(items, at, quantity, dimension === DIMENSIONS.mass ? "mass" : "amount");
      case DIMENSIONS.volume:
        return this.#readVolume(items, at, quantity);
      case DIMENSIONS.molarHeatCapacity:
        return senseOf(items[at - 1]) === "law/gas-constant" && this.#set("gas-constant", quantity);
      case DIMENSIONS.none:
        return (
          quantity.unit.factors.length === 0 &&
          this.#claim(items.slice(0, at), at, claimed, (sense) => sense === "law/factor") >= 0 &&
          this.#set("factor", quantity)
        );
      default:
        return false;
    }
  }

  #readConstant(items: readonly Item[], at: number, quantity: Quantity, claimed: Set<number>): boolean {
    const label =
      items[
        this.#claim(
          items,
          at,
          claimed,
          (sense) => sense === "law/freezing-constant" || sense === "law/boiling-constant",
        )
      ];
    const sense = senseOf(label);
    return sense !== null && this.#set(sense === "law/freezing-constant" ? "Kf" : "Kb", quantity);
  }

  /** A mass or an amount is of what stands right behind it, or of what stands before it: "benzene (25 g)". */
  #readPortion(items: readonly Item[], at: number, quantity: Quantity, what: "mass" | "amount"): boolean {
    const role =
      this.#roleOf(items[at + 1]) ?? (senseOf(items[at - 1]) === "law/bracket" ? this.#roleOf(items[at - 2]) : null);
    return role !== null && this.#set(PORTIONS[role][what], quantity);
  }

  #roleOf(item: Item | undefined): "solute" | "solvent" | null {
    if (item !== undefined && "role" in item) return item.role;
    const sense = senseOf(item);
    return sense === "law/solute" || sense === "law/non-electrolyte"
      ? "solute"
      : sense === "law/solvent"
        ? "solvent"
        : null;
  }

  /** The volume of the solution, never that of the solvent. */
  #readVolume(items: readonly Item[], at: number, quantity: Quantity): boolean {
    const isOfSolution = senseOf(items[at + 1]) === "law/solution";
    const isMadeUp =
      this.#roleOf(items[at + 1]) === null &&
      items.some((item) => senseOf(item) === "law/made-up" || senseOf(item) === "law/solution");
    return (isOfSolution || isMadeUp) && this.#set("volume", inUnit(quantity, "L"));
  }

  #readTemperature(items: readonly Item[], at: number, quantity: Quantity, claimed: Set<number>): boolean {
    if (!this.#isThermal) return this.#set("temperature", quantity);
    const place = this.#claim(items, at, claimed, (sense) => THERMAL.has(sense));
    const label = senseOf(items[place]);
    if (label === null) return false;
    const change = label.startsWith("law/freezing") ? "freezing" : "boiling";
    const [before, second, behind] = [senseOf(items[at - 1]), senseOf(items[at - 2]), senseOf(items[at + 1])];
    const isAfterVerb =
      before === "law/changed" || before === "law/by" || (before === "law/in" && second === "law/changed");
    const isChange = label.endsWith("-change") || isAfterVerb || (behind === "law/changed" && before !== "law/to");
    const verb = items.findIndex((item, index) => senseOf(item) === "law/changed" && !claimed.has(index));
    if (isChange) {
      if (verb >= 0) claimed.add(verb);
      const isScale = quantity.unit.factors.every(({ unit: { symbol } }) => ["°C", "K", "Δ°C"].includes(symbol));
      return isScale && before !== "law/to" && this.#set(`${change}-change`, { ...quantity, unit: getUnit("Δ°C") });
    }
    if (verb >= 0 && verb < at) return false;
    const celsius = inUnit(quantity, "°C");
    const between = items.slice(Math.min(place, at), Math.max(place, at));
    // "Benzene freezes at 5.5 °C": its subject stands before the verb.
    const [subject] = items;
    const isSubject = place === 1 && subject !== undefined && "role" in subject && subject.role === "solvent";
    const isPure =
      isSubject ||
      items.slice(0, at).some((item) => senseOf(item) === "law/pure") ||
      between.some((item) => "role" in item && item.role === "solvent");
    const isOfSolution = items
      .slice(0, at)
      .some((item) => senseOf(item) === "law/solution" || ("role" in item && item.role === "solute"));
    return this.#set(isPure && !isOfSolution ? `pure-${change}-point` : `${change}-point`, celsius);
  }

  #readPressure(items: readonly Item[], at: number, quantity: Quantity, claimed: Set<number>): boolean {
    const place = this.#claim(
      items,
      at,
      claimed,
      (sense) => sense === "law/osmotic-pressure" || sense === "law/vapor-pressure",
    );
    const label = senseOf(items[place]);
    if (label === "law/osmotic-pressure") return this.#set("osmotic-pressure", quantity);
    // "Of pure water" stands before its label in some languages.
    const near = items.slice(Math.max(0, Math.min(place, at) - 2), Math.max(place, at));
    const isPure =
      near.some((item) => senseOf(item) === "law/pure" || ("role" in item && item.role === "solvent")) &&
      !near.some((item) => senseOf(item) === "law/solution" || ("role" in item && item.role === "solute"));
    return label === "law/vapor-pressure" && isPure && this.#set("pure-pressure", quantity);
  }
}

function itemsOf(sentence: readonly ProblemToken[], { solvent }: Roles): Item[] {
  return sentence.flatMap((token): Item[] => {
    if (token.kind === "quantity") return [{ value: token.reading.quantity }];
    if (token.kind === "substance")
      return [{ role: canonicalText(token.substance.formulas[0] ?? "") === solvent ? "solvent" : "solute" }];
    if (token.kind === "sign")
      return token.sign === "=" ? [] : [{ sense: token.sign === "(" ? "law/bracket" : "law/and" }];
    return token.kind === "concept" && token.concept.startsWith("law/") && token.concept !== "law/plain"
      ? [{ sense: token.concept as LawSense }]
      : [];
  });
}

/** A text about a solution → what it gives and asks; null when any of it is not understood. */
export function readColligativeProblem(text: string, locale: ProblemLocale): ColligativeProblem | null {
  const sentences = readLawSentences(spellColligative(text), "colligative", locale);
  const roles = sentences === null ? null : findRoles(sentences.flat());
  if (sentences === null || roles === null) return null;
  const read = sentences.map((sentence) => itemsOf(sentence, roles));
  const reader = new ColligativeReader(read.flat());
  if (!read.every((items) => reader.readSentence(items))) return null;
  const units = sentences
    .flat()
    .flatMap((token) => (token.kind === "unit" && token.unit.unit.counted === "" ? [token.unit.unit] : []));
  if (units.length > 1 || (units.length === 1 && reader.goals.size !== 1) || reader.goals.size === 0) return null;
  return {
    values: reader.values,
    goals: [...reader.goals],
    unit: units[0] ?? null,
    ...roles,
    says: reader.says,
    givens: read.flat().flatMap((item) => ("value" in item ? [item.value] : [])),
  };
}
