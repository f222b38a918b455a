import type { LatticeName } from "../../../chemistry/lattices.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { solveNeighbours } from "../../../problems/materials/crystal-structures.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { readElementObject } from "../read-objects.ts";
import { toldReader, type ToldQuestion } from "../told.ts";

/** Hexagonal packing has neighbours of its own, but no cube. */
const LATTICES: readonly (readonly [RegExp, LatticeName])[] = [
  [/\bsimple cubic\b|\bprimitive cubic\b/, "simple"],
  [/\bbody[- ]cent(?:ered|red)\b|\bbcc\b/, "body-centred"],
  [/\bface[- ]cent(?:ered|red)\b|\bfcc\b|\bccp\b|\bcubic close(?:st|ly|-|)?[- ]?pack(?:ed|ing)\b/, "face-centred"],
];

const neighbours: ToldQuestion = {
  cue: /coordination number|nearest neighbou?rs/i,
  own: /^(?:coordination|nearest|neighbou?rs?|cubic|simple|primitive|body-centered|body-centred|face-centered|face-centred|body|face|centered|centred|bcc|fcc|ccp|close|closest|closely|packed|packing|close-packed|closest-packed|close-packing|lattice|structure|crystal|crystals|cell|unit|arrangement|metal|metals|metallic|crystalli[sz]es|adopts?|whose|solid|any|particle|sphere)$/,
  answer: ({ things, words }) => {
    const found = LATTICES.flatMap(([pattern, lattice]) => (pattern.test(words) ? [lattice] : []));
    const [lattice, ...others] = new Set(found);
    const symbols = [...new Set(things.map((thing) => readElementObject(thing, DEFAULT_LOCALE)))];
    // Ions in a lattice of two kinds have other neighbours than atoms of one.
    const isOfAtoms = !/\b(?:ions?|anion|cation|compounds?|molecules?|unit cells)\b/.test(words) && symbols.length < 2;
    if (lattice === undefined || others.length > 0 || !isOfAtoms || symbols.includes(null)) return null;
    return [solvedFacts("problems-materials.crystal-structures", solveNeighbours(lattice, symbols[0] ?? null))];
  },
};

/** Coordination numbers of the cubic lattices of metals, in any order of words. */
export const readLatticesTold = toldReader([neighbours]);
