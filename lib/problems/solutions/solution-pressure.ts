import { computed, exactly, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { getSubstance, molarMassStep } from "../../methods/rules/substance.ts";
import { count, expression, formulaTerm, quantity as quantityTerm, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { namesOf } from "./named.ts";
import { ELECTROLYTES, MOLECULAR_SOLUTES } from "./solutes.ts";

/** As textbooks round it. */
const GAS_CONSTANT = exactly("0.08206", "L·atm/(mol·K)");

const ZERO_CELSIUS = new Decimal("273.15");

type Temperature = { readonly celsius: Quantity; readonly kelvin: Quantity };

function sampleTemperature(random: Random): Temperature {
  const celsius = quantity(random.integer(150, 400), "°C", 3);
  const value = celsius.value.div(10);
  return { celsius: quantity(value, "°C", 3), kelvin: quantity(value.plus(ZERO_CELSIUS).toDecimalPlaces(1), "K", 4) };
}

const kelvinStep = ({ celsius, kelvin }: Temperature) => ({
  id: "kelvin",
  lines: [
    expression(
      variable("T"),
      "=",
      quantityTerm(celsius.value.toFixed(), "", 3),
      "+",
      quantityTerm("273.15", ""),
      "=",
      shownTerm(kelvin),
    ),
  ],
  values: {},
});

/** Π = i·c·R·T */
export function osmoticPressure(random: Random): SolvedDraft {
  const solute = random.pick([...MOLECULAR_SOLUTES.map((formula) => ({ formula, ions: 1 })), ...ELECTROLYTES]);
  const molarity = random.measured({ from: 0.02, to: 0.35, figures: 3 }, "mol/L");
  const temperature = sampleTemperature(random);
  const { celsius, kelvin } = temperature;
  const pressure = computed(
    molarity.value.times(GAS_CONSTANT.value).times(kelvin.value).times(solute.ions),
    "atm",
    molarity,
    kelvin,
  );
  return {
    kind: "solved",
    variant: solute.ions === 1 ? "osmotic-pressure" : "osmotic-pressure-of-ions",
    given: [
      expression(variable("c", solute.formula), "=", givenTerm(molarity)),
      expression(variable("t"), "=", givenTerm(celsius)),
    ],
    values: {
      ...namesOf(solute.formula),
      molarity: givenTerm(molarity),
      temperature: givenTerm(celsius),
      constant: givenTerm(GAS_CONSTANT),
    },
    steps: [
      kelvinStep(temperature),
      ...(solute.ions === 1
        ? []
        : [{ id: "ions", lines: [], values: { formula: formulaTerm(solute.formula), ions: count(solute.ions) } }]),
      {
        id: "osmotic-pressure",
        lines: [
          expression(
            variable("Π"),
            "=",
            variable("i"),
            "*",
            variable("c"),
            "*",
            variable("R"),
            "*",
            variable("T"),
            "=",
            count(solute.ions),
            "*",
            shownTerm(molarity),
            "*",
            shownTerm(GAS_CONSTANT),
            "*",
            shownTerm(kelvin),
            "=",
            shownTerm(pressure),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("osmotic-pressure", pressure, { formula: formulaTerm(solute.formula) }),
    distractors: wrongQuantities(pressure, [
      ["celsius-for-kelvin", pressure.value.div(kelvin.value).times(celsius.value)],
      [slipOf("problems-solutions.colligative-properties", "ions-ignored"), pressure.value.div(solute.ions)],
      ["divided-instead-of-multiplied", pressure.value.div(molarity.value.pow(2))],
      [
        slipOf("problems-solutions.colligative-properties", "one-ion-too-many"),
        pressure.value.div(solute.ions).times(solute.ions + 1),
      ],
    ]),
  };
}

/** M = m·R·T / (Π·V), of a large molecule. */
export function osmoticMolarMass(random: Random): SolvedDraft {
  const temperature = sampleTemperature(random);
  const { celsius, kelvin } = temperature;
  const mass = random.measured({ from: 0.5, to: 9, figures: 3 }, "g");
  const litres = new Decimal(random.integer(10, 50)).div(100);
  const volume = quantity(litres.times(1000), "mL", 3);
  const molarMass = random.integer(12, 680) * 100;
  const exact = mass.value.div(molarMass).div(litres).times(GAS_CONSTANT.value).times(kelvin.value).times(760);
  const pressure = quantity(roundToFigures(exact, 3), "torr", 3);
  const atmospheres = computed(pressure.value.div(760), "atm", pressure);
  const molarity = computed(atmospheres.value.div(GAS_CONSTANT.value.times(kelvin.value)), "mol/L", pressure);
  const amount = computed(molarity.value.times(litres), "mol", pressure, volume);
  const found = computed(mass.value.div(amount.value), "g/mol", mass, pressure, volume);
  return {
    kind: "solved",
    variant: "osmotic-molar-mass",
    given: [
      expression(variable("m"), "=", givenTerm(mass)),
      expression(variable("V"), "=", givenTerm(volume)),
      expression(variable("Π"), "=", givenTerm(pressure)),
      expression(variable("t"), "=", givenTerm(celsius)),
    ],
    values: {
      mass: givenTerm(mass),
      volume: givenTerm(volume),
      pressure: givenTerm(pressure),
      temperature: givenTerm(celsius),
      constant: givenTerm(GAS_CONSTANT),
    },
    steps: [
      kelvinStep(temperature),
      {
        id: "atmospheres",
        lines: [
          expression(
            variable("Π"),
            "=",
            shownTerm(pressure),
            "/",
            quantityTerm("760", "Torr"),
            "*",
            quantityTerm("1", "atm"),
            "=",
            shownTerm(atmospheres),
          ),
        ],
        values: {},
      },
      {
        id: "molarity",
        lines: [
          expression(
            variable("c"),
            "=",
            variable("Π"),
            "/",
            "(",
            variable("R"),
            "*",
            variable("T"),
            ")",
            "=",
            shownTerm(atmospheres),
            "/",
            "(",
            shownTerm(GAS_CONSTANT),
            "*",
            shownTerm(kelvin),
            ")",
            "=",
            shownTerm(molarity),
          ),
        ],
        values: {},
      },
      {
        id: "amount-in-solution",
        lines: [
          expression(
            variable("n"),
            "=",
            variable("c"),
            "*",
            variable("V"),
            "=",
            shownTerm(molarity),
            "*",
            shownTerm(computed(litres, "L", volume)),
            "=",
            shownTerm(amount),
          ),
        ],
        values: {},
      },
      {
        id: "molar-mass",
        lines: [
          expression(
            variable("M"),
            "=",
            variable("m"),
            "/",
            variable("n"),
            "=",
            shownTerm(mass),
            "/",
            shownTerm(amount),
            "=",
            shownTerm(found),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("molar-mass", found),
    distractors: wrongQuantities(found, [
      ["celsius-for-kelvin", found.value.div(kelvin.value).times(celsius.value)],
      [slipOf("problems-solutions.colligative-properties", "mass-per-molarity"), mass.value.div(molarity.value)],
      ["unconverted-unit", found.value.div(760)],
    ]),
  };
}

/** Vapor pressure of water in torr (CRC Handbook of Chemistry and Physics, section 6). */
const WATER_VAPOR = [
  { celsius: 20, pressure: "17.5" },
  { celsius: 25, pressure: "23.8" },
  { celsius: 30, pressure: "31.8" },
  { celsius: 40, pressure: "55.3" },
  { celsius: 50, pressure: "92.5" },
] as const;

/** Raoult's law: P = x(H₂O) · P° */
export function vaporPressure(random: Random): SolvedDraft {
  const formula = random.pick(MOLECULAR_SOLUTES);
  const [substance, water] = [getSubstance(formula), getSubstance("H2O")];
  const { celsius, pressure } = random.pick(WATER_VAPOR);
  const pure = quantity(pressure, "torr", 3);
  const solvent = random.measured({ from: 150, to: 500, figures: 3 }, "g");
  const mass = random.measured({ from: 60, to: 320, figures: 3 }, "g");
  const [solute, base] = [
    computed(mass.value.div(substance.molarMass), "mol", mass),
    computed(solvent.value.div(water.molarMass), "mol", solvent),
  ];
  const fraction = pureNumber(base.value.div(base.value.plus(solute.value)), 3);
  const lowered = computed(fraction.value.times(pure.value), "torr", fraction, pure);
  return {
    kind: "solved",
    variant: "vapor-pressure",
    given: [
      expression(variable("m", formula), "=", givenTerm(mass)),
      expression(variable("m", "H2O"), "=", givenTerm(solvent)),
      expression(variable("P°"), "=", givenTerm(pure)),
    ],
    values: {
      ...namesOf(formula),
      mass: givenTerm(mass),
      water: givenTerm(solvent),
      temperature: { kind: "quantity", value: String(celsius), unit: "°C", significantFigures: null },
      pressure: givenTerm(pure),
    },
    steps: [
      { ...molarMassStep(substance), method: "mass-and-amount" },
      {
        id: "amounts",
        lines: [
          expression(
            variable("n", formula),
            "=",
            variable("m"),
            "/",
            variable("M"),
            "=",
            shownTerm(mass),
            "/",
            quantityTerm(substance.molarMass.toFixed(), "g/mol"),
            "=",
            shownTerm(solute),
          ),
          expression(
            variable("n", "H2O"),
            "=",
            variable("m"),
            "/",
            variable("M"),
            "=",
            shownTerm(solvent),
            "/",
            quantityTerm(water.molarMass.toFixed(), "g/mol"),
            "=",
            shownTerm(base),
          ),
        ],
        values: {},
      },
      {
        id: "fraction-of-water",
        lines: [
          expression(
            variable("x", "H2O"),
            "=",
            shownTerm(base),
            "/",
            "(",
            shownTerm(base),
            "+",
            shownTerm(solute),
            ")",
            "=",
            shownTerm(fraction),
          ),
        ],
        values: {},
      },
      {
        id: "vapor-pressure",
        lines: [
          expression(
            variable("P"),
            "=",
            variable("x", "H2O"),
            "*",
            variable("P°"),
            "=",
            shownTerm(fraction),
            "*",
            shownTerm(pure),
            "=",
            shownTerm(lowered),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("vapor-pressure", lowered),
    distractors: wrongQuantities(lowered, [
      [slipOf("problems-solutions.colligative-properties", "fraction-of-solute"), pure.value.minus(lowered.value)],
      [
        slipOf("problems-solutions.colligative-properties", "masses-for-amounts"),
        pure.value.times(solvent.value).div(solvent.value.plus(mass.value)),
      ],
      [
        slipOf("problems-solutions.colligative-properties", "raised-pressure"),
        pure.value.times(2).minus(lowered.value),
      ],
    ]),
  };
}
