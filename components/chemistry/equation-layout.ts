/**
 * A space at which a term does not end: after a coefficient, an operator or the colon before a number, on both sides of a
 * sign that multiplies or divides, between
 * thousands, and between a number and its unit or the units of a product.
 */
const WITHIN_TERM =
  /(?<=(?:^|[\s(])\d+) (?=[A-Z([])|(?<=:) (?=\d)|(?<=(?:^|\s)[+→⇌=≈−×·÷/]) | (?=[×·÷/]\s)|(?<=\d) (?=[\d\p{L}%°])|(?<=[\p{L}⁰¹²³⁴-⁹]) (?=\p{L}{1,4}[⁻⁰¹²³⁴-⁹])/gu;

/** A space in a term where its factors part. */
const FACTORS = /\s(?=[×·÷/]\s)/u;

const NO_BREAK_SPACE = "\u00A0";

/** So many signs of a number with its unit, and of anything else, the narrowest screen has room for. */
const LONGEST_NUMBER = 26;
const LONGEST_WORD = 18;

/** What begins with a digit, behind an operator or a bracket, is a number. */
const NUMBER = /^(?:[+→⇌=≈−×·÷/]\s)?[−+(]*\d/u;

/** Signs that are no wider than a capital letter: formulas and symbols, and not the words of every script. */
const NARROW = /^[\p{Script=Latin}\p{Script=Greek}\p{N}\p{P}\p{S}\s]+$/u;

function fits(factor: string): boolean {
  if (factor.length <= LONGEST_WORD) return NARROW.test(factor);
  return factor.length <= LONGEST_NUMBER && NUMBER.test(factor);
}

export type Factor = { text: string; isWhole: boolean };

/**
 * The terms of a line, each with its factors. A line breaks between terms: before a plus, a minus, an equals sign, an arrow.
 * A term that is wider than its line breaks between factors, and no number breaks, nor loses its unit.
 */
export function termsOf(text: string): Factor[][] {
  return text
    .replaceAll(WITHIN_TERM, NO_BREAK_SPACE)
    .split(" ")
    .map((term) => term.split(FACTORS).map((factor) => ({ text: factor, isWhole: fits(factor) })));
}

/** `O: 4 × 15.999 = 63.996` and `w(O) = 41.26%`: what a line is about, and what is said of it. */
const ABOUT = /^(?<head>[^:=≠+→⇌]{1,40}(?::| =)) (?<rest>.+)$/u;

export type AlignedLine = { head: string; rest: string };

/** An equation alone on its line, or lines below each other whose heads form a column. */
type EquationBlock = { kind: "alone"; text: string } | { kind: "aligned"; lines: AlignedLine[] };

/** The lines of a text as they are to be set. */
export function layOutEquation(text: string): EquationBlock[] {
  const blocks: EquationBlock[] = [];
  const lines = text.split("\n");
  for (const line of lines) {
    const aligned = lines.length > 1 ? alignedLine(line) : null;
    const last = blocks.at(-1);
    if (aligned === null) blocks.push({ kind: "alone", text: line });
    else if (last?.kind === "aligned") last.lines.push(aligned);
    else blocks.push({ kind: "aligned", lines: [aligned] });
  }
  return blocks;
}

function alignedLine(line: string): AlignedLine | null {
  const groups = ABOUT.exec(line)?.groups;
  return groups === undefined ? null : { head: groups["head"] ?? "", rest: groups["rest"] ?? "" };
}
