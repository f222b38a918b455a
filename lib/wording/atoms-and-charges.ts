import { formulaText } from "./chemistry.ts";
import { formatDecimal } from "./numbers.ts";
import type { Words } from "./words.ts";

/** `Fe`, or a nuclide with its mass number raised: ¹³C. */
export function atomText(atom: string): string {
  return formulaText(atom.replace(/^(?=\d)/, "^"));
}

/** `2−`, `1+`, `0`. */
export function chargeText(charge: number, { locale }: Words): string {
  const size = formatDecimal(String(Math.abs(charge)), locale);
  if (charge === 0) return size;
  return `${size}${charge > 0 ? "+" : "\u2212"}`;
}
