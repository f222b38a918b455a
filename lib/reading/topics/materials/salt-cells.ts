import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { findElement } from "../../../chemistry/elements/elements.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { molarMassOf } from "../../../problems/molar-mass-of.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** Unit cells of salts: how many formula units a cell of a structure holds, its edge and its density. */

/** Housecroft and Sharpe, Inorganic Chemistry, section 6.11. */
const STRUCTURES: readonly (readonly [pattern: RegExp, units: number, ratio: string])[] = [
  [/\b(?:rock[- ]?salt|sodium chloride|NaCl|halite)(?:[- ]type)?[- ](?:structure|lattice|type)/i, 4, "1:1"],
  [/\b(?:zinc[- ]?blende|sphalerite)(?:[- ]type)?[- ](?:structure|lattice|type)/i, 4, "1:1"],
  [/\b(?:c(?:a)?esium chloride|CsCl)(?:[- ]type)?[- ](?:structure|lattice|type)/i, 1, "1:1"],
  [/\b(?:fluorite|calcium fluoride|CaF2)(?:[- ]type)?[- ](?:structure|lattice|type)/i, 4, "1:2"],
];

/** "Four formula units per unit cell", "Z = 4". */
const COUNTS: readonly RegExp[] = [
  /\b(?:contains? |has |with )?(\d|one|two|four) (?:formula units?|ion pairs?|molecules?|units? of [A-Za-z\d]+|[A-Z][A-Za-z\d]+ units?) (?:per|in (?:the|a|each|one|every)|for each) (?:unit )?cell\b/i,
  /\b(?:unit )?cell (?:of [A-Z][A-Za-z\d]+ )?(?:contains?|has|holds) (\d|one|two|four) (?:formula units?|ion pairs?|molecules?)(?: of [A-Z][A-Za-z\d]+)?/i,
  /\bZ ?= ?(\d)\b/,
  /\b(\d|one|two|four) (?:formula units?|ion pairs?)\b(?: [A-Z][A-Za-z\d]*| of [A-Za-z][A-Za-z\d]*)?/i,
  /\b(?:holds?|holding|has|with|contain(?:s|ing)) (\d|one|two|four) atoms\b/i,
];

const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, four: 4 };

/** A face-centred lattice of a salt of one cation and one anion is that of rock salt or of zinc blende. */
const FACE_CENTRED = /\b(?:face[- ]cent(?:er|re)d(?: cubic)?|fcc|ccp|cubic close(?:ly)?[- ]packed)\b/i;

const LENGTH = String.raw`(${VALUE} ?(?:pm|nm|Å|angstroms?|cm|m))(?![A-Za-z\d/^])`;

const EDGE = new RegExp(
  String.raw`(?:\b(?:(?:unit )?cell )?(?:edge(?: length)?|side(?: length)?|(?:unit )?cell (?:edge|length|parameter)|lattice (?:constant|parameter))(?: of (?:the|its|each|this) (?:unit )?(?:cell|cube))?(?:,? \(?a\)?,?)?(?: is| of| =|=|:|,| measures| measuring)* ?|\ba ?= ?)${LENGTH}`,
  "i",
);

const DENSITY = new RegExp(
  String.raw`(${VALUE} ?(?:g ?(?:\/|per) ?(?:cm\^?3|mL|cc)|kg ?\/ ?m\^?3|g cm\^?-3|kg m\^?-3))`,
  "i",
);

const ASKED: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [/\bdensity\b/i, "density"],
  [
    /\b(?:edge|length of (?:a|the) side|side of the|lattice (?:constant|parameter)|cell (?:length|parameter))/i,
    "cell-edge",
  ],
];

/** Distances, radii and holes, and cells that lack something. */
const ELSE =
  /\bradi(?:us|i)\b|distance|between|vacan|defect|missing|hole|hexagonal|tetragonal|orthorhombic|avogadro|how many|angle|percent|%/i;

function ratioOf(formula: string): string | null {
  const parsed = parseFormula(formula);
  const counts = parsed.ok ? [...parsed.value.counts.values()] : [];
  return counts.length === 2 ? counts.join(":") : null;
}

const MASS = new RegExp(
  String.raw`[,(]? ?\b(?:M_?r?|[Mm]olar mass|[Ff]ormula mass)(?: ?\([A-Za-z\d]+\)| of [A-Za-z\d ]{1,24}?)? ?(?:is|of|=|:)? ?(${VALUE} ?(?:g ?\/ ?mol|g ?mol\^?-1)?)\)?(?=[ ,.;)]|$)`,
);

/** The one metal that a text names: its cell holds atoms. */
function findMetal(text: string): string | null {
  const named = [...text.matchAll(/\b[A-Za-z][a-z]+\b/g)].flatMap(([word]) =>
    listFormulasOf(word.toLowerCase(), "en").filter((each) => findElement(each) !== null),
  );
  const [only, ...others] = new Set(named);
  return only === undefined || others.length > 0 ? null : only;
}

/** The one salt that a text names. */
function findSalt(text: string): string | null {
  const written = [...text.matchAll(/(?<![A-Za-z\d])[A-Z][A-Za-z\d()]*[A-Z\d][A-Za-z\d()]*(?![A-Za-z\d])/g)].map(
    ([formula]) => formula,
  );
  const named = [...text.matchAll(/\b[A-Za-z][a-z]+ (?:\([IV]+\) )?[a-z]+ide\b/g)].flatMap(([name]) => {
    const own = listFormulasOf(name.toLowerCase(), "en");
    return own.length === 1 ? own : [];
  });
  const salts = new Set(
    [...written, ...named].flatMap((formula) => {
      const parsed = parseFormula(formula);
      return parsed.ok && parsed.value.charge === 0 && parsed.value.counts.size > 1 ? [canonicalOf(parsed.value)] : [];
    }),
  );
  const [only, ...others] = salts;
  return only === undefined || others.length > 0 ? null : only;
}

/** How many formula units a cell holds; null where the text does not say it, or says it twice in two ways. */
function takeUnits(taken: Taken, salt: string): Quantity | null {
  const told = COUNTS.flatMap((pattern) => taken.take(pattern)?.[0] ?? []).map(
    (word) => WORDS[word.toLowerCase()] ?? Number(word),
  );
  const ratio = ratioOf(salt);
  const named = STRUCTURES.flatMap(([pattern, units, own]) =>
    own === ratio && taken.take(pattern) !== null ? [units] : [],
  );
  const isFace = taken.take(FACE_CENTRED) !== null;
  const counts = new Set([
    ...told,
    ...named,
    ...(isFace && ratio === "1:1" && told.length + named.length === 0 ? [4] : []),
  ]);
  const [only, ...others] = counts;
  return only === undefined || others.length > 0 ? null : pureNumber(only, null);
}

/** Null for any other text. */
export function solveSaltCell(text: string): SolutionFacts[] | null {
  if (!/\bcell|lattice|structure|fcc|cubic/i.test(text) || !/density|edge|\ba ?=/i.test(text)) return null;
  const plain = normalise(withoutToldConstants(text) ?? text);
  const bare = STRUCTURES.reduce((rest, [pattern]) => rest.replace(pattern, " "), plain);
  const salt = findSalt(bare) ?? (/\batoms\b/i.test(bare) ? findMetal(bare) : null);
  if (salt === null) return null;
  const taken = new Taken(plain);
  const told = readQuantity(taken.take(MASS)?.[0] ?? "");
  const own = molarMassOf(salt);
  if (told !== null && told.value.minus(own).abs().gt(own.times("0.011"))) return null;
  const units = takeUnits(taken, salt);
  const [edge, density] = [taken.take(EDGE), taken.take(DENSITY)].map((groups) => readQuantity(groups?.[0] ?? ""));
  const asksUnit = /\bin (pm|nm|Å|cm|g\/cm\^?3|kg\/m\^?3)(?=[?.,]|$)/.exec(taken.rest)?.[1];
  const rest = taken.rest.replaceAll(
    /[A-Z][A-Za-z\d()]*\d[A-Za-z\d()]*|\bin (?:g\/cm\^?3|kg\/m\^?3|k?g c?m\^?-3)/g,
    " ",
  );
  if (units === null || /\d/.test(rest) || ELSE.test(rest) || (edge === null) === (density === null)) return null;
  const wanted: Kind = edge === null ? "cell-edge" : "density";
  const asks = ASKED.find(([, kind]) => kind === wanted)?.[0];
  if (
    asks?.test(taken.rest) !== true ||
    !/\b(?:what|calculate|find|determine|compute|estimate|work out)\b|\?/i.test(taken.rest)
  )
    return null;
  const unit = asksUnit === undefined ? null : getUnit(asksUnit);
  const isFit = unit === null || (unit.dimension === DIMENSIONS.density) === (wanted === "density");
  const known: (readonly [Kind, Quantity | null])[] = [
    ["cell-edge", edge ?? null],
    ["density", density ?? null],
    ["cell-atoms", units],
  ];
  return isFit
    ? solveByLaws(
        known.flatMap(([kind, value]) => (value === null ? [] : [[variableOf(kind, salt), value] as const])),
        variableOf(wanted, salt),
        unit,
      )
    : null;
}
