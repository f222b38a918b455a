import { answerTerm, equals, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { bracketed, expression, step, variable } from "../../methods/terms.ts";
import type { Expression, Operator, Term } from "../../methods/facts.ts";
import { add, subtract } from "../../quantity/arithmetic.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import type { Solved } from "../solved-facts.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";

const WORDS = "problems-kinetics.energy-profile";

/** Whole kilojoules per mole, as they are read from a profile. */
function energy(value: number): Quantity {
  return quantity(new Decimal(value), "kJ/mol", figuresToPlace(new Decimal(value), 0));
}

type Profile = { readonly reactants: number; readonly top: number; readonly products: number };

/** A profile whose three differences are all of two figures at least, and different. */
function sampleProfile(random: Random): Profile | null {
  const reactants = random.integer(20, 90);
  const change = random.chance(0.6) ? -random.integer(15, 140) : random.integer(12, 70);
  const top = reactants + Math.max(0, change) + random.integer(22, 130);
  const products = reactants + change;
  return products < 10 ? null : { reactants, top, products };
}

const LETTERS = { reactants: "E₁", top: "E₂", products: "E₃" } as const;

const ASKED = {
  forward: { from: "reactants", to: "top", letter: "Ea" },
  reverse: { from: "products", to: "top", letter: "Ea′" },
  change: { from: "reactants", to: "products", letter: "ΔH" },
} as const;

const minus = (left: (Term | Operator)[], right: (Term | Operator)[]): (Term | Operator)[] => [...left, "-", ...right];

/** The difference of two levels. */
function levels(random: Random): Draft | null {
  const profile = sampleProfile(random);
  if (profile === null) return null;
  const asked = random.pick(["forward", "reverse", "change"] as const);
  const { from, to, letter } = ASKED[asked];
  const { reactants, top, products } = profile;
  const answer = energy(profile[to] - profile[from]);
  const differences = { forward: top - reactants, reverse: top - products, change: products - reactants };
  const given = (name: keyof Profile): Expression => equals(LETTERS[name], energy(profile[name]));
  const others = (["forward", "reverse", "change"] as const)
    .filter((each) => each !== asked)
    .map((each) => [slipOf(WORDS, `${each}-instead`), new Decimal(differences[each])] as const);
  return {
    kind: "solved",
    variant: asked,
    values: {
      reactants: givenTerm(energy(reactants)),
      top: givenTerm(energy(top)),
      products: givenTerm(energy(products)),
    },
    given: [given("reactants"), given("top"), given("products")],
    steps: [
      step(`find-${asked}`, [
        expression(variable(letter), "=", ...minus([variable(LETTERS[to])], [variable(LETTERS[from])])),
      ]),
      step("subtract", [
        worked(letter, minus([givenTerm(energy(profile[to]))], [givenTerm(energy(profile[from]))]), answerTerm(answer)),
      ]),
    ],
    answer: quantityAnswer(asked, answer),
    ...(asked === "change" && { reading: { perEquation: true } }),
    distractors: wrongQuantities(
      answer,
      [
        ...others,
        ...(asked === "change"
          ? [["sign", answer.value.neg()] as const]
          : [[slipOf(WORDS, "level-for-barrier"), new Decimal(top)] as const]),
        [slipOf(WORDS, "levels-added"), new Decimal(profile[to] + profile[from])],
      ],
      "place",
    ),
  };
}

const SIDES = ["forward", "reverse", "change"] as const;

/** The barriers of both directions, and the change that lies between them. */
export type Side = (typeof SIDES)[number];

const NAMES = { forward: "Ea", reverse: "Ea′", change: "ΔH" } as const;

/** Each from the two others: Ea′ = Ea − ΔH. */
const RELATIONS = {
  reverse: { first: "forward", sign: "-", second: "change" },
  forward: { first: "reverse", sign: "+", second: "change" },
  change: { first: "forward", sign: "-", second: "reverse" },
} as const;

/** From which two a third one follows. */
export const relationOf = (side: Side): readonly [first: Side, second: Side] => [
  RELATIONS[side].first,
  RELATIONS[side].second,
];

/** One barrier from the other and ΔH, or ΔH from both, in the order of {@link relationOf}; null where they do not add up. */
export function solveBarrier(side: Side, first: Quantity, second: Quantity): Solved | null {
  const { sign, ...relation } = RELATIONS[side];
  const result = sign === "+" ? add(first, second) : subtract(first, second);
  if (!result.ok) return null;
  const found = result.value;
  const symbols = [variable(NAMES[relation.first]), sign, variable(NAMES[relation.second])] as const;
  const numbers = [givenTerm(first), sign, ...bracketed(givenTerm(second))] as const;
  return {
    steps: [
      step("relation", [expression(variable("ΔH"), "=", variable("Ea"), "-", variable("Ea′"))]),
      step("solve", [expression(variable(NAMES[side]), "=", ...symbols, "=", ...numbers, "=", answerTerm(found))]),
    ],
    answer: quantityAnswer(side, found),
  };
}

/** One barrier from the other and ΔH, or ΔH from both. */
function barriers(random: Random): Draft | null {
  const profile = sampleProfile(random);
  if (profile === null) return null;
  const [forward, reverse, change] = [
    energy(profile.top - profile.reactants),
    energy(profile.top - profile.products),
    energy(profile.products - profile.reactants),
  ];
  const asked = random.pick(["reverse-from-change", "forward-from-change", "change-from-barriers"] as const);
  const [id] = asked.split("-from-") as [Side];
  const known = { forward, reverse, change };
  const { first, second } = RELATIONS[id];
  const wrong = known[first].value.times(2).minus(known[id].value);
  const solved = solveBarrier(id, known[first], known[second]);
  if (solved === null) return null;
  const given = [first, second].toSorted((one, other) => SIDES.indexOf(one) - SIDES.indexOf(other));
  return {
    kind: "solved",
    variant: asked,
    values: Object.fromEntries(given.map((name) => [name, givenTerm(known[name])])),
    given: given.map((name) => equals(NAMES[name], known[name])),
    ...solved,
    ...(id === "change" && { reading: { perEquation: true } }),
    distractors: wrongQuantities(
      known[id],
      [
        ["sign", asked === "change-from-barriers" ? change.value.neg() : wrong],
        ...(asked === "change-from-barriers"
          ? [
              [slipOf(WORDS, "barriers-added"), forward.value.plus(reverse.value)] as const,
              [slipOf(WORDS, "barrier-for-change"), reverse.value] as const,
            ]
          : [
              [slipOf(WORDS, "same-barrier"), (asked === "reverse-from-change" ? forward : reverse).value] as const,
              [slipOf(WORDS, "change-for-barrier"), change.value.abs()] as const,
            ]),
      ],
      "place",
    ),
  };
}

/** Activation energies and ΔH of an energy profile. */
export const energyProfile: Family = {
  id: "energy-profile",
  subtopic: "activation-energy-arrhenius-equation",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: levels, medium: barriers },
};
