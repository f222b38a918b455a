import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { findCombustion } from "../../solver/problems/reaction.ts";
import { findCues } from "../cues/cues.ts";
import { listSpots } from "../text/spots.ts";
import type { Spot } from "../text/spot.ts";

/** Heats of combustion and of formation that are told for substances, one from the others: with the equations that they belong to. */

const COMBUSTION = /Δ_?c ?H[°⦵⊖]?|ΔH[°⦵⊖]?_?\(?c(?:omb(?:ustion)?)?\)?[°⦵⊖]?(?![a-z])/g;
const FORMATION = /Δ_?f ?H[°⦵⊖]?|ΔH[°⦵⊖]?_?\(?f\)?[°⦵⊖]?(?![a-z])/g;

/** Each with its own mole of what burns, or forms, and no other way round. */
const OF_OTHER_THINGS =
  /\b(?:grams?|mass|temperature|per gram|calorimeter|water vapou?r|gaseous water|steam|incomplete|vapori[sz]ation|hydrogenation|bond)\b|\d ?(?:°C|g of)\b/i;

/** The unit of all, which stands in a heading. */
const UNIT_OF_ALL = /(?<!\d ?)[(,/]? ?\(?kJ ?(?:\/ ?mol|mol ?\^?[-−⁻][1¹])\)?/g;

const UNIT = /kJ ?(?:\/ ?mol|mol ?\^?[-−⁻][1¹])|kJ/;

const STATE = /\((?:s|l|g|aq|graphite)\)/g;

type Which = "combustion" | "formation";

function whichOf(spot: Spot): Which | null {
  if (spot.kind !== "cue" || spot.cue.is !== "kind") return null;
  const isOf = (kind: Kind): boolean => spot.cue.is === "kind" && spot.cue.kinds.includes(kind);
  if (isOf("formation-enthalpy")) return "formation";
  return isOf("molar-energy") && /combustion/i.test(spot.text) ? "combustion" : null;
}

type Told = { readonly which: Which; readonly formula: string; readonly value: string };

/** What is asked: the heat of one mole that burns or forms, or that of an equation. */
type Asked = { readonly which: Which; readonly formula: string } | { readonly equation: string };

type Reading = { readonly told: readonly Told[]; readonly asked: Asked };

const formulaOf = (spot: Spot): string | null =>
  spot.kind === "substance" ? (spot.substance.element === "C" ? "C" : (spot.substance.formulas.at(-1) ?? null)) : null;

/** Each value with the substance before it, in lists with the one that stands where it does; null where it is not certain which. */
function readHeats(text: string, spots: readonly Spot[]): Reading | null {
  const told: Told[] = [];
  let which: Which | null = null;
  let names: string[] = [];
  let values: string[] = [];
  let asked: { readonly which: Which; readonly formula: string } | null = null;
  let equation: string | null = null;
  let isAsking = false;
  const close = (): boolean => {
    if (values.length === 0) return true;
    if (which === null || names.length !== values.length) return false;
    for (const [index, value] of values.entries()) told.push({ which, formula: names[index] ?? "", value });
    names = [];
    values = [];
    return true;
  };
  for (const spot of spots) {
    if (spot.kind === "equation") {
      if (equation !== null || spot.equation === null || !close()) return null;
      // As it is written: a half of O2 belongs to another ΔH than a whole one.
      equation = text
        .slice(spot.start, spot.end)
        .replaceAll(STATE, "")
        .replaceAll("½", "1/2 ")
        .replace(/[.,;:?\s]+$/, "");
      names = [];
      continue;
    }
    const next = whichOf(spot);
    const formula = formulaOf(spot);
    if (spot.kind === "cue" && spot.cue.is === "ask") {
      if (!close()) return null;
      isAsking = true;
      names = [];
    } else if (next !== null) {
      if (!close()) return null;
      which = next;
      names = [];
    } else if (isAsking && formula !== null && which !== null && asked === null) {
      asked = { which, formula };
      isAsking = false;
      names = [];
    } else if (formula !== null && names.at(-1) !== formula) names.push(formula);
    else if (spot.kind === "quantity") {
      const { dimension } = spot.quantity.unit;
      if (dimension === DIMENSIONS.amount && spot.quantity.value.eq(1)) continue;
      if (![DIMENSIONS.none, DIMENSIONS.energy, DIMENSIONS.molarEnergy].includes(dimension)) return null;
      isAsking = false;
      values.push(spot.quantity.value.toFixed());
    } else if (spot.kind === "mark" && (spot.mark === "." || spot.mark === "?" || spot.mark === ";")) {
      if (values.length > 0 && names.length === values.length && !close()) return null;
      isAsking = isAsking && spot.mark !== "?" && spot.mark !== ".";
    }
  }
  if (!close()) return null;
  if (equation === null) return asked === null ? null : { told, asked };
  // "The enthalpy of formation of propane, 3 C + 4 H2 → C3H8": the equation says it once more.
  const isSame =
    asked === null ||
    (asked.which === "formation" &&
      forming(asked.formula) !== null &&
      /[→⟶>=⇌] ?$/.test(equation.slice(0, -asked.formula.length)) &&
      equation.endsWith(asked.formula));
  return isSame && told.every((each) => each.which === "combustion") ? { told, asked: { equation } } : null;
}

/** Whole numbers and halves, as coefficients are written. */
function coefficient(count: number): string {
  if (Number.isInteger(count)) return count === 1 ? "" : `${count} `;
  return Number.isInteger(count * 2) ? `${count * 2}/2 ` : "";
}

/** C2H2 + 5/2 O2 → 2 CO2 + H2O: the combustion of one mole; null where it is not certain what forms. */
function burning(fuel: string): string | null {
  const found = findCombustion(fuel);
  if (found === null) return null;
  const each = found.coefficients[found.species.indexOf(fuel)] ?? 1;
  const terms = found.species.map((formula, index) => {
    const count = (found.coefficients[index] ?? 1) / each;
    return coefficient(count) === "" && count !== 1 ? null : `${coefficient(count)}${formula}`;
  });
  const { length } = found.equation.reactants;
  return terms.includes(null) ? null : `${terms.slice(0, length).join(" + ")} → ${terms.slice(length).join(" + ")}`;
}

const ELEMENTS: Readonly<Record<string, readonly [molecule: string, atoms: number]>> = {
  C: ["C", 1],
  H: ["H2", 2],
  O: ["O2", 2],
  N: ["N2", 2],
  S: ["S", 1],
};

/** 2 C + H2 → C2H2: one mole from its elements. */
function forming(formula: string): string | null {
  const parsed = parseFormula(formula);
  if (!parsed.ok || parsed.value.counts.size < 2) return null;
  const terms = [...parsed.value.counts].map(([symbol, count]) => {
    const [molecule, atoms] = ELEMENTS[symbol] ?? ["", 1];
    return molecule === "" ? null : `${coefficient(count / atoms)}${molecule}`;
  });
  return terms.includes(null) ? null : `${terms.join(" + ")} → ${formula}`;
}

function tellHeats({ told, asked }: Reading): string | null {
  const burnt = told.filter(({ which }) => which === "combustion");
  const formed = told.filter(({ which }) => which === "formation");
  const equations = burnt.map(({ formula, value }) => ({ text: burning(formula), value }));
  const heats = formed.map(({ formula, value }) => `ΔHf° of ${formula} is ${value} kJ/mol`).join(", ");
  if (told.length < 2 || equations.some(({ text }) => text === null)) return null;
  const each = equations.map(({ text, value }) => `${text ?? ""} ΔH = ${value} kJ.`).join(" ");
  if ("equation" in asked) return `${each} Calculate ΔH for ${asked.equation}.`;
  if (asked.which === "combustion") {
    const equation = burning(asked.formula);
    return equation === null || burnt.length > 0 ? null : `${equation}. ${heats}. Calculate ΔH°.`;
  }
  if (formed.length > 0) {
    const [only, ...others] = equations;
    return only === undefined || others.length > 0 || burnt[0]?.formula !== asked.formula
      ? null
      : `${only.text ?? ""} ΔH = ${only.value} kJ. ${heats}. Find ΔHf° of ${asked.formula}.`;
  }
  const target = forming(asked.formula);
  return target === null ? null : `${each} Calculate ΔH for ${target}.`;
}

/** An English text that tells heats of combustion or formation by their substances, with equations; null where it is none. */
export function withCombustions(text: string): string | null {
  if (!/combustion|formation|Δ/.test(text) || OF_OTHER_THINGS.test(text) || !UNIT.test(text)) return null;
  const named = text
    .replaceAll(COMBUSTION, "enthalpy of combustion ")
    .replaceAll(FORMATION, "enthalpy of formation ")
    .replaceAll(UNIT_OF_ALL, "");
  const spots = listSpots(named, "en", findCues("en") ?? new Map());
  const reading = spots === null ? null : readHeats(named, spots);
  return reading === null ? null : tellHeats(reading);
}
