import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { canonicalOf } from "../formula/format.ts";
import { getFormula } from "../formula/parse.ts";
import { findSalt } from "../ions/salt.ts";
import type { Salt } from "../ions/salt.ts";
import { findSolubility, isAcid, isStrongElectrolyte } from "../ions/solubility.ts";

/** What current is passed through, and between which electrodes. */
export type Electrolysis = {
  /** Canonical ASCII: a salt, an acid, a base, an oxide, or water. */
  readonly electrolyte: string;
  /** Null where it is not told; some electrolytes are only ever the one. */
  readonly state: "molten" | "aqueous" | null;
  readonly strength: "dilute" | "concentrated" | null;
  /** The symbol of a metal that may take part; null for graphite and platinum, and where it is not told. */
  readonly electrodes: Readonly<Record<Electrode, string | null>>;
};

export type Electrode = "cathode" | "anode";

export const INERT: Electrolysis["electrodes"] = { cathode: null, anode: null };

/** Why this is what happens: a family has words for each. */
export type DischargeRule =
  | "melt-cation"
  | "melt-anion"
  | "melt-hydroxide"
  | "noble-metal"
  | "plated-metal"
  | "reactive-metal"
  | "acid-hydrogen"
  | "water-hydrogen"
  | "halide"
  | "dilute-chloride"
  | "no-halide"
  | "base-oxygen"
  | "water-oxygen"
  | "own-metal";

/** What forms at one electrode; all formulas, and the balanced half-equation, in canonical ASCII. */
export type Discharge = {
  readonly product: string;
  readonly half: string;
  readonly rule: DischargeRule;
  /** What could react there, the one that does among them. */
  readonly rivals: readonly string[];
};

export type DischargeIssue =
  /** No ions, or only molecules of a weak electrolyte. */
  | "no-ions"
  /** Whether it is molten or dissolved is not told, and matters. */
  | "state"
  | "insoluble"
  /** The compound does not exist, or gives off one of its elements by itself. */
  | "unstable"
  /** The metal lies above hydrogen but near it: courses differ, and so do the conditions. */
  | "between"
  /** An electrode that takes part in a way of its own. */
  | "electrode"
  /** How much of it is dissolved decides, and courses draw the line at different places. */
  | "strength"
  /** No rule of courses speaks of this ion. */
  | "unruled";

export type Discharges = Readonly<Record<Electrode, Result<Discharge, DischargeIssue>>>;

const GROUP_1 = ["Li+", "Na+", "K+", "Rb+", "Cs+"];
/** Groups 1 and 2 and aluminium: water is reduced in their place. */
const REACTIVE: ReadonlySet<string> = new Set([...GROUP_1, "Be^2+", "Mg^2+", "Ca^2+", "Sr^2+", "Ba^2+", "Al^3+"]);
/** Below hydrogen. */
const NOBLE: ReadonlySet<string> = new Set(["Cu^2+", "Ag+", "Hg^2+", "Au^3+"]);
/** Metals whose anode dissolves in the solution of their own ions, from which they are plated. */
const PLATED: ReadonlySet<string> = new Set(["Cu^2+", "Ag+", "Au^3+", "Zn^2+", "Ni^2+", "Sn^2+", "Cd^2+"]);
/** Further cations that stay as they are at an anode, where Fe^2+, Sn^2+, Mn^2+ or Pb^2+ would be oxidized. */
const STEADY: ReadonlySet<string> = new Set(["H+", "Zn^2+", "Ni^2+", "Cd^2+", "Fe^3+", "Cr^3+", "NH4+"]);
/** Besides the reactive ones. */
const IN_MELTS: ReadonlySet<string> = new Set(["Zn^2+", "Pb^2+", "Cu^2+", "Cu+", "Ag+", "Sn^2+", "Ni^2+", "Fe^2+"]);

const HALOGENS: ReadonlyMap<string, string> = new Map([
  ["F-", "F2"],
  ["Cl-", "Cl2"],
  ["Br-", "Br2"],
  ["I-", "I2"],
]);
/** Anions that no course lets react at an anode in water. */
const LASTING: ReadonlySet<string> = new Set(["SO4^2-", "NO3-", "F-", "CO3^2-", "PO4^3-", "ClO4-"]);
/** Anions of compounds that courses only melt, or only dissolve. */
const ONLY_MOLTEN: ReadonlySet<string> = new Set(["O^2-", "H-"]);
const ONLY_AQUEOUS: ReadonlySet<string> = new Set(["SO4^2-", "NO3-", "CO3^2-", "PO4^3-", "ClO4-"]);

const ofWater = {
  hydrogen: "2 H2O + 2 e- -> H2 + 2 OH-",
  oxygen: "2 H2O -> O2 + 4 H+ + 4 e-",
  hydroxide: "4 OH- -> O2 + 2 H2O + 4 e-",
} as const;

const WATER: Discharges = {
  cathode: succeed({ product: "H2", half: ofWater.hydrogen, rule: "water-hydrogen", rivals: ["H2O"] }),
  anode: succeed({ product: "O2", half: ofWater.oxygen, rule: "water-oxygen", rivals: ["H2O"] }),
};

type Ions = { readonly salt: Salt; readonly cations: readonly string[]; readonly anion: string };

/**
 * What forms at each electrode of an electrolysis, by the rules of school courses: OpenStax Chemistry 2e, 17.7 (molten and
 * aqueous sodium chloride, water, electroplating; CC BY 4.0), and the syllabuses of Cambridge IGCSE Chemistry 0620 (topic 4.1)
 * and International AS & A Level Chemistry 9701 (topic 24.1). Where these do not decide, or differ, there is an issue.
 */
export function findDischarges({ electrolyte, state, strength, electrodes }: Electrolysis): Discharges {
  if (electrolyte === "H2O")
    return electrodes.anode === null ? WATER : { cathode: WATER.cathode, anode: fail("electrode") };
  const salt = findSalt(getFormula(electrolyte));
  if (salt === null) return both("no-ions");
  const ions: Ions = {
    salt,
    cations: salt.cations.map(({ formula }) => canonicalOf(formula)),
    anion: canonicalOf(salt.anion.formula),
  };
  if (isUnstable(ions)) return both("unstable");
  switch (state ?? usualState(ions)) {
    case "molten":
      return electrodes.anode === null ? ofMelt(ions) : { ...ofMelt(ions), anode: fail("electrode") };
    case "aqueous":
      return ofSolution(ions, strength, electrodes);
    case null:
      return both("state");
  }
}

const both = (issue: DischargeIssue): Discharges => ({ cathode: fail(issue), anode: fail(issue) });

/** CuI2 and FeI3 give off iodine by themselves. */
const isUnstable = ({ cations, anion }: Ions): boolean =>
  anion === "I-" && cations.some((cation) => cation === "Cu^2+" || cation === "Fe^3+");

function usualState({ salt, anion }: Ions): "molten" | "aqueous" | null {
  if (isAcid(salt) || ONLY_AQUEOUS.has(anion)) return "aqueous";
  return ONLY_MOLTEN.has(anion) ? "molten" : null;
}

const electronsOf = (count: number): string => (count === 1 ? "e-" : `${count} e-`);

/** `Cu^2+ + 2 e- -> Cu` */
function deposit(ions: Ions, rule: DischargeRule, rivals: readonly string[]): Result<Discharge, DischargeIssue> {
  const [cation, metal] = metalOf(ions);
  const half = `${cation} + ${electronsOf(chargeOf(ions))} -> ${metal}`;
  return succeed({ product: metal, half, rule, rivals });
}

function metalOf({ salt, cations }: Ions): readonly [cation: string, metal: string] {
  return [cations[0] ?? "", [...(salt.cations[0]?.formula.counts.keys() ?? [])][0] ?? ""];
}

const chargeOf = ({ salt }: Ions): number => salt.cations[0]?.formula.charge ?? 0;

/** `2 Cl- -> Cl2 + 2 e-` */
const halogen = (anion: string, product: string): Pick<Discharge, "product" | "half"> => ({
  product,
  half: `2 ${anion} -> ${product} + 2 e-`,
});

function ofMelt(ions: Ions): Discharges {
  const { salt, cations, anion } = ions;
  const [cation = "", ...others] = cations;
  const isMetal = others.length === 0 && salt.waters === 0 && (REACTIVE.has(cation) || IN_MELTS.has(cation));
  // Aluminium chloride boils away as molecules.
  if (cation === "H+" || (cation === "Al^3+" && HALOGENS.has(anion) && anion !== "F-")) return both("no-ions");
  const product = HALOGENS.get(anion);
  const rivals = [anion];
  if (!isMetal) return both("unruled");
  const cathode = deposit(ions, "melt-cation", [cation]);
  if (product !== undefined)
    return { cathode, anode: succeed({ ...halogen(anion, product), rule: "melt-anion", rivals }) };
  if (anion === "O^2-")
    return { cathode, anode: succeed({ product: "O2", half: "2 O^2- -> O2 + 4 e-", rule: "melt-anion", rivals }) };
  if (anion === "H-" && REACTIVE.has(cation))
    return { cathode, anode: succeed({ product: "H2", half: "2 H- -> H2 + 2 e-", rule: "melt-anion", rivals }) };
  if (anion === "OH-" && GROUP_1.includes(cation))
    return { cathode, anode: succeed({ product: "O2", half: ofWater.hydroxide, rule: "melt-hydroxide", rivals }) };
  return both("unruled");
}

function ofSolution(
  ions: Ions,
  strength: Electrolysis["strength"],
  electrodes: Electrolysis["electrodes"],
): Discharges {
  const { salt, anion } = ions;
  const isWeak = !isStrongElectrolyte(salt) && anion !== "PO4^3-";
  if (isWeak) return both("no-ions");
  if (findSolubility(salt) === "insoluble") return both("insoluble");
  // Nitric acid is reduced itself, and sulfuric acid oxidized.
  if (isAcid(salt) && strength === "concentrated" && !HALOGENS.has(anion)) return both("strength");
  return { cathode: atCathode(ions, electrodes), anode: atAnode(ions, strength, electrodes.anode) };
}

function atCathode(ions: Ions, electrodes: Electrolysis["electrodes"]): Result<Discharge, DischargeIssue> {
  const { cations, anion } = ions;
  const [cation = "", ...others] = cations;
  if (!LASTING.has(anion) && !HALOGENS.has(anion) && anion !== "OH-") return fail("unruled");
  // Mercury takes up even sodium.
  if (electrodes.cathode === "Hg") return fail("electrode");
  if (cation === "H+" && others.length === 0)
    return succeed({ product: "H2", half: "2 H+ + 2 e- -> H2", rule: "acid-hydrogen", rivals: ["H+", "H2O"] });
  const rivals = [...cations, "H2O"];
  if (cations.every((each) => REACTIVE.has(each)))
    return succeed({ product: "H2", half: ofWater.hydrogen, rule: "reactive-metal", rivals });
  if (others.length > 0) return fail("unruled");
  if (NOBLE.has(cation)) return deposit(ions, "noble-metal", rivals);
  if (PLATED.has(cation) && electrodes.anode === metalOf(ions)[1]) return deposit(ions, "plated-metal", rivals);
  return fail(cation === "NH4+" ? "unruled" : "between");
}

function atAnode(
  ions: Ions,
  strength: Electrolysis["strength"],
  electrode: string | null,
): Result<Discharge, DischargeIssue> {
  const { cations, anion } = ions;
  const [cation, metal] = metalOf(ions);
  if (electrode !== null) {
    if (cations.length > 1 || !PLATED.has(cation) || electrode !== metal) return fail("electrode");
    const half = `${metal} -> ${cation} + ${electronsOf(chargeOf(ions))}`;
    return succeed({ product: cation, half, rule: "own-metal", rivals: [metal, anion, "H2O"] });
  }
  const isReactive = cations.every((each) => REACTIVE.has(each));
  if (!isReactive && !cations.every((each) => NOBLE.has(each) || REACTIVE.has(each) || STEADY.has(each)))
    return fail("unruled");
  const rivals = [anion, "H2O"];
  const product = HALOGENS.get(anion);
  if (product !== undefined && anion !== "F-") {
    if (strength !== "dilute") return succeed({ ...halogen(anion, product), rule: "halide", rivals });
    if (anion !== "Cl-" || !isReactive) return fail("strength");
    return succeed({ product: "O2", half: ofWater.oxygen, rule: "dilute-chloride", rivals });
  }
  if (anion === "OH-") return succeed({ product: "O2", half: ofWater.hydroxide, rule: "base-oxygen", rivals });
  return LASTING.has(anion)
    ? succeed({ product: "O2", half: ofWater.oxygen, rule: "no-halide", rivals })
    : fail("unruled");
}
