import { canonicalText } from "../../solver/problems/laws/half-cells.ts";

/** A substance of a reaction, with its coefficient. */
export type Letter = { readonly name: string; readonly coefficient: number; readonly isReactant: boolean };

/** What a text writes with letters: a rate law with its orders, and a reaction of which nothing else is told. */
export type Letters = {
  /** Where the law and the reaction are words of their own. */
  readonly text: string;
  readonly law: readonly (readonly [name: string, order: number])[] | null;
  readonly reaction: readonly Letter[] | null;
  /** The letters that stand for substances. */
  readonly names: ReadonlySet<string>;
};

const SUPERSCRIPTS: Readonly<Record<string, string>> = { "¹": "1", "²": "2", "³": "3" };

/** "rate = k[A][B]^2"; an exponent that is no digit stops it. */
const LAW =
  /(?<![A-Za-z])(?:(?:rate|[rv])\s{0,2}=\s{0,2})k\s{0,2}[·*×⋅]?\s{0,2}((?:\[[^\][\s]{1,14}\]\s?(?:\^?\{?\d\}?|[¹²³])?\s?[·*×⋅]?\s?){1,4})(?!\s?[\d/^[²³¹{⁴-⁹+]|[.,]\d)/iu;

const FACTOR = /\[([^\][\s]{1,14})\]\s?(?:\^?\{?(\d)\}?|([¹²³]))?/gu;

const SIDE = String.raw`(?:\d\s?)?[A-EPQX-Z](?:\s?\+\s?(?:\d\s?)?[A-EPQX-Z]){0,3}`;

/** "2 A + B → 3 C". */
const REACTION = new RegExp(String.raw`(?<![A-Za-z\d\])+])(${SIDE})\s?(?:→|->|⟶)\s?(${SIDE})(?![A-Za-z\d(])`, "u");

const LETTER = /^[A-EPQX-Z]$/;

/** A is a word too: it names a substance only behind one of these, before a verb, or before "=". */
export const BEHIND_LETTER = /\b(?:of|and|is|does|do|which|reactant|substance|M|in) $/;
export const BEFORE_LETTER = /^(?:\s?=| (?:is|are|was|reacts|disappears|forms) )/;

function readSide(side: string, isReactant: boolean): Letter[] {
  return side
    .split("+")
    .map((part) => ({ name: part.replace(/[\d\s]/g, ""), coefficient: Number(/\d/.exec(part)?.[0] ?? 1), isReactant }));
}

function readLaw(factors: string): (readonly [string, number])[] | null {
  const orders = [...factors.matchAll(FACTOR)].map(
    ([, name = "", digit, raised]) =>
      [LETTER.test(name) ? name : canonicalText(name), Number(digit ?? SUPERSCRIPTS[raised ?? ""] ?? 1)] as const,
  );
  const named = orders.flatMap(([name, order]) =>
    name === null || order === 0 || order > 3 ? [] : [[name, order] as const],
  );
  return named.length === orders.length && new Set(named.map(([name]) => name)).size === named.length ? named : null;
}

/** Null where a law or a reaction cannot be read. Linear in the text's length. */
export function readLetters(text: string): Letters | null {
  const [written, factors] = LAW.exec(text) ?? [];
  const law = factors === undefined ? null : readLaw(factors);
  if (factors !== undefined && law === null) return null;
  const withoutLaw = written === undefined ? text : text.replace(written, " ratelaw ");
  const [whole, left, right] = REACTION.exec(withoutLaw) ?? [];
  const reaction =
    left === undefined || right === undefined ? null : [...readSide(left, true), ...readSide(right, false)];
  if (reaction !== null && new Set(reaction.map(({ name }) => name)).size < reaction.length) return null;
  const all = [...(law ?? []).map(([name]) => name), ...(reaction ?? []).map(({ name }) => name)];
  return {
    text: whole === undefined ? withoutLaw : withoutLaw.replace(whole, " this reaction "),
    law,
    reaction,
    names: new Set(all.filter((name) => LETTER.test(name))),
  };
}
