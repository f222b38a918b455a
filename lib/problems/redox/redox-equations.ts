import type { Equation } from "../../chemistry/equation/equation.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { isElectron } from "../../chemistry/formula/formula.ts";
import { balanceRedox } from "../../chemistry/redox/half-reactions.ts";
import type { HalfReaction, RedoxBalance } from "../../chemistry/redox/half-reactions.ts";
import { REDOX_WORDS, redoxSteps } from "../../methods/redox/redox-steps.ts";
import type { Setting } from "../../methods/redox/redox-steps.ts";
import { equationTerm } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { ACIDIC_PAIRS, BASIC_PAIRS, SIMPLE_PAIRS } from "./half-reactions.ts";
import type { Pair } from "./half-reactions.ts";

const WORDS = REDOX_WORDS;

const PAIRS = { simple: SIMPLE_PAIRS, acid: ACIDIC_PAIRS, base: BASIC_PAIRS } as const;

/** What may be added to an equation in water. */
const HELPERS: ReadonlySet<string> = new Set(["H2O", "H+", "OH-"]);

function addTo(net: Map<string, number>, { equation }: HalfReaction, factor: number): void {
  for (const [index, { coefficient, formula }] of listTerms(equation).entries()) {
    if (isElectron(formula)) continue;
    const species = formatFormula(formula, "ascii");
    const amount = (factor * (coefficient?.numerator ?? 1)) / (coefficient?.denominator ?? 1);
    net.set(species, (net.get(species) ?? 0) + (index < equation.reactants.length ? -amount : amount));
  }
}

type Side = readonly (readonly [species: string, amount: number])[];

const write = (side: Side): string =>
  side.map(([species, amount]) => `${amount === 1 ? "" : `${amount} `}${species}`).join(" + ");

/** The two half-reactions with these factors, electrons crossed out whether they cancel or not; species in the order of the right equation. */
function combine(
  { oxidation, reduction, overall }: RedoxBalance,
  oxidationFactor: number,
  reductionFactor: number,
  skipped: ReadonlySet<string> = new Set(),
): string {
  const net = new Map(listTerms(overall).map(({ formula }): [string, number] => [formatFormula(formula, "ascii"), 0]));
  addTo(net, oxidation, oxidationFactor);
  addTo(net, reduction, reductionFactor);
  const side = (sign: 1 | -1): Side =>
    [...net].flatMap(([species, amount]) =>
      amount * sign > 0 && !skipped.has(species) ? [[species, amount * sign] as const] : [],
    );
  return `${write(side(-1))} -> ${write(side(1))}`;
}

/** Every species of the right equation once, but for those that were to be added. */
function bare({ overall }: RedoxBalance, added: ReadonlySet<string>): string {
  const side = (terms: Equation["reactants"]): Side =>
    terms.flatMap(({ formula }) =>
      added.has(formatFormula(formula, "ascii")) ? [] : [[formatFormula(formula, "ascii"), 1] as const],
    );
  return `${write(side(overall.reactants))} -> ${write(side(overall.products))}`;
}

function listWrong(balance: RedoxBalance, added: ReadonlySet<string>): Distractor[] {
  const { oxidationFactor: a, reductionFactor: b } = balance;
  const candidates: (readonly [string, string])[] = [
    [slipOf(WORDS, "unequal-electrons"), combine(balance, 1, 1)],
    [slipOf(WORDS, "swapped-factors"), combine(balance, b, a)],
    [slipOf(WORDS, "water-left-out"), combine(balance, a, b, added)],
    [slipOf(WORDS, "as-it-stands"), bare(balance, added)],
    [slipOf(WORDS, "unequal-electrons"), combine(balance, a, b + 1)],
    [slipOf(WORDS, "unequal-electrons"), combine(balance, a + 1, b)],
  ];
  const kept = new Set([combine(balance, a, b), formatEquation(balance.overall, "ascii")]);
  return candidates.flatMap(([slip, equation]) => {
    if (kept.has(equation)) return [];
    kept.add(equation);
    return [{ slip, value: equationTerm(equation) }];
  });
}

function read(text: string): Equation | null {
  const parsed = parseEquation(text);
  return parsed.ok ? parsed.value : null;
}

/** Each species once. */
const skeletonOf = ({ oxidation, reduction }: Pair): string =>
  `${oxidation.from} + ${reduction.from} -> ${oxidation.to} + ${reduction.to}`;

function balanceIt(random: Random, setting: Setting): SolvedDraft | null {
  const skeleton = skeletonOf(random.pick(PAIRS[setting]));
  const equation = read(skeleton);
  const found = equation === null ? null : balanceRedox(equation, setting === "base" ? "base" : "acid");
  if (found?.ok !== true) return null;
  const { overall } = found.value;
  // One of each: there is nothing to balance.
  if (listTerms(overall).every(({ coefficient }) => (coefficient?.numerator ?? 1) === 1)) return null;
  const right = formatEquation(overall, "ascii");
  return {
    kind: "solved",
    variant: setting,
    values: { skeleton: equationTerm(skeleton) },
    steps: redoxSteps(found.value, setting),
    answer: { id: "equation", value: equationTerm(right) },
    distractors: listWrong(found.value, setting === "simple" ? new Set() : HELPERS),
  };
}

/** Redox equations by half-reactions: metals and halogens, then in acid, then in base. */
export const redoxEquations: Family = {
  id: "redox-equations",
  subtopic: "balancing-redox-reactions",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => balanceIt(random, "simple"),
    medium: (random) => balanceIt(random, "acid"),
    hard: (random) => balanceIt(random, "base"),
  },
};
