import { expect, test } from "vitest";
import { listTerms } from "../../chemistry/equation/equation.ts";
import { getEquation } from "../../chemistry/equation/parse.ts";
import { MECHANISMS, ordersOf } from "./mechanism-data.ts";

/** Atoms and charge on the right minus those on the left. */
function imbalance(text: string): Record<string, number> {
  const equation = getEquation(text);
  const sums = new Map<string, number>();
  for (const [index, { formula, coefficient }] of listTerms(equation).entries()) {
    const count = (index < equation.reactants.length ? -1 : 1) * (coefficient?.numerator ?? 1);
    for (const [key, number] of [...formula.counts, ["charge", formula.charge] as const])
      sums.set(key, (sums.get(key) ?? 0) + count * number);
  }
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}

test.each(MECHANISMS.flatMap(({ steps, mechanism }) => [...steps, mechanism.overall]))("%s is balanced", (text) => {
  expect(imbalance(text)).toEqual({});
});

test.each([
  ["NO2 + CO -> NO + CO2", { NO2: 2 }],
  ["2 O3 -> 3 O2", { O3: 2, O2: -1 }],
  ["2 NO + O2 -> 2 NO2", { NO: 2, O2: 1 }],
  ["H2 + I2 -> 2 HI", { H2: 1, I2: 1 }],
  ["(CH3)3CBr + OH- -> Br- + (CH3)3COH", { "(CH3)3CBr": 1 }],
])("the rate law of %s as it is measured", (overall, orders) => {
  const found = MECHANISMS.find(
    ({ mechanism, slow }) =>
      slow !== null &&
      (mechanism.overall === overall ||
        [...mechanism.reactants, ...mechanism.products].toSorted().join() === getEquationSpecies(overall)),
  );
  expect(found === undefined ? null : Object.fromEntries(ordersOf(found) ?? [])).toEqual(orders);
});

function getEquationSpecies(text: string): string {
  return text
    .split(/ \+ | -> /)
    .map((each) => each.replace(/^\d+ /, ""))
    .toSorted()
    .join();
}
