/** A text that sets several problems, and what stands above them all. */
export type ProblemList = { readonly heading: string; readonly items: readonly string[] };

const LINE_MARKER =
  /^ ?(?:(?:question|problem|exercise|q|no|ex)\.? ?)?(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.):](?!\d)|[-•●▪*–·](?= )) ?(?=\S)/i;
const INLINE_MARKER = /(?<=^|[\s:;,.])\(?(\d{1,2}|[a-z])[.)](?!\d) ?(?=\S)/g;
const MOST_ITEMS = 40;

/** Lines that begin with a number, a letter or a bullet. */
function splitMarkedLines(lines: readonly string[]): ProblemList | null {
  const first = lines.findIndex((line) => LINE_MARKER.test(line));
  if (first === -1 || lines.filter((line) => LINE_MARKER.test(line)).length < 2) return null;
  const items: string[] = [];
  for (const line of lines.slice(first)) {
    if (LINE_MARKER.test(line)) items.push(line.replace(LINE_MARKER, ""));
    else items.push(`${items.pop() ?? ""} ${line}`);
  }
  return { heading: lines.slice(0, first).join("\n"), items };
}

/** "1) … 2) …" or "a) … b) …" within a line: only markers that count up from the first one. */
function splitInline(text: string): ProblemList | null {
  const markers = [...text.matchAll(INLINE_MARKER)];
  for (const start of ["1", "a"]) {
    const chosen: RegExpExecArray[] = [];
    let expected = start;
    for (const marker of markers) {
      if (marker[1] !== expected) continue;
      chosen.push(marker);
      expected = start === "1" ? String(chosen.length + 1) : String.fromCharCode(97 + chosen.length);
    }
    if (chosen.length < 2) continue;
    const items = chosen.map((marker, index) =>
      text.slice(marker.index + marker[0].length, chosen[index + 1]?.index ?? text.length),
    );
    return { heading: text.slice(0, chosen[0]?.index ?? 0), items };
  }
  return null;
}

/** The list that a text in plain notation makes with its numbers, letters or bullets, or null. */
export function findList(text: string): ProblemList | null {
  const list = splitMarkedLines(text.split("\n").filter((line) => line.trim() !== "")) ?? splitInline(text);
  return list === null || list.items.length > MOST_ITEMS ? null : list;
}

const OWN_MARKER =
  /^ ?(?:(?:question|problem|exercise|ques|prob|ex|q)\.? ?#?\d{1,3} ?(?:\([a-h]\)|[a-h](?=[.):]))?|\d{1,3} ?\([a-h]\)|\d{1,3}\)|[a-h]\))[.):-]? (?=\S)/i;

/** "Q3. Calculate …", "3(b) Find …": the text of one problem without the number that it has in its book. */
export function dropMarker(text: string): string {
  return text.replace(OWN_MARKER, "");
}

/** A text of several lines, each perhaps a problem of its own. */
export function splitLines(text: string): readonly string[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 1 && lines.length <= MOST_ITEMS ? lines : null;
}
