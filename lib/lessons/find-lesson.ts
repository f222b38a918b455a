import { findConcept, findNamedTopic, type NameOf } from "../concepts/find-concept.ts";
import { foldText, nameKey } from "../concepts/fold-name.ts";
import type { Locale } from "../i18n/locales.ts";
import { LESSONS } from "./lessons.ts";
import type { Lesson } from "./lesson.ts";

/** The lesson that a subtopic or topic opens, by its slug or id. */
export function lessonOf(topic: string): Lesson | null {
  const all = Object.values(LESSONS);
  return (
    all.find((lesson) => lesson.topic === topic) ?? all.find(({ also }) => also.some((id) => id === topic)) ?? null
  );
}

/** The lesson on what a text names, as it stands or asked for: "limiting reactant", "what is pH?". */
export function findLesson(text: string, locale: Locale, nameOf: NameOf): Lesson | null {
  const subtopic = findConcept(text, locale, nameOf);
  if (subtopic !== null) return lessonOf(subtopic);
  const named = findNamedTopic(text, locale, nameOf);
  // Where more is said than the name, something else may be wanted.
  const isWhole = named !== null && nameKey(foldText(text)) === named.name;
  return isWhole && named !== null ? lessonOf(named.topic.slug) : null;
}
