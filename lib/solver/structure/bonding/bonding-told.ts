import { hasCenter } from "../../../chemistry/bonding/species.ts";
import { withOctet, type Electrons } from "../../../chemistry/bonding/resonance.ts";
import type { Species } from "../../../chemistry/bonding/species.ts";
import { findElement } from "../../../chemistry/elements/elements.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { formulaTerm, notation } from "../../../methods/terms.ts";
import { toSubscript } from "../../../chemistry/formula/format.ts";
import { solveMeanOrder } from "../../../problems/bonding/mean-bond-orders.ts";
import { solveBonds, solveHybrids } from "../../../problems/bonding/hybridization.ts";
import { formalChargeOf, listAtoms, solveFormalCharge } from "../../../problems/bonding/formal-charges.ts";
import { isAgreed, solveCenterPairs, solveResonance } from "../../../problems/bonding/lone-pairs.ts";
import { solveValence } from "../../../problems/bonding/valence-electrons.ts";
import { solveAngle, solveElectronGeometry, solveShape } from "../../../problems/bonding/molecular-geometry.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import type { Solved } from "../../../problems/solved-facts.ts";
import { answerEach } from "../reader.ts";
import { readElementObject, readFormulaObject } from "../read-objects.ts";
import { toldReader } from "../told.ts";
import type { Told, ToldQuestion } from "../told.ts";
import { bondsOf, speciesOf } from "./bonds-of.ts";
import { orbitalsOf } from "./orbitals-of.ts";

const LEWIS = "problems-bonding.lewis-structures";
const GEOMETRY = "problems-bonding.molecular-geometry";
const HYBRIDS = "problems-bonding.hybridization";

/** As it is written, or by its formula. */
export const written = (thing: string) =>
  readFormulaObject(thing) === null || /[-=≡–]/.test(thing)
    ? notation(thing.replaceAll(/(?<=[A-Za-z)])\d+/g, toSubscript))
    : formulaTerm(thing);

const facts = (words: Parameters<typeof solvedFacts>[0], solved: Solved | null): SolutionFacts | null =>
  solved === null ? null : solvedFacts(words, solved);

const solutions = (words: Parameters<typeof solvedFacts>[0], solved: Solved | null): SolutionFacts[] | null =>
  solved === null ? null : [solvedFacts(words, solved)];

const symbolOf = (thing: string): string | null =>
  /^[A-Z][a-z]?$/.test(thing) ? (findElement(thing)?.symbol ?? null) : readElementObject(thing, DEFAULT_LOCALE);

const SIGMA = /\b(?:sigma|σ)/;
const PI = /\b(?:pi|π)(?!\w)|π/;

const sigmaAndPi: ToldQuestion = {
  cue: /sigma|\bpi\b|[σπ]/iu,
  own: /^(?:sigma|pi|σ|π|σ-|π-|bonds?|bonding|σ-bonds?|π-bonds?|lewis|structure|complete|covalent|type|kinds?)$/,
  answer: ({ things, words }) => {
    const [isSigma, isPi] = [SIGMA.test(words) || words.includes("σ"), PI.test(words)];
    if (!words.includes("bond")) return null;
    const solved = things.map((thing) => {
      const bonds = bondsOf(thing);
      if (bonds === null) return null;
      const asked = [...(isSigma ? ["sigma" as const] : []), ...(isPi ? ["pi" as const] : [])];
      return asked.map((each) => solvedFacts(HYBRIDS, solveBonds(written(thing), bonds, each)));
    });
    return solved.includes(null) ? null : solved.flatMap((each) => each ?? []);
  },
};

/** "On the oxygen in OH-", "of N in NH4+", "on the central atom of O3": which atom of which species. */
function atomIn({ things, words }: Told): { readonly species: Species; readonly symbol: string | null } | null {
  const isCentral = /\bcentral\b/.test(words);
  const [first = "", second] = things;
  const symbol = second === undefined ? null : symbolOf(first);
  const species = speciesOf(second ?? first);
  if (species === null || things.length > 2 || (second !== undefined && symbol === null)) return null;
  if (isCentral) {
    return symbol === null || symbol === species.structure.center ? { species, symbol: null } : null;
  }
  return symbol === null ? null : { species, symbol };
}

/** Of several ways to draw a centre of a later period the one that is told; the only one of any other. */
function asDrawn(species: Species, words: string): Species | null {
  const isOctet = /\b(?:obeys|obeying|satisfies) the octet rule\b/.test(words);
  const isSingle =
    /\b(?:(?:if|when) all(?: the)? bonds are(?: drawn)? single|with only single bonds|only single bonds)\b/.test(words);
  if (!isOctet && !isSingle) return isAgreed(species) && !DRAWN.test(words) ? species : null;
  const drawn = isSingle ? withSingleBonds(species.structure) : withOctet(species.structure);
  return drawn === null ? null : { ...species, structure: { ...species.structure, ...drawn } };
}

/** Where single bonds alone give every atom its octet. */
function withSingleBonds({ center, centerPairs, ligands }: Electrons): Electrons | null {
  if (centerPairs + ligands.length !== 4) return null;
  const single = ligands.map(({ symbol, order, pairs }) => ({ symbol, order: 1 as const, pairs: pairs + order - 1 }));
  return { center, centerPairs, ligands: single };
}

const DRAWN = /\b(?:octet|rule|if|when|all|only|single|bonds?|drawn)\b/;

/** "Of each atom": element by element, where all its atoms have the same. */
function formalChargesOfAll({ things, words }: Told): SolutionFacts[] | null {
  const [thing = "", ...others] = things;
  const species = others.length > 0 || !/\b(?:each|all|every|charges)\b/.test(words) ? null : speciesOf(thing);
  const drawn = species === null ? null : asDrawn(species, words.replaceAll(/\ball\b/g, ""));
  if (drawn === null) return null;
  const ofElements = Map.groupBy(listAtoms(drawn), ({ symbol }) => symbol);
  return answerEach([...ofElements.values()], (atoms) => {
    const [atom, ...equal] = atoms;
    const isOne = atom !== undefined && equal.every((each) => formalChargeOf(each) === formalChargeOf(atom));
    return isOne ? solvedFacts(LEWIS, solveFormalCharge(atom)) : null;
  });
}

const formalCharge: ToldQuestion = {
  cue: /formal charge/i,
  own: /^(?:formal|charges?|central|lewis|structure|dot|correct|best|usual|obeys|obeying|octet|rule|satisfies|if|when|all|bonds?|only|single|drawn)$/,
  answer: (told) => {
    const found = atomIn(told);
    if (found === null) return formalChargesOfAll(told);
    const species = asDrawn(found.species, told.words);
    if (species === null) return null;
    const atoms = listAtoms(species);
    const asked = found.symbol === null ? atoms.slice(0, 1) : atoms.filter(({ symbol }) => symbol === found.symbol);
    const [atom] = asked;
    const isOne = new Set(asked.map((each) => formalChargeOf(each))).size === 1;
    return atom === undefined || !isOne ? null : [solvedFacts(LEWIS, solveFormalCharge(atom))];
  },
};

const ORBITALS = "problems-bonding.molecular-orbitals";

const bondOrder: ToldQuestion = {
  cue: /bond order/i,
  own: /^(?:unpaired|electrons?|bond|bonds|order|average|mean|using|use|mo|molecular-orbital|orbital|orbitals|theory|diagram|resonance|lewis|structures?|model|based|between|energy-level|energy|level)$/,
  answer: ({ things, words }) => {
    const bonds = things.filter((each) => /^[A-Z][a-z]?[-–=≡][A-Z][a-z]?$/u.test(each));
    const [thing = "", ...others] = things.filter((each) => !bonds.includes(each)).toReversed();
    const before = [...others, ...bonds];
    const isAverage = /average|mean|resonance|lewis/.test(words);
    const isOrbital = /\bmo\b|orbital/.test(words);
    const species = speciesOf(thing);
    const elements = before.flatMap((each) => each.split(/[-–=≡]/));
    if (isOrbital || (!isAverage && species === null)) {
      if (isAverage || before.length > 0) return null;
      const asked = ["bond-order" as const, ...(words.includes("unpaired") ? ["unpaired" as const] : [])];
      return answerEach(asked, (each) => facts(ORBITALS, orbitalsOf(thing, each)));
    }
    if (/electron|unpaired/.test(words)) return null;
    const formula = species?.formula ?? thing;
    const mean = elements.every((each) => symbolOf(each) !== null) ? solveMeanOrder(formula, elements) : null;
    if (mean !== null) return [solvedFacts("problems-bonding.covalent-bonding", mean)];
    const isPlain = before.length === 0 && species !== null && species.structure.ligands.length === 1;
    return isPlain && !isAverage ? solutions(ORBITALS, orbitalsOf(thing, "bond-order")) : null;
  },
};

const unpairedInOrbitals: ToldQuestion = {
  cue: /unpaired/i,
  own: /^(?:unpaired|electrons?|using|use|mo|molecular-orbital|orbital|orbitals|theory|diagram|model|based|energy-level)$/,
  answer: ({ things, words }) =>
    things.length === 1 && /\bmo\b|orbital/.test(words)
      ? solutions(ORBITALS, orbitalsOf(things[0] ?? "", "unpaired"))
      : null,
};

const angle: ToldQuestion = {
  cue: /bond angle/i,
  own: /^(?:bond|angles?|ideal|approximate|approximately|predicted|around|central|vsepr|theory|model|using|use|between|bonds|degrees|value)$/,
  answer: ({ things, words }) => {
    const species = speciesOf(things.at(-1) ?? "");
    const [between] = things.slice(0, -1);
    if (species === null || things.length > 2 || !hasCenter(species)) return null;
    const isApproximate = /ideal|approximate|predict|expect/.test(words);
    const { center, ligands, centerPairs } = species.structure;
    // Books differ on whether "ideal" leaves lone pairs out.
    if (/\bideal\b/.test(words) && centerPairs > 0) return null;
    if (between !== undefined) {
      const ends = between.split(/[-–=≡]/);
      const isThere =
        ends.length === 3 &&
        ends[1] === center &&
        [ends[0], ends[2]].every((end) => ligands.some(({ symbol }) => symbol === end));
      if (!isThere && symbolOf(between) !== center) return null;
    }
    return solutions(GEOMETRY, solveAngle(species, !isApproximate));
  },
};

const electronGeometry: ToldQuestion = {
  cue: /electron[- ](?:pair|domain|group|region)?[- ]?(?:geometry|arrangement)|(?:electron|electronic) geometry/i,
  own: /^(?:electron|electron-pair|electron-domain|electron-group|electronic|pair|domain|group|geometry|geometries|arrangement|around|central|vsepr|theory|model|using|use|structures?|shape|or)$/,
  answer: (told) => {
    const found = atomIn(told)?.symbol ?? null;
    const things = found === null ? told.things : told.things.slice(-1);
    // "And the molecular structure": what the atoms alone look like.
    const isShape = /\band (?:the )?(?:molecular (?:structure|shape|geometry)|shape)\b/.test(told.words);
    if (!isShape && /\b(?:structures?|shape|or)\b/.test(told.words)) return null;
    const asked = things.flatMap((thing) => (isShape ? [false, true] : [false]).map((ofAtoms) => ({ thing, ofAtoms })));
    return answerEach(asked, ({ thing, ofAtoms }) => {
      const species = speciesOf(thing);
      const isOther = found !== null && found !== species?.structure.center;
      return species === null || isOther || !hasCenter(species)
        ? null
        : facts(GEOMETRY, ofAtoms ? solveShape(species) : solveElectronGeometry(species));
    });
  },
};

/** The same questions as those of the phrases, in other words. */
const hybridsAndPairs: ToldQuestion = {
  cue: /hybridi[sz]|hybrid orbital|lone pair|nonbonding (?:electron )?pair|nonbonded pair/i,
  own: /^(?:hybridi[sz]ation|hybridi[sz]ed|hybrid|orbitals?|used|use|uses|central|lone|pairs?|nonbonding|electrons?|around|surrounds?|scheme|state|type|set|lewis|structure|bonds?|bonding|form|forming|makes?|valence)$/,
  answer: (told) => {
    const found = atomIn(told) ?? onlyCenter(told);
    if (found === null || !hasCenter(found.species)) return null;
    const { center, ligands } = found.species.structure;
    if (found.symbol !== null && (found.symbol !== center || ligands.some(({ symbol }) => symbol === center)))
      return null;
    const [isHybrid, isPairs] = [
      /hybrid/.test(told.words),
      /(?:lone|nonbonding) (?:electron )?pairs?/.test(told.words),
    ];
    if (isHybrid === isPairs) return null;
    if (isPairs && found === null) return null;
    return isHybrid
      ? solutions(HYBRIDS, solveHybrids(found.species))
      : /central|@ (?:atom |atoms )?(?:in|of)/.test(told.words)
        ? solutions(LEWIS, solveCenterPairs(found.species))
        : null;
  },
};

function onlyCenter({ things, words }: Told): { readonly species: Species; readonly symbol: null } | null {
  const species = things.length === 1 && !/lone|pair/.test(words) ? speciesOf(things[0] ?? "") : null;
  return species === null ? null : { species, symbol: null };
}

const shape: ToldQuestion = {
  cue: /geometry|shape/i,
  own: /^(?:molecular|geometry|geometries|shapes?|around|central|vsepr|theory|model|using|use|three-dimensional|3d|take|takes|adopt|adopts|based|overall|as|predicted)$/,
  answer: (told) => {
    if (/electron/.test(told.words)) return null;
    const centre = atomIn(told)?.symbol ?? null;
    const things = centre === null ? told.things : told.things.slice(-1);
    return answerEach(things, (thing) => {
      const species = speciesOf(thing);
      const isOther = centre !== null && centre !== species?.structure.center;
      return species === null || isOther || !hasCenter(species) ? null : facts(GEOMETRY, solveShape(species));
    });
  },
};

const resonance: ToldQuestion = {
  cue: /resonance/i,
  own: /^(?:resonance|structures?|forms?|lewis|equivalent|valid|possible|drawn|draw|contributing|equally|important)$/,
  answer: ({ things, words }) =>
    /\b(?:how many|number of)\b/.test(words)
      ? answerEach(things, (thing) => {
          const species = speciesOf(thing);
          return species === null || !hasCenter(species) ? null : facts(LEWIS, solveResonance(species));
        })
      : null,
};

const valence: ToldQuestion = {
  cue: /valence electron/i,
  own: /^(?:valence|electrons|lewis|structure|dot|diagram|all|altogether|available|placed|be)$/,
  answer: ({ things, words }) =>
    /\b(?:how many|number of)\b/.test(words)
      ? answerEach(things, (thing) => {
          const species = speciesOf(thing);
          return species === null ? null : facts(LEWIS, solveValence(species));
        })
      : null,
};

/** σ and π bonds, formal charges, bond orders, angles and hybrids, in any order of words. */
export const readBondingTold = toldReader([
  sigmaAndPi,
  formalCharge,
  bondOrder,
  unpairedInOrbitals,
  angle,
  electronGeometry,
  hybridsAndPairs,
  shape,
  resonance,
  valence,
]);
