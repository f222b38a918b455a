import { equal, times } from "../../algebra/tree.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { law } from "../law.ts";

/** Only where a problem is about light: a wavelength, a frequency or photons are named. */
function isLight(wanted: Variable, { givens, conditions }: Scene): boolean {
  return (
    wanted.of === null &&
    (conditions.has("light") || givens.some(({ kind }) => kind === "wavelength" || kind === "frequency"))
  );
}

/** Of all photons together speak only those of them, or of an amount, or of the energy that is called total. */
const isAboutMany = (wanted: Variable, scene: Scene): boolean =>
  isLight(wanted, scene) && (wanted.label === "total" || wanted.label === null);

const plainly = { plain: true, applies: isLight } as const;

/** λν = c */
export const wave = law({
  ...plainly,
  id: "wave",
  method: "photon",
  quantities: { λ: { kind: "wavelength", unit: "m" }, ν: { kind: "frequency", unit: "Hz" } },
  constants: { c: CONSTANTS.lightSpeed },
  equation: equal(times("λ", "ν"), "c"),
});

/** E = hν, of one photon: Planck. */
export const quantum = law({
  ...plainly,
  id: "quantum",
  method: "photon",
  quantities: { E: { kind: "energy", unit: "J" }, ν: { kind: "frequency", unit: "Hz" } },
  constants: { h: CONSTANTS.planck },
  equation: equal("E", times("h", "ν")),
});

/** The energy of a mole of photons. */
export const moleOfPhotons = law({
  ...plainly,
  id: "mole",
  method: "photon",
  quantities: { E_m: { kind: "molar-energy", unit: "J/mol" }, E: { kind: "energy", unit: "J" } },
  constants: { N_A: CONSTANTS.avogadro },
  equation: equal("E_m", times("N_A", "E")),
});

const many = { plain: true, applies: isAboutMany } as const;
const TOTAL = { kind: "energy", label: "total", letter: "E", unit: "J" } as const;

/** The energy of so many photons. */
export const photons = law({
  ...many,
  id: "count",
  method: "photon",
  quantities: { E: TOTAL, N: { kind: "photons", unit: "" }, "E₁": { kind: "energy", unit: "J" } },
  equation: equal("E", times("N", "E₁")),
});

/** The energy of so many moles of photons. */
export const molesOfPhotons = law({
  ...many,
  id: "moles",
  method: "photon",
  quantities: { E: TOTAL, n: { kind: "amount", unit: "mol" }, E_m: { kind: "molar-energy", unit: "J/mol" } },
  equation: equal("E", times("n", "E_m")),
});
