import { NOTE_SECTIONS } from "../concepts/note.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { listSuggestions, type Said, suggest } from "./suggesting.ts";
import { suggestExamples, wordUnrecognised } from "./unrecognised.ts";
import type { Words } from "./words.ts";

/**
 * What is said to a text in which no problem was recognised. One that gives numbers is a problem: what can be computed comes
 * first. Any other is a question: the beginning of the lesson that comes closest answers it best.
 */
export function wordClosestLessons(text: string, [closest, ...others]: readonly SubtopicSlug[], words: Words): Said {
  if (closest === undefined) return wordUnrecognised(words);
  const nameOf = (slug: SubtopicSlug) => words.t(`curriculum.subtopics.${slug}`);
  const lessons = [closest, ...others].map((slug) => suggest("explain_concept", nameOf(slug)));
  if (/\p{Nd}/u.test(text)) {
    return listSuggestions(words.t("tutor.unrecognised"), [...suggestExamples(words), ...lessons], words);
  }
  const say = (part: "summary" | `sections.${(typeof NOTE_SECTIONS)[number]}.${"heading" | "text"}`) =>
    words.t(`concepts.${closest}.${part}`);
  const sections = NOTE_SECTIONS.map(
    (section) => `**${say(`sections.${section}.heading`)}**\n\n${say(`sections.${section}.text`)}`,
  );
  const beginning = [words.t("tutor.closestLesson.lesson", { name: nameOf(closest) }), say("summary"), ...sections];
  return listSuggestions([...beginning, words.t("tutor.closestLesson.whole")].join("\n\n"), lessons, words);
}
