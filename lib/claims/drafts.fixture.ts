import { formatEquation } from "../chemistry/equation/format.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { formatMhchem } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { molarMass } from "../chemistry/formula/molar-mass.ts";
import type { Difficulty } from "../curriculum/difficulties.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Expression, FactValue, Quantity, SolutionFacts, Term } from "../methods/facts.ts";
import { round } from "../methods/rounding.ts";
import { generate } from "../problems/generate.ts";
import type { Problem } from "../problems/problem.ts";
import type { Random } from "../problems/random.ts";
import { FAMILIES } from "../problems/registry.ts";
import { substanceName } from "../wording/chemistry.ts";
import { expressionText, factArguments, factText } from "../wording/fact-text.ts";
import { wordProblem } from "../wording/problem.ts";
import { methodKey } from "../wording/solution.ts";
import { sayComposed, type Words } from "../wording/words.ts";

/** A piece of a draft: words, or a fact that is a claim as soon as it is written; `disguise` changes what it says. */
export type Piece =
  | { readonly words: string }
  | { readonly fact: FactValue; readonly disguise?: (written: string) => string };

/** What a model might write of a problem that the engine solved; all of it is true. */
export type Draft = {
  readonly problem: Problem;
  readonly question: string;
  readonly pieces: readonly Piece[];
  readonly style: Style;
  readonly locale: Locale;
};

/** How numbers and lines are written: as the engine does, in TeX, in the digits of the script, with powers as they are typed. */
const STYLES = ["unicode", "tex", "digits", "typed", "bold"] as const;

type Style = (typeof STYLES)[number];

const SENTENCES: Readonly<
  Record<
    Locale,
    { lead: string[]; given: string; mass: (of: string) => [string, string]; result: string; name: string; so: string }
  >
> = {
  en: {
    lead: ["Let us work through this.", "Good question! Step by step:", "Think of what is asked first."],
    given: "We know:",
    mass: (of) => [`The molar mass of ${of} is `, "."],
    result: "The result is ",
    name: "Remember the formula: ",
    so: "So ",
  },
  es: {
    lead: ["Vamos paso a paso.", "¡Buena pregunta!", "Piensa primero en lo que se pide."],
    given: "Sabemos:",
    mass: (of) => [`La masa molar de ${of} es `, "."],
    result: "El resultado es ",
    name: "Recuerda la fórmula: ",
    so: "Entonces ",
  },
  fr: {
    lead: ["Allons-y pas à pas.", "Bonne question !", "Pense d'abord à ce qui est demandé."],
    given: "On sait :",
    mass: (of) => [`La masse molaire de ${of} est `, "."],
    result: "Le résultat est ",
    name: "Rappelle-toi la formule : ",
    so: "Donc ",
  },
  am: {
    lead: ["ደረጃ በደረጃ እንሥራ።", "ጥሩ ጥያቄ ነው።"],
    given: "የተሰጠን፦",
    mass: (of) => [`የ${of} ሞላር ክብደት `, " ነው።"],
    result: "ውጤቱ ",
    name: "ቀመሩን አስታውስ፦ ",
    so: "ስለዚህ ",
  },
  zh: {
    lead: ["我们一步一步来。", "好问题！"],
    given: "已知：",
    mass: (of) => [`${of}的摩尔质量是`, "。"],
    result: "结果是",
    name: "记住化学式：",
    so: "所以",
  },
  hi: {
    lead: ["चलिए क्रम से करते हैं।", "अच्छा प्रश्न है!"],
    given: "ज्ञात है:",
    mass: (of) => [`${of} का मोलर द्रव्यमान `, " है।"],
    result: "परिणाम है ",
    name: "सूत्र याद रखें: ",
    so: "इसलिए ",
  },
};

/** A problem of some family and a draft about it. The same chance gives the same draft. */
export function composeDraft(random: Random, words: Words): Draft {
  const problem = pickProblem(random);
  const { solution } = problem;
  const say = SENTENCES[words.locale];
  const style = random.pick(STYLES);
  const pieces: Piece[] = [{ words: `${random.pick(say.lead)}\n\n` }];
  if (problem.given.length > 0)
    pieces.push(
      { words: say.given },
      ...problem.given.flatMap((line): Piece[] => [{ words: "\n- " }, { fact: line }]),
      { words: "\n\n" },
    );
  const substances = listSubstances(solution);
  for (const formula of substances.slice(0, 1))
    pieces.push(...sayFormula(formula, words), ...sayMass(formula, words, random));
  for (const [index, step] of solution.steps.entries()) pieces.push(...sayStep(step, index, problem, words, random));
  pieces.push({ words: `\n${say.so}` }, ...sayAnswer(solution, words));
  return { problem, question: wordProblem(problem, words).question, pieces, style, locale: words.locale };
}

function pickProblem(random: Random): Problem {
  const free = FAMILIES.filter(({ forms }) => forms.includes("free"));
  const family = random.pick(free);
  const level = random.pick(Object.keys(family.levels) as Difficulty[]);
  return generate(family, level, "free", random.integer(1, 100_000));
}

function listSubstances({ steps }: SolutionFacts): string[] {
  const terms = steps.flatMap(({ lines }) => lines.flatMap((line) => line.terms));
  const formulas = terms.flatMap((term) =>
    term.kind === "formula" ? [term.formula] : term.kind === "variable" && term.of !== null ? [term.of] : [],
  );
  return [...new Set(formulas)].filter((formula) => parseFormula(formula).ok && /[A-Z].*[A-Z\d]/.test(formula));
}

function sayFormula(formula: string, words: Words): Piece[] {
  const name = substanceName(formula, words);
  const say = SENTENCES[words.locale];
  return /[A-Z₀-₉]/.test(name)
    ? []
    : [{ words: `${say.name}${name} (` }, { fact: { kind: "formula", formula } }, { words: ")\n" }];
}

function sayMass(formula: string, words: Words, random: Random): Piece[] {
  const parsed = parseFormula(formula);
  const mass = parsed.ok ? molarMass(parsed.value) : null;
  if (mass?.ok !== true) return [];
  const figures = random.pick([4, 5]);
  const value = round(mass.value, { figures });
  const shown = parsed.ok ? factText({ kind: "formula", formula }, words) : formula;
  const [before, behind] = SENTENCES[words.locale].mass(shown);
  return [
    { words: before },
    { fact: { kind: "quantity", value, unit: "g/mol", significantFigures: figures } },
    { words: `${behind}\n` },
  ];
}

function sayStep(
  step: SolutionFacts["steps"][number],
  index: number,
  { solution }: Problem,
  words: Words,
  random: Random,
): Piece[] {
  const key = `${methodKey(step.method ?? solution.method)}.steps.${step.id}`;
  const values = factArguments(step.values, words);
  const heading = random.pick([`\n${index + 1}. `, `\n**${index + 1}.** `, "\n\n"]);
  const pieces: Piece[] = [{ words: heading + sayComposed(words, `${key}.title`, values) + "\n" }];
  for (const line of step.lines) pieces.push({ fact: line }, { words: "\n" });
  return pieces;
}

function sayAnswer({ answer }: SolutionFacts, words: Words): Piece[] {
  return [
    { words: SENTENCES[words.locale].result },
    { fact: answer.value },
    { words: words.locale === "zh" ? "。" : words.locale === "hi" || words.locale === "am" ? "।\n" : ".\n" },
  ];
}

/** The text of a draft, and where each of its facts stands. */
export function writeDraft(
  { pieces, style }: Pick<Draft, "pieces" | "style">,
  words: Words,
): {
  readonly text: string;
  readonly places: readonly { readonly fact: FactValue; readonly start: number; readonly end: number }[];
} {
  let text = "";
  const places: { fact: FactValue; start: number; end: number }[] = [];
  for (const piece of pieces) {
    if ("words" in piece) text += piece.words;
    else {
      const start = text.length;
      const written = writeFact(piece.fact, style, words);
      text += piece.disguise === undefined ? written : piece.disguise(written);
      places.push({ fact: piece.fact, start, end: text.length });
    }
  }
  return { text, places };
}

function writeFact(fact: FactValue, style: Style, words: Words): string {
  const plain = factText(fact, words);
  switch (style) {
    case "unicode":
      return plain;
    case "bold":
      return `**${plain}**`;
    case "digits":
      return fact.kind === "equation" || fact.kind === "formula" ? plain : inOwnDigits(plain, words.locale);
    case "typed":
      return plain
        .replace(/\u202f/g, " ")
        .replace(/ × 10([⁻⁰¹²³⁴-⁹]+)/g, (_, power: string) => `e${toAscii(power)}`)
        .replace(/−/g, "-");
    case "tex":
      return inTex(fact, words);
  }
}

function toAscii(power: string): string {
  return [...power].map((sign) => (sign === "⁻" ? "-" : String("⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(sign)))).join("");
}

function inOwnDigits(text: string, locale: Locale): string {
  const zero = locale === "hi" ? 0x966 : locale === "zh" ? 0xff10 : null;
  if (zero === null) return text;
  return text.replace(/(?<![\p{L})\]₀-₉])\d+(?:[.,]\d+)*/gu, (digits) =>
    digits.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit))),
  );
}

function inTex(fact: FactValue, words: Words): string {
  if (fact.kind === "equation") {
    const parsed = parseEquation(fact.equation);
    return parsed.ok ? `$${formatEquation(parsed.value, "tex")}$` : factText(fact, words);
  }
  if (fact.kind === "formula") return `$${formulaInTex(fact.formula)}$`;
  if (fact.kind === "quantity" || fact.kind === "expression")
    return `$${fact.kind === "quantity" ? quantityInTex(fact, words) : expressionInTex(fact, words)}$`;
  return factText(fact, words);
}

function formulaInTex(formula: string): string {
  const parsed = parseFormula(formula);
  return parsed.ok ? `\\ce{${formatMhchem(parsed.value)}}` : formula;
}

function quantityInTex(quantity: Quantity, words: Words): string {
  const number = factText({ ...quantity, unit: "" }, words)
    .replace(/\u202f/g, " ")
    .replace(/ × 10([⁻⁰¹²³⁴-⁹]+)/g, (_, power: string) => ` \\times 10^{${toAscii(power)}}`)
    .replace(",", "{,}");
  const whole = factText(quantity, words);
  const unit = whole
    .slice(factText({ ...quantity, unit: "" }, words).length)
    .replace(/\u202f/g, "")
    .replace("%", "\\%");
  return unit === "" ? number : `${number}\\,\\text{${unit.trim()}}`;
}

const TEX_OPERATORS: Readonly<Record<string, string>> = {
  "*": "\\times",
  "≈": "\\approx",
  "->": "\\rightarrow",
  "<=>": "\\rightleftharpoons",
  "-": "-",
};

function termInTex(term: Term, words: Words): string {
  switch (term.kind) {
    case "quantity":
      return quantityInTex(term, words);
    case "formula":
      return formulaInTex(term.formula);
    case "variable":
      return term.of === null
        ? factText(term, words)
        : `${factText({ ...term, of: null }, words)}(${formulaInTex(term.of)})`;
    case "operator":
      return TEX_OPERATORS[term.symbol] ?? term.symbol;
    default:
      return factText(term, words);
  }
}

function expressionInTex(expression: Expression, words: Words): string {
  if (expression.terms.some(({ kind }) => kind === "equation" || kind === "word" || kind === "substance"))
    return expressionText(expression, words);
  const slash = expression.terms.findIndex((term) => term.kind === "operator" && term.symbol === "/");
  const [above, below] = [expression.terms[slash - 1], expression.terms[slash + 1]];
  if (above?.kind === "quantity" && below?.kind === "quantity") {
    const around = (terms: readonly Term[]): string => terms.map((term) => termInTex(term, words)).join(" ");
    return `${around(expression.terms.slice(0, slash - 1))} \\frac{${termInTex(above, words)}}{${termInTex(below, words)}} ${around(expression.terms.slice(slash + 2))}`.trim();
  }
  return expression.terms.map((term) => termInTex(term, words)).join(" ");
}
