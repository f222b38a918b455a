import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { MOLECULE_ISSUES } from "../chemistry/organic/read-molecule.ts";
import type { Expected } from "../grading/expected.ts";
import { grade } from "../grading/grade.ts";
import { LOCALES } from "../i18n/locales.ts";
import { wordMark } from "./mark.ts";

const BUTAN_2_OL: Expected = { kind: "structure", accepted: ["CCC(O)C"] };

test.each(LOCALES)("[DRAW-01] the mark of a drawing is worded in whole sentences in %s", async (locale) => {
  const words = await loadWords(locale, ["feedback", "tutor"]);
  const feedback = ["CC(O)CC", "CCCCO", "CC(O)C", "CC(O)C=C", "CCC(=O)C", "CC1CC1", "C(O)(O)O"].map((given) => {
    const context = { kind: "structure", given, reveal: false } as const;
    return wordMark(grade(BUTAN_2_OL, given, locale), words, context);
  });
  for (const each of feedback) {
    for (const text of [each.feedback, ...each.suggestions, ...each.credits.map(({ text: axis }) => axis)])
      expect(text).toMatch(/^(?!.*(?:[{}]|feedback\.)).+$/su);
    expect(each.feedback).not.toContain("CH₃CH(OH)CH₂CH₃");
  }
  expect(new Set(feedback.slice(0, 5).map((each) => each.feedback)).size).toBe(5);
});

test.each(LOCALES)("[DRAW-01] why a text is no molecule is told in %s", async (locale) => {
  const words = await loadWords(locale, ["feedback", "tutor"]);
  const told = MOLECULE_ISSUES.map((issue) => words.t(`feedback.remarks.molecule-${issue}`));
  for (const text of told) expect(text).not.toMatch(/feedback\./);
  expect(new Set(told).size).toBe(MOLECULE_ISSUES.length);
});
