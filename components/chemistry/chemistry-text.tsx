import { memo } from "react";
import type { MathPiece } from "#lib/chemistry/display/math.ts";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import { setChemistry } from "#lib/chemistry/set-chemistry.ts";
import { Scripts } from "./scripts.tsx";
import { Tex } from "./tex.tsx";

/** Text with its chemistry set as chemistry: H2SO4 and H₂SO₄ both come out with true subscripts, and so does mathematics. */
export const ChemistryText = memo(function ChemistryText({ text }: { text: string }) {
  return setChemistry(text).map((piece, index) => {
    // Pieces have no identity but their place, and are replaced together.
    const key = `${index}`;
    return <Piece key={key} piece={piece} />;
  });
});

function Piece({ piece }: { piece: MathPiece }) {
  switch (piece.kind) {
    case "layout":
      return <Tex tex={piece.tex} source={piece.source} isBlock={piece.isBlock} />;
    case "code":
      return piece.text;
    case "inline":
    case "text":
      return <Scripts spans={splitScripts(piece.text)} />;
  }
}
