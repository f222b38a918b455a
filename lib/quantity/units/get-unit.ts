import { parseUnit } from "./parse-unit.ts";
import { findSymbol } from "./symbols.ts";
import type { Unit } from "./unit.ts";

const COMPOUND_UNITS = new Map<string, Unit>();

/** The unit of a text in code, such as `mL` or `J/(mol·K)`. Throws on what is none: not for input. */
export function getUnit(text: string): Unit {
  const known = findSymbol(text) ?? COMPOUND_UNITS.get(text);
  if (known) return known;
  const parsed = parseUnit(text);
  if (!parsed.ok) throw new Error(`"${text}" is not a unit: ${parsed.issue.code}`);
  COMPOUND_UNITS.set(text, parsed.value.unit);
  return parsed.value.unit;
}
