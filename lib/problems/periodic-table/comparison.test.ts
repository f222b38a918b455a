import fc from "fast-check";
import { expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { compareInLine, compareMixed, order, rank } from "./comparison.ts";
import type { Property } from "./comparison.ts";
import { getMainElement, inGroup, inPeriod, MAIN_ELEMENTS } from "./elements.ts";

const IONIZATION: Property = {
  words: "problems-periodic-table.ionization-energy",
  of: ({ ionization }) => ionization,
  across: 1,
  down: -1,
  apart: 0.03,
};

const elementsOf = (...symbols: string[]) => symbols.map(getMainElement);

test("groups, periods and outer electrons follow from the atomic number", () => {
  const rows = ["Na", "Al", "S", "Br", "Xe", "Ba", "Pb"].map((symbol) => {
    const { group, period, valence } = getMainElement(symbol);
    return [symbol, group, period, valence];
  });
  expect(rows).toEqual([
    ["Na", 1, 3, 1],
    ["Al", 13, 3, 3],
    ["S", 16, 3, 6],
    ["Br", 17, 4, 7],
    ["Xe", 18, 5, 8],
    ["Ba", 2, 6, 2],
    ["Pb", 14, 6, 4],
  ]);
});

test("hydrogen counts as no alkali metal", () => {
  expect(inGroup(1).map(({ symbol }) => symbol)).toEqual(["Li", "Na", "K", "Rb", "Cs"]);
  expect(inPeriod(2)).toHaveLength(8);
});

test("elements are ranked where both trends say so", () => {
  expect(rank(IONIZATION, elementsOf("F", "Li", "N"))?.map(({ symbol }) => symbol)).toEqual(["Li", "N", "F"]);
});

test.each([
  ["an exception of the trend", ["N", "O", "F"]],
  ["another exception", ["Be", "B", "Li"]],
  ["values that are nearly the same", ["Al", "Ga"]],
])("nothing is ranked by %s", (_, symbols) => {
  expect(rank(IONIZATION, elementsOf(...symbols))).toBeNull();
});

test("[CARD-03] the answer has the largest or smallest value of the elements shown", () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (seed, isMixed) => {
      const random = createRandom(seed);
      const draft = isMixed ? compareMixed(IONIZATION, random, 4) : compareInLine(IONIZATION, random, 3);
      if (draft?.kind !== "solved" || draft.answer.value.kind !== "formula") return;
      const shown = [draft.answer.value, ...draft.distractors.map(({ value }) => value)].flatMap((value) =>
        value.kind === "formula" ? [getMainElement(value.formula).ionization] : [],
      );
      const extreme = draft.variant.startsWith("largest") ? Math.max(...shown) : Math.min(...shown);
      expect(getMainElement(draft.answer.value.formula).ionization).toBe(extreme);
    }),
  );
});

test("[CARD-03] an order rises by value", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const draft = order(IONIZATION, createRandom(seed), 4, "mixed");
      if (draft?.kind !== "solved" || draft.answer.value.kind !== "expression") return;
      const values = draft.answer.value.terms.flatMap((term) =>
        term.kind === "formula" ? [getMainElement(term.formula).ionization] : [],
      );
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }),
  );
});

test("noble gases have no electronegativity, all others of the first five periods have one", () => {
  const without = MAIN_ELEMENTS.filter(({ electronegativity, period }) => electronegativity === null && period < 6).map(
    ({ symbol }) => symbol,
  );
  expect(without).toEqual(["He", "Ne", "Ar", "Kr", "Xe"]);
});
