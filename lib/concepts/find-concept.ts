import { distance } from "fastest-levenshtein";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { CHAT_TOPICS, findTopic, MAIN_TOPICS, SUBTOPICS, subtopicsOf, type Topic } from "../curriculum/topics.ts";
import type { Locale } from "../i18n/locales.ts";
import { EVERYDAY_TOPICS } from "./everyday-topics.ts";
import { foldText, nameKey } from "./fold-name.ts";
import { NOTES } from "./notes.ts";
import { type Phrasing, QUESTIONS } from "./questions.ts";

/** Longer texts ask for more than one concept by its name. */
const LONGEST_TEXT = 200;
/** Of a name's letters, the share that a misspelling may have wrong. */
const MOST_WRONG = 0.3;

/** A topic's name on screen, in the reader's language. */
export type NameOf = (topic: Topic) => string;

/**
 * The subtopic that a text asks to have explained: "what is molarity?", or its name alone, in the reader's language or in
 * English. The rest of the text must be a way of asking: where more is said ("the molarity of HCl"), it is null.
 */
export function findConcept(text: string, locale: Locale, nameOf: NameOf): SubtopicSlug | null {
  if (text.length > LONGEST_TEXT) return null;
  const index = indexOf(locale);
  const names = new Map(SUBTOPICS.map((subtopic) => [topicKey(nameOf(subtopic)), subtopic.slug]));
  for (const reading of listReadings(text, locale)) {
    const subtopic = names.get(reading) ?? index.get(reading);
    if (subtopic !== undefined) return subtopic;
  }
  return null;
}

/** The subtopics whose names stand somewhere in a text, in the reader's language or in English; the longest name first. */
export function listNamedConcepts(text: string, locale: Locale, nameOf: NameOf): SubtopicSlug[] {
  const said = keyOf(text.slice(0, LONGEST_TEXT));
  const names = [
    ...SUBTOPICS.map((subtopic): [string, SubtopicSlug] => [topicKey(nameOf(subtopic)), subtopic.slug]),
    ...indexOf(locale),
  ];
  const found = names
    .filter(([name]) => name.length > 1 && isSaid(name, said))
    .toSorted(([one], [other]) => other.length - one.length);
  return [...new Set(found.map(([, slug]) => slug))];
}

/** The topic whose name stands in a text, of several the one with the longest, and that name, folded. */
export function findNamedTopic(text: string, locale: Locale, nameOf: NameOf): { topic: Topic; name: string } | null {
  const said = keyOf(text.slice(0, LONGEST_TEXT));
  let found: { topic: Topic; name: string } | null = null;
  for (const [name, topic] of [...listEverydayNames(locale), ...listTopicNames(locale, nameOf)]) {
    if ((!/../u.test(name) && !/\p{Script=Han}/u.test(name)) || name.length < (found?.name.length ?? 0)) continue;
    if (isSaid(name, said)) found = { topic, name };
  }
  return found;
}

/**
 * The topic whose name a text is but for its spelling, as it stands or asked for: "molartiy", "what is stochiometry". Three
 * letters of ten may be wrong, and two that changed places are two. Null for a name that is right.
 */
export function findMisspelledTopic(text: string, locale: Locale, nameOf: NameOf): Topic | null {
  if (text.length > LONGEST_TEXT) return null;
  const readings = listReadings(text, locale);
  let best: { topic: Topic; share: number } | null = null;
  for (const [name, topic] of listTopicNames(locale, nameOf)) {
    for (const reading of readings) {
      if (Math.abs(reading.length - name.length) > name.length * MOST_WRONG) continue;
      const share = distance(reading, name) / name.length;
      if (share <= MOST_WRONG && share <= (best?.share ?? 1)) best = { topic, share };
    }
  }
  return best === null || best.share === 0 ? null : best.topic;
}

/** Every name of every topic, folded; of two with one name the wider comes later. */
function listTopicNames(locale: Locale, nameOf: NameOf): [name: string, topic: Topic][] {
  const subtopics = new Map(SUBTOPICS.map((subtopic) => [subtopic.slug, subtopic]));
  return [
    ...SUBTOPICS.map((topic): [string, Topic] => [topicKey(nameOf(topic)), topic]),
    ...[...indexOf(locale)].flatMap(([name, slug]): [string, Topic][] => {
      const topic = subtopics.get(slug);
      return topic === undefined ? [] : [[name, topic]];
    }),
    ...MAIN_TOPICS.flatMap((topic): [string, Topic][] => [
      [topicKey(nameOf(topic)), topic],
      [keyOf(topic.name), topic],
    ]),
    // Of one name the session's topic is the widest.
    ...CHAT_TOPICS.flatMap((topic): [string, Topic][] => [
      [topicKey(nameOf(topic)), topic],
      [keyOf(topic.id), topic],
    ]),
  ];
}

/** What topics are called by the way, in the reader's language and in English; a name of the curriculum goes before it. */
function listEverydayNames(locale: Locale): [name: string, topic: Topic][] {
  return CHAT_TOPICS.flatMap((topic) =>
    [...new Set<Locale>([locale, "en"])].flatMap((language) =>
      (EVERYDAY_TOPICS[topic.id]?.[language] ?? "")
        .split(",")
        .map((name): [string, Topic] => [topicKey(name.trim()), topic])
        .filter(([name]) => name !== ""),
    ),
  );
}

/** Where to begin with a whole topic that is named, or given by its id: its first subtopic. Null for any other text. */
export function findFirstConcept(text: string, locale: Locale, nameOf: NameOf): SubtopicSlug | null {
  if (text.length > LONGEST_TEXT) return null;
  const readings = new Set(listReadings(text, locale));
  const isNamed = (topic: Topic) => readings.has(topicKey(nameOf(topic)));
  const topic = findTopic(text.trim()) ?? CHAT_TOPICS.find(isNamed) ?? MAIN_TOPICS.find(isNamed) ?? null;
  return topic === null ? null : (subtopicsOf(topic)[0]?.slug ?? null);
}

/** Whether a folded name stands in a folded text: between spaces, or anywhere among Chinese characters. */
function isSaid(name: string, text: string): boolean {
  return /\p{Script=Han}/u.test(name) ? text.includes(name) : ` ${text} `.includes(` ${name} `);
}

function keyOf(name: string): string {
  return nameKey(foldText(name));
}

const topicKeys = new Map<string, string>();

/** The same of a topic's name; there are so many of them in all languages, and each message is compared with each. */
function topicKey(name: string): string {
  const known = topicKeys.get(name);
  if (known !== undefined) return known;
  const key = keyOf(name);
  topicKeys.set(name, key);
  return key;
}

const indexes = new Map<Locale, ReadonlyMap<string, SubtopicSlug>>();

/** Aliases in the reader's language, and all names in English; folded once for each language. */
function indexOf(locale: Locale): ReadonlyMap<string, SubtopicSlug> {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const entries = SUBTOPICS.flatMap(({ slug, name }): [string, SubtopicSlug][] => {
    const { aliases } = NOTES[slug];
    return [...aliases[locale], name, ...aliases.en].map((each) => [keyOf(each), slug]);
  });
  const index = new Map(entries);
  indexes.set(locale, index);
  return index;
}

/** What may be the name in a text: all of it, and whatever is left when ways of asking are taken off either end, least first. */
function listReadings(text: string, locale: Locale): string[] {
  const whole = foldText(text);
  const readings = new Set([whole, ...(locale === "am" ? withoutAffixes(whole) : [])]);
  for (const language of new Set<Locale>([locale, "en"])) {
    const space = language === "zh" ? "" : " ";
    // A set hands out what is added to it on the way.
    for (const rest of readings) {
      for (const reading of shorten(rest, QUESTIONS[language], space)) {
        readings.add(reading);
        if (language === "am") for (const bare of withoutAffixes(reading)) readings.add(bare);
      }
    }
  }
  return [...readings].map((reading) => nameKey(reading));
}

function shorten(text: string, { before, after }: Phrasing, space: string): string[] {
  return [
    ...before.flatMap((phrase) => (text.startsWith(`${phrase}${space}`) ? [text.slice(phrase.length).trim()] : [])),
    ...after.flatMap((phrase) => (text.endsWith(`${space}${phrase}`) ? [text.slice(0, -phrase.length).trim()] : [])),
  ];
}

/** Amharic writes "about" onto the word that follows, and the mark of the object onto the word before. */
function withoutAffixes(text: string): string[] {
  const bare = text.replace(/^ስለ/, "");
  return [bare, bare.replace(/ን$/, "")];
}
