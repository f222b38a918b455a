import { ELEMENTS } from "../../../chemistry/elements/elements.ts";
import { kindOf } from "../../../chemistry/elements/families.ts";
import type { LatticeName } from "../../../chemistry/lattices.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { formulaTerm } from "../../../methods/terms.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { resultOf, solveByLaws } from "../../statement/law-goal.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

/** Unit cells of metals and rays that crystals reflect, told in a story: each value is known by its unit and the word beside it. */

/** Where the sentence "The metal is …" stands. */
const CONFIGURATIONS = "problems-atoms.configurations";

const WORDS: Readonly<Record<LatticeName, RegExp>> = {
  "face-centred":
    /\bface[- ]?cent(?:ere|re)d\b|\b(?:cubic[- ](?:closest|closely|close)[- ]?(?:packed|packing|packs))|\bfcc\b|\bccp\b/i,
  "body-centred": /\bbody[- ]?cent(?:ere|re)d\b|\bbcc\b/i,
  simple: /\b(?:simple|primitive) cubic\b/i,
};

const ELSE =
  /\bhole|octahedral|tetrahedral|\bions?\b|\bsalt|formula|vacanc|percent|%|hexagonal|diamond|zinc blende|rock salt|alloy|two |both|temperature|expan|pressure|moles?\b(?!\w)|how many (?:unit )?cells|each corner|corners/i;

const ASKED: readonly (readonly [Kind, RegExp, string])[] = [
  ["density", /\bdensity\b/i, "g/cm^3"],
  ["molar-mass", /\b(?:molar|atomic) (?:mass|weight)\b/i, "g/mol"],
  ["atom-radius", /\bradius\b/i, "pm"],
  [
    "cell-edge",
    /\b(?:edge|sides?)\b|\blength of (?:the|a|its) (?:unit )?cell|\bcell (?:length|dimension|parameter)/i,
    "pm",
  ],
  ["cell-volume", /\bvolume of (?:the|a|one|its) (?:unit )?cell/i, "cm^3"],
  ["cell-atoms", /\bhow many (?:[a-z]+ )?atoms\b|\bnumber of atoms\b/i, ""],
];

/** "Which metal is it?": the one of such a molar mass. */
const IDENTIFIES =
  /\b(?:(?:which|what) (?:metal|element) (?:is (?:it|this)|could (?:it|this) be)|(?:identify|name|what is) (?:the|this) (?:metal|element))(?=[?.]|$)/i;

/** What is no metal by itself. */
const COMPOUND = /\b(?:(?:ox|chlor|sulf|hal|nitr|hydr|carb|fluor|brom|iod)ides?|compounds?|not)\b/i;

/** How far a measured mass may be from the metal's own, and how near no other's may be. */
const OWN = 0.006;
const NEXT = 0.005;

const LENGTH: readonly (readonly [Kind, RegExp])[] = [
  ["atom-radius", /\bradi(?:us|i)\b/gi],
  ["cell-edge", /\b(?:edges?|sides?|cell (?:length|dimension|parameter)|lattice (?:parameter|constant))\b/gi],
];

const QUESTION =
  /[^.?!]*(?:\.(?=\d)[^.?!]*)*\b(?:what|how|calculate|determine|find|compute|estimate)\b(?:[^.?!]|\.(?=\d))*/gi;

const unitOf = (question: string, fallback: string): Unit => {
  const named = /\bin (pm|nm|Å|cm|g\/cm\^?3)\b|\((pm|nm|Å|cm)\)/.exec(question);
  return getUnit(named?.[1] ?? named?.[2] ?? fallback);
};

/** Radius or edge: the word that stands nearest. */
function lengthKind(plain: string, { start, end }: Spot): Kind | null {
  const around = [
    plain.slice(0, start).replace(/^[^]*[.?!]\s/, ""),
    plain.slice(end, end + 30).replace(/[.?!](?:\s[^]*)?$/, ""),
  ] as const;
  const away = ([, words]: (typeof LENGTH)[number]): number => {
    const last = [...around[0].matchAll(words)].at(-1);
    const next = [...around[1].matchAll(words)].at(0);
    return Math.min(
      last === undefined ? Infinity : around[0].length - last.index,
      next === undefined ? Infinity : next.index,
    );
  };
  const [nearest] = LENGTH.toSorted((one, other) => away(one) - away(other));
  return nearest === undefined || away(nearest) === Infinity ? null : nearest[0];
}

const ATOMIC_MASS: ReadonlySet<string> = new Set(["u", "Da"]);

/** "Its atomic mass, 183.84 u" */
const isAtomicMass = ({ quantity: { unit } }: SpotOf<"quantity">): boolean =>
  unit.dimension === DIMENSIONS.mass && ATOMIC_MASS.has(unit.factors[0]?.unit.symbol ?? "");

/** A mole of atoms has as many grams as an atom has u. */
const molarOf = ({ quantity }: SpotOf<"quantity">): Quantity => ({ ...quantity, unit: getUnit("g/mol") });

/** The metal whose molar mass is the measured one: no other's is nearly as near. */
function nameMetal(facts: SolutionFacts): SolutionFacts[] | null {
  const mass = resultOf(facts)?.value.toNumber();
  if (mass === undefined) return null;
  const [nearest, next] = ELEMENTS.filter((element) => kindOf(element) === "metal")
    .map(({ symbol, weight }) => ({ symbol, away: Math.abs(mass / Number(weight) - 1) }))
    .toSorted((one, other) => one.away - other.away);
  if (nearest === undefined || next === undefined || nearest.away > OWN || next.away < Math.max(NEXT, 2 * nearest.away))
    return null;
  const metal = formulaTerm(nearest.symbol);
  const answer = { id: "metal", method: CONFIGURATIONS, value: metal, values: { answer: metal } } as const;
  return [{ ...facts, answer, misconceptions: [] }];
}

function solveCell(
  plain: string,
  spots: readonly Spot[],
  quantities: readonly SpotOf<"quantity">[],
): SolutionFacts[] | null {
  const lattices = (Object.keys(WORDS) as LatticeName[]).filter((name) => WORDS[name].test(plain));
  const [lattice] = lattices;
  if (
    !/\b(?:cell|crystal\w*|lattice|structure|packed|packing)\b/i.test(plain) ||
    lattice === undefined ||
    lattices.length > 1 ||
    ELSE.test(plain)
  )
    return null;
  const identifies = IDENTIFIES.test(plain) && !COMPOUND.test(plain);
  const questions = identifies ? ["molar mass"] : (plain.match(QUESTION) ?? []);
  const [question = ""] = questions;
  const [asked, ...others] = ASKED.filter(([, words]) => words.test(question));
  if (questions.length !== 1 || asked === undefined) return null;
  const elements = [
    ...new Set(spots.flatMap((spot) => (spot.kind === "substance" ? [spot.substance.element ?? ""] : []))),
  ];
  const [element = null, ...more] = elements;
  if (more.length > 0 || element === "") return null;
  const told: (readonly [Variable, Quantity])[] = [];
  for (const spot of quantities) {
    const { dimension } = spot.quantity.unit;
    const kind: Kind | null =
      dimension === DIMENSIONS.density
        ? "density"
        : dimension === DIMENSIONS.molarMass
          ? "molar-mass"
          : dimension === DIMENSIONS.length
            ? lengthKind(plain, spot)
            : isAtomicMass(spot)
              ? "molar-mass"
              : null;
    if (kind === null || told.some(([known]) => known.kind === kind)) return null;
    // The mass of a mole of a named element is that of the table.
    if (kind !== "molar-mass" || element === null)
      told.push([variableOf(kind, element), isAtomicMass(spot) ? molarOf(spot) : spot.quantity]);
  }
  const [kind, , unit] = asked;
  const isTold = (each: Kind): boolean =>
    told.some(([known]) => known.kind === each) || (each === "molar-mass" && quantities.some(isAtomicMass));
  const isOne = others.every(([other]) => isTold(other));
  const solved =
    isOne && told.every(([known]) => known.kind !== kind)
      ? solveByLaws(told, variableOf(kind, element), unit === "" ? null : unitOf(question, unit), [], { lattice })
      : null;
  if (!identifies) return solved;
  const [facts] = element === null ? (solved ?? []) : [];
  return facts === undefined ? null : nameMetal(facts);
}

const ORDERS: readonly (readonly [RegExp, number])[] = [
  [/\bfirst[- ]order\b|\bn ?= ?1\b/i, 1],
  [/\bsecond[- ]order\b|\bn ?= ?2\b/i, 2],
  [/\bthird[- ]order\b|\bn ?= ?3\b/i, 3],
];

const SPACING = /\b(?:spac\w+|distance|separat\w+|apart)\b/i;
const ANGLE = new RegExp(String.raw`(?<![\d.])(\d+(?:\.\d+)?) ?(?:°|degrees?)(?! ?[CFK])`);

/** n λ = 2 d sin θ, of which one is asked. */
function solveReflection(plain: string, quantities: readonly SpotOf<"quantity">[]): SolutionFacts[] | null {
  if (!/\b(?:diffract\w*|bragg|reflect\w*|x-?rays?)\b/i.test(plain) || !/\b(?:planes?|layers?|crystal)\b/i.test(plain))
    return null;
  if (/2θ|2 ?theta|twice the angle|photon|energy|\bedge\b|unit cell|density|tungsten filament|volt/i.test(plain))
    return null;
  const orders = ORDERS.filter(([words]) => words.test(plain));
  const [[, order] = [null, 1], ...more] = orders;
  if (more.length > 0) return null;
  const lengths = quantities.filter(({ quantity: { unit } }) => unit.dimension === DIMENSIONS.length);
  const angle = ANGLE.exec(plain)?.[1];
  const told: (readonly [Variable, Quantity])[] = [[variableOf("reflection-order", null), pureNumber(order)]];
  for (const { start, end, quantity: value } of lengths) {
    const lead = plain.slice(Math.max(0, start - 60), start);
    const tail = plain.slice(end, end + 25);
    const isWave = Math.max(
      lead.lastIndexOf("wavelength"),
      /^[- ]x-?ray/i.test(tail) || /x-?rays? (?:of|at|with) $/i.test(lead) ? lead.length : -1,
    );
    const isSpace = Math.max(
      ...[...lead.matchAll(/spac\w+|distance|separat\w+/gi)].map(({ index }) => index),
      /^ ?(?:apart|between)/i.test(tail) ? lead.length : -1,
      -1,
    );
    if (isWave === isSpace) return null;
    told.push([variableOf(isWave > isSpace ? "wavelength" : "plane-spacing", null), value]);
  }
  if (angle !== undefined) {
    const figures = angle.replace(/^0+|\./g, "").length;
    told.push([variableOf("glancing-angle", null), { ...pureNumber(angle), significantFigures: figures }]);
  }
  const rest = quantities.filter(
    (spot) =>
      !lengths.includes(spot) &&
      spot.quantity.value.toFixed() !== angle &&
      !(spot.isBare && spot.quantity.value.eq(order)),
  );
  const has = (kind: Kind): boolean => told.some(([known]) => known.kind === kind);
  if (told.length !== 3 || rest.length > 0) return null;
  const [question = "", ...others] = plain.match(QUESTION) ?? [];
  if (others.length > 0) return null;
  if (!has("glancing-angle"))
    return /\bangle\b/i.test(question) ? solveByLaws(told, variableOf("glancing-angle", null), null) : null;
  const unit = unitOf(question, lengths[0]?.quantity.unit.factors[0]?.unit.symbol ?? "pm");
  if (!has("plane-spacing"))
    return SPACING.test(question) ? solveByLaws(told, variableOf("plane-spacing", null), unit) : null;
  return /\bwavelength\b/i.test(question) ? solveByLaws(told, variableOf("wavelength", null), unit) : null;
}

/** Null for any other text, and where a value of it stays unread; `plain` is the text in which the spots have their places. */
export function solveCrystalTold(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  const quantities = spots.filter((spot) => spot.kind === "quantity");
  return solveReflection(plain, quantities) ?? solveCell(plain, spots, quantities);
}
