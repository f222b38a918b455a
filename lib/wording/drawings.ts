import type { Drawing } from "../cards/drawing.ts";
import { lewisStructure } from "../chemistry/bonding/lewis.ts";
import type { LewisStructure } from "../chemistry/bonding/lewis.ts";
import { MOLECULES, type MoleculeId } from "../chemistry/organic/molecules.ts";
import { type CentralMolecule, type DrawingNote, DRAWINGS } from "../concepts/drawings.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import { formulaText, substanceName } from "./chemistry.ts";
import { formatDecimal, formatList } from "./numbers.ts";
import { wordPlot } from "./plots.ts";
import type { Words } from "./words.ts";

/** What the lesson on a subtopic draws, with all that it shows in the reader's words. */
export function wordDrawings(topic: SubtopicSlug, words: Words): Drawing[] {
  return (DRAWINGS[topic] ?? []).flatMap((note) => wordDrawing(note, words) ?? []);
}

function wordDrawing(note: DrawingNote, words: Words): Drawing | null {
  switch (note.kind) {
    case "structure":
      return wordStructure(note.molecule, words);
    case "shape":
      return wordShape(note.molecule, words);
    case "plot":
      return wordPlot(note.plot, words);
  }
}

function wordStructure(id: MoleculeId, words: Words): Drawing {
  const { formula, smiles } = MOLECULES[id];
  const say = (part: "name" | "text") => words.t(`drawings.structures.${id}.${part}`);
  return { kind: "structure", title: say("name"), text: say("text"), formula: formulaText(formula), smiles };
}

function wordShape({ formula, center, ligands }: CentralMolecule, words: Words): Drawing | null {
  const structure = lewisStructure(center, ligands);
  return structure === null ? null : drawShape(formula, structure, words);
}

/** A molecule or ion as it stands in space, with its bonds, lone pairs, shape and angles. */
export function drawShape(formula: string, structure: LewisStructure, words: Words): Drawing {
  const { center, centerPairs, angle } = structure;
  const shape = words.t(`drawings.shapes.names.${structure.shape}`);
  const groups = Map.groupBy(structure.ligands, ({ symbol, order }) => `${symbol}${order}`);
  const list = [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [
          words.t("drawings.shapes.ligands", {
            count: others.length + 1,
            symbol: first.symbol,
            order: String(first.order),
          }),
        ],
  );
  return {
    kind: "shape",
    title: words.t("drawings.shapes.title", { name: substanceName(formula, words), shape }),
    text: words.t(`drawings.shapes.${structure.ligands.length === 1 ? "text-of-two" : "text"}`, {
      center,
      pairs: centerPairs,
      ligands: formatList(list, words.locale),
      shape,
      angle: wordAngles(angle, words),
    }),
    formula: formulaText(formula),
    center,
    centerPairs,
    ligands: [...structure.ligands],
  };
}

/** `<90, <120` → less than 90° and less than 120°. */
export function wordAngles(angles: string, words: Words): string {
  const each = angles.split(", ").map((angle) => {
    const degrees = `${formatDecimal(angle.replace("<", ""), words.locale)}°`;
    return angle.startsWith("<") ? words.t("drawings.shapes.below", { angle: degrees }) : degrees;
  });
  return formatList(each, words.locale);
}
