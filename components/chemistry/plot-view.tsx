"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Plot } from "#lib/cards/drawing.ts";
import { ChemistryText } from "./chemistry-text.tsx";
import { type Scale, scaleOf } from "./plot-scale.ts";

const WIDTH = 360;
const HEIGHT = 236;
const EDGE = { left: 44, right: 14, top: 12, bottom: 24 } as const;

/** Curves are told apart by their strokes as well as by their colours. */
const STROKES = [
  { className: "text-primary", dashes: undefined },
  { className: "text-foreground", dashes: "7 4" },
  { className: "text-correct", dashes: "2 4" },
  { className: "text-nearly", dashes: "10 3 2 3" },
  { className: "text-wrong", dashes: "1 3" },
  { className: "text-muted-foreground", dashes: "12 4" },
] as const;

const strokeOf = (index: number) => STROKES[index % STROKES.length] ?? STROKES[0];

/** Axes, curves and marked points; the same in figures below, for whoever does not see them or wants to know exactly. */
export function PlotView({ drawing }: { drawing: Plot }) {
  const format = useNumbers();
  const points = drawing.series.flatMap((series) => series.points);
  const x = scaleOf(
    points.map(([value]) => value),
    EDGE.left,
    WIDTH - EDGE.right,
  );
  const y = scaleOf(
    points.map(([, value]) => value),
    HEIGHT - EDGE.bottom,
    EDGE.top,
  );
  return (
    <>
      <div aria-hidden="true" className="max-w-120 text-xs">
        <div className="flex flex-wrap justify-between gap-x-4 pt-1 text-muted-foreground">
          <AxisName axis={drawing.y} />
          <Legend drawing={drawing} />
        </div>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="tabular w-full fill-current text-[11px]">
          <Axes x={{ ...x, ticks: drawing.x.isBare === true ? [] : x.ticks }} y={y} format={format} />
          {drawing.series.map(({ name, points: curve }, index) => (
            <polyline
              key={name}
              points={curve.map(([px, py]) => `${x.place(px).toFixed(1)},${y.place(py).toFixed(1)}`).join(" ")}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              strokeDasharray={strokeOf(index).dashes}
              className={strokeOf(index).className}
            />
          ))}
          {drawing.marks.map((mark) => (
            <Mark
              key={`${mark.x} ${mark.label}`}
              x={x.place(mark.x)}
              y={y.place(mark.y)}
              label={mark.label}
              isBelow={isRising(drawing)}
            />
          ))}
        </svg>
        <p className="text-center text-muted-foreground">
          <AxisName axis={drawing.x} />
        </p>
      </div>
      <Values drawing={drawing} format={format} />
    </>
  );
}

/** `of`: which of the curves, in a table of several. */
function AxisName({ axis: { label, unit }, of = "" }: { axis: Plot["x"]; of?: string }) {
  const name = unit === "" ? label : `${label} / ${unit}`;
  return (
    <span>
      <ChemistryText text={of === "" ? name : `${name}: ${of}`} />
    </span>
  );
}

function useNumbers(): (value: number) => string {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4, numberingSystem: "latn" });
  return (value) => format.format(value).replace("-", "\u2212");
}

function Axes({ x, y, format }: { x: Scale; y: Scale; format: (value: number) => string }) {
  const [left, right, bottom] = [EDGE.left, WIDTH - EDGE.right, HEIGHT - EDGE.bottom];
  return (
    <g className="text-muted-foreground">
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={right}
            y1={y.place(tick)}
            y2={y.place(tick)}
            className="stroke-border"
            strokeWidth="0.75"
          />
          <text x={left - 6} y={y.place(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {x.ticks.map((tick) => (
        <g key={tick}>
          <line x1={x.place(tick)} x2={x.place(tick)} y1={bottom} y2={bottom + 4} className="stroke-input" />
          <text x={x.place(tick)} y={bottom + 16} textAnchor="middle">
            {format(tick)}
          </text>
        </g>
      ))}
      <path d={`M${left} ${EDGE.top}V${bottom}H${right}`} fill="none" className="stroke-input" />
    </g>
  );
}

/** What stands to the right of a point is free below a rising curve, and above a falling one. */
function isRising({ series }: Plot): boolean {
  const points = series[0]?.points ?? [];
  return (points.at(-1)?.[1] ?? 0) > (points[0]?.[1] ?? 0);
}

function Mark({ x, y, label, isBelow }: { x: number; y: number; label: string; isBelow: boolean }) {
  const isRight = x > WIDTH * 0.7;
  const below = isBelow ? 18 : -9;
  return (
    <g className="text-foreground">
      <circle cx={x} cy={y} r="4.5" className="fill-card stroke-current" strokeWidth="2" />
      <text x={x + (isRight ? -6 : 6)} y={y + below} textAnchor={isRight ? "end" : "start"} className="font-medium">
        {label}
      </text>
    </g>
  );
}

function Legend({ drawing: { series } }: { drawing: Plot }) {
  if (series.length < 2) return null;
  return (
    <span className="flex flex-wrap gap-x-4">
      {series.map(({ name }, index) => (
        <span key={name} className="flex items-center gap-1.5">
          <svg viewBox="0 0 28 4" className="h-1 w-7">
            <line
              x1="0"
              x2="28"
              y1="2"
              y2="2"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray={strokeOf(index).dashes}
              className={strokeOf(index).className}
            />
          </svg>
          <span>
            <ChemistryText text={name} />
          </span>
        </span>
      ))}
    </span>
  );
}

/** As many rows as one can take in. */
const MOST_ROWS = 9;

function Values({ drawing: { series, x, y }, format }: { drawing: Plot; format: (value: number) => string }) {
  const t = useTranslations("chat.card.drawing");
  const [first] = series;
  if (first === undefined || x.isBare === true) return null;
  const step = Math.max(1, Math.ceil((first.points.length - 1) / (MOST_ROWS - 1)));
  const rows = first.points.flatMap(([value], index) =>
    index % step === 0 || index === first.points.length - 1 ? [{ value, index }] : [],
  );
  return (
    <details className="my-1 text-sm">
      <summary className="text-primary">{t("values")}</summary>
      <table className="tabular mt-1 text-xs">
        <thead className="text-muted-foreground">
          <tr>
            <th scope="col" className="py-1 pe-4 text-end font-medium">
              <AxisName axis={x} />
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="px-3 py-1 text-end font-medium">
                <AxisName axis={y} of={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y border-t">
          {rows.map(({ value, index }) => (
            <tr key={index}>
              <th scope="row" className="py-1 pe-4 text-end font-normal">
                {format(value)}
              </th>
              {series.map(({ name, points }) => (
                <td key={name} className="px-3 py-1 text-end">
                  {format(points[index]?.[1] ?? Number.NaN)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
