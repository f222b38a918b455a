import { answerTerm, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { bracketed, count, equationTerm, expression, list, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { gibbsAndConstant } from "./gibbs-and-constant.ts";
import { entropyOf, gibbsSharesOf, REACTIONS, shareLine, sumShares, tenths, weighted } from "./standard-values.ts";
import { degrees } from "./thermal-data.ts";
import { enthalpyOf } from "./thermochemical-equations.ts";

const WORDS = "problems-energy.gibbs-energy";
const word = wordIn(WORDS);

const slip = (name: string): string => slipOf(WORDS, name);

const [G, H, S, T] = [variable("ΔG"), variable("ΔH"), variable("ΔS"), variable("T")];

/** In kJ/K, with the figures of the J/K. */
const inKilojoules = ({ value, significantFigures }: Quantity): Quantity =>
  quantity(value.div(1000), "kJ/K", significantFigures);

/** `ΔS = −99.1 J/K = −0.0991 kJ/K` */
const convertEntropy = (entropy: Quantity) => ({
  id: "convert",
  lines: [expression(S, "=", givenTerm(entropy), "=", givenTerm(inKilojoules(entropy)))],
  values: {},
});

/** ΔG = ΔH − TΔS, the temperature in kelvins or in degrees Celsius. */
function energy(random: Random, scale: "kelvin" | "celsius"): SolvedDraft {
  const equation = random.pick(REACTIONS);
  const [enthalpy, entropy] = [enthalpyOf(equation), entropyOf(equation)];
  const stated =
    scale === "kelvin" ? quantity(random.integer(25, 99) * 10, "K", 3) : degrees(random.integer(20, 90) * 10 + 5, 1);
  const kelvins = scale === "kelvin" ? stated : quantity(stated.value.plus("273.15").toDecimalPlaces(1), "K", 4);
  const factor = inKilojoules(entropy);
  const product = kelvins.value.times(factor.value);
  const answer = tenths(enthalpy.value.minus(product), "kJ");
  const [heat, change, degreesTerm] = [givenTerm(enthalpy), givenTerm(factor), givenTerm(kelvins)];
  return {
    kind: "solved",
    variant: scale,
    values: {
      equation: equationTerm(equation),
      enthalpy: heat,
      entropy: givenTerm(entropy),
      temperature: givenTerm(stated),
    },
    given: [expression(H, "=", heat), expression(S, "=", givenTerm(entropy)), expression(T, "=", givenTerm(stated))],
    steps: [
      ...(scale === "celsius" ? [{ id: "kelvin", lines: [expression(T, "=", degreesTerm)], values: {} }] : []),
      convertEntropy(entropy),
      {
        id: "combine",
        lines: [
          expression(
            G,
            "=",
            H,
            "-",
            T,
            "*",
            S,
            "=",
            ...bracketed(heat),
            "-",
            degreesTerm,
            "*",
            ...bracketed(change),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("energy", answer),
    reading: { perEquation: true },
    distractors: wrongQuantities(
      answer,
      [
        [slip("added"), enthalpy.value.plus(product)],
        ...(scale === "celsius"
          ? [["celsius-for-kelvin", enthalpy.value.minus(stated.value.times(factor.value))] as const]
          : []),
        [slip("not-converted"), enthalpy.value.minus(product.times(1000))],
        [slip("temperature-left-out"), enthalpy.value.minus(factor.value)],
        [slip("energy-sign"), answer.value.neg()],
      ],
      "place",
    ),
  };
}

const WHENS = ["always", "never", "low", "high"] as const;

function whenSpontaneous(enthalpy: number, entropy: number): (typeof WHENS)[number] {
  if (enthalpy < 0) return entropy > 0 ? "always" : "low";
  return entropy > 0 ? "high" : "never";
}

/** At which temperatures a reaction runs by itself, by the signs. */
function signs(random: Random): SolvedDraft {
  // Reactions that never run by themselves are those that always do, turned around.
  const equation = random.pick(REACTIONS);
  const direction = random.chance(0.5) ? 1 : -1;
  const turn = (change: Quantity): Quantity => ({ ...change, value: change.value.times(direction) });
  const written = direction === 1 ? equation : equation.split(" -> ").toReversed().join(" -> ");
  const [enthalpy, entropy] = [turn(enthalpyOf(equation)), turn(entropyOf(equation))];
  const right = whenSpontaneous(enthalpy.value.toNumber(), entropy.value.toNumber());
  const slipFor = (when: string): string => {
    if (right === "always" || right === "never")
      return when === "always" || when === "never" ? "signs-reversed" : "both-agree";
    return when === "low" || when === "high" ? "temperature-reversed" : "temperature-decides";
  };
  return {
    kind: "solved",
    variant: "signs",
    values: { equation: equationTerm(written), enthalpy: givenTerm(enthalpy), entropy: givenTerm(entropy) },
    given: [expression(H, "=", givenTerm(enthalpy)), expression(S, "=", givenTerm(entropy))],
    steps: [
      { id: "two-terms", lines: [expression(G, "=", H, "-", T, "*", S)], values: {} },
      { id: right, lines: [], values: {} },
    ],
    answer: { id: "when", value: word(right) },
    distractors: WHENS.filter((when) => when !== right).map((when) => ({
      slip: slip(slipFor(when)),
      value: word(when),
    })),
  };
}

/** The temperature at which ΔG changes its sign. */
function turn(random: Random): SolvedDraft | null {
  const equation = random.pick(REACTIONS);
  const [enthalpy, entropy] = [enthalpyOf(equation), entropyOf(equation)];
  const temperature = enthalpy.value.times(1000).div(entropy.value);
  // Beyond, nothing stays what it is.
  if (temperature.lt(150) || temperature.gt(3500)) return null;
  const answer = quantity(temperature, "K", 3);
  const factor = inKilojoules(entropy);
  return {
    kind: "solved",
    variant: enthalpy.value.gt(0) ? "above" : "below",
    values: { equation: equationTerm(equation), enthalpy: givenTerm(enthalpy), entropy: givenTerm(entropy) },
    given: [expression(H, "=", givenTerm(enthalpy)), expression(S, "=", givenTerm(entropy))],
    steps: [
      { id: "zero", lines: [expression(H, "-", T, "*", S, "=", count(0))], values: {} },
      convertEntropy(entropy),
      {
        id: "turn",
        lines: [
          expression(
            T,
            "=",
            H,
            "/",
            S,
            "=",
            ...bracketed(givenTerm(enthalpy)),
            "/",
            ...bracketed(givenTerm(factor)),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("turn", answer),
    distractors: wrongQuantities(answer, [
      ["unconverted-unit", temperature.div(1000)],
      ["inverted-ratio", new Decimal(1000000).div(temperature)],
      [slip("celsius-answer"), temperature.minus("273.15")],
      [slip("kelvin-added"), temperature.plus("273.15")],
    ]),
  };
}

const DATA_LINE = shareLine("ΔGf°", "kJ/mol");

/** ΔG° from the Gibbs energies of formation. */
function formation(random: Random): SolvedDraft | null {
  const equation = random.pick(REACTIONS);
  const shares = (gibbsSharesOf(equation) ?? []).filter(({ value }) => !value.isZero());
  const [reactants, products] = [shares.filter((share) => share.count < 0), shares.filter((share) => share.count > 0)];
  // One compound alone leaves nothing to subtract.
  if (shares.length < 2 || products.length === 0 || reactants.length === 0) return null;
  const [before, after] = [reactants, products].map((side) => tenths(sumShares(side, Math.abs), "kJ")) as [
    Quantity,
    Quantity,
  ];
  const answer = tenths(after.value.minus(before.value), "kJ");
  const [first, second] = [variable("G₁"), variable("G₂")];
  return {
    kind: "solved",
    variant: "formation",
    values: { equation: equationTerm(equation), data: list(shares.map(DATA_LINE)) },
    steps: [
      {
        id: "products",
        lines: [expression(second, "=", ...weighted(products, "kJ/mol"), "=", givenTerm(after))],
        values: {},
      },
      {
        id: "reactants",
        lines: [expression(first, "=", ...weighted(reactants, "kJ/mol"), "=", givenTerm(before))],
        values: {},
      },
      {
        id: "subtract",
        lines: [
          expression(
            variable("ΔG°"),
            "=",
            second,
            "-",
            first,
            "=",
            ...bracketed(givenTerm(after)),
            "-",
            ...bracketed(givenTerm(before)),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("standard", answer),
    reading: { perEquation: true },
    distractors: wrongQuantities(
      answer,
      [
        [slip("reactants-minus-products"), answer.value.neg()],
        [slip("coefficients-left-out"), sumShares(shares, Math.sign)],
        [slip("sides-added"), after.value.plus(before.value)],
        [slip("products-only"), after.value],
      ],
      "place",
    ),
  };
}

/** ΔS from ΔG and ΔH at one temperature. */
function entropyBack(random: Random): SolvedDraft | null {
  const equation = random.pick(REACTIONS);
  const enthalpy = enthalpyOf(equation);
  const temperature = quantity(random.integer(28, 95) * 10, "K", 3);
  const energyOf = tenths(
    enthalpy.value.minus(temperature.value.times(entropyOf(equation).value).div(1000)).toDecimalPlaces(1),
    "kJ",
  );
  const difference = enthalpy.value.minus(energyOf.value);
  const kilojoules = quantity(difference.div(temperature.value), "kJ/K", 3);
  const answer = quantity(difference.times(1000).div(temperature.value), "J/K", 3);
  const [heat, free] = [givenTerm(enthalpy), givenTerm(energyOf)];
  // A small difference of large values has hardly any figures.
  if (difference.abs().lt(10)) return null;
  return {
    kind: "solved",
    variant: "entropy",
    values: { equation: equationTerm(equation), enthalpy: heat, energy: free, temperature: givenTerm(temperature) },
    given: [expression(H, "=", heat), expression(G, "=", free), expression(T, "=", givenTerm(temperature))],
    steps: [
      { id: "two-terms", lines: [expression(G, "=", H, "-", T, "*", S)], values: {} },
      {
        id: "isolate",
        lines: [
          expression(
            S,
            "=",
            "(",
            H,
            "-",
            G,
            ")",
            "/",
            T,
            "=",
            "(",
            ...bracketed(heat),
            "-",
            ...bracketed(free),
            ")",
            "/",
            givenTerm(temperature),
          ),
        ],
        values: {},
      },
      { id: "to-joules", lines: [expression(S, "=", shownTerm(kilojoules), "=", answerTerm(answer))], values: {} },
    ],
    answer: quantityAnswer("entropy", answer),
    reading: { perEquation: true },
    distractors: wrongQuantities(answer, [
      [slip("entropy-sign"), answer.value.neg()],
      ["unconverted-unit", answer.value.div(1000)],
      [slip("sum-for-difference"), enthalpy.value.plus(energyOf.value).times(1000).div(temperature.value)],
    ]),
  };
}

const shared = { subtopic: "gibbs-free-energy", words: WORDS } as const;

/** When a reaction runs by itself; phrases too long to be typed. */
export const gibbsSigns: Family = { ...shared, id: "gibbs-signs", forms: ["choice"], levels: { easy: signs } };

/** ΔG forwards and backwards, the temperature at which it is zero, and the constant of equilibrium. */
export const gibbsEnergy: Family = {
  ...shared,
  id: "gibbs-energy",
  forms: ["free", "choice"],
  levels: {
    easy: (random) => energy(random, "kelvin"),
    medium: (random) => random.pick([turn, formation, (chance: Random) => energy(chance, "celsius")])(random),
    hard: (random) => random.pick([gibbsAndConstant, gibbsAndConstant, entropyBack])(random),
  },
};
