import {
  capacityOf,
  countUnpaired,
  findConfiguration,
  isExceptional,
  parseConfiguration,
  writeConfiguration,
  writeShortConfiguration,
} from "../../chemistry/elements/configuration.ts";
import type { Subshell } from "../../chemistry/elements/configuration.ts";
import { ELEMENTS } from "../../chemistry/elements/elements.ts";
import type { Element } from "../../chemistry/elements/elements.ts";
import { elementOf, writeIon } from "../../chemistry/elements/species.ts";
import type { StepFacts, Term } from "../../methods/facts.ts";
import { worked } from "../../methods/rules/quantity-terms.ts";
import { configurationTerm, count, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { IONS } from "./particles.ts";

const WORDS = "problems-atoms.configurations";

const slip = (name: string): string => slipOf(WORDS, name);

const get = (symbol: string, charge = 0): readonly Subshell[] => findConfiguration(symbol, charge) ?? [];

/** Atoms that follow the order of filling. */
const between = (from: number, to: number): readonly Element[] =>
  ELEMENTS.filter(({ number, symbol }) => number >= from && number <= to && !isExceptional(symbol));

const FIRST = between(3, 20);
const UP_TO_XENON = between(21, 54);
const UP_TO_STRONTIUM = between(3, 38);
/** The exceptions that school books name. */
const EXCEPTIONS = ELEMENTS.filter(({ symbol }) => ["Cr", "Cu", "Mo", "Ag"].includes(symbol));

type Write = (subshells: readonly Subshell[]) => string;

/** Wrong configurations: each a text that is read as another one. Those that are no configuration, or the right one, are left out. */
function listWrong(
  right: readonly Subshell[],
  write: Write,
  wrong: readonly (readonly [name: string, subshells: readonly Subshell[] | null])[],
): Distractor[] {
  const seen = new Set([writeConfiguration(right)]);
  return wrong.flatMap(([name, subshells]): Distractor[] => {
    if (subshells === null) return [];
    const kept = subshells.filter(({ electrons }) => electrons > 0);
    const full = writeConfiguration(kept);
    if (seen.has(full) || parseConfiguration(full) === null) return [];
    seen.add(full);
    return [{ slip: slip(name), value: configurationTerm(write(kept)) }];
  });
}

/** The last subshell of a kind, emptied or filled by some electrons. */
function move(
  subshells: readonly Subshell[],
  from: readonly [n: number, l: number],
  to: readonly [n: number, l: number],
  electrons: number,
): readonly Subshell[] | null {
  const at = (n: number, l: number): number => subshells.find((each) => each.n === n && each.l === l)?.electrons ?? 0;
  if (at(...from) < electrons) return null;
  const rest = subshells.filter(({ n, l }) => !(n === from[0] && l === from[1]) && !(n === to[0] && l === to[1]));
  return [
    ...rest,
    { n: from[0], l: from[1], electrons: at(...from) - electrons },
    { n: to[0], l: to[1], electrons: at(...to) + electrons },
  ];
}

/** By shells of eight, or the next subshell of the same shell, in spite of the order. */
function withoutOrder(subshells: readonly Subshell[]): readonly Subshell[] | null {
  const outer = subshells.findLast(({ l }) => l === 0);
  if (outer === undefined) return null;
  if (outer.n <= 3) return move(subshells, [outer.n, 0], [outer.n, 1], 1);
  return move(subshells, [outer.n, 0], [outer.n - 1, 2], outer.electrons);
}

function countStep(symbol: string, number: number): StepFacts {
  return step("count-electrons", [expression(variable("N(e⁻)"), "=", variable("Z"), "=", count(number))], {
    element: formulaTerm(symbol),
  });
}

const STEP = (id: string): StepFacts => step(id);

/** The configuration of an atom, in full or behind a noble gas. */
function askAtom(random: Random, from: readonly Element[], variant: "atom" | "short" | "exception"): SolvedDraft {
  const { symbol, number } = random.pick(from);
  const right = get(symbol);
  const write = variant === "atom" ? writeConfiguration : writeShortConfiguration;
  const neighbours = [elementOf(number - 1), elementOf(number + 1)].flatMap((each) =>
    each === null ? [] : [get(each.symbol)],
  );
  const outer = right.findLast(({ l }) => l === 0)?.n ?? 1;
  return {
    kind: "solved",
    variant,
    values: { element: formulaTerm(symbol) },
    steps: [
      countStep(symbol, number),
      STEP("order"),
      STEP(variant === "exception" ? "half-full" : variant === "atom" ? "sum" : "core"),
    ],
    answer: { id: "configuration", value: configurationTerm(write(right)), values: { element: formulaTerm(symbol) } },
    distractors: listWrong(right, write, [
      ...(variant === "exception"
        ? ([["exception-forgotten", move(right, [outer - 1, 2], [outer, 0], 1)]] as const)
        : []),
      ["order-ignored", withoutOrder(right)],
      ...neighbours.map((each) => ["neighbour", each] as const),
      ["order-ignored", move(right, [outer, 1], [outer, 2], 1)],
      ["neighbour", get(elementOf(number + 2)?.symbol ?? "")],
    ]),
  };
}

/** The element of an atom's configuration, in full or behind a noble gas. */
export const solveElement = (symbol: string, configuration: Term): Solved => ({
  steps: [STEP("add-up"), STEP("look-up")],
  answer: { id: "element", value: formulaTerm(symbol), values: { configuration } },
});

/** The atom of a configuration. */
function askElement(random: Random): SolvedDraft {
  const { symbol, number, period, group } = random.pick(UP_TO_STRONTIUM);
  const configuration = configurationTerm(
    (random.chance(0.5) ? writeConfiguration : writeShortConfiguration)(get(symbol)),
  );
  const near = (offset: number): readonly Element[] => [elementOf(number + offset) ?? []].flat();
  const sameGroup = ELEMENTS.filter(
    (each) => each.group === group && group !== null && each.symbol !== symbol && Math.abs(each.period - period) === 1,
  );
  return {
    kind: "solved",
    variant: "element",
    values: { configuration },
    ...solveElement(symbol, configuration),
    distractors: [
      ...[...near(-1), ...near(1)].map((each) => ({ slip: slip("miscounted"), value: formulaTerm(each.symbol) })),
      ...sameGroup.slice(0, 1).map((each) => ({ slip: slip("same-group"), value: formulaTerm(each.symbol) })),
    ],
  };
}

/** The configuration of a simple ion of a main group. */
function askIon(random: Random, ions: typeof IONS, variant: "ion" | "transition-ion"): SolvedDraft {
  const {
    element: { symbol, number },
    charge,
  } = random.pick(ions);
  const ion = formulaTerm(writeIon(symbol, charge));
  const right = get(symbol, charge);
  const atom = get(symbol);
  const outer = atom.findLast(({ l }) => l === 0)?.n ?? 1;
  const fromInside = (lost: number): readonly Subshell[] | null => {
    const d = atom.find(({ n, l }) => n === outer - 1 && l === 2);
    return d === undefined || d.electrons < lost
      ? null
      : atom.map((each) => (each === d ? { ...d, electrons: d.electrons - lost } : each));
  };
  return {
    kind: "solved",
    variant,
    values: { ion },
    steps: [
      step(
        charge > 0 ? "cation" : "anion",
        [worked("N(e⁻)", [count(number), charge > 0 ? "-" : "+", count(Math.abs(charge))], count(number - charge))],
        { ion },
      ),
      ...(variant === "transition-ion"
        ? [
            STEP("atom-first"),
            step("outer-first", [
              expression(
                configurationTerm(writeShortConfiguration(atom)),
                "->",
                configurationTerm(writeShortConfiguration(right)),
              ),
            ]),
          ]
        : [STEP("order"), STEP("noble")]),
    ],
    answer: { id: "ion", value: configurationTerm(writeShortConfiguration(right)), values: { ion } },
    distractors: listWrong(right, writeShortConfiguration, [
      ...(variant === "transition-ion"
        ? ([
            ["inner-first", fromInside(charge)],
            ["charge-ignored", atom],
            ["charge-wrong-way", get(elementOf(number + charge)?.symbol ?? "")],
            ["inner-first", get(elementOf(number - charge)?.symbol ?? "")],
            ["one-charge-only", get(symbol, 1)],
          ] as const)
        : []),
      ["charge-ignored", atom],
      ["charge-wrong-way", get(elementOf(number + charge)?.symbol ?? "")],
      ["one-charge-only", get(symbol, Math.sign(charge))],
      ["neighbour", get(elementOf(number - charge - 1)?.symbol ?? "")],
    ]),
  };
}

const isTransition = ({ element: { group } }: (typeof IONS)[number]): boolean =>
  group !== null && group >= 3 && group <= 11;
const MAIN_IONS = IONS.filter(
  ({ element: { group, number } }) => group !== null && (group <= 2 || group >= 13) && number < 54 && number > 6,
);
const TRANSITION_IONS = [
  ...IONS.filter((each) => isTransition(each) && each.element.number <= 47 && each.charge < 4),
  ...(
    [
      ["Ti", 2],
      ["Ti", 3],
      ["V", 2],
      ["V", 3],
      ["Cr", 2],
      ["Mn", 3],
      ["Mn", 4],
      ["Co", 3],
      ["Ni", 3],
      ["Cr", 3],
      ["Mo", 3],
      ["Ru", 3],
      ["Rh", 3],
      ["Pd", 2],
    ] as const
  ).flatMap(([symbol, charge]) =>
    ELEMENTS.filter((element) => element.symbol === symbol).map((element) => ({ element, massNumber: 0, charge })),
  ),
].filter(
  (each, index, all) =>
    all.findIndex(({ element, charge }) => element === each.element && charge === each.charge) === index,
);

/** Unpaired electrons of an atom or an ion of a transition metal. */
function askUnpaired(random: Random, kind: "atom" | "ion"): SolvedDraft | null {
  const picked =
    kind === "atom"
      ? { element: random.pick(between(5, 36).filter(({ group }) => group !== null && group > 2)), charge: 0 }
      : random.pick(TRANSITION_IONS);
  const {
    element: { symbol },
    charge,
  } = picked;
  const subshells = get(symbol, charge);
  const unpaired = countUnpaired(subshells);
  const open = subshells.findLast(({ l, electrons }) => electrons < capacityOf(l));
  if (open === undefined) return null;
  const species = formulaTerm(writeIon(symbol, charge));
  const label = `${open.n}${"spdf"[open.l]}`;
  const outer = subshells.findLast(({ l }) => l === 0);
  return {
    kind: "solved",
    variant: "unpaired",
    values: { species },
    steps: [
      // Written out, the configuration would hold the answer more often than not.
      STEP(charge === 0 ? "write-atom" : "write-ion"),
      step("hund", [], {
        species,
        configuration: configurationTerm(writeShortConfiguration(subshells)),
        subshell: configurationTerm(label),
        orbitals: count(2 * open.l + 1),
      }),
    ],
    answer: { id: "unpaired", value: count(unpaired), values: { species } },
    distractors: wrongCounts(unpaired, [
      [slip("all-in-subshell"), open.electrons],
      [slip("paired-too-early"), open.electrons % 2],
      [slip("free-places"), 2 * (2 * open.l + 1) - open.electrons],
      [slip("outer-electrons"), open.electrons + (outer?.electrons ?? 0)],
    ]),
  };
}

/** The element of an ion with a certain charge and configuration. */
export const solveMetal = (symbol: string, charge: number, configuration: Term): Solved => ({
  steps: [STEP("add-up"), step("add-charge")],
  answer: {
    id: "metal",
    value: formulaTerm(symbol),
    values: { charge: variable(`${charge}+`), configuration },
  },
});

/** The element of a doubly or triply charged ion with a certain configuration. */
function askMetal(random: Random): SolvedDraft {
  const {
    element: { symbol, number },
    charge,
  } = random.pick(TRANSITION_IONS);
  const configuration = configurationTerm(writeShortConfiguration(get(symbol, charge)));
  const wrong = [
    [number - charge, "charge-ignored"],
    [number - 2 * charge, "charge-wrong-way"],
    [number + 1, "miscounted"],
    [number - 1, "miscounted"],
  ] as const;
  const chosen = wrong.filter(
    ([each], index) => each !== number && wrong.findIndex(([other]) => other === each) === index,
  );
  return {
    kind: "solved",
    variant: "metal",
    values: { charge: variable(`${charge}+`), configuration },
    ...solveMetal(symbol, charge, configuration),
    distractors: chosen.flatMap(([each, name]) =>
      [elementOf(each) ?? []]
        .flat()
        .filter(({ group }) => group !== null && group <= 12)
        .map((element) => ({ slip: slip(name), value: formulaTerm(element.symbol) })),
    ),
  };
}

/** Electron configurations of atoms and ions. */
export const configurations: Family = {
  id: "configurations",
  subtopic: "electron-configuration",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.5) ? askAtom(random, FIRST, "atom") : askElement(random)),
    medium: (random) =>
      random.pick([
        () => askAtom(random, UP_TO_XENON, "short"),
        () => askIon(random, MAIN_IONS, "ion"),
        () => askUnpaired(random, "atom"),
      ])(),
    hard: (random) =>
      random.pick([
        () => askIon(random, TRANSITION_IONS, "transition-ion"),
        () => askUnpaired(random, "ion"),
        () => askMetal(random),
        () => (random.chance(0.3) ? askAtom(random, EXCEPTIONS, "exception") : null),
      ])(),
  },
};
