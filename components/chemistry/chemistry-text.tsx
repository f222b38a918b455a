import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import { type ScriptSpan, splitScripts } from "#lib/chemistry/display/split-scripts.ts";

/** Text with its chemistry set as chemistry: H2SO4 and H₂SO₄ both come out with true subscripts. */
export function ChemistryText({ text }: { text: string }) {
  return <Scripts spans={splitScripts(formatChemistryText(text))} />;
}

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
