import "server-only";
import { cardText } from "#lib/cards/card-text.ts";
import type { Card } from "#lib/cards/card.ts";
import type { Suggestion } from "#lib/cards/suggestion.ts";
import type { Provenance } from "#lib/contracts/chat.ts";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import { lessonOf } from "#lib/lessons/find-lesson.ts";
import { equationText } from "#lib/wording/chemistry.ts";
import { wordWhichPart } from "#lib/wording/ask-back.ts";
import { wordClosestLessons } from "#lib/wording/closest-lessons.ts";
import { isMisspelledLesson, wordNoLesson } from "#lib/wording/no-lesson.ts";
import { wordQuotations } from "#lib/wording/quotations.ts";
import { wordRejection } from "#lib/wording/rejection.ts";
import { addSuggestions, type Said, suggest } from "#lib/wording/suggesting.ts";
import { suggestCorrections } from "#lib/wording/corrections.ts";
import type { Words } from "#lib/wording/words.ts";
import type { Reply } from "./close-turn.ts";
import { type Facts, isAnswer } from "./find-facts.ts";
import type { Quotation } from "./find-quotations.ts";
import type { LiveReply } from "./live-reply.ts";
import type { Task } from "./take-up-task.ts";

/** `lessons`: those that come closest to what could not be answered. */
export type Draft = {
  task: Task;
  card: Card | null;
  quotations: readonly Quotation[];
  lessons: readonly SubtopicSlug[];
  /** What is said where nothing else is found: that it is no chemistry. */
  offSubject: Said | null;
  words: Words;
  live: LiveReply;
};

/** The built-in tutor's reply. It costs a question where it answers: by what the engine knows, or by a passage. */
export function composeAlone(
  { task, card, quotations, lessons, offSubject, words, live }: Draft,
  notice: Provenance["notice"],
): Reply {
  const { facts } = task;
  const used = quotations.map((quotation) => quotation.used);
  const quoted = used.length === 0 ? [] : [wordQuotations(used, words)];
  const said: Said = card
    ? addSuggestions([cardText(card), ...quoted].join("\n\n"), suggestBeside(facts, words))
    : quoted[0] !== undefined
      ? addSuggestions(quoted[0], [])
      : task.note === null && offSubject !== null
        ? offSubject
        : wordWithoutCard(task, lessons, words);
  const { text: content, suggestions } = said;
  if (!card) live.emit({ type: "text", delta: content });
  return {
    state: "complete",
    content,
    card,
    usedMaterials: used,
    suggestions,
    provenance: { writer: "tutor", check: checkOf(facts, card), notice },
    charge: isAnswer(facts) || quotations.length > 0 ? "counted" : notice === null ? "free" : "failed",
    record: null,
  };
}

function wordWithoutCard({ intent, facts, note }: Task, lessons: readonly SubtopicSlug[], words: Words): Said {
  if (facts.kind === "rejected") {
    return addSuggestions(wordRejection(facts.issue, words), suggestCorrections(intent.text, facts.issue, words));
  }
  if (note !== null) return note;
  if (facts.kind === "too-much") return addSuggestions(words.t("tutor.tooMuch"), []);
  return intent.type === "explain_concept" && (lessons.length === 0 || isMisspelledLesson(intent.text, words))
    ? wordNoLesson(intent.text, words)
    : isNameAlone(intent.text) && lessons.length > 0
      ? wordWhichPart(lessons, words)
      : wordClosestLessons(intent.text, lessons, words);
}

/** A word or two name a subject, and ask nothing of it. */
function isNameAlone(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  return words.length <= 2 && text.length <= 24 && !/[?？።]|\p{Nd}/u.test(text);
}

/** Of an equation that cannot be right, those that were perhaps meant. */
/** The lesson on what was explained in short, where there is one; the equation that was perhaps meant. */
function suggestBeside(facts: Facts, words: Words): Suggestion[] {
  if (facts.kind === "concept") return suggestLesson(facts.topic, words);
  if (facts.kind !== "solved") return [];
  return facts.solutions
    .flatMap(({ judgement }) => judgement?.meant ?? [])
    .map((equation) => suggest("chat", equationText(equation)));
}

function suggestLesson(subtopic: SubtopicSlug, { t }: Words): Suggestion[] {
  if (lessonOf(subtopic) === null) return [];
  const topic = t(`curriculum.subtopics.${subtopic}`);
  return [{ ...suggest("explain_concept", topic), label: t("tutor.lesson.offer", { topic }) }];
}

/** Of a lesson its example was computed, and nothing else; of a doubtful equation its atoms were counted. Null where nothing was. */
export function checkOf(facts: Facts, card: Card | null): Provenance["check"] {
  if (card?.type === "concept_explanation") return card.example === null ? null : "partly_verified";
  if (facts.kind === "solved" && facts.solutions.some(({ judgement }) => judgement !== undefined))
    return "partly_verified";
  return isAnswer(facts) && facts.kind !== "concept" ? "verified" : null;
}
