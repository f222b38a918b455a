import { canonicalOf } from "../../chemistry/formula/format.ts";
import { succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { isElectron } from "../../chemistry/formula/formula.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { listKnownCharges } from "../../chemistry/ions/ions.ts";
import type { Designation } from "../designation.ts";
import { ionKey, spellIon } from "../ions.ts";
import type { Naming } from "../languages/naming.ts";
import type { NameIssue } from "../name.ts";
import { analyseMolecule } from "./analyse-molecule.ts";
import { analyseOrganic } from "./analyse-organic.ts";
import { analyseSalt } from "./analyse-salt.ts";
import { refuse, writeNodes } from "./findings.ts";
import type { Finding } from "./findings.ts";
import { spellSubstance } from "./spellings.ts";

/**
 * What a formula is called by, in this order: a name of a table (water, sulfuric acid; hydrochloric acid only in water),
 * an element or nuclide, an ion, a salt, a compound of two nonmetals. A hydrate is named by its salt.
 */
export function analyse(formula: Formula, naming: Naming): Result<Designation, NameIssue> {
  return (
    analyseListed(formula, naming) ??
    analyseHydrate(formula, naming) ??
    analyseElement(formula) ??
    analyseIon(formula, naming) ??
    (hasNuclide(formula)
      ? null
      : (analyseSalt(formula, naming) ?? analyseOrganic(formula, naming) ?? analyseMolecule(formula))) ??
    refuse("no-rule", formula)
  );
}

function analyseListed(formula: Formula, naming: Naming): Finding {
  const text = spellSubstance(canonicalOf(formula));
  const isListed =
    Object.hasOwn(naming.retained, text) ||
    Object.hasOwn(naming.acids, text) ||
    (formula.state === "aq" && Object.hasOwn(naming.aqueousAcids, text));
  return isListed ? succeed({ kind: "listed", formula: text }) : null;
}

function analyseHydrate(formula: Formula, naming: Naming): Finding {
  const [main, ...additions] = formula.parts;
  if (main === undefined || additions.length === 0 || formula.charge !== 0) return null;
  if (main.count !== 1 || additions.some(({ nodes }) => writeNodes(nodes) !== "H2O")) return refuse("no-rule", formula);
  const waters = additions.reduce((sum, { count }) => sum + count, 0);
  const counts = new Map(formula.counts);
  counts.set("H", (counts.get("H") ?? 0) - 2 * waters);
  counts.set("O", (counts.get("O") ?? 0) - waters);
  const present = new Map([...counts].filter(([, count]) => count > 0));
  const of = analyse({ parts: [main], charge: 0, state: null, counts: present }, naming);
  return of.ok ? succeed({ kind: "hydrate", of: of.value, waters }) : refuse(of.issue.code, formula, of.issue.readings);
}

function hasNuclide(formula: Formula): boolean {
  return [...formula.counts.keys()].some((key) => /^\d/.test(key));
}

function analyseElement(formula: Formula): Finding {
  const [node, ...others] = formula.parts[0]?.nodes ?? [];
  if (formula.charge !== 0 || node?.kind !== "atom" || others.length > 0) return null;
  const { symbol, massNumber, count } = node;
  if (massNumber === null) return succeed({ kind: "element", symbol, count });
  return count === 1 ? succeed({ kind: "nuclide", symbol, massNumber }) : refuse("no-rule", formula);
}

function analyseIon(formula: Formula, naming: Naming): Finding {
  if (formula.charge === 0 || isElectron(formula)) return null;
  const [node, ...others] = formula.parts[0]?.nodes ?? [];
  const atoms = spellIon(canonicalOf({ ...formula, charge: 0 }));
  const key = ionKey(atoms, formula.charge);
  const ion = { atoms, charge: formula.charge };
  if (Object.hasOwn(naming.cations, key) || Object.hasOwn(naming.anions, key)) return succeed({ kind: "ion", ion });
  const isMonatomic = node?.kind === "atom" && others.length === 0 && node.count === 1 && node.massNumber === null;
  if (!isMonatomic || formula.charge < 0) return refuse("no-rule", formula);
  const charges = listKnownCharges(atoms);
  if (charges.includes(formula.charge)) return succeed({ kind: "ion", ion });
  return refuse(
    "impossible-charge",
    formula,
    charges.map((charge) => `${atoms}^${charge === 1 ? "" : charge}+`),
  );
}
