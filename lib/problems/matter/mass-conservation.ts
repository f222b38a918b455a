import { computed, equals, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { equationTerm, expression, formulaTerm, joined, step, variable } from "../../methods/terms.ts";
import type { Expression, FactValue, Operator, Term } from "../../methods/facts.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-matter.mass-conservation";

type Side = readonly (readonly [coefficient: number, formula: string])[];

/** Balanced: each side with its coefficients. */
const COMBINATIONS: readonly { readonly from: Side; readonly to: Side }[] = [
  {
    from: [
      [2, "Mg"],
      [1, "O2"],
    ],
    to: [[2, "MgO"]],
  },
  {
    from: [
      [1, "Fe"],
      [1, "S"],
    ],
    to: [[1, "FeS"]],
  },
  {
    from: [
      [2, "Cu"],
      [1, "O2"],
    ],
    to: [[2, "CuO"]],
  },
  {
    from: [
      [2, "Na"],
      [1, "Cl2"],
    ],
    to: [[2, "NaCl"]],
  },
  {
    from: [
      [4, "Al"],
      [3, "O2"],
    ],
    to: [[2, "Al2O3"]],
  },
  {
    from: [
      [1, "Zn"],
      [1, "S"],
    ],
    to: [[1, "ZnS"]],
  },
  {
    from: [
      [1, "N2"],
      [3, "H2"],
    ],
    to: [[2, "NH3"]],
  },
  {
    from: [
      [1, "CaO"],
      [1, "CO2"],
    ],
    to: [[1, "CaCO3"]],
  },
  {
    from: [
      [2, "Ca"],
      [1, "O2"],
    ],
    to: [[2, "CaO"]],
  },
  {
    from: [
      [4, "Fe"],
      [3, "O2"],
    ],
    to: [[2, "Fe2O3"]],
  },
];

const DECOMPOSITIONS: readonly { readonly from: Side; readonly to: Side; readonly gas: string }[] = [
  {
    from: [[1, "CaCO3"]],
    to: [
      [1, "CaO"],
      [1, "CO2"],
    ],
    gas: "CO2",
  },
  {
    from: [[1, "MgCO3"]],
    to: [
      [1, "MgO"],
      [1, "CO2"],
    ],
    gas: "CO2",
  },
  {
    from: [[1, "CuCO3"]],
    to: [
      [1, "CuO"],
      [1, "CO2"],
    ],
    gas: "CO2",
  },
  {
    from: [[2, "KClO3"]],
    to: [
      [2, "KCl"],
      [3, "O2"],
    ],
    gas: "O2",
  },
  {
    from: [[2, "HgO"]],
    to: [
      [2, "Hg"],
      [1, "O2"],
    ],
    gas: "O2",
  },
  {
    from: [[2, "Ag2O"]],
    to: [
      [4, "Ag"],
      [1, "O2"],
    ],
    gas: "O2",
  },
  {
    from: [[1, "ZnCO3"]],
    to: [
      [1, "ZnO"],
      [1, "CO2"],
    ],
    gas: "CO2",
  },
];

/** The masses that belong together, to hundredths of a gram, the last one such that they balance. */
function weigh(
  random: Random,
  from: Side,
  to: Side,
  total: number,
): { readonly from: Quantity[]; readonly to: Quantity[] } {
  const scale = new Decimal(random.integer(Math.round(total * 50), Math.round(total * 150)))
    .div(100)
    .div(from.reduce((sum, [count, formula]) => sum.plus(molarMassOf(formula).times(count)), new Decimal(0)));
  const massOf = ([count, formula]: Side[number]): Decimal =>
    molarMassOf(formula).times(count).times(scale).toDecimalPlaces(2);
  const [left, right] = [from.map(massOf), to.map(massOf)];
  const sumOf = (masses: readonly Decimal[]): Decimal => masses.reduce((sum, mass) => sum.plus(mass), new Decimal(0));
  const rest = sumOf(left).minus(sumOf(right.slice(0, -1)));
  return { from: left.map(grams), to: [...right.slice(0, -1), rest].map(grams) };
}

function grams(value: Decimal): Quantity {
  return quantity(value, "g", figuresToPlace(value, -2));
}

const equationOf = (from: Side, to: Side): FactValue => {
  const write = (side: Side): string =>
    side.map(([count, formula]) => (count === 1 ? formula : `${count} ${formula}`)).join(" + ");
  return equationTerm(`${write(from)} -> ${write(to)}`);
};

const letter = (formula: string): Term => variable("m", formula);
const given = (formula: string, mass: Quantity): Expression => equals(letter(formula), mass);

type Balance = {
  readonly variant: string;
  readonly equation: FactValue;
  readonly known: readonly (readonly [string, Quantity])[];
  readonly sought: readonly [string, Quantity];
  readonly left: readonly string[];
  readonly right: readonly string[];
};

/** One mass of an equation from all the others. */
function present({ variant, equation, known, sought: [formula, mass], left, right }: Balance): Draft {
  const own = left.includes(formula) ? left : right;
  const opposite = own === left ? right : left;
  const massOf = (each: string): Quantity => known.find(([name]) => name === each)?.[1] ?? mass;
  const others = own.filter((each) => each !== formula);
  const line = (write: (each: string) => Term): (Term | Operator)[] => [
    ...joined(
      opposite.map((each) => [write(each)]),
      "+",
    ),
    ...others.flatMap((each): (Term | Operator)[] => ["-", write(each)]),
  ];
  const sides = (names: readonly string[]): (Term | Operator)[] =>
    joined(
      names.map((each) => [letter(each)]),
      "+",
    );
  const values = Object.fromEntries(
    known.flatMap(([name, value], index) => [
      [`formula${index + 1}`, formulaTerm(name)],
      [`mass${index + 1}`, givenTerm(value)] as const,
    ]),
  );
  const [first, second] = known.map(([, value]) => value.value);
  return {
    kind: "solved",
    variant,
    values: { equation, ...values, wanted: formulaTerm(formula) },
    given: known.map(([name, value]) => given(name, value)),
    steps: [
      step("both-sides", [expression(...sides(left), "=", ...sides(right))]),
      step(others.length === 0 ? "add" : "subtract", [
        expression(
          letter(formula),
          "=",
          ...line(letter),
          "=",
          ...line((each) => givenTerm(massOf(each))),
          "=",
          shownTerm(mass),
        ),
      ]),
    ],
    answer: quantityAnswer("mass", mass, { wanted: formulaTerm(formula) }),
    distractors:
      first === undefined || second === undefined
        ? []
        : wrongQuantities(
            mass,
            [
              others.length === 0
                ? [slipOf(WORDS, "difference-for-sum"), first.minus(second).abs()]
                : [slipOf(WORDS, "sum-for-difference"), first.plus(second)],
              [slipOf(WORDS, "average"), first.plus(second).div(2)],
              [slipOf(WORDS, "one-mass-kept"), Decimal.max(first, second)],
              [slipOf(WORDS, "one-mass-kept"), Decimal.min(first, second)],
            ],
            "place",
          ),
  };
}

function combine(random: Random): Draft | null {
  const { from, to } = random.pick(COMBINATIONS);
  const masses = weigh(random, from, to, random.pick([4, 10, 30]));
  const names = { left: from.map(([, formula]) => formula), right: to.map(([, formula]) => formula) };
  const all = [...names.left, ...names.right].map(
    (formula, index) => [formula, [...masses.from, ...masses.to][index] ?? grams(new Decimal(0))] as const,
  );
  const sought = random.pick(all);
  const known = all.filter((each) => each !== sought);
  return present({
    variant: names.right.includes(sought[0]) ? "product" : "reactant",
    equation: equationOf(from, to),
    known,
    sought,
    ...names,
  });
}

/** A gas escapes: the residue says how much. */
function escape(random: Random): Draft {
  const { from, to, gas } = random.pick(DECOMPOSITIONS);
  const masses = weigh(random, from, to, random.pick([5, 12, 25]));
  const names = { left: from.map(([, formula]) => formula), right: to.map(([, formula]) => formula) };
  const all = [...names.left, ...names.right].map(
    (formula, index) => [formula, [...masses.from, ...masses.to][index] ?? grams(new Decimal(0))] as const,
  );
  const sought = random.pick(all.filter(([formula]) => formula === gas || random.chance(0.5)));
  return present({
    variant: sought[0] === gas ? "gas" : names.left.includes(sought[0]) ? "before-heating" : "residue",
    equation: equationOf(from, to),
    known: all.filter((each) => each !== sought),
    sought,
    ...names,
  });
}

/** One reactant is left over: the product has the mass of what reacted. */
function leftOver(random: Random): Draft {
  const { from, to } = random.pick(COMBINATIONS);
  const masses = weigh(random, from, to, random.pick([4, 10, 30]));
  const [first, second] = random.chance(0.5) ? [0, 1] : [1, 0];
  const [used, mixed] = [masses.from[first] ?? grams(new Decimal(1)), masses.from[second] ?? grams(new Decimal(1))];
  const [usedName, mixedName, product] = [from[first]?.[1] ?? "", from[second]?.[1] ?? "", to[0]?.[1] ?? ""];
  const spare = grams(mixed.value.times(0.15 + 0.5 * random.next()).toDecimalPlaces(2));
  const added = grams(mixed.value.plus(spare.value));
  const made = grams(used.value.plus(mixed.value));
  return {
    kind: "solved",
    variant: "left-over",
    values: {
      equation: equationOf(from, to),
      formula1: formulaTerm(usedName),
      mass1: givenTerm(used),
      formula2: formulaTerm(mixedName),
      mass2: givenTerm(added),
      spare: givenTerm(spare),
      wanted: formulaTerm(product),
    },
    given: [given(usedName, used), given(mixedName, added)],
    steps: [
      step("what-reacted", [worked(letter(mixedName), [added, "-", spare], mixed)]),
      step("add", [worked(letter(product), [[letter(usedName), used], "+", [letter(mixedName), mixed]], made)]),
    ],
    answer: quantityAnswer("mass", made, { wanted: formulaTerm(product) }),
    distractors: wrongQuantities(
      made,
      [
        [slipOf(WORDS, "left-over-counted"), used.value.plus(added.value)],
        [slipOf(WORDS, "left-over-added"), used.value.plus(added.value).plus(spare.value)],
        [slipOf(WORDS, "one-mass-kept"), added.value],
        [slipOf(WORDS, "one-mass-kept"), mixed.value],
      ],
      "place",
    ),
  };
}

/** The masses of the batch that is known whole, and of the other one. */
const before = (formula: string): Term => variable("m₁", formula);
const after = (formula: string): Term => variable("m₂", formula);

/** Definite proportions: another batch of the same compound. */
function sameProportion(random: Random): Draft {
  const { from, to } = random.pick(COMBINATIONS);
  const masses = weigh(random, from, to, random.pick([4, 10, 20]));
  const [firstName, secondName, product] = [from[0]?.[1] ?? "", from[1]?.[1] ?? "", to[0]?.[1] ?? ""];
  const [first, made] = [masses.from[0] ?? grams(new Decimal(1)), masses.to[0] ?? grams(new Decimal(1))];
  const second = grams(made.value.minus(first.value));
  const batch = grams(first.value.times(1.4 + 2 * random.next()).toDecimalPlaces(2));
  const needed = computed(second.value.times(batch.value).div(first.value), "g", first, second, batch);
  return {
    kind: "solved",
    variant: "same-proportion",
    values: {
      equation: equationOf(from, to),
      formula1: formulaTerm(firstName),
      wanted: formulaTerm(product),
      formula2: formulaTerm(secondName),
    },
    givens: { mass1: [before(firstName), first], made: [before(product), made], batch: [after(firstName), batch] },
    steps: [
      step("subtract", [
        worked(before(secondName), [[before(product), made], "-", [before(firstName), first]], second),
      ]),
      step("scale", [
        worked(
          after(secondName),
          [[after(firstName), batch], "*", [before(secondName), second], "/", [before(firstName), first]],
          needed,
        ),
      ]),
    ],
    answer: quantityAnswer("mass", needed, { wanted: formulaTerm(secondName) }),
    distractors: wrongQuantities(needed, [
      ["wrong-reference", made.value.times(batch.value).div(first.value)],
      ["inverted-ratio", batch.value.times(first.value).div(second.value)],
      [slipOf(WORDS, "same-mass-again"), second.value],
      [slipOf(WORDS, "same-difference"), second.value.plus(batch.value.minus(first.value))],
    ]),
  };
}

/** No mass is lost or gained in a reaction. */
export const massConservation: Family = {
  id: "mass-conservation",
  subtopic: "conservation-laws",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: combine, medium: (random) => random.pick([escape, leftOver])(random), hard: sameProportion },
};
