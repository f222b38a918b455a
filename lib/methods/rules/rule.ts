import type { Equation } from "../../chemistry/equation/equation.ts";
import type { LatticeName } from "../../chemistry/lattices.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Result } from "../../result.ts";
import type { DerivedConstant } from "../derivation.ts";
import type { FactValue, StepFacts } from "../facts.ts";
import type { RuleId } from "../rule-ids.ts";
import type { MethodIssue } from "../method.ts";
import type { Kind, Label, Variable } from "./kinds.ts";

/**
 * A rule is a method that can be a link of a chain: for a quantity that is wanted it names the ways to reach it, each with
 * the quantities that it needs first. `lib/solver/problems/search.ts` puts rules together until only givens are left.
 */
export type Rule = (wanted: Variable, scene: Scene) => readonly Way[];

/** What a problem supposes besides its givens. */
export const CONDITIONS = [
  "stp",
  "satp",
  "rtp",
  "room-conditions",
  "constant-pressure",
  "constant-volume",
  "constant-temperature",
  "same-conditions",
  "standard-temperature",
  "other-temperature",
  "from-tables",
  "standard-pressure",
  "over-water",
  "preparation",
  "both-protons",
  "weak-acid",
  "weak-base",
  "salt-of-acid",
  "salt-of-base",
  "buffer",
  "neutralization",
  "equivalence",
  "half-of-acid",
  "half-of-base",
  "conjugate",
  "series",
  "light",
  "hydrogen-line",
  "hydrogen-ionization",
  "matter-wave",
  "decay",
  "heating",
  "mixing-heat",
  "calorimeter",
  "bath-water",
  "bath-solution",
  "fusion",
  "vaporization",
  "from-ice",
  "from-liquid",
  "from-steam",
  "to-ice",
  "to-liquid",
  "to-steam",
  "displacement",
  "weighing",
  "cube",
  "box",
  "sphere",
  "rod",
  "spontaneous",
  "not-spontaneous",
  "warmer-than",
  "cooler-than",
  "at-equilibrium",
  "order-0",
  "order-1",
  "order-2",
] as const;

export type Condition = (typeof CONDITIONS)[number];

export type BalancedEquation = {
  readonly equation: Equation;
  /** Reactants, then products; whole and lowest. */
  readonly coefficients: readonly number[];
  /** The formulas in canonical ASCII, without states, in the same order. */
  readonly species: readonly string[];
  /** Balanced, in canonical ASCII. */
  readonly text: string;
};

/** Bonds as `C–H`, with how many there are in the moles of an equation. */
export type Bonds = readonly (readonly [bond: string, count: number])[];

/** A species of a cell's reaction that counts in Q; `power` is its coefficient, negative for a reactant. */
export type CellSpecies = {
  readonly formula: string;
  readonly power: number;
  /** Which of two solutions of one ion. */
  readonly label: Label | null;
  readonly isGas: boolean;
};

/** A galvanic cell, or a reaction of two couples as it is written. Couples as `Zn^2+/Zn`, in canonical ASCII. */
export type CellScene = {
  /** Null where the reaction alone is known; the same couple where the solutions alone differ. */
  readonly couples: { readonly cathode: string; readonly anode: string } | null;
  /** What the half-reactions are multiplied by. */
  readonly factors: { readonly cathode: number; readonly anode: number } | null;
  readonly isWritten: boolean;
  /** The electrons of the equation, where they are to be counted, and the equation, where its counting shows it. */
  readonly electrons: number | null;
  readonly equation: string | null;
  readonly species: readonly CellSpecies[];
};

/** What a reaction uses up or forms, by its formula or a letter; null for the reaction itself. */
export type Goer = { readonly name: string | null; readonly coefficient: number; readonly isReactant: boolean };

export type Scene = {
  readonly equation: BalancedEquation | null;
  readonly conditions: ReadonlySet<Condition>;
  /** The givens by what they are: a rule may look for what there is, its needs are fetched by the search. */
  readonly givens: readonly Variable[];
  /** A part and the substance that contains it, where the problem asks for the one in the other. */
  readonly containment: { readonly part: string; readonly whole: string } | null;
  /** The elements that the problem says a compound consists of. */
  readonly elements: ReadonlySet<string>;
  /** The empirical formula that the problem states, in canonical ASCII. */
  readonly empirical: string | null;
  /** What is dissolved, where it is known, and in what; null where no share of a solution is at stake. */
  readonly solution: { readonly solute: string | null; readonly solvent: string | null } | null;
  /** The two gases whose effusion is compared, in canonical ASCII; null for the one that is not known. */
  readonly effusion?: { readonly first: string | null; readonly second: string | null };
  readonly cell?: CellScene;
  readonly bonds?: { readonly broken: Bonds; readonly formed: Bonds };
  /** The substances of a reaction whose rates are told or asked, with their coefficients. */
  readonly goers?: readonly Goer[];
  /** How the atoms of a crystal are arranged. */
  readonly lattice?: LatticeName;
  /** The salt, in canonical ASCII, of the hydrate that is asked for. */
  readonly hydrate?: string;
  /** The isotopes of an element, as nuclides in canonical ASCII, or numbered where the problem does not name them. */
  readonly isotopes?: readonly string[];
  /** The orders of a rate law that the problem states, by the formulas of the reactants. */
  readonly rateLaw?: readonly (readonly [formula: string, order: number])[];
  /** An ion that two salts bring into one solution, with how many of it a unit of each has. */
  readonly ionOfBoth?: {
    readonly ion: string;
    readonly salts: readonly [first: string, second: string];
    readonly counts: readonly [first: number, second: number];
  };
  /** What is put in, more than reacts, and the partner that uses up the rest, with how many of each go together. */
  readonly reagent?: {
    readonly formula: string;
    readonly partner: string;
    readonly ratio: readonly [own: number, other: number];
  };
  /** An acid that a base neutralises wholly, null where no formula is known: how many protons it gives, and how many ions of the base take them. */
  readonly titrated?: {
    readonly acid: string | null;
    readonly base: string;
    readonly protons: number;
    readonly ions: number;
  };
  /** How much of one substance has a number of particles told by how much there is of another, and moles that go together. */
  readonly sameNumber?: {
    readonly wanted: string;
    readonly from: string;
    readonly ratio: readonly [wanted: number, from: number];
  };
  /** Formulas that are there in excess. */
  readonly excess: ReadonlySet<string>;
};

/** A scene that supposes nothing. */
export const BARE_SCENE: Scene = {
  equation: null,
  conditions: new Set(),
  givens: [],
  containment: null,
  elements: new Set(),
  empirical: null,
  solution: null,
  excess: new Set(),
};

/** Why a link gives nothing: its values make no sense, or lie beyond what the method is valid for. */
export type RuleIssue = MethodIssue | { readonly code: "not-valid" };

/** A slip that only one kind of exercise invites has its words there, and is named by their key. */
export type Slip = { readonly id: SlipId | `problems-${string}`; readonly quantity: Quantity };

/** Known slips, the same in every rule; their explanations are messages of the marking. */
export const SLIP_IDS = [
  "inverted-ratio",
  "multiplied-instead-of-divided",
  "divided-instead-of-multiplied",
  "missing-coefficient",
  "skipped-moles",
  "atom-for-molecule",
  "millilitres-for-litres",
  "celsius-for-kelvin",
  "wrong-limiting-reactant",
  "unconverted-unit",
  "fraction-for-percent",
  "wrong-reference",
  "ln-for-log",
  "log-for-ln",
  "constant-left-out",
  "sign",
  "vapor-pressure-ignored",
  "added-concentrations",
  "plain-average",
  "linear-decay",
  "missing-ln-two",
  "decayed-for-left",
  "acid-for-base",
  "both-protons-strong",
  "weak-as-strong",
  "forgot-root",
  "forgot-square",
  "neglected-dissociation",
  "final-for-change",
  "initial-for-change",
  "change-for-final",
  "mean-temperature",
  "same-specific-heat",
  "forgot-phase-change",
  "forgot-warming",
  "forgot-calorimeter",
  "ignored-charge",
] as const;

export type SlipId = (typeof SLIP_IDS)[number];

export type Explanation = {
  readonly steps: readonly StepFacts[];
  /**
   * The sentence that states the result when this is the last link, with its values; `answer` is added to them. `value`
   * is set where the answer is no quantity.
   */
  readonly answer: {
    readonly id: string;
    readonly values: Readonly<Record<string, FactValue>>;
    readonly value?: FactValue;
  };
};

export type Way = {
  readonly method: RuleId;
  readonly needs: readonly Variable[];
  /** From the quantities needed, in their order: unrounded, in any unit of the wanted dimension. */
  readonly compute: (inputs: readonly Quantity[]) => Result<Quantity, RuleIssue>;
  /** What the result becomes by slips on this link. */
  readonly listSlips: (inputs: readonly Quantity[], output: Quantity) => readonly Slip[];
  readonly explain: (inputs: readonly Quantity[], output: Quantity) => Explanation;
  /** A sum or difference: its last decimal place is what counts as significant. */
  readonly isSum?: boolean;
  /** The constants that it takes besides its inputs, with their sources; of a law. */
  readonly constants?: (inputs: readonly Quantity[]) => readonly DerivedConstant[];
};

type Inputs<Needs extends readonly Variable[]> = { readonly [Index in keyof Needs]: Quantity };

type WayParts<Needs extends readonly Variable[]> = {
  readonly method: RuleId;
  readonly needs: Needs;
  readonly compute: (...inputs: Inputs<Needs>) => Quantity | Result<Quantity, RuleIssue>;
  readonly listSlips?: (inputs: Inputs<Needs>, output: Quantity) => readonly Slip[];
  readonly explain: (inputs: Inputs<Needs>, output: Quantity) => Explanation;
};

/** A way whose inputs are typed by its needs. */
export function way<const Needs extends readonly Variable[]>({
  method,
  needs,
  compute,
  listSlips,
  explain,
}: WayParts<Needs>): Way {
  // The search hands in one quantity for each need: the tuple's length is certain, and unknown to the type of a list.
  const typed = (inputs: readonly Quantity[]): Inputs<Needs> => inputs as unknown as Inputs<Needs>;
  return {
    method,
    needs,
    compute(inputs) {
      const output = compute(...typed(inputs));
      return "ok" in output ? output : { ok: true, value: output };
    },
    listSlips: (inputs, output) => listSlips?.(typed(inputs), output) ?? [],
    explain: (inputs, output) => explain(typed(inputs), output),
  };
}

/** A way that takes what `change` makes of its inputs. */
export function withInputs(way: Way, change: (inputs: readonly Quantity[]) => readonly Quantity[]): Way {
  const { constants } = way;
  return {
    ...way,
    compute: (inputs) => way.compute(change(inputs)),
    listSlips: (inputs, output) => way.listSlips(change(inputs), output),
    explain: (inputs, output) => way.explain(change(inputs), output),
    ...(constants !== undefined && { constants: (inputs) => constants(change(inputs)) }),
  };
}

/** A way that knows some of its needs already: from a table, or by definition. */
export function withKnown(way: Way, known: (need: Variable, index: number) => Quantity | null): Way {
  const values = way.needs.map(known);
  const filled = withInputs(way, (inputs) => {
    const given = [...inputs];
    return values.flatMap((value) => value ?? given.shift() ?? []);
  });
  return { ...filled, needs: way.needs.filter((_, index) => values[index] === null) };
}

/** A way with steps above its own. */
export function withStepsBefore(way: Way, before: (inputs: readonly Quantity[]) => readonly StepFacts[]): Way {
  return {
    ...way,
    explain(inputs, output) {
      const { steps, ...rest } = way.explain(inputs, output);
      return { ...rest, steps: [...before(inputs), ...steps] };
    },
  };
}

/** Whether a given of this kind exists, of this substance or of none that is named. */
export function isGiven(scene: Scene, kind: Kind, of: string | null): boolean {
  return scene.givens.some((given) => given.kind === kind && (given.of === of || given.of === null));
}
