import { DIMENSIONS } from "../quantity/units/dimension.ts";
import type { Dimension } from "../quantity/units/dimension.ts";

const D = DIMENSIONS;

/** What a letter may stand for, by the dimensions of its quantities (IUPAC Green Book, 3rd edition, and common textbooks). */
const DIMENSIONS_OF: Readonly<Record<string, readonly Dimension[]>> = {
  V: [D.volume, D.potential, D.molarVolume],
  P: [D.pressure, D.power],
  p: [D.pressure],
  T: [D.temperature, D.time, D.none],
  ΔT: [D.temperature],
  n: [D.amount, D.none],
  m: [D.mass, D.molality, D.length],
  M: [D.molarMass, D.concentration, D.mass],
  Mr: [D.none, D.molarMass, D.mass],
  c: [D.concentration, D.specificHeat, D.molarHeatCapacity, D.speed, D.density],
  t: [D.time, D.temperature],
  λ: [D.length, D.frequency],
  ν: [D.frequency, D.speed],
  ρ: [D.density],
  d: [D.density, D.length],
  pH: [D.none],
  pOH: [D.none],
  pKa: [D.none],
  pKb: [D.none],
  I: [D.current],
  ΔH: [D.energy, D.molarEnergy, D.specificEnergy],
  q: [D.energy, D.charge, D.molarEnergy, D.specificEnergy],
  Q: [D.energy, D.charge, D.none],
};

/** `V₁`, `V_1`, `V_{1}`, `V_\text{1}` → `V1`. */
export function normaliseSymbol(written: string): string {
  const plain = written
    .normalize("NFKC")
    .replace(/[_{}\s^]/g, "")
    .replace(/−/g, "-")
    .replace(/∆/g, "Δ");
  return plain.replace(/°|⊖|⦵|º|⁰/g, "");
}

/** The letter of a symbol without its index: `V` of `V1`. */
export function baseOf(symbol: string): string {
  return /^(?:pH|pOH|pK[abw]?|Δ?f?\p{L})/u.exec(symbol)?.[0] ?? symbol;
}

/** Whether the letter cannot have this unit: `P = 3.4 L`. False for letters that have no fixed meaning. */
export function contradictsUnit(symbol: string, dimension: Dimension): boolean {
  // A product, as TΔS, is none of its letters.
  if (/.[Δ∆]/u.test(symbol)) return false;
  const key = Object.hasOwn(DIMENSIONS_OF, symbol) ? symbol : baseOf(symbol);
  const fitting = Object.hasOwn(DIMENSIONS_OF, key) ? DIMENSIONS_OF[key] : undefined;
  return fitting !== undefined && /^\D*\d?$/.test(symbol) && !fitting.includes(dimension);
}
