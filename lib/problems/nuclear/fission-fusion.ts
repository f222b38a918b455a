import { ENERGY_OF_U } from "../../laws/nuclear/binding.ts";
import { toSuperscript } from "../../chemistry/formula/format.ts";
import type { FactValue, StepFacts, Term } from "../../methods/facts.ts";
import { answerTerm, equals, exactly, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, joined, list, quantity as exactNumber, step, variable } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongCounts, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { findMass } from "./atom-masses.ts";
import {
  daughterOf,
  DECAYING,
  DECAYS,
  isWritable,
  nucleusOf,
  nucleusTerm,
  nuclideTerm,
  PARTICLES,
  particleTerm,
} from "./decays.ts";
import type { Nucleus } from "./decays.ts";

const WORDS = "problems-nuclear.fission-fusion";

const slip = (name: string): string => slipOf(WORDS, name);
const word = wordIn(WORDS);

/** How many of which: `n` is the neutron. */
type Side = readonly (readonly [number: number, nuclide: string])[];

type Reaction = { readonly left: Side; readonly right: Side };

/** Nuclide and its two fragments: fissions by slow neutrons that textbooks and the evaluated yields (ENDF/B-VIII.0) show. */
const FISSIONS: readonly Reaction[] = [
  "235U 141Ba 92Kr",
  "235U 140Xe 94Sr",
  "235U 144Ba 90Kr",
  "235U 137Te 97Zr",
  "235U 137Cs 96Rb",
  "235U 144Xe 90Sr",
  "235U 139Xe 95Sr",
  "235U 146La 87Br",
  "235U 135I 97Y",
  "235U 131Sn 103Mo",
  "235U 134Te 99Zr",
  "235U 143Xe 90Sr",
  "235U 142Ba 91Kr",
  "235U 148Ce 85Se",
  "235U 138Xe 95Sr",
  "235U 160Sm 72Zn",
  "239Pu 144Ba 94Sr",
  "239Pu 134Xe 103Zr",
  "239Pu 146Ba 91Sr",
  "239Pu 137Cs 100Y",
  "239Pu 140Cs 97Y",
  "239Pu 133I 104Nb",
  "233U 138Xe 93Sr",
  "233U 141Ba 90Kr",
  "233U 137Te 94Zr",
].map((row) => {
  const [fuel = "", heavy = "", light = ""] = row.split(" ");
  const neutrons = nucleusOf(fuel).massNumber + 1 - nucleusOf(heavy).massNumber - nucleusOf(light).massNumber;
  return {
    left: [
      [1, fuel],
      [1, "n"],
    ],
    right: [
      [1, heavy],
      [1, light],
      [neutrons, "n"],
    ],
  };
});

/** In stars (Adelberger et al., Rev. Mod. Phys. 83 (2011) 195, doi:10.1103/RevModPhys.83.195) and in reactors for fusion. */
const FUSIONS: readonly Reaction[] = [
  {
    left: [
      [1, "2H"],
      [1, "3H"],
    ],
    right: [
      [1, "4He"],
      [1, "n"],
    ],
  },
  {
    left: [[2, "2H"]],
    right: [
      [1, "3He"],
      [1, "n"],
    ],
  },
  {
    left: [[2, "2H"]],
    right: [
      [1, "3H"],
      [1, "1H"],
    ],
  },
  {
    left: [
      [1, "2H"],
      [1, "3He"],
    ],
    right: [
      [1, "4He"],
      [1, "1H"],
    ],
  },
  {
    left: [[2, "3He"]],
    right: [
      [1, "4He"],
      [2, "1H"],
    ],
  },
  {
    left: [[2, "3H"]],
    right: [
      [1, "4He"],
      [2, "n"],
    ],
  },
  {
    left: [
      [1, "1H"],
      [1, "2H"],
    ],
    right: [[1, "3He"]],
  },
  { left: [[3, "4He"]], right: [[1, "12C"]] },
  {
    left: [
      [1, "12C"],
      [1, "4He"],
    ],
    right: [[1, "16O"]],
  },
  {
    left: [
      [1, "16O"],
      [1, "4He"],
    ],
    right: [[1, "20Ne"]],
  },
  {
    left: [[2, "12C"]],
    right: [
      [1, "20Ne"],
      [1, "4He"],
    ],
  },
  {
    left: [[2, "12C"]],
    right: [
      [1, "23Na"],
      [1, "1H"],
    ],
  },
  {
    left: [
      [1, "20Ne"],
      [1, "4He"],
    ],
    right: [[1, "24Mg"]],
  },
  {
    left: [[2, "16O"]],
    right: [
      [1, "28Si"],
      [1, "4He"],
    ],
  },
  {
    left: [[2, "16O"]],
    right: [
      [1, "31P"],
      [1, "1H"],
    ],
  },
];

const isNeutron = (name: string): boolean => name === "n";
const termOf = (name: string): Term => (isNeutron(name) ? particleTerm("neutron") : nucleusTerm(nucleusOf(name)));
const numbersOf = (name: string): Nucleus => (isNeutron(name) ? PARTICLES.neutron : nucleusOf(name));

/** A side as it is printed, with something else in the place of what is asked for. */
function write(side: Side, replaced: (name: string) => Term | null = () => null) {
  return joined(
    side.map(([number, name]) => [
      ...(number === 1 ? [] : [exactNumber(String(number), "")]),
      replaced(name) ?? termOf(name),
    ]),
    "+",
  );
}

/** Which kind of nuclear reaction an equation shows. */
function askKind(random: Random): SolvedDraft {
  const kind = random.pick(["fission", "fusion", "fusion", "alpha-decay", "beta-decay"] as const);
  const decay = kind === "alpha-decay" ? "alpha" : "beta-minus";
  const parent = random.pick(DECAYING[decay]);
  const reaction = random.pick(kind === "fission" ? FISSIONS : FUSIONS);
  const equation =
    kind === "fission" || kind === "fusion"
      ? expression(...write(reaction.left), "->", ...write(reaction.right))
      : expression(nucleusTerm(parent), "->", nucleusTerm(daughterOf(parent, decay)), "+", particleTerm(DECAYS[decay]));
  const kinds = ["fission", "fusion", "alpha-decay", "beta-decay"] as const;
  return {
    kind: "solved",
    variant: "kind",
    values: { equation },
    steps: [step("look-left"), step("look-right")],
    answer: { id: "kind", value: word(kind) },
    distractors: wrongChoices(kinds, kind, (each) => slip(`is-${each}`), word),
  };
}

const sumOf = (side: Side, part: keyof Nucleus): number =>
  side.reduce((sum, [number, name]) => sum + number * numbersOf(name)[part], 0);

/** How many neutrons are left when a nucleus, with a neutron or by itself, breaks into two; null where the numbers leave none. */
export function solveNeutrons(left: Side, fragments: Side): Pick<SolvedDraft, "steps" | "answer"> | null {
  const [before, after] = [sumOf(left, "massNumber"), sumOf(fragments, "massNumber")];
  if (sumOf(left, "charge") !== sumOf(fragments, "charge") || after >= before) return null;
  const massesOf = (side: Side): Term[][] => side.map(([, name]) => [count(numbersOf(name).massNumber)]);
  return {
    steps: [
      step("mass-before", [worked("A", joined(massesOf(left), "+"), count(before))]),
      step("neutrons-left", [
        worked("x", [count(before), "-", ...joined(massesOf(fragments), "-")], count(before - after)),
      ]),
    ],
    answer: { id: "neutrons", value: count(before - after) },
  };
}

/** How many neutrons a fission sets free. */
function askNeutrons(random: Random): SolvedDraft | null {
  const { left, right } = random.pick(FISSIONS);
  const fragments = right.slice(0, 2);
  const neutrons = right[2]?.[0] ?? 0;
  const solved = solveNeutrons(left, fragments);
  return (
    solved && {
      kind: "solved",
      variant: "neutrons",
      values: {
        equation: expression(...write(left), "->", ...write(fragments), "+", variable("x"), particleTerm("neutron")),
      },
      ...solved,
      distractors: wrongCounts(neutrons, [
        [slip("first-neutron-forgotten"), neutrons - 1],
        [slip("neutron-counted-twice"), neutrons + 1],
        [slip("usual-number"), neutrons === 3 ? 1 : 3],
      ]),
    }
  );
}

const isAskable = ([number, name]: Side[number]): boolean =>
  number === 1 && !isNeutron(name) && isWritable(nucleusOf(name));
const WITH_PRODUCT = [...FISSIONS, ...FUSIONS].filter(({ right }) => right.some(isAskable));

/** The fragment or product that is missing. */
function askProduct(random: Random): Draft | null {
  const { left, right } = random.pick(WITH_PRODUCT);
  const product = random.pick(right.filter(isAskable));
  const [, name] = product;
  const wanted = nucleusOf(name);
  const others = right.filter((each) => each !== product);
  const change = (mass: number, charge: number): Nucleus => ({
    massNumber: wanted.massNumber + mass,
    charge: wanted.charge + charge,
  });
  const loose = others.reduce((sum, [number, each]) => sum + (isNeutron(each) ? number : 0), 0);
  const isFission = left.some(([, each]) => isNeutron(each));
  const wrong: readonly (readonly [string, Nucleus])[] = [
    [isFission ? "projectile-forgotten" : "mass-sum", change(-1, 0)],
    [isFission ? "neutrons-forgotten" : "mass-sum", change(isFission ? loose : 1, 0)],
    ["charge-sum", change(0, 1)],
    ["charge-sum", change(0, -1)],
  ];
  const balance = (letter: "A" | "Z", part: keyof Nucleus): StepFacts["lines"][number] =>
    worked(letter, [count(sumOf(left, part)), "-", count(sumOf(others, part))], count(wanted[part]));
  return {
    kind: "solved",
    variant: "product",
    values: {
      equation: expression(...write(left), "->", ...write(right, (each) => (each === name ? variable("?") : null))),
    },
    steps: [
      step("balance-mass", [balance("A", "massNumber")]),
      step("balance-charge", [balance("Z", "charge")]),
      step("name-product"),
    ],
    answer: { id: "product", value: nuclideTerm(wanted) },
    distractors: wrong
      .filter(([, each]) => isWritable(each))
      .map(([reason, each]) => ({ slip: slip(reason), value: nuclideTerm(each) })),
  };
}

const WITH_MASSES = [...FISSIONS, ...FUSIONS].filter(({ left, right }) =>
  [...left, ...right].every(([, name]) => findMass(name) !== null),
);

const MEV_IN_JOULES = new Decimal("1.602177e-13");

/** How each unit comes from MeV for one reaction. */
const UNITS = {
  mev: { unit: "MeV", factor: new Decimal(1), constant: null },
  joules: { unit: "J", factor: MEV_IN_JOULES, constant: exactly(MEV_IN_JOULES, "J/MeV") },
  molar: {
    unit: "kJ/mol",
    factor: MEV_IN_JOULES.times(CONSTANTS.avogadro.value).div(1000),
    constant: exactly("9.64853e7", "kJ/(mol·MeV)"),
  },
} as const;

/** The energy that a reaction sets free, from the masses of its atoms. */
function askEnergy(random: Random): SolvedDraft | null {
  const { left, right } = random.pick(WITH_MASSES);
  const asked = random.pick(["mev", "joules", "molar"] as const);
  const names = [...new Set([...left, ...right].map(([, name]) => name))];
  const places = Math.min(...names.map((name) => (findMass(name) ?? "").split(".")[1]?.length ?? 0));
  const massOf = (name: string): Quantity => {
    const text = new Decimal(findMass(name) ?? 0).toFixed(places);
    return quantity(text, "u", text.replace(".", "").length);
  };
  const total = (side: Side, weigh: (number: number, name: string) => number = (number) => number): Decimal =>
    side.reduce((sum, [number, name]) => sum.plus(massOf(name).value.times(weigh(number, name))), new Decimal(0));
  const [before, after] = [total(left), total(right)];
  const lost = before.minus(after);
  const figures = Math.min(4, lost.times(new Decimal(10).pow(places)).abs().toFixed(0).length);
  const defect = quantity(lost, "u", figures);
  const { unit, factor, constant } = UNITS[asked];
  const of = (difference: Decimal): Decimal => difference.times(ENERGY_OF_U.value).times(factor);
  const mega = quantity(lost.times(ENERGY_OF_U.value), "MeV", figures);
  const energy = quantity(of(lost), unit, figures);
  const sum = (value: Decimal): Quantity => quantity(value, "u", value.toFixed(places).replace(".", "").length);
  const label = (name: string): Term => variable(`m(${toSuperscript(name)})`);
  const masses: FactValue = list(
    names.map((name) => expression(variable(toSuperscript(name)), ":", givenTerm(massOf(name)))),
  );
  const nucleons = sumOf(left, "massNumber");
  const wrong: readonly (readonly [string, Decimal])[] = [
    [slip("per-nucleon"), of(lost).div(nucleons)],
    [
      slip("neutrons-left-out"),
      of(before.minus(total(right, (number, name) => (isNeutron(name) ? number - 1 : number)))),
    ],
    [slip("coefficients-left-out"), of(total(left, () => 1).minus(total(right, () => 1))).abs()],
    [slip("mass-for-energy"), lost.times(factor)],
    ["divided-instead-of-multiplied", ENERGY_OF_U.value.div(lost).times(factor)],
  ];
  return {
    kind: "solved",
    variant: asked,
    values: { equation: expression(...write(left), "->", ...write(right)), masses },
    given: names.map((name) => equals(label(name), massOf(name))),
    steps: [
      step("masses-before-after", [equals("m₁", sum(before)), equals("m₂", sum(after))]),
      step("lost-mass", [
        worked("Δm", [["m₁", givenTerm(sum(before))], "-", ["m₂", givenTerm(sum(after))]], givenTerm(defect)),
      ]),
      step("energy", [worked("E", [["Δm", givenTerm(defect)], "*", givenTerm(ENERGY_OF_U)], mega)]),
      ...(constant === null ? [] : [step(`in-${asked}`, [worked("E", [mega, "*", constant], answerTerm(energy))])]),
    ],
    answer: quantityAnswer("energy", energy),
    distractors: wrongQuantities(
      energy,
      wrong.filter(([, value]) => value.gt(0)),
    ),
  };
}

/** Fission and fusion: what they are, what they leave, and how much energy they set free. */
export const fissionFusion: Family = {
  id: "fission-fusion",
  subtopic: "fission-fusion",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: askKind,
    medium: (random) => (random.chance(0.35) ? askNeutrons(random) : askProduct(random)),
    hard: askEnergy,
  },
};
