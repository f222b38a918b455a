import { expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { solve } from "../../solver/solve.ts";
import { spellRanges } from "./ranges.ts";

test.each<[Locale, string]>([
  ["en", "How much heat warms 100 g of water from 20 to 70 °C?"],
  ["en", "how much heat do i need to warm 100 g of water from 20 to 70 degrees celsius"],
  ["es", "¿Cuánto calor se necesita para calentar 100 g de agua de 20 a 70 °C?"],
  ["fr", "Quelle chaleur faut-il pour chauffer 100 g d’eau de 20 à 70 °C ?"],
  ["zh", "把100 g水从20加热到70 °C需要多少热量？"],
  ["hi", "100 g जल को 20 से 70 °C तक गर्म करने के लिए कितनी ऊष्मा चाहिए?"],
])("[SOLVE-01] %s: a unit that stands once behind both ends of a change is read for both: %s", (locale, text) => {
  const outcome = solve(text, locale);
  const value = outcome.kind === "solved" ? outcome.solutions[0]?.answer.value : null;
  expect(value).toMatchObject({ kind: "quantity", value: "21000", unit: "J" });
});

test.each(["2 mol at 25 °C", "from 20 °C to 70 °C", "1 to 2 ratio", "add 5 to 10", "heat it to 70 °C"])(
  "%s stays as it is",
  (text) => {
    expect(spellRanges(text)).toBe(text);
  },
);
