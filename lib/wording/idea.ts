import { solutionText } from "../cards/card-text.ts";
import { NOTE_MISTAKES, NOTE_SECTIONS } from "../concepts/note.ts";
import { NOTES } from "../concepts/notes.ts";
import { findWorkedExample } from "../concepts/worked-example.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { countShared } from "../ideas/is-said.ts";
import type { IdeaQuestion, Side } from "../ideas/read-idea.ts";
import { pointOf } from "../ideas/points.ts";
import { termOf } from "../ideas/terms.ts";
import { wordProblem } from "./problem.ts";
import { joinSentences } from "./saying.ts";
import { wordSolution } from "./solution.ts";
import { addSuggestions, type Said, suggest } from "./suggesting.ts";
import { sayComposed, type Words } from "./words.ts";

/** The sentence that answers what was asked of terms, then the lesson that says more. Markdown. */
export function wordIdea(question: IdeaQuestion, words: Words): Said {
  const { t } = words;
  const lessons = [...new Set(taughtBy(question))].map((slug) => t(`curriculum.subtopics.${slug}`));
  const [lesson = ""] = lessons;
  const text = `${wordAnswer(question, words)}\n\n${t("ideas.lead", { lesson })}`;
  const hasExample = question.kind === "meaning" || (question.kind === "concept" && question.wish !== "example");
  const example = hasExample ? [suggest("chat", t("ideas.more"))] : [];
  return addSuggestions(text, [...example, ...lessons.map((name) => suggest("explain_concept", name))]);
}

function taughtBy(question: IdeaQuestion): readonly SubtopicSlug[] {
  switch (question.kind) {
    case "point":
      return [pointOf(question.point).lesson];
    case "concept":
      return [question.lesson];
    case "contrast":
      return question.sides.map(lessonOfSide);
    default:
      return question.terms.map((id) => termOf(id).lesson);
  }
}

const lessonOfSide = (side: Side): SubtopicSlug => (side.kind === "term" ? termOf(side.id).lesson : side.lesson);

function wordAnswer(question: IdeaQuestion, words: Words): string {
  const { t, locale } = words;
  const say = (id: string, part: "name" | "what" | "example") => sayComposed(words, `ideas.terms.${id}.${part}`);
  switch (question.kind) {
    case "point":
      return t(`ideas.points.${question.point}`);
    case "concept":
      return wordOfConcept(question, words);
    case "contrast":
      return [...new Set(question.sides.map((side) => wordSide(side, words)))].join("\n\n");
    case "meaning":
      return question.terms.map((id) => say(id, "what")).join("\n\n");
    case "example":
      return question.terms.map((id) => t("ideas.example", { example: say(id, "example") })).join("\n\n");
    case "member": {
      const [id = ""] = question.terms;
      const process = question.process.charAt(0).toLocaleUpperCase(locale) + question.process.slice(1);
      return t("ideas.member", { process, term: say(id, "name"), what: say(id, "what") });
    }
    case "how": {
      const [id] = question.terms;
      if (id === undefined) return "";
      const { lesson } = termOf(id);
      const sections = NOTE_SECTIONS.map((section) => t(`concepts.${lesson}.sections.${section}.text`));
      return joinSentences([say(id, "what"), ...sections], locale);
    }
  }
}

const wordSection = (lesson: SubtopicSlug, section: (typeof NOTE_SECTIONS)[number], { t }: Words): string =>
  `**${t(`concepts.${lesson}.sections.${section}.heading`)}**: ${t(`concepts.${lesson}.sections.${section}.text`)}`;

function wordSide(side: Side, words: Words): string {
  if (side.kind === "term") return sayComposed(words, `ideas.terms.${side.id}.what`);
  if (side.kind === "section") return wordSection(side.lesson, side.section, words);
  return `**${words.t(`curriculum.subtopics.${side.lesson}`)}**: ${words.t(`concepts.${side.lesson}.summary`)}`;
}

type OfConcept = Extract<IdeaQuestion, { kind: "concept" }>;

/** What a lesson says to what is wanted of it. */
function wordOfConcept({ lesson, wish, about, nth }: OfConcept, words: Words): string {
  const { t, locale } = words;
  const summary = t(`concepts.${lesson}.summary`);
  const sections = NOTE_SECTIONS.map((section) => wordSection(lesson, section, words));
  const relations = Object.entries(NOTES[lesson].relations).map(
    ([id, relation]) => `${relation}: ${sayComposed(words, `concepts.${lesson}.relations.${id}`)}`,
  );
  switch (wish) {
    case "simpler":
      return t("ideas.short", { summary });
    case "example": {
      const problem = findWorkedExample(lesson, nth);
      if (problem === null) return sections.join("\n\n");
      const { question } = wordProblem(problem, words);
      return [t("ideas.example", { example: question }), solutionText(wordSolution(problem.solution, words))].join(
        "\n\n",
      );
    }
    case "mistakes":
      return NOTE_MISTAKES.map((id) => `- ${t(`concepts.${lesson}.mistakes.${id}`)}`).join("\n");
    case "relation":
    case "use":
      return [...relations, ...(wish === "use" || relations.length === 0 ? sections : [])].join("\n\n");
    case "why": {
      const best = sections.toSorted(
        (one, other) => countShared(other, about, locale) - countShared(one, about, locale),
      );
      return about === "" ? sections.join("\n\n") : (best[0] ?? summary);
    }
    default:
      return [...sections, ...NOTE_MISTAKES.map((id) => `- ${t(`concepts.${lesson}.mistakes.${id}`)}`)].join("\n\n");
  }
}
