import { findSpecies, hasCenter, SPECIES } from "../../../chemistry/bonding/species.ts";
import type { Species } from "../../../chemistry/bonding/species.ts";
import type { Shape } from "../../../chemistry/bonding/lewis.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { solveHybrids } from "../../../problems/bonding/hybridization.ts";
import { solveCenterPairs, solveLewis, solveResonance } from "../../../problems/bonding/lone-pairs.ts";
import { solveValence } from "../../../problems/bonding/valence-electrons.ts";
import { solveShape, solveShapeMember } from "../../../problems/bonding/molecular-geometry.ts";
import { solvePolarity } from "../../../problems/bonding/molecular-polarity.ts";
import type { Family } from "../../../problems/family.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import type { Solved } from "../../../problems/solved-facts.ts";
import { readElementObject, readFormulaObject, readNameObject, splitObjects } from "../read-objects.ts";
import { answerEach, structureReader } from "../reader.ts";
import type { Answer } from "../reader.ts";
import { BONDING_PHRASES } from "./phrases.ts";

/** `nh3`: in small letters, with a digit or a charge, so that it is no word. */
function readSmall(item: string): Species | null {
  if (!/^[a-z]+[a-z0-9^+-]*[0-9+-][a-z0-9^+-]*$/u.test(item)) return null;
  const found = SPECIES.filter(({ formula }) => formula.toLowerCase() === item);
  return found.length === 1 ? (found[0] ?? null) : null;
}

function readSpecies(item: string, language: Locale): Species | null {
  const formula = readFormulaObject(item) ?? readNameObject(item, language);
  return formula === null ? readSmall(item) : findSpecies(formula);
}

/** An answer to the same question about each molecule or ion; `y`, where it is said, must be its central atom. */
function about(words: Family["words"], solve: (species: Species) => Solved | null, needsCenter: boolean): Answer {
  return ({ x, y, language }) =>
    answerEach(splitObjects(x, language), (item): SolutionFacts | null => {
      const species = readSpecies(item, language);
      if (species === null || (needsCenter && !hasCenter(species))) return null;
      if (y !== null && readElementObject(y, language) !== species.structure.center) return null;
      const solved = solve(species);
      return solved === null ? null : solvedFacts(words, solved);
    });
}

const SHAPE_WORDS: Readonly<Record<string, Shape>> = {
  linear: "linear",
  bent: "bent",
  angular: "bent",
  "v-shaped": "bent",
  "trigonal planar": "trigonal-planar",
  "trigonal pyramidal": "trigonal-pyramidal",
  pyramidal: "trigonal-pyramidal",
  tetrahedral: "tetrahedral",
  "trigonal bipyramidal": "trigonal-bipyramidal",
  seesaw: "seesaw",
  "see-saw": "seesaw",
  "t-shaped": "t-shaped",
  "square planar": "square-planar",
  "square pyramidal": "square-pyramidal",
  octahedral: "octahedral",
};

/** "Which of these is tetrahedral: …": the only one of several that has the shape. */
const member: Answer = ({ x, y, language }) => {
  const shape = SHAPE_WORDS[(y ?? "").toLowerCase()];
  const shown = (splitObjects(x.replace(/,? or /, ", "), language) ?? []).map((item) => readSpecies(item, language));
  const known = shown.flatMap((species) => species ?? []);
  if (shape === undefined || known.length < 2 || known.length < shown.length || !known.every(hasCenter)) return null;
  const solved = solveShapeMember(shape, known);
  return solved === null ? null : [solvedFacts("problems-bonding.molecular-geometry", solved)];
};

/** In every sentence of these questions, accents apart. */
const CUE =
  /lewis|linear|bent\b|angular|planar|pyramidal|octahedral|tetrahedral|see-?saw|-shaped|dot|resonan|mesomer|limite|ሬዞናንስ|ሪዞናንስ|共振|अनुनाद|ልዊስ|ሉዊስ|ሌዊስ|路易斯|刘易斯|电子式|लूइस|लुईस|लुइस|shape|geometr|forma\b|forme\b|polai?r|dipole|hybrid|hibrid|valen|lone|unshared|bonding|solitari|libre|enlazante|doublet|draw|sketch|show me|dibuj|dessin|ቅርጽ|ቅርፅ|ጂኦ|ፖላ|ሃይብ|ቫለ|ጥንዶ|ሳል|ሳይ|ሳሉ|构型|形状|结构|极性|杂化|价电子|孤|画|आकृति|ज्यामिति|आकार|ध्रुव|संकरण|संयोजकता|युग्म|बना/iu;

/** "What is the shape of NH3?", "Is CO2 polar?", "Draw the Lewis structure of NH4+." */
export const readBonding = structureReader(
  BONDING_PHRASES,
  {
    member,
    lewis: about("problems-bonding.lewis-structures", solveLewis, false),
    shape: about("problems-bonding.molecular-geometry", solveShape, false),
    resonance: about("problems-bonding.lewis-structures", solveResonance, true),
    polarity: about("problems-bonding.molecular-polarity", solvePolarity, false),
    hybridization: about("problems-bonding.hybridization", solveHybrids, true),
    "valence-electrons": about("problems-bonding.lewis-structures", solveValence, false),
    "lone-pairs": about("problems-bonding.lewis-structures", solveCenterPairs, true),
  },
  CUE,
);
