import { rounded } from "../rounded.ts";
import { equationTerm, formulaTerm } from "../../methods/terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { given, wrongQuantity } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { NEUTRALIZATIONS } from "../intake.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import { getReaction, listParticipants, writeEquation } from "../reactions/reaction.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";

const WORDS = "problems-acids.titration-volumes";

/** What is titrated, with what, the equation, and how much titrant one of it takes. */
type Reaction = {
  readonly analyte: string;
  readonly titrant: string;
  readonly equation: string;
  readonly factor: number;
};

const ONE_TO_ONE: readonly Reaction[] = [
  { analyte: "HCl", titrant: "NaOH", equation: "HCl + NaOH -> NaCl + H2O", factor: 1 },
  { analyte: "HNO3", titrant: "KOH", equation: "HNO3 + KOH -> KNO3 + H2O", factor: 1 },
  { analyte: "CH3COOH", titrant: "NaOH", equation: "CH3COOH + NaOH -> CH3COONa + H2O", factor: 1 },
  { analyte: "HCOOH", titrant: "KOH", equation: "HCOOH + KOH -> HCOOK + H2O", factor: 1 },
  { analyte: "NaOH", titrant: "HCl", equation: "NaOH + HCl -> NaCl + H2O", factor: 1 },
  { analyte: "NH3", titrant: "HCl", equation: "NH3 + HCl -> NH4Cl", factor: 1 },
  { analyte: "KOH", titrant: "HNO3", equation: "KOH + HNO3 -> KNO3 + H2O", factor: 1 },
];

const OTHER: readonly Reaction[] = [
  { analyte: "H2SO4", titrant: "NaOH", equation: "H2SO4 + 2 NaOH -> Na2SO4 + 2 H2O", factor: 2 },
  { analyte: "H2SO4", titrant: "KOH", equation: "H2SO4 + 2 KOH -> K2SO4 + 2 H2O", factor: 2 },
  { analyte: "H2C2O4", titrant: "NaOH", equation: "H2C2O4 + 2 NaOH -> Na2C2O4 + 2 H2O", factor: 2 },
  { analyte: "Ba(OH)2", titrant: "HCl", equation: "Ba(OH)2 + 2 HCl -> BaCl2 + 2 H2O", factor: 2 },
  { analyte: "Na2CO3", titrant: "HCl", equation: "Na2CO3 + 2 HCl -> 2 NaCl + CO2 + H2O", factor: 2 },
  { analyte: "NaOH", titrant: "H2SO4", equation: "2 NaOH + H2SO4 -> Na2SO4 + 2 H2O", factor: 0.5 },
  { analyte: "HCl", titrant: "Ba(OH)2", equation: "2 HCl + Ba(OH)2 -> BaCl2 + 2 H2O", factor: 0.5 },
  { analyte: "H3PO4", titrant: "NaOH", equation: "H3PO4 + 3 NaOH -> Na3PO4 + 3 H2O", factor: 3 },
];

/** Solids that are weighed out and titrated. */
const SOLIDS: readonly Reaction[] = [
  { analyte: "C6H5COOH", titrant: "NaOH", equation: "C6H5COOH + NaOH -> C6H5COONa + H2O", factor: 1 },
  ...OTHER.filter(({ analyte }) => analyte === "H2C2O4" || analyte === "Na2CO3"),
];

const PIPETTES = [10, 20, 25, 50] as const;

/** A reading of a burette and the contents of a pipette, with what the concentration of the analyte then is. */
function sample(random: Random, reactions: readonly Reaction[]) {
  const reaction = random.pick(reactions);
  const pipette = quantity(new Decimal(random.pick(PIPETTES)).toFixed(2), "mL", 4);
  const burette = quantity(new Decimal(12 + 30 * random.next()).toFixed(2), "mL", 4);
  const titrant = random.measured({ from: 0.08, to: 0.25, figures: 4 }, "mol/L");
  return { reaction, pipette, burette, titrant };
}

const shared = ({ analyte, titrant, equation }: Reaction) =>
  ({
    kind: "computed",
    equation,
    values: { analyte: formulaTerm(analyte), titrant: formulaTerm(titrant), equation: equationTerm(equation) },
  }) as const;

/** Which concentration the titrated solution has. */
function concentration(random: Random, reactions: readonly Reaction[]): ComputedDraft | null {
  const { reaction, pipette, burette, titrant } = sample(random, reactions);
  const { analyte, factor } = reaction;
  const value = titrant.value.times(burette.value).div(pipette.value).div(factor);
  if (value.gt("0.9") || value.lt("0.02")) return null;
  return {
    ...shared(reaction),
    variant: "concentration",
    givens: {
      pipette: given("solution-volume", analyte, pipette),
      titrantMolarity: given("molarity", reaction.titrant, titrant),
      burette: given("solution-volume", reaction.titrant, burette),
    },
    find: variableOf("molarity", analyte),
    unit: "mol/L",
    distractors: [
      {
        slip: slipOf(WORDS, "volumes-exchanged"),
        value: wrongQuantity(titrant.value.times(pipette.value).div(burette.value).div(factor), "mol/L", 4),
      },
      {
        slip: slipOf(WORDS, "volumes-added"),
        value: wrongQuantity(
          titrant.value.times(burette.value).div(pipette.value.plus(burette.value)).div(factor),
          "mol/L",
          4,
        ),
      },
    ],
  };
}

/** How much titrant it takes. */
function volume(random: Random, reactions: readonly Reaction[]): ComputedDraft | null {
  const { reaction, pipette, titrant } = sample(random, reactions);
  const { analyte, factor } = reaction;
  const own = random.measured({ from: 0.05, to: 0.3, figures: 4 }, "mol/L");
  const needed = own.value.times(pipette.value).times(factor).div(titrant.value);
  if (needed.gt(49) || needed.lt(6)) return null;
  return {
    ...shared(reaction),
    variant: "volume",
    givens: {
      pipette: given("solution-volume", analyte, pipette),
      ownMolarity: given("molarity", analyte, own),
      titrantMolarity: given("molarity", reaction.titrant, titrant),
    },
    find: variableOf("solution-volume", reaction.titrant),
    unit: "mL",
    distractors: [
      {
        slip: slipOf(WORDS, "concentrations-exchanged"),
        value: wrongQuantity(titrant.value.times(pipette.value).times(factor).div(own.value), "mL", 4),
      },
    ],
  };
}

/** The concentration of a titrant from a weighed solid: its standardisation. */
function standard(random: Random): ComputedDraft {
  const { reaction, burette, titrant } = sample(random, SOLIDS);
  const { analyte, factor } = reaction;
  const molarMass = molarMassOf(analyte);
  const mass = rounded(titrant.value.times(burette.value).div(1000).div(factor).times(molarMass), "g", 4);
  return {
    ...shared(reaction),
    variant: "standard",
    givens: { mass: given("mass", analyte, mass), burette: given("solution-volume", reaction.titrant, burette) },
    find: variableOf("molarity", reaction.titrant),
    unit: "mol/L",
    distractors: [
      {
        slip: slipOf(WORDS, "titrant-molar-mass"),
        value: wrongQuantity(titrant.value.times(molarMass).div(molarMassOf(reaction.titrant)), "mol/L", 4),
      },
    ],
  };
}

/** The mass of the substance in a sample. */
function mass(random: Random): ComputedDraft {
  const { reaction, burette, titrant } = sample(random, [
    ...SOLIDS,
    ...ONE_TO_ONE.filter(({ analyte }) => analyte === "CH3COOH"),
  ]);
  return {
    ...shared(reaction),
    variant: "mass",
    givens: {
      titrantMolarity: given("molarity", reaction.titrant, titrant),
      burette: given("solution-volume", reaction.titrant, burette),
    },
    find: variableOf("mass", reaction.analyte),
    unit: "g",
    distractors: [
      {
        slip: slipOf(WORDS, "titrant-molar-mass"),
        value: wrongQuantity(
          titrant.value.times(burette.value).div(1000).div(reaction.factor).times(molarMassOf(reaction.titrant)),
          "g",
          4,
        ),
      },
    ],
  };
}

/** Either of the two may be what is titrated; null where nothing was taken from outside. */
function reactionsOf(taken: readonly string[]): readonly Reaction[] | null {
  if (taken.length === 0) return null;
  return taken.flatMap((text) => {
    const reaction = getReaction(text);
    const pairs = listParticipants(reaction).filter(({ isReactant }) => isReactant);
    return pairs.flatMap((analyte) =>
      pairs
        .filter((titrant) => titrant !== analyte)
        .map((titrant) => ({
          analyte: analyte.formula,
          titrant: titrant.formula,
          equation: writeEquation(reaction),
          factor: titrant.coefficient / analyte.coefficient,
        })),
    );
  });
}

/** What a titration is for: an unknown concentration, the volume that it takes, the mass in a sample. */
export const titrationVolumes: Family = {
  id: "titration-volumes",
  subtopic: "titrations",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random, taken) => random.pick([concentration, volume])(random, reactionsOf(taken) ?? ONE_TO_ONE),
    medium: (random, taken) => random.pick([concentration, volume])(random, reactionsOf(taken) ?? OTHER),
    hard: (random) => random.pick([standard, mass])(random),
  },
  takes: NEUTRALIZATIONS,
};
