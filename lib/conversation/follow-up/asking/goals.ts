import { NO_WORDS } from "../../../reading/statement/problem-before.ts";
import { isSameVariable, KINDS, variableOf, type Kind } from "../../../methods/rules/kinds.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Goal } from "../../../solver/problems/statement.ts";
import type { Substance } from "../../../solver/tokens.ts";
import type { SaidGoal } from "../fragment.ts";
import { MEASURED, findWhole, isOf, isSubstance, listProducts, type Placed, type Talk } from "./talk.ts";

/** What may be asked for, the likeliest first. */
export function listGoals(talk: Talk, placed: readonly Placed[]): Goal[] {
  const { goal: said, conditions, values } = talk.fragment;
  const before = talk.before.goal;
  const isAsked = placed.some(({ slot }) => slot?.isAnswer === true);
  if (said === null) {
    const [named, ...others] = talk.fragment.substances;
    if (before === null) return listLeft(talk, named, others);
    // "Ethane instead of methane" asks for neither of them.
    if (named !== undefined && values.length === 0) return others.length > 0 ? [] : listSameOf(talk, named, before);
    // "And 3 mol?", where moles were asked for: the other way round.
    if (isAsked) return listFree(talk, placed);
    return values.length === 0 && conditions.size === 0 ? [] : [before];
  }
  // "How much of the 6 M do I need for …": of what is there, and has no value now.
  if (said.kind === null && said.of === null && values.length > 0) return listFree(talk, placed);
  // "How much water" asks for no molarity of it.
  const usualKind = before === null || (said.of !== null && !MEASURED.has(before.variable.kind)) ? "mass" : null;
  const kind = said.kind ?? usualKind ?? before?.variable.kind ?? "mass";
  const isSameKind = before !== null && kind === before.variable.kind;
  const isGas = talk.slots.some(({ variable }) => variable.kind === "pressure");
  const usual = kind === "density" && isGas ? getUnit("g/L") : null;
  // Of molecules before, atoms now.
  const isCounted = isSameKind && said.of !== null && before.unit?.counted !== "";
  const unit = said.unit ?? (isSameKind && !isCounted ? before.unit : usual);
  const sided = said.of === null ? listSide(talk, said.side) : [];
  const known = talk.slots
    .filter(({ variable }) => variable.kind === kind && (said.of === null || isOf(variable, said.of)))
    .filter(({ variable: { of } }) => sided.length === 0 || (of !== null && sided.includes(of)))
    .map(({ variable }) => variable)
    .filter((variable) => !placed.some(({ slot }) => slot !== null && isSameVariable(slot.variable, variable)));
  const asked = said.label === null ? known : known.filter(({ label }) => label === said.label);
  const fresh = listOwners(talk, said, kind).map((of) => variableOf(kind, of, said.label));
  const isSolution = kind === "volume" && said.of === null;
  const volumes = isSolution
    ? talk.slots.flatMap(({ variable }) => (variable.kind === "solution-volume" ? [variable] : []))
    : [];
  return [...(said.of === null || isSameKind ? asked.toReversed() : []), ...volumes, ...fresh].map((variable) => ({
    variable,
    unit,
    words: NO_WORDS,
  }));
}

/** "Leftover H2?", behind which one runs out. */
function listLeft(talk: Talk, named: Substance | undefined, others: readonly Substance[]): Goal[] {
  if (named === undefined || others.length > 0 || talk.fragment.label !== "leftover") return [];
  const of = talk.before.substances.find((each) => isSubstance(each, named));
  return of === undefined ? [] : [{ variable: variableOf("mass", of, "leftover"), unit: null, words: NO_WORDS }];
}

/** "And of CO2?": the same of another substance of the reaction. */
function listSameOf(talk: Talk, said: Substance, { variable, unit }: Goal): Goal[] {
  const of = talk.before.substances.find((each) => isSubstance(each, said)) ?? findPart(talk, said);
  if (of === null || of === variable.of) return [];
  // "And leftover H2?" asks what is left of it.
  const label = talk.fragment.label === "leftover" ? "leftover" : variable.label;
  return [{ variable: { ...variable, of, label }, unit: unit?.counted === "" ? unit : null, words: NO_WORDS }];
}

/** What has a part in a substance of the problem: "and the sulfate ions?" */
function findPart(talk: Talk, { element, formulas }: Substance): string | null {
  return [...(element === null ? [] : [element]), ...formulas].find((each) => findWhole(talk, each) !== null) ?? null;
}

/** What has a value in the problem, and none in the message. */
function listFree(talk: Talk, placed: readonly Placed[]): Goal[] {
  return talk.slots
    .filter(
      ({ variable, isAnswer }) =>
        !isAnswer && MEASURED.has(variable.kind) && !placed.some(({ slot }) => slot?.variable === variable),
    )
    .map(({ variable, quantity }) => ({ variable, unit: quantity.unit, words: NO_WORDS }));
}

/** What a question may be of: what it names, else what the problem was about. */
function listOwners(talk: Talk, { of, side }: SaidGoal, kind: Kind): (string | null)[] {
  if (of === null) {
    const sided = listSide(talk, side);
    if (sided.length > 0) return sided;
    const asked = talk.before.goal?.variable.of ?? null;
    return [...new Set([...(asked === null ? [] : [asked]), null, ...talk.before.substances])];
  }
  const named = talk.before.substances.find((each) => isSubstance(each, of));
  if (named !== undefined) return [named];
  const inside = of.element ?? of.formulas[0] ?? null;
  return inside !== null && (findWhole(talk, inside) !== null || KINDS[kind].dimension === 0) ? [inside] : [];
}

/** What forms in the reaction, or what it needs; water last, which is seldom what is meant. */
function listSide(talk: Talk, side: SaidGoal["side"]): string[] {
  const { equation } = talk.before.scene;
  if (equation === null || side === null) return [];
  const products = listProducts(talk.before);
  const own = side === "made" ? products : equation.species.slice(0, equation.equation.reactants.length);
  return own.toSorted((one, other) => Number(one === "H2O") - Number(other === "H2O"));
}
