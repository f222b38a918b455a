import { Decimal } from "../quantity/decimal.ts";

/** Longer messages show a working, which is read line by line. UTF-16 units. */
const LONGEST = 60;

const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s?[×x*·]\s?10\^?[-−]?\d+|e[+-]?\d+)?`;

const TIMES = String.raw`times|multiplied by|por|fois|乘以?|गुना|[×x*·]`;

const OVER = String.raw`divided by|over|entre|divis[eé] par|除以|[/÷]`;

const CALCULATION = new RegExp(
  String.raw`(?<![\p{L}\d.,^])(${NUMBER})\s*(?:(${TIMES})|(?:${OVER}))\s*(${NUMBER})(?![\d.,^⁰¹²³⁴-⁹])`,
  "iu",
);

/** More figures than anybody writes, and powers of ten from which on numbers are written with them. */
const FIGURES = 5;
const LARGE = 6;

/**
 * "So that's 6.02e23 times 4?": what two numbers come to, in their place, as that is what is claimed. As it stands where something is
 * calculated with more, or to its end.
 */
export function writeProduct(text: string): string {
  if (text.length > LONGEST || /[=≈]/u.test(text)) return text;
  return text.replace(CALCULATION, (all, one: string, isProduct: string | undefined, other: string) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    if (first === null || second === null || second.isZero()) return all;
    const value = isProduct === undefined ? first.div(second) : first.times(second);
    const rounded = value.toSignificantDigits(FIGURES);
    return Math.abs(value.e) < LARGE ? rounded.toString() : rounded.toExponential().replace("e+", "e");
  });
}

function valueOf(written: string): Decimal | null {
  const plain = written
    .replace(",", ".")
    .replace("−", "-")
    .replace(/\s?[×x*·]\s?10\^?/iu, "e");
  const value = Number(plain);
  return Number.isFinite(value) ? new Decimal(plain) : null;
}

/** "44 is the molar mass, right?": the name of a value behind it. */
const BEHIND =
  /^\s*(?:(?:so|and|then|ok|entonces|y|donc|alors|et)\s+)*(\d+(?:[.,]\d+)?(?:\s?[a-z]+(?:\/[a-z]+)?)?)\s+(?:is|are|es|son|est|sont)\s+(?:the|its|la|el|le)\s+(\p{L}[\p{L} ]{3,30}?)(?:,?\s*(?:right|correct|no|yes|verdad|non|hein))?\s*[?.!]*$/iu;

const OF_ANSWER = /answer|result|respuesta|resultado|r[eé]ponse/iu;

/** The same with the name first, as it is asked for; null where no quantity is named behind its value, or only the answer. */
export function nameFirst(text: string): string | null {
  const [, value = "", name = ""] = BEHIND.exec(text) ?? [];
  return name === "" || OF_ANSWER.test(name) ? null : `${name} = ${value}`;
}
