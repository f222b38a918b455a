import type { Locale } from "../../i18n/locales.ts";
import { KINDS } from "../../methods/rules/kinds.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import type { Condition } from "../../methods/rules/rule.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { UNKNOWN } from "../../reading/glosses/read-tokens.ts";
import { kindOfUnit } from "../../reading/statement/goals.ts";
import { listTokenised } from "../../reading/text/named-tokens.ts";
import { findConditionOf, findKindOf, findLabelOf } from "../../solver/problems/senses.ts";
import { withoutCounting } from "../../solver/problems/mentions.ts";
import { isLoose, isSense } from "../../solver/problems/sentences.ts";
import type { ProblemToken } from "../../solver/problems/tokens.ts";
import type { Substance } from "../../solver/tokens.ts";
import { tokenise } from "../phrases/find-phrase.ts";
import { isWordOfFollowUp } from "../phrases/follow-up-vocabulary.ts";

/** A value that a message names: what it is of and which of several, as far as its own words tell. */
export type SaidValue = {
  readonly quantity: Quantity;
  readonly kind: Kind | null;
  readonly of: Substance | null;
  readonly label: Label | null;
};

/** What a message asks for, as far as its own words tell. */
export type SaidGoal = {
  readonly kind: Kind | null;
  readonly unit: Unit | null;
  readonly of: Substance | null;
  readonly label: Label | null;
  /** Atoms of an element, where its name also means its molecules. */
  readonly isOfAtoms: boolean;
  /** Of what forms, or of what is needed, whichever substance that is. */
  readonly side: "made" | "needed" | null;
};

/** A message that says nothing by itself: what changes of a problem before it, or what else is asked of it. */
export type Fragment = {
  readonly values: readonly SaidValue[];
  readonly goal: SaidGoal | null;
  readonly conditions: ReadonlySet<Condition>;
  readonly substances: readonly Substance[];
  /** Which of several it speaks of, wherever that is said. */
  readonly label: Label | null;
};

/** Between a value and its substance stand few words. */
const FARTHEST = 3;

/**
 * Reads such a message with the words that problems are read with, in the reader's language or in English; null where it says
 * something that is neither a word of a problem nor of a turn that comes back to one. `told`: the words of the problem before.
 */
export function readFragment(text: string, locale: Locale, told: ReadonlySet<string> = new Set()): Fragment | null {
  const wordings = listTokenised(text, locale);
  const most = Math.max(0, ...wordings.map(countNames));
  for (const tokens of wordings) {
    // A wording in which a name is lost says of what it says less than the message does.
    const isKnown = tokens.every((token) => isUnderstood(token) || isTold(token, told));
    if (!isKnown || countNames(tokens) < most) continue;
    const values = readValues(tokens);
    return {
      values,
      goal: readGoal(tokens),
      conditions: new Set(tokens.flatMap((token) => (token.kind === "concept" ? conditionOf(token.concept) : []))),
      substances: tokens.flatMap((token) => (token.kind === "substance" ? [token.substance] : [])),
      label: tokens.flatMap((token) => (token.kind === "concept" ? (findLabelOf(token.concept) ?? []) : []))[0] ?? null,
    };
  }
  return null;
}

/** How many substances are named, once more for each value that is of one. */
const countNames = (tokens: readonly ProblemToken[]): number =>
  tokens.filter(({ kind }) => kind === "substance").length + readValues(tokens).filter(({ of }) => of !== null).length;

function isUnderstood(token: ProblemToken): boolean {
  if (token.kind === "unknown") {
    const word = token.text.replace(UNKNOWN, "");
    return isWordOfFollowUp(word) || Object.hasOwn(LETTERS, word);
  }
  return token.kind !== "equation" && token.kind !== "suspect" && !isSense(token, "foreign", "or", "compare");
}

function isTold(token: ProblemToken, told: ReadonlySet<string>): boolean {
  return token.kind === "unknown" && tokenise(token.text.replace(UNKNOWN, "")).every((word) => told.has(word));
}

function conditionOf(concept: string): Condition[] {
  const condition = findConditionOf(concept);
  return condition === null ? [] : [condition];
}

function readValues(tokens: readonly ProblemToken[]): SaidValue[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== "quantity") return [];
    const named = kindOfLetter(tokens, at);
    if (named !== null) {
      const quantity = { ...withoutCounting(token.reading.quantity), unit: getUnit(KINDS[named].unit) };
      return [{ quantity, kind: named, of: null, label: null }];
    }
    const quantity = withoutCounting(token.reading.quantity);
    return [{ quantity, kind: kindOfValue(tokens, at, quantity), of: ownerOf(tokens, at), label: labelOf(tokens, at) }];
  });
}

/** Letters that a bare number may be given for, in the unit of its kind: "c = 0.90". */
const LETTERS: Readonly<Record<string, Kind>> = { c: "specific-heat" };

function kindOfLetter(tokens: readonly ProblemToken[], at: number): Kind | null {
  const [letter, equals, value] = tokens.slice(Math.max(0, at - 2), at + 1);
  const isBare = value?.kind === "quantity" && value.reading.unit === null;
  if (!isBare || equals?.kind !== "sign" || equals.sign !== "=" || letter?.kind !== "unknown") return null;
  return Object.hasOwn(LETTERS, letter.text) ? (LETTERS[letter.text] ?? null) : null;
}

const fitsValue = (kind: Kind, { unit }: Quantity): boolean => KINDS[kind].dimension === unit.dimension;

/** "The pressure is 4 atm": the noun before a value, with no other value between. */
function kindOfValue(tokens: readonly ProblemToken[], at: number, quantity: Quantity): Kind | null {
  for (let before = at - 1; before >= 0; before -= 1) {
    const token = tokens[before];
    if (token?.kind === "quantity") return null;
    const kind = token?.kind === "concept" ? findKindOf(token.concept) : null;
    if (kind !== null) return fitsValue(kind, quantity) ? kind : null;
  }
  return null;
}

function ownerOf(tokens: readonly ProblemToken[], at: number): Substance | null {
  for (let next = at + 1; next <= at + FARTHEST; next += 1) {
    const token = tokens[next];
    if (token?.kind === "substance") return token.substance;
    if (!isLoose(token) && !isSense(token, "of")) return null;
  }
  return null;
}

function labelOf(tokens: readonly ProblemToken[], at: number): Label | null {
  for (let before = at - 1; before >= 0; before -= 1) {
    const token = tokens[before];
    if (token?.kind === "quantity") return null;
    const label = token?.kind === "concept" ? findLabelOf(token.concept) : null;
    if (label !== null) return label;
  }
  return null;
}

/** Whether a noun tells what a value of the message is, and so asks for nothing. */
function hasValue(tokens: readonly ProblemToken[], at: number): boolean {
  const token = tokens[at];
  const kind = token?.kind === "concept" ? findKindOf(token.concept) : null;
  if (kind === null) return false;
  for (let next = at + 1; next < tokens.length; next += 1) {
    const other = tokens[next];
    if (other?.kind === "quantity") return fitsValue(kind, other.reading.quantity);
    if (other?.kind === "concept" && findKindOf(other.concept) !== null) return false;
  }
  return false;
}

function readGoal(tokens: readonly ProblemToken[]): SaidGoal | null {
  const isAsked = tokens.some((token) => isSense(token, "how-many", "how-much"));
  let kind: Kind | null = null;
  let unit: Unit | null = null;
  let isOfAtoms = false;
  let label: Label | null = null;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "unit") {
      if (token.unit.unit.counted === "atoms" && isNamedElement(tokens[at - 1])) isOfAtoms = true;
      unit ??= token.unit.unit;
    }
    if (token.kind !== "concept" || hasValue(tokens, at)) continue;
    const named = findKindOf(token.concept);
    if (named === "atoms" && isNamedElement(tokens[at - 1])) isOfAtoms = true;
    kind ??= named;
    label ??= findLabelOf(token.concept);
  }
  const of = tokens.find((token, at) => token.kind === "substance" && !isOfValue(tokens, at));
  if (kind === null && unit === null && !isAsked) return null;
  const substance = of?.kind === "substance" ? of.substance : null;
  const unitKind = unit === null ? null : kindOfUnit(unit);
  // Ions are counted one by one: "how many K+ is that".
  const isOfIons = substance !== null && /[+-]$/.test(substance.formulas.at(-1) ?? "");
  const counted = isOfIons && isAsked ? "particles" : null;
  const asked = kind ?? unitKind ?? counted;
  // A unit of another kind than the noun names a value's, or nothing.
  const fitting =
    unit !== null && asked !== null && (KINDS[asked].dimension === unit.dimension || asked === unitKind) ? unit : null;
  const isCount = asked === "atoms" || (fitting !== null && fitting.dimension === DIMENSIONS.none);
  return {
    kind: asked === "atoms" ? "particles" : asked,
    unit: isCount ? null : fitting,
    of: substance,
    // What was got is the value, and not which of several yields.
    label: asked === "percent-yield" ? null : label,
    isOfAtoms,
    side: sideOf(tokens),
  };
}

function sideOf(tokens: readonly ProblemToken[]): SaidGoal["side"] {
  if (tokens.some((token) => isSense(token, "produced", "produce"))) return "made";
  return tokens.some((token) => isSense(token, "needed")) ? "needed" : null;
}

function isNamedElement(token: ProblemToken | undefined): boolean {
  return token?.kind === "substance" && token.substance.element !== null;
}

/** Whether a substance is what a value before it is of. */
function isOfValue(tokens: readonly ProblemToken[], at: number): boolean {
  for (let before = at - 1; before >= at - FARTHEST; before -= 1) {
    const token = tokens[before];
    if (token?.kind === "quantity") return true;
    if (!isLoose(token) && !isSense(token, "of")) return false;
  }
  return false;
}
