import { DISSOLVED } from "./dissolved.ts";
import { ELEMENTS } from "./elements.ts";
import { HALIDES } from "./halides.ts";
import { MOLECULES } from "./molecules.ts";
import { ORGANIC } from "./organic.ts";
import { OXIDES } from "./oxides.ts";
import { SALTS_AND_SULFIDES } from "./salts.ts";
import type { StandardValues, SubstanceTable } from "./standard-values.ts";

const SUBSTANCES: SubstanceTable = {
  ...ELEMENTS,
  ...MOLECULES,
  ...OXIDES,
  ...HALIDES,
  ...SALTS_AND_SULFIDES,
  ...ORGANIC,
  ...DISSOLVED,
};

/** One of the values for all substances that have it. */
export function columnOf(value: (values: StandardValues) => string | null): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(SUBSTANCES).flatMap(([species, values]) => {
      const found = value(values);
      return found === null ? [] : [[species, found] as const];
    }),
  );
}
