import { objectCapacity, specificHeat, wholeHeat } from "../../laws/energy/heat.ts";
import { lawWays } from "../../laws/law-way.ts";
import { SPECIFIC_HEATS } from "../../chemistry/data/heat-capacities.ts";
import { subtract } from "../../quantity/arithmetic.ts";
import { convertTo } from "../../quantity/conversion.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import { fail } from "../../result.ts";
import { bracketed, expression, formulaTerm, quantity, variable } from "../terms.ts";
import { isCalorimetric } from "./calorimetry.ts";
import { variableOf } from "./kinds.ts";
import type { Label } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { isGiven, way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

export function celsius(temperature: Quantity): Quantity {
  const converted = convertTo(temperature, getUnit("°C"));
  if (!converted.ok) throw new Error("A temperature is on no scale");
  return converted.value;
}

/** ΔT of two temperatures, with the figures that the subtraction leaves. */
export function changeOf(final: Quantity, initial: Quantity): Quantity {
  const difference = subtract(celsius(final), celsius(initial));
  if (!difference.ok) throw new Error("Two temperatures have no difference");
  return difference.value;
}

/** ΔT = T₂ − T₁ */
function changeWay(of: string | null): Way {
  return way({
    method: "heat",
    needs: [variableOf("temperature", of, "final"), variableOf("temperature", of, "initial")],
    compute: changeOf,
    listSlips: ([final, initial], output) => [
      { id: "sign", quantity: { ...output, value: output.value.neg() } },
      { id: "final-for-change", quantity: { ...output, value: celsius(final).value } },
      { id: "initial-for-change", quantity: { ...output, value: celsius(initial).value } },
    ],
    explain: ([final, initial], output) => ({
      steps: [
        {
          id: "change",
          lines: [
            expression(
              variable("ΔT"),
              "=",
              variable("T₂"),
              "-",
              variable("T₁"),
              "=",
              shownTerm(celsius(final)),
              "-",
              shownTerm(celsius(initial)),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "temperature-change", values: {} },
    }),
  });
}

/** Below absolute zero, or where water would no longer be liquid. */
export function isImpossible(celsius: Decimal, of: string | null): boolean {
  return celsius.lt("-273.15") || (of === "H2O" && (celsius.lt(0) || celsius.gt(100)));
}

/** T₂ = T₁ + ΔT, or T₁ = T₂ − ΔT */
function temperatureWay(of: string | null, wanted: "final" | "initial"): Way {
  const from = wanted === "final" ? "initial" : "final";
  const sign = wanted === "final" ? 1 : -1;
  return way({
    method: "heat",
    needs: [variableOf("temperature", of, from), variableOf("temperature-change", of)],
    compute(known, change) {
      const [start, step] = [celsius(known), inUnit(change, "Δ°C")];
      const value = start.value.plus(step.value.times(sign));
      const place = coarsestPlace(
        lastPlace(start.value, start.significantFigures),
        lastPlace(step.value, step.significantFigures),
      );
      return isImpossible(value, of)
        ? fail({ code: "not-valid" })
        : { value, unit: start.unit, significantFigures: figuresToPlace(value, place) };
    },
    listSlips: ([known, change], output) => [
      {
        id: "sign",
        quantity: { ...output, value: celsius(known).value.minus(inUnit(change, "Δ°C").value.times(sign)) },
      },
      { id: "change-for-final", quantity: { ...output, value: inUnit(change, "Δ°C").value } },
    ],
    explain: ([known, change], output) => ({
      steps: [
        {
          id: `temperature-${wanted}`,
          lines: [
            expression(
              variable(wanted === "final" ? "T₂" : "T₁"),
              "=",
              variable(wanted === "final" ? "T₁" : "T₂"),
              sign > 0 ? "+" : "-",
              variable("ΔT"),
              "=",
              shownTerm(celsius(known)),
              sign > 0 ? "+" : "-",
              ...bracketed(shownTerm(inUnit(change, "Δ°C"))),
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

/** A specific heat that the problem leaves to the tables. */
function tabulatedWay(formula: string, value: string): Way {
  const found = {
    value: new Decimal(value),
    unit: getUnit("J/(g·°C)"),
    significantFigures: new Decimal(value).precision(true),
  };
  return way({
    method: "heat",
    needs: [],
    compute: () => found,
    explain: () => ({
      steps: [
        {
          id: "look-up",
          lines: [expression(variable("c", formula), "=", shownTerm({ ...found, significantFigures: null }))],
          values: { formula: formulaTerm(formula) },
        },
      ],
      answer: { id: "specific-heat", values: {} },
    }),
  });
}

function findTabulated(formula: string | null): string | null {
  return formula !== null && Object.hasOwn(SPECIFIC_HEATS, formula) ? (SPECIFIC_HEATS[formula] ?? null) : null;
}

function isThermal({ givens, conditions }: Scene): boolean {
  return (
    conditions.has("heating") ||
    givens.some(({ kind }) => kind === "specific-heat" || kind === "heat-capacity" || kind === "temperature-change")
  );
}

/** What a body or a reaction gives off is counted positive when that is the question. */
export function releasedWay(of: string | null): Way {
  return way({
    method: "heat",
    needs: [variableOf("energy", of)],
    compute: (taken) => ({ ...taken, value: taken.value.abs() }),
    explain: (_, output) => ({
      steps: [{ id: "released", lines: [expression(variable("|q|"), "=", shownTerm(output))], values: {} }],
      answer: { id: "released", values: {} },
    }),
  });
}

/** Water of the laboratory: 1.00 g/mL, as courses take it where they give no density. */
function waterMass(label: Label | null): Way {
  return way({
    method: "heat",
    needs: [variableOf("volume", "H2O", label)],
    compute: (volume) => computed(inUnit(volume, "mL").value, "g", volume),
    explain: ([volume], output) => ({
      steps: [
        {
          id: "water-mass",
          lines: [
            expression(
              variable("m", "H2O"),
              "=",
              shownTerm(inUnit(volume, "mL")),
              "*",
              quantity("1.00", "g/mL"),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "mass", values: {} },
    }),
  });
}

/** Heat and temperature of one body: q = m c ΔT, q = C ΔT. Specific heats of common metals and of water are looked up. */
export const heat: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (kind === "energy" && label === "released") return [releasedWay(of)];
  if (!isThermal(scene)) return [];
  if (kind === "temperature") return label === "final" || label === "initial" ? [temperatureWay(of, label)] : [];
  if (kind === "mass" && label !== null) return of === "H2O" ? [waterMass(label)] : [];
  if (label !== null) return [];
  if (isCalorimetric(scene) && kind !== "specific-heat") return kind === "temperature-change" ? [changeWay(of)] : [];
  const isWhole = scene.givens.some((given) => given.kind === "heat-capacity") || kind === "heat-capacity";
  // With the heat told, C = m c would only divide by the mass and multiply by it again.
  const ofWhole =
    kind === "heat-capacity" && scene.givens.some((given) => given.kind === "energy")
      ? [wholeHeat]
      : [wholeHeat, objectCapacity];
  const ways = lawWays(isWhole ? ofWhole : [specificHeat], wanted, scene);
  if (kind === "temperature-change") return [...ways, changeWay(of)];
  if (kind === "mass" && of === "H2O" && isGiven(scene, "volume", of) && !isGiven(scene, "density", of))
    return [...ways, waterMass(null)];
  const tabulated = kind === "specific-heat" && !isGiven(scene, "specific-heat", of) ? findTabulated(of) : null;
  if (tabulated === null || of === null) return ways;
  return isCalorimetric(scene) || scene.conditions.has("mixing-heat")
    ? [tabulatedWay(of, tabulated)]
    : [...ways, tabulatedWay(of, tabulated)];
};
