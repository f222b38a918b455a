import { Decimal } from "../../quantity/decimal.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { findSymbol, findUnit } from "../../quantity/units/symbols.ts";

/** Units that a problem explains: "One carat equals 0.200 g." */

const KNOWN = String.raw`(?:k?g|mg|m?L|[cm]?m|km|k?J|s|min|oz|lb|ft|mi|gal|qt|pt)`;
const TOLD = new RegExp(
  String.raw`(?:\(|(?<=^|[.?!] ))(?:1|[Oo]ne|[Aa]n?) ([a-z]{4,14}) (?:=|equals|is equal to|is defined as|corresponds to|is) (\d[\d.]*(?<!\.)) ?(${KNOWN})\b(?:\)|\.(?= |$))`,
);

/** So little, as a share, does rounding change what is computed further. */
const SAME = 0.001;

const figuresOf = (digits: string): number => digits.replace(".", "").replace(/^0+/, "").length;

/**
 * Each value in the told unit in the one that explains it, with the fewer figures of both; the same text where the unit
 * measures something else, another one is explained too, or it is not used.
 */
export function withToldUnits(text: string): string {
  const [whole = "", unit = "", size = "", known = ""] = TOLD.exec(text) ?? [];
  const own = findUnit(unit);
  if (unit === "" || (own !== null && own.dimension !== findSymbol(known)?.dimension)) return text;
  const rest = text.replace(whole, "").replaceAll(/ {2,}/g, " ").trim();
  if (TOLD.test(rest)) return text;
  const used = new RegExp(String.raw`(?<![\d.])(\d[\d.]*(?<!\.))[ -]${unit}s?\b`, "g");
  const told = rest.replaceAll(used, (_, digits: string) => {
    const figures = Math.min(figuresOf(digits), figuresOf(size));
    const product = new Decimal(digits).times(size);
    // Another figure, where without it the value would be another one.
    const kept = roundToFigures(product, figures).div(product).minus(1).abs().lt(SAME) ? figures : figures + 1;
    const value = roundToFigures(product, kept);
    const places = Math.max(0, kept - 1 - value.abs().log().floor().toNumber());
    return `${value.toFixed(places)} ${known}`;
  });
  return told === rest || new RegExp(String.raw`\b${unit}s?\b`).test(told)
    ? text
    : told.replaceAll(/ {2,}/g, " ").trim();
}
