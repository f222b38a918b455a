"use client";

import { type PointerEvent, useState } from "react";
import type { Edit } from "#lib/chemistry/organic/sketch/editing.ts";
import { BOND_LENGTH, type Point, type Sketch, type Spot } from "#lib/chemistry/organic/sketch/sketch.ts";

/** A line from an atom to where the pointer is. */
type Line = { readonly atom: number; readonly from: Point; readonly to: Point };

/** A shorter way is a press that was not quite still. */
const LEAST_WAY = 16;
const REACH = 20;
const TWELFTH = Math.PI / 6;

/** Pressing chooses an atom or bond; pulling from an atom draws a bond, to a new carbon atom or to another atom. */
export function useDrawing(sketch: Sketch, onEdit: (step: Edit) => void, isReadOnly: boolean) {
  const [line, setLine] = useState<Line | null>(null);

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    if (isReadOnly || event.button !== 0) return;
    const spot = spotOf(event.target);
    if (spot === null) {
      if (sketch.atoms.length === 0) onEdit({ kind: "add", symbol: "C" });
      return;
    }
    onEdit({ kind: "choose", spot });
    const from = spot.kind === "atom" ? sketch.places[spot.index] : undefined;
    if (from === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setLine({ atom: spot.index, from, to: from });
  }

  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    const at = line === null ? null : pointOf(event);
    if (line !== null && at !== null) setLine({ ...line, to: at });
  }

  function onPointerUp() {
    if (line === null) return;
    setLine(null);
    if (Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y) < LEAST_WAY) return;
    const reached = sketch.places.findIndex(({ x, y }) => Math.hypot(x - line.to.x, y - line.to.y) <= REACH);
    if (reached !== line.atom) onEdit({ kind: "draw", from: line.atom, to: reached === -1 ? snapped(line) : reached });
  }

  return { line, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: () => setLine(null) };
}

function spotOf(target: EventTarget): Spot | null {
  const held = target instanceof Element ? target.closest("[data-spot]")?.getAttribute("data-spot") : null;
  const [kind, index] = held?.split(" ") ?? [];
  return kind === "atom" || kind === "bond" ? { kind, index: Number(index) } : null;
}

/** Where the pointer is, on the drawing. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point | null {
  const matrix = currentTarget.getScreenCTM();
  if (matrix === null) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

/** A bond's length away, in one of twelve directions. */
function snapped({ from, to }: Line): Point {
  const angle = Math.round(Math.atan2(to.y - from.y, to.x - from.x) / TWELFTH) * TWELFTH;
  return { x: from.x + BOND_LENGTH * Math.cos(angle), y: from.y + BOND_LENGTH * Math.sin(angle) };
}
