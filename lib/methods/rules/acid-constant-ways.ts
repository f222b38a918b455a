import { WATER_CONSTANT, WATER_EXPONENT } from "../../chemistry/data/water-constant.ts";
import { findAcidOfSalt, findBaseOfSalt } from "../../chemistry/acids/conjugates.ts";
import { Decimal } from "../../quantity/decimal.ts";
import {
  figuresOfAntilogarithm,
  figuresOfLogarithm,
  figuresToPlace,
  lastPlace,
} from "../../quantity/significant-figures.ts";
import { fail } from "../../result.ts";
import { expression, formulaTerm, quantity, variable } from "../terms.ts";
import { ACID, findParent, findTabulated, isConstantGiven, listSolutes, mayBeWeak, opposite } from "./acid-sides.ts";
import type { Side } from "./acid-sides.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { isGiven, way } from "./rule.ts";
import type { Scene, Way } from "./rule.ts";

/** No acid in a table has a greater pKa. */
const GREATEST_EXPONENT = 60;

/** Ka from a measured pH: x² / (c − x). */
function constantWay(solute: string | null, side: Side): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf("molarity", solute), variableOf(side.ion, null)],
    compute(molarity, ion) {
      const [c, x] = [inUnit(molarity, "mol/L").value, inUnit(ion, "mol/L").value];
      return x.gte(c) ? fail({ code: "not-valid" }) : computed(x.times(x).div(c.minus(x)), "", molarity, ion);
    },
    listSlips: ([molarity, ion], output) => [
      {
        id: "neglected-dissociation",
        quantity: { ...output, value: inUnit(ion, "mol/L").value.pow(2).div(inUnit(molarity, "mol/L").value) },
      },
      {
        id: "forgot-square",
        quantity: { ...output, value: inUnit(ion, "mol/L").value.div(inUnit(molarity, "mol/L").value) },
      },
    ],
    explain([molarity, ion], output) {
      const [c, x] = [inUnit(molarity, "mol/L"), inUnit(ion, "mol/L")];
      return {
        steps: [
          {
            id: `${side.name}-constant`,
            lines: [
              expression(
                variable(side.letter),
                "=",
                variable("x²"),
                "/",
                variable("(c − x)"),
                ",",
                variable("x"),
                "=",
                shownTerm(x),
                ",",
                variable("c"),
                "=",
                shownTerm(c),
              ),
              expression(variable(side.letter), "=", shownTerm(output)),
            ],
            values: {},
          },
        ],
        answer: { id: side.constant, values: {} },
      };
    },
  });
}

/** Ka = 10^−pKa */
function constantFromExponent(side: Side, exponent: string, constant: string): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf(side.exponent, null)],
    compute: (power) =>
      power.value.abs().gt(GREATEST_EXPONENT)
        ? fail({ code: "not-valid" })
        : {
            ...computed(new Decimal(10).pow(power.value.neg()), "", power),
            significantFigures: figuresOfAntilogarithm(power.value, power.significantFigures),
          },
    listSlips: ([power], output) => [{ id: "ln-for-log", quantity: { ...output, value: power.value.neg().exp() } }],
    explain: ([power], output) => ({
      steps: [
        {
          id: "constant-from-exponent",
          lines: [
            expression(
              variable(constant),
              "=",
              variable(`10^(−${exponent})`),
              ",",
              variable(exponent),
              "=",
              shownTerm(power),
            ),
            expression(variable(constant), "=", shownTerm(output)),
          ],
          values: {},
        },
      ],
      answer: { id: side.constant, values: {} },
    }),
  });
}

/** pKa = −log Ka */
export function exponentWay(side: Side, exponent: string, constant: string): Way {
  return way({
    method: "weak-electrolyte",
    needs: [variableOf(side.constant, null)],
    compute(value) {
      if (!value.value.gt(0)) return fail({ code: "not-valid" });
      const exponent = value.value.log(10).neg();
      return {
        ...computed(exponent, "", value),
        significantFigures: figuresOfLogarithm(exponent, value.significantFigures),
      };
    },
    listSlips: ([value], output) => [
      { id: "ln-for-log", quantity: { ...output, value: value.value.ln().neg() } },
      { id: "sign", quantity: { ...output, value: output.value.neg() } },
    ],
    explain: ([value], output) => ({
      steps: [
        {
          id: "exponent",
          lines: [
            expression(
              variable(exponent),
              "=",
              "-",
              variable("log"),
              variable(constant),
              "=",
              "-",
              variable("log"),
              "(",
              shownTerm(value),
              ")",
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: side.exponent, values: {} },
    }),
  });
}

/** A constant that the problem leaves to the tables, which have two figures. */
function tabulatedWay(formula: string, constant: string, side: Side): Way {
  const found = computed(new Decimal(constant), "", { ...computed(new Decimal(constant), ""), significantFigures: 2 });
  return way({
    method: "weak-electrolyte",
    needs: [],
    compute: () => found,
    explain: () => ({
      steps: [
        {
          id: "look-up",
          lines: [expression(variable(side.letter, formula), "=", shownTerm(found))],
          values: { formula: formulaTerm(formula) },
        },
      ],
      answer: { id: side.constant, values: {} },
    }),
  });
}

/** Kb = Kw / Ka of the conjugate acid, and the other way round. */
function conjugateWay(side: Side): Way {
  const from = opposite(side);
  return way({
    method: "weak-electrolyte",
    needs: [variableOf(from.constant, null)],
    compute: (constant) =>
      constant.value.gt(0) ? computed(WATER_CONSTANT.div(constant.value), "", constant) : fail({ code: "not-valid" }),
    listSlips: ([constant], output) => [{ id: "acid-for-base", quantity: { ...output, value: constant.value } }],
    explain: ([constant], output) => ({
      steps: [
        {
          id: "conjugate",
          lines: [
            expression(
              variable(side.letter),
              "=",
              variable("K_w"),
              "/",
              variable(from.letter),
              "=",
              quantity("0.000000000000010", "", 2),
              "/",
              shownTerm(constant),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: side.constant, values: {} },
    }),
  });
}

/** pKa = 14.00 − pKb of the conjugate base, and the other way round. */
export function conjugateExponentWay(side: Side): Way {
  const from = opposite(side);
  const [letter, source] = side === ACID ? ["pKₐ", "pK_b"] : ["pK_b", "pKₐ"];
  return way({
    method: "weak-electrolyte",
    needs: [variableOf(from.exponent, null)],
    compute(exponent) {
      const value = WATER_EXPONENT.minus(exponent.value);
      return {
        value,
        unit: exponent.unit,
        significantFigures: figuresToPlace(value, lastPlace(exponent.value, exponent.significantFigures)),
      };
    },
    listSlips: ([exponent], output) => [{ id: "acid-for-base", quantity: { ...output, value: exponent.value } }],
    explain: ([exponent], output) => ({
      steps: [
        {
          id: "conjugate-exponent",
          lines: [
            expression(
              variable(letter),
              "=",
              quantity("14.00", ""),
              "-",
              variable(source),
              "=",
              quantity("14.00", ""),
              "-",
              shownTerm(exponent),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: side.exponent, values: {} },
    }),
  });
}

/** The constants of a salt's ion: by that of the acid or base that the salt comes from, given or from the tables. */
function saltWays(scene: Scene, side: Side, parent: Side): Way[] {
  if (side !== parent) return [conjugateWay(side)];
  const [exponent, constant] = side === ACID ? ["pKₐ", "Kₐ"] : ["pK_b", "K_b"];
  if (isGiven(scene, side.exponent, null)) return [constantFromExponent(side, exponent, constant)];
  if (isGiven(scene, side.constant, null)) return [];
  return listSolutes(scene).flatMap((salt) => {
    const weak = salt === null ? null : parent === ACID ? findAcidOfSalt(salt) : findBaseOfSalt(salt);
    const tabulated = findTabulated(weak, side);
    return weak === null || tabulated === null ? [] : [tabulatedWay(weak, tabulated, side)];
  });
}

export function constantWays(scene: Scene, side: Side): Way[] {
  const parent = findParent(scene);
  if (parent !== null) return saltWays(scene, side, parent);
  if (scene.conditions.has("conjugate"))
    return isConstantGiven(scene, side)
      ? isGiven(scene, side.exponent, null)
        ? [constantFromExponent(side, side === ACID ? "pKₐ" : "pK_b", side.letter)]
        : []
      : [conjugateWay(side)];
  const [exponent, constant] = side === ACID ? ["pKₐ", "Kₐ"] : ["pK_b", "K_b"];
  if (isGiven(scene, side.exponent, null)) return [constantFromExponent(side, exponent, constant)];
  if (isGiven(scene, side.constant, null)) return [];
  const solutes = listSolutes(scene);
  const isMeasured = scene.givens.some(({ kind }) =>
    ["ph", "poh", "hydronium", "hydroxide", "percent-ionization"].includes(kind),
  );
  if (isMeasured)
    return solutes.filter((solute) => mayBeWeak(solute, side, scene)).map((solute) => constantWay(solute, side));
  return solutes.flatMap((solute) => {
    const tabulated = findTabulated(solute, side);
    return tabulated === null || solute === null ? [] : [tabulatedWay(solute, tabulated, side)];
  });
}

/** Whether only the other one of a conjugate pair is known: a buffer of a base, for which pKa is sought. */
export function isByConjugate(scene: Scene, side: Side): boolean {
  const isPair = scene.conditions.has("buffer") || scene.conditions.has("conjugate");
  if (!isPair || isConstantGiven(scene, side)) return false;
  return (
    isConstantGiven(scene, opposite(side)) ||
    (!scene.conditions.has("conjugate") &&
      listSolutes(scene).every((solute) => findTabulated(solute, side) === null) &&
      listSolutes(scene).some((solute) => findTabulated(solute, opposite(side)) !== null))
  );
}
