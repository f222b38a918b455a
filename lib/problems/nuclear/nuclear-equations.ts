import { wrongChoices } from "../solved.ts";
import type { Expression, Term } from "../../methods/facts.ts";
import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, joined, step, variable } from "../../methods/terms.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { solveEnd } from "./decay-chain.ts";
import {
  daughterOf,
  DECAYING,
  DECAYS,
  isWritable,
  nucleusOf,
  nucleusTerm,
  nuclideTerm,
  PARTICLES,
  particleTerm,
  SERIES,
  without,
} from "./decays.ts";
import type { Decay, Nucleus, ParticleName } from "./decays.ts";

const WORDS = "problems-nuclear.equations";

/** One side of a nuclear equation: nuclei and particles, as they are printed. */
export type Part = Nucleus & { readonly term: Term };

export const nucleus = (each: Nucleus): Part => ({ ...each, term: nucleusTerm(each) });
export const particle = (name: ParticleName): Part => ({ ...PARTICLES[name], term: particleTerm(name) });

const word = wordIn(WORDS);

const UNKNOWN = variable("?");

/** The numbers of all others, so that what is missing comes out: those of its own side are taken away. */
function balance(letter: "A" | "Z", opposite: readonly number[], own: readonly number[], result: number): Expression {
  const term = (value: number): (Term | "(" | ")")[] => (value < 0 ? ["(", count(value), ")"] : [count(value)]);
  return worked(
    letter,
    [...joined(opposite.map(term), "+"), ...own.flatMap((value) => ["-" as const, ...term(value)])],
    count(result),
  );
}

export type Puzzle = {
  readonly left: readonly Part[];
  readonly right: readonly Part[];
  /** Which of them is asked for. */ readonly missing: Part;
};

const write = (parts: readonly Part[], missing: Part) =>
  joined(
    parts.map((part) => [part === missing ? UNKNOWN : part.term]),
    "+",
  );

function stepsOf({ left, right, missing }: Puzzle, last: "element" | "particle"): SolvedDraft["steps"] {
  const [own, opposite] = left.includes(missing) ? [left, right] : [right, left];
  const others = own.filter((part) => part !== missing);
  return [
    step("mass-numbers", [
      balance(
        "A",
        opposite.map((part) => part.massNumber),
        others.map((part) => part.massNumber),
        missing.massNumber,
      ),
    ]),
    step("atomic-numbers", [
      balance(
        "Z",
        opposite.map((part) => part.charge),
        others.map((part) => part.charge),
        missing.charge,
      ),
    ]),
    step(last),
  ];
}

/** Particles that a course knows by name. */
const NAMED_PARTICLES = ["alpha-particle", "electron", "positron", "neutron", "proton"] as const;

/** The nuclide or particle that makes both sums agree; null where there is no such. */
export function solveMissing(puzzle: Puzzle): Solved | null {
  const { missing } = puzzle;
  const name = NAMED_PARTICLES.find(
    (each) => PARTICLES[each].massNumber === missing.massNumber && PARTICLES[each].charge === missing.charge,
  );
  if (name !== undefined) return { steps: stepsOf(puzzle, "particle"), answer: { id: "missing", value: word(name) } };
  if (!isWritable(missing)) return null;
  return { steps: stepsOf(puzzle, "element"), answer: { id: "missing", value: nuclideTerm(missing) } };
}

/** How a nuclide decays, as an equation; null where nothing is left that has a symbol. */
export function solveDecay(parent: Nucleus, decay: Decay): Solved | null {
  const puzzle = decayOf(parent, decay);
  return puzzle === null
    ? null
    : { steps: stepsOf(puzzle, "element"), answer: { id: "equation", value: wholeEquation(puzzle) } };
}

/** The decay with its daughter as what is missing; null where that has no symbol. */
export function decayOf(parent: Nucleus, decay: Decay): Puzzle | null {
  const daughter = nucleus(daughterOf(parent, decay));
  if (!isWritable(daughter)) return null;
  const left = decay === "capture" ? [nucleus(parent), particle("electron")] : [nucleus(parent)];
  const right = decay === "capture" ? [daughter] : [daughter, particle(DECAYS[decay])];
  return { left, right, missing: daughter };
}

/** With nothing left out: `²²⁶₈₈Ra → ²²²₈₆Rn + ⁴₂He`. */
export function wholeEquation({ left, right }: Omit<Puzzle, "missing">): Expression {
  const side = (parts: readonly Part[]) =>
    joined(
      parts.map(({ term }) => [term]),
      "+",
    );
  return expression(...side(left), "->", ...side(right));
}

/** Which of the two sums a wrong nuclide breaks. */
function nameSlip(right: Nucleus, wrong: Nucleus): string {
  const [mass, charge] = [wrong.massNumber !== right.massNumber, wrong.charge !== right.charge];
  return slipOf(WORDS, mass && charge ? "both-sums" : mass ? "mass-sum" : "charge-sum");
}

function listWrong(right: Nucleus, wrong: readonly Nucleus[]): Distractor[] {
  const isNew = (each: Nucleus, index: number, all: readonly Nucleus[]): boolean =>
    all.findIndex((other) => other.massNumber === each.massNumber && other.charge === each.charge) === index;
  return [right, ...wrong]
    .filter(isNew)
    .slice(1)
    .filter(isWritable)
    .map((each) => ({ slip: nameSlip(right, each), value: nuclideTerm(each) }));
}

/** The nuclide that is missing from an equation. */
function askNuclide(puzzle: Puzzle): SolvedDraft | null {
  const { left, right, missing } = puzzle;
  if (!isWritable(missing)) return null;
  const { massNumber, charge } =
    [...left, ...right].find((part) => part !== missing && part.massNumber < 5) ?? PARTICLES.proton;
  const at = (mass: number, z: number): Nucleus => ({
    massNumber: missing.massNumber + mass,
    charge: missing.charge + z,
  });
  return {
    kind: "solved",
    variant: "nuclide",
    values: { equation: expression(...write(left, missing), "->", ...write(right, missing)) },
    steps: stepsOf(puzzle, "element"),
    answer: { id: "missing", value: nuclideTerm(missing) },
    distractors: listWrong(missing, [
      at(0, charge === 0 ? 1 : charge),
      at(massNumber === 0 ? -1 : massNumber, 0),
      at(2 * massNumber, 2 * charge),
      at(0, charge === 0 ? -1 : -charge),
      at(massNumber, charge),
    ]),
  };
}

/** The particle that is missing from an equation. */
function askParticle(puzzle: Puzzle, name: ParticleName): SolvedDraft {
  const { left, right, missing } = puzzle;
  return {
    kind: "solved",
    variant: "particle",
    values: { equation: expression(...write(left, missing), "->", ...write(right, missing)) },
    steps: stepsOf(puzzle, "particle"),
    answer: { id: "missing", value: word(name) },
    distractors: wrongChoices(NAMED_PARTICLES, name, (each) => nameSlip(PARTICLES[name], PARTICLES[each]), word),
  };
}

type EmittingDecay = keyof typeof DECAYS;

/** A decay in which a particle leaves, or an electron is captured. */
function sampleDecay(
  random: Random,
  decay: EmittingDecay | "capture",
): { readonly parent: Part; readonly daughter: Part; readonly left: readonly Part[]; readonly right: readonly Part[] } {
  const parent = nucleus(random.pick(DECAYING[decay]));
  const daughter = nucleus(daughterOf(parent, decay));
  if (decay === "capture") return { parent, daughter, left: [parent, particle("electron")], right: [daughter] };
  return { parent, daughter, left: [parent], right: [daughter, particle(DECAYS[decay])] };
}

function askDaughter(random: Random, decay: EmittingDecay | "capture"): Draft | null {
  const { left, right, daughter } = sampleDecay(random, decay);
  return askNuclide({ left, right, missing: daughter });
}

function askParent(random: Random): Draft | null {
  const { left, right, parent } = sampleDecay(random, random.pick(["alpha", "beta-minus", "positron"] as const));
  return askNuclide({ left, right, missing: parent });
}

function askEmitted(random: Random): Draft | null {
  const decay = random.pick(["alpha", "beta-minus", "positron"] as const);
  const { left, right } = sampleDecay(random, decay);
  const emitted = right[1];
  return emitted === undefined ? null : askParticle({ left, right, missing: emitted }, DECAYS[decay]);
}

/**
 * Artificial transmutations, target, projectile and what flies off: Rutherford (1919), Chadwick (1932), Joliot and Curie
 * (1934), Seaborg and others; and reactions by which radionuclides for medicine and research are made (IAEA, Technical
 * Reports Series 465 and 468).
 */
const TRANSMUTATIONS: readonly (readonly [
  target: string,
  projectile: ParticleName,
  emitted: readonly ParticleName[],
])[] = [
  ["14N", "alpha-particle", ["proton"]],
  ["9Be", "alpha-particle", ["neutron"]],
  ["27Al", "alpha-particle", ["neutron"]],
  ["10B", "alpha-particle", ["neutron"]],
  ["24Mg", "alpha-particle", ["neutron"]],
  ["239Pu", "alpha-particle", ["neutron"]],
  ["241Am", "alpha-particle", ["neutron", "neutron"]],
  ["238U", "alpha-particle", ["neutron"]],
  ["209Bi", "alpha-particle", ["neutron", "neutron"]],
  ["242Cm", "alpha-particle", ["neutron"]],
  ["253Es", "alpha-particle", ["neutron"]],
  ["19F", "alpha-particle", ["proton"]],
  ["14N", "neutron", ["proton"]],
  ["32S", "neutron", ["proton"]],
  ["35Cl", "neutron", ["proton"]],
  ["58Ni", "neutron", ["proton"]],
  ["54Fe", "neutron", ["proton"]],
  ["27Al", "neutron", ["alpha-particle"]],
  ["10B", "neutron", ["alpha-particle"]],
  ["40Ca", "neutron", ["proton"]],
  ["18O", "proton", ["neutron"]],
  ["14N", "proton", ["alpha-particle"]],
  ["16O", "proton", ["alpha-particle"]],
  ["68Zn", "proton", ["neutron", "neutron"]],
  ["111Cd", "proton", ["neutron"]],
  ["89Y", "proton", ["neutron"]],
  ["64Ni", "proton", ["neutron"]],
  ["100Mo", "proton", ["neutron", "neutron"]],
  ["124Te", "proton", ["neutron"]],
  ["63Cu", "deuteron", ["neutron", "neutron"]],
  ["14N", "deuteron", ["neutron"]],
  ["20Ne", "deuteron", ["alpha-particle"]],
  ["98Mo", "deuteron", ["neutron"]],
  ["24Mg", "deuteron", ["alpha-particle"]],
];

/** An artificial transmutation with one nuclide or particle missing. */
function askTransmutation(random: Random): Draft | null {
  const [target, projectile, emitted] = random.pick(TRANSMUTATIONS);
  const left = [nucleus(nucleusOf(target)), particle(projectile)];
  const flying = emitted.map(particle);
  const product = flying.reduce<Nucleus>((rest, each) => without(rest, each), {
    massNumber: left.reduce((sum, part) => sum + part.massNumber, 0),
    charge: left.reduce((sum, part) => sum + part.charge, 0),
  });
  const right = [nucleus(product), ...flying];
  const [first, second] = [left[0], right[1]];
  const [only] = emitted;
  if (
    random.chance(0.25) &&
    emitted.length === 1 &&
    second !== undefined &&
    only !== undefined &&
    projectile !== "deuteron"
  )
    return askParticle({ left, right, missing: second }, only);
  const missing = random.chance(0.3) ? first : right[0];
  return missing === undefined ? null : askNuclide({ left, right, missing });
}

/** Several decays in a row, from one member of a natural series to a later one. */
function askChain(random: Random): SolvedDraft | null {
  const series = random.pick(SERIES);
  const [parent, end] = [series[random.integer(0, series.length - 4)], series[random.integer(3, series.length - 1)]];
  if (parent === undefined || end === undefined) return null;
  const alpha = PARTICLES["alpha-particle"];
  const alphas = (parent.massNumber - end.massNumber) / alpha.massNumber;
  const betas = end.charge - parent.charge + alphas * alpha.charge;
  const solved = alphas < 2 || betas < 1 ? null : solveEnd(parent, { alphas, betas });
  if (solved === null) return null;
  return {
    kind: "solved",
    variant: "chain",
    values: { nuclide: nuclideTerm(parent), alphas: count(alphas), betas: count(betas) },
    ...solved,
    distractors: listWrong(end, [
      without(parent, alpha, alphas),
      without(end, PARTICLES.electron, -2 * betas),
      { ...end, massNumber: end.massNumber - betas },
      without(without(parent, alpha), PARTICLES.electron),
    ]),
  };
}

/** What is missing from nuclear equations. */
export const nuclearEquations: Family = {
  id: "nuclear-equations",
  subtopic: "nuclear-equations",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => askDaughter(random, random.pick(["alpha", "beta-minus"] as const)),
    medium: (random) =>
      random.pick([
        () => askDaughter(random, random.pick(["positron", "capture"] as const)),
        () => askParent(random),
        () => askEmitted(random),
      ])(),
    hard: (random) => (random.chance(0.5) ? askTransmutation(random) : askChain(random)),
  },
};
