import { formatFormula } from "../formula/format.ts";
import type { Salt } from "./salt.ts";

/** In water at 25 °C. `slight` is what textbooks place on either side of the line. */
type Solubility = "soluble" | "slight" | "insoluble";

const ALKALI = ["Li+", "Na+", "K+", "Rb+", "Cs+", "Fr+", "NH4+"];

type Rule = {
  readonly anions: readonly string[];
  readonly usual: Solubility;
  readonly except: Readonly<Partial<Record<Solubility, readonly string[]>>>;
};

/**
 * The solubility rules of general chemistry, checked against the solubilities in the CRC Handbook of Chemistry and
 * Physics (97th ed., 4-43): soluble above about 0.1 mol/L, insoluble below about 0.001 mol/L, slight in between.
 */
const RULES: readonly Rule[] = [
  {
    anions: ["NO3-", "CH3COO-", "C2H3O2-", "CH3CO2-", "ClO3-", "ClO4-", "HCO3-", "NO2-", "MnO4-"],
    usual: "soluble",
    except: { slight: ["Ag+", "Hg2^2+"] },
  },
  {
    anions: ["Cl-", "Br-"],
    usual: "soluble",
    except: { insoluble: ["Ag+", "Hg2^2+", "Cu+", "Tl+"], slight: ["Pb^2+"] },
  },
  { anions: ["I-"], usual: "soluble", except: { insoluble: ["Ag+", "Hg2^2+", "Cu+", "Tl+", "Pb^2+", "Hg^2+"] } },
  {
    anions: ["SO4^2-"],
    usual: "soluble",
    except: { insoluble: ["Ba^2+", "Sr^2+", "Pb^2+", "Ra^2+"], slight: ["Ca^2+", "Ag+", "Hg2^2+"] },
  },
  { anions: ["OH-"], usual: "insoluble", except: { soluble: [...ALKALI, "Ba^2+", "Sr^2+"], slight: ["Ca^2+"] } },
  {
    anions: ["S^2-"],
    usual: "insoluble",
    except: { soluble: [...ALKALI, "Ca^2+", "Sr^2+", "Ba^2+"], slight: ["Mg^2+", "Al^3+"] },
  },
  { anions: ["CrO4^2-"], usual: "insoluble", except: { soluble: [...ALKALI, "Mg^2+"], slight: ["Ca^2+"] } },
  {
    anions: ["CO3^2-", "PO4^3-", "SO3^2-", "C2O4^2-", "SiO3^2-", "AsO4^3-", "HPO4^2-"],
    usual: "insoluble",
    except: { soluble: ALKALI },
  },
  {
    anions: ["F-"],
    usual: "soluble",
    except: { insoluble: ["Mg^2+", "Ca^2+", "Sr^2+", "Ba^2+"], slight: ["Pb^2+", "Al^3+", "Li+"] },
  },
  { anions: ["O^2-"], usual: "insoluble", except: {} },
];

/** Salts that keep to the nitrates' and acetates' rule although their cation is excepted above. */
const SOLUBLE_SALTS: ReadonlySet<string> = new Set(["Ag+ NO3-", "Hg2^2+ NO3-", "Ag+ ClO3-", "Ag+ ClO4-", "Ag+ F-"]);

/** The solubility of a salt or base in water, or null where no rule speaks of it. */
export function findSolubility(salt: Salt): Solubility | null {
  const cations = salt.cations.map(({ formula }) => formatFormula(formula, "ascii"));
  const anion = formatFormula(salt.anion.formula, "ascii");
  const rule = RULES.find(({ anions }) => anions.includes(anion));
  if (
    cations.every((cation) => ALKALI.includes(cation)) &&
    anion !== "O^2-" &&
    !(cations.includes("Li+") && anion === "F-")
  )
    return "soluble";
  const [cation] = cations;
  if (rule === undefined || cation === undefined || cations.length !== 1 || cation === "H+") return null;
  if (SOLUBLE_SALTS.has(`${cation} ${anion}`)) return "soluble";
  for (const solubility of ["soluble", "slight", "insoluble"] as const) {
    if (rule.except[solubility]?.includes(cation) === true) return solubility;
  }
  return rule.usual;
}

/** Acids that give up their protons completely in dilute solution (sulfuric acid as textbooks write it). */
const STRONG_ACIDS: ReadonlySet<string> = new Set(["Cl-", "Br-", "I-", "NO3-", "ClO4-", "ClO3-", "SO4^2-", "MnO4-"]);

export function isAcid(salt: Salt): boolean {
  return (
    salt.cations.every(({ formula }) => formatFormula(formula, "ascii") === "H+") &&
    !["O^2-", "O2^2-", "OH-"].includes(formatFormula(salt.anion.formula, "ascii"))
  );
}

/** Whether a dissolved compound is there as ions only: soluble salts and bases, strong acids. */
export function isStrongElectrolyte(salt: Salt): boolean {
  const anion = formatFormula(salt.anion.formula, "ascii");
  if (salt.cations.some(({ formula }) => formatFormula(formula, "ascii") === "H+"))
    return isAcid(salt) && STRONG_ACIDS.has(anion);
  // Ammonia in water is there as NH3; HgCl2 dissolves as molecules.
  const cation = salt.cations.map(({ formula }) => formatFormula(formula, "ascii"));
  if (anion === "OH-" && cation.includes("NH4+")) return false;
  return !(cation.includes("Hg^2+") && ["Cl-", "Br-", "CN-"].includes(anion));
}
