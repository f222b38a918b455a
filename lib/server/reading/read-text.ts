/** Where a plain text has no form feeds, what is called its page. */
const PAGE_CHARACTERS = 3_000;

/** The pages of a plain text: where form feeds end them, else pieces of whole paragraphs of about a page's length. */
export function readText(bytes: Uint8Array): string[] {
  const text = decode(bytes);
  return text.split("\f").flatMap(splitLong);
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // What Windows wrote before.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function splitLong(text: string): string[] {
  const pages: string[] = [];
  let start = 0;
  while (text.length - start > PAGE_CHARACTERS * 1.5) {
    const end = endOfPage(text, start);
    pages.push(text.slice(start, end));
    start = end;
  }
  return [...pages, text.slice(start)];
}

/** After the last paragraph that fits, else the last line, else the last word, else in the middle of one. */
function endOfPage(text: string, start: number): number {
  const page = text.slice(start, start + PAGE_CHARACTERS);
  for (const mark of ["\n\n", "\n", " "]) {
    const at = page.lastIndexOf(mark);
    if (at > PAGE_CHARACTERS / 2) return start + at + mark.length;
  }
  return start + PAGE_CHARACTERS;
}
