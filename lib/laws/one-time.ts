import { DIMENSIONS } from "../quantity/units/dimension.ts";
import type { UnitsBy } from "./law.ts";

/** All times in the unit of time of the first of these quantities that is given: minutes beside a rate constant per minute. */
export function inTimeOf(keys: readonly string[], units: (time: string) => Readonly<Record<string, string>>): UnitsBy {
  return (unitOf) => {
    const times = keys.flatMap(
      (key) => unitOf(key)?.factors.find((factor) => factor.unit.dimension === DIMENSIONS.time)?.unit.symbol ?? [],
    );
    return units(times[0] ?? "s");
  };
}
