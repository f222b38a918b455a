import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES } from "../../i18n/locales.ts";
import { solveProblem } from "./solve-problem.ts";
import { COURSE_PROBLEMS } from "./course-problems.cases.ts";
import { ENERGY_PROBLEMS } from "./energy-problems.cases.ts";
import { EQUILIBRIUM_PROBLEMS } from "./equilibrium-problems.cases.ts";
import { HEAT_PROBLEMS } from "./heat-problems.cases.ts";
import { MIXTURE_PROBLEMS } from "./mixture-problems.cases.ts";
import { TRAPS } from "./traps.cases.ts";
import { WORKED_PROBLEMS } from "./worked-problems.cases.ts";

/** Without those whose rules know that the temperature of a solution, or the mass of a gas, changes nothing. */
const { "gases of all kinds": _gases, "solutions of all kinds": _solutions, ...COURSE } = COURSE_PROBLEMS;

const TEXTS = [
  ...[WORKED_PROBLEMS, COURSE, ENERGY_PROBLEMS, EQUILIBRIUM_PROBLEMS, HEAT_PROBLEMS, MIXTURE_PROBLEMS].flatMap(
    (problems) =>
      Object.values(problems)
        .flat()
        .map(({ text }) => text),
  ),
  ...TRAPS,
];
const WORDS = [...new Set(TEXTS.flatMap((text) => text.split(" ")))];

test("never throws, whatever the words and their order", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 40 }),
      fc.constantFrom(...LOCALES),
      (words, locale) => {
        const solutions = solveProblem(words.join(" "), locale);
        expect(solutions === null || solutions.length > 0).toBe(true);
      },
    ),
    { numRuns: 1500 },
  );
});

/** Changes after which a problem is another one, or none: the old answer would be wrong. */
const CHANGES: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ["a mass that has nothing to do with it", (text) => `${text} There are also 3.7 kg of sand.`],
  ["a temperature that has nothing to do with it", (text) => `${text} The room is at 31 °C.`],
  ["an impure sample", (text) => `${text} The sample is 85.0% pure.`],
  ["a second substance", (text) => text.replace(/(\d[\d.]*) (g|mol|L|mL|kg) of/, "$1 $2 of tin and 1.3 $2 of")],
  ["half of it", (text) => text.replace(/(\d[\d.]* (?:g|mol|L|mL|kg)) of/, "half of the $1 of")],
  ["twice as much", (text) => text.replace(/(\d[\d.]* (?:g|mol|L|mL|kg)) of/, "twice $1 of")],
  ["so much a day", (text) => text.replace(/(\d[\d.]* (?:g|mol|L|mL|kg)) of/, "$1 per day of")],
  ["a comparison", (text) => text.replace(/^(How many|What) (\S+) /, "$1 more $2 ")],
];

test.each(CHANGES)("no problem is solved any longer with %s", (_, change) => {
  const changed = TEXTS.flatMap((text) => (change(text) === text ? [] : [change(text)]));
  expect(changed.length).toBeGreaterThan(50);
  expect(changed.filter((text) => solveProblem(text, "en") !== null)).toEqual([]);
});

test.each([
  "9".repeat(1_900),
  "g of ".repeat(380),
  "1 g ".repeat(480),
  "((((".repeat(450),
  "H2O + ".repeat(320),
  "how many ".repeat(210),
])("a hostile text is left alone", (text) => {
  expect(solveProblem(text, "en")).toBeNull();
});
