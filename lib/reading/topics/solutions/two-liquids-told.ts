import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

/** What evaporates from a mixture of two liquids: the pressure of each by itself, how much there is of each, and the total asked. */

const ASKS =
  /\b(?:what|calculate|find|determine|estimate|compute|predict)\b(?:[^.?!]|\.(?=\d))*\b(?:total |overall )?vapou?r pressure\b(?! of (?:pure|each))|\btotal pressure\b/i;
const ELSE =
  /nonvolatile|non-volatile|partial|mole fraction[^.?]*vapou?r\b|in the vapou?r|composition|boil|freez|azeotrop|deviat|each\b|%|percent|distil|solute|\bsalt|pressure (?:of|above|over) (?:the |this )?(?:mixture|solution)(?: is| was)? \d/i;

const namesOf = (spot: Spot | undefined): string | null =>
  spot?.kind === "substance" ? (spot.substance.formulas[0] ?? null) : null;

/** The liquids that are named, each once, however it is written: "C2H5OH (ethanol)". */
function distinct(spots: readonly Spot[]): string[] {
  const formulas = spots.flatMap((spot) => namesOf(spot) ?? []);
  return formulas.filter((formula, at) => !formulas.slice(0, at).some((other) => sameAtoms(other, formula)));
}

/**
 * Whose each value of a row is: "of A and B are 92 and 31 torr" of those that its own sentence names, "the pure liquids have
 * 92 and 31 torr, in this order" of those that the text brings in, in that order.
 */
function owners(
  plain: string,
  spots: readonly Spot[],
  values: readonly SpotOf<"quantity">[],
  isBehind: boolean,
): (string | null)[] {
  const ownerOf = ({ start, end }: Spot): string | null => {
    const next = spots.find((spot) => spot.kind === "substance" && spot.start >= end);
    const last = spots.findLast((spot) => spot.kind === "substance" && spot.end <= start);
    return namesOf(isBehind ? next : last);
  };
  const found = values.map(ownerOf);
  if (isBehind || found[0] !== found[1]) return found;
  const row = values[0]?.start ?? 0;
  const sentence = plain.slice(0, row).search(/[.?!]\s[^.?!]*$/) + 1;
  const named = spots.filter((spot) => spot.kind === "substance" && spot.end <= row);
  const own = named.filter(({ start }) => start >= sentence);
  if (own.length === 0 && !/\bin (?:this|that) order\b|\brespectively\b/i.test(plain)) return [];
  const [first, second] = distinct(own.length === 0 ? named : own).slice(own.length === 0 ? 0 : -2);
  return [first ?? null, second ?? null];
}

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveTwoLiquidsTold(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (!/vapou?r pressure/i.test(plain) || !ASKS.test(plain) || ELSE.test(plain)) return null;
  const written = spots.filter((spot) => spot.kind === "quantity");
  // "95.1 and 28.4 torr": the unit stands once.
  const quantities = written.map((spot, at): SpotOf<"quantity"> => {
    const next = written[at + 1];
    const isShort = next !== undefined && spot.isBare && /^,? and $/.test(plain.slice(spot.end, next.start));
    return isShort ? { ...spot, quantity: { ...spot.quantity, unit: next.quantity.unit } } : spot;
  });
  const having = (dimension: number): SpotOf<"quantity">[] =>
    quantities.filter(({ quantity: { unit } }) => unit.dimension === dimension && unit.counted === "");
  const pressures = having(DIMENSIONS.pressure);
  const [masses, amounts, shares] = [having(DIMENSIONS.mass), having(DIMENSIONS.amount), having(DIMENSIONS.none)];
  const portions = [...masses, ...amounts];
  const known = pressures.length + portions.length + having(DIMENSIONS.temperature).length + shares.length;
  const isWhole = portions.length === 2 ? shares.length === 0 : portions.length === 0 && shares.length === 1;
  if (pressures.length !== 2 || !isWhole || known !== quantities.length) return null;
  const liquids = distinct(spots);
  if (liquids.length !== 2) return null;
  const liquidOf = (formula: string | null): string | null =>
    liquids.find((liquid) => formula !== null && sameAtoms(liquid, formula)) ?? null;
  const told: (readonly [Variable, Quantity])[] = [];
  const take = (
    kind: "vapor-pressure" | "mass" | "amount" | "mole-fraction",
    row: readonly SpotOf<"quantity">[],
    isBehind: boolean,
  ): void => {
    for (const [at, owner] of owners(plain, spots, row, isBehind).entries()) {
      const value = row[at]?.quantity;
      const liquid = liquidOf(owner);
      if (value !== undefined && liquid !== null) told.push([variableOf(kind, liquid), value]);
    }
  };
  take("vapor-pressure", pressures, /\d[^.;,]{0,12}(?:torr|mm ?hg|atm|kpa|bar)\b\)? (?:for|of) [a-z]/i.test(plain));
  take("mass", masses, true);
  take("amount", amounts, true);
  if (shares.length === 1 && !/mole fraction of/i.test(plain)) return null;
  take("mole-fraction", shares, false);
  const isTwice = told.some(([variable], at) =>
    told.slice(0, at).some(([other]) => other.kind === variable.kind && other.of === variable.of),
  );
  if (told.length !== pressures.length + portions.length + shares.length || isTwice) return null;
  const [pressure] = pressures;
  return solveByLaws(told, variableOf("pressure", null, "total"), pressure?.quantity.unit ?? getUnit("torr"), [], {
    solution: null,
  });
}
