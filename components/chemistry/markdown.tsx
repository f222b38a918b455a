"use client";

import { type ComponentType, useEffect, useState } from "react";
import { ChemistryText } from "./chemistry-text.tsx";

type MarkdownProps = { source: string };

let view: ComponentType<MarkdownProps> | null = null;

/**
 * Markdown, with chemistry set as chemistry. The parser comes on demand; until it is there, and where it cannot be
 * fetched because the connection broke, the text stands as it is.
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

  return View === null ? <PlainText text={source} /> : <View source={source} />;
}

function PlainText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      <ChemistryText text={text} />
    </p>
  );
}
