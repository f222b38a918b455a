import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { AREAS } from "#lib/i18n/areas.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { createRandom } from "#lib/problems/random.ts";
import { solve } from "#lib/solver/solve.ts";
import { bounded } from "#lib/budget/budget.ts";
import { writeHostileText } from "./hostile-texts.ts";
import { measureRoom, MOST_STEPS } from "./measure-room.ts";
import { ROOMS } from "./rooms.ts";

const TEXTS = 25;

describe("[LIMIT-01] no text is more work than its bound", () => {
  test.each(Object.entries(ROOMS))("%s", async (_, room) => {
    const random = createRandom(52);
    const words = new Map(
      await Promise.all(LOCALES.map(async (locale) => [locale, await loadWords(locale, AREAS)] as const)),
    );
    for (let count = 0; count < TEXTS; count += 1) {
      const { text, unit, locale } = writeHostileText(random);
      const reader = words.get(locale);
      if (reader === undefined) throw new Error(`No words in ${locale}`);
      for (const { steps } of measureRoom(room, text, locale, reader))
        expect(steps, `${locale} ${JSON.stringify(unit.slice(0, 200))} × ${text.length}`).toBeLessThanOrEqual(
          MOST_STEPS,
        );
    }
  });
});

const stepsOf = (text: string, locale: (typeof LOCALES)[number]): number => {
  const outcome = bounded(Number.MAX_SAFE_INTEGER, () => solve(text, locale));
  return outcome.kind === "done" ? outcome.steps : Number.NaN;
};

describe("[LIMIT-01] twice the text is about twice the work", () => {
  test.each([
    ["zh", "水H"],
    ["am", "ውሃ H2O "],
    ["hi", "पानी H2O "],
    ["en", "sugar H; "],
    ["fr", "eau H2O "],
    ["es", "agua H2O, "],
    ["zh", "质量百分率 水 "],
    ["en", "Fe2 O3 "],
    ["en", "H2O + "],
    ["en", "molar mass "],
  ] as const)("%s “%s”", (locale, unit) => {
    const [once, twice] = [800, 1_600].map((length) => stepsOf(unit.repeat(length / unit.length), locale));
    expect(once).toBeGreaterThan(100);
    expect(twice).toBeLessThan((once ?? 0) * 2.3);
  });

  test("a text is the same work whatever was read before", () => {
    const text = "How many grams of sugar are in 2.50 mol of C12H22O11? ";
    expect(stepsOf(text, "en")).toBe(stepsOf(text, "en"));
  });
});
