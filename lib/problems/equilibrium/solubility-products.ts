import { rounded } from "../rounded.ts";
import { COURSE_SALTS } from "../../chemistry/data/solubility-products.ts";
import type { Salt } from "../../chemistry/data/solubility-products.ts";
import { isCounted, readEquilibrium } from "../../chemistry/equilibrium/equilibrium.ts";
import { equals, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { measureOf, numberTerms, unitOfConstant } from "../../methods/equilibrium-terms.ts";
import { dissolution, FOUR_IONS, ONE_TO_ONE, solubilityOf, THREE_IONS } from "./slightly-soluble.ts";
import {
  constantFromSolubility,
  KSP,
  ksLaw,
  solubilityBesideIon,
  solubilityFrom,
  SOLUBILITY_WORDS,
} from "./solubility-ways.ts";
import type { SolubilityWay } from "./solubility-ways.ts";

const WORDS = SOLUBILITY_WORDS;

/** A measured solubility and the constant that it gives, near those of the table. */
function sampleSalt(random: Random, salts: readonly Salt[]): { readonly salt: Salt; readonly constant: Quantity } {
  const salt = random.pick(salts);
  return {
    salt,
    constant: pureNumber(new Decimal(salt.constant).times(0.85 + 0.3 * random.next()).toSignificantDigits(2), 2),
  };
}

function asDraft({ steps, answer, slips }: SolubilityWay): Pick<SolvedDraft, "steps" | "answer" | "distractors"> {
  return {
    steps: [...steps],
    answer: quantityAnswer(answer.id, answer.quantity, answer.values),
    distractors: wrongQuantities(answer.quantity, slips),
  };
}

/** Ksp from the solubility, in mol/L or in g/L. */
function fromSolubility(random: Random, salts: readonly Salt[], isWeighed: boolean): SolvedDraft {
  const { salt, constant } = sampleSalt(random, salts);
  const molar = solubilityOf(salt, constant.value);
  const shown = isWeighed ? rounded(molar.times(molarMassOf(salt.formula)), "g/L") : rounded(molar, "mol/L", 2);
  return {
    kind: "solved",
    variant: isWeighed ? "from-grams" : "from-solubility",
    values: { salt: formulaTerm(salt.formula) },
    givens: { solubility: ["s", shown] },
    ...asDraft(constantFromSolubility(salt, shown)),
    reading: { alsoUnit: unitOfConstant(readEquilibrium(dissolution(salt)), "concentration") },
  };
}

/** The solubility from Ksp, in mol/L or in g/L. */
function toSolubility(random: Random, salts: readonly Salt[], isWeighed: boolean): SolvedDraft {
  const { salt, constant } = sampleSalt(random, salts);
  return {
    kind: "solved",
    variant: isWeighed ? "to-grams" : "to-solubility",
    values: { salt: formulaTerm(salt.formula) },
    givens: { constant: [KSP, constant] },
    ...asDraft(solubilityFrom(salt, constant, isWeighed)),
  };
}

/** The solubility where one ion is there already. */
function commonIon(random: Random): SolvedDraft | null {
  const { salt, constant } = sampleSalt(
    random,
    COURSE_SALTS.filter(
      ({ cations, formula }) => cations === 1 && formula !== "CaSO4" && formula !== "PbCl2" && formula !== "PbBr2",
    ),
  );
  const concentration = quantity(
    new Decimal(random.pick([0.01, 0.015, 0.02, 0.025, 0.03, 0.05, 0.08, 0.1, 0.15, 0.2])),
    "mol/L",
    2,
  );
  const shared = random.chance(0.5) && salt.anions === 1 ? salt.cation : salt.anion;
  const way = solubilityBesideIon(salt, constant, shared, concentration);
  if (way === null) return null;
  return {
    kind: "solved",
    variant: "common-ion",
    values: { salt: formulaTerm(salt.formula), ion: formulaTerm(shared) },
    givens: { constant: [KSP, constant], concentration: [measureOf(shared, "concentration"), concentration] },
    ...asDraft(way),
  };
}

const OUTCOMES = ["precipitate", "no-precipitate", "just-saturated"] as const;

/** Whether a precipitate forms where two solutions have been mixed. */
function precipitation(random: Random): SolvedDraft | null {
  const salt = random.pick(COURSE_SALTS);
  const constant = pureNumber(salt.constant, 2);
  const target = constant.value.times(
    new Decimal(10).pow(random.chance(0.5) ? 0.5 + 2 * random.next() : -0.5 - 2 * random.next()),
  );
  const [lean, rich] = [-0.5 - random.next(), 0.5 + random.next()];
  const s = solubilityOf(salt, target);
  const tilt = new Decimal(10).pow(random.chance(0.5) ? lean : rich);
  const cation = rounded(s.times(salt.cations).times(tilt), "mol/L", 2);
  const anion = rounded(s.times(salt.anions).div(tilt.pow(salt.cations / salt.anions)), "mol/L", 2);
  if (cation.value.gt(1) || anion.value.gt(1) || cation.value.eq(anion.value)) return null;
  const product = pureNumber(cation.value.pow(salt.cations).times(anion.value.pow(salt.anions)), 2);
  const ratio = product.value.div(constant.value);
  if (ratio.gt("0.4") && ratio.lt("2.5")) return null;
  const outcome = ratio.gt(1) ? "precipitate" : "no-precipitate";
  const word = wordIn(WORDS);
  const participants = readEquilibrium(dissolution(salt));
  const cations = participants.find((each) => isCounted(each));
  return {
    kind: "solved",
    variant: "precipitation",
    values: {
      salt: formulaTerm(salt.formula),
      first: equals(measureOf(salt.cation, "concentration"), cation),
      second: equals(measureOf(salt.anion, "concentration"), anion),
    },
    givens: { constant: [KSP, constant] },
    given: [
      equals(measureOf(salt.cation, "concentration"), cation),
      equals(measureOf(salt.anion, "concentration"), anion),
    ],
    steps: [
      step("product", [
        expression(
          variable("Q"),
          "=",
          ...ksLaw(salt),
          "=",
          ...numberTerms(participants, (formula) => (formula === cations?.formula ? cation : anion)),
          "=",
          shownTerm(product),
        ),
      ]),
      step(outcome, [], { product: shownTerm(product), constant: givenTerm(constant) }),
    ],
    answer: { id: "outcome", value: word(outcome), values: { salt: formulaTerm(salt.formula) } },
    distractors: wrongChoices(
      OUTCOMES,
      outcome,
      (other) => slipOf(WORDS, other === "just-saturated" ? "not-equal" : "compared-wrongly"),
      word,
    ),
  };
}

/** Salts that hardly dissolve: Ksp and solubility, a common ion, and when a precipitate forms. */
export const solubilityProducts: Family = {
  id: "solubility-products",
  subtopic: "solubility-product",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => random.pick([fromSolubility, toSolubility])(random, ONE_TO_ONE, false),
    medium: (random) =>
      random.chance(0.3)
        ? random.pick([fromSolubility, toSolubility])(random, ONE_TO_ONE, true)
        : random.pick([fromSolubility, toSolubility])(random, THREE_IONS, false),
    hard: (random) => {
      const kind = random.pick(["common-ion", "precipitation", "weighed", "four-ions"] as const);
      if (kind === "common-ion") return commonIon(random);
      if (kind === "precipitation") return precipitation(random);
      return random.pick([fromSolubility, toSolubility])(
        random,
        kind === "weighed" ? THREE_IONS : FOUR_IONS,
        kind === "weighed",
      );
    },
  },
};
