import type { Expression, FactValue, StepFacts } from "../../methods/facts.ts";
import { answerTerm, exactly, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, list, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { ENERGY_OF_U, getMass } from "./atom-masses.ts";
import { nucleusOf, nuclideTerm } from "./decays.ts";
import type { Nucleus } from "./decays.ts";

const WORDS = "problems-nuclear.binding";

const slip = (name: string): string => slipOf(WORDS, name);

const NUCLIDES = (
  "4He 6Li 7Li 9Be 10B 11B 12C 14N 16O 19F 20Ne 23Na 24Mg 27Al 28Si 31P 32S 35Cl 40Ar 39K 40Ca 45Sc 48Ti 51V 55Mn 56Fe 59Co 58Ni 62Ni 63Cu 64Zn " +
  "84Kr 88Sr 90Zr 98Mo 107Ag 120Sn 127I 132Xe 133Cs 138Ba 197Au 208Pb 209Bi 238U"
).split(" ");

/** A mass in u, to five decimal places. */
const mass = (value: Decimal | string): Quantity =>
  quantity(new Decimal(value), "u", figuresToPlace(new Decimal(value), -5) ?? 1);

const HYDROGEN = mass(getMass("1H"));
const NEUTRON = mass(getMass("n"));
const FACTOR = exactly(ENERGY_OF_U, "MeV/u");

type Sample = {
  readonly nucleus: Nucleus;
  readonly neutrons: number;
  readonly atom: Quantity;
  readonly parts: Quantity;
  readonly defect: Quantity;
};

function sampleOf(name: string): Sample {
  const nucleus = nucleusOf(name);
  const neutrons = nucleus.massNumber - nucleus.charge;
  const atom = mass(getMass(name));
  const parts = mass(HYDROGEN.value.times(nucleus.charge).plus(NEUTRON.value.times(neutrons)));
  return { nucleus, neutrons, atom, parts, defect: mass(parts.value.minus(atom.value)) };
}

const energyOf = ({ value, significantFigures }: Quantity): Quantity =>
  quantity(value.times(ENERGY_OF_U), "MeV", Math.min(4, significantFigures ?? 4));

const perNucleon = (energy: Quantity, { massNumber }: Nucleus): Quantity =>
  quantity(energy.value.div(massNumber), "MeV", Math.min(4, energy.significantFigures ?? 4));

/** Mass of the parts and the defect. */
function defectSteps({ nucleus, neutrons, atom, parts, defect }: Sample): StepFacts[] {
  return [
    {
      id: "count-parts",
      lines: [
        expression(variable("N"), "=", count(nucleus.massNumber), "-", count(nucleus.charge), "=", count(neutrons)),
      ],
      values: { nuclide: nuclideTerm(nucleus), protons: count(nucleus.charge) },
    },
    {
      id: "parts",
      lines: [
        expression(
          variable("Z"),
          "*",
          variable("m(¹H)"),
          "+",
          variable("N"),
          "*",
          variable("m(n)"),
          "=",
          count(nucleus.charge),
          "*",
          givenTerm(HYDROGEN),
          "+",
          count(neutrons),
          "*",
          givenTerm(NEUTRON),
          "=",
          givenTerm(parts),
        ),
      ],
      values: {},
    },
    {
      id: "defect",
      lines: [expression(variable("Δm"), "=", givenTerm(parts), "-", givenTerm(atom), "=", givenTerm(defect))],
      values: {},
    },
  ];
}

const energyStep = (defect: Quantity, energy: Quantity): StepFacts => ({
  id: "energy",
  lines: [
    expression(
      variable("E"),
      "=",
      variable("Δm"),
      "*",
      givenTerm(FACTOR),
      "=",
      givenTerm(defect),
      "*",
      givenTerm(FACTOR),
      "=",
      shownTerm(energy),
    ),
  ],
  values: {},
});

const nucleonStep = (energy: Quantity, { massNumber }: Nucleus, each: Quantity): StepFacts => ({
  id: "per-nucleon",
  lines: [
    expression(
      variable("E"),
      "/",
      variable("A"),
      "=",
      shownTerm(energy),
      "/",
      count(massNumber),
      "=",
      answerTerm(each),
    ),
  ],
  values: {},
});

function massesOf({ nucleus, atom }: Sample): {
  readonly values: Record<string, FactValue>;
  readonly given: Expression[];
} {
  return {
    values: {
      nuclide: nuclideTerm(nucleus),
      atom: givenTerm(atom),
      hydrogen: givenTerm(HYDROGEN),
      neutron: givenTerm(NEUTRON),
    },
    given: [
      expression(variable("m"), "=", givenTerm(atom)),
      expression(variable("m(¹H)"), "=", givenTerm(HYDROGEN)),
      expression(variable("m(n)"), "=", givenTerm(NEUTRON)),
    ],
  };
}

/** The mass defect of an atom. */
function askDefect(random: Random): SolvedDraft {
  const sample = sampleOf(random.pick(NUCLIDES));
  const { nucleus, neutrons, atom, defect } = sample;
  return {
    kind: "solved",
    variant: "defect",
    ...massesOf(sample),
    steps: defectSteps(sample),
    answer: quantityAnswer("defect", defect, { nuclide: nuclideTerm(nucleus) }),
    distractors: wrongQuantities(defect, [
      [slip("mass-number-difference"), atom.value.minus(nucleus.massNumber).abs()],
      [
        slip("numbers-exchanged"),
        HYDROGEN.value.times(neutrons).plus(NEUTRON.value.times(nucleus.charge)).minus(atom.value),
      ],
      [slip("only-hydrogen"), HYDROGEN.value.times(nucleus.massNumber).minus(atom.value)],
      [slip("divided-too-early"), defect.value.div(nucleus.massNumber)],
    ] as const).filter(({ value }) => value.kind === "quantity" && Number(value.value) > 0),
  };
}

const defectValues = ({ nucleus, defect }: Sample) => ({
  values: { nuclide: nuclideTerm(nucleus), defect: givenTerm(defect), factor: givenTerm(FACTOR) },
  given: [expression(variable("Δm"), "=", givenTerm(defect))],
});

/** The binding energy from the mass defect, in all or for each nucleon. */
function askEnergy(random: Random, variant: "energy" | "per-nucleon"): SolvedDraft {
  const sample = sampleOf(random.pick(NUCLIDES));
  const { nucleus, defect } = sample;
  const energy = energyOf(defect);
  const each = perNucleon(energy, nucleus);
  const answer = variant === "energy" ? energy : each;
  return {
    kind: "solved",
    variant,
    ...defectValues(sample),
    steps: [energyStep(defect, energy), ...(variant === "energy" ? [] : [nucleonStep(energy, nucleus, each)])],
    answer: quantityAnswer(variant, answer, { nuclide: nuclideTerm(nucleus) }),
    distractors: wrongQuantities(answer, [
      variant === "energy" ? [slip("divided-by-nucleons"), each.value] : [slip("not-divided"), energy.value],
      [slip(variant === "energy" ? "per-proton" : "by-protons"), energy.value.div(nucleus.charge)],
      [
        "divided-instead-of-multiplied",
        ENERGY_OF_U.times(variant === "energy" ? 1 : new Decimal(1).div(nucleus.massNumber)).div(defect.value),
      ],
    ]),
  };
}

/** From the masses to the binding energy, of the nucleus or of each nucleon. */
function askFromMasses(random: Random, variant: "total" | "from-masses"): SolvedDraft {
  const sample = sampleOf(random.pick(NUCLIDES));
  const { nucleus, neutrons, atom, defect } = sample;
  const energy = energyOf(defect);
  const each = perNucleon(energy, nucleus);
  const { values, given } = massesOf(sample);
  const isTotal = variant === "total";
  const answer = isTotal ? energy : each;
  const of = (value: Decimal): Decimal => value.times(ENERGY_OF_U).div(isTotal ? 1 : nucleus.massNumber);
  return {
    kind: "solved",
    variant,
    values: { ...values, factor: givenTerm(FACTOR) },
    given,
    steps: [
      ...defectSteps(sample),
      energyStep(defect, energy),
      ...(isTotal ? [] : [nucleonStep(energy, nucleus, each)]),
    ],
    answer: quantityAnswer(isTotal ? "energy" : "per-nucleon", answer, { nuclide: nuclideTerm(nucleus) }),
    distractors: wrongQuantities(answer, [
      isTotal ? [slip("divided-by-nucleons"), each.value] : [slip("not-divided"), energy.value],
      [slip(isTotal ? "per-proton" : "by-protons"), energy.value.div(nucleus.charge)],
      [slip("mass-number-difference"), of(atom.value.minus(nucleus.massNumber).abs())],
      [slip("only-hydrogen"), of(HYDROGEN.value.times(nucleus.massNumber).minus(atom.value)).abs()],
      [
        slip("numbers-exchanged"),
        of(HYDROGEN.value.times(neutrons).plus(NEUTRON.value.times(nucleus.charge)).minus(atom.value)).abs(),
      ],
    ] as const),
  };
}

/** Which of four nuclei is bound most tightly. */
function askStability(random: Random): SolvedDraft | null {
  const samples = random.pickSeveral(NUCLIDES, 4).map(sampleOf);
  const share = ({ defect, nucleus }: Sample): Decimal => defect.value.div(nucleus.massNumber);
  const [best, second] = samples.toSorted((a, b) => share(b).comparedTo(share(a)));
  const [heaviest] = samples.toSorted((a, b) => b.nucleus.massNumber - a.nucleus.massNumber);
  const [lightest] = samples.toSorted((a, b) => a.nucleus.massNumber - b.nucleus.massNumber);
  // Else the greatest defect would be the right answer too.
  if (best === undefined || second === undefined || best === heaviest || share(best).div(share(second)).lt(1.01))
    return null;
  const energyPer = (sample: Sample): Quantity => perNucleon(energyOf(sample.defect), sample.nucleus);
  return {
    kind: "solved",
    variant: "stability",
    values: {
      nuclei: list(samples.map(({ nucleus, defect }) => expression(nuclideTerm(nucleus), "(", givenTerm(defect), ")"))),
    },
    steps: [
      { id: "share", lines: [expression(variable("Δm"), "/", variable("A"))], values: {} },
      {
        id: "greatest",
        lines: samples.map((sample) => expression(nuclideTerm(sample.nucleus), ":", answerTerm(energyPer(sample)))),
        values: {},
      },
    ],
    answer: { id: "stability", value: nuclideTerm(best.nucleus), values: {} },
    distractors: samples
      .filter((each) => each !== best)
      .map((each) => ({
        slip: slip(each === heaviest ? "greatest-total" : each === lightest ? "lightest" : "less-bound"),
        value: nuclideTerm(each.nucleus),
      })),
  };
}

/** Mass defects and binding energies of nuclei. */
export const bindingEnergy: Family = {
  id: "binding-energy",
  subtopic: "mass-defect-binding-energy",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.5) ? askDefect(random) : askEnergy(random, "energy")),
    medium: (random) => (random.chance(0.5) ? askEnergy(random, "per-nucleon") : askStability(random)),
    hard: (random) => askFromMasses(random, random.pick(["total", "from-masses"] as const)),
  },
};
