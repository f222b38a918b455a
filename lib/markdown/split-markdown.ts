/** What may refer to another part of the text: link definitions and footnotes. */
const REFERENCE = /^ {0,3}\[[^\]\n]+\]:/m;

/** A line that begins a block of its own wherever it stands after an empty line: not indented, and no item of a list. */
const OPENS_BLOCK = /^(?![-*+][ \t]|\d{1,9}[.)][ \t])\S/;

const FENCE = /^ {0,3}(?<mark>`{3,}|~{3,})/;

/**
 * Cuts Markdown where it means the same in pieces as whole: at empty lines between blocks, but not within code, formulas,
 * comments or lists. A text whose parts refer to one another stays whole. Takes time linear in its length.
 */
export function splitMarkdown(source: string): string[] {
  return REFERENCE.test(source) ? [source] : listBlocks(source);
}

/** The same, whatever its parts refer to. */
export function listBlocks(source: string): string[] {
  const blocks: string[] = [];
  let block = "";
  let isBlank = true;
  let fence: string | null = null;
  let isAfterEmpty = false;
  for (const line of source.split(/(?<=\n)/)) {
    if (isAfterEmpty && fence === null && !isBlank && OPENS_BLOCK.test(line)) {
      blocks.push(block);
      block = "";
      isBlank = true;
    }
    block += line;
    fence = fenceAfter(line, fence);
    isAfterEmpty = line.trim() === "";
    isBlank &&= isAfterEmpty;
  }
  return [...blocks, block];
}

/** What would end the code or the formula that the text is in after the line; null outside of them. */
function fenceAfter(line: string, fence: string | null): string | null {
  const trimmed = line.trim();
  if (fence !== null) return isEndOf(fence, trimmed) ? null : fence;
  const mark = FENCE.exec(line)?.groups?.["mark"];
  if (mark !== undefined) return mark;
  if (opensAndStaysOpen(trimmed, "$$", "$$")) return "$$";
  if (opensAndStaysOpen(trimmed, "\\[", "\\]")) return "\\]";
  return trimmed.startsWith("<!--") && !trimmed.includes("-->") ? "-->" : null;
}

function isEndOf(fence: string, line: string): boolean {
  if (fence === "$$" || fence === "\\]" || fence === "-->") return line.includes(fence);
  return line.startsWith(fence) && line.replaceAll(fence[0] ?? "", "") === "";
}

function opensAndStaysOpen(line: string, open: string, close: string): boolean {
  const at = line.lastIndexOf(open);
  if (at < 0) return false;
  if (open === close) return line.split(open).length % 2 === 0;
  return line.indexOf(close, at) < 0;
}
