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

/** A message as it is shown: the student's own words, and the names of the files whose text stands among them. */
type MessageParts = { text: string; files: readonly string[] };

/**
 * Takes embedded files out of a message. A file begins with a marker, `=== File: name ===`, and goes to the next one, to
 * `=== End of file ===`, or to the end of the message. Whatever else stands between equals signs is text. Takes time
 * linear in the length of the message.
 */
export function splitFileBlocks(content: string): MessageParts {
  const words: string[] = [];
  const files: string[] = [];
  let textStart = 0;
  let isInFile = false;
  for (const { name, start, end } of findMarkers(content)) {
    if (!isInFile) words.push(content.slice(textStart, start).trim());
    isInFile = name !== null;
    textStart = end;
    if (name !== null) files.push(name);
  }
  if (files.length === 0) return { text: content, files };
  if (!isInFile) words.push(content.slice(textStart).trim());
  return { text: words.filter((each) => each !== "").join("\n\n"), files };
}

/** `name` is null where a file ends. */
type Marker = { name: string | null; start: number; end: number };

const RUN = "===";

function* findMarkers(content: string): Generator<Marker> {
  let start = content.indexOf(RUN);
  while (start !== -1) {
    const inside = endOfRun(content, start);
    const close = content.indexOf(RUN, inside);
    if (close === -1) return;
    const name = readMarker(content.slice(inside, close));
    if (name === undefined) {
      start = close;
    } else {
      const end = endOfRun(content, close);
      yield { name, start, end };
      start = content.indexOf(RUN, end);
    }
  }
}

function endOfRun(content: string, start: number): number {
  let end = start;
  while (content[end] === "=") end += 1;
  return end;
}

/** The name of the file that begins here, null where one ends, undefined where this marks nothing. */
function readMarker(inside: string): string | null | undefined {
  const words = inside.trim();
  if (words.includes("\n")) return undefined;
  if (/^end of file\b/iu.test(words)) return null;
  const name = words.startsWith("File:") ? words.slice("File:".length).trim() : "";
  return name === "" ? undefined : name;
}
