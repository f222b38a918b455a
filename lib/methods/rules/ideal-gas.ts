import { GAS_CONDITIONS, GAS_CONSTANTS } from "../../quantity/constants.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { fail } from "../../result.ts";
import type { FactValue, Operator, Term } from "../facts.ts";
import { expression, formulaTerm, joined, quantity, variable } from "../terms.ts";
import { asGiven, hasGiven } from "./as-given.ts";
import { isGas } from "./gases.ts";
import { kelvinSteps, kelvins } from "./kelvin.ts";
import { KINDS, variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, exactly, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Slip, Way } from "./rule.ts";
import { findSubstance, molarMassStep } from "./substance.ts";
import type { Substance } from "./substance.ts";

/** Textbooks write 0.08206 L·atm/(mol·K). */
const SHOWN_FIGURES = 5;

const shownConstant = ({ value, unit }: Quantity): Term =>
  shownTerm({ value: roundToFigures(value, SHOWN_FIGURES), unit, significantFigures: null });

/** Pressure and R in units that go together: kilopascals and bars stay, all else becomes atmospheres. */
function unitsFor(pressure: Quantity | null): {
  readonly pressure: "atm" | "kPa" | "bar";
  readonly constant: Quantity;
} {
  const symbol = pressure?.unit.factors[0]?.unit.symbol ?? "";
  if (symbol.endsWith("Pa")) return { pressure: "kPa", constant: GAS_CONSTANTS["L·kPa/(mol·K)"] };
  if (symbol.endsWith("bar")) return { pressure: "bar", constant: GAS_CONSTANTS["L·bar/(mol·K)"] };
  return { pressure: "atm", constant: GAS_CONSTANTS["L·atm/(mol·K)"] };
}

const GAS = ["pressure", "volume", "amount", "temperature"] as const;
type GasKind = (typeof GAS)[number];
const LETTERS = { pressure: "P", volume: "V", amount: "n", temperature: "T" } as const satisfies Record<
  GasKind,
  string
>;

/** Above the line of the solved equation, and below it. */
const SOLVED = {
  pressure: [["amount", "R", "temperature"], ["volume"]],
  volume: [["amount", "R", "temperature"], ["pressure"]],
  amount: [
    ["pressure", "volume"],
    ["R", "temperature"],
  ],
  temperature: [
    ["pressure", "volume"],
    ["amount", "R"],
  ],
} as const satisfies Record<GasKind, readonly (readonly (GasKind | "R")[])[]>;

type Values = Readonly<Record<GasKind, Quantity | null>>;

function read(values: Values): (part: GasKind | "R") => Quantity {
  const units = unitsFor(values.pressure);
  return (part) => {
    if (part === "R") return units.constant;
    const value = values[part];
    if (value === null) throw new Error("A part of the gas equation is missing");
    if (part === "temperature") return kelvins(value);
    return inUnit(value, part === "pressure" ? units.pressure : KINDS[part].unit);
  };
}

function evaluateGas(
  wanted: GasKind,
  values: Values,
  change: (part: GasKind | "R", value: Decimal) => Decimal = (_, value) => value,
): Quantity {
  const part = read(values);
  const [above, below] = SOLVED[wanted];
  const product = (parts: readonly (GasKind | "R")[]): Decimal =>
    parts.map((each) => change(each, part(each).value)).reduce((a, b) => a.times(b));
  const inputs = GAS.filter((each) => each !== wanted).map(part);
  const unit = wanted === "pressure" ? unitsFor(null).pressure : wanted === "temperature" ? "K" : KINDS[wanted].unit;
  return computed(product(above).div(product(below)), unit, ...inputs);
}

function listGasSlips(wanted: GasKind, values: Values): Slip[] {
  const { temperature, volume } = values;
  const slips: Slip[] = [];
  if (temperature !== null && temperature.unit.shift !== null) {
    const celsius = inUnit(temperature, "°C").value;
    if (celsius.gt(0))
      slips.push({
        id: "celsius-for-kelvin",
        quantity: evaluateGas(wanted, values, (part, value) => (part === "temperature" ? celsius : value)),
      });
  }
  if (volume?.unit.factors[0]?.unit.symbol === "mL")
    slips.push({
      id: "millilitres-for-litres",
      quantity: evaluateGas(wanted, values, (part, value) => (part === "volume" ? value.times(1000) : value)),
    });
  return slips;
}

function gasLines(wanted: GasKind, values: Values, output: Quantity): ReturnType<typeof expression>[] {
  const part = read(values);
  const [above, below] = SOLVED[wanted];
  const letter = (each: GasKind | "R"): Term => variable(each === "R" ? "R" : LETTERS[each]);
  const shown = (each: GasKind | "R"): Term => (each === "R" ? shownConstant(part(each)) : shownTerm(part(each)));
  const fraction = (write: (each: GasKind | "R") => Term): (Term | Operator)[] => {
    const product = (parts: readonly (GasKind | "R")[]): (Term | Operator)[] =>
      joined(
        parts.map((each) => [write(each)]),
        "*",
      );
    return [...product(above), "/", ...(below.length > 1 ? (["(", ...product(below), ")"] as const) : product(below))];
  };
  return [
    expression(variable("P"), "*", variable("V"), "=", variable("n"), "*", variable("R"), "*", variable("T")),
    expression(letter(wanted), "=", ...fraction(letter), "=", ...fraction(shown), "=", shownTerm(output)),
  ];
}

const namesOf = (of: string | null): Record<string, FactValue> => (of === null ? {} : { formula: formulaTerm(of) });

const idOf = (of: string | null, id: string): string => (of === null ? `${id}-of-sample` : id);

/** P·V = n·R·T for one of the four. */
function gasWay(wanted: GasKind, of: string | null, needs: readonly Variable[]): Way {
  const valuesOf = (inputs: readonly Quantity[]): Values => {
    const find = (kind: GasKind): Quantity | null => inputs[needs.findIndex((need) => need.kind === kind)] ?? null;
    return {
      pressure: find("pressure"),
      volume: find("volume"),
      amount: find("amount"),
      temperature: find("temperature"),
    };
  };
  return {
    method: "ideal-gas",
    needs,
    compute(inputs) {
      const values = valuesOf(inputs);
      const isPhysical = GAS.every((kind) => kind === wanted || read(values)(kind).value.gt(0));
      return isPhysical ? { ok: true, value: evaluateGas(wanted, values) } : fail({ code: "not-valid" });
    },
    listSlips: (inputs) => listGasSlips(wanted, valuesOf(inputs)),
    explain(inputs, output) {
      const values = valuesOf(inputs);
      const temperatures = values.temperature === null ? [] : [{ letter: "T", quantity: values.temperature }];
      return {
        steps: [...kelvinSteps(temperatures), { id: wanted, lines: gasLines(wanted, values, output), values: {} }],
        answer: { id: idOf(of, wanted), values: namesOf(of) },
      };
    },
  };
}

/** d = P·M / (R·T) */
function densityWay(substance: Substance, needs: readonly [Variable, Variable]): Way {
  return way({
    method: "ideal-gas",
    needs,
    compute(pressure, temperature) {
      const { pressure: unit, constant } = unitsFor(pressure);
      const kelvin = kelvins(temperature);
      if (kelvin.value.lte(0)) return fail({ code: "not-valid" });
      return computed(
        inUnit(pressure, unit).value.times(substance.molarMass).div(constant.value.times(kelvin.value)),
        "g/L",
        pressure,
        kelvin,
      );
    },
    explain([pressure, temperature], output) {
      const { pressure: unit, constant } = unitsFor(pressure);
      const molarMass = quantity(substance.molarMass.toFixed(), "g/mol");
      return {
        steps: [
          ...kelvinSteps([{ letter: "T", quantity: temperature }]),
          molarMassStep(substance),
          {
            id: "density",
            lines: [
              expression(
                variable("ρ"),
                "=",
                variable("P"),
                "*",
                variable("M"),
                "/",
                "(",
                variable("R"),
                "*",
                variable("T"),
                ")",
                "=",
                shownTerm(inUnit(pressure, unit)),
                "*",
                molarMass,
                "/",
                "(",
                shownConstant(constant),
                "*",
                shownTerm(kelvins(temperature)),
                ")",
                "=",
                shownTerm(output),
              ),
            ],
            values: {},
          },
        ],
        answer: { id: "density", values: namesOf(substance.ascii) },
      };
    },
  });
}

/** M = ρ·R·T / P */
function molarMassWay(needs: readonly [Variable, Variable, Variable]): Way {
  return way({
    method: "ideal-gas",
    needs,
    compute(density, pressure, temperature) {
      const { pressure: unit, constant } = unitsFor(pressure);
      const kelvin = kelvins(temperature);
      const own = inUnit(pressure, unit);
      if (kelvin.value.lte(0) || own.value.lte(0)) return fail({ code: "not-valid" });
      return computed(
        inUnit(density, "g/L").value.times(constant.value).times(kelvin.value).div(own.value),
        "g/mol",
        density,
        own,
        kelvin,
      );
    },
    explain([density, pressure, temperature], output) {
      const { pressure: unit, constant } = unitsFor(pressure);
      return {
        steps: [
          ...kelvinSteps([{ letter: "T", quantity: temperature }]),
          {
            id: "molar-mass-from-density",
            lines: [
              expression(
                variable("M"),
                "=",
                variable("ρ"),
                "*",
                variable("R"),
                "*",
                variable("T"),
                "/",
                variable("P"),
                "=",
                shownTerm(inUnit(density, "g/L")),
                "*",
                shownConstant(constant),
                "*",
                shownTerm(kelvins(temperature)),
                "/",
                shownTerm(inUnit(pressure, unit)),
                "=",
                shownTerm(output),
              ),
            ],
            values: {},
          },
        ],
        answer: { id: "molar-mass", values: {} },
      };
    },
  });
}

/** M = ρ·V_m at standard conditions. */
const molarMassAtStp: Way = way({
  method: "ideal-gas",
  needs: [variableOf("density", null)],
  compute: (density) =>
    computed(inUnit(density, "g/L").value.times(GAS_CONDITIONS.stpAtmosphere.molarVolume.value), "g/mol", density),
  explain: ([density], output) => ({
    steps: [
      {
        id: "molar-mass-at-stp",
        lines: [
          expression(
            variable("M"),
            "=",
            variable("ρ"),
            "*",
            variable("V_m"),
            "=",
            shownTerm(inUnit(density, "g/L")),
            "*",
            shownConstant(GAS_CONDITIONS.stpAtmosphere.molarVolume),
            "=",
            shownTerm(output),
          ),
        ],
        values: {},
      },
    ],
    answer: { id: "molar-mass", values: {} },
  }),
});

/** ρ = M / V_m at standard conditions. */
function densityAtStp(substance: Substance): Way {
  const { molarVolume } = GAS_CONDITIONS.stpAtmosphere;
  return way({
    method: "ideal-gas",
    needs: [],
    compute: () => exactly(substance.molarMass.div(molarVolume.value), "g/L"),
    explain: (_, output) => ({
      steps: [
        molarMassStep(substance),
        {
          id: "density-at-stp",
          lines: [
            expression(
              variable("ρ"),
              "=",
              variable("M"),
              "/",
              variable("V_m"),
              "=",
              quantity(substance.molarMass.toFixed(), "g/mol"),
              "/",
              shownConstant(molarVolume),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "density", values: namesOf(substance.ascii) },
    }),
  });
}

/** A gas of which pressure and temperature are given: its density, or from its density its molar mass. */
function listDensityWays({ kind, of }: Variable, scene: Scene): Way[] {
  const [pressure, temperature] = [asGiven(scene, "pressure", of), asGiven(scene, "temperature", of)];
  const isDescribed = hasGiven(scene, pressure) && hasGiven(scene, temperature);
  const substance = findSubstance(of);
  if (kind === "density" && substance !== null)
    return isDescribed
      ? [densityWay(substance, [pressure, temperature])]
      : scene.conditions.has("stp") && isGas(of, scene)
        ? [densityAtStp(substance)]
        : [];
  const density = variableOf("density", null);
  if (kind !== "molar-mass" || of !== null || !hasGiven(scene, density)) return [];
  return isDescribed
    ? [molarMassWay([density, pressure, temperature])]
    : scene.conditions.has("stp")
      ? [molarMassAtStp]
      : [];
}

/** The ideal gas: P·V = n·R·T, with R = 8.31446… J/(mol·K), exact since the SI of 2019. */
export const idealGas: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== null && label !== "total") return [];
  if (label === null && (kind === "density" || kind === "molar-mass")) return listDensityWays(wanted, scene);
  const own = GAS.find((each) => each === kind);
  if (own === undefined) return [];
  const needs = GAS.filter((each) => each !== own).map((each) =>
    asGiven(scene, each, of, label === "total" && (each === "pressure" || each === "amount") ? label : null),
  );
  // An amount may be found from a mass first, a partial pressure from a total one; the rest must be there.
  const isFound = (need: Variable): boolean =>
    need.kind === "amount" || (need.kind === "pressure" && scene.conditions.has("over-water"));
  return needs.every((need) => isFound(need) || hasGiven(scene, need)) ? [gasWay(own, of, needs)] : [];
};
