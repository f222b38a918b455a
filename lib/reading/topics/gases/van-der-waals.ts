import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { listSubstances } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** A gas by the equation of van der Waals, its a and b told beside n, V, T or P. */

const A = new RegExp(
  String.raw`\ba ?(?:=|is|of|:) ?(${VALUE}) ?\(?((?:(?:L|atm|bar|mol)\^?\(?[-−]?[2²]?\)?[ ·*./(-]*){3,4})\)?`,
);
const B = new RegExp(String.raw`\bb ?(?:=|is|of|:) ?(${VALUE}) ?\(?L(?:\/mol| ?[·*]? ?mol\^?[-−]1)\)?`);

const TOLD: readonly (readonly [Kind, RegExp])[] = [
  ["amount", new RegExp(String.raw`(${VALUE}[ -]?mol(?:es?)?)(?![A-Za-z/])`)],
  ["mass", new RegExp(String.raw`(${VALUE}[ -]?k?g(?:rams?)?)(?![A-Za-z/])`)],
  ["volume", new RegExp(String.raw`(${VALUE}[ -]?m?L(?:iters?)?)(?![A-Za-z/])`)],
  ["temperature", new RegExp(String.raw`(${VALUE} ?(?:°C|K|°F))(?![A-Za-z/])`)],
  ["pressure", new RegExp(String.raw`(${VALUE} ?(?:atm|torr|k?Pa|bar|mm ?Hg))(?![A-Za-z/])`)],
];

const ASKED: readonly (readonly [Kind, RegExp])[] = [
  ["pressure", /\b(?:pressure|P)\b/],
  ["temperature", /\btemperature\b/],
  ["volume", /\bvolume\b/],
];

const ELSE = /\b(?:ideal|compar\w*|difference|deviat\w*|percent\w*|both|and then|each)\b|%/i;

const DEGREE = new Set(["L2·atm·mol-2", "L2·atm/mol2", "atm·L2·mol-2", "atm·L2/mol2", "L2·bar·mol-2", "L2·bar/mol2"]);

/** "atm·L2/mol2", "L^2 atm mol^-2": the unit of a as it is written elsewhere; null for any other. */
function unitOfAttraction(written: string): string | null {
  const plain = written
    .replaceAll(/[\^()]/g, "")
    .replaceAll("²", "2")
    .replaceAll(/[−⁻]/g, "-")
    .replaceAll(/[ *.·]+/g, "·");
  const bare = plain
    .replace(/^·|·$/g, "")
    .replace(/·?\/·?/, "/")
    .replaceAll(/(?<=[2mr])-(?=[a-zA-Z])/g, "·");
  if (!DEGREE.has(bare)) return null;
  return bare.includes("bar") ? "L^2·bar/mol^2" : "L^2·atm/mol^2";
}

/** Null for any other text. */
export function solveVanDerWaals(text: string, spots: readonly Spot[] | null): SolutionFacts[] | null {
  if (spots === null || !/\bvan der waals\b/i.test(text) || ELSE.test(text)) return null;
  const taken = new Taken(normalise(text));
  const [attraction = "", unit = ""] = taken.take(A) ?? [];
  const b = readQuantity(`${taken.take(B)?.[0] ?? ""} L/mol`);
  const [a, symbol] = [readQuantity(attraction), unitOfAttraction(unit)];
  if (a === null || b === null || symbol === null) return null;
  const gases = [...new Set(listSubstances(spots).map(({ formulas: [first = ""] }) => first))];
  const gas = gases.length === 1 ? (gases[0] ?? null) : null;
  const told: (readonly [Variable, Quantity])[] = [
    [variableOf("attraction-constant", null), { ...a, unit: getUnit(symbol) }],
    [variableOf("excluded-volume", null), b],
  ];
  for (const [kind, pattern] of TOLD) {
    const quantity = readQuantity((taken.take(pattern)?.[0] ?? "").replace(/(?<=\d)-/, " "));
    if (quantity !== null) told.push([variableOf(kind, kind === "temperature" ? null : gas), quantity]);
  }
  const hasMore = /\d/.test(taken.rest.replaceAll(/\b[A-Z][A-Za-z\d]*/g, " "));
  const asked = ASKED.find(([kind]) => !told.some(([{ kind: given }]) => given === kind));
  const question = text
    .split(/(?<=[.?!])\s+(?=[A-Z])/)
    .find((sentence) => /\b(?:what|calculate|find|determine|use|using|estimate)\b/i.test(sentence));
  if (hasMore || asked === undefined || told.length !== 5 || question === undefined || !asked[1].test(question))
    return null;
  return solveByLaws(told, variableOf(asked[0], gas), null);
}
