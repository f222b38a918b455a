import { findMisspelledTopic, findNamedTopic, type NameOf } from "../concepts/find-concept.ts";
import { foldText, nameKey } from "../concepts/fold-name.ts";
import type { Difficulty } from "../curriculum/difficulties.ts";
import type { Topic } from "../curriculum/topics.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { PRACTICE_WORDS, type PracticeWord } from "./phrases/practice-words.ts";
import { isMeasured } from "./is-measured.ts";

/** What somebody wants to practise; null where it is left open. `isChoice`: among options to choose from. */
export type PracticeWish = {
  readonly topic: Topic | null;
  /** Words that say none of this and name no topic, folded; "" where a topic is named. A misspelled topic is `topic`, too. */
  readonly unread: string;
  readonly difficulty: Difficulty | null;
  readonly isChoice: boolean;
  /** How many problems, one after the other. */
  readonly count: number;
};

/** A longer text is no wish, but says something else. UTF-16 units. */
const LONGEST_WISH = 200;

/** More are no practice any more, but a worksheet. */
const MOST = 10;

/** A number behind the noun names one of several that are at hand: "exercise 9". */
const NUMBERED = /\p{Nd}[\s\p{P}]*$/u;

type Read = { wish: PracticeWish; isWhole: boolean; beside: BesideQuestion };

/** What a wish says of the question before it. `form`: null where it says none. `isSame`: that one with other numbers. */
export type BesideQuestion = {
  readonly form: "free" | "choice" | null;
  readonly shift: -1 | 0 | 1;
  readonly isSame: boolean;
  /** The one at hand is left. */
  readonly isSkip: boolean;
  /** Nothing of a wish but its words, as "one more" and "harder" are: no wish elsewhere. */
  readonly isAlone: boolean;
};

/** What a text wants to practise, whatever else it says: for a text that is known to be such a wish. */
export function readPracticeWish(text: string, locale: Locale, nameOf: NameOf): PracticeWish {
  return read(text, locale, nameOf).wish;
}

/** The same for any text: null unless it says nothing else, and says that practice is wanted. */
export function findPracticeWish(text: string, locale: Locale, nameOf: NameOf): PracticeWish | null {
  if (text.length > LONGEST_WISH || NUMBERED.test(text) || isMeasured(text)) return null;
  const { wish, isWhole } = read(text, locale, nameOf);
  return isWhole ? wish : readHeaded(text, wish, locale, nameOf);
}

/** "A gas law problem, one where I have to calculate": what is said behind the wish tells more of it. */
function readHeaded(text: string, whole: PracticeWish, locale: Locale, nameOf: NameOf): PracticeWish | null {
  const [head = "", ...more] = text.split(/[,;，；、፣]\s*/u);
  if (more.length === 0 || /[?？፧]/u.test(text)) return null;
  const { wish, isWhole } = read(head, locale, nameOf);
  const { isChoice, difficulty } = whole;
  return isWhole && wish.topic !== null ? { ...wish, isChoice, difficulty } : null;
}

/** What a text wishes for beside a question that is at hand, or was: "another", "harder", "one where I type the answer". */
export function findNextWish(
  text: string,
  locale: Locale,
  nameOf: NameOf,
): { readonly wish: PracticeWish; readonly beside: BesideQuestion } | null {
  if (text.length > LONGEST_WISH || NUMBERED.test(text) || isMeasured(text)) return null;
  const { wish, isWhole, beside } = read(text, locale, nameOf);
  return isWhole || beside.isAlone ? { wish, beside } : null;
}

function read(text: string, locale: Locale, nameOf: NameOf): Read {
  const said = nameKey(foldText(text.slice(0, LONGEST_WISH)));
  const named = findNamedTopic(text.slice(0, LONGEST_WISH), locale, nameOf);
  // What the topic is called says nothing of the level: "simple distillation".
  let rest = named === null ? said : take(said, named.name).rest;
  const found = new Set<PracticeWord>();
  const numbers: number[] = [];
  for (const [kind, words] of WORDS) {
    for (const word of words) {
      const taken = take(rest, word);
      rest = taken.rest;
      if (!taken.isFound) continue;
      if (kind === "two" || kind === "three" || kind === "five") numbers.push(NUMBERS[kind]);
      else found.add(kind);
    }
  }
  rest = rest.replaceAll(/\p{Nd}+/gu, (digits) => {
    numbers.push(Number(digits.normalize("NFKC")));
    return " ";
  });
  const count = numbers.find((number) => number >= 1 && number <= MOST) ?? 1;
  const shift = found.has("harder") ? 1 : found.has("easier") ? -1 : 0;
  const difficulty = LEVELS.find((level) => found.has(level)) ?? BY_SHIFT[shift];
  const unsaid = rest.trim();
  const whole = named === null ? findMisspelledTopic(unsaid, locale, nameOf) : null;
  const topic = named?.topic ?? whole ?? findMisspelledWord(unsaid, locale, nameOf);
  const isAbout = topic !== null && numbers.length < 2 && isHeaded(text, said, unsaid.split(" "));
  const isNamed = topic !== null && (difficulty !== null || numbers.length > 0 || found.has("more"));
  return {
    wish: { topic, unread: named === null ? unsaid : "", difficulty, isChoice: found.has("choice"), count },
    isWhole:
      ((unsaid === "" || whole !== null || isAbout) && (found.has("practice") || found.has("choice") || isNamed)) ||
      (topic !== null && numbers.length < 2 && isWished(text, named === null ? said : take(said, named.name).rest)),
    beside: {
      form: found.has("choice") ? "choice" : found.has("free") ? "free" : null,
      shift,
      isSame: found.has("same"),
      isSkip: found.has("skip"),
      isAlone: unsaid === "" && NEXT.some((kind) => found.has(kind)),
    },
  };
}

/** The topic that one of the words misspells: "kinetiks" in "kinetiks of rust". Short words come near to too much. */
function findMisspelledWord(unsaid: string, locale: Locale, nameOf: NameOf): Topic | null {
  const words = unsaid.split(" ").filter((word) => word.length >= SHORTEST_MISSPELLED);
  for (const word of words) {
    const topic = findMisspelledTopic(word, locale, nameOf);
    if (topic !== null) return topic;
  }
  return null;
}

const SHORTEST_MISSPELLED = 6;

/** So many words may narrow a topic down: "kinetics of rust". */
const MOST_NARROWING = 3;

/**
 * Whether a text is about problems to practise and tells a topic with some words more, "a practice problem about the kinetics of
 * rust": these stand behind the noun, or before it where a language puts them there. "Explain the practice problem" asks for
 * something else, and so does whatever has a question mark.
 */
function isHeaded(text: string, said: string, further: readonly string[]): boolean {
  if (further.length > MOST_NARROWING || /[?？፧]/u.test(text)) return false;
  return NOUNS.some(({ noun, isBehind }) => {
    const at = isBehind ? said.lastIndexOf(noun) : ` ${said} `.indexOf(` ${noun} `);
    return at >= 0 && further.every((word) => (isBehind ? said.indexOf(word) < at : said.indexOf(word) > at));
  });
}

/** A formula, an equation or a measured number: what is to be solved, and not what a problem is wished for about. */
const MATERIAL = /\d\s?\p{L}|[\p{L})]\d|[=+→]|->/u;

/**
 * Whether a text, its topic left out, says in any words that a problem is to be given: something that gives, something that is
 * given, and nothing that shows another wish. "Can I get a limiting reactant problem", "throw me one about Ksp".
 */
function isWished(text: string, said: string): boolean {
  if (MATERIAL.test(text)) return false;
  return says(said, "noun") && says(said, "wants") && !says(said, "else");
}

function says(said: string, kind: "wants" | "noun" | "else"): boolean {
  return WISHED[kind].some((word) => take(said, word).isFound);
}

const WISHED = { wants: wordsOf("wants"), noun: wordsOf("noun"), else: wordsOf("else") } as const;

const LEVELS = ["easy", "medium", "hard"] as const satisfies readonly Difficulty[];
const NUMBERS = { two: 2, three: 3, five: 5 } as const;

const BY_SHIFT = { "-1": "easy", "0": null, "1": "hard" } as const;

/** Each of them, beside a question, is a wish for the next. */
const NEXT = [
  "free",
  "same",
  "harder",
  "easier",
  "more",
  "skip",
  "easy",
  "medium",
  "hard",
] as const satisfies PracticeWord[];

const KINDS = [
  "free",
  "same",
  "harder",
  "easier",
  "choice",
  "practice",
  "more",
  "skip",
  "easy",
  "medium",
  "hard",
  "two",
  "three",
  "five",
  "filler",
] as const satisfies readonly PracticeWord[];

const WORDS: readonly (readonly [PracticeWord, readonly string[]])[] = KINDS.map((kind) => [kind, wordsOf(kind)]);

/** The longest first, so that a word is not taken for a part of another. */
function wordsOf(kind: PracticeWord): readonly string[] {
  return LOCALES.flatMap((locale) => PRACTICE_WORDS[locale][kind].split(","))
    .map((word) => nameKey(foldText(word)))
    .filter((word) => word !== "")
    .toSorted((one, other) => other.length - one.length);
}

/** A text without a word, and whether it stood there: between spaces, or anywhere among Chinese characters. */
function take(text: string, word: string): { rest: string; isFound: boolean } {
  const isHan = /\p{Script=Han}/u.test(word);
  const rest = isHan
    ? text.replaceAll(word, " ")
    : ` ${text} `.replaceAll(
        new RegExp(
          `(?<=[ \\p{Script=Han}])${word.replaceAll(/[^\p{L}\p{M}\p{Nd} ]/gu, ".")}(?=[ \\p{Script=Han}])`,
          "gu",
        ),
        " ",
      );
  return {
    rest: rest.trim() === text.trim() ? text : rest.replaceAll(/ +/g, " ").trim(),
    isFound: rest.trim() !== text.trim(),
  };
}

/** Words for practice that are said of other things, too: "in practice", "a quiz tomorrow". */
const LOOSE: ReadonlySet<string> = new Set(
  ["practice", "practise", "practicing", "practising", "quiz", "drill", "practica", "practicar", "pratique"].map(
    nameKey,
  ),
);

/** What means problems to work on; `isBehind`: behind what they are about. */
const NOUNS = LOCALES.flatMap((locale) =>
  [PRACTICE_WORDS[locale].practice, PRACTICE_WORDS[locale].choice]
    .flatMap((words) => words.split(","))
    .map((word) => nameKey(foldText(word)))
    .filter((noun) => noun !== "" && !LOOSE.has(noun))
    .map((noun) => ({ noun, isBehind: locale === "am" || locale === "zh" || locale === "hi" })),
);
