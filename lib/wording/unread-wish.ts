import type { Suggestions } from "../cards/suggestion.ts";
import { listClosestConcepts } from "../concepts/closest-concepts.ts";
import type { PracticeWish } from "../conversation/practice-wish.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { SUBTOPICS, topicNameKey } from "../curriculum/topics.ts";
import { wordPracticeWish } from "./practice-wish.ts";
import { shorten } from "./quote.ts";
import { suggest } from "./suggesting.ts";
import type { Words } from "./words.ts";

/**
 * Says beside a question that its topic was guessed or is not the one that was wished for, with the topics that come closest.
 * `text`: the wish as it was written. Null for a wish that named its topic, or none at all.
 */
export function wordUnreadWish(
  wish: PracticeWish,
  { text, subtopic }: { text: string; subtopic: SubtopicSlug },
  words: Words,
): Pick<Suggestions, "lead" | "items"> | null {
  if (wish.unread === "") return null;
  const { t, locale } = words;
  const closest = listClosestConcepts(wish.unread, locale, (topic) => t(`curriculum.${topicNameKey(topic)}`));
  const practice = SUBTOPICS.filter(({ slug }) => closest.includes(slug) && slug !== wish.topic?.slug)
    .toSorted((one, other) => closest.indexOf(one.slug) - closest.indexOf(other.slug))
    .map((topic) => ({
      label: t(`curriculum.${topicNameKey(topic)}`),
      about: null,
      ask: {
        type: wish.isChoice ? ("generate_mcq" as const) : ("generate_practice" as const),
        content: wordPracticeWish({ ...wish, topic, unread: "" }, words),
      },
    }));
  const name = t(`curriculum.subtopics.${subtopic}`);
  const explain = { ...suggest("explain_concept", name), label: t("tutor.suggestions.explain"), about: name };
  const said = { text: shorten(text), topic: name };
  const lead = wish.topic !== null ? "taken" : practice.length > 0 ? "closest" : "none";
  return { lead: t(`tutor.unreadWish.${lead}`, said), items: practice.length > 0 ? practice : [explain] };
}
