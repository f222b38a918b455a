import { Decimal } from "decimal.js";
import { canonicalOf } from "../chemistry/formula/format.ts";
import type { AtomKey, Formula, FormulaNode } from "../chemistry/formula/formula.ts";
import { composition } from "../chemistry/formula/molar-mass.ts";
import type { Composition } from "../chemistry/formula/molar-mass.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { fail, succeed } from "../result.ts";
import { amount, atomFormula } from "./atom-terms.ts";
import type { AnswerFacts, Expression, Quantity, SolutionFacts, StepFacts, Term } from "./facts.ts";
import type { Method } from "./method.ts";
import { roundedQuantity } from "./molar-mass.ts";
import type { Rounding } from "./rounding.ts";
import { expression, formulaTerm, joined, list, quantity, step, variable } from "./terms.ts";
import { worked } from "./rules/quantity-terms.ts";
import { isOfToldWeights, weighedStep } from "./rules/substance.ts";

/** What the share is asked of: every element, one, a group of atoms such as SO4, or the water of a hydrate. */
export type PercentPart =
  | { readonly kind: "every-element" }
  | { readonly kind: "element"; readonly atom: AtomKey }
  | { readonly kind: "group"; readonly group: Formula }
  | { readonly kind: "water" };

export type PercentCompositionGivens = {
  readonly formula: Formula;
  readonly part: PercentPart;
  readonly rounding: Rounding | null;
};

/** Textbooks give mass percents with two decimals. */
const USUAL_ROUNDING: Rounding = { decimals: 2 };

/** One part of the whole: `count` times the mass of `unit`. */
type Share = { readonly name: string; readonly count: number; readonly unitMass: string; readonly mass: string };

function findWater(formula: Formula): Share | null {
  const water = parseFormula("H2O");
  const mass = water.ok ? composition(water.value) : null;
  if (mass === null || !mass.ok) return null;
  const hasWater = (part: Formula["parts"][number]) =>
    part.nodes.length === 2 &&
    part.nodes.every(
      (node) =>
        node.kind === "atom" &&
        node.massNumber === null &&
        node.count === (node.symbol === "H" ? 2 : node.symbol === "O" ? 1 : 0),
    );
  const count = formula.parts
    .slice(1)
    .filter(hasWater)
    .reduce((sum, part) => sum + part.count, 0);
  const unitMass = mass.value.molarMass;
  return count === 0 ? null : { name: "H2O", count, unitMass, mass: new Decimal(unitMass).times(count).toFixed() };
}

const isSame = (one: FormulaNode | undefined, other: FormulaNode): boolean =>
  one?.kind === "atom" && other.kind === "atom" && one.symbol === other.symbol && one.count === other.count;

/** How often a row of atoms stands in others, in brackets or without. */
function countRow(nodes: readonly FormulaNode[], row: readonly FormulaNode[]): number {
  const here = nodes.filter((_, at) => row.every((node, index) => isSame(nodes[at + index], node))).length;
  return nodes.reduce((sum, node) => sum + (node.kind === "group" ? node.count * countRow(node.nodes, row) : 0), here);
}

function findGroup(formula: Formula, group: Formula): Share | null {
  const [row, ...others] = group.parts;
  const mass = composition(group);
  if (row === undefined || others.length > 0 || !mass.ok) return null;
  const count = formula.parts.reduce((sum, part) => sum + part.count * countRow(part.nodes, row.nodes), 0);
  const unitMass = mass.value.molarMass;
  return count === 0
    ? null
    : { name: canonicalOf(group), count, unitMass, mass: new Decimal(unitMass).times(count).toFixed() };
}

function listShares(formula: Formula, mass: Composition, part: PercentPart): Share[] {
  if (part.kind === "water") {
    const water = findWater(formula);
    return water === null ? [] : [water];
  }
  if (part.kind === "group") {
    const group = findGroup(formula, part.group);
    return group === null ? [] : [group];
  }
  return mass.rows
    .filter((row) => part.kind === "every-element" || row.atom === part.atom)
    .map((row) => ({ name: atomFormula(row.atom), count: row.count, unitMass: row.weight, mass: row.mass }));
}

/** `M(NaCl) = 1 × 22.990 + 1 × 35.45 = 58.440 g/mol` */
function molarMassStep(ascii: string, mass: Composition): StepFacts {
  const { rows, molarMass } = mass;
  const sum = joined(
    rows
      .map((row): Term[] => [amount(row.count), quantity(row.weight, "")])
      .map(([factor, weight]) => (factor === undefined || weight === undefined ? [] : [factor, "*", weight])),
    "+",
  );
  const line = worked(variable("M", ascii), sum, quantity(molarMass, "g/mol"));
  return weighedStep(line, ascii, isOfToldWeights(mass));
}

/** `O: 3 × 15.999 g/mol = 47.997 g/mol` */
function partMassStep(ascii: string, shares: readonly Share[]): StepFacts {
  return step(
    "part-mass",
    shares.map((share) =>
      expression(
        formulaTerm(share.name),
        ":",
        amount(share.count),
        "*",
        quantity(share.unitMass, "g/mol"),
        "=",
        quantity(share.mass, "g/mol"),
      ),
    ),
    { formula: formulaTerm(ascii) },
  );
}

type Percentage = { readonly share: Share; readonly percent: Quantity };

/** `w(O) = m(O) / M × 100 % = 47.997 / 122.545 × 100 % = 39.17 %` */
function divideStep(ascii: string, molarMass: string, percentages: readonly Percentage[]): StepFacts {
  return step(
    "divide",
    percentages.map(({ share, percent }) =>
      worked(
        variable("w", share.name),
        [
          [variable("m", share.name), quantity(share.mass, "")],
          "/",
          ["M", quantity(molarMass, "")],
          "*",
          quantity("100", "%"),
        ],
        percent,
      ),
    ),
    { formula: formulaTerm(ascii) },
  );
}

function checkStep(percentages: readonly Percentage[]): StepFacts {
  const sum = percentages.reduce((total, { percent }) => total.plus(percent.value), new Decimal(0));
  const terms = joined(
    percentages.map(({ percent }) => [percent]),
    "+",
  );
  return step("check", [expression(...terms, "=", quantity(sum.toFixed(), "%"))]);
}

function labelled({ share, percent }: Percentage): Expression {
  return expression(formulaTerm(share.name), ":", percent);
}

function answerOf(ascii: string, part: PercentPart, percentages: readonly Percentage[]): AnswerFacts {
  const [only] = percentages;
  const formula = formulaTerm(ascii);
  if (part.kind === "every-element" || only === undefined) {
    const shares = list(percentages.map(labelled));
    return { id: "every-element", value: shares, values: { formula, shares } };
  }
  return {
    id: part.kind === "group" ? "element" : part.kind,
    value: only.percent,
    values: { formula, part: formulaTerm(only.share.name), percent: only.percent },
  };
}

/** Mass percent of each element, of one, or of the water in a hydrate: its mass in one mole over the molar mass. */
export const percentComposition: Method<PercentCompositionGivens> = ({ formula, part, rounding }) => {
  const ascii = canonicalOf(formula);
  const mass = composition(formula);
  if (!mass.ok) return fail({ code: "no-molar-mass", formula: ascii, issue: mass.issue });
  const shares = listShares(formula, mass.value, part);
  if (shares.length === 0)
    return fail({
      code: "part-absent",
      part: part.kind === "element" ? atomFormula(part.atom) : part.kind === "group" ? canonicalOf(part.group) : "H2O",
      formula: ascii,
    });
  const { molarMass } = mass.value;
  const percentages = shares.map((share) => ({
    share,
    percent: roundedQuantity(
      new Decimal(share.mass).times(100).div(molarMass).toFixed(),
      "%",
      rounding ?? USUAL_ROUNDING,
    ),
  }));
  const steps = [
    molarMassStep(ascii, mass.value),
    partMassStep(ascii, shares),
    divideStep(ascii, molarMass, percentages),
  ];
  const facts: SolutionFacts = {
    method: "percent-composition",
    givens: { formula: formulaTerm(ascii) },
    steps: percentages.length > 1 ? [...steps, checkStep(percentages)] : steps,
    answer: answerOf(ascii, part, percentages),
    misconceptions: [],
  };
  return succeed(facts);
};
