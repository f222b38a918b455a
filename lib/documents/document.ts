import type { Drawing } from "../cards/drawing.ts";

/** How words look among others. */
export type Look = "bold" | "italic" | "code";

/** A part of a line: words in Unicode notation, line breaks and all, or mathematics that needs a layout of its own. */
export type Run =
  | { readonly kind: "text"; readonly text: string; readonly looks: readonly Look[] }
  | { readonly kind: "formula"; readonly tex: string; readonly source: string; readonly isBlock: boolean };

/** What a block is; how it looks is up to who writes it. */
type BlockContent =
  /** The document's title and what stands below it, who speaks, a heading within that, a few words above what they name. */
  | { readonly kind: "title" | "subtitle" | "speaker" | "heading" | "label"; readonly runs: readonly Run[] }
  | { readonly kind: "paragraph" | "quote" | "note"; readonly runs: readonly Run[] }
  /** `mark` stands before it, as `•`, `3.` or `b)`. */
  | { readonly kind: "item" | "step"; readonly mark: string; readonly runs: readonly Run[] }
  /** Alone on its lines. */
  | { readonly kind: "equation"; readonly lines: readonly (readonly Run[])[] }
  | { readonly kind: "code"; readonly text: string }
  /** The first row names the columns. */
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Run[])[])[] }
  | { readonly kind: "drawing"; readonly drawing: Drawing };

/** `depth`: how far it stands in, below an item or a step. `isKept`: it stays on one page with what follows. */
export type Block = BlockContent & { readonly depth: number; readonly isKept: boolean };
