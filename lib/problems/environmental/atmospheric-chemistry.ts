import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { exactMolarMass } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { skippedMoles } from "../reactions/mass-mass.ts";
import { getReaction, listParticipants, writeEquation } from "../reactions/reaction.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-environmental.atmospheric-chemistry";

const slip = (name: string): string => slipOf(WORDS, name);
const word = wordIn(WORDS);

/** Heights in km that lie well within each layer (U.S. Standard Atmosphere, 1976: borders near 11, 47 to 51 and 86 km; the lowest varies from 8 to 17 km). */
const LAYERS = { troposphere: [1, 7], stratosphere: [20, 44], mesosphere: [55, 80], thermosphere: [100, 400] } as const;

const LAYER_NAMES = [
  "troposphere",
  "stratosphere",
  "mesosphere",
  "thermosphere",
] as const satisfies readonly (keyof typeof LAYERS)[];

function askLayer(random: Random): SolvedDraft {
  const layer = random.pick(LAYER_NAMES);
  const [from, to] = LAYERS[layer];
  const height = quantity(random.integer(from, to), "km", null);
  return {
    kind: "solved",
    variant: "layer",
    values: { height: givenTerm(height) },
    steps: [step("order"), step("place")],
    answer: { id: "layer", value: word(layer), values: { height: givenTerm(height) } },
    distractors: wrongChoices(LAYER_NAMES, layer, slip, word),
  };
}

/** Trace gases with usual contents by volume, in ppm (WMO Greenhouse Gas Bulletin 2024; WHO air quality guidelines 2021). */
const TRACES = [
  ["CO2", 420, 1900],
  ["CH4", 1.85, 2.6],
  ["CO", 0.12, 9],
  ["Ne", 18, 18.4],
  ["O3", 0.02, 0.12],
  ["NO2", 0.01, 0.2],
] as const;

/** The volume of a trace gas in a room. */
function askVolume(random: Random): SolvedDraft {
  const [gas, from, to] = random.pick(TRACES);
  const content = random.measured({ from, to, figures: 3 }, "ppm");
  const room = random.measured({ from: 22, to: 480, figures: 3 }, "m^3");
  const answer = quantity(content.value.times(room.value), "mL", 3);
  return {
    kind: "solved",
    variant: "volume",
    values: { gas: formulaTerm(gas) },
    givens: { content: [variable("x", gas), content], room: ["V", room] },
    steps: [
      step("millionth"),
      step("volume", [worked(variable("V", gas), [["x", content], "*", ["V", room]], answer)]),
    ],
    answer: quantityAnswer("volume", answer, { gas: formulaTerm(gas) }),
    distractors: wrongQuantities(answer, [
      [slip("billionth"), answer.value.div(1000)],
      ["divided-instead-of-multiplied", room.value.div(content.value)],
      [slip("litres-for-millilitres"), answer.value.times(1000)],
    ]),
  };
}

/** Reactions of the air and of cleaning it: acid rain, catalytic converters, scrubbers. OpenStax Chemistry 2e; Finlayson-Pitts and Pitts, Chemistry of the Upper and Lower Atmosphere. */
const REACTIONS = [
  "SO2 + O2 + H2O -> H2SO4",
  "NO2 + O2 + H2O -> HNO3",
  "NO + O2 -> NO2",
  "SO2 + O2 -> SO3",
  "N2 + O2 -> NO",
  "NO + CO -> N2 + CO2",
  "NO2 + NH3 -> N2 + H2O",
  "CaCO3 + SO2 + O2 -> CaSO4 + CO2",
  "CaCO3 + H2SO4 -> CaSO4 + H2O + CO2",
  "CO + O2 -> CO2",
  "O2 -> O3",
  "CaCO3 + HNO3 -> Ca(NO3)2 + H2O + CO2",
].map((text) => getReaction(text));

/** What forms, or what is needed, by mass. */
function askMass(random: Random): ComputedDraft {
  const reaction = random.pick(REACTIONS);
  const all = listParticipants(reaction);
  const [reactant, product] = [
    random.pick(all.filter(({ isReactant }) => isReactant)),
    random.pick(all.filter(({ isReactant }) => !isReactant)),
  ];
  const isForward = random.chance(0.6);
  const [from, to] = isForward ? [reactant, product] : [product, reactant];
  const equation = writeEquation(reaction);
  const mass = random.measured({ from: 1.2, to: 95, figures: 3 }, "kg");
  return {
    kind: "computed",
    variant: isForward ? "forms" : "needed",
    givens: { mass: given("mass", from.formula, mass) },
    find: variableOf("mass", to.formula),
    unit: "kg",
    equation,
    values: { equation: equationTerm(equation), from: formulaTerm(from.formula), to: formulaTerm(to.formula) },
    distractors: skippedMoles({ from, to }, mass),
  };
}

/** The radicals that destroy ozone again and again: X + O₃ → XO + O₂, XO + O → X + O₂. Crutzen 1970; Molina and Rowland 1974. */
const RADICALS = [
  ["Cl", "ClO"],
  ["Br", "BrO"],
  ["NO", "NO2"],
  ["OH", "HO2"],
  ["H", "OH"],
] as const;

function askCycle(random: Random): SolvedDraft {
  const [radical, oxide] = random.pick(RADICALS);
  const variant = random.pick(["catalyst", "intermediate"] as const);
  const [right, other] = variant === "catalyst" ? [radical, oxide] : [oxide, radical];
  return {
    kind: "solved",
    variant,
    values: {
      first: equationTerm(`${radical} + O3 -> ${oxide} + O2`),
      second: equationTerm(`${oxide} + O -> ${radical} + O2`),
    },
    steps: [step("add-steps", [expression(equationTerm("O3 + O -> 2 O2"))]), step(variant)],
    answer: { id: variant, value: formulaTerm(right) },
    distractors: [
      { slip: slip(variant === "catalyst" ? "intermediate" : "catalyst"), value: formulaTerm(other) },
      { slip: slip("used-up"), value: formulaTerm("O3") },
      { slip: slip("product"), value: formulaTerm("O2") },
    ],
  };
}

/** Coal with sulfur in it: what goes up the chimney. */
function askCoal(random: Random): ComputedDraft {
  return {
    kind: "computed",
    variant: "coal",
    givens: {
      sample: given("sample-mass", null, random.measured({ from: 120, to: 950, figures: 3 }, "kg")),
      percent: given("mass-percent", "S", quantity(new Decimal(random.integer(105, 480)).div(100), "%", 3)),
    },
    find: variableOf("mass", "SO2"),
    unit: "kg",
    equation: "S + O2 -> SO2",
  };
}

/** Pollutants with contents of city air, in ppb. */
const POLLUTANTS = [
  ["O3", 20, 120],
  ["NO2", 8, 95],
  ["SO2", 2, 75],
  ["CO", 210, 8900],
  ["NO", 5, 90],
  ["NH3", 2, 40],
  ["CH2O", 1.5, 30],
] as const;

const MOLAR_VOLUME: Quantity = quantity("24.5", "L/mol", 3);

/** c = x M / V_m, at 25 °C and 1 atm. */
function askConcentration(random: Random): SolvedDraft {
  const [gas, from, to] = random.pick(POLLUTANTS);
  const share = random.measured({ from, to, figures: 3 }, "ppb");
  const molarMass = exactMolarMass(gas);
  const ratio = molarMass.value.div(MOLAR_VOLUME.value);
  const isMass = random.chance(0.5);
  const concentration = rounded(share.value.times(ratio), "µg/m^3");
  const [known, answer] = isMass
    ? [share, quantity(share.value.times(ratio), "µg/m^3", 3)]
    : [concentration, quantity(concentration.value.div(ratio), "ppb", 3)];
  const law = isMass
    ? expression(variable("c"), "=", variable("x"), "*", variable("M"), "/", variable("V_m"))
    : expression(variable("x"), "=", variable("c"), "*", variable("V_m"), "/", variable("M"));
  const [above, below] = isMass ? [molarMass, MOLAR_VOLUME] : [MOLAR_VOLUME, molarMass];
  const id = isMass ? "micrograms" : "billionths";
  return {
    kind: "solved",
    variant: id,
    values: { gas: formulaTerm(gas) },
    givens: { known: [variable(isMass ? "x" : "c", gas), known], molarVolume: ["V_m", MOLAR_VOLUME] },
    steps: [
      step("cubic-metre"),
      step(id, [
        expression(
          ...law.terms,
          "=",
          givenTerm(known),
          "*",
          shownTerm(above),
          "/",
          shownTerm(below),
          "=",
          shownTerm(answer),
        ),
      ]),
    ],
    answer: quantityAnswer(id, answer, { gas: formulaTerm(gas) }),
    distractors: wrongQuantities(answer, [
      ["inverted-ratio", known.value.times(below.value).div(above.value)],
      [
        slip("molar-mass-left-out"),
        isMass ? known.value.div(MOLAR_VOLUME.value) : known.value.times(MOLAR_VOLUME.value),
      ],
      [slip("molar-volume-left-out"), isMass ? known.value.times(molarMass.value) : known.value.div(molarMass.value)],
    ]),
  };
}

const easy = (random: Random): Draft => (random.chance(0.4) ? askLayer(random) : askVolume(random));

const medium = (random: Random): Draft => (random.chance(0.3) ? askCycle(random) : askMass(random));

const hard = (random: Random): Draft => (random.chance(0.4) ? askCoal(random) : askConcentration(random));

/** The layers of the air, traces in it, the reactions that make and clean pollutants, and the cycles that destroy ozone. */
export const atmosphericChemistry: Family = {
  id: "atmospheric-chemistry",
  subtopic: "atmospheric-chemistry",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy, medium, hard },
};
