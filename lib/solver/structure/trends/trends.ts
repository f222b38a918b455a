import { findElement } from "../../../chemistry/elements/elements.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { RADIUS, solveAtomAndIon, solveIons } from "../../../problems/periodic-table/atomic-radius.ts";
import { solveExtreme, solveOrder } from "../../../problems/periodic-table/comparison.ts";
import type { Extreme, Property } from "../../../problems/periodic-table/comparison.ts";
import { ELECTRONEGATIVITY } from "../../../problems/periodic-table/electronegativity.ts";
import { MAIN_ELEMENTS } from "../../../problems/periodic-table/elements.ts";
import { IONIZATION } from "../../../problems/periodic-table/ionization-energy.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import type { Solved } from "../../../problems/solved-facts.ts";
import { readElementObject, readFormulaObject, readNameObject, splitObjects } from "../read-objects.ts";
import { structureReader } from "../reader.ts";
import type { Answer } from "../reader.ts";
import { TREND_PHRASES } from "./phrases.ts";

export const TREND_PROPERTIES = {
  radius: RADIUS,
  ionization: IONIZATION,
  electronegativity: ELECTRONEGATIVITY,
} as const satisfies Record<string, Property>;

export type TrendProperty = keyof typeof TREND_PROPERTIES;

export type TrendOrder = Extreme | "rising" | "falling";

/** An atom or ion of one element, in canonical ASCII. */
type Particle = { readonly formula: string; readonly symbol: string; readonly charge: number };

export function readParticle(item: string, language: Locale): Particle | null {
  const symbol = readElementObject(item, language);
  if (symbol !== null) return { formula: symbol, symbol, charge: 0 };
  // "O2-" beside other ions is oxide, as "Mg2+" is magnesium's.
  const written = item.replace(/^(O|S|N|P|Se|Te)([23])-$/, "$1^$2-");
  const formula = readFormulaObject(written) ?? readNameObject(item, language);
  const [[element, count] = ["", 0], ...others] = [...(formula?.counts ?? [])];
  if (formula === null || formula.charge === 0 || count !== 1 || others.length > 0) return null;
  if (findElement(element) === null) return null;
  return {
    formula: canonicalOf(formula),
    symbol: element,
    charge: formula.charge,
  };
}

/** Atoms by their places in the table; ions of one series, or an atom and its ion, by their radii. */
export function compareParticles(
  property: TrendProperty,
  particles: readonly Particle[],
  asked: TrendOrder,
): Solved | null {
  if (particles.length < 2 || new Set(particles.map(({ formula }) => formula)).size < particles.length) return null;
  const elements = MAIN_ELEMENTS.filter(({ symbol }) => particles.some((each) => each.formula === symbol));
  if (elements.length === particles.length) {
    const inOrder = particles.flatMap((each) => elements.filter(({ symbol }) => symbol === each.formula));
    return asked === "largest" || asked === "smallest"
      ? solveExtreme(TREND_PROPERTIES[property], inOrder, asked)
      : solveOrder(TREND_PROPERTIES[property], inOrder, asked === "falling");
  }
  if (property !== "radius") return null;
  const atom = particles.find(({ charge }) => charge === 0);
  const ion = particles.find(({ charge }) => charge !== 0);
  if (particles.length === 2 && atom !== undefined && ion?.symbol === atom.symbol)
    return asked === "largest" || asked === "smallest"
      ? solveAtomAndIon(atom.formula, ion.formula, ion.charge, asked)
      : null;
  return solveIons(
    particles.map(({ formula }) => formula),
    asked,
  );
}

/** What stands between the last two of several to choose from. */
const OR: Readonly<Record<Locale, RegExp>> = {
  en: /,? or /giu,
  es: /,? [ou] /giu,
  fr: /,? ou /giu,
  am: / ወይም | ወይስ /gu,
  zh: /还是|或/gu,
  hi: / या /gu,
};

export function readParticles(text: string, language: Locale): readonly Particle[] | null {
  const items = splitObjects(text.replace(OR[language], ", ").replaceAll(" < ", ", "), language);
  const particles = (items ?? []).flatMap((item) => readParticle(item, language) ?? []);
  return items !== null && particles.length === items.length ? particles : null;
}

const ask =
  (property: TrendProperty, asked: TrendOrder): Answer =>
  ({ x, language }) => {
    const particles = readParticles(x, language);
    const solved = particles === null ? null : compareParticles(property, particles, asked);
    return solved === null ? null : [solvedFacts(TREND_PROPERTIES[property].words, solved)];
  };

/** In every sentence of these questions, accents apart. */
const CUE =
  /radi|size|taman|taille|rayon|ioni[sz]a|electroneg|larg|small|big|grand|petit|pequen|mayor|menor|ትልቅ|ትልቁ|ትንሽ|ትንሹ|ከፍተኛ|ዝቅተኛ|ራዲየስ|ሬዲየስ|መጠን|አዮናይ|ኔጋቲ|半径|电离能|电负性|त्रिज्या|आकार|आयन|ऋणात्मक|बड़|छोट/iu;

/** "Which is larger, Na or Cl?", "Arrange Na, Mg and Al in order of increasing ionization energy." */
export const readTrends = structureReader(
  TREND_PHRASES,
  {
    "radius largest": ask("radius", "largest"),
    "radius smallest": ask("radius", "smallest"),
    "radius rising": ask("radius", "rising"),
    "radius falling": ask("radius", "falling"),
    "ionization largest": ask("ionization", "largest"),
    "ionization smallest": ask("ionization", "smallest"),
    "ionization rising": ask("ionization", "rising"),
    "ionization falling": ask("ionization", "falling"),
    "electronegativity largest": ask("electronegativity", "largest"),
    "electronegativity smallest": ask("electronegativity", "smallest"),
    "electronegativity rising": ask("electronegativity", "rising"),
    "electronegativity falling": ask("electronegativity", "falling"),
  },
  CUE,
);
