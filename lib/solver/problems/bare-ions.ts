import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findIonNamed } from "../../nomenclature/list-names.ts";
import type { Vocabulary } from "../lexicon/vocabulary.ts";
import { isSense } from "./sentences.ts";
import type { ProblemToken } from "./tokens.ts";

const IONS: ReadonlySet<string> = new Set(["ions", "cations", "anions"]);

function isIonWord(token: ProblemToken | undefined): boolean {
  return token?.kind === "unit" && IONS.has(token.unit.unit.counted);
}

function isCharged(token: ProblemToken): boolean {
  const formula = token.kind === "substance" ? parseFormula(token.substance.formulas[0] ?? "") : null;
  return formula !== null && formula.ok && formula.value.charge !== 0;
}

function isElement(token: ProblemToken): boolean {
  return token.kind === "substance" && token.substance.source === "name" && token.substance.element !== null;
}

/** The substance beside a word for ions: before it, else behind "of". */
function findOwner(tokens: readonly ProblemToken[], at: number): ProblemToken | null {
  const before = tokens[at - 1];
  if (before?.kind === "substance") return before;
  const behind = tokens[at + 2];
  return isSense(tokens[at + 1], "of") && behind?.kind === "substance" ? behind : null;
}

/** "How many ions are in …": of no ion that is named, so that a count of formula units would be taken for them. */
export function hasUnnamedIons(tokens: readonly ProblemToken[]): boolean {
  return tokens.some((token, at) => {
    const owner = isIonWord(token) ? findOwner(tokens, at) : undefined;
    return owner === null || (owner !== undefined && !isCharged(owner) && !isElement(owner));
  });
}

/** "Sodium ions": of an element's name, which only the compound beside it makes an ion. */
export function hasIonsOfElements(tokens: readonly ProblemToken[]): boolean {
  return tokens.some((token, at) => {
    const owner = isIonWord(token) ? findOwner(tokens, at) : null;
    return owner !== null && isElement(owner) && !isCharged(owner);
  });
}

/** "0.200 M chloride", "moles of chloride": a quantity of an ion that no name of a substance has taken up. */
export function hasLooseIonName(tokens: readonly ProblemToken[], { locale }: Vocabulary): boolean {
  if (tokens.some((token) => isSense(token, "kind/empirical-formula", "kind/molecular-formula"))) return false;
  return tokens.some((token, at) => {
    if (token.kind !== "unknown" || findIonNamed(token.text, locale)?.endsWith("-") !== true) return false;
    const before = tokens.slice(0, at).findLast((other) => !isSense(other, "filler"));
    return before?.kind === "quantity" || before?.kind === "unit" || isSense(before, "of");
  });
}
