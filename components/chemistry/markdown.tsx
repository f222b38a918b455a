"use client";

import { useDeferredValue } from "react";
import { ErrorBoundary } from "#components/ui/error-boundary.tsx";
import { late, useLate } from "#components/ui/use-late.ts";
import { isBeyondParsing } from "./beyond-parsing.ts";
import { ChemistryText } from "./chemistry-text.tsx";
import { NO_MARKS, type TextMark } from "./text-marks.ts";

type MarkdownProps = {
  source: string;
  /** What is marked of it. */
  marks?: readonly TextMark[];
};

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
