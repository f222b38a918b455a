import type { Kind, Variable } from "../../../methods/rules/kinds.ts";
import type { Given, Statement } from "../statement.ts";
import { subtract } from "../../../quantity/arithmetic.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { ZERO } from "../../../quantity/decimal.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../../quantity/significant-figures.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";

const FORMULAS: ReadonlySet<Kind> = new Set<Kind>(["empirical-formula", "molecular-formula"]);

/** Shares that make up more than this are all there are. */
const MOST_OF_A_PART = 98;

/** What masses of all elements may miss of the sample's. */
const MOST_ERROR = 0.01;

/** A formula is asked for: a molar mass is then the compound's, whatever stands beside it, and may be given in u. */
export function refineFormula(statement: Statement): Statement {
  const { givens, goals, scene } = statement;
  if (!goals.some(({ variable }) => FORMULAS.has(variable.kind))) return statement;
  const refined = withRestOfMass(withoutWhole(withRemainder(givens.map(asMolarMass), scene.elements)), scene.elements);
  return { givens: refined, goals, scene: { ...scene, givens: refined.map(({ variable }) => variable) } };
}

/** "A compound of phosphorus and oxygen is 43.64% phosphorus": the rest is the one element without a share. */
function withRemainder(givens: readonly Given[], elements: ReadonlySet<string>): Given[] {
  const shares = givens.filter(({ variable }) => variable.kind === "mass-percent");
  const [first] = shares;
  const missing = [...elements].filter((element) => !givens.some(({ variable }) => variable.of === element));
  const [element] = missing;
  const sum = shares.reduce((total, { quantity }) => total.plus(quantity.value), ZERO);
  if (first === undefined || element === undefined || missing.length > 1 || sum.gte(MOST_OF_A_PART)) return [...givens];
  const place = coarsestPlace(...shares.map(({ quantity }) => lastPlace(quantity.value, quantity.significantFigures)));
  const rest = sum.neg().plus(100);
  const remainder: Given = {
    ...first,
    variable: { kind: "mass-percent", of: element, label: null },
    quantity: { ...first.quantity, value: rest, significantFigures: figuresToPlace(rest, place) },
  };
  return [...givens, remainder];
}

/** The mass of the sample beside the masses of all its elements says nothing new, as long as they add up to it. */
function withoutWhole(givens: readonly Given[]): Given[] {
  const sample = givens.find(({ variable }) => variable.kind === "mass" && variable.of === null);
  const parts = givens.filter(({ variable }) => variable.kind === "mass" && variable.of !== null);
  if (sample === undefined || parts.length < 2) return [...givens];
  const grams = getUnit("g");
  const sum = parts.reduce((total, { quantity }) => total.plus(getValueIn(quantity, grams)), ZERO);
  const isWhole = getValueIn(sample.quantity, grams).div(sum).minus(1).abs().lt(MOST_ERROR);
  return isWhole ? givens.filter((given) => given !== sample) : [...givens];
}

/** "A 5.00 g sample of a lead oxide contains 4.33 g of lead": the rest of the sample is the one element without a mass. */
function withRestOfMass(givens: readonly Given[], elements: ReadonlySet<string>): Given[] {
  const sample = givens.find(({ variable }) => variable.kind === "mass" && variable.of === null);
  const parts = givens.filter(({ variable }) => variable.kind === "mass" && variable.of !== null);
  const [element, ...others] = [...elements].filter((each) => !parts.some(({ variable }) => variable.of === each));
  const isPlain = parts.length > 0 && parts.every(({ variable }) => variable.of !== null && elements.has(variable.of));
  if (sample === undefined || element === undefined || others.length > 0 || !isPlain) return [...givens];
  let rest = sample.quantity;
  for (const { quantity } of parts) {
    const difference = subtract(rest, quantity);
    if (!difference.ok || !difference.value.value.isPositive()) return [...givens];
    rest = difference.value;
  }
  return givens.map((given) =>
    given === sample ? { ...given, variable: { ...given.variable, of: element }, quantity: rest } : given,
  );
}

function asMolarMass(given: Given): Given {
  const { variable, quantity } = given;
  const isInU = quantity.unit.factors[0]?.unit.symbol === "u" && variable.kind === "mass";
  const settled: Variable = { kind: "molar-mass", of: null, label: null };
  if (isInU) return { ...given, variable: settled, quantity: { ...quantity, unit: getUnit("g/mol") } };
  return variable.kind === "molar-mass" ? { ...given, variable: settled } : given;
}
