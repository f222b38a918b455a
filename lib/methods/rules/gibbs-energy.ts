import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fewestFigures } from "../../quantity/significant-figures.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import type { StepFacts, Term } from "../facts.ts";
import { expression, variable } from "../terms.ts";
import {
  ENERGY,
  ENTROPY,
  LETTERS,
  TEMPERATURE,
  answerOf,
  differenceOf,
  energyUnit,
  heatOf,
  inJoules,
  isForMole,
  kilojoules,
  kilojoulesPerKelvin,
  shown,
  sumOf,
} from "./free-energy.ts";
import type { FreeEnergy } from "./free-energy.ts";
import {
  constantFromStandard,
  quotientFromEnergies,
  quotientWay,
  standardFromConstant,
  temperatureFromConstant,
} from "./free-energy-and-constants.ts";
import { kelvins, kelvinSteps } from "./kelvin.ts";
import { variableOf } from "./kinds.ts";
import type { Kind, Variable } from "./kinds.ts";
import { computed, exactly, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Condition, Rule, RuleIssue, Scene, Way } from "./rule.ts";

function convertStep(letter: string, entropy: Quantity): StepFacts {
  return {
    id: "convert",
    lines: [expression(variable(letter), "=", shownTerm(entropy), "=", shownTerm(kilojoulesPerKelvin(entropy)))],
    values: {},
  };
}

/** ΔG = ΔH − TΔS */
function freeEnergyWay(kind: FreeEnergy): Way {
  const { g, h, s } = LETTERS[kind];
  return way({
    method: "gibbs-energy",
    needs: [ENERGY, TEMPERATURE, ENTROPY],
    compute(enthalpy, temperature, entropy) {
      const kelvin = heatOf(temperature);
      if (kelvin.isZero()) return fail({ code: "not-valid" });
      const product = kelvin.times(inJoules(entropy)).neg();
      const figures = fewestFigures(kelvins(temperature).significantFigures, entropy.significantFigures);
      return succeed(
        sumOf(
          [
            [inJoules(enthalpy), enthalpy.significantFigures],
            [product, figures],
          ],
          energyUnit(enthalpy, entropy),
        ),
      );
    },
    listSlips([enthalpy, temperature, entropy], output) {
      const [energy, product] = [inJoules(enthalpy), heatOf(temperature).times(inJoules(entropy))];
      const celsius = inUnit(temperature, "°C").value.times(inJoules(entropy));
      const at = (value: Decimal): Quantity => ({ ...output, value });
      return [
        { id: "sign", quantity: at(energy.plus(product).div(1000)) },
        { id: "unconverted-unit", quantity: at(energy.div(1000).minus(product)) },
        ...(temperature.unit.shift === null
          ? []
          : [{ id: "celsius-for-kelvin" as const, quantity: at(energy.minus(celsius).div(1000)) }]),
      ];
    },
    explain: ([enthalpy, temperature, entropy], output) => ({
      steps: [
        ...kelvinSteps([{ letter: "T", quantity: temperature }]),
        convertStep(s, entropy),
        {
          id: "gibbs",
          lines: [
            expression(
              variable(g),
              "=",
              variable(h),
              "-",
              variable("T"),
              "*",
              variable(s),
              "=",
              ...shown(kilojoules(enthalpy)),
              "-",
              shownTerm(kelvins(temperature)),
              "*",
              ...shown(kilojoulesPerKelvin(entropy)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: answerOf(kind, output),
    }),
  });
}

/** ΔH = ΔG + TΔS */
function enthalpyWay(kind: FreeEnergy): Way {
  const { g, h, s } = LETTERS[kind];
  return way({
    method: "gibbs-energy",
    needs: [variableOf(kind, null), TEMPERATURE, ENTROPY],
    compute(free, temperature, entropy) {
      const kelvin = heatOf(temperature);
      if (kelvin.isZero()) return fail({ code: "not-valid" });
      const figures = fewestFigures(kelvins(temperature).significantFigures, entropy.significantFigures);
      return succeed(
        sumOf(
          [
            [inJoules(free), free.significantFigures],
            [kelvin.times(inJoules(entropy)), figures],
          ],
          energyUnit(free, entropy),
        ),
      );
    },
    listSlips: ([free, temperature, entropy], output) => [
      {
        id: "sign",
        quantity: {
          ...output,
          value: inJoules(free)
            .minus(heatOf(temperature).times(inJoules(entropy)))
            .div(1000),
        },
      },
    ],
    explain: ([free, temperature, entropy], output) => ({
      steps: [
        ...kelvinSteps([{ letter: "T", quantity: temperature }]),
        convertStep(s, entropy),
        {
          id: "rearrange",
          lines: [
            expression(
              variable(h),
              "=",
              variable(g),
              "+",
              variable("T"),
              "*",
              variable(s),
              "=",
              ...shown(kilojoules(free)),
              "+",
              shownTerm(kelvins(temperature)),
              "*",
              ...shown(kilojoulesPerKelvin(entropy)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "reaction-enthalpy", values: {} },
    }),
  });
}

/** ΔS = (ΔH − ΔG) / T */
function entropyWay(kind: FreeEnergy): Way {
  const { g, h, s } = LETTERS[kind];
  return way({
    method: "gibbs-energy",
    needs: [ENERGY, variableOf(kind, null), TEMPERATURE],
    compute(enthalpy, free, temperature) {
      const kelvin = heatOf(temperature);
      if (kelvin.isZero()) return fail({ code: "not-valid" });
      const difference = differenceOf(enthalpy, free);
      return succeed(
        computed(
          difference.value.times(1000).div(kelvin),
          isForMole(difference) ? "J/(mol·K)" : "J/K",
          difference,
          kelvins(temperature),
        ),
      );
    },
    listSlips: ([enthalpy, free, temperature], output) => [
      { id: "sign", quantity: { ...output, value: output.value.neg() } },
      {
        id: "unconverted-unit",
        quantity: { ...output, value: differenceOf(enthalpy, free).value.div(heatOf(temperature)) },
      },
    ],
    explain: ([enthalpy, free, temperature], output) => ({
      steps: [
        ...kelvinSteps([{ letter: "T", quantity: temperature }]),
        {
          id: "rearrange",
          lines: [
            expression(
              variable(s),
              "=",
              "(",
              variable(h),
              "-",
              variable(g),
              ")",
              "/",
              variable("T"),
              "=",
              "(",
              ...shown(kilojoules(enthalpy)),
              "-",
              ...shown(kilojoules(free)),
              ")",
              "/",
              shownTerm(kelvins(temperature)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "reaction-entropy", values: {} },
    }),
  });
}

function temperatureOf(difference: Quantity, entropy: Quantity): Result<Quantity, RuleIssue> {
  const divisor = inJoules(entropy);
  const kelvin = divisor.isZero() ? new Decimal(0) : inJoules(difference).div(divisor);
  return kelvin.gt(0) ? succeed(computed(kelvin, "K", difference, entropy)) : fail({ code: "not-valid" });
}

/** T = (ΔH − ΔG) / ΔS */
function temperatureWay(kind: FreeEnergy): Way {
  const { g, h, s } = LETTERS[kind];
  return way({
    method: "gibbs-energy",
    needs: [ENERGY, variableOf(kind, null), ENTROPY],
    compute: (enthalpy, free, entropy) => temperatureOf(differenceOf(enthalpy, free), entropy),
    listSlips: ([enthalpy, free, entropy], output) => [
      {
        id: "unconverted-unit",
        quantity: { ...output, value: differenceOf(enthalpy, free).value.div(inJoules(entropy)) },
      },
    ],
    explain: ([enthalpy, free, entropy], output) => ({
      steps: [
        convertStep(s, entropy),
        {
          id: "rearrange",
          lines: [
            expression(
              variable("T"),
              "=",
              "(",
              variable(h),
              "-",
              variable(g),
              ")",
              "/",
              variable(s),
              "=",
              "(",
              ...shown(kilojoules(enthalpy)),
              "-",
              ...shown(kilojoules(free)),
              ")",
              "/",
              ...shown(kilojoulesPerKelvin(entropy)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "temperature", values: {} },
    }),
  });
}

/** Whether the words of the question fit the signs: a reaction that takes up heat is spontaneous above the temperature, not below. */
function fitsWords(enthalpy: Quantity, conditions: ReadonlySet<Condition>): boolean {
  const isAbove = conditions.has("warmer-than") ? true : conditions.has("cooler-than") ? false : null;
  if (isAbove === null || conditions.has("at-equilibrium")) return true;
  const isSpontaneousAbove = enthalpy.value.isPositive();
  return conditions.has("not-spontaneous") ? isAbove !== isSpontaneousAbove : isAbove === isSpontaneousAbove;
}

/** T = ΔH / ΔS, where ΔG is zero. */
function crossoverWay({ conditions }: Scene): Way {
  return way({
    method: "gibbs-energy",
    needs: [ENERGY, ENTROPY],
    compute: (enthalpy, entropy) =>
      fitsWords(enthalpy, conditions) ? temperatureOf(enthalpy, entropy) : fail({ code: "not-valid" }),
    listSlips: ([enthalpy, entropy], output) => [
      { id: "unconverted-unit", quantity: { ...output, value: inJoules(enthalpy).div(1000).div(inJoules(entropy)) } },
      { id: "inverted-ratio", quantity: { ...output, value: inJoules(entropy).div(inJoules(enthalpy)) } },
    ],
    explain: ([enthalpy, entropy], output) => ({
      steps: [
        convertStep("ΔS", entropy),
        {
          id: "crossover",
          lines: [
            expression(variable("ΔG"), "=", variable("ΔH"), "-", variable("T"), "*", variable("ΔS"), "=", exactZero()),
            expression(
              variable("T"),
              "=",
              variable("ΔH"),
              "/",
              variable("ΔS"),
              "=",
              ...shown(kilojoules(enthalpy)),
              "/",
              ...shown(kilojoulesPerKelvin(entropy)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: {
        id:
          !conditions.has("spontaneous") && !conditions.has("not-spontaneous")
            ? "crossover"
            : enthalpy.value.isPositive()
              ? "spontaneous-above"
              : "spontaneous-below",
        values: {},
      },
    }),
  });
}

function exactZero(): Term {
  return shownTerm(exactly(0, ""));
}

/** Where ΔG is zero: between spontaneous and not, at equilibrium, where something boils or melts. */
const CROSSING: readonly Condition[] = ["spontaneous", "not-spontaneous", "at-equilibrium", "vaporization", "fusion"];

function listWays(kind: Kind, scene: Scene): Way[] {
  const has = (...kinds: Kind[]): boolean => kinds.every((each) => scene.givens.some((given) => given.kind === each));
  const free: FreeEnergy[] = (["gibbs-energy", "standard-gibbs-energy"] as const).filter((each) => has(each));
  const isMixture = scene.givens.some((given) => given.kind === "reaction-quotient");
  const isCrossing = CROSSING.some((each) => scene.conditions.has(each));
  switch (kind) {
    case "gibbs-energy":
      return isMixture ? [quotientWay("gibbs-energy")] : [freeEnergyWay("gibbs-energy")];
    case "standard-gibbs-energy":
      return [
        freeEnergyWay("standard-gibbs-energy"),
        ...(has("equilibrium-constant") ? [standardFromConstant] : []),
        ...(isMixture && has("gibbs-energy") ? [quotientWay("standard-gibbs-energy")] : []),
      ];
    case "reaction-enthalpy":
      return has("reaction-entropy", "temperature") ? free.map(enthalpyWay) : [];
    case "reaction-entropy":
      return has("reaction-enthalpy", "temperature") ? free.map(entropyWay) : [];
    case "temperature":
      if (free.length > 0)
        return [
          ...free.map(temperatureWay),
          ...(has("equilibrium-constant", "standard-gibbs-energy") ? [temperatureFromConstant] : []),
        ];
      return isCrossing ? [crossoverWay(scene)] : [];
    case "equilibrium-constant":
      return [constantFromStandard];
    case "reaction-quotient":
      return has("gibbs-energy") ? [quotientFromEnergies] : [];
    default:
      return [];
  }
}

/** Only where the problem is about free energy: the temperature, the enthalpy and K belong to other laws too. */
const OWN: ReadonlySet<Kind> = new Set<Kind>([
  "gibbs-energy",
  "standard-gibbs-energy",
  "reaction-entropy",
  "equilibrium-constant",
  "reaction-quotient",
]);

function isOwn({ kind, of, label }: Variable, { givens, conditions }: Scene): boolean {
  return (
    of === null &&
    label === null &&
    (OWN.has(kind) ||
      conditions.has("spontaneous") ||
      conditions.has("not-spontaneous") ||
      givens.some((given) => OWN.has(given.kind)))
  );
}

/** Gibbs: ΔG = ΔH − TΔS, ΔG° = −RT ln K and ΔG = ΔG° + RT ln Q, solved for each of their quantities. */
export const gibbsEnergy: Rule = (wanted, scene) => (isOwn(wanted, scene) ? listWays(wanted.kind, scene) : []);
