import { findElement } from "../../../chemistry/elements/elements.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { solveOrderedBond } from "../../../problems/bonding/bond-orders.ts";
import {
  solveEffect,
  solveForce,
  solveHydrogenBond,
  type Attracted,
} from "../../../problems/bonding/intermolecular-forces.ts";
import { solveLattice } from "../../../problems/bonding/ionic-bonding.ts";
import { solvePolarMember } from "../../../problems/bonding/molecular-polarity.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import type { Solved } from "../../../problems/solved-facts.ts";
import { readElementObject, readFormulaObject, readNameObject } from "../read-objects.ts";
import { answerEach } from "../reader.ts";
import { toldReader, type ToldQuestion } from "../told.ts";
import { speciesOf } from "./bonds-of.ts";
import { attractionOf } from "./forces-of.ts";
import { written } from "./bonding-told.ts";

const FORCES = "problems-bonding.intermolecular-forces";

const one = (words: Parameters<typeof solvedFacts>[0], solved: Solved | null): SolutionFacts[] | null =>
  solved === null ? null : [solvedFacts(words, solved)];

function attractionsOf(things: readonly string[]): readonly Attracted[] | null {
  const found = things.flatMap((thing) => attractionOf(thing) ?? []);
  return found.length === things.length ? found : null;
}

/** One force is asked: the strongest, or of what kind it is. */
const ONE_FORCE =
  /\b(?:strongest|dominant|predominant|major|main|principal|most important)\b|\b(?:kind|type) of(?: @)?(?: intermolecular)? (?:forces?|attractions?|interactions?)/;

const force: ToldQuestion = {
  cue: /intermolecular|force|attraction/i,
  own: /^(?:strongest|dominant|predominant|major|main|principal|most|important|types?|kinds?|intermolecular|forces?|attractions?|attractive|interactions?|between|among|liquid|pure|sample|exist|exists|act|acts|acting|must|overcome|when|boils?|vaporizes?|operates?|operating|holds?|holding|together|exhibits?|exhibited|experienced|by)$/,
  answer: ({ things, words }) =>
    // Between unlike molecules other forces act than in each by itself.
    ONE_FORCE.test(words) && !/\b(?:between|among)(?: [a-z]+)* @(?: [a-z]+)* @/.test(words)
      ? answerEach(things, (thing) => {
          const found = attractionOf(thing);
          return found === null ? null : solvedFacts(FORCES, solveForce(written(thing), found.force));
        })
      : null,
};

const MOST = /\b(?:highest|greatest|largest|higher|greater|larger)\b/;
const LEAST = /\b(?:lowest|smallest|lower|smaller)\b/;
const RISING = /\b(?:increasing|ascending)\b|lowest to highest|least to greatest|from lowest|from smallest/;
const FALLING = /\b(?:decreasing|descending)\b|highest to lowest|greatest to least|from highest|from largest/;

function askedOf(words: string): "most" | "least" | "rising" | "falling" | null {
  const isOrder = /\b(?:order|rank|arrange|sort|from)\b/.test(words);
  const [up, down] = isOrder ? [RISING, FALLING] : [MOST, LEAST];
  if (up.test(words) === down.test(words)) return null;
  return isOrder ? (up.test(words) ? "rising" : "falling") : up.test(words) ? "most" : "least";
}

const effect: ToldQuestion = {
  cue: /boiling (?:point|temperature)|vapou?r pressure/i,
  own: /^(?:boiling|points?|temperatures?|normal|vapou?r|pressures?|highest|greatest|largest|higher|greater|larger|lowest|smallest|lower|smaller|least|increasing|ascending|decreasing|descending|order|rank|arrange|sort|liquids?|gas|gases|noble|halogens|hydrocarbons?|alkanes?|same|room|or|predicted|25|20|°c|pure|between)$/,
  answer: ({ things, words }) => {
    const asked = askedOf(words);
    const [isBoiling, isPressure] = [/boiling/.test(words), /pressure/.test(words)];
    const shown = attractionsOf(things);
    if (asked === null || shown === null || isBoiling === isPressure) return null;
    if (new Set(shown.map(({ formula }) => formula)).size < shown.length) return null;
    return one(FORCES, solveEffect(shown, isBoiling ? "boiling" : "vapor-pressure", asked));
  },
};

const hydrogenBond: ToldQuestion = {
  cue: /hydrogen[- ]bond/i,
  own: /^(?:hydrogen|bonds?|bonding|hydrogen-bond|hydrogen-bonds|hydrogen-bonding|forms?|itself|themselves|own|another|between|among|pure|liquid|other|exhibits?|exhibited|by|capable|able|participate|only)$/,
  answer: ({ things, words }) => {
    const shown = attractionsOf(things);
    const fitting = (shown ?? []).flatMap(({ force: own }, at) => (own === "hydrogen" ? [things[at] ?? ""] : []));
    const [right, ...others] = fitting;
    const isWhich = /^which\b/.test(words) && things.length > 1;
    return shown === null || right === undefined || others.length > 0 || !isWhich || /\bonly\b/.test(words)
      ? null
      : one(FORCES, solveHydrogenBond(right));
  },
};

const PAIR = /^(carbon|nitrogen|oxygen)[-–](carbon|nitrogen|oxygen)$/;

const orderedBond: ToldQuestion = {
  cue: /(?:short|long|strong|weak)(?:est|er)\b/i,
  own: /^(?:shortest|longest|strongest|weakest|shorter|longer|stronger|weaker|bonds?|lengths?|or|(?:carbon|nitrogen|oxygen)[-–](?:carbon|nitrogen|oxygen))$/,
  answer: ({ things, words }) => {
    const [isStrong, isWeak] = [/\b(?:short|strong)/.test(words), /\b(?:long|weak)/.test(words)];
    const named = words.split(" ").flatMap((word) => PAIR.exec(word)?.slice(1) ?? []);
    const bond = things.find((thing) => /^[A-Z][-–=≡][A-Z]$/.test(thing));
    const elements = bond === undefined ? named.flatMap((name) => elementOf(name)) : [bond[0] ?? "", bond[2] ?? ""];
    if (isStrong === isWeak || elements.length !== 2 || !words.includes("bond")) return null;
    const shown = things.filter((thing) => thing !== bond).map((thing) => speciesOf(thing)?.formula ?? thing);
    return one("problems-bonding.covalent-bonding", solveOrderedBond(elements, shown, isStrong));
  },
};

function elementOf(name: string): string[] {
  const symbol = findElement(name)?.symbol ?? readElementObject(name, DEFAULT_LOCALE);
  return symbol === null ? [] : [symbol];
}

const lattice: ToldQuestion = {
  cue: /lattice energy/i,
  own: /^(?:lattice|energy|highest|greatest|largest|higher|greater|larger|lowest|smallest|lower|smaller|salts?|ionic|or|crystal|magnitude)$/,
  answer: ({ things, words }) => {
    const asked = askedOf(words);
    const formulas = things.map((thing) => formulaIn(thing) ?? thing);
    return asked === "most" || asked === "least"
      ? one("problems-bonding.ionic-bonding", solveLattice(formulas, asked))
      : null;
  },
};

function formulaIn(thing: string): string | null {
  const formula = readFormulaObject(thing) ?? readNameObject(thing, DEFAULT_LOCALE);
  return formula === null ? null : canonicalOf(formula);
}

const polarMember: ToldQuestion = {
  cue: /polar|dipole moment/i,
  own: /^(?:polar|nonpolar|non-polar|overall|net|dipole|moment|permanent|only)$/,
  answer: ({ things, words }) => {
    const isNonpolar = /\bnon-?polar\b/.test(words);
    const isPolar = /\bpolar\b|dipole moment/.test(words.replace(/non-?polar/, ""));
    const shown = things.flatMap((thing) => speciesOf(thing) ?? []);
    if (isPolar === isNonpolar || shown.length < things.length || !/^which\b/.test(words)) return null;
    return one("problems-bonding.molecular-polarity", solvePolarMember(isPolar, shown));
  },
};

/** Forces between molecules and what follows from them, polarity, and bonds compared, in any order of words. */
export const readForcesTold = toldReader([force, effect, hydrogenBond, orderedBond, lattice, polarMember]);
