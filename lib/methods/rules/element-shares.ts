import { findElement } from "../../chemistry/elements/elements.ts";
import type { ElementSymbol } from "../../chemistry/elements/elements.ts";
import { findEmpiricalFormula } from "../../chemistry/formula/empirical.ts";
import type { EmpiricalFormula } from "../../chemistry/formula/empirical.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import type { Expression, StepFacts } from "../facts.ts";
import { count, expression, formulaTerm, quantity, step, variable } from "../terms.ts";
import type { Kind, Variable } from "./kinds.ts";
import { exactly, inUnit, worked } from "./quantity-terms.ts";
import type { RuleIssue, Scene } from "./rule.ts";

/** Each element of a compound with its mass, or its percentage by mass. */
export type Shares = readonly { readonly symbol: ElementSymbol; readonly share: Quantity }[];

/** What analyses may miss of a whole. */
const LEAST_PERCENT = 99;
const MOST_PERCENT = 101;

function elementOf(variable: Variable): ElementSymbol | null {
  return variable.of === null ? null : (findElement(variable.of)?.symbol ?? null);
}

/** The sequence in which formulas name the nonmetals (IUPAC Red Book 2005, table VI); every metal stands before them. */
const SEQUENCE: readonly (string | null)[] = [
  "Si",
  "B",
  "Sb",
  "As",
  "P",
  "N",
  "H",
  "C",
  "Te",
  "Se",
  "S",
  "At",
  "I",
  "Br",
  "Cl",
  "O",
  "F",
];

function placeOf({ of }: Variable): number {
  return SEQUENCE.indexOf(of);
}

/**
 * The givens that are shares of elements, by the kind that all have; null when fewer than two are, or an element is named of
 * which there is none: "carbon, hydrogen and oxygen", and nothing tells how much oxygen.
 */
export function findShareGivens({
  givens,
  elements,
}: Scene): { readonly kind: Kind; readonly variables: readonly Variable[] } | null {
  for (const kind of ["mass-percent", "mass"] as const) {
    const variables = givens.filter(
      (given) => given.kind === kind && elementOf(given) !== null && given.label === null,
    );
    const isPlain = variables.length >= 2 && new Set(variables.map(({ of }) => of)).size === variables.length;
    const isWhole = [...elements].every((element) => variables.some(({ of }) => of === element));
    if (isPlain && isWhole) return { kind, variables: variables.toSorted((a, b) => placeOf(a) - placeOf(b)) };
  }
  return null;
}

export function toShares(variables: readonly Variable[], inputs: readonly Quantity[]): Shares {
  return variables.flatMap((variable, index) => {
    const [symbol, share] = [elementOf(variable), inputs[index]];
    return symbol === null || share === undefined ? [] : [{ symbol, share }];
  });
}

function amountOf(share: Quantity): Decimal {
  return share.unit.dimension === 0 ? share.value : inUnit(share, "g").value;
}

/** The empirical formula of the shares; percentages must make up a whole. */
export function analyse(shares: Shares): Result<EmpiricalFormula, RuleIssue> {
  const isPercent = shares.every(({ share }) => share.unit.dimension === 0);
  const total = shares.reduce((sum, { share }) => sum.plus(amountOf(share)), new Decimal(0));
  if (isPercent && (total.lt(LEAST_PERCENT) || total.gt(MOST_PERCENT))) return fail({ code: "not-valid" });
  const found = findEmpiricalFormula(
    shares.map(({ symbol, share }) => ({ symbol, amount: amountOf(share).toFixed() })),
  );
  return found.ok ? succeed(found.value) : fail({ code: "not-valid" });
}

export function formulaOf({ formula }: EmpiricalFormula): string {
  return formatFormula(formula, "ascii");
}

/** Moles of each element, their ratio, and what makes it whole. */
export function explainAnalysis(shares: Shares, { rows, multiplier, formula }: EmpiricalFormula): StepFacts[] {
  const moles = rows.map((row, index): Expression => {
    const share = shares[index]?.share ?? exactly(row.amount, "g");
    const grams = share.unit.dimension === 0 ? { ...share, unit: exactly(1, "g").unit } : inUnit(share, "g");
    return worked(variable("n", row.symbol), [grams, "/", quantity(row.weight, "g/mol")], quantity(row.moles, "mol"));
  });
  const smallest = rows.reduce(
    (least, row) => (Number(row.moles) < Number(least) ? row.moles : least),
    rows[0]?.moles ?? "1",
  );
  const ratios = rows.map((row): Expression =>
    expression(
      formulaTerm(row.symbol),
      ":",
      quantity(row.moles, ""),
      "/",
      quantity(smallest, ""),
      "=",
      quantity(row.ratio, ""),
    ),
  );
  const whole = rows.map((row): Expression =>
    expression(formulaTerm(row.symbol), ":", count(multiplier), "*", quantity(row.ratio, ""), "≈", count(row.count)),
  );
  const isPercent = shares.some(({ share }) => share.unit.dimension === 0);
  const empirical = { formula: formulaTerm(formatFormula(formula, "ascii")) };
  return [
    step(isPercent ? "moles-of-percent" : "moles", moles),
    step("ratio", ratios, empirical),
    ...(multiplier === 1 ? [] : [step("whole", whole, { ...empirical, multiplier: count(multiplier) })]),
  ];
}
