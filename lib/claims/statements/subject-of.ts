import { findElement } from "../../chemistry/elements/elements.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Span } from "../claim.ts";
import type { Clause, Mentioned } from "./statement.ts";

/** An atom, ion or nuclide that something is said of. `isSure`: it is named beside it, and nothing else may be meant. */
export type Atom = {
  readonly symbol: string;
  readonly charge: number;
  readonly massNumber: number | null;
  readonly isSure: boolean;
};

const FARTHEST = 70;
/** "Chlorine-37", "Cl-37", "碳-14"; the hyphen may be a part of the name. */
const MASS_NUMBER = /^\s?[-‑–]?\s?(\d{1,3})(?![\d.,]\d|\d)/u;
/** "Le carbone 14": a number of two or three figures that nothing is counted with. */
const NAMED = /\p{Ll}{4}$/u;
const SPACED =
  /^ (\d{2,3})(?=\s*(?:$|[.,;:!?)(|*]|(?:est|es|et|y|a|tiene|possède|se|dans|en|de|du|sont)(?!\p{L})))(?![.,]\d)/u;
const HYPHEN = /[-‑–]\s?$/u;

/** What is another one than the atom that was named: "uranium has atomic number 92, so the daughter has 90". */
const ANOTHER =
  /daughter|product|neighbou?r|\b(?:new|other|next) (?:nucleus|nuclide|element|atom|isotope|one)|\bhij[oa]|producto|siguiente|\bfils\b|\bfille|produit|suivant|子核|子体|产物|新(?:核|元素)|संतति|उत्पाद|ልጅ|ውጤት/iu;

/** The atom that was named last before a place of a clause, else the one that its text spoke of last. */
export function atomBefore(said: Span, clause: Clause): Atom | null {
  const before = clause.mentioned.filter(({ end }) => end <= said.start);
  const own = before.at(-1);
  if (own === undefined) return clause.nuclide ?? null;
  const read = readAtom(own.formulas);
  if (read === null) return null;
  const massNumber = massNumberBehind(own, clause);
  const others = before.filter((each) => key(each) !== key(own));
  const between = clause.text.slice(own.end - clause.start, said.start - clause.start);
  const isSure = others.length === 0 && between.length <= FARTHEST && !ANOTHER.test(between);
  return { ...read, massNumber, isSure };
}

/** The atom that stands behind: "the atomic number of iron is 26", "17 protons in chlorine". */
export function atomBehind(said: Span, clause: Clause): Atom | null {
  const own = clause.mentioned.find(({ start }) => start >= said.end && start - said.end <= 16);
  const read = own === undefined ? null : readAtom(own.formulas);
  if (own === undefined || read === null) return null;
  return { ...read, massNumber: massNumberBehind(own, clause), isSure: clause.mentioned.length === 1 };
}

const key = ({ formulas }: Mentioned): string => formulas.join();

/** `^{131}_{53}I`, `¹³¹I`: before the symbol. */
const INDEX = /(?:\^\{?(\d{1,3})\}?(?:_\{?\d{1,3}\}?)?|([⁰¹²³⁴-⁹]{1,3})[₀-₉]{0,3})\s?$/u;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

export function massNumberBehind(
  { start: from, end }: Span,
  { text, start }: Pick<Clause, "text" | "start">,
): number | null {
  const [, index, raised] = INDEX.exec(text.slice(0, from - start)) ?? [];
  if (index !== undefined) return Number(index);
  if (raised !== undefined) return Number([...raised].map((sign) => RAISED.indexOf(sign)).join(""));
  const isHyphened = HYPHEN.test(text.slice(0, end - start)) || /^\s?[-‑–]/u.test(text.slice(end - start));
  const spaced =
    NAMED.exec(text.slice(0, end - start)) === null ? undefined : SPACED.exec(text.slice(end - start))?.[1];
  if (spaced !== undefined) return Number(spaced);
  const digits = isHyphened ? MASS_NUMBER.exec(text.slice(end - start))?.[1] : undefined;
  return digits === undefined ? null : Number(digits);
}

/** One atom or its ion: `Na`, `Na+`, and `Cl2` by the name of the element. */
export function readAtom(formulas: readonly string[]): { readonly symbol: string; readonly charge: number } | null {
  const symbols = new Set(formulas.map((formula) => formula.replace(/[2-8]$/, "")));
  const [only, ...others] = symbols;
  if (only === undefined || others.length > 0) return null;
  if (findElement(only) !== null) return { symbol: only, charge: 0 };
  const parsed = parseFormula(only);
  if (!parsed.ok || parsed.value.counts.size !== 1) return null;
  const [[symbol, count] = ["", 0]] = parsed.value.counts;
  return count === 1 && findElement(symbol) !== null ? { symbol, charge: parsed.value.charge } : null;
}
