import { isNonmetal } from "../chemistry/formula/charge.ts";
import type { Formula } from "../chemistry/formula/formula.ts";
import { readAtomKey } from "../chemistry/formula/formula.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { listCationCharges } from "../chemistry/ions/ions.ts";
import { findSalt } from "../chemistry/ions/salt.ts";
import { readCondensed } from "../chemistry/organic/read-condensed.ts";
import { fingerprint } from "../chemistry/organic/structure.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Structure } from "../chemistry/organic/structure.ts";
import { areIsomers, findMoleculeKey } from "../nomenclature/organic/molecule-key.ts";
import { structureOfName } from "../nomenclature/organic/structure-of-name.ts";
import { findMisplaced } from "../nomenclature/organic/systematic/misplaced.ts";
import type { ExpectedName } from "./expected.ts";
import { hasSameElements, isSameComposition } from "./formula/composition.ts";
import { findFormulaSlip } from "./formula/formula-slips.ts";
import type { AnswerReading, Axis, Mark } from "./mark.ts";
import {
  differInNumbersOfAtoms,
  foldName,
  readByRules,
  readName,
  respellElement,
  withoutCountingPrefixes,
  withoutNumbersOfAtoms,
} from "./name/read-name.ts";
import type { NameReading } from "./name/read-name.ts";
import type { Remark } from "./remarks.ts";
import { correct, creditWithout, incorrect, NO_CREDIT, ungradable } from "./score.ts";
import { getKnownTerms } from "./words/known-terms.ts";
import { judgeSpelling } from "./words/misspelling.ts";

type Goal = {
  readonly formula: Formula;
  readonly preferred: string;
  readonly names: readonly string[];
  readonly others: readonly string[];
  readonly exactSpelling: boolean;
  readonly locale: Locale;
};

/**
 * The name of a substance: one of the listed ones in any spelling, or any other that stands for this substance and no
 * other. A name that is read as another substance is wrong; one that cannot be read is not marked.
 */
export function gradeName(expected: ExpectedName, text: string, locale: Locale): Mark {
  const parsed = parseFormula(expected.formula);
  if (!parsed.ok) return ungradable({ code: "unreadable-expectation" });
  const goal: Goal = {
    formula: parsed.value,
    preferred: expected.names[0] ?? "",
    names: expected.names.map(foldName),
    others: (expected.others ?? []).map(foldName),
    exactSpelling: expected.exactSpelling === true,
    locale,
  };
  const written = foldName(withoutFormula(text, goal));
  const given = respellElement(written);
  // "Iron trichloride" follows the rules of molecules, and is no name of a salt all the same.
  const read = readName(given, locale) ?? (isPrefixedSalt(goal, given) ? null : readByRules(given, locale));
  const reading: AnswerReading = { kind: "name", name: text, formulas: [...(read?.formulas ?? [])] };
  if (goal.names.includes(given))
    return correct({ reading, remarks: given === written ? [] : [{ code: "spelling", expected: goal.preferred }] });
  const misplaced = markMisplaced(goal, given, reading);
  if (misplaced !== null) return misplaced;
  return read === null ? markUnread(goal, given, reading) : markRead(goal, given, read, reading);
}

/** A name that draws the right molecule by wrong numbers, or along a shorter chain. */
function markMisplaced(goal: Goal, given: string, reading: AnswerReading): Mark | null {
  const structure = structureOf(goal);
  switch (structure === null ? null : findMisplaced(structure, given, goal.locale)) {
    case "numbering":
      return wrong({ code: "numbered-otherwise", expected: goal.preferred }, "calculation", reading);
    case "main-chain":
      return wrong({ code: "shorter-chain", expected: goal.preferred }, "method", reading);
    case null:
      return null;
  }
}

function structureOf({ formula, names }: Goal): Structure | null {
  return readCondensed(formula) ?? names.map(structureOfName).find((each) => each !== null) ?? null;
}

/** "Dichlorine hexoxide (Cl2O6)": the formula behind the name says nothing new where it is that of the question. */
function withoutFormula(text: string, goal: Goal): string {
  const [whole, formula = ""] = /\s*\(([^\s]{1,40})\)[\s.!]*$/u.exec(text) ?? [""];
  return formula !== "" && isFormula(formula, goal.formula) ? text.slice(0, text.length - whole.length) : text;
}

function markUnread(goal: Goal, given: string, reading: AnswerReading): Mark {
  const molecule = compareMolecules(goal, given);
  if (molecule === "same") return correct({ reading, remarks: [{ code: "common-name", expected: goal.preferred }] });
  if (molecule === "isomer") return markIsomer(goal, reading);
  if (molecule === "other") return incorrect({ credit: NO_CREDIT, hasUnits: false, reading, misconception: null });
  if (isPrefixedSalt(goal, given))
    return wrong({ code: "prefixes-on-ions", expected: goal.preferred }, "method", reading);
  if (hasOtherNumbers(goal, given))
    return wrong({ code: "counting-prefix", expected: goal.preferred }, "calculation", reading);
  const knownTerms = getKnownTerms(goal.locale);
  const isMisspelt = (name: string): boolean => judgeSpelling(given, name, knownTerms) === "misspelt";
  if (!goal.exactSpelling && goal.names.some(isMisspelt))
    return correct({ reading, remarks: [{ code: "spelling", expected: goal.preferred }] });
  // Else whoever misspells on purpose could try out one name after the other.
  if (goal.others.some(isMisspelt))
    return incorrect({ credit: NO_CREDIT, hasUnits: false, reading, misconception: null });
  return ungradable({ code: "unknown-name", found: given.slice(0, 60) }, reading);
}

/** A molecule whose name is right but for the numbers of its atoms: "silicon pentachloride", "silicon chloride". */
function hasOtherNumbers({ formula, names }: Goal, given: string): boolean {
  const bare = withoutNumbersOfAtoms(given);
  return findSalt(formula) === null && names.some((name) => withoutNumbersOfAtoms(name) === bare);
}

/** A salt whose name is right but for counting prefixes: "calcium dichloride". */
function isPrefixedSalt({ formula, locale }: Goal, given: string): boolean {
  const stripped = withoutCountingPrefixes(given);
  if (stripped === given || findSalt(formula) === null) return false;
  return readName(stripped, locale)?.formulas.some((each) => isFormula(each, formula)) === true;
}

function markRead(goal: Goal, given: string, read: NameReading, reading: AnswerReading): Mark {
  const isThis = read.formulas.map((each) => isFormula(each, goal.formula));
  if (isThis.every(Boolean)) {
    const molecule = compareMolecules(goal, given);
    if (molecule === "isomer" || molecule === "other") return markIsomer(goal, reading);
    // "Manganese dioxide" is in use, "dialuminium trioxide" is not: there the charges leave nothing to say.
    const isPrefixed = hasMetal(goal.formula) && hasFixedCharges(goal.formula) && isPrefixedSalt(goal, given);
    if (isPrefixed) return wrong({ code: "prefixes-on-ions", expected: goal.preferred }, "method", reading);
    if (isMiscounted(goal, given))
      return wrong({ code: "counting-prefix", expected: goal.preferred }, "calculation", reading);
    return correct({ reading, remarks: read.isCommon ? [{ code: "common-name", expected: goal.preferred }] : [] });
  }
  if (isThis.some(Boolean)) {
    const code = hasMetal(goal.formula) ? "oxidation-number-missing" : "counting-prefix";
    return wrong({ code, expected: goal.preferred }, "calculation", reading);
  }
  return markAnotherSubstance(goal, given, read, reading);
}

/** "Nitrogen pentoxide" is in use for N2O5, and does not say that there are two atoms of nitrogen. */
function isMiscounted({ formula, names }: Goal, given: string): boolean {
  return findSalt(formula) === null && !hasMetal(formula) && names.some((name) => differInNumbersOfAtoms(name, given));
}

/** Whether an organic name stands for the molecule that is asked for, or for an isomer of it: "neopentane" for 2-methylbutane. */
function compareMolecules({ formula, names, locale }: Goal, given: string): "same" | "isomer" | "other" | null {
  const key = findMoleculeKey(given, locale);
  const structure = readCondensed(formula);
  const asked =
    structure === null
      ? names.map((name) => findMoleculeKey(name, locale)).find((each) => each !== null)
      : fingerprint(structure);
  if (key === null || asked === null || asked === undefined) return null;
  if (key === asked) return "same";
  return areIsomers(key, asked) ? "isomer" : "other";
}

function markIsomer({ preferred }: Goal, reading: AnswerReading): Mark {
  return incorrect({
    credit: creditWithout("method"),
    hasUnits: false,
    reading,
    remarks: [{ code: "another-isomer", expected: preferred }],
    misconception: null,
  });
}

function hasFixedCharges({ counts }: Formula): boolean {
  return [...counts.keys()].every((atom) => listCationCharges(atom).length <= 1);
}

function markAnotherSubstance(goal: Goal, given: string, { formulas }: NameReading, reading: AnswerReading): Mark {
  for (const text of formulas) {
    const parsed = parseFormula(text);
    const slip = parsed.ok ? findFormulaSlip({ expected: goal.formula, given: parsed.value }) : null;
    const remark = slip && describeSlip(slip.remark, goal, given);
    if (slip && remark) return wrong(remark, slip.lost, reading);
  }
  const plain = withoutNumbersOfAtoms(given);
  if (goal.names.some((name) => withoutNumbersOfAtoms(name) === plain)) {
    return wrong({ code: "counting-prefix", expected: goal.preferred }, "calculation", reading);
  }
  const remark: Remark = { code: "another-substance", formulas: formulas.slice(0, 4) };
  return incorrect({ credit: NO_CREDIT, hasUnits: false, reading, remarks: [remark], misconception: null });
}

/** What a slip between the two formulas says of the names. */
function describeSlip(remark: Remark, { preferred }: Goal, given: string): Remark | null {
  switch (remark.code) {
    case "polyatomic-ion":
      return { code: "anion-name", expected: preferred, given };
    case "cation-charge":
      return { code: "oxidation-number", expected: preferred };
    case "hydrate-water":
      return remark;
    default:
      return null;
  }
}

function wrong(remark: Remark, lost: Axis, reading: AnswerReading): Mark {
  return incorrect({ credit: creditWithout(lost), hasUnits: false, reading, remarks: [remark] });
}

/** An element's name stands for the element in whatever molecules: "oxygen" for O2. */
function isFormula(text: string, goal: Formula): boolean {
  const parsed = parseFormula(text);
  if (!parsed.ok) return false;
  const isElement =
    goal.counts.size === 1 && goal.charge === 0 && parsed.value.charge === 0 && /^[A-Z][a-z]?$/.test(text);
  return isElement ? hasSameElements(parsed.value, goal) : isSameComposition(parsed.value, goal);
}

function hasMetal({ counts }: Formula): boolean {
  return [...counts.keys()].some((key) => !isNonmetal(readAtomKey(key).symbol));
}
