import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";

/** The part of a hast tree that matters here. */
type Node = { type: string; value?: string; tagName?: string; properties?: object; children?: Node[] };

/** Code says what it says, letter for letter. */
const VERBATIM = new Set(["code", "pre"]);

/** A rehype plugin: sets the chemistry in a document's text with true sub- and superscripts. */
export function rehypeChemistry() {
  return (tree: Node): void => setScripts(tree);
}

function setScripts(node: Node): void {
  if (node.children === undefined || VERBATIM.has(node.tagName ?? "")) return;
  node.children = node.children.flatMap((child) => {
    if (child.type !== "text") {
      setScripts(child);
      return [child];
    }
    return splitScripts(formatChemistryText(child.value ?? "")).map(({ text, position }): Node => {
      const words = { type: "text", value: text };
      if (position === "base") return words;
      return { type: "element", tagName: position, properties: {}, children: [words] };
    });
  });
}
