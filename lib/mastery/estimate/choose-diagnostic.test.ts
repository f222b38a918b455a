import { describe, expect, test } from "vitest";
import { SUBTOPIC_SLUGS } from "../../curriculum/outline.ts";
import { mainTopicOf, SUBTOPICS } from "../../curriculum/topics.ts";
import { type Asked, chooseDiagnostic, DIAGNOSTIC_QUESTIONS, type Offer } from "./choose-diagnostic.ts";
import { estimateMastery } from "./estimate.ts";
import { answers, NOW } from "./evidence.fixture.ts";
import type { Evidence } from "./evidence.ts";

const OFFERS: Offer[] = SUBTOPIC_SLUGS.flatMap((subtopic) =>
  (["easy", "medium", "hard"] as const).map((difficulty) => ({ subtopic, difficulty, guessChance: 0.25 })),
);

/** A whole diagnostic in which all answers go the same way. */
function diagnose(letter: "R" | "W"): Offer[] {
  const asked: Offer[] = [];
  const evidence: Evidence[] = [];
  while (asked.length < DIAGNOSTIC_QUESTIONS) {
    const offer = chooseDiagnostic(estimateMastery(evidence, NOW), OFFERS, asked);
    if (offer === null) break;
    asked.push(offer);
    const { subtopic, difficulty, guessChance } = offer;
    evidence.push(...answers(subtopic, letter, { difficulty, guessChance }));
  }
  return asked;
}

describe("[GUIDE-03] what a diagnostic asks next", () => {
  const [right, wrong] = [diagnose("R"), diagnose("W")];

  test("goes on as far as is wanted, over much of the curriculum, and never twice in a row about one subtopic", () => {
    for (const asked of [right, wrong]) {
      expect(asked).toHaveLength(DIAGNOSTIC_QUESTIONS);
      expect(asked.some(({ subtopic }, index) => subtopic === asked[index - 1]?.subtopic)).toBe(false);
      const topics = asked.flatMap(({ subtopic }) => SUBTOPICS.find(({ slug }) => slug === subtopic) ?? []);
      expect(new Set(topics.map((topic) => mainTopicOf(topic).slug)).size).toBeGreaterThanOrEqual(6);
    }
  });

  test("is harder for who answers right, and easier for who does not", () => {
    const hardness = (asked: readonly Offer[]) =>
      asked.reduce((sum, { difficulty }) => sum + ["easy", "medium", "hard"].indexOf(difficulty), 0);
    expect(hardness(right)).toBeGreaterThan(hardness(wrong));
    expect(wrong.at(-1)?.difficulty).toBe("easy");
  });

  test("has an end where nothing is left to ask", () => {
    const asked: Asked[] = [{ subtopic: "density" }, { subtopic: "density" }];
    const offers = OFFERS.filter(({ subtopic }) => subtopic === "density");
    expect(chooseDiagnostic(estimateMastery([], NOW), offers, asked)).toBeNull();
  });
});
