import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { wordStatement } from "./statement.ts";
import { type Words, wordsOf } from "./words.ts";

async function loadWords(locale: Locale): Promise<Words> {
  const load = async (area: string) =>
    ((await import(`#messages/${locale}/${area}.json`, { with: { type: "json" } })) as { default: object }).default;
  const messages = { solution: await load("solution"), tutor: await load("tutor"), practice: await load("practice") };
  const translate = createTranslator({
    locale,
    messages,
    onError(error) {
      throw error;
    },
  });
  return wordsOf(locale, translate);
}

async function readingOf(text: string, locale: Locale) {
  const outcome = solve(text, locale);
  if (outcome.kind !== "solved") throw new Error(`${text} is ${outcome.kind}`);
  return wordStatement(outcome.solutions, text, await loadWords(locale));
}

const plain = (text: string): string => text.replaceAll("\u202f", " ");

test.each([
  [
    "en",
    "How much heat warms 100.0 g of water from 20.0 °C to 80.0 °C?",
    "m(H₂O)=100.0 g, T₁(H₂O)=20.0 °C, T₂(H₂O)=80.0 °C",
    "q(H₂O)",
  ],
  [
    "en",
    "What volume of 1.59 M KOH is required to prepare 5.00 L of 0.100 M KOH?",
    "c₁(KOH)=1.59 M, V₂(KOH)=5.00 L, c₂(KOH)=0.100 M",
    "V₁(KOH)",
  ],
  ["es", "¿Cuántos moles hay en 36,0 g de agua?", "m(H₂O)=36,0 g", "n(H₂O)"],
  ["fr", "Quelle est la masse de 0,50 mol de NaCl ?", "n(NaCl)=0,50 mol", "m(NaCl)"],
  ["zh", "36.0 g 水的物质的量是多少？", "m(H₂O)=36.0 g", "n(H₂O)"],
  ["hi", "36.0 g जल में कितने मोल हैं?", "m(H₂O)=36.0 g", "n(H₂O)"],
  ["am", "በ36.0 g ውሃ ውስጥ ስንት ሞል አለ?", "m(H₂O)=36.0 g", "n(H₂O)"],
] as const)("[READ-03] %s: says what was read in: %s", async (locale, text, given, asked) => {
  const reading = await readingOf(text, locale);
  expect(reading?.given.map(({ name, value }) => `${name}=${value}`).join(", ")).toBe(given);
  expect(reading?.asked.join()).toBe(asked);
  for (const { value, start, end } of reading?.given ?? []) expect(text.slice(start, end)).toBe(value);
});

test("[READ-03] tells what the problem does not say, and what counts for nothing, with why", async () => {
  const heat = await readingOf("How much heat warms 100.0 g of water from 20.0 °C to 80.0 °C?", "en");
  expect(heat?.supposed.map(({ line, source }) => [plain(line), source])).toEqual([
    ["c(H₂O) = 4.184 J/(g·°C)", "from my tables"],
  ]);
  const gas = await readingOf("In 1998 a gas of 0.50 mol filled 10 L (0.010 m3) at 300 K. Find its pressure.", "en");
  expect(gas?.supposed.map(({ line }) => plain(line))).toEqual(["R = 0.082057 L·atm/(mol·K)"]);
  expect(gas?.ignored.map(({ value }) => value)).toEqual(["1998", "0.010 m3"]);
});

test("[READ-03] a concentration that only takes the unit away is no value to be told of", async () => {
  const acid = await readingOf("What is the pH of 0.20 M HCOOH, Ka = 1.8e-4?", "en");
  expect(acid?.supposed).toEqual([]);
});
