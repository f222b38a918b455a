import { rounded } from "../rounded.ts";
import type { FactValue, Operator, Term } from "../../methods/facts.ts";
import { equals, exactly, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { count, equationTerm, expression, formulaTerm, joined, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { getReaction, listParticipants, writeEquation } from "../reactions/reaction.ts";
import type { Participant } from "../reactions/reaction.ts";
import { slipOf } from "../slip-name.ts";
import type { Solved } from "../solved-facts.ts";
import { quantityAnswer, wrongChoices, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-environmental.green-chemistry";

const slip = (name: string): string => slipOf(WORDS, name);
const word = wordIn(WORDS);

/** Reactions with a product that is made for its own sake (OpenStax Chemistry 2e; Anastas and Warner, Green Chemistry, 1998). */
const SYNTHESES = [
  ["C2H5OH", "C6H12O6 -> C2H5OH + CO2"],
  ["C2H4O", "C2H4 + Cl2 + Ca(OH)2 -> C2H4O + CaCl2 + H2O"],
  ["Fe", "Fe2O3 + CO -> Fe + CO2"],
  ["CaO", "CaCO3 -> CaO + CO2"],
  ["H2", "CH4 + H2O -> CO + H2"],
  ["H2", "Zn + HCl -> ZnCl2 + H2"],
  ["O2", "H2O2 -> H2O + O2"],
  ["O2", "KClO3 -> KCl + O2"],
  ["CH3Cl", "CH4 + Cl2 -> CH3Cl + HCl"],
  ["TiCl4", "TiO2 + C + Cl2 -> TiCl4 + CO"],
  ["Ti", "TiCl4 + Mg -> Ti + MgCl2"],
  ["Si", "SiO2 + C -> Si + CO"],
  ["Cu", "CuO + H2 -> Cu + H2O"],
  ["Cr", "Cr2O3 + Al -> Cr + Al2O3"],
  ["Na2CO3", "NaHCO3 -> Na2CO3 + H2O + CO2"],
  ["NH3", "NH4Cl + Ca(OH)2 -> CaCl2 + NH3 + H2O"],
  ["HF", "CaF2 + H2SO4 -> CaSO4 + HF"],
  ["HNO3", "NO2 + H2O -> HNO3 + NO"],
  ["H3PO4", "Ca3(PO4)2 + H2SO4 -> H3PO4 + CaSO4"],
  ["C4H9Br", "C4H10O + HBr -> C4H9Br + H2O"],
  ["CO(NH2)2", "NH3 + CO2 -> CO(NH2)2 + H2O"],
  ["Zn", "ZnO + C -> Zn + CO"],
  ["Cl2", "NaCl + H2O -> NaOH + H2 + Cl2"],
  ["NaOH", "NaCl + H2O -> NaOH + H2 + Cl2"],
  ["PbCrO4", "Pb(NO3)2 + K2CrO4 -> PbCrO4 + KNO3"],
  ["BaSO4", "BaCl2 + Na2SO4 -> BaSO4 + NaCl"],
] as const;

const weigh = ({ formula, coefficient }: Participant): Decimal => molarMassOf(formula).times(coefficient);

const total = (participants: readonly Participant[]): Decimal =>
  participants.reduce((sum, each) => sum.plus(weigh(each)), new Decimal(0));

type Synthesis = {
  readonly equation: string;
  readonly product: Participant;
  readonly reactants: readonly Participant[];
  readonly economy: Quantity;
};

/** A reaction by what it is run for; null where that is none of its products. */
function synthesisOf(wanted: string, reaction: BalancedEquation): Synthesis | null {
  const all = listParticipants(reaction);
  const product = all.find(({ formula, isReactant }) => formula === wanted && !isReactant);
  const reactants = all.filter(({ isReactant }) => isReactant);
  if (product === undefined) return null;
  return {
    equation: writeEquation(reaction),
    product,
    reactants,
    economy: quantity(weigh(product).div(total(reactants)).times(100), "%", 3),
  };
}

function sampleSynthesis(random: Random): Synthesis | null {
  const [wanted, text] = random.pick(SYNTHESES);
  return synthesisOf(wanted, getReaction(text));
}

const HUNDRED = exactly(100, "%");
const gramsOf = (value: Decimal): Quantity => exactly(value, "g/mol");
const timesMass = ({ coefficient, formula }: Participant): (Term | Operator)[] => [
  count(coefficient),
  "*",
  variable("M", formula),
];
const mixed = (product: Participant, reactants: readonly Participant[]): Decimal =>
  molarMassOf(product.formula).div(
    reactants.reduce((sum, { formula }) => sum.plus(molarMassOf(formula)), new Decimal(0)),
  );

function massSteps({ product, reactants }: Synthesis): SolvedDraft["steps"] {
  return [
    step("wanted-mass", [expression(...timesMass(product), "=", shownTerm(gramsOf(weigh(product))))]),
    step("reactant-mass", [
      expression(
        ...joined(
          reactants.map((each) => timesMass(each)),
          "+",
        ),
        "=",
        shownTerm(gramsOf(total(reactants))),
      ),
    ]),
  ];
}

/** The share of the mass of all reactants that becomes product; null where the reaction does not make it. */
export function solveEconomy(wanted: string, reaction: BalancedEquation): Solved | null {
  const synthesis = synthesisOf(wanted, reaction);
  return synthesis === null ? null : tellEconomy(synthesis);
}

function tellEconomy(synthesis: Synthesis): Solved {
  const { product, reactants, economy } = synthesis;
  const [above, below] = [weigh(product), total(reactants)];
  const amounts = reactants.reduce((sum, { coefficient }) => sum + coefficient, 0);
  return {
    steps: [
      ...massSteps(synthesis),
      step("economy", [worked("AE", [gramsOf(above), "/", gramsOf(below), "*", HUNDRED], economy)]),
    ],
    answer: quantityAnswer("economy", economy, valuesOf(synthesis)),
    distractors: wrongQuantities(economy, [
      ["missing-coefficient", mixed(product, reactants).times(100)],
      [slip("rest-for-share"), new Decimal(100).minus(economy.value)],
      [slip("amounts-for-masses"), new Decimal(product.coefficient).div(amounts).times(100)],
      [slip("by-products"), above.div(below.minus(above)).times(100)],
      [slip("one-reactant"), above.div(Decimal.max(...reactants.map((each) => weigh(each)))).times(100)],
    ]).filter(({ value }) => value.kind === "quantity" && Number(value.value) < 100),
  };
}

const valuesOf = ({ equation, product }: Synthesis): Record<string, FactValue> => ({
  equation: equationTerm(equation),
  product: formulaTerm(product.formula),
});

function askEconomy(random: Random): SolvedDraft | null {
  const synthesis = sampleSynthesis(random);
  if (synthesis === null) return null;
  const { steps, answer, distractors = [] } = tellEconomy(synthesis);
  return { kind: "solved", variant: "economy", values: valuesOf(synthesis), steps, answer, distractors };
}

/** The part of the reactants' mass that is product when the yield is not complete. */
function askMassEfficiency(random: Random): SolvedDraft | null {
  const synthesis = sampleSynthesis(random);
  if (synthesis === null) return null;
  const { equation, product, economy } = synthesis;
  const percent = random.measured({ from: 55, to: 94, figures: 3 }, "%");
  const efficiency = quantity(economy.value.times(percent.value).div(100), "%", 3);
  return {
    kind: "solved",
    variant: "efficiency",
    values: {
      equation: equationTerm(equation),
      product: formulaTerm(product.formula),
      percent: givenTerm(percent),
    },
    steps: [
      ...massSteps(synthesis),
      step("economy", [equals("AE", shownTerm(economy))]),
      step("efficiency", [worked("RME", [economy, "*", percent, "/", HUNDRED], efficiency)]),
    ],
    answer: quantityAnswer("efficiency", efficiency),
    distractors: wrongQuantities(efficiency, [
      [slip("yield-left-out"), economy.value],
      [slip("mean-of-both"), economy.value.plus(percent.value).div(2)],
      [slip("losses-added"), Decimal.max(0, economy.value.plus(percent.value).minus(100))],
      [slip("yield-alone"), percent.value.times(percent.value).div(100)],
    ]).filter(({ value }) => value.kind === "quantity" && Number(value.value) > 0),
  };
}

/** E = mass of waste / mass of product. */
function askEFactor(random: Random): SolvedDraft {
  const waste = random.measured({ from: 1.2, to: 95, figures: 3 }, "kg");
  const product = random.measured({ from: 0.8, to: 12, figures: 3 }, "kg");
  const factor = pureNumber(waste.value.div(product.value), 3);
  const isTotal = random.chance(0.5);
  const all = rounded(waste.value.plus(product.value), "kg");
  const rest = quantity(all.value.minus(product.value), "kg", 3);
  const answer = isTotal ? pureNumber(rest.value.div(product.value), 3) : factor;
  const [first, wasted] = isTotal ? [all, rest] : [waste, waste];
  return {
    kind: "solved",
    variant: isTotal ? "factor-of-all" : "factor",
    values: { first: givenTerm(first), product: givenTerm(product) },
    steps: [
      step(isTotal ? "waste-left" : "waste-given", isTotal ? [worked("m₁", [all, "-", product], rest)] : []),
      step("factor", [worked("E", [["m₁", wasted], "/", ["m₂", product]], answer)]),
    ],
    answer: quantityAnswer("factor", answer),
    distractors: wrongQuantities(answer, [
      ["inverted-ratio", product.value.div(wasted.value)],
      [
        isTotal ? slip("all-for-waste") : slip("all-for-product"),
        isTotal ? all.value.div(product.value) : waste.value.div(waste.value.plus(product.value)),
      ],
      [slip("product-of-all"), product.value.div(product.value.plus(wasted.value))],
    ]),
  };
}

/** How much waste a plant makes, from its E-factor. */
function askWaste(random: Random): SolvedDraft {
  const product = random.measured({ from: 12, to: 480, figures: 3 }, "kg");
  const factor = pureNumber(new Decimal(random.integer(200, 3000)).div(100).toSignificantDigits(3), 3);
  const waste = quantity(product.value.times(factor.value), "kg", 3);
  return {
    kind: "solved",
    variant: "waste",
    values: { product: givenTerm(product), factor: givenTerm(factor) },
    steps: [
      step("definition", [expression(variable("E"), "=", variable("m₁"), "/", variable("m₂"))]),
      step("waste", [worked("m₁", [["E", factor], "*", ["m₂", product]], waste)]),
    ],
    answer: quantityAnswer("waste", waste),
    distractors: wrongQuantities(waste, [
      ["divided-instead-of-multiplied", product.value.div(factor.value)],
      [slip("input-for-waste"), product.value.times(factor.value.plus(1))],
      [slip("product-subtracted"), product.value.times(factor.value.minus(1))],
    ]),
  };
}

/** Principles, each with measures that follow it and no other. Anastas and Warner, 1998. */
const PRINCIPLES = ["prevention", "safer-solvents", "energy", "renewable", "catalysis", "degradation"] as const;
const MEASURES = { prevention: 2, "safer-solvents": 2, energy: 2, renewable: 2, catalysis: 2, degradation: 2 } as const;

function askPrinciple(random: Random): SolvedDraft {
  const principle = random.pick(PRINCIPLES);
  const measure = `${principle}-${random.integer(1, MEASURES[principle])}`;
  return {
    kind: "solved",
    variant: "principle",
    values: { measure: word(measure) },
    steps: [step("what-changes"), step("name-principle")],
    answer: { id: "principle", value: word(principle) },
    distractors: wrongChoices(PRINCIPLES, principle, () => slip("other-principle"), word),
  };
}

const isAlone = (random: Random): boolean => random.chance(0.35);

/** Principles of green chemistry, by measures; atom economy and E-factor, by numbers. */
export const greenChemistry: Family = {
  id: "green-chemistry",
  subtopic: "green-chemistry",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random): Draft => (isAlone(random) ? askPrinciple(random) : askEFactor(random)),
    medium: (random) => (isAlone(random) ? askWaste(random) : askEconomy(random)),
    hard: askMassEfficiency,
  },
};
