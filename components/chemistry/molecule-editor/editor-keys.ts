import type { KeyboardEvent } from "react";
import type { Edit } from "#lib/chemistry/organic/sketch/editing.ts";

/** What a key does in a drawing. Letters are those of the elements; L and B are chlorine and bromine. */
const EDITS: Readonly<Record<string, Edit>> = {
  ArrowLeft: { kind: "move", direction: { x: -1, y: 0 } },
  ArrowRight: { kind: "move", direction: { x: 1, y: 0 } },
  ArrowUp: { kind: "move", direction: { x: 0, y: -1 } },
  ArrowDown: { kind: "move", direction: { x: 0, y: 1 } },
  c: { kind: "add", symbol: "C" },
  n: { kind: "add", symbol: "N" },
  o: { kind: "add", symbol: "O" },
  f: { kind: "add", symbol: "F" },
  l: { kind: "add", symbol: "Cl" },
  b: { kind: "add", symbol: "Br" },
  i: { kind: "add", symbol: "I" },
  "1": { kind: "order", order: 1 },
  "2": { kind: "order", order: 2 },
  "3": { kind: "order", order: 3 },
  "+": { kind: "charge", by: 1 },
  "-": { kind: "charge", by: -1 },
  r: { kind: "replace" },
  j: { kind: "join" },
  Delete: { kind: "erase" },
  Backspace: { kind: "erase" },
};

/** Null for a key that is none of the drawing's. */
export function editOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Edit | null {
  if (altKey) return null;
  const isCommand = ctrlKey || metaKey;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (isCommand && letter === "z") return { kind: shiftKey ? "redo" : "undo" };
  if (isCommand && letter === "y") return { kind: "redo" };
  return isCommand || !Object.hasOwn(EDITS, letter) ? null : (EDITS[letter] ?? null);
}
