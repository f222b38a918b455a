"use client";

import { type ComponentType, useEffect, useState } from "react";
import { ErrorBoundary } from "#components/ui/error-boundary.tsx";
import { ChemistryText } from "./chemistry-text.tsx";

type MarkdownProps = { source: string };

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

let view: ComponentType<MarkdownProps> | null = null;

/**
 * Markdown, with chemistry set as chemistry. The parser comes on demand; until it is there, where it cannot be fetched
 * because the connection broke, and where it fails, the text stands as it is.
 */
export function Markdown({ source }: MarkdownProps) {
  const [View, setView] = useState(() => view);

  useEffect(() => {
    if (View !== null) return;
    let isWanted = true;
    async function load() {
      try {
        view ??= (await import("./markdown-view.tsx")).MarkdownView;
        if (isWanted) setView(() => view);
      } catch (error) {
        console.warn("Markdown is shown as plain text", error);
      }
    }
    void load();
    return () => {
      isWanted = false;
    };
  }, [View]);

  const plain = <PlainText text={source} />;
  if (View === null || isBeyondParsing(source)) return plain;
  return (
    <ErrorBoundary subject={source} fallback={plain}>
      <View source={source} />
    </ErrorBoundary>
  );
}

function PlainText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      <ChemistryText text={text} />
    </p>
  );
}
