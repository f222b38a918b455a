import {
  POLYPROTIC_ACIDS,
  STRONG_ACIDS,
  STRONG_BASES,
  WEAK_ACIDS,
  WEAK_BASES,
} from "../../chemistry/data/acid-constants.ts";
import { isNonmetal } from "../../chemistry/formula/charge.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findPotential } from "../../chemistry/judgement/activity.ts";
import { findSolubility } from "../../chemistry/ions/solubility.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import type { Span } from "../claim.ts";
import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { joined } from "./joined.ts";
import { type Clause, judged, type Mentioned, type Statement } from "./statement.ts";

type Truth = boolean | null;

/** What is said of a substance, and whether it is so by the engine's tables; null where they do not tell. */
const PROPERTIES: Readonly<Partial<Record<Concept, (formula: string) => Truth>>> = {
  "strong-acid": (formula) => strengthOf(formula, "acid", "strong"),
  "weak-acid": (formula) => strengthOf(formula, "acid", "weak"),
  "strong-base": (formula) => strengthOf(formula, "base", "strong"),
  "weak-base": (formula) => strengthOf(formula, "base", "weak"),
  "above-hydrogen": (formula) => isAboveHydrogen(formula),
  "below-hydrogen": (formula) => not(isAboveHydrogen(formula)),
  "is-strong": (formula) => eitherOf(formula, "strong"),
  "is-weak": (formula) => eitherOf(formula, "weak"),
  "hydrogen-bonds": (formula) => formsHydrogenBonds(formula),
  "no-hydrogen-bonds": (formula) => not(formsHydrogenBonds(formula)),
  soluble: (formula) => solubilityOf(formula, "soluble"),
  insoluble: (formula) => solubilityOf(formula, "insoluble"),
  ionic: (formula) => isIonic(formula),
  molecular: (formula) => {
    const is = isIonic(formula);
    return is === null ? null : !is;
  },
};

function strengthOf(formula: string, kind: "acid" | "base", said: "strong" | "weak"): Truth {
  const [strong, weak] =
    kind === "acid"
      ? [
          STRONG_ACIDS.has(formula) || formula === "H2SO4",
          formula !== "H2SO4" && (formula in WEAK_ACIDS || formula in POLYPROTIC_ACIDS),
        ]
      : [formula in STRONG_BASES, formula in WEAK_BASES];
  return strong || weak ? (said === "strong" ? strong : weak) : null;
}

function eitherOf(formula: string, said: "strong" | "weak"): Truth {
  return strengthOf(formula, "acid", said) ?? strengthOf(formula, "base", said);
}

function isAboveHydrogen(formula: string): Truth {
  const potential = findPotential(formula);
  return potential === null || formula === "H" ? null : Number(potential) < 0;
}

const not = (truth: Truth): Truth => (truth === null ? null : !truth);

const BONDING: ReadonlySet<string> = new Set([
  "H2O",
  "NH3",
  "HF",
  "CH3OH",
  "C2H5OH",
  "CH3COOH",
  "C12H22O11",
  "C6H12O6",
  "H2O2",
]);
const NOT_BONDING: ReadonlySet<string> = new Set(["CH4", "CO2", "C2H6", "C3H8", "CCl4", "H2S", "SO2", "C6H6"]);

export function formsHydrogenBonds(formula: string): Truth {
  return BONDING.has(formula) ? true : NOT_BONDING.has(formula) ? false : null;
}

function solubilityOf(formula: string, said: "soluble" | "insoluble"): Truth {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  const found = salt === null ? null : findSolubility(salt);
  return found === null || found === "slight" ? null : found === said;
}

function isIonic(formula: string): Truth {
  const parsed = parseFormula(formula);
  if (!parsed.ok || parsed.value.charge !== 0 || parsed.value.counts.size < 2) return null;
  const symbols = [...parsed.value.counts.keys()];
  if (symbols.every((symbol) => isNonmetal(symbol))) return symbols.includes("N") ? null : false;
  return findSalt(parsed.value) === null ? null : true;
}

/** Acids and bases by their strength, solubility, shape and polarity: of the substances that a clause speaks of. */
export function judgeSubstances(clause: Clause): Statement[] {
  if (clause.isDenied) return [];
  return clause.concepts.flatMap((said): Statement[] => {
    const property = PROPERTIES[said.concept];
    if (property === undefined) return [];
    const subjects = subjectsOf(said, clause);
    // "It is soluble in water": the substance that was spoken of last, which may be another one.
    if (subjects.length === 0 && clause.mentioned.length === 0 && PRONOUN.test(clause.text))
      return property(clause.last.at(-1) ?? "") === true ? [judged(said, true)] : [];
    return judgeAll(said, subjects, property).filter(({ isRight }) => isRight || isPlainlyOf(said, subjects, clause));
  });
}

const PRONOUN = /^[\s*_-]*(?:it|this|elle|il|ce|es|este|esta|它|其|यह|ይህ)(?!\p{L})|^\s*[它其]/iu;

/** "Much higher than propane, since it forms hydrogen bonds": said of what stands before the comparison. */
function isPlainlyOf(said: Span, subjects: readonly Mentioned[], { text, start }: Clause): boolean {
  const [first] = subjects;
  return first === undefined || first.start > said.end || !COMPARED.test(text.slice(0, first.start - start));
}

const COMPARED = /(?:\bthan|\bque|比|से)[\s*]*(?:that of |of |el |la |le |l['’])?$/iu;

/** Right where it is so of all; wrong where it is not so of any that is known, and none is left open. */
function judgeAll(said: Span, subjects: readonly Mentioned[], isSo: (formula: string) => Truth): Statement[] {
  const truths = subjects.map(({ formulas }) => {
    const [first, ...others] = [...new Set(formulas.map(isSo))];
    return others.length === 0 ? (first ?? null) : null;
  });
  if (truths.length === 0 || truths.includes(null)) return [];
  if (truths.every(Boolean)) return [judged(said, true)];
  return truths.some(Boolean) ? [] : [judged(said, false)];
}

const FARTHEST = 60;

/** "HCl, HBr and HI are weak acids": the row of substances before it; "a strong acid: HCl", the one at once behind it. */
function subjectsOf(said: FoundConcept, { mentioned, concepts, text, start }: Clause): readonly Mentioned[] {
  const isRival = ({ concept, end }: FoundConcept): boolean =>
    end <= said.start && (concept in PROPERTIES || concept === "acid" || concept === "base");
  const from = Math.max(start, ...concepts.filter((each) => isRival(each)).map(({ end }) => end));
  const before = mentioned.filter((each) => each.start >= from && each.end <= said.start);
  const last = before.at(-1);
  if (last !== undefined && said.start - last.end <= FARTHEST)
    return closesBracket(text.slice(last.end - start, said.start - start)) ? [] : joined(before, text, start);
  const behind = mentioned.filter((each) => each.start >= said.end);
  const [next] = behind;
  return mentioned.length === behind.length && behind.length === 1 && next !== undefined && next.start - said.end <= 12
    ? behind
    : [];
}

/** "A strong acid (say HCl) and a weak one": what stands in brackets is said of what is before them. */
function closesBracket(between: string): boolean {
  const [close, open] = [between.search(/[)）]/), between.search(/[(（]/)];
  return close >= 0 && (open < 0 || close < open);
}
