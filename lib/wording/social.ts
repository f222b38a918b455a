import type { Suggestion } from "../cards/suggestion.ts";
import type { Act, SocialKind } from "../conversation/act.ts";
import { joinSentences } from "./saying.ts";
import { addSuggestions, type Said, suggest } from "./suggesting.ts";
import type { Words } from "./words.ts";

/** What is known where a social turn is answered: the name of the session's topic, and whether a solution was just shown. */
export type Known = { readonly topic: string | null; readonly isAfterSolution: boolean };

/** After these comes what could be done next; the others say it themselves, or it would be out of place. */
const LEADS_ON: ReadonlySet<SocialKind> = new Set([
  "apology",
  "how-are-you",
  "thanks",
  "praise",
  "greeting",
  "acknowledgement",
  "may-i-ask",
  "off-subject",
  "stop",
]);

type Social = Extract<Act, { kind: "social" | "wish" | "hint" }>;

/** A sentence or two to a turn that is about no chemistry, with a next step. Markdown. */
export function wordSocial(act: Social, known: Known, words: Words): Said {
  if (act.kind === "hint") return addSuggestions(words.t("tutor.hint.which"), suggestNext(known, words));
  const isWish = act.kind === "wish";
  const said = words.t(`tutor.social.${isWish ? "wish" : act.social}`);
  if (!isWish && act.social === "from-zero") return addSuggestions(said, [suggestFirstLesson(words)]);
  if (!isWish && act.social === "who-are-you") return addSuggestions(said, suggestNext(known, words));
  if (!isWish && act.social === "nerves") return addSuggestions(said, suggestTopics(known, words));
  if (!isWish && !LEADS_ON.has(act.social)) return addSuggestions(said, []);
  const next = isWish ? { ...known, isAfterSolution: false } : known;
  return addSuggestions(joinSentences([said, wordNext(next, words)], words.locale), suggestNext(next, words));
}

/** What can be done with the session's topic, and room for words of one's own. */
export function suggestNext({ topic, isAfterSolution }: Known, { t }: Words): Suggestion[] {
  const practice = { label: t("tutor.suggestions.practice"), about: topic };
  const own: Suggestion = { label: t("tutor.suggestions.own"), about: null, ask: null };
  return [
    { ...practice, ask: { type: "generate_practice", content: t("tutor.suggestions.practice") } },
    ...(topic === null || isAfterSolution
      ? []
      : [
          {
            label: t("tutor.suggestions.explain"),
            about: topic,
            ask: { type: "explain_concept", content: topic } as const,
          },
        ]),
    own,
  ];
}

/** Where a course begins. */
function suggestFirstLesson(words: Words): Suggestion {
  return suggest("explain_concept", words.t("curriculum.subtopics.classification-of-matter"));
}

/** Topics that tests are about most, as buttons, beside the session's own. */
const OF_TESTS = ["the-mole-molar-mass", "balancing-equations", "gas-laws", "ph-poh", "ionic-bonding"] as const;

function suggestTopics({ topic }: Known, words: Words): Suggestion[] {
  const names = OF_TESTS.map((slug) => words.t(`curriculum.subtopics.${slug}`));
  const own = topic === null || names.includes(topic) ? [] : [topic];
  return [...own, ...names].slice(0, 5).map((name) => suggest("explain_concept", name));
}

function wordNext({ topic, isAfterSolution }: Known, { t }: Words): string {
  if (isAfterSolution) return t("tutor.social.next.similar");
  return topic === null ? t("tutor.social.next.any") : t("tutor.social.next.topic", { topic });
}
