import { describe, expect, test } from "vitest";
import { PREREQUISITES } from "../../curriculum/prerequisites.ts";
import { type Advice, advise } from "./advise.ts";
import { estimateMastery } from "./estimate.ts";
import type { Evidence } from "./evidence.ts";
import { answers, NOW } from "./evidence.fixture.ts";

const adviceOn = (...evidence: Evidence[][]): Advice => advise(estimateMastery(evidence.flat(), NOW), new Map());

describe("[GUIDE-03] what to learn next, and why", () => {
  test("whoever did nothing begins with what rests on nothing", () => {
    const { known, next } = adviceOn();
    expect(known).toEqual([]);
    expect(next[0]).toMatchObject({ reason: "start", because: [], level: "easy" });
  });

  test("what went wrong is led back to the ground that does not hold", () => {
    const { next } = adviceOn(answers("mass-mass-stoichiometry", "WWW"), answers("the-mole-molar-mass", "WWW"));
    const [first] = next;
    expect(first?.reason).toBe("foundation");
    expect(first?.because).toContain("the-mole-molar-mass");
    expect(next.map(({ subtopic }) => subtopic)).not.toContain("mass-mass-stoichiometry");
  });

  test("what went wrong on firm ground is practised itself", () => {
    const firm = (["si-units-conversions", "temperature-energy", "kinetic-molecular-theory"] as const).map((slug) =>
      answers(slug, "RRRRRR", { difficulty: "hard" }),
    );
    const { next, known } = adviceOn(...firm, answers("gas-laws", "WWWW", { difficulty: "easy" }));
    expect(next[0]).toMatchObject({ subtopic: "gas-laws", reason: "weak", level: "easy" });
    expect(known.map(({ subtopic }) => subtopic)).toContain("si-units-conversions");
    expect(known.some(({ isMastered }) => isMastered)).toBe(true);
  });

  test("where nothing went wrong, the next step is one whose ground is known", () => {
    const { next } = adviceOn(answers("density", "RRRRR"), answers("atomic-models", "RRRRR"));
    expect(next.length).toBeGreaterThan(0);
    for (const { subtopic, reason, because } of next)
      if (reason === "ready") expect(PREREQUISITES[subtopic]).toEqual(expect.arrayContaining([...because]));
  });
});
