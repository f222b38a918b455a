import { isCounted, readEquilibrium } from "../../chemistry/equilibrium/equilibrium.ts";
import { toSuperscript } from "../../chemistry/formula/format.ts";
import { givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import type { StepFacts, Term } from "../../methods/facts.ts";
import { count, equationTerm, expression, formulaTerm, joined, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { lawTerms, measureOf, numberTerms, unitOfConstant } from "../../methods/equilibrium-terms.ts";
import { dissolution, factorOf, FOUR_IONS, ONE_TO_ONE, SALTS, solubilityOf, THREE_IONS } from "./slightly-soluble.ts";
import type { Salt } from "./slightly-soluble.ts";

const WORDS = "problems-equilibrium.solubility-products";

const KSP = variable("Ksp");

/** s², 4s³ or 27s⁴ of a salt with so many ions. */
function powerOf(salt: Salt): Term[] {
  const ions = salt.cations + salt.anions;
  const power = variable("s".concat(toSuperscript(String(ions))));
  return factorOf(salt) === 1 ? [power] : [count(factorOf(salt)), power];
}

function ionLines({ cation, anion, cations, anions }: Salt): StepFacts["lines"] {
  const line = (ion: string, times: number) => expression(measureOf(ion, "concentration"), "=", ...(times === 1 ? [] : [count(times)]), variable("s"));
  return [line(cation, cations), line(anion, anions)];
}

const lawOf = (salt: Salt) => lawTerms(readEquilibrium(dissolution(salt)), "concentration");

/** A measured solubility and the constant that it gives, near those of the table. */
function sampleSalt(random: Random, salts: readonly Salt[]): { readonly salt: Salt; readonly constant: Quantity } {
  const salt = random.pick(salts);
  return { salt, constant: pureNumber(new Decimal(salt.constant).times(0.85 + 0.3 * random.next()).toSignificantDigits(2), 2) };
}

const equationStep = (salt: Salt): StepFacts => ({ id: "dissolve", lines: [expression(equationTerm(dissolution(salt))), expression(KSP, "=", ...lawOf(salt))], values: { salt: formulaTerm(salt.formula) } });

/** Ksp from the solubility, in mol/L or in g/L. */
function fromSolubility(random: Random, salts: readonly Salt[], isWeighed: boolean): SolvedDraft {
  const { salt, constant } = sampleSalt(random, salts);
  const molar = solubilityOf(salt, constant.value);
  const molarMass = molarMassOf(salt.formula);
  const shown = isWeighed ? quantity(molar.times(molarMass).toSignificantDigits(3), "g/L", 3) : quantity(molar.toSignificantDigits(2), "mol/L", 2);
  const s = isWeighed ? quantity(shown.value.div(molarMass), "mol/L", 3) : shown;
  const ions = salt.cations + salt.anions;
  const answer = pureNumber(s.value.pow(ions).times(factorOf(salt)), isWeighed ? 3 : 2);
  const product = s.value.pow(ions);
  const bare: Term = { ...shownTerm(s), unit: "" };
  const numbers = joined([...(factorOf(salt) === 1 ? [] : [[count(factorOf(salt))]]), ...Array.from({ length: ions }, () => [bare])], "*");
  return {
    kind: "solved",
    variant: isWeighed ? "from-grams" : "from-solubility",
    values: { salt: formulaTerm(salt.formula), solubility: givenTerm(shown) },
    given: [expression(variable("s"), "=", givenTerm(shown))],
    steps: [
      ...(isWeighed ? [{ id: "to-moles", lines: [expression(variable("s"), "=", givenTerm(shown), "/", shownTerm(quantity(molarMass, "g/mol")), "=", shownTerm(s))], values: { salt: formulaTerm(salt.formula) } }] : []),
      equationStep(salt),
      { id: "ions", lines: ionLines(salt), values: {} },
      { id: "insert", lines: [expression(KSP, "=", ...powerOf(salt), "=", ...numbers, "=", shownTerm(answer))], values: {} },
    ],
    answer: quantityAnswer("ksp", answer),
    reading: { alsoUnit: unitOfConstant(readEquilibrium(dissolution(salt)), "concentration") },
    distractors: wrongQuantities(answer, [
      ...(factorOf(salt) === 1 ? [] : [[slipOf(WORDS, "factor-forgotten"), product] as const, [slipOf(WORDS, "coefficient-not-raised"), product.times(salt.cations * salt.anions)] as const, ["forgot-square", s.value.pow(2)] as const]),
      ...(factorOf(salt) === 1 ? [[slipOf(WORDS, "other-type"), s.value.pow(3).times(4)] as const] : []),
      [slipOf(WORDS, "root-for-power"), s.value.sqrt()],
      [slipOf(WORDS, "sum-for-product"), s.value.times(ions)],
      ...(isWeighed ? [[slipOf(WORDS, "grams-for-moles"), shown.value.pow(ions).times(factorOf(salt))] as const] : []),
    ]),
  };
}

/** The solubility from Ksp, in mol/L or in g/L. */
function toSolubility(random: Random, salts: readonly Salt[], isWeighed: boolean): SolvedDraft {
  const { salt, constant } = sampleSalt(random, salts);
  const molar = quantity(solubilityOf(salt, constant.value), "mol/L", 2);
  const molarMass = molarMassOf(salt.formula);
  const answer = isWeighed ? quantity(molar.value.times(molarMass), "g/L", 2) : molar;
  const scale = (value: Decimal): Decimal => (isWeighed ? value.times(molarMass) : value);
  const ions = salt.cations + salt.anions;
  return {
    kind: "solved",
    variant: isWeighed ? "to-grams" : "to-solubility",
    values: { salt: formulaTerm(salt.formula), constant: givenTerm(constant) },
    given: [expression(KSP, "=", givenTerm(constant))],
    steps: [
      equationStep(salt),
      { id: "ions", lines: [...ionLines(salt), expression(KSP, "=", ...powerOf(salt))], values: {} },
      { id: "root", lines: [expression(variable("s"), "=", shownTerm(molar))], values: {} },
      ...(isWeighed ? [{ id: "to-grams", lines: [expression(shownTerm(molar), "*", shownTerm(quantity(molarMass, "g/mol")), "=", shownTerm(answer))], values: { salt: formulaTerm(salt.formula) } }] : []),
    ],
    answer: quantityAnswer(isWeighed ? "grams" : "solubility", answer, { salt: formulaTerm(salt.formula) }),
    distractors: wrongQuantities(answer, [
      ...(factorOf(salt) === 1 ? [] : [[slipOf(WORDS, "factor-forgotten"), scale(constant.value.pow(new Decimal(1).div(ions)))] as const, [slipOf(WORDS, "square-root-always"), scale(constant.value.sqrt())] as const]),
      ...(factorOf(salt) === 1 ? [[slipOf(WORDS, "other-type"), scale(constant.value.div(4).cbrt())] as const] : []),
      [slipOf(WORDS, "halved"), scale(constant.value.div(2))],
      ...(isWeighed ? [[slipOf(WORDS, "moles-for-grams"), molar.value] as const] : []),
      ["forgot-root", scale(constant.value)],
    ]),
  };
}

/** The solubility where one ion is there already. */
function commonIon(random: Random): SolvedDraft | null {
  const { salt, constant } = sampleSalt(random, SALTS.filter(({ cations, formula }) => cations === 1 && formula !== "CaSO4" && formula !== "PbCl2" && formula !== "PbBr2"));
  const concentration = quantity(new Decimal(random.pick([0.01, 0.015, 0.02, 0.025, 0.03, 0.05, 0.08, 0.1, 0.15, 0.2])), "mol/L", 2);
  const shared = random.chance(0.5) && salt.anions === 1 ? salt.cation : salt.anion;
  const power = shared === salt.anion ? salt.anions : 1;
  const answer = quantity(constant.value.div(concentration.value.pow(power)), "mol/L", 2);
  const own = solubilityOf(salt, constant.value);
  // What the salt itself adds to the common ion must not count.
  if (answer.value.times(salt.anions).gt(concentration.value.times("0.02"))) return null;
  const other = shared === salt.anion ? salt.cation : salt.anion;
  return {
    kind: "solved",
    variant: "common-ion",
    values: { salt: formulaTerm(salt.formula), constant: givenTerm(constant), ion: formulaTerm(shared), concentration: givenTerm(concentration) },
    given: [expression(KSP, "=", givenTerm(constant)), expression(measureOf(shared, "concentration"), "=", givenTerm(concentration))],
    steps: [
      equationStep(salt),
      { id: "shared-ion", lines: [expression(measureOf(shared, "concentration"), "≈", givenTerm(concentration)), expression(measureOf(other, "concentration"), "=", variable("s"))], values: { ion: formulaTerm(shared) } },
      { id: "solve", lines: [expression(variable("s"), "=", KSP, "/", measureOf(shared, "concentration", power), "=", shownTerm(answer))], values: {} },
    ],
    answer: quantityAnswer("solubility", answer, { salt: formulaTerm(salt.formula) }),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "common-ignored"), own],
      ...(power > 1
        ? [["forgot-square", constant.value.div(concentration.value)] as const, [slipOf(WORDS, "doubled-common"), constant.value.div(concentration.value.times(2).pow(power))] as const]
        : [["forgot-root", constant.value.div(concentration.value).sqrt()] as const]),
      ["multiplied-instead-of-divided", constant.value.times(concentration.value)],
    ]),
  };
}

const OUTCOMES = ["precipitate", "no-precipitate", "just-saturated"] as const;

/** Whether a precipitate forms where two solutions have been mixed. */
function precipitation(random: Random): SolvedDraft | null {
  const salt = random.pick(SALTS);
  const constant = pureNumber(salt.constant, 2);
  const target = constant.value.times(new Decimal(10).pow(random.chance(0.5) ? 0.5 + 2 * random.next() : -0.5 - 2 * random.next()));
  const [lean, rich] = [-0.5 - random.next(), 0.5 + random.next()];
  const s = solubilityOf(salt, target);
  const tilt = new Decimal(10).pow(random.chance(0.5) ? lean : rich);
  const cation = quantity(s.times(salt.cations).times(tilt).toSignificantDigits(2), "mol/L", 2);
  const anion = quantity(s.times(salt.anions).div(tilt.pow(salt.cations / salt.anions)).toSignificantDigits(2), "mol/L", 2);
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
      constant: givenTerm(constant),
      first: expression(measureOf(salt.cation, "concentration"), "=", givenTerm(cation)),
      second: expression(measureOf(salt.anion, "concentration"), "=", givenTerm(anion)),
    },
    given: [expression(KSP, "=", givenTerm(constant)), expression(measureOf(salt.cation, "concentration"), "=", givenTerm(cation)), expression(measureOf(salt.anion, "concentration"), "=", givenTerm(anion))],
    steps: [
      { id: "product", lines: [expression(variable("Q"), "=", ...lawOf(salt), "=", ...numberTerms(participants, (formula) => (formula === cations?.formula ? cation : anion)), "=", shownTerm(product))], values: {} },
      { id: outcome, lines: [], values: { product: shownTerm(product), constant: givenTerm(constant) } },
    ],
    answer: { id: "outcome", value: word(outcome), values: { salt: formulaTerm(salt.formula) } },
    distractors: OUTCOMES.filter((other) => other !== outcome).map((other) => ({ slip: slipOf(WORDS, other === "just-saturated" ? "not-equal" : "compared-wrongly"), value: word(other) })),
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
    medium: (random) => (random.chance(0.3) ? random.pick([fromSolubility, toSolubility])(random, ONE_TO_ONE, true) : random.pick([fromSolubility, toSolubility])(random, THREE_IONS, false)),
    hard: (random) => {
      const kind = random.pick(["common-ion", "precipitation", "weighed", "four-ions"] as const);
      if (kind === "common-ion") return commonIon(random);
      if (kind === "precipitation") return precipitation(random);
      return random.pick([fromSolubility, toSolubility])(random, kind === "weighed" ? THREE_IONS : FOUR_IONS, kind === "weighed");
    },
  },
};
