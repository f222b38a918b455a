import { expect, test } from "vitest";
import { LOCALES } from "../i18n/locales.ts";
import { detectLocale } from "./detect-locale.ts";
import { RECALL_CASES } from "./recall/cases.fixture.ts";

test.each(LOCALES)("tells %s by a sentence, whatever the reader's language", (locale) => {
  for (const [passage] of RECALL_CASES[locale])
    expect(detectLocale(passage, locale === "en" ? "fr" : "en"), passage).toBe(locale);
});

test("a text without words is taken to be in the reader's language", () => {
  for (const text of ["", "H2O", "2 H₂ + O₂ → 2 H₂O", "12.5"]) expect(detectLocale(text, "hi")).toBe("hi");
});
