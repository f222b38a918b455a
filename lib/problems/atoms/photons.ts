import { rounded } from "../rounded.ts";
import { exactly, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { formulaTerm, step } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { subtract } from "../../quantity/arithmetic.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import type { Solved } from "../solved-facts.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-atoms.photons";

const slip = (name: string): string => slipOf(WORDS, name);

const [C, H] = [CONSTANTS.lightSpeed.value, CONSTANTS.planck.value];

/** Visible light and its neighbours. */
const wavelength = (random: Random): Quantity => random.measured({ from: 210, to: 950, figures: 3 }, "nm");

/** Nanometers taken for other fractions of a meter; the answer is in any place among them. What a product in place of a quotient leads to is ruled out at a glance. */
const MISREAD = [
  [10, 100, 1000],
  ["0.1", 10, 100],
  ["0.01", "0.1", 10],
  ["0.001", "0.01", "0.1"],
] as const;

const misread = (random: Random, answer: Quantity): Distractor[] =>
  wrongQuantities(
    answer,
    random.pick(MISREAD).map((factor) => ["power-of-ten", answer.value.times(factor)] as const),
  );

/** λ ν = c. */
function askWave(random: Random): ComputedDraft {
  const light = wavelength(random);
  const frequency = rounded(C.div(light.value.times("1e-9")), "Hz");
  if (random.chance(0.5))
    return {
      kind: "computed",
      variant: "frequency",
      givens: { wavelength: given("wavelength", null, light) },
      find: variableOf("frequency", null),
      unit: "Hz",
      distractors: misread(random, frequency),
    };
  return {
    kind: "computed",
    variant: "wavelength",
    givens: { frequency: given("frequency", null, frequency) },
    find: variableOf("wavelength", null),
    unit: "nm",
    distractors: misread(random, light),
  };
}

/** E = h ν, over the frequency. */
function askQuantum(random: Random): ComputedDraft {
  const light = wavelength(random);
  const metres = light.value.times("1e-9");
  const energy = rounded(H.times(C).div(metres), "J");
  const variant = random.pick(["energy", "from-energy", "molar-energy"] as const);
  if (variant === "from-energy")
    return {
      kind: "computed",
      variant,
      givens: { energy: given("energy", null, energy) },
      scene: { conditions: new Set(["light"]) },
      find: variableOf("wavelength", null),
      unit: "nm",
      distractors: misread(random, light),
    };
  if (variant === "molar-energy")
    return {
      kind: "computed",
      variant,
      givens: { wavelength: given("wavelength", null, light) },
      find: variableOf("molar-energy", null),
      unit: "kJ/mol",
      distractors: misread(random, quantity(energy.value.times(CONSTANTS.avogadro.value).div(1000), "kJ/mol", 3)),
    };
  return {
    kind: "computed",
    variant,
    givens: { wavelength: given("wavelength", null, light) },
    find: variableOf("energy", null),
    unit: "J",
    distractors: misread(random, energy),
  };
}

/** Work functions of metals in eV: CRC Handbook of Chemistry and Physics, 97th edition, section 12; polycrystalline. */
const WORK_FUNCTIONS = [
  ["Cs", "1.95"],
  ["Rb", "2.26"],
  ["K", "2.29"],
  ["Na", "2.36"],
  ["Ba", "2.52"],
  ["Ca", "2.87"],
  ["Li", "2.93"],
  ["Mg", "3.66"],
  ["Al", "4.17"],
  ["Zn", "3.63"],
  ["Ag", "4.26"],
] as const;

const EV = CONSTANTS.elementaryCharge.value;

/** What an electron has left of a photon's energy, both in one unit; null where the photon cannot free it. */
export function solveLeftOver(photon: Quantity, work: Quantity): Solved | null {
  const kinetic = subtract(photon, work);
  if (!kinetic.ok || kinetic.value.value.lte(0)) return null;
  return {
    steps: [step("kinetic", [worked("Eₖ", [["E", photon], "-", ["W", work]], kinetic.value)])],
    answer: quantityAnswer("photoelectric", kinetic.value),
    distractors: wrongQuantities(kinetic.value, [
      [slip("work-not-subtracted"), photon.value],
      [slip("work-added"), photon.value.plus(work.value)],
      [slip("work-only"), work.value],
    ]),
  };
}

/** The photoelectric effect. */
function askPhotoelectric(random: Random): SolvedDraft | null {
  const [symbol, value] = random.pick(WORK_FUNCTIONS);
  const light = random.measured({ from: 200, to: 500, figures: 3 }, "nm");
  const work = quantity(value, "eV", 3);
  const photon = quantity(H.times(C).div(light.value.times("1e-9")).div(EV), "eV", 3);
  const left = photon.value.minus(work.value);
  const solved = left.lt("0.4") ? null : solveLeftOver(photon, work);
  if (solved === null) return null;
  const product = exactly(H.times(C).div(EV).times("1e9").toSignificantDigits(6), "eV·nm");
  return {
    kind: "solved",
    variant: "photoelectric",
    values: { metal: formulaTerm(symbol), product: givenTerm(product) },
    givens: { wavelength: ["λ", light], work: ["W", work] },
    steps: [step("photon", [worked("E", [["h c", givenTerm(product)], "/", ["λ", light]], photon)]), ...solved.steps],
    answer: solved.answer,
    distractors: solved.distractors ?? [],
  };
}

/** Wavelength, frequency and energy of light. */
export const photons: Family = {
  id: "photons",
  subtopic: "light-atomic-spectra",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: askWave, medium: askQuantum, hard: askPhotoelectric },
};
