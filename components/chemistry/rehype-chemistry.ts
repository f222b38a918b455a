import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import { type Formula, readMarks, unmarkMath } from "./math-marks.ts";

/** The part of a hast tree that matters here. */
type Node = { type: string; value?: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[] };

/** Code says what it says, letter for letter. */
const VERBATIM = new Set(["code", "pre"]);

/** A rehype plugin: sets the chemistry in a document's text with true sub- and superscripts, and its formulas in their places. */
export function rehypeChemistry(formulas: readonly Formula[]) {
  return (tree: Node): void => setChemistry(tree, formulas, false);
}

function setChemistry(node: Node, formulas: readonly Formula[], isVerbatim: boolean): void {
  for (const [name, value] of Object.entries(node.properties ?? {})) {
    if (typeof value === "string" && node.properties !== undefined) node.properties[name] = unmarkMath(value, formulas);
  }
  if (node.children === undefined) return;
  const verbatim = isVerbatim || VERBATIM.has(node.tagName ?? "");
  node.children = node.children.flatMap((child) => {
    if (child.type === "text" && !verbatim) return setText(child.value ?? "", formulas);
    if (child.value !== undefined) child.value = unmarkMath(child.value, formulas);
    setChemistry(child, formulas, verbatim);
    return [child];
  });
}

function setText(text: string, formulas: readonly Formula[]): Node[] {
  return readMarks(text, formulas).flatMap((part) => {
    if (typeof part === "string") return setScripts(formatChemistryText(part));
    if (part.kind === "inline") return part.isBlock ? [element("span", setScripts(part.text), { className: "block text-center" })] : setScripts(part.text);
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
