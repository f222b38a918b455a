import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import { listFormulasOf } from "../../nomenclature/formula-of.ts";
import { readFormulaObject } from "../../solver/structure/read-objects.ts";
import { readSubstance } from "../../solver/structure/reactions/reactants.ts";

/** A reaction that is told in one clause, by the names and formulas of what takes part. */

const LY = String.raw`(?:[a-z]+ly )?`;
const TO_MAKE = String.raw`(?:,? (?:and|which|(?:and )?the mixture|they) (?:then )?(?:${LY}react(?:s|ed)? to )?(?:yields?|forms?|produces?|gives?|makes?)|,? (?:the mixture )?(?:${LY}reacts? )?to (?:yield|form|produce|give|make)|,? (?:yielding|forming|producing|giving|making)|, the products? of (?:this|the) reaction being)`;
const MADE = " (?<made>.+)";

/** "To yield the corresponding metal oxide": which one, the two tell by themselves. */
const CORRESPONDING =
  /,? (?:to (?:yield|form|produce|give)|yielding|forming|producing|giving) the corresponding (?:metal )?[a-z]+ides?$/i;

/** A reaction told in one clause. */
const TELLS: readonly RegExp[] = [
  new RegExp(
    `^(?:when |if |as )?(?<one>.+?),? (?:${LY}(?:reacts?|combines?)(?: [a-z]+ly)? with|(?:is|are) ${LY}(?:added|bubbled|passed|dissolved|placed|heated|burned|burnt|treated|mixed|reacted|combined)(?: [a-z]+ly)? (?:to|in|into|through|with)|(?:may|can|could|is|are)(?: also)?(?: be)? (?:reduced|oxidized|oxidised) (?:using|by|with)) (?<other>.+?)${TO_MAKE}${MADE}$`,
    "i",
  ),
  new RegExp(
    `^(?:the )?(?:reaction|oxidation|reduction) (?:of|between) (?<one>.+?) (?:with|and|by) (?<other>.+?)(?:${TO_MAKE}| (?:leads to|results in)(?: the (?:formation|production) of)?)${MADE}$`,
    "i",
  ),
  new RegExp(
    `^(?:the (?:first|second|third|last|final|next) step is )?(?:the )?(?:thermal )?decomposition of (?<one>.+?)(?: from [a-z ]+)?(?:${TO_MAKE}| (?:leads to|results in|gives|yields|produces|to|into)(?: the (?:formation|production) of)?)${MADE}$`,
    "i",
  ),
  new RegExp(
    `^(?:when |on heating,? )?(?<one>.+?)(?: (?:is|are) (?:${LY}(?:heated|melted|electrolyzed|electrolysed|decomposed)(?: and )?)+)?(?: and|,? it|,? they)?(?: decomposes?| breaks? down)?(?:${TO_MAKE}| (?:to|into))${MADE}$`,
    "i",
  ),
  /^(?<made>.+?) (?:can|may|could|is|are)(?: also)?(?: be)? (?:prepared|produced|made|formed|obtained) (?:by|from|in|through) the reaction (?:of|between) (?<one>.+?) (?:and|with) (?<other>.+?)(?:, (?:yielding|giving|forming|producing) (?<more>.+?) as (?:the other|another) product)?$/i,
  // What forms is left to be found.
  /^(?:the )?(?:thermal )?decomposition of (?<one>[^,]+?)$/i,
  /^(?:.{0,90}\b(?:when|in which|as) )?(?<one>.+?) (?:(?:reacts?|combines?)(?: [a-z]+ly)? with|(?:is|are) (?:added|bubbled|dropped|poured) (?:to|into|through)) (?<other>.+?)$/i,
  /^(?:the )?reaction (?:of|between) (?<one>.+?) (?:with|and) (?<other>.+?)$/i,
];

export const isCharged = ({ charge }: Formula): boolean => charge !== 0;

/** "Manganese(IV) oxide (MnO2)": by its name and its formula, where both are the same. */
function readTwice(name: string, formula: string): Formula | null {
  const [named, written] = [readSubstance(name, DEFAULT_LOCALE), readFormulaObject(formula)];
  return named !== null && written !== null && canonicalOf(named) === canonicalOf(written) ? named : null;
}

/** A substance or an ion; null for what is none, or leaves open which. */
function readOne(told: string): Formula | null {
  const item = told.trim().replace(/^(?:aqueous|solid|dissolved) /i, "");
  const [, name = "", formula = ""] = /^(.+?) \((\S+)\)$/.exec(item) ?? [];
  if (!/\bions?\b/i.test(item)) {
    const found = readSubstance(item, DEFAULT_LOCALE) ?? readTwice(name, formula);
    // "Oxide" by itself is a kind of compound, and no ion of it.
    return found === null || (isCharged(found) && readFormulaObject(item) === null) ? null : found;
  }
  const bare = (name === "" ? item : name).replace(/ ions$/i, " ion");
  const known = listFormulasOf(bare, DEFAULT_LOCALE);
  const written = readFormulaObject(formula === "" ? (known.length === 1 ? (known[0] ?? "") : "") : formula);
  return written !== null && known.includes(canonicalOf(written)) ? written : null;
}

/** "Molecular chlorine, Cl2, and hydroxide ions": all of them; null where one is not known. */
function readAll(told: string | undefined): Formula[] | null {
  if (told === undefined) return [];
  const items = told
    .replaceAll(/, ([A-Z][\w()^+-]*)(?=[,.]|\s|$)[,.]?/g, " ($1)")
    .split(/,? and |, (?!\d)/)
    .filter((item) => item.trim() !== "");
  const found = items.flatMap((item) => readOne(item) ?? []);
  return found.length === items.length ? found : null;
}

export type ToldReaction = { readonly reactants: readonly Formula[]; readonly products: readonly Formula[] };

/** Null where anything in the clause is not known. */
export function readTelling(written: string): ToldReaction | null {
  const clause = written
    .replace(/ ?[.?:]+$/, "")
    .replace(CORRESPONDING, "")
    .replace(/ as (?:the|its) only product$/i, "")
    .trim();
  for (const pattern of TELLS) {
    const groups = pattern.exec(clause)?.groups;
    const [one, other, made, more] = ["one", "other", "made", "more"].map((name) => readAll(groups?.[name]));
    if (groups === undefined || !one?.length || !other || !made || !more) continue;
    const told = { reactants: [...one, ...other], products: [...made, ...more] };
    // One substance alone falls apart, or nothing is told of what it meets.
    const isWhole =
      told.products.length > 0 || told.reactants.length === (/^(?:the )?(?:thermal )?decomp/i.test(clause) ? 1 : 2);
    return isWhole ? told : null;
  }
  return null;
}
