import { variableOf } from "../../../methods/rules/kinds.ts";
import { isCalorimetric } from "../../../methods/rules/calorimetry.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import type { BalancedEquation } from "../../../methods/rules/rule.ts";
import { listReactants } from "../../../methods/rules/reaction.ts";
import { negate } from "../../../quantity/arithmetic.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { isSense } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { listKinds, rebuild, withVariable } from "./rebuild.ts";

function isGivenOff({ words, variable }: Given | Goal): boolean {
  return (
    variable.label === "released" ||
    [...words.before, ...words.behind].some(
      (sense) => sense === "produced" || sense === "produce" || sense === "label/released",
    )
  );
}

/** "ΔH = −285.8 kJ per mole of water": of a substance of which the equation has another number of moles. */
function isOfSubstance({ variable, words }: Given, equation: BalancedEquation): boolean {
  const at = variable.of === null ? -1 : equation.species.indexOf(variable.of);
  return (
    at !== -1 && equation.coefficients[at] !== 1 && words.behind.every((sense) => sense === "of" || sense === "filler")
  );
}

/** ΔH in kJ, or in kJ for a mole of reaction; "−890 kJ" behind the sign ΔH is one. */
function asEnthalpy(given: Given, equation: BalancedEquation): Given {
  const { kind } = given.variable;
  const isNamed = given.words.before.findLast((sense) => sense.startsWith("kind/")) === "kind/reaction-enthalpy";
  if (kind === "reaction-enthalpy" || (kind === "energy" && isNamed))
    return { ...given, variable: variableOf("reaction-enthalpy", null) };
  if (kind !== "molar-energy" || !isNamed || isOfSubstance(given, equation)) return given;
  return { ...given, variable: variableOf("reaction-enthalpy", null), quantity: perReaction(given.quantity) };
}

/** "ΔHf of CO2 is −393.5 kJ/mol, of water −285.8 kJ/mol": what follows in the list is of the same kind. */
function asFormation(given: Given): Given {
  const isOfReaction = given.words.before.findLast((sense) => sense.startsWith("kind/")) === "kind/reaction-enthalpy";
  return given.variable.kind === "molar-energy" && !isOfReaction && !given.words.before.includes("kind/molar-energy")
    ? withVariable(given, { kind: "formation-enthalpy" })
    : given;
}

/** kJ/mol of an equation is kJ for what the equation says once. */
function perReaction(quantity: Given["quantity"]): Given["quantity"] {
  return { ...inUnit(quantity, "kJ/mol"), unit: getUnit("kJ") };
}

/** "How much heat is absorbed" with a negative ΔH, or "decomposes" of what the equation forms: the reaction runs the other way. */
function runsBackwards({ givens, goals, scene }: Statement, tokens: readonly ProblemToken[]): boolean {
  const asked = goals.find(({ variable }) => variable.kind === "energy");
  if (asked === undefined) return false;
  const enthalpies = givens.filter(({ variable }) => ["reaction-enthalpy", "molar-energy"].includes(variable.kind));
  const isAbsorbed =
    asked.variable.label === "absorbed" ||
    asked.words.behind.some((sense) => sense === "label/absorbed" || sense === "needed");
  const isOff = asked.variable.label === "released" || asked.words.behind[0] === "produced";
  const isWrongWay = enthalpies.some(({ quantity, variable }) =>
    quantity.value.isNegative() ? isAbsorbed : variable.kind === "reaction-enthalpy" && isOff,
  );
  const { equation } = scene;
  const isProduct =
    equation !== null &&
    givens.some(
      ({ variable }) =>
        variable.of !== null &&
        equation.species.includes(variable.of) &&
        !listReactants(equation).includes(variable.of),
    );
  return isWrongWay || (isProduct && tokens.some((token) => isSense(token, "decompose")));
}

/** "When 1 mol of methane is burned, 890 kJ is released": the energy of one mole, beside another measure of the same substance. */
function joinOneMole(statement: Statement): Statement {
  const { givens } = statement;
  const at = givens.findIndex(
    ({ variable, quantity }, index) =>
      variable.kind === "amount" &&
      variable.of !== null &&
      quantity.value.eq(1) &&
      quantity.unit.factors[0]?.unit.symbol === "mol" &&
      givens[index + 1]?.variable.kind === "energy",
  );
  const [mole, energy] = at === -1 ? [] : givens.slice(at, at + 2);
  if (mole === undefined || energy === undefined) return statement;
  const { of } = mole.variable;
  // "890 kJ is released. How much is absorbed …": one of the two is a slip.
  if (
    isGivenOff(energy) &&
    statement.goals.some(
      ({ variable, words }) => variable.label === "absorbed" || words.behind.includes("label/absorbed"),
    )
  )
    return statement;
  const energies = givens.filter(({ variable }) => variable.kind === "energy");
  const isAsked = energies.length > 1 || statement.goals.some(({ variable }) => variable.kind === "energy");
  const others = [...givens.filter((given) => given !== mole), ...statement.goals].filter(
    ({ variable }) => variable.kind === "mass" || variable.kind === "amount",
  );
  if (!isAsked || others.length !== 1 || others.some(({ variable }) => variable.of !== of)) return statement;
  const each: Given = {
    ...energy,
    variable: variableOf("molar-energy", of),
    quantity: { ...inUnit(energy.quantity, "kJ"), unit: getUnit("kJ/mol") },
  };
  return rebuild(statement, {
    givens: givens.flatMap((given) => (given === mole ? [] : given === energy ? [each] : [given])),
  });
}

/** Heat that reactions give off or take up. */
export function refineReactionHeats(read: Statement, tokens: readonly ProblemToken[]): Statement | null {
  // "1 mol of water is formed … is decomposed": the mole is one of another reaction.
  const isOther = isCalorimetric(read.scene) || tokens.some((token) => isSense(token, "decompose"));
  const statement = isOther ? read : joinOneMole(read);
  const kinds = listKinds(statement);
  const { equation, conditions } = statement.scene;
  if (
    isCalorimetric(statement.scene) ||
    conditions.has("light") ||
    kinds.has("temperature") ||
    kinds.has("temperature-change") ||
    kinds.has("wavelength") ||
    kinds.has("frequency")
  )
    return statement;
  if (!kinds.has("molar-energy") && !kinds.has("reaction-enthalpy") && !kinds.has("formation-enthalpy"))
    return statement;
  const listed = kinds.has("formation-enthalpy") ? statement.givens.map(asFormation) : statement.givens;
  const enthalpies = equation === null ? listed : listed.map((given) => asEnthalpy(given, equation));
  const asksEnthalpy = statement.goals.some(({ variable }) =>
    ["molar-energy", "reaction-enthalpy", "formation-enthalpy"].includes(variable.kind),
  );
  const asksHeat = statement.goals.some(({ variable }) => variable.kind === "energy");
  const settled = enthalpies.map((given): Given => {
    // How much reacts does not depend on which way the heat goes.
    if (given.variable.kind === "molar-energy" && !asksHeat && !asksEnthalpy)
      return { ...given, quantity: { ...given.quantity, value: given.quantity.value.abs() } };
    if (given.variable.kind !== "energy") return given;
    if (!asksEnthalpy)
      return {
        ...withVariable(given, { of: null, label: null }),
        quantity: { ...given.quantity, value: given.quantity.value.abs() },
      };
    const isOff = isGivenOff(given) && given.quantity.value.isPositive();
    return {
      ...withVariable(given, { of: null, label: null }),
      quantity: isOff ? negate(given.quantity) : given.quantity,
    };
  });
  // Without an equation nobody knows for how many moles ΔH counts.
  if (
    statement.goals.some(({ variable }) => variable.kind === "reaction-enthalpy") &&
    equation !== null &&
    !tokens.some(({ kind }) => kind === "equation")
  )
    return null;
  if (runsBackwards(rebuild(statement, { givens: settled }), tokens)) return null;
  // "Methane burns: 890 kJ/mol": the enthalpy of the one substance that is measured.
  const measured = [
    ...new Set(
      [...settled, ...statement.goals].flatMap(({ variable }) =>
        ["mass", "amount"].includes(variable.kind) && variable.of !== null ? [variable.of] : [],
      ),
    ),
  ];
  const [only = null, ...others] = measured;
  const ofOnly = <Item extends Given | Goal>(item: Item): Item =>
    item.variable.kind === "molar-energy" && item.variable.of === null && others.length === 0
      ? withVariable(item, { of: only })
      : item;
  const goals = statement.goals.map(ofOnly).map((goal): Goal => {
    const { kind } = goal.variable;
    if (kind === "energy") return withVariable(goal, { of: null, label: isGivenOff(goal) ? "released" : null });
    return kind === "reaction-enthalpy" ? { ...goal, variable: variableOf(kind, null), unit: null } : goal;
  });
  return rebuild(statement, { givens: settled.map(ofOnly), goals });
}
