"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Decay } from "#lib/pictures/decay.ts";
import { Decimal } from "#lib/quantity/decimal.ts";
import { LevelAxis, stretchScale, TickAxis } from "./tick-axis.tsx";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Decay };

const DOTS = 100;
const PER_ROW = 20;
const PITCH = 15;
const PLOT = { left: 56, right: 296, top: 110, bottom: 264 } as const;

/** Those that decay first lie all over, and are the same each time: 37 and 100 have no common factor. */
const orderOf = (index: number): number => (index * 37) % DOTS;

/** A hundred nuclei, of which the full ones are left; below, how it goes on in time. */
function Drawing({ picture: { before, curve, share, units, time, left } }: Props) {
  const say = useSay();
  const remaining = Math.round(DOTS * share);
  const across = { least: 0, greatest: curve.at(-1)?.[0] ?? 1, start: PLOT.left, end: PLOT.right };
  const x = stretchScale(across);
  const upright = { least: 0, greatest: before.value.toNumber(), start: PLOT.bottom, end: PLOT.top };
  const y = stretchScale(upright);
  const shownLeft = before.value.times(share).toNumber();
  const [px, py] = [x.place(time.value.toNumber()), y.place(shownLeft)];
  const isRight = px > 190;
  return (
    <svg viewBox="0 0 320 304" className="tabular w-full fill-current text-[14px] text-foreground">
      {Array.from({ length: DOTS }, (_, index) => {
        const isLeft = orderOf(index) < remaining;
        return (
          <circle
            key={orderOf(index)}
            cx={17 + (index % PER_ROW) * PITCH}
            cy={10 + Math.floor(index / PER_ROW) * PITCH}
            r="5"
            strokeWidth="1.2"
            className={isLeft ? "fill-primary stroke-primary" : "fill-none stroke-input"}
          />
        );
      })}
      <TickAxis stretch={upright} unit={units.left} at={PLOT.left} />
      <LevelAxis stretch={across} unit={units.time} at={PLOT.bottom} />
      <path
        d={`M${px.toFixed(1)} ${PLOT.bottom}V${py.toFixed(1)}H${PLOT.left}`}
        fill="none"
        strokeDasharray="3 4"
        className="stroke-muted-foreground"
      />
      <polyline
        points={curve.map(([at, value]) => `${x.place(at).toFixed(1)},${y.place(value).toFixed(1)}`).join(" ")}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-primary"
      />
      <circle cx={px.toFixed(1)} cy={py.toFixed(1)} r="4.5" strokeWidth="2" className="fill-card stroke-current" />
      <text
        x={(px + (isRight ? 0 : 8)).toFixed(1)}
        y={(py - 10).toFixed(1)}
        textAnchor={isRight ? "middle" : "start"}
        className="font-semibold"
      >
        {say.quantity(left)}
      </text>
    </svg>
  );
}

function Text({ picture: { before, left, time, halfLife, halvings, share } }: Props) {
  const t = useTranslations("pictures.decay");
  const say = useSay();
  const count = Math.round(DOTS * share);
  const sentences = [
    t("text", {
      before: say.quantity(before),
      halfLife: say.quantity(halfLife),
      time: say.quantity(time),
      halvings: say.decimal(new Decimal(halvings).toSignificantDigits(3).toFixed(), null, ""),
      left: say.quantity(left),
    }),
    t("dots", { count }),
  ];
  return <ChemistryText text={sentences.join(" ")} />;
}

export const DECAY: View<Decay> = { Drawing, Text };
