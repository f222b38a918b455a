/**
 * The dimension of a quantity: the exponents of six base dimensions, packed as the digits of one integer in base 128.
 * A product adds dimensions, a power multiplies them, and two are the same if the integers are; each exponent must stay
 * within ±63, which the limits of `parse-unit.ts` and `product.ts` ensure.
 *
 * The light intensity of the SI is left out: no chemistry course measures it.
 */
export type Dimension = number;

const BASE = 128;

const NONE: Dimension = 0;
const LENGTH: Dimension = 1;
const MASS: Dimension = BASE;
const TIME: Dimension = BASE ** 2;
const CURRENT: Dimension = BASE ** 3;
const TEMPERATURE: Dimension = BASE ** 4;
const AMOUNT: Dimension = BASE ** 5;

const VOLUME = 3 * LENGTH;
const FORCE = MASS + LENGTH - 2 * TIME;
const ENERGY = FORCE + LENGTH;
const CHARGE = CURRENT + TIME;

/** The kinds of quantity that chemistry speaks of, each with its dimension. Kinds of the same dimension share one entry. */
export const DIMENSIONS = {
  /** Pure numbers, ratios, fractions, counts of things. */
  none: NONE,
  length: LENGTH,
  area: 2 * LENGTH,
  volume: VOLUME,
  mass: MASS,
  time: TIME,
  /** Also activity, and a rate constant of first order. */
  frequency: -TIME,
  speed: LENGTH - TIME,
  acceleration: LENGTH - 2 * TIME,
  temperature: TEMPERATURE,
  amount: AMOUNT,
  /** As the Avogadro constant. */
  perAmount: -AMOUNT,
  pressure: FORCE - 2 * LENGTH,
  force: FORCE,
  /** Also pressure × volume. */
  energy: ENERGY,
  power: ENERGY - TIME,
  current: CURRENT,
  charge: CHARGE,
  potential: ENERGY - CHARGE,
  resistance: ENERGY - CHARGE - CURRENT,
  conductance: CURRENT + CHARGE - ENERGY,
  magneticField: MASS - 2 * TIME - CURRENT,
  dipoleMoment: CHARGE + LENGTH,
  concentration: AMOUNT - VOLUME,
  molality: AMOUNT - MASS,
  density: MASS - VOLUME,
  molarMass: MASS - AMOUNT,
  molarVolume: VOLUME - AMOUNT,
  molarEnergy: ENERGY - AMOUNT,
  /** Also molar entropy, and the gas constant. */
  molarHeatCapacity: ENERGY - AMOUNT - TEMPERATURE,
  /** Also entropy, and the Boltzmann constant. */
  heatCapacity: ENERGY - TEMPERATURE,
  specificHeat: ENERGY - MASS - TEMPERATURE,
  /** Heat of fusion per mass; also absorbed dose. */
  specificEnergy: ENERGY - MASS,
  molarCharge: CHARGE - AMOUNT,
  /** Of Beer and Lambert: L/(mol·cm). */
  absorptivity: 2 * LENGTH - AMOUNT,
  wavenumber: -LENGTH,
  /** Of reaction: mol/(L·s); also a rate constant of zeroth order. */
  reactionRate: AMOUNT - VOLUME - TIME,
  secondOrderRateConstant: VOLUME - AMOUNT - TIME,
  thirdOrderRateConstant: 2 * VOLUME - 2 * AMOUNT - TIME,
  /** Of Henry: mol/(L·atm). */
  henryConstant: AMOUNT - VOLUME - FORCE + 2 * LENGTH,
  /** Of freezing or boiling: °C·kg/mol. */
  molalTemperatureShift: TEMPERATURE + MASS - AMOUNT,
  /** h: J·s. */
  action: ENERGY + TIME,
} as const satisfies Record<string, Dimension>;

type QuantityKind = keyof typeof DIMENSIONS;

const KINDS = new Map<Dimension, QuantityKind>();
for (const kind of Object.keys(DIMENSIONS) as QuantityKind[]) KINDS.set(DIMENSIONS[kind], kind);

/** The kind of quantity that has this dimension, or null for a dimension without a name of its own. */
export function findKind(dimension: Dimension): QuantityKind | null {
  return KINDS.get(dimension) ?? null;
}
