import { expect, test } from "vitest";
import { createRandom } from "../random.ts";
import { electrodeProducts } from "./electrode-products.ts";

type Level = keyof typeof electrodeProducts.levels;

const draftsOf = (level: Level) =>
  Array.from({ length: 300 }, (_, seed) => electrodeProducts.levels[level]?.(createRandom(seed), [])).flatMap((draft) =>
    draft?.kind === "solved" ? [draft] : [],
  );

/** One exercise by what it is about: its answer, and what the wrong answers are called. */
const MISTAKES: readonly (readonly [
  level: Level,
  electrolyte: string,
  variant: string,
  answer: string,
  slips: string,
])[] = [
  ["easy", "PbBr2", "cathode", "Pb", "H2 hydrogen-in-melt, Br2 exchanged, Pb^2+ ion-left"],
  ["easy", "NaCl", "anode", "Cl2", "Cl atom-for-molecule, Na exchanged, Cl- ion-left"],
  ["medium", "NaCl", "cathode", "H2", "Na metal-for-hydrogen, Cl2 exchanged, Na+ ion-left"],
  ["medium", "KBr", "anode", "Br2", "O2 oxygen-for-halogen, H2 exchanged, Br- ion-left"],
  ["medium", "CuSO4", "cathode", "Cu", "H2 hydrogen-for-metal, O2 exchanged, Cu^2+ ion-left"],
  ["medium", "Na2SO4", "anode", "O2", "SO2 element-of-anion, H2 exchanged, SO4^2- ion-left"],
  [
    "hard",
    "AgNO3",
    "active-anode",
    "Ag -> Ag+ + e-",
    "2 H2O -> O2 + 4 H+ + 4 e- inert-anode, Ag+ + e- -> Ag other-half, Ag+ + e- -> Ag half-reversed, Ag -> Ag+ + 2 e- wrong-electrons",
  ],
  [
    "hard",
    "NaOH",
    "half-anode",
    "4 OH- -> O2 + 2 H2O + 4 e-",
    "2 H2O + 2 e- -> H2 + 2 OH- other-half, O2 + 2 H2O + 4 e- -> 4 OH- half-reversed, 4 OH- -> O2 + 2 H2O + e- wrong-electrons",
  ],
];

const written = (value: object): string =>
  "formula" in value ? String(value.formula) : "equation" in value ? String(value.equation) : "";

test.each(MISTAKES)("[CARD-03] %s: %s at the %s gives %s", (level, electrolyte, variant, answer, slips) => {
  const draft = draftsOf(level).find(
    ({ values, variant: own }) => own === variant && written(values?.["electrolyte"] ?? {}) === electrolyte,
  );
  expect(written(draft?.answer.value ?? {})).toBe(answer);
  expect(
    draft?.distractors.map(({ slip, value }) => `${written(value)} ${slip?.split(".").at(-1) ?? ""}`).join(", "),
  ).toBe(slips);
});

test("[CARD-03] asks for no half-equation that courses write in two ways", () => {
  const halves = draftsOf("hard").map(({ answer }) => written(answer.value));
  expect(halves.length).toBeGreaterThan(100);
  expect(halves.filter((half) => half.startsWith("2 H2O"))).toEqual([]);
});
