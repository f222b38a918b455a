import "server-only";
import { setImmediate } from "node:timers/promises";
import { NOTE_MISTAKES, NOTE_SECTIONS } from "#lib/concepts/note.ts";
import { NOTES } from "#lib/concepts/notes.ts";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import { SUBTOPICS, topicNameKey, type Subtopic } from "#lib/curriculum/topics.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { createWords } from "#lib/i18n/words.ts";
import { listConcepts } from "#lib/retrieval/list-concepts.ts";
import { conceptLexeme, subtopicLexeme } from "#lib/retrieval/query-terms.ts";
import { indexSubtopics, listFeatures, type SubtopicIndex, type SubtopicNote } from "#lib/retrieval/subtopic-index.ts";

/** What a text speaks of and what it is about, as lexemes. */
export async function describeText(text: string, locale: Locale): Promise<{ concepts: string[]; subtopics: string[] }> {
  return {
    concepts: listConcepts(text, locale).map(conceptLexeme),
    subtopics: (await listSubtopics(text, locale)).map(subtopicLexeme),
  };
}

/** What a text is about, the likeliest first. */
export async function listSubtopics(text: string, locale: Locale): Promise<SubtopicSlug[]> {
  return (await getSubtopicIndex(locale)).listSubtopics(text);
}

const indexes = new Map<Locale, Promise<SubtopicIndex>>();

export function getSubtopicIndex(locale: Locale): Promise<SubtopicIndex> {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const index = readNotes(locale).then((notes) => indexSubtopics(notes, locale));
  indexes.set(locale, index);
  index.catch(() => indexes.delete(locale));
  return index;
}

async function readNotes(locale: Locale): Promise<SubtopicNote[]> {
  const translate = await createWords(locale, ["concepts", "curriculum"]);
  const notes: SubtopicNote[] = [];
  for (const subtopic of SUBTOPICS) {
    notes.push({
      slug: subtopic.slug,
      features: listFeatures(
        sayNote(subtopic, locale, (key) => translate(key as never)),
        locale,
      ),
    });
    // A note takes some milliseconds, and requests want to be answered in between.
    await setImmediate();
  }
  return notes;
}

/** A subtopic's names and all that its note says. */
function sayNote(subtopic: Subtopic, locale: Locale, say: (key: string) => string): string {
  const { aliases, relations } = NOTES[subtopic.slug];
  const keys = [
    "summary",
    ...NOTE_SECTIONS.flatMap((section) => [`sections.${section}.heading`, `sections.${section}.text`]),
    ...NOTE_MISTAKES.map((mistake) => `mistakes.${mistake}`),
    ...Object.keys(relations).map((relation) => `relations.${relation}`),
  ];
  const names = [say(`curriculum.${topicNameKey(subtopic)}`), ...aliases[locale]];
  // A name says more than a word of the text.
  return [...names, ...names, ...keys.map((key) => say(`concepts.${subtopic.slug}.${key}`))].join(". ");
}
