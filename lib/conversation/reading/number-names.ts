import type { Draft } from "../../reading/unsure/draft.ts";

/** What each number of a draft goes by: as it is written, and which one where it is written twice. */
export function listNumberNames({ numbers }: Draft): string[] {
  const texts = numbers.map(({ span }) => span.text);
  return texts.map((text, at) => {
    const isOnly = texts.filter((other) => other === text).length === 1;
    return isOnly ? text : `${text} (${texts.slice(0, at + 1).filter((other) => other === text).length})`;
  });
}
