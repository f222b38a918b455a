import { listBlocks } from "#lib/markdown/split-markdown.ts";
import { LIMITS } from "./limits.ts";
import { PAGE_CHARACTERS, splitLong } from "./page-text.ts";
import { ReadingFailure } from "./reading-failure.ts";

/** A file's Markdown in pages, and the names of what its links and notes refer to, which may stand on another page. */
type CutMarkdown = { pages: string[]; names: ReadonlySet<string> };

/** Pages as form feeds end them; one that is too long for one is cut between its blocks. Linear. */
export function cutMarkdown(written: string): CutMarkdown {
  if (written.length > LIMITS.characters) throw new ReadingFailure("too_much");
  const source = withoutFrontMatter(written.replaceAll(/\r\n?/g, "\n"));
  const names = new Set(Array.from(source.matchAll(DEFINITION), ([, name = ""]) => plainName(name)));
  return { pages: source.split("\f").flatMap(cutPage), names };
}

/** `[name]: address` and `[^name]: words of the note`. */
const DEFINITION = /^ {0,3}\[([^[\]\n]+)\]:/gm;

/** Names are the same whatever their case and blanks (CommonMark 0.31, 4.7). */
export function plainName(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ").toLowerCase();
}

/** What programs write above a text for themselves: lines of YAML or TOML between two rules, a key first. */
const FRONT_MATTER =
  /^(---|\+\+\+)[ \t]*\n(?=\s*["\w][^\n]*?[:=])(?:(?:[ \t]*|[ \t]+\S.*|#.*|- .*|[}\]].*|["\w][^\n:=]*[:=].*)\n)*?(?:\1|\.\.\.)[ \t]*(?:\n|$)/;

function withoutFrontMatter(source: string): string {
  return source.replace(FRONT_MATTER, "");
}

function cutPage(source: string): string[] {
  if (source.length <= PAGE_CHARACTERS * 2) return [source];
  const pages: string[] = [];
  let page = "";
  for (const block of listBlocks(source).flatMap(splitLong)) {
    if (page !== "" && page.length + block.length > PAGE_CHARACTERS) {
      pages.push(page);
      page = "";
    }
    page += `${block}\n\n`;
  }
  return [...pages, page];
}
