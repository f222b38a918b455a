import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import type { Formula } from "../chemistry/formula/formula.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { compose } from "./compose.ts";
import { foldName } from "./fold.ts";
import type { FoldedName } from "./fold.ts";
import { getLexis } from "./languages/languages.ts";
import type { NameIssue } from "./name.ts";
import { readName } from "./reading/read-name.ts";
import type { ReadFailure } from "./reading/read-name.ts";

/** No name of a course comes near. */
const MAX_LENGTH = 300;

/**
 * The formula of a name: systematic ("iron(III) oxide", "dinitrogen tetroxide", "copper(II) sulfate pentahydrate"),
 * traditional ("ferric oxide"), of an acid, an ion, an organic compound, or everyday ("baking soda"); in any case and
 * spacing. A name that leaves the formula open is an issue with the formulas that it may mean; nothing is guessed.
 * States are not part of a name: "hydrochloric acid" gives HCl. Linear in the name's length.
 */
export function formulaOf(name: string, locale: Locale = DEFAULT_LOCALE): Result<Formula, NameIssue> {
  return readFormula(name, locale, "with-forms");
}

/**
 * The formulas that a name may stand for, in canonical ASCII: one where it is certain, several where the name leaves it
 * open, none for what is no name. For readers of free text, who ask the writer and read "gas" and "atom" themselves.
 */
export function listFormulasOf(name: string, locale: Locale = DEFAULT_LOCALE): readonly string[] {
  const reading = readFormula(name, locale, "bare");
  return reading.ok ? [formatFormula(reading.value, "ascii")] : reading.issue.readings;
}

function readFormula(name: string, locale: Locale, words: "with-forms" | "bare"): Result<Formula, NameIssue> {
  const found = name.trim();
  if (found === "") return fail({ code: "empty", at: 0, found: "", readings: [] });
  if (found.length > MAX_LENGTH) return fail({ code: "too-long", at: MAX_LENGTH, found: "", readings: [] });
  const folded = foldName(name);
  const reading = readName(folded.text, getLexis(locale), words);
  if (reading.kind === "failed") return fail(explain(name, folded, reading));
  const texts = reading.kind === "open" ? reading.formulas : reading.designations.map(compose);
  const formulas = new Map(
    texts.flatMap((text) => toFormula(text)).map((formula) => [formatFormula(formula, "ascii"), formula]),
  );
  const [only] = formulas.values();
  if (reading.kind === "read" && formulas.size === 1 && only !== undefined) return succeed(only);
  const code = formulas.size > 0 ? "open-name" : reading.kind === "open" ? "no-single-formula" : "unknown-name";
  return fail({ code, at: name.indexOf(found), found, readings: [...formulas.keys()] });
}

function toFormula(text: string | null): Formula[] {
  const parsed = text === null ? null : parseFormula(text);
  return parsed?.ok === true ? [parsed.value] : [];
}

/** Points at the first word that no rule understood, or at a numeral that its element does not take. */
function explain(name: string, { offsets }: FoldedName, { reader }: ReadFailure): NameIssue {
  const wrong = reader.impossibleCharge;
  if (wrong !== null) {
    const at = offsets[wrong.at] ?? 0;
    return { code: "impossible-charge", at, found: name.slice(at, (offsets[wrong.end - 1] ?? at) + 1), readings: [] };
  }
  if (reader.isImpossibleStructure)
    return { code: "impossible-structure", at: offsets[0] ?? 0, found: name.trim(), readings: [] };
  const at = offsets[reader.furthest] ?? 0;
  return { code: "unknown-name", at, found: name.slice(at).trimEnd(), readings: [] };
}
