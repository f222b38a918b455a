import type { Orders } from "../../../laws/kinetics/rate-law.ts";
import { unitOfConstant } from "../../../laws/kinetics/unit-of-constant.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import type { Letters } from "../../text/letters.ts";
import { listClauses, senseAt } from "./speed-senses.ts";
import type { Spot } from "../../text/spot.ts";

/** A written rate law with what is given of it; two of rate, constant and all concentrations. */
export type RateLawProblem = {
  readonly orders: Orders;
  readonly concentrations: readonly (readonly [formula: string, value: Quantity])[];
  readonly rate: Quantity | null;
  readonly constant: Quantity | null;
  readonly unit: Unit | null;
};

const overallOf = (orders: Orders): number => orders.reduce((sum, [, order]) => sum + order, 0);

class RateLawReader {
  readonly #orders: Orders;
  readonly #dimension: number;
  readonly #concentrations = new Map<string, Quantity>();
  readonly #units: Unit[] = [];
  #rate: Quantity | null = null;
  #constant: Quantity | null = null;
  #temperatures = 0;
  #goal: "rate" | "constant" | null = null;

  constructor(orders: Orders) {
    this.#orders = orders;
    this.#dimension = getUnit(unitOfConstant(overallOf(orders))).dimension;
  }

  /** False where a clause is not understood. */
  readClause(clause: readonly Spot[]): boolean {
    let name: string | null = null;
    const named = new Set<string>();
    for (const [at, spot] of clause.entries()) {
      const sense = senseAt(clause, at);
      if (sense === "used" || sense === "formed" || sense === "final" || sense === "by") return false;
      if (spot.kind === "unit") this.#units.push(spot.unit);
      if (spot.kind === "substance" || spot.kind === "concentration") {
        name = spot.substance.formulas.length === 1 ? (spot.substance.formulas[0] ?? null) : null;
        if (name === null || !this.#orders.some(([each]) => each === name)) return false;
        named.add(name);
      }
      if (spot.kind === "quantity" && !this.#readValue(spot.quantity, named.size === 1 ? name : null)) return false;
      if (spot.kind === "quantity") named.clear();
      if ((sense === "rate" || sense === "reaction-rate" || sense === "constant") && !this.#readName(clause, at))
        return false;
    }
    return true;
  }

  finish(): RateLawProblem | null {
    const concentrations = this.#orders.flatMap(([name]) => {
      const value = this.#concentrations.get(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    const missing = this.#rate === null ? "rate" : "constant";
    const isWhole =
      concentrations.length === this.#orders.length && (this.#rate === null) !== (this.#constant === null);
    if (!isWhole || this.#goal !== missing || this.#units.length > 1) return null;
    return {
      orders: this.#orders,
      concentrations,
      rate: this.#rate,
      constant: this.#constant,
      unit: this.#units[0] ?? null,
    };
  }

  #readValue(quantity: Quantity, name: string | null): boolean {
    const { dimension } = quantity.unit;
    if (dimension === DIMENSIONS.temperature) {
      this.#temperatures += 1;
      return this.#temperatures === 1;
    }
    if (!quantity.value.gt(0)) return false;
    if (dimension === DIMENSIONS.concentration) {
      if (name === null || this.#concentrations.has(name)) return false;
      this.#concentrations.set(name, quantity);
    } else if (dimension === DIMENSIONS.reactionRate && this.#rate === null) this.#rate = quantity;
    else if (dimension === this.#dimension && this.#constant === null) this.#constant = quantity;
    else return false;
    return true;
  }

  /** A name without its value in a clause that asks is what is asked for. */
  #readName(clause: readonly Spot[], at: number): boolean {
    const isConstant = senseAt(clause, at) === "constant";
    const next = clause
      .slice(at + 1)
      .find(
        (spot, index) =>
          spot.kind === "quantity" || ["rate", "constant"].includes(senseAt(clause, at + 1 + index) ?? ""),
      );
    const isValued =
      next?.kind === "quantity" &&
      next.quantity.unit.dimension === (isConstant ? this.#dimension : DIMENSIONS.reactionRate);
    if (isValued || !clause.some((_, place) => senseAt(clause, place) === "ask")) return true;
    const goal = isConstant ? "constant" : "rate";
    if (this.#goal !== null && this.#goal !== goal) return false;
    this.#goal = goal;
    return true;
  }
}

/** "rate = k[A][B]^2" with two of rate, constant and concentrations; null where a text is about something else, or says more. */
export function readRateLaw(spots: readonly Spot[], { law }: Letters): RateLawProblem | null {
  if (law === null) return null;
  const reader = new RateLawReader(law);
  return listClauses(spots).every((clause) => reader.readClause(clause)) ? reader.finish() : null;
}
