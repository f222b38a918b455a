import type { SubtopicSlug } from "../curriculum/outline.ts";
import { SUBTOPICS } from "../curriculum/topics.ts";
import type { Locale } from "../i18n/locales.ts";
import type { NameOf } from "./find-concept.ts";
import { foldText, nameKey } from "./fold-name.ts";
import { NOTES } from "./notes.ts";

const LONGEST_TEXT = 200;
/** Names that share less with the text are no help. */
const LEAST_LIKENESS = 0.35;

/** The subtopics whose names are most like a text that names none: "titration curve", "molartiy". At most `count`, best first. */
export function listClosestConcepts(text: string, locale: Locale, nameOf: NameOf, count = 3): SubtopicSlug[] {
  const asked = pairsOf(nameKey(foldText(text.slice(0, LONGEST_TEXT))));
  if (asked.size === 0) return [];
  return SUBTOPICS.map((subtopic) => {
    const { aliases } = NOTES[subtopic.slug];
    const names = [nameOf(subtopic), ...aliases[locale], subtopic.name, ...aliases.en];
    return {
      slug: subtopic.slug,
      likeness: Math.max(...names.map((name) => likeness(asked, pairsOf(nameKey(foldText(name)))))),
    };
  })
    .filter((each) => each.likeness >= LEAST_LIKENESS)
    .toSorted((one, other) => other.likeness - one.likeness)
    .map(({ slug }) => slug)
    .slice(0, count);
}

/** Neighbouring letters, word by word; of a script without spaces, single signs as well. */
function pairsOf(text: string): ReadonlySet<string> {
  return new Set(
    text.split(" ").flatMap((word) => {
      const signs = [...word];
      const pairs = signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
      return /\p{Script=Han}/u.test(word) ? [...signs, ...pairs] : pairs;
    }),
  );
}

/** Dice's coefficient, the greater where the whole name stands in a longer text. */
function likeness(asked: ReadonlySet<string>, name: ReadonlySet<string>): number {
  const shared = [...name].filter((pair) => asked.has(pair)).length;
  if (shared === 0) return 0;
  const [dice, held] = [(2 * shared) / (asked.size + name.size), shared / name.size];
  return Math.max(dice, name.size >= 5 && held > 0.95 ? 0.9 : 0);
}
