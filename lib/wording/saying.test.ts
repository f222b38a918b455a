import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { say } from "./saying.ts";
import { type Words, wordsOf } from "./words.ts";

function wordsIn(locale: Locale): Words {
  return wordsOf(locale, (key: string, values: object = {}) => `${key}(${Object.values(values).join("; ")}).`);
}

const atom = (symbol: string) => ({ key: "atom", values: { atom: symbol } });

test("[CARD-06] what differs in one argument becomes one sentence with a list", () => {
  expect(say([atom("C"), { key: "other", values: {} }, atom("H"), atom("C")], wordsIn("en"))).toBe(
    "atom(C and H). other().",
  );
  expect(say([atom("C"), atom("H")], wordsIn("fr"))).toBe("atom(C et H).");
});

test("[CARD-06] what differs in several arguments stays apart, and nothing is said twice", () => {
  const side = (left: number) => ({ key: "side", values: { left, right: 2 } });
  expect(say([side(1), side(3), side(1)], wordsIn("en"))).toBe("side(1; 2). side(3; 2).");
  expect(
    say(
      [
        { key: "same", values: {} },
        { key: "same", values: {} },
      ],
      wordsIn("en"),
    ),
  ).toBe("same().");
});

test("[I18N-01] Chinese sentences follow each other without a space", () => {
  const sayings = [
    { key: "一", values: {} },
    { key: "二", values: {} },
  ];
  expect(say(sayings, wordsIn("zh"))).toBe("一().二().");
  expect(say(sayings, wordsIn("hi"))).toBe("一(). 二().");
  expect(say([], wordsIn("en"))).toBe("");
});
