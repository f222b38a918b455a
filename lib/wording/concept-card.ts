import type { ConceptExplanationCard } from "../cards/concept-explanation.ts";
import { NOTE_MISTAKES, NOTE_SECTIONS } from "../concepts/note.ts";
import { NOTES } from "../concepts/notes.ts";
import { findWorkedExample } from "../concepts/worked-example.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { wordDrawings } from "./drawings.ts";
import { wordProblem } from "./problem.ts";
import { wordSolution } from "./solution.ts";
import { sayComposed, type Words } from "./words.ts";

/** What every lesson says; which relations it explains is its own matter. */
type NotePart =
  | "summary"
  | `sections.${(typeof NOTE_SECTIONS)[number]}.${"heading" | "text"}`
  | `mistakes.${(typeof NOTE_MISTAKES)[number]}`;

/** The lesson on a subtopic in the reader's words. */
export function assembleConcept(topic: SubtopicSlug, words: Words): ConceptExplanationCard {
  const note = NOTES[topic];
  const say = (part: NotePart) => words.t(`concepts.${topic}.${part}`);
  const drawings = wordDrawings(topic, words);
  const nameOf = (slug: SubtopicSlug) => words.t(`curriculum.subtopics.${slug}`);
  return {
    type: "concept_explanation",
    version: 1,
    topic,
    title: nameOf(topic),
    summary: say("summary"),
    sections: NOTE_SECTIONS.map((id) => ({ heading: say(`sections.${id}.heading`), text: say(`sections.${id}.text`) })),
    relations: Object.entries(note.relations).map(([id, text]) => ({
      text,
      meaning: sayComposed(words, `concepts.${topic}.relations.${id}`),
    })),
    ...(drawings.length > 0 && { drawings }),
    example: wordExample(topic, words),
    mistakes: NOTE_MISTAKES.map((id) => say(`mistakes.${id}`)),
    sources: [...note.sources],
    related: note.related.map((slug) => ({ topic: slug, title: nameOf(slug) })),
  };
}

function wordExample(topic: SubtopicSlug, words: Words): ConceptExplanationCard["example"] {
  const problem = findWorkedExample(topic);
  if (problem === null) return null;
  return { question: wordProblem(problem, words).question, solution: wordSolution(problem.solution, words) };
}
