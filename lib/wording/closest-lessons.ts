import { NOTE_SECTIONS } from "../concepts/note.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { wordUnrecognised } from "./unrecognised.ts";
import type { Words } from "./words.ts";

/**
 * What is said to a text in which no problem was recognised. One that gives numbers is a problem: what can be computed comes
 * first. Any other is a question: the beginning of the lesson that comes closest answers it best. Markdown.
 */
export function wordClosestLessons(text: string, [closest, ...others]: readonly SubtopicSlug[], words: Words): string {
  if (closest === undefined) return wordUnrecognised(words);
  const nameOf = (slug: SubtopicSlug) => words.t(`curriculum.subtopics.${slug}`);
  const list = (slugs: readonly SubtopicSlug[]) =>
    slugs.length === 0
      ? []
      : [`${words.t("tutor.noLesson.closest")}\n\n${slugs.map((slug) => `- ${nameOf(slug)}`).join("\n")}`];
  if (/\p{Nd}/u.test(text)) return [wordUnrecognised(words), ...list([closest, ...others])].join("\n\n");
  const name = nameOf(closest);
  const say = (part: string) => words.t(`concepts.${closest}.${part}`);
  const sections = NOTE_SECTIONS.map(
    (section) => `**${say(`sections.${section}.heading`)}**\n\n${say(`sections.${section}.text`)}`,
  );
  return [
    words.t("tutor.closestLesson.lesson", { name }),
    say("summary"),
    ...sections,
    words.t("tutor.closestLesson.whole", { name }),
    ...list(others),
  ].join("\n\n");
}
