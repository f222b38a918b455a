"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Dilution } from "#lib/pictures/dilution.ts";
import { stretchScale, TickAxis } from "./tick-axis.tsx";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Dilution };

const GLASS = { width: 104, top: 66, bottom: 236 } as const;
const LEFTS = [54, 192] as const;
const AXIS = 48;

/** As many dots as a glass shows of the most that can be dissolved. */
const MOST_DOTS = 40;
const PER_ROW = 8;

/** Two glasses with one scale: the same dots of solute, in more of the solution. */
function Drawing({ picture: { before, after, solute, scale } }: Props) {
  const say = useSay();
  const stretch = { least: 0, greatest: scale.greatest, start: GLASS.bottom, end: GLASS.top };
  const { place } = stretchScale(stretch);
  const count = Math.max(1, Math.round(MOST_DOTS * solute));
  return (
    <svg viewBox="0 0 320 246" className="tabular w-full fill-current text-[14px] text-foreground">
      <TickAxis stretch={stretch} unit={scale.unit} at={AXIS} />
      <path
        d="M164 150h22m-6 -5l6 5l-6 5"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        className="stroke-primary"
      />
      {[before, after].map(({ molarity, volume, level }, index) => {
        const left = LEFTS[index] ?? 0;
        const middle = left + GLASS.width / 2;
        const top = place(level);
        const mark = index === 0 ? "₁" : "₂";
        return (
          <g key={mark}>
            <text x={middle} y="18" textAnchor="middle" fontSize="13" className="font-semibold">
              c{mark} = {say.quantity(molarity)}
            </text>
            <text x={middle} y="38" textAnchor="middle" fontSize="13">
              V{mark} = {say.quantity(volume)}
            </text>
            <rect
              x={left}
              y={top.toFixed(1)}
              width={GLASS.width}
              height={(GLASS.bottom - top).toFixed(1)}
              className="fill-primary-soft"
            />
            <path d={`M${left} ${top.toFixed(1)}h${GLASS.width}`} className="stroke-primary" strokeWidth="1.5" />
            {dotsIn(count, { left, top, bottom: GLASS.bottom }).map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r="2.6" className="fill-primary" />
            ))}
            <path
              d={`M${left} ${GLASS.top - 8}V${GLASS.bottom}h${GLASS.width}V${GLASS.top - 8}`}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              className="stroke-current"
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Spread evenly through the liquid. */
function dotsIn(count: number, { left, top, bottom }: { left: number; top: number; bottom: number }) {
  const rows = Math.ceil(count / PER_ROW);
  return Array.from({ length: count }, (_, index): readonly [string, string] => {
    const row = Math.floor(index / PER_ROW);
    const inRow = Math.min(PER_ROW, count - row * PER_ROW);
    return [
      (left + (GLASS.width * ((index % PER_ROW) + 0.5)) / inRow).toFixed(1),
      (top + ((bottom - top) * (row + 0.5)) / rows).toFixed(1),
    ];
  });
}

function Text({ picture: { before, after, water, of } }: Props) {
  const t = useTranslations("pictures.dilution");
  const say = useSay();
  const told = {
    volume: say.quantity(before.volume),
    molarity: say.quantity(before.molarity),
    water: say.quantity(water),
    whole: say.quantity(after.volume),
    diluted: say.quantity(after.molarity),
    formula: of === null ? "" : say.formula(of),
  };
  return <ChemistryText text={`${t(of === null ? "unnamed" : "text", told)} ${t("dots")}`} />;
}

export const DILUTION: View<Dilution> = { Drawing, Text };
