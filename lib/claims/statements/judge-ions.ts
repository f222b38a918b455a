import { findElement } from "../../chemistry/elements/elements.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Locale } from "../../i18n/locales.ts";
import { findNames } from "../find-names.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";

const COUNT = /(?<![\d.,])(\d{1,3})[\s*]{0,3}$/u;
/** Chlorine-35, Cl-35, 碳-12. */
const ISOTOPE = /([\p{L}\p{M}]{1,14})\s?[-‑–]\s?(\d{1,3})(?!\d)/gu;

/** Electrons of an ion of one atom, and neutrons of an isotope. */
export function judgeIons(clause: Clause): Statement[] {
  if (clause.isDenied) return [];
  return clause.concepts.flatMap((said): Statement[] => {
    if (said.concept !== "electrons" && said.concept !== "neutrons") return [];
    const before = clause.text.slice(0, said.start - clause.start);
    const number = COUNT.exec(before);
    if (number === null) return [];
    const span = { start: clause.start + number.index, end: said.end };
    const owner = clause.mentioned.findLast(({ end }) => end <= said.start);
    const expected =
      said.concept === "electrons" ? electronsOf(owner?.formulas ?? []) : neutronsBefore(before, clause.locale);
    if (expected === null) return [];
    if (Number(number[1]) === expected) return [right(span)];
    const isOnly = clause.mentioned.length === 1 && said.concept === "electrons" && SAYS.test(before);
    return isOnly ? [judged(span, false)] : [];
  });
}

/** That it has so many of them in all, and not that it loses or shares them. */
const SAYS = /(?:has|have|tiene|possède|contient|有|में|አለው)[\s*\d+−=-]*$/u;

function electronsOf(formulas: readonly string[]): number | null {
  const parsed = parseFormula(formulas[0] ?? "");
  if (formulas.length !== 1 || !parsed.ok || parsed.value.charge === 0) return null;
  const [symbol, ...others] = [...parsed.value.counts.keys()];
  const number = symbol === undefined || others.length > 0 ? undefined : findElement(symbol)?.number;
  return number === undefined || parsed.value.counts.get(symbol ?? "") !== 1 ? null : number - parsed.value.charge;
}

/** Of the isotope that was named last. */
function neutronsBefore(text: string, locale: Locale): number | null {
  const isotope = [...text.matchAll(ISOTOPE)].at(-1);
  const name = isotope?.[1] ?? "";
  const formulas = findElement(name) === null ? findNames(name, locale).flatMap((found) => found.formulas) : [name];
  const number = formulas
    .map((formula) => findElement(formula.replace(/[2-8]$/, ""))?.number)
    .find((each) => each !== undefined);
  return isotope === undefined || number === undefined ? null : Number(isotope[2]) - number;
}
