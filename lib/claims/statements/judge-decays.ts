import { findElement } from "../../chemistry/elements/elements.ts";
import { judged, type Statement } from "./statement.ts";

const SUPER = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const SUB = "₀₁₂₃₄₅₆₇₈₉";
const TERM =
  /(?:\^\{?(\d{1,3})\}?|([⁰¹²³⁴-⁹]{1,3}))\s?(?:_\{?([−-]?\d{1,3})\}?|([₋]?[₀-₉]{1,3}))\s?([A-Za-z]{1,2}|[αβγ])/gu;
const ARROW = /→|->|⟶/u;

/** Nuclear equations: mass numbers and charges on both sides, and the number of each element. */
export function judgeDecays(line: string): Statement[] {
  const terms = [...line.matchAll(TERM)];
  const arrow = ARROW.exec(line);
  const [first, last] = [terms[0], terms.at(-1)];
  if (arrow === null || terms.length < 3 || first === undefined || last === undefined) return [];
  if (ARROW.test(line.slice(arrow.index + 2)) || first.index > arrow.index) return [];
  const span = { start: first.index, end: last.index + last[0].length };
  // A number before a nuclide counts it.
  if (/\d\s?(?=\^|[⁰¹²³⁴-⁹])/u.test(line.slice(span.start, span.end).replaceAll(TERM, ""))) return [];
  const sum = { mass: 0, charge: 0 };
  for (const term of terms) {
    const sign = term.index < arrow.index ? 1 : -1;
    const charge = Number((term[3] ?? digitsOf(term[4] ?? "", SUB)).replace("−", "-"));
    const element = findElement(term[5] ?? "");
    if (element !== null && element.number !== charge) return [judged(span, false)];
    sum.mass += sign * Number(term[1] ?? digitsOf(term[2] ?? "", SUPER));
    sum.charge += sign * charge;
  }
  return [judged(span, sum.mass === 0 && sum.charge === 0)];
}

function digitsOf(text: string, row: string): string {
  return [...text].map((sign) => (sign === "₋" ? "-" : String(row.indexOf(sign)))).join("");
}
