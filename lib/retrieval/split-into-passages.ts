import type { Locale } from "../i18n/locales.ts";
import { listSentences, type Span } from "./list-sentences.ts";

/** The text of one page or slide. */
type Page = { readonly page: number; readonly text: string };

/** A piece of a page: whole sentences, in the words and order of the page, with single spaces. */
type PassageText = { readonly page: number; readonly ordinal: number; readonly text: string };

/** In characters: where a passage is full, how long it may get, and how much of its end the next one repeats. */
type Size = { readonly full: number; readonly longest: number; readonly overlap: number };

const SIZE: Size = { full: 650, longest: 1_000, overlap: 160 };
/** Three Chinese characters say as much as ten Latin letters. */
const CHINESE_SIZE: Size = { full: 220, longest: 400, overlap: 60 };

const LONGEST_HEADING = 80;
/** In characters: a longer paragraph is cut at the end of a line, or between words, so that each is little work. */
const LONGEST_PARAGRAPH = 20_000;
const HEADING =
  /^(?:#{1,6}\s|(?:\d+(?:\.\d+)*[.)]?|[IVX]+\.|[A-Z][.)])\s+\p{Lu}|第.{1,4}[章节]|(?:chapter|section|unit|lesson|cap[ií]tulo|secci[oó]n|unidad|chapitre|le[cç]on|ምዕራፍ|ክፍል|अध्याय|इकाई)\s)/iu;
const SENTENCE_END = /[.!?…።፧।॥。！？]["'”’»)\]]*$/u;

/**
 * Pages in passages of some hundred characters, to be found and quoted one by one. A passage begins at a heading or a
 * paragraph where it can, never spans two pages, and is cut within a sentence only where that is longer than a passage,
 * then not within a formula or an equation. Each repeats the end of the one before, unless a heading parts them.
 * Linear in the text's length.
 */
export function splitIntoPassages(pages: readonly Page[], locale: Locale): PassageText[] {
  return [...readPassages(pages, locale)];
}

/** The same one after the other, for whoever has others to serve between: each is little work, whatever the page. */
export function* readPassages(pages: readonly Page[], locale: Locale): Generator<PassageText, undefined> {
  const size = locale === "zh" ? CHINESE_SIZE : SIZE;
  let ordinal = 0;
  for (const { page, text } of pages) {
    for (const passage of packPage(text, size)) {
      yield { page, text: passage, ordinal };
      ordinal += 1;
    }
  }
}

function* packPage(text: string, size: Size): Generator<string, undefined> {
  let current = "";
  let isOverlap = false;
  const close = (): string[] => {
    const closed = current === "" || isOverlap ? [] : [current];
    current = "";
    isOverlap = false;
    return closed;
  };
  for (const { isHeading, sentences } of listBlocks(text)) {
    if (isHeading && current.length > size.overlap) yield* close();
    for (const sentence of sentences.flatMap((each) => cut(each, size.longest))) {
      const joined = join(current, sentence);
      if (joined.length > size.longest || (current.length >= size.full && !isOverlap)) {
        const end = lastSentence(current, size.overlap);
        yield* close();
        const carried = join(end, sentence);
        current = carried.length > size.longest ? sentence : carried;
      } else current = joined;
      isOverlap = false;
    }
  }
  yield* close();
}

/** The text of a page as its passages have it, whole: its sentences in their order, and where each lies in `text`. */
export function layOutPage(page: string): { readonly text: string; readonly sentences: readonly Span[] } {
  let text = "";
  const sentences: Span[] = [];
  for (const sentence of listBlocks(page).flatMap((block) => block.sentences)) {
    text = join(text, sentence);
    sentences.push({ start: text.length - sentence.length, end: text.length });
  }
  return { text, sentences };
}

type Block = { readonly isHeading: boolean; readonly sentences: readonly string[] };

/** Paragraphs and headings; a line that only wraps continues its paragraph. */
function* listBlocks(text: string): Generator<Block, undefined> {
  let lines: string[] = [];
  let length = 0;
  const end = (): Block[] => {
    const paragraph = lines.map((line, at) => separator(lines[at - 1] ?? "", line) + line).join("");
    [lines, length] = [[], 0];
    return paragraph === "" ? [] : [{ isHeading: false, sentences: listSentences(paragraph) }];
  };
  for (const line of text.replaceAll("\0", "").split(/\r\n|[\n\r\u2028\u2029\f\v]/u)) {
    const words = line.replaceAll(/\s+/gu, " ").trim();
    if (words === "") yield* end();
    else if (isHeadingLine(words) && (lines.length === 0 || SENTENCE_END.test(lines.at(-1) ?? ""))) {
      yield* end();
      yield { isHeading: true, sentences: [words] };
    } else {
      for (const piece of cut(words, LONGEST_PARAGRAPH)) {
        if (length + piece.length > LONGEST_PARAGRAPH) yield* end();
        lines.push(piece);
        length += piece.length;
      }
    }
  }
  yield* end();
}

function isHeadingLine(line: string): boolean {
  return line.length <= LONGEST_HEADING && !SENTENCE_END.test(line) && HEADING.test(line);
}

/** Between Chinese characters there is no space. */
function join(before: string, after: string): string {
  return before + separator(before, after) + after;
}

function separator(before: string, after: string): "" | " " {
  if (before === "") return "";
  // Two units are the last character, whatever it is.
  const isHan = /[\p{Script=Han}，。；：！？、）]$/u.test(before.slice(-2)) && /^[\p{Script=Han}（]/u.test(after);
  return isHan ? "" : " ";
}

/** What stands around an operator, or a number and its unit, stays together. */
const TIED_BEFORE = /[+=→⇌⇄<>≤≥×·÷/−(\d-]$|^\d/u;
const TIED_AFTER = /^[+=→⇌⇄<>≤≥×·÷/−)%-]/u;

/** A sentence in pieces of at most `longest` characters, cut between words. */
function cut(sentence: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const at = findCut(rest, longest);
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === "" ? pieces : [...pieces, rest];
}

function findCut(text: string, longest: number): number {
  let space = 0;
  for (let at = longest; at > longest / 2; at -= 1) {
    if (/[，；、：]/u.test(text.charAt(at - 1))) return at;
    if (text.charAt(at) !== " ") continue;
    space ||= at;
    const before = text.slice(text.lastIndexOf(" ", at - 1) + 1, at);
    if (!TIED_BEFORE.test(before) && !TIED_AFTER.test(text.slice(at + 1, at + 2))) return at;
  }
  if (space > 0) return space;
  // No word is that long: a character of two units stays whole.
  return /[\uD800-\uDBFF]/.test(text.charAt(longest - 1)) ? longest - 1 : longest;
}

function lastSentence(passage: string, longest: number): string {
  const last = listSentences(passage).at(-1) ?? "";
  return last.length <= longest && last.length < passage.length ? last : "";
}
