import { beforeAll, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { AREAS } from "../i18n/areas.ts";
import { LOCALES } from "../i18n/locales.ts";
import { auditProblem } from "./audit.fixture.ts";
import type { WordsByLocale } from "./audit.fixture.ts";
import { generate } from "./generate.ts";
import { FORMS } from "./forms.ts";
import { FAMILIES } from "./registry.ts";

/** A sample; `scripts/report/problems.ts` takes a thousand seeds of each. */
const SEEDS = [1, 2, 3];

const SAMPLES = FAMILIES.flatMap((family) =>
  DIFFICULTIES.filter((difficulty) => family.levels[difficulty] !== undefined).flatMap((difficulty) =>
    FORMS.filter((form) => family.forms.includes(form)).map((form) => ({ id: family.id, family, difficulty, form })),
  ),
);

let wordsOf: WordsByLocale;

beforeAll(async () => {
  const entries = await Promise.all(LOCALES.map(async (locale) => [locale, await loadWords(locale, AREAS)] as const));
  wordsOf = Object.fromEntries(entries) as WordsByLocale;
});

test("every family has an id of its own", () => {
  expect(new Set(FAMILIES.map(({ id }) => id)).size).toBe(FAMILIES.length);
});

test.each(SAMPLES)(
  "[CARD-03] [CARD-05] [HINT-02] [I18N-01] $id, $difficulty, $form: marked, hinted at and worded as promised",
  ({ family, difficulty, form }) => {
    const findings = SEEDS.flatMap((seed) => {
      const problem = generate(family, difficulty, form, seed);
      expect(generate(family, difficulty, form, seed)).toEqual(problem);
      return auditProblem(problem, form, seed, wordsOf);
    });
    expect(findings).toEqual([]);
  },
);
