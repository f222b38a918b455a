"use client";

import { useEffect, useId, useReducer, useRef, useState } from "react";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { MoleculeGraph } from "#lib/chemistry/organic/molecule-graph.ts";
import { readUnfinished } from "#lib/chemistry/organic/read-molecule.ts";
import { beginEditing, edit, type Edit, type Editing } from "#lib/chemistry/organic/sketch/editing.ts";
import { EMPTY_SKETCH, type Point } from "#lib/chemistry/organic/sketch/sketch.ts";
import { writeSmiles } from "#lib/chemistry/organic/smiles.ts";
import { SketchTools } from "./sketch-tools.tsx";
import { SketchView } from "./sketch-view.tsx";
import { useMoleculeWords } from "./use-molecule-words.ts";

type MoleculeEditorProps = {
  /** SMILES, or what was typed. */
  value: string;
  isReadOnly: boolean;
  takesFocus: boolean;
  onChange: (smiles: string) => void;
};

/** Where a molecule is drawn: what is chosen is pressed on, what is drawn is told below. */
export function MoleculeEditor({ value, isReadOnly, takesFocus, onChange }: MoleculeEditorProps) {
  const [editing, dispatch] = useReducer(edit, undefined, () => beginEditing());
  const drawn = useRef("");
  const canvas = useRef<SVGSVGElement>(null);
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const words = useMoleculeWords(editing.sketch);
  const { t } = words;

  useEffect(() => {
    if (takesFocus) canvas.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  // What was written or drawn before comes back as a drawing.
  useEffect(() => {
    if (value === drawn.current) return;
    drawn.current = value;
    const graph = readUnfinished(value);
    if (graph === null) {
      dispatch({ kind: "load", sketch: EMPTY_SKETCH });
      return;
    }
    let isWanted = true;
    async function load(of: MoleculeGraph) {
      const places = await findPlaces(of);
      if (isWanted) dispatch({ kind: "load", sketch: { ...of, places } });
    }
    load(graph).catch(() => setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [value]);

  function onEdit(step: Edit) {
    const next = edit(editing, step);
    dispatch(step);
    tell(next);
  }

  function tell({ sketch }: Editing) {
    const smiles = writeSmiles(sketch);
    if (smiles === drawn.current) return;
    drawn.current = smiles;
    onChange(smiles);
  }

  async function onTidy() {
    try {
      dispatch({ kind: "place", places: await findPlaces(editing.sketch) });
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className="space-y-2">
      <SketchTools editing={editing} t={t} isReadOnly={isReadOnly} onEdit={onEdit} onTidy={() => void onTidy()} />
      <SketchView
        ref={canvas}
        editing={editing}
        isReadOnly={isReadOnly}
        label={t("canvas")}
        describedBy={`${id}-help`}
        say={words.say}
        onEdit={onEdit}
      />
      <div role="status" className="space-y-1 text-sm">
        <p>
          {words.formula === null ? null : (
            <>
              <ChemistryText text={words.formula} />
              {": "}
            </>
          )}
          {words.molecule}
        </p>
        {words.overfull.map((atom) => (
          <p key={atom} className="text-wrong">
            {t("tooMany", { atom })}
          </p>
        ))}
        {editing.mode === null ? null : <p>{t(`modes.${editing.mode.kind}`)}</p>}
        {hasFailed ? <p className="text-wrong">{t("failed")}</p> : null}
      </div>
      <details className="text-sm text-muted-foreground">
        <summary className="cursor-pointer">{t("helpTitle")}</summary>
        <p id={`${id}-help`} className="pt-1">
          {t("help")}
        </p>
      </details>
    </div>
  );
}

async function findPlaces(graph: MoleculeGraph): Promise<Point[]> {
  const { layOutGraph } = await import("./lay-out-graph.ts");
  return layOutGraph(graph);
}
