"use client";

import { type KeyboardEvent, type Ref, useId } from "react";
import { AtomLabel, clearOf, frameOf } from "#components/chemistry/atom-label.tsx";
import { Bond } from "#components/chemistry/bonds.tsx";
import { freeSide, type StructureAtom } from "#components/chemistry/structure-atom.ts";
import { freeBondsOf } from "#lib/chemistry/organic/molecule-graph.ts";
import type { Edit, Editing } from "#lib/chemistry/organic/sketch/editing.ts";
import { listSpots } from "#lib/chemistry/organic/sketch/changes.ts";
import type { Point, Sketch, Spot } from "#lib/chemistry/organic/sketch/sketch.ts";
import { neighboursOf } from "#lib/chemistry/organic/structure.ts";
import { editOfKey } from "./editor-keys.ts";
import { useDrawing } from "./use-drawing.ts";

type SketchViewProps = {
  ref: Ref<SVGSVGElement>;
  editing: Editing;
  isReadOnly: boolean;
  label: string;
  describedBy: string;
  say: (spot: Spot) => string;
  onEdit: (step: Edit) => void;
};

const MARGIN = 44;
const LEAST = { width: 300, height: 190 } as const;
/** How near a finger must come. */
const REACH = 20;
/** Around the letters of what is chosen. */
const ROOM = 8;

/** The drawing: a list of atoms and bonds of which one is chosen, by arrows or by pointing at it. */
export function SketchView({ ref, editing, isReadOnly, label, describedBy, say, onEdit }: SketchViewProps) {
  const { sketch, chosen } = editing;
  const id = useId();
  const { line, ...pointer } = useDrawing(sketch, onEdit, isReadOnly);
  const atoms = sketch.atoms.map((_, index) => labelled(sketch, index));
  const optionId = ({ kind, index }: Spot) => `${id}-${kind}-${index}`;

  function onKeyDown(event: KeyboardEvent<SVGSVGElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.closest("form")?.requestSubmit();
    const step = isReadOnly ? null : editOfKey(event);
    if (step === null) return;
    event.preventDefault();
    onEdit(step);
  }

  return (
    <svg
      ref={ref}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-activedescendant={chosen === null ? undefined : optionId(chosen)}
      viewBox={viewBoxOf(sketch.places)}
      className="h-60 w-full touch-pan-y rounded-md border border-input bg-card fill-current text-foreground select-none"
      onKeyDown={onKeyDown}
      {...pointer}
    >
      {listSpots(sketch)
        .toSorted((one, other) => Number(one.kind === "atom") - Number(other.kind === "atom"))
        .map((spot) => {
          const isChosen = chosen?.kind === spot.kind && chosen.index === spot.index;
          return (
            <g
              key={optionId(spot)}
              id={optionId(spot)}
              role="option"
              aria-selected={isChosen}
              aria-label={say(spot)}
              data-spot={`${spot.kind} ${spot.index}`}
              className="cursor-pointer touch-none"
            >
              {spot.kind === "atom" ? (
                <Atom atom={atoms[spot.index]} isChosen={isChosen} isOverfull={freeBondsOf(sketch, spot.index) < 0} />
              ) : (
                <BondBetween sketch={sketch} atoms={atoms} index={spot.index} isChosen={isChosen} />
              )}
            </g>
          );
        })}
      {/* What an atom is stands in its name: its letters alone would say less. */}
      <g aria-hidden="true" pointerEvents="none">
        {atoms.map((atom) => (
          <AtomLabel key={`${atom.x} ${atom.y}`} atom={atom} />
        ))}
      </g>
      {line === null ? null : (
        <line
          x1={line.from.x}
          y1={line.from.y}
          x2={line.to.x}
          y2={line.to.y}
          strokeWidth="2"
          strokeDasharray="5 4"
          className="stroke-primary"
        />
      )}
    </svg>
  );
}

function viewBoxOf(places: readonly Point[]): string {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs, Number.POSITIVE_INFINITY), Math.min(...ys, Number.POSITIVE_INFINITY)];
  if (places.length === 0) return `${-LEAST.width / 2} ${-LEAST.height / 2} ${LEAST.width} ${LEAST.height}`;
  const [right, low] = [Math.max(...xs), Math.max(...ys)];
  const width = Math.max(LEAST.width, right - left + 2 * MARGIN);
  const height = Math.max(LEAST.height, low - top + 2 * MARGIN);
  return `${(left + right - width) / 2} ${(top + low - height) / 2} ${width} ${height}`;
}

/** Every atom has its letter while it is drawn, and its hydrogen atoms. */
function labelled(sketch: Sketch, atom: number): StructureAtom {
  const place = sketch.places[atom] ?? { x: 0, y: 0 };
  const neighbours = neighboursOf(sketch, atom).map((next) => sketch.places[next.atom] ?? place);
  return {
    ...place,
    label: {
      symbol: sketch.atoms[atom] ?? "",
      hydrogens: Math.max(0, freeBondsOf(sketch, atom)),
      charge: sketch.charges[atom] ?? 0,
      side: freeSide(place, neighbours),
    },
  };
}

type AtomProps = { atom: StructureAtom | undefined; isChosen: boolean; isOverfull: boolean };

function Atom({ atom, isChosen, isOverfull }: AtomProps) {
  if (atom === undefined) return null;
  return (
    <>
      <circle cx={atom.x} cy={atom.y} r={REACH} fill="transparent" />
      {isChosen ? <Chosen atom={atom} /> : null}
      {isOverfull ? (
        <circle
          cx={atom.x}
          cy={atom.y}
          r="13"
          fill="none"
          strokeWidth="2"
          strokeDasharray="3 3"
          className="stroke-wrong"
        />
      ) : null}
    </>
  );
}

/** A line around all letters of an atom; a ring where it has one. */
function Chosen({ atom }: { atom: StructureAtom }) {
  const { left, right, top, bottom } = frameOf(atom);
  const [width, height] = [right - left + 2 * ROOM, bottom - top + 2 * ROOM];
  return (
    <rect
      x={left - ROOM}
      y={top - ROOM}
      width={width}
      height={height}
      rx={Math.min(width, height) / 2}
      strokeWidth="2"
      className="fill-primary-soft stroke-primary"
    />
  );
}

type BondProps = { sketch: Sketch; atoms: readonly StructureAtom[]; index: number; isChosen: boolean };

function BondBetween({ sketch, atoms, index, isChosen }: BondProps) {
  const { a = 0, b = 0, order = 1 } = sketch.bonds[index] ?? {};
  const [start, end] = [atoms[a], atoms[b]];
  if (start === undefined || end === undefined) return null;
  const [from, to] = [clearOf(start, end), clearOf(end, start)];
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <>
      <line {...ends} stroke="transparent" strokeWidth={REACH} />
      {isChosen ? <line {...ends} strokeWidth="13" strokeLinecap="round" className="stroke-primary-soft" /> : null}
      <g className={isChosen ? "text-primary" : undefined}>
        <Bond from={from} to={to} order={order} />
      </g>
    </>
  );
}
