"use client";

import { useDeferredValue } from "react";
import { ErrorBoundary } from "#components/ui/error-boundary.tsx";
import { late, useLate } from "#components/ui/use-late.ts";
import { ChemistryText } from "./chemistry-text.tsx";
import { NO_MARKS, type TextMark } from "./text-marks.ts";

type MarkdownProps = {
  source: string;
  /** What is marked of it. */
  marks?: readonly TextMark[];
};

/** A line that opens a hundred quotations or lists in one another: it costs the parser seconds, and then its stack. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){100}/m;

/** Emphasis within emphasis costs the parser the square of it: a paragraph with as many marks is no paragraph. */
const MOST_MARKS = 500;
const CODE_BLOCK = /^ {0,3}(`{3,}|~{3,})[^`\n]*\n[\s\S]*?^ {0,3}\1/gm;

function isBeyondParsing(source: string): boolean {
  if (TOO_DEEP.test(source)) return true;
  const paragraphs = source.length > MOST_MARKS ? source.replaceAll(CODE_BLOCK, "").split(/\n[ \t]*\n/) : [];
  return paragraphs.some((paragraph) => (paragraph.match(/\*+|_+|~+/g)?.length ?? 0) > MOST_MARKS);
}

const VIEW = late(async () => (await import("./markdown-view.tsx")).MarkdownView);

/**
 * Markdown, with chemistry set as chemistry. The parser comes on demand; until it is there, where it cannot be fetched
 * because the connection broke, and where it fails, the text stands as it is.
 */
export function Markdown({ source, marks = NO_MARKS }: MarkdownProps) {
  const { part: View } = useLate(VIEW);
  // When it comes, all texts of a conversation have waited for it: the page answers between them.
  const isTurn = useDeferredValue(View !== null);
  const plain = <PlainText text={source} />;
  if (!isTurn || View === null || isBeyondParsing(source)) return plain;
  return (
    <ErrorBoundary subject={source} fallback={plain}>
      <View source={source} marks={marks} />
    </ErrorBoundary>
  );
}

function PlainText({ text }: { text: string }) {
  return (
    <p className="leading-relaxed whitespace-pre-wrap wrap-anywhere">
      <ChemistryText text={text.trimEnd()} />
    </p>
  );
}
