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

/** A letter of a solution that is asked about, by the quantity that it stands for; and the step in which it stands first. */
export type AskedSymbol = { readonly letter: string; readonly variable: Variable; readonly step: SolutionStep };

/**
 * "What does c even mean there", "什么是V": the quantity that a letter in the lines of a solution stands for. Null where a message
 * asks no meaning, or its letter stands in no line.
 */
export function findAskedSymbol(text: string, { facts, solution }: StepSolutionCard): AskedSymbol | null {
  if (text.length > LONGEST || !asksMeaning(text)) return null;
  const said = [...text.matchAll(LETTER)].map(([letter]) => letter);
  const meant = said.length > 1 ? said.filter((letter) => !WORDS.test(letter)) : said;
  const [letter, ...others] = meant;
  if (letter === undefined || others.length > 0) return null;
  const variable = facts.map((each) => findVariable(letter, each)).find((each) => each !== null) ?? null;
  const steps = [solution].flat().flatMap((each) => each.steps);
  const step = steps.find(({ equation }) =>
    equation
      .split(/[^\p{L}\p{N}₀-₉]+/u)
      .map(plain)
      .includes(plain(letter)),
  );
  return variable === null || step === undefined ? null : { letter, variable, step };
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
