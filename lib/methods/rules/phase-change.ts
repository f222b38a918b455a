import { transitionHeat } from "../../laws/energy/heat.ts";
import { lawWays } from "../../laws/law-way.ts";
import { WATER } from "../../chemistry/data/water-phases.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import { fail, succeed } from "../../result.ts";
import type { Expression, StepFacts } from "../facts.ts";
import { bracketed, joined, step, variable } from "../terms.ts";
import { celsius } from "./heat.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, equals, exactly, inUnit, shownTerm, worked } from "./quantity-terms.ts";
import { ICE } from "./thermal-equilibrium.ts";
import { isGiven, way } from "./rule.ts";
import { getSubstance } from "./substance.ts";
import type { Rule, Scene, Way } from "./rule.ts";

const PHASES = ["ice", "liquid", "steam"] as const;

type Phase = (typeof PHASES)[number];

type Stretch =
  | { readonly kind: "warming"; readonly phase: Phase; readonly change: Decimal }
  | { readonly kind: "transition"; readonly id: "fusion" | "vaporization"; readonly sign: 1 | -1 };

/** What water goes through between two temperatures, melting at 0 °C and boiling at 100 °C. */
function listStretches(from: Phase, start: Decimal, to: Phase, end: Decimal): Stretch[] | null {
  const [first, last] = [PHASES.indexOf(from), PHASES.indexOf(to)];
  const direction = last >= first ? 1 : -1;
  const stretches: Stretch[] = [];
  let at = start;
  for (let index = first; ; index += direction) {
    const phase = PHASES[index];
    if (phase === undefined) return null;
    const lower = index === 0 ? null : new Decimal(index === 1 ? WATER.melting : WATER.boiling);
    const upper = index === 2 ? null : new Decimal(index === 1 ? WATER.boiling : WATER.melting);
    const bound = index === last ? end : direction > 0 ? upper : lower;
    if (
      bound === null ||
      (lower !== null && (at.lt(lower) || bound.lt(lower))) ||
      (upper !== null && (at.gt(upper) || bound.gt(upper)))
    )
      return null;
    if (!bound.eq(at)) stretches.push({ kind: "warming", phase, change: bound.minus(at) });
    at = bound;
    if (index === last) return stretches;
    const isMelting = Math.min(index, index + direction) === 0;
    stretches.push({ kind: "transition", id: isMelting ? "fusion" : "vaporization", sign: direction });
  }
}

function findPhase({ conditions }: Scene, end: "from" | "to"): Phase | null {
  return PHASES.find((phase) => conditions.has(`${end}-${phase}`)) ?? null;
}

/** The formulas that tell the constants of a problem apart: fusion belongs to ice, vaporisation to the liquid. */
const NAMES: Readonly<Record<Phase, string>> = { ice: "H2O(s)", liquid: "H2O(l)", steam: "H2O(g)" };

/** The constants that the problem lists; the others are those of the table. */
type Told = ReadonlyMap<string, Quantity>;

function keyOf(stretch: Stretch): string {
  return stretch.kind === "warming"
    ? `specific-heat ${NAMES[stretch.phase]}`
    : `transition ${NAMES[stretch.id === "fusion" ? "ice" : "liquid"]}`;
}

function constantOf(stretch: Stretch, told: Told): Quantity {
  const given = told.get(keyOf(stretch));
  if (given !== undefined) return given;
  return stretch.kind === "warming" ? exactly(WATER[stretch.phase], "J/(g·°C)") : exactly(WATER[stretch.id], "J/g");
}

function perGram(stretch: Stretch, told: Told): Decimal {
  const { value } = constantOf(stretch, told);
  return stretch.kind === "warming" ? value.times(stretch.change) : value.times(stretch.sign);
}

function listConstants({ givens }: Scene): Variable[] {
  return givens.filter(
    ({ kind, of }) =>
      ["specific-heat", "specific-enthalpy", "molar-energy"].includes(kind) && Object.values(NAMES).includes(of ?? ""),
  );
}

/** Enthalpies in kJ/mol become those of a gram. */
function readConstants(variables: readonly Variable[], quantities: readonly Quantity[]): Told {
  return new Map(
    variables.map(({ kind, of }, index): [string, Quantity] => {
      const quantity = quantities[index];
      if (quantity === undefined) throw new Error("A constant of water is missing");
      if (kind === "specific-heat") return [`specific-heat ${of}`, inUnit(quantity, "J/(g·°C)")];
      return [
        `transition ${of}`,
        kind === "specific-enthalpy"
          ? inUnit(quantity, "J/g")
          : computed(inUnit(quantity, "J/mol").value.div(getSubstance("H2O").molarMass), "J/g", quantity),
      ];
    }),
  );
}

function stretchLine(stretch: Stretch, mass: Quantity, index: number, told: Told): Expression {
  const heat = computed(inUnit(mass, "g").value.times(perGram(stretch, told)), "J", mass);
  const name = variable(`q${"₁₂₃₄₅".charAt(index)}`);
  const m = shownTerm(inUnit(mass, "g"));
  if (stretch.kind === "warming")
    return worked(
      name,
      [m, "*", constantOf(stretch, told), "*", ...bracketed(shownTerm(exactly(stretch.change, "Δ°C")))],
      heat,
    );
  return worked(name, [...(stretch.sign < 0 ? ["-" as const] : []), m, "*", constantOf(stretch, told)], heat);
}

function stretchStep(stretch: Stretch, mass: Quantity, index: number, told: Told): StepFacts {
  const id =
    stretch.kind === "warming"
      ? stretch.change.gt(0)
        ? "warm"
        : "cool"
      : `${stretch.id}${stretch.sign > 0 ? "" : "-back"}`;
  return step(id, [stretchLine(stretch, mass, index, told)]);
}

function totalStep(stretches: readonly Stretch[], output: Quantity): StepFacts {
  const names = joined(
    stretches.map((_, index) => [variable(`q${"₁₂₃₄₅".charAt(index)}`)]),
    "+",
  );
  return step("total", [worked("q", names, output)]);
}

function needsOf(scene: Scene): readonly [Variable, Variable, Variable] | null {
  const isWeighed = scene.givens.some(({ kind }) => kind === "mass" || kind === "amount");
  return !isWeighed
    ? null
    : [
        variableOf("mass", "H2O"),
        variableOf("temperature", "H2O", "initial"),
        variableOf("temperature", "H2O", "final"),
      ];
}

type Curve = { readonly mass: Quantity; readonly stretches: readonly Stretch[]; readonly told: Told };

function totalOf({ mass, told }: Curve, stretches: readonly Stretch[]): Decimal {
  return stretches.reduce(
    (sum, stretch) => sum.plus(inUnit(mass, "g").value.times(perGram(stretch, told))),
    new Decimal(0),
  );
}

/** The heat of a sample of water over all its stretches, by the constants of the problem or of `water-phases.ts`. */
function curveWay(scene: Scene): Way | null {
  const [from, to, needs] = [findPhase(scene, "from"), findPhase(scene, "to"), needsOf(scene)];
  if (from === null || to === null || needs === null) return null;
  const constants = listConstants(scene);
  const read = ([mass, initial, final, ...others]: readonly Quantity[]): Curve => {
    if (mass === undefined || initial === undefined || final === undefined)
      throw new Error("A heating curve lacks a quantity");
    return {
      mass,
      stretches: listStretches(from, celsius(initial).value, to, celsius(final).value) ?? [],
      told: readConstants(constants, others),
    };
  };
  return {
    method: "phase-change",
    needs: [...needs, ...constants],
    compute(inputs) {
      const curve = read(inputs);
      const keys = new Set(curve.stretches.map(keyOf));
      // A constant that no stretch needs belongs to another question.
      if (
        !curve.stretches.some(({ kind }) => kind === "transition") ||
        [...curve.told.keys()].some((key) => !keys.has(key))
      )
        return fail({ code: "not-valid" });
      const value = totalOf(curve, curve.stretches);
      // The constants have three figures; the temperatures are of the whole span.
      const place = coarsestPlace(lastPlace(value, 3), lastPlace(value, curve.mass.significantFigures));
      return succeed({ ...computed(value, "J", curve.mass), significantFigures: figuresToPlace(value, place) });
    },
    listSlips(inputs, output) {
      const curve = read(inputs);
      const without = (kept: (stretch: Stretch) => boolean): Quantity => ({
        ...output,
        value: totalOf(curve, curve.stretches.filter(kept)),
      });
      return [
        { id: "forgot-phase-change", quantity: without(({ kind }) => kind === "warming") },
        { id: "forgot-warming", quantity: without(({ kind }) => kind === "transition") },
      ];
    },
    explain(inputs, output) {
      const { mass, stretches, told } = read(inputs);
      return {
        steps: [
          ...stretches.map((stretch, index) => stretchStep(stretch, mass, index, told)),
          ...(stretches.length > 1 ? [totalStep(stretches, output)] : []),
        ],
        answer: { id: "energy", values: {} },
      };
    },
  };
}

/** The enthalpy of a transition of water, where the problem leaves it to the tables. */
function tabulatedWay(id: "fusion" | "vaporization"): Way {
  const found = { ...exactly(WATER[id], "J/g"), significantFigures: WATER[id].length };
  return way({
    method: "phase-change",
    needs: [],
    compute: () => found,
    explain: () => ({
      steps: [step(`look-up-${id}`, [equals("L", shownTerm(exactly(WATER[id], "J/g")))])],
      answer: { id: "specific-enthalpy", values: {} },
    }),
  });
}

/** Heat with melting, freezing, boiling or condensing. */
export const phaseChange: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== null) return [];
  const curve = kind === "energy" && (of === "H2O" || of === null) ? curveWay(scene) : null;
  if (curve !== null) return [curve];
  const transition = (["fusion", "vaporization"] as const).find((each) => scene.conditions.has(each));
  const isLeftToTables = kind === "specific-enthalpy" && of === ICE && !isGiven(scene, kind, of);
  if (isLeftToTables && scene.conditions.has("mixing-heat")) return [tabulatedWay("fusion")];
  if (transition === undefined) return [];
  if (
    kind === "specific-enthalpy" &&
    of === "H2O" &&
    !isGiven(scene, "specific-enthalpy", of) &&
    !isGiven(scene, "molar-energy", of)
  )
    return [tabulatedWay(transition), ...lawWays([transitionHeat], wanted, scene)];
  return lawWays([transitionHeat], wanted, scene);
};
