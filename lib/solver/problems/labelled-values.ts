import { canonicalOf } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { isAsk, isLoose, isSense, splitSentences } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import type { ProblemToken } from "./tokens.ts";

/** A value of the text with what it is called, and the substance that it belongs to where its kind is one of substances. */
export type Entry = {
  readonly kind: Kind;
  readonly quantity: Quantity;
  readonly of: string | null;
  readonly state: string | null;
};

type Calling = {
  readonly kindOf: (token: ProblemToken) => Kind | null;
  readonly fits: (kind: Kind, quantity: Quantity) => boolean;
  readonly isOfSubstance: (kind: Kind) => boolean;
  /** What a value is by its unit alone. */
  readonly byUnit: (quantity: Quantity) => Kind | null;
};

type Named = { readonly of: string; readonly state: string | null };

/** One formula beyond doubt. */
function readSubstance(token: ProblemToken | undefined, next: ProblemToken | undefined): Named | null {
  if (token?.kind !== "substance" || token.substance.formulas.length === 0) return null;
  const parsed = parseFormula(token.substance.formulas[0] ?? "");
  if (!parsed.ok) return null;
  const written = next?.kind === "state" ? next.text.replace(/[()]/g, "") : null;
  return { of: canonicalOf(parsed.value), state: parsed.value.state ?? written };
}

/** Between a name and its value: nothing that could be another statement. */
function isLink(token: ProblemToken): boolean {
  return (
    isLoose(token) ||
    token.kind === "substance" ||
    token.kind === "equation" ||
    token.kind === "unit" ||
    (token.kind === "sign" && token.sign !== "?") ||
    isSense(
      token,
      "is",
      "of",
      "in",
      "at",
      "has",
      "with",
      "and",
      "react",
      "produce",
      "produced",
      "decompose",
      "when",
      "to",
      "from",
      "link",
      "molecule",
      "reaction-kind",
      "condition/vaporization",
      "condition/fusion",
      "condition/standard-temperature",
      "condition/standard-pressure",
      "condition/constant-pressure",
      "burn",
      "label/final",
    )
  );
}

/** The name before a value; null when there is none, or when several stand in a list before it. */
function findName(
  sentence: Sentence,
  at: number,
  quantity: Quantity,
  carried: Kind | null,
  { kindOf, fits, isOfSubstance }: Calling,
): Kind | null {
  const place = sentence.findLastIndex((token, index) => {
    const kind = index < at ? kindOf(token) : null;
    return kind !== null && fits(kind, quantity);
  });
  if (place === -1) return carried !== null && isOfSubstance(carried) && fits(carried, quantity) ? carried : null;
  const kind = kindOf(sentence[place] ?? { kind: "unknown", text: "" });
  const between = sentence.slice(place + 1, at);
  if (kind === null || between.some((token) => isAsk(token))) return null;
  const isTaken = between.some((token) => token.kind === "quantity" && fits(kind, token.reading.quantity));
  if (isTaken) return isOfSubstance(kind) ? kind : null;
  if (!between.every((token) => isLink(token) || kindOf(token) !== null || token.kind === "quantity")) return null;
  // "ΔH and ΔG are …": which of the two the value belongs to is told by their order only.
  const before = sentence.findLastIndex(
    (token, index) =>
      index < place && !isLoose(token) && !isSense(token, "and") && !(token.kind === "sign" && token.sign === ","),
  );
  const other = sentence[before];
  const isListed =
    before !== place - 1 &&
    other !== undefined &&
    kindOf(other) !== null &&
    kindOf(other) !== kind &&
    fits(kindOf(other) ?? kind, quantity);
  return isListed && !sentence.slice(0, before).some((token) => isAsk(token)) ? null : kind;
}

type Found = {
  readonly kind: Kind;
  readonly quantity: Quantity;
  readonly before: Named | null;
  readonly behind: Named | null;
};

/** The next substance in a direction, over harmless words and no other value. */
function findBeside(sentence: Sentence, at: number, step: 1 | -1, kindOf: Calling["kindOf"]): Named | null {
  for (let place = at + step; place >= 0 && place < sentence.length; place += step) {
    const token = sentence[place];
    if (token === undefined || token.kind === "quantity" || token.kind === "equation") return null;
    if (token.kind === "substance") return readSubstance(token, sentence[place + 1]);
    if (step === 1 && !(isLoose(token) || isSense(token, "of", "in", "link", "molecule"))) return null;
    if (
      step === -1 &&
      !(
        isLoose(token) ||
        token.kind === "sign" ||
        isSense(token, "of", "is", "has", "in", "at", "link", "molecule", "label/final", "condition/at-equilibrium") ||
        kindOf(token) !== null
      )
    )
      return null;
  }
  return null;
}

function listFound(tokens: readonly ProblemToken[], calling: Calling): Found[] | null {
  const found: Found[] = [];
  let carried: Kind | null = null;
  for (const sentence of splitSentences(tokens)) {
    for (const [at, token] of sentence.entries()) {
      carried = calling.kindOf(token) ?? carried;
      if (token.kind !== "quantity") continue;
      const { quantity } = token.reading;
      const kind = calling.byUnit(quantity) ?? findName(sentence, at, quantity, carried, calling);
      if (kind === null) return null;
      found.push({
        kind,
        quantity,
        before: findBeside(sentence, at, -1, calling.kindOf),
        behind: findBeside(sentence, at, 1, calling.kindOf),
      });
    }
  }
  return found;
}

/** The substance of each value: all before their values, or all behind them. */
function settle(found: readonly Found[], isOfSubstance: Calling["isOfSubstance"]): Entry[] | null {
  const ofSubstances = found.filter(({ kind }) => isOfSubstance(kind));
  const areBefore = ofSubstances.every(({ before }) => before !== null);
  const areBehind = ofSubstances.every(({ behind }) => behind !== null);
  if (ofSubstances.length > 0 && areBefore === areBehind) return null;
  const entries = found.map(({ kind, quantity, before, behind }): Entry => {
    const named = isOfSubstance(kind) ? (areBefore ? before : behind) : null;
    return { kind, quantity, of: named?.of ?? null, state: named?.state ?? null };
  });
  const keys = new Set(entries.map(({ kind, of }) => `${kind} ${of}`));
  return keys.size === entries.length ? entries : null;
}

/** Every value of a text with its name; null when one of them has none, or could have two. */
export function findEntries(tokens: readonly ProblemToken[], calling: Calling): Entry[] | null {
  const found = listFound(tokens, calling);
  return found === null ? null : settle(found, calling.isOfSubstance);
}
