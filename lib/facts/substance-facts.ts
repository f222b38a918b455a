import { findSpecies } from "../chemistry/bonding/species.ts";
import {
  POLYPROTIC_ACIDS,
  STRONG_ACIDS,
  STRONG_BASES,
  WEAK_ACIDS,
  WEAK_BASES,
} from "../chemistry/data/acid-constants.ts";
import { MELTING_POINTS } from "../chemistry/data/melting-points.ts";
import { MEASURED_ANGLES } from "../chemistry/data/measured-angles.ts";
import { SOLUBILITY_PRODUCTS } from "../chemistry/data/solubility-products.ts";
import { findElement } from "../chemistry/elements/elements.ts";
import { isNonmetal } from "../chemistry/formula/charge.ts";
import { canonicalOf } from "../chemistry/formula/format.ts";
import type { Formula } from "../chemistry/formula/formula.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { findSalt } from "../chemistry/ions/salt.ts";
import { findOxidationNumbers } from "../chemistry/redox/oxidation.ts";
import { BOILING_POINTS, OTHER_BOILING_POINTS } from "../problems/bonding/intermolecular-data.ts";
import { countBonds, listHybrids } from "./bond-orders.ts";
import type { Property } from "./properties.ts";
import type { Thing } from "./things.ts";
import { countValue, formulaValue, nameOfThing, numberValue, textValue, type Told, type ToldValue } from "./told.ts";

type Values = Readonly<Record<string, ToldValue>>;
type Substance = Extract<Thing, { kind: "substance" }>;

/** What is known of a substance or ion by its formula and from tables; `part`: the element in it that is asked about. */
export function tellSubstance(property: Property | null, thing: Substance, part: string | null = null): Told | null {
  const { formula } = thing;
  const parsed = parseFormula(formula);
  if (!parsed.ok) return null;
  const values = { name: nameOfThing(formula), formula: formulaValue(formula) };
  switch (property) {
    case "name":
    case "formula":
    case "symbol":
    case null:
      return { id: "formula", values };
    case "charge":
    case "ion":
      return parsed.value.charge === 0
        ? { id: "no-charge", values }
        : { id: "charge", values: { ...values, charge: textValue(writeCharge(parsed.value.charge)) } };
    case "atoms":
      return tellAtoms(parsed.value, part, values);
    case "oxidation":
      return tellOxidation(parsed.value, part, values);
    case "angle":
    case "shape":
      return tellShape(parsed.value, values);
    case "electrons":
    case "protons":
      return tellCharges(parsed.value, values);
    case "drawing":
      return tellIons(parsed.value, values);
    case "boiling":
    case "state":
    case "melting":
      return tellHeat(property, formula, values);
    default:
      return tellKind(property, formula, parsed.value, values);
  }
}

function tellKind(property: Property, formula: string, parsed: Formula, values: Values): Told | null {
  switch (property) {
    case "acidity":
    case "strength":
      return tellAcidity(formula, parsed, values);
    case "bond":
      return parsed.charge === 0 ? { id: `bonds.${bondOf(parsed)}`, values } : null;
    case "bond-orders":
      return tellBonds(formula, parsed, values);
    case "hybridization":
      return tellHybrids(formula, values);
    case "polarity":
      return tellPolarity(parsed, values);
    case "acid-constant":
      return tellConstants(formula, values);
    case "solubility-product": {
      const salt = SOLUBILITY_PRODUCTS.find((each) => each.formula === formula);
      return salt === undefined
        ? null
        : { id: "solubility-product", values: { ...values, value: numberValue(salt.constant) } };
    }
    default:
      return null;
  }
}

function writeCharge(charge: number): string {
  return `${Math.abs(charge)}${charge < 0 ? "−" : "+"}`;
}

function tellAtoms({ counts }: Formula, part: string | null, values: Values): Told | null {
  if (part !== null) {
    const count = counts.get(part) ?? 0;
    return {
      id: "atoms-of",
      values: { ...values, count: countValue(count), element: nameOfThing(part), symbol: textValue(part) },
    };
  }
  const items = [...counts].map(([symbol, count]) => [countValue(count), textValue(symbol)]);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { id: "atoms", values: { ...values, total: countValue(total), atoms: { kind: "list", items } } };
}

function tellOxidation(formula: Formula, part: string | null, values: Values): Told | null {
  const rows = findOxidationNumbers(formula);
  if (!rows.ok) return null;
  const asked = rows.value.filter(({ symbol }) => part === null || symbol === part);
  if (asked.length === 0) return null;
  const others = rows.value.filter((row) => !asked.includes(row));
  const write = (list: typeof asked): ToldValue => ({
    kind: "list",
    items: list.map(({ symbol, number: { numerator, denominator } }) => [
      textValue(
        `${symbol} = ${numerator > 0 ? "+" : numerator < 0 ? "−" : ""}${Math.abs(numerator)}${denominator === 1 ? "" : `/${denominator}`}`,
      ),
    ]),
  });
  return others.length === 0
    ? { id: "oxidation-all", values: { ...values, numbers: write(asked) } }
    : {
        id: "oxidation",
        values: {
          ...values,
          numbers: write(asked),
          others: write(others),
          charge: textValue(formula.charge === 0 ? "0" : writeCharge(formula.charge)),
        },
      };
}

function tellShape(formula: Formula, values: Values): Told | null {
  const species = findSpecies(formula);
  if (species === null) return null;
  const { angle, shape, centerPairs, center } = species.structure;
  return {
    id: "angle",
    values: {
      ...values,
      angle: textValue(angleText(MEASURED_ANGLES[species.formula] ?? angle)),
      shape: { kind: "word", key: `drawings.shapes.names.${shape}` },
      center: textValue(center),
      pairs: countValue(centerPairs),
    },
  };
}

function angleText(angle: string): string {
  return angle
    .split(", ")
    .map((each) => `${each}°`)
    .join(", ");
}

function tellCharges({ counts, charge }: Formula, values: Values): Told | null {
  const numbers = [...counts].map(([symbol, count]) => (findElement(symbol)?.number ?? Number.NaN) * count);
  const protons = numbers.reduce((sum, number) => sum + number, 0);
  if (Number.isNaN(protons)) return null;
  return {
    id: "charges",
    values: { ...values, protons: countValue(protons), electrons: countValue(protons - charge) },
  };
}

/** An ionic compound has no molecule to draw: its ions are what there is. */
function tellIons(formula: Formula, values: Values): Told | null {
  const salt = bondOf(formula) === "ionic" ? findSalt(formula) : null;
  if (salt === null) return null;
  const ions = [...salt.cations, salt.anion].map(({ formula: ion, count }) => [
    countValue(count),
    formulaValue(canonicalOf(ion)),
  ]);
  return { id: "drawn-ions", values: { ...values, ions: { kind: "list", items: ions } } };
}

function tellHeat(property: "boiling" | "state" | "melting", formula: string, values: Values): Told | null {
  if (property === "melting") {
    const melting = MELTING_POINTS[formula];
    return melting === undefined ? null : { id: "melting", values: { ...values, value: numberValue(melting, "°C") } };
  }
  const point = BOILING_POINTS[formula] ?? OTHER_BOILING_POINTS[formula];
  if (point === undefined) return null;
  if (property === "boiling") return { id: "boiling", values: { ...values, value: numberValue(point, "°C") } };
  // Whatever boils well below room temperature is a gas there.
  return property === "state" && point < 15 ? { id: "states.gas", values } : null;
}

const has = (table: Readonly<Record<string, unknown>>, formula: string): boolean => Object.hasOwn(table, formula);

function tellAcidity(formula: string, parsed: Formula, values: Values): Told | null {
  if (STRONG_ACIDS.has(formula) || formula === "H2SO4") return { id: "acidity.strong-acid", values };
  if (has(WEAK_ACIDS, formula) || has(POLYPROTIC_ACIDS, formula)) return { id: "acidity.weak-acid", values };
  if (has(STRONG_BASES, formula)) return { id: "acidity.strong-base", values };
  if (has(WEAK_BASES, formula)) return { id: "acidity.weak-base", values };
  if (formula === "H2O") return { id: "acidity.water", values };
  const symbols = [...parsed.counts.keys()];
  if (
    symbols.length === 2 &&
    symbols[1] === "O" &&
    parsed.charge === 0 &&
    symbols[0] !== "H" &&
    !NEUTRAL_OXIDES.has(formula)
  ) {
    const [first = ""] = symbols;
    if (ACIDIC_OXIDES.has(formula)) return { id: "acidity.acidic-oxide", values };
    return BASIC_OXIDES.has(first) ? { id: "acidity.basic-oxide", values } : null;
  }
  const salt = findSalt(parsed);
  const [cation] = salt?.cations ?? [];
  const isSalt = salt !== null && cation !== undefined && !parsed.counts.has("H") && symbols.length > 1;
  return isSalt && bondOf(parsed) === "ionic" ? { id: "acidity.salt", values } : null;
}

const NEUTRAL_OXIDES: ReadonlySet<string> = new Set(["CO", "NO", "N2O"]);
const ACIDIC_OXIDES: ReadonlySet<string> = new Set([
  "CO2",
  "SO2",
  "SO3",
  "NO2",
  "N2O5",
  "P2O5",
  "P4O10",
  "P4O6",
  "Cl2O7",
  "SiO2",
  "N2O3",
  "CrO3",
]);
/** Metals of the first two groups, but beryllium. */
const BASIC_OXIDES: ReadonlySet<string> = new Set(["Li", "Na", "K", "Rb", "Cs", "Mg", "Ca", "Sr", "Ba"]);

/** What holds a compound together, as a first course tells it: by metals, nonmetals and ions of several atoms. */
function bondOf(formula: Formula): "ionic" | "covalent" | "metallic" {
  const symbols = [...formula.counts.keys()];
  const nonmetals = symbols.filter((symbol) => isNonmetal(symbol));
  if (nonmetals.length === 0) return "metallic";
  const salt = findSalt(formula);
  const isAmmonium = salt?.cations.some(({ formula: ion }) => ion.counts.has("N") && ion.counts.has("H")) === true;
  return nonmetals.length < symbols.length || isAmmonium ? "ionic" : "covalent";
}

/** How many of its bonds are single, double and triple; of ions, that they share none. */
function tellBonds(formula: string, parsed: Formula, values: Values): Told | null {
  const orders = countBonds(parsed, formula);
  if (orders === null) return parsed.charge === 0 && bondOf(parsed) === "ionic" ? { id: "bonds.ionic", values } : null;
  const { single, double, triple } = orders;
  const counted = { single, double, triple, sigma: single + double + triple, pi: double + 2 * triple };
  const told = Object.entries(counted).map(([name, count]) => [name, countValue(count)] as const);
  return { id: "bond-orders", values: { ...values, ...Object.fromEntries(told) } };
}

/** Of the carbon atoms of a chain; what has one centre is solved with its steps. */
function tellHybrids(formula: string, values: Values): Told | null {
  const hybrids = listHybrids(formula);
  if (hybrids === null || hybrids.length === 0) return null;
  const items = hybrids.map(({ hybrid, count }) => [textValue(`${count} C: ${hybrid}`)]);
  return { id: "hybrids", values: { ...values, atoms: { kind: "list", items } } };
}

/** Of molecules without one central atom: those of carbon and hydrogen alone, and those that bond hydrogen to oxygen or nitrogen. */
function tellPolarity(formula: Formula, values: Values): Told | null {
  if (formula.charge !== 0) return null;
  if (bondOf(formula) === "ionic") return { id: "polarity.ionic", values };
  const symbols = [...formula.counts.keys()];
  const [only, ...others] = symbols;
  if (only !== undefined && others.length === 0) return { id: "polarity.element", values };
  const carbons = formula.counts.get("C") ?? 0;
  if (carbons === 0) return null;
  if (symbols.every((symbol) => symbol === "C" || symbol === "H")) return { id: "polarity.hydrocarbon", values };
  const oxygens = formula.counts.get("O") ?? 0;
  return oxygens > 0 && 2 * oxygens >= carbons && (formula.counts.get("H") ?? 0) > 0
    ? { id: "polarity.hydroxyl", values }
    : null;
}

function tellConstants(formula: string, values: Values): Told | null {
  if (STRONG_ACIDS.has(formula) || formula === "H2SO4") return { id: "acidity.strong-acid", values };
  const listed = POLYPROTIC_ACIDS[formula] ?? [];
  const one = WEAK_ACIDS[formula] ?? listed[0];
  if (one !== undefined)
    return {
      id: "acid-constant",
      values: { ...values, value: numberValue(one), logarithm: numberValue(minusLog(one)) },
    };
  const base = WEAK_BASES[formula];
  return base === undefined
    ? null
    : { id: "base-constant", values: { ...values, value: numberValue(base), logarithm: numberValue(minusLog(base)) } };
}

const minusLog = (constant: string): string => (-Math.log10(Number(constant))).toFixed(2);
