import { equal, negative, over, plus, times, type Tree } from "../../algebra/tree.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import { quantity } from "../../quantity/quantity.ts";
import { isAboveZero, type Law, law, type QuantityDeclaration, SAMPLE, type Stated } from "../law.ts";

/**
 * A reaction in a calorimeter: what it gives off is taken up by the water or the solution around it, and by the calorimeter
 * itself.
 */

const q = { kind: "energy", role: SAMPLE, signed: true } as const;
const change = { kind: "temperature-change", unit: "Δ°C", role: SAMPLE, signed: true } as const;
const capacity = { kind: "heat-capacity", unit: "J/°C", role: SAMPLE } as const;
const ofAll = { kind: "bath-capacity", unit: "J/°C", role: SAMPLE } as const;

const state = ({ kind }: { readonly kind: Kind }): Stated => ({ id: kind, values: {} });

const heatOf = (id: string, letter: "C" | "C₀", declared: QuantityDeclaration): Law =>
  law({
    id,
    method: "calorimetry",
    quantities: { q: { ...q, unit: "J" }, [letter]: declared, ΔT: change },
    equation: equal("q", negative(times(letter, "ΔT"))),
    valid: [(at) => !at("q").isZero() && at(letter).gt(0)],
    // What gives heat off warms.
    example: { q: -500, ΔT: 2.5, [letter]: 200 },
    stepTo: (key) => ({ q: "opposite", ΔT: "change", "C₀": "capacity-of-all" })[key] ?? "capacity",
    state,
  });

/** q = −C₀ ΔT, of all that is warmed. */
export const heatOfBath = heatOf("bath", "C₀", ofAll);

/** q = −C ΔT, of a calorimeter that is told as a whole. */
export const heatOfCalorimeter = heatOf("calorimeter", "C", capacity);

/** A liquid that is warmed, by its mass or its volume. */
export type BathPart = { readonly kind: "mass" | "volume" | "solution-volume"; readonly label: Label | null };

export type Bath = {
  readonly parts: readonly BathPart[];
  readonly hasDensity: boolean;
  readonly hasCapacity: boolean;
};

export const partRole = (index: number): string => `part${index + 1}`;
export const WATER_ROLE = "water";

/** Of water and thin solutions, where the problem gives none. */
const USUAL_DENSITY = "1.00 g/mL";

const known = new Map<string, Law>();

/** C₀ = (m₁ + m₂) c + C; volumes count by their density. */
export function bathCapacity(bath: Bath): Law {
  const key = JSON.stringify(bath);
  const found = known.get(key) ?? declareCapacity(bath);
  known.set(key, found);
  return found;
}

function declareCapacity({ parts, hasDensity, hasCapacity }: Bath): Law {
  const isOne = parts.length === 1;
  const named = parts.map(({ kind, label }, index) => {
    const letter = `${kind === "mass" ? "m" : "V"}${isOne ? "" : "₁₂₃".charAt(index)}`;
    const unit = kind === "mass" ? "g" : "mL";
    const declared: QuantityDeclaration = { kind, unit, role: partRole(index), ...(label !== null && { label }) };
    return { letter, declared };
  });
  const lettersOf = (isMass: boolean): string[] =>
    named.filter(({ declared: { kind } }) => (kind === "mass") === isMass).map(({ letter }) => letter);
  const [masses, volumes] = [lettersOf(true), lettersOf(false)];
  const density = hasDensity ? "ρ" : USUAL_DENSITY;
  const terms: Tree[] = [
    ...masses.map((letter) => plus(letter)),
    ...(volumes.length > 0 ? [times(density, plus(...volumes))] : []),
  ];
  const liquid = times(plus(...terms), "c");
  const isByVolume = volumes.length > 0;
  const quantities: Record<string, QuantityDeclaration> = {
    "C₀": ofAll,
    ...Object.fromEntries(named.map(({ letter, declared }) => [letter, declared])),
    c: { kind: "specific-heat", unit: "J/(g·°C)", role: WATER_ROLE },
    ...(isByVolume && hasDensity && { ρ: { kind: "density", unit: "g/mL", role: SAMPLE } }),
    ...(hasCapacity && { C: capacity }),
  };
  return law({
    id: `capacity-of-${named.map(({ letter }) => letter).join("-")}${hasDensity ? "-by-density" : ""}${hasCapacity ? "-and-calorimeter" : ""}`,
    method: "calorimetry",
    quantities,
    ...(isByVolume && !hasDensity && { fixed: { [USUAL_DENSITY]: quantity("1.00", "g/mL", null) } }),
    equation: equal("C₀", hasCapacity ? plus(liquid, "C") : liquid),
    plain: true,
    strict: true,
    valid: [isAboveZero("C₀"), ...(hasCapacity ? [isAboveZero("C")] : [])],
    slips: hasCapacity ? [{ id: "forgot-calorimeter", of: "C₀", value: (at) => at("C₀").minus(at("C")) }] : [],
    stepTo: (letter) => (letter === "C" ? "capacity" : "total"),
    state,
  });
}

/** ΔH = q / m: the heat of one gram of what burns or dissolves. */
export const heatPerGram = law({
  id: "per-gram",
  method: "calorimetry",
  quantities: {
    ΔH: { kind: "specific-enthalpy", unit: "kJ/g", signed: true },
    q: { ...q, unit: "kJ", role: "heat" },
    m: { kind: "mass", unit: "g" },
  },
  equation: equal("ΔH", over("q", "m")),
  plain: true,
  stepTo: (key) => (key === "q" ? "whole" : "specific-enthalpy"),
  state,
});
