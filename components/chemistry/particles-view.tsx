"use client";

import type { ParticlesDrawing } from "#lib/cards/drawing.ts";
import { ChemistryText } from "./chemistry-text.tsx";

const PER_ROW = 6;
const CELL = 26;

/** Kinds are told apart by their shapes as well as by their colours, and by name below. */
const SIGNS = [
  { className: "text-primary", draw: (x: number, y: number) => <circle cx={x} cy={y} r="8" fill="currentColor" /> },
  {
    className: "text-foreground",
    draw: (x: number, y: number) => <circle cx={x} cy={y} r="7" fill="none" stroke="currentColor" strokeWidth="2.5" />,
  },
  {
    className: "text-correct",
    draw: (x: number, y: number) => <rect x={x - 7} y={y - 7} width="14" height="14" rx="2" fill="currentColor" />,
  },
  {
    className: "text-nearly",
    draw: (x: number, y: number) => (
      <path d={`M${x} ${y - 9}l9 9l-9 9l-9 -9z`} fill="none" stroke="currentColor" strokeWidth="2.5" />
    ),
  },
] as const;

/** Boxes with as many signs as there are particles. All of it stands in words below, for whoever does not see it. */
export function ParticlesView({ drawing: { boxes } }: { drawing: ParticlesDrawing }) {
  const names = [...new Set(boxes.flatMap(({ groups }) => groups.map(({ name }) => name)))];
  const signOf = (name: string) => SIGNS[names.indexOf(name) % SIGNS.length] ?? SIGNS[0];
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-4">
      {boxes.map(({ label, groups }) => {
        const all = groups.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
        const height = Math.ceil(all.length / PER_ROW) * CELL;
        return (
          <div key={label} className="min-w-0">
            <p className="text-xs text-muted-foreground">
              <ChemistryText text={label} />
            </p>
            <svg
              viewBox={`0 0 ${PER_ROW * CELL} ${Math.max(CELL, height)}`}
              className="mt-1 w-44 max-w-full rounded-md border"
            >
              {all.map((name, index) => {
                const { className, draw } = signOf(name);
                const key = `${name} ${index}`;
                return (
                  <g key={key} className={className}>
                    {draw((index % PER_ROW) * CELL + CELL / 2, Math.floor(index / PER_ROW) * CELL + CELL / 2)}
                  </g>
                );
              })}
            </svg>
            <ul className="mt-1 flex flex-wrap gap-x-3 text-xs">
              {groups.map(({ name, count }) => (
                <li key={name} className="flex items-center gap-1">
                  <svg viewBox={`0 0 ${CELL} ${CELL}`} className={`size-4 ${signOf(name).className}`}>
                    {signOf(name).draw(CELL / 2, CELL / 2)}
                  </svg>
                  <span className="tabular">
                    {count} <ChemistryText text={name} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
