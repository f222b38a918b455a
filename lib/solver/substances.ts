import { parseFormula } from "../chemistry/formula/parse.ts";
import { atomsOf, sameAtoms } from "../chemistry/formula/atoms.ts";
import type { Reading } from "./tasks.ts";
import { isConcept, isQuestionConcept, isSign } from "./token-kinds.ts";
import { readLowerCaseFormula } from "./tokens.ts";
import type { Substance, Token } from "./tokens.ts";

/** Where something may stand that says once more what the token before is: in brackets, after a comma, or at once. */
export function findApposition(
  tokens: readonly Token[],
  at: number,
): { readonly next: number; readonly isBracketed: boolean } {
  const isBracketed = isSign(tokens[at + 1], "(");
  return { next: isBracketed || isSign(tokens[at + 1], ",") ? at + 2 : at + 1, isBracketed };
}

type Merged = { readonly substance: Substance } | { readonly mismatch: Reading };

/** "Glucose (C6H12O6)" is one substance; the formula decides unless it contradicts the name. */
function mergeApposition(first: Substance, second: Substance, isBracketed: boolean): Merged | null {
  if (first.source === second.source) return null;
  const [name, written] = first.source === "name" ? [first, second] : [second, first];
  const formula = written.formulas[0] ?? "";
  const merged = { substance: { ...written, text: formula } };
  if (name.formulas.some((named) => sameAtoms(named, formula))) return merged;
  // "Oxygen" beside a compound's formula is the part that is asked for.
  if (name.element !== null) return null;
  const isHydrate = name.formulas.some((named) => formula.startsWith(`${named}·`) || formula.startsWith(`${named}.`));
  if (isHydrate || (isBracketed && name.formulas.length > 1)) return merged;
  const named = name.formulas[0] ?? "";
  return { mismatch: { kind: "issue", issue: { code: "name-mismatch", name: name.text, named, written: formula } } };
}

/** Joins each name with the formula right behind it, in brackets or after a comma. */
export function joinAppositions(tokens: readonly Token[]): Token[] | Reading {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const { next, isBracketed } = findApposition(tokens, at);
    const other = skipStates(tokens, next);
    const second = tokens[other];
    const merged =
      token.kind === "substance" && second?.kind === "substance"
        ? mergeApposition(token.substance, second.substance, isBracketed)
        : null;
    // A comma between a name and another formula only lists them.
    if (merged !== null && "mismatch" in merged && isBracketed) return merged.mismatch;
    if (merged !== null && "substance" in merged) {
      joined.push({ kind: "substance", substance: merged.substance });
      at = isBracketed && isSign(tokens[other + 1], ")") ? other + 1 : other;
    } else {
      joined.push(token);
    }
  }
  const written = new Set(
    joined.flatMap((token) =>
      token.kind === "substance" && token.substance.source === "formula"
        ? (atomsOf(token.substance.formulas[0] ?? "") ?? [])
        : [],
    ),
  );
  return joined.filter((token) => token.kind !== "substance" || !isWrittenAgain(token.substance, written));
}

/** "Aspirin has the formula C9H8O4": a name whose formula stands elsewhere in the text. */
function isWrittenAgain(substance: Substance, written: ReadonlySet<string>): boolean {
  if (substance.source === "formula" || substance.element !== null) return false;
  return substance.formulas.some((named) => written.has(atomsOf(named) ?? ""));
}

function skipStates(tokens: readonly Token[], at: number): number {
  let next = at;
  while (isConcept(tokens[next], "molecule", "state") || tokens[next]?.kind === "state") next += 1;
  return next;
}

/** "Oxygen gas" and "molecular weight of oxygen" mean O2, "oxygen atom" and "atomic mass of oxygen" mean O. */
export function settleElements(tokens: readonly Token[]): Token[] {
  const ofAtoms = tokens.some((token) => isConcept(token, "atomic-mass"));
  const ofMolecules = tokens.some((token) => isConcept(token, "molecular-mass"));
  return tokens.map((token, index) => {
    if (token.kind !== "substance" || token.substance.element === null || token.substance.formulas.length < 2)
      return token;
    const around = [tokens[index - 1], tokens[index + 1]];
    const [atom = "", molecule = ""] = token.substance.formulas;
    const isMolecule = ofMolecules || around.some((other) => isConcept(other, "molecule"));
    const isAtom = ofAtoms || around.some((other) => isConcept(other, "atom"));
    if (isMolecule)
      return { kind: "substance", substance: { ...token.substance, formulas: [molecule], element: null } };
    if (isAtom) return { kind: "substance", substance: { ...token.substance, formulas: [atom] } };
    return token;
  });
}

/** Whether a word stands where a question has its object: at an end of the text, beside the question, or in a list. */
function isInPlaceOfSubstance(before: Token | undefined, after: Token | undefined): boolean {
  if (before === undefined || after === undefined || isQuestionConcept(before) || isQuestionConcept(after)) return true;
  return (
    before.kind === "substance" ||
    before.kind === "sign" ||
    isConcept(before, "link", "and", "or", "state", "molecule", "pronoun")
  );
}

/** "nacl" where a substance should stand, and no word of the language: not the "omg" of "omg how do you find …". */
export function readLowerCaseFormulas(tokens: readonly Token[]): Token[] {
  const asks = tokens.some((token) => isQuestionConcept(token));
  return tokens.map((token, index) => {
    if (!asks || token.kind !== "unknown" || !isInPlaceOfSubstance(tokens[index - 1], tokens[index + 1])) return token;
    const formula = readLowerCaseFormula(token.text);
    return formula?.kind === "substance" ? formula : token;
  });
}

/**
 * "Fe2 O3", "Na Cl": formulas side by side of which one is nothing but an element are more likely one formula that was
 * torn apart than a list of two. In "% O CaCO3" the first is a part of the second.
 */
export function hasTornFormula(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    const [first, second] = [countsOf(token), countsOf(tokens[index + 1])];
    if (first === null || second === null || (first.size > 1 && second.size > 1)) return false;
    return ![...first.keys()].every((atom) => second.has(atom));
  });
}

function countsOf(token: Token | undefined): ReadonlyMap<string, number> | null {
  if (token?.kind !== "substance" || token.substance.source !== "formula") return null;
  const parsed = parseFormula(token.substance.formulas[0] ?? "");
  return parsed.ok ? parsed.value.counts : null;
}

/** "The combustion of propane: C3H8 + O2 -> …": names that only describe the equation beside them. */
export function dropDescription(tokens: readonly Token[]): Token[] {
  const isDescribed = tokens.some((token) => isConcept(token, "reaction-kind", "reacts-with"));
  const species = isDescribed
    ? tokens.flatMap((token) => (token.kind === "equation" ? token.equation.text.split(/ (?:\+|->|<=>) /) : []))
    : [];
  const known = new Set(
    species.flatMap((each) => atomsOf(each.replace(/^[\d/.]+ /, "").replace(/\((?:aq|s|l|g)\)$/, "")) ?? []),
  );
  const isSpecies = (formula: string) => known.has(atomsOf(formula) ?? "");
  return tokens.filter(
    (token) =>
      !(token.kind === "substance" && token.substance.source === "name" && token.substance.formulas.some(isSpecies)),
  );
}
