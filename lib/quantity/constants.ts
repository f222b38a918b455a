import { Decimal } from "./decimal.ts";
import type { Quantity } from "./quantity.ts";
import { quantity } from "./quantity.ts";

/**
 * Constants of physics and chemistry. Exact ones follow from the definitions of the SI (SI brochure, 9th edition, 2019);
 * measured ones are CODATA 2022 (Mohr, Newell, Taylor and Tiesinga, Rev. Mod. Phys. 97, 025002, 2025).
 */

/** Exact: figures null. */
function exact(value: string, unit: string): Quantity {
  return quantity(value, unit);
}

/** Measured: as many figures as are written. */
function measured(value: string, unit: string): Quantity {
  const digits = value.replace(/e.*$/, "").replace(".", "").replace(/^0+/, "");
  return quantity(value, unit, digits.length);
}

export const CONSTANTS = {
  /** N_A. SI 2.2. */
  avogadro: exact("6.02214076e23", "mol^-1"),
  /** h. SI 2.2. */
  planck: exact("6.62607015e-34", "J s"),
  /** c. SI 2.2. */
  lightSpeed: exact("299792458", "m/s"),
  /** e. SI 2.2. */
  elementaryCharge: exact("1.602176634e-19", "C"),
  /** k. SI 2.2. */
  boltzmann: exact("1.380649e-23", "J/K"),
  /** R = N_A k. */
  gas: exact("8.31446261815324", "J/(mol·K)"),
  /** F = N_A e. */
  faraday: exact("96485.3321233100184", "C/mol"),
  /** The standard atmosphere: 10th CGPM, 1954. */
  standardAtmosphere: exact("101325", "Pa"),
  /** The standard pressure of IUPAC since 1982. */
  standardPressure: exact("100000", "Pa"),
  /** g_n: 3rd CGPM, 1901. */
  standardGravity: exact("9.80665", "m/s^2"),

  /** m_e. */
  electronMass: measured("9.1093837139e-31", "kg"),
  /** m_p. */
  protonMass: measured("1.67262192595e-27", "kg"),
  /** m_n. */
  neutronMass: measured("1.67492750056e-27", "kg"),
  /** m_e in u. */
  electronMassInU: measured("5.485799090441e-4", "u"),
  /** m_p in u. */
  protonMassInU: measured("1.0072764665789", "u"),
  /** m_n in u. */
  neutronMassInU: measured("1.00866491606", "u"),
  /** m_u. */
  atomicMass: measured("1.66053906892e-27", "kg"),
  /** M_u: no longer exactly 1 g/mol. */
  molarMass: measured("1.00000000105", "g/mol"),
  /** The energy of 1 u. */
  atomicMassEnergy: measured("931.49410372", "MeV"),
  /** R_∞. */
  rydberg: measured("10973731.568157", "m^-1"),
  /** R_∞ h c: the ionisation energy of hydrogen but for the mass of its nucleus. */
  rydbergEnergy: measured("2.1798723611030e-18", "J"),
  /** a_0. */
  bohrRadius: measured("5.29177210544e-11", "m"),
} as const satisfies Record<string, Quantity>;

/** The standard uncertainty of each measured constant, in its last digits: CODATA 2022. All others are exact. */
export const UNCERTAINTIES = {
  electronMass: 28,
  protonMass: 52,
  neutronMass: 85,
  electronMassInU: 97,
  protonMassInU: 83,
  neutronMassInU: 40,
  atomicMass: 52,
  molarMass: 31,
  atomicMassEnergy: 29,
  rydberg: 12,
  rydbergEnergy: 24,
  bohrRadius: 82,
} as const satisfies Partial<Record<keyof typeof CONSTANTS, number>>;

/** 0 °C in kelvins, by definition (SI 2.3.1). */
export const ZERO_CELSIUS = new Decimal("273.15");

/** 25 °C, at which tables are made. */
export const ROOM_TEMPERATURE = ZERO_CELSIUS.plus(25);

/** R in the units in which textbooks give it; all exact, since the units are. */
export const GAS_CONSTANTS = {
  "J/(mol·K)": CONSTANTS.gas,
  "L·kPa/(mol·K)": exact("8.31446261815324", "L·kPa/(mol·K)"),
  "L·bar/(mol·K)": exact("0.0831446261815324", "L·bar/(mol·K)"),
  "L·atm/(mol·K)": gasConstantOver("101.325", "L·atm/(mol·K)"),
  "L·Torr/(mol·K)": gasConstantOver("101.325", "L·Torr/(mol·K)", "760"),
  "L·mmHg/(mol·K)": gasConstantOver("101.325", "L·mmHg/(mol·K)", "760"),
  "cal/(mol·K)": gasConstantOver("4.184", "cal/(mol·K)"),
} as const satisfies Record<string, Quantity>;

function gasConstantOver(divisor: string, unit: string, factor = "1"): Quantity {
  return quantity(CONSTANTS.gas.value.times(factor).div(divisor), unit);
}

/**
 * The conditions at which gases are compared. IUPAC's standard temperature and pressure are 0 °C and 100 kPa since 1982;
 * many textbooks keep 0 °C and 1 atm, hence 22.4 L/mol. Which one a course means is a setting, not a fact.
 */
export const GAS_CONDITIONS = {
  /** STP as most textbooks have it, and "normal conditions": 22.41396954… L/mol (CODATA 2022). */
  stpAtmosphere: gasConditions(ZERO_CELSIUS, "101.325"),
  /** STP of IUPAC: 22.71095464… L/mol (CODATA 2022). */
  stpBar: gasConditions(ZERO_CELSIUS, "100"),
  /** SATP: 25 °C, 100 kPa: 24.789… L/mol. */
  satp: gasConditions(ROOM_TEMPERATURE, "100"),
  /** Room conditions of many courses: 25 °C, 1 atm: 24.465… L/mol. */
  roomAtmosphere: gasConditions(ROOM_TEMPERATURE, "101.325"),
} as const satisfies Record<string, GasConditions>;

/** Of any gas at "room temperature and pressure", as British courses have it: 24.0 dm³/mol (Cambridge International 9701, data section). */
export const MOLAR_VOLUME_AT_RTP = exact("24.0", "L/mol");

type GasConditions = { readonly temperature: Quantity; readonly pressure: Quantity; readonly molarVolume: Quantity };

function gasConditions(kelvin: Decimal, kilopascal: string): GasConditions {
  return {
    temperature: exact(kelvin.toFixed(), "K"),
    pressure: exact(kilopascal, "kPa"),
    molarVolume: quantity(CONSTANTS.gas.value.times(kelvin).div(new Decimal(kilopascal)), "L/mol"),
  };
}
