import { POLYPROTIC_ACIDS, STRONG_ACIDS, WEAK_ACIDS } from "../chemistry/data/acid-constants.ts";
import { DENSITIES } from "../chemistry/data/densities.ts";
import { propertiesOf } from "../chemistry/data/element-properties.ts";
import { OTHER_SPECIFIC_HEATS, SPECIFIC_HEATS } from "../chemistry/data/heat-capacities.ts";
import { MELTING_POINTS } from "../chemistry/data/melting-points.ts";
import { findElement } from "../chemistry/elements/elements.ts";
import { molarMass } from "../chemistry/formula/molar-mass.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { findPotential } from "../chemistry/judgement/activity.ts";
import { BOILING_POINTS, BY_FORCE } from "../problems/bonding/intermolecular-data.ts";
import { MAIN_ELEMENTS } from "../problems/periodic-table/elements.ts";
import type { Extreme, Property } from "./properties.ts";
import { formulaOfThing, substanceOf, type Thing } from "./things.ts";
import { nameOfThing, numberValue, textValue, type Told, type ToldValue, wordValue } from "./told.ts";

/** By what things are compared: a number for each, the one with the larger being the larger, and how it is written. */
type Scale = { readonly of: (formula: string) => number | null; readonly unit: string; readonly isTold: boolean };

const main = (formula: string) => MAIN_ELEMENTS.find(({ symbol }) => symbol === formula);

const SCALES: Readonly<Partial<Record<Property, Scale>>> = {
  radius: { of: (formula) => main(formula)?.radius ?? null, unit: "pm", isTold: true },
  ionization: { of: (formula) => main(formula)?.ionization ?? null, unit: "kJ/mol", isTold: true },
  electronegativity: { of: (formula) => main(formula)?.electronegativity ?? null, unit: "", isTold: true },
  "molar-mass": { of: massOf, unit: "g/mol", isTold: true },
  "atomic-mass": { of: massOf, unit: "g/mol", isTold: true },
  // What takes less heat for each degree gets warm sooner.
  warming: { of: specificHeatOf, unit: "J/(g·°C)", isTold: true },
  boiling: {
    of: (formula) => BOILING_POINTS[formula] ?? BOILING_POINTS[`${formula}2`] ?? null,
    unit: "°C",
    isTold: true,
  },
  melting: { of: meltingOf, unit: "°C", isTold: true },
  density: { of: densityOf, unit: "g/cm³", isTold: true },
  reactivity: { of: reactivityOf, unit: "V", isTold: false },
  strength: { of: strengthOf, unit: "", isTold: false },
  "atomic-number": { of: (formula) => findElement(formula)?.number ?? null, unit: "", isTold: true },
  protons: { of: (formula) => findElement(formula)?.number ?? null, unit: "", isTold: true },
};

function specificHeatOf(formula: string): number | null {
  const value = SPECIFIC_HEATS[formula] ?? OTHER_SPECIFIC_HEATS[formula];
  return value === undefined ? null : Number(value);
}

function meltingOf(formula: string): number | null {
  const element = findElement(formula);
  return MELTING_POINTS[formula] ?? (element === null ? null : propertiesOf(element.symbol).melting);
}

/** Gases are light beside all others, and only others are compared. */
function densityOf(formula: string): number | null {
  const value = DENSITIES[substanceOf(formula)];
  return value === undefined ? null : Number(value);
}

/** The one of several things that has the most or least of a property, with the values; nothing where they do not decide. */
export function tellComparison(
  property: Property | null,
  extreme: Extreme | null,
  things: readonly Thing[],
): readonly Told[] {
  const scale = property === null || extreme === null ? undefined : SCALES[property];
  if (scale === undefined || things.length < 2) return [];
  const valued = things.flatMap((thing) => {
    const value = scale.of(formulaOfThing(thing));
    return value === null ? [] : [{ thing, value }];
  });
  const sorted = valued.toSorted((one, other) =>
    extreme === "largest" ? other.value - one.value : one.value - other.value,
  );
  const [first, second] = sorted;
  if (first === undefined || second === undefined || valued.length < things.length || first.value === second.value)
    return [];
  const items = sorted.map(({ thing, value }): ToldValue[] => [
    nameOfThing(formulaOfThing(thing)),
    ...(scale.isTold ? [numberValue(Number(value.toFixed(3)), scale.unit)] : []),
  ]);
  const formula = formulaOfThing(first.thing);
  const values = { name: nameOfThing(formula), formula: textValue(formula), values: { kind: "list", items } as const };
  const told = { id: `compared.${property}.${extreme}`, values };
  return property === "boiling" ? [told, ...tellForces(sorted.map(({ thing }) => formulaOfThing(thing)))] : [told];
}

/** What holds the molecules together, where it is known of each; of equal forces the larger molecules have the stronger ones. */
function tellForces(formulas: readonly string[]): Told[] {
  const forces = formulas.flatMap((formula) => forceOf(formula) ?? []);
  if (forces.length < formulas.length) return [];
  const items = forces.map((force, at): ToldValue[] => [
    nameOfThing(formulas[at] ?? ""),
    textValue("–"),
    wordValue(`forces.${force}`),
  ]);
  const isSame = new Set(forces).size === 1;
  return [
    { id: "forces.strongest", values: { values: { kind: "list", items } } },
    ...(isSame ? [{ id: "forces.same", values: {} }] : []),
  ];
}

const FORCES = ["hydrogen", "dipole", "dispersion"] as const;

const forceOf = (formula: string): (typeof FORCES)[number] | null =>
  FORCES.find((force) => {
    const known: readonly string[] = BY_FORCE[force];
    return known.includes(formula) || known.includes(`${formula}2`);
  }) ?? null;

function massOf(formula: string): number | null {
  const parsed = parseFormula(formula);
  const mass = parsed.ok ? molarMass(parsed.value) : null;
  return mass?.ok === true ? Number(mass.value) : null;
}

/** Of metals by their standard potentials, of halogens by how near the top of their group they stand. */
function reactivityOf(formula: string): number | null {
  const element = findElement(formula.replace(/2$/, ""));
  if (element?.group === 17) return 10 - element.period;
  if (element?.group === 1 && element.symbol !== "H") return 10 + element.period;
  const potential = findPotential(formula);
  return potential === null ? null : -potential;
}

const STRONG = 1e3;

function strengthOf(formula: string): number | null {
  if (STRONG_ACIDS.has(formula) || formula === "H2SO4") return STRONG;
  const constant = WEAK_ACIDS[formula] ?? POLYPROTIC_ACIDS[formula]?.[0];
  return constant === undefined ? null : Number(constant);
}
