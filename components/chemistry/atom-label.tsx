import { between, type Place } from "./bonds.tsx";
import type { HydrogenSide, StructureAtom } from "./structure-atom.ts";

/** How far a bond keeps from the letters of its atom. */
const CLEAR = 11;
/** From the middle of an atom to its hydrogen atoms above or below it. */
const LINE = 19;

export function clearOf(atom: StructureAtom, other: Place): Place {
  if (atom.label === null) return atom;
  const length = Math.hypot(other.x - atom.x, other.y - atom.y) || 1;
  return between(atom, other, CLEAR / length);
}

const HYDROGENS = {
  before: { x: -1, y: 0, anchor: "end" },
  after: { x: 1, y: 0, anchor: "start" },
  above: { x: 0, y: -1, anchor: "middle" },
  below: { x: 0, y: 1, anchor: "middle" },
} as const satisfies Record<HydrogenSide, object>;

/** From the middle of a symbol to its sides. */
const halfOf = (symbol: string): number => 5 * symbol.length + 0.5;

/** Of the letters, from the middle of their atom: half the height of a capital; how wide an H, a count and a sign are. */
const LETTERS = { capital: 6, hydrogen: 12, count: 7, lowered: 4, sign: 9, raised: 7 } as const;

type Frame = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** What the letters of an atom cover, with its hydrogen atoms and its charge. */
export function frameOf({ x, y, label }: StructureAtom): Frame {
  const half = label === null ? 0 : halfOf(label.symbol);
  const { hydrogens = 0, charge = 0, side = "after" } = label ?? {};
  const width = hydrogens === 0 ? 0 : LETTERS.hydrogen + (hydrogens > 1 ? LETTERS.count : 0);
  const isBeside = HYDROGENS[side].y === 0;
  const own = isBeside ? half : Math.max(half, width / 2);
  const signed = charge === 0 ? 0 : half + LETTERS.sign;
  const line = hydrogens === 0 ? 0 : LINE;
  return {
    left: x - own - (side === "before" ? width : 0),
    right: x + Math.max(own + (side === "after" ? width : 0), signed),
    top: y - LETTERS.capital - Math.max(side === "above" ? line : 0, charge === 0 ? 0 : LETTERS.raised),
    bottom: y + LETTERS.capital + (side === "below" ? line : 0) + (hydrogens > 1 ? LETTERS.lowered : 0),
  };
}

/** The letter stands on its atom, and its hydrogen atoms on the side that is free. */
export function AtomLabel({ atom: { x, y, label } }: { atom: StructureAtom }) {
  if (label === null) return null;
  const { symbol, hydrogens, charge, side } = label;
  const half = halfOf(symbol);
  const sign = charge > 0 ? "+" : "\u2212";
  const count = hydrogens > 1 ? String(hydrogens) : "";
  return (
    <g fontSize="16">
      <text x={x} y={y + 5.5} textAnchor="middle">
        {symbol}
      </text>
      {hydrogens === 0 ? null : (
        <text
          x={x + HYDROGENS[side].x * half}
          y={y + 5.5 + HYDROGENS[side].y * LINE}
          textAnchor={HYDROGENS[side].anchor}
        >
          H
          <tspan fontSize="11" dy="3.5">
            {count}
          </tspan>
        </text>
      )}
      {charge === 0 ? null : (
        <text x={x + half + 1} y={y - 5} fontSize="11">
          {Math.abs(charge) > 1 ? Math.abs(charge) : ""}
          {sign}
        </text>
      )}
    </g>
  );
}
