import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import { inUnicode } from "#lib/chemistry/set-chemistry.ts";
import { type Formula, readMarks, unmarkMath } from "#lib/markdown/math-marks.ts";
import { cutAtMarks, placesInSource, type TextMark } from "./text-marks.ts";

/** The part of a hast tree that matters here. */
type Node = {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } };
};

/** What Markdown read: its source, the formulas that stand in it by number, and what is marked of it. */
type ReadText = { readonly text: string; readonly formulas: readonly Formula[]; readonly marks: readonly TextMark[] };

/** Code says what it says, letter for letter. */
const VERBATIM = new Set(["code", "pre"]);

/**
 * A rehype plugin: sets the chemistry in a document's text with true sub- and superscripts, its formulas in their places,
 * and marks what is to be marked.
 */
export function rehypeChemistry(read: ReadText) {
  return (tree: Node): void => setChemistry(tree, read, false);
}

function setChemistry(node: Node, read: ReadText, isVerbatim: boolean): void {
  for (const [name, value] of Object.entries(node.properties ?? {})) {
    if (typeof value === "string" && node.properties !== undefined)
      node.properties[name] = unmarkMath(value, read.formulas);
  }
  if (node.children === undefined) return;
  const verbatim = isVerbatim || VERBATIM.has(node.tagName ?? "");
  const setText = verbatim ? setVerbatim : setWords;
  node.children = node.children.flatMap((child) => {
    if (child.type === "text")
      return cutText(child, node, read).flatMap(({ text, mark, isLast }) =>
        withMark(setText(text, read), mark, isLast),
      );
    if (child.value !== undefined) child.value = unmarkMath(child.value, read.formulas);
    setChemistry(child, read, verbatim);
    return [child];
  });
}

/** A text in its parts; one whose place is not known has no marks. */
function cutText(
  { value = "", position }: Node,
  parent: Node,
  { text, marks }: ReadText,
): ReturnType<typeof cutAtMarks> {
  const [start, end] = position === undefined ? findFenced(parent, text) : [position.start.offset, position.end.offset];
  const own =
    start === undefined || end === undefined ? [] : marks.filter((mark) => mark.start < end && start < mark.end);
  return own.length === 0 || start === undefined
    ? [{ text: value, mark: null, isLast: false }]
    : cutAtMarks(value, placesInSource(value, text, start), own);
}

/** Where the lines of fenced code stand, of which only the whole has a place: below the fence. */
function findFenced({ tagName, position }: Node, text: string): readonly [number | undefined, number | undefined] {
  const start = tagName === "code" ? position?.start.offset : undefined;
  return start === undefined ? [undefined, undefined] : [text.indexOf("\n", start) + 1, position?.end.offset];
}

function withMark(nodes: Node[], mark: TextMark | null, isLast: boolean): Node[] {
  if (mark === null) return nodes;
  return [element("mark", nodes, { dataLook: mark.look, ...(isLast && { dataLabel: mark.label }) })];
}

function setVerbatim(text: string, { formulas }: ReadText): Node[] {
  return [{ type: "text", value: unmarkMath(text, formulas) }];
}

function setWords(text: string, { formulas }: ReadText): Node[] {
  return readMarks(text, formulas).flatMap((part) => {
    if (typeof part === "string") return setScripts(inUnicode(part));
    if (part.kind === "inline")
      return part.isBlock
        ? [element("span", setScripts(part.text), { className: "block text-center" })]
        : setScripts(part.text);
    return [element("span", [], { dataTex: part.tex, dataSource: part.source, dataBlock: String(part.isBlock) })];
  });
}

function setScripts(text: string): Node[] {
  return splitScripts(text).map(({ text: words, position }) => {
    const value = { type: "text", value: words };
    return position === "base" ? value : element(position, [value]);
  });
}

function element(tagName: string, children: Node[], properties: Record<string, unknown> = {}): Node {
  return { type: "element", tagName, properties, children };
}
