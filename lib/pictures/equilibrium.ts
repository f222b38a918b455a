import { isCounted, reactionQuotient } from "../chemistry/equilibrium/equilibrium.ts";
import { CONCENTRATIONS, type Measure, PRESSURES } from "../laws/equilibrium/mass-action.ts";
import { listParticipants } from "../methods/rules/participants.ts";
import { convertTo } from "../quantity/conversion.ts";
import { type Decimal, ZERO } from "../quantity/decimal.ts";
import { pureNumber, type Quantity } from "../quantity/quantity.ts";
import { fewestFigures } from "../quantity/significant-figures.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import type { Unit } from "../quantity/units/unit.ts";
import { baseValue } from "./base-value.ts";
import { consistsOf } from "./consists-of.ts";
import { findPlayed, reachOf } from "./greatest.ts";
import type { Scenery } from "./picture.ts";
import type { Played } from "./replay.ts";

/** A species of the mixture, all in one unit: at first, what that changes by, and at equilibrium. */
type Row = {
  /** In canonical ASCII. */
  readonly of: string;
  readonly before: Quantity;
  /** Negative for what is used up. */
  readonly change: Quantity;
  readonly after: Quantity;
  /** Of the greatest of all, from 0 to 1. */
  readonly shares: { readonly before: number; readonly after: number };
};

export type Equilibrium = {
  readonly measure: Measure["kind"];
  readonly unit: string;
  readonly rows: readonly Row[];
  /** Of the mixture at first; null where it is beyond all numbers, as a reactant is missing. */
  readonly quotient: Quantity | null;
  readonly constant: Quantity;
  /** Which way the reaction goes from there. */
  readonly way: "forward" | "reverse" | "none";
};

const MEASURES = [CONCENTRATIONS, PRESSURES] as const;

const METHODS: ReadonlySet<string> = new Set(["equilibrium-expression", "mass-and-amount"]);

/** What stands for a concentration where a vessel is told, and for how far the reaction goes. */
const OTHERS = ["amount", "mass", "volume", "percent-reacted"] as const;

/** Q and K differ by less where a mixture is at equilibrium from the first. */
const SAME = 1e-9;

const inUnit = (of: Quantity, unit: Unit): Decimal => {
  const converted = convertTo(of, unit);
  if (!converted.ok) throw new Error("Quantities of one kind have one dimension");
  return converted.value.value;
};

/** The unit in which the problem measures the mixture. */
function unitOf(played: readonly Played[], { kind }: Measure, extent: Quantity): Unit {
  const given = played.find(({ node }) => node.quantity.kind === kind && node.origin.kind === "given");
  return (given?.quantity ?? extent).unit;
}

/** A mixture that reacts until its quotient is K: all that is in it, before and after. */
export function readEquilibrium(scenery: Scenery): Equilibrium | null {
  const {
    played,
    scene: { equation },
  } = scenery;
  const species = equation === null ? null : listParticipants(equation)?.filter(isCounted);
  const measure = MEASURES.find(({ extent }) => played.some(({ node }) => node.quantity.kind === extent));
  const extent = measure === undefined ? null : findPlayed(played, measure.extent, null);
  if (!species || measure === undefined || extent === null) return null;
  const constants = [...measure.constants.keys()].filter((kind) => kind !== "reaction-quotient");
  const kinds = new Set<string>([measure.kind, measure.extent, ...constants, ...OTHERS]);
  const isOfMixture = ({ node: { quantity } }: Played): boolean =>
    quantity.kind !== measure.kind || species.some(({ formula }) => formula === quantity.of);
  if (!consistsOf(played, kinds, METHODS) || !played.every(isOfMixture)) return null;
  const told = (of: string, label: string | null): Quantity | null =>
    played.find(
      ({ node: { quantity } }) => quantity.kind === measure.kind && quantity.of === of && quantity.label === label,
    )?.quantity ?? null;
  const unit = unitOf(played, measure, extent);
  const figures = fewestFigures(
    ...played.flatMap(({ node, quantity }) => (node.origin.kind === "given" ? [quantity.significantFigures] : [])),
  );
  const most = reachOf(scenery, ({ node }) => node.quantity.kind === measure.kind);
  const rows = species.map(({ formula, power }) => {
    const start = told(formula, "initial");
    const end = told(formula, null);
    const before = start === null ? ZERO : inUnit(start, unit);
    const change = inUnit(extent, unit).times(power);
    return {
      of: formula,
      before: { value: before, unit, significantFigures: start?.significantFigures ?? null },
      change: { value: change, unit, significantFigures: figures },
      after: { value: before.plus(change), unit, significantFigures: end?.significantFigures ?? figures },
    };
  });
  const greatest = Math.max(most, ...rows.flatMap(({ before, after }) => [baseValue(before), baseValue(after)]));
  // The law counts in the unit of its extent.
  const quotientOf = (which: "before" | "after"): Decimal =>
    reactionQuotient(species, (formula) => {
      const row = rows.find(({ of }) => of === formula);
      return row === undefined ? ZERO : inUnit(row[which], extent.unit);
    });
  const [quotient, atEnd] = [quotientOf("before"), quotientOf("after")];
  if (quotient.isNaN() || !atEnd.isFinite() || !atEnd.gt(0)) return null;
  const constant = constants.flatMap((kind) => findPlayed(played, kind, null) ?? [])[0] ?? pureNumber(atEnd, figures);
  const ratio = quotient.div(constant.value);
  return {
    measure: measure.kind,
    unit: formatUnit(unit),
    rows: rows.map((row) => ({
      ...row,
      shares: { before: baseValue(row.before) / greatest, after: baseValue(row.after) / greatest },
    })),
    quotient: quotient.isFinite() ? pureNumber(quotient, quotient.isZero() ? null : figures) : null,
    constant,
    way: ratio.minus(1).abs().lt(SAME) ? "none" : ratio.lt(1) ? "forward" : "reverse",
  };
}
