import { CONSTANT_SYMBOLS, type NamedConstant } from "../calculator/symbols.ts";
import type { Locale } from "../i18n/locales.ts";
import { foldName } from "../nomenclature/fold.ts";
import { CONSTANTS, GAS_CONDITIONS, GAS_CONSTANTS, UNCERTAINTIES, ZERO_CELSIUS } from "../quantity/constants.ts";
import { Decimal } from "../quantity/decimal.ts";
import { formatQuantity } from "../quantity/format-quantity.ts";
import { formatNumber } from "../quantity/numbers/format-number.ts";
import { type Quantity, quantity } from "../quantity/quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";

/** Where a value is from: definitions of the SI (2019), what follows from them, CODATA 2022, and what was agreed earlier. */
type ConstantSource = "si" | "derived" | "codata" | "atmosphere" | "pressure" | "gravity";

/** The constants of the list, in its order: those of a chemistry course first. */
const LISTED = {
  avogadro: "si",
  gas: "derived",
  faraday: "derived",
  planck: "si",
  lightSpeed: "si",
  elementaryCharge: "si",
  boltzmann: "si",
  atomicMass: "codata",
  electronMass: "codata",
  protonMass: "codata",
  neutronMass: "codata",
  electronMassInU: "codata",
  protonMassInU: "codata",
  neutronMassInU: "codata",
  atomicMassEnergy: "codata",
  molarMass: "codata",
  rydberg: "codata",
  rydbergEnergy: "codata",
  bohrRadius: "codata",
  standardAtmosphere: "atmosphere",
  standardPressure: "pressure",
  standardGravity: "gravity",
} as const satisfies Record<keyof typeof CONSTANTS, ConstantSource>;

/** Of those that the calculator has no name for; the others have the calculator's. */
const SYMBOLS = {
  electronMassInU: "m_e",
  protonMassInU: "m_p",
  neutronMassInU: "m_n",
  atomicMassEnergy: "m_u c²",
  molarMass: "M_u",
  standardAtmosphere: "atm",
  standardPressure: "p°",
} as const satisfies Record<Exclude<keyof typeof LISTED, NamedConstant>, string>;

const VOLUMES = ["stpAtmosphere", "stpBar", "satp"] as const satisfies readonly (keyof typeof GAS_CONDITIONS)[];

/** What is known by the name of another, in another unit. */
const IN_U = {
  electronMassInU: "electronMass",
  protonMassInU: "protonMass",
  neutronMassInU: "neutronMass",
} as const satisfies Partial<Record<keyof typeof LISTED, keyof typeof LISTED>>;

const isInU = (id: keyof typeof LISTED): id is keyof typeof IN_U => id in IN_U;

type ConstantId = Exclude<keyof typeof LISTED, keyof typeof IN_U> | "zeroCelsius" | (typeof VOLUMES)[number];

export type ListedConstant = {
  /** Told apart where one constant stands in several units. */
  readonly key: string;
  readonly id: ConstantId;
  /** `N_A`: what hangs below stands behind the line. */
  readonly symbol: string;
  /** What the calculator reads it by; null where it has no name for it. */
  readonly typed: string | null;
  readonly quantity: Quantity;
  /** Standard uncertainty in the last digits; null for an exact value. */
  readonly uncertainty: number | null;
  readonly source: ConstantSource;
};

const isNamed = (id: string): id is NamedConstant => id in CONSTANT_SYMBOLS;

function list(id: keyof typeof LISTED): ListedConstant {
  const uncertainties: Readonly<Partial<Record<string, number>>> = UNCERTAINTIES;
  const [symbol, typed] = isNamed(id) ? [CONSTANT_SYMBOLS[id][0], CONSTANT_SYMBOLS[id][0]] : [SYMBOLS[id], null];
  return {
    key: id,
    id: isInU(id) ? IN_U[id] : id,
    symbol,
    typed,
    quantity: CONSTANTS[id],
    uncertainty: uncertainties[id] ?? null,
    source: LISTED[id],
  };
}

/** R again, in units of textbooks. */
const gasConstants: readonly ListedConstant[] = Object.entries(GAS_CONSTANTS)
  .filter(([, value]) => value !== CONSTANTS.gas)
  .map(([unit, value]) => ({ ...list("gas"), key: `gas ${unit}`, typed: null, quantity: value }));

export const LISTED_CONSTANTS: readonly ListedConstant[] = [
  ...(Object.keys(LISTED) as (keyof typeof LISTED)[]).flatMap((id) =>
    id === "gas" ? [list(id), ...gasConstants] : [list(id)],
  ),
  ...VOLUMES.map((id) => ({
    key: id,
    id,
    symbol: "V_m",
    typed: null,
    quantity: GAS_CONDITIONS[id].molarVolume,
    uncertainty: null,
    source: "derived" as const,
  })),
  {
    key: "zeroCelsius",
    id: "zeroCelsius",
    symbol: "T_0",
    typed: null,
    quantity: quantity(ZERO_CELSIUS, "K"),
    uncertainty: null,
    source: "si",
  },
];

/** Digits of an exact value that has no end, or more than anybody reads. */
const MOST_DIGITS = 12;
/** Those that are written of any exact value. */
const ALL_DIGITS = 15;

/**
 * As tables print it: `9.1093837139(28) × 10⁻³¹ kg`, with the standard uncertainty in the last digits; an exact value whole, or
 * with … where it goes on.
 */
export function writeConstant(
  { quantity: { value, unit, significantFigures }, uncertainty }: ListedConstant,
  locale: Locale,
): string {
  const goesOn = significantFigures === null && value.precision() > ALL_DIGITS;
  const shown = goesOn ? value.toSignificantDigits(MOST_DIGITS, Decimal.ROUND_DOWN) : value;
  const number = formatNumber(shown, { locale, significantFigures });
  const [digits = "", power = ""] = number.split(/(?=\u202f×)/u);
  return `${digits}${goesOn ? "…" : ""}${uncertainty === null ? "" : `(${uncertainty})`}${power}\u202f${formatUnit(unit)}`;
}

/** As it is put into a text or the calculator, which reads it back: by its name there if it has one. */
export const copyConstant = ({ quantity: value }: ListedConstant, locale: Locale): string =>
  formatQuantity(value, { locale });

/** Whether a constant is meant by what was typed: each word stands in its name, its symbol or its unit, however it is spelt. */
export function fitsSearch({ symbol, quantity: { unit } }: ListedConstant, name: string, sought: string): boolean {
  const fold = (text: string) => foldName(text).text;
  const places = [...name.split(/\s+/u), symbol, formatUnit(unit)].map(fold);
  return sought
    .split(/\s+/u)
    .map(fold)
    .every((word) => places.some((place) => place.includes(word)));
}
