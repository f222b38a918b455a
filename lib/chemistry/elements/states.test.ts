import { expect, test } from "vitest";
import { type ElementProperties, propertiesOf } from "../data/element-properties.ts";
import { ELEMENTS, type ElementSymbol } from "./elements.ts";
import { type State, stateAt } from "./states.ts";

test.each<[ElementSymbol, number, State | null]>([
  ["H", 25, "gas"],
  ["Br", 25, "liquid"],
  ["Hg", 25, "liquid"],
  ["Ga", 25, "solid"],
  ["Ga", 30, "liquid"],
  ["Fe", 1600, "liquid"],
  ["Fe", 3000, "gas"],
  ["He", -273, "liquid"],
  ["He", -200, "gas"],
  ["I", 120, "liquid"],
  // These two become gases without melting.
  ["C", 3800, "solid"],
  ["C", 3900, "gas"],
  ["As", 700, "gas"],
  // Melted, but nobody boiled it where we know of.
  ["Bk", 25, "solid"],
  ["Bk", 2000, null],
  ["Og", 25, null],
])("[SEE-01] %s at %d °C: %s", (symbol, celsius, state) => {
  expect(stateAt(symbol, celsius)).toBe(state);
});

test("[SEE-01] at 25 °C two elements are liquids, and eleven gases", () => {
  const at = (state: State) =>
    ELEMENTS.filter(({ symbol }) => stateAt(symbol, 25) === state).map((each) => each.symbol);
  expect(at("liquid")).toEqual(["Br", "Hg"]);
  expect(at("gas")).toEqual(["H", "He", "N", "O", "F", "Ne", "Cl", "Ar", "Kr", "Xe", "Rn"]);
});

/** Wider than any element is. */
const POSSIBLE = {
  radius: [30, 300],
  ionization: [370, 2400],
  electronegativity: [0.7, 4],
  melting: [-273.15, 4000],
  boiling: [-273.15, 6000],
  sublimation: [-273.15, 4000],
} as const satisfies Record<keyof ElementProperties, readonly [number, number]>;

test("[SEE-01] what the tables say of the elements is possible", () => {
  const faults = ELEMENTS.flatMap(({ symbol }) => {
    const properties = propertiesOf(symbol);
    const { melting, boiling } = properties;
    const outside = Object.entries(POSSIBLE).filter(([name, [least, most]]) => {
      const value = properties[name as keyof ElementProperties];
      return value !== null && (value < least || value > most);
    });
    const isReversed = melting !== null && boiling !== null && melting >= boiling;
    return [
      ...outside.map(([name]) => `${symbol} ${name}`),
      ...(isReversed ? [`${symbol} boils before it melts`] : []),
    ];
  });
  expect(faults).toEqual([]);
});
