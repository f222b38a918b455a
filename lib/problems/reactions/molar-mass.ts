import { findElement } from "../../chemistry/elements/elements.ts";
import type { Formula, FormulaNode } from "../../chemistry/formula/formula.ts";
import { molarMassSteps, roundedQuantity, toldMolarMass, usualMassRounding } from "../../methods/molar-mass.ts";
import { getSubstance } from "../../methods/rules/substance.ts";
import type { Substance } from "../../methods/rules/substance.ts";
import { count, expression, formulaTerm, step, substanceTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Difficulty } from "../../curriculum/difficulties.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { COMPOUNDS_WITH_NAMES } from "../intake.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { COMPOUNDS } from "./compounds.ts";

const WORDS = "problems-reactions.molar-mass";

type Counting = {
  readonly hasSubscripts: boolean;
  readonly hasBrackets: boolean;
  readonly waters: "all" | "one" | "none";
};

const RIGHT: Counting = { hasSubscripts: true, hasBrackets: true, waters: "all" };

/** What students count instead of the atoms of the formula. */
const MISCOUNTS: readonly (readonly [slip: string, counting: Counting])[] = [
  ["water-left-out", { ...RIGHT, waters: "none" }],
  ["water-once", { ...RIGHT, waters: "one" }],
  ["brackets-ignored", { ...RIGHT, hasBrackets: false }],
  ["subscripts-ignored", { ...RIGHT, hasSubscripts: false, hasBrackets: false, waters: "one" }],
];

type Weigh = (symbol: string) => Decimal;

const relativeMass: Weigh = (symbol) => new Decimal(findElement(symbol)?.weight ?? 0);

const atomicNumber: Weigh = (symbol) => new Decimal(findElement(symbol)?.number ?? 0);

function weighNodes(nodes: readonly FormulaNode[], counting: Counting, weigh: Weigh): Decimal {
  return Decimal.sum(
    ...nodes.map((node) => {
      if (node.kind === "atom") return weigh(node.symbol).times(counting.hasSubscripts ? node.count : 1);
      return weighNodes(node.nodes, counting, weigh).times(counting.hasBrackets ? node.count : 1);
    }),
  );
}

function weighFormula({ parts }: Formula, counting: Counting, weigh: Weigh): Decimal {
  const [main, ...waters] = parts;
  const dry = weighNodes(main?.nodes ?? [], counting, weigh);
  if (counting.waters === "none") return dry;
  return Decimal.sum(
    dry,
    ...waters.map(({ nodes, count: times }) =>
      weighNodes(nodes, counting, weigh).times(counting.waters === "one" ? 1 : times),
    ),
  );
}

function listDistractors({ formula, molarMass, mass }: Substance): Distractor[] {
  const wrong = [
    ...MISCOUNTS.map(([slip, counting]) => [slip, weighFormula(formula, counting, relativeMass)] as const),
    ["atomic-numbers", weighFormula(formula, RIGHT, atomicNumber)] as const,
  ];
  // With the decimals of the right one, so that its form does not tell it apart.
  const told = (value: Decimal) => roundedQuantity(value.toFixed(), "g/mol", usualMassRounding(mass.rows));
  return wrong.flatMap(([slip, value]) =>
    value.eq(molarMass) ? [] : [{ slip: slipOf(WORDS, slip), value: told(value) }],
  );
}

const draftOf =
  (level: Difficulty) =>
  (random: Random, taken: readonly string[]): SolvedDraft => {
    const substance = getSubstance(random.pick(taken.length > 0 ? taken : COMPOUNDS[level]));
    const { ascii, formula, mass, molarMass: sum } = substance;
    const told = toldMolarMass(mass);
    return {
      kind: "solved",
      variant: "molar-mass",
      values: { formula: formulaTerm(ascii), name: substanceTerm(ascii) },
      steps: [
        step(
          "atoms",
          mass.rows.map((row) => expression(formulaTerm(row.symbol), ":", count(row.count))),
          { formula: formulaTerm(ascii) },
        ),
        ...molarMassSteps(formula, ascii, mass, told)
          .slice(1)
          .map((step) => ({ ...step, method: "molar-mass" as const })),
      ],
      answer: { id: "molar-mass", value: told, values: { formula: formulaTerm(ascii) }, unrounded: sum.toFixed() },
      distractors: listDistractors(substance),
    };
  };

export const molarMass: Family = {
  id: "molar-mass",
  subtopic: "the-mole-molar-mass",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: draftOf("easy"), medium: draftOf("medium"), hard: draftOf("hard") },
  takes: COMPOUNDS_WITH_NAMES,
};
