import { rounded } from "../rounded.ts";
import type { Expression, Term } from "../../methods/facts.ts";
import { computed, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { countHydrogens, patternOf, PROTON_MOLECULES } from "./proton-signals.ts";
import type { ProtonMolecule, Signal } from "./proton-signals.ts";

const WORDS = "problems-analytical.nmr-spectra";

const word = wordIn(WORDS);

/** How many signals a molecule gives. */
function countSignals(random: Random): SolvedDraft {
  const molecule = random.pick(PROTON_MOLECULES);
  const { formula, carriers, signals } = molecule;
  return {
    kind: "solved",
    variant: "signals",
    values: { molecule: formulaTerm(formula) },
    steps: [step("same-surroundings"), step("count-kinds", [], { molecule: formulaTerm(formula) })],
    answer: { id: "signals", value: count(signals.length), values: { molecule: formulaTerm(formula) } },
    distractors: wrongCounts(signals.length, [
      [slipOf(WORDS, "every-hydrogen"), countHydrogens(molecule)],
      [slipOf(WORDS, "every-carbon"), carriers],
      [slipOf(WORDS, "lines-counted"), signals.reduce((total, { neighbors }) => total + neighbors + 1, 0)],
    ]),
  };
}

/** How many hydrogen atoms the first of several areas stands for. */
function hydrogensOfArea(random: Random): Draft | null {
  const molecule = random.pick(PROTON_MOLECULES.filter(({ signals }) => signals.length > 1));
  const signals = random.shuffle(molecule.signals);
  const [first] = signals;
  const height = new Decimal(random.integer(41, 98)).div(10);
  const areas = signals
    .map(({ hydrogens }) => height.times(hydrogens))
    .map((area) => pureNumber(area, figuresToPlace(area, -1)));
  const [area] = areas;
  if (first === undefined || area === undefined || areas.every(({ value }) => value.eq(area.value))) return null;
  const total = areas.reduce((all, { value }) => all.plus(value), new Decimal(0));
  const whole = pureNumber(total, figuresToPlace(total, -1));
  const hydrogens = countHydrogens(molecule);
  return {
    kind: "solved",
    variant: "area",
    values: { molecule: formulaTerm(molecule.formula), areas: list(areas.map((each) => givenTerm(each))) },
    steps: [
      step("whole-area", [
        worked(
          "A",
          areas.flatMap((each, index): (Term | "+")[] => (index === 0 ? [givenTerm(each)] : ["+", givenTerm(each)])),
          whole,
        ),
      ]),
      step("share-of-hydrogens", [
        worked(
          "N",
          [["A₁", area], "/", ["A", whole], "*", [variable("N", "H"), count(hydrogens)]],
          count(first.hydrogens),
        ),
      ]),
    ],
    answer: { id: "area", value: count(first.hydrogens) },
    distractors: wrongCounts(first.hydrogens, [
      [slipOf(WORDS, "other-area"), signals[1]?.hydrogens ?? 0],
      [slipOf(WORDS, "equal-shares"), Math.round(hydrogens / signals.length)],
      ...(first.neighbors === 0 ? [] : [[slipOf(WORDS, "neighbors-for-area"), first.neighbors] as const]),
      [slipOf(WORDS, "lines-for-area"), first.neighbors + 1],
    ]),
  };
}

/** Into how many lines the signal of so many hydrogen atoms is split. */
function countLines(random: Random): Draft | null {
  const { formula, signals } = random.pick(PROTON_MOLECULES);
  const { hydrogens, neighbors } = random.pick(signals);
  if (signals.filter((each) => each.hydrogens === hydrogens).length > 1) return null;
  const lines = neighbors + 1;
  return {
    kind: "solved",
    variant: "lines",
    values: { molecule: formulaTerm(formula), hydrogens: count(hydrogens) },
    steps: [
      step("find-neighbors", [], { molecule: formulaTerm(formula) }),
      step("plus-one", [worked("N", [["n", count(neighbors)], "+", count(1)], count(lines))]),
    ],
    answer: { id: "lines", value: count(lines) },
    distractors: wrongCounts(lines, [
      [slipOf(WORDS, "own-hydrogens"), hydrogens + 1],
      [slipOf(WORDS, "no-plus-one"), neighbors],
      [slipOf(WORDS, "own-for-lines"), hydrogens],
      [slipOf(WORDS, "number-of-signals"), signals.length],
    ]),
  };
}

const SPECTROMETERS = ["60.0", "90.0", "100", "200", "300", "400", "500", "600"] as const;

/** δ from the distance to TMS. */
function shift(random: Random): SolvedDraft {
  const frequency = quantity(random.pick(SPECTROMETERS), "MHz", 3);
  const delta = new Decimal(0.9 + 9 * random.next());
  const distance = rounded(frequency.value.times(delta), "Hz");
  const answer = computed(distance.value.div(frequency.value), "ppm", distance, frequency);
  return {
    kind: "solved",
    variant: "shift",
    givens: { frequency: ["ν₀", frequency], distance: ["Δν", distance] },
    steps: [step("per-million"), step("shift", [worked("δ", [["Δν", distance], "/", ["ν₀", frequency]], answer)])],
    answer: quantityAnswer("shift", answer),
    distractors: wrongQuantities(answer, [
      ["inverted-ratio", frequency.value.div(distance.value)],
      [slipOf(WORDS, "hertz-for-ppm"), distance.value],
      [slipOf(WORDS, "thousandths"), answer.value.div(1000)],
    ]),
  };
}

/** The distance in hertz in another spectrometer: δ stays. */
function otherSpectrometer(random: Random): SolvedDraft {
  const [from, to] = random.pickSeveral(SPECTROMETERS, 2).map((each) => quantity(each, "MHz", 3));
  if (from === undefined || to === undefined) throw new Error("Two spectrometers");
  const distance = rounded(from.value.times(0.9 + 9 * random.next()), "Hz");
  const delta = computed(distance.value.div(from.value), "ppm", distance, from);
  const answer = computed(delta.value.times(to.value), "Hz", delta, to);
  return {
    kind: "solved",
    variant: "other-spectrometer",
    givens: { from: ["ν₁", from], distance: ["Δν₁", distance], to: ["ν₂", to] },
    steps: [
      step("shift", [worked("δ", [["Δν₁", distance], "/", ["ν₁", from]], delta)]),
      step("back-to-hertz", [worked("Δν₂", [["δ", delta], "*", ["ν₂", to]], answer)]),
    ],
    answer: quantityAnswer("distance", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "same-hertz"), distance.value],
      [slipOf(WORDS, "spectrometers-swapped"), distance.value.times(from.value).div(to.value)],
      [slipOf(WORDS, "shift-for-distance"), delta.value],
    ]),
  };
}

const MULTIPLETS: Readonly<Record<number, string>> = {
  0: "singlet",
  1: "doublet",
  2: "triplet",
  3: "quartet",
  6: "septet",
};

/** `3 H (triplet)`. */
const describe = ({ hydrogens, neighbors }: Signal): Expression =>
  expression(count(hydrogens), formulaTerm("H"), "(", word(MULTIPLETS[neighbors] ?? "singlet"), ")");

function slipBetween(wrong: ProtonMolecule, right: ProtonMolecule): string {
  if (wrong.signals.length !== right.signals.length) return "other-number";
  const areas = ({ signals }: ProtonMolecule): string =>
    signals
      .map(({ hydrogens }) => hydrogens)
      .toSorted((a, b) => a - b)
      .join(" ");
  return areas(wrong) === areas(right) ? "other-splitting" : "other-areas";
}

/** Which of four molecules gives these signals. */
function identify(random: Random): SolvedDraft {
  const right = random.pick(PROTON_MOLECULES.filter(({ signals }) => signals.length > 1));
  const others: ProtonMolecule[] = [];
  const isAlike = ({ signals }: ProtonMolecule): boolean => signals.length === right.signals.length;
  const shuffled = random.shuffle(PROTON_MOLECULES);
  // Two that only areas or splitting rule out, if there are so many, and one that its number of signals rules out.
  for (const each of [...shuffled.filter(isAlike), ...shuffled.filter((other) => !isAlike(other))]) {
    if (isAlike(each) && others.length === 2) continue;
    // Two of one pattern would rule each other out.
    if ([right, ...others].every((other) => patternOf(other) !== patternOf(each))) others.push(each);
    if (others.length === 3) break;
  }
  return {
    kind: "solved",
    variant: "identify",
    values: {
      signals: list(random.shuffle(right.signals).map(describe)),
      molecules: list(random.shuffle([right, ...others]).map(({ formula }) => formulaTerm(formula))),
    },
    steps: [step("number-first"), step("areas-and-lines"), step("fits", [], { molecule: formulaTerm(right.formula) })],
    answer: { id: "identify", value: formulaTerm(right.formula) },
    distractors: others.map((each) => ({
      slip: slipOf(WORDS, slipBetween(each, right)),
      value: formulaTerm(each.formula),
    })),
  };
}

/** Signals, areas, splitting and shifts of hydrogen atoms. */
export const nmrSpectra: Family = {
  id: "nmr-spectra",
  subtopic: "nmr-spectroscopy",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.6) ? countSignals(random) : shift(random)),
    medium: (random) => random.pick([countLines, hydrogensOfArea])(random),
    hard: (random) => (random.chance(0.6) ? identify(random) : otherSpectrometer(random)),
  },
};
