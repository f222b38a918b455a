import { formatUnit } from "../quantity/units/format-unit.ts";
import type { UnitsBy } from "./law.ts";

/** Quantities of several kinds that are told in one unit: all in that of the first that is given. */
export const inOneUnit =
  (...keys: readonly string[]): UnitsBy =>
  (unitOf) => {
    const [unit] = keys.flatMap((key) => unitOf(key) ?? []);
    return unit === undefined ? {} : Object.fromEntries(keys.map((key) => [key, formatUnit(unit)]));
  };
