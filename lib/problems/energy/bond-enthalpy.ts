import { BOND_ENTHALPIES } from "../../chemistry/data/bond-enthalpies.ts";
import { FORMATION_ENTHALPIES, GASEOUS_ELEMENTS } from "../../chemistry/data/formation-enthalpies.ts";
import type { Bond } from "../../chemistry/data/bond-enthalpies.ts";
import type { Expression, Operator, Quantity as QuantityFact, Term } from "../../methods/facts.ts";
import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import {
  bracketed,
  count,
  equationTerm,
  expression,
  formulaTerm,
  joined,
  list,
  quantity as quantityTerm,
  variable,
} from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { bondsOf, countBonds, energyOf, GAS_REACTIONS, MOLECULES, sidesOf } from "./bonds.ts";
import type { BondCount } from "./bonds.ts";
import { moles } from "./standard-values.ts";
import { enthalpyOf } from "./thermochemical-equations.ts";

const WORDS = "problems-energy.bond-enthalpy";

const slip = (name: string): string => slipOf(WORDS, name);

const symbolOf = (bond: Bond): Term => variable(`D(${bond})`);

const enthalpyTerm = (bond: Bond): QuantityFact => quantityTerm(String(BOND_ENTHALPIES[bond]), "kJ/mol", 3);

/** `D(C–H) = 413 kJ/mol` */
const line = (bond: Bond): Expression => expression(symbolOf(bond), "=", enthalpyTerm(bond));

/** To whole kilojoules, as the table has them. */
function whole(value: number, unit = "kJ"): Quantity {
  const exact = new Decimal(value).toDecimalPlaces(0);
  return quantity(exact, unit, figuresToPlace(exact, 0));
}

type Side = { readonly name: string; readonly bonds: BondCount };

/** `E₁ = 4 mol × 413 kJ/mol + 2 mol × 495 kJ/mol = 2642 kJ` */
function sumLine({ name, bonds }: Side, total: QuantityFact): Expression {
  const terms = [...bonds].map(([bond, times]): (Term | Operator)[] => [moles(times), "*", enthalpyTerm(bond)]);
  return expression(variable(name), "=", ...joined(terms, "+"), "=", total);
}

/** All bonds of one or several moles of a molecule. */
function allBonds(random: Random): SolvedDraft | null {
  const formula = random.pick(MOLECULES);
  const amount = random.integer(1, 5);
  const bonds = bondsOf(formula);
  const each = [...bonds.values()];
  // Where a molecule has one bond, there is nothing to count.
  if (each.reduce((sum, times) => sum + times, 0) === 1) return null;
  const single = energyOf(bonds);
  const answer = whole(single * amount);
  const one = energyOf(countBonds([{ formula, coefficient: 1 }], () => 1));
  const first = [...bonds.keys()][0];
  const oneMole = givenTerm(whole(single));
  return {
    kind: "solved",
    variant: "all-bonds",
    values: {
      formula: formulaTerm(formula),
      amount: count(amount),
      data: list([...bonds.keys()].map((bond) => line(bond))),
    },
    steps: [
      {
        id: "structure",
        lines: [...bonds].map(([bond, times]) => expression(variable(`N(${bond})`), "=", count(times))),
        values: {},
      },
      {
        id: "sum",
        lines: [
          sumLine({ name: "E₁", bonds }, amount === 1 ? answerTerm(answer) : oneMole),
          ...(amount === 1
            ? []
            : [
                expression(
                  variable("E"),
                  "=",
                  count(amount),
                  "*",
                  variable("E₁"),
                  "=",
                  count(amount),
                  "*",
                  oneMole,
                  "=",
                  answerTerm(answer),
                ),
              ]),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("energy", answer, { formula: formulaTerm(formula), amount: count(amount) }),
    distractors: wrongQuantities(
      answer,
      [
        [slip("one-of-each"), new Decimal(one * amount)],
        [slip("amount-left-out"), new Decimal(single)],
        ...(first === undefined
          ? []
          : [[slip("bond-forgotten"), new Decimal((single - BOND_ENTHALPIES[first]) * amount)] as const]),
        [slip("bond-too-many"), new Decimal((single + BOND_ENTHALPIES[first ?? "H–H"]) * amount)],
      ],
      "place",
    ),
  };
}

const [BROKEN, FORMED] = ["E₁", "E₂"];

/** ΔH of a reaction of gases. */
function ofReaction(random: Random): SolvedDraft {
  const equation = random.pick(GAS_REACTIONS);
  const { reactants, products } = sidesOf(equation);
  const [broken, formed] = [countBonds(reactants), countBonds(products)];
  const [taken, given] = [energyOf(broken), energyOf(formed)];
  const answer = whole(taken - given);
  const kinds = [...new Set([...broken.keys(), ...formed.keys()])];
  const difference = (times: (coefficient: number, bonds: number) => number): Decimal =>
    new Decimal(energyOf(countBonds(reactants, times)) - energyOf(countBonds(products, times)));
  const [before, after] = [givenTerm(whole(taken)), givenTerm(whole(given))];
  return {
    kind: "solved",
    variant: "reaction",
    values: { equation: equationTerm(equation), data: list(kinds.map((bond) => line(bond))) },
    steps: [
      { id: "broken", lines: [sumLine({ name: BROKEN, bonds: broken }, before)], values: {} },
      { id: "formed", lines: [sumLine({ name: FORMED, bonds: formed }, after)], values: {} },
      {
        id: "subtract",
        lines: [
          expression(
            variable("ΔH"),
            "=",
            variable(BROKEN),
            "-",
            variable(FORMED),
            "=",
            before,
            "-",
            after,
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("reaction", answer),
    reading: { perEquation: true },
    distractors: wrongQuantities(
      answer,
      [
        [slip("formed-minus-broken"), answer.value.neg()],
        [slip("coefficients-left-out"), difference((_, bonds) => bonds)],
        [slip("one-of-each"), difference((coefficient) => coefficient)],
        [slip("added"), new Decimal(taken + given)],
      ],
      "place",
    ),
  };
}

/** By how much, as a share, a bond may differ from its mean. */
const MOST_OFF_MEAN = 0.03;

/** In kJ: a smaller one might as well be zero. */
const LEAST_ENTHALPY = 15;

/** Where one of these takes part, ΔH is what the means give: problems that were issued say so. */
const BY_MEANS: ReadonlySet<string> = new Set(["ClF", "OF2", "C2H5Cl", "C2H5Br", "CH3Br", "CH3I"]);

/** ΔH in kJ from the enthalpies of formation of the gases; null where one is in no table. */
function measuredEnthalpy(equation: string): number | null {
  const { reactants, products } = sidesOf(equation);
  const isKnown = [...reactants, ...products].every(
    ({ formula }) =>
      !BY_MEANS.has(formula) && (GASEOUS_ELEMENTS.has(formula) || Object.hasOwn(FORMATION_ENTHALPIES, `${formula}(g)`)),
  );
  return isKnown ? enthalpyOf(equation.replaceAll(/[A-Z]\w*/g, "$&(g)")).value.toNumber() : null;
}

/** One bond enthalpy from ΔH and all others. */
function unknown(random: Random): SolvedDraft | null {
  const equation = random.pick(GAS_REACTIONS);
  const { reactants, products } = sidesOf(equation);
  const [broken, formed] = [countBonds(reactants), countBonds(products)];
  const kinds = random.shuffle([...new Set([...broken.keys(), ...formed.keys()])]);
  const wanted = kinds.find((bond) => broken.has(bond) !== formed.has(bond));
  if (wanted === undefined) return null;
  const isBroken = broken.has(wanted);
  const times = (isBroken ? broken : formed).get(wanted) ?? 1;
  const without = (bonds: BondCount): BondCount => new Map([...bonds].filter(([bond]) => bond !== wanted));
  const [taken, given] = [energyOf(without(broken)), energyOf(without(formed))];
  // A side that is the unknown bond alone leaves no sum to make.
  if (taken === 0 || given === 0) return null;
  const enthalpy = whole(measuredEnthalpy(equation) ?? energyOf(broken) - energyOf(formed));
  const total = enthalpy.value.toNumber();
  const sum = isBroken ? total + given - taken : taken - total - given;
  const answer = whole(sum / times, "kJ/mol");
  // Means do not fit every molecule.
  if (Math.abs(sum / times / BOND_ENTHALPIES[wanted] - 1) > MOST_OFF_MEAN || Math.abs(total) < LEAST_ENTHALPY)
    return null;
  const others = kinds.filter((bond) => bond !== wanted);
  const share = (value: number): Decimal => new Decimal(value).div(times);
  const [before, after, heat] = [givenTerm(whole(taken)), givenTerm(whole(given)), givenTerm(enthalpy)];
  const own: (Term | Operator)[] = [moles(times), "*", symbolOf(wanted)];
  const sumWith = (name: string, bonds: BondCount, known: QuantityFact): Expression =>
    bonds.has(wanted) ? expression(variable(name), "=", ...own, "+", known) : sumLine({ name, bonds }, known);
  const result: (Term | Operator)[] = isBroken
    ? [...bracketed(heat), "+", after, "-", before]
    : [before, "-", ...bracketed(heat), "-", after];
  return {
    kind: "solved",
    variant: "unknown",
    values: {
      equation: equationTerm(equation),
      enthalpy: heat,
      bond: variable(wanted),
      data: list(others.map((bond) => line(bond))),
    },
    given: [expression(variable("ΔH"), "=", heat), ...others.map((bond) => line(bond))],
    steps: [
      { id: "broken", lines: [sumWith(BROKEN, broken, before)], values: {} },
      { id: "formed", lines: [sumWith(FORMED, formed, after)], values: {} },
      { id: "law", lines: [expression(variable("ΔH"), "=", variable(BROKEN), "-", variable(FORMED))], values: {} },
      {
        id: "solve",
        lines: [expression(symbolOf(wanted), "=", "(", ...result, ")", "/", moles(times), "=", answerTerm(answer))],
        values: {},
      },
    ],
    answer: quantityAnswer("unknown", answer, { bond: variable(wanted) }),
    distractors: wrongQuantities(
      answer,
      [
        [slip("enthalpy-sign"), share(isBroken ? given - taken - total : taken - given + total)] as const,
        ...(times === 1 ? [] : [[slip("not-shared-out"), new Decimal(sum)] as const]),
        [slip("known-added"), share(isBroken ? total + given + taken : taken + given - total)] as const,
        [slip("others-left-out"), share(Math.abs(total))] as const,
      ].filter(([, value]) => value.gt(0)),
      "place",
    ),
  };
}

/** Bonds broken and bonds formed: their energies, the enthalpy of a reaction, and back. */
export const bondEnthalpy: Family = {
  id: "bond-enthalpy",
  subtopic: "bond-enthalpy",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: allBonds, medium: ofReaction, hard: unknown },
};
