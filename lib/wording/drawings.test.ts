import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { type Drawing, drawingSchema } from "../cards/drawing.ts";
import { SPECIES } from "../chemistry/bonding/species.ts";
import { DRAWINGS } from "../concepts/drawings.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { LOCALES } from "../i18n/locales.ts";
import { solve } from "../solver/solve.ts";
import { wordDrawings } from "./drawings.ts";
import { wordTitration } from "./plots.ts";
import { drawResonance } from "./resonance.ts";
import { drawSolid } from "./solids.ts";
import { wordSolutionDrawings } from "./solution-drawings.ts";

const TOPICS = Object.keys(DRAWINGS) as SubtopicSlug[];

function wordsOf(drawing: Drawing): string[] {
  const { title, text } = drawing;
  if (drawing.kind !== "plot") return [title, text];
  return [
    title,
    text,
    drawing.x.label,
    drawing.y.label,
    ...drawing.series.map(({ name }) => name),
    ...drawing.marks.map(({ label }) => label),
  ];
}

describe.each(LOCALES)("in %s", (locale) => {
  test("[CARD-07] [I18N-03] every drawing of a lesson is whole and in words", async () => {
    const words = await loadWords(locale, ["drawings", "curriculum"]);
    for (const topic of TOPICS) {
      const drawings = wordDrawings(topic, words);
      expect(drawings.length, topic).toBe(DRAWINGS[topic]?.length);
      for (const drawing of drawings) {
        expect(drawingSchema.safeParse(drawing).success, topic).toBe(true);
        expect(drawing.title.trim() && drawing.text.trim(), topic).not.toBe("");
        for (const text of wordsOf(drawing)) expect(text, topic).not.toMatch(/drawings\.|[{}]|NaN|undefined/);
      }
    }
  });
});

describe.each(LOCALES)("in %s", (locale) => {
  test("[CARD-07] [I18N-03] every molecule with a centre stands in space, its dipoles told, and can be read again", async () => {
    const words = await loadWords(locale, ["drawings"]);
    for (const species of SPECIES) {
      const resonance = drawResonance(species, words);
      for (const drawing of [drawSolid(species, words, true), ...(resonance === null ? [] : [resonance])]) {
        expect(drawingSchema.safeParse(drawing).success, species.formula).toBe(true);
        expect(JSON.stringify(drawing), species.formula).not.toMatch(/drawings\.|NaN|undefined/);
        expect(drawing?.text, species.formula).not.toMatch(/[{}]/);
      }
    }
  });
});

test.each([
  ["H2O", 2, true, "The 2 arrows do not cancel", "make the dipole larger"],
  ["NF3", 3, true, "points from N to the side of F", "the lone pair pulls the other way"],
  ["CHCl3", 3, true, "differ by only 0.35, less than 0.4", "points from C to the side of Cl"],
  ["CCl4", 4, false, "The four arrows cancel", "nonpolar"],
  ["CH4", 0, false, "No bond has an arrow", "nonpolar"],
  ["COCl2", 3, false, "not equally long", "not certain"],
  ["XeF4", 0, false, "2 lone pairs", "square planar"],
])("[CARD-07] the dipoles of %s: %d arrows, a sum: %s", async (formula, arrows, hasSum, ...texts) => {
  const words = await loadWords("en", ["drawings"]);
  const species = SPECIES.find((each) => each.formula === formula);
  const drawing = species === undefined ? null : drawSolid(species, words, true);
  expect([drawing?.arrows.length, drawing?.net !== null]).toEqual([arrows, hasSum]);
  for (const text of texts) expect(drawing?.text).toContain(text);
});

test.each([
  ["NO3-", 3, "mean of all", "N +1, O −1, and O −1"],
  ["SO2", 3, "2 structures keep the octet of S", "S +1 and O −1"],
  ["OCN-", 2, "more electronegative atom", "O −1"],
])("[CARD-07] the resonance of %s: %d structures", async (formula, count, text, charges) => {
  const words = await loadWords("en", ["drawings"]);
  const species = SPECIES.find((each) => each.formula === formula);
  const drawing = species === undefined ? null : drawResonance(species, words);
  expect(drawing?.forms).toHaveLength(count);
  expect(drawing?.text).toContain(text);
  expect(drawing?.forms[0]?.text).toContain(charges);
});

async function drawn(problem: string) {
  const words = await loadWords("en", ["drawings", "solution"]);
  const outcome = solve(problem, "en");
  if (outcome.kind !== "solved") throw new Error(`${problem} is not solved.`);
  return outcome.solutions.flatMap((facts) => wordSolutionDrawings(facts, words));
}

test("[CARD-01] a heating problem has its own curve", async () => {
  const [curve] = await drawn("How much heat is needed to turn 36.0 g of ice at -10.0 °C into steam at 120.0 °C?");
  if (curve?.kind !== "plot") throw new Error("There is no curve.");
  const points = curve.series[0]?.points ?? [];
  expect(points.map(([, temperature]) => temperature)).toEqual([-10, 0, 0, 100, 100, 120]);
  expect(points.at(-1)?.[0]).toBeCloseTo(110.5, 1);
});

test("[CARD-01] a cooling problem has a cooling curve", async () => {
  const [curve] = await drawn(
    "How much heat is released when 50.0 g of steam at 110.0 °C is cooled to ice at -5.0 °C?",
  );
  expect(curve?.title).toBe("Cooling curve of 50.0\u202fg of water");
  expect(curve?.text).toContain("condensing at 100\u202f°C and freezing at 0\u202f°C");
});

test("[CARD-01] a decay problem has its own curve, and its answer on it", async () => {
  const [curve] = await drawn(
    "The half-life of iodine-131 is 8.02 days. How much of a 20.0 g sample is left after 24.06 days?",
  );
  expect(curve).toMatchObject({ kind: "plot", marks: [{ x: 24.06, y: 2.5, label: "2.50\u202fg" }] });
});

test.each([
  ["How much of a 250000 g sample is left after 16.04 days?", "62500\u202fg"],
  ["How much of a 20.0 g sample is left after 320 days?", "1.95\u202f×\u202f10⁻¹¹\u202fg"],
])("the mark of a decay is no calculator's: %s", async (question, label) => {
  const [curve] = await drawn(`The half-life of iodine-131 is 8.02 days. ${question}`);
  expect(curve).toMatchObject({ kind: "plot", marks: [{ label }] });
});

test.each([
  [0.1, "25.0\u202fmL"],
  [0.0001, "2.50\u202f×\u202f10⁴\u202fmL"],
])("the equivalence point of a titration has its figures: %d mol/L", async (titrantConcentration, volume) => {
  const words = await loadWords("en", ["drawings"]);
  const titration = {
    analyte: "acid",
    constant: null,
    concentration: 0.1,
    volumeMilliliters: 25,
    titrantConcentration,
  } as const;
  expect(wordTitration({ titration, analyte: "HCl", titrant: "NaOH", added: 5 }, words).text).toContain(volume);
});

test.each([
  [
    "What is the pH when 20.0 mL of 0.100 M NaOH is added to 25.0 mL of 0.100 M HCl?",
    "Titration of HCl with NaOH",
    20,
    1.95,
  ],
  [
    "What is the pH when 10.0 mL of 0.100 M NaOH is added to 25.0 mL of 0.100 M CH3COOH?",
    "Titration of CH₃COOH with NaOH",
    10,
    4.57,
  ],
])("[CARD-01] %s: its point lies on the curve where the answer says", async (problem, title, volume, ph) => {
  const [curve] = await drawn(problem);
  if (curve?.kind !== "plot") throw new Error("There is no curve.");
  expect(curve.title).toBe(title);
  expect(curve.marks[0]?.x).toBe(volume);
  expect(curve.marks[0]?.y).toBeCloseTo(ph, 1);
});

test.each([
  "What is the molar mass of H2O?",
  "Balance Fe + O2 -> Fe2O3",
  "How much heat is needed to warm 100.0 g of water from 20.0 °C to 80.0 °C?",
])("%s has no curve", async (problem) => {
  expect(await drawn(problem)).toEqual([]);
});
