import { describe, expect, test } from "vitest";
import type { Locale } from "../../../i18n/locales.ts";
import { solve } from "../../solve.ts";
import { PARTICLE_PROBLEMS, PARTICLE_TRAPS, PARTICLES_IN_OTHER_LANGUAGES } from "./particle-problems.cases.ts";

function answersOf(text: string, locale: Locale): string[] | null {
  const outcome = solve(text, locale);
  if (outcome.kind !== "solved") return null;
  return outcome.solutions.map(({ answer: { value } }) =>
    value.kind === "count" ? String(value.value) : value.kind === "configuration" ? value.configuration : value.kind,
  );
}

test.each(PARTICLE_PROBLEMS)("[CARD-01] %s", (text, answers) => {
  expect(answersOf(text, "en")).toEqual(answers);
});

test.each(PARTICLE_TRAPS)("is not solved: %s", (text) => {
  expect(answersOf(text, "en")).toBeNull();
});

describe.each(Object.entries(PARTICLES_IN_OTHER_LANGUAGES))("%s", (locale, rows) => {
  test.each(rows)("[I18N-03] %s", (text, answers) => {
    expect(answersOf(text, locale as Locale)).toEqual(answers);
  });
});
