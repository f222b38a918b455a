import { parseFormula } from "../chemistry/formula/parse.ts";
import type { MassQuestion } from "../methods/molar-mass.ts";
import type { Rounding } from "../methods/rounding.ts";
import { isElementPart, pairParts } from "./parts.ts";
import type { Inherited, Question, Task } from "./tasks.ts";
import { isConcept, isStop } from "./token-kinds.ts";
import type { Substance, Token } from "./tokens.ts";

/** What a sentence says about the masses that it asks for. */
type Manner = { readonly hasMassUnit: boolean; readonly namesMass: boolean };

function mannerOf(sentence: readonly Token[]): Manner {
  return {
    hasMassUnit: sentence.some((token) => isConcept(token, "mass-unit")),
    namesMass: sentence.some((token) =>
      isConcept(token, "molar-mass", "atomic-mass", "molecular-mass", "relative-mass"),
    ),
  };
}

/** The question that a token asks, in the light of its sentence. */
function questionOf(token: Token, { hasMassUnit, namesMass }: Manner): Question | null {
  if (token.kind !== "concept") return null;
  switch (token.concept) {
    case "coefficient":
      return "balance";
    case "balance":
    case "percent":
    case "composition":
    case "relative-mass":
      return token.concept;
    case "molar-mass":
    case "atomic-mass":
    case "molecular-mass":
      return hasMassUnit ? "formula-mass" : "molar-mass";
    case "mass-unit":
      return "formula-mass";
    case "one-mole":
      return namesMass ? null : "mass-of-one-mole";
    default:
      return null;
  }
}

export type Item =
  | { readonly kind: "question"; readonly question: Question }
  | { readonly kind: "object"; readonly token: ObjectToken; readonly isListed: boolean };

type ObjectToken = Token & { kind: "substance" | "equation" };

/** Whether an object stands beside the one before it, `since` which these tokens came; and is not what that one is in. */
function isListed(before: ObjectToken | undefined, object: ObjectToken, since: readonly Token[]): boolean {
  if (
    before === undefined ||
    since.every((between) => !isConcept(between, "link")) ||
    since.some((between) => isConcept(between, "and"))
  )
    return true;
  const manner = mannerOf(since);
  const asked = since.findLastIndex((token) => questionOf(token, manner) !== null);
  const stop = since.findLastIndex(isStop);
  // "Mass (in amu) of carbon in the following molecule? CO2" asks once, "Atomic mass of carbon? Molar mass of CO2" twice.
  return isPartOf(before, object) ? stop !== -1 && asked > stop : asked !== -1 || stop !== -1;
}

/** "Carbon in C12H10O6". */
function isPartOf(part: ObjectToken, whole: ObjectToken): boolean {
  return (
    part.kind === "substance" &&
    whole.kind === "substance" &&
    isElementPart(part.substance) &&
    holds(whole.substance, part.substance.element)
  );
}

function holds({ formulas }: Substance, element: string | null): boolean {
  return formulas.some((formula) => {
    const parsed = parseFormula(formula);
    return parsed.ok && element !== null && parsed.value.counts.has(element);
  });
}

/** The questions and objects of the text in order; null when something between them is not understood. */
export function collectItems(sentences: readonly (readonly Token[])[]): Item[] | null {
  const items: Item[] = [];
  let before: ObjectToken | undefined;
  let since: Token[] = [];
  for (const sentence of sentences) {
    const manner = mannerOf(sentence);
    const hasMass = sentence.some((token) => isConcept(token, "mass", "molar-mass", "molecular-mass"));
    for (const token of sentence) {
      const question = questionOf(token, manner);
      if (question === "mass-of-one-mole" && !hasMass) return null;
      if (question !== null) {
        items.push({ kind: "question", question });
        since.push(token);
      } else if (token.kind === "substance" || token.kind === "equation") {
        if (since.some((between) => isConcept(between, "or")) && items.at(-1)?.kind === "object") return null;
        items.push({ kind: "object", token, isListed: isListed(before, token, since) });
        before = token;
        since = [];
      } else {
        since.push(token);
      }
    }
  }
  return items;
}

type Group = { question: Question; readonly objects: Substance[]; isListed: boolean };

/** Gives each substance to the question before it, or to the first one when it stands before all. */
export function groupObjects(items: readonly Item[], inherited: Inherited | null, refersBack: boolean): Group[] | null {
  const groups: Group[] = [];
  let early: Substance[] = [];
  let isEarlyListed = true;
  for (const item of items) {
    const current = groups.at(-1);
    if (item.kind === "question") {
      if (item.question === "balance") continue;
      if (current !== undefined && isSameQuestion(current.question, item.question)) {
        current.question = stronger(current.question, item.question);
        continue;
      }
      groups.push({ question: item.question, objects: early, isListed: isEarlyListed });
      early = [];
      isEarlyListed = true;
    } else if (item.token.kind === "substance") {
      if (current === undefined) {
        isEarlyListed &&= early.length === 0 || item.isListed;
        early.push(item.token.substance);
      } else addObject(current, item.token.substance, item.isListed);
    }
  }
  if (early.length > 0) {
    if (inherited === null || inherited.question === "balance") return null;
    groups.push({
      question: inherited.question,
      objects: inherited.part === null ? early : [inherited.part, ...early],
      isListed: true,
    });
  }
  shareObjects(groups, refersBack);
  return groups;
}

function addObject(group: Group, substance: Substance, isListed: boolean): void {
  if (group.objects.length > 0 && !isListed) group.isListed = false;
  group.objects.push(substance);
}

/**
 * "Molar mass and percent composition of KCl": the first question takes the object of the second. "Molar mass of KCl and
 * percent chlorine in it": the second question takes the compound of the first.
 */
function shareObjects(groups: readonly Group[], refersBack: boolean): void {
  for (const [index, group] of groups.entries()) {
    const [before, after] = [groups[index - 1], groups[index + 1]];
    const isPartOnly =
      !isMassQuestion(group.question) && group.objects.length > 0 && group.objects.every(isElementPart);
    if (group.objects.length === 0 && after !== undefined)
      group.objects.push(...after.objects.filter((object) => !isElementPart(object)));
    else if (before !== undefined && (isPartOnly || (group.objects.length === 0 && refersBack))) {
      group.objects.push(...before.objects.filter((object) => !isElementPart(object)));
    }
  }
}

/** "Percent composition by mass", "molar mass in g/mol": one question in two phrases. */
function isSameQuestion(first: Question, second: Question): boolean {
  const family = (question: Question) => (question === "percent" || question === "composition" ? "share" : "mass");
  return family(first) === family(second);
}

export function stronger(first: Question, second: Question): Question {
  const order: readonly Question[] = [
    "composition",
    "formula-mass",
    "relative-mass",
    "mass-of-one-mole",
    "molar-mass",
    "percent",
  ];
  return order.find((question) => question === first || question === second) ?? first;
}

function isMassQuestion(question: Question): question is MassQuestion {
  return question !== "percent" && question !== "composition" && question !== "balance";
}

export function tasksOfGroup(group: Group, rounding: Rounding | null, asksAll: boolean): Task[] | null {
  const { question, objects } = group;
  if (objects.length === 0) return null;
  if (!isMassQuestion(question)) return pairParts(objects, question, rounding, asksAll);
  if (!group.isListed || (question === "mass-of-one-mole" && objects.length > 1)) return null;
  return objects.map((substance) => ({ kind: "mass", question, substance, rounding }));
}
