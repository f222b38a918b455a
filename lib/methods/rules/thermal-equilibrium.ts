import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import { fail } from "../../result.ts";
import type { StepFacts } from "../facts.ts";
import { bracketed, expression, variable } from "../terms.ts";
import { celsius, changeOf, isImpossible } from "./heat.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

type Body = { readonly of: string | null };

/** The bodies of which the problem gives mass or specific heat, and the one that it asks about. */
function listBodies({ givens }: Scene, wanted: string | null | undefined): (string | null)[] {
  const told = givens.flatMap(({ kind, of }) =>
    ["mass", "specific-heat"].includes(kind) || (kind === "volume" && of === "H2O") ? [of] : [],
  );
  return [...new Set(wanted === undefined ? told : [...told, wanted])];
}

/** m c (T − T₁) of a body, in joules. */
function heatTaken(mass: Quantity, specific: Quantity, final: Quantity, initial: Quantity): Decimal {
  return capacityOf(mass, specific).times(celsius(final).value.minus(celsius(initial).value));
}

function capacityOf(mass: Quantity, specific: Quantity): Decimal {
  return inUnit(mass, "g").value.times(inUnit(specific, "J/(g·°C)").value);
}

/** T = (m₁c₁T₁ + m₂c₂T₂) / (m₁c₁ + m₂c₂) */
function equilibriumWay(hot: Body, cold: Body): Way {
  return way({
    method: "thermal-equilibrium",
    needs: [
      variableOf("mass", hot.of),
      variableOf("specific-heat", hot.of),
      variableOf("temperature", hot.of, "initial"),
      variableOf("mass", cold.of),
      variableOf("specific-heat", cold.of),
      variableOf("temperature", cold.of, "initial"),
    ],
    compute(m1, c1, t1, m2, c2, t2) {
      const [first, second] = [capacityOf(m1, c1), capacityOf(m2, c2)];
      const value = first
        .times(celsius(t1).value)
        .plus(second.times(celsius(t2).value))
        .div(first.plus(second));
      const place = coarsestPlace(
        lastPlace(celsius(t1).value, celsius(t1).significantFigures),
        lastPlace(celsius(t2).value, celsius(t2).significantFigures),
      );
      if (isImpossible(value, hot.of) || isImpossible(value, cold.of)) return fail({ code: "not-valid" });
      return { value, unit: getUnit("°C"), significantFigures: figuresToPlace(value, place) };
    },
    listSlips: ([m1, , t1, m2, , t2], output) => [
      { id: "mean-temperature", quantity: { ...output, value: celsius(t1).value.plus(celsius(t2).value).div(2) } },
      {
        id: "same-specific-heat",
        quantity: {
          ...output,
          value: inUnit(m1, "g")
            .value.times(celsius(t1).value)
            .plus(inUnit(m2, "g").value.times(celsius(t2).value))
            .div(inUnit(m1, "g").value.plus(inUnit(m2, "g").value)),
        },
      },
    ],
    explain: ([m1, c1, t1, m2, c2, t2], output) => ({
      steps: [
        { id: "balance", lines: [expression(variable("q₁"), "+", variable("q₂"), "=", variable("0"))], values: {} },
        {
          id: "solve",
          lines: [
            expression(
              variable("m₁c₁"),
              "=",
              shownTerm(computed(capacityOf(m1, c1), "J/°C", m1, c1)),
              ",",
              variable("m₂c₂"),
              "=",
              shownTerm(computed(capacityOf(m2, c2), "J/°C", m2, c2)),
            ),
            expression(
              variable("T"),
              "=",
              "(",
              variable("m₁c₁"),
              "*",
              shownTerm(celsius(t1)),
              "+",
              variable("m₂c₂"),
              "*",
              shownTerm(celsius(t2)),
              ")",
              "/",
              "(",
              variable("m₁c₁"),
              "+",
              variable("m₂c₂"),
              ")",
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

/** `q₂ = m₂ c₂ ΔT₂`: the heat of the body of which everything is known. */
function otherBodyStep(mass: Quantity, specific: Quantity, final: Quantity, initial: Quantity): StepFacts {
  const change = changeOf(final, initial);
  const taken = computed(heatTaken(mass, specific, final, initial), "J", mass, specific, change);
  return {
    id: "other-body",
    lines: [
      expression(
        variable("q₂"),
        "=",
        variable("m₂"),
        "*",
        variable("c₂"),
        "*",
        variable("ΔT₂"),
        "=",
        shownTerm(inUnit(mass, "g")),
        "*",
        shownTerm(inUnit(specific, "J/(g·°C)")),
        "*",
        ...bracketed(shownTerm(change)),
        "=",
        shownTerm(taken),
      ),
    ],
    values: {},
  };
}

/** c₁ = −m₂c₂(T − T₂) / (m₁ (T − T₁)), or the mass from the specific heat. */
function unknownWay(kind: "specific-heat" | "mass", body: Body, bath: Body): Way {
  const partner = kind === "mass" ? "specific-heat" : "mass";
  const unit = kind === "mass" ? "g" : "J/(g·°C)";
  return way({
    method: "thermal-equilibrium",
    needs: [
      variableOf(partner, body.of),
      variableOf("temperature", body.of, "initial"),
      variableOf("temperature", null, "final"),
      variableOf("mass", bath.of),
      variableOf("specific-heat", bath.of),
      variableOf("temperature", bath.of, "initial"),
    ],
    compute(known, t1, final, mass, specific, t2) {
      const change = changeOf(final, t1);
      const taken = heatTaken(mass, specific, final, t2);
      const divisor = inUnit(known, partner === "mass" ? "g" : "J/(g·°C)").value.times(change.value);
      const value = divisor.isZero() ? new Decimal(0) : taken.neg().div(divisor);
      return value.gt(0)
        ? computed(value, unit, known, change, mass, specific, changeOf(final, t2))
        : fail({ code: "not-valid" });
    },
    explain: ([known, t1, final, mass, specific, t2], output) => ({
      steps: [
        { id: "balance", lines: [expression(variable("q₁"), "+", variable("q₂"), "=", variable("0"))], values: {} },
        otherBodyStep(mass, specific, final, t2),
        {
          id: kind,
          lines: [
            expression(
              variable(kind === "mass" ? "m₁" : "c₁"),
              "=",
              "-",
              variable("q₂"),
              "/",
              "(",
              variable(kind === "mass" ? "c₁" : "m₁"),
              "*",
              variable("ΔT₁"),
              ")",
              "=",
              shownTerm(output),
            ),
            expression(
              variable("ΔT₁"),
              "=",
              shownTerm(changeOf(final, t1)),
              ",",
              variable(kind === "mass" ? "c₁" : "m₁"),
              "=",
              shownTerm(known),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: kind, values: {} },
    }),
  });
}

/** T₁ of the one body from the final temperature of both: T₁ = T + m₂c₂(T − T₂) / (m₁c₁) */
function startWay(body: Body, bath: Body): Way {
  return way({
    method: "thermal-equilibrium",
    needs: [
      variableOf("mass", body.of),
      variableOf("specific-heat", body.of),
      variableOf("temperature", null, "final"),
      variableOf("mass", bath.of),
      variableOf("specific-heat", bath.of),
      variableOf("temperature", bath.of, "initial"),
    ],
    compute(m1, c1, final, mass, specific, t2) {
      const rise = computed(
        heatTaken(mass, specific, final, t2).div(capacityOf(m1, c1)),
        "Δ°C",
        m1,
        c1,
        mass,
        specific,
        changeOf(final, t2),
      );
      const value = celsius(final).value.plus(rise.value);
      const place = coarsestPlace(
        lastPlace(celsius(final).value, celsius(final).significantFigures),
        lastPlace(rise.value, rise.significantFigures),
      );
      return value.lt("-273.15")
        ? fail({ code: "not-valid" })
        : { value, unit: getUnit("°C"), significantFigures: figuresToPlace(value, place) };
    },
    explain: ([m1, c1, final, mass, specific, t2], output) => ({
      steps: [
        { id: "balance", lines: [expression(variable("q₁"), "+", variable("q₂"), "=", variable("0"))], values: {} },
        otherBodyStep(mass, specific, final, t2),
        {
          id: "start",
          lines: [
            expression(
              variable("T₁"),
              "=",
              variable("T"),
              "+",
              variable("q₂"),
              "/",
              "(",
              variable("m₁c₁"),
              ")",
              "=",
              shownTerm(celsius(final)),
              "+",
              shownTerm(computed(heatTaken(mass, specific, final, t2), "J", mass, specific, changeOf(final, t2))),
              "/",
              shownTerm(computed(capacityOf(m1, c1), "J/°C", m1, c1)),
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

/** The common temperature of two portions of water: c cancels. */
const waterWay: Way = way({
  method: "thermal-equilibrium",
  needs: [
    variableOf("mass", "H2O", "first"),
    variableOf("temperature", "H2O", "first"),
    variableOf("mass", "H2O", "second"),
    variableOf("temperature", "H2O", "second"),
  ],
  compute(m1, t1, m2, t2) {
    const [first, second] = [inUnit(m1, "g").value, inUnit(m2, "g").value];
    const value = first
      .times(celsius(t1).value)
      .plus(second.times(celsius(t2).value))
      .div(first.plus(second));
    const place = coarsestPlace(
      lastPlace(celsius(t1).value, celsius(t1).significantFigures),
      lastPlace(celsius(t2).value, celsius(t2).significantFigures),
    );
    return [celsius(t1).value, celsius(t2).value].some((each) => isImpossible(each, "H2O"))
      ? fail({ code: "not-valid" })
      : { value, unit: getUnit("°C"), significantFigures: figuresToPlace(value, place) };
  },
  listSlips: ([, t1, , t2], output) => [
    { id: "mean-temperature", quantity: { ...output, value: celsius(t1).value.plus(celsius(t2).value).div(2) } },
  ],
  explain: ([m1, t1, m2, t2], output) => ({
    steps: [
      { id: "balance", lines: [expression(variable("q₁"), "+", variable("q₂"), "=", variable("0"))], values: {} },
      {
        id: "same-substance",
        lines: [
          expression(
            variable("T"),
            "=",
            "(",
            variable("m₁"),
            "*",
            variable("T₁"),
            "+",
            variable("m₂"),
            "*",
            variable("T₂"),
            ")",
            "/",
            "(",
            variable("m₁"),
            "+",
            variable("m₂"),
            ")",
            "=",
            "(",
            shownTerm(inUnit(m1, "g")),
            "*",
            shownTerm(celsius(t1)),
            "+",
            shownTerm(inUnit(m2, "g")),
            "*",
            shownTerm(celsius(t2)),
            ")",
            "/",
            "(",
            shownTerm(inUnit(m1, "g")),
            "+",
            shownTerm(inUnit(m2, "g")),
            ")",
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

/** T of a hot body, of a bath and of the calorimeter that holds the bath: T = (m₁c₁T₁ + (m₂c₂ + C) T₂) / (m₁c₁ + m₂c₂ + C) */
function calorimeterWay(hot: Body, bath: Body): Way {
  return way({
    method: "thermal-equilibrium",
    needs: [
      variableOf("mass", hot.of),
      variableOf("specific-heat", hot.of),
      variableOf("temperature", hot.of, "initial"),
      variableOf("mass", bath.of),
      variableOf("specific-heat", bath.of),
      variableOf("temperature", bath.of, "initial"),
      variableOf("heat-capacity", null),
    ],
    compute(m1, c1, t1, m2, c2, t2, capacity) {
      const [first, second] = [capacityOf(m1, c1), capacityOf(m2, c2).plus(inUnit(capacity, "J/°C").value)];
      const value = first
        .times(celsius(t1).value)
        .plus(second.times(celsius(t2).value))
        .div(first.plus(second));
      const place = coarsestPlace(
        lastPlace(celsius(t1).value, celsius(t1).significantFigures),
        lastPlace(celsius(t2).value, celsius(t2).significantFigures),
      );
      if (isImpossible(value, hot.of) || isImpossible(value, bath.of)) return fail({ code: "not-valid" });
      return { value, unit: getUnit("°C"), significantFigures: figuresToPlace(value, place) };
    },
    listSlips: ([m1, c1, t1, m2, c2, t2], output) => [
      { id: "mean-temperature", quantity: { ...output, value: celsius(t1).value.plus(celsius(t2).value).div(2) } },
      {
        id: "forgot-calorimeter",
        quantity: {
          ...output,
          value: capacityOf(m1, c1)
            .times(celsius(t1).value)
            .plus(capacityOf(m2, c2).times(celsius(t2).value))
            .div(capacityOf(m1, c1).plus(capacityOf(m2, c2))),
        },
      },
    ],
    explain: ([m1, c1, t1, m2, c2, t2, capacity], output) => ({
      steps: [
        {
          id: "balance-calorimeter",
          lines: [expression(variable("q₁"), "+", variable("q₂"), "+", variable("q₃"), "=", variable("0"))],
          values: {},
        },
        {
          id: "solve",
          lines: [
            expression(
              variable("C₁"),
              "=",
              variable("m₁c₁"),
              "=",
              shownTerm(computed(capacityOf(m1, c1), "J/°C", m1, c1)),
              ",",
              variable("C₂"),
              "=",
              variable("m₂c₂"),
              "+",
              variable("C"),
              "=",
              shownTerm(computed(capacityOf(m2, c2).plus(inUnit(capacity, "J/°C").value), "J/°C", m2, c2)),
            ),
            expression(
              variable("T"),
              "=",
              "(",
              variable("C₁"),
              "*",
              shownTerm(celsius(t1)),
              "+",
              variable("C₂"),
              "*",
              shownTerm(celsius(t2)),
              ")",
              "/",
              "(",
              variable("C₁"),
              "+",
              variable("C₂"),
              ")",
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

/** C of the calorimeter that holds the second of two portions of water: it takes what the water in it does not. */
const constantWay: Way = way({
  method: "thermal-equilibrium",
  needs: [
    variableOf("mass", "H2O", "first"),
    variableOf("temperature", "H2O", "first"),
    variableOf("mass", "H2O", "second"),
    variableOf("temperature", "H2O", "second"),
    variableOf("temperature", null, "final"),
    variableOf("specific-heat", "H2O"),
  ],
  compute(m1, t1, m2, t2, final, specific) {
    const [given, taken] = [
      computed(heatTaken(m1, specific, final, t1).neg(), "J", m1, changeOf(final, t1)),
      computed(heatTaken(m2, specific, final, t2), "J", m2, changeOf(final, t2)),
    ];
    const rest = given.value.minus(taken.value);
    const figures = figuresToPlace(
      rest,
      coarsestPlace(lastPlace(given.value, given.significantFigures), lastPlace(taken.value, taken.significantFigures)),
    );
    const value = rest.div(changeOf(final, t2).value);
    return changeOf(final, t2).value.isZero() || !value.gt(0)
      ? fail({ code: "not-valid" })
      : { ...computed(value, "J/°C"), significantFigures: figures };
  },
  explain: ([m1, t1, m2, t2, final, specific], output) => ({
    steps: [
      {
        id: "balance-calorimeter",
        lines: [expression(variable("q₁"), "+", variable("q₂"), "+", variable("q₃"), "=", variable("0"))],
        values: {},
      },
      {
        id: "portions",
        lines: [
          expression(
            variable("q₁"),
            "=",
            shownTerm(computed(heatTaken(m1, specific, final, t1), "J", m1, changeOf(final, t1))),
            ",",
            variable("q₂"),
            "=",
            shownTerm(computed(heatTaken(m2, specific, final, t2), "J", m2, changeOf(final, t2))),
          ),
        ],
        values: {},
      },
      {
        id: "constant",
        lines: [
          expression(
            variable("C"),
            "=",
            "-",
            "(",
            variable("q₁"),
            "+",
            variable("q₂"),
            ")",
            "/",
            variable("ΔT₂"),
            "=",
            shownTerm(output),
          ),
          expression(variable("ΔT₂"), "=", shownTerm(changeOf(final, t2))),
        ],
        values: {},
      },
    ],
    answer: { id: "heat-capacity", values: {} },
  }),
});

function isTwice({ givens }: Scene): boolean {
  return givens.some(({ kind, of, label }) => kind === "temperature" && of === "H2O" && label === "second");
}

/** Bodies come to one temperature, and no heat is lost: what the one gives, the others take. */
export const thermalEquilibrium: Rule = ({ kind, of, label }, scene) => {
  if (!scene.conditions.has("mixing-heat")) return [];
  const hasCapacity = scene.givens.some((given) => given.kind === "heat-capacity");
  if (isTwice(scene)) {
    if (kind === "temperature" && label === "final" && of === null) return hasCapacity ? [] : [waterWay];
    return kind === "heat-capacity" && of === null ? [constantWay] : [];
  }
  if (kind === "temperature" && label === "final" && of === null) {
    const [first, second, ...others] = listBodies(scene, undefined);
    if (first === undefined || second === undefined || others.length > 0) return [];
    const bath = [first, second].find((each) => each === "H2O");
    if (!hasCapacity) return [equilibriumWay({ of: first }, { of: second })];
    return bath === undefined ? [] : [calorimeterWay({ of: first === bath ? second : first }, { of: bath })];
  }
  const isUnknown = (kind === "specific-heat" || kind === "mass") && label === null;
  const isStart = kind === "temperature" && label === "initial";
  if ((!isUnknown && !isStart) || hasCapacity) return [];
  const baths = listBodies(scene, of).filter((body) => body !== of);
  const [bath, ...others] = baths;
  if (bath === undefined || others.length > 0) return [];
  return isUnknown ? [unknownWay(kind, { of }, { of: bath })] : [startWay({ of }, { of: bath })];
};
