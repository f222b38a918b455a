import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import { type MathPiece, splitMath } from "#lib/chemistry/display/math.ts";
import { splitScripts } from "#lib/chemistry/display/split-scripts.ts";
import { Scripts } from "./scripts.tsx";
import { Tex } from "./tex.tsx";

/** Text with its chemistry set as chemistry: H2SO4 and H₂SO₄ both come out with true subscripts, and so does mathematics. */
export function ChemistryText({ text }: { text: string }) {
  const pieces = splitMath(text);
  const [first] = pieces;
  if (first?.kind === "text" && pieces.length === 1) return <Scripts spans={splitScripts(formatChemistryText(text))} />;
  return pieces.map((piece, index) => {
    // Pieces have no identity but their place, and are replaced together.
    const key = `${index}`;
    return <Piece key={key} piece={piece} />;
  });
}

function Piece({ piece }: { piece: MathPiece }) {
  switch (piece.kind) {
    case "layout":
      return <Tex tex={piece.tex} source={piece.source} isBlock={piece.isBlock} />;
    case "code":
      return piece.text;
    case "inline":
      return <Scripts spans={splitScripts(piece.text)} />;
    case "text":
      return <Scripts spans={splitScripts(formatChemistryText(piece.text))} />;
  }
}
