import type { Term } from "../../methods/facts.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, notation, quantity as exactly, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-organic.polymers";

const word = wordIn(WORDS);

/** The groups on the two carbon atoms of a monomer CR₂=CR₂, and the monomer's formula. */
const VINYLS = [
  { left: ["H", "H"], right: ["H", "H"], formula: "C2H4" },
  { left: ["H", "H"], right: ["H", "CH₃"], formula: "C3H6" },
  { left: ["H", "H"], right: ["H", "Cl"], formula: "C2H3Cl" },
  { left: ["H", "H"], right: ["H", "F"], formula: "C2H3F" },
  { left: ["F", "F"], right: ["F", "F"], formula: "C2F4" },
  { left: ["H", "H"], right: ["Cl", "Cl"], formula: "C2H2Cl2" },
  { left: ["H", "H"], right: ["F", "F"], formula: "C2H2F2" },
  { left: ["H", "H"], right: ["H", "C₆H₅"], formula: "C8H8" },
  { left: ["H", "H"], right: ["H", "CN"], formula: "C3H3N" },
  { left: ["H", "H"], right: ["H", "OCOCH₃"], formula: "C4H6O2" },
  { left: ["H", "H"], right: ["CH₃", "CH₃"], formula: "C4H8" },
  { left: ["H", "H"], right: ["H", "COOCH₃"], formula: "C4H6O2" },
  { left: ["H", "H"], right: ["CH₃", "COOCH₃"], formula: "C5H8O2" },
  { left: ["H", "H"], right: ["H", "CH₂CH₃"], formula: "C4H8" },
  { left: ["F", "F"], right: ["F", "Cl"], formula: "C2F3Cl" },
  { left: ["H", "CH₃"], right: ["H", "CH₃"], formula: "C4H8" },
] as const;

type Vinyl = (typeof VINYLS)[number];

const SUBSCRIPTS = ["", "", "₂", "₃"];

/** A carbon atom with what hangs on it: `CH₂`, `CFCl`, `C(CH₃)₂`. */
function carbon(groups: readonly string[]): string {
  const each = [...new Set(groups)].map(
    (group) =>
      (/^(?:H|F|Cl)$/.test(group) ? group : `(${group})`) +
      (SUBSCRIPTS[groups.filter((other) => other === group).length] ?? ""),
  );
  return `C${each.join("")}`;
}

/** One group less, so that one more bond finds its place. */
const without = ([, ...others]: readonly string[]): readonly string[] => others;

const monomerOf = ({ left, right }: Vinyl): Term => notation(`${carbon(left)}=${carbon(right)}`);

const unitOf = ({ left, right }: Vinyl): Term => notation(`–${carbon(left)}–${carbon(right)}–`);

/** Half of a unit: of one with two equal halves it could be taken for the unit. */
const oneCarbon = ({ left, right }: Vinyl): (readonly [string, Term])[] =>
  carbon(left) === carbon(right) ? [] : [["one-carbon", notation(`–${carbon(right)}–`)]];

/** The unit of an addition polymer, or the monomer of a unit. */
function askUnit(random: Random): SolvedDraft {
  const own = random.pick(VINYLS);
  const isUnit = random.chance(0.5);
  const write = isUnit ? unitOf : monomerOf;
  const others = random.pickSeveral(
    VINYLS.filter((each) => each !== own && each.formula !== own.formula),
    1,
  );
  const { left, right } = own;
  // Wrong, but molecules all the same: each carbon atom has four bonds.
  const wrong: (readonly [string, Term])[] = isUnit
    ? [
        ["double-kept", notation(`–${carbon(without(left))}=${carbon(without(right))}–`)],
        ...oneCarbon(own),
        ["doubled", notation(`–${carbon(left)}–${carbon(left)}–${carbon(right)}–`)],
      ]
    : [
        ["stayed-single", notation(`${carbon(["H", ...left])}–${carbon(["H", ...right])}`)],
        ["triple", notation(`${carbon(without(left))}≡${carbon(without(right))}`)],
      ];
  return {
    kind: "solved",
    variant: isUnit ? "unit" : "monomer",
    values: { from: (isUnit ? monomerOf : unitOf)(own) },
    steps: [
      { id: "two-carbons", lines: [], values: {} },
      { id: isUnit ? "open" : "close", lines: [], values: {} },
    ],
    answer: { id: isUnit ? "unit" : "monomer", value: write(own) },
    distractors: [...wrong, ...others.map((each) => ["other-groups", write(each)] as const)].map(([slip, value]) => ({
      slip: slipOf(WORDS, slip),
      value,
    })),
  };
}

/** What joins to polymers by condensation: the formulas of the monomers, in equal numbers, and of the water that leaves for each bond. */
const CONDENSED = [
  { id: "glucose", formula: "C6H12O6" },
  { id: "glycine", formula: "C2H5NO2" },
  { id: "alanine", formula: "C3H7NO2" },
  { id: "lactic-acid", formula: "C3H6O3" },
  { id: "glycolic-acid", formula: "C2H4O3" },
  { id: "aminohexanoic-acid", formula: "C6H13NO2" },
] as const;

/** How it is made: by addition or by condensation. */
const MAKINGS = [
  { id: "vinyl", way: "addition" },
  { id: "acid-and-alcohol", way: "condensation" },
  { id: "acid-and-amine", way: "condensation" },
  { id: "hydroxy-acid", way: "condensation" },
  { id: "amino-acids", way: "condensation" },
  { id: "no-loss", way: "addition" },
  { id: "water-lost", way: "condensation" },
  { id: "hcl-lost", way: "condensation" },
  { id: "same-composition", way: "addition" },
] as const;

/** Whether a polymer forms by addition or condensation. */
function askWay(random: Random): SolvedDraft {
  const making = random.pick(MAKINGS);
  const ways = ["addition", "condensation", "substitution"] as const;
  return {
    kind: "solved",
    variant: "way",
    values: { making: word(making.id) },
    steps: [
      { id: "look-monomers", lines: [], values: {} },
      { id: "is-loss", lines: [], values: {} },
    ],
    answer: { id: "way", value: word(making.way) },
    distractors: ways
      .filter((each) => each !== making.way)
      .map((each) => ({ slip: slipOf(WORDS, `not-${each}`), value: word(each) })),
  };
}

/** How many monomers a chain of an addition polymer has, or the mass of a chain. */
function askDegree(random: Random, isMass: boolean): SolvedDraft {
  const own = random.pick(VINYLS);
  const unit = quantity(molarMassOf(own.formula).toDecimalPlaces(2), "g/mol", 4);
  const units = pureNumber(new Decimal(random.integer(20, 950)).times(10), 3);
  const whole = quantity(units.value.times(unit.value).toSignificantDigits(3), "g/mol", 3);
  const n = pureNumber(isMass ? units.value : whole.value.div(unit.value), 3);
  const unitLine = expression(variable("M₁"), "=", givenTerm(unit));
  const answer = isMass ? quantity(units.value.times(unit.value), "g/mol", 3) : n;
  const value = quantityAnswer(isMass ? "mass" : "degree", answer);
  const doubled = answer.value.times(2);
  return {
    kind: "solved",
    variant: isMass ? "mass" : "degree",
    values: isMass
      ? { unit: unitOf(own), units: count(units.value.toNumber()) }
      : { unit: unitOf(own), mass: givenTerm(whole) },
    steps: [
      { id: "unit-mass", lines: [unitLine], values: { monomer: monomerOf(own) } },
      isMass
        ? {
            id: "multiply",
            lines: [
              expression(
                variable("M"),
                "=",
                variable("n"),
                "*",
                variable("M₁"),
                "=",
                count(units.value.toNumber()),
                "*",
                givenTerm(unit),
                "=",
                value.value as Term,
              ),
            ],
            values: {},
          }
        : {
            id: "divide",
            lines: [
              expression(
                variable("n"),
                "=",
                variable("M"),
                "/",
                variable("M₁"),
                "=",
                givenTerm(whole),
                "/",
                givenTerm(unit),
                "=",
                value.value as Term,
              ),
            ],
            values: {},
          },
    ],
    answer: value,
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "carbon-atoms"), isMass ? answer.value.div(2) : doubled],
      [
        slipOf(WORDS, "water-removed"),
        isMass
          ? units.value.times(unit.value.minus(molarMassOf("H2O"))).abs()
          : whole.value.div(unit.value.minus(molarMassOf("H2O")).abs()),
      ],
      [
        slipOf(WORDS, "hydrogen-lost"),
        isMass
          ? units.value.times(unit.value.minus(molarMassOf("H").times(2)))
          : whole.value.div(unit.value.minus(molarMassOf("H").times(2))),
      ],
    ]),
  };
}

/** The molar mass of a condensation polymer, or the water that leaves. */
function askCondensation(random: Random): SolvedDraft {
  const own = random.pick(CONDENSED);
  const units = random.integer(12, 240);
  const [monomer, water] = [molarMassOf(own.formula).toDecimalPlaces(2), molarMassOf("H2O").toDecimalPlaces(2)];
  const [monomerTerm, waterTerm] = [exactly(monomer.toFixed(2), "g/mol", 5), exactly(water.toFixed(2), "g/mol", 4)];
  const answer = quantity(monomer.times(units).minus(water.times(units - 1)), "g/mol", 4);
  const value = quantityAnswer("mass", answer);
  return {
    kind: "solved",
    variant: "condensed-mass",
    values: { monomer: word(own.id), formula: { kind: "formula", formula: own.formula }, units: count(units) },
    steps: [
      {
        id: "bonds",
        lines: [expression(variable("N(H₂O)"), "=", variable("n"), "-", count(1), "=", count(units - 1))],
        values: {},
      },
      {
        id: "subtract",
        lines: [
          expression(
            variable("M"),
            "=",
            count(units),
            "*",
            monomerTerm,
            "-",
            count(units - 1),
            "*",
            waterTerm,
            "=",
            value.value as Term,
          ),
        ],
        values: {},
      },
    ],
    answer: value,
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "water-kept"), monomer.times(units)],
      [slipOf(WORDS, "water-added"), monomer.times(units).plus(water.times(units - 1))],
      [slipOf(WORDS, "two-waters"), monomer.times(units).minus(water.times(2 * (units - 1)))],
    ]),
  };
}

/** Addition and condensation polymers, their units and masses. */
export const polymers: Family = {
  id: "polymers",
  subtopic: "polymers",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.3) ? askWay(random) : askDegree(random, true)),
    medium: (random) => askDegree(random, false),
    hard: askCondensation,
  },
};

/** Monomers and repeating units. */
export const repeatingUnits: Family = {
  id: "repeating-units",
  subtopic: "polymers",
  words: WORDS,
  forms: ["choice"],
  levels: { easy: askUnit },
};
