import type { StepFacts, Term } from "../../methods/facts.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { exactly, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, expression, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { exactMolarMass, molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { skippedMoles } from "../reactions/mass-mass.ts";
import { getReaction, listParticipants, writeEquation } from "../reactions/reaction.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-environmental.greenhouse-gases";

const slip = (name: string): string => slipOf(WORDS, name);

/** Gases whose vibrations change the dipole moment, and those that have none such. */
const ABSORBING = ["CO2", "CH4", "N2O", "H2O", "O3", "SF6", "CF4", "NF3", "CO", "SO2", "NH3"] as const;
const OF_ONE_ELEMENT = ["N2", "O2", "H2", "Cl2"] as const;
const OF_SINGLE_ATOMS = ["He", "Ne", "Ar", "Kr"] as const;
const TRANSPARENT: readonly string[] = [...OF_ONE_ELEMENT, ...OF_SINGLE_ATOMS];

const reasonOf = (formula: string): string =>
  OF_SINGLE_ATOMS.some((each) => each === formula) ? "single-atoms" : "atoms-alike";

/** The one of four gases that absorbs infrared radiation, or that does not. */
function askAbsorption(random: Random): SolvedDraft {
  const variant = random.pick(["absorbs", "transparent"] as const);
  const [right, others] =
    variant === "absorbs" ? [random.pick(ABSORBING), TRANSPARENT] : [random.pick(TRANSPARENT), ABSORBING];
  const wrong = random.pickSeveral<string>(others, 3);
  return {
    kind: "solved",
    variant,
    values: { list: list(random.shuffle([right, ...wrong]).map((each) => formulaTerm(each))) },
    steps: [step("vibrations"), step("compare")],
    answer: { id: variant, value: formulaTerm(right) },
    distractors: wrong.map((each) => ({
      slip: slip(variant === "absorbs" ? reasonOf(each) : "does-absorb"),
      value: formulaTerm(each),
    })),
  };
}

type Gas = { readonly formula: string; readonly potential: Quantity };

const gas = (formula: string, potential: string): Gas => ({
  formula,
  potential: pureNumber(new Decimal(potential), 3),
});

/** Global warming potentials over 100 years: IPCC, Sixth Assessment Report, Working Group I (2021), table 7.15. */
const METHANE = gas("CH4", "29.8");
const FARM_METHANE = gas("CH4", "27.0");
const NITROUS_OXIDE = gas("N2O", "273");

const GASES: readonly Gas[] = [METHANE, NITROUS_OXIDE, gas("CF3CH2F", "1530"), gas("CH2F2", "771"), gas("CF4", "7380")];

const potentialOf = ({ formula }: Gas): Term => variable("GWP", formula);
const equivalentOf = ({ potential }: Gas, mass: Quantity): Quantity =>
  quantity(mass.value.times(potential.value), "kg", 3);
const MEANING: StepFacts = step("meaning", [
  expression(variable("m", "CO2"), "=", variable("m"), "*", variable("GWP")),
]);

/** m × GWP */
function askEquivalent(random: Random): SolvedDraft {
  const emitted = random.pick(GASES);
  const mass = random.measured({ from: 1.2, to: 95, figures: 3 }, "kg");
  const answer = equivalentOf(emitted, mass);
  const molar = molarMassOf(emitted.formula).div(molarMassOf("CO2"));
  return {
    kind: "solved",
    variant: "equivalent",
    values: { gas: formulaTerm(emitted.formula) },
    givens: {
      mass: [variable("m", emitted.formula), mass],
      potential: [potentialOf(emitted), emitted.potential],
    },
    steps: [MEANING, step("multiply", [worked(variable("m", "CO2"), [mass, "*", emitted.potential], answer)])],
    answer: quantityAnswer("equivalent", answer),
    distractors: wrongQuantities(answer, [
      ["divided-instead-of-multiplied", mass.value.div(emitted.potential.value)],
      [slip("moles-brought-in"), answer.value.div(molar)],
      [slip("gas-added"), answer.value.plus(mass.value)],
      [slip("added"), mass.value.plus(emitted.potential.value)],
    ]),
  };
}

/** The mass of a gas with the same effect as so much carbon dioxide. */
function askSameEffect(random: Random): SolvedDraft {
  const emitted = random.pick(GASES);
  const mass = random.measured({ from: 120, to: 9500, figures: 3 }, "kg");
  const answer = quantity(mass.value.div(emitted.potential.value), "kg", 3);
  return {
    kind: "solved",
    variant: "same-effect",
    values: { gas: formulaTerm(emitted.formula) },
    givens: { mass: [variable("m", "CO2"), mass], potential: [potentialOf(emitted), emitted.potential] },
    steps: [MEANING, step("divide", [worked(variable("m", emitted.formula), [mass, "/", emitted.potential], answer)])],
    answer: quantityAnswer("same-effect", answer, { gas: formulaTerm(emitted.formula) }),
    distractors: wrongQuantities(answer, [
      ["multiplied-instead-of-divided", mass.value.times(emitted.potential.value)],
      ["inverted-ratio", emitted.potential.value.div(mass.value)],
      [slip("moles-brought-in"), answer.value.times(molarMassOf(emitted.formula)).div(molarMassOf("CO2"))],
    ]),
  };
}

/** Two gases together. */
function askTotal(random: Random): SolvedDraft {
  const [first, second] = [FARM_METHANE, NITROUS_OXIDE];
  const [one, two] = [
    random.measured({ from: 12, to: 95, figures: 3 }, "kg"),
    random.measured({ from: 1.2, to: 9.5, figures: 3 }, "kg"),
  ];
  const [a, b] = [equivalentOf(first, one), equivalentOf(second, two)];
  const answer = quantity(a.value.plus(b.value), "kg", 3);
  const mean = first.potential.value.plus(second.potential.value).div(2);
  return {
    kind: "solved",
    variant: "total",
    values: { potential1: givenTerm(first.potential), potential2: givenTerm(second.potential) },
    givens: { mass1: [variable("m", first.formula), one], mass2: [variable("m", second.formula), two] },
    steps: [
      step("each-gas", [worked("m₁", [one, "*", first.potential], a), worked("m₂", [two, "*", second.potential], b)]),
      step("add", [worked(variable("m", "CO2"), [["m₁", a], "+", ["m₂", b]], answer)]),
    ],
    answer: quantityAnswer("equivalent", answer),
    distractors: wrongQuantities(answer, [
      [slip("mean-potential"), one.value.plus(two.value).times(mean)],
      [slip("one-gas"), a.value],
      [slip("one-gas"), b.value],
      [
        slip("potentials-swapped"),
        one.value.times(second.potential.value).plus(two.value.times(first.potential.value)),
      ],
    ]),
  };
}

const FUELS = ["CH4", "C2H6", "C3H8", "C4H10", "C5H12", "C6H6", "C2H5OH", "CH3OH", "C8H18", "C2H2"];

/** Densities at 20 °C in g/mL: CRC Handbook of Chemistry and Physics, "Physical constants of organic compounds". */
const LIQUID_FUELS = [
  ["C8H18", "0.703"],
  ["C7H16", "0.684"],
  ["C6H14", "0.661"],
  ["C10H22", "0.730"],
  ["C12H26", "0.749"],
  ["C2H5OH", "0.789"],
  ["CH3OH", "0.791"],
] as const;

const combustionOf = (fuel: string) => getReaction(`${fuel} + O2 -> CO2 + H2O`);
const burn = (fuel: string): string => writeEquation(combustionOf(fuel));

function askBurning(random: Random): ComputedDraft {
  const fuel = random.pick(FUELS);
  const isForward = random.chance(0.6);
  const mass = random.measured({ from: 1.2, to: 95, figures: 3 }, "kg");
  const [burned, formed] = [fuel, "CO2"].map((formula) =>
    listParticipants(combustionOf(fuel)).find((each) => each.formula === formula),
  );
  return {
    kind: "computed",
    variant: isForward ? "burning" : "fuel-for",
    givens: { mass: given("mass", isForward ? fuel : "CO2", mass) },
    find: variableOf("mass", isForward ? "CO2" : fuel),
    unit: "kg",
    equation: burn(fuel),
    values: { fuel: formulaTerm(fuel), equation: equationTerm(burn(fuel)) },
    distractors:
      burned === undefined || formed === undefined
        ? []
        : skippedMoles(isForward ? { from: burned, to: formed } : { from: formed, to: burned }, mass),
  };
}

/** The volume of a liquid fuel, over its density. */
function askTank(random: Random): ComputedDraft {
  const [fuel, density] = random.pick(LIQUID_FUELS);
  return {
    kind: "computed",
    variant: "tank",
    givens: {
      volume: given("volume", fuel, random.measured({ from: 5, to: 80, figures: 3 }, "L")),
      density: given("density", fuel, quantity(density, "g/mL", 3)),
    },
    find: variableOf("mass", "CO2"),
    unit: "kg",
    equation: burn(fuel),
    values: { fuel: formulaTerm(fuel), equation: equationTerm(burn(fuel)) },
  };
}

/** Methane of which a part leaks and the rest is burned: what leaks may count for more. */
function askLeak(random: Random): SolvedDraft {
  const mass = random.measured({ from: 120, to: 950, figures: 3 }, "kg");
  const percent = quantity(new Decimal(random.integer(105, 950)).div(100), "%", 3);
  const leaked = quantity(mass.value.times(percent.value).div(100), "kg", 3);
  const burned = quantity(mass.value.minus(leaked.value), "kg", 3);
  const ratio = molarMassOf("CO2").div(molarMassOf("CH4"));
  const [fromFire, fromLeak] = [quantity(burned.value.times(ratio), "kg", 3), equivalentOf(METHANE, leaked)];
  const answer = quantity(fromFire.value.plus(fromLeak.value), "kg", 3);
  const [light, heavy] = [exactMolarMass("CH4"), exactMolarMass("CO2")];
  return {
    kind: "solved",
    variant: "leak",
    values: { percent: givenTerm(percent) },
    givens: { mass: [variable("m", "CH4"), mass], potential: [potentialOf(METHANE), METHANE.potential] },
    steps: [
      step("split", [
        worked("m₁", [mass, "*", percent, "/", exactly(100, "%")], leaked),
        worked("m₂", [mass, "-", leaked], burned),
      ]),
      step("leaked", [worked("m₃", [leaked, "*", METHANE.potential], fromLeak)]),
      step("burned", [worked("m₄", [burned, "*", heavy, "/", light], fromFire)]),
      step("add", [worked(variable("m", "CO2"), [fromLeak, "+", fromFire], answer)]),
    ],
    answer: quantityAnswer("equivalent", answer),
    distractors: wrongQuantities(answer, [
      [slip("leak-only"), fromLeak.value],
      [slip("fire-only"), fromFire.value],
      [slip("all-burned"), mass.value.times(ratio).plus(leaked.value)],
      ["skipped-moles", burned.value.plus(fromLeak.value)],
    ]),
  };
}

const easy = (random: Random): Draft => (random.chance(0.5) ? askAbsorption(random) : askEquivalent(random));

const medium = (random: Random): Draft => random.pick([askBurning, askBurning, askSameEffect])(random);

const hard = (random: Random): Draft => random.pick([askTank, askLeak, askTotal])(random);

/** Which gases absorb infrared, what they count for beside carbon dioxide, and how much of that a fuel gives. */
export const greenhouseGases: Family = {
  id: "greenhouse-gases",
  subtopic: "greenhouse-gases",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy, medium, hard },
};
