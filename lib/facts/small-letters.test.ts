import { describe, expect, it } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { writeSmall } from "./small-letters.ts";

const WRITTEN: readonly (readonly [locale: Locale, typed: string, written: string])[] = [
  ["en", "oxidation state of mn in KMnO4", "oxidation state of Mn in KMnO4"],
  ["en", "and cu2+?", "and Cu2+?"],
  ["en", "mno2, caco3 and po4", "MnO2, CaCO3 and PO4"],
  ["en", "fe2(so4)3", "Fe2(SO4)3"],
  ["en", "co2+ and cl-", "Co2+ and Cl-"],
  ["en", "percent of n in that", "percent of N in that"],
  ["en", "from 15 to 70 c", "from 15 to 70 °C"],
  ["en", "5 mg of mg", "5 mg of Mg"],
  ["en", "in mg pls", "in mg pls"],
  ["en", "is he at home as I am", "is he at home as I am"],
  ["en", "why is 4s lost first in step2", "why is 4s lost first in step2"],
  ["es", "y si es al reves", "y si es al reves"],
  ["fr", "ca fait combien", "ca fait combien"],
];

describe("formulas in small letters", () => {
  it.each(WRITTEN)("[TALK-01] %s: %s", (locale, typed, written) => {
    expect(writeSmall(typed, locale)).toBe(written);
  });
});
