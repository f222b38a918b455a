import type { ReactNode } from "react";

/** What is drawn of an ion: its charge says the sign, its place among the ions the size and the colour. */
type DrawnIon = { readonly charge: number; readonly drawn: number };

export const PITCH = 18;

const LOOKS = [
  { radius: 7.5, body: "fill-primary stroke-primary", sign: "stroke-primary-foreground" },
  { radius: 7.5, body: "fill-card stroke-current", sign: "stroke-current" },
  { radius: 5.5, body: "fill-primary-soft stroke-primary", sign: "stroke-primary" },
  { radius: 5.5, body: "fill-muted stroke-current", sign: "stroke-current" },
] as const;

/** An ion with the sign of its charge. */
export function IonSign({ x, y, charge, look }: { x: number; y: number; charge: number; look: number }) {
  const { radius, body, sign } = LOOKS[look] ?? LOOKS[1];
  return (
    <g data-ion={look} strokeWidth="1.2">
      <circle cx={x} cy={y} r={radius} className={body} />
      <path d={`M${x - 3} ${y}h6${charge > 0 ? "m-3 -3v6" : ""}`} fill="none" strokeWidth="1.5" className={sign} />
    </g>
  );
}

function Water({ x, y }: { x: number; y: number }) {
  return (
    <g className="fill-muted stroke-input" strokeWidth="0.8">
      <circle cx={x - 2.8} cy={y + 2} r="1.7" />
      <circle cx={x + 2.8} cy={y + 2} r="1.7" />
      <circle cx={x} cy={y} r="2.8" />
    </g>
  );
}

/**
 * Where each cell stands in an order whose first so many lie well apart, whatever their number: by the two numbers that
 * spread points over a square as the golden section does over a line (M. Roberts, 2018).
 */
const SPREAD = [0.7548776662, 0.569840291] as const;

const placeOf = (column: number, row: number): number => (column * SPREAD[0] + row * SPREAD[1]) % 1;

type FieldProps = { ions: readonly DrawnIon[]; columns: number; rows: number; left: number; top: number };

/** Ions spread through water, the same each time; cells that hold no ion hold a molecule of water. */
export function IonField({ ions, columns, rows, left, top }: FieldProps) {
  const looks = ions.flatMap(({ drawn }, look) => Array.from({ length: drawn }, () => look));
  const cells = Array.from({ length: columns * rows }, (_, cell) => ({
    column: cell % columns,
    row: Math.floor(cell / columns),
  }));
  return cells
    .toSorted((one, other) => placeOf(one.column, one.row) - placeOf(other.column, other.row))
    .map(({ column, row }, order): ReactNode => {
      const x = left + (column + 0.5) * PITCH;
      const y = top + (row + 0.5) * PITCH;
      const look = looks[order];
      const key = `${column} ${row}`;
      return look === undefined ? (
        <Water key={key} x={x} y={y} />
      ) : (
        <IonSign key={key} x={x} y={y} look={look} charge={ions[look]?.charge ?? 0} />
      );
    });
}
