import { answerTerm, equals, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { bracketed, expression, step, variable } from "../../methods/terms.ts";
import type { Expression, Operator, Term } from "../../methods/facts.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
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
  const ways = {
    "reverse-from-change": {
      id: "reverse",
      letter: "Ea′",
      answer: reverse,
      symbols: [variable("Ea"), "-", variable("ΔH")],
      numbers: [givenTerm(forward), "-", ...bracketed(givenTerm(change))],
      wrong: forward.value.plus(change.value),
      given: { forward, change },
    },
    "forward-from-change": {
      id: "forward",
      letter: "Ea",
      answer: forward,
      symbols: [variable("Ea′"), "+", variable("ΔH")],
      numbers: [givenTerm(reverse), "+", ...bracketed(givenTerm(change))],
      wrong: reverse.value.minus(change.value),
      given: { reverse, change },
    },
    "change-from-barriers": {
      id: "change",
      letter: "ΔH",
      answer: change,
      symbols: [variable("Ea"), "-", variable("Ea′")],
      numbers: [givenTerm(forward), "-", givenTerm(reverse)],
      wrong: change.value.neg(),
      given: { forward, reverse },
    },
  } as const;
  const { id, letter, answer, symbols, numbers, wrong, given } = ways[asked];
  const names = { forward: "Ea", reverse: "Ea′", change: "ΔH" } as const;
  const entries = Object.entries(given) as [keyof typeof names, Quantity][];
  return {
    kind: "solved",
    variant: asked,
    values: Object.fromEntries(entries.map(([name, value]) => [name, givenTerm(value)])),
    given: entries.map(([name, value]) => equals(names[name], value)),
    steps: [
      step("relation", [expression(variable("ΔH"), "=", variable("Ea"), "-", variable("Ea′"))]),
      step("solve", [expression(variable(letter), "=", ...symbols, "=", ...numbers, "=", answerTerm(answer))]),
    ],
    answer: quantityAnswer(id, answer),
    ...(id === "change" && { reading: { perEquation: true } }),
    distractors: wrongQuantities(
      answer,
      [
        ["sign", wrong],
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
