import type { QuestionCard } from "../cards/card.ts";
import type { NameOf } from "../concepts/find-concept.ts";
import { DIFFICULTIES, type Difficulty } from "../curriculum/difficulties.ts";
import { SUBTOPICS, type Topic } from "../curriculum/topics.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Said } from "./hint-subject.ts";
import { type BesideQuestion, findPracticeWish, type PracticeWish } from "./practice-wish.ts";

/** As many wishes back as the topic of one is still meant by "another". */
const MOST_WISHES = 12;

/**
 * The question that is wished for beside one that is at hand: of its topic and level, and answered as it is, as far as nothing
 * else is said. "Harder" and "easier" are than that one.
 */
export function wishBesideQuestion(
  { wish, beside }: { readonly wish: PracticeWish; readonly beside: BesideQuestion },
  card: QuestionCard,
  said: readonly Said[],
  locale: Locale,
  nameOf: NameOf,
): PracticeWish {
  const earlier = wish.topic === null ? findEarlierWish(said, locale, nameOf) : null;
  const own = SUBTOPICS.find(({ slug }) => slug === card.subtopic) ?? null;
  const topic: Topic | null = wish.topic ?? earlier?.topic ?? (beside.shift === 0 ? null : own);
  const kept = (earlier?.difficulty ?? null) === null ? null : card.difficulty;
  const difficulty = beside.shift === 0 ? (wish.difficulty ?? kept) : shifted(card.difficulty, beside.shift);
  const isChoice = beside.form === null ? card.type === "mcq_question" : beside.form === "choice";
  return { ...wish, topic, difficulty, isChoice };
}

/** The latest wish of the conversation that named a topic. */
function findEarlierWish(said: readonly Said[], locale: Locale, nameOf: NameOf): PracticeWish | null {
  return (
    said
      .filter(({ role, hasFiles }) => role === "user" && !hasFiles)
      .slice(-MOST_WISHES)
      .map(({ text }) => findPracticeWish(text, locale, nameOf))
      .findLast((each) => each !== null && each.topic !== null) ?? null
  );
}

function shifted(from: Difficulty | null, by: -1 | 1): Difficulty {
  const at = from === null ? 1 : DIFFICULTIES.indexOf(from);
  return DIFFICULTIES[Math.min(DIFFICULTIES.length - 1, Math.max(0, at + by))] ?? "medium";
}
