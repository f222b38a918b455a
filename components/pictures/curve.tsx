"use client";

import type { stretchScale } from "./tick-axis.tsx";

type Scale = ReturnType<typeof stretchScale>;

type CurveProps = {
  points: readonly (readonly [across: number, up: number])[];
  x: Scale;
  y: Scale;
};

/** A line through points, by the scales of its axes. */
export function Curve({ points, x, y }: CurveProps) {
  return (
    <polyline
      points={points.map(([across, up]) => `${x.place(across).toFixed(1)},${y.place(up).toFixed(1)}`).join(" ")}
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      className="stroke-primary"
    />
  );
}

/** The ring around the problem's own point, and beside what is said of it. */
export function Ring({ x, y, radius = 5 }: { x: number; y: number; radius?: number }) {
  return <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={radius} strokeWidth="2" className="fill-card stroke-current" />;
}
