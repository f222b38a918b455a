import { expect, test } from "vitest";
import { ELEMENTS, getElement } from "./elements.ts";
import { placeOf, stepInTable, TABLE_COLUMNS, TABLE_ROWS, type TableStep } from "./table-places.ts";

test("[SEE-01] all 118 elements have a place of their own in eighteen columns", () => {
  const places = ELEMENTS.map((element) => {
    const { row, column } = placeOf(element);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual(TABLE_COLUMNS);
    return `${row} ${column}`;
  });
  expect(new Set(places).size).toBe(118);
  expect(TABLE_ROWS.flat()).toHaveLength(118);
});

test.each([
  ["H", 1, 1],
  ["He", 1, 18],
  ["B", 2, 13],
  ["Sc", 4, 3],
  ["Lu", 6, 3],
  ["La", 8, 3],
  ["Yb", 8, 16],
  ["Ac", 9, 3],
  ["No", 9, 16],
  ["Og", 7, 18],
] as const)("[SEE-01] %s stands in row %i, column %i", (symbol, row, column) => {
  expect(placeOf(getElement(symbol))).toEqual({ row, column });
});

test.each([
  ["H", "right", "He"],
  ["He", "left", "H"],
  ["He", "right", "He"],
  ["H", "up", "H"],
  ["Be", "right", "B"],
  ["C", "up", "C"],
  ["Mg", "down", "Ca"],
  ["Hf", "down", "Rf"],
  ["Rf", "down", "Ce"],
  ["Ce", "up", "Rf"],
  ["Fe", "row-start", "K"],
  ["Fe", "row-end", "Kr"],
  ["Fe", "first", "H"],
  ["Fe", "last", "Og"],
] as const)("[SEE-01] from %s the step %s leads to %s", (from, step: TableStep, to) => {
  expect(stepInTable(getElement(from), step).symbol).toBe(to);
});

test.each([
  ["right", "left"],
  ["down", "up"],
] as const)("[SEE-01] what lies %s lies back %s", (there, back) => {
  const moved = ELEMENTS.filter((element) => stepInTable(element, there) !== element);
  expect(moved.length).toBeGreaterThan(90);
  expect(moved.filter((element) => stepInTable(stepInTable(element, there), back) !== element)).toEqual([]);
});
