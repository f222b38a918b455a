import type { Locale } from "../../i18n/locales.ts";
import { findElement } from "../elements/elements.ts";
import type { Equation, Term } from "../equation/equation.ts";
import { isElectron } from "../formula/formula.ts";
import type { Formula, FormulaNode } from "../formula/formula.ts";
import { SPEECH_WORDS } from "./speech-words.ts";
import type { SpeechWords } from "./speech-words.ts";

/** A formula as it is read aloud: H2SO4 is "H two S O four". */
export function speakFormula(formula: Formula, locale: Locale): string {
  return formulaWords(formula, SPEECH_WORDS[locale]).join(" ");
}

/**
 * An equation as it is read aloud: "two H two plus O two gives two H two O". `coefficients` (reactants then products)
 * replace the written ones; a one is not read.
 */
export function speakEquation(equation: Equation, locale: Locale, coefficients?: readonly number[]): string {
  const words = SPEECH_WORDS[locale];
  const speak = (terms: readonly Term[], offset: number): string =>
    terms.map((term, index) => termWords(term, words, coefficients?.[offset + index]).join(" ")).join(` ${words.and} `);
  const arrow = equation.arrow === "reversible" ? words.inEquilibriumWith : words.gives;
  return `${speak(equation.reactants, 0)} ${arrow} ${speak(equation.products, equation.reactants.length)}`;
}

function termWords({ coefficient, formula }: Term, words: SpeechWords, replacement: number | undefined): string[] {
  const { numerator, denominator } =
    replacement === undefined ? (coefficient ?? ONE) : { numerator: replacement, denominator: 1 };
  const count =
    denominator === 1 ? number(numerator, words) : words.fraction(number(numerator, words), number(denominator, words));
  return [...(numerator === 1 && denominator === 1 ? [] : [count]), ...formulaWords(formula, words)];
}

const ONE = { numerator: 1, denominator: 1 };

function formulaWords(formula: Formula, words: SpeechWords): string[] {
  if (isElectron(formula)) return [words.electron];
  const parts = formula.parts.map((part) =>
    [...countWords(part.count, words), ...nodeWords(part.nodes, words)].join(" "),
  );
  return [
    parts.join(` ${words.dot} `),
    ...chargeWords(formula.charge, words),
    ...(formula.state === null ? [] : [words.states[formula.state]]),
  ];
}

function nodeWords(nodes: readonly FormulaNode[], words: SpeechWords): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === "group")
      return [words.open, ...nodeWords(node.nodes, words), words.close, ...countWords(node.count, words)];
    const massNumber = node.massNumber === null ? [] : [number(node.massNumber, words)];
    const protons = node.showsNumber === undefined ? undefined : findElement(node.symbol)?.number;
    return [
      ...massNumber,
      ...(protons === undefined ? [] : [number(protons, words)]),
      node.symbol,
      ...countWords(node.count, words),
    ];
  });
}

function countWords(count: number, words: SpeechWords): string[] {
  return count === 1 ? [] : [number(count, words)];
}

function chargeWords(charge: number, words: SpeechWords): string[] {
  if (charge === 0) return [];
  return [...countWords(Math.abs(charge), words), charge > 0 ? words.positive : words.negative];
}

function number(value: number, words: SpeechWords): string {
  return words.numbers[value - 1] ?? String(value);
}
