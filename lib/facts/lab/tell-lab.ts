import { CATION_TESTS } from "../../chemistry/analysis/cations.ts";
import type { Color } from "../../chemistry/analysis/colors.ts";
import { FLAMES } from "../../chemistry/analysis/flames.ts";
import { findLook } from "../../chemistry/analysis/looks.ts";
import { TESTS } from "../../chemistry/analysis/tests.ts";
import { DENSITIES, GAS_DENSITIES } from "../../chemistry/data/densities.ts";
import { type ElementSymbol, findElement } from "../../chemistry/elements/elements.ts";
import { listStableIsotopes } from "../../chemistry/elements/stable-isotopes.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { LabProperty } from "../properties.ts";
import { formulaOfThing, substanceOf, type Thing } from "../things.ts";
import { countValue, formulaValue, nameOfThing, numberValue, textValue, type Told, wordValue } from "../told.ts";
import { listTestsOf } from "./match-tests.ts";

/** What the tables have of each of several things; nothing where they lack one. */
export function tellLab(property: LabProperty, things: readonly Thing[]): readonly Told[] {
  const told = things.map((thing) => TELL[property](thing));
  return told.some((each) => each.length === 0) ? [] : told.flat();
}

const TELL: Readonly<Record<LabProperty, (thing: Thing) => readonly Told[]>> = {
  flame: tellFlame,
  test: (thing) => [...listTestsOf(thing).flatMap(tellTest), ...(isMetalIon(thing) ? tellFlame(thing) : [])],
  color: tellLook,
  density: tellDensity,
  isotopes: tellIsotopes,
};

export const colorValue = (color: Color) => wordValue(`colors.${color}`);

/** Of an element, or of what one such element is in. */
function tellFlame(thing: Thing): readonly Told[] {
  const parsed = parseFormula(formulaOfThing(thing));
  const symbols = parsed.ok ? [...parsed.value.counts.keys()].filter((each) => Object.hasOwn(FLAMES, each)) : [];
  const [symbol, ...others] = symbols as ElementSymbol[];
  const color = symbol === undefined ? undefined : FLAMES[symbol];
  if (symbol === undefined || color === undefined || others.length > 0) return [];
  return [{ id: "flame", values: { name: nameOfThing(symbol), symbol: textValue(symbol), color: colorValue(color) } }];
}

/** A metal as an element, or an ion of one atom. */
function isMetalIon(thing: Thing): boolean {
  const parsed = parseFormula(formulaOfThing(thing));
  return parsed.ok && parsed.value.counts.size === 1 && (thing.kind === "element" || parsed.value.charge > 0);
}

/** The test of a gas or an ion by its formula. */
export function tellTest(of: string): readonly Told[] {
  const values = { name: nameOfThing(of), formula: formulaValue(of) };
  const cation = CATION_TESTS.find(({ ion }) => ion === of);
  if (cation === undefined)
    return TESTS.filter((test) => test.of === of).map(({ id }) => ({ id: `tests.${id}`, values }));
  return (["hydroxide", "ammonia"] as const).map((base) => {
    const given = cation[base];
    if (given === null) return { id: `tests.${base}-none`, values };
    const { color, dissolves, solution } = given;
    return {
      id: `tests.${base}-${dissolves ? "dissolves" : "stays"}`,
      values: {
        ...values,
        color: colorValue(color),
        ...(solution !== undefined && { solution: colorValue(solution) }),
      },
    };
  });
}

/** Salts whose crystals with water have another colour: both are told. */
const HYDRATES: Readonly<Record<string, string>> = { CuSO4: "CuSO4·5H2O", CoCl2: "CoCl2·6H2O" };

/** The colours of a substance or an ion in its states. */
export function tellLook(thing: Thing): readonly Told[] {
  const formula = formulaOfThing(thing);
  const hydrate = HYDRATES[formula];
  return [
    ...tellStates(thing),
    ...(hydrate === undefined ? [] : tellStates({ kind: "substance", formula: hydrate, isNamed: true })),
  ];
}

function tellStates(thing: Thing): readonly Told[] {
  const formula = formulaOfThing(thing);
  const substance = thing.kind === "substance" ? formula : substanceOf(formula);
  const look = findLook(substance);
  const values = { name: nameOfThing(formula), formula: formulaValue(substance) };
  return Object.entries(look ?? {}).map(([state, color]) => ({
    id: `look.${state === "solid" && Object.hasOwn(HYDRATES, formula) ? "anhydrous" : state}`,
    values: { ...values, color: colorValue(color) },
  }));
}

function tellDensity(thing: Thing): readonly Told[] {
  const formula = formulaOfThing(thing);
  const substance = thing.kind === "element" ? substanceOf(formula) : formula;
  const values = { name: nameOfThing(formula), formula: formulaValue(substance) };
  const gas = GAS_DENSITIES[substance];
  const own = DENSITIES[substance];
  if (gas !== undefined) return [{ id: "density.gas", values: { ...values, value: numberValue(gas, "g/L") } }];
  return own === undefined
    ? []
    : [{ id: "density.condensed", values: { ...values, value: numberValue(own, "g/cm³") } }];
}

function tellIsotopes(thing: Thing): readonly Told[] {
  const element = thing.kind === "element" ? findElement(thing.symbol) : null;
  const stable = element === null ? null : listStableIsotopes(element.symbol);
  if (element === null || stable === null) return [];
  const values = { name: nameOfThing(element.symbol), symbol: textValue(element.symbol) };
  if (stable.length === 0) return [{ id: "isotopes.none", values }];
  const items = stable.map((massNumber) => [textValue(`${element.symbol}-${massNumber}`)]);
  const list = { count: countValue(stable.length), isotopes: { kind: "list", items } as const };
  return [{ id: "isotopes.stable", values: { ...values, ...list } }];
}
