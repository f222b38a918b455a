import { Fragment } from "react";
import { cn } from "#components/ui/class-names.ts";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import { type AlignedLine, type Factor, layOutEquation, termsOf } from "./equation-layout.ts";
import { Scripts } from "./scripts.tsx";

/** The line that an equation has to itself. */
export const EQUATION_LINE = "tabular text-center text-equation text-balance wrap-anywhere";

/**
 * An equation or arithmetic in Unicode notation, alone on its line: centred and large. A long one wraps between its
 * terms; counts and results below each other are aligned. To a screen reader it is one piece of mathematics. It needs no
 * script, so that pages for everyone can show it.
 */
export function Equation({ text, className }: { text: string; className?: string }) {
  return (
    <div role="math" aria-label={text} className={cn(EQUATION_LINE, className)}>
      {layOutEquation(text).map((block, index) => {
        // Lines have no identity but their place, and are replaced together.
        const key = `${index}`;
        if (block.kind === "aligned") return <AlignedLines key={key} lines={block.lines} />;
        return (
          <span key={key} className="block">
            <Mathematics text={block.text} />
          </span>
        );
      })}
    </div>
  );
}

/** A table to the eye and to copying, which puts each line on one of its own. */
function AlignedLines({ lines }: { lines: readonly AlignedLine[] }) {
  return (
    <span className="mx-auto table w-fit text-start text-base leading-relaxed text-wrap sm:text-lg">
      {lines.map(({ head, rest }) => (
        <span key={`${head}${rest}`} className="table-row">
          <span className="table-cell pe-2 text-end whitespace-nowrap">
            <Mathematics text={head} />
          </span>
          <span className="table-cell">
            <Mathematics text={rest} />
          </span>
        </span>
      ))}
    </span>
  );
}

/** A line of such words breaks between them, on the narrowest screen too. */
const LONGEST_LINE = 28;
const LONGEST_WORD = 14;

const isShort = (text: string): boolean =>
  text.length <= LONGEST_LINE && text.split(" ").every((word) => word.length <= LONGEST_WORD);

/** Between its terms, and where one is too long between its factors, are the only spaces that a long line may end at. */
function Mathematics({ text }: { text: string }) {
  if (isShort(text)) return <Scripts spans={splitScripts(text)} />;
  return termsOf(text).map((factors, place) => {
    // Neither terms nor factors have an identity but their place.
    const key = `${place}`;
    return (
      <Fragment key={key}>
        {place === 0 ? null : " "}
        {factors.length === 1 ? (
          <Factors factors={factors} />
        ) : (
          <span className="inline-block">
            <Factors factors={factors} />
          </span>
        )}
      </Fragment>
    );
  });
}

function Factors({ factors }: { factors: readonly Factor[] }) {
  return factors.map(({ text, isWhole }, place) => {
    const key = `${place}`;
    return (
      <Fragment key={key}>
        {place === 0 ? null : " "}
        <span className={isWhole ? "whitespace-nowrap" : undefined}>
          <Scripts spans={splitScripts(text)} />
        </span>
      </Fragment>
    );
  });
}
