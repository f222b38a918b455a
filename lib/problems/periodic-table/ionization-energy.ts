import { equals } from "../../methods/rules/quantity-terms.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { count, expression, formulaTerm, quantity as term, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { compareInLine, compareMixed, order } from "./comparison.ts";
import type { Property } from "./comparison.ts";
import { getMainElement, inPeriod } from "./elements.ts";

const WORDS = "problems-periodic-table.ionization-energy";

export const IONIZATION: Property = {
  words: WORDS,
  of: ({ ionization }) => ionization,
  across: 1,
  down: -1,
  apart: 0.03,
};

/** Successive ionization energies in kJ/mol: NIST Atomic Spectra Database, rounded to whole numbers. */
const SUCCESSIVE: Readonly<Record<string, readonly number[]>> = {
  Li: [520, 7298, 11815],
  Be: [900, 1757, 14849, 21007],
  B: [801, 2427, 3660, 25026, 32827],
  C: [1087, 2353, 4620, 6223, 37831],
  N: [1402, 2856, 4578, 7475, 9445, 53267],
  Na: [496, 4562, 6910, 9543],
  Mg: [738, 1451, 7733, 10543],
  Al: [578, 1817, 2745, 11577, 14842],
  Si: [787, 1577, 3232, 4356, 16091],
  P: [1012, 1907, 2914, 4964, 6274, 21267],
  K: [419, 3052, 4420, 5877],
  Ca: [590, 1145, 4912, 6491],
};

/** Second ionization energies in kJ/mol: NIST Atomic Spectra Database. */
const SECOND: Readonly<Record<string, number>> = {
  Li: 7298,
  Be: 1757,
  B: 2427,
  C: 2353,
  N: 2856,
  O: 3388,
  F: 3374,
  Na: 4562,
  Mg: 1451,
  Al: 1817,
  Si: 1577,
  P: 1907,
  S: 2252,
  Cl: 2298,
  K: 3052,
  Ca: 1145,
  Ge: 1537,
  As: 1794,
  Br: 2083,
  Rb: 2633,
  Sr: 1064,
  In: 1821,
  Sn: 1412,
  Sb: 1605,
  Te: 1795,
  I: 1846,
};

function findJump(energies: readonly number[]): number {
  const ratios = energies.slice(1).map((energy, index) => energy / (energies[index] ?? 1));
  return ratios.indexOf(Math.max(...ratios)) + 1;
}

const plain = (value: number) => term(String(value), "");

function jumpSteps(energies: readonly number[]): StepFacts[] {
  const electrons = findJump(energies);
  const [before, after] = [energies[electrons - 1] ?? 1, energies[electrons] ?? 1];
  return [
    step("jump", [expression(plain(after), "/", plain(before), "=", term((after / before).toFixed(1), ""))]),
    step("outer-electrons"),
  ];
}

/** What successive energies are asked to tell. */
export type OfJump = { readonly kind: "valence" } | { readonly kind: "group"; readonly group: number } | ElementOfJump;
type ElementOfJump = { readonly kind: "element"; readonly symbol: string };

/** How many valence electrons, which group, or which element of its period successive energies tell. */
export function solveJump(energies: readonly number[], asked: OfJump): Solved {
  const steps = jumpSteps(energies);
  switch (asked.kind) {
    case "valence":
      return { steps, answer: { id: "valence", value: count(findJump(energies)) } };
    case "group":
      return { steps: [...steps, step("group-of-electrons")], answer: { id: "group", value: count(asked.group) } };
    case "element":
      return { steps: [...steps, step("element")], answer: { id: "element", value: formulaTerm(asked.symbol) } };
  }
}

/** The great jump comes when the outer shell is empty. */
function readJump(random: Random): Draft {
  const [symbol, energies] = random.pick(Object.entries(SUCCESSIVE));
  const element = getMainElement(symbol);
  const electrons = findJump(energies);
  const values = { period: count(element.period), energies: { kind: "list" as const, items: energies.map(plain) } };
  const steps = jumpSteps(energies);
  if (random.chance(0.5)) {
    return {
      kind: "solved",
      variant: "valence",
      values,
      steps,
      answer: { id: "valence", value: count(electrons) },
      distractors: wrongCounts(electrons, [
        [slipOf(WORDS, "counted-jump"), electrons + 1],
        [slipOf(WORDS, "counted-energies"), energies.length],
        [slipOf(WORDS, "period-for-electrons"), element.period],
        [slipOf(WORDS, "counted-jump"), electrons + 2],
      ]),
    };
  }
  const others = inPeriod(element.period).filter((each) => each !== element && Math.abs(each.valence - electrons) <= 3);
  return {
    kind: "solved",
    variant: "element",
    values,
    steps: [...steps, step("element")],
    answer: { id: "element", value: formulaTerm(symbol) },
    distractors: others.map((each) => ({
      slip: slipOf(WORDS, each.valence === electrons + 1 ? "counted-jump" : "other-column"),
      value: formulaTerm(each.symbol),
    })),
  };
}

/** The second electron: of an alkali metal it comes from a full shell. */
function compareSecond(random: Random): Draft | null {
  const elements = random.pickSeveral(
    inPeriod(random.pick([2, 3, 4, 5])).filter(({ symbol }) => SECOND[symbol] !== undefined),
    4,
  );
  const extreme = random.pick(["largest", "smallest"] as const);
  const wanted = extreme === "largest" ? 1 : 2;
  const answer = elements.find(({ group }) => group === wanted);
  if (answer === undefined) return null;
  const value = SECOND[answer.symbol] ?? 0;
  const isRight = elements.every(
    (each) =>
      each === answer ||
      (extreme === "largest" ? (SECOND[each.symbol] ?? 0) < value * 0.97 : (SECOND[each.symbol] ?? 0) * 0.97 > value),
  );
  if (!isRight) return null;
  const list = { kind: "list" as const, items: elements.map(({ symbol }) => formulaTerm(symbol)) };
  return {
    kind: "solved",
    variant: `second-${extreme}`,
    values: { elements: list },
    steps: [
      step("first-gone"),
      step(
        "what-is-left",
        elements.map((each) => equals(variable("v", each.symbol), count(each.valence))),
      ),
      step(`pick-second-${extreme}`),
    ],
    answer: { id: `second-${extreme}`, value: formulaTerm(answer.symbol), values: { elements: list } },
    distractors: elements
      .filter((each) => each !== answer)
      .map((each) => ({ slip: slipOf(WORDS, "first-for-second"), value: formulaTerm(each.symbol) })),
  };
}

/** First ionization energies by the trends, and successive ones. */
export const ionizationEnergy: Family = {
  id: "ionization-energy",
  subtopic: "ionization-energy",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => compareInLine(IONIZATION, random, 3),
    medium: (random) => compareMixed(IONIZATION, random, 4),
    hard: (random) =>
      random.chance(0.4)
        ? compareMixed(IONIZATION, random, 5)
        : random.chance(0.6)
          ? readJump(random)
          : compareSecond(random),
  },
};

/** Elements in order of their ionization energies. */
export const ionizationOrder: Family = {
  id: "ionization-order",
  subtopic: "ionization-energy",
  words: WORDS,
  forms: ["choice"],
  levels: {
    medium: (random) => order(IONIZATION, random, 4, random.pick(["period", "group"] as const)),
    hard: (random) => order(IONIZATION, random, 4, "mixed"),
  },
};
