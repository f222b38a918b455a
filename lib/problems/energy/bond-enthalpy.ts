import { BOND_ENTHALPIES } from "../../chemistry/data/bond-enthalpies.ts";
import { FORMATION_ENTHALPIES, GASEOUS_ELEMENTS } from "../../chemistry/data/formation-enthalpies.ts";
import type { Bond } from "../../chemistry/data/bond-enthalpies.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Bonds } from "../../methods/rules/rule.ts";
import {
  count,
  equationTerm,
  expression,
  formulaTerm,
  list,
  quantity as quantityTerm,
  variable,
} from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { type ComputedDraft, type DraftGiven, given } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";
import { bondsOf, countBonds, energyOf, GAS_REACTIONS, MOLECULES, sidesOf } from "./bonds.ts";
import type { BondCount } from "./bonds.ts";
import { enthalpyOf } from "./thermochemical-equations.ts";

const WORDS = "problems-energy.bond-enthalpy";

const slip = (name: string): string => slipOf(WORDS, name);

/** `D(C–H) = 413 kJ/mol` */
const line = (bond: Bond) =>
  expression(variable(`D(${bond})`), "=", quantityTerm(String(BOND_ENTHALPIES[bond]), "kJ/mol", 3));

/** To whole kilojoules, as the table has them. */
function whole(value: number, unit = "kJ"): Quantity {
  const exact = new Decimal(value).toDecimalPlaces(0);
  return quantity(exact, unit, figuresToPlace(exact, 0));
}

/** The bond enthalpies as data of a statement, and as the methods know them. */
function tableOf(kinds: readonly Bond[]) {
  const givens = Object.fromEntries(
    kinds.map((bond, index): [string, DraftGiven] => [
      `D${index + 1}`,
      given("bond-enthalpy", bond, whole(BOND_ENTHALPIES[bond], "kJ/mol")),
    ]),
  );
  return { data: list(kinds.map((bond) => line(bond))), givens };
}

const sceneOf = (broken: BondCount, formed: BondCount): { readonly broken: Bonds; readonly formed: Bonds } => ({
  broken: [...broken],
  formed: [...formed],
});

/** All bonds of one or several moles of a molecule. */
function allBonds(random: Random): ComputedDraft | null {
  const formula = random.pick(MOLECULES);
  const amount = random.integer(1, 5);
  const bonds = bondsOf(formula);
  const each = [...bonds.values()];
  // Where a molecule has one bond, there is nothing to count.
  if (each.reduce((sum, times) => sum + times, 0) === 1) return null;
  const single = energyOf(bonds);
  const one = energyOf(countBonds([{ formula, coefficient: 1 }], () => 1));
  const first = [...bonds.keys()][0];
  const { data, givens } = tableOf([...bonds.keys()]);
  return {
    kind: "computed",
    variant: "all-bonds",
    values: { formula: formulaTerm(formula), amount: count(amount), data },
    givens,
    scene: { bonds: sceneOf(countBonds([{ formula, coefficient: amount }]), new Map()) },
    find: variableOf("bond-energy", null, "absorbed"),
    unit: "kJ",
    distractors: wrongQuantities(
      whole(single * amount),
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

/** ΔH of a reaction of gases. */
function ofReaction(random: Random): ComputedDraft {
  const equation = random.pick(GAS_REACTIONS);
  const { reactants, products } = sidesOf(equation);
  const [broken, formed] = [countBonds(reactants), countBonds(products)];
  const difference = (times: (coefficient: number, bonds: number) => number): Decimal =>
    new Decimal(energyOf(countBonds(reactants, times)) - energyOf(countBonds(products, times)));
  const { data, givens } = tableOf([...new Set([...broken.keys(), ...formed.keys()])]);
  return {
    kind: "computed",
    variant: "reaction",
    values: { equation: equationTerm(equation), data },
    givens,
    scene: { bonds: sceneOf(broken, formed) },
    find: variableOf("reaction-enthalpy", null),
    unit: "kJ",
    reading: { perEquation: true },
    distractors: wrongQuantities(
      whole(energyOf(broken) - energyOf(formed)),
      [
        [slip("coefficients-left-out"), difference((_, bonds) => bonds)],
        [slip("one-of-each"), difference((coefficient) => coefficient)],
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
function unknown(random: Random): ComputedDraft | null {
  const equation = random.pick(GAS_REACTIONS);
  const { reactants, products } = sidesOf(equation);
  const [broken, formed] = [countBonds(reactants), countBonds(products)];
  const kinds = random.shuffle([...new Set([...broken.keys(), ...formed.keys()])]);
  const wanted = kinds.find((bond) => broken.has(bond) !== formed.has(bond));
  if (wanted === undefined) return null;
  // A side that is the unknown bond alone leaves no sum to make.
  if ([broken, formed].some((bonds) => bonds.size === 1 && bonds.has(wanted))) return null;
  const expected = energyOf(broken) - energyOf(formed);
  const enthalpy = whole(measuredEnthalpy(equation) ?? expected);
  const times = broken.get(wanted) ?? formed.get(wanted) ?? 1;
  // Means do not fit every molecule.
  const off = Math.abs(enthalpy.value.toNumber() - expected) / times / BOND_ENTHALPIES[wanted];
  if (off > MOST_OFF_MEAN || enthalpy.value.abs().lt(LEAST_ENTHALPY)) return null;
  const { data, givens } = tableOf(kinds.filter((bond) => bond !== wanted));
  return {
    kind: "computed",
    variant: "unknown",
    values: { equation: equationTerm(equation), bond: variable(wanted), data },
    givens: { enthalpy: given("reaction-enthalpy", null, enthalpy), ...givens },
    scene: { bonds: sceneOf(broken, formed) },
    find: variableOf("bond-enthalpy", wanted),
    unit: "kJ/mol",
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
