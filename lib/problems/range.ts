import type { FactValue } from "../methods/facts.ts";
import type { Kind, Variable } from "../methods/rules/kinds.ts";
import type { Decimal } from "../quantity/decimal.ts";
import { convertTo } from "../quantity/conversion.ts";
import { loadUnit } from "../quantity/stored-quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import type { ComputedDraft } from "./draft.ts";
import type { Range } from "./problem.ts";

/** Kinds that have a sign, or a zero of their own. */
const SIGNED: ReadonlySet<Kind> = new Set<Kind>([
  "energy",
  "molar-energy",
  "temperature",
  "temperature-change",
  "freezing-point",
  "boiling-point",
  "pure-freezing-point",
  "pure-boiling-point",
  "specific-enthalpy",
  "formation-enthalpy",
  "reaction-enthalpy",
  "gibbs-energy",
  "standard-gibbs-energy",
  "formation-gibbs-energy",
  "reaction-entropy",
  "charge",
  "ph",
  "poh",
  "acid-exponent",
  "base-exponent",
]);

const EXPONENTS: ReadonlySet<Kind> = new Set<Kind>(["acid-exponent", "base-exponent"]);

/** Of what nobody has less than nothing. */
const UNSIGNED_DIMENSIONS: ReadonlySet<unknown> = new Set([
  DIMENSIONS.mass,
  DIMENSIONS.volume,
  DIMENSIONS.amount,
  DIMENSIONS.concentration,
  DIMENSIONS.pressure,
  DIMENSIONS.density,
  DIMENSIONS.molarMass,
]);

/** Families whose percentages are no shares of a whole: a deviation, the height of one peak beside another. */
const OPEN_PERCENTAGES: ReadonlySet<string> = new Set([
  "problems-measurement.percent-error",
  "problems-analytical.mass-spectra",
]);

const WHOLE = 100;

/** What the answer's unit alone says: no mass below zero, no share above the whole. */
export function rangeOfAnswer(answer: FactValue, words: string): Range {
  if (answer.kind !== "quantity") return {};
  if (answer.unit === "%")
    return OPEN_PERCENTAGES.has(words) || Math.abs(Number(answer.value)) > WHOLE ? {} : { greatest: WHOLE };
  const unit = loadUnit(answer.unit);
  return unit.ok && UNSIGNED_DIMENSIONS.has(unit.value.dimension) && Number(answer.value) >= 0 ? { least: 0 } : {};
}

/** A given in the unit of the answer; null where there is none such. */
function findGiven({ givens }: ComputedDraft, unit: string, isMeant: (variable: Variable) => boolean): Decimal | null {
  const found = Object.values(givens).find(({ variable }) => isMeant(variable));
  const target = loadUnit(unit);
  if (found === undefined || !target.ok) return null;
  const converted = convertTo(found.quantity, target.value);
  return converted.ok ? converted.value.value : null;
}

/** Each beside the one that is at least as large: what was obtained and what is possible, a diluted solution and its stock. */
const ORDERED = [
  { kind: "mass", smaller: "actual", larger: "theoretical" },
  { kind: "amount", smaller: "actual", larger: "theoretical" },
  { kind: "molarity", smaller: "final", larger: "initial" },
  { kind: "solution-volume", smaller: "initial", larger: "final" },
] as const;

function rangeBesideOther(draft: ComputedDraft, unit: string): Range {
  const { kind, label } = draft.find;
  const order = ORDERED.find((each) => each.kind === kind && (each.smaller === label || each.larger === label));
  if (order === undefined) return {};
  const isSmaller = order.smaller === label;
  const other = findGiven(
    draft,
    unit,
    (variable) => variable.kind === kind && variable.label === (isSmaller ? order.larger : order.smaller),
  );
  if (other === null) return {};
  return isSmaller ? { greatest: other.toNumber() } : { least: other.toNumber() };
}

/** What takes up heat ends warmer than it began. */
function rangeOfHeating(draft: ComputedDraft, unit: string): Range {
  const { kind, label } = draft.find;
  const temperatureOf = (of: "initial" | "final", inUnit: string): Decimal | null =>
    findGiven(draft, inUnit, (variable) => variable.kind === "temperature" && variable.label === of);
  const heat = findGiven(draft, "J", (variable) => variable.kind === "energy");
  if (kind === "temperature" && heat !== null && (label === "initial" || label === "final")) {
    const other = temperatureOf(label === "final" ? "initial" : "final", unit);
    if (other === null) return {};
    return heat.isNegative() === (label === "final") ? { greatest: other.toNumber() } : { least: other.toNumber() };
  }
  const [initial, final] = [temperatureOf("initial", "K"), temperatureOf("final", "K")];
  if (kind !== "energy" || initial === null || final === null) return {};
  return final.gte(initial) ? { least: 0 } : { greatest: 0 };
}

/** Of two bodies that come to one temperature, one was colder and the other warmer: which is seen by the one that is told. */
function rangeOfMixing({ find, givens, scene }: ComputedDraft, unit: string): Range {
  if (find.kind !== "temperature" || !scene?.conditions?.has("mixing-heat")) return {};
  const told = Object.values(givens).filter(({ variable }) => variable.kind === "temperature");
  const target = loadUnit(unit);
  if (!target.ok) return {};
  const degreesOf = (label: string | null): number[] =>
    told
      .filter(({ variable }) => (variable.label === "final") === (label === "final"))
      .flatMap(({ quantity }) => {
        const converted = convertTo(quantity, target.value);
        return converted.ok ? [converted.value.value.toNumber()] : [];
      });
  const [others, [final]] = [degreesOf("initial"), degreesOf("final")];
  if (find.label === "final") return { least: Math.min(...others), greatest: Math.max(...others) };
  if (final === undefined || others[0] === undefined) return {};
  return final > others[0] ? { least: final } : { greatest: final };
}

/** No part outweighs what it is a part of. */
function rangeOfPart(draft: ComputedDraft, unit: string): Range {
  const { find, scene } = draft;
  const sample = findGiven(draft, unit, ({ kind }) => kind === "sample-mass");
  if (find.kind === "mass" && sample !== null) return { greatest: sample.toNumber() };
  const containment = scene?.containment ?? null;
  if (containment === null || find.kind !== "mass") return {};
  const isPart = find.of === containment.part;
  const other = findGiven(
    draft,
    unit,
    ({ kind, of }) => kind === "mass" && of === (isPart ? containment.whole : containment.part),
  );
  if (other === null) return {};
  return isPart ? { greatest: other.toNumber() } : { least: other.toNumber() };
}

/**
 * Where the answer to a problem must lie, in the answer's unit, by what the statement says: a wrong answer beyond is ruled out without
 * any chemistry. The wrong direction of a proportion, as of pressure and volume, is not: it is what is asked.
 */
export function rangeOfDraft(draft: ComputedDraft, answer: FactValue, words: string): Range {
  if (answer.kind !== "quantity") return {};
  // What is weak has a constant below one.
  const isWeak = EXPONENTS.has(draft.find.kind) && Number(answer.value) > 0;
  const unsigned: Range = SIGNED.has(draft.find.kind) && !isWeak ? {} : { least: 0 };
  return {
    ...unsigned,
    ...rangeOfAnswer(answer, words),
    ...rangeOfHeating(draft, answer.unit),
    ...rangeOfMixing(draft, answer.unit),
    ...rangeBesideOther(draft, answer.unit),
    ...rangeOfPart(draft, answer.unit),
  };
}

/** At the bound itself nothing would have changed. */
export function isOutside(value: FactValue, range: Range | undefined): boolean {
  if (value.kind !== "quantity" || range === undefined) return false;
  const number = Number(value.value);
  return number <= (range.least ?? -Infinity) || number >= (range.greatest ?? Infinity);
}
