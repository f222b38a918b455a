import { expect, test } from "vitest";
import { solve } from "../../solver/solve.ts";

test.each([
  ["en", "40 celsius in kelvin", "313", "K"],
  ["en", "and 40 fahrenheit in celsius?", "4.4", "°C"],
  ["en", "300 kelvin to celsius", "27", "°C"],
  ["en", "700 mmHg in psi", "13.5", "psi"],
  ["es", "3 atm en kPa", "304", "kPa"],
  ["es", "25,5 °C en kelvin", "298.7", "K"],
  ["fr", "37 °C en K ?", "310", "K"],
  ["am", "755 torr ወደ atm", "0.993", "atm"],
  ["zh", "755 torr是多少atm", "0.993", "atm"],
  ["hi", "40 °C को K में बदलें", "313", "K"],
  ["en", "3 kg in mol", null, null],
  ["es", "3 kg en agua", null, null],
] as const)("[READ-03] [I18N-03] a quantity and a unit are a conversion in %s: %s", (locale, text, value, unit) => {
  const outcome = solve(text, locale);
  const answer = outcome.kind === "solved" ? outcome.solutions[0]?.answer.value : null;
  expect(answer ?? null).toEqual(value === null ? null : expect.objectContaining({ value, unit }));
});
