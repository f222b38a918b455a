import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { DIFFICULTIES } from "../curriculum/difficulties.ts";
import { AREAS } from "../i18n/areas.ts";
import type { Locale } from "../i18n/locales.ts";
import { loadMessages } from "../i18n/messages.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { generate } from "../problems/generate.ts";
import { FAMILIES } from "../problems/registry.ts";
import { solve } from "../solver/solve.ts";
import { wordSolution } from "../wording/solution.ts";
import { type Words, wordsOf } from "../wording/words.ts";
import { listWritten } from "./list-written.ts";
import type { Traced } from "./origin.ts";
import { isNumber } from "./spot.ts";
import { findSpots } from "./find-spots.ts";
import { traceSolution } from "./trace.ts";

async function loadWords(locale: Locale): Promise<Words> {
  return wordsOf(locale, createTranslator({ locale, messages: await loadMessages(locale, AREAS) }) as never);
}

const english = await loadWords("en");

const equationsOf = (facts: SolutionFacts, words: Words): string[] =>
  wordSolution(facts, words).steps.map(({ equation }) => equation);

function trace(text: string, locale: Locale, words: Words, written = text) {
  const outcome = solve(text, locale);
  const facts = outcome.kind === "solved" ? outcome.solutions[0] : undefined;
  if (facts === undefined) throw new Error(`${text} is not solved`);
  return traceSolution({ facts, equations: equationsOf(facts, words), written: listWritten(written, locale) });
}

/** `spot -> origin` of each number and letter, in their order. */
const told = (traced: readonly (Traced | null)[]): string[] =>
  traced.flatMap((each) => (each === null ? [] : [`${each.spot.text.replaceAll("\u202f", " ")}: ${each.origin.kind}`]));

describe("[TALK-02] a number on a card says where it comes from", () => {
  const MASS = "How many grams of CO2 form when 5.60 g of C3H8 burn? C3H8 + 5 O2 -> 3 CO2 + 4 H2O";

  test("down to the text, the table of weights, and the equation", () => {
    expect(new Set(told(trace(MASS, "en", english)))).toEqual(
      new Set([
        "M(C₃H₈): computed",
        "3: atoms",
        "12.011: atomic-weight",
        "8: atoms",
        "1.0080: atomic-weight",
        "44.097 g/mol: computed",
        "n(C₃H₈): computed",
        "m(C₃H₈): given",
        "M(C₃H₈): result",
        "5.60 g: given",
        "44.097 g/mol: result",
        "0.12699 mol: computed",
        "n(CO₂): computed",
        "n(C₃H₈): result",
        "3: coefficient",
        "0.12699 mol: result",
        "M(CO₂): computed",
        "2: atoms",
        "15.999: atomic-weight",
        "44.009 g/mol: computed",
        "m(CO₂): computed",
        "n(CO₂): result",
        "M(CO₂): result",
        "0.38098 mol: computed",
        "0.38098 mol: result",
        "44.009 g/mol: result",
        "16.766 g: computed",
      ]),
    );
  });

  test("a constant with its source, by its value and by its letter", () => {
    const traced = trace("What is the wavelength of light with a frequency of 6.00e14 Hz?", "en", english);
    const constants = traced.flatMap((each) => (each?.origin.kind === "constant" ? [each] : []));
    expect(constants.map(({ spot }) => spot.text.replaceAll("\u202f", " "))).toEqual(["c", "2.9979 × 10⁸ m/s"]);
    for (const { origin } of constants) expect(origin).toMatchObject({ constant: { letter: "c", source: "si-2019" } });
  });

  test("a constant that the text writes too stays one, and a coefficient that a law takes for one does not", () => {
    const light = "What is the wavelength of light with a frequency of 6.00e14 Hz?";
    expect(told(trace(light, "en", english, `${light} c is 2.9979e8 m/s.`))).toContain("2.9979 × 10⁸ m/s: constant");
    for (const { facts, equations } of SOLUTIONS)
      for (const traced of traceSolution({ facts, equations, written: [] }))
        if (traced?.origin.kind === "constant") expect(traced.origin.constant.unit).not.toBe("mol");
  });

  test("a value of the text that a line has in another unit", () => {
    const traced = trace("What mass of NaCl is in 250 mL of a 0.400 M solution?", "en", english);
    expect(traced.flatMap((each) => (each?.origin.kind === "given" ? [each.origin] : []))).toContainEqual(
      expect.objectContaining({ unit: "mL", value: "250", converted: true }),
    );
  });

  test("a letter stands for the number that is put in for it, and is the same node", () => {
    const traced = trace(MASS, "en", english);
    for (const each of traced) {
      if (each === null || each.standsFor === null) continue;
      expect(traced[each.standsFor]).toMatchObject({ node: each.node, origin: each.origin });
    }
  });

  test.each(["fr", "am", "zh"] as const)("in %s as in English", async (locale) => {
    const words = await loadWords(locale);
    for (const family of FAMILIES.filter(({ levels }) => levels.easy !== undefined).slice(0, 20)) {
      const problem = generate(family, "easy", family.forms[0] ?? "free", 5);
      const kinds = [english, words].map((each) =>
        traceSolution({ facts: problem.solution, equations: equationsOf(problem.solution, each), written: [] }).map(
          (one) => one?.origin.kind,
        ),
      );
      expect(kinds[1]).toEqual(kinds[0]);
    }
  });
});

const SEEDS = [1, 2, 3];

const SOLUTIONS = FAMILIES.flatMap((family) =>
  DIFFICULTIES.filter((difficulty) => family.levels[difficulty] !== undefined).flatMap((difficulty) =>
    SEEDS.map((seed) => generate(family, difficulty, family.forms[0] ?? "free", seed).solution),
  ),
).map((facts) => ({ facts, equations: equationsOf(facts, english) }));

describe("[TALK-02] over all families of problems", () => {
  test("what is told points to its own place, and further back only", () => {
    for (const { facts, equations } of SOLUTIONS)
      for (const [id, traced] of traceSolution({ facts, equations, written: [] }).entries()) {
        if (traced === null) continue;
        const { spot, origin } = traced;
        expect(equations[spot.step]?.split("\n")[spot.line]?.slice(spot.start, spot.end)).toBe(spot.text);
        const at = traced.standsFor ?? id;
        if (origin.kind === "result") expect(origin.of).toBeLessThan(at);
        if (origin.kind === "computed") for (const from of origin.from) expect(from).toBeLessThan(at);
      }
  });

  test("of the numbers with a unit, where a derivation is kept, 98 of 100 are told; those of a relation stay plain", () => {
    const counts = { told: 0, plain: 0 };
    for (const { facts, equations } of SOLUTIONS) {
      if (facts.derivation === undefined) continue;
      const spots = facts.steps.flatMap((step, at) => findSpots(at, equations[at] ?? "", step.lines));
      for (const [id, traced] of traceSolution({ facts, equations, written: [] }).entries()) {
        const spot = spots[id];
        if (spot === undefined || !isNumber(spot) || spot.term.kind !== "quantity") continue;
        counts[traced === null ? "plain" : "told"] += 1;
      }
    }
    expect(counts.told).toBeGreaterThan(3000);
    expect(counts.told / (counts.told + counts.plain)).toBeGreaterThan(0.98);
  });
});
