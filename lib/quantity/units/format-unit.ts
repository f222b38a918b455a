import type { Unit, UnitFactor } from "./unit.ts";

/** `unicode` as on the page (`J/(g·°C)`, `s⁻¹`), `ascii` (`J/(g*°C)`, `s^-1`), `tex` for the inside of `\mathrm{…}`. */
type UnitNotation = "unicode" | "ascii" | "tex";

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const PRODUCT = { unicode: "·", ascii: "*", tex: " \\cdot " } as const satisfies Record<UnitNotation, string>;

/**
 * A unit as text, which `parseUnit` reads back to the same unit. Empty for a pure number. One fraction line at most;
 * without anything above it, negative exponents. An interval that stands alone keeps its `Δ` in the first two notations.
 */
export function formatUnit(unit: Unit, notation: UnitNotation = "unicode"): string {
  const [first, ...others] = unit.factors;
  if (!first) return "";
  if (others.length === 0 && first.exponent === 1) return formatSymbol(first.unit.symbol, true, notation);
  const above = unit.factors.filter(({ exponent }) => exponent > 0);
  const below = unit.factors.filter(({ exponent }) => exponent < 0);
  if (above.length === 0) return formatProduct(below, notation);
  if (below.length === 0) return formatProduct(above, notation);
  const denominator = formatProduct(
    below.map(({ unit: named, exponent }) => ({
      unit: { ...named, symbol: inSingular(named.symbol, named.counted) },
      exponent: -exponent,
    })),
    notation,
  );
  return `${formatProduct(above, notation)}/${below.length === 1 ? denominator : `(${denominator})`}`;
}

/** One photon, not one photons: below the line, things are counted in the singular. */
function inSingular(symbol: string, counted: string | null): string {
  return symbol === counted ? symbol.replace(/s$/, "") : symbol;
}

function formatProduct(factors: readonly UnitFactor[], notation: UnitNotation): string {
  return factors
    .map(({ unit, exponent }) => `${formatSymbol(unit.symbol, false, notation)}${formatExponent(exponent, notation)}`)
    .join(PRODUCT[notation]);
}

function formatSymbol(symbol: string, isAlone: boolean, notation: UnitNotation): string {
  if (notation === "tex")
    return symbol.replace("Δ", "").replace("°", "{}^\\circ ").replace("µ", "\\mu ").replace("%", "\\%");
  return isAlone ? symbol : symbol.replace("Δ", "");
}

function formatExponent(exponent: number, notation: UnitNotation): string {
  if (exponent === 1) return "";
  if (notation === "ascii") return `^${exponent}`;
  if (notation === "tex") return `^{${exponent}}`;
  const digits = [...String(Math.abs(exponent))].map((digit) => SUPERSCRIPTS[Number(digit)] ?? "").join("");
  return `${exponent < 0 ? "⁻" : ""}${digits}`;
}
