import { expect, test } from "vitest";
import { GASEOUS_ELEMENTS, LIQUID_ELEMENTS } from "../../chemistry/data/formation-enthalpies.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";
import { LONG_CYCLES, scaled, SHORT_CYCLES } from "./hess-cycles.ts";
import { ENDOTHERMIC, enthalpyOf, EXOTHERMIC, listFormationShares } from "./thermochemical-equations.ts";

const EQUATIONS = [
  ...new Set([
    ...EXOTHERMIC,
    ...ENDOTHERMIC,
    ...[...SHORT_CYCLES, ...LONG_CYCLES].flatMap(({ target, steps }) => [target, ...steps]),
  ]),
];

test.each(EQUATIONS)("%s is balanced, and its elements are in their standard states", (text) => {
  const balanced = readBalanced(text);
  expect(balanced?.coefficients).toEqual(listFormationShares(text).map(({ count }) => Math.abs(count)));
  for (const { species, formula, isElement } of listFormationShares(text)) {
    if (!isElement) continue;
    const state = GASEOUS_ELEMENTS.has(formula) ? "g" : LIQUID_ELEMENTS.has(formula) ? "l" : "s";
    expect(species).toBe(`${formula}(${state})`);
  }
});

test("heat is given off by the ones and taken up by the others", () => {
  expect(EXOTHERMIC.every((text) => enthalpyOf(text).value.lt(0))).toBe(true);
  expect(ENDOTHERMIC.every((text) => enthalpyOf(text).value.gt(0))).toBe(true);
});

test.each([
  ["2 CO(g) + O2(g) -> 2 CO2(g)", -0.5, null],
  ["2 CO(g) + O2(g) -> 2 CO2(g)", -2, "4 CO2(g) -> 4 CO(g) + 2 O2(g)"],
  ["2 C2H6(g) -> 2 C2H4(g) + 2 H2(g)", 0.5, "C2H6(g) -> C2H4(g) + H2(g)"],
] as const)("%s times %d", (text, factor, expected) => {
  expect(scaled(text, factor)).toBe(expected);
});
