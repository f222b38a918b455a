"use client";

import { lazy, Suspense } from "react";
import { ChemistryText } from "./chemistry-text.tsx";

const MarkdownView = lazy(() => import("./markdown-view.tsx"));

/** Markdown, with chemistry set as chemistry. The parser comes on demand; until it is there the text stands as it is. */
export function Markdown({ source }: { source: string }) {
  return (
    <Suspense fallback={<PlainText text={source} />}>
      <MarkdownView source={source} />
    </Suspense>
  );
}

function PlainText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      <ChemistryText text={text} />
    </p>
  );
}
