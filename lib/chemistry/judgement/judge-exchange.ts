import { canonicalOf } from "../formula/format.ts";
import type { Formula } from "../formula/formula.ts";
import { findSolubility, isAcid, isStrongElectrolyte } from "../ions/solubility.ts";
import type { ReactionJudgement } from "./doubt.ts";
import { readIonSource } from "./reaction-parts.ts";
import type { IonSource } from "./reaction-parts.ts";

type Quartet = readonly [IonSource, IonSource, IonSource, IonSource];

/** Anions of salts that neither decompose, nor bind metals in complexes, nor crystallize from a solution of their ions. */
const PLAIN_ANIONS: ReadonlySet<string> = new Set([
  "Cl-",
  "Br-",
  "I-",
  "NO3-",
  "SO4^2-",
  "OH-",
  "CH3COO-",
  "CH3CO2-",
  "C2H3O2-",
]);
const PLAIN_CATIONS = /^(?:H|Li|Na|K|Mg|Ca|Sr|Ba|Al|Mn|Zn|Cr|Fe|Co|Ni|Cu|Ag|Pb)\^?\d*\+$/;

/** Salts that are won by crystallizing them from solutions of their ions, so that hardly soluble is a matter of temperature. */
const CRYSTALLIZED: ReadonlySet<string> = new Set(["KNO3", "K2SO4", "NH4Cl"]);

/** Acids that boil away from concentrated sulfuric acid. */
const VOLATILE: ReadonlySet<string> = new Set(["Cl-", "Br-", "I-", "NO3-", "CH3COO-", "CH3CO2-", "C2H3O2-"]);

const WEAK_ACIDS: ReadonlySet<string> = new Set([
  "CH3COO-",
  "CH3CO2-",
  "HCOO-",
  "F-",
  "CN-",
  "ClO-",
  "NO2-",
  "CO3^2-",
  "S^2-",
  "C6H5COO-",
]);

/** Whether anything drives an exchange of ions, AB + CD → AD + CB; null for other patterns. */
export function judgeExchange(reactants: readonly Formula[], products: readonly Formula[]): ReactionJudgement | null {
  const quartet = readQuartet(reactants, products);
  if (quartet === null) return null;
  return judgeWeakAcid(quartet) ?? judgeSolid(quartet) ?? judgeIons(quartet) ?? { verdict: "not-judged" };
}

function readQuartet(reactants: readonly Formula[], products: readonly Formula[]): Quartet | null {
  if (reactants.length !== 2 || products.length !== 2) return null;
  const sources = [...reactants, ...products].map(readIonSource);
  const [a, b, c, d] = sources;
  if (!a || !b || !c || !d || sources.some((source) => source?.salt === null)) return null;
  const key = (cation: IonSource, anion: IonSource): string => `${cation.cation} ${anion.anion}`;
  const formed = [key(c, c), key(d, d)];
  return formed.includes(key(a, b)) && formed.includes(key(b, a)) ? [a, b, c, d] : null;
}

const isPlain = ({ cation, anion }: IonSource): boolean =>
  PLAIN_CATIONS.test(cation) && anion !== null && PLAIN_ANIONS.has(anion);
const isOfAcid = ({ salt }: IonSource): boolean => salt !== null && isAcid(salt);
const solubilityOf = ({ salt }: IonSource): ReturnType<typeof findSolubility> =>
  salt === null ? null : findSolubility(salt);

/** Strong acids, and salts and bases that dissolve into ions. */
function isDissolved(source: IonSource): boolean {
  if (source.salt === null || !isStrongElectrolyte(source.salt)) return false;
  return isOfAcid(source) || solubilityOf(source) === "soluble";
}

/** A strong acid from a weak one, where no precipitate forms. */
function judgeWeakAcid([a, b, c, d]: Quartet): ReactionJudgement | null {
  const weak = [a, b].find((source) => isOfAcid(source) && WEAK_ACIDS.has(source.anion ?? ""));
  const strong = [c, d].find((source) => isOfAcid(source) && isDissolved(source));
  const salt = [c, d].find((source) => source !== strong);
  if (weak === undefined || strong === undefined || salt === undefined || solubilityOf(salt) !== "soluble") return null;
  return {
    verdict: "does-not-happen",
    doubt: { code: "weak-acid", weak: canonicalOf(weak.formula), strong: canonicalOf(strong.formula) },
  };
}

/** A solid that would go into solution without anything that forms of it. */
function judgeSolid([a, b, c, d]: Quartet): ReactionJudgement | null {
  const solid = [a, b].find((source) => solubilityOf(source) === "insoluble");
  const other = solid === a ? b : a;
  if (solid === undefined || ![a, b, c, d].every(isPlain) || !isDissolved(other) || !isDissolved(c) || !isDissolved(d))
    return null;
  if (solid.anion === "OH-" && isOfAcid(other)) return null;
  return { verdict: "does-not-happen", doubt: { code: "stays-solid", solid: canonicalOf(solid.formula) } };
}

function judgeIons(quartet: Quartet): ReactionJudgement | null {
  const [a, b, c, d] = quartet;
  const precipitates = [c, d].some((source) => solubilityOf(source) === "insoluble");
  if ([a, b].every(isDissolved) && precipitates) return { verdict: "happens" };
  if (!quartet.every((source) => isPlain(source) && isDissolved(source))) return null;
  const isAllInWater = quartet.every(({ formula }) => formula.state === "aq");
  const isWritten = quartet.some(({ formula }) => formula.state !== null && formula.state !== "aq");
  const crystallizes = [c, d].some(({ formula }) => CRYSTALLIZED.has(canonicalOf(formula)));
  const boilsAway =
    [a, b].some(({ anion, ...source }) => anion === "SO4^2-" && isOfAcid({ anion, ...source })) &&
    [c, d].some((source) => isOfAcid(source) && VOLATILE.has(source.anion ?? ""));
  if (isWritten || (!isAllInWater && (crystallizes || boilsAway))) return null;
  const ions = [...new Set([a, b].flatMap(({ cation, anion }) => [cation, anion ?? ""]))];
  return { verdict: "does-not-happen", doubt: { code: "ions-stay", ions } };
}
