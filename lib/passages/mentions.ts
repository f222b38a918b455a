import { balance } from "../chemistry/equation/balance.ts";
import { type Equation, listTerms } from "../chemistry/equation/equation.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { canonicalOf } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { Span } from "../claims/claim.ts";
import { findEquations } from "../claims/find-equations.ts";
import { findFormulas } from "../claims/find-formulas.ts";
import { findNames } from "../claims/find-names.ts";
import { toPlainText } from "../claims/plain-text.ts";
import { foldText } from "../concepts/fold-name.ts";
import type { Locale } from "../i18n/locales.ts";
import { spellSubstance } from "../nomenclature/analysis/spellings.ts";
import { listChemicalNames, nameOf } from "../nomenclature/name-of.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { readBalanced } from "../solver/problems/reaction.ts";

/** What a text names that the engine can check. */
export type Mentions = {
  /** Reactions with one balanced form that the text does not contradict, balanced, in canonical ASCII. */
  readonly reactions: readonly string[];
  /** The same, however each is written. */
  readonly reactionKeys: ReadonlySet<string>;
  /** Substances and ions, those of the reactions too: each by its key, with the formula as it is written there, in canonical ASCII. */
  readonly substances: ReadonlyMap<string, string>;
  /** The chemical names that it uses, spelled as the engine spells them, by the substance's key. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** Units behind numbers: `mL`, `kPa`. */
  readonly units: ReadonlySet<string>;
  /** Whether a formula or a reaction is written out. */
  readonly hasFormulas: boolean;
};

/** Ways to write one substance have one key: HC2H3O2 and CH3COOH. */
export function substanceKey(ascii: string): string {
  return spellSubstance(ascii);
}

/** Whether a text names a reaction: balanced or not, with states or without, in any order, with the same substances on the same sides. */
export function namesReaction({ reactionKeys }: Mentions, reaction: string): boolean {
  return reactionKeys.has(reactionKey(reaction) ?? "");
}

/** Null for what is no equation. */
export function reactionKey(reaction: string): string | null {
  const parsed = parseEquation(reaction);
  return parsed.ok ? writeKey(parsed.value) : null;
}

function writeKey({ reactants, products }: Equation): string {
  const side = (terms: Equation["reactants"]): string =>
    terms
      .map(({ formula }) => substanceKey(canonicalOf(formula)))
      .toSorted()
      .join(" + ");
  return `${side(reactants)} -> ${side(products)}`;
}

/** Linear in the text's length. */
export function readMentions(text: string, locale: Locale): Mentions {
  const { text: plain } = toPlainText(text);
  const reactions = [...new Set(findEquations(plain).flatMap(({ equation }) => confirmReaction(equation) ?? []))];
  const formulas = [
    ...findFormulas(plain).flatMap(({ formula, ascii }) => (formula.charge !== 0 || nameOf(formula).ok ? [ascii] : [])),
    ...reactions.flatMap(listSpecies),
  ];
  const named = findChemicalNames(plain, locale);
  const names = new Map<string, string[]>();
  for (const { formula, name } of named) {
    const key = substanceKey(formula);
    const before = names.get(key) ?? [];
    if (!before.includes(name)) names.set(key, [...before, name]);
  }
  // What is written as a formula goes before what is only named.
  const substances = new Map(
    [...named.map(({ formula }) => formula), ...formulas.toReversed()].map((formula) => [
      substanceKey(formula),
      formula,
    ]),
  );
  return {
    reactions,
    reactionKeys: new Set(reactions.flatMap((reaction) => reactionKey(reaction) ?? [])),
    substances,
    names,
    units: readUnits(plain, locale),
    hasFormulas: formulas.length > 0,
  };
}

/** Null where it has no single balanced form, or is written with coefficients that do not balance it. */
function confirmReaction(written: string): string | null {
  const parsed = parseEquation(written);
  if (!parsed.ok) return null;
  const outcome = balance(parsed.value);
  const isSilent = listTerms(parsed.value).every(({ coefficient }) => coefficient === null);
  if (outcome.kind !== "already-balanced" && !(outcome.kind === "balanced" && isSilent)) return null;
  return readBalanced(written)?.text ?? null;
}

function listSpecies(reaction: string): readonly string[] {
  return readBalanced(reaction)?.species ?? [];
}

function readUnits(text: string, locale: Locale): ReadonlySet<string> {
  return new Set(
    listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((reading) =>
      reading.ok && reading.value.unit !== null ? [formatUnit(reading.value.quantity.unit)] : [],
    ),
  );
}

type Named = Span & { readonly formula: string; readonly name: string };

/** Neutral substances by names of chemistry: vinegar is no name of acetic acid. A single sign of Chinese is part of other words. */
function findChemicalNames(text: string, locale: Locale): Named[] {
  return findNames(text, locale).flatMap(({ start, end, formulas: [only, ...others] }) => {
    if (only === undefined || others.length > 0 || (locale === "zh" && end - start < 2)) return [];
    const parsed = parseFormula(only);
    if (!parsed.ok || parsed.value.charge !== 0) return [];
    const folded = foldText(text.slice(start, end));
    const name = listChemicalNames(parsed.value, locale).find((each) => foldText(each) === folded);
    return name === undefined ? [] : [{ start, end, formula: only, name }];
  });
}

/** A text without the names of its substances: "carbon dioxide" says nothing of greenhouses, nor "acetic acid" of acids. */
export function withoutNames(text: string, locale: Locale): string {
  return findChemicalNames(text, locale).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
}
