import { propertiesOf } from "../chemistry/data/element-properties.ts";
import { type Element, type ElementSymbol, findElement } from "../chemistry/elements/elements.ts";
import { familyOf, kindOf, LAST_SEEN } from "../chemistry/elements/families.ts";
import { type State, stateAt } from "../chemistry/elements/states.ts";
import { listCationCharges } from "../chemistry/ions/ions.ts";
import { BOILING_POINTS } from "../problems/bonding/intermolecular-data.ts";
import { MAIN_ELEMENTS } from "../problems/periodic-table/elements.ts";
import type { Property } from "./properties.ts";
import type { Thing } from "./things.ts";
import {
  countValue,
  formulaValue,
  nameOfThing,
  numberValue,
  textValue,
  type Told,
  type ToldValue,
  wordValue,
} from "./told.ts";

/** What is known of an element, or of one of its nuclides, by its place and from tables; null where it is another's to tell. */
export function tellElement(property: Property | null, thing: Exclude<Thing, { kind: "substance" }>): Told | null {
  const element = findElement(thing.symbol);
  if (element === null) return null;
  const { symbol, number } = element;
  const values = { name: nameOfThing(symbol), symbol: textValue(symbol) };
  switch (property) {
    case "atomic-number":
      return { id: "atomic-number", values: { ...values, number: countValue(number) } };
    case "protons":
    case "neutrons":
    case "electrons":
      return tellParticles(property, element, thing, values);
    case "atomic-mass":
    case "molar-mass":
      return element.isMassNumber
        ? null
        : { id: "atomic-mass", values: { ...values, mass: numberValue(element.weight) } };
    case "name":
    case "symbol":
    case "formula":
    case null:
      return {
        id: (thing.kind === "element" && thing.isNamed) || property === "formula" ? "symbol" : "element",
        values: { ...values, number: countValue(number) },
      };
    default:
      return tellPlaced(property, element, values);
  }
}

type Values = Readonly<Record<string, ToldValue>>;

function tellPlaced(property: Property, element: Element, values: Values): Told | null {
  const { symbol, group, period } = element;
  switch (property) {
    case "group":
    case "period":
      return group === null
        ? { id: "place-below", values: { ...values, period: countValue(period) } }
        : { id: "place", values: { ...values, group: countValue(group), period: countValue(period) } };
    case "family":
      return { id: "family", values: { ...values, family: wordValue(`families.${familyOf(element)}`) } };
    case "metal":
    case "bond":
      return { id: `kinds.${kindOf(element)}`, values };
    case "state":
      return element.number > LAST_SEEN
        ? null
        : { id: `states.${stateOf(symbol)}`, values: { ...values, formula: textValue(symbol) } };
    case "ion":
    case "charge":
    case "oxidation":
      return tellIons(symbol, values);
    case "boiling":
      return tellBoiling(symbol, values);
    case "melting":
      return tellMelting(symbol, values);
    case "acidity":
      return null;
    default:
      return tellMeasured(property, symbol, values);
  }
}

/** Of a nuclide its own neutrons; of an element those of the mass number that is nearest to its atomic mass. */
function tellParticles(
  property: "protons" | "neutrons" | "electrons",
  { number, weight }: Element,
  thing: Exclude<Thing, { kind: "substance" }>,
  values: Values,
): Told {
  const massNumber = thing.kind === "nuclide" ? thing.massNumber : Math.round(Number(weight));
  return {
    id:
      thing.kind === "nuclide" || property === "neutrons"
        ? thing.kind === "nuclide"
          ? "nuclide"
          : "neutrons"
        : "particles",
    values: {
      ...values,
      protons: countValue(number),
      electrons: countValue(number),
      neutrons: countValue(massNumber - number),
      massNumber: countValue(massNumber),
    },
  };
}

const ROOM_CELSIUS = 25;

/** The few that nobody could melt yet are taken for the metals that they are. */
const stateOf = (symbol: ElementSymbol): State => stateAt(symbol, ROOM_CELSIUS) ?? "solid";

function tellIons(symbol: string, values: Values): Told | null {
  const main = MAIN_ELEMENTS.find((each) => each.symbol === symbol)?.charge;
  if (main === 0) return { id: "no-ion", values };
  const charges = main === undefined || main === null ? listCationCharges(symbol) : [main];
  if (charges.length === 0) return null;
  const ions = charges.map((charge) => [formulaValue(`${symbol}^${Math.abs(charge)}${charge < 0 ? "-" : "+"}`)]);
  return { id: "ions", values: { ...values, ions: { kind: "list", items: ions }, count: countValue(ions.length) } };
}

function tellBoiling(symbol: ElementSymbol, values: Values): Told | null {
  const { sublimation, boiling } = propertiesOf(symbol);
  const point = BOILING_POINTS[symbol] ?? BOILING_POINTS[`${symbol}2`] ?? boiling;
  const told = { ...values, formula: textValue(symbol) };
  if (sublimation !== null) return { id: "sublimes", values: { ...told, value: numberValue(sublimation, "°C") } };
  return point === null ? null : { id: "boiling", values: { ...told, value: numberValue(point, "°C") } };
}

function tellMelting(symbol: ElementSymbol, values: Values): Told | null {
  const { sublimation, melting } = propertiesOf(symbol);
  const told = { ...values, formula: textValue(symbol) };
  if (sublimation !== null) return { id: "sublimes", values: { ...told, value: numberValue(sublimation, "°C") } };
  return melting === null ? null : { id: "melting", values: { ...told, value: numberValue(melting, "°C") } };
}

function tellMeasured(property: Property, symbol: string, values: Values): Told | null {
  const main = MAIN_ELEMENTS.find((each) => each.symbol === symbol);
  if (main === undefined) return null;
  switch (property) {
    case "electronegativity":
      return main.electronegativity === null
        ? null
        : { id: "electronegativity", values: { ...values, value: numberValue(main.electronegativity) } };
    case "radius":
      return { id: "radius", values: { ...values, value: numberValue(main.radius, "pm") } };
    case "ionization":
      return { id: "ionization", values: { ...values, value: numberValue(main.ionization, "kJ/mol") } };
    case "valence":
      return { id: "valence", values: { ...values, count: countValue(main.valence), group: countValue(main.group) } };
    default:
      return null;
  }
}
