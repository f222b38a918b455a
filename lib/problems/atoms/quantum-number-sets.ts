import { SUBSHELL_LETTERS } from "../../chemistry/elements/configuration.ts";
import type { Term } from "../../methods/facts.ts";
import { configurationTerm, step, variable } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";

const WORDS = "problems-atoms.quantum-number-sets";

const slip = (name: string): string => slipOf(WORDS, name);

/** `s` in halves: 1 is +1/2. */
type Numbers = { readonly n: number; readonly l: number; readonly m: number; readonly s: number };

/** A whole number with a proper minus, and a plus where a sign is usual. */
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

function written({ n, l, m, s }: Numbers): Term {
  const spin = Math.abs(s) === 1 ? `${s > 0 ? "+" : "−"}1/2` : signed(s / 2);
  return variable(`n = ${n}; l = ${l}; m = ${signed(m)}; s = ${spin}`);
}

function sampleNumbers(random: Random, least = 1): Numbers {
  const n = random.integer(least, 5);
  const l = random.integer(0, Math.min(3, n - 1));
  return { n, l, m: random.integer(-l, l), s: random.pick([1, -1]) };
}

/** Each breaks one rule, by its name. */
function breakRules(random: Random): readonly (readonly [name: string, numbers: Numbers])[] {
  const [first, second, third] = [sampleNumbers(random), sampleNumbers(random), sampleNumbers(random)];
  return [
    ["l-not-below-n", { ...first, n: first.l === 0 ? 1 : first.l, l: first.l === 0 ? 1 : first.l }],
    ["m-beyond-l", { ...second, m: random.pick([1, -1]) * (second.l + 1) }],
    ["s-not-half", { ...third, s: random.pick([0, 2, -2]) }],
  ];
}

const distinct = (wrong: readonly Distractor[]): Distractor[] =>
  wrong.filter(
    (each, index) => wrong.findIndex((other) => JSON.stringify(other.value) === JSON.stringify(each.value)) === index,
  );

const STEPS = ["check-l", "check-m", "check-s"].map((id) => step(id));

/** The one set of four that can be. */
function askAllowed(random: Random): SolvedDraft {
  const right = sampleNumbers(random, 2);
  return {
    kind: "solved",
    variant: "allowed",
    values: {},
    steps: STEPS,
    answer: { id: "set", value: written(right) },
    distractors: distinct(
      random.shuffle(breakRules(random)).map(([name, numbers]) => ({ slip: slip(name), value: written(numbers) })),
    ),
  };
}

/** The one set of four that cannot be. */
function askForbidden(random: Random): SolvedDraft | null {
  const [, right] = random.pick(breakRules(random).slice(0, 2));
  const wrong = distinct([1, 2, 3].map(() => ({ slip: slip("is-allowed"), value: written(sampleNumbers(random, 2)) })));
  if (wrong.length < 3) return null;
  return {
    kind: "solved",
    variant: "forbidden",
    values: {},
    steps: STEPS,
    answer: { id: "set", value: written(right) },
    distractors: wrong,
  };
}

/** The set of an electron in a subshell. */
function askSubshell(random: Random): SolvedDraft {
  const right = sampleNumbers(random, 2);
  const { n, l, m } = right;
  const wrong: readonly (readonly [string, Numbers])[] = [
    ["letter-wrong", { ...right, l: l + 1 < n ? l + 1 : l - 1, m: 0 }],
    ["shell-wrong", { ...right, n: n + 1 }],
    ["m-beyond-l", { ...right, m: m < 0 ? -(l + 1) : l + 1 }],
    ["l-not-below-n", { ...right, l: n, m }],
  ];
  return {
    kind: "solved",
    variant: "subshell",
    values: { subshell: configurationTerm(`${n}${SUBSHELL_LETTERS[l]}`) },
    steps: [step("read-label"), ...STEPS.slice(1)],
    answer: { id: "set", value: written(right) },
    distractors: wrong.map(([name, numbers]) => ({ slip: slip(name), value: written(numbers) })),
  };
}

/** Sets of quantum numbers: which can be, which cannot. */
export const quantumNumberSets: Family = {
  id: "quantum-number-sets",
  subtopic: "quantum-numbers",
  words: WORDS,
  forms: ["choice"],
  levels: { easy: askSubshell, medium: askAllowed, hard: askForbidden },
};
