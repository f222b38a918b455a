import { findElement } from "../../chemistry/elements/elements.ts";
import { CONSTANTS, GAS_CONDITIONS, GAS_CONSTANTS } from "../../quantity/constants.ts";
import { quantity, type Quantity } from "../../quantity/quantity.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { type Dimension, DIMENSIONS } from "../../quantity/units/dimension.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import { areSameUnit, isUnity, type Unit } from "../../quantity/units/unit.ts";
import { isRoundingOf, valueInUnit } from "../agreement.ts";
import type { ReadNumber } from "../claim.ts";
import type { Evidence, Fact } from "../evidence.ts";
import { asMolarMass } from "../known-operands.ts";
import { isMassOf, listAtoms } from "../reference.ts";
import { isWhole } from "./line.ts";

/** What a number of a calculation may be: a quantity with its unit, though the unit may not be written, and what it is of. */
export type Meaning = {
  readonly quantity: Quantity;
  readonly origin: "known" | "written" | "constant" | "substance" | "atom";
  readonly symbol: string | null;
  readonly of: string | null;
};

/** Of which a calculation may be done in another unit than it is given in. */
const OTHER_UNITS: Readonly<Record<number, readonly Unit[]>> = {
  [DIMENSIONS.volume]: [getUnit("L"), getUnit("mL")],
  [DIMENSIONS.mass]: [getUnit("g"), getUnit("kg")],
  [DIMENSIONS.temperature]: [getUnit("K")],
  [DIMENSIONS.pressure]: [getUnit("atm"), getUnit("kPa")],
  [DIMENSIONS.energy]: [getUnit("J"), getUnit("kJ")],
  [DIMENSIONS.molarEnergy]: [getUnit("J/mol"), getUnit("kJ/mol")],
  [DIMENSIONS.heatCapacity]: [getUnit("J/K"), getUnit("kJ/K")],
  [DIMENSIONS.molarHeatCapacity]: [getUnit("J/(mol·K)"), getUnit("kJ/(mol·K)")],
  [DIMENSIONS.time]: [getUnit("s"), getUnit("min"), getUnit("h")],
};

const FIXED: readonly Quantity[] = [
  CONSTANTS.avogadro,
  CONSTANTS.faraday,
  CONSTANTS.planck,
  CONSTANTS.lightSpeed,
  ...Object.values(GAS_CONSTANTS),
  ...Object.values(GAS_CONDITIONS).map(({ molarVolume }) => molarVolume),
  quantity("760", "mmHg/atm"),
  quantity("101.325", "kPa/atm"),
  quantity("4.184", "J/(g·K)"),
  // Of one unit of mass.
  quantity("931.494", "MeV/u"),
  // Of water, freezing and boiling.
  quantity("1.86", "°C·kg/mol"),
  quantity("0.512", "°C·kg/mol"),
];
/** "0.50 m" is a length, or a molality. */
const METRE = getUnit("m");
const MOLAL = getUnit("mol/kg");
const GRAM = getUnit("g");
const TELLING_FIGURES = 3;
const HYDRATE = /\.\d*H2O/;

/** The quantities that a number may be, from what was given, said or computed, the constants, and the masses of what is spoken of. */
export function meaningsOf(number: ReadNumber, evidence: Evidence): readonly Meaning[] {
  const isBare = isUnity(number.quantity.unit);
  const known = [...evidence.facts, ...evidence.said].flatMap((fact) => asKnown(number, fact, isBare));
  const constants = FIXED.flatMap((constant) => asConstant(number, constant));
  const masses = massesOf(number, evidence);
  const found = distinct([...known, ...constants, ...masses]);
  if (found.length === 0 && (isDoubted(number, evidence) || isStrange(number, evidence))) return [];
  const isTabled = number.quantity.unit.dimension === DIMENSIONS.molarMass;
  // What is written with its unit is what it says; a molar mass must be that of a substance that is spoken of.
  return isBare || isTabled || found.length > 0
    ? found
    : [{ quantity: number.quantity, origin: "written", symbol: null, of: number.binding.of[0] ?? null }];
}

function isDoubted({ quantity: { value, unit } }: ReadNumber, { doubted }: Evidence): boolean {
  return doubted.some(
    (result) => result.value.eq(value) && (isUnity(unit) || result.unit.dimension === unit.dimension),
  );
}

/** Written in a sum of a kind that the problem has values of, and none of them: 0.268 kg where 250 g were given. */
function isStrange({ quantity: { unit } }: ReadNumber, { facts }: Evidence): boolean {
  return (
    STRICT.has(unit.dimension) &&
    facts.some(({ source, quantity }) => source === "given" && quantity.unit.dimension === unit.dimension)
  );
}

const STRICT: ReadonlySet<Dimension> = new Set([DIMENSIONS.mass, DIMENSIONS.amount, DIMENSIONS.concentration]);

function asKnown(
  number: ReadNumber,
  { quantity: known, unrounded, symbol, of, source }: Fact,
  isBare: boolean,
): Meaning[] {
  const isCount = isUnity(known.unit) && known.significantFigures === null && symbol === null;
  if (source === "material" || isCount) return [];
  const meaning = (unit: Unit): Meaning => ({ quantity: { ...number.quantity, unit }, origin: "known", symbol, of });
  const [own, told] = [number.quantity, known.significantFigures];
  // With more digits than it was told with.
  const isMoreExactly = (unit: Unit): boolean =>
    told !== null &&
    told >= 2 &&
    (own.significantFigures ?? 0) > told &&
    areSameUnit(unit, known.unit) &&
    own.value.toSignificantDigits(told, Decimal.ROUND_HALF_UP).eq(known.value);
  if (isMoreExactly(isBare ? known.unit : own.unit)) return [meaning(known.unit)];
  if (!isBare) {
    const values = [known.value, unrounded].map((value) => valueInUnit(value, known.unit, number.quantity.unit));
    return values.some((value) => value !== null && isRoundingOf(number, value)) ? [meaning(number.quantity.unit)] : [];
  }
  if ([known.value, unrounded].some((value) => isRoundingOf(number, value.abs()) || isRoundingOf(number, value)))
    return [meaning(known.unit), ...others(known.unit).map((unit) => meaning(unit))];
  return (OTHER_UNITS[known.unit.dimension] ?? []).flatMap((unit) => {
    const value = areSameUnit(unit, known.unit) ? null : valueInUnit(known.value, known.unit, unit);
    return value !== null && (isRoundingOf(number, value) || isRoundingOf(number, value.abs())) ? [meaning(unit)] : [];
  });
}

/** Of a hundred grams per cent are grams. */
function others(unit: Unit): Unit[] {
  return isPercent(unit) ? [GRAM] : areSameUnit(unit, METRE) ? [MOLAL] : [];
}

export function isPercent({ factors }: Unit): boolean {
  return factors.length === 1 && factors[0]?.unit.symbol === "%";
}

function asConstant(number: ReadNumber, constant: Quantity): Meaning[] {
  if (number.quantity.value.sd() < 2) return [];
  const isBare = isUnity(number.quantity.unit);
  const value = isBare ? constant.value : valueInUnit(constant.value, constant.unit, number.quantity.unit);
  if (value === null || !isRoundingOf(number, value)) return [];
  const unit = isBare ? constant.unit : number.quantity.unit;
  return [{ quantity: { ...number.quantity, unit }, origin: "constant", symbol: null, of: null }];
}

/** Of the problem, and of the text so far. */
export const listSpokenOf = ({ formulas, mentioned }: Evidence): string[] => [...new Set([...formulas, ...mentioned])];

/** With the elements that something told is of, "52.2 % C", and the water of a hydrate. */
function listWithParts(evidence: Evidence): string[] {
  const spoken = listSpokenOf(evidence);
  const elements = evidence.facts.flatMap(({ of }) => (of !== null && findElement(of) !== null ? [of] : []));
  const water = spoken.some((formula) => HYDRATE.test(formula)) ? ["H2O"] : [];
  return [...new Set([...spoken, ...elements, ...water])];
}

/** A mass per mole: of a substance that is spoken of, or of an element in one. */
function massesOf(number: ReadNumber, evidence: Evidence): Meaning[] {
  const mass = asMolarMass(number);
  if (mass.quantity.unit.dimension !== DIMENSIONS.molarMass || figuresOf(number) < 2) return [];
  if (isWhole(number) && number.quantity.value.sd() < TELLING_FIGURES) return [];
  const { quantity: perMole } = mass;
  const told = number.binding.of.length > 0 ? number.binding.of : listWithParts(evidence);
  const substances = told.filter((formula) => findElement(formula) === null && isMassOf(mass, formula));
  const atoms = [...new Set(told.flatMap((formula) => listAtoms(formula)))].filter((symbol) => isMassOf(mass, symbol));
  return [
    ...substances.map((of): Meaning => ({ quantity: perMole, origin: "substance", symbol: null, of })),
    ...atoms.map((of): Meaning => ({ quantity: perMole, origin: "atom", symbol: null, of })),
  ];
}

const figuresOf = ({ quantity: { value, significantFigures } }: ReadNumber): number => significantFigures ?? value.sd();

function distinct(meanings: readonly Meaning[]): Meaning[] {
  const byKey = new Map<string, Meaning>();
  for (const meaning of meanings) {
    const { unit } = meaning.quantity;
    const key = [
      unit.dimension,
      unit.numerator,
      unit.denominator,
      unit.shift,
      meaning.of,
      meaning.symbol,
      meaning.origin === "atom",
    ].join("|");
    if (!byKey.has(key)) byKey.set(key, meaning);
  }
  return [...byKey.values()];
}
