"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { PictureOf } from "#lib/pictures/picture.ts";
import type { Bridge, Measure } from "#lib/pictures/road.ts";
import { type Say, useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: PictureOf<"road"> };

const WIDTH = 320;
const BOX = 50;
const GAP = 42;
const EDGE = 1;
const BAR = { left: 12, width: WIDTH - 24, height: 7 } as const;

const LETTERS: Readonly<Record<Measure, string>> = { mass: "m", amount: "n", particles: "N" };

/** Masses, moles and particles are told apart by the ends of their bars, too. */
const BARS: Readonly<Record<Measure, { className: string; radius: number }>> = {
  mass: { className: "fill-muted-foreground", radius: 0 },
  amount: { className: "fill-primary", radius: 3.5 },
  particles: { className: "fill-correct", radius: 3.5 },
};

/** A box for each stop with a bar as long as its value, and between them what leads from one to the next. */
function Drawing({ picture: { stops, bridges } }: Props) {
  const say = useSay();
  const height = stops.length * BOX + bridges.length * GAP + 2 * EDGE;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} className="tabular w-full fill-current text-[14px] text-foreground">
      {stops.map(({ measure, of, quantity, share }, index) => {
        const top = EDGE + index * (BOX + GAP);
        const { className, radius } = BARS[measure];
        const key = `${index}`;
        return (
          <g key={key}>
            <rect
              x={EDGE}
              y={top}
              width={WIDTH - 2 * EDGE}
              height={BOX}
              rx="8"
              className="fill-card stroke-input"
              strokeWidth="1.2"
            />
            <text x={BAR.left} y={top + 21} className="text-muted-foreground">
              {LETTERS[measure]}({say.formula(of)})
            </text>
            <text x={WIDTH - BAR.left} y={top + 21} textAnchor="end" className="font-semibold">
              {say.quantity(quantity)}
            </text>
            <rect x={BAR.left} y={top + 33} width={BAR.width} height={BAR.height} className="fill-muted" />
            <rect
              x={BAR.left}
              y={top + 33}
              width={(BAR.width * share).toFixed(1)}
              height={BAR.height}
              rx={radius}
              className={className}
            />
          </g>
        );
      })}
      {bridges.map((bridge, index) => {
        const top = EDGE + BOX + index * (BOX + GAP);
        const key = `${index}`;
        return (
          <g key={key}>
            <path
              d={`M40 ${top + 5}V${top + GAP - 6}m-5 -6l5 6l5 -6`}
              fill="none"
              strokeWidth="1.8"
              strokeLinecap="round"
              className="stroke-primary"
            />
            <text x="58" y={top + GAP / 2 + 5}>
              {sign(bridge, say)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function sign(bridge: Bridge, say: Say): string {
  if (bridge.kind === "ratio") return `× ${bridge.own} mol / ${bridge.other} mol`;
  return `${bridge.isTimes ? "×" : "÷"} ${say.quantity(bridge.factor)}`;
}

function Text({ picture: { stops, bridges } }: Props) {
  const t = useTranslations("pictures.road");
  const say = useSay();
  const sentences = stops.map(({ of, quantity }, index) => {
    const told = { value: say.quantity(quantity), formula: say.formula(of) };
    const [before, bridge] = [stops[index - 1], bridges[index - 1]];
    if (before === undefined || bridge === undefined) return t("start", told);
    if (bridge.kind === "ratio") {
      const { own, other } = bridge;
      return t("ratio", { ...told, own, other, from: say.formula(before.of) });
    }
    return t(`${bridge.isTimes ? "times" : "divide"}.${bridge.kind}`, { ...told, factor: say.quantity(bridge.factor) });
  });
  return <ChemistryText text={say.sentences([...sentences, t("bars")])} />;
}

export const ROAD: View<PictureOf<"road">> = { Drawing, Text };
