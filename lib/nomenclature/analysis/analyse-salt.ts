import { succeed } from "#lib/result.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { listKnownCharges } from "../../chemistry/ions/ions.ts";
import { compose } from "../compose.ts";
import type { Designation, IonPart } from "../designation.ts";
import { ionKey, spellIon } from "../ions.ts";
import type { Naming } from "../languages/naming.ts";
import { mayMeet } from "../partners.ts";
import { hasSameAtoms, refuse, toIonPart } from "./findings.ts";
import type { Finding } from "./findings.ts";
import { listSplits } from "./split-salt.ts";

type Salt = Extract<Designation, { kind: "salt" }>;

/**
 * Ionic when it takes apart into a cation of a metal, ammonium or the like and an anion whose charges add up to nothing.
 * Compounds of nonmetals only are molecules, compounds of hydrogen with an anion acids, and neither is found here, except
 * for the hydrogen compounds that are named like salts (hydrogen chloride).
 */
export function analyseSalt(formula: Formula, naming: Naming): Finding {
  const known = findKnownSalt(formula, naming);
  const splits = listSplits(formula.parts[0]?.nodes ?? [], naming);
  const balanced = splits
    .filter(({ isBalanced }) => isBalanced)
    .map(({ cation, anion }): Salt => ({ kind: "salt", cations: [cation], anion }));
  const salts = known === null ? balanced : known.cations.length === 1 ? [known, ...balanced] : [...balanced, known];
  const inLowestTerms = salts.find((salt) => isLowestTerms(salt, formula));
  if (inLowestTerms !== undefined) return succeed(inLowestTerms);
  const [multiple] = salts;
  if (multiple !== undefined) return refuse("not-lowest-terms", formula, [compose(multiple) ?? ""]);
  const [near] = splits;
  return near === undefined ? null : refuse("unbalanced-charge", formula, listNeutral(near.cation, near.anion));
}

/** What `chemistry/ions` takes apart and the language can name. */
function findKnownSalt(formula: Formula, naming: Naming): Salt | null {
  const ions = findSalt(formula);
  if (ions === null) return null;
  const cations = ions.cations.map((ion) => toIonPart(ion.formula));
  const anion = toIonPart(ions.anion.formula);
  const spelled = { ...anion, atoms: spellIon(anion.atoms) };
  const isNamed = Object.hasOwn(naming.anions, ionKey(spelled.atoms, spelled.charge));
  const isSimple = cations.every((cation) => !cation.atoms.startsWith("[") && mayMeet(cation, spelled));
  return isNamed && isSimple ? { kind: "salt", cations, anion: spelled } : null;
}

/** Ca2Cl4 has the ions of CaCl2, but is not its formula. The name of a double salt does not say its counts. */
function isLowestTerms(salt: Salt, formula: Formula): boolean {
  if (salt.cations.length > 1) return true;
  const lowest = parseFormula(compose(salt) ?? "");
  return lowest.ok && hasSameAtoms(lowest.value, formula);
}

function listNeutral(cation: IonPart, anion: IonPart): string[] {
  const charges =
    cation.atoms === "NH4" || cation.atoms === "Hg2" ? [cation.charge] : listKnownCharges(cation.atoms).slice(0, 3);
  return charges.flatMap((charge) => compose({ kind: "salt", cations: [{ ...cation, charge }], anion }) ?? []);
}
