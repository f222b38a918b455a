import { readFile } from "node:fs/promises";
import { cutMarkdown } from "./cut-markdown.ts";
import { decodeText } from "./decode-text.ts";
import { markdownText } from "./markdown-text.ts";
import { type PagesAsked, type PagesRead, tidyText } from "./page-text.ts";

/** The text of a Markdown file as it reads when it is set: its pages from one on, until the time is spent; at least one page a call. */
export async function readMarkdown(path: string, { fromPage, budgetMs, tellProgress }: PagesAsked): Promise<PagesRead> {
  const end = performance.now() + budgetMs;
  const { pages: sources, names } = cutMarkdown(decodeText(await readFile(path)));
  tellProgress();
  const pages: string[] = [];
  for (const [index, source] of sources.slice(fromPage - 1).entries()) {
    if (pages.length > 0 && performance.now() > end)
      return { pages, next: fromPage + index, pageCount: sources.length };
    pages.push(tidyText(markdownText(source, names)));
    tellProgress();
  }
  return { pages, next: null, pageCount: sources.length };
}
