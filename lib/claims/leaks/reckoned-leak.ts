import type { Locale } from "../../i18n/locales.ts";
import { isNearAnswer, readAnswer, tellsAnswer } from "../../problems/nearness.ts";
import type { Secret } from "../../problems/leak.ts";
import { listQuantities } from "../../quantity/scan-quantity.ts";
import { UNITY } from "../../quantity/units/unit.ts";
import { factOf } from "../check-quantity.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import { toPlainText } from "../plain-text.ts";
import { listNumbers, mapNumbers, readArithmetic } from "../read-arithmetic.ts";
import { findNextNumber } from "../reading.ts";

const MOST_TRIES = 40;

/**
 * The answer as the result of a calculation, `3 L + 620 mL`; null when none. What is computed from numbers of the statement
 * is how the problem is solved, and no leak.
 */
export function findReckonedLeak(text: string, { answer, statement }: Secret, locale: Locale): string | null {
  const wanted = readAnswer(answer);
  if (wanted === null) return null;
  const known = listQuantities(statement, { locale }).flatMap((reading) =>
    reading.ok ? [reading.value.quantity.value] : [],
  );
  const plain = toPlainText(text).text;
  let tries = 0;
  for (
    let found = findNextNumber(plain, 0, locale);
    found !== null && tries < MOST_TRIES;
    found = findNextNumber(plain, found.next, locale), tries += 1
  ) {
    const read = found.number === null ? null : readArithmetic(plain, found.number.start, locale, []);
    if (read === null || read.operations === 0 || read.operations > 3) continue;
    const isSolution = listNumbers(read.arithmetic).some(({ quantity }) =>
      known.some((value) => value.eq(quantity.value)),
    );
    if (isSolution) continue;
    const result = evaluate(read.arithmetic);
    // "7.24 / 2 L": the unit may be meant for the result.
    const bare = evaluate(
      mapNumbers(read.arithmetic, (number) => ({ ...number, quantity: { ...number.quantity, unit: UNITY } })),
    );
    const tells =
      (result.ok && tellsAnswer(factOf({ ...result.value, significantFigures: null }), wanted)) ||
      (bare.ok && isNearAnswer(bare.value.value, wanted));
    if (tells) return plain.slice(found.number?.start, read.end);
  }
  return null;
}
