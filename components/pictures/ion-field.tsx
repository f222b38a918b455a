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

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** A step that reaches every cell before it comes back: near the golden section of their number, so that neighbours in order lie apart. */
function strideOf(cells: number): number {
  for (let stride = Math.max(1, Math.round(cells * 0.618)); ; stride += 1)
    if (commonDivisor(stride, cells) === 1) return stride;
}

type FieldProps = { ions: readonly DrawnIon[]; columns: number; rows: number; left: number; top: number };

/** Ions spread through water, the same each time; cells that hold no ion hold a molecule of water. */
export function IonField({ ions, columns, rows, left, top }: FieldProps) {
  const cells = columns * rows;
  const looks = ions.flatMap(({ drawn }, look) => Array.from({ length: drawn }, () => look));
  const stride = strideOf(cells);
  return Array.from({ length: cells }, (_, order): ReactNode => {
    const cell = (order * stride) % cells;
    const x = left + ((cell % columns) + 0.5) * PITCH;
    const y = top + (Math.floor(cell / columns) + 0.5) * PITCH;
    const look = looks[order];
    return look === undefined ? (
      <Water key={cell} x={x} y={y} />
    ) : (
      <IonSign key={cell} x={x} y={y} look={look} charge={ions[look]?.charge ?? 0} />
    );
  });
}
