import { isNonmetal } from "../formula/charge.ts";
import type { Element } from "./elements.ts";

export type Family =
  | "hydrogen"
  | "alkali-metals"
  | "alkaline-earth-metals"
  | "transition-metals"
  | "lanthanides"
  | "actinides"
  | "main-group"
  | "halogens"
  | "noble-gases";

const FAMILIES: Readonly<Record<number, Family>> = {
  1: "alkali-metals",
  2: "alkaline-earth-metals",
  17: "halogens",
  18: "noble-gases",
};

export function familyOf({ symbol, group, number }: Element): Family {
  if (symbol === "H") return "hydrogen";
  if (group === null) return number < 72 ? "lanthanides" : "actinides";
  return FAMILIES[group] ?? (group < 13 ? "transition-metals" : "main-group");
}

/** The atomic number of einsteinium: of what comes after it too little was made to see what it is like. */
export const LAST_SEEN = 99;

/** On the border between metals and nonmetals. */
const METALLOIDS: ReadonlySet<string> = new Set(["B", "Si", "Ge", "As", "Sb", "Te"]);

export function kindOf({ symbol }: Element): "metal" | "nonmetal" | "metalloid" {
  if (METALLOIDS.has(symbol)) return "metalloid";
  return isNonmetal(symbol) ? "nonmetal" : "metal";
}
