import type { Card } from "../cards/card.ts";
import { listNamedConcepts, type NameOf } from "../concepts/find-concept.ts";
import { foldText } from "../concepts/fold-name.ts";
import { NOTE_MISTAKES, NOTE_SECTIONS } from "../concepts/note.ts";
import { SUBTOPIC_SLUGS, type SubtopicSlug } from "../curriculum/outline.ts";
import { topicNameKey } from "../curriculum/topics.ts";
import type { Locale } from "../i18n/locales.ts";
import { listAmharicReadings } from "../retrieval/affixes.ts";
import { findPoint } from "../ideas/find-point.ts";
import { pointOf } from "../ideas/points.ts";
import { countShared } from "../ideas/is-said.ts";
import { readConceptWish, readContrast } from "../ideas/read-concept-wish.ts";
import { type IdeaQuestion, recallTerms, type Side } from "../ideas/read-idea.ts";
import { oppositeOf, termOf } from "../ideas/terms.ts";
import { LESSONS } from "../lessons/lessons.ts";
import { isLessonId } from "../lessons/lesson-ids.ts";
import type { Words } from "../wording/words.ts";
import type { Said } from "./hint-subject.ts";

/** The sentences of our lessons in the reader's words. */
type NoteText = {
  readonly nameOf: NameOf;
  readonly headingOf: (lesson: SubtopicSlug, section: (typeof NOTE_SECTIONS)[number]) => string;
  readonly sectionOf: (lesson: SubtopicSlug, section: (typeof NOTE_SECTIONS)[number]) => string;
  /** All of it. */
  readonly textOf: (lesson: SubtopicSlug) => string;
};

function noteTextOf({ t }: Words): NoteText {
  return {
    nameOf: (topic) => t(`curriculum.${topicNameKey(topic)}`),
    headingOf: (lesson, section) => t(`concepts.${lesson}.sections.${section}.heading`),
    sectionOf: (lesson, section) => t(`concepts.${lesson}.sections.${section}.text`),
    textOf: (lesson) =>
      [
        t(`concepts.${lesson}.summary`),
        ...NOTE_SECTIONS.map((section) => t(`concepts.${lesson}.sections.${section}.text`)),
        ...NOTE_MISTAKES.map((id) => t(`concepts.${lesson}.mistakes.${id}`)),
      ].join(" "),
  };
}

/** So many messages back a concept is still spoken of. */
const REMEMBERED = 16;

type Spoken = { readonly lesson: SubtopicSlug; readonly asked: number };

/** The lesson on what was spoken of last, and how often an example of it was asked for since; null where that was no concept. */
function findSpoken(said: readonly Said[], locale: Locale, nameOf: NameOf): Spoken | null {
  const recent = said.slice(-REMEMBERED);
  const at = recent.findLastIndex((each) => each.card !== null || nameConcept(each, locale, nameOf) !== null);
  const spoken = recent[at];
  if (spoken === undefined) return null;
  const lesson = taughtBy(spoken.card) ?? (spoken.card === null ? nameConcept(spoken, locale, nameOf) : null);
  const examples = recent.slice(at + 1).filter(({ role, text }) => role === "user" && wantsExample(text, locale));
  return lesson === null ? null : { lesson, asked: examples.length };
}

const wantsExample = (text: string, locale: Locale): boolean => readConceptWish(text, locale)?.wish === "example";

/** What a student's message names. */
function nameConcept({ role, text }: Said, locale: Locale, nameOf: NameOf): SubtopicSlug | null {
  if (role !== "user") return null;
  const point = findPoint(text);
  if (point !== null) return pointOf(point).lesson;
  const [term] = recallTerms([text], locale, () => null);
  return term === undefined ? (listNamedConcepts(text, locale, nameOf)[0] ?? null) : termOf(term).lesson;
}

function taughtBy(card: Card | null): SubtopicSlug | null {
  if (card?.type === "lesson") return isLessonId(card.lesson) ? LESSONS[card.lesson].topic : null;
  return card?.type === "concept_explanation" ? (SUBTOPIC_SLUGS.find((slug) => slug === card.topic) ?? null) : null;
}

/**
 * What a message asks of the concept that was explained before it, or how two things differ that our lessons tell of. Null for any
 * other message.
 */
export function findConceptQuestion(text: string, said: readonly Said[], words: Words): IdeaQuestion | null {
  const { locale } = words;
  const notes = noteTextOf(words);
  const names = readContrast(text, locale);
  if (names !== null) return contrast(names, locale, notes);
  // "Why not 120?", of an angle that was told.
  const asked = readConceptWish(text.replace(WHY_NOT, "$1"), locale);
  const spoken = asked === null ? null : findSpoken(said, locale, notes.nameOf);
  if (asked === null || spoken === null) return null;
  const { lesson } = spoken;
  const isAbout = asked.rest === "" || countShared(notes.textOf(lesson), asked.rest, locale) > 0;
  if (!isAbout) return null;
  const own = said.filter(({ role }) => role === "user").map((each) => each.text);
  const opposite = asked.wish === "opposite" ? oppositeOf(recallTerms(own, locale, () => null)) : null;
  if (opposite !== null) return { kind: "meaning", terms: [opposite] };
  return { kind: "concept", lesson, wish: asked.wish, about: asked.rest, nth: spoken.asked };
}

/** A reason is asked for by what is not so: a number, which nothing that is told of the concept has to hold. */
const WHY_NOT =
  /^(\W*(?:but |and |so |y |et |pero |mais )?(?:why|por qu[eé]|pourquoi|为什么|क्यों|ለምን))(?: (?:is|isn['’]?t|es|est)(?: it)?)?\s*(?:not|no|pas|不是|नहीं)?(?: (?:es|est))?\s*\d+(?:[.,]\d+)?\s*(?:°|º|degrees?|grados|degrés)?(?=\W*$)/iu;

function contrast(names: readonly [string, string], locale: Locale, notes: NoteText): IdeaQuestion | null {
  const [one, other] = [sideOf(names[0], locale, notes), sideOf(names[1], locale, notes)];
  if (one === null && other === null) {
    const section = sectionOn(names, notes);
    return section && { kind: "contrast", sides: [{ kind: "lesson", lesson: section.lesson }, section] };
  }
  const known = one ?? (other && besides(other, names[0], locale, notes));
  const further = other ?? (one && besides(one, names[1], locale, notes));
  if (known === null || further === null) return null;
  const isOne = lessonOf(known) === lessonOf(further) && (known.kind === "lesson" || further.kind === "lesson");
  const telling = isOne ? tellsBoth(lessonOf(known), names, locale, notes) : null;
  return { kind: "contrast", sides: [isOne ? { kind: "lesson", lesson: lessonOf(known) } : known, telling ?? further] };
}

const lessonOf = (side: Side): SubtopicSlug => (side.kind === "term" ? termOf(side.id).lesson : side.lesson);

type Section = Extract<Side, { kind: "section" }>;

const SECTIONS = SUBTOPIC_SLUGS.flatMap((lesson) =>
  NOTE_SECTIONS.map((section): Section => ({ kind: "section", lesson, section })),
);

/** A letter alone names nothing by itself. */
const isLetter = (name: string): boolean => /^\p{Script=Latin}$/u.test(name);

function sideOf(name: string, locale: Locale, { nameOf, headingOf }: NoteText): Side | null {
  if (isLetter(name)) return null;
  for (const read of readingsOf(name, locale)) {
    const [term, ...others] = recallTerms([read], locale, () => null);
    const folded = foldText(read);
    const isTerm = term !== undefined && others.length === 0;
    if (
      isTerm &&
      termOf(term)
        .names[locale].split(",")
        .some((each) => foldText(each) === folded)
    )
      return { kind: "term", id: term };
    const headed = SECTIONS.find(({ lesson, section }) =>
      ` ${foldText(headingOf(lesson, section))}`.endsWith(` ${folded}`),
    );
    if (headed !== undefined) return headed;
    const [lesson] = listNamedConcepts(read, locale, nameOf);
    if (lesson !== undefined) return { kind: "lesson", lesson };
    if (term !== undefined) return { kind: "term", id: term };
    const part = SECTIONS.find((each) => countShared(headingOf(each.lesson, each.section), read, locale) > 0);
    if (part !== undefined) return part;
  }
  return null;
}

/** Amharic writes "in" and "of" onto the word. */
const readingsOf = (name: string, locale: Locale): readonly string[] =>
  locale === "am" ? listAmharicReadings(name) : [name];

/** Whether a text names something by a word of its own; by a letter alone as it is written. */
function names(text: string, name: string): boolean {
  const [said, sought] = isLetter(name) ? [text, name] : [foldText(text), foldText(name)];
  const literal = sought.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{M}])${literal}(?![\\p{L}\\p{M}])`, "u").test(said);
}

/** The section that speaks of both, where neither has a lesson: Q and K. */
function sectionOn(both: readonly [string, string], { sectionOf, headingOf }: NoteText): Section | null {
  const speaks = ({ lesson, section }: Section) => both.every((name) => names(sectionOf(lesson, section), name));
  const found = SECTIONS.filter(speaks);
  const isNamed = ({ lesson, section }: Section) => both.some((name) => names(headingOf(lesson, section), name));
  return found.find(isNamed) ?? found[0] ?? null;
}

/** What is told apart in the lesson on the other one. */
function besides(side: Side, name: string, locale: Locale, { sectionOf }: NoteText): Side | null {
  const lesson = lessonOf(side);
  const section = NOTE_SECTIONS.find((each) => countShared(sectionOf(lesson, each), name, locale) > 0);
  return section === undefined ? null : { kind: "section", lesson, section };
}

/** Of a lesson on both, the section that says most of them. */
function tellsBoth(
  lesson: SubtopicSlug,
  both: readonly [string, string],
  locale: Locale,
  { sectionOf, headingOf }: NoteText,
): Section | null {
  const share = ({ section }: Section) =>
    countShared(`${headingOf(lesson, section)} ${sectionOf(lesson, section)}`, both.join(" "), locale);
  const [best] = SECTIONS.filter((each) => each.lesson === lesson).toSorted((one, other) => share(other) - share(one));
  return best !== undefined && share(best) > 0 ? best : null;
}
