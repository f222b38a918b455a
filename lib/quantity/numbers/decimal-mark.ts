import type { Locale } from "#lib/i18n/locales.ts";
import type { Separator } from "./characters.ts";
import type { NumberDoubt } from "./number-reading.ts";

/**
 * How each language writes numbers. In Spanish and French the comma is the decimal mark and a space groups; the point is
 * read as a decimal mark as well, as the rules of both languages for science have it (BIPM SI brochure 5.4.4; RAE,
 * Ortografía 2010) and as much of Latin America writes. Elsewhere the point is the decimal mark and the comma groups, in
 * Hindi and English also by lakh and crore.
 */
export const DECIMAL_MARKS = { en: ".", es: ",", fr: ",", am: ".", zh: ".", hi: "." } as const satisfies Record<
  Locale,
  "." | ","
>;

export type DigitGroups = {
  /** Digits before, between and behind the separators: one more than `separators`. The first may be empty (`.5`). */
  readonly groups: readonly string[];
  readonly separators: readonly Separator[];
};

/** Whole and fractional digits; null when the separators make no number. */
export type MarkedNumber = {
  readonly whole: string;
  readonly fraction: string | null;
  readonly doubt: NumberDoubt | null;
};

export function applyMarks({ groups, separators }: DigitGroups, locale: Locale): MarkedNumber | null {
  const markIndex = findMark({ groups, separators }, locale);
  if (markIndex === null) return null;
  const isWhole = markIndex.at < 0;
  const wholeGroups = isWhole ? groups : groups.slice(0, markIndex.at + 1);
  const wholeSeparators = isWhole ? separators : separators.slice(0, markIndex.at);
  if (!isGrouping(wholeGroups, wholeSeparators)) return null;
  const fractionGroups = isWhole ? [] : groups.slice(markIndex.at + 1);
  const fractionSeparators = isWhole ? [] : separators.slice(markIndex.at + 1);
  if (fractionSeparators.some((separator) => separator === "." || separator === ",")) return null;
  if (fractionGroups.slice(0, -1).some((group) => group.length !== 3)) return null;
  // "602 000 000" and "1 234,5" can only be one number.
  const mayBeTwo = separators.length === 1 && separators[0] === " ";
  const doubt = markIndex.doubt ?? (mayBeTwo || fractionSeparators.includes(" ") ? "space-grouping" : null);
  return { whole: wholeGroups.join(""), fraction: isWhole ? null : fractionGroups.join(""), doubt };
}

type Mark = { readonly at: number; readonly doubt: NumberDoubt | null };

const NO_MARK: Mark = { at: -1, doubt: null };

/** Which separator is the decimal mark: its index, -1 when all of them group; null when it cannot be. */
function findMark({ groups, separators }: DigitGroups, locale: Locale): Mark | null {
  const marks = separators.flatMap((separator, index) => (separator === "." || separator === "," ? [index] : []));
  const [first, ...others] = marks;
  if (first === undefined) return NO_MARK;
  const last = others.at(-1);
  if (last === undefined) return judgeOnlyMark({ groups, separators }, first, locale);
  if (separators[first] === separators[last]) {
    return marks.every((index) => separators[index] === separators[first]) ? NO_MARK : null;
  }
  return { at: last, doubt: null };
}

/** One point or comma: by language, unless the digits around it leave only one reading. */
function judgeOnlyMark({ groups, separators }: DigitGroups, at: number, locale: Locale): Mark | null {
  const mark = separators[at];
  const usual = DECIMAL_MARKS[locale];
  const mayGroup = separators.length === 1 && isGrouping(groups, separators);
  if (mark === usual) return { at, doubt: mayGroup && locale === "es" ? "decimal-or-grouping" : null };
  if (usual === ",") return { at, doubt: mayGroup ? "decimal-or-grouping" : null };
  if (mayGroup) return NO_MARK;
  return { at, doubt: /^0?$/.test(groups[0] ?? "") ? null : "decimal-comma" };
}

/** Groups of three behind one to three digits, all separated alike; with commas also groups of two and a last of three. */
function isGrouping(groups: readonly string[], separators: readonly Separator[]): boolean {
  const [separator] = separators;
  if (separator === undefined) return true;
  const [first = "", ...rest] = groups;
  if (separators.some((other) => other !== separator && !(isSpace(other) && isSpace(separator)))) return false;
  if (first.length === 0 || first.length > 3 || first.startsWith("0")) return false;
  if (rest.every((group) => group.length === 3)) return true;
  return (
    separator === "," &&
    first.length <= 2 &&
    rest.at(-1)?.length === 3 &&
    rest.slice(0, -1).every((group) => group.length === 2)
  );
}

function isSpace(separator: Separator): boolean {
  return separator === " " || separator === "nobreak";
}
