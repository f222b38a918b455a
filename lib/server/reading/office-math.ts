import { placeText } from "./page-text.ts";
import type { XmlPiece } from "./xml.ts";

/** An element of a formula: what it holds, in its order. */
type MathNode = { name: string; text: string; children: MathNode[] };

const MAX_DEPTH = 60;

/**
 * A formula of the equation editor (ECMA-376 part 1, 22.1) in one line: H₂O, (a)/(b), √(x). The pieces stand behind its
 * begin and are taken up to its end.
 */
export function officeMath(pieces: Iterator<XmlPiece>): string {
  const root: MathNode = { name: "m:oMath", text: "", children: [] };
  const open: MathNode[] = [root];
  for (let next = pieces.next(); !next.done; next = pieces.next()) {
    const piece = next.value;
    const node = open.at(-1) ?? root;
    if (piece.kind === "text") node.text += node.name === "m:t" ? piece.text : "";
    else if (piece.kind === "open") open.push(addChild(node, piece.name));
    else if (open.length === 1) break;
    else open.pop();
  }
  return writeMath(root, 0);
}

function addChild(parent: MathNode, name: string): MathNode {
  const child: MathNode = { name, text: "", children: [] };
  parent.children.push(child);
  return child;
}

function writeMath(node: MathNode, depth: number): string {
  if (depth > MAX_DEPTH) return "";
  const part = (name: string): string =>
    node.children
      .filter((child) => child.name === name)
      .map((child) => writeMath(child, depth + 1))
      .join("");
  switch (node.name) {
    case "m:t":
      return node.text;
    case "m:sSub":
      return part("m:e") + placeText(part("m:sub"), "sub");
    case "m:sSup":
      return part("m:e") + placeText(part("m:sup"), "sup");
    case "m:sSubSup":
      return part("m:e") + placeText(part("m:sub"), "sub") + placeText(part("m:sup"), "sup");
    case "m:sPre":
      return placeText(part("m:sup"), "sup") + placeText(part("m:sub"), "sub") + part("m:e");
    case "m:f":
      return `${enclose(part("m:num"))}/${enclose(part("m:den"))}`;
    case "m:rad":
      return `√${enclose(part("m:e"))}`;
    case "m:d":
      return `(${part("m:e")})`;
    default:
      return node.children.map((child) => writeMath(child, depth + 1)).join("");
  }
}

function enclose(text: string): string {
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`;
}
