/**
 * A message as it is stored: the student's words, then a block for each file that came with it, by which its name is
 * shown. The files' text is not repeated here.
 */
export function withFileNames(content: string, names: readonly string[]): string {
  const blocks = names.map((name) => `=== File: ${blockName(name)} ===\n=== End of file ===`);
  return [content, ...blocks].filter((part) => part.trim() !== "").join("\n\n");
}

/** Nothing in a name may end its block. */
function blockName(name: string): string {
  return name.replaceAll(/\s+/g, " ").replaceAll(/={2,}/g, "=").trim() || "?";
}
