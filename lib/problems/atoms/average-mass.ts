import { ISOTOPE_MIXTURES } from "../../chemistry/elements/isotopes.ts";
import type { Expression, FactValue, Operator, Term } from "../../methods/facts.ts";
import { givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { expression, formulaTerm, joined, variable } from "../../methods/terms.ts";
import { toSubscript } from "../../chemistry/formula/format.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-atoms.average-mass";

const slip = (name: string): string => slipOf(WORDS, name);

type Part = { readonly nuclide: string; readonly mass: Quantity; /** In percent. */ readonly share: Quantity };

type Sample = { readonly symbol: string; readonly parts: readonly Part[] };

const mass = (value: Decimal | string, figures: number): Quantity => quantity(new Decimal(value), "u", figures);
/** As many figures as a table prints, or to hundredths. */
function percent(share: Decimal | string): Quantity {
  const text = typeof share === "string" ? share : share.toFixed(2);
  return quantity(text, "%", text.replace(".", "").replace(/^0+/, "").length);
}

function partOf(symbol: string, massNumber: number, massText: string, share: string): Part {
  return {
    nuclide: `^${massNumber}${symbol}`,
    mass: mass(massText, massText.replace(".", "").length),
    share: percent(share),
  };
}

const NATURAL: readonly Sample[] = ISOTOPE_MIXTURES.map(({ symbol, isotopes }) => ({
  symbol,
  parts: isotopes.map((each) => partOf(symbol, each.massNumber, each.mass, each.abundance)),
}));

const sumOf = (values: readonly Decimal[]): Decimal => values.reduce((sum, value) => sum.plus(value), new Decimal(0));
const meanOf = (parts: readonly Part[]): Decimal =>
  sumOf(parts.map((part) => part.mass.value.times(part.share.value).div(100)));
const plainMean = (parts: readonly Part[]): Decimal => sumOf(parts.map((part) => part.mass.value)).div(parts.length);

/** Where the plain mean is nearly the answer, a slip would pass for it. */
const isTelling = (parts: readonly Part[]): boolean => meanOf(parts).div(plainMean(parts)).minus(1).abs().gt(0.007);

/** Elements whose isotopes are separated for use or differ much: lithium, boron, neon, magnesium, silicon, chlorine, potassium, copper. */
const SEPARATED = NATURAL.filter(({ symbol }) => ["Li", "B", "Ne", "Mg", "Si", "Cl", "K", "Cu"].includes(symbol));

/** A sample with other shares than in nature. */
function enrich(random: Random, { symbol, parts }: Sample): Sample {
  const first = random.integer(1500, 9000);
  const second =
    parts.length === 2
      ? 10000 - first
      : random.integer(Math.round((10000 - first) * 0.25), Math.round((10000 - first) * 0.75));
  const shares = [first, second, 10000 - first - second];
  return {
    symbol,
    parts: parts.map((part, index) => ({ ...part, share: percent(new Decimal(shares[index] ?? 0).div(100)) })),
  };
}

const letter = (name: string, index: number): Term => variable(`${name}${toSubscript(String(index + 1))}`);

/** `m₁ = 34.9689 u`, `x₁ = 75.76 %` */
function givensOf(parts: readonly Part[]): Expression[] {
  return parts.flatMap((part, index) => [
    expression(letter("m", index), "=", givenTerm(part.mass)),
    expression(letter("x", index), "=", givenTerm(part.share)),
  ]);
}

function valuesOf({ symbol, parts }: Sample): Record<string, FactValue> {
  const named = parts.map(
    (part, index) =>
      [
        [`isotope${index + 1}`, formulaTerm(part.nuclide)],
        [`mass${index + 1}`, givenTerm(part.mass)],
        [`share${index + 1}`, givenTerm(part.share)],
      ] as const,
  );
  return { element: formulaTerm(symbol), ...Object.fromEntries(named.flat()) };
}

/** Shares as fractions, four figures behind the point. */
const fractionOf = ({ share }: Part): Quantity => pureNumber(share.value.div(100), share.significantFigures ?? 4);

function weightedLine(parts: readonly Part[], total: Quantity): Expression {
  const products = (write: (part: Part, index: number) => [Term, Term]): (Term | Operator)[] =>
    joined(
      parts.map((part, index): (Term | Operator)[] => {
        const [a, b] = write(part, index);
        return [a, "*", b];
      }),
      "+",
    );
  return expression(
    variable("m"),
    "=",
    ...products((_, index) => [letter("x", index), letter("m", index)]),
    "=",
    ...products((part) => [givenTerm(fractionOf(part)), givenTerm(part.mass)]),
    "=",
    givenTerm(total),
  );
}

/** The mean mass of two or three isotopes from their shares. */
function askMean(random: Random, sample: Sample, variant: string): SolvedDraft | null {
  const { parts, symbol } = sample;
  if (!isTelling(parts)) return null;
  const mean = mass(meanOf(parts).toSignificantDigits(4), 4);
  const reversed = parts.map((part, index) => ({ ...part, share: parts.at(-1 - index)?.share ?? part.share }));
  return {
    kind: "solved",
    variant,
    values: valuesOf(sample),
    given: givensOf(parts),
    steps: [
      {
        id: "fractions",
        lines: parts.map((part, index) =>
          expression(letter("x", index), "=", givenTerm(part.share), "=", givenTerm(fractionOf(part))),
        ),
        values: {},
      },
      { id: "weigh", lines: [weightedLine(parts, mean)], values: {} },
    ],
    answer: quantityAnswer("mean", { ...mean, value: meanOf(parts) }, { element: formulaTerm(symbol) }),
    distractors: wrongQuantities(mean, [
      ["plain-average", plainMean(parts)],
      [slip("shares-exchanged"), meanOf(reversed)],
      [slip("divided-again"), meanOf(parts).div(parts.length)],
      [
        slip("isotope-left-out"),
        parts
          .slice(0, -1)
          .reduce((sum, part) => sum.plus(part.mass.value.times(part.share.value).div(100)), new Decimal(0)),
      ],
    ]),
  };
}

/** The mean mass where atoms are counted. */
function askFromAtoms(random: Random): SolvedDraft | null {
  const {
    symbol,
    parts: [first, second],
  } = random.pick(SEPARATED);
  if (first === undefined || second === undefined) return null;
  const [atoms1, atoms2] = [random.integer(2, 60) * 5, random.integer(2, 60) * 5];
  const total = atoms1 + atoms2;
  const share = percent(new Decimal(atoms1).div(total).times(100));
  const parts = [
    { ...first, share },
    { ...second, share: percent(new Decimal(100).minus(share.value)) },
  ];
  if (!isTelling(parts)) return null;
  const mean = mass(meanOf(parts).toSignificantDigits(4), 4);
  const numbers = [
    { kind: "count", value: atoms1 },
    { kind: "count", value: atoms2 },
    { kind: "count", value: total },
  ] as const;
  const sum = mass(first.mass.value.times(atoms1).plus(second.mass.value.times(atoms2)), 6);
  return {
    kind: "solved",
    variant: "atoms",
    values: {
      element: formulaTerm(symbol),
      isotope1: formulaTerm(first.nuclide),
      mass1: givenTerm(first.mass),
      isotope2: formulaTerm(second.nuclide),
      mass2: givenTerm(second.mass),
      atoms1: numbers[0],
      atoms2: numbers[1],
    },
    given: [
      expression(letter("m", 0), "=", givenTerm(first.mass)),
      expression(letter("N", 0), "=", numbers[0]),
      expression(letter("m", 1), "=", givenTerm(second.mass)),
      expression(letter("N", 1), "=", numbers[1]),
    ],
    steps: [
      {
        id: "all-masses",
        lines: [
          expression(
            variable("M"),
            "=",
            letter("N", 0),
            "*",
            letter("m", 0),
            "+",
            letter("N", 1),
            "*",
            letter("m", 1),
            "=",
            numbers[0],
            "*",
            givenTerm(first.mass),
            "+",
            numbers[1],
            "*",
            givenTerm(second.mass),
            "=",
            shownTerm(sum),
          ),
        ],
        values: {},
      },
      {
        id: "per-atom",
        lines: [
          expression(
            variable("m"),
            "=",
            variable("M"),
            "/",
            "(",
            letter("N", 0),
            "+",
            letter("N", 1),
            ")",
            "=",
            shownTerm(sum),
            "/",
            numbers[2],
            "=",
            givenTerm(mean),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("mean", { ...mean, value: meanOf(parts) }, { element: formulaTerm(symbol) }),
    distractors: wrongQuantities(mean, [
      ["plain-average", plainMean(parts)],
      [slip("shares-exchanged"), first.mass.value.times(atoms2).plus(second.mass.value.times(atoms1)).div(total)],
    ]),
  };
}

/** The share of one of two isotopes from the mean mass. */
function askShare(random: Random): SolvedDraft | null {
  const natural = random.pick(NATURAL.filter(({ parts }) => parts.length === 2));
  const sample = random.chance(0.4) ? natural : enrich(random, natural);
  const [first, second] = sample.parts;
  if (first === undefined || second === undefined) return null;
  const [wanted, other] = random.chance(0.5) ? [first, second] : [second, first];
  const mean = mass(meanOf(sample.parts).toDecimalPlaces(4), wanted.mass.significantFigures ?? 6);
  const exact = other.mass.value.minus(mean.value).div(other.mass.value.minus(wanted.mass.value)).times(100);
  const share = quantity(exact, "%", 3);
  if (exact.lt(4) || exact.gt(96) || exact.minus(50).abs().lt(4)) return null;
  const difference = (a: Quantity, b: Quantity): Quantity => mass(a.value.minus(b.value), 5);
  const [above, below] = [difference(other.mass, mean), difference(other.mass, wanted.mass)];
  return {
    kind: "solved",
    variant: "share",
    values: {
      element: formulaTerm(sample.symbol),
      mean: givenTerm(mean),
      isotope1: formulaTerm(first.nuclide),
      mass1: givenTerm(first.mass),
      isotope2: formulaTerm(second.nuclide),
      mass2: givenTerm(second.mass),
      wanted: formulaTerm(wanted.nuclide),
    },
    given: [
      expression(variable("m"), "=", givenTerm(mean)),
      expression(letter("m", 0), "=", givenTerm(wanted.mass)),
      expression(letter("m", 1), "=", givenTerm(other.mass)),
    ],
    steps: [
      {
        id: "one-unknown",
        lines: [
          expression(
            variable("m"),
            "=",
            variable("x"),
            "*",
            letter("m", 0),
            "+",
            "(",
            { kind: "count", value: 1 },
            "-",
            variable("x"),
            ")",
            "*",
            letter("m", 1),
          ),
        ],
        values: { wanted: formulaTerm(wanted.nuclide) },
      },
      {
        id: "solve",
        lines: [
          expression(
            variable("x"),
            "=",
            "(",
            letter("m", 1),
            "-",
            variable("m"),
            ")",
            "/",
            "(",
            letter("m", 1),
            "-",
            letter("m", 0),
            ")",
            "=",
            shownTerm(above),
            "/",
            shownTerm(below),
            "=",
            givenTerm(quantity(exact.toSignificantDigits(3), "%", 3)),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("share", share, { wanted: formulaTerm(wanted.nuclide) }),
    distractors: wrongQuantities(share, [
      [slip("other-isotope"), new Decimal(100).minus(exact)],
      [slip("equal-shares"), new Decimal(50)],
      [slip("difference-for-share"), above.value.abs().times(100).toSignificantDigits(3)],
    ] as const).filter(({ value }) => value.kind === "quantity" && Number(value.value) < 100),
  };
}

/** The mass of the third isotope from the mean and the other two. */
function askThird(random: Random): SolvedDraft | null {
  const sample = enrich(random, random.pick(NATURAL.filter(({ parts }) => parts.length === 3)));
  const [first, second, third] = sample.parts;
  if (first === undefined || second === undefined || third === undefined || third.share.value.lt(12)) return null;
  const mean = mass(meanOf(sample.parts).toDecimalPlaces(4), 6);
  const known = meanOf([first, second]);
  const rest = mass(mean.value.minus(known), 5);
  const wanted = mass(rest.value.div(third.share.value).times(100), 4);
  const { isotope3: _, mass3: __, ...values } = valuesOf(sample);
  return {
    kind: "solved",
    variant: "third",
    values: { ...values, mean: givenTerm(mean) },
    given: [
      ...givensOf([first, second]),
      expression(letter("x", 2), "=", givenTerm(third.share)),
      expression(variable("m"), "=", givenTerm(mean)),
    ],
    steps: [
      {
        id: "rest",
        lines: [
          expression(
            letter("x", 2),
            "*",
            letter("m", 2),
            "=",
            variable("m"),
            "-",
            letter("x", 0),
            "*",
            letter("m", 0),
            "-",
            letter("x", 1),
            "*",
            letter("m", 1),
            "=",
            givenTerm(mean),
            "-",
            shownTerm(mass(meanOf([first]), 5)),
            "-",
            shownTerm(mass(meanOf([second]), 5)),
            "=",
            shownTerm(rest),
          ),
        ],
        values: {},
      },
      {
        id: "divide",
        lines: [
          expression(
            letter("m", 2),
            "=",
            shownTerm(rest),
            "/",
            givenTerm(fractionOf(third)),
            "=",
            givenTerm(mass(wanted.value.toSignificantDigits(4), 4)),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("third", wanted),
    distractors: wrongQuantities(wanted, [
      [slip("share-not-divided"), rest.value],
      [slip("equal-isotopes"), mean.value.times(3).minus(first.mass.value).minus(second.mass.value)],
      ["multiplied-instead-of-divided", rest.value.times(third.share.value).div(100)],
      ["plain-average", plainMean([first, second])],
    ]),
  };
}

const twoParts = (samples: readonly Sample[]): readonly Sample[] => samples.filter(({ parts }) => parts.length === 2);
const threeParts = (samples: readonly Sample[]): readonly Sample[] => samples.filter(({ parts }) => parts.length === 3);

/** Mean atomic masses and abundances of isotopes. */
export const averageMass: Family = {
  id: "average-mass",
  subtopic: "isotopes-average-atomic-mass",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) =>
      random.chance(0.3)
        ? askMean(random, random.pick(twoParts(NATURAL)), "natural-two")
        : askMean(random, enrich(random, random.pick(twoParts(SEPARATED))), "sample-two"),
    medium: (random) =>
      random.chance(0.5)
        ? askFromAtoms(random)
        : random.chance(0.3)
          ? askMean(random, random.pick(threeParts(NATURAL)), "natural-three")
          : askMean(random, enrich(random, random.pick(threeParts(SEPARATED))), "sample-three"),
    hard: (random) => (random.chance(0.6) ? askShare(random) : askThird(random)),
  },
};
