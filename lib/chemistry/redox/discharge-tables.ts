export const GROUP_1 = ["Li+", "Na+", "K+", "Rb+", "Cs+"];

/** Groups 1 and 2 and aluminium: water is reduced in their place. */
export const REACTIVE: ReadonlySet<string> = new Set([
  ...GROUP_1,
  "Be^2+",
  "Mg^2+",
  "Ca^2+",
  "Sr^2+",
  "Ba^2+",
  "Al^3+",
]);

/** Below hydrogen. */
export const NOBLE: ReadonlySet<string> = new Set(["Cu^2+", "Ag+", "Hg^2+", "Au^3+"]);

/** Metals whose anode dissolves in the solution of their own ions, from which they are plated. */
export const PLATED: ReadonlySet<string> = new Set(["Cu^2+", "Ag+", "Au^3+", "Zn^2+", "Ni^2+", "Sn^2+", "Cd^2+"]);

/** Further cations that stay as they are at an anode, where Fe^2+, Sn^2+, Mn^2+ or Pb^2+ would be oxidized. */
export const STEADY: ReadonlySet<string> = new Set(["H+", "Zn^2+", "Ni^2+", "Cd^2+", "Fe^3+", "Cr^3+", "NH4+"]);

/** Besides the reactive ones. */
export const IN_MELTS: ReadonlySet<string> = new Set([
  "Zn^2+",
  "Pb^2+",
  "Cu^2+",
  "Cu+",
  "Ag+",
  "Sn^2+",
  "Ni^2+",
  "Fe^2+",
]);

export const HALOGENS: ReadonlyMap<string, string> = new Map([
  ["F-", "F2"],
  ["Cl-", "Cl2"],
  ["Br-", "Br2"],
  ["I-", "I2"],
]);

/** Anions that no course lets react at an anode in water. */
export const LASTING: ReadonlySet<string> = new Set(["SO4^2-", "NO3-", "F-", "CO3^2-", "PO4^3-", "ClO4-"]);

/** Anions of compounds that courses only melt, or only dissolve. */
export const ONLY_MOLTEN: ReadonlySet<string> = new Set(["O^2-", "H-"]);

export const ONLY_AQUEOUS: ReadonlySet<string> = new Set(["SO4^2-", "NO3-", "CO3^2-", "PO4^3-", "ClO4-"]);

export const ofWater = {
  hydrogen: "2 H2O + 2 e- -> H2 + 2 OH-",
  oxygen: "2 H2O -> O2 + 4 H+ + 4 e-",
  hydroxide: "4 OH- -> O2 + 2 H2O + 4 e-",
} as const;
