import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { LOCALES } from "../i18n/locales.ts";
import { wordMark } from "../wording/mark.ts";
import type { Expected } from "./expected.ts";
import { grade } from "./grade.ts";

const QUESTIONS: readonly Expected[] = [
  { kind: "quantity", value: "12.5", unit: "g", significantFigures: 3 },
  { kind: "quantity", value: "3", unit: "" },
  { kind: "formula", formula: "Cr2O3" },
  { kind: "formula", formula: "He" },
  { kind: "equation", equation: "2 H2 + O2 -> 2 H2O" },
  { kind: "name", formula: "NaCl", names: ["sodium chloride"] },
  { kind: "choice", correct: "b", options: ["a", "b"].map((id) => ({ id, text: `${id}${id}` })) },
  { kind: "text", accepted: ["exothermic"], others: ["endothermic"] },
  { kind: "configuration", configuration: "1s2 2s2" },
];

const codeOf = (expected: Expected, given: string) => {
  const { verdict, remarks } = grade(expected, given, "en");
  return verdict === "ungradable" ? remarks[0]?.code : verdict;
};

describe("[CARD-06] whoever does not know is not taken at the letters", () => {
  test.each(
    [
      "idk",
      "IDK",
      "idkkk",
      "i don't know",
      "I don’t know!",
      "dunno",
      "no idea",
      "sorry, no clue",
      "?",
      "???",
      "help",
      "i give up",
      "no sé",
      "No lo sé",
      "ni idea",
      "je ne sais pas",
      "Je sais pas du tout",
      "aucune idée",
      "አላውቅም",
      "አልገባኝም።",
      "እኔ እንጃ",
      "不知道",
      "我不会做",
      "不知道啊。",
      "पता नहीं",
      "मुझे नहीं पता।",
      "समझ नहीं आया",
      "pata nahi",
    ].map((given) => [given]),
  )("%s", (given) => {
    expect(QUESTIONS.map((expected) => codeOf(expected, given))).toEqual(QUESTIONS.map(() => "not-known"));
  });
});

test("[CARD-06] a word of everyday speech is no element, unless one is asked for", () => {
  const [chromium, helium] = QUESTIONS.filter(({ kind }) => kind === "formula");
  if (chromium === undefined || helium === undefined) throw new Error("No formulas");
  for (const given of ["I", "no", "No", "he", "as", "yes", "sí", "oui", "不", "हाँ", "አዎ"])
    expect(codeOf(chromium, given), given).toBe("stray-word");
  for (const given of ["NO", "HI", "I⁻", "He"]) expect(codeOf(chromium, given), given).toBe("incorrect");
  for (const given of ["He", "he", "I", "As", "No"]) expect(codeOf(helium, given), given).toMatch(/correct$/);
  for (const given of ["no", "yes"]) expect(codeOf(helium, given), given).toBe("stray-word");
  expect(codeOf({ kind: "formula", formula: "N2O" }, "NO")).toBe("incorrect");
  expect(codeOf({ kind: "formula", formula: "NO" }, "NO")).toBe("correct");
});

test("[CARD-06] an answer stays one that looks like none", () => {
  const asked: Expected = { kind: "text", accepted: ["yes"], others: ["no"] };
  expect(codeOf(asked, "no")).toBe("incorrect");
  expect(codeOf(asked, "Yes!")).toBe("correct");
  expect(codeOf({ kind: "quantity", value: "5", unit: "" }, "V")).toBe("correct");
  expect(codeOf({ kind: "quantity", value: "5", unit: "" }, "I")).toBe("incorrect");
  expect(codeOf({ kind: "quantity", value: "12.5", unit: "g", significantFigures: 3 }, "idk, 12.5 g?")).toBe("correct");
  expect(codeOf({ kind: "formula", formula: "KI" }, "I")).toBe("incorrect");
});

test.each(LOCALES)("[CARD-06] [I18N-03] in %s not knowing is answered kindly, with a way on", async (locale) => {
  const words = await loadWords(locale, ["feedback", "tutor", "solution"]);
  for (const expected of QUESTIONS) {
    const mark = grade(expected, "idk", locale);
    const { summary, feedback, suggestions, reading, score } = wordMark(mark, words, {
      kind: expected.kind,
      given: "idk",
      reveal: true,
    });
    expect(feedback).toBe(words.t("feedback.remarks.not-known"));
    expect(suggestions).toEqual([words.t("feedback.suggestions.ask-for-help")]);
    expect(summary).toBe(words.t("feedback.verdicts.open"));
    expect({ reading, score }).toEqual({ reading: "", score: 0 });
  }
});
