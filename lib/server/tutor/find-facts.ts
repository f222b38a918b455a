import { findConcept, findFirstConcept, type NameOf } from "#lib/concepts/find-concept.ts";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import { type Topic, topicNameKey } from "#lib/curriculum/topics.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { solve, type SolveIssue, type SolveOutcome } from "#lib/solver/solve.ts";
import type { Words } from "#lib/wording/words.ts";
import type { Intent } from "./detect-intent.ts";
import type { OpenTurn } from "./open-turn.ts";

/** What is known before a word is written: a problem's solution or refusal, or the concept that is asked about. */
export type Facts = SolveOutcome | { readonly kind: "concept"; readonly topic: SubtopicSlug };

/** Whether nothing is known of what the text asks: it may still be about a file or a material. */
export function isUnread({ kind }: Facts): boolean {
  return kind === "unrecognised" || kind === "too-much";
}

/** What the engine makes of the text. It is right, or it says that it does not know. An issued question is solved already. */
export function findFacts(
  { question, locale }: Pick<OpenTurn, "question" | "locale">,
  { type, text }: Intent,
  words: Words,
): Facts {
  if (question !== null) return { kind: "solved", solutions: [question.problem.solution], skipped: [] };
  const nameOf = (topic: Topic) => words.t(`curriculum.${topicNameKey(topic)}`);
  // Who asks for an explanation means the lesson of that name also where it can be computed: "pH", "NaCl".
  const named = type === "explain_concept" ? findLesson(text, locale, nameOf) : null;
  if (named !== null) return { kind: "concept", topic: named };
  const outcome = solve(text, locale);
  const topic = outcome.kind === "solved" ? null : findConcept(text, locale, nameOf);
  return topic === null ? outcome : { kind: "concept", topic };
}

/** The lesson that is asked for by its name, or the first of a topic that is. */
function findLesson(text: string, locale: Locale, nameOf: NameOf): SubtopicSlug | null {
  return findConcept(text, locale, nameOf) ?? findFirstConcept(text, locale, nameOf);
}

/** Refusals that say something about the chemistry; the others only say what could not be read, or ask back. */
const COMPUTED_ISSUES: ReadonlySet<SolveIssue["code"]> = new Set([
  "impossible-equation",
  "underdetermined-equation",
  "part-absent",
  "species-absent",
]);

/** Whether the student learns something by them. */
export function isAnswer(facts: Facts): boolean {
  return (
    facts.kind === "solved" ||
    facts.kind === "concept" ||
    (facts.kind === "rejected" && COMPUTED_ISSUES.has(facts.issue.code))
  );
}
