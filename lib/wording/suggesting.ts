import type { Suggestion, Suggestions } from "../cards/suggestion.ts";
import type { Words } from "./words.ts";

/** What is said, as Markdown, and what it suggests, if anything. */
export type Said = { readonly text: string; readonly suggestions: Suggestions | null };

type Ask = NonNullable<Suggestion["ask"]>;

export function suggest(type: Ask["type"], content: string): Suggestion {
  return { label: content, about: null, ask: { type, content } };
}

/** A text that ends in what it suggests, said again as a list for places without buttons. */
export function listSuggestions(text: string, items: readonly Suggestion[], words: Words): Said {
  if (items.length === 0) return { text, suggestions: null };
  const lines = items.map(({ label, about }) =>
    about === null ? `- ${label}` : `- ${words.t("tutor.ability", { name: about, example: label })}`,
  );
  return { text: `${text}\n\n${lines.join("\n")}`, suggestions: { start: text.length, items: [...items] } };
}

/** A text that says already what can be done, and the buttons that do it. */
export function addSuggestions(text: string, items: readonly Suggestion[]): Said {
  return { text, suggestions: items.length === 0 ? null : { start: text.length, items: [...items] } };
}
