import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SUBTOPIC_SLUGS, type SubtopicSlug } from "../../curriculum/outline.ts";
import { type Estimate, estimateMastery } from "./estimate.ts";
import type { Evidence } from "./evidence.ts";
import { answers, daysAgo, NOW } from "./evidence.fixture.ts";

const MOLE = "the-mole-molar-mass";

function estimate(evidence: readonly Evidence[], slug: SubtopicSlug = MOLE): Estimate {
  return estimateMastery(evidence, NOW).of(slug);
}

describe("[GUIDE-03] how well a subtopic is known", () => {
  test("nothing is known of who did nothing: what comes late is known by fewer, and no one is a master", () => {
    const { of } = estimateMastery([], NOW);
    expect(of("density").chance).toBeGreaterThan(of("nmr-spectroscopy").chance);
    expect(SUBTOPIC_SLUGS.some((slug) => of(slug).isMastered)).toBe(false);
    expect(of(MOLE).to - of(MOLE).from).toBeGreaterThan(0.5);
  });

  test("right answers raise it, wrong ones lower it, and each makes it surer", () => {
    const chances = ["WWWW", "WW", "", "RR", "RRRR"].map((letters) => estimate(answers(MOLE, letters)).chance);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    const variances = ["", "RW", "RWRW", "RWRWRW"].map((letters) => estimate(answers(MOLE, letters)).ability.variance);
    expect(variances).toEqual(variances.toSorted((a, b) => b - a));
  });

  test("whoever solves what is hard alone, again and again, is a master", () => {
    expect(estimate(answers(MOLE, "RRRRRRRR", { difficulty: "hard" })).isMastered).toBe(true);
    expect(estimate(answers(MOLE, "RRR", { difficulty: "hard" })).isMastered).toBe(false);
    expect(estimate(answers(MOLE, "WRWRRWRW")).isMastered).toBe(false);
  });

  test("help makes nobody a master, nor do steps that were asked for, nor other subtopics", () => {
    const helped = answers(MOLE, "R".repeat(40), { difficulty: "hard", isHelped: true });
    const guided = Array.from({ length: 40 }, (): Evidence => ({
      kind: "guided",
      subtopic: MOLE,
      difficulty: "hard",
      at: NOW,
      steps: 4,
      own: 4,
    }));
    const around = (["mole-ratios", "molarity", "percent-composition", "hydrates"] as const).flatMap((slug) =>
      answers(slug, "RRRRRRRR", { difficulty: "hard" }),
    );
    expect(estimate([...helped, ...guided, ...around]).isMastered).toBe(false);
    const alone = [...around, ...answers(MOLE, "RRRRR")];
    expect(estimate(alone).sureness).toBeGreaterThan(0);
    expect(estimate([...alone, ...helped.slice(0, 20), ...guided.slice(0, 20)]).sureness).toBe(
      estimate(alone).sureness,
    );
    expect(estimate(helped).chance).toBeLessThan(estimate(answers(MOLE, "RRRRRRRR", { difficulty: "hard" })).chance);
  });

  test("a choice that is easily guessed says less, and a slip of the pen does not condemn", () => {
    const chanceOf = (evidence: readonly Evidence[]) => estimate(evidence).chance;
    expect(chanceOf(answers(MOLE, "RRR", { guessChance: 0.5 }))).toBeLessThan(chanceOf(answers(MOLE, "RRR")));
    expect(chanceOf(answers(MOLE, "WW", { isNearlyRight: true }))).toBeGreaterThan(chanceOf(answers(MOLE, "WW")));
    const skip: Evidence = { kind: "skip", subtopic: MOLE, difficulty: "medium", at: NOW };
    expect(chanceOf([skip, skip])).toBeLessThan(chanceOf([]));
  });

  test("what is not used fades, and less where much was solved", () => {
    const chances = [0, 3, 30, 300].map((days) => estimate(answers(MOLE, "RRRRRR", { at: daysAgo(days) })).chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    const lost = (letters: string) =>
      estimate(answers(MOLE, letters)).ability.mean -
      estimate(answers(MOLE, letters, { at: daysAgo(60) })).ability.mean;
    expect(lost("RRRRRRRRRR")).toBeLessThan(lost("RR"));
  });

  test("what rests on a subtopic, and what it rests on, speak for it more than what is far from it", () => {
    const evidence = answers("mole-ratios", "RRRRR");
    const gained = (slug: SubtopicSlug) => estimate(evidence, slug).ability.mean - estimate([], slug).ability.mean;
    expect(gained("mass-mass-stoichiometry")).toBeGreaterThan(gained("hybridization"));
    expect(gained(MOLE)).toBeGreaterThan(gained("isomers"));
    expect(gained("isomers")).toBeGreaterThan(0);
  });

  test("whatever was done, chances are chances and lie where they are said to", () => {
    const answer = fc.record({
      kind: fc.constant("answer" as const),
      subtopic: fc.constantFrom(...SUBTOPIC_SLUGS),
      difficulty: fc.constantFrom("easy" as const, "medium" as const, "hard" as const),
      at: fc.date({ min: daysAgo(900), max: NOW, noInvalidDate: true }),
      isCorrect: fc.boolean(),
      isHelped: fc.boolean(),
      isNearlyRight: fc.boolean(),
      guessChance: fc.constantFrom(0, 0.25, 0.5),
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 60 }), fc.constantFrom(...SUBTOPIC_SLUGS), (evidence, slug) => {
        const { chance, from, to, byLevel, sureness } = estimate(evidence, slug);
        for (const value of [chance, from, to, sureness, ...Object.values(byLevel)])
          expect(value >= 0 && value <= 1, String(value)).toBe(true);
        expect(from <= to && byLevel.hard <= byLevel.medium && byLevel.medium <= byLevel.easy).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
