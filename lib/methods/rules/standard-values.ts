import { GASEOUS_ELEMENTS, LIQUID_ELEMENTS, SOLID_NONMETALS } from "../../chemistry/data/formation-enthalpies.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import type { PhysicalState } from "../../chemistry/formula/formula.ts";
import { isNonmetal } from "../../chemistry/formula/charge.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import type { Expression, Operator, Term } from "../facts.ts";
import { fail, succeed } from "../../result.ts";
import { expression, formulaTerm, joined, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { equationStep } from "./reaction.ts";
import { writtenFactor } from "./reaction-heat.ts";
import type { BalancedEquation, Rule, Scene, Way } from "./rule.ts";
import type { Kind } from "./kinds.ts";
import type { RuleId } from "../rule-ids.ts";

/** A property of substances that a reaction changes: its kind for one mole of a substance, and for an equation as it is written. */
export type StandardProperty = {
  readonly method: RuleId;
  readonly ofSubstance: Kind;
  readonly ofReaction: Kind;
  readonly letter: string;
  readonly reactionLetter: string;
  readonly unit: string;
  readonly reactionUnit: string;
  readonly table: Readonly<Record<string, string>>;
  /** Formation from the elements: those in their standard state have zero. */
  readonly isOfFormation: boolean;
};

/** A species of the equation: how often it is formed (negative for a reactant), and its value. */
export type Share = {
  readonly formula: string;
  readonly state: PhysicalState | null;
  readonly count: Decimal;
  readonly known: Quantity | null;
};

const SOLID_METALS_ONLY = /^[A-Z][a-z]?$/;

/** Whether the formula with this state is an element in its standard state. */
function isStandardElement(formula: string, state: PhysicalState | null): boolean {
  if (GASEOUS_ELEMENTS.has(formula)) return state === null || state === "g";
  if (LIQUID_ELEMENTS.has(formula)) return state === null || state === "l";
  if (SOLID_NONMETALS.has(formula)) return state === null || state === "s";
  return SOLID_METALS_ONLY.test(formula) && !isNonmetal(formula) && (state === null || state === "s");
}

function measured(value: string, { unit }: StandardProperty): Quantity {
  const decimal = new Decimal(value);
  return { ...computed(decimal, unit), significantFigures: figuresToPlace(decimal, -1) };
}

/** Zero by definition for an element in its standard state, where the property is one of formation. */
function ofElement(
  { formula, state }: Omit<Share, "known">,
  { isOfFormation, unit }: StandardProperty,
): Quantity | null {
  return isOfFormation && isStandardElement(formula, state) ? computed(new Decimal(0), unit) : null;
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
function lookUp(share: Omit<Share, "known">, property: StandardProperty): Quantity | null {
  const zero = ofElement(share, property);
  if (zero !== null) return zero;
  const { formula, state } = share;
  const { table } = property;
  const states = state === null ? possibleStates(formula) : [state];
  const found = states.flatMap((each) => table[keyIn(table, formula, each)] ?? []);
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : measured(only, property);
}

export function listShares(equation: BalancedEquation): Omit<Share, "known">[] | null {
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

function sumOf(shares: readonly Share[], values: readonly Quantity[], { reactionUnit }: StandardProperty): Quantity {
  const value = shares.reduce(
    (sum, { count }, index) => sum.plus(count.times(values[index]?.value ?? 0)),
    new Decimal(0),
  );
  const places = shares.map(({ count }, index) => {
    const own = values[index];
    return own === undefined || own.value.isZero()
      ? null
      : lastPlace(
          own.value.times(count),
          own.significantFigures === null
            ? null
            : figuresToPlace(own.value.times(count), lastPlace(own.value, own.significantFigures)),
        );
  });
  return { ...computed(value, reactionUnit), significantFigures: figuresToPlace(value, coarsestPlace(...places)) };
}

function sideLine(
  letter: string,
  shares: readonly Share[],
  values: ReadonlyMap<Share, Quantity>,
  { reactionUnit }: StandardProperty,
): Expression {
  const groups = shares.map((share): (Term | Operator)[] => {
    const value = values.get(share);
    return [
      quantity(share.count.abs().toFixed(), "mol"),
      "*",
      "(",
      ...(value === undefined ? [] : [shownTerm(value)]),
      ")",
    ];
  });
  const total = shares.reduce(
    (sum, share) => sum.plus(share.count.abs().times(values.get(share)?.value ?? 0)),
    new Decimal(0),
  );
  return expression(variable(letter), "=", ...joined(groups, "+"), "=", quantity(total.toFixed(), reactionUnit));
}

function sumWay(equation: BalancedEquation, shares: readonly Share[], property: StandardProperty): Way {
  const asked = shares.filter(({ known }) => known === null);
  const needs: Variable[] = asked.map(({ formula }) => variableOf(property.ofSubstance, formula));
  const listValues = (inputs: readonly Quantity[]): Quantity[] => {
    const given = [...inputs];
    return shares.map(({ known }) => {
      const value = known ?? given.shift();
      if (value === undefined) throw new Error("A species lacks its value");
      return inUnit(value, property.unit);
    });
  };
  return {
    method: property.method,
    needs,
    compute: (inputs) => ({ ok: true, value: sumOf(shares, listValues(inputs), property) }),
    listSlips(inputs, output) {
      const values = listValues(inputs);
      const once = shares.map((share) => ({ ...share, count: new Decimal(share.count.isNegative() ? -1 : 1) }));
      return [
        { id: "sign", quantity: { ...output, value: output.value.neg() } },
        { id: "missing-coefficient", quantity: { ...output, value: sumOf(once, values, property).value } },
      ];
    },
    explain(inputs, output) {
      const values = new Map(
        listValues(inputs).map((value, index): [Share, Quantity] => [
          shares[index] ?? { formula: "", state: null, count: new Decimal(0), known: null },
          value,
        ]),
      );
      const [products, reactants] = [
        shares.filter(({ count }) => !count.isNegative()),
        shares.filter(({ count }) => count.isNegative()),
      ];
      const table = shares.map((share) => {
        const value = values.get(share);
        return expression(
          variable(property.letter, share.formula + (share.state === null ? "" : `(${share.state})`)),
          "=",
          ...(value === undefined ? [] : [shownTerm(value)]),
        );
      });
      return {
        steps: [
          equationStep(equation),
          { id: asked.length === 0 ? "look-up" : "collect", lines: table, values: {} },
          {
            id: "sums",
            lines: [sideLine("Σ₂", products, values, property), sideLine("Σ₁", reactants, values, property)],
            values: {},
          },
          {
            id: "subtract",
            lines: [
              expression(
                variable(property.reactionLetter),
                "=",
                variable("Σ₂"),
                "-",
                variable("Σ₁"),
                "=",
                shownTerm(output),
              ),
            ],
            values: {},
          },
        ],
        answer: { id: property.ofReaction, values: {} },
      };
    },
  };
}

/** Those that the problem gives; else all from the table. */
function settleShares(
  shares: readonly Omit<Share, "known">[],
  { givens }: Scene,
  property: StandardProperty,
): Share[] | null {
  const { ofSubstance } = property;
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

/** The value of X = (that of the reaction − Σ of all others) / ν(X). */
function unknownWay(
  equation: BalancedEquation,
  wanted: Omit<Share, "known">,
  others: readonly Share[],
  property: StandardProperty,
): Way {
  const asked = others.filter(({ known }) => known === null);
  const restOf = (inputs: readonly Quantity[]): Quantity => {
    const given = [...inputs];
    const values = others.map(({ known }) => {
      const value = known ?? given.shift();
      if (value === undefined) throw new Error("A species lacks its value");
      return inUnit(value, property.unit);
    });
    return sumOf(others, values, property);
  };
  return {
    method: property.method,
    needs: [
      ...asked.map(({ formula }) => variableOf(property.ofSubstance, formula)),
      variableOf(property.ofReaction, null),
    ],
    compute(inputs) {
      const [rest, reaction] = [restOf(inputs), inputs.at(-1)];
      if (reaction === undefined || wanted.count.isZero()) return fail({ code: "not-valid" });
      const whole = inUnit(reaction, property.reactionUnit);
      const value = whole.value.minus(rest.value).div(wanted.count);
      const place = coarsestPlace(
        lastPlace(whole.value, whole.significantFigures),
        lastPlace(rest.value, rest.significantFigures),
      );
      return succeed({ ...computed(value, property.unit), significantFigures: figuresToPlace(value, place) });
    },
    listSlips: (_, output) => [
      { id: "sign", quantity: { ...output, value: output.value.neg() } },
      ...(wanted.count.abs().eq(1)
        ? []
        : [
            {
              id: "missing-coefficient" as const,
              quantity: { ...output, value: output.value.times(wanted.count.abs()) },
            },
          ]),
    ],
    explain(inputs, output) {
      const [rest, reaction] = [restOf(inputs), inputs.at(-1)];
      const whole =
        reaction === undefined
          ? quantity("0", property.reactionUnit)
          : shownTerm(inUnit(reaction, property.reactionUnit));
      return {
        steps: [
          equationStep(equation),
          { id: "others", lines: [expression(variable("Σ"), "=", shownTerm(rest))], values: {} },
          {
            id: "unknown",
            lines: [
              expression(
                variable(property.letter, wanted.formula),
                "=",
                "(",
                variable(property.reactionLetter),
                "-",
                variable("Σ"),
                ")",
                "/",
                "(",
                quantity(wanted.count.toFixed(), "mol"),
                ")",
                "=",
                "(",
                whole,
                "-",
                "(",
                shownTerm(rest),
                ")",
                ")",
                "/",
                "(",
                quantity(wanted.count.toFixed(), "mol"),
                ")",
                "=",
                shownTerm(output),
              ),
            ],
            values: { formula: formulaTerm(wanted.formula) },
          },
        ],
        answer: { id: property.ofSubstance, values: { formula: formulaTerm(wanted.formula) } },
      };
    },
  };
}

function unknownWays(formula: string, equation: BalancedEquation, scene: Scene, property: StandardProperty): Way[] {
  const shares = listShares(equation) ?? [];
  const [wanted, ...twice] = shares.filter((share) => share.formula === formula);
  const others = settleShares(
    shares.filter((share) => share.formula !== formula),
    scene,
    property,
  );
  return wanted === undefined || twice.length > 0 || others === null
    ? []
    : [unknownWay(equation, wanted, others, property)];
}

/** Σ ν X(products) − Σ ν X(reactants), for the equation as it is written; or the value of one substance from that of the reaction. */
export function standardValues(property: StandardProperty): Rule {
  return ({ kind, of, label }, scene) => {
    const { equation } = scene;
    if (label !== null || equation === null) return [];
    const isReactionGiven = scene.givens.some((given) => given.kind === property.ofReaction);
    if (kind === property.ofSubstance)
      return of !== null && isReactionGiven ? unknownWays(of, equation, scene, property) : [];
    if (kind !== property.ofReaction || of !== null) return [];
    const shares = listShares(equation);
    const settled = shares === null ? null : settleShares(shares, scene, property);
    return settled === null ? [] : [sumWay(equation, settled, property)];
  };
}
