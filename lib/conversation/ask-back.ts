import type { StepSolutionCard } from "../cards/step-solution.ts";
import { readFact } from "../facts/read-fact.ts";
import { formulaOfThing } from "../facts/things.ts";
import type { Locale } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { readFragment } from "./follow-up/fragment.ts";
import { type AskedQuantity, findAskedQuantity } from "./asked-quantity.ts";

/** What is asked back: the givens of a quantity; or whether a value is meant that cannot be. */
export type AskedBack = AskedQuantity | "negative" | "below-absolute-zero" | "above-whole";

/** What is before a message: what the student said last, and the last solution. */
export type Before = { readonly said: string | null; readonly solution: StepSolutionCard | null };

/** A mass, amount or volume with a minus before it; a range of numbers has a digit there. */
const NEGATIVE =
  /(?<![\d\p{L})^]|\d )[-−–] ?\d+(?:[.,]\d+)? ?(?:[kmµ]?g|grams?|gramos?|grammes?|m?L|ml|lit(?:er|re)s?|litros?|m?mol(?:es?|s)?|M|ግራም|克|毫升|升|摩尔|ग्राम|मोल|लीटर)(?![\p{L}\d])/u;

const BELOW_ZERO = /(?<![\d\p{L})^]|\d )[-−–] ?\d+(?:[.,]\d+)? ?(?:K|kelvins?|开尔文|केल्विन|ኬልቪን)(?![\p{L}\d])/u;

const CELSIUS = /(?<![\d\p{L})^]|\d )[-−–] ?(\d+(?:[.,]\d+)?) ?(?:[°º] ?)?C(?![\p{L}\d])/u;
const LOWEST_CELSIUS = 273.15;

/** Whether a temperature is lower than there is. */
function isBelowZero(text: string): boolean {
  const [, celsius = "0"] = CELSIUS.exec(text) ?? [];
  return BELOW_ZERO.test(text) || Number(celsius.replace(",", ".")) > LOWEST_CELSIUS;
}

/** A yield of more than all. */
const ABOVE_WHOLE =
  /(?:yield|rendimiento|rendement|产率|收率|ምርት|उत्पाद|लब्धि).*(?<![\d.,])(?:1[0-9][1-9]|1[1-9]\d|[2-9]\d\d)(?:[.,]\d+)?\s?%|(?<![\d.,])(?:1[0-9][1-9]|1[1-9]\d|[2-9]\d\d)(?:[.,]\d+)?\s?%.*(?:yield|rendimiento|rendement|产率|收率|ምርት|उत्पाद|लब्धि)/isu;

/** What a message leaves open that nothing can be computed without; null where nothing is asked for. */
export function findAskBack(text: string, { said, solution }: Before, locale: Locale): AskedBack | null {
  if (NEGATIVE.test(text)) return "negative";
  if (isBelowZero(text)) return "below-absolute-zero";
  if (ABOVE_WHOLE.test(text)) return "above-whole";
  const asked = findAskedQuantity(text, locale, solution !== null);
  if (asked !== null || said === null) return asked;
  // "It is 0.02 M", behind "find the pH": of what is still to be told.
  return isOnlyData(text, locale) ? findAskedQuantity(said, locale) : null;
}

/** Whether a message tells values, and asks for nothing. */
function isOnlyData(text: string, locale: Locale): boolean {
  const fragment = readFragment(text, locale);
  return fragment !== null && fragment.values.length > 0 && fragment.goal === null && !/[?？፧]/u.test(text);
}

/** How a problem asks for a quantity, where `{x}` is what is given. The solver reads English in every language. */
const QUESTIONS: Readonly<Partial<Record<AskedQuantity, readonly string[]>>> = {
  "gas-volume": ["What is the volume of a gas at {x}?"],
  pressure: ["What is the pressure of a gas: {x}?"],
  density: ["What is the density of {x}?"],
  molarity: [
    "What is the molarity of a solution of {x}?",
    "What is the molarity of {x}?",
    "What is the molarity if {x} of solution?",
  ],
  moles: ["How many moles are in {x}?"],
  mass: ["What is the mass of {x}?"],
  "molar-mass": ["molar mass of {x}"],
  ph: ["What is the pH of {x}?", "What is the pH of a {x} solution?"],
  heat: ["How much heat is needed to warm {x}?"],
  percent: ["percent composition of {x}"],
  equation: ["balance {x}"],
  limiting: ["What is the limiting reactant: {x}?"],
};

const LONGEST = 300;

/**
 * The problem that a message makes together with what was asked back before it: "calculate the volume of the gas" and "3 mol, 1 atm,
 * 298 K"; or with a substance that was missing, under the conditions of the solution before. Null where they make none.
 */
export function completeAskedBack(text: string, before: Before, locale: Locale): string | null {
  if (before.said === null || text.length > LONGEST) return null;
  const asked = findAskedQuantity(before.said, locale, true);
  // What was answered was not asked back: with words of another question it would be answered once more.
  if (asked === null || solve(before.said, locale).kind === "solved") return null;
  const given = [text, ...withConditions(text, before, locale)];
  const problems = given.flatMap((each) => [
    `${before.said} ${each}`,
    `${before.said}: ${each}`,
    ...(QUESTIONS[asked] ?? []).map((question) => question.replace("{x}", each)),
  ]);
  return problems.find((problem) => solve(problem, locale).kind === "solved") ?? null;
}

/** A substance alone, at the temperature and pressure of the solution before. */
function withConditions(text: string, { solution }: Before, locale: Locale): string[] {
  const [thing] = readFact(text, locale)?.things ?? [];
  const quantities = Object.values(solution?.facts[0]?.givens ?? {}).flatMap((given) =>
    given.kind === "quantity" ? [given] : [],
  );
  const conditions = quantities
    .filter(({ unit }) => /^(?:K|°C|atm|k?Pa|bar|mmHg|Torr)$/u.test(unit))
    .map(({ value, unit }) => `${value} ${unit}`);
  return thing === undefined || conditions.length === 0
    ? []
    : [`${formulaOfThing(thing)} at ${conditions.join(" and ")}`];
}

/** "Balance potassium + bromine": reactants alone, of which the solver finds the products. */
export function completeReactants(text: string, locale: Locale): string | null {
  if (text.length > LONGEST || /→|->|=/u.test(text) || !text.includes("+")) return null;
  const [first = "", ...others] = text.split("+").map((part) => part.trim());
  const names = [first.split(" "), ...others.map((other) => other.split(" "))];
  const formulas = names.map((words, at) => readReactant(words, at === 0, locale));
  if (formulas.some((formula) => formula === null)) return null;
  const problem = `complete and balance: ${formulas.join(" + ")} ->`;
  return solve(problem, locale).kind === "solved" ? problem : null;
}

const MOLECULES: ReadonlySet<string> = new Set(["H", "N", "O", "F", "Cl", "Br", "I"]);

/** The formula that stands at an end of a piece: "balance sodium" ends in one, "chlorine please" begins with one. */
function readReactant(words: readonly string[], isFirst: boolean, locale: Locale): string | null {
  const pieces = words.map((_, at) => (isFirst ? words.slice(at) : words.slice(0, words.length - at)).join(" "));
  const things = pieces.flatMap((piece) => {
    const read = readFact(piece, locale);
    return read?.property === null && read.things.length === 1 ? read.things : [];
  });
  const [thing] = things;
  if (thing === undefined) return null;
  const formula = formulaOfThing(thing);
  return MOLECULES.has(formula) ? `${formula}2` : formula;
}
