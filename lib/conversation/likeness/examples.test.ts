import { expect, test } from "vitest";
import { LOCALES } from "../../i18n/locales.ts";
import { LEAST_LIKELY } from "../understand-loosely.ts";
import { learn } from "./classifier.ts";
import { listExamples } from "./examples.ts";
import { featuresOf } from "./features.ts";
import { TURNS } from "./turns.ts";

const FOLDS = 5;

test.each(LOCALES)("[TALK-01] %s: of examples that were not learnt, what seems clear is what it seems", (locale) => {
  const examples = listExamples(locale).map(({ turn, text }) => ({ kind: turn, features: featuresOf(text, locale) }));
  let clear = 0;
  let right = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const classifier = learn(
      TURNS,
      examples.filter((_, at) => at % FOLDS !== fold),
    );
    for (const { kind, features } of examples.filter((_, at) => at % FOLDS === fold)) {
      const [first] = classifier.rank(features);
      if (first === undefined || first.probability < LEAST_LIKELY) continue;
      clear += 1;
      right += first.kind === kind ? 1 : 0;
    }
  }
  expect(right / clear).toBeGreaterThan(0.88);
  expect(clear / examples.length).toBeGreaterThan(0.4);
});

test.each(LOCALES)("%s has examples of every turn", (locale) => {
  expect(new Set(listExamples(locale).map(({ turn }) => turn))).toEqual(new Set(TURNS));
});
