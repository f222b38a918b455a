import type { Locale } from "../../../i18n/locales.ts";
import type { Span } from "../../claim.ts";

/**
 * What textbooks say, a line each. Slots stand in a row, a space for up to two words between, ` .. ` for up to seven; ` & ` parts
 * what may stand in any order. A slot is one word of several, `a|b_c`, `~` for any ending. `[a/b]` has two poles: with an even
 * number of second poles the sentence is true, with an odd one it is false; a negation at a pole turns it round.
 */
export type Sayings = {
  /** What turns round what it stands before. */
  readonly negations: string;
  /** Words that stand for a slot: `{up}`. */
  readonly sets: Readonly<Record<string, string>>;
  readonly lines: string;
};

type Poles = readonly [first: RegExp, second: RegExp | null];

type Slot = {
  /** Written when they are first looked for: most of some thousand never are, and all would take seconds. */
  readonly poles: () => Poles;
  readonly hasPoles: boolean;
  /** A piece of each of its words: without one of them in a text, nothing of the slot is there. */
  readonly pieces: readonly Piece[];
  readonly isFar: boolean;
};

/** `triplet`: its first three signs; null of a shorter one. */
type Piece = { readonly text: string; readonly triplet: number | null };

type Part = readonly Slot[];

export type Saying = { readonly parts: readonly Part[] };

export type CompiledSayings = {
  readonly sayings: readonly Saying[];
  readonly index: SayingIndex;
  readonly negation: RegExp;
  readonly locale: Locale;
};

/**
 * Where a part stands, and whether an odd number of its poles are turned. `isClose`: nothing but a word or two stands
 * between; `isJoined`: an "and" does.
 */
export type FoundPart = Span & {
  readonly isTurned: boolean;
  readonly isNegated: boolean;
  readonly isClose: boolean;
  readonly isJoined: boolean;
};

/** Of a slot that has no true pole. */
const NOTHING = /(?!)/gu;
const LETTER = String.raw`[\p{L}\p{M}]`;

export function compileSayings({ negations, sets, lines }: Sayings, locale: Locale): CompiledSayings {
  const expand = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => sets[name] ?? "");
  const sayings = lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line): Saying => ({ parts: line.split(" & ").map((part) => readPart(expand(part), locale)) }));
  return { sayings, index: indexOf(sayings), negation: alternatives(negations, locale), locale };
}

/** Sayings by the first signs of the words of their rarest slot, and those whose slots all have shorter words. */
type SayingIndex = { readonly byTriplet: ReadonlyMap<number, readonly number[]>; readonly others: readonly number[] };

function indexOf(sayings: readonly Saying[]): SayingIndex {
  const counts = new Map<number, number>();
  const tripletsIn = ({ pieces }: Slot): number[] => pieces.flatMap(({ triplet }) => triplet ?? []);
  const slots = sayings.map(({ parts }) =>
    parts.flat().filter(({ pieces }) => pieces.every(({ triplet }) => triplet !== null)),
  );
  for (const triplet of slots.flat().flatMap(tripletsIn)) counts.set(triplet, (counts.get(triplet) ?? 0) + 1);
  const weightOf = (slot: Slot): number => tripletsIn(slot).reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
  const byTriplet = new Map<number, number[]>();
  const others: number[] = [];
  for (const [at, own] of slots.entries()) {
    const [rarest] = own.toSorted((one, other) => weightOf(one) - weightOf(other));
    if (rarest === undefined) others.push(at);
    for (const triplet of new Set(rarest === undefined ? [] : tripletsIn(rarest))) {
      const known = byTriplet.get(triplet);
      if (known === undefined) byTriplet.set(triplet, [at]);
      else known.push(at);
    }
  }
  return { byTriplet, others };
}

/** The sayings that a text may have, in their order: hundreds are left aside before any of their words is looked for. */
export function sayingsWithin(text: string, { sayings, index }: CompiledSayings): Saying[] {
  const triplets = tripletsOf(text);
  const places = new Set(index.others);
  for (let at = 0; at + 2 < text.length; at += 1) {
    for (const place of index.byTriplet.get(tripletAt(text, at)) ?? []) places.add(place);
  }
  return [...places]
    .toSorted((one, other) => one - other)
    .flatMap((at) => sayings[at] ?? [])
    .filter((saying) => mayHold(saying, text, triplets));
}

function once(write: () => Poles): () => Poles {
  let poles: Poles | null = null;
  return () => (poles ??= write());
}

function readPart(text: string, locale: Locale): Part {
  const slots: Slot[] = [];
  let isFar = false;
  for (const token of text.trim().split(/\s+/)) {
    if (token === "..") {
      isFar = true;
      continue;
    }
    const [first = "", second] = /^\[(.*)\]$/u.exec(token)?.[1]?.split("/") ?? [token];
    slots.push({
      poles: once(() => [
        first === "" ? NOTHING : alternatives(first, locale),
        second === undefined ? null : alternatives(second, locale),
      ]),
      hasPoles: second !== undefined,
      pieces: [first, second ?? ""]
        .flatMap(longestPieces)
        .map((piece) => ({ text: piece, triplet: piece.length < 3 ? null : tripletAt(piece, 0) })),
      isFar,
    });
    isFar = false;
  }
  return slots;
}

/** Of each word of a slot the longest piece that stands as it is; none of an empty pole. */
const longestPieces = (words: string): string[] =>
  words === ""
    ? []
    : words.split("|").map((word) => word.split(/[~_]/).toSorted((one, other) => other.length - one.length)[0] ?? "");

/** Whether a text has something of each slot. */
const mayHold = ({ parts }: Saying, text: string, triplets: Uint8Array): boolean =>
  parts.every((part) =>
    part.every(({ pieces }) =>
      pieces.some((piece) => (piece.triplet === null || triplets[piece.triplet] === 1) && text.includes(piece.text)),
    ),
  );

const TRIPLETS = 4096;

const tripletAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % TRIPLETS;

/** Which three signs in a row a text has, some of them taken for each other: most words are ruled out by one look. */
function tripletsOf(text: string): Uint8Array {
  const triplets = new Uint8Array(TRIPLETS);
  for (let at = 0; at + 2 < text.length; at += 1) triplets[tripletAt(text, at)] = 1;
  return triplets;
}

/** Amharic writes prepositions onto the word. */
const BEFORE: Readonly<Partial<Record<Locale, string>>> = {
  zh: "",
  am: String.raw`(?<![\p{L}\p{M}\d])[በለከየወስእያ]{0,2}`,
};

function alternatives(words: string, locale: Locale): RegExp {
  const isHan = locale === "zh";
  const before = BEFORE[locale] ?? String.raw`(?<![\p{L}\p{M}\d-])`;
  const patterns = words.split("|").map((word) => {
    const isOpen = word.endsWith("~");
    const inner = word
      .replace(/~$/, "")
      .split("_")
      .map((piece) =>
        piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("~", isHan ? "" : `${LETTER}*`),
      )
      .join(String.raw`[\s*]{1,3}`);
    const isWord = /[\p{L}\p{M}\d]$/u.test(inner);
    const behind = isHan || !isWord ? "" : isOpen ? `${LETTER}*` : String.raw`(?![\p{L}\p{M}]|[.,]?\d)`;
    const front = /^[\p{L}\p{M}\d]/u.test(inner) ? before : "";
    return front + inner + behind;
  });
  return new RegExp(patterns.join("|"), "gu");
}

const NEAR = { words: 2, signs: 6 };
const FAR = { words: 7, signs: 16 };
/** A number between may be wrong by itself. */
const PARTING = /[;:：；?？!。।።፤\d]|\.\s/u;
/** Of two things that are joined each has its own: "at the cathode and oxidation at the anode". */
const JOINT =
  /(?<![\p{L}\p{M}])(?:and|or|while|whereas|but|y|e|o|pero|mientras|et|ou|mais|tandis|और|तथा|लेकिन|जबकि|እና|ግን)(?![\p{L}\p{M}])|[和而但、]/u;
const COMMA = /[,，、፣]/u;

/** The places of a part in a text of small letters. */
export function findPart(part: Part, text: string, { negation, locale }: CompiledSayings): FoundPart[] {
  const [first, ...others] = part;
  if (first === undefined) return [];
  return matchesOf(first, text, 0).flatMap((begin): FoundPart[] => {
    const before = turnsIn(text.slice(Math.max(0, begin.start - 24), begin.start), negation, locale);
    // What is denied before anything is said of it.
    if (before && !first.hasPoles) return [];
    let [end, turns, isNegated, isClose] = [begin.end, begin.pole + (before ? 1 : 0), before, true];
    let [{ hasPoles }, crosses] = [first, false];
    for (const slot of others) {
      const next = matchesOf(slot, text, end)[0];
      if (next === undefined) return [];
      const gap = text.slice(end, next.start);
      const count = countOf(gap, locale);
      const limit = locale === "zh" ? (slot.isFar ? FAR : NEAR).signs : (slot.isFar ? FAR : NEAR).words;
      if (count > limit || PARTING.test(gap) || (!slot.isFar && COMMA.test(gap))) return [];
      const isTurned = turnsIn(gap, negation, locale);
      if (isTurned && !slot.hasPoles) return [];
      const isJoined = JOINT.test(gap);
      if (isJoined && hasPoles && slot.hasPoles) return [];
      hasPoles ||= slot.hasPoles;
      turns += next.pole + (isTurned ? 1 : 0);
      isNegated ||= isTurned;
      crosses ||= isJoined;
      isClose &&= !isJoined && count <= (locale === "zh" ? NEAR.signs : NEAR.words) && !COMMA.test(gap);
      end = next.end;
    }
    return [{ start: begin.start, end, isTurned: turns % 2 === 1, isNegated, isClose, isJoined: crosses }];
  });
}

const countOf = (gap: string, locale: Locale): number =>
  locale === "zh" ? gap.length : gap.split(/[\s*]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const CLOSEST_WORDS = 3;

/** Whether a negation stands at the end of a text. */
function turnsIn(text: string, negation: RegExp, locale: Locale): boolean {
  return [...text.matchAll(negation)].some(
    ({ index, 0: word }) => countOf(text.slice(index + word.length), locale) <= CLOSEST_WORDS,
  );
}

type Match = Span & { readonly pole: 0 | 1 };

/** The places of a slot from left to right; where poles overlap, the longer one. */
function matchesOf({ poles }: Slot, text: string, from: number): Match[] {
  const [first, second] = poles();
  const found = [
    ...spansOf(first, text, from).map((span): Match => ({ ...span, pole: 0 })),
    ...(second === null ? [] : spansOf(second, text, from).map((span): Match => ({ ...span, pole: 1 }))),
  ];
  return found
    .filter(
      (each) =>
        !found.some(
          (other) =>
            other !== each &&
            other.start <= each.start &&
            each.end <= other.end &&
            other.end - other.start > each.end - each.start,
        ),
    )
    .toSorted((a, b) => a.start - b.start);
}

function spansOf(pattern: RegExp, text: string, from: number): Span[] {
  return [...text.slice(from).matchAll(pattern)].map(({ index, 0: word }) => ({
    start: from + index,
    end: from + index + word.length,
  }));
}
