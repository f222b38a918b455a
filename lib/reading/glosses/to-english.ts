import type { Locale } from "../../i18n/locales.ts";
import { everydayIn } from "./everyday.ts";
import { GRAMMARS } from "./grammars.ts";
import { indexGlosses } from "./index-glosses.ts";
import type { GlossIndex } from "./index-glosses.ts";
import { isOdd, isUncertain } from "./guards.ts";
import { orderClause } from "./order.ts";
import { isSaidTwice, TokenReader } from "./read-tokens.ts";
import { joinEquations, settlePlaces } from "./settle.ts";
import { isMark } from "./token.ts";
import type { Token } from "./token.ts";

const INDEXES = new Map<Locale, GlossIndex>();

/** "Glucosa (C6H12O6)" is named once. */
function withoutAppositions(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const before = kept.at(-1);
    const formula = tokens[at + 1];
    if (isMark(token, "(") && before !== undefined && formula !== undefined && isSaidTwice(before, formula)) {
      kept.splice(-1, 1, formula);
      if (isMark(tokens[at + 2], ")")) {
        at += 2;
        continue;
      }
      // "(C6H12O6, M = 180 g/mol)": the rest stays in its brackets.
      kept.push(token);
      at += isMark(tokens[at + 2], ",", ";") ? 2 : 1;
      continue;
    }
    // "… → 2 NH3, NH3 forms": the end of an equation, and what is said of it.
    const isInEquation = kept.slice(-5).some(({ english }) => /^(?:→|->|⟶|⇌|<=>|=)$/.test(english));
    const isAside = isMark(token, ",") && before !== undefined && formula !== undefined && !isInEquation;
    if (isAside && isSaidTwice(before, formula)) {
      kept.splice(-1, 1, formula);
      at += 1;
      continue;
    }
    // "Le propane C3H8"
    if (before !== undefined && isSaidTwice(before, token)) {
      kept.splice(-1, 1, token);
      continue;
    }
    kept.push(token);
  }
  return kept;
}

/** Each clause between two marks in the order of English. */
function ordered(tokens: readonly Token[], isPrefix: boolean): Token[] {
  const out: Token[] = [];
  let clause: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== "mark" && !isMark(token, "(", ")")) {
      clause.push(token);
      continue;
    }
    out.push(...orderClause(clause, isPrefix), token);
    clause = [];
  }
  return [...out, ...orderClause(clause, isPrefix)];
}

function write(tokens: readonly Token[]): string {
  let text = "";
  for (const { english, kind, isGlued } of tokens) {
    const isClose = isGlued === true || (kind === "mark" && english !== "\n") || english === ")";
    const isOpen = text === "" || /[\n([]$/.test(text);
    text += isClose || isOpen ? english : ` ${english}`;
  }
  return text;
}

/**
 * A problem in another language, in the English that the readers know: its words by the lists of the language, its numbers,
 * units, substances and formulas as English writes them. A word that is in no list stays one that no reader knows; null where
 * it asks, and for a language that is read as it is.
 */
export function toEnglish(text: string, locale: Locale): string | null {
  const grammar = GRAMMARS[locale];
  if (grammar === undefined) return null;
  const index = INDEXES.get(locale) ?? indexGlosses([grammar.glosses, everydayIn(grammar.locale)], grammar);
  INDEXES.set(locale, index);
  const read = new TokenReader(text.normalize("NFC"), locale, grammar, index).read();
  const tokens = joinEquations(withoutAppositions(read));
  if (isUncertain(tokens)) return null;
  const english = write(settlePlaces(grammar.isHeadLast ? ordered(tokens, "የ" in grammar.prefixes) : tokens));
  return isOdd(english) ? null : english;
}
