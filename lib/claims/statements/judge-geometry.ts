import { isSymmetric, type Species } from "../../chemistry/bonding/species.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import { type Concept, SHAPES } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { elementOf } from "./judge-elements.ts";
import { joined } from "./joined.ts";
import { moleculeOf, speciesOf } from "./molecule-of.ts";
import { readCountBefore } from "./number-words.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";

const isShape = (concept: Concept): boolean => SHAPES.some((shape) => shape === concept);

const ANGLE = /(?<![\d.,])(\d{2,3}(?:[.,]\d)?)\s?°(?![\p{L}])/gu;
/** As they are measured where lone pairs press bonds together. */
const MEASURED: Readonly<Record<string, readonly number[]>> = {
  H2O: [104, 104.5, 105],
  NH3: [106, 106.5, 106.7, 107, 107.3, 107.5, 107.8, 108],
  "H3O+": [107],
  H2S: [92, 92.1],
  PH3: [93, 93.5, 94],
  SO2: [119, 119.5],
  O3: [116.8, 117],
  NF3: [102, 102.5],
};
const IDEAL: Readonly<Partial<Record<Concept, readonly number[]>>> = {
  linear: [180],
  "trigonal-planar": [120],
  tetrahedral: [109.5, 109.47],
  octahedral: [90],
  "square-planar": [90],
};
const STANDARD: readonly number[] = [90, 109.5, 120, 180];

/** Shapes, polarity, angles and pairs of electrons: of the molecule that a clause speaks of. */
export function judgeGeometry(clause: Clause): Statement[] {
  if (clause.isDenied) return [];
  return [
    ...clause.concepts.flatMap((said): Statement[] => {
      if (isShape(said.concept)) return judgeShape(said, clause);
      if (said.concept === "polar" || said.concept === "nonpolar") return judgePolarity(said, clause);
      return said.concept in PAIRS || said.concept === "no-lone-pairs" ? judgePairsOf(said, clause) : [];
    }),
    ...judgeAngles(clause),
  ];
}

function judgeShape(said: FoundConcept, clause: Clause): Statement[] {
  if (clause.concepts.some(({ concept }) => concept === "electron-pairs" || concept === "hydrogen-bonds")) return [];
  if (clause.concepts.filter(({ concept }) => isShape(concept)).length > 1) return [];
  const found = moleculeOf(said, clause);
  if (found === null) return [];
  const isRight = found.species.structure.shape === said.concept;
  return isRight || found.isSure ? [judged(said, isRight)] : [];
}

/** "NH₃, H₂O and SO₂ are polar": little more than a verb between the row and what is said of all of it. */
const OF_ROW =
  /^[\s*_)]*(?:(?:molecules|are|both|all|son|moléculas|ambas|todas|sont|molécules|toutes|都|均|分子|为|是|सभी|दोनों|अणु|ሁሉም|ሞለኪውሎች)[\s*_]*){0,3}$/iu;

/** Right where all of a row are so, wrong where one is not; null where it is said of no row. */
function judgePolarityOfRow(said: FoundConcept, { mentioned, text, start, concepts }: Clause): Statement[] | null {
  const rivals = concepts.filter(
    ({ concept, end }) => (concept === "polar" || concept === "nonpolar") && end <= said.start,
  );
  const from = rivals.at(-1)?.end ?? start;
  const row = joined(
    mentioned.filter((each) => each.start >= from && each.end <= said.start),
    text,
    start,
  );
  const last = row.at(-1);
  if (last === undefined || row.length < 2 || !OF_ROW.test(text.slice(last.end - start, said.start - start)))
    return null;
  const species = row.map(({ formulas }) => speciesOf(formulas));
  if (species.some((each) => each === null || each.charge !== 0)) return [];
  const isRight = species.every(
    (each) => each !== null && isSymmetric(each.structure) === (said.concept === "nonpolar"),
  );
  return [judged(said, isRight)];
}

function judgePolarity(said: FoundConcept, clause: Clause): Statement[] {
  if (clause.concepts.some(({ concept }) => concept === "bond")) return [];
  const ofRow = judgePolarityOfRow(said, clause);
  if (ofRow !== null) return ofRow;
  if (clause.concepts.filter(({ concept }) => concept === "polar" || concept === "nonpolar").length > 1) return [];
  const found = moleculeOf(said, clause);
  if (found === null || found.species.charge !== 0) return [];
  const isRight = isSymmetric(found.species.structure) === (said.concept === "nonpolar");
  return isRight || found.isSure ? [judged(said, isRight)] : [];
}

const PAIRS: Readonly<Partial<Record<Concept, (species: Species) => readonly number[]>>> = {
  "lone-pairs": ({ structure }) => [structure.centerPairs],
  "bonding-pairs": ({ structure: { ligands } }) => [ligands.length, ligands.reduce((sum, { order }) => sum + order, 0)],
  "electron-pairs": ({ groups }) => [groups],
};

/** "Two bonding pairs and two lone pairs", of the atom in the middle. */
function judgePairsOf(said: FoundConcept, clause: Clause): Statement[] {
  const isNone = said.concept === "no-lone-pairs";
  const counts = PAIRS[isNone ? "lone-pairs" : said.concept];
  const before = clause.text.slice(0, said.start - clause.start);
  const count = isNone ? { value: 0, length: 0 } : readCountBefore(before, clause.locale);
  const found = moleculeOf(said, clause, true);
  if (counts === undefined || count === null || found === null) return [];
  const span = { start: said.start - count.length, end: said.end };
  if (counts(found.species).includes(count.value)) return [right(span)];
  const atoms = clause.mentioned
    .flatMap((each) => elementOf(each) ?? [])
    .filter((symbol) => findElement(symbol) !== null);
  const isOfCenter = atoms.every((symbol) => symbol === found.species.structure.center);
  return found.isSure && isOfCenter && said.concept === "lone-pairs" ? [judged(span, false)] : [];
}

/** "The H–N–H angle": of the only molecule so far that has these atoms. */
function moleculeByAngle(before: number, clause: Clause): ReturnType<typeof moleculeOf> {
  const [, one, center, other] = [...clause.text.slice(0, before).matchAll(THREE_ATOMS)].at(-1) ?? [];
  if (center === undefined) return null;
  const spoken = [...clause.earlier, ...clause.mentioned.flatMap(({ formulas }) => formulas)];
  const own = [...new Set(spoken.map((formula) => speciesOf([formula])))].filter(
    (species) =>
      species !== null &&
      species.structure.center === center &&
      [one, other].every((symbol) => species.structure.ligands.some((ligand) => ligand.symbol === symbol)),
  );
  const [only, ...more] = own;
  return only === undefined || only === null || more.length > 0 ? null : { species: only, isSure: true };
}

const THREE_ATOMS = /(?<![\p{L}\d])([A-Z][a-z]?)[-–‑]([A-Z][a-z]?)[-–‑]([A-Z][a-z]?)(?![\p{L}\d])/gu;

function judgeAngles(clause: Clause): Statement[] {
  return [...clause.text.matchAll(ANGLE)].flatMap((match): Statement[] => {
    const span = { start: clause.start + match.index, end: clause.start + match.index + match[0].length };
    const value = Number(match[1]?.replace(",", "."));
    const shapes = clause.concepts.flatMap(({ concept }) => IDEAL[concept] ?? []);
    const found = moleculeByAngle(match.index, clause) ?? moleculeOf({ ...span, concept: "bent" }, clause, true);
    if (found === null) return shapes.includes(value) ? [right(span)] : [];
    const { structure, formula } = found.species;
    const measured = MEASURED[formula] ?? [];
    const ideal = structure.angle.split(",").map((angle) => Number(angle.replace(/[<\s]/g, "")));
    if (measured.includes(value) || ideal.includes(value)) return [right(span)];
    const isOfOther = clause.concepts.some(({ concept }) => concept === "electron-pairs");
    return found.isSure && STANDARD.includes(value) && !isOfOther && shapes.length === 0 ? [judged(span, false)] : [];
  });
}
