import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Rounding } from "../methods/rounding.ts";
import type { Concept } from "./lexicon/lexicon.ts";
import type { MassQuestion } from "../methods/molar-mass.ts";
import type { Question, Reading, Task } from "./tasks.ts";
import { readLowerCaseFormula } from "./tokens.ts";
import type { Substance, Token } from "./tokens.ts";

/** The question of a list's heading, for items that name only their object. */
export type Inherited = { readonly question: Question; readonly part: Substance | null; readonly rounding: Rounding | null };

const NOTHING: Reading = { kind: "nothing" };

/** Unknown words before a formula ("of the pigment minium, Pb3O4") beyond which they are no longer its description. */
const LONGEST_APPOSITION = 6;
const LONGEST_UNKNOWN_NAME = 4;

function isConcept(token: Token | undefined, ...concepts: Concept[]): boolean {
  return token?.kind === "concept" && concepts.includes(token.concept);
}

function isSign(token: Token | undefined, ...signs: string[]): boolean {
  return token?.kind === "sign" && signs.includes(token.sign);
}

function isStop(token: Token | undefined): boolean {
  return token === undefined || isSign(token, ".", "?", "newline");
}

/** Words that change nothing wherever they stand. */
function isHarmless(token: Token | undefined): boolean {
  if (token === undefined) return true;
  if (token.kind === "sign") return token.sign !== "->" && token.sign !== "<=>" && token.sign !== "+";
  return isConcept(token, "filler", "and", "or", "link", "pronoun", "state", "molecule", "atom", "reacts-with", "number-label", "counted", "every-element", "purpose") || token.kind === "state";
}

/** A word that says something unknown; a single letter only names a coefficient or a part of the question. */
function isUnknownWord(token: Token): boolean {
  return token.kind === "unknown" && !/^[a-z]$/.test(token.text);
}

function splitSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (isStop(token)) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

function isQuestionConcept(token: Token): boolean {
  return isConcept(token, "balance", "molar-mass", "relative-mass", "mass-unit", "one-mole", "percent", "composition");
}

function hasObject(token: Token): boolean {
  return token.kind === "substance" || token.kind === "equation" || token.kind === "suspect" || isConcept(token, "yields", "energy") || isSign(token, "->", "<=>", "+");
}

/** A sentence of small talk: it asks nothing and names nothing. */
function isChatter(sentence: readonly Token[]): boolean {
  return !sentence.some((token) => hasObject(token) || isQuestionConcept(token) || isConcept(token, "mass", "foreign", "decimals", "figures") || token.kind === "rounding");
}

/** Takes out numbers that are no part of the chemistry: "question 4", "(2 marks)", "to 3 decimal places". Null when one is left. */
function removeNumbers(tokens: readonly Token[]): { tokens: Token[]; rounding: Rounding | null } | null {
  const kept: Token[] = [];
  let rounding: Rounding | null = null;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === "rounding") {
      rounding = token.rounding;
    } else if (token.kind === "number") {
      const [before, after] = [tokens[index - 1], tokens[index + 1]];
      const value = Number(token.text);
      if (isConcept(after, "decimals") && Number.isInteger(value) && value <= 6) rounding = { decimals: value };
      else if (isConcept(after, "figures") && Number.isInteger(value) && value >= 1 && value <= 8) rounding = { figures: value };
      else if (!isConcept(before, "number-label") && !isConcept(after, "counted")) return null;
    } else if (!isConcept(token, "decimals", "figures")) {
      kept.push(token);
    }
  }
  return { tokens: kept, rounding };
}

function sameAtoms(first: string, second: string): boolean {
  const [a, b] = [parseFormula(first), parseFormula(second)];
  if (!a.ok || !b.ok || a.value.counts.size !== b.value.counts.size || a.value.charge !== b.value.charge) return false;
  return [...a.value.counts].every(([atom, count]) => b.value.counts.get(atom) === count);
}

type Merged = { readonly substance: Substance } | { readonly mismatch: Reading };

/** "Glucose (C6H12O6)" is one substance; the formula decides unless it contradicts the name. */
function mergeApposition(first: Substance, second: Substance): Merged | null {
  if (first.source === second.source || (first.element !== null) !== (second.element !== null && second.source === "formula") && first.element !== null && second.element === null && !first.formulas.includes(second.formulas[0] ?? "")) return null;
  const [name, written] = first.source === "name" ? [first, second] : [second, first];
  const formula = written.formulas[0] ?? "";
  const agrees = name.formulas.some((named) => sameAtoms(named, formula));
  const isHydrate = name.formulas.some((named) => formula.startsWith(`${named}·`) || formula.startsWith(`${named}.`));
  if (agrees || isHydrate || (name.element === null && name.formulas.length > 1)) return { substance: { ...written, text: formula } };
  const named = name.formulas[0] ?? "";
  return { mismatch: { kind: "issue", issue: { code: "name-mismatch", name: name.text, named, written: formula } } };
}

/** Joins each name with the formula right behind it, in brackets or after a comma. */
function joinAppositions(tokens: readonly Token[]): Token[] | Reading {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const isBracketed = isSign(tokens[at + 1], "(");
    const next = isBracketed || isSign(tokens[at + 1], ",") ? at + 2 : at + 1;
    const other = skipStates(tokens, next);
    const second = tokens[other];
    const merged = token.kind === "substance" && second?.kind === "substance" ? mergeApposition(token.substance, second.substance) : null;
    // A comma between a name and another formula only lists them.
    if (merged !== null && "mismatch" in merged && isBracketed) return merged.mismatch;
    if (merged !== null && "substance" in merged) {
      joined.push({ kind: "substance", substance: merged.substance });
      at = isBracketed && isSign(tokens[other + 1], ")") ? other + 1 : other;
    } else {
      joined.push(token);
    }
  }
  return joined;
}

function skipStates(tokens: readonly Token[], at: number): number {
  let next = at;
  while (isConcept(tokens[next], "molecule", "state") || tokens[next]?.kind === "state") next += 1;
  return next;
}

/** "Oxygen gas" is O2, "oxygen atom" is O: the word beside an element's name settles which is meant. */
function settleElements(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) => {
    if (token.kind !== "substance" || token.substance.element === null || token.substance.formulas.length < 2) return token;
    const around = [tokens[index - 1], tokens[index + 1]];
    const [atom = "", molecule = ""] = token.substance.formulas;
    if (around.some((other) => isConcept(other, "molecule"))) return { kind: "substance", substance: { ...token.substance, formulas: [molecule], element: null } };
    if (around.some((other) => isConcept(other, "atom"))) return { kind: "substance", substance: { ...token.substance, formulas: [atom] } };
    return token;
  });
}

/** Whether every unknown word is one that may be there: before the question, after "for my", or describing a formula. */
function understandsWords(sentence: readonly Token[]): boolean {
  const first = sentence.findIndex((token) => isQuestionConcept(token) || hasObject(token));
  const purpose = sentence.findLastIndex((token) => isConcept(token, "purpose"));
  const isTrailing = purpose > sentence.findLastIndex((token) => isQuestionConcept(token) || hasObject(token));
  const limit = isTrailing ? purpose : sentence.length;
  for (let at = Math.max(first, 0); at < limit; at += 1) {
    const token = sentence[at];
    if (token === undefined || !isUnknownWord(token)) continue;
    let end = at;
    while (end < sentence.length && (sentence[end]?.kind === "unknown" || isHarmless(sentence[end]))) end += 1;
    if (!isDescription(sentence, at, end)) return false;
    at = end;
  }
  return true;
}

/** "… of the pigment minium, Pb3O4", "NaCl (halite)": words that describe a formula right beside them. */
function isDescription(sentence: readonly Token[], start: number, end: number): boolean {
  const described = sentence[end];
  if (described?.kind === "substance" && described.substance.source === "formula" && end - start <= LONGEST_APPOSITION) return true;
  const words = sentence.slice(start, end);
  const close = words.findIndex((token) => isSign(token, ")"));
  return isSign(sentence[start - 1], "(") && close !== -1 && words.slice(close).every((token) => !isUnknownWord(token));
}

/** "… of vibranium": words that stand where the substance should. Null when there are none, or too many to be a name. */
function findUnknownObject(tokens: readonly Token[]): Reading | null {
  const question = tokens.findIndex((token) => isQuestionConcept(token) && !isConcept(token, "balance"));
  if (question === -1) return null;
  const link = tokens.findIndex((token, index) => index > question && isConcept(token, "link"));
  const start = tokens.findIndex((token, index) => index > link && token.kind === "unknown");
  if (link === -1 || start === -1 || !tokens.slice(question, start).every((token) => isHarmless(token) || isQuestionConcept(token))) return null;
  let end = start;
  while (tokens[end]?.kind === "unknown" || isConcept(tokens[end], "state")) end += 1;
  const rest = tokens.slice(end);
  if (end - start > LONGEST_UNKNOWN_NAME || !rest.every((token) => isHarmless(token) || isQuestionConcept(token))) return null;
  const words = tokens.slice(start, end).map((token) => (token.kind === "unknown" ? token.text : "")).filter((word) => word !== "");
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0) {
    const formula = readLowerCaseFormula(only);
    if (formula?.kind === "suspect") return { kind: "issue", issue: { code: "invalid-formula", text: only, issue: formula.issue } };
  }
  return { kind: "issue", issue: { code: "unknown-name", name: words.join(" ") } };
}

/** "nacl" where a substance should stand, and no word of the language. */
function readLowerCaseFormulas(tokens: readonly Token[]): Token[] {
  const asks = tokens.some((token) => isQuestionConcept(token));
  return tokens.map((token) => {
    if (!asks || token.kind !== "unknown") return token;
    const formula = readLowerCaseFormula(token.text);
    return formula?.kind === "substance" ? formula : token;
  });
}

/** The question that a token asks, in the light of its sentence. */
function questionOf(token: Token, sentence: readonly Token[]): Question | null {
  if (token.kind !== "concept") return null;
  switch (token.concept) {
    case "balance":
    case "percent":
    case "composition":
    case "relative-mass":
      return token.concept;
    case "molar-mass":
      return sentence.some((other) => isConcept(other, "mass-unit")) ? "formula-mass" : "molar-mass";
    case "mass-unit":
      return "formula-mass";
    case "one-mole":
      return sentence.some((other) => isConcept(other, "molar-mass", "relative-mass")) ? null : "mass-of-one-mole";
    default:
      return null;
  }
}

type Item = { readonly kind: "question"; readonly question: Question } | { readonly kind: "object"; readonly token: Token & { kind: "substance" | "equation" }; readonly isListed: boolean };

/** The questions and objects of the text in order; null when something between them is not understood. */
function collectItems(sentences: readonly (readonly Token[])[]): Item[] | null {
  const items: Item[] = [];
  let since: Token[] = [];
  for (const sentence of sentences) {
    const hasMass = sentence.some((token) => isConcept(token, "mass", "molar-mass"));
    for (const token of sentence) {
      const question = questionOf(token, sentence);
      if (question === "mass-of-one-mole" && !hasMass) return null;
      if (question !== null) {
        items.push({ kind: "question", question });
        since = [];
      } else if (token.kind === "substance" || token.kind === "equation") {
        if (since.some((between) => isConcept(between, "or")) && items.at(-1)?.kind === "object") return null;
        items.push({ kind: "object", token, isListed: items.at(-1)?.kind !== "object" || since.every((between) => !isConcept(between, "link")) || since.some((between) => isConcept(between, "and") || isStop(between)) });
        since = [];
      } else {
        since.push(token);
      }
    }
  }
  return items;
}

function isElementPart(substance: Substance): boolean {
  return substance.element !== null;
}

function holdsWater(substance: Substance): boolean {
  return substance.formulas.some((formula) => /[·.*]\d*H2O/.test(formula));
}

function isWater(substance: Substance): boolean {
  return substance.formulas.some((formula) => sameAtoms(formula, "H2O"));
}

/** Objects of one question in the order of the text, as parts ("oxygen") and wholes ("KClO3"). */
function pairParts(objects: readonly Substance[], question: Question, rounding: Rounding | null, asksAll: boolean): Task[] | null {
  const isPart = (substance: Substance) =>
    isElementPart(substance) || (isWater(substance) && objects.some((other) => other !== substance && holdsWater(other)));
  const wholes = objects.filter((object) => !isPart(object));
  const parts = objects.filter(isPart);
  const task = (part: Substance | null, substance: Substance): Task => ({ kind: "percent", part, substance, rounding });
  if (parts.length === 0) return question === "composition" || asksAll ? wholes.map((whole) => task(null, whole)) : null;
  if (wholes.length === 0 || asksAll) return null;
  if (wholes.length === 1 || parts.length === 1) return parts.flatMap((part) => wholes.map((whole) => task(part, whole)));
  return pairAlternating(objects, isPart, task);
}

/** "H in H2O and O in CO2": each part with the whole beside it. */
function pairAlternating(objects: readonly Substance[], isPart: (substance: Substance) => boolean, task: (part: Substance, whole: Substance) => Task): Task[] | null {
  if (objects.length % 2 !== 0) return null;
  const tasks: Task[] = [];
  for (let index = 0; index < objects.length; index += 2) {
    const [first, second] = [objects[index], objects[index + 1]];
    if (first === undefined || second === undefined || isPart(first) === isPart(second)) return null;
    tasks.push(isPart(first) ? task(first, second) : task(second, first));
  }
  return tasks;
}

type Group = { question: Question; readonly objects: Substance[]; isListed: boolean };

/** Gives each substance to the question before it, or to the first one when it stands before all. */
function groupObjects(items: readonly Item[], inherited: Inherited | null): Group[] | null {
  const groups: Group[] = [];
  let early: Substance[] = [];
  let current: Group | null = null;
  for (const item of items) {
    if (item.kind === "question") {
      if (item.question === "balance") continue;
      const isSame: boolean = current !== null && isSameQuestion(current.question, item.question);
      if (current !== null && isSame) {
        current.question = stronger(current.question, item.question);
        continue;
      }
      if (current !== null && current.objects.length === 0) return null;
      current = { question: item.question, objects: early, isListed: true };
      early = [];
      groups.push(current);
    } else if (item.token.kind === "substance") {
      if (current === null) early.push(item.token.substance);
      else {
        if (current.objects.length > 0 && !item.isListed) current.isListed = false;
        current.objects.push(item.token.substance);
      }
    }
  }
  if (early.length > 0) {
    if (inherited === null || inherited.question === "balance") return null;
    groups.push({ question: inherited.question, objects: inherited.part === null ? early : [inherited.part, ...early], isListed: true });
  }
  return groups;
}

/** "Percent composition by mass", "molar mass in g/mol": one question in two phrases. */
function isSameQuestion(first: Question, second: Question): boolean {
  const family = (question: Question) => (question === "percent" || question === "composition" ? "share" : "mass");
  return family(first) === family(second);
}

function stronger(first: Question, second: Question): Question {
  const order: readonly Question[] = ["composition", "formula-mass", "relative-mass", "mass-of-one-mole", "molar-mass", "percent"];
  return order.find((question) => question === first || question === second) ?? first;
}

function isMassQuestion(question: Question): question is MassQuestion {
  return question !== "percent" && question !== "composition" && question !== "balance";
}

function tasksOfGroup(group: Group, rounding: Rounding | null, asksAll: boolean): Task[] | null {
  const { question, objects } = group;
  if (objects.length === 0) return null;
  if (!isMassQuestion(question)) return pairParts(objects, question, rounding, asksAll);
  if (!group.isListed || (question === "mass-of-one-mole" && objects.length > 1)) return null;
  return objects.map((substance) => ({ kind: "mass", question, substance, rounding }));
}

function readTasks(items: readonly Item[], inherited: Inherited | null, rounding: Rounding | null, asksAll: boolean, hasUnknown: boolean): Reading {
  const questions = items.flatMap((item) => (item.kind === "question" ? [item.question] : []));
  const equations = items.flatMap((item) => (item.kind === "object" && item.token.kind === "equation" ? [item.token.equation] : []));
  const asksBalance = questions.includes("balance") || (questions.length === 0 && (inherited === null || inherited.question === "balance"));
  if (equations.length > 0 && (!asksBalance || (questions.length === 0 && hasUnknown))) return NOTHING;
  if (equations.length === 0 && questions.includes("balance")) return NOTHING;
  const groups = groupObjects(items, inherited);
  if (groups === null) return NOTHING;
  const tasks: Task[] = equations.map((equation) => ({ kind: "balance", equation }));
  for (const group of groups) {
    const more = tasksOfGroup(group, rounding, asksAll);
    if (more === null) return NOTHING;
    tasks.push(...more);
  }
  return tasks.length === 0 ? NOTHING : { kind: "tasks", tasks };
}

/** A heading asks one question and names no object, except perhaps the element of a percentage. */
function readHeading(items: readonly Item[], rounding: Rounding | null): Reading | null {
  const questions = items.flatMap((item) => (item.kind === "question" ? [item.question] : []));
  const objects = items.flatMap((item) => (item.kind === "object" ? [item.token] : []));
  const [question] = questions;
  const [part] = objects;
  if (question === undefined || objects.length > 1) return null;
  const strongest = questions.reduce(stronger);
  if (part === undefined) return { kind: "question-only", question: strongest, part: null, rounding };
  const isPart = part.kind === "substance" && (isElementPart(part.substance) || isWater(part.substance)) && strongest === "percent";
  return isPart ? { kind: "question-only", question: strongest, part: part.substance, rounding } : null;
}

/**
 * Finds out what a text asks. Everything in it must be understood: a number, an unknown word or an unrelated question
 * that is left over means that something else is asked, and the reading is "nothing".
 */
export function recognise(allTokens: readonly Token[], inherited: Inherited | null): Reading {
  const relevant = splitSentences(allTokens).filter((sentence) => !isChatter(sentence)).flat();
  if (relevant.some((token) => isConcept(token, "foreign"))) return NOTHING;
  const plain = removeNumbers(relevant);
  if (plain === null) return NOTHING;
  const rounding = plain.rounding ?? inherited?.rounding ?? null;
  const joined = joinAppositions(settleElements(readLowerCaseFormulas(plain.tokens)));
  if (!Array.isArray(joined)) return joined;
  const tokens: readonly Token[] = joined;
  const asks = tokens.some(isQuestionConcept) || inherited !== null;
  const suspect = tokens.find((token) => token.kind === "suspect");
  if (suspect?.kind === "suspect") return asks ? { kind: "issue", issue: { code: "invalid-formula", text: suspect.text, issue: suspect.issue } } : NOTHING;
  if (tokens.some((token) => isConcept(token, "yields", "energy") || isSign(token, "->", "<=>"))) return readOpenArrow(tokens);
  if (tokens.some((token) => isSign(token, "+"))) return readOpenArrow(tokens);
  const sentences = splitSentences(tokens);
  if (!sentences.every(understandsWords)) return (tokens.some((token) => token.kind === "substance") ? null : findUnknownObject(tokens)) ?? NOTHING;
  const items = collectItems(sentences);
  if (items === null) return NOTHING;
  const asksAll = tokens.some((token) => isConcept(token, "every-element"));
  const reading = readTasks(items, inherited, rounding, asksAll, tokens.some(isUnknownWord));
  if (reading.kind !== "nothing") return reading;
  return readHeading(items, rounding) ?? NOTHING;
}

/** An arrow or a plus that belongs to no whole equation: with a wish to balance, products or reactants are missing. */
function readOpenArrow(tokens: readonly Token[]): Reading {
  const isBalance = tokens.some((token) => isConcept(token, "balance")) && tokens.some((token) => token.kind === "substance");
  const isPlain = tokens.every((token) => isHarmless(token) || isConcept(token, "balance") || token.kind === "substance" || isSign(token, "->", "<=>", "+"));
  if (!isBalance || !isPlain) return NOTHING;
  const text = tokens.flatMap((token) => (token.kind === "substance" ? [token.substance.text] : isSign(token, "->", "<=>") ? ["->"] : [])).join(" + ");
  return { kind: "issue", issue: { code: "missing-product", text: text.replaceAll(" + -> + ", " -> ").replace(/ \+ ->$/, " ->") } };
}
