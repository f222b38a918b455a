import { listTerms } from "../../chemistry/equation/equation.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { listReactants } from "../../methods/rules/reaction.ts";
import { BARE_SCENE } from "../../methods/rules/rule.ts";
import type { BalancedEquation, Condition, Scene } from "../../methods/rules/rule.ts";
import { completeReaction } from "../../solver/problems/complete-reaction.ts";
import { findCombustion, findReactionAmong, readBalanced } from "../../solver/problems/reaction.ts";
import { sameAtoms } from "../../chemistry/formula/atoms.ts";
import { readTransition } from "../text/equations.ts";
import { isCue, listSentences } from "./goals.ts";
import type { GoalSpot } from "./goals.ts";
import type { NamedSubstance, Spot } from "../text/spot.ts";

/** Every substance of a text, once. */
export function listSubstances(spots: readonly Spot[]): NamedSubstance[] {
  const found: NamedSubstance[] = [];
  for (const spot of spots) {
    if (spot.kind !== "substance" && spot.kind !== "concentration") continue;
    const { substance } = spot;
    if (!found.some((other) => other.formulas.join() === substance.formulas.join())) found.push(substance);
  }
  return found;
}

/** "0.0200 M KMnO4", where MnO4⁻ reacts: the one ion of a salt that an ionic equation has, one in each unit; else null. */
export function findIonIn({ species }: BalancedEquation, formula: string): string | null {
  const parsed = species.some((each) => /[+-]$/.test(each)) ? parseFormula(formula) : null;
  const salt = parsed?.ok === true ? findSalt(parsed.value) : null;
  const ions = salt === null ? [] : [...salt.cations, salt.anion];
  const found = ions.flatMap(({ formula: ion, count }) => {
    const written = canonicalOf(ion);
    return species.includes(written) ? [{ written, count }] : [];
  });
  const [own, ...others] = found;
  return own?.count === 1 && others.length === 0 ? own.written : null;
}

const ionsAmongReactants = (equation: BalancedEquation, element: string): readonly string[] =>
  listReactants(equation).filter((each) => new RegExp(`^${element}\\^?\\d*[+-]$`).test(each));

/** The one formula that a substance stands for, as the equation has it; null where it is open. */
export function settle(
  substance: NamedSubstance | null,
  equation: BalancedEquation | null,
  asMolecule = true,
): string | null {
  if (substance === null) return null;
  const species = equation?.species.filter((each) => substance.formulas.some((formula) => sameAtoms(formula, each)));
  if (species?.length === 1) return species[0] ?? null;
  const { formulas, element } = substance;
  // "How many milligrams of iron", where Fe²⁺ reacts: the mass of an ion is that of its atoms.
  const ions = element === null || equation === null ? [] : ionsAmongReactants(equation, element);
  if (ions.length === 1 && species?.length === 0) return ions[0] ?? null;
  const [only = ""] = formulas;
  if (formulas.length === 1) return (equation === null ? null : findIonIn(equation, only)) ?? only;
  // What reacts, and what fills a room, are the molecules of an element; a mass of "oxygen" may be of either.
  return asMolecule && element !== null && formulas.length === 2 ? (formulas[1] ?? null) : null;
}

/** An equilibrium in water, as its law reads it: with coefficients, and with all states. */
function inWater(equation: BalancedEquation | null): BalancedEquation | null {
  if (equation === null) return null;
  const terms = listTerms(equation.equation).map(({ formula: { state } }, index) => {
    const formula = equation.species[index] ?? "";
    return `${equation.coefficients[index] ?? 1} ${formula}(${state ?? (formula === "H2O" ? "l" : "aq")})`;
  });
  const { length } = equation.equation.reactants;
  return readBalanced(`${terms.slice(0, length).join(" + ")} <=> ${terms.slice(length).join(" + ")}`);
}

/** CaF2 ⇌ Ca2+ + 2 F−; null for what is no salt of two ions. */
export function findDissolution(formula: string): BalancedEquation | null {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  const [cation, ...others] = salt?.cations ?? [];
  if (salt === null || cation === undefined || others.length > 0) return null;
  const [positive, negative] = [cation, salt.anion].map(({ formula: ion }) => canonicalOf(ion));
  return inWater(readBalanced(`${formula}(s) <=> ${positive}(aq) + ${negative}(aq)`));
}

/** The heat of evaporation names what happens too. */
const EVAPORATES = /vapori[sz]ation|dhvap/i;

export const isAbout = (spots: readonly Spot[], ...happenings: readonly string[]): boolean =>
  spots.some(
    (spot) =>
      spot.kind === "cue" &&
      ((spot.cue.is === "happening" && happenings.includes(spot.cue.happening)) ||
        (spot.cue.is === "kind" && happenings.includes("vaporise") && EVAPORATES.test(spot.text))),
  );

/** What an acid makes of water, and what a base does. */
const IONS = /^(?:H3O\+|H\+|OH-)$/;

/** The acid or base with its conjugate in water, by the three species whose concentrations are named. */
function findIonisation(spots: readonly Spot[]): BalancedEquation | null {
  const named = [
    ...new Set(spots.flatMap((spot) => (spot.kind === "concentration" ? (spot.substance.formulas[0] ?? []) : []))),
  ].filter((formula) => formula !== "H2O");
  const product = named.find((formula) => IONS.test(formula));
  return product === undefined || named.length !== 3
    ? null
    : inWater(findReactionAmong([...named, "H2O"], { product }));
}

const THERMAL: ReadonlySet<string> = new Set<string>([
  "reaction-enthalpy",
  "reaction-entropy",
  "gibbs-energy",
  "standard-gibbs-energy",
  "equilibrium-constant",
]);

/** "Use tabulated data to estimate the boiling point of CS2": where liquid and gas are in equilibrium. */
export function boilsByTables(spots: readonly Spot[], goals: readonly GoalSpot[]): boolean {
  return goals.some(({ kinds: [kind] }) => kind === "boiling-point") && spots.some((spot) => isCue(spot, "table"));
}

/** X(l) → X(g), where a text speaks of what happens to one substance. */
function findTransition(spots: readonly Spot[], goal: GoalSpot): BalancedEquation | null {
  const isBoiling = boilsByTables(spots, [goal]);
  const isThermal = isBoiling || goal.kinds.some((kind) => THERMAL.has(kind));
  const happens = isAbout(spots, "vaporise") || isBoiling ? "(l) -> #(g)" : null;
  const formulas = [...new Set(listSubstances(spots).map((substance) => settle(substance, null)))];
  const [only, ...others] = formulas;
  return !isThermal || happens === null || only === undefined || only === null || others.length > 0
    ? null
    : readTransition(`${only}${happens.replace("#", only)}`);
}

/** The substances of the sentences that give or ask something. */
function listInvolved(spots: readonly Spot[]): NamedSubstance[] {
  return listSubstances(
    listSentences(spots)
      .map(([start, end]) => spots.slice(start, end))
      .filter((sentence) => sentence.some((spot) => spot.kind === "quantity" || isCue(spot, "ask", "how")))
      .flat(),
  );
}

/** What burns has the state that the tables know it in; a heat of combustion is told for liquid water. */
function burntAtRoomTemperature(equation: BalancedEquation): BalancedEquation | null {
  const states: Readonly<Record<string, string>> = { O2: "(g)", CO2: "(g)", SO2: "(g)", H2O: "(l)" };
  const terms = equation.species.map(
    (formula, index) => `${equation.coefficients[index] ?? 1} ${formula}${states[formula] ?? ""}`,
  );
  const { length } = equation.equation.reactants;
  return readBalanced(`${terms.slice(0, length).join(" + ")} -> ${terms.slice(length).join(" + ")}`);
}

/** The equation that the words of a text mean; null where there is none, or it is not certain. */
function findMeant(spots: readonly Spot[], goals: readonly GoalSpot[]): BalancedEquation | null {
  const [goal] = goals;
  if (goal === undefined) return null;
  if (goal.kinds[0] === "solubility-product") {
    const salts = listSubstances(spots).flatMap((substance) => {
      const formula = settle(substance, null);
      return formula === null || /[+-]$/.test(formula) ? [] : (findDissolution(formula) ?? []);
    });
    return salts.length === 1 ? (salts[0] ?? null) : null;
  }
  if (goal.kinds.some((kind) => kind === "acid-constant" || kind === "base-constant")) return findIonisation(spots);
  const transition = findTransition(spots, goal);
  if (transition !== null) return transition;
  const formulas = [...new Set(listInvolved(spots).map((substance) => settle(substance, null)))].filter(
    (formula) => formula !== null,
  );
  if (isAbout(spots, "burn")) {
    const fuels = formulas.filter((formula) => !["O2", "CO2", "H2O", "SO2"].includes(formula));
    const equation = fuels.length === 1 ? findCombustion(fuels[0] ?? "") : null;
    if (equation !== null && formulas.every((formula) => equation.species.includes(formula)))
      return goals.some(({ kinds }) => kinds.some((kind) => kind === "energy" || kind === "reaction-enthalpy"))
        ? burntAtRoomTemperature(equation)
        : equation;
  }
  if (!isAbout(spots, "react", "form", "decompose", "burn") || formulas.length < 2) return null;
  const meant = findReactionAmong(formulas, { reactant: formulas[0] ?? "" }) ?? completeReaction(formulas);
  return meant === null || !spots.some(isOfConstant) ? meant : (betweenGases(meant, spots) ?? meant);
}

const isOfConstant = (spot: Spot): boolean =>
  spot.kind === "cue" && spot.cue.is === "kind" && spot.cue.kinds.some((kind) => OF_GASES.has(kind));

const OF_GASES: ReadonlySet<string> = new Set(["equilibrium-constant", "concentration-constant", "pressure-constant"]);

/** What is a gas wherever its equilibria are studied. */
export const GASES: ReadonlySet<string> = new Set(
  "H2 N2 O2 F2 Cl2 Br2 I2 CO CO2 NO NO2 N2O N2O4 NH3 N2H4 SO2 SO3 H2S HCl HBr HI HF PCl3 PCl5 COCl2 NOCl NOBr CH4 C2H2 C2H4 C2H6 H2O".split(
    " ",
  ),
);

/** An equation that words mean, with its states; null where not all are gases. */
function betweenGases(equation: BalancedEquation, spots: readonly Spot[]): BalancedEquation | null {
  const isGas = (formula: string): boolean =>
    GASES.has(formula) ||
    spots.some(
      (spot) => spot.kind === "substance" && spot.substance.state === "g" && spot.substance.formulas.includes(formula),
    );
  if (!equation.species.every(isGas)) return null;
  const terms = equation.species.map((formula, index) => `${equation.coefficients[index] ?? 1} ${formula}(g)`);
  const { length } = equation.equation.reactants;
  return readBalanced(`${terms.slice(0, length).join(" + ")} <=> ${terms.slice(length).join(" + ")}`);
}

const OF_EQUILIBRIUM: ReadonlySet<string> = new Set(["solubility-product", "acid-constant", "base-constant"]);

/** What a text supposes; null where it writes several equations, or one that does not balance. */
export function readScene(spots: readonly Spot[], goals: readonly GoalSpot[]): Scene | null {
  const written = spots.flatMap((spot) => (spot.kind === "equation" ? [spot.equation] : []));
  const [only, ...others] = written;
  if (only === null || others.length > 0) return null;
  const equation = only ?? findMeant(spots, goals);
  const conditions = new Set<Condition>(
    spots.flatMap((spot) => (spot.kind === "cue" && spot.cue.is === "condition" ? [spot.cue.condition] : [])),
  );
  const isOfConstant = goals.some(({ kinds: [kind] }) => kind !== undefined && OF_EQUILIBRIUM.has(kind));
  if (isOfConstant && spots.some(({ kind }) => kind === "concentration")) conditions.add("at-equilibrium");
  if (boilsByTables(spots, goals)) conditions.add("vaporization");
  const lattices = new Set(
    spots.flatMap((spot) => (spot.kind === "cue" && spot.cue.is === "lattice" ? [spot.cue.lattice] : [])),
  );
  const [lattice, ...otherLattices] = lattices;
  return {
    ...BARE_SCENE,
    equation,
    conditions,
    ...(lattice !== undefined && otherLattices.length === 0 && { lattice }),
  };
}
