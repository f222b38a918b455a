import { canonicalOf } from "../chemistry/formula/format.ts";
import { succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import type { Formula } from "../chemistry/formula/formula.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { analyse } from "./analysis/analyse.ts";
import { hasSameAtoms, refuse } from "./analysis/findings.ts";
import { spellSubstance } from "./analysis/spellings.ts";
import type { Designation } from "./designation.ts";
import { formulaOf } from "./formula-of.ts";
import { getNaming } from "./languages/languages.ts";
import type { Naming } from "./languages/naming.ts";
import type { Name, NameIssue, NameKind } from "./name.ts";
import { CONVENTIONAL } from "./organic/conventional.ts";
import { needsNumeral } from "./charges.ts";
import { listMoleculeNames, listNames } from "./write-name.ts";

/**
 * The name of a formula in a language: ionic compounds with numerals where the cation's charge is not the only one,
 * acids, hydrates, compounds of two nonmetals, elements, ions, common substances. The state decides between hydrogen
 * chloride and hydrochloric acid. A formula that several structures share, that its charges cannot form, or that is
 * beyond these rules is an issue.
 */
export function nameOf(formula: Formula, locale: Locale = DEFAULT_LOCALE): Result<Name, NameIssue> {
  const naming = getNaming(locale);
  const analysis = analyse(formula, naming);
  if (!analysis.ok) return analysis;
  const designation = analysis.value;
  const [text, ...others] = new Set([
    ...listNames(designation, naming),
    ...listOtherNames(designation, formula, naming),
  ]);
  if (text === undefined) return refuse("word-missing", formula);
  const meant = mayMeanAnother(designation) ? formulaOf(text, locale) : null;
  // "Boron trioxide" is what B2O3 is called, so that BO3 has no name.
  if (meant?.ok === true && !hasSameAtoms(meant.value, formula))
    return refuse("no-rule", formula, [canonicalOf(meant.value)]);
  const written = canonicalOf(formula);
  const isConventional = CONVENTIONAL.has(written) || CONVENTIONAL.has(spellSubstance(written));
  return succeed({
    text,
    kind: kindOf(designation, naming),
    others,
    decidedBy: isConventional ? "convention" : "formula",
  });
}

/** What chemistry calls a formula, the name that a textbook prints first; none where it has none. Names of everyday are left out. */
export function listChemicalNames(formula: Formula, locale: Locale): readonly string[] {
  const naming = getNaming(locale);
  const analysis = analyse(formula, naming);
  return analysis.ok ? listNames(analysis.value, naming) : [];
}

/** Names with counts have traditional meanings too, and names of double salts leave their counts out. */
function mayMeanAnother(designation: Designation): boolean {
  if (designation.kind === "hydrate") return mayMeanAnother(designation.of);
  return designation.kind === "molecule" || (designation.kind === "salt" && designation.cations.length > 1);
}

function kindOf(designation: Designation, naming: Naming): NameKind {
  switch (designation.kind) {
    case "nuclide":
      return "element";
    case "hydrate":
      return kindOf(designation.of, naming);
    case "listed":
      return Object.hasOwn(naming.acids, designation.formula) || Object.hasOwn(naming.aqueousAcids, designation.formula)
        ? "acid"
        : "trivial";
    case "salt":
      return designation.cations[0]?.atoms === "H" ? "molecule" : "salt";
    default:
      return designation.kind;
  }
}

/** Everyday names, the acid in water, and for metals the name with counts ("titanium tetrachloride"). */
function listOtherNames(designation: Designation, formula: Formula, naming: Naming): string[] {
  const text = canonicalOf(formula);
  const listed = [...(naming.aqueousAcids[text] ?? []), ...(naming.everyday[text] ?? [])];
  if (designation.kind !== "salt") return listed;
  const [first, second] = [...formula.counts];
  const isBinary =
    formula.counts.size === 2 &&
    designation.cations[0]?.atoms === first?.[0] &&
    designation.anion.atoms === second?.[0];
  const charge = designation.cations[0]?.charge ?? 0;
  if (!isBinary || first === undefined || second === undefined || charge < 3 || !needsNumeral(first[0], charge))
    return listed;
  return [
    ...listed,
    ...listMoleculeNames({ symbol: first[0], count: first[1] }, { symbol: second[0], count: second[1] }, naming),
  ];
}
