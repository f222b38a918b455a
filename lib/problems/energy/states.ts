import { wrongChoices } from "../solved.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { expression, joined, step, substanceTerm, variable } from "../../methods/terms.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { degrees } from "./thermal-data.ts";

const WORDS = "problems-energy.states";

/** Melting and boiling points at 1 atm in °C: CRC Handbook of Chemistry and Physics, sections 3 and 4. */
const SUBSTANCES = [
  { formula: "C2H5OH", melting: "-114.1", boiling: "78.2" },
  { formula: "CH3OH", melting: "-97.5", boiling: "64.6" },
  { formula: "NH3", melting: "-77.7", boiling: "-33.3" },
  { formula: "Br2", melting: "-7.2", boiling: "58.8" },
  { formula: "Cl2", melting: "-101.5", boiling: "-34.0" },
  { formula: "Hg", melting: "-38.8", boiling: "356.6" },
  { formula: "O2", melting: "-218.8", boiling: "-183.0" },
  { formula: "N2", melting: "-210.0", boiling: "-195.8" },
  { formula: "SO2", melting: "-75.5", boiling: "-10.1" },
  { formula: "CCl4", melting: "-22.6", boiling: "76.8" },
  { formula: "Na", melting: "97.8", boiling: "882.9" },
  { formula: "CH4", melting: "-182.5", boiling: "-161.5" },
] as const;

const PLACES = ["solid", "melting", "liquid", "boiling", "gas"] as const;

type Place = (typeof PLACES)[number];

type Sample = {
  readonly formula: string;
  readonly melting: Quantity;
  readonly boiling: Quantity;
  readonly temperature: Quantity;
  readonly place: Place;
};

const celsius = (text: string): Quantity => quantity(text, "°C", text.replace(/[-.]/g, "").replace(/^0+/, "").length);

/** A temperature on the heating curve, well away from the edges unless it is one. */
function sample(random: Random, places: readonly Place[]): Sample {
  const { formula, ...points } = random.pick(SUBSTANCES);
  const [melting, boiling] = [celsius(points.melting), celsius(points.boiling)];
  const [low, high] = [Number(points.melting), Number(points.boiling)];
  const place = random.pick(places);
  const below = Math.max(low - 90, -268);
  const found = {
    solid: () => degrees(below + (low - 4 - below) * random.next()),
    melting: () => melting,
    liquid: () => degrees(low + (high - low) * (0.1 + 0.8 * random.next())),
    boiling: () => boiling,
    gas: () => degrees(high + 5 + 90 * random.next()),
  } as const satisfies Record<Place, () => Quantity>;
  return { formula, melting, boiling, temperature: found[place](), place };
}

const word = wordIn<Place>(WORDS);

function steps({ melting, boiling, temperature, place }: Sample): StepFacts[] {
  return [
    step("order", [
      expression(
        ...joined(
          [
            [variable("Tm"), "=", givenTerm(melting)],
            [variable("Tb"), "=", givenTerm(boiling)],
            [variable("T"), "=", givenTerm(temperature)],
          ],
          ",",
        ),
      ),
    ]),
    step(place),
  ];
}

function draft(sampled: Sample, variant: string, places: readonly Place[]): SolvedDraft {
  const { formula, melting, boiling, temperature, place } = sampled;
  return {
    kind: "solved",
    variant,
    values: { substance: substanceTerm(formula), temperature: givenTerm(temperature) },
    givens: { melting: ["Tm", melting], boiling: ["Tb", boiling] },
    steps: steps(sampled),
    answer: { id: "state", value: word(place) },
    distractors: wrongChoices(places, place, (other) => slipOf(WORDS, other), word),
  };
}

const PURE = ["solid", "liquid", "gas"] as const;

/** What a substance is at a temperature, from its melting and boiling point. */
export const states: Family = {
  id: "states",
  subtopic: "heating-curves",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: (random) => draft(sample(random, PURE), "state", PURE) },
};

/** What is there at a point of the heating curve: on its flat parts two phases at once. */
export const phasesOnCurve: Family = {
  id: "phases-on-curve",
  subtopic: "heating-curves",
  words: WORDS,
  forms: ["choice"],
  levels: { medium: (random) => draft(sample(random, PLACES), "curve", PLACES) },
};
