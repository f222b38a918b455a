import type { ScriptSpan } from "#lib/chemistry/display/split-scripts.ts";

/** Spans on, below and above the line. */
export function Scripts({ spans }: { spans: readonly ScriptSpan[] }) {
  return spans.map((span, index) => {
    // Spans have no identity but their place, and are replaced together.
    const key = `${index}`;
    if (span.position === "sub") return <sub key={key}>{span.text}</sub>;
    if (span.position === "sup") return <sup key={key}>{span.text}</sup>;
    return <span key={key}>{span.text}</span>;
  });
}
