import {
  capacityOf,
  findConfiguration,
  isExceptional,
  SUBSHELL_LETTERS,
} from "../../chemistry/elements/configuration.ts";
import { ELEMENTS } from "../../chemistry/elements/elements.ts";
import { configurationTerm, count, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import type { Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";

const WORDS = "problems-atoms.quantum-numbers";

const slip = (name: string): string => slipOf(WORDS, name);

type Label = { readonly n: number; readonly l: number };

const labelOf = ({ n, l }: Label): string => `${n}${SUBSHELL_LETTERS[l]}`;
const labelTerm = (label: Label) => configurationTerm(labelOf(label));

/** Those that school books draw; f from the fourth shell on. */
const SUBSHELLS: readonly Label[] = [1, 2, 3, 4, 5, 6, 7].flatMap((n) =>
  [0, 1, 2, 3].flatMap((l) => (l < n && n + l < 9 ? [{ n, l }] : [])),
);

/** Orbitals or electrons of a subshell, or its l. */
type SubshellQuestion = "orbitals" | "electrons" | "l-value";

export function solveSubshell({ n, l }: Label, asked: SubshellQuestion): Solved {
  const answer = { orbitals: 2 * l + 1, electrons: capacityOf(l), "l-value": l }[asked];
  const [before, behind] = asked === "orbitals" ? [[], []] : [[count(2), "*" as const, "(" as const], [")" as const]];
  const line = expression(...before, count(2), "*", count(l), "+", count(1), ...behind, "=", count(answer));
  return {
    steps: [step("letter"), asked === "l-value" ? step("read-l") : step(asked, [line])],
    answer: { id: asked, value: count(answer), values: { subshell: labelTerm({ n, l }) } },
  };
}

/** The subshell of two numbers; null for a pair that there is not. */
/** The nodes of an orbital: all, angular or radial ones. */
export function solveNodes({ n, l }: Label, kind: "all" | "angular" | "radial"): Solved {
  const right = { all: n - 1, angular: l, radial: n - l - 1 }[kind];
  const terms = {
    all: [variable("n"), "-" as const, count(1), "=" as const, count(n), "-" as const, count(1)],
    angular: [variable("l")],
    radial: [count(n), "-" as const, count(l), "-" as const, count(1)],
  }[kind];
  return {
    steps: [step("read-l"), step("nodes", [expression(...terms, "=", count(right))])],
    answer: { id: "nodes", value: count(right), values: { subshell: labelTerm({ n, l }) } },
  };
}

export function solveName({ n, l }: Label): Solved | null {
  if (!SUBSHELLS.some((each) => each.n === n && each.l === l)) return null;
  return {
    steps: [step("shell-number"), step("letter")],
    answer: { id: "name", value: labelTerm({ n, l }) },
  };
}

function askSubshell(random: Random): SolvedDraft {
  const { n, l } = random.pick(SUBSHELLS);
  const variant = random.pick(["orbitals", "electrons", "l-value"] as const);
  const answer = { orbitals: 2 * l + 1, electrons: capacityOf(l), "l-value": l }[variant];
  const wrong = {
    orbitals: [
      [slip("electrons-for-orbitals"), capacityOf(l)],
      [slip("l-for-count"), l],
      [slip("shell-for-subshell"), n * n],
      [slip("n-for-l"), 2 * n + 1],
    ],
    electrons: [
      [slip("orbitals-for-electrons"), 2 * l + 1],
      [slip("shell-for-subshell"), 2 * n * n],
      [slip("n-for-l"), capacityOf(n)],
      [slip("next-letter"), capacityOf(l + 1)],
    ],
    "l-value": [
      [slip("n-for-l"), n],
      [slip("letters-from-one"), l + 1],
      [slip("orbitals-for-l"), 2 * l + 1],
    ],
  } as const;
  return {
    kind: "solved",
    variant,
    values: { subshell: labelTerm({ n, l }) },
    ...solveSubshell({ n, l }, variant),
    distractors: wrongCounts(answer, wrong[variant]),
  };
}

/** Orbitals or electrons of a shell. */
export function solveShell(n: number, asked: "shell-orbitals" | "shell-electrons"): Solved {
  const answer = count(asked === "shell-orbitals" ? n * n : 2 * n * n);
  const factor = asked === "shell-orbitals" ? [] : [count(2), "*" as const];
  return {
    steps: [step("shell-of"), step(asked, [expression(...factor, variable("n²"), "=", answer)])],
    answer: { id: asked, value: answer, values: { n: count(n) } },
  };
}

function askShell(random: Random): SolvedDraft {
  const n = random.integer(2, 6);
  const variant = random.pick(["shell-orbitals", "shell-electrons"] as const);
  const answer = variant === "shell-orbitals" ? n * n : 2 * n * n;
  return {
    kind: "solved",
    variant,
    values: { n: count(n) },
    ...solveShell(n, variant),
    distractors: wrongCounts(answer, [
      [
        slip(variant === "shell-orbitals" ? "electrons-for-orbitals" : "orbitals-for-electrons"),
        variant === "shell-orbitals" ? 2 * n * n : n * n,
      ],
      [slip("not-squared"), 2 * n],
      [slip("last-subshell"), variant === "shell-orbitals" ? 2 * n - 1 : 2 * (2 * n - 1)],
    ]),
  };
}

function askName(random: Random): SolvedDraft | null {
  const { n, l } = random.pick(SUBSHELLS.filter((each) => each.n > 1));
  const solved = solveName({ n, l });
  if (solved === null) return null;
  const wrong = [
    ["letters-from-one", { n, l: l - 1 }],
    ["letters-from-one", { n, l: l + 1 }],
    ["other-shell", { n: n - 1, l }],
    ["other-shell", { n: n + 1, l }],
  ] as const;
  return {
    kind: "solved",
    variant: "name",
    values: { n: count(n), l: count(l) },
    ...solved,
    distractors: wrong
      .filter(([, each]) => each.l >= 0 && each.l < 4 && each.l < each.n)
      .map(([name, each]) => ({ slip: slip(name), value: labelTerm(each) })),
  };
}

type Shared = "share-l" | "share-m" | "share-s" | "share-lm";

/** The electrons of an atom that agree in some of their numbers: n with l, m, s, or with l and m. */
export function solveShared(shared: Shared, { n, l, m }: Label & { readonly m: number }): Solved {
  const answer = { "share-l": capacityOf(l), "share-m": 2 * (n - Math.abs(m)), "share-s": n * n, "share-lm": 2 }[
    shared
  ];
  return {
    steps: [step("which-orbitals"), step(`${shared}-count`)],
    answer: { id: "shared", value: count(answer) },
  };
}

/** How many electrons of an atom may share some of the numbers. */
function askShared(random: Random): SolvedDraft | null {
  const n = random.integer(2, 6);
  const l = random.integer(0, Math.min(3, n - 1));
  const m = random.integer(0, n - 1);
  const variant = random.pick(["share-l", "share-m", "share-s", "share-lm"] as const);
  if (variant === "share-lm" && m > l) return null;
  const answer = { "share-l": capacityOf(l), "share-m": 2 * (n - m), "share-s": n * n, "share-lm": 2 }[variant];
  const wrong = {
    "share-l": [
      [slip("orbitals-for-electrons"), 2 * l + 1],
      [slip("shell-for-subshell"), 2 * n * n],
      [slip("not-doubled-l"), 2 * l],
    ],
    "share-m": [
      [slip("orbitals-for-electrons"), n - m],
      [slip("shell-for-subshell"), 2 * n * n],
      [slip("one-orbital"), 2],
    ],
    "share-s": [
      [slip("both-spins"), 2 * n * n],
      [slip("one-orbital"), 1],
      [slip("not-squared"), n],
    ],
    "share-lm": [
      [slip("spin-forgotten"), 1],
      [slip("all-orbitals"), capacityOf(l)],
      [slip("shell-for-subshell"), 2 * n * n],
    ],
  } as const;
  return {
    kind: "solved",
    variant,
    values: {
      n: count(n),
      ...((variant === "share-l" || variant === "share-lm") && { l: count(l) }),
      ...((variant === "share-m" || variant === "share-lm") && { m: count(m) }),
    },
    ...solveShared(variant, { n, l, m }),
    distractors: wrongCounts(answer, wrong[variant]),
  };
}

const ATOMS = ELEMENTS.filter(({ number, symbol }) => number >= 5 && number <= 54 && !isExceptional(symbol));

/** Electrons of an atom with a certain n or l. */
export const solveOfAtom = (symbol: string, asked: "atom-n" | "atom-l", value: number): Solved => ({
  steps: [step("configuration", [], { element: formulaTerm(symbol) }), step(`${asked}-sum`)],
  answer: {
    id: "of-atom",
    value: count(
      (findConfiguration(symbol) ?? [])
        .filter(({ n, l }) => (asked === "atom-n" ? n : l) === value)
        .reduce((sum, { electrons }) => sum + electrons, 0),
    ),
  },
});

function askOfAtom(random: Random): SolvedDraft | null {
  const { symbol } = random.pick(ATOMS);
  const subshells = findConfiguration(symbol) ?? [];
  const variant = random.pick(["atom-n", "atom-l"] as const);
  const value =
    variant === "atom-n"
      ? random.integer(2, Math.max(...subshells.map(({ n }) => n)))
      : random.integer(0, Math.min(2, Math.max(...subshells.map(({ l }) => l))));
  const [sumOf, outer] = [
    (chosen: (each: Label) => boolean): number =>
      subshells.filter(chosen).reduce((sum, { electrons }) => sum + electrons, 0),
    Math.max(...subshells.map(({ n }) => n)),
  ];
  const answer = sumOf(({ n, l }) => (variant === "atom-n" ? n : l) === value);
  const last = subshells.findLast(({ n, l }) => (variant === "atom-n" ? n : l) === value)?.electrons ?? 0;
  return {
    kind: "solved",
    variant,
    values: { element: formulaTerm(symbol), value: count(value) },
    ...solveOfAtom(symbol, variant, value),
    distractors: wrongCounts(answer, [
      [slip("full-capacity"), variant === "atom-n" ? 2 * value * value : capacityOf(value)],
      [slip("one-subshell"), last],
      [slip("outer-shell"), sumOf(({ n }) => n === outer)],
      [slip("other-number"), sumOf(({ n, l }) => (variant === "atom-n" ? l : n) === value)],
    ]).filter(({ value: each }) => each.kind === "count" && each.value > 0),
  };
}

/** The subshell that takes the last electron as an atom is built up. */
function askLast(random: Random): Draft | null {
  const { symbol, number } = random.pick(ATOMS);
  const before = findConfiguration(ELEMENTS[number - 2]?.symbol ?? "") ?? [];
  const after = findConfiguration(symbol) ?? [];
  const grown = after.filter(
    ({ n, l, electrons }) => electrons !== (before.find((each) => each.n === n && each.l === l)?.electrons ?? 0),
  );
  const [last] = grown;
  const outer = after.findLast(({ l }) => l === 0);
  // Next to an exception two subshells change.
  if (grown.length !== 1 || last === undefined || outer === undefined) return null;
  const wrong = [
    ["outermost-shell", { n: outer.n, l: last.l }],
    ["outer-s", outer],
    ["letters-from-one", { n: last.n, l: last.l + 1 }],
    ["letters-from-one", { n: last.n, l: last.l - 1 }],
    ["other-shell", { n: last.n + 1, l: last.l }],
  ] as const;
  const possible = wrong.filter(([, { n, l }]) => l >= 0 && l < n && l < 4 && !(n === last.n && l === last.l));
  return {
    kind: "solved",
    variant: "last",
    values: { element: formulaTerm(symbol) },
    steps: [step("configuration", [], { element: formulaTerm(symbol) }), step("last-filled")],
    answer: { id: "last", value: labelTerm(last) },
    distractors: possible
      .filter(([, { n, l }], index) => possible.findIndex(([, each]) => each.n === n && each.l === l) === index)
      .map(([name, each]) => ({ slip: slip(name), value: labelTerm(each) })),
  };
}

/** What quantum numbers count, and where electrons of atoms have them. */
export const quantumNumbers: Family = {
  id: "quantum-numbers",
  subtopic: "quantum-numbers",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.75) ? askSubshell(random) : askShell(random)),
    medium: (random) => (random.chance(0.4) ? askName(random) : askShared(random)),
    hard: (random) => (random.chance(0.6) ? askOfAtom(random) : askLast(random)),
  },
};
