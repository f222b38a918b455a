import { acidExponent, baseExponent, conjugateConstants, conjugateExponents } from "../../laws/acids/constants.ts";
import { weakAcid, weakBase } from "../../laws/acids/weak.ts";
import { lawWays } from "../../laws/law-way.ts";
import { findAcidOfSalt, findBaseOfSalt } from "../../chemistry/acids/conjugates.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { formulaTerm, step, variable } from "../terms.ts";
import { ACID, findParent, findTabulated, isConstantGiven, listSolutes, mayBeWeak, opposite } from "./acid-sides.ts";
import type { Side } from "./acid-sides.ts";
import { variableOf } from "./kinds.ts";
import { computed, equals, shownTerm } from "./quantity-terms.ts";
import { isGiven, way } from "./rule.ts";
import type { Scene, Way } from "./rule.ts";

/** Ka from a measured pH. */
function measuredWays(solute: string | null, side: Side, scene: Scene): Way[] {
  return lawWays([side === ACID ? weakAcid : weakBase], variableOf(side.constant, null), scene, { solute });
}

/** Ka = 10^−pKa */
function constantFromExponent(scene: Scene, side: Side): Way[] {
  return lawWays([acidExponent, baseExponent], variableOf(side.constant, null), scene);
}

/** pKa = −log Ka, or by the conjugate: pKa = 14.00 − pKb. */
export function exponentWays(scene: Scene, side: Side, isConjugate: boolean): Way[] {
  const laws = isConjugate ? [conjugateExponents] : [acidExponent, baseExponent];
  return lawWays(laws, variableOf(side.exponent, null), scene);
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
        step("look-up", [equals(variable(side.letter, formula), shownTerm(found))], {
          formula: formulaTerm(formula),
        }),
      ],
      answer: { id: side.constant, values: {} },
    }),
  });
}

/** Kb = Kw / Ka of the conjugate acid, and the other way round. */
function conjugateWays(scene: Scene, side: Side): Way[] {
  return lawWays([conjugateConstants], variableOf(side.constant, null), scene);
}

/** The constants of a salt's ion: by that of the acid or base that the salt comes from, given or from the tables. */
function saltWays(scene: Scene, side: Side, parent: Side): Way[] {
  if (side !== parent) return conjugateWays(scene, side);
  if (isGiven(scene, side.exponent, null)) return constantFromExponent(scene, side);
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
        ? constantFromExponent(scene, side)
        : []
      : conjugateWays(scene, side);
  if (isGiven(scene, side.exponent, null)) return constantFromExponent(scene, side);
  if (isGiven(scene, side.constant, null)) return [];
  const solutes = listSolutes(scene);
  const isMeasured = scene.givens.some(({ kind }) =>
    ["ph", "poh", "hydronium", "hydroxide", "percent-ionization"].includes(kind),
  );
  if (isMeasured)
    return solutes
      .filter((solute) => mayBeWeak(solute, side, scene))
      .flatMap((solute) => measuredWays(solute, side, scene));
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
