import { findElement } from "../../chemistry/elements/elements.ts";
import { isPossibleMassNumber } from "../../chemistry/formula/nuclide.ts";
import type { Token } from "./token.ts";

/** Letters that are a sign in one place, and in another a word of Spanish or French. */

const NUCLIDE =
  /^(?:\^\{?(\d{1,3})\}?|(\d{1,3})|([⁰¹²³⁴-⁹]{1,3}))([A-Z][a-z]?)(?:\d?[+-]|[⁰¹²³⁴-⁹]?[⁺⁻])?(?![A-Za-z0-9(⁰¹²³⁴-⁹])/;

/** 63Cu, ⁵⁶Fe3+: where atoms of that element may have that mass. */
export function nuclideAt(text: string, at: number): string | null {
  const [written = "", caret, plain, raised, symbol = ""] = NUCLIDE.exec(text.slice(at, at + 16)) ?? [];
  const mass = Number(caret ?? plain ?? raised?.normalize("NFKC"));
  const element = findElement(symbol);
  return element !== null && isPossibleMassNumber(element.number, mass) ? written : null;
}

/** The rate constant k, the specific heat c, the rate v, the potential E: "e" is "and" in Spanish. */
export function letterAt(text: string, at: number, last: Token | undefined): string | null {
  const letter = /^[kvEcC](?![\p{L}\d'’°º⊖])/u.exec(text.slice(at, at + 2))?.[0];
  const isEquated = /^\s?[=≈]/.test(text.slice(at + 1, at + 3));
  // "La concentración de A": a letter for any substance, where a word would be small.
  const isName = last !== undefined && last.kind !== "mark" && /^A(?![\p{L}\d'’°º])/u.test(text.slice(at, at + 2));
  if (isName || /^[A-D]\s?(?:→|->|⇌|\+)/.test(text.slice(at, at + 4))) return text[at] ?? null;
  if (letter === "k") return "k";
  if (letter === "c" || letter === "C") return isEquated ? "c" : null;
  if (letter === "v") return isEquated ? "rate" : null;
  return letter === "E" && (isEquated || (last !== undefined && last.kind !== "mark")) ? "E" : null;
}

/** "53 % de O", "de Ne", "O 53,3 %": a symbol, though it is a word of the language. */
export function isElementAt(before: Token | undefined, behind: string): boolean {
  if (/^(?:\(|\s?[+→⟶⇌=])/.test(behind) || /[+→⟶⇌]$/.test(before?.english ?? "") || before?.kind === "quantity")
    return true;
  if (before?.english === "of") return !/^\s\p{Lu}\p{Ll}/u.test(behind);
  return /^[,:;]$/.test(before?.english ?? "") && /^\s?\d[\d.,]*\s?%/.test(behind);
}
