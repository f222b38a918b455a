import { CONSTANTS, ZERO_CELSIUS } from "../quantity/constants.ts";
import type { ConstantName } from "./properties.ts";
import { numberValue, type Told } from "./told.ts";

/** As a course uses them: so many figures are told. */
const FIGURES = 4;

const UNITS = {
  avogadro: "mol⁻¹",
  gas: "J/(mol·K)",
  faraday: "C/mol",
  planck: "J·s",
  lightSpeed: "m/s",
  boltzmann: "J/K",
  elementaryCharge: "C",
} as const;

/** The value of a constant, with what it is. */
export function tellConstant(name: ConstantName): Told {
  const id = `constants.${name}`;
  switch (name) {
    case "water":
      return { id, values: { value: numberValue("1.0e-14", "", 2) } };
    case "absoluteZero":
      return { id, values: { value: numberValue(ZERO_CELSIUS.neg().toFixed(), "°C") } };
    case "standardAtmosphere":
      return { id, values: { value: numberValue("101.325", "kPa") } };
    default:
      return { id, values: { value: numberValue(CONSTANTS[name].value.toFixed(), UNITS[name], FIGURES) } };
  }
}
