"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Body, Levels } from "#lib/pictures/levels.ts";
import { stretchScale, TickAxis } from "./tick-axis.tsx";
import { type Say, useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Levels };

const TUBE = { width: 18, top: 40, bottom: 250 } as const;
const MIDDLES = [88, 212] as const;
const AXIS = 54;

/** A thermometer for each body: where it began, and where it ends. */
function Drawing({ picture: { bodies, scale } }: Props) {
  const say = useSay();
  const stretch = { ...scale, start: TUBE.bottom, end: TUBE.top };
  const { place, low } = stretchScale(stretch);
  return (
    <svg viewBox="0 0 320 312" className="tabular w-full fill-current text-[14px] text-foreground">
      <TickAxis stretch={stretch} unit="°C" at={AXIS} />
      {bodies.map((body, index) => (
        <Thermometer
          key={MIDDLES[index]}
          body={body}
          middle={MIDDLES[index] ?? 0}
          levels={{ from: place(body.from.value.toNumber()), to: place(body.to.value.toNumber()), zero: place(low) }}
          mark={bodies.length === 1 ? "" : index === 0 ? "₁" : "₂"}
          say={say}
        />
      ))}
    </svg>
  );
}

type ThermometerProps = {
  body: Body;
  middle: number;
  levels: { from: number; to: number; zero: number };
  mark: string;
  say: Say;
};

/** Labels keep this far from each other. */
const APART = 17;

function Thermometer({ body: { of, mass, from, to, heat }, middle, levels, mark, say }: ThermometerProps) {
  const left = middle - TUBE.width / 2;
  const isWarmed = levels.to < levels.from;
  const beside = middle + TUBE.width / 2 + 14;
  // Where both lie close together their labels give way, each to its own side.
  const lack = Math.max(0, APART - Math.abs(levels.to - levels.from)) / 2;
  const fromY = levels.from + 5 + (isWarmed ? lack : -lack);
  const toY = levels.to + 5 + (isWarmed ? -lack : lack);
  return (
    <g>
      <text x={middle} y="16" textAnchor="middle" className="font-semibold">
        {of === null ? `m${mark}` : `m${mark}(${say.formula(of)})`}
      </text>
      <rect
        x={left}
        y={TUBE.top - 6}
        width={TUBE.width}
        height={levels.zero - TUBE.top + 12}
        rx="8"
        className="fill-muted stroke-input"
      />
      <rect
        x={left + 4}
        y={levels.to.toFixed(1)}
        width={TUBE.width - 8}
        height={(levels.zero - levels.to).toFixed(1)}
        className={isWarmed ? "fill-nearly" : "fill-primary"}
      />
      <path
        d={`M${left - 5} ${levels.from.toFixed(1)}h${TUBE.width + 10}`}
        strokeWidth="2"
        strokeDasharray="4 3"
        className="stroke-current"
      />
      {Math.abs(levels.to - levels.from) < 4 ? null : (
        <path
          d={`M${left - 10} ${levels.from.toFixed(1)}V${levels.to.toFixed(1)}m-5 ${isWarmed ? 6 : -6}l5 ${isWarmed ? -6 : 6}l5 ${isWarmed ? 6 : -6}`}
          fill="none"
          strokeWidth="1.8"
          className="stroke-current"
        />
      )}
      <text x={beside} y={fromY.toFixed(1)} fontSize="12" className="text-muted-foreground">
        {say.quantity(from)}
      </text>
      <text x={beside} y={toY.toFixed(1)} fontSize="12" className="font-semibold">
        {say.quantity(to)}
      </text>
      <text x={middle} y="280" textAnchor="middle">
        {say.quantity(mass)}
      </text>
      {heat === null ? null : (
        <text x={middle} y="302" textAnchor="middle">
          q{mark} = {say.quantity(heat)}
        </text>
      )}
    </g>
  );
}

function Text({ picture: { bodies } }: Props) {
  const t = useTranslations("pictures.levels");
  const say = useSay();
  const sentences = bodies.map(({ of, mass, from, to, heat }) => {
    const told = {
      mass: say.quantity(mass),
      formula: of === null ? "" : say.formula(of),
      from: say.quantity(from),
      to: say.quantity(to),
    };
    const way = t(to.value.gte(from.value) ? "warms" : "cools", told);
    if (heat === null) return way;
    const amount = say.quantity({ ...heat, value: heat.value.abs() });
    return `${way} ${t(heat.value.isNegative() ? "gives" : "takes", { heat: amount })}`;
  });
  return <ChemistryText text={say.sentences([...sentences, t("signs")])} />;
}

export const LEVELS: View<Levels> = { Drawing, Text };
