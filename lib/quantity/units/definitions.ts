import { DIMENSIONS } from "./dimension.ts";
import type { Dimension } from "./dimension.ts";

/**
 * Every unit, before prefixes are put on: symbol, dimension, its size in coherent SI units as an exact fraction, the words
 * and spellings for it. Sources: the SI brochure (BIPM, 9th edition, 2019; SI below), NIST Special Publication 811 (2008,
 * appendix B; SP 811 below), CODATA 2022. All sizes are exact by definition but those marked as measured.
 */
export type UnitDefinition = {
  readonly symbol: string;
  readonly dimension: Dimension;
  /** Numerator and denominator, decimal. */
  readonly size: readonly [string, string?];
  readonly shift?: string;
  readonly counted?: string;
  /** Which prefixes it takes; none unless told. */
  readonly prefixes?: readonly PrefixSymbol[];
  /** Singular English names in lower case; prefixes and plural endings are put on them. */
  readonly names?: readonly string[];
  /** Names that are complete as they stand: irregular plurals, several words. */
  readonly phrases?: readonly string[];
  /** Other symbols, letter case as it stands; prefixes are put on them. */
  readonly spellings?: readonly string[];
};

/** SI brochure, table 7. */
export const PREFIXES = {
  T: { power: 12, name: "tera" },
  G: { power: 9, name: "giga" },
  M: { power: 6, name: "mega" },
  k: { power: 3, name: "kilo" },
  h: { power: 2, name: "hecto" },
  da: { power: 1, name: "deca" },
  d: { power: -1, name: "deci" },
  c: { power: -2, name: "centi" },
  m: { power: -3, name: "milli" },
  µ: { power: -6, name: "micro" },
  n: { power: -9, name: "nano" },
  p: { power: -12, name: "pico" },
  f: { power: -15, name: "femto" },
} as const satisfies Record<string, { power: number; name: string }>;

export type PrefixSymbol = keyof typeof PREFIXES;

const ALL: readonly PrefixSymbol[] = ["T", "G", "M", "k", "h", "da", "d", "c", "m", "µ", "n", "p", "f"];
/** `ML` and `Ml` are typed for mL: nobody measures megalitres. */
const LARGER_THAN_KILO: readonly PrefixSymbol[] = ["M", "G", "T"];
const SMALL: readonly PrefixSymbol[] = ["m", "µ", "n", "p", "f"];
const LARGE: readonly PrefixSymbol[] = ["k", "M", "G", "T"];
const BOTH: readonly PrefixSymbol[] = [...LARGE, ...SMALL];

const D = DIMENSIONS;

const MASS: readonly UnitDefinition[] = [
  {
    symbol: "g",
    dimension: D.mass,
    size: ["1", "1000"],
    prefixes: ALL,
    names: ["gram", "gramme"],
    spellings: ["gm", "gms", "grs"],
  },
  // SI, table 8.
  { symbol: "t", dimension: D.mass, size: ["1000"], names: ["tonne", "metric ton"] },
  // CODATA 2022, measured: 1.66053906892(52)e-27 kg.
  {
    symbol: "u",
    dimension: D.mass,
    size: ["1.66053906892e-27"],
    names: ["atomic mass unit", "unified atomic mass unit"],
    spellings: ["amu"],
  },
  { symbol: "Da", dimension: D.mass, size: ["1.66053906892e-27"], prefixes: ["k", "M"], names: ["dalton"] },
  // SP 811, B.8: avoirdupois; the short ton is 2000 lb; the carat is the metric one.
  { symbol: "lb", dimension: D.mass, size: ["0.45359237"], names: ["pound"], spellings: ["lbs", "lbm"] },
  { symbol: "oz", dimension: D.mass, size: ["0.028349523125"], names: ["ounce"] },
  { symbol: "ton", dimension: D.mass, size: ["907.18474"], names: ["short ton", "ton"] },
  { symbol: "carat", dimension: D.mass, size: ["0.0002"], names: ["carat"] },
];

const LENGTH: readonly UnitDefinition[] = [
  { symbol: "m", dimension: D.length, size: ["1"], prefixes: ALL, names: ["meter", "metre"] },
  // SP 811, B.8.
  {
    symbol: "Å",
    dimension: D.length,
    size: ["1e-10"],
    names: ["angstrom", "ångström", "ångstrom"],
    spellings: ["\u212b", "A\u030a"],
  },
  // SP 811, B.8: international foot.
  { symbol: "in", dimension: D.length, size: ["0.0254"], names: ["inch"], phrases: ["inches"] },
  { symbol: "ft", dimension: D.length, size: ["0.3048"], names: ["foot"], phrases: ["feet"] },
  { symbol: "yd", dimension: D.length, size: ["0.9144"], names: ["yard"], spellings: ["yds"] },
  { symbol: "mi", dimension: D.length, size: ["1609.344"], names: ["mile"] },
];

const VOLUME: readonly UnitDefinition[] = [
  // SI, table 8.
  {
    symbol: "L",
    dimension: D.volume,
    size: ["1", "1000"],
    prefixes: ALL.filter((prefix) => !LARGER_THAN_KILO.includes(prefix)),
    names: ["liter", "litre"],
    spellings: ["l", "ℓ", "Ls"],
  },
  { symbol: "cc", dimension: D.volume, size: ["1", "1000000"], spellings: ["ccs"] },
  // SP 811, B.8: US liquid measures; gal is 231 cubic inches.
  { symbol: "gal", dimension: D.volume, size: ["0.003785411784"], names: ["gallon", "us gallon"], spellings: ["gals"] },
  { symbol: "qt", dimension: D.volume, size: ["0.000946352946"], names: ["quart"], spellings: ["qts"] },
  { symbol: "pt", dimension: D.volume, size: ["0.000473176473"], names: ["pint"] },
  { symbol: "cup", dimension: D.volume, size: ["0.0002365882365"], names: ["cup"] },
  { symbol: "fl oz", dimension: D.volume, size: ["0.0000295735295625"], names: ["fluid ounce"], phrases: ["fl oz"] },
  { symbol: "tbsp", dimension: D.volume, size: ["0.00001478676478125"], names: ["tablespoon"] },
  { symbol: "tsp", dimension: D.volume, size: ["0.00000492892159375"], names: ["teaspoon"] },
];

const TIME: readonly UnitDefinition[] = [
  { symbol: "s", dimension: D.time, size: ["1"], prefixes: ALL, names: ["second"], spellings: ["sec", "secs"] },
  // SI, table 8.
  { symbol: "min", dimension: D.time, size: ["60"], names: ["minute"], spellings: ["mins"] },
  { symbol: "h", dimension: D.time, size: ["3600"], names: ["hour"], spellings: ["hr", "hrs"] },
  { symbol: "d", dimension: D.time, size: ["86400"], names: ["day"] },
  { symbol: "wk", dimension: D.time, size: ["604800"], names: ["week"], spellings: ["wks"] },
  // The Julian year of 365.25 d (IAU Style Manual, 1989).
  {
    symbol: "yr",
    dimension: D.time,
    size: ["31557600"],
    prefixes: ["k", "M", "G"],
    names: ["year"],
    spellings: ["y", "yrs"],
  },
];

const TEMPERATURE: readonly UnitDefinition[] = [
  {
    symbol: "K",
    dimension: D.temperature,
    size: ["1"],
    prefixes: ["m", "µ", "n"],
    names: ["kelvin", "degree kelvin"],
    phrases: ["degrees kelvin", "deg k"],
    spellings: ["\u212a", "°K"],
  },
  // SI 2.3.1; SP 811, B.8. The intervals, then the scales.
  { symbol: "Δ°C", dimension: D.temperature, size: ["1"] },
  { symbol: "Δ°F", dimension: D.temperature, size: ["5", "9"] },
  {
    symbol: "°C",
    dimension: D.temperature,
    size: ["1"],
    shift: "273.15",
    spellings: ["oC", "℃"],
    names: ["degree celsius", "degree centigrade", "celsius degree"],
    phrases: [
      "celsius",
      "centigrade",
      "degrees celsius",
      "degrees centigrade",
      "degrees c",
      "degree c",
      "deg c",
      "degc",
    ],
  },
  {
    symbol: "°F",
    dimension: D.temperature,
    size: ["5", "9"],
    shift: "459.67",
    spellings: ["F", "oF", "℉"],
    names: ["degree fahrenheit"],
    phrases: ["fahrenheit", "degrees fahrenheit", "degrees f", "degree f", "deg f", "degf"],
  },
];

const AMOUNT: readonly UnitDefinition[] = [
  {
    symbol: "mol",
    dimension: D.amount,
    size: ["1"],
    prefixes: ["k", "M", ...SMALL],
    names: ["mole"],
    spellings: ["mols"],
  },
  { symbol: "M", dimension: D.concentration, size: ["1000"], prefixes: SMALL, names: ["molar"] },
  // Ratios. SP 811, 7.10; "ppt" is left out: it is a thousandth to some, a trillionth to others.
  { symbol: "%", dimension: D.none, size: ["0.01"], names: [], phrases: ["percent", "per cent", "pct"] },
  { symbol: "‰", dimension: D.none, size: ["0.001"], phrases: ["permille", "per mille"] },
  { symbol: "ppm", dimension: D.none, size: ["1e-6"], phrases: ["parts per million"] },
  { symbol: "ppb", dimension: D.none, size: ["1e-9"], phrases: ["parts per billion"] },
];

/** Counts of things: numbers to the SI, but a molecule is not an atom. A `particle` may be any of them. */
const COUNTS: readonly UnitDefinition[] = [
  { symbol: "particles", dimension: D.none, size: ["1"], names: ["particle"] },
  ...["atom", "molecule", "ion", "electron", "proton", "neutron", "photon", "cation", "anion", "count"].map((name) => ({
    symbol: `${name}s`,
    dimension: D.none,
    size: ["1"] as const,
    counted: `${name}s`,
    names: [name],
  })),
  { symbol: "formula units", dimension: D.none, size: ["1"], counted: "formula units", names: ["formula unit"] },
  { symbol: "ion pairs", dimension: D.none, size: ["1"], counted: "ion pairs", names: ["ion pair"] },
  { symbol: "decays", dimension: D.none, size: ["1"], counted: "decays", names: ["decay", "disintegration"] },
];

/** Each counts only itself: no rate of exchange is a constant. */
const MONEY: readonly UnitDefinition[] = [
  { symbol: "dollars", dimension: D.none, size: ["1"], counted: "dollars", names: ["dollar"] },
  { symbol: "euros", dimension: D.none, size: ["1"], counted: "euros", names: ["euro"] },
];

const PRESSURE: readonly UnitDefinition[] = [
  { symbol: "Pa", dimension: D.pressure, size: ["1"], prefixes: ["G", "M", "k", "h", "m", "µ"], names: ["pascal"] },
  // SP 811, B.8. 760 Torr is 1 atm. The millimetre of mercury is taken for a torr, as every chemistry course does: the
  // conventional one, 13 595.1 kg/m³ × 9.80665 m/s² × 1 mm, is 0.000 014 % more.
  { symbol: "bar", dimension: D.pressure, size: ["100000"], prefixes: ["k", "m", "µ"], names: ["bar"] },
  {
    symbol: "atm",
    dimension: D.pressure,
    size: ["101325"],
    prefixes: ["m", "µ"],
    names: ["atmosphere", "standard atmosphere"],
    spellings: ["atms"],
  },
  { symbol: "Torr", dimension: D.pressure, size: ["101325", "760"], prefixes: ["m"], names: ["torr"] },
  {
    symbol: "mmHg",
    dimension: D.pressure,
    size: ["101325", "760"],
    phrases: [
      "mm hg",
      "mm of hg",
      "mm of mercury",
      "millimeter of mercury",
      "millimeters of mercury",
      "millimetres of mercury",
    ],
  },
  {
    symbol: "cmHg",
    dimension: D.pressure,
    size: ["101325", "76"],
    phrases: ["cm hg", "cm of hg", "cm of mercury", "centimeters of mercury"],
  },
  {
    symbol: "inHg",
    dimension: D.pressure,
    size: ["257365.5", "76"],
    phrases: ["in hg", "in of hg", "inches hg", "inches of hg", "inches of mercury"],
  },
  // Pound-force per square inch: 0.45359237 kg × 9.80665 m/s² / (0.0254 m)².
  {
    symbol: "psi",
    dimension: D.pressure,
    size: ["4.4482216152605", "0.00064516"],
    phrases: ["pounds per square inch"],
    spellings: ["psia"],
  },
];

const ENERGY: readonly UnitDefinition[] = [
  { symbol: "J", dimension: D.energy, size: ["1"], prefixes: BOTH, names: ["joule"] },
  // SP 811, B.8: the thermochemical calorie. The dietary Calorie, with a capital, is a kilocalorie.
  { symbol: "cal", dimension: D.energy, size: ["4.184"], prefixes: ["k"], names: ["calorie"] },
  {
    symbol: "Cal",
    dimension: D.energy,
    size: ["4184"],
    spellings: ["Calorie", "Calories"],
    phrases: ["food calorie", "food calories", "nutritional calories", "dietary calories"],
  },
  // SI, table 8, through the exact elementary charge.
  {
    symbol: "eV",
    dimension: D.energy,
    size: ["1.602176634e-19"],
    prefixes: ["m", "k", "M", "G"],
    names: ["electronvolt", "electron volt"],
  },
  { symbol: "erg", dimension: D.energy, size: ["1e-7"], names: ["erg"] },
  // SP 811, B.8: international table.
  {
    symbol: "Btu",
    dimension: D.energy,
    size: ["1055.05585262"],
    spellings: ["BTU"],
    phrases: ["british thermal unit", "british thermal units"],
  },
  { symbol: "W", dimension: D.power, size: ["1"], prefixes: ["G", "M", "k", "m", "µ"], names: ["watt"] },
  { symbol: "Wh", dimension: D.energy, size: ["3600"], prefixes: ["k", "M", "G"], names: ["watt hour", "watthour"] },
  // SP 811, B.8: 550 ft·lbf/s.
  { symbol: "hp", dimension: D.power, size: ["745.69987158227022"], names: ["horsepower"] },
  { symbol: "N", dimension: D.force, size: ["1"], prefixes: ["k", "m"], names: ["newton"] },
];

const ELECTRICITY: readonly UnitDefinition[] = [
  { symbol: "C", dimension: D.charge, size: ["1"], prefixes: ["M", "k", "m", "µ", "n"], names: ["coulomb"] },
  // The charge of a mole of electrons, e N_A by the SI of 2019; its letter F is the farad's, and Fahrenheit's where it is typed.
  { symbol: "faraday", dimension: D.charge, size: ["96485.3321233100184"], names: ["faraday"] },
  {
    symbol: "A",
    dimension: D.current,
    size: ["1"],
    prefixes: ["k", "m", "µ", "n"],
    names: ["ampere"],
    spellings: ["amp", "amps"],
  },
  { symbol: "Ah", dimension: D.charge, size: ["3600"], prefixes: ["m", "k"], names: ["ampere hour", "amp hour"] },
  { symbol: "V", dimension: D.potential, size: ["1"], prefixes: ["M", "k", "m", "µ"], names: ["volt"] },
  {
    symbol: "Ω",
    dimension: D.resistance,
    size: ["1"],
    prefixes: ["k", "M", "m"],
    names: ["ohm"],
    spellings: ["\u2126"],
  },
  { symbol: "S", dimension: D.conductance, size: ["1"], prefixes: ["m", "µ"], names: ["siemens"] },
  { symbol: "T", dimension: D.magneticField, size: ["1"], prefixes: ["m"], names: ["tesla"] },
  // 1e-18 statC·cm, which is 1e-21/c C·m with c = 299 792 458 m/s.
  { symbol: "D", dimension: D.dipoleMoment, size: ["1e-21", "299792458"], names: ["debye"] },
];

const RADIATION: readonly UnitDefinition[] = [
  { symbol: "Hz", dimension: D.frequency, size: ["1"], prefixes: LARGE, names: ["hertz"], phrases: ["hertz"] },
  {
    symbol: "Bq",
    dimension: D.frequency,
    size: ["1"],
    counted: "decays",
    prefixes: [...LARGE, "m"],
    names: ["becquerel"],
  },
  // SP 811, B.8.
  {
    symbol: "Ci",
    dimension: D.frequency,
    size: ["3.7e10"],
    counted: "decays",
    prefixes: ["k", "M", ...SMALL],
    names: ["curie"],
  },
  { symbol: "dpm", dimension: D.frequency, size: ["1", "60"], counted: "decays" },
  { symbol: "Gy", dimension: D.specificEnergy, size: ["1"], prefixes: ["m", "µ", "c"], names: ["gray"] },
  {
    symbol: "Sv",
    dimension: D.specificEnergy,
    size: ["1"],
    counted: "dose equivalent",
    prefixes: ["m", "µ"],
    names: ["sievert"],
  },
  {
    symbol: "rem",
    dimension: D.specificEnergy,
    size: ["0.01"],
    counted: "dose equivalent",
    prefixes: ["m"],
    names: ["rem"],
  },
];

export const DEFINITIONS: readonly UnitDefinition[] = [
  ...MASS,
  ...LENGTH,
  ...VOLUME,
  ...TIME,
  ...TEMPERATURE,
  ...AMOUNT,
  ...COUNTS,
  ...MONEY,
  ...PRESSURE,
  ...ENERGY,
  ...ELECTRICITY,
  ...RADIATION,
];
