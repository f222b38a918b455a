import { expect, test } from "vitest";
import { propertiesOf } from "../chemistry/data/element-properties.ts";
import { ELEMENTS, type ElementSymbol } from "../chemistry/elements/elements.ts";
import { answerFact } from "../facts/answer-fact.ts";
import { readFact } from "../facts/read-fact.ts";
import { LOCALES } from "../i18n/locales.ts";
import { loadMessages } from "../i18n/messages.ts";
import { factsOf, writeOxidationNumber } from "./element-facts.ts";
import { nameElements } from "./name-elements.ts";
import { countStates, MEASURES, type Measure, SCALE_STEPS, showOn } from "./scales.ts";
import { moveInTable, TABLE_ROWS } from "./table-layout.ts";

test("[SEE-01] every element has one place in the table, in the column of its group", () => {
  const placed = TABLE_ROWS.flatMap(({ cells }) =>
    cells.flatMap((cell, index) => (cell === null ? [] : [{ cell, index }])),
  );
  expect(placed.map(({ cell }) => cell.number).toSorted((a, b) => a - b)).toEqual(ELEMENTS.map(({ number }) => number));
  for (const { cell, index } of placed) if (cell.group !== null) expect(index + 1).toBe(cell.group);
  expect(TABLE_ROWS.map(({ cells }) => cells.filter((cell) => cell !== null).length)).toEqual([
    2, 8, 8, 18, 18, 18, 18, 14, 14,
  ]);
});

test.each<[from: ElementSymbol, key: string, to: ElementSymbol | null]>([
  ["H", "ArrowRight", "He"],
  ["H", "ArrowLeft", "H"],
  ["Be", "ArrowRight", "B"],
  ["B", "ArrowLeft", "Be"],
  ["H", "ArrowDown", "Li"],
  ["B", "ArrowUp", "B"],
  ["Sc", "ArrowUp", "Sc"],
  ["Lr", "ArrowDown", "La"],
  ["La", "ArrowUp", "Lr"],
  ["Ti", "ArrowDown", "Zr"],
  ["Fr", "ArrowDown", "Fr"],
  ["Fe", "Home", "K"],
  ["Fe", "End", "Kr"],
  ["Nd", "End", "Yb"],
  ["Fe", "a", null],
  ["Fe", "Tab", null],
])("[SEE-01] from %s the key %s leads to %s", (from, key, to) => {
  expect(moveInTable(from, key, false)).toBe(to);
});

test("[SEE-01] with Ctrl, Home and End lead to the first and the last element", () => {
  expect([moveInTable("Fe", "Home", true), moveInTable("Fe", "End", true)]).toEqual(["H", "Og"]);
});

test("[SEE-01] by arrows each element can be reached", () => {
  const reached = new Set<ElementSymbol>(["H"]);
  for (const from of reached)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
      reached.add(moveInTable(from, key, false) ?? from);
  expect(reached.size).toBe(ELEMENTS.length);
});

test.each(Object.keys(MEASURES) as Measure[])("[SEE-01] the steps of %s hold each value once", (measure) => {
  const steps = SCALE_STEPS[measure];
  expect(steps).toHaveLength(5);
  for (const element of ELEMENTS) {
    const value = propertiesOf(element.symbol)[measure];
    const shown = showOn(measure, element, 25);
    const within = steps.flatMap(([least, most], index) =>
      value !== null && value >= least && value <= most ? [`${index + 1}`] : [],
    );
    expect(shown === null ? [] : [shown.tone]).toEqual(within);
  }
});

test("[SEE-01] at 25 °C two elements are liquid, and at 6000 °C none of what was measured is left", () => {
  expect(countStates(25)).toMatchObject({ liquid: 2, gas: 11 });
  expect(countStates(6000)).toMatchObject({ solid: 0, liquid: 0 });
});

test("[SEE-01] the facts of iron, oxygen and oganesson", () => {
  expect(factsOf("Fe")).toMatchObject({
    family: "transition-metals",
    kind: "metal",
    configuration: "[Ar] 3d⁶ 4s²",
    oxidationNumbers: [2, 3, 4, 6],
    melting: 1538,
    isotopes: [],
  });
  expect(factsOf("O").oxidationNumbers).toEqual([-2]);
  expect(factsOf("Cl").isotopes.map(({ abundance }) => abundance)).toEqual(["75.76", "24.24"]);
  expect(factsOf("Og")).toMatchObject({ kind: null, radius: null, melting: null, oxidationNumbers: [] });
  expect([-1, 0, 3].map(writeOxidationNumber)).toEqual(["−1", "0", "+3"]);
});

test("[SEE-01] what the table asks the tutor of an element is understood, in every language", async () => {
  for (const locale of LOCALES) {
    const { question } = (await loadMessages(locale, ["at-hand"]))["at-hand"].table;
    const names = nameElements(locale);
    const lost = ELEMENTS.filter(({ symbol }) => {
      const asked = readFact(question.replace("{element}", names[symbol]), locale);
      return asked === null || answerFact(asked, locale) === null;
    });
    expect(lost.map(({ symbol }) => symbol)).toEqual([]);
  }
});

test("[SEE-01] every language has a name of its own for each element", () => {
  const english = nameElements("en");
  expect(english.Fe).toBe("iron");
  for (const locale of ["am", "zh", "hi"] as const)
    expect(Object.values(nameElements(locale)).filter((name) => /\p{Script=Latin}/u.test(name))).toEqual([]);
});
