"use client";

import { Curve, Ring } from "./curve.tsx";
import { LevelAxis, stretchScale, TickAxis } from "./tick-axis.tsx";

type CurvePlotProps = {
  /** From its beginning, where most is there. */
  curve: readonly (readonly [across: number, up: number])[];
  units: { readonly across: string; readonly up: string };
  /** The problem's own point. */
  point: readonly [across: number, up: number];
  label: string;
  top: number;
  bottom: number;
};

const SIDES = { left: 56, right: 296 } as const;

/** Beyond it a label begins too far to the right to end on the drawing. */
const MIDDLE = 190;

/** What becomes less in time: the curve, with the problem's own point and what leads to it. */
export function CurvePlot({ curve, units, point, label, top, bottom }: CurvePlotProps) {
  const across = { least: 0, greatest: curve.at(-1)?.[0] ?? 1, start: SIDES.left, end: SIDES.right };
  const upright = { least: 0, greatest: curve[0]?.[1] ?? 1, start: bottom, end: top };
  const [x, y] = [stretchScale(across), stretchScale(upright)];
  const [px, py] = [x.place(point[0]), y.place(point[1])];
  const isRight = px > MIDDLE;
  return (
    <g>
      <TickAxis stretch={upright} unit={units.up} at={SIDES.left} />
      <LevelAxis stretch={across} unit={units.across} at={bottom} />
      <path
        d={`M${px.toFixed(1)} ${bottom}V${py.toFixed(1)}H${SIDES.left}`}
        fill="none"
        strokeDasharray="3 4"
        className="stroke-muted-foreground"
      />
      <Curve points={curve} x={x} y={y} />
      <Ring x={px} y={py} radius={4.5} />
      <text
        x={(px + (isRight ? 0 : 8)).toFixed(1)}
        y={(py - 10).toFixed(1)}
        textAnchor={isRight ? "middle" : "start"}
        className="font-semibold"
      >
        {label}
      </text>
    </g>
  );
}
