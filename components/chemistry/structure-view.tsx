"use client";

import { useMemo } from "react";
import type { StructureDrawing } from "#lib/cards/drawing.ts";
import { AtomLabel, clearOf } from "./atom-label.tsx";
import { Bond } from "./bonds.tsx";
import { layOutStructure } from "./structure-layout.ts";

/** A molecule's skeleton in the colour of the text. What cannot be read is not drawn; its words stay. */
export function StructureView({ drawing: { smiles } }: { drawing: Pick<StructureDrawing, "smiles"> }) {
  const structure = useMemo(() => layOutStructure(smiles), [smiles]);
  if (structure === null) return null;
  const { atoms, bonds, left, top, width, height } = structure;
  return (
    <svg
      data-drawing=""
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      className="h-auto max-w-full fill-current text-foreground"
    >
      {bonds.map(({ from, to, ...bond }) => {
        const [start, end] = [atoms[from], atoms[to]];
        if (start === undefined || end === undefined) return null;
        return <Bond key={`${from} ${to}`} from={clearOf(start, end)} to={clearOf(end, start)} {...bond} />;
      })}
      {atoms.map((atom) => (
        <AtomLabel key={`${atom.x} ${atom.y}`} atom={atom} />
      ))}
    </svg>
  );
}
