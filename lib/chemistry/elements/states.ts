import { propertiesOf } from "../data/element-properties.ts";
import type { ElementSymbol } from "./elements.ts";

const STATES = ["solid", "liquid", "gas"] as const;

export type State = (typeof STATES)[number];

/**
 * What state an element is in at 1 atm and a temperature in °C; null where the points that decide are not known. At the point
 * itself it is the state above.
 */
export function stateAt(symbol: ElementSymbol, celsius: number): State | null {
  const { melting, boiling, sublimation } = propertiesOf(symbol);
  if (sublimation !== null) return celsius < sublimation ? "solid" : "gas";
  if (boiling !== null && celsius >= boiling) return "gas";
  // At this pressure helium stays liquid down to absolute zero.
  if (symbol === "He") return "liquid";
  if (melting === null) return null;
  if (celsius < melting) return "solid";
  return boiling === null ? null : "liquid";
}
