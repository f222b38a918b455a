"use client";

import type { ShapeDrawing } from "#lib/cards/drawing.ts";
import { type Electrons, formalCharges } from "#lib/chemistry/bonding/resonance.ts";
import { between, Bond, type BondStyle, type Place } from "./bonds.tsx";

const BOND = 46;
const LETTER = 11;

type Direction = readonly [x: number, y: number, style?: BondStyle];

/** Where the bonds and then the lone pairs of a centre point, by how many there are of each: y runs down the page. */
const DIRECTIONS: Readonly<Record<string, { bonds: readonly Direction[]; pairs: readonly Direction[] }>> = {
  "1-3": {
    bonds: [[-1, 0]],
    pairs: [
      [0, -1],
      [1, 0],
      [0, 1],
    ],
  },
  "2-0": {
    bonds: [
      [-1, 0],
      [1, 0],
    ],
    pairs: [],
  },
  "3-0": {
    bonds: [
      [0, -1],
      [-0.87, 0.5],
      [0.87, 0.5],
    ],
    pairs: [],
  },
  "2-1": {
    bonds: [
      [-0.87, 0.5],
      [0.87, 0.5],
    ],
    pairs: [[0, -1]],
  },
  "4-0": {
    bonds: [
      [0, -1],
      [-0.94, 0.34],
      [0.34, 0.94, "wedge"],
      [0.94, 0.34, "hash"],
    ],
    pairs: [],
  },
  "3-1": {
    bonds: [
      [-0.94, 0.34],
      [0.2, 0.98, "wedge"],
      [0.94, 0.34, "hash"],
    ],
    pairs: [[0, -1]],
  },
  "2-2": {
    bonds: [
      [-0.79, 0.61],
      [0.79, 0.61],
    ],
    pairs: [
      [-0.6, -0.8],
      [0.6, -0.8],
    ],
  },
  "5-0": {
    bonds: [
      [0, -1],
      [0, 1],
      [-1, 0],
      [0.8, 0.6, "wedge"],
      [0.8, -0.6, "hash"],
    ],
    pairs: [],
  },
  "1-0": { bonds: [[1, 0]], pairs: [] },
  "1-1": { bonds: [[1, 0]], pairs: [[-1, 0]] },
  "1-2": {
    bonds: [[1, 0]],
    pairs: [
      [-0.5, -0.87],
      [-0.5, 0.87],
    ],
  },
  "4-1": {
    bonds: [
      [0, -1],
      [0, 1],
      [0.8, 0.6, "wedge"],
      [0.8, -0.6, "hash"],
    ],
    pairs: [[-1, 0]],
  },
  "3-2": {
    bonds: [
      [0, -1],
      [0, 1],
      [-1, 0],
    ],
    pairs: [
      [0.87, -0.5],
      [0.87, 0.5],
    ],
  },
  "2-3": {
    bonds: [
      [0, -1],
      [0, 1],
    ],
    pairs: [
      [-1, 0],
      [0.87, -0.5],
      [0.87, 0.5],
    ],
  },
  "5-1": {
    bonds: [
      [0, -1],
      [-0.87, 0.5, "wedge"],
      [0.87, 0.5, "wedge"],
      [-0.87, -0.5, "hash"],
      [0.87, -0.5, "hash"],
    ],
    pairs: [[0, 1]],
  },
  "4-2": {
    bonds: [
      [-0.87, 0.5, "wedge"],
      [0.87, 0.5, "wedge"],
      [-0.87, -0.5, "hash"],
      [0.87, -0.5, "hash"],
    ],
    pairs: [
      [0, -1],
      [0, 1],
    ],
  },
  "6-0": {
    bonds: [
      [0, -1],
      [0, 1],
      [-0.87, 0.5, "wedge"],
      [0.87, 0.5, "wedge"],
      [-0.87, -0.5, "hash"],
      [0.87, -0.5, "hash"],
    ],
    pairs: [],
  },
};

export function ShapeView({ drawing }: { drawing: ShapeDrawing }) {
  return <LewisPicture lewis={drawing} />;
}

/** A Lewis structure as it stands in space: wedges come towards the reader, hashed bonds go away; with its formal charges. */
export function LewisPicture({ lewis }: { lewis: Electrons }) {
  const { center, centerPairs, ligands } = lewis;
  const [centerCharge = 0, ...charges] = formalCharges(lewis);
  const directions = DIRECTIONS[`${ligands.length}-${centerPairs}`];
  if (directions === undefined) return null;
  const middle = { x: 0, y: 0 };
  return (
    <svg
      data-drawing=""
      viewBox="-84 -84 168 168"
      aria-hidden="true"
      className="h-36 fill-current font-medium text-foreground"
    >
      {ligands.map(({ symbol, order, pairs }, index) => {
        const [x, y, style] = directions.bonds[index] ?? [0, -1];
        const place = { x: x * BOND, y: y * BOND };
        const key = `${index}`;
        return (
          <g key={key}>
            <Bond
              from={between(middle, place, LETTER / BOND)}
              to={between(middle, place, 1 - LETTER / BOND)}
              order={order}
              style={style ?? "plain"}
            />
            <Letter symbol={symbol} at={place} />
            {outwardAngles(Math.atan2(y, x), pairs).map((angle) => (
              <Pair key={angle} around={place} x={Math.cos(angle)} y={Math.sin(angle)} />
            ))}
            <Charge
              charge={charges[index] ?? 0}
              around={place}
              angle={Math.atan2(y, x) + (FREE_OF_PAIRS[pairs] ?? 0)}
            />
          </g>
        );
      })}
      <Letter symbol={center} at={middle} />
      {directions.pairs.slice(0, centerPairs).map(([x, y]) => (
        <Pair key={`${x} ${y}`} around={middle} x={x} y={y} />
      ))}
      <Charge
        charge={centerCharge}
        around={middle}
        angle={freeAngle([...directions.bonds.slice(0, ligands.length), ...directions.pairs.slice(0, centerPairs)])}
      />
    </svg>
  );
}

/** Pairs of a ligand lie on the sides where its bond is not. */
function outwardAngles(outward: number, pairs: number): number[] {
  const turns = { 1: [0], 2: [-1, 1], 3: [-1.5, 0, 1.5] }[pairs] ?? [];
  return turns.map((turn) => outward + turn);
}

/** Beside which lone pairs of a ligand, as they are turned from its bond, a charge finds room. */
const FREE_OF_PAIRS: Readonly<Record<number, number>> = { 1: 1.1, 3: 0.75 };

/** The middle of the widest gap around the centre. */
function freeAngle(directions: readonly Direction[]): number {
  const angles = directions.map(([x, y]) => Math.atan2(y, x)).toSorted((a, b) => a - b);
  const gaps = angles.map((angle, index) => {
    const next = angles[index + 1] ?? (angles[0] ?? 0) + 2 * Math.PI;
    return { width: next - angle, middle: (angle + next) / 2 };
  });
  return gaps.toSorted((a, b) => b.width - a.width)[0]?.middle ?? 0;
}

function Charge({ charge, around, angle }: { charge: number; around: Place; angle: number }) {
  if (charge === 0) return null;
  const sign = charge > 0 ? "+" : "\u2212";
  return (
    <text
      x={around.x + 19 * Math.cos(angle)}
      y={around.y + 19 * Math.sin(angle) + 4.5}
      textAnchor="middle"
      fontSize="13"
      fontWeight="700"
    >
      {Math.abs(charge) > 1 ? Math.abs(charge) : ""}
      {sign}
    </text>
  );
}

function Letter({ symbol, at }: { symbol: string; at: Place }) {
  return (
    <text x={at.x} y={at.y + 6} textAnchor="middle" fontSize="17">
      {symbol}
    </text>
  );
}

function Pair({ around, x, y }: { around: Place; x: number; y: number }) {
  const [distance, half] = [15, 4];
  return [1, -1].map((sign) => (
    <circle
      key={sign}
      cx={around.x + x * distance - sign * y * half}
      cy={around.y + y * distance + sign * x * half}
      r="2"
      className="text-primary"
      fill="currentColor"
    />
  ));
}
