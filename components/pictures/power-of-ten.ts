import { toSuperscript } from "#lib/chemistry/formula/format.ts";

/** As a scale names it: 10⁻³, and 1. */
export const powerOfTen = (power: number): string =>
  power === 0 ? "1" : `10${power < 0 ? "⁻" : ""}${toSuperscript(String(Math.abs(power)))}`;
