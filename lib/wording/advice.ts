import type { Advice } from "../mastery/estimate/advise.ts";
import { formatList } from "./numbers.ts";
import { addSuggestions, type Said, suggest } from "./suggesting.ts";
import type { Words } from "./words.ts";

/** More would be a list and no advice. */
const MOST = 3;

/** What to learn next, each with its reason; the lesson and a problem of the first one as buttons, and the lessons of the others. */
export function wordAdvice({ next }: Pick<Advice, "next">, words: Words): Said {
  const { t } = words;
  const names = next.slice(0, MOST).map(({ subtopic }) => t(`curriculum.subtopics.${subtopic}`));
  const lines = next.slice(0, MOST).map(({ reason, because }, at) => {
    const topics = formatList(
      because.map((slug) => t(`curriculum.subtopics.${slug}`)),
      words.locale,
    );
    return `${at + 1}. **${names[at]}** ${t(`progress.advice.reasons.${reason}`, { topics })}`;
  });
  const [first, ...others] = names;
  const practice = t("tutor.suggestions.practice");
  const items =
    first === undefined
      ? []
      : [
          suggest("explain_concept", first),
          {
            label: practice,
            about: first,
            ask: { type: "generate_practice" as const, content: `${practice}: ${first}` },
          },
          ...others.map((name) => suggest("explain_concept", name)),
        ];
  return addSuggestions(`**${t("progress.advice.title")}**\n\n${lines.join("\n")}`, items);
}
