import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardText } from "./card-text.ts";
import { cardSchema, parseCard } from "./card.ts";
import versionOne from "./fixtures/step-solution-v1.json" with { type: "json" };
import severalOfVersionOne from "./fixtures/step-solution-v1-several.json" with { type: "json" };
import versionZero from "./fixtures/step-solution-v0.json" with { type: "json" };

describe("stored cards", () => {
  test.each([
    ["version 1", versionOne],
    ["version 1 with several problems", severalOfVersionOne],
  ])("[MSG-07] a card of %s is read with all that was stored", (_, stored) => {
    expect(parseCard(stored)).toMatchObject(stored);
  });

  test("[MSG-07] a card without a version is brought to version 1", () => {
    const card = parseCard(versionZero);
    expect(card).toEqual({
      type: "step_solution",
      version: 1,
      problem: "What is the molar mass of water?",
      solution: versionZero.solution,
      facts: [],
    });
  });

  const bare = (equation: string, value: string, unit?: string) => ({
    type: "step_solution",
    solution: {
      steps: [{ stepNumber: 1, title: "", equation, content: "", explanation: "" }],
      finalAnswer: { value, ...(unit !== undefined && { unit }), explanation: "" },
    },
  });

  test.each([
    [bare("M(H₂O) = 2 × 1.008 + 15.999 = 18.015", "18.02"), "g/mol"],
    [bare("V = nRT/P\nV = 24.47", "24.5", ""), "L"],
    [bare("P₂ = 1.5", "1.5"), "atm"],
    [bare("c(NaCl) = 0.25", "0.25", ""), "M"],
    [bare("T₂ = 35", "35", ""), "°C"],
    [bare("T₂ = 308", "308", ""), ""],
    [bare("P₂ = 1.5", "1.5", "kPa"), "kPa"],
    [bare("pH = 3.0", "3.0"), ""],
    [bare("V₁ = 2.0", "4.0"), ""],
    [bare("x = 0.2", "0.2"), ""],
  ])(
    "[FMT-01] an answer that came without a unit has its kind's, where the card tells the kind: %#",
    (stored, unit) => {
      expect(parseCard(stored)).toMatchObject({ solution: { finalAnswer: { unit } } });
    },
  );

  test("[FMT-01] an answer of today without a unit is a pure number", () => {
    const stored = { ...versionOne, solution: bare("V = 24.5", "24.5", "").solution };
    expect(parseCard(stored)).toMatchObject({ solution: { finalAnswer: { unit: "" } } });
  });

  test.each([
    ["nothing", null],
    ["text", "step_solution"],
    ["a list", [versionOne]],
    ["an unknown kind", { ...versionOne, type: "poem" }],
    ["a kind inherited by every object", { ...versionOne, type: "constructor" }],
    ["a version of the future", { ...versionOne, version: 2 }],
    ["a broken step", { ...versionOne, solution: { ...versionOne.solution, steps: [{ stepNumber: 0 }] } }],
    ["no solution", { type: "step_solution", problem: "" }],
    ["an empty list of solutions", { ...versionOne, solution: [] }],
    ["facts of an unknown method", { ...versionOne, facts: [{ ...versionOne.facts[0], method: "guess" }] }],
  ])("[MSG-07] %s is no card", (_, stored) => {
    expect(parseCard(stored)).toBeNull();
  });

  test("[MSG-07] reading never throws, and gives only what the schema allows", () => {
    const almost = fc.record(
      {
        type: fc.constantFrom("step_solution", "mcq_question", "__proto__"),
        version: fc.anything(),
        problem: fc.anything(),
        solution: fc.anything(),
        facts: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), almost), (stored) => {
        const card = parseCard(stored);
        expect(card === null || cardSchema.safeParse(card).success).toBe(true);
      }),
    );
  });
});

describe("cards as text", () => {
  test("[HOME-04] every step and the final answer are there, in Unicode chemistry", () => {
    const card = parseCard(versionOne);
    const text = card === null ? "" : cardText(card);
    expect(text).toContain("Ca(OH)₂");
    expect(text).toContain("= 74.09\u202fg/mol");
    for (const step of versionOne.solution.steps) {
      expect(text).toContain(`${step.stepNumber}. ${step.title}`);
      expect(text).toContain(step.equation);
      expect(text).toContain(step.explanation);
    }
  });

  test("[CARD-02] several problems keep their numbers, and the note is plain text", () => {
    const card = parseCard(severalOfVersionOne);
    const text = card === null ? "" : cardText(card);
    expect(text).toContain("(1)\n1. ");
    expect(text).toContain("(2)\n1. ");
    expect(text).toContain("2 Na + Cl₂ → 2 NaCl");
    expect(text).toContain("Problem 3 is not solved.");
    expect(text).not.toContain("**");
  });
});
