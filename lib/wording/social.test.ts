import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { SOCIAL_KINDS } from "../conversation/act.ts";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { type Known, wordSocial } from "./social.ts";
import type { Words } from "./words.ts";

const loadSocialWords = (locale: Locale): Promise<Words> => loadWords(locale, ["tutor", "curriculum"]);

const KNOWN: readonly Known[] = [
  { topic: "T0", isAfterSolution: false },
  { topic: "T0", isAfterSolution: true },
  { topic: null, isAfterSolution: false },
];

describe.each(LOCALES)("%s", (locale) => {
  test("[TALK-01] each social turn has an answer of a few calm sentences, of its own", async () => {
    const words = await loadSocialWords(locale);
    for (const known of KNOWN) {
      const said = [
        ...SOCIAL_KINDS.map((social) => wordSocial({ kind: "social", social }, known, words).text),
        wordSocial({ kind: "wish" }, known, words).text,
      ];
      expect(new Set(said).size).toBe(said.length);
      expect(said.filter((text) => /[!！{}]/u.test(text))).toEqual([]);
    }
  });

  test("[TALK-01] who asks what it can do may begin with a button, and with words of their own", async () => {
    const words = await loadSocialWords(locale);
    const said = KNOWN.map((known) => wordSocial({ kind: "social", social: "who-are-you" }, known, words));
    for (const { suggestions } of said) {
      expect(suggestions?.items.map(({ ask }) => ask?.type ?? null)).toEqual(
        expect.arrayContaining(["generate_practice", null]),
      );
    }
  });

  test("[TALK-01] the topic is named, after a solution a similar question is offered, and to distress neither", async () => {
    const words = await loadSocialWords(locale);
    const [onTopic, afterSolution, anywhere] = KNOWN.map(
      (known) => wordSocial({ kind: "social", social: "thanks" }, known, words).text,
    );
    expect(onTopic).toContain("T0");
    expect(new Set([onTopic, afterSolution, anywhere]).size).toBe(3);
    const cared = KNOWN.map((known) => wordSocial({ kind: "social", social: "distress" }, known, words).text);
    expect(new Set(cared).size).toBe(1);
    // No number of a help line is made up.
    expect(cared[0]).not.toMatch(/\p{Nd}|T0/u);
  });
});
