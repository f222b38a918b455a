"use client";

import { useMemo } from "react";
import { StructureView } from "#components/chemistry/structure-view.tsx";
import { readMolecule } from "#lib/chemistry/organic/read-molecule.ts";
import { writeSmiles } from "#lib/chemistry/organic/smiles.ts";

/** The picture of a molecule that was answered with, drawn or written; its formula stands beside it in words. */
export function DrawnAnswer({ text }: { text: string }) {
  const drawing = useMemo(() => {
    const read = readMolecule(text);
    return read.ok ? { smiles: writeSmiles(read.value) } : null;
  }, [text]);
  return drawing === null ? null : <StructureView drawing={drawing} />;
}
