import { INERT_COUPLES, METAL_COUPLES } from "../../chemistry/data/reduction-potentials.ts";
import type { RedoxCouple } from "../../chemistry/data/reduction-potentials.ts";
import { equals } from "../../methods/rules/quantity-terms.ts";
import { cellEnergy } from "../../laws/redox/cell-energy.ts";
import { lawValue } from "../../laws/law-value.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { equationTerm, expression, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import { type ComputedDraft, given, type SolvedDraft, wrongQuantity } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import {
  coupleName,
  coupleText,
  drawCell,
  factorsOf,
  potentialName,
  reactionOf,
  sceneOf,
  standardPotential,
  volts,
} from "./cells.ts";
import type { Cell } from "./cells.ts";

const WORDS = "problems-redox.cell-potential";

const COUPLES = [...METAL_COUPLES, ...INERT_COUPLES];

const slip = (name: string): string => slipOf(WORDS, name);

const line = (couple: RedoxCouple) => equals(potentialName(couple), volts(couple.potential));

const potentialGiven = (couple: RedoxCouple) =>
  given("electrode-potential", coupleText(couple), volts(couple.potential));

/** Both couples with their potentials, in the order in which they come. */
function describe(first: RedoxCouple, second: RedoxCouple) {
  return {
    values: { couple1: variable(coupleName(first)), couple2: variable(coupleName(second)) },
    givens: { potential1: potentialGiven(first), potential2: potentialGiven(second) },
  };
}

/** E° of the cell that two couples make. */
function ofCell(random: Random): ComputedDraft | null {
  const cell = drawCell(random, COUPLES);
  if (cell === null) return null;
  const [first, second] = random.shuffle([cell.anode, cell.cathode]) as [RedoxCouple, RedoxCouple];
  return {
    kind: "computed",
    variant: "cell",
    ...describe(first, second),
    find: variableOf("standard-potential", null),
    unit: "V",
    scene: { cell: sceneOf(cell) },
  };
}

/** The reaction as it is written may run either way: its potential tells which. */
function drawReaction(random: Random) {
  const cell = drawCell(random, COUPLES);
  if (cell === null) return null;
  const written: Cell = random.chance(0.5) ? cell : { anode: cell.cathode, cathode: cell.anode };
  const described = describe(written.anode, written.cathode);
  const equation = equationTerm(reactionOf(written, factorsOf(written)));
  return {
    cell: written,
    ...described,
    values: { ...described.values, equation },
    scene: { cell: { ...sceneOf(written), isWritten: true } },
  };
}

/** E° of a reaction; negative where it does not run by itself. */
function ofReaction(random: Random): ComputedDraft | null {
  const drawn = drawReaction(random);
  if (drawn === null) return null;
  const { givens, values, scene } = drawn;
  return {
    kind: "computed",
    variant: "reaction",
    givens,
    values,
    scene,
    find: variableOf("standard-potential", null),
    unit: "V",
  };
}

/** One potential from the other and that of the cell. */
function unknown(random: Random): ComputedDraft | null {
  const cell = drawCell(random, COUPLES);
  if (cell === null) return null;
  const asked = random.pick(["anode", "cathode"] as const);
  const [wanted, known] = asked === "anode" ? [cell.anode, cell.cathode] : [cell.cathode, cell.anode];
  return {
    kind: "computed",
    variant: `unknown-${asked}`,
    values: { known: variable(coupleName(known)), wanted: variable(coupleName(wanted)) },
    givens: {
      potential: potentialGiven(known),
      cell: given("standard-potential", null, volts(standardPotential(cell))),
    },
    find: variableOf("electrode-potential", coupleText(wanted)),
    unit: "V",
    scene: { cell: sceneOf(cell) },
  };
}

/** The strongest agent among couples; null where two stand there. */
export function solveStrongest(couples: readonly RedoxCouple[], asked: "oxidant" | "reductant"): Solved | null {
  const sorted = couples.toSorted((a, b) => Number(b.potential) - Number(a.potential));
  const [first, next] = asked === "oxidant" ? sorted : sorted.toReversed();
  if (first === undefined || next === undefined || first.potential === next.potential) return null;
  return strongestSteps(first[asked === "oxidant" ? "oxidized" : "reduced"][1], asked);
}

const strongestSteps = (formula: string, asked: "oxidant" | "reductant"): Solved => ({
  steps: [step("forms"), step(asked, [expression(formulaTerm(formula))])],
  answer: { id: "agent", value: formulaTerm(formula) },
});

/** The strongest oxidizing or reducing agent of four couples. */
function strongest(random: Random): SolvedDraft | null {
  const couples = random.pickSeveral(COUPLES, 4).toSorted((a, b) => Number(a.potential) - Number(b.potential));
  const isClose = couples.some(
    (couple, index) => index > 0 && Number(couple.potential) - Number(couples[index - 1]?.potential) < 0.1,
  );
  const [lowest, highest] = [couples[0], couples.at(-1)];
  // Elements of which two couples are given would blur which form is meant.
  if (isClose || lowest === undefined || highest === undefined) return null;
  if (new Set(couples.map(({ reduced }) => reduced[1].replace(/\^.*/, ""))).size < couples.length) return null;
  const asked = random.pick(["oxidant", "reductant"] as const);
  const [end, form, otherEnd] =
    asked === "oxidant" ? ([highest, "oxidized", lowest] as const) : ([lowest, "reduced", highest] as const);
  const otherForm = form === "oxidized" ? "reduced" : "oxidized";
  const right = end[form][1];
  return {
    kind: "solved",
    variant: asked,
    values: { data: list(random.shuffle(couples).map((couple) => line(couple))) },
    ...strongestSteps(right, asked),
    distractors: [
      { slip: slip("wrong-form"), value: formulaTerm(end[otherForm][1]) },
      { slip: slip("wrong-end"), value: formulaTerm(otherEnd[form][1]) },
      { slip: slip("wrong-end-and-form"), value: formulaTerm(otherEnd[otherForm][1]) },
    ],
  };
}

/** ΔG° from the potentials of a reaction. */
function gibbs(random: Random): ComputedDraft | null {
  const drawn = drawReaction(random);
  if (drawn === null) return null;
  const { cell, givens, values, scene } = drawn;
  const { anode, cathode } = cell;
  const energy = lawValue(cellEnergy, "ΔG°", {
    n: anode.electrons + cathode.electrons,
    "E°": standardPotential(cell),
  });
  return {
    kind: "computed",
    variant: "gibbs",
    givens,
    values,
    scene,
    find: variableOf("standard-gibbs-energy", null),
    unit: "kJ",
    reading: { perEquation: true },
    distractors: [{ slip: slip("added-electrons"), value: wrongQuantity(energy.div(1000), "kJ") }],
  };
}

const shared = { subtopic: "standard-cell-potential", words: WORDS, forms: ["free", "choice"] } as const;

/** E° of a cell or a reaction, from the table and back to it. */
export const cellPotential: Family = {
  ...shared,
  id: "cell-potential",
  levels: {
    easy: ofCell,
    medium: (random) => (random.chance(0.6) ? ofReaction(random) : unknown(random)),
    hard: gibbs,
  },
};

/** What the table says of oxidizing and reducing agents. */
export const strongestAgents: Family = { ...shared, id: "strongest-agents", levels: { medium: strongest } };
