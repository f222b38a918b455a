import type { SolidDrawing } from "../cards/drawing.ts";
import { CONFORMERS } from "../chemistry/organic/conformers.ts";
import { formulaText } from "./chemistry.ts";
import { formatList } from "./numbers.ts";
import type { Words } from "./words.ts";

type Molecule = { readonly name: string; readonly formula: string; readonly smiles: string };

/** A molecule without a single centre, of balls and sticks; null where its places are not known. */
export function drawConformer({ name, formula, smiles }: Molecule, words: Words): SolidDrawing | null {
  const conformer = CONFORMERS[smiles];
  if (conformer === undefined) return null;
  const [atoms, bonds] = conformer;
  const placed = rowsOf(atoms).map(([symbol = "", ...at]) => ({ symbol, at: vectorOf(at) }));
  const joined = rowsOf(bonds).map(([from, to, order]) => ({
    from: Number(from),
    to: Number(to),
    order: Number(order),
  }));
  const isAromatic = joined.some(({ order }) => !Number.isInteger(order));
  const counted = [...Map.groupBy(placed, ({ symbol }) => symbol)].map(([symbol, { length }]) =>
    words.t("drawings.solids.atoms", { count: length, symbol }),
  );
  const text = words.t("drawings.solids.organic", { atoms: formatList(counted, words.locale) });
  return {
    kind: "solid",
    title: words.t("drawings.solids.title", { name }),
    text: isAromatic ? `${text} ${words.t("drawings.solids.aromatic")}` : text,
    formula: formulaText(formula),
    atoms: placed,
    bonds: joined,
    pairs: [],
    arrows: [],
    net: null,
  };
}

const rowsOf = (text: string): string[][] => text.split(", ").map((row) => row.split(" "));

const vectorOf = ([x, y, z]: readonly string[]): [number, number, number] => [Number(x), Number(y), Number(z)];
