import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

const table = (...rows: readonly string[]): string => [rows[0], "|---|---|", ...rows.slice(1)].join("\n");

describe("[TRUST-02] what a cell says of the first one in its row, under its head", () => {
  test.each<[string, string, Locale]>([
    [table("| Half-reaction | E° (V) |", "| Fe²⁺ + 2 e⁻ → Fe | −0.44 |"), "supported −0.44", "en"],
    [table("| Couple | E° |", "| Ag⁺/Ag | 0,80 V |"), "supported 0,80 V", "fr"],
    [table("| Ion | Electrons |", "| K⁺ | 18 |"), "supported 18", "en"],
    [table("| Substance | Boiling point (°C) |", "| water | 100 |"), "supported 100", "en"],
    [table("| 分子 | 构型 |", "| CO₂ | 直线形 |"), "supported 直线形", "zh"],
  ])("%s: %s", (text, expected, locale) => {
    expect(judgements(text, locale)).toContainEqual(expected);
  });

  test.each<[string, Locale]>([
    [table("| Half-reaction | E° (V) |", "| Fe²⁺ + 2 e⁻ → Fe | +0.44 |"), "en"],
    [table("| Ion | Electrons |", "| K⁺ | 19 |"), "en"],
    [table("| Mass | Sample |", "| 12.0 g | 3 |"), "en"],
  ])("neither confirmed nor wrong: %s", (text, locale) => {
    const numbers = judgements(text, locale).filter((verdict) => /(?:0\.44|19|12\.0 g|3)$/.test(verdict));
    expect(numbers.filter((verdict) => !verdict.startsWith("unknown"))).toEqual([]);
  });
});
