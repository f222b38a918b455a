import { spend } from "../../budget/budget.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { foldAccents } from "../lexicon/vocabulary.ts";
import { ASK_WORDS } from "./ask-words.ts";

/**
 * Whole sentences, as regular expressions over folded text, with `{x}`, `{y}`, `{z}` for what they ask about, and `{do}`, `{end}`,
 * `{these}` for the words of asking. Nothing else may stand beside them: a word more would ask something else.
 */
export type Phrases<Question extends string> = Readonly<Record<Locale, Readonly<Record<Question, readonly string[]>>>>;

/** What stands in the places of a sentence; `language` is that of the words, `locale` that of the reader. */
export type Asked = {
  readonly x: string;
  readonly y: string | null;
  readonly z: string | null;
  readonly language: Locale;
  readonly locale: Locale;
};

/** The answers to one question, one for each thing that it names; null where one of them has none that is certain. */
export type Answer = (asked: Asked) => SolutionFacts[] | null;

/** A sentence → its answers; null for any other sentence. */
export type StructureReader = (plain: string, language: Locale, locale: Locale) => SolutionFacts[] | null;

function compile(phrase: string, language: Locale): RegExp {
  const { do: ask, end, these } = ASK_WORDS[language];
  const source = foldAccents(phrase.replaceAll("{do}", ask).replaceAll("{end}", end).replaceAll("{these}", these))
    .replaceAll(/ \{([xyz])\}/gu, "\\s+{$1}")
    .replaceAll(/\{([xyz])\}/gu, "(?<$1>[^]+?)");
  return new RegExp(`^${source}(?: please| pls| plz)?$`, "iu");
}

/** What reads the questions that `phrases` word, each in any of its sentences; `cue` is in all of them, in every language. */
export function structureReader<Question extends string>(
  phrases: Phrases<Question>,
  answers: Readonly<Record<Question, Answer>>,
  cue: RegExp = /^/,
): StructureReader {
  const questions = Object.keys(answers) as Question[];
  const compiled = new Map<Locale, readonly (readonly [Question, RegExp])[]>();
  const list = (language: Locale): readonly (readonly [Question, RegExp])[] => {
    const known = compiled.get(language);
    if (known !== undefined) return known;
    const built = questions.flatMap((question) =>
      phrases[language][question].map((phrase) => [question, compile(phrase, language)] as const),
    );
    compiled.set(language, built);
    return built;
  };
  return (plain, language, locale) => {
    // Most texts are about something else: its sentences are not even compiled for them.
    if (!cue.test(plain)) return null;
    for (const [question, phrase] of list(language)) {
      spend(plain.length);
      const groups = phrase.exec(plain)?.groups;
      const x = groups?.["x"]?.trim();
      if (x === undefined) continue;
      const solved = answers[question]({
        x,
        y: groups?.["y"]?.trim() ?? null,
        z: groups?.["z"]?.trim() ?? null,
        language,
        locale,
      });
      if (solved !== null) return solved;
    }
    return null;
  };
}

/** The questions of several readers at once, in their order. */
export function firstOf(readers: readonly StructureReader[]): StructureReader {
  return (...asked) => {
    for (const reader of readers) {
      const solved = reader(...asked);
      if (solved !== null) return solved;
    }
    return null;
  };
}

/** `answer` for each of several things; null where one has none. */
export function answerEach<Item>(
  items: readonly Item[] | null,
  answer: (item: Item) => SolutionFacts | null,
): SolutionFacts[] | null {
  const solved = (items ?? []).flatMap((item) => answer(item) ?? []);
  return items !== null && items.length > 0 && solved.length === items.length ? solved : null;
}
