"use client";

import { scaleOf } from "#components/chemistry/plot-scale.ts";
import { Decimal } from "#lib/quantity/decimal.ts";
import { useSay } from "./use-say.ts";

/** A stretch of values on a drawing, from where it begins to where it ends. */
export type Stretch = {
  readonly least: number;
  readonly greatest: number;
  readonly start: number;
  readonly end: number;
};

export const stretchScale = ({ least, greatest, start, end }: Stretch) => scaleOf([least, greatest], start, end);

type AxisProps = { stretch: Stretch; unit: string; at: number };

/** An upright scale: its ticks with their numbers to its left, and its unit above them. */
export function TickAxis({ stretch, unit, at }: AxisProps) {
  const say = useSay();
  const { ticks, place } = stretchScale(stretch);
  return (
    <g className="text-muted-foreground" fontSize="12">
      <path d={`M${at} ${stretch.end}V${stretch.start}`} className="stroke-input" fill="none" />
      <text x={at - 7} y={stretch.end - 8} textAnchor="end">
        {say.unit(unit)}
      </text>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${at} ${place(tick).toFixed(1)}h-4`} className="stroke-input" fill="none" />
          <text x={at - 7} y={(place(tick) + 4).toFixed(1)} textAnchor="end">
            {say.decimal(new Decimal(tick).toFixed(), null, "")}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A level scale: its ticks with their numbers below it, and its unit below its end. */
export function LevelAxis({ stretch, unit, at }: AxisProps) {
  const say = useSay();
  const { ticks, place } = stretchScale(stretch);
  return (
    <g className="text-muted-foreground" fontSize="12">
      <path d={`M${stretch.start} ${at}H${stretch.end}`} className="stroke-input" fill="none" />
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${place(tick).toFixed(1)} ${at}v4`} className="stroke-input" fill="none" />
          <text x={place(tick).toFixed(1)} y={at + 17} textAnchor="middle">
            {say.decimal(new Decimal(tick).toFixed(), null, "")}
          </text>
        </g>
      ))}
      <text x={stretch.end} y={at + 34} textAnchor="end">
        {say.unit(unit)}
      </text>
    </g>
  );
}
