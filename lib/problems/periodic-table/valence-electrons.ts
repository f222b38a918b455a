import type { StepFacts } from "../../methods/facts.ts";
import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import { compose } from "../../nomenclature/compose.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { inGroup, MAIN_ELEMENTS, writeSimpleIon } from "./elements.ts";
import type { MainElement } from "./elements.ts";

const WORDS = "problems-periodic-table.valence-electrons";

const IONIC = MAIN_ELEMENTS.flatMap((element) =>
  element.charge === null || element.charge === 0 ? [] : [{ element, charge: element.charge }],
);

function groupStep({ symbol }: MainElement): StepFacts {
  return step("find-group", [], { element: formulaTerm(symbol) });
}

/** How many electrons the outer shell holds. */
function countValence(random: Random): Draft {
  const element = random.pick(MAIN_ELEMENTS.filter(({ symbol }) => symbol !== "H" && symbol !== "He"));
  const { valence, group, period, number, symbol } = element;
  return {
    kind: "solved",
    variant: "valence",
    values: { element: formulaTerm(symbol) },
    steps: [groupStep(element), step(group <= 2 ? "few-groups" : "later-groups")],
    answer: { id: "valence", value: count(valence), values: { element: formulaTerm(symbol) } },
    distractors: wrongCounts(valence, [
      [slipOf(WORDS, "period-for-group"), period],
      [slipOf(WORDS, "whole-group-number"), group],
      [slipOf(WORDS, "missing-electrons"), 8 - valence],
      [slipOf(WORDS, "all-electrons"), number],
    ]).filter(({ value }) => value.kind === "count" && value.value > 0),
  };
}

/** How many electrons an atom gives or takes when it becomes its usual ion. */
function countTransferred(random: Random): Draft {
  const { element, charge } = random.pick(IONIC);
  const size = Math.abs(charge);
  const variant = charge > 0 ? "lost" : "gained";
  return {
    kind: "solved",
    variant,
    values: { element: formulaTerm(element.symbol) },
    steps: [groupStep(element), step(`nearest-${variant}`)],
    answer: { id: variant, value: count(size), values: { element: formulaTerm(element.symbol) } },
    distractors: wrongCounts(size, [
      [slipOf(WORDS, charge > 0 ? "to-fill-up" : "valence-for-missing"), charge > 0 ? 8 - size : element.valence],
      [slipOf(WORDS, "period-for-group"), element.period],
      [slipOf(WORDS, "all-electrons"), element.number],
    ]),
  };
}

/** The usual ion. */
function askIon(random: Random): Draft {
  const { element, charge } = random.pick(IONIC);
  const ion = (value: number, name: string): Distractor => ({
    slip: name,
    value: formulaTerm(writeSimpleIon(element, value)),
  });
  const full = charge > 0 ? charge - 8 : 8 + charge;
  return {
    kind: "solved",
    variant: "ion",
    values: { element: formulaTerm(element.symbol) },
    steps: [groupStep(element), step(charge > 0 ? "nearest-lost" : "nearest-gained"), step("sign")],
    answer: {
      id: "ion",
      value: formulaTerm(writeSimpleIon(element, charge)),
      values: { element: formulaTerm(element.symbol) },
    },
    distractors: [
      ion(-charge, "ion-charge"),
      ion(charge > 0 ? (charge === 1 ? 2 : charge - 1) : charge === -1 ? -2 : charge + 1, "ion-charge"),
      ion(full, slipOf(WORDS, "wrong-direction")),
    ],
  };
}

const NOBLE = inGroup(18);

function nobleGasOf(element: MainElement, charge: number): MainElement | undefined {
  return NOBLE.find(({ number }) => number === element.number - charge);
}

/** The noble gas with as many electrons as an ion. */
function askNobleGas(random: Random): Draft | null {
  const { element, charge } = random.pick(IONIC);
  const noble = nobleGasOf(element, charge);
  if (noble === undefined) return null;
  const ion = formulaTerm(writeSimpleIon(element, charge));
  return {
    kind: "solved",
    variant: "noble-gas",
    values: { ion },
    steps: [
      step(
        "count-electrons",
        [
          worked(
            variable("N", writeSimpleIon(element, charge)),
            [count(element.number), charge > 0 ? "-" : "+", count(Math.abs(charge))],
            count(element.number - charge),
          ),
        ],
        { ion },
      ),
      step("noble-gas"),
    ],
    answer: { id: "noble-gas", value: formulaTerm(noble.symbol), values: { ion } },
    distractors: NOBLE.filter((each) => each !== noble)
      .toSorted((a, b) => Math.abs(a.period - noble.period) - Math.abs(b.period - noble.period))
      .map((each) => ({ slip: slipOf(WORDS, "other-noble-gas"), value: formulaTerm(each.symbol) })),
  };
}

/** Electrons in an ion. */
function countElectrons(random: Random): Draft {
  const { element, charge } = random.pick(IONIC);
  const ion = formulaTerm(writeSimpleIon(element, charge));
  const electrons = element.number - charge;
  return {
    kind: "solved",
    variant: "electrons",
    values: { ion },
    steps: [
      step("protons", [expression({ kind: "variable", name: "Z", of: element.symbol }, "=", count(element.number))]),
      step(
        "count-electrons",
        [worked("N", [count(element.number), charge > 0 ? "-" : "+", count(Math.abs(charge))], count(electrons))],
        { ion },
      ),
    ],
    answer: { id: "electrons", value: count(electrons), values: { ion } },
    distractors: wrongCounts(electrons, [
      ["sign", element.number + charge],
      [slipOf(WORDS, "protons-for-electrons"), element.number],
      [slipOf(WORDS, "one-electron-only"), element.number - Math.sign(charge)],
      [slipOf(WORDS, "outer-shell-only"), 8],
    ]),
  };
}

/** From here on a difference of electronegativities is taken for an ionic bond, as in AlF₃, but not in AlCl₃ or BeCl₂. */
const IONIC_DIFFERENCE = 1.7;

function isIonicPair(metal: MainElement, nonmetal: MainElement): boolean {
  const difference = (nonmetal.electronegativity ?? 0) - (metal.electronegativity ?? 0);
  return (metal.group <= 2 && metal.symbol !== "Be") || difference >= IONIC_DIFFERENCE;
}

/** The compound of a metal and a nonmetal, from their places alone. */
function askCompound(random: Random): Draft | null {
  const metal = random.pick(IONIC.filter(({ charge }) => charge > 0));
  const nonmetal = random.pick(IONIC.filter(({ charge }) => charge < 0));
  if (!isIonicPair(metal.element, nonmetal.element)) return null;
  const cation = { atoms: metal.element.symbol, charge: metal.charge };
  const anion = { atoms: nonmetal.element.symbol, charge: nonmetal.charge };
  const formula = compose({ kind: "salt", cations: [cation], anion }) ?? "";
  const write = (a: number, b: number): string => `${cation.atoms}${a === 1 ? "" : a}${anion.atoms}${b === 1 ? "" : b}`;
  const wrong = [
    write(1, 1),
    write(metal.charge, -nonmetal.charge),
    write(1, 2),
    write(2, 1),
    write(1, 3),
    write(2, 3),
  ];
  return {
    kind: "solved",
    variant: "compound",
    values: { metal: formulaTerm(cation.atoms), nonmetal: formulaTerm(anion.atoms) },
    steps: [
      step("both-groups", [], { metal: formulaTerm(cation.atoms), nonmetal: formulaTerm(anion.atoms) }),
      step("both-ions", [
        expression(
          formulaTerm(writeSimpleIon(metal.element, metal.charge)),
          ",",
          formulaTerm(writeSimpleIon(nonmetal.element, nonmetal.charge)),
        ),
      ]),
      step("neutral"),
    ],
    answer: {
      id: "compound",
      value: formulaTerm(formula),
      values: { metal: formulaTerm(cation.atoms), nonmetal: formulaTerm(anion.atoms) },
    },
    distractors: [...new Set(wrong)]
      .filter((each) => each !== formula)
      .slice(0, 4)
      .map((each) => ({ slip: "charge-balance", value: formulaTerm(each) })),
  };
}

/** Outer electrons, the ions that follow from them, and the compounds of these. */
export const valenceElectrons: Family = {
  id: "valence-electrons",
  subtopic: "valence-electrons-ions",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.6) ? countValence(random) : countTransferred(random)),
    medium: (random) => random.pick([askIon, askNobleGas, countElectrons, countTransferred])(random),
    hard: askCompound,
  },
};
