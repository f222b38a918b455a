"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Heating } from "#lib/pictures/heating.ts";
import { Curve } from "./curve.tsx";
import { LevelAxis, stretchScale, TickAxis } from "./tick-axis.tsx";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Heating };

const PLOT = { left: 50, right: 296, top: 26, bottom: 196 } as const;
const LIST = 256;
const LINE = 20;

/** Temperature over the heat, flat where water melts or boils; below, what each stretch takes. */
function Drawing({ picture: { stretches, curve } }: Props) {
  const say = useSay();
  const temperatures = curve.map(([, temperature]) => temperature);
  const across = { least: 0, greatest: curve.at(-1)?.[0] ?? 1, start: PLOT.left, end: PLOT.right };
  const upright = {
    least: Math.min(...temperatures, 0),
    greatest: Math.max(...temperatures),
    start: PLOT.bottom,
    end: PLOT.top,
  };
  const [x, y] = [stretchScale(across), stretchScale(upright)];
  const placed = curve.map(
    ([heat, temperature]) => [x.place(heat).toFixed(1), y.place(temperature).toFixed(1)] as const,
  );
  return (
    <svg
      viewBox={`0 0 320 ${LIST + (stretches.length - 1) * LINE + 10}`}
      className="tabular w-full fill-current text-[14px] text-foreground"
    >
      <TickAxis stretch={upright} unit="°C" at={PLOT.left} />
      <LevelAxis stretch={across} unit="kJ" at={PLOT.bottom} />
      <Curve points={curve} x={x} y={y} />
      {placed.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="3.5" strokeWidth="1.8" className="fill-card stroke-current" />
      ))}
      {stretches.map(({ from, to, heat }, index) => {
        const y = LIST + index * LINE;
        const key = `${index}`;
        return (
          <g key={key}>
            <text x="10" y={y} fontSize="13" className="text-muted-foreground">
              {from.value.eq(to.value) ? say.quantity(to) : `${say.quantity(from)} → ${say.quantity(to)}`}
            </text>
            <text x="310" y={y} textAnchor="end">
              q{"₁₂₃₄₅".charAt(index)} = {say.quantity(heat)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Text({ picture: { mass, stretches } }: Props) {
  const t = useTranslations("pictures.heating");
  const say = useSay();
  const sentences = stretches.map(({ kind, from, to, heat }) =>
    t(kind, {
      from: say.quantity(from),
      to: say.quantity(to),
      heat: say.quantity({ ...heat, value: heat.value.abs() }),
    }),
  );
  return <ChemistryText text={say.sentences([t("start", { mass: say.quantity(mass) }), ...sentences, t("curve")])} />;
}

export const HEATING: View<Heating> = { Drawing, Text };
