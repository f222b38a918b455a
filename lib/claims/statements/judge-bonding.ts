import { findElement } from "../../chemistry/elements/elements.ts";
import type { Span } from "../claim.ts";
import type { Concept } from "./concepts.ts";
import { elementOf } from "./judge-elements.ts";
import { readCountBefore } from "./number-words.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";
import { type Structure, structureOf } from "./structures.ts";

const HYBRID = /(?<![\p{L}\d])sp(?:\^?\{?([23])\}?|([²³]))?(?![\p{L}\d²³])/gu;
const OF_HYBRIDS = /h[yi]brid|杂化|संकर|ሃይብሪ/iu;
const BOND = /(?<!\p{L})(?:(σ|sigma|सिग्मा|ሲግማ)|(π|pi|पाई|ፓይ))(?!\p{L})/giu;
/** "Deux liaisons σ", "2 个 σ 键". */
const BEFORE_BOND = /(?:(?:enlaces?|liaisons?|ትስስሮች|ትስስር)[\s*$]*|个[\s$]*|[\s*$]+)$/iu;
/** What one bond of each kind consists of. */
const OF_BONDS: Readonly<Partial<Record<Concept, { readonly sigma: number; readonly pi: number }>>> = {
  "single-bond": { sigma: 1, pi: 0 },
  "double-bond": { sigma: 1, pi: 1 },
  "triple-bond": { sigma: 1, pi: 2 },
};
const NEAR = 40;

/** Hybrids of atoms, and how many σ and π bonds a molecule or a multiple bond has. */
export function judgeBonding(clause: Clause): Statement[] {
  return clause.isDenied ? [] : [...judgeHybrids(clause), ...judgeBonds(clause)];
}

type Owner = { readonly structure: Structure; readonly isSure: boolean };

/** The molecule named last before a place, in its clause or before it; it is sure where it stands there alone. */
function ownerOf(said: Span, { mentioned, last: lastOnes, earlier }: Clause): Owner | null {
  // "The nitrogen of ammonia": an element is no molecule here.
  const molecules = mentioned.filter((each) => elementOf(each) === null);
  const own = molecules.flatMap(({ formulas, end }) => {
    const [formula = ""] = formulas;
    const structure = formulas.length === 1 && end <= said.start ? structureOf(formula) : null;
    // "Amide" names an ion, and compounds of carbon as well.
    return structure === null ? [] : [{ structure, isMolecule: !/[+-]$/.test(formula) }];
  });
  const last = own.at(-1);
  if (last !== undefined) return { structure: last.structure, isSure: own.length === 1 && last.isMolecule };
  const before = [...earlier, ...lastOnes].flatMap((formula) => structureOf(formula) ?? []).at(-1);
  return before === undefined ? null : { structure: before, isSure: false };
}

function judgeHybrids(clause: Clause): Statement[] {
  const { text, start, around } = clause;
  const found = [...text.matchAll(HYBRID)];
  const isSpokenOf = OF_HYBRIDS.test(text) || around.some(({ concept }) => concept === "hybrid");
  return found.flatMap((match): Statement[] => {
    const digit = match[1] ?? { "²": "2", "³": "3" }[match[2] ?? ""];
    if (digit === undefined && !isSpokenOf) return [];
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    const groups = Number(digit ?? 1) + 1;
    const owner = ownerOf(span, clause);
    if (owner === null) return [];
    const atom = clause.mentioned
      .flatMap((each) => (each.end <= span.start ? (elementOf(each) ?? []) : []))
      .findLast((symbol) => findElement(symbol) !== null);
    const hybrids = Object.entries(owner.structure.hybrids);
    const own = atom === undefined ? hybrids : hybrids.filter(([symbol]) => symbol === atom);
    const [only, ...others] = own;
    if (only === undefined || others.length > 0) return [];
    if (only[1] === groups) return [right(span)];
    return owner.isSure && found.length === 1 && isSpokenOf ? [judged(span, false)] : [];
  });
}

function judgeBonds(clause: Clause): Statement[] {
  const { text, start, concepts, locale } = clause;
  return [...text.matchAll(BOND)].flatMap((match): Statement[] => {
    const before = text.slice(0, match.index).replace(BEFORE_BOND, "");
    const count = readCountBefore(before, locale);
    if (count === null) return [];
    const span = { start: start + before.length - count.length, end: start + match.index + match[0].length };
    const kind = match[1] === undefined ? "pi" : "sigma";
    const bond = concepts.findLast(({ concept, end }) => concept in OF_BONDS && end <= span.start);
    const ofBond = bond === undefined ? undefined : OF_BONDS[bond.concept];
    const owner = ownerOf(span, clause);
    const ofMolecule = owner?.structure.bonds ?? null;
    if (ofBond?.[kind] === count.value || ofMolecule?.[kind] === count.value) return [right(span)];
    const isOfOne = bond === undefined && owner?.isSure === true && ofMolecule !== null;
    const isOfBond = ofBond !== undefined && owner?.isSure !== true && span.start - (bond?.end ?? 0) <= NEAR;
    return isOfOne || isOfBond ? [judged(span, false)] : [];
  });
}
