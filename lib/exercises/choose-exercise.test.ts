import { expect, test } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { growthOf, MOST_GROWTH } from "#tests/support/growth.ts";
import { chooseExercise } from "./choose-exercise.ts";
import { splitExercises } from "./split-exercises.ts";

const SHEET = `Stoichiometry, worksheet 4
Name: ______ Date: 12. May

1. Balance Fe + O2 -> Fe2O3.
2) How many moles are in
25.0 g of NaCl?
(3) What is the molar mass of
CuSO4·5H2O?
2.0 g of it are dissolved.

Answer key
1. 4 Fe + 3 O2 -> 2 Fe2O3
2. 0.428 mol
3. 249.7 g/mol`;

test("the exercises of a worksheet are its numbered paragraphs, without its key", () => {
  expect(splitExercises(SHEET)).toEqual([
    { number: 1, text: "Balance Fe + O2 -> Fe2O3." },
    { number: 2, text: "How many moles are in 25.0 g of NaCl?" },
    { number: 3, text: "What is the molar mass of CuSO4·5H2O? 2.0 g of it are dissolved." },
  ]);
});

test.each([
  ["en", "solve exercise 3 of the sheet", "Exercise 3: What is the pH of 0.10 M HCl?"],
  ["en", "Please do problem #3", "Problem 3\nWhat is the pH of 0.10 M HCl?"],
  ["en", "3", "3. What is the pH of 0.10 M HCl?"],
  ["es", "resuelve el ejercicio 3", "Ejercicio 3. ¿Cuál es el pH de HCl 0,10 M?"],
  ["fr", "résous l'exercice n° 3", "Exercice 3 : Quel est le pH de HCl 0,10 M ?"],
  ["am", "ጥያቄ 3ን ፍታ", "ጥያቄ 3፦ የ0.10 M HCl pH ስንት ነው?"],
  ["zh", "解第三题", "第3题：0.10 M HCl 的 pH 是多少？"],
  ["zh", "请解习题3", "3、0.10 M HCl 的 pH 是多少？"],
  ["hi", "प्रश्न ३ हल करो", "प्रश्न 3: 0.10 M HCl का pH क्या है?"],
])("an exercise is chosen by its number in %s: %s", (_locale, words, line) => {
  const choice = chooseExercise(words, `1. Balance H2 + O2 -> H2O\n${line}\n4. Molar mass of NaCl?`);
  expect(choice).toMatchObject({ kind: "chosen", exercise: { number: 3, text: expect.stringContaining("pH") } });
});

test("which exercise is meant stays open without a number, and with one that is there twice", () => {
  expect(chooseExercise("please solve it", SHEET)).toMatchObject({
    kind: "open",
    exercises: [{ number: 1 }, { number: 2 }, { number: 3 }],
  });
  const twice = chooseExercise("exercise 1", "Part A\n1. Molar mass of NaCl?\nPart B\n1. Molar mass of KCl?");
  expect(twice).toMatchObject({
    kind: "open",
    exercises: [{ text: "Molar mass of NaCl? Part B" }, { text: "Molar mass of KCl?" }],
  });
});

test("the only exercise needs no number, an absent one is told, and prose has none", () => {
  expect(chooseExercise("solve it", "1. Molar mass of NaCl?")).toMatchObject({ kind: "chosen" });
  expect(chooseExercise("exercise 9", SHEET)).toMatchObject({ kind: "absent", number: 9 });
  expect(chooseExercise("exercise 9", "Water boils at 100 °C.\n25.0 g are heated.")).toEqual({ kind: "none" });
});

test.each([
  "convert 2 mL",
  "how many grams in 2 mol",
  "I have 3 questions",
  "I have 3",
  "give me 2",
  "is it 2 %?",
  "at 3 °C",
  "tengo 2 dudas",
  "j'ai 3 questions",
  "我有3个问题",
  "मेरे पास 3 प्रश्नपत्र हैं",
])("a quantity or a count is no exercise: %s", (words) => {
  expect(chooseExercise(words, SHEET)).toMatchObject({ kind: "open", isNamed: false });
});

test.each([
  ["3", true],
  ["(3)", true],
  ["3 please", true],
  ["3º, por favor", true],
  ["solve 3 please", false],
  ["the 3rd", false],
  ["做3", false],
  ["कृपया 3 हल करो", false],
] as const)("a bare number picks an exercise; alone it names it: %s", (words, isNamed) => {
  expect(chooseExercise(words, SHEET)).toMatchObject({ kind: "chosen", isNamed, exercise: { number: 3 } });
});

test.each([
  "**1.** a\n**2.** b",
  "- 1. a\n- 2. b",
  "- 1. a\n  2. b",
  "### 1. a\n### 2. b",
  "> 1) a\n> 2) b",
  "**Exercise 1:** a\n**Exercise 2:** b",
  "* **1.** a\n* **2.** b",
  "__1.__ a\n__2)__ b",
])("numbers in Markdown begin exercises: %j", (text) => {
  expect(splitExercises(text)).toEqual([
    { number: 1, text: "a" },
    { number: 2, text: "b" },
  ]);
});

test.each(LOCALES)("what the button of an exercise says is read as that exercise (%s)", async (locale) => {
  const { t } = await loadWords(locale, ["tutor"]);
  expect(chooseExercise(t("tutor.files.exercise", { number: 2 }), SHEET)).toMatchObject({
    kind: "chosen",
    exercise: { number: 2 },
    isNamed: true,
  });
});

test.each(["- 2.0 g of it", "**2.5 g** are left", "* 3 mol", "- a\n- b"])(
  "a quantity in a list begins none: %j",
  (text) => {
    expect(splitExercises(text)).toEqual([]);
  },
);

test.each([
  "1. ".repeat(20_000),
  "1.\n".repeat(20_000),
  "(".repeat(50_000),
  `Exercise ${" ".repeat(50_000)}`,
  `1. x\n${" ".repeat(59_000)}\ny`,
  `1. x\nKey${" ".repeat(59_000)}y`,
  `1. x\n${"# ".repeat(29_000)}y`,
])("hostile text takes linear time", (text) => {
  const part = (size: number): string => text.slice(0, size);
  expect(growthOf((size) => chooseExercise("exercise 3", part(size)), 10_000)).toBeLessThan(MOST_GROWTH);
  expect(growthOf((size) => chooseExercise(part(size), "1. x\n2. y"), 10_000)).toBeLessThan(MOST_GROWTH);
});
