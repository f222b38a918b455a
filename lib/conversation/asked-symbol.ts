import type { ConceptExplanationCard } from "../cards/concept-explanation.ts";
import type { SolutionStep, StepSolutionCard } from "../cards/step-solution.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { KINDS, type Kind, LABELS, type Variable, variableOf } from "../methods/rules/kinds.ts";
import { symbolOf } from "../problems/given-lines.ts";
import { asksMeaning } from "./asks-meaning.ts";

/** Longer messages ask for more than a letter. UTF-16 units. */
const LONGEST = 80;

/** A letter with its mark, by itself; "a" and "I" are words of English, and so on in other languages. */
const LETTER =
  /(?<![\p{Script=Latin}\p{Script=Greek}\d'’])(?:[dΔ]?[B-HJ-Z]|[b-hj-zα-ω]|p[HK]|pOH|K[abcw]|Vm)[₀-₉\d]?(?![\p{Script=Latin}\p{Script=Greek}\d'’])/gu;

/** Words that are one letter. */
const WORDS = /^[yoeudnslcr]$/u;

type Relation = ConceptExplanationCard["relations"][number];

/** A letter that is asked about, by the quantity that it stands for; and where it stands first: a step of a solution, or a relation of a lesson. */
export type AskedSymbol = {
  readonly letter: string;
  readonly variable: Variable;
  readonly at: { readonly step: SolutionStep } | { readonly relation: Relation };
};

/**
 * "What does c even mean there", "什么是V": the quantity that a letter in the lines of a solution stands for. Null where a message
 * asks no meaning, or its letter stands in no line.
 */
export function findAskedSymbol(text: string, { facts, solution }: StepSolutionCard): AskedSymbol | null {
  const letter = findLetter(text);
  if (letter === null) return null;
  const constant = letter === "K" ? findConstant([solution].flat().flatMap((each) => each.steps)) : null;
  if (constant !== null) return constant;
  const variable = facts.map((each) => findVariable(letter, each)).find((each) => each !== null) ?? null;
  const steps = [solution].flat().flatMap((each) => each.steps);
  const step = steps.find(({ equation }) =>
    equation
      .split(/[^\p{L}\p{N}₀-₉]+/u)
      .map(plain)
      .includes(plain(letter)),
  );
  return variable === null || step === undefined ? null : { letter, variable, at: { step } };
}

/** The same of the letter of a constant in the relations of a lesson: K is no potassium behind one on equilibrium. */
export function findLessonSymbol(text: string, { relations }: ConceptExplanationCard): AskedSymbol | null {
  const constants = relations.flatMap((each) => CONSTANT.exec(each.text)?.[1] ?? []);
  const relation = relations.find((each) => CONSTANT.test(each.text));
  const [first] = constants;
  if (first === undefined || relation === undefined || findLetter(text) !== "K") return null;
  // Of several, what they have in common.
  const kind = new Set(constants).size > 1 ? "equilibrium-constant" : kindOfConstant(first);
  return kind === null ? null : { letter: "K", variable: variableOf(kind, null), at: { relation } };
}

/** The only letter that a text asks the meaning of. */
function findLetter(text: string): string | null {
  if (text.length > LONGEST || !asksMeaning(text)) return null;
  const said = [...text.matchAll(LETTER)].map(([letter]) => letter);
  const meant = said.length > 1 ? said.filter((letter) => !WORDS.test(letter)) : said;
  const [letter, ...others] = meant;
  return letter === undefined || others.length > 0 ? null : letter;
}

/** A constant of equilibrium with its index. */
const CONSTANT = /(?<![\p{L}])(K(?:sp|eq|[acpbwₐ])?)(?![\p{L}])\s*=/u;

const KINDS_OF_CONSTANTS: Readonly<Record<string, Kind>> = {
  K: "equilibrium-constant",
  Keq: "equilibrium-constant",
  Kc: "concentration-constant",
  Kp: "pressure-constant",
  Ksp: "solubility-product",
  Ka: "acid-constant",
  Kₐ: "acid-constant",
  Kb: "base-constant",
};

const kindOfConstant = (letter: string): Kind | null => KINDS_OF_CONSTANTS[letter] ?? null;

/** A bare K is the constant of the solution, with whatever index that is written. */
function findConstant(steps: readonly SolutionStep[]): AskedSymbol | null {
  for (const step of steps) {
    const letter = CONSTANT.exec(step.equation)?.[1];
    const kind = letter === undefined ? null : kindOfConstant(letter);
    if (letter !== undefined && kind !== null) return { letter, variable: variableOf(kind, null), at: { step } };
  }
  return null;
}

/** As it is typed: V1 for V₁, dT for ΔT. */
const plain = (letter: string): string =>
  letter
    .replace(/^d(?=\p{Lu})/u, "Δ")
    .replaceAll(/[₀-₉]/gu, (digit) => String(digit.charCodeAt(0) - "₀".charCodeAt(0)));

function findVariable(letter: string, { derivation, steps }: SolutionFacts): Variable | null {
  const own = (derivation?.nodes ?? []).flatMap(({ quantity: { kind, of, label } }): Variable[] =>
    isKind(kind) ? [variableOf(kind, of, LABELS.find((each) => each === label) ?? null)] : [],
  );
  const named = own.find((variable) => nameOf(variable) === plain(letter));
  if (named !== undefined) return named;
  if (letter !== "M") return null;
  const terms = steps.flatMap(({ lines }) => lines.flatMap((line) => line.terms));
  const molar = terms.find((term) => term.kind === "variable" && term.name === "M");
  return molar?.kind === "variable" ? variableOf("molar-mass", molar.of) : null;
}

function nameOf(variable: Variable): string | null {
  const symbol = symbolOf(variable);
  return symbol?.kind === "variable" ? plain(symbol.name) : null;
}

const isKind = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);
