import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { LOCALES } from "../i18n/locales.ts";
import { wordAdvice } from "./advice.ts";

const NEXT = [
  { subtopic: "molarity", level: "easy", chance: 0.3, reason: "foundation", because: ["ph-poh", "dilution"] },
  { subtopic: "gas-laws", level: "easy", chance: 0.4, reason: "weak", because: [] },
] as const;

test.each(LOCALES)(
  "[GUIDE-03] %s: what to learn next is told with its reason, the first with its lesson and a problem",
  async (locale) => {
    const words = await loadWords(locale, ["tutor", "curriculum", "progress"]);
    const { text, suggestions } = wordAdvice({ next: NEXT }, words);
    const [molarity, gases] = [words.t("curriculum.subtopics.molarity"), words.t("curriculum.subtopics.gas-laws")];
    expect(text).toContain(`1. **${molarity}**`);
    expect(text).toContain(words.t("curriculum.subtopics.ph-poh"));
    expect(text).toContain(`2. **${gases}** ${words.t("progress.advice.reasons.weak")}`);
    expect(suggestions?.items.map(({ ask }) => ask?.type)).toEqual([
      "explain_concept",
      "generate_practice",
      "explain_concept",
    ]);
  },
);
