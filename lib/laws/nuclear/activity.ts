import { equal, over, times } from "../../algebra/tree.ts";
import { findNuclideMass } from "../../chemistry/elements/nuclides.ts";
import { parseNuclide } from "../../chemistry/formula/nuclide.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { quantity } from "../../quantity/quantity.ts";
import { type Law, law, SELF } from "../law.ts";

/** In g/mol: as measured where a table has it, else the number of nucleons, which is off by a thousandth at most. */
function molarMassOf(nuclide: string): string {
  const parsed = parseNuclide(nuclide);
  if (parsed === null) throw new Error(`${nuclide} is no nuclide`);
  return findNuclideMass(`${parsed.massNumber}${parsed.symbol}`) ?? String(parsed.massNumber);
}

/** A = k N, of counted nuclei. */
export const activityOfNuclei: Law = law({
  id: "activity-of-nuclei",
  method: "radioactive-decay",
  quantities: {
    A: { kind: "activity", unit: "Bq" },
    k: { kind: "decay-constant", unit: "s^-1", role: "time" },
    N: { kind: "particles", unit: "particles", role: SELF, named: true },
  },
  equation: equal("A", times("k", "N")),
  example: { k: 4, N: 5 },
});

/** A = k N, of so much of one nuclide: each of its nuclei decays as likely as any other. */
export const activityOf = (nuclide: string): Law =>
  law({
    id: "activity",
    method: "radioactive-decay",
    quantities: {
      A: { kind: "activity", unit: "Bq" },
      k: { kind: "decay-constant", unit: "s^-1", role: "time" },
      m: { kind: "mass", unit: "g", role: SELF, named: true },
    },
    constants: { N_A: CONSTANTS.avogadro },
    fixed: { M: quantity(molarMassOf(nuclide), "g/mol") },
    equation: equal("A", over(times("k", "m", "N_A"), "M")),
    plain: true,
    slips: [{ id: "skipped-moles", of: "A", value: (at) => at("k").times(at("m")).times(CONSTANTS.avogadro.value) }],
  });
