import { DEFAULT_LOCALE, type Locale } from "../../i18n/locales.ts";
import { findQuantity } from "../../quantity/scan-quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";

/**
 * Constants of an equation are pure numbers to the laws, with mol/L as the standard; many papers give them the unit of their
 * expression: "Ka = 1.3 × 10⁻⁵ mol dm⁻³", "Ksp is 5.0 × 10⁻¹³ mol² dm⁻⁶". There the unit says nothing. Linear in the text.
 */

const NAME = String.raw`(?<![\p{L}\d])(?:K_?\{?(?:a|b|c|w|sp|eq)\}?|(?<words>(?:acid|base|acidity|basicity|ionic|ionization|ionisation|dissociation|solubility|equilibrium) ?(?:dissociation|ionization|ionisation)? ?(?:constant|product)))(?![\p{L}\d])`;

/** What speaks of another quantity than the constant. */
const OTHER = String.raw`\b(?:if|when|where|given|that|concentration|solution|mixture|contains?|pressure|pH|and)\b`;

/** Of what it is, and when: "for N2(g) + 3H2(g) ⇌ 2NH3(g) at 298 K". */
const OF_WHAT = String.raw`(?:at (?:about )?\d{2,4}(?:\.\d+)? ?(?:K|°C)(?![A-Za-z])|(?!${OTHER})[^.?!;,=\d[]|(?<=[\p{L})+⇌→> ^-])\d(?![\d.])|,(?= ?(?:K|p|is|was|=))){0,90}?`;

const IS = String.raw`(?: ?(?:=|:|≈) ?| (?:is|was|equals|being|has (?:the|a) value of) (?:equal to |about )?|(?<=\b(?:an?|with|has|have|having|whose) (?:\p{L}+ ){0,2}(?:K_?(?:a|b|c|sp)|constant|product)) of )`;

const TOLD = new RegExp(`${NAME}${OF_WHAT}${IS}(?=\\d)`, "giu");

/** How many mol/L a unit is a power of; null for any other unit. */
function powerOf(unit: Unit): number | null {
  const power = unit.dimension / DIMENSIONS.concentration;
  if (!Number.isInteger(power) || power === 0 || Math.abs(power) > 6) return null;
  const one = getUnit("mol/L");
  const inBase = unit.numerator.div(unit.denominator);
  return inBase.div(one.numerator.div(one.denominator).pow(power)).minus(1).abs().lt("1e-9") ? power : null;
}

/** Which powers a constant may have: an acid's has one, an ion product two, that of a salt two and more. */
function isItsPower(name: string, power: number): boolean {
  if (/sp|solubility/i.test(name)) return power > 1;
  if (/w$|ionic/i.test(name)) return power === 2;
  return /[ab]$|acid|base|basic|ioni[sz]ation|dissociation/i.test(name) ? power === 1 : true;
}

const UNITLESS = / \((?:no units?|unitless|dimensionless)\)/gi;

/** "mol2 dm-6", whose powers were lost in copying. */
const LOST_POWERS = /\bmol([2-9]) ?(dm|L|l)[-−–](\d{1,2})(?![\p{L}\d])/gu;

/** The text with such constants as pure numbers; the same where it has none. */
export function withPureConstants(written: string, locale: Locale = DEFAULT_LOCALE): string {
  const text = written.replaceAll(UNITLESS, "").replaceAll(LOST_POWERS, "mol^$1 $2^-$3");
  let kept = "";
  let at = 0;
  for (const { index, 0: told, groups } of text.matchAll(TOLD)) {
    const from = index + told.length;
    const read = from < at ? null : findQuantity(text, from, { locale, trailingZeros: "measured" });
    const value = read?.ok === true && read.value.start === from ? read.value : null;
    const power = value === null || value.unit === null ? null : powerOf(value.quantity.unit);
    const name = groups?.["words"] ?? told.split(/[ =:]/)[0] ?? "";
    if (value === null || power === null || !isItsPower(name, power)) continue;
    kept += text.slice(at, value.number.end);
    at = value.end;
  }
  return kept + text.slice(at);
}
