import { wrongChoices } from "../solved.ts";
import { equals } from "../../methods/rules/quantity-terms.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { count, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { compareInLine, compareMixed, listOrderSlips, order, sequence } from "./comparison.ts";
import type { Extreme, Property } from "./comparison.ts";
import { MAIN_ELEMENTS, writeSimpleIon } from "./elements.ts";

const WORDS = "problems-periodic-table.atomic-radius";

/** Radii of noble gases depend on how they are measured, and gallium's is above or below aluminium's by the table: they are not compared. */
export const RADIUS: Property = {
  words: WORDS,
  of: ({ radius, group, symbol }) => (group === 18 || symbol === "Ga" ? null : radius),
  across: -1,
  down: 1,
  apart: 0.02,
};

/** Ions with the same number of electrons, by rising nuclear charge: that is, by falling radius. */
const ISOELECTRONIC = [
  "N^3- O^2- F- Na+ Mg^2+ Al^3+",
  "P^3- S^2- Cl- K+ Ca^2+ Sc^3+",
  "Se^2- Br- Rb+ Sr^2+ Y^3+",
  "Te^2- I- Cs+ Ba^2+ La^3+",
].map((line) => line.split(" "));

const symbolOf = (ion: string): string => /^[A-Z][a-z]?/.exec(ion)?.[0] ?? ion;

/** `Z(Na+) = 11` */
function chargeLines(ions: readonly string[]) {
  return ions.map((ion) => equals(variable("Z", ion), count(findElement(symbolOf(ion))?.number ?? 0)));
}

function pickIons(
  random: Random,
  size: number,
): { readonly shown: readonly string[]; readonly ranked: readonly string[] } {
  const series = random.pick(ISOELECTRONIC);
  const shown = random.pickSeveral(series, size);
  return { shown, ranked: series.filter((ion) => shown.includes(ion)).toReversed() };
}

/** Ions of one series by rising radius; null where they are not of one. */
function rankIons(shown: readonly string[]): readonly string[] | null {
  const series = ISOELECTRONIC.find((ions) => shown.every((ion) => ions.includes(ion)));
  return series === undefined ? null : series.filter((ion) => shown.includes(ion)).toReversed();
}

const countingSteps = (shown: readonly string[]): StepFacts[] => [
  step("same-electrons"),
  step("nuclear-charge", chargeLines(shown)),
];

/** The largest or smallest of ions with equal electrons, or all in order. */
export function solveIons(shown: readonly string[], asked: Extreme | "rising" | "falling"): Solved | null {
  const ranked = rankIons(shown);
  if (ranked === null) return null;
  if (asked === "rising" || asked === "falling") {
    const ordered = (asked === "rising" ? ranked : ranked.toReversed()).map((symbol) => ({ symbol }));
    const reverse: StepFacts[] = asked === "rising" ? [] : [step("reverse")];
    return {
      steps: [...countingSteps(shown), step("order-ions"), ...reverse],
      answer: { id: "order", value: sequence(ordered) },
    };
  }
  const answer = asked === "largest" ? ranked.at(-1) : ranked[0];
  const particles = { kind: "list" as const, items: shown.map(formulaTerm) };
  return answer === undefined
    ? null
    : {
        steps: [...countingSteps(shown), step(`pick-${asked}-ion`)],
        answer: { id: `${asked}-of`, value: formulaTerm(answer), values: { particles } },
      };
}

/** An atom and its ion: which is larger or smaller. */
export function solveAtomAndIon(element: string, ion: string, charge: number, extreme: Extreme): Solved {
  const isAtom = charge > 0 === (extreme === "largest");
  const particles = { kind: "list" as const, items: [element, ion].map(formulaTerm) };
  return {
    steps: [step(charge > 0 ? "cation-smaller" : "anion-larger")],
    answer: { id: `${extreme}-of`, value: formulaTerm(isAtom ? element : ion), values: { particles } },
  };
}

/** Ions of equal electrons: the nucleus decides. */
function compareIons(random: Random): Draft | null {
  const { shown, ranked } = pickIons(random, 4);
  const extreme = random.pick(["largest", "smallest"] as const);
  const answer = extreme === "largest" ? ranked.at(-1) : ranked[0];
  const opposite = extreme === "largest" ? ranked[0] : ranked.at(-1);
  if (answer === undefined) return null;
  const ions = { kind: "list" as const, items: shown.map(formulaTerm) };
  return {
    kind: "solved",
    variant: `${extreme}-ion`,
    values: { ions },
    steps: [...countingSteps(shown), step(`pick-${extreme}-ion`)],
    answer: { id: `${extreme}-of`, value: formulaTerm(answer), values: { particles: ions } },
    distractors: wrongChoices(
      shown,
      answer,
      (ion) => slipOf(WORDS, ion === opposite ? "reversed-ions" : "between-ions"),
      formulaTerm,
    ),
  };
}

function orderIons(random: Random): Draft {
  const { shown, ranked } = pickIons(random, 4);
  const asElements = ranked.map((ion) => ({ symbol: ion }));
  return {
    kind: "solved",
    variant: "order-ions",
    values: { ions: list(shown.map(formulaTerm)) },
    steps: [...countingSteps(shown), step("order-ions")],
    answer: { id: "order", value: sequence(asElements) },
    distractors: listOrderSlips(WORDS, asElements),
  };
}

/** An atom, its ion, and the same two of an element below or above it in the group. */
function compareWithAtom(random: Random): Draft | null {
  const element = random.pick(
    MAIN_ELEMENTS.filter(({ charge, period }) => charge !== null && charge !== 0 && period > 2),
  );
  const lighter = MAIN_ELEMENTS.find(({ group, period }) => group === element.group && period === element.period - 1);
  const { charge } = element;
  if (charge === null || lighter === undefined || lighter.charge !== charge) return null;
  const [ion, lighterIon] = [writeSimpleIon(element, charge), writeSimpleIon(lighter, charge)];
  const extreme = random.pick(["largest", "smallest"] as const);
  const isCation = charge > 0;
  const answer = extreme === "largest" ? (isCation ? element.symbol : ion) : isCation ? lighterIon : lighter.symbol;
  const shown = random.shuffle([element.symbol, ion, lighter.symbol, lighterIon]);
  const opposite = extreme === "largest" ? (isCation ? lighterIon : lighter.symbol) : isCation ? element.symbol : ion;
  const particles = { kind: "list" as const, items: shown.map(formulaTerm) };
  return {
    kind: "solved",
    variant: `${extreme}-particle`,
    values: { particles },
    steps: [step(isCation ? "cation-smaller" : "anion-larger"), step("down-group"), step(`pick-${extreme}-particle`)],
    answer: { id: `${extreme}-of`, value: formulaTerm(answer), values: { particles } },
    distractors: wrongChoices(
      shown,
      answer,
      (each) => slipOf(WORDS, each === opposite ? "reversed-trend" : "ion-and-atom"),
      formulaTerm,
    ),
  };
}

/** Sizes of atoms and ions from their places. */
export const atomicRadius: Family = {
  id: "atomic-radius",
  subtopic: "atomic-radius",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => compareInLine(RADIUS, random, 3),
    medium: (random) => compareMixed(RADIUS, random, 4),
    hard: (random) => (random.chance(0.6) ? compareIons(random) : compareWithAtom(random)),
  },
};

/** Sizes in order. */
export const radiusOrder: Family = {
  id: "radius-order",
  subtopic: "atomic-radius",
  words: WORDS,
  forms: ["choice"],
  levels: {
    medium: (random) => order(RADIUS, random, 4, random.pick(["period", "group"] as const)),
    hard: (random) => (random.chance(0.5) ? orderIons(random) : order(RADIUS, random, 4, "mixed")),
  },
};
