import { expect, test } from "vitest";
import { CONSTANTS, GAS_CONDITIONS, GAS_CONSTANTS } from "./constants.ts";
import { convertTo, getValueIn } from "./conversion.ts";
import { Decimal } from "./decimal.ts";

/** CODATA 2022, as NIST lists the values, in the units there. */
const CODATA: Readonly<Record<keyof typeof CONSTANTS, readonly [string, string]>> = {
  avogadro: ["6.02214076e23", "mol^-1"],
  planck: ["6.62607015e-34", "J s"],
  lightSpeed: ["299792458", "m s^-1"],
  elementaryCharge: ["1.602176634e-19", "C"],
  boltzmann: ["1.380649e-23", "J K^-1"],
  gas: ["8.31446261815324", "J mol^-1 K^-1"],
  faraday: ["96485.3321233100184", "C mol^-1"],
  standardAtmosphere: ["101325", "Pa"],
  standardPressure: ["100000", "Pa"],
  standardGravity: ["9.80665", "m s^-2"],
  electronMass: ["9.1093837139e-31", "kg"],
  protonMass: ["1.67262192595e-27", "kg"],
  neutronMass: ["1.67492750056e-27", "kg"],
  electronMassInU: ["5.485799090441e-4", "u"],
  protonMassInU: ["1.0072764665789", "u"],
  neutronMassInU: ["1.00866491606", "u"],
  atomicMass: ["1.66053906892e-27", "kg"],
  molarMass: ["1.00000000105e-3", "kg mol^-1"],
  atomicMassEnergy: ["931.49410372", "MeV"],
  rydberg: ["10973731.568157", "m^-1"],
  rydbergEnergy: ["2.1798723611030e-18", "J"],
  bohrRadius: ["5.29177210544e-11", "m"],
};

test.each(Object.entries(CODATA))("%s is CODATA's", (id, [value, unit]) => {
  const constant = CONSTANTS[id as keyof typeof CONSTANTS];
  expect(getValueIn(constant, unit).toString()).toBe(new Decimal(value).toString());
});

/** A relative difference, as a number. */
function difference(a: Decimal, b: Decimal): number {
  return a.minus(b).div(b).abs().toNumber();
}

test("constants that follow from others do", () => {
  const { avogadro, boltzmann, elementaryCharge, planck, lightSpeed, rydberg } = CONSTANTS;
  expect(avogadro.value.times(boltzmann.value).eq(CONSTANTS.gas.value)).toBe(true);
  expect(avogadro.value.times(elementaryCharge.value).eq(CONSTANTS.faraday.value)).toBe(true);
  expect(
    difference(rydberg.value.times(planck.value).times(lightSpeed.value), CONSTANTS.rydbergEnergy.value),
  ).toBeLessThan(1e-12);
  expect(
    difference(CONSTANTS.atomicMass.value.times(avogadro.value).times(1000), CONSTANTS.molarMass.value),
  ).toBeLessThan(1e-9);
  expect(
    difference(CONSTANTS.protonMassInU.value.times(CONSTANTS.atomicMass.value), CONSTANTS.protonMass.value),
  ).toBeLessThan(1e-9);
  expect(
    difference(CONSTANTS.neutronMassInU.value.times(CONSTANTS.atomicMass.value), CONSTANTS.neutronMass.value),
  ).toBeLessThan(1e-9);
  expect(
    difference(CONSTANTS.electronMassInU.value.times(CONSTANTS.atomicMass.value), CONSTANTS.electronMass.value),
  ).toBeLessThan(1e-9);
  const energy = CONSTANTS.atomicMass.value.times(lightSpeed.value.pow(2)).div(elementaryCharge.value).div(1e6);
  expect(difference(energy, CONSTANTS.atomicMassEnergy.value)).toBeLessThan(1e-9);
});

test("the gas constant is one, in all units", () => {
  for (const [unit, constant] of Object.entries(GAS_CONSTANTS)) {
    const inSi = convertTo(constant, CONSTANTS.gas.unit);
    expect(inSi.ok && difference(inSi.value.value, CONSTANTS.gas.value), unit).toBeLessThan(1e-35);
  }
  expect(GAS_CONSTANTS["L·atm/(mol·K)"].value.toFixed(5)).toBe("0.08206");
  expect(GAS_CONSTANTS["L·Torr/(mol·K)"].value.toFixed(2)).toBe("62.36");
  expect(GAS_CONSTANTS["cal/(mol·K)"].value.toFixed(3)).toBe("1.987");
});

test("molar volumes are CODATA's, and the textbooks'", () => {
  expect(GAS_CONDITIONS.stpAtmosphere.molarVolume.value.toFixed(8)).toBe("22.41396955");
  expect(GAS_CONDITIONS.stpBar.molarVolume.value.toFixed(8)).toBe("22.71095464");
  expect(GAS_CONDITIONS.satp.molarVolume.value.toFixed(2)).toBe("24.79");
  expect(GAS_CONDITIONS.roomAtmosphere.molarVolume.value.toFixed(2)).toBe("24.47");
});

test("measured constants have the figures that were measured", () => {
  expect(CONSTANTS.electronMass.significantFigures).toBe(11);
  expect(CONSTANTS.rydbergEnergy.significantFigures).toBe(14);
  expect(CONSTANTS.avogadro.significantFigures).toBeNull();
});
