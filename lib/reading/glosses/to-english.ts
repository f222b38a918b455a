import type { Locale } from "../../i18n/locales.ts";
import { spellOut } from "../../solver/problems/casual-spelling.ts";
import type { Grammar } from "./gloss.ts";
import { withPlainSigns } from "./chinese-signs.ts";
import { GRAMMARS, tablesOf } from "./grammars.ts";
import { markHarmless, withoutHalfNames } from "./harmless.ts";
import { indexGlosses } from "./index-glosses.ts";
import type { GlossIndex } from "./index-glosses.ts";
import { isOdd, isUncertain } from "./guards.ts";
import { withFigures } from "./number-words.ts";
import { orderClause } from "./order.ts";
import { isSaidTwice, TokenReader } from "./read-tokens.ts";
import { isNegated, settleRomance } from "./settle-romance.ts";
import {
  joinEquations,
  joinWarm,
  settleContents,
  settleBare,
  settleChange,
  settleConditions,
  settleDecay,
  settleFilling,
  settleLists,
  settlePairs,
  settlePlaces,
  settlePortions,
  settleShares,
  settleWarmth,
  settleStrengths,
} from "./settle.ts";
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
    // "碳酸钠晶体(Na2CO3·10H2O)": its water is in the formula alone.
    const crystal = before?.english === "crystallizes" ? kept.at(-2) : undefined;
    if (
      isMark(token, "(") &&
      crystal?.isName === true &&
      formula?.kind === "substance" &&
      /[·.]\d*H2O/.test(formula.english)
    ) {
      kept.splice(-2, 2, formula);
      at += isMark(tokens[at + 2], ")") ? 2 : 1;
      continue;
    }
    // "ፒኤች (pH)"
    const isAgain = before?.kind === "word" && before.english === formula?.english;
    if (isMark(token, "(") && isAgain && isMark(tokens[at + 2], ")")) {
      at += 2;
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
    // "Magnetita pura, Fe3O4"
    const named = kept.at(-2);
    if (
      isMark(token, ",") &&
      before?.english === "pure" &&
      named !== undefined &&
      formula !== undefined &&
      isSaidTwice(named, formula)
    ) {
      kept.splice(-2, 1, formula);
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

/** "ሟሚነት (solubility)": the word in English once more. */
const ASIDE = /\s*[（(]([a-z][a-z -]{2,40})[)）]/g;

/** Where something is said once more in English: a sign that no text is written with. */
const SAID = "\ue000";

/** "ድርድር (electron configuration)": what is said in English counts where the word before it is in no list. */
function settleAsides(tokens: readonly Token[], asides: readonly string[]): Token[] {
  const out: Token[] = [];
  let count = 0;
  for (const token of tokens) {
    if (token.english !== SAID) {
      out.push(token);
      continue;
    }
    const said = asides[count] ?? "";
    count += 1;
    const start = startOfSaid(out, said.split(" "));
    if (start < out.length) out.splice(start, out.length - start, { english: said, kind: "word" });
  }
  return out;
}

/** Where the words begin that an aside says once more: those in no list, and the ones around them that it has too. */
function startOfSaid(tokens: readonly Token[], said: readonly string[]): number {
  let start = tokens.length;
  while (start > 0 && said.includes(tokens[start - 1]?.english ?? "")) start -= 1;
  const known = start;
  while (start > 0 && tokens[start - 1]?.kind === "unknown") start -= 1;
  if (start === known) return tokens.length;
  while (start > 0 && said.includes(tokens[start - 1]?.english ?? "")) start -= 1;
  return start;
}

/** NaClን, pHው: endings that are written onto letters of another script. */
const ENDING = /(?<=[A-Za-z0-9)\]])(?:ው|ውን|ን|ም|ዋ)(?![\u1200-\u137f])/g;

/** 多少摩尔Cl2, መጠነ-ቁስ: what Han stands beside is a word of its own, and Amharic's hyphens part words as spaces do. */
function spaced(text: string, isHeadLast: boolean): string {
  return (isHeadLast ? text.replaceAll(ASIDE, ` ${SAID}`).replaceAll(ENDING, "") : text)
    .replaceAll("℃", "°C")
    .replaceAll(/(?<=\p{Script=Han})(?=[A-Za-z\d])/gu, " ")
    .replaceAll(/(?<=\p{Script=Ethiopic})-(?=\p{Script=Ethiopic})/gu, " ");
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
    const isClose = isGlued === true || (kind === "mark" && english !== "\n" && english !== "(") || english === ")";
    const isOpen = text === "" || /[\n([]$/.test(text);
    text += isClose || isOpen ? english : ` ${english}`;
  }
  return text;
}

/** "ph", "poh": as it is typed on a telephone. */
const SMALL_PH = /(?<![\p{L}\d])[pP]([oO]?)[hH](?![\p{L}\d])/gu;

function readWith(text: string, locale: Locale, grammar: Grammar): Token[] {
  const asides = grammar.isHeadLast ? [...text.matchAll(ASIDE)].map(([, said]) => said ?? "") : [];
  const index = INDEXES.get(locale) ?? indexGlosses(tablesOf(grammar), grammar);
  INDEXES.set(locale, index);
  const plain = grammar.isUnspaced ? withPlainSigns(text.normalize("NFC")) : text.normalize("NFC");
  const parted = spaced(withFigures(plain, locale), grammar.isHeadLast);
  const spelled = spellOut(parted, locale).replaceAll(SMALL_PH, (_, o: string) => `p${o.toUpperCase()}H`);
  const read = new TokenReader(spelled, locale, grammar, index).read();
  return withoutAppositions(joinEquations(withoutHalfNames(settleAsides(read, asides), grammar.build)));
}

/** "Combien d'eau", "多少CO2": of a substance it is asked how much there is. */
const OF_A_SUBSTANCE =
  /\bhow many (?:of )?(?=(?:water|[A-Z][A-Za-z]*\d[A-Za-z\d()]*)(?![\w()+-])(?! (?:atoms|ions|molecules|moles|units|formula|particles|electrons)))/g;

/** "Of how much the freezing point is lowered by", "by in °C decreases": how far something moves, as English asks for it. */
function turnHowFar(english: string): string {
  return english
    .replace(/\bof how much (the [a-z ]+ point) is (lowered|raised) by\b/, "by how much is $1 $2")
    .replace(/\bof how much is (lowered|raised) by (the [a-z]+ point)\b/, "by how much is $2 $1")
    .replace(/\bby (?=in °C)/, "")
    .replace(/\bhow many mol\/L (?:is |are )?dissolve[ds]?\b/, "what is molar solubility in mol/L")
    .replace(OF_A_SUBSTANCE, "how much ")
    .replace(/\bpH of ((?:a |the )?[\d.]+ \S+ solution of [a-z ]+?) is ([\d.]+)/, "$1 has pH $2");
}

/**
 * A problem in another language, in the English that the readers know: its words by the lists of the language, its numbers,
 * units, substances and formulas as English writes them. A word that is in no list stays one that no reader knows; null where
 * it asks, and for a language that is read as it is.
 */
export function toEnglish(text: string, locale: Locale): string | null {
  const grammar = GRAMMARS[locale];
  if (grammar === undefined) return null;
  const isRomance = !grammar.isHeadLast;
  const read = settleLists(readWith(text, locale, grammar));
  const tokens = markHarmless(
    settleShares(
      isRomance
        ? read
        : settleStrengths(
            joinWarm(
              settleWarmth(
                settleContents(settleFilling(settlePairs(settlePortions(settleBare(settleConditions(read)))))),
              ),
            ),
          ),
    ),
    grammar.build,
  );
  if (isUncertain(tokens, grammar.isHeadLast) || isNegated(tokens)) return null;
  const settled = isRomance
    ? settleRomance(tokens)
    : settleChange(settleDecay(ordered(tokens, "የ" in grammar.prefixes)));
  const english = turnHowFar(write(settlePlaces(settled)));
  return isOdd(english) ? null : english;
}

/** The words of a text in English, in their own order and however much of it is in no list: what it names, not what it says. */
export function wordsInEnglish(text: string, locale: Locale): string {
  const grammar = GRAMMARS[locale];
  return grammar === undefined ? text : write(readWith(text, locale, grammar));
}
