import type { Term } from "../../methods/facts.ts";
import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, list, notation, quantity as exactly, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";

const WORDS = "problems-biochemistry.peptides";

/** Amino acids with their formulas and the charge of the side chain at pH 7 (IUPAC-IUB 1983; pKa 3.7, 4.2, 10.5 and 12.5: OpenStax Biology 2e, 3.4). */
const AMINO_ACIDS = [
  { code: "Gly", formula: "C2H5NO2", charge: 0 },
  { code: "Ala", formula: "C3H7NO2", charge: 0 },
  { code: "Val", formula: "C5H11NO2", charge: 0 },
  { code: "Leu", formula: "C6H13NO2", charge: 0 },
  { code: "Ser", formula: "C3H7NO3", charge: 0 },
  { code: "Thr", formula: "C4H9NO3", charge: 0 },
  { code: "Phe", formula: "C9H11NO2", charge: 0 },
  { code: "Asn", formula: "C4H8N2O3", charge: 0 },
  { code: "Gln", formula: "C5H10N2O3", charge: 0 },
  { code: "Met", formula: "C5H11NO2S", charge: 0 },
  { code: "Asp", formula: "C4H7NO4", charge: -1 },
  { code: "Glu", formula: "C5H9NO4", charge: -1 },
  { code: "Lys", formula: "C6H14N2O2", charge: 1 },
  { code: "Arg", formula: "C6H14N4O2", charge: 1 },
] as const;

type AminoAcid = (typeof AMINO_ACIDS)[number];

const sequenceOf = (chain: readonly AminoAcid[]): Term => notation(chain.map(({ code }) => code).join("-"));

const massOf = (formula: string): Decimal => molarMassOf(formula).toDecimalPlaces(2);

/** The peptide bonds, or the water that leaves, of one chain or of several. */
function askBonds(random: Random): SolvedDraft {
  const [units, chains] = [random.integer(6, 320), random.integer(1, 3)];
  const answer = units - chains;
  return {
    kind: "solved",
    variant: random.pick(["bonds", "water"]),
    values: { units: count(units), chains: count(chains) },
    steps: [
      step("one-chain", [expression(variable("N"), "=", variable("n"), "-", count(1))]),
      step("all-chains", [expression(count(units), "-", count(chains), "=", count(answer))]),
    ],
    answer: { id: "count", value: count(answer) },
    distractors: wrongCounts(answer, [
      [slipOf(WORDS, "as-many-as-units"), units],
      [slipOf(WORDS, "one-more"), units + chains],
      [slipOf(WORDS, "chains-forgotten"), units - 1],
      [slipOf(WORDS, "both-ends"), units - 2 * chains],
    ]),
  };
}

/** The peptide bonds of one chain of so many amino acids, and as many molecules of water that left. */
export function solveBonds(units: number): Solved {
  const answer = units - 1;
  return {
    steps: [
      step("one-chain", [
        expression(
          variable("N"),
          "=",
          variable("n"),
          "-",
          count(1),
          "=",
          count(units),
          "-",
          count(1),
          "=",
          count(answer),
        ),
      ]),
    ],
    answer: { id: "count", value: count(answer) },
  };
}

/** The molar mass of a short peptide. */
function askMass(random: Random): SolvedDraft {
  const chain = Array.from({ length: random.integer(2, 4) }, () => random.pick(AMINO_ACIDS));
  const masses = chain.map(({ formula }) => massOf(formula));
  const [sum, water] = [Decimal.sum(...masses), massOf("H2O")];
  const bonds = chain.length - 1;
  const answer = quantity(sum.minus(water.times(bonds)), "g/mol", 5);
  const value = quantityAnswer("mass", answer);
  const kinds = chain.filter((each, index) => chain.indexOf(each) === index);
  const term = (mass: Decimal): Term => exactly(mass.toFixed(2), "g/mol", mass.sd(true));
  return {
    kind: "solved",
    variant: "mass",
    values: {
      peptide: sequenceOf(chain),
      masses: list(kinds.map(({ code, formula }) => expression(variable(code), "=", term(massOf(formula))))),
      water: term(water),
    },
    steps: [
      step("add-up", [
        expression(
          ...masses.flatMap((mass, index): (Term | "+")[] => (index === 0 ? [term(mass)] : ["+", term(mass)])),
          "=",
          term(sum),
        ),
      ]),
      step("take-water", [worked("M", [term(sum), "-", count(bonds), "*", term(water)], value.value as Term)]),
    ],
    answer: value,
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "water-kept"), sum],
      [slipOf(WORDS, "water-for-each"), sum.minus(water.times(bonds + 1))],
      [slipOf(WORDS, "water-added"), sum.plus(water.times(bonds))],
    ]),
  };
}

/** The net charge of a peptide at pH 7. */
function askCharge(random: Random): SolvedDraft | null {
  const charged = AMINO_ACIDS.filter(({ charge }) => charge !== 0);
  const chain = random.shuffle([
    ...Array.from({ length: random.integer(2, 4) }, () => random.pick(charged)),
    ...Array.from({ length: random.integer(1, 2) }, () => random.pick(AMINO_ACIDS)),
  ]);
  const plus = chain.filter(({ charge }) => charge === 1).length;
  const minus = chain.filter(({ charge }) => charge === -1).length;
  const net = plus - minus;
  // The numbers on the way must not be the answer.
  if (minus === 0 || net === minus) return null;
  const signed = (value: number): Term => ({ ...exactly(String(value), ""), notation: "signed" });
  const value = signed(net);
  const wrong: (readonly [string, number])[] = [
    ["sign-turned", -net],
    ["amino-end-only", net + 1],
    ["acid-end-only", net - 1],
    ["all-added", plus + minus],
    ["ends-and-sides", net + 2],
  ];
  const seen = new Set([net]);
  return {
    kind: "solved",
    variant: "charge",
    values: { peptide: sequenceOf(chain) },
    steps: [
      step("ends"),
      step("side-chains", [
        worked("N(+)", [exactly(String(plus), ""), ",", variable("N(−)")], exactly(String(minus), "")),
      ]),
      step("sum", [expression(exactly(String(plus), ""), "-", exactly(String(minus), ""), "=", signed(net))]),
    ],
    answer: { id: "charge", value, values: { peptide: sequenceOf(chain) } },
    distractors: wrong.flatMap(([slip, each]) => {
      if (seen.has(each)) return [];
      seen.add(each);
      return [{ slip: slipOf(WORDS, slip), value: signed(each) }];
    }),
  };
}

/** Peptide bonds, masses and charges of peptides. */
export const peptides: Family = {
  id: "peptides",
  subtopic: "proteins-amino-acids",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: askBonds, medium: askMass, hard: askCharge },
};
