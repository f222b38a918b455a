import { tool } from "ai";
import { z } from "zod";
import {
  POLYPROTIC_ACIDS,
  STRONG_ACIDS,
  STRONG_BASES,
  WEAK_ACIDS,
  WEAK_BASES,
} from "#lib/chemistry/data/acid-constants.ts";
import { FORMATION_ENTHALPIES } from "#lib/chemistry/data/formation-enthalpies.ts";
import { OTHER_SPECIFIC_HEATS, SPECIFIC_HEATS } from "#lib/chemistry/data/heat-capacities.ts";
import { ELEMENTS } from "#lib/chemistry/elements/elements.ts";
import { formatFormula } from "#lib/chemistry/formula/format.ts";
import { parseFormula } from "#lib/chemistry/formula/parse.ts";
import { CONSTANTS } from "#lib/quantity/constants.ts";
import { formatQuantity } from "#lib/quantity/format-quantity.ts";
import { pureNumber, quantity } from "#lib/quantity/quantity.ts";
import { storeQuantity } from "#lib/quantity/stored-quantity.ts";
import { equals, refuse, sayWith, type ToolAnswer } from "./tool-answer.ts";

const KINDS = ["element", "constant", "acid_or_base", "formation_enthalpy", "specific_heat"] as const;

const CONSTANT_IDS = Object.keys(CONSTANTS) as (keyof typeof CONSTANTS)[];

/** Tables that the engine computes with. What is not in them is refused, not guessed. */
export const referenceData = tool({
  description: `Looks data up in the engine's tables. Constants: ${CONSTANT_IDS.join(", ")}.`,
  inputSchema: z.object({
    kind: z.enum(KINDS),
    of: z
      .string()
      .max(100)
      .describe(
        "an element's symbol or English name, a constant, or a formula, with its state for an enthalpy: H2O(l)",
      ),
  }),
  execute: ({ kind, of }): ToolAnswer => FIND[kind](of.trim()),
});

const NOT_LISTED = refuse({ code: "not-listed" });

const FIND: Record<(typeof KINDS)[number], (of: string) => ToolAnswer> = {
  element: findElementData,
  constant: (of) => {
    const id = CONSTANT_IDS.find((each) => each.toLowerCase() === of.toLowerCase());
    if (id === undefined) return NOT_LISTED;
    return sayWith({ value: formatQuantity(CONSTANTS[id], { locale: "en" }) }, [
      { kind: "quantity", ...storeQuantity(CONSTANTS[id]) },
    ]);
  },
  acid_or_base: (of) => {
    const formula = canonical(of);
    if (STRONG_ACIDS.has(formula)) return sayWith({ strength: "strong acid" }, []);
    if (STRONG_BASES[formula] !== undefined) return sayWith({ strength: "strong base" }, []);
    return (
      lookUp(WEAK_ACIDS, formula, "Ka", "") ??
      lookUp(WEAK_BASES, formula, "Kb", "") ??
      lookUpProtons(formula) ??
      NOT_LISTED
    );
  },
  formation_enthalpy: (of) => lookUp(FORMATION_ENTHALPIES, canonical(of), "ΔHf", "kJ/mol") ?? NOT_LISTED,
  specific_heat: (of) =>
    lookUp({ ...OTHER_SPECIFIC_HEATS, ...SPECIFIC_HEATS }, canonical(of), "c", "J/(g·°C)") ?? NOT_LISTED,
};

function canonical(text: string): string {
  const parsed = parseFormula(text);
  return parsed.ok ? formatFormula(parsed.value, "ascii") : text;
}

function lookUp(
  table: Readonly<Record<string, string>>,
  formula: string,
  symbol: string,
  unit: string,
): ToolAnswer | null {
  const value = Object.hasOwn(table, formula) ? table[formula] : undefined;
  if (value === undefined) return null;
  const found = unit === "" ? pureNumber(value) : quantity(value, unit);
  return sayWith({ [symbol]: `${value} ${unit}`.trim() }, [equals(symbol, formula, found)]);
}

/** Ka1, Ka2 and so on. */
function lookUpProtons(formula: string): ToolAnswer | null {
  const constants = Object.hasOwn(POLYPROTIC_ACIDS, formula) ? POLYPROTIC_ACIDS[formula] : undefined;
  if (constants === undefined) return null;
  const named = constants.map((value, index) => [`Ka${index + 1}`, value] as const);
  return sayWith(
    Object.fromEntries(named),
    named.map(([symbol, value]) => equals(symbol, formula, pureNumber(value))),
  );
}

function findElementData(of: string): ToolAnswer {
  const element = ELEMENTS.find(({ symbol, name }) => symbol === of || name.toLowerCase() === of.toLowerCase());
  if (element === undefined) return NOT_LISTED;
  const { number, symbol, name, weight, isMassNumber, period, group } = element;
  const facts = [
    equals("Z", symbol, pureNumber(number)),
    ...(isMassNumber ? [] : [equals("M", symbol, quantity(weight, "g/mol"))]),
  ];
  return sayWith(
    {
      atomicNumber: number,
      symbol,
      name,
      ...(isMassNumber ? { longestLivedMassNumber: weight } : { atomicMass: `${weight} u` }),
      period,
      group,
    },
    facts,
  );
}
