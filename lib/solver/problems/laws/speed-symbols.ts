import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import { canonicalText } from "./half-cells.ts";

/** A substance of a reaction that is written with letters, with its coefficient. */
export type Letter = { readonly name: string; readonly coefficient: number; readonly isReactant: boolean };

/** A text about rates whose rate law, letters and brackets are words of their own; `species` keeps what they name, in order. */
export type SpeltSpeeds = {
  readonly text: string;
  readonly species: readonly string[];
  /** Null where no rate law is written. */
  readonly law: readonly (readonly [name: string, order: number])[] | null;
  /** Null where no reaction is written with letters. */
  readonly letters: readonly Letter[] | null;
};

const SUPERSCRIPTS: Readonly<Record<string, string>> = { "¹": "1", "²": "2", "³": "3" };

/** "rate = k[A][B]^2", whatever the language calls the rate; an exponent that is no digit stops it. */
const LAW =
  /(?<![A-Za-z])(?:(?:rate|velocidad|vitesse|速率|वेग|दर|ፍጥነት|[rv])\s{0,2}=\s{0,2})k\s{0,2}[·*×⋅]?\s{0,2}((?:\[[^\][\s]{1,14}\]\s?(?:\^?\{?\d\}?|[¹²³])?\s?[·*×⋅]?\s?){1,4})(?!\s?[\d/^[²³¹{⁴-⁹]|[.,]\d)/iu;

const FACTOR = /\[([^\][\s]{1,14})\]\s?(?:\^?\{?(\d)\}?|([¹²³]))?/gu;

const SIDE = "(?:\\d\\s?)?[A-EX-Z](?:\\s?\\+\\s?(?:\\d\\s?)?[A-EX-Z]){0,3}";

/** "2 A + B → 3 C". */
const LETTERS = new RegExp(`(?<![A-Za-z\\d\\])+])(${SIDE})\\s?(?:→|->|⟶)\\s?(${SIDE})(?![A-Za-z\\d(])`, "u");

const LETTER = /^[A-EX-Z]$/;

/** In these languages A is a word too: it names a substance only behind one of these, before a verb, or before "=". */
const BEHIND_A: Partial<Record<ProblemLocale, string>> = {
  en: "(?<=\\b(?:of|and|is|does|do|which|reactant|substance|M) )",
};

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

const BEFORE_VERB = "A(?=\\s?=| (?:is|are|was|reacts|disappears|forms|se|est|es|réagit|disparaît) )";

/** The letters that stand for substances: those of the law and of the reaction. */
function patternOf(names: readonly string[], locale: ProblemLocale): string {
  const behind = BEHIND_A[locale];
  const others = names.filter((name) => name !== "A" || behind === undefined).join("");
  const first = names.includes("A") && behind !== undefined ? `|${behind}A(?![A-Za-z\\d])|${BEFORE_VERB}` : "";
  return `(?<![A-Za-z\\d°º])(?:[${others === "" ? "\\uE002" : others}](?![A-Za-z\\d])${first})`;
}

/** The text with its signs as words; null where a law or a bracket cannot be read. Linear in its length. */
export function spellSpeeds(text: string, locale: ProblemLocale): SpeltSpeeds | null {
  const [written, factors] = LAW.exec(text) ?? [];
  const law = factors === undefined ? null : readLaw(factors);
  if (factors !== undefined && law === null) return null;
  const withoutLaw = written === undefined ? text : text.replace(written, " symratelaw ");
  const [reaction, left, right] = LETTERS.exec(withoutLaw) ?? [];
  const letters =
    left === undefined || right === undefined ? null : [...readSide(left, true), ...readSide(right, false)];
  const plain = reaction === undefined ? withoutLaw : withoutLaw.replace(reaction, " symreaction ");
  const names = [...new Set([...(law ?? []).map(([name]) => name), ...(letters ?? []).map(({ name }) => name)])].filter(
    (name) => LETTER.test(name),
  );
  if (letters !== null && new Set(letters.map(({ name }) => name)).size < letters.length) return null;
  const species: string[] = [];
  const symbols = new RegExp(
    `\\[([^\\][\\s]{1,14})\\](?:\\s?(?:0|₀)(?![\\d.,]))?|(?<![A-Za-z])k(?=[\\s=?.,])|(${patternOf(names, locale)})`,
    "gu",
  );
  const spelt = plain.replace(symbols, (found: string, inBrackets: string | undefined, letter: string | undefined) => {
    if (found === "k") return " symk ";
    const name =
      letter ?? (inBrackets === undefined ? null : LETTER.test(inBrackets) ? inBrackets : canonicalText(inBrackets));
    species.push(name ?? "");
    return inBrackets === undefined ? " symspecies " : " symbracket symspecies ";
  });
  return species.includes("") ? null : { text: spelt, species, law, letters };
}
