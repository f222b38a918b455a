import type { Suggestion } from "#lib/cards/suggestion.ts";
import { type Choice, chooseExercise } from "#lib/exercises/choose-exercise.ts";
import type { Exercise } from "#lib/exercises/split-exercises.ts";
import { disarmLine } from "#lib/wording/quote.ts";
import { addSuggestions, type Said } from "#lib/wording/suggesting.ts";
import type { Words } from "#lib/wording/words.ts";
import type { Intent } from "./detect-intent.ts";
import { type Facts, findFacts, isUnread } from "./find-facts.ts";
import type { TurnFile, TurnFiles } from "./gather-files.ts";
import type { OpenTurn } from "./open-turn.ts";

/**
 * What a turn is about. `note`: what is to be said of its files where nothing was recognised. `mayQuote`: a passage of a
 * file or a material may answer it, since it is not about an exercise.
 */
export type Task = { intent: Intent; facts: Facts; note: Said | null; mayQuote: boolean };

/** A text this short may be one problem as a whole, without a number. */
const ONE_PROBLEM = 2_000;

const LISTED = 12;
const LISTED_LENGTH = 90;

/**
 * What the engine is to work on: the student's words, if it can do something with them, else the exercise of their files
 * that the words pick. Of files that came earlier only an exercise that is named by its number is meant.
 */
export function takeUpTask(turn: OpenTurn, intent: Intent, { files, areNew }: TurnFiles, words: Words): Task {
  const own: Task = { intent, facts: findFacts(turn, intent, words), note: null, mayQuote: turn.question === null };
  if (turn.question !== null || own.facts.kind === "solved" || intent.type === "explain_concept" || files.length === 0)
    return own;

  const choice = chooseExercise(intent.text, textOf(files));
  if (choice.kind === "chosen" && (areNew || choice.isNamed))
    return solveExercise(turn, intent, choice.exercise, words);
  if (!isUnread(own.facts) || choice.kind === "chosen") return own;
  if (choice.kind === "none") return areNew ? withoutExercises(turn, own, files, words) : own;
  return areNew || choice.isNamed ? { ...own, note: askWhich(choice, files, intent, words), mayQuote: false } : own;
}

function textOf(files: readonly TurnFile[]): string {
  return files
    .flatMap(({ pages }) => pages ?? [])
    .map(({ text }) => text)
    .join("\n");
}

function solveExercise(turn: OpenTurn, intent: Intent, { number, text }: Exercise, words: Words): Task {
  const chosen = { ...intent, text };
  const facts = findFacts(turn, chosen, words);
  const note =
    facts.kind === "unrecognised"
      ? addSuggestions(`${words.t("tutor.files.unsolved", { number })}\n\n> ${disarmLine(text)}`, [])
      : null;
  return { intent: chosen, facts, note, mayQuote: false };
}

function withoutExercises(turn: OpenTurn, own: Task, files: readonly TurnFile[], words: Words): Task {
  const text = textOf(files);
  if (text.length > 0 && text.length <= ONE_PROBLEM) {
    const intent = { ...own.intent, text };
    const facts = findFacts(turn, intent, words);
    if (facts.kind === "solved") return { intent, facts, note: null, mayQuote: false };
  }
  return { ...own, note: addSuggestions(files.map((file) => describe(file, words)).join("\n\n"), []) };
}

function describe(file: TurnFile, words: Words): string {
  const { name, isImage, failure, pages } = file;
  if (isImage) return words.t("tutor.files.image", { name });
  if (failure !== null) return words.t(`tutor.files.failed.${failure}`, { name });
  if (pages === null) return words.t("tutor.files.reading", { name });
  return [words.t("tutor.files.read", { name }), ...listEnds([file], words)].join("\n\n");
}

/** Up to where each file was looked at that goes on: what is sought may stand after it. */
function listEnds(files: readonly TurnFile[], words: Words): string[] {
  return files.flatMap(({ name, upTo }) => (upTo === null ? [] : words.t("tutor.files.upTo", { name, page: upTo })));
}

/** Each by a button that names it, where its number names no other. */
function askWhich(
  choice: Extract<Choice, { kind: "open" | "absent" }>,
  files: readonly TurnFile[],
  { type }: Intent,
  words: Words,
): Said {
  const { exercises } = choice;
  const ask =
    choice.kind === "absent" ? words.t("tutor.files.absent", { number: choice.number }) : words.t("tutor.files.which");
  const question = [...listEnds(files, words), ask].join("\n\n");
  const listed = exercises.slice(0, LISTED);
  const rest = exercises.length - listed.length;
  const more = rest > 0 ? [words.t("tutor.files.more", { count: rest })] : [];
  const lines = listed.map(({ number, text }) => `- **${number}.** ${disarmLine(shorten(text))}`);
  const text = [question, [...lines, ...more.map((line) => `- ${line}`)].join("\n")].join("\n\n");
  if (new Set(listed.map(({ number }) => number)).size < listed.length) return addSuggestions(text, []);
  const items = listed.map(({ number, text: exercise }): Suggestion => {
    const name = words.t("tutor.files.exercise", { number });
    const act = { type: type === "give_hint" ? type : "solve_problem", content: name } as const;
    return { label: shorten(exercise), about: name, ask: act };
  });
  const own = more.map((label): Suggestion => ({ label, about: null, ask: null }));
  return { text, suggestions: { start: question.length, items: [...items, ...own] } };
}

function shorten(text: string): string {
  return text.length <= LISTED_LENGTH ? text : `${text.slice(0, LISTED_LENGTH).trimEnd()}…`;
}
