import { readEquilibrium } from "../../chemistry/equilibrium/equilibrium.ts";
import { toSuperscript } from "../../chemistry/formula/format.ts";
import { lawTerms, measureOf } from "../../methods/equilibrium-terms.ts";
import type { Expression, FactValue, StepFacts, Term } from "../../methods/facts.ts";
import { equals, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, expression, formulaTerm, joined, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fewestFigures } from "../../quantity/significant-figures.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import { slipOf } from "../slip-name.ts";
import { dissolution, factorOf, solubilityOf } from "./slightly-soluble.ts";
import type { Salt } from "../../chemistry/data/solubility-products.ts";

export const SOLUBILITY_WORDS = "problems-equilibrium.solubility-products";

const WORDS = SOLUBILITY_WORDS;

export const KSP = variable("Ksp");

/** How a problem on a salt that hardly dissolves is solved; the slips in the unit of the answer. */
export type SolubilityWay = {
  readonly steps: readonly StepFacts[];
  readonly answer: {
    readonly id: string;
    readonly quantity: Quantity;
    readonly values?: Readonly<Record<string, FactValue>>;
  };
  readonly slips: readonly (readonly [slip: string, value: Decimal])[];
};

/** s², 4s³ or 27s⁴ of a salt with so many ions. */
function powerOf(salt: Salt): Term[] {
  const ions = salt.cations + salt.anions;
  const power = variable("s".concat(toSuperscript(String(ions))));
  return factorOf(salt) === 1 ? [power] : [count(factorOf(salt)), power];
}

const several = (times: number): (Term | "*")[] => (times === 1 ? [] : [count(times)]);

function ionLines({ cation, anion, cations, anions }: Salt): Expression[] {
  const line = (ion: string, times: number): Expression =>
    expression(measureOf(ion, "concentration"), "=", ...several(times), variable("s"));
  return [line(cation, cations), line(anion, anions)];
}

export const ksLaw = (salt: Salt) => lawTerms(readEquilibrium(dissolution(salt)), "concentration");

/** How a salt dissolves, and its law. */
export const equationStep = (salt: Salt): StepFacts =>
  step("dissolve", [expression(equationTerm(dissolution(salt))), expression(KSP, "=", ...ksLaw(salt))], {
    salt: formulaTerm(salt.formula),
  });

/** Ksp from the solubility, in mol/L or in g/L. */
export function constantFromSolubility(salt: Salt, shown: Quantity): SolubilityWay {
  const isWeighed = shown.unit.factors[0]?.unit.symbol === "g";
  const molarMass = molarMassOf(salt.formula);
  const s = isWeighed ? quantity(shown.value.div(molarMass), "mol/L", shown.significantFigures) : shown;
  const toMoles: StepFacts = step("to-moles", [worked("s", [shown, "/", quantity(molarMass, "g/mol")], s)], {
    salt: formulaTerm(salt.formula),
  });
  return constantFrom(
    salt,
    s,
    isWeighed ? [toMoles, equationStep(salt)] : [equationStep(salt)],
    isWeighed ? [[slipOf(WORDS, "grams-for-moles"), productOf(salt, shown.value)]] : [],
  );
}

/** Ksp from the concentration of one ion in the saturated solution. */
export function constantFromIon(salt: Salt, ion: string, concentration: Quantity): SolubilityWay {
  const times = ion === salt.cation ? salt.cations : salt.anions;
  const s = quantity(concentration.value.div(times), "mol/L", concentration.significantFigures);
  const fromIon: StepFacts = step(
    "from-ion",
    [worked("s", [measureOf(ion, "concentration"), ...(times === 1 ? [] : (["/", count(times)] as const))], s)],
    { ion: formulaTerm(ion) },
  );
  return constantFrom(salt, s, [equationStep(salt), fromIon], []);
}

const productOf = (salt: Salt, s: Decimal): Decimal => s.pow(salt.cations + salt.anions).times(factorOf(salt));

function constantFrom(
  salt: Salt,
  s: Quantity,
  before: readonly StepFacts[],
  slips: SolubilityWay["slips"],
): SolubilityWay {
  const ions = salt.cations + salt.anions;
  const answer = pureNumber(productOf(salt, s.value), s.significantFigures);
  const product = s.value.pow(ions);
  const bare: Term = { ...shownTerm(s), unit: "" };
  const numbers = joined(
    [...(factorOf(salt) === 1 ? [] : [[count(factorOf(salt))]]), ...Array.from({ length: ions }, () => [bare])],
    "*",
  );
  return {
    steps: [
      ...before,
      step("ions", ionLines(salt)),
      step("insert", [expression(KSP, "=", ...powerOf(salt), "=", ...numbers, "=", shownTerm(answer))]),
    ],
    answer: { id: "ksp", quantity: answer },
    slips: [
      ...(factorOf(salt) === 1
        ? []
        : [
            [slipOf(WORDS, "factor-forgotten"), product] as const,
            [slipOf(WORDS, "coefficient-not-raised"), product.times(salt.cations * salt.anions)] as const,
            ["forgot-square", s.value.pow(2)] as const,
          ]),
      ...(factorOf(salt) === 1 ? [[slipOf(WORDS, "other-type"), s.value.pow(3).times(4)] as const] : []),
      [slipOf(WORDS, "root-for-power"), s.value.sqrt()],
      [slipOf(WORDS, "sum-for-product"), s.value.times(ions)],
      ...slips,
    ],
  };
}

/** The solubility from Ksp, in mol/L or in g/L. */
export function solubilityFrom(salt: Salt, constant: Quantity, isWeighed: boolean): SolubilityWay {
  const molar = quantity(solubilityOf(salt, constant.value), "mol/L", constant.significantFigures);
  const molarMass = molarMassOf(salt.formula);
  const answer = isWeighed ? quantity(molar.value.times(molarMass), "g/L", constant.significantFigures) : molar;
  const scale = (value: Decimal): Decimal => (isWeighed ? value.times(molarMass) : value);
  const ions = salt.cations + salt.anions;
  return {
    steps: [
      equationStep(salt),
      step("ions", [...ionLines(salt), worked(KSP, powerOf(salt), constant)]),
      step("root", [equals("s", shownTerm(molar))]),
      ...(isWeighed
        ? [
            step(
              "to-grams",
              [expression(shownTerm(molar), "*", shownTerm(quantity(molarMass, "g/mol")), "=", shownTerm(answer))],
              { salt: formulaTerm(salt.formula) },
            ),
          ]
        : []),
    ],
    answer: { id: isWeighed ? "grams" : "solubility", quantity: answer, values: { salt: formulaTerm(salt.formula) } },
    slips: [
      ...(factorOf(salt) === 1
        ? []
        : [
            [slipOf(WORDS, "factor-forgotten"), scale(constant.value.pow(new Decimal(1).div(ions)))] as const,
            [slipOf(WORDS, "square-root-always"), scale(constant.value.sqrt())] as const,
          ]),
      ...(factorOf(salt) === 1 ? [[slipOf(WORDS, "other-type"), scale(constant.value.div(4).cbrt())] as const] : []),
      [slipOf(WORDS, "halved"), scale(constant.value.div(2))],
      ...(isWeighed ? [[slipOf(WORDS, "moles-for-grams"), molar.value] as const] : []),
      ["forgot-root", scale(constant.value)],
    ],
  };
}

/** The concentration of one ion in the saturated solution, from Ksp. */
export function ionConcentrationFrom(salt: Salt, constant: Quantity, ion: string): SolubilityWay {
  const { steps, answer } = solubilityFrom(salt, constant, false);
  const times = ion === salt.cation ? salt.cations : salt.anions;
  const found = quantity(answer.quantity.value.times(times), "mol/L", constant.significantFigures);
  return {
    steps: [
      ...steps,
      step(
        "ion-concentration",
        [expression(measureOf(ion, "concentration"), "=", ...several(times), variable("s"), "=", shownTerm(found))],
        { ion: formulaTerm(ion) },
      ),
    ],
    answer: { id: "ion-concentration", quantity: found, values: { ion: formulaTerm(ion) } },
    slips: times === 1 ? [] : [["missing-coefficient", answer.quantity.value]],
  };
}

/** What the salt itself adds to the common ion must not count. */
const LARGEST_SHARE = "0.02";

/** The solubility in mol/L where one ion is there already; null where the salt adds too much of it to be left out. */
export function solubilityBesideIon(
  salt: Salt,
  constant: Quantity,
  shared: string,
  concentration: Quantity,
): SolubilityWay | null {
  const [power, otherPower] = shared === salt.anion ? [salt.anions, salt.cations] : [salt.cations, salt.anions];
  const other = shared === salt.anion ? salt.cation : salt.anion;
  const free = constant.value.div(concentration.value.pow(power)).pow(new Decimal(1).div(otherPower));
  const answer = quantity(
    free.div(otherPower),
    "mol/L",
    fewestFigures(constant.significantFigures, concentration.significantFigures),
  );
  if (answer.value.times(power).gt(concentration.value.times(LARGEST_SHARE))) return null;
  const own = solubilityOf(salt, constant.value);
  const quotient = [KSP, "/", measureOf(shared, "concentration", power)] as const;
  const left = pureNumber(constant.value.div(concentration.value.pow(power)), answer.significantFigures);
  const isPlain = otherPower === 1;
  const solve = isPlain
    ? worked("s", quotient, answer)
    : expression(
        measureOf(other, "concentration", otherPower),
        "=",
        count(otherPower ** otherPower),
        variable("s".concat(toSuperscript(String(otherPower)))),
        "=",
        ...quotient,
        "=",
        shownTerm(left),
      );
  return {
    steps: [
      equationStep(salt),
      step(
        "shared-ion",
        [
          expression(measureOf(shared, "concentration"), "≈", givenTerm(concentration)),
          expression(measureOf(other, "concentration"), "=", ...several(otherPower), variable("s")),
        ],
        { ion: formulaTerm(shared) },
      ),
      step("solve", [equals(KSP, constant), solve]),
      ...(isPlain ? [] : [step("root", [equals("s", shownTerm(answer))])]),
    ],
    answer: { id: "solubility", quantity: answer, values: { salt: formulaTerm(salt.formula) } },
    slips: [
      [slipOf(WORDS, "common-ignored"), own],
      ...(power > 1
        ? [
            ["forgot-square", constant.value.div(concentration.value)] as const,
            [slipOf(WORDS, "doubled-common"), constant.value.div(concentration.value.times(2).pow(power))] as const,
          ]
        : [["forgot-root", constant.value.div(concentration.value).sqrt()] as const]),
      ["multiplied-instead-of-divided", constant.value.times(concentration.value)],
    ],
  };
}
