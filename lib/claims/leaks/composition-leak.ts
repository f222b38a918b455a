import { listTerms } from "../../chemistry/equation/equation.ts";
import { parseEquation } from "../../chemistry/equation/parse.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import { listElementNames } from "../../nomenclature/list-names.ts";
import type { Secret } from "../../problems/leak.ts";
import { writeSpelledNumbers } from "../../quantity/numbers/spelled-numbers.ts";
import { plainOf } from "./readings.ts";

/** Between a number and what it counts. */
const ATOMS =
  "(?:个|名)?\\s?(?:(?:atoms?|ions?|átomos?|iones|ión|atomes?|原子|परमाणु|አቶም(?:ች)?)\\s(?:of |de |d['’]|के |का )?)?";

/** "One carbon and two oxygen atoms": every element of the formula with its count; null when not. */
export function findCompositionLeak(text: string, { answer: { value } }: Secret, locale: Locale): string | null {
  if (value.kind !== "formula" && value.kind !== "substance") return null;
  const parsed = parseFormula(value.formula);
  if (!parsed.ok || parsed.value.counts.size < 2) return null;
  const plain = writeSpelledNumbers(plainOf(text).replaceAll(/(?<!\p{L})(?:an?|une?|una)(?=\s)/giu, "1"), locale);
  const isTold = [...parsed.value.counts].every(([symbol, count]) => {
    const names = [locale, DEFAULT_LOCALE].flatMap((each) =>
      listElementNames(each).flatMap((element) => (element.symbol === symbol ? [element.name] : [])),
    );
    return names.some((name) => new RegExp(`(?<!\\d)${count}\\s?${ATOMS}${escape(name)}`, "iu").test(plain));
  });
  return isTold ? value.formula : null;
}

/** "Put 2 before H2 and 2 before H2O": every coefficient above one, with its formula; null when not. */
export function findCoefficientLeak(readings: readonly string[], { answer: { value } }: Secret): string | null {
  const equation = value.kind === "equation" ? parseEquation(value.equation) : null;
  if (equation?.ok !== true) return null;
  const wanted = listTerms(equation.value).flatMap(({ formula, coefficient }) =>
    coefficient === null || coefficient.numerator === 1
      ? []
      : [{ count: coefficient.numerator, ascii: formatFormula({ ...formula, state: null }, "ascii") }],
  );
  const isTold = (reading: string): boolean =>
    wanted.every(({ count, ascii }) => saysCount(reading, count, escape(ascii)));
  return wanted.length > 0 && readings.some((reading) => isTold(reading))
    ? wanted.map(({ count, ascii }) => `${count} ${ascii}`).join(", ")
    : null;
}

const BEFORE =
  "\\s{0,2}(?:goes |go |is |va |vient )?(?:before|in front of|for|to|with|antes de(?:l)?|delante de(?:l)?|para|devant|avant|pour|de|在)\\s{0,2}(?:the |el |le )?";
const BEHIND = "\\s{0,2}(?:gets|takes|has|needs|lleva|tiene|prend|reçoit|前面?|के (?:आगे|पहले|सामने)|በፊት|:|：|×)\\D{0,8}?";

function saysCount(text: string, count: number, formula: string): boolean {
  return new RegExp(
    `(?<!\\d)${count}${BEFORE}${formula}(?![A-Za-z\\d])|(?<![A-Za-z\\d])${formula}${BEHIND}${count}(?!\\d)`,
    "u",
  ).test(text);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
