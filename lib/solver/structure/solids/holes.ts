import { findElement } from "../../../chemistry/elements/elements.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { solveHoles } from "../../../problems/materials/crystal-structures.ts";
import type { Occupant } from "../../../problems/materials/crystal-structures.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { readElementObject } from "../read-objects.ts";
import type { StructureReader } from "../reader.ts";

/** A symbol or a letter that stands for one, with its charge perhaps; or the name of an element or of its anion. */
const PARTICLE =
  "([A-Z][a-z]?(?:\\^?\\d?[+-])?|[A-Za-z][a-z]{3,10})(?: (?:ions?|atoms?|cations?|anions?))?(?: \\([A-Z][a-z]?\\^?\\d?[+-]\\))?";
const PACKING =
  "(?:(?:cubic |hexagonal )?close(?:st|d|ly)?[- ]?pack(?:ed|ing)|ccp|hcp|fcc|CCP|HCP|FCC|face[- ]cent(?:er|re)d(?: cubic)?)(?: \\((?:ccp|hcp|fcc)\\))?";
const LATTICE = "(?: (?:array|lattice|arrangement|structure|packing|cubic lattice))?";
const PACKED = [
  new RegExp(
    `(?:[Aa]toms? of |[Ii]ons? of |[Ee]lement |[Aa]nions? |[Cc]ations? )?${PARTICLE} (?:which )?(?:forms?|makes? up|make|are (?:arranged|packed|present|placed) in|arranged in|crystalli[sz]es? in|are in|in) (?:an? |the )?${PACKING}${LATTICE}`,
    "gu",
  ),
  new RegExp(
    `${PACKING}${LATTICE} (?:of|formed by|made (?:up )?of) (?:the )?(?:atoms? of |ions? of |anions? )?${PARTICLE}`,
    "gu",
  ),
];

const SHARES: Readonly<Record<string, readonly [number, number]>> = {
  all: [1, 1],
  every: [1, 1],
  half: [1, 2],
  "one half": [1, 2],
  "one third": [1, 3],
  "two thirds": [2, 3],
  "one fourth": [1, 4],
  "one quarter": [1, 4],
  "a quarter": [1, 4],
  "three fourths": [3, 4],
  "three quarters": [3, 4],
  "one sixth": [1, 6],
  "one eighth": [1, 8],
};
const SHARE =
  "(all|every|(?:one[- ])?half|one[- ](?:third|fourth|quarter|sixth|eighth)|a quarter|two[- ]thirds?|three[- ](?:fourths|quarters)|[1-7] ?/ ?[1-9](?: ?(?:rd|th|nd))?|\\d{1,3} ?%)";
const OCCUPIED = new RegExp(
  `(?:${PARTICLE} )?(?:(?:which |that )?(?:are |is )?(?:occup(?:y|ies|ying)|fill(?:s|ing)?|(?:located |present |placed |found )?in) )?${SHARE}(?: of)?(?: all)?(?: of)?(?: the)?(?: available)? (tetrahedral|octahedral) (?:holes?|voids?|sites?|interstices)`,
  "gu",
);

/** What would change the count, or was not understood. */
const LEFT_OVER =
  /hole|void|site|interstice|tetrahedral|octahedral|vacan|missing|remov|replac|remain|rest\b|corner|\bedges?\b|face|body|[%\d]/iu;

const ASKS = /\bformula\b/iu;

type Particle = { readonly symbol: string; readonly charge: number | null };

const ANIONS: Readonly<Record<string, readonly [string, number]>> = {
  oxide: ["O", -2],
  sulfide: ["S", -2],
  sulphide: ["S", -2],
  selenide: ["Se", -2],
  fluoride: ["F", -1],
  chloride: ["Cl", -1],
  bromide: ["Br", -1],
  iodide: ["I", -1],
  nitride: ["N", -3],
};

function readParticle(text: string): Particle | null {
  const [, symbol, size = "", sign] = /^([A-Z][a-z]?)(?:\^?(\d?)([+-]))?$/.exec(text) ?? [];
  if (symbol !== undefined) {
    const isLetter = symbol.length === 1 || findElement(symbol) !== null;
    const charge = sign === undefined ? null : (sign === "+" ? 1 : -1) * Number(size || 1);
    return isLetter ? { symbol, charge } : null;
  }
  const anion = ANIONS[text.toLowerCase()];
  if (anion !== undefined) return { symbol: anion[0], charge: anion[1] };
  const element = readElementObject(text.toLowerCase(), DEFAULT_LOCALE);
  return element === null ? null : { symbol: element, charge: null };
}

function readShare(text: string): readonly [number, number] | null {
  const [, above, below] = /^(\d) ?\/ ?(\d)/.exec(text) ?? [];
  if (above !== undefined && below !== undefined)
    return Number(above) <= Number(below) ? [Number(above), Number(below)] : null;
  const [, percent] = /^(\d{1,3}) ?%$/.exec(text) ?? [];
  if (percent !== undefined) return Number(percent) > 0 && Number(percent) <= 100 ? [Number(percent), 100] : null;
  return (
    SHARES[
      text
        .toLowerCase()
        .replace("-", " ")
        .replace(/^two third$/, "two thirds")
    ] ?? null
  );
}

/** Where all charges are told they must add up. */
function isNeutral(packed: Particle, particles: readonly Particle[], occupants: readonly Occupant[]): boolean {
  if ([packed, ...particles].some(({ charge }) => charge === null)) return true;
  const total = occupants.reduce((sum, { symbol, holes, share: [above, below] }) => {
    const charge = particles.find((each) => each.symbol === symbol)?.charge ?? 0;
    return sum + (charge * (holes === "tetrahedral" ? 2 : 1) * above) / below;
  }, packed.charge ?? 0);
  return Math.abs(total) < 1e-9;
}

/**
 * "Oxide ions form a cubic close packing; Mg2+ ions occupy one eighth of the tetrahedral holes …": the formula. All holes that
 * the text tells of must have been read, and no other number may be left. English alone.
 */
export const readHoles: StructureReader = (plain, language) => {
  if (language !== DEFAULT_LOCALE || !ASKS.test(plain) || !/tetrahedral|octahedral/.test(plain)) return null;
  const packings = PACKED.flatMap((pattern) => [...plain.matchAll(pattern)]).filter(
    ([, name]) => readParticle(name ?? "") !== null,
  );
  const [packing, ...others] = packings;
  const packed = packing === undefined || others.length > 0 ? null : readParticle(packing[1] ?? "");
  if (packing === undefined || packed === null) return null;
  let rest = plain.replace(packing[0], " ");
  let last: Particle | null = null;
  const particles: Particle[] = [];
  const occupants: Occupant[] = [];
  for (const [whole, name, shareText = "", holes] of plain.matchAll(OCCUPIED)) {
    const isAgain: boolean = name === undefined || /^(?:and|also|occup|fill)/i.test(name);
    const particle: Particle | null = isAgain ? last : readParticle(name ?? "");
    const share = readShare(shareText);
    if (particle === null || share === null || particle.symbol === packed.symbol) return null;
    if (!particles.some(({ symbol }) => symbol === particle.symbol)) particles.push(particle);
    occupants.push({ symbol: particle.symbol, holes: holes === "octahedral" ? "octahedral" : "tetrahedral", share });
    rest = rest.replace(whole, " ");
    last = particle;
  }
  const bare = rest.replaceAll(/\b[A-Z][a-z]?\^?\d[+-]/g, " ");
  if (occupants.length === 0 || LEFT_OVER.test(bare)) return null;
  if (!isNeutral(packed, particles, occupants)) return null;
  // Cations stand first; where letters hide them, those in the holes.
  const isCation =
    (packed.charge ?? 0) > 0 || (packed.charge === null && particles.some(({ charge }) => (charge ?? 0) < 0));
  const symbols = particles.map(({ symbol }) => symbol);
  const order = isCation ? [packed.symbol, ...symbols] : [...symbols, packed.symbol];
  return [solvedFacts("problems-materials.crystal-structures", solveHoles(packed.symbol, occupants, order))];
};
