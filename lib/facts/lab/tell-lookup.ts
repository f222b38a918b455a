import { FLAMES } from "../../chemistry/analysis/flames.ts";
import { ALL_INDICATORS, type IndicatorId } from "../../chemistry/analysis/indicators.ts";
import { type ElementSymbol, findElement } from "../../chemistry/elements/elements.ts";
import { HALOGENS } from "../../chemistry/judgement/activity.ts";
import { formulaValue, nameOfThing, numberValue, textValue, type Told, type ToldValue, wordValue } from "../told.ts";
import { KINDS } from "./kinds.ts";
import type { Lookup } from "./read-lookup.ts";
import { colorValue, tellLook, tellTest } from "./tell-lab.ts";

/** What the tables have of what is looked up. */
export function tellLookup(lookup: Lookup): readonly Told[] {
  switch (lookup.kind) {
    case "flames":
      return [{ id: "flames", values: { values: listOf(lookup.of, tellFlame) } }];
    case "tests":
      return lookup.of.flatMap(tellTest);
    case "looks":
      return lookup.of.flatMap((formula) => tellLook({ kind: "substance", formula, isNamed: false }));
    case "indicators":
      return lookup.of.map(tellIndicator);
    case "series":
      return [{ id: `series.${lookup.of}`, values: { order: textValue(SERIES[lookup.of].join(" > ")) } }];
    case "examples": {
      const { members, isAll } = KINDS[lookup.of];
      const values = { kind: wordValue(`examples.kinds.${lookup.of}`), values: listOf(members, tellMember) };
      return [{ id: isAll ? "examples.all" : "examples.some", values }];
    }
  }
}

const listOf = (formulas: readonly string[], tell: (formula: string) => readonly ToldValue[]): ToldValue => ({
  kind: "list",
  items: formulas.map(tell),
});

/** School books' order; carbon and hydrogen stand where they decide what a metal is won with and what it does to acids. */
const SERIES = {
  metals: ["K", "Na", "Li", "Ca", "Mg", "Al", "(C)", "Zn", "Fe", "Sn", "Pb", "(H)", "Cu", "Ag", "Au"],
  halogens: HALOGENS,
} as const;

function tellFlame(symbol: string): readonly ToldValue[] {
  const color = FLAMES[symbol as ElementSymbol];
  return [nameOfThing(symbol), textValue("–"), ...(color === undefined ? [] : [colorValue(color)])];
}

function tellIndicator(id: IndicatorId | "universal"): Told {
  const own = ALL_INDICATORS.find((each) => each.id === id);
  if (own === undefined) return { id: "indicators.universal", values: {} };
  const { acid, base, from, to } = own;
  return {
    id: "indicators.changes",
    values: {
      indicator: wordValue(`indicators.names.${id}`),
      acid: colorValue(acid),
      base: colorValue(base),
      from: numberValue(from),
      to: numberValue(to),
    },
  };
}

/** An element by its name and symbol, a compound by its name and formula. */
function tellMember(formula: string): readonly ToldValue[] {
  return [nameOfThing(formula), findElement(formula) === null ? formulaValue(formula) : textValue(formula)];
}
