import { listTreeSlips } from "../algebra/slips.ts";
import { listLetters } from "../algebra/tree.ts";
import type { SlipId } from "../methods/rules/rule.ts";
import { convertTo } from "../quantity/conversion.ts";
import { Decimal } from "../quantity/decimal.ts";
import { pureNumber, type Quantity } from "../quantity/quantity.ts";
import { ZERO_CELSIUS } from "../quantity/constants.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import { isUnity } from "../quantity/units/unit.ts";
import { areEqual, compareValues, isNear, valuesOf } from "./compare.ts";
import { isPartOf } from "./part-of-step.ts";
import type { Entry } from "./scan-working.ts";
import type { Target } from "./targets.ts";

/** What a stated value or calculation is, beside a solution. `target` counts its values. */
export type EntryVerdict =
  /** `isCarried`: right for what went before, in which something was wrong. */
  | { readonly kind: "right"; readonly target: number; readonly isCarried: boolean }
  /** Some of the factors of a calculation, multiplied: right so far. */
  | { readonly kind: "part"; readonly target: number }
  /** What the problem gives: said as that, or for what is asked for. */
  | { readonly kind: "given" | "given-repeated" }
  | { readonly kind: "ratio"; readonly target: number; readonly isRight: boolean }
  /** What stands on both sides of an equals sign differs. */
  | { readonly kind: "arithmetic"; readonly target: number | null }
  | { readonly kind: "slip"; readonly target: number; readonly id: SlipId }
  /** Another value stands where that of an earlier step belongs. */
  | { readonly kind: "misplaced"; readonly target: number; readonly wanted: number }
  | { readonly kind: "coefficient"; readonly target: number }
  | { readonly kind: "power-of-ten"; readonly target: number }
  | { readonly kind: "unit"; readonly target: number }
  /** The number of an earlier step, where the next one is wanted. */
  | { readonly kind: "earlier"; readonly target: number; readonly earlier: number }
  | { readonly kind: "apart"; readonly target: number | null };

/** `at`: the first value that is not known yet. `carried`: what the student has for a value, where that is wrong. */
export type Judging = {
  readonly targets: readonly Target[];
  readonly givens: readonly Quantity[];
  readonly at: number;
  readonly carried: ReadonlyMap<number, Quantity>;
};

/** What a calculation comes to: its last part as it is written, else its value. */
export function resultOf({ parts, numbers }: Entry): Quantity | null {
  const last = parts.at(-1);
  if (last === undefined) return null;
  if (last.kind === "letter") return numbers.get(last.letter) ?? null;
  const value = valuesOf(last, numbers)[1];
  return value === null || value === undefined || !value.isFinite() ? null : pureNumber(value);
}

export function judgeEntry(entry: Entry, judging: Judging): EntryVerdict {
  if (entry.ratio !== null) return judgeRatio(entry.ratio, judging);
  const said = resultOf(entry);
  if (said === null) return { kind: "apart", target: null };
  const order = orderTargets(entry, said, judging).filter((index) => !isOfAnother(entry, index, judging));
  const isConsistent = entry.parts.every(
    (part, index) => index === 0 || areEqual(entry.parts[index - 1] ?? part, part, entry.numbers),
  );
  const right = order.find((index) => matches(said, index, judging));
  if (right !== undefined && (isConsistent || entry.parts.length < 2))
    return { kind: "right", target: right, isCarried: false };
  if (!isConsistent) return { kind: "arithmetic", target: order[0] ?? null };
  const carried = order.find((index) => isCarried(said, index, judging));
  if (carried !== undefined) return { kind: "right", target: carried, isCarried: true };
  const isGiven = !isUnity(said.unit) && judging.givens.some((given) => compareValues(said, given) === "same");
  if (isGiven) return { kind: entry.parts.length < 2 && isClaimed(entry) ? "given-repeated" : "given" };
  return (
    findPart(said, entry, judging, order) ??
    findSlip(said, entry, judging, order) ?? { kind: "apart", target: order[0] ?? null }
  );
}

/** Of a bare number by itself nobody can tell what it is meant for. */
function findPart(
  said: Quantity,
  { parts }: Entry,
  { targets, at }: Judging,
  order: readonly number[],
): EntryVerdict | null {
  if (parts.length < 2 && isUnity(said.unit)) return null;
  const target = order.find((index) => index >= at && targets[index] !== undefined && isPartOf(said, targets[index]));
  return target === undefined ? null : { kind: "part", target };
}

/** A given by itself, or behind a letter, only says what is known; as the end of a sentence it is meant as a result. */
function isClaimed({ label, after }: Entry): boolean {
  return after === "" && /[\p{L}\p{M}]{2}/u.test(label) && !/=\s*$/.test(label);
}

function matches(said: Quantity, index: number, { targets }: Judging): boolean {
  const target = targets[index];
  return target !== undefined && compareValues(said, target.quantity, target.letter) === "same";
}

/** "0.1 mol of iron" is not the amount of the oxide, where there is one of iron as well. */
function isOfAnother({ of }: Entry, index: number, { targets }: Judging): boolean {
  const own = targets[index]?.of ?? null;
  return own !== null && !of.includes(own) && targets.some((target) => target.of !== null && of.includes(target.of));
}

const LETTERS = /\p{L}/u;

/** Which values it may be meant for: those of its unit and substance first, then from the one that is next on. */
function orderTargets({ label, after }: Entry, said: Quantity, { targets, at }: Judging): number[] {
  const rank = (index: number): number => {
    const target = targets[index];
    if (target === undefined) return 9;
    const isMeasuredAlike = isUnity(said.unit) || convertTo(said, target.quantity.unit).ok;
    const named = target.of === null ? "" : target.of;
    const isNamed = named !== "" && `${label} ${after}`.includes(named);
    const isLettered = LETTERS.test(label) && label.replace(/[=\s]+$/u, "").endsWith(target.letter);
    const place = index >= at ? 0 : 1;
    return (isMeasuredAlike ? 0 : 4) + (isNamed || isLettered ? 0 : 2) + place;
  };
  return targets.map((_, index) => index).toSorted((one, other) => rank(one) - rank(other) || one - other);
}

function judgeRatio([one, other]: readonly [number, number], { targets, at }: Judging): EntryVerdict {
  const counted = targets.findIndex(({ counts }, index) => counts !== null && index >= at);
  const target = counted === -1 ? targets.findLastIndex(({ counts }) => counts !== null) : counted;
  const counts = targets[target]?.counts;
  if (counts === null || counts === undefined) return { kind: "apart", target: null };
  const [wanted, from] = counts;
  const isRight = one * from === other * wanted || one * wanted === other * from;
  return { kind: "ratio", target, isRight };
}

/** The value that follows from what the student has for the values before it. */
function isCarried(said: Quantity, index: number, { targets, carried }: Judging): boolean {
  const target = targets[index];
  if (target?.setup === null || target === undefined || carried.size === 0) return false;
  const [part] = target.setup.parts;
  if (part === undefined) return false;
  let isReplaced = false;
  const numbers = new Map(
    [...target.setup.numbers].map(([name, own]): [string, Quantity] => {
      for (const [at, value] of carried) {
        const right = targets[at]?.quantity;
        if (at >= index || right === undefined || compareValues(own, right) !== "same") continue;
        isReplaced = true;
        const converted = isUnity(value.unit) ? null : convertTo(value, own.unit);
        return [name, { ...own, value: converted?.ok === true ? converted.value.value : value.value }];
      }
      return [name, own];
    }),
  );
  if (!isReplaced) return false;
  return valuesOf(part, numbers).some((value) => value !== null && isSaid(said, value, target));
}

/** Whether a number in the unit of a target, or in those of the SI, is what was said. */
function isSaid(said: Quantity, value: Decimal, { quantity: { unit }, letter }: Target): boolean {
  const base: Quantity = { value: value.times(unit.denominator).div(unit.numerator), unit, significantFigures: null };
  return [base, { ...base, value }].some((wanted) => compareValues(said, wanted, letter) === "same");
}

function findSlip(said: Quantity, entry: Entry, judging: Judging, order: readonly number[]): EntryVerdict | null {
  const { targets, at } = judging;
  const meant = order.filter((index) => index >= at);
  // With a unit of the right kind a shifted point is that, and no other slip that comes near it by chance.
  const shifted = isUnity(said.unit) ? -1 : meant.findIndex((index) => isShifted(said, targets[index]));
  if (shifted !== -1) return { kind: "power-of-ten", target: meant[shifted] ?? 0 };
  for (const index of meant) {
    const target = targets[index];
    if (target === undefined) continue;
    const slip = slipTowards(said, target, judging);
    if (slip !== null) return { ...slip, target: index };
    const wanted = findMisplaced(said, index, judging);
    if (wanted !== null) return { kind: "misplaced", target: index, wanted };
  }
  const earlier = targets.findIndex(({ quantity }, index) => index < at && isNear(said.value, quantity.value));
  const [next] = meant;
  if (earlier !== -1 && next !== undefined) return { kind: "earlier", target: next, earlier };
  for (const index of meant) {
    const target = targets[index];
    if (target === undefined) continue;
    if (compareValues(said, target.quantity, target.letter) === "other-unit") return { kind: "unit", target: index };
    if (isPowerOfTen(said, target)) return { kind: "power-of-ten", target: index };
    if (isSmallRatio(said, target)) return { kind: "coefficient", target: index };
  }
  return null;
}

type Slipped = { readonly kind: "slip"; readonly id: SlipId };

function slipTowards(said: Quantity, target: Target, { targets, givens }: Judging): Slipped | null {
  const { counts, quantity, setup } = target;
  if (!isUnity(said.unit) && !convertTo(said, quantity.unit).ok) return null;
  if (counts !== null && counts[0] !== counts[1]) {
    const ratio = new Decimal(counts[0]).div(counts[1]);
    const is = (value: Decimal): boolean => compareValues(said, { ...quantity, value }, target.letter) === "same";
    if (is(quantity.value.div(ratio).div(ratio))) return { kind: "slip", id: "inverted-ratio" };
    if (is(quantity.value.div(ratio))) return { kind: "slip", id: "missing-coefficient" };
  }
  const [part] = setup?.parts ?? [];
  if (setup === null || part === undefined) return null;
  // What the problem does not give and no step comes to is a constant.
  const isKnown = (own: Quantity): boolean =>
    givens.some((given) => compareValues(own, given) === "same") ||
    targets.some(({ quantity: each }) => compareValues(own, each) === "same");
  const constants = new Set([...setup.numbers].flatMap(([name, own]) => (isKnown(own) ? [] : [name])));
  if (isOfCelsius(said, target)) return { kind: "slip", id: "celsius-for-kelvin" };
  const found = listTreeSlips(part, constants).find(({ tree }) =>
    valuesOf(tree, setup.numbers).some((value) => value !== null && isSaid(said, value, target)),
  );
  return found === undefined || listLetters(part).length === 0 ? null : { kind: "slip", id: found.id };
}

/** Whether it comes out with degrees Celsius where kelvins belong: for all temperatures of the calculation, or for one of them. */
function isOfCelsius(said: Quantity, target: Target): boolean {
  const { setup } = target;
  const [part] = setup?.parts ?? [];
  if (setup === null || part === undefined) return false;
  const names = [...setup.numbers].flatMap(([name, { unit }]) => (unit.dimension === KELVIN.dimension ? [name] : []));
  return [names, ...names.map((name) => [name])].some((shifted) => {
    if (shifted.length === 0) return false;
    const numbers = new Map(
      [...setup.numbers].map(([name, own]): [string, Quantity] => [
        name,
        shifted.includes(name) ? { ...own, value: own.value.minus(ZERO_CELSIUS) } : own,
      ]),
    );
    return valuesOf(part, numbers).some((value) => value !== null && isSaid(said, value, target));
  });
}

const KELVIN = getUnit("K");

/** The earlier value in whose place another one was put, a given or one from before it: the way with a step left out. */
function findMisplaced(said: Quantity, index: number, { targets, givens }: Judging): number | null {
  const target = targets[index];
  const [part] = target?.setup?.parts ?? [];
  if (target === undefined || target.setup === null || part === undefined) return null;
  const before = targets.slice(0, index);
  for (const [name, own] of target.setup.numbers) {
    const wanted = before.findLastIndex(({ quantity }) => compareValues(own, quantity) === "same");
    if (wanted === -1) continue;
    const others = [...givens, ...before.filter((_, at) => at !== wanted).map(({ quantity }) => quantity)];
    for (const { value } of others) {
      const numbers = new Map([...target.setup.numbers, [name, { ...own, value }]]);
      if (valuesOf(part, numbers).some((each) => each !== null && isSaid(said, each, target))) return wanted;
    }
  }
  return null;
}

/** Kinds of values that a conversion leaves out: milli, kilo. */
function isPowerOfTen(said: Quantity, { quantity, letter }: Target): boolean {
  if (quantity.value.isZero() || said.value.isZero()) return false;
  return [-6, -3, -2, -1, 1, 2, 3, 6].some(
    (power) =>
      compareValues(said, { ...quantity, value: quantity.value.times(new Decimal(10).pow(power)) }, letter) === "same",
  );
}

function isShifted(said: Quantity, target: Target | undefined): boolean {
  return target !== undefined && convertTo(said, target.quantity.unit).ok && isPowerOfTen(said, target);
}

/** A small factor too much or too little, where counts are at stake. */
function isSmallRatio(said: Quantity, { quantity, counts, letter }: Target): boolean {
  if (counts === null) return false;
  const FACTORS = [2, 3, 4, 1.5, 6, 5];
  return FACTORS.flatMap((factor) => [factor, 1 / factor]).some(
    (factor) => compareValues(said, { ...quantity, value: quantity.value.times(factor) }, letter) === "same",
  );
}
