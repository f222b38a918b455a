import { KINDS } from "../../methods/rules/kinds.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Dimension } from "../../quantity/units/dimension.ts";
import { fits } from "./fits.ts";
import { isCue, isMark, isWord } from "./goals.ts";
import { isDefinition, isRestated, isYear } from "./ignored.ts";
import type { NamedSubstance, Spot, SpotOf } from "../text/spot.ts";

/** A number of the text with what it may be: kinds from the likeliest on. */
export type GivenSpot = {
  readonly quantity: Quantity;
  readonly kinds: readonly Kind[];
  readonly of: NamedSubstance | null;
  readonly label: Label | null;
  /** Whether it is of something that the text names and this reader does not know. */
  readonly isOther: boolean;
  readonly at: number;
};

/** What a value of a unit is where no noun says so. */
const USUAL = new Map<Dimension, readonly Kind[]>([
  [DIMENSIONS.mass, ["mass"]],
  [DIMENSIONS.amount, ["amount"]],
  [DIMENSIONS.volume, ["volume", "solution-volume"]],
  [DIMENSIONS.concentration, ["molarity"]],
  [DIMENSIONS.molality, ["molality"]],
  [DIMENSIONS.pressure, ["pressure", "vapor-pressure"]],
  [DIMENSIONS.temperature, ["temperature"]],
  [DIMENSIONS.energy, ["energy", "reaction-enthalpy"]],
  [DIMENSIONS.molarEnergy, ["molar-energy", "reaction-enthalpy"]],
  [DIMENSIONS.time, ["time"]],
  [DIMENSIONS.density, ["density"]],
  [DIMENSIONS.molarMass, ["molar-mass"]],
  [DIMENSIONS.specificHeat, ["specific-heat"]],
  [KINDS["specific-enthalpy"].dimension, ["specific-enthalpy"]],
  [DIMENSIONS.heatCapacity, ["heat-capacity", "reaction-entropy"]],
  [DIMENSIONS.molarHeatCapacity, ["standard-entropy", "reaction-entropy"]],
  [DIMENSIONS.potential, ["standard-potential", "cell-potential"]],
  [DIMENSIONS.current, ["current"]],
  [DIMENSIONS.charge, ["charge"]],
  [DIMENSIONS.length, ["length", "wavelength", "path-length"]],
  [DIMENSIONS.area, ["area"]],
  [DIMENSIONS.frequency, ["decay-constant", "rate-constant", "frequency"]],
  [-DIMENSIONS.concentration - DIMENSIONS.time, ["rate-constant"]],
  [DIMENSIONS.reactionRate, ["rate"]],
  [KINDS["henry-constant"].dimension, ["henry-constant"]],
  [DIMENSIONS.speed, ["speed"]],
  [DIMENSIONS.frequency - DIMENSIONS.mass, ["activity"]],
]);

const SOLUTION_MASS: readonly Kind[] = ["solution-mass"];
const PERCENT: readonly Kind[] = ["mass-percent"];
const ACTIVITY: readonly Kind[] = ["activity"];
const PARTICLES: readonly Kind[] = ["particles"];

/** Fewer atoms are those of a formula or of a cell, more are a sample. */
const FEWEST_OF_SAMPLE = 1_000_000;

/** What a number may be where no noun says so: counts in a time are decays, many atoms a sample. */
function usualKinds({ quantity: { unit, value }, isBare }: SpotOf<"quantity">): readonly Kind[] {
  if (["%", "ppm", "ppb"].includes(unit.factors[0]?.unit.symbol ?? "")) return PERCENT;
  if (unit.dimension === DIMENSIONS.frequency && ["counts", "decays"].includes(unit.counted)) return ACTIVITY;
  if (unit.counted === "atoms" && value.gt(FEWEST_OF_SAMPLE)) return PARTICLES;
  return isBare ? [] : (USUAL.get(unit.dimension) ?? []);
}

/** Words between a noun and its value: "the pH of the solution is found to be 2.34". */
function isBetween(spot: Spot | undefined): boolean {
  return (
    isCue(spot, "link", "filler", "solution", "saturated", "ion", "condition", "label", "happening", "order") ||
    isMark(spot, "=", ":", ",") ||
    spot?.kind === "substance" ||
    spot?.kind === "word"
  );
}

type Noun = { readonly kinds: readonly Kind[]; readonly of: NamedSubstance | null; readonly isConcentration: boolean };

/** "The iodate ion concentration of …": what is named right before the noun. */
function findOwnerOfNoun(spots: readonly Spot[], noun: number): NamedSubstance | null {
  const before = isCue(spots[noun - 1], "ion") ? spots[noun - 2] : spots[noun - 1];
  return before?.kind === "substance" ? before.substance : null;
}

/** "The constant at 25 °C is …": a temperature under which the noun has its value. */
function isOfCircumstance(spots: readonly Spot[], at: number): boolean {
  const [before, spot] = [spots[at - 1], spots[at]];
  const isAt = before?.kind === "cue" && before.text.toLowerCase() === "at";
  return isAt && spot?.kind === "quantity" && spot.quantity.unit.dimension === DIMENSIONS.temperature;
}

/** "A 0.0516 M solution": a value that only says which thing is meant. */
function isAttribute(spots: readonly Spot[], at: number): boolean {
  const before = spots[at - 1];
  return spots[at]?.kind === "quantity" && before?.kind === "cue" && /^(?:an?|the)$/i.test(before.text);
}

/** "At a certain temperature", "under a pressure": a noun that is no subject. */
function isUnder(spots: readonly Spot[], at: number): boolean {
  const before = spots.slice(Math.max(0, at - 3), at);
  return before.some((spot) => spot.kind === "cue" && /^(?:at|under)$/i.test(spot.text));
}

/** What a number without a unit may stand behind its noun with, as long as "is" or "=" stands right before it. */
function isPassedByBare(spots: readonly Spot[], at: number): boolean {
  const spot = spots[at];
  const joins = spots[at - 1]?.kind === "substance" && isCue(spot, "and");
  return spot?.kind === "equation" || isMark(spot, "(", ")") || joins || isAttribute(spots, at);
}

const UNKNOWN_NOUN: Noun = { kinds: [], of: null, isConcentration: false };

/** The noun that governs a value: the nearest before it that no other value took, else one right behind it. */
function findNoun(spots: readonly Spot[], at: number, quantity: Quantity): Noun | null {
  const value = spots[at];
  const isLinked =
    value?.kind === "quantity" && value.isBare && (isCue(spots[at - 1], "link") || isMark(spots[at - 1], "="));
  for (let before = at - 1; before >= 0; before -= 1) {
    const spot = spots[before];
    if (spot?.kind === "concentration" && (isMark(spots[before + 1], "=") || isCue(spots[before + 1], "link")))
      return {
        kinds: fits("molarity", quantity) ? ["molarity"] : [],
        of: spot.substance,
        isConcentration: true,
      };
    if (spot?.kind === "cue" && spot.cue.is === "kind") {
      const kinds = spot.cue.kinds.filter((kind) => fits(kind, quantity));
      if (kinds.length > 0) return { kinds, of: findOwnerOfNoun(spots, before), isConcentration: false };
      // "The constant at a certain temperature is …"
      if (isLinked && isUnder(spots, before)) continue;
      break;
    }
    if (isCue(spot, "foreign")) return UNKNOWN_NOUN;
    const isPassed = isBetween(spot) || isOfCircumstance(spots, before) || (isLinked && isPassedByBare(spots, before));
    if (!isPassed) break;
  }
  const next = spots[at + 1];
  if (next?.kind === "cue" && next.cue.is === "kind") {
    const kinds = next.cue.kinds.filter((kind) => fits(kind, quantity));
    if (kinds.length > 0) return { kinds, of: null, isConcentration: false };
  }
  return null;
}

type Owner = {
  readonly of: NamedSubstance | null;
  /** "25.0 g of steel", "10.0 g of a glucose solution": of something that is not the substance itself. */
  readonly isOther: boolean;
};

const NOBODY: Owner = { of: null, isOther: false };

/** Whether a name that stands at a place is that of a material which only has the substance in it. */
function isOfMaterial(spots: readonly Spot[], at: number): boolean {
  const next = spots[at + 1];
  if (isWord(next) || isCue(next, "mixed")) return true;
  // "10.0 g of hydrogen and oxygen": of both together.
  const after = spots[at + 2];
  return (isCue(next, "and") && after?.kind === "substance") || next?.kind === "substance";
}

const IN_SOLUTION: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount"]);

/** "25.0 g of hydrogen peroxide solution": the mass of the whole, by what is dissolved. */
function isOfSolution(spots: readonly Spot[], at: number): boolean {
  for (let next = at + 1; next < spots.length; next += 1) {
    const spot = spots[next];
    if (isCue(spot, "solution")) return true;
    const isPassed =
      isCue(spot, "filler") ||
      spot?.kind === "substance" ||
      (spot?.kind === "quantity" && spot.quantity.unit.factors[0]?.unit.symbol === "%") ||
      (spot?.kind === "cue" && spot.text.toLowerCase() === "of");
    if (!isPassed) return false;
  }
  return false;
}

/** "22.4 mL of 0.100 M HCl": how strong what stands behind it is. */
function isStrength(spot: Spot | undefined): boolean {
  return spot?.kind === "quantity" && spot.quantity.unit.dimension === DIMENSIONS.concentration;
}

const isVolume = (spot: Spot | undefined): boolean =>
  spot?.kind === "quantity" && spot.quantity.unit.dimension === DIMENSIONS.volume;

/** "The solution of X used 20.0 mL": of what it was titrated with, and not of X. */
const USES = /^(?:consum|requir|need|us|took|take)\w*$/i;

/** Behind a value: "2.5 g of NaCl", "0.10 M HCl", "5.00 g of nonvolatile sucrose". */
function findOwnerBehind(spots: readonly Spot[], at: number): Owner {
  let isOf = false;
  let words = 0;
  for (let next = at + 1; next < spots.length; next += 1) {
    const spot = spots[next];
    if (spot?.kind === "substance")
      return words > 1 ? { of: null, isOther: isOf } : { of: spot.substance, isOther: isOfMaterial(spots, next) };
    if (spot?.kind === "cue" && spot.text.toLowerCase() === "of") isOf = true;
    else if (next === at + 1 && isVolume(spots[at]) && spot?.kind === "cue" && /^contains?$/i.test(spot.text)) continue;
    else if (spot?.kind === "word") words += 1;
    else if (isOf && isStrength(spot)) continue;
    else if (isCue(spot, "mixed")) return { of: null, isOther: true };
    else if (!isCue(spot, "filler", "solution", "saturated", "excess") && !(isMark(spot, "(") && next === at + 1))
      return { of: null, isOther: isOf && words > 0 };
    if (words > 0 && !isOf) return NOBODY;
  }
  return { of: null, isOther: isOf && words > 0 };
}

/** Before a value: "NH3 = 3.0 atm", "NaCl weighs 2 g". */
function findOwnerBefore(spots: readonly Spot[], at: number): NamedSubstance | null {
  for (let before = at - 1; before >= 0; before -= 1) {
    const spot = spots[before];
    if (spot?.kind === "substance") return spot.substance;
    if (
      before === at - 1 &&
      isVolume(spots[at]) &&
      (spot?.kind === "cue" || spot?.kind === "word") &&
      USES.test(spot.text)
    )
      return null;
    const isPassed =
      isCue(spot, "link", "filler", "kind", "label", "solution", "ion") ||
      isMark(spot, "=", ":", ",") ||
      (isMark(spot, "(") && before === at - 1) ||
      spot?.kind === "word";
    if (!isPassed) break;
  }
  return null;
}

function findOwner(spots: readonly Spot[], at: number): Owner {
  const behind = findOwnerBehind(spots, at);
  return behind.of !== null || behind.isOther ? behind : { of: findOwnerBefore(spots, at), isOther: false };
}

function findLabel(spots: readonly Spot[], at: number): Label | null {
  for (let before = at - 1; before >= 0; before -= 1) {
    const spot = spots[before];
    if (spot?.kind === "cue" && spot.cue.is === "label") return spot.cue.label;
    if (spot?.kind === "quantity" || isMark(spot, ".", "?", ";", ",") || isCue(spot, "and")) break;
  }
  const next = spots[at + 1];
  return next?.kind === "cue" && next.cue.is === "label" ? next.cue.label : null;
}

/** The last value before a bracket, with the substance behind it: "14.6 g of NaCl (". */
function findBefore(spots: readonly Spot[], bracket: number): { quantity: Quantity; of: string | null } | null {
  let of: string | null = null;
  for (let at = bracket - 1; at >= 0 && at > bracket - 5; at -= 1) {
    const spot = spots[at];
    if (spot?.kind === "quantity") return { quantity: spot.quantity, of };
    if (spot?.kind === "substance") [of = null] = spot.substance.formulas;
    else if (!(spot?.kind === "cue" && spot.text.toLowerCase() === "of")) return null;
  }
  return null;
}

/** "11 mL (0.011 L)", "27 °C (300 K)", "14.6 g of NaCl (0.250 mol)": the same again in another unit, or measure. */
function isSaidAgain(spots: readonly Spot[], at: number): boolean {
  const value = spots[at];
  const earlier = isMark(spots[at - 1], "(") ? findBefore(spots, at - 1) : null;
  return value?.kind === "quantity" && earlier !== null && isRestated(value.quantity, [earlier]);
}

const STRANGER: Owner = { of: null, isOther: true };

/** "The osmotic pressure of blood is 7.65 atm": of something that this reader does not know. */
function isOfStranger(spots: readonly Spot[], at: number): boolean {
  const noun = spots.findLastIndex((spot, index) => index < at && isCue(spot, "kind"));
  const between = spots.slice(noun + 1, at);
  const [of, ...others] = between;
  const owner = others.find((spot) => !isCue(spot, "filler"));
  return of?.kind === "cue" && of.text.toLowerCase() === "of" && isWord(owner);
}

const DIFFERENCE: readonly Kind[] = ["temperature-change"];

/** "Lowered by 50 °F": so many degrees, and no temperature. */
function isDifference(spots: readonly Spot[], at: number): boolean {
  const [before, value] = [spots[at - 1], spots[at]];
  const isBy = before?.kind === "cue" && before.text.toLowerCase() === "by";
  return isBy && value?.kind === "quantity" && value.quantity.unit.dimension === DIMENSIONS.temperature;
}

/** "[H3O+] = [NO2-] = 0.0118 M": those before the last, which have the value too. */
function listEqualConcentrations(spots: readonly Spot[], at: number): NamedSubstance[] {
  const others: NamedSubstance[] = [];
  for (let before = at - 3; before > 0; before -= 2) {
    const [other, equals] = [spots[before - 1], spots[before]];
    if (!isMark(equals, "=") || other?.kind !== "concentration") break;
    others.push(other.substance);
  }
  return others;
}

/** What stands side by side before a place, "N2, H2, and NH3", the last first; null where something else ends it. */
function listBefore<Kind extends Spot["kind"]>(spots: readonly Spot[], from: number, kind: Kind): SpotOf<Kind>[] {
  const found: SpotOf<Kind>[] = [];
  for (let at = from; at >= 0; at -= 1) {
    const spot = spots[at];
    if (spot?.kind === kind) found.push(spot as SpotOf<Kind>);
    else if (!isMark(spot, ",") && !isCue(spot, "and")) break;
  }
  return found;
}

/** "The pressures of N2 and H2 are 0.10 atm and 0.20 atm, respectively": each value with its substance. */
function listRespective(spots: readonly Spot[]): Map<Spot, NamedSubstance> {
  const owners = new Map<Spot, NamedSubstance>();
  for (const [at, spot] of spots.entries()) {
    if (!isCue(spot, "respectively")) continue;
    const values = listBefore(spots, at - 1, "quantity");
    const [first] = values.slice(-1);
    if (first === undefined) continue;
    const last = spots.findLastIndex((each, index) => index < spots.indexOf(first) && each.kind === "substance");
    const substances = listBefore(spots, last, "substance");
    if (values.length !== substances.length || values.length < 2) continue;
    for (const [index, value] of values.entries()) {
      const substance = substances[index]?.substance;
      if (substance !== undefined) owners.set(value, substance);
    }
  }
  return owners;
}

/** The numbers of a text; null where one of them has no place, unless it is to be asked back what that is. */
export function listGivens(spots: readonly Spot[], asksBack = false): GivenSpot[] | null {
  const givens: GivenSpot[] = [];
  const respective = listRespective(spots);
  for (const [at, spot] of spots.entries()) {
    if (spot.kind !== "quantity" || isSaidAgain(spots, at) || isDefinition(spots, at)) continue;
    const { quantity } = spot;
    const noun = findNoun(spots, at, quantity);
    if (noun === null && isYear(spot)) continue;
    const usual = usualKinds(spot);
    const kinds = isDifference(spots, at)
      ? DIFFERENCE
      : [...new Set([...(noun?.kinds ?? []), ...(noun === null ? usual : [])])];
    if (kinds.length === 0 && !asksBack) return null;
    const named = noun?.of ?? null;
    const isStranger = noun !== null && isOfStranger(spots, at);
    const owner =
      named === null ? { ...findOwner(spots, at), ...(isStranger && STRANGER) } : { of: named, isOther: false };
    const isWhole = kinds.every((kind) => IN_SOLUTION.has(kind)) && isOfSolution(spots, at);
    const given = {
      quantity,
      kinds: isWhole ? SOLUTION_MASS : kinds,
      ...owner,
      ...(respective.has(spot) && { of: respective.get(spot) ?? null, isOther: false }),
      label: findLabel(spots, at),
      at,
    };
    givens.push(given);
    if (noun?.isConcentration === true)
      givens.push(...listEqualConcentrations(spots, at).map((other) => ({ ...given, of: other })));
  }
  return givens;
}
