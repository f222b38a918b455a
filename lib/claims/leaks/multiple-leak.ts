import type { Locale } from "../../i18n/locales.ts";
import type { Secret } from "../../problems/leak.ts";
import { type AnswerQuantity, readAnswer, tellsAnswer } from "../../problems/nearness.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { listQuantities } from "../../quantity/scan-quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { isUnity, UNITY } from "../../quantity/units/unit.ts";
import { factOf } from "../check-quantity.ts";

/** How a number is said to be a multiple or a part of another one, in the six languages. */
const FACTORS: readonly (readonly [words: RegExp, factor: number])[] = [
  [
    /(?<!\p{L})(?:twice|doubled?|half|halved|two times|doble|mitad|moitié|deux fois)(?!\p{L})|两倍|二倍|一半|दोगुन|दुगुन|आधा|आधी|आधे|እጥፍ|ግማሽ/iu,
    2,
  ],
  [
    /(?<!\p{L})(?:thrice|tripled?|third|three times|triple|tercio|tiers|trois fois)(?!\p{L})|三倍|三分之一|तिगुन|तिहाई|ሲሶ/iu,
    3,
  ],
  [
    /(?<!\p{L})(?:quadrupled?|quarter|fourth|four times|cuádruple|cuarto|quadruple|quart|quatre fois)(?!\p{L})|四倍|四分之一|चौगुन|चौथाई|ሩብ/iu,
    4,
  ],
  [
    /(?<!\p{L})(?:ten times|tenth|tenfold|diez veces|décima|dix fois|dixième)(?!\p{L})|十倍|十分之一|दस गुना|अስር እጥፍ/iu,
    10,
  ],
];
const SQUARED = /(?<!\p{L})(?:squared?|cuadrado|carré)(?!\p{L})|平方|वर्ग|²/iu;

/** "Twice the answer is 88.6 g", "its square is 1962": the number that tells the answer, or null. Numbers of the statement tell nothing. */
export function findMultipleLeak(text: string, { answer, statement }: Secret, locale: Locale): string | null {
  const wanted = readAnswer(answer);
  if (wanted === null) return null;
  const factors = FACTORS.flatMap(([words, factor]) => (words.test(text) ? [factor] : []));
  const isSquared = SQUARED.test(text);
  if (factors.length === 0 && !isSquared) return null;
  const known = listNumbers(statement, locale);
  const numbers = listNumbers(text, locale).filter((number) => !known.some((other) => other.value.eq(number.value)));
  const telling = numbers.find(
    (number) => factors.some((factor) => isMultiple(number, factor, wanted)) || (isSquared && isSquare(number, wanted)),
  );
  return telling === undefined ? null : telling.value.toString();
}

function listNumbers(text: string, locale: Locale): Quantity[] {
  return listQuantities(text, { locale }).flatMap((reading) =>
    reading.ok && (reading.value.quantity.significantFigures ?? 2) > 1 ? [reading.value.quantity] : [],
  );
}

function isMultiple(number: Quantity, factor: number, wanted: AnswerQuantity): boolean {
  return [number.value.div(factor), number.value.times(factor)].some((value) => {
    const fact = factOf({ ...number, value, significantFigures: null });
    return tellsAnswer(isUnity(number.unit) ? { ...fact, unit: wanted.quantity.unit } : fact, wanted);
  });
}

/** Its unit is seldom written as a square. */
function isSquare({ value }: Quantity, wanted: AnswerQuantity): boolean {
  const root = value.gt(0) ? value.sqrt() : new Decimal(0);
  return tellsAnswer(
    { ...factOf({ value: root, unit: UNITY, significantFigures: null }), unit: wanted.quantity.unit },
    wanted,
  );
}
