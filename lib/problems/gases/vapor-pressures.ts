import { rounded } from "../rounded.ts";
import { formulaTerm, substanceTerm } from "../../methods/terms.ts";
import { clausiusClapeyron } from "../../laws/states-of-matter/clausius-clapeyron.ts";
import { lawWays } from "../../laws/law-way.ts";
import { BARE_SCENE } from "../../methods/rules/rule.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace } from "../../quantity/significant-figures.ts";
import { type Draft, given, unitValue } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { PHASE_ENTHALPIES, PHASE_POINTS } from "./phase-data.ts";

/**
 * Liquids whose boiling point at 1 atm and enthalpy of vaporization courses tell: colder ones are in no school, and of hotter
 * ones the inverse temperatures differ too little to keep three figures.
 */
const LIQUIDS = PHASE_ENTHALPIES.flatMap(({ formula, vaporization }) => {
  const boiling = PHASE_POINTS.find((each) => each.formula === formula)?.boiling;
  return boiling === undefined || boiling < -50 || boiling > 150 ? [] : [{ formula, vaporization, boiling }];
});

const AT_BOILING = { torr: ["760", 3], kPa: ["101.3", 4] } as const;

/** The pressures at two temperatures, of which the second is colder. */
function sampleVapor(random: Random, isCelsius: boolean) {
  const { formula, vaporization, boiling } = random.pick(LIQUIDS);
  const unit = random.pick(["torr", "kPa"] as const);
  // To tenths of a degree, so that the difference of the inverse temperatures keeps its figures.
  const tenths = (celsius: Decimal): Quantity => {
    const value = isCelsius ? celsius : celsius.plus("273.2");
    return quantity(value, isCelsius ? "°C" : "K", figuresToPlace(value, -1));
  };
  const [value, figures] = AT_BOILING[unit];
  return {
    formula,
    unit,
    P1: given("vapor-pressure", null, quantity(value, unit, figures), "initial"),
    T1: given("temperature", null, tenths(new Decimal(boiling)), "initial"),
    T2: given("temperature", null, tenths(new Decimal(boiling).minus(random.integer(180, 450) / 10)), "final"),
    enthalpy: given("molar-energy", null, quantity(vaporization, "kJ/mol", 3)),
  };
}

type Vapor = ReturnType<typeof sampleVapor>;

/** As a table of this liquid would have it. */
function colderPressure({ P1, T1, T2, enthalpy, unit }: Vapor) {
  const wanted = variableOf("vapor-pressure", null, "final");
  const [way] = lawWays([clausiusClapeyron], wanted, BARE_SCENE);
  const known = way?.needs.map(({ kind, label }) =>
    [P1, T1, T2, enthalpy].find(({ variable }) => variable.kind === kind && variable.label === label),
  );
  const found = way?.compute(known?.flatMap((each) => each?.quantity ?? []) ?? []);
  if (found?.ok !== true) throw new Error("A liquid has a vapor pressure");
  return given("vapor-pressure", null, rounded(found.value.value, unit), "final");
}

const about = ({ formula }: Vapor, unit: string) =>
  ({
    substance: substanceTerm(formula),
    formula: formulaTerm(formula),
    unit: unitValue(unit),
  }) as const;

function askPressure(random: Random, isCelsius = false): Draft {
  const vapor = sampleVapor(random, isCelsius);
  const { P1, T1, T2, enthalpy, unit } = vapor;
  return {
    kind: "computed",
    variant: "pressure",
    givens: { P1, T1, T2, enthalpy },
    find: variableOf("vapor-pressure", null, "final"),
    unit,
    values: about(vapor, unit),
  };
}

function askEnthalpy(random: Random): Draft {
  const vapor = sampleVapor(random, true);
  const { P1, T1, T2 } = vapor;
  return {
    kind: "computed",
    variant: "enthalpy",
    givens: { P1, T1, P2: colderPressure(vapor), T2 },
    find: variableOf("molar-energy", null),
    unit: "kJ/mol",
    values: about(vapor, "kJ/mol"),
  };
}

/** At which temperature the liquid boils under a lower pressure. */
function askTemperature(random: Random): Draft {
  const vapor = sampleVapor(random, true);
  const { P1, T1, enthalpy } = vapor;
  return {
    kind: "computed",
    variant: "temperature",
    givens: { P1, T1, P2: colderPressure(vapor), enthalpy },
    find: variableOf("temperature", null, "final"),
    unit: "°C",
    values: about(vapor, "°C"),
  };
}

/** The pressure of a vapor over its liquid at two temperatures. */
export const vaporPressures: Family = {
  id: "vapor-pressures",
  subtopic: "phase-changes-phase-diagrams",
  words: "problems-gases.vapor-pressures",
  forms: ["free", "choice"],
  levels: {
    easy: (random) => askPressure(random),
    // The same few enthalpies come back: a pressure from temperatures in Celsius stands beside them.
    medium: (random) => (random.chance(0.4) ? askEnthalpy(random) : askPressure(random, true)),
    hard: askTemperature,
  },
};
