import type { ReactNode } from "react";
import { cn } from "#components/ui/class-names.ts";
import type { MarkLook } from "./text-marks.ts";

/** Each has a line of its own kind, so that no colour is needed to tell them apart. It takes no room: nothing moves. */
const LOOKS = {
  unchecked: "border-b-2 border-dotted border-nearly",
  wrong: "border-b-3 border-double border-wrong",
  corrected: "border-b border-solid border-correct",
} as const satisfies Record<MarkLook, string>;

type MarkedTextProps = {
  /** A MarkLook; whatever else a document says has no look. */
  look: unknown;
  /** The look in words, for those who hear the text; not where the mark goes on. */
  label?: unknown;
  children: ReactNode;
};

/** A part of a text that is marked: laid out mathematics is higher than its line, which is then below all of it. */
export function MarkedText({ look, label, children }: MarkedTextProps) {
  return (
    <mark
      className={cn(
        "bg-transparent text-inherit has-[.tex]:inline-block has-[.tex]:max-w-full",
        isLook(look) && LOOKS[look],
      )}
      {...(typeof label === "string" && { title: label })}
    >
      {children}
      {typeof label === "string" ? <span className="sr-only select-none"> ({label})</span> : null}
    </mark>
  );
}

function isLook(look: unknown): look is MarkLook {
  return typeof look === "string" && Object.hasOwn(LOOKS, look);
}
