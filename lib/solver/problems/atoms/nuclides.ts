import { findElement } from "../../../chemistry/elements/elements.ts";
import { isPossibleMassNumber } from "../../../chemistry/formula/nuclide.ts";
import { foldAccents } from "../../lexicon/vocabulary.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const plainDigits = (text: string): string =>
  text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String(SUPERSCRIPTS.indexOf(digit)));

/** ³⁵Cl, ^{35}Cl, ^{35}_{17}Cl, ³⁵₁₇Cl, 35Cl. */
const BEFORE =
  /(?<![\p{Script=Latin}\d.,^_{-])(?:\^\{?(\d{1,3})\}?|([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})|(\d{1,3}))(?:_\{?\d{1,3}\}?|[₀₁₂₃₄₅₆₇₈₉]{1,3})?([A-Z][a-z]?)(?![\p{Script=Latin}\d₀₁₂₃₄₅₆₇₈₉])/gu;

/** Cl-35, chlorine-35, chlorine 35, 氯-35. */
const BEHIND =
  /(?<![\p{Script=Latin}\d])(\p{Script=Han}|[A-Z][a-z]?|\p{L}[\p{L}\p{M}]{2,14})(?:[-‑–]|(?<=\p{L}{4}) )(\d{1,3})(?![\p{Script=Latin}\d%]|[.,]\d| ?%)/gu;

/** An element's symbol with a mass number that its atoms may have. */
function write(symbol: string, massNumber: string): string | null {
  const element = findElement(symbol);
  return element !== null && isPossibleMassNumber(element.number, Number(massNumber))
    ? ` ^${massNumber}${symbol}`
    : null;
}

/** The text with its nuclides in one spelling, `^35Cl`. Linear in its length. */
export function spellIsotopes(text: string, { elements }: Vocabulary): string {
  return text
    .replace(
      BEHIND,
      (written: string, name: string, number: string) =>
        write(elements.get(foldAccents(name.toLowerCase())) ?? name, number) ?? written,
    )
    .replace(
      BEFORE,
      (
        written: string,
        caret: string | undefined,
        raised: string | undefined,
        plain: string | undefined,
        symbol: string,
      ) => write(symbol, caret ?? plain ?? plainDigits(raised ?? "")) ?? written,
    );
}
