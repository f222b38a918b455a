import type { Element } from "../molecule-graph.ts";
import {
  addAtom,
  addCharge,
  erase,
  joinAtoms,
  setElement,
  setOrder,
  spotAfterErasing,
  spotTowards,
} from "./changes.ts";
import { EMPTY_SKETCH } from "./sketch.ts";
import type { Order, Point, Sketch, Spot } from "./sketch.ts";

/** What the next press does otherwise: an atom takes the place of the chosen one, or the chosen atom is bonded to the next. */
export type Mode = { readonly kind: "replace" } | { readonly kind: "join"; readonly from: number };

/** A drawing at work: what was before and after it, what is chosen in it, and how the next atom is bonded. */
export type Editing = {
  readonly sketch: Sketch;
  readonly past: readonly Sketch[];
  readonly future: readonly Sketch[];
  readonly chosen: Spot | null;
  readonly order: Order;
  readonly mode: Mode | null;
};

export type Edit =
  | { readonly kind: "add"; readonly symbol: Element }
  | { readonly kind: "order"; readonly order: Order }
  | { readonly kind: "charge"; readonly by: 1 | -1 }
  | { readonly kind: "choose"; readonly spot: Spot }
  | { readonly kind: "move"; readonly direction: Point }
  /** Drawn with the pointer: from an atom to a free place, or to another atom. */
  | { readonly kind: "draw"; readonly from: number; readonly to: Point | number }
  | { readonly kind: "load"; readonly sketch: Sketch }
  | { readonly kind: "place"; readonly places: readonly Point[] }
  | { readonly kind: "erase" | "clear" | "replace" | "join" | "undo" | "redo" };

const MOST_UNDONE = 100;

export function beginEditing(sketch: Sketch = EMPTY_SKETCH): Editing {
  return { sketch, past: [], future: [], chosen: lastAtom(sketch), order: 1, mode: null };
}

const lastAtom = ({ atoms }: Sketch): Spot | null =>
  atoms.length === 0 ? null : { kind: "atom", index: atoms.length - 1 };

/** The atom that is chosen; of a bond its second one. */
function chosenAtom({ chosen, sketch }: Editing): number | null {
  if (chosen === null) return null;
  return chosen.kind === "atom" ? chosen.index : (sketch.bonds[chosen.index]?.b ?? null);
}

/** A change that can be undone; nothing where there is none. */
function change(editing: Editing, sketch: Sketch | null, chosen: Spot | null = editing.chosen): Editing {
  if (sketch === null) return editing;
  const past = [...editing.past, editing.sketch].slice(-MOST_UNDONE);
  return { sketch, past, future: [], chosen, order: 1, mode: null };
}

export function edit(editing: Editing, step: Edit): Editing {
  const { sketch, chosen, mode } = editing;
  const atom = chosenAtom(editing);
  switch (step.kind) {
    case "add":
      if (mode?.kind === "replace" && atom !== null) return change(editing, setElement(sketch, atom, step.symbol));
      return addTo(editing, atom, step.symbol);
    case "order":
      if (chosen?.kind === "bond") return change(editing, setOrder(sketch, chosen.index, step.order));
      return { ...editing, order: step.order };
    case "charge":
      return atom === null ? editing : change(editing, addCharge(sketch, atom, step.by));
    case "choose":
      return { ...editing, chosen: step.spot };
    case "move":
      return chosen === null
        ? { ...editing, chosen: lastAtom(sketch) }
        : { ...editing, chosen: spotTowards(sketch, chosen, step.direction) ?? chosen };
    case "draw":
      return draw(editing, step.from, step.to);
    case "load":
      return beginEditing(step.sketch);
    case "place":
      return change(editing, step.places.length === sketch.atoms.length ? { ...sketch, places: step.places } : null);
    case "erase":
      return chosen === null ? editing : change(editing, erase(sketch, chosen), spotAfterErasing(sketch, chosen));
    case "clear":
      return sketch.atoms.length === 0 ? editing : change(editing, EMPTY_SKETCH, null);
    case "replace":
      return { ...editing, mode: mode?.kind === "replace" || atom === null ? null : { kind: "replace" } };
    case "join":
      return join(editing, atom);
    case "undo":
    case "redo":
      return travel(editing, step.kind);
  }
}

function addTo(editing: Editing, atom: number | null, symbol: Element): Editing {
  return change(editing, addAtom(editing.sketch, symbol, atom, editing.order), {
    kind: "atom",
    index: editing.sketch.atoms.length,
  });
}

function draw(editing: Editing, from: number, to: Point | number): Editing {
  const { sketch, order } = editing;
  if (typeof to === "number") return change(editing, joinAtoms(sketch, from, to, order), { kind: "atom", index: to });
  return change(editing, addAtom(sketch, "C", from, order, to), { kind: "atom", index: sketch.atoms.length });
}

/** Pressed once it keeps the atom, pressed again on another one it bonds the two. */
function join(editing: Editing, atom: number | null): Editing {
  const { mode, sketch, order } = editing;
  if (atom === null) return editing;
  if (mode?.kind !== "join") return { ...editing, mode: { kind: "join", from: atom } };
  return mode.from === atom ? { ...editing, mode: null } : change(editing, joinAtoms(sketch, mode.from, atom, order));
}

function travel(editing: Editing, kind: "undo" | "redo"): Editing {
  const { sketch, past, future } = editing;
  const next = kind === "undo" ? past.at(-1) : future[0];
  if (next === undefined) return editing;
  return {
    sketch: next,
    past: kind === "undo" ? past.slice(0, -1) : [...past, sketch],
    future: kind === "undo" ? [sketch, ...future] : future.slice(1),
    chosen: lastAtom(next),
    order: 1,
    mode: null,
  };
}
