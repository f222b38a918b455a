import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { askOfPrecipitate, posePrecipitate } from "./pose-precipitate.ts";

test.each<[Locale, string, string | null]>([
  ["en", "30 mL of 0.20 M BaCl2 and 30 mL 0.20 M Na2SO4, does a precipitate form?", "BaSO4"],
  ["en", "i pour 10 mL of 0.5 M CuSO4 into 10 mL of 1 M NaOH. will there be a solid", "Cu(OH)2"],
  ["es", "mezclo 20 mL de BaCl2 0,1 M con 20 mL de Na2SO4 0,1 M, ¿se forma un precipitado?", "BaSO4"],
  ["fr", "on mélange 10 mL de BaCl2 à 0,1 mol/L et 10 mL de Na2SO4, y a-t-il un précipité ?", "BaSO4"],
  ["zh", "10 mL 0.1 mol/L BaCl2和10 mL Na2SO4混合，会有沉淀吗", "BaSO4"],
  ["en", "30 mL of 0.20 M BaCl2 and 30 mL 0.20 M Na2SO4, what mass of precipitate will form?", null],
  ["en", "does a precipitate form in 0.20 M BaCl2?", null],
  ["en", "how much BaCl2 is in 30 mL of 0.20 M solution", null],
])("[TALK-03] whether a solid forms of two solutions, in %s: %s", (locale, text, solid) => {
  const value = posePrecipitate(text, locale)?.solution.answer.value;
  expect(value?.kind === "formula" ? value.formula : null).toBe(solid);
});

test.each([
  ["how many grams of it", { value: "1.4" }],
  ["and the net ionic equation?", { kind: "equation" }],
  ["which ions are left", { kind: "list" }],
  ["how many grams of NaCl is that", null],
  ["why", null],
])("[TALK-03] behind a solid that forms: %s", (text, expected) => {
  const problem = "30 mL of 0.20 M BaCl2 and 30 mL 0.20 M Na2SO4, does a precipitate form?";
  const posed = posePrecipitate(problem, "en");
  if (posed === null) throw new Error("no solid forms");
  const card = { type: "step_solution", version: 1, problem, solution: [], facts: [posed.solution] } as const;
  const value = askOfPrecipitate(text, { ...card, solution: [], facts: [...card.facts] }, "en")?.solution.answer.value;
  if (expected === null) expect(value).toBeUndefined();
  else expect(value).toMatchObject(expected);
});
