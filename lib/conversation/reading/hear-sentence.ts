import { isSameVariable, variableOf } from "../../methods/rules/kinds.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { listQuantities } from "../../quantity/scan-quantity.ts";
import type { QuantityReading } from "../../quantity/scan-quantity.ts";
import { findCues } from "../../reading/cues/cues.ts";
import { fits } from "../../reading/statement/fits.ts";
import { listSubstances, settle } from "../../reading/statement/scene.ts";
import { listSpots } from "../../reading/text/spots.ts";
import type { Change } from "../../reading/unsure/change.ts";
import type { Draft } from "../../reading/unsure/draft.ts";
import { findOutlook } from "../../reading/unsure/outlook.ts";
import type { Words } from "../../wording/words.ts";
import { findKindNames, hasPhrase } from "./kind-names.ts";
import { READING_WORDS } from "../phrases/reading-words.ts";

/** A message with what stands in it. */
type Message = {
  readonly text: string;
  readonly values: readonly QuantityReading[];
  readonly substances: readonly string[];
  readonly equation: string | null;
  readonly words: Words;
};

function readMessage(text: string, words: Words): Message {
  const { locale } = words;
  const spots = listSpots(text, locale, findCues(locale) ?? new Map()) ?? [];
  const [equation] = spots.flatMap((spot) => (spot.kind === "equation" ? (spot.equation?.text ?? []) : []));
  return {
    text,
    values: listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((read) =>
      read.ok ? [read.value] : [],
    ),
    substances: listSubstances(spots).flatMap((substance) => settle(substance, null) ?? []),
    equation: equation ?? null,
    words,
  };
}

/** Where a quantity that is named stands in a draft: of several the one of the substance that is named. */
function findNumber(draft: Draft, { values }: Message, is: readonly Variable[], value: QuantityReading): number {
  const open = draft.numbers.map((number, at) => ({ number, at })).filter(({ number }) => number.aside !== "student");
  const named = open.filter(
    ({ number }) => number.is !== null && is.some((each) => isSameVariable(each, number.is ?? each)),
  );
  const ofKind = open.filter(({ number }) => is.some(({ kind }) => number.is?.kind === kind));
  const fitting = open.filter(({ number }) => number.choices.some(({ kind }) => fits(kind, value.quantity)));
  const candidates = [named, ofKind, values.length === 1 ? fitting : []].find((each) => each.length > 0) ?? [];
  return candidates.length === 1 ? (candidates[0]?.at ?? -1) : -1;
}

/** "2.50 g is the mass of the solution": a number of the text, with what it is. */
function findWritten(draft: Draft, value: QuantityReading, text: string): number {
  const plain = (each: string): string => each.replace(/\s+/gu, "");
  const written = plain(text.slice(value.start, value.end));
  const whole = draft.numbers.findIndex(({ span }) => plain(span.text) === written);
  // "Ignore 98", of 98 degrees.
  const isBare = /^[\d.,]+$/u.test(written);
  const begun = draft.numbers.filter(
    ({ span }) =>
      isBare && /^[^\d.,]/u.test(plain(span.text).slice(written.length)) && plain(span.text).startsWith(written),
  );
  const [only, ...others] = begun;
  return whole === -1 && only !== undefined && others.length === 0 ? draft.numbers.indexOf(only) : whole;
}

function hearValue(draft: Draft, message: Message, value: QuantityReading): Change | null {
  const { text, words, substances } = message;
  const at = findWritten(draft, value, text);
  const isAside = hasPhrase(text, READING_WORDS[words.locale].aside);
  if (at !== -1 && isAside) return { kind: "aside", at };
  const kinds = findKindNames(text, words).filter((kind) => fits(kind, value.quantity));
  const owners = substances.length === 0 ? [null] : substances;
  const named = kinds.flatMap((kind) => owners.map((of) => variableOf(kind, of)));
  const [kind] = kinds;
  if (at !== -1) {
    const choices = draft.numbers[at]?.choices ?? [];
    const is =
      choices.find((each) => named.some((other) => isSameVariable(other, each))) ??
      choices.find((each) => each.kind === kind) ??
      (kind === undefined ? choices.find(({ of }) => of !== null && substances.includes(of)) : undefined);
    return is === undefined ? null : { kind: "number", at, is };
  }
  const place = findNumber(draft, message, named, value);
  const written = text.slice(value.start, value.end).trim();
  if (place !== -1) return { kind: "value", at: place, value: written };
  const missing = findOutlook(draft).missing.find(
    (each) => (kind === undefined || each.kind === kind) && fits(each.kind, value.quantity),
  );
  const more = missing ?? named[0];
  return more === undefined ? null : { kind: "more", is: more, value: written };
}

/** "It asks for the mass": what follows of that kind, else a kind of the substance that the message or the text names. */
function hearGoal(draft: Draft, { text, words, substances }: Message): Change | null {
  const [kind] = findKindNames(text, words);
  if (kind === undefined) return null;
  const offers = [...findOutlook(draft).goals, ...draft.asked.flat().map(({ is }) => is)].filter(
    (each) => each.kind === kind,
  );
  const own = substances[0] ?? draft.goals[0]?.is.of ?? null;
  const offer = offers.find(({ of }) => of === own) ?? (substances.length === 0 ? offers[0] : undefined);
  return { kind: "goal", is: offer ?? variableOf(kind, own) };
}

/** "No, the volume is 2.5 L", "it asks for the mass of NaCl", "20 °C is not needed": null for what says nothing of a reading. */
export function hearSentence(text: string, draft: Draft, words: Words): Change[] | null {
  const message = readMessage(text, words);
  const { values, equation } = message;
  if (equation !== null) return [{ kind: "equation", equation }];
  if (values.length === 0) {
    const goal = hearGoal(draft, message);
    return goal === null ? null : [goal];
  }
  const changes = values.map((value) => hearValue(draft, message, value));
  return changes.every((change) => change !== null) ? changes : null;
}
