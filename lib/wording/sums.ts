import { areEqual } from "../working/compare.ts";
import type { Entry } from "../working/scan-working.ts";
import { disarmLine } from "./quote.ts";
import { addSuggestions, type Said } from "./suggesting.ts";
import type { Words } from "./words.ts";

/** What can be said of lines whose problem is not known: whether their arithmetic is right. Markdown. */
export function wordSums(entries: readonly Entry[], { t }: Words): Said {
  const lines = entries.flatMap(({ text, parts, numbers }) => {
    if (parts.length < 2) return [];
    const isRight = parts.every((part, index) => index === 0 || areEqual(parts[index - 1] ?? part, part, numbers));
    return [`> ${disarmLine(text)}\n\n${t(`tutor.guided.remarks.${isRight ? "sumRight" : "arithmetic"}`)}`];
  });
  return addSuggestions([t("tutor.guided.noProblem"), ...lines].join("\n\n"), []);
}
