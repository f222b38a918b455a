import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import type { Term } from "../../methods/facts.ts";
import { formulaTerm, step } from "../../methods/terms.ts";
import { sequence } from "../periodic-table/comparison.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { ACCEPTORS, BOILING_POINTS, BY_FORCE, EARLY_GASES, HYDRIDES, SERIES, TRIADS } from "./intermolecular-data.ts";
import { askWhich, mixOne, pickEnd } from "./which.ts";
import type { Direction } from "./which.ts";

const WORDS = "problems-bonding.intermolecular-forces";
const word = wordIn(WORDS);

const FORCES = ["dispersion", "dipole", "hydrogen"] as const;
export type Force = (typeof FORCES)[number];

/** The slip that takes one force for another. */
const SLIPS: Readonly<Record<Force, Readonly<Record<Force | "ionic", string>>>> = {
  dispersion: { dispersion: "", dipole: "no-dipole", hydrogen: "no-such-hydrogen", ionic: "no-ions" },
  dipole: { dispersion: "dipole-overlooked", dipole: "", hydrogen: "no-such-hydrogen", ionic: "no-ions" },
  hydrogen: {
    dispersion: "hydrogen-bond-overlooked",
    dipole: "hydrogen-bond-overlooked",
    hydrogen: "",
    ionic: "no-ions",
  },
};

/** The strongest force between the molecules of a substance. */
export function solveForce(formula: Term, force: Force): Solved {
  return {
    steps: [step("hydrogen-on-nof"), step("polar-molecule"), step("strongest")],
    answer: { id: "force", value: word(force), values: { formula } },
  };
}

function askForce(random: Random): Draft {
  const force = random.pick(FORCES);
  const formula = formulaTerm(random.pick<string>(BY_FORCE[force]));
  return {
    kind: "solved",
    variant: "force",
    values: { formula },
    ...solveForce(formula, force),
    distractors: [...FORCES, "ionic" as const]
      .filter((each) => each !== force)
      .map((each) => ({ slip: slipOf(WORDS, SLIPS[force][each]), value: word(each) })),
  };
}

/** A substance with the strongest force between its molecules. */
export type Attracted = { readonly formula: string; readonly force: Force; readonly electrons: number };

/**
 * Substances by rising boiling point, for which what is told of them decides: of one kind in a row of growing molecules, or
 * each with a stronger kind of force than the one before. Null where the measured points say anything else.
 */
export function rankByBoiling(shown: readonly Attracted[]): readonly Attracted[] | null {
  if (shown.some(({ formula }) => BOILING_POINTS[formula] === undefined)) return null;
  const ranked = shown.toSorted((a, b) => pointOf(a.formula) - pointOf(b.formula));
  const inOneRow = SERIES.some((row) => shown.every(({ formula }) => row.some((each) => each === formula)));
  const isTold = ranked.every((each, at) => {
    const before = ranked[at - 1];
    if (before === undefined) return true;
    const [lower, higher] = [FORCES.indexOf(before.force), FORCES.indexOf(each.force)];
    const isHeavier = each.electrons > before.electrons;
    return inOneRow || lower < higher || (lower === higher && isHeavier);
  });
  return isTold ? ranked : null;
}

const RANKED_BY = {
  boiling: { rises: true, closing: "strong-boils-high" },
  "vapor-pressure": { rises: false, closing: "strong-evaporates-little" },
} as const;

/** Substances in the order of an effect, or the one at an end of it; null where what is told of them does not decide. */
export function solveEffect(
  shown: readonly Attracted[],
  effect: keyof typeof RANKED_BY,
  asked: "most" | "least" | "rising" | "falling",
): Solved | null {
  const ranked = rankByBoiling(shown);
  if (ranked === null || shown.length < 2) return null;
  if (
    !areComparable(
      ranked.map(({ formula }) => formula),
      [effect],
    )
  )
    return null;
  const { rises, closing } = RANKED_BY[effect];
  const rising = rises ? ranked : ranked.toReversed();
  const kinds = new Set(shown.map(({ force }) => force)).size;
  const steps = [
    step(kinds === 1 ? "same-kind" : "kinds-of-each"),
    ...(kinds < shown.length ? [step("electrons-decide")] : []),
    step(closing),
  ];
  const end = asked === "most" ? rising.at(-1) : rising[0];
  if (asked === "most" || asked === "least")
    return end === undefined ? null : { steps, answer: { id: "which", value: formulaTerm(end.formula) } };
  const order = asked === "rising" ? rising : rising.toReversed();
  return { steps, answer: { id: "order", value: sequence(order.map(({ formula }) => ({ symbol: formula }))) } };
}

/** The one whose molecules form hydrogen bonds with each other. */
export const solveHydrogenBond = (right: string): Solved => ({
  steps: [step("find-nof"), step("is-hydrogen-there")],
  answer: { id: "which", value: formulaTerm(right) },
});

function askHydrogenBond(random: Random): Draft | null {
  const withHydrogen = [...BY_FORCE.dipole, ...BY_FORCE.dispersion].filter((formula) => /H(?![eg])/.test(formula));
  const mixed = mixOne<string>(random, BY_FORCE.hydrogen, withHydrogen);
  if (mixed === null) return null;
  return askWhich({
    variant: "hydrogen-bond",
    shown: mixed.shown,
    right: mixed.right,
    slip: (formula) => slipOf(WORDS, /[NOF]/.test(formula) ? "hydrogen-on-carbon" : "no-nof"),
    steps: [step("find-nof"), step("is-hydrogen-there")],
  });
}

/** With water, but not with its own kind. */
function askAcceptor(random: Random): Draft | null {
  const right = random.pick<string>(ACCEPTORS);
  const [bonding, others] = [
    random.pickSeveral<string>(
      BY_FORCE.hydrogen.filter((formula) => formula !== "H2O"),
      2,
    ),
    random.pickSeveral<string>(["CH4", "C2H6", "C3H8", "CCl4", "C6H6", "C2H4", "C4H10", "CS2"], 1),
  ];
  const shown = random.shuffle([right, ...bonding, ...others]);
  return askWhich({
    variant: "acceptor",
    shown,
    right,
    slip: (formula) => slipOf(WORDS, bonding.includes(formula) ? "also-with-itself" : "nothing-to-bind"),
    steps: [step("two-roles"), step("find-nof"), step("only-one-role")],
  });
}

/** How what is asked goes with the forces: 1 where strong forces make it large. */
const EFFECTS = { boiling: 1, "vapor-pressure": -1 } as const;
type Effect = keyof typeof EFFECTS;

const pointOf = (formula: string): number => BOILING_POINTS[formula] ?? 0;

const reverse = (direction: Direction): Direction => (direction === "most" ? "least" : "most");

type Ranking = {
  readonly items: readonly string[];
  readonly size: number;
  readonly steps: readonly string[];
  readonly reversed: string;
  readonly between: string;
  readonly effects: readonly Effect[];
};

/** The most or least of an effect among substances ranked by rising forces, and so by boiling points. */
function askEffect(random: Random, { items, size, steps, reversed, between, effects }: Ranking): Draft | null {
  const end = pickEnd(
    random,
    items.toSorted((a, b) => pointOf(a) - pointOf(b)),
    size,
  );
  if (end === null) return null;
  const effect = random.pick(effects);
  const asked = EFFECTS[effect] === 1 ? end.direction : reverse(end.direction);
  return askWhich({
    variant: `${asked}-${effect}`,
    shown: end.shown,
    right: end.right,
    slip: (formula) =>
      slipOf(WORDS, formula === end.opposite ? (EFFECTS[effect] === -1 ? "effect-reversed" : reversed) : between),
    steps: [
      ...steps.map((id) => step(id)),
      step(EFFECTS[effect] === 1 ? "strong-boils-high" : "strong-evaporates-little"),
    ],
  });
}

/** Whether all of them are liquids at one temperature; else their vapor pressures are not compared. */
const areComparable = (items: readonly string[], effects: readonly Effect[]): boolean =>
  !effects.includes("vapor-pressure") ||
  (!items.some((each) => EARLY_GASES.has(each)) && !(items.includes("SiH4") && items.includes("N2H4")));

function askSeries(random: Random, effects: readonly Effect[], size: number): Draft | null {
  const series = random.pick<readonly string[]>(SERIES);
  const items = series.filter((each) => areComparable([each], effects));
  return items.length < size
    ? null
    : askEffect(random, {
        items,
        size,
        steps: ["same-kind", "electrons-decide"],
        reversed: "electrons-reversed",
        between: "electrons-reversed",
        effects,
      });
}

/** The hydride that breaks the trend. */
function askHydride(random: Random): Draft | null {
  const [first = "", ...others] = random.pick<readonly string[]>(HYDRIDES);
  return askWhich({
    variant: "most-boiling",
    shown: random.shuffle([first, ...random.pickSeveral(others, Math.min(others.length, random.integer(2, 3)))]),
    right: first,
    slip: () => slipOf(WORDS, "electrons-before-hydrogen-bonds"),
    steps: [step("find-nof"), step("kinds-before-electrons"), step("strong-boils-high")],
  });
}

function askTriad(random: Random, effects: readonly Effect[]): Draft | null {
  const items = random.pick<readonly string[]>(TRIADS);
  if (!areComparable(items, effects)) return null;
  return askEffect(random, {
    items,
    size: 3,
    steps: ["similar-mass", "kinds-of-each"],
    reversed: "kinds-reversed",
    between: "kinds-reversed",
    effects,
  });
}

/** Kinds of forces between molecules, and what follows from them. */
export const intermolecularForces: Family = {
  id: "intermolecular-forces",
  subtopic: "intermolecular-forces",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.5) ? askForce(random) : askHydrogenBond(random)),
    medium: (random) =>
      random.chance(0.5)
        ? askSeries(random, ["boiling"], 3)
        : random.chance(0.3)
          ? askHydride(random)
          : askTriad(random, ["boiling"]),
    hard: (random) =>
      random.chance(0.4)
        ? askAcceptor(random)
        : random.chance(0.5)
          ? askTriad(random, ["vapor-pressure"])
          : askSeries(random, ["vapor-pressure"], random.integer(3, 4)),
  },
};
