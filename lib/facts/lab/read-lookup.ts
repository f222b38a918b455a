import type { IndicatorId } from "../../chemistry/analysis/indicators.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { type FactWord, isLabProperty, type LabProperty, type Property } from "../properties.ts";
import { tellSubstance } from "../substance-facts.ts";
import { formulaOfThing, type Thing } from "../things.ts";
import { type Kind, KINDS } from "./kinds.ts";
import { colorsIn, indicatorIn, isLab, isReaction, reagentsIn, signsIn } from "./lab-words.ts";
import { findByFlame, findIndicators, findTested, findTestedAmong } from "./match-tests.ts";
import { findPrecipitate } from "./precipitate.ts";

/** What is asked for by what is seen, or as an example, rather than of a thing; `of`: what the tables have of it. */
export type Lookup =
  | { readonly kind: "flames"; readonly of: readonly string[] }
  | { readonly kind: "tests"; readonly of: readonly string[] }
  | { readonly kind: "indicators"; readonly of: readonly (IndicatorId | "universal")[] }
  | { readonly kind: "looks"; readonly of: readonly string[] }
  | { readonly kind: "series"; readonly of: "metals" | "halogens" }
  | { readonly kind: "examples"; readonly of: Kind };

type Words = ReadonlySet<FactWord>;

/** More of them are no answer. */
const MOST_FOUND = 6;

/** What is looked up by words and the things beside them; null for what is asked of the things themselves. */
export function readLookup(words: Words, all: readonly Thing[]): Lookup | null {
  const things = isAnySalt(words) ? all.filter((thing) => formulaOfThing(thing) !== "NaCl") : all;
  if (words.has("series") || isOrderOfHalogens(words, things))
    return { kind: "series", of: isOfHalogens(words, things) ? "halogens" : "metals" };
  const kind = things.length === 0 && words.has("example") ? kindIn(words) : null;
  if (kind !== null) return { kind: "examples", of: kind };
  const colors = colorsIn(words);
  if (words.has("flame")) return things.length > 0 ? null : found("flames", findByFlame(colors));
  return readIndicator(words, things) ?? readTest(words, things);
}

/** "A salt that colours a flame": which one is asked for. */
const isAnySalt = (words: Words): boolean => words.has("a-salt") && colorsIn(words).length > 0;

function found<K extends "flames" | "tests", O extends string>(
  kind: K,
  of: readonly O[],
): { readonly kind: K; readonly of: readonly O[] } | null {
  return of.length === 0 || of.length > MOST_FOUND ? null : { kind, of };
}

const isOrderOfHalogens = (words: Words, things: readonly Thing[]): boolean =>
  things.length === 0 && words.has("reactivity") && (words.has("of-halogens") || words.has("kind-halogen"));

function isOfHalogens(words: Words, things: readonly Thing[]): boolean {
  return (
    words.has("of-halogens") ||
    words.has("kind-halogen") ||
    things.some((thing) => findElement(formulaOfThing(thing))?.group === 17)
  );
}

function kindIn(words: Words): Kind | null {
  const named = (Object.keys(KINDS) as Kind[]).filter((kind) => words.has(`kind-${kind}`));
  const [only, ...others] = named;
  if (only === undefined || others.length > 0) return null;
  return only === "diatomic" && words.has("gas") ? "diatomic-gas" : only;
}

/** An indicator in an acid or a base, and which indicators have these colours. */
function readIndicator(words: Words, things: readonly Thing[]): Lookup | null {
  const colors = colorsIn(words);
  const indicator = indicatorIn(words);
  const medium = words.has("medium-acid") ? "acid" : words.has("medium-base") ? "base" : null;
  if (indicator === null) {
    if (!words.has("indicator") || things.length > 0) return null;
    const both = words.has("medium-acid") && words.has("medium-base");
    const of = findIndicators(colors, both ? null : medium);
    return of.length === 0 ? null : { kind: "indicators", of };
  }
  const isAsked = (["color", "effect", "seen"] as const).some((each) => words.has(each)) || colors.length > 0;
  return isAsked && !words.has("gas") && things.every(isAcidOrBase) ? { kind: "indicators", of: [indicator] } : null;
}

/** What has an effect on indicators. */
const isAcidOrBase = (thing: Thing): boolean =>
  thing.kind === "substance" && /^acidity\..*-(?:acid|base)$/u.test(tellSubstance("acidity", thing)?.id ?? "");

function readTest(words: Words, things: readonly Thing[]): Lookup | null {
  const [colors, signs] = [colorsIn(words), signsIn(words)];
  const reagents = reagentsIn(words).filter((each) => each !== "acid" || things.length === 0);
  const isAsked =
    words.has("color") || words.has("test") || words.has("effect") || signs.length > 0 || colors.length > 0;
  if (!isAsked) return null;
  const among = things.length + reagents.length > 1 ? findTestedAmong(things, reagents) : [];
  if (among.length > 0) return found("tests", among);
  if (words.has("color") && reagents.length === 0 && things.length === 2) return readPrecipitate(things);
  if (!(["gas", "an-ion", "test"] as const).some((each) => words.has(each))) return null;
  const added = [...reagents, ...things.map(formulaOfThing)];
  return found(
    "tests",
    findTested({ reagents: added, signs, colors }, words.has("gas") ? "gas" : words.has("an-ion") ? "ion" : null),
  );
}

/** The colour of what two salts make. */
function readPrecipitate([one, other]: readonly Thing[]): Lookup | null {
  const isSalts = one?.kind === "substance" && other?.kind === "substance";
  const made = isSalts ? findPrecipitate(one.formula, other.formula) : null;
  return made === null ? null : { kind: "looks", of: [made] };
}

/** Asked in passing with what a colour is: "is it a blue solid?" */
const BESIDE_COLORS: ReadonlySet<Property> = new Set(["state", "solubility", "ion", "metal", "name"]);

/** The property that is asked for beside words of the laboratory; "none" where they are of another question. */
export function labPropertyOf(
  words: Words,
  things: readonly Thing[],
  named: Property | null,
): Property | null | "none" {
  const property = isOfColor(words, things, named) ? "color" : named;
  if (property === null || !isLabProperty(property)) {
    const isSaltWater = words.has("a-salt") && things.length > 1 && (property === "boiling" || property === "melting");
    return isLab(words) || isSaltWater ? "none" : property;
  }
  return isOfOther(property, words, things) ? "none" : property;
}

/** What precipitates in a colour that is told is a compound: of an element there is more to it. */
function isOfColor(words: Words, things: readonly Thing[], named: Property | null): boolean {
  const isBeside = named === null || BESIDE_COLORS.has(named);
  const isMade = named !== "solubility" || things.every(({ kind }) => kind === "substance");
  return colorsIn(words).length > 0 && things.length > 0 && isBeside && isMade;
}

const IN_ISOTOPES = ["neutrons", "protons", "electrons", "atomic-mass"] as const satisfies readonly Property[];

/** Whether a property of the tables stands in a question that they do not answer. */
function isOfOther(property: LabProperty, words: Words, things: readonly Thing[]): boolean {
  if (isAnySalt(words) || (words.has("of-state") && property !== "test")) return true;
  switch (property) {
    case "isotopes":
      return isReaction(words) || IN_ISOTOPES.some((each) => words.has(each));
    case "density":
      // At standard conditions a gas law tells it.
      return isReaction(words) || words.has("at-standard") || (words.has("a-salt") && things.length > 1);
    case "color":
      return isReaction(words) || (things.length > 1 && !areOfOneSign(things));
    case "flame":
    case "test":
      return false;
  }
}

/** Ions of one sign do not meet; of other things the colour of what they make may be meant. */
function areOfOneSign(things: readonly Thing[]): boolean {
  const signs = things.map((thing) => /[+-]$/u.exec(formulaOfThing(thing))?.[0]);
  return signs.every((sign) => sign !== undefined && sign === signs[0]);
}
