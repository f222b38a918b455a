import { rounded } from "../rounded.ts";
import { computed, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { formulaTerm, quantity as quantityFact, step, substanceTerm } from "../../methods/terms.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { PHASE_DIAGRAMS, PHASE_ENTHALPIES, PHASE_POINTS } from "./phase-data.ts";

const WORDS = "problems-gases.state-changes";
const word = wordIn(WORDS);
const STATES = ["solid", "liquid", "gas"] as const;
type State = (typeof STATES)[number];

/** Each change by what it begins and ends with; no course has another name for the four that are not between liquid and gas. */
const CHANGES = [
  { id: "melting", from: "solid", to: "liquid" },
  { id: "freezing", from: "liquid", to: "solid" },
  { id: "vaporization", from: "liquid", to: "gas" },
  { id: "condensation", from: "gas", to: "liquid" },
  { id: "sublimation", from: "solid", to: "gas" },
  { id: "deposition", from: "gas", to: "solid" },
] as const;

const celsius = (value: number): Quantity => quantity(value, "°C", Math.max(1, String(Math.abs(value)).length));

function stateAt(temperature: number, melting: number, boiling: number): State {
  if (temperature < melting) return "solid";
  return temperature < boiling ? "liquid" : "gas";
}

/** The state of a substance at a temperature, from its melting and boiling points. */
function stateOf(random: Random): Draft {
  const { formula, melting, boiling } = random.pick(PHASE_POINTS);
  const state = random.pick(STATES);
  const coldest = Math.max(-250, melting - 90);
  const temperature =
    state === "solid"
      ? random.integer(coldest, melting - 3)
      : state === "liquid"
        ? random.integer(melting + 2, boiling - 2)
        : random.integer(boiling + 3, boiling + 120);
  return {
    kind: "solved",
    variant: "state",
    values: { substance: substanceTerm(formula) },
    givens: {
      melting: ["melting-point", celsius(melting)],
      boiling: ["boiling-point", celsius(boiling)],
      T: ["T", celsius(temperature)],
    },
    steps: [step("order"), step("place")],
    answer: { id: "state", value: word(state) },
    distractors: wrongChoices(STATES, state, (each) => slipOf(WORDS, `not-${each}`), word),
  };
}

/** What happens on the way from one temperature to another. */
function changeBetween(random: Random): Draft | null {
  const { formula, melting, boiling } = random.pick(PHASE_POINTS);
  const change = random.pick(CHANGES.slice(0, 4));
  const isLower = change.id === "melting" || change.id === "freezing";
  const point = isLower ? melting : boiling;
  const room = Math.min(25, Math.floor((boiling - melting) / 2) - 1);
  const below = point - random.integer(3, isLower ? 25 : Math.max(3, room));
  const above = point + random.integer(3, isLower ? Math.max(3, room) : 25);
  const isWarming = change.id === "melting" || change.id === "vaporization";
  const [from, to] = isWarming ? [below, above] : [above, below];
  if (stateAt(from, melting, boiling) !== change.from || stateAt(to, melting, boiling) !== change.to || below < -260)
    return null;
  return {
    kind: "solved",
    variant: isWarming ? "warmed" : "cooled",
    values: {
      substance: substanceTerm(formula),
      melting: givenTerm(celsius(melting)),
      boiling: givenTerm(celsius(boiling)),
      from: givenTerm(celsius(from)),
      to: givenTerm(celsius(to)),
    },
    steps: [step("states-at-both"), step("name-change")],
    answer: { id: "change", value: word(change.id) },
    distractors: CHANGES.slice(0, 4)
      .filter((each) => each !== change)
      .map((each) => ({
        slip: slipOf(WORDS, each.from === change.to && each.to === change.from ? "other-direction" : "other-states"),
        value: word(each.id),
      })),
  };
}

const molarMassTerm = (formula: string) => quantityFact(molarMassOf(formula).toFixed(), "g/mol");

/** What melts or boils: the substance with the enthalpy that the problem states. */
function transition(random: Random) {
  const { formula, fusion, vaporization } = random.pick(PHASE_ENTHALPIES);
  const isMelting = random.chance(0.5);
  const enthalpy = quantity(isMelting ? fusion : vaporization, "kJ/mol", 3);
  return {
    formula,
    isMelting,
    enthalpy,
    values: { substance: substanceTerm(formula), formula: formulaTerm(formula) },
  };
}

/** q = n ΔH, by way of the moles. */
function heatOfChange(random: Random): Draft {
  const { formula, isMelting, enthalpy, values } = transition(random);
  const mass = random.measured({ from: 12, to: 240, figures: 3 }, "g");
  const amount = computed(mass.value.div(molarMassOf(formula)), "mol", mass);
  const heat = computed(amount.value.times(enthalpy.value), "kJ", amount, enthalpy);
  return {
    kind: "solved",
    variant: isMelting ? "heat-to-melt" : "heat-to-vaporize",
    values,
    givens: { mass: ["m", mass], enthalpy: ["ΔH", enthalpy] },
    steps: [
      step("moles", [worked("n", [["m", mass], "/", ["M", molarMassTerm(formula)]], amount)]),
      step("heat", [worked("q", [["n", amount], "*", ["ΔH", enthalpy]], heat)]),
    ],
    answer: quantityAnswer("heat", heat),
    distractors: wrongQuantities(heat, [
      ["skipped-moles", mass.value.times(enthalpy.value)],
      ["divided-instead-of-multiplied", amount.value.div(enthalpy.value)],
      ["inverted-ratio", molarMassOf(formula).div(mass.value).times(enthalpy.value)],
    ]),
  };
}

/** m = (q / ΔH) M */
function massOfChange(random: Random): Draft {
  const { formula, isMelting, enthalpy, values } = transition(random);
  const amount = random.measured({ from: 0.15, to: 4.8, figures: 3 }, "mol").value;
  const heat = rounded(amount.times(enthalpy.value), "kJ");
  const moles = computed(heat.value.div(enthalpy.value), "mol", heat, enthalpy);
  const mass = computed(moles.value.times(molarMassOf(formula)), "g", moles);
  return {
    kind: "solved",
    variant: isMelting ? "mass-melted" : "mass-vaporized",
    values,
    givens: { heat: ["q", heat], enthalpy: ["ΔH", enthalpy] },
    steps: [
      step("moles-from-heat", [worked("n", [["q", heat], "/", ["ΔH", enthalpy]], moles)]),
      step("mass-from-moles", [worked("m", [["n", moles], "*", ["M", molarMassTerm(formula)]], mass)]),
    ],
    answer: quantityAnswer("mass", mass),
    distractors: wrongQuantities(mass, [
      ["skipped-moles", moles.value],
      ["multiplied-instead-of-divided", heat.value.times(enthalpy.value).times(molarMassOf(formula))],
      ["divided-instead-of-multiplied", moles.value.div(molarMassOf(formula))],
    ]),
  };
}

/** Below the pressure of the triple point there is no liquid. */
function byPressure(random: Random): Draft {
  const { formula, triple } = random.pick(PHASE_DIAGRAMS);
  const isBelow = random.chance(0.5);
  const pressure = rounded(
    new Decimal(triple[1]).times(isBelow ? 0.2 + 0.6 * random.next() : 1.5 + 3 * random.next()),
    "kPa",
  );
  const right = isBelow ? "sublimation" : "melting";
  const others = ["melting", "sublimation", "vaporization", "deposition"].filter((each) => each !== right);
  return {
    kind: "solved",
    variant: "solid-warmed",
    values: {
      substance: substanceTerm(formula),
      T3: quantityFact(triple[0], "K", triple[0].length - 1),
      P3: quantityFact(triple[1], "kPa", 3),
    },
    givens: { P: ["P", pressure] },
    steps: [step("compare-triple"), step("which-line")],
    answer: { id: "change", value: word(right) },
    distractors: others.map((each) => ({
      slip: slipOf(WORDS, each === "melting" || each === "sublimation" ? "triple-point" : "not-a-solid"),
      value: word(each),
    })),
  };
}

/** Beyond the critical point liquid and gas are one. */
function byCriticalPoint(random: Random): Draft {
  const { formula, critical } = random.pick(PHASE_DIAGRAMS);
  const isHot = random.chance(0.7);
  const isDense = random.chance(0.5);
  const near = (value: string, isAbove: boolean): Decimal =>
    new Decimal(value).times(isAbove ? 1.06 + 0.25 * random.next() : 0.35 + 0.3 * random.next());
  // Below the critical temperature the vapour-pressure curve decides: pressures keep far from it, on either side.
  const temperature = rounded(
    isHot ? near(critical[0], true) : new Decimal(critical[0]).times(0.9 + 0.07 * random.next()),
    "K",
  );
  const isSupercritical = isHot && isDense;
  const pressure = rounded(
    isHot
      ? near(critical[1], isDense)
      : new Decimal(critical[1]).times(isDense ? 1.2 + random.next() : 0.02 + 0.03 * random.next()),
    "kPa",
  );
  const right = isSupercritical ? "supercritical" : isHot || !isDense ? "gas" : "liquid";
  return {
    kind: "solved",
    variant: "beyond-critical",
    values: {
      substance: substanceTerm(formula),
      Tc: quantityFact(critical[0], "K", critical[0].length - 1),
      Pc: quantityFact(critical[1], "kPa", 3),
    },
    givens: { T: ["T", temperature], P: ["P", pressure] },
    steps: [step("compare-critical"), step("which-side")],
    answer: { id: "state", value: word(right) },
    distractors: ["solid", "liquid", "gas", "supercritical"]
      .filter((each) => each !== right)
      .map((each) => ({
        slip: slipOf(WORDS, each === "supercritical" ? "not-supercritical" : "critical-point"),
        value: word(each),
      })),
  };
}

/** Which changes of state there are, where they happen and what heat they take. */
export const stateChanges: Family = {
  id: "state-changes",
  subtopic: "phase-changes-phase-diagrams",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => random.pick([stateOf, changeBetween])(random),
    medium: (random) => random.pick([heatOfChange, massOfChange])(random),
    hard: (random) => random.pick([byPressure, byCriticalPoint])(random),
  },
};
