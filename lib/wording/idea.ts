import { NOTE_SECTIONS } from "../concepts/note.ts";
import type { IdeaQuestion } from "../ideas/read-idea.ts";
import { pointOf } from "../ideas/points.ts";
import { termOf } from "../ideas/terms.ts";
import { joinSentences } from "./saying.ts";
import { addSuggestions, type Said, suggest } from "./suggesting.ts";
import { sayComposed, type Words } from "./words.ts";

/** The sentence that answers what was asked of terms, then the lesson that says more. Markdown. */
export function wordIdea(question: IdeaQuestion, words: Words): Said {
  const { t } = words;
  const taught =
    question.kind === "point" ? [pointOf(question.point).lesson] : question.terms.map((id) => termOf(id).lesson);
  const lessons = [...new Set(taught)].map((slug) => t(`curriculum.subtopics.${slug}`));
  const [lesson = ""] = lessons;
  const text = `${wordAnswer(question, words)}\n\n${t("ideas.lead", { lesson })}`;
  const example = question.kind === "meaning" ? [suggest("chat", t("ideas.more"))] : [];
  return addSuggestions(text, [...example, ...lessons.map((name) => suggest("explain_concept", name))]);
}

function wordAnswer(question: IdeaQuestion, words: Words): string {
  const { t, locale } = words;
  const say = (id: string, part: "name" | "what" | "example") => sayComposed(words, `ideas.terms.${id}.${part}`);
  switch (question.kind) {
    case "point":
      return t(`ideas.points.${question.point}`);
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
