import { labPropertyOf, readLookup } from "./lab/read-lookup.ts";
import { CONSTANT_NAMES, type Property } from "./properties.ts";
import type { Thing } from "./things.ts";
import type { FactQuestion } from "./fact-question.ts";
import type { Read } from "./read-words.ts";
import { extremeOf, propertyOf } from "./named-property.ts";

/** The question, with what it leaves out taken from the one before. */
export function complete({ words, things }: Read, before: FactQuestion | null): FactQuestion | null {
  const constant = things.length > 0 ? null : (CONSTANT_NAMES.find((name) => words.has(`constant-${name}`)) ?? null);
  if (constant !== null) return { property: null, extreme: null, things: [], constant, lookup: null };
  const lookup = readLookup(words, things);
  if (lookup !== null) return { property: null, extreme: null, things: [], constant: null, lookup };
  const extreme = extremeOf(words);
  const named = labPropertyOf(words, things, propertyOf(words, extreme));
  if (named === "none") return null;
  if (things.length === 0)
    return named !== null && before !== null && before.things.length > 0
      ? {
          property: named,
          extreme,
          // What is compared is no part of each other.
          things: PARTLY.has(named) || extreme !== null ? before.things : withoutParts(before.things),
          constant: null,
          lookup: null,
        }
      : null;
  const isCount = words.has("count") && named === null;
  const whole = isCount ? withWhole(things, before) : things;
  // "What is Au?" asks for no more of it than that.
  const inherited = named === null && words.has("defines") ? null : (before?.property ?? null);
  const property = isCount && whole.length === 2 ? "atoms" : (named ?? inherited);
  const others =
    property !== null && (PARTLY.has(property) || OF_WHOLE.has(property)) ? withWhole(whole, before) : whole;
  return {
    property,
    extreme: extreme ?? (named === null ? (before?.extreme ?? null) : null),
    things: withoutCenter(withoutWater(others, property), property),
    constant: null,
    lookup: null,
  };
}

/** In water is where most things are asked about, and water is not what is asked about then. */
const IN_WATER: ReadonlySet<Property> = new Set([
  "solubility",
  "strength",
  "acidity",
  "acid-constant",
  "drawing",
  "color",
]);

function withoutWater(things: readonly Thing[], property: Property | null): readonly Thing[] {
  const others = things.filter((thing) => thing.kind !== "substance" || thing.formula !== "H2O");
  return property !== null && IN_WATER.has(property) && others.length > 0 ? others : things;
}

/** What is asked of a molecule is not asked of the atom in its middle, which is named beside it. */
const OF_WHOLE: ReadonlySet<Property> = new Set([
  "hybridization",
  "bond-orders",
  "shape",
  "resonance",
  "angle",
  "lone-pairs",
  "polarity",
  "drawing",
]);

function withoutCenter(things: readonly Thing[], property: Property | null): readonly Thing[] {
  const wholes = things.filter(({ kind }) => kind === "substance");
  return property !== null && OF_WHOLE.has(property) && wholes.length > 0 ? wholes : things;
}

/** What is asked of an element in a substance. */
const PARTLY: ReadonlySet<Property> = new Set(["oxidation", "atoms"]);

/** After an element in a substance was asked about, "its molar mass" is that of the substance. */
function withoutParts(things: readonly Thing[]): readonly Thing[] {
  const wholes = things.filter(({ kind }) => kind === "substance");
  return wholes.length === 1 && things.length === 2 ? wholes : things;
}

/** An element that is asked about in the substance that was spoken of last: "and how many H are in it?" */
function withWhole(things: readonly Thing[], before: FactQuestion | null): readonly Thing[] {
  const [only, ...others] = things;
  const whole = before?.things.find(({ kind }) => kind === "substance");
  return only?.kind === "element" && others.length === 0 && whole !== undefined ? [only, whole] : things;
}
