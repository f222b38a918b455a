import { substanceTerm } from "../../methods/terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Condition } from "../../methods/rules/rule.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given, wrongQuantity } from "../draft.ts";
import type { ComputedDraft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { degrees, degreesBetween, measured, METALS, specificHeatOf } from "./thermal-data.ts";

type Body = {
  readonly formula: string;
  readonly mass: Quantity;
  readonly specific: Quantity;
  readonly change: Quantity;
  readonly initial: Quantity;
  readonly final: Quantity;
  readonly heat: Quantity;
};

/** A body that is warmed; water stays liquid. */
function warmed(random: Random): Body {
  const formula = random.pick(["H2O", "H2O", ...METALS]);
  const specific = specificHeatOf(formula);
  const mass = random.measured({ from: 12, to: 480, figures: 3 }, "g");
  const initial = degrees(18 + 8 * random.next());
  const change = degreesBetween(formula === "H2O" ? 6 + 60 * random.next() : 10 + 85 * random.next());
  const final = degrees(initial.value.plus(change.value));
  return {
    formula,
    mass,
    specific,
    change,
    initial,
    final,
    heat: measured(mass.value.times(specific.value).times(change.value), "J"),
  };
}

const KINDS = { heat: "energy", mass: "mass", specific: "specific-heat", change: "temperature-change" } as const;

type Asked = keyof typeof KINDS;

const UNITS = { heat: "J", mass: "g", specific: "J/(g·°C)", change: "Δ°C" } as const;

const LEFT_OUT = slipOf("problems-energy.specific-heat", "left-out-factor");

/** One factor of m c ΔT left out, or the wrong operation. */
function listSlips(asked: Asked, { mass, specific, change, heat }: Body): Distractor[] {
  const [m, c, t, q] = [mass.value, specific.value, change.value, heat.value];
  const found = {
    heat: [
      [LEFT_OUT, m.times(t)],
      ["divided-instead-of-multiplied", m.times(t).div(c)],
      [slipOf("problems-energy.specific-heat", "one-gram-only"), c.times(t)],
    ],
    mass: [[LEFT_OUT, q.div(t)]],
    specific: [[LEFT_OUT, q.div(m)]],
    change: [[LEFT_OUT, q.div(m)]],
  } as const;
  return found[asked].map(([slip, value]) => ({ slip, value: wrongQuantity(value, UNITS[asked]) }));
}

/** q = m c ΔT, any three of the four given. */
function direct(random: Random): ComputedDraft {
  const asked = random.pick<Asked>(["heat", "mass", "specific", "change"]);
  const body = warmed(random);
  const givens: Record<string, DraftGiven> = {};
  for (const each of ["mass", "specific", "change", "heat"] as const)
    if (each !== asked) givens[each] = given(KINDS[each], body.formula, body[each]);
  return {
    kind: "computed",
    variant: asked,
    givens,
    find: variableOf(KINDS[asked], body.formula),
    unit: UNITS[asked],
    values: { substance: substanceTerm(body.formula) },
    distractors: listSlips(asked, body),
  };
}

const HEATING = { conditions: new Set<Condition>(["heating"]) };

/** Two temperatures, and one unit to be converted. */
function betweenTemperatures(random: Random): ComputedDraft {
  const body = warmed(random);
  const { formula } = body;
  const [mass, specific] = [given("mass", formula, body.mass), given("specific-heat", formula, body.specific)];
  const kilojoules = given("energy", formula, measured(body.heat.value.div(1000), "kJ"));
  const initial = given("temperature", formula, body.initial, "initial");
  const final = given("temperature", formula, body.final, "final");
  const values = { substance: substanceTerm(formula) };
  switch (random.pick(["warmed", "cooled", "specific-between", "mass-between"] as const)) {
    case "warmed":
      return {
        kind: "computed",
        variant: "warmed",
        givens: { mass, specific, initial, final },
        find: variableOf("energy", formula),
        unit: "kJ",
        values,
      };
    case "cooled": {
      const [from, to] = [
        given("temperature", formula, body.final, "initial"),
        given("temperature", formula, body.initial, "final"),
      ];
      return {
        kind: "computed",
        variant: "cooled",
        givens: { mass, specific, initial: from, final: to },
        find: variableOf("energy", formula, "released"),
        unit: "kJ",
        values,
        distractors: [
          { slip: LEFT_OUT, value: wrongQuantity(body.mass.value.times(body.change.value).div(1000), "kJ") },
        ],
      };
    }
    case "specific-between":
      return {
        kind: "computed",
        variant: "specific-between",
        givens: { mass, heat: kilojoules, initial, final },
        find: variableOf("specific-heat", formula),
        unit: UNITS.specific,
        scene: HEATING,
        values,
      };
    case "mass-between":
      return {
        kind: "computed",
        variant: "mass-between",
        givens: { specific, heat: kilojoules, initial, final },
        find: variableOf("mass", formula),
        unit: "g",
        values,
      };
  }
}

/** The temperature at the end or at the beginning. */
function toTemperature(random: Random): ComputedDraft {
  const body = warmed(random);
  const { formula } = body;
  const isFinal = random.chance(0.6);
  const givens = {
    mass: given("mass", formula, body.mass),
    specific: given("specific-heat", formula, body.specific),
    heat: given("energy", formula, measured(body.heat.value.div(1000), "kJ")),
    known: isFinal
      ? given("temperature", formula, body.initial, "initial")
      : given("temperature", formula, body.final, "final"),
  };
  const wanted = isFinal ? "final" : "initial";
  return {
    kind: "computed",
    variant: wanted,
    givens,
    find: variableOf("temperature", formula, wanted),
    unit: "°C",
    values: { substance: substanceTerm(formula) },
  };
}

/** Heat, mass, specific heat and temperature of one body. */
export const specificHeat: Family = {
  id: "specific-heat",
  subtopic: "calorimetry-specific-heat",
  words: "problems-energy.specific-heat",
  forms: ["free", "choice"],
  levels: { easy: direct, medium: betweenTemperatures, hard: toTemperature },
};
