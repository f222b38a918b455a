import { GASEOUS_ELEMENTS, LIQUID_ELEMENTS, SOLID_NONMETALS } from "../../chemistry/data/formation-enthalpies.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import type { PhysicalState } from "../../chemistry/formula/formula.ts";
import { isNonmetal } from "../../chemistry/formula/charge.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { type Sum, sumOfParts } from "../../laws/energy/sum-of-parts.ts";
import { lawWays } from "../../laws/law-way.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { StepFacts } from "../facts.ts";
import { expression, step, variable } from "../terms.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { withEquation } from "./reaction.ts";
import { writtenFactor } from "./reaction-heat.ts";
import {
  type BalancedEquation,
  type Rule,
  type Scene,
  type Way,
  withInputs,
  withKnown,
  withStepsBefore,
} from "./rule.ts";
import type { Variable } from "./kinds.ts";

/** What a reaction changes, and where its substances are tabulated. */
type StandardProperty = {
  readonly sum: Sum;
  readonly table: Readonly<Record<string, string>>;
  /** Formation from the elements: those in their standard state have zero. */
  readonly isOfFormation: boolean;
};

/** A species of the equation: how often it is formed, negative for a reactant. */
type Species = {
  readonly formula: string;
  readonly state: PhysicalState | null;
  readonly count: Decimal;
};

/** Its value, where it is no need. */
type Share = Species & { readonly known: Quantity | null };

const SOLID_METALS_ONLY = /^[A-Z][a-z]?$/;

/** Whether the formula with this state is an element in its standard state. */
function isStandardElement(formula: string, state: PhysicalState | null): boolean {
  if (GASEOUS_ELEMENTS.has(formula)) return state === null || state === "g";
  if (LIQUID_ELEMENTS.has(formula)) return state === null || state === "l";
  if (SOLID_NONMETALS.has(formula)) return state === null || state === "s";
  return SOLID_METALS_ONLY.test(formula) && !isNonmetal(formula) && (state === null || state === "s");
}

function measured(value: string, { sum }: StandardProperty): Quantity {
  const decimal = new Decimal(value);
  return { ...computed(decimal, sum.part.unit), significantFigures: figuresToPlace(decimal, -1) };
}

/** Zero by definition for an element in its standard state, where the property is one of formation. */
function ofElement({ formula, state }: Species, { isOfFormation, sum }: StandardProperty): Quantity | null {
  return isOfFormation && isStandardElement(formula, state) ? computed(new Decimal(0), sum.part.unit) : null;
}

/** Where no state is written: that of an element at 25 °C, of any other substance all three. */
function possibleStates(formula: string): readonly PhysicalState[] {
  const states = ["s", "l", "g"] as const;
  const standard = states.find((state) => isStandardElement(formula, state));
  return standard === undefined ? states : [standard];
}

/** Ways of writing one acid or alcohol that keep its groups: `CH3CO2H` for `CH3COOH`, `B(OH)3` for `H3BO3`. */
const WRITINGS: readonly (readonly [RegExp, string])[] = [
  [/CO2H$/, "COOH"],
  [/^B\(OH\)3$/, "H3BO3"],
  [/^HC2H3O2$/, "CH3COOH"],
  [/^CH3CH2OH$/, "C2H5OH"],
];

/** The key of a substance in the table, however its formula is written. */
function keyIn(table: Readonly<Record<string, string>>, formula: string, state: PhysicalState): string {
  const own = `${formula}(${state})`;
  const other = `${WRITINGS.reduce((written, [from, to]) => written.replace(from, to), formula)}(${state})`;
  return Object.hasOwn(table, own) || !Object.hasOwn(table, other) ? own : other;
}

/** From the table; without a state only where the table knows the substance in one. */
function lookUp(share: Species, property: StandardProperty): Quantity | null {
  const zero = ofElement(share, property);
  if (zero !== null) return zero;
  const { formula, state } = share;
  const { table } = property;
  const states = state === null ? possibleStates(formula) : [state];
  const found = states.flatMap((each) => table[keyIn(table, formula, each)] ?? []);
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : measured(only, property);
}

export function listShares(equation: BalancedEquation): Species[] | null {
  const factor = writtenFactor(equation);
  if (factor === null) return null;
  return listTerms(equation.equation).map(({ formula }, index) => {
    const sign = index < equation.equation.reactants.length ? -1 : 1;
    return {
      formula: equation.species[index] ?? "",
      state: formula.state,
      count: factor.times(equation.coefficients[index] ?? 1).times(sign),
    };
  });
}

/** Those that the problem gives; else all from the table. */
function settleShares(shares: readonly Species[], { givens }: Scene, property: StandardProperty): Share[] | null {
  const ofSubstance = property.sum.part.kind;
  const isGiven = givens.some(({ kind }) => kind === ofSubstance);
  const settled = shares.map((share): Share | null => {
    if (!isGiven) {
      const known = lookUp(share, property);
      return known === null ? null : { ...share, known };
    }
    if (givens.some(({ kind, of }) => kind === ofSubstance && of === share.formula)) return { ...share, known: null };
    const zero = ofElement(share, property);
    return zero === null ? null : { ...share, known: zero };
  });
  return settled.every((share) => share !== null) ? settled : null;
}

const written = ({ formula, state }: Species): string =>
  formatFormula(getFormula(state === null ? formula : `${formula}(${state})`), "unicode");

/** The value of each species, of the table or as the problem gives it. */
function valuesStep(shares: readonly Share[], { sum }: StandardProperty, inputs: readonly Quantity[]): StepFacts {
  const given = [...inputs];
  const lines = shares.map(({ formula, state, known }) => {
    const value = known ?? given.shift();
    const species = formula + (state === null ? "" : `(${state})`);
    return expression(
      variable(sum.part.letter, species),
      "=",
      ...(value === undefined ? [] : [shownTerm(inUnit(value, sum.part.unit))]),
    );
  });
  return step(shares.some(({ known }) => known === null) ? "collect" : "look-up", lines);
}

/** Nothing is added by zero, however many figures it is written with. */
const exactZero = (value: Quantity): Quantity =>
  value.value.isZero() ? { ...value, significantFigures: null } : value;

/** Products stand before reactants. */
const productsFirst = <Each extends { readonly count: Decimal }>(shares: readonly Each[]): Each[] =>
  shares.toSorted((a, b) => Number(a.count.isNegative()) - Number(b.count.isNegative()));

/** The sum over all species, solved for what is wanted; `others` are those that are settled. */
function sumWays(
  wanted: Variable,
  others: readonly Share[],
  { shares, scene, property }: { shares: readonly Species[]; scene: Scene; property: StandardProperty },
): Way[] {
  const { sum } = property;
  const all = productsFirst(shares);
  const parts = all.map((each) => ({
    role: written(each),
    letter: `${sum.part.letter}(${written(each)})`,
    count: each.count,
  }));
  const cast = Object.fromEntries(all.map((each) => [written(each), each.formula]));
  const settled = productsFirst(others);
  return lawWays([sumOfParts(sum, parts)], wanted, scene, cast)
    .map((way) => withInputs(way, (inputs) => inputs.map(exactZero)))
    .map((way) => withKnown(way, (_, index) => settled[index]?.known ?? null))
    .map((way) =>
      wanted.kind === sum.whole.kind ? withStepsBefore(way, (inputs) => [valuesStep(settled, property, inputs)]) : way,
    );
}

/** Σ ν X(products) − Σ ν X(reactants), for the equation as it is written; or the value of one substance from that of the reaction. */
export function standardValues(property: StandardProperty): Rule {
  return (wanted, scene) => {
    const { kind, of, label } = wanted;
    const { equation } = scene;
    const shares = equation === null ? null : listShares(equation);
    if (label !== null || equation === null || shares === null) return [];
    const isReactionGiven = scene.givens.some((given) => given.kind === property.sum.whole.kind);
    const isOfSubstance = kind === property.sum.part.kind && of !== null && isReactionGiven;
    if (!isOfSubstance && (kind !== property.sum.whole.kind || of !== null)) return [];
    const others = shares.filter(({ formula }) => !isOfSubstance || formula !== of);
    // A substance that stands in the equation twice, or not at all, has no value of its own in it.
    if (isOfSubstance && others.length !== shares.length - 1) return [];
    const settled = settleShares(others, scene, property);
    return settled === null
      ? []
      : sumWays(wanted, settled, { shares, scene, property }).map((way) => withEquation(way, equation));
  };
}
