import { Decimal } from "../decimal.ts";
import type { PrefixSymbol, UnitDefinition } from "./definitions.ts";
import { DEFINITIONS, PREFIXES } from "./definitions.ts";
import type { NamedUnit, Unit } from "./unit.ts";
import { unitOf, unitOfFactors } from "./unit.ts";

/** Symbols and spellings by exact letter case, and English names in lower case: what each stands for, compiled once. */
const SYMBOLS = new Map<string, Unit>();
const NAMES = new Map<string, Unit>();
/** The first words of names of several words. */
const PHRASE_STARTS = new Set<string>();

/** Letter cases that students type for want of better, where only one unit can be meant. `ML` and `Mg` are not among them. */
const OTHER_CASES: Readonly<Record<string, readonly string[]>> = {
  kg: ["Kg", "KG", "kG"],
  g: ["gr"],
  mg: ["mG"],
  km: ["Km", "KM"],
  mL: ["mls", "mLs"],
  s: ["Sec", "SEC"],
  h: ["Hr", "HR", "Hrs"],
  mol: ["Mol", "MOL", "Mols"],
  mmol: ["mMol", "mmols"],
  kJ: ["KJ", "Kj", "kj"],
  kcal: ["Kcal", "KCal", "KCAL", "kCal"],
  Pa: ["pa"],
  kPa: ["KPa", "Kpa", "kpa", "KPA", "kPA"],
  MPa: ["Mpa"],
  atm: ["Atm", "ATM"],
  Torr: ["torr", "TORR"],
  mmHg: ["mmhg", "MMHG", "mmHG", "MmHg"],
  psi: ["PSI", "Psi"],
  Hz: ["hz", "HZ"],
  eV: ["ev", "Ev"],
  keV: ["kev", "KeV"],
  kWh: ["kwh", "KWh", "KWH", "kW-h"],
  ppm: ["PPM", "Ppm"],
  ppb: ["PPB"],
  µg: ["mcg"],
  µL: ["mcL"],
};

/** What is written as one word but is several factors. */
const COMPOUNDS: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  molal: [
    ["mol", 1],
    ["kg", -1],
  ],
  mph: [
    ["mi", 1],
    ["h", -1],
  ],
  kph: [
    ["km", 1],
    ["h", -1],
  ],
  kmph: [
    ["km", 1],
    ["h", -1],
  ],
  Latm: [
    ["L", 1],
    ["atm", 1],
  ],
  molK: [
    ["mol", 1],
    ["K", 1],
  ],
  kgK: [
    ["kg", 1],
    ["K", 1],
  ],
  Nm: [
    ["N", 1],
    ["m", 1],
  ],
};

function named(definition: UnitDefinition, prefix: PrefixSymbol | null, interval: NamedUnit | null): NamedUnit {
  const power = prefix === null ? 0 : PREFIXES[prefix].power;
  const scale = new Decimal(10).pow(Math.abs(power));
  const numerator = new Decimal(definition.size[0]);
  const denominator = new Decimal(definition.size[1] ?? 1);
  return {
    symbol: `${prefix ?? ""}${definition.symbol}`,
    dimension: definition.dimension,
    numerator: power > 0 ? numerator.times(scale) : numerator,
    denominator: power < 0 ? denominator.times(scale) : denominator,
    shift: definition.shift === undefined ? null : new Decimal(definition.shift),
    interval,
    counted: definition.counted ?? null,
  };
}

/** The ways to write a prefix: micro with either letter mu, or a `u`. */
function prefixSpellings(prefix: PrefixSymbol): readonly string[] {
  return prefix === "µ" ? ["µ", "\u03bc", "u"] : [prefix];
}

function prefixNames(prefix: PrefixSymbol): readonly string[] {
  return prefix === "da" ? ["deca", "deka"] : [PREFIXES[prefix].name];
}

/** Names of several words, which may also be written with hyphens. */
function addName(name: string, unit: Unit): void {
  NAMES.set(name, unit);
  const space = name.indexOf(" ");
  if (space > 0) PHRASE_STARTS.add(name.slice(0, space));
}

function addUnit(definition: UnitDefinition, prefix: PrefixSymbol | null): void {
  const interval =
    definition.shift === undefined ? null : (SYMBOLS.get(`Δ${definition.symbol}`)?.factors[0]?.unit ?? null);
  const unit = unitOf(named(definition, prefix, interval));
  const spellings = [definition.symbol, ...(definition.spellings ?? [])];
  for (const start of prefix === null ? [""] : prefixSpellings(prefix)) {
    for (const spelling of spellings) SYMBOLS.set(`${start}${spelling}`, unit);
  }
  for (const start of prefix === null ? [""] : prefixNames(prefix)) {
    for (const name of definition.names ?? []) {
      addName(`${start}${name}`, unit);
      addName(`${start}${name}s`, unit);
    }
  }
  if (prefix === null) for (const phrase of definition.phrases ?? []) addName(phrase, unit);
}

for (const definition of DEFINITIONS) {
  for (const prefix of definition.prefixes ?? []) addUnit(definition, prefix);
  addUnit(definition, null);
}
for (const [symbol, others] of Object.entries(OTHER_CASES))
  for (const other of others) SYMBOLS.set(other, getSymbol(symbol));
for (const [symbol, factors] of Object.entries(COMPOUNDS)) {
  SYMBOLS.set(symbol, unitOfFactors(factors.map(([name, exponent]) => ({ unit: getNamedUnit(name), exponent }))));
}

/** By symbol or spelling in this letter case. */
export function findSymbol(symbol: string): Unit | null {
  return SYMBOLS.get(symbol) ?? null;
}

/** The unit of a canonical symbol, such as `mL`. Throws on an unknown one: for symbols in code, not for input. */
export function getSymbol(symbol: string): Unit {
  const unit = SYMBOLS.get(symbol);
  if (!unit) throw new Error(`No unit has the symbol ${symbol}`);
  return unit;
}

function getNamedUnit(symbol: string): NamedUnit {
  const [first] = getSymbol(symbol).factors;
  const unit = first?.unit;
  if (!unit) throw new Error(`The unit ${symbol} is a product`);
  return unit;
}

/** By symbol or spelling in this letter case, else by English name in any. */
export function findUnit(word: string): Unit | null {
  return SYMBOLS.get(word) ?? NAMES.get(word.toLowerCase()) ?? null;
}

/** By English name of several words, in lower case. */
export function findUnitByPhrase(phrase: string): Unit | null {
  return NAMES.get(phrase) ?? null;
}

export function startsPhrase(word: string): boolean {
  return PHRASE_STARTS.has(word);
}

/** Every unit with a symbol of its own, for tables and tests. */
export function listUnits(): readonly Unit[] {
  return [...new Set(SYMBOLS.values())].filter(({ factors }) => factors.length === 1);
}
