import { massOfWater, objectCapacity, specificHeat, temperatureChange, wholeHeat } from "../../laws/energy/heat.ts";
import { during } from "../../laws/law.ts";
import { lawWays } from "../../laws/law-way.ts";
import { SPECIFIC_HEATS } from "../../chemistry/data/heat-capacities.ts";
import { convertTo } from "../../quantity/conversion.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import { fail } from "../../result.ts";
import { formulaTerm, step, variable } from "../terms.ts";
import { isCalorimetric } from "./calorimetry.ts";
import { type Kind, variableOf } from "./kinds.ts";
import { equals, shownTerm } from "./quantity-terms.ts";
import { isGiven, way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

export function celsius(temperature: Quantity): Quantity {
  const converted = convertTo(temperature, getUnit("°C"));
  if (!converted.ok) throw new Error("A temperature is on no scale");
  return converted.value;
}

/** What is found for water is where it is liquid. */
function whileLiquid(way: Way): Way {
  return {
    ...way,
    compute(inputs) {
      const found = way.compute(inputs);
      const value = found.ok ? celsius(found.value).value : null;
      return value !== null && (value.lt(0) || value.gt(100)) ? fail({ code: "not-valid" }) : found;
    },
  };
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
        step("look-up", [equals(variable("c", formula), shownTerm({ ...found, significantFigures: null }))], {
          formula: formulaTerm(formula),
        }),
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

/** Of a whole sample, of one mole, of one gram. */
const HEATS: ReadonlySet<Kind> = new Set<Kind>(["energy", "molar-energy", "specific-enthalpy"]);

/** What a body or a reaction gives off is counted positive when that is the question. */
function releasedWay(kind: Kind, of: string | null): Way {
  return way({
    method: "heat",
    needs: [variableOf(kind, of)],
    compute: (taken) => ({ ...taken, value: taken.value.abs() }),
    explain: (_, output) => ({
      steps: [step("released", [equals(kind === "energy" ? "|q|" : "|ΔH|", shownTerm(output))])],
      answer: { id: "released", values: {} },
    }),
  });
}

/** Heat and temperature of one body: q = m c ΔT, q = C ΔT. Specific heats of common metals and of water are looked up. */
export const heat: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (HEATS.has(kind) && label === "released") return [releasedWay(kind, of)];
  if (!isThermal(scene) || (kind !== "energy" && HEATS.has(kind))) return [];
  if (kind === "temperature") {
    const reached = lawWays([temperatureChange], wanted, scene);
    return of === "H2O" ? reached.map(whileLiquid) : reached;
  }
  const ofWater = kind === "mass" && of === "H2O" ? lawWays([during(massOfWater, label)], wanted, scene) : [];
  if (kind === "mass" && label !== null) return ofWater;
  if (label !== null) return [];
  const changeWays = lawWays([temperatureChange], wanted, scene);
  if (isCalorimetric(scene) && kind !== "specific-heat") return kind === "temperature-change" ? changeWays : [];
  const isWhole = scene.givens.some((given) => given.kind === "heat-capacity") || kind === "heat-capacity";
  // With the heat told, C = m c would only divide by the mass and multiply by it again.
  const ofWhole =
    kind === "heat-capacity" && scene.givens.some((given) => given.kind === "energy")
      ? [wholeHeat]
      : [wholeHeat, objectCapacity];
  const ways = lawWays(isWhole ? ofWhole : [specificHeat], wanted, scene);
  if (kind === "temperature-change") return [...ways, ...changeWays];
  if (kind === "mass" && of === "H2O" && isGiven(scene, "volume", of) && !isGiven(scene, "density", of))
    return [...ways, ...ofWater];
  const tabulated = kind === "specific-heat" && !isGiven(scene, "specific-heat", of) ? findTabulated(of) : null;
  if (tabulated === null || of === null) return ways;
  return isCalorimetric(scene) || scene.conditions.has("mixing-heat")
    ? [tabulatedWay(of, tabulated)]
    : [...ways, tabulatedWay(of, tabulated)];
};
