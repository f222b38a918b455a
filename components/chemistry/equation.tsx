import { cn } from "#components/ui/class-names.ts";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import { Scripts } from "./chemistry-text.tsx";

const NO_BREAK_SPACE = "\u00A0";

/**
 * An equation or a line of arithmetic, in Unicode notation, alone on its line: centred and large. A long one wraps
 * between its terms, never between a coefficient and its formula. To a screen reader it is one piece of mathematics.
 */
export function Equation({ text, className }: { text: string; className?: string }) {
  return (
    <p
      role="math"
      aria-label={text}
      className={cn("tabular whitespace-pre-line text-center text-equation text-balance wrap-anywhere", className)}
    >
      <Scripts spans={splitScripts(keepTermsTogether(text))} />
    </p>
  );
}

/** A coefficient stays with what it counts, and an operator with the term that it introduces. */
export function keepTermsTogether(text: string): string {
  return text.replaceAll(/(?<=(?:^|[\s(])\d+) (?=[A-Z([])|(?<=\s[+→⇌=−×]) /gu, NO_BREAK_SPACE);
}
