import { findConfiguration } from "../../chemistry/elements/configuration.ts";
import { findElement } from "../../chemistry/elements/elements.ts";
import type { Locale } from "../../i18n/locales.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { judged, type Statement } from "./statement.ts";
import { readAtom } from "./subject-of.ts";

/** "Na: 2, 8, 1", "钠:2、8、1", "K (2.8.8.1)". */
const SHELLS =
  /(?<![\p{L}\p{M}\d])([\p{L}\p{M}]{1,14})[\s*]{0,3}[:：(（=][\s*]{0,3}(2(?:\s?[,，、]\s?\d{1,2}|\.\d{1,2}){1,6})(?![.,]?\d|\s?[\p{L}%°])/gu;
const LARGEST = 20;

/** How many electrons each shell of an element has, as schools write it up to calcium. */
export function judgeShells(line: string, locale: Locale, isDenied: boolean): Statement[] {
  if (isDenied) return [];
  return [...line.matchAll(SHELLS)].flatMap(({ index, 0: whole, 1: name = "", 2: written = "" }): Statement[] => {
    const symbol = findElement(name) === null ? readAtom(listFormulasOf(name.toLowerCase(), locale))?.symbol : name;
    const element = findElement(symbol ?? "");
    const configuration = element === null ? null : findConfiguration(element.symbol);
    if (element === null || configuration === null || element.number > LARGEST) return [];
    const told = written.split(/[\s,，、.]+/u).map(Number);
    const shells = told.map((_, at) =>
      configuration.filter(({ n }) => n === at + 1).reduce((sum, { electrons }) => sum + electrons, 0),
    );
    const isRight = shells.every((count, at) => count === told[at]) && sumOf(shells) === element.number;
    const span = { start: index, end: index + whole.length };
    // Other numbers than those of electrons may stand behind a colon.
    return isRight || sumOf(told) === element.number ? [judged(span, isRight)] : [];
  });
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
