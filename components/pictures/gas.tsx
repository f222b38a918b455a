"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { useMediaQuery } from "#components/ui/use-media-query.ts";
import type { Gas, GasState } from "#lib/pictures/gas.ts";
import { stretchScale, TickAxis } from "./tick-axis.tsx";
import { useListing } from "./use-listing.ts";
import { type Say, useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Gas };

const CYLINDER = { width: 104, top: 62, bottom: 222 } as const;
const LEFTS = [54, 192] as const;
const AXIS = 48;
const LINE = 19;

const MOST_PARTICLES = 36;
const RADIUS = 3.4;

/** Seconds that the quickest particle takes through the cylinder. */
const QUICKEST = 1.1;

/** How far the arrow of the greatest pressure reaches. */
const LONGEST_ARROW = 40;

const LETTERS = { pressure: "P", volume: "V", amount: "n", temperature: "T" } as const;

/** Cylinders under a piston: an arrow as long as the pressure, as many dots as there is gas, as quick as it is warm. */
function Drawing({ picture: { states, scale } }: Props) {
  const say = useSay();
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const stretch = { least: 0, greatest: scale?.greatest ?? 1, start: CYLINDER.bottom, end: CYLINDER.top };
  const { place, high } = stretchScale(stretch);
  const rows = Math.max(...states.map(({ told }) => told.length));
  return (
    <svg
      viewBox={`0 0 320 ${CYLINDER.bottom + 12 + rows * LINE}`}
      className="tabular w-full fill-current text-[14px] text-foreground"
    >
      {scale === null ? null : <TickAxis stretch={stretch} unit={scale.unit} at={AXIS} />}
      {states.map((state, index) => {
        const left = LEFTS[index] ?? 0;
        const level = scale === null ? high * 0.8 : state.shares.volume * (scale.greatest ?? 1);
        return (
          <Cylinder
            key={left}
            state={state}
            left={left}
            piston={place(level)}
            mark={states.length === 1 ? "" : index === 0 ? "₁" : "₂"}
            isStill={isStill}
            say={say}
          />
        );
      })}
    </svg>
  );
}

type CylinderProps = { state: GasState; left: number; piston: number; mark: string; isStill: boolean; say: Say };

function Cylinder({ state: { told, shares }, left, piston, mark, isStill, say }: CylinderProps) {
  const middle = left + CYLINDER.width / 2;
  const count = Math.max(1, Math.round(MOST_PARTICLES * shares.amount));
  // The mean speed goes with the root of the temperature.
  const crossing = QUICKEST / Math.sqrt(Math.max(shares.temperature, 0.01));
  return (
    <g>
      <path
        d={`M${middle} ${(piston - 8 - LONGEST_ARROW * shares.pressure).toFixed(1)}V${(piston - 9).toFixed(1)}m-6 -6l6 6l6 -6`}
        fill="none"
        strokeWidth="3"
        className="stroke-nearly"
      />
      <rect
        x={left + 1}
        y={(piston - 7).toFixed(1)}
        width={CYLINDER.width - 2}
        height="7"
        className="fill-muted-foreground"
      />
      {Array.from({ length: count }, (_, index) => {
        const key = `${index}`;
        return (
          <Particle
            key={key}
            index={index}
            box={{ left: left + 5, right: left + CYLINDER.width - 5, top: piston + 5, bottom: CYLINDER.bottom - 5 }}
            crossing={crossing}
            isStill={isStill}
          />
        );
      })}
      <path
        d={`M${left} ${CYLINDER.top - 44}V${CYLINDER.bottom}h${CYLINDER.width}V${CYLINDER.top - 44}`}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-current"
      />
      {told.map(({ kind, quantity }, row) => (
        <text key={kind} x={middle} y={CYLINDER.bottom + LINE * (row + 1)} textAnchor="middle">
          {LETTERS[kind]}
          {mark} = {say.quantity(quantity)}
        </text>
      ))}
    </g>
  );
}

/** Numbers that never come back to where they were: places that look like chance, and are the same each time. */
const GOLDEN = [0.754_877_67, 0.569_840_29, 0.618_033_99, 0.819_172_51] as const;
const spread = (index: number, way: 0 | 1 | 2 | 3): number => ((index + 1) * GOLDEN[way]) % 1;

type Box = { left: number; right: number; top: number; bottom: number };

/** Goes to and fro between the walls; still where motion is not wanted. */
function Particle({ index, box, crossing, isStill }: { index: number; box: Box; crossing: number; isStill: boolean }) {
  const ways = [
    { name: "cx", from: box.left, to: box.right, at: spread(index, 0), time: crossing * (1 + spread(index, 2)) },
    { name: "cy", from: box.top, to: box.bottom, at: spread(index, 1), time: crossing * (1 + spread(index, 3)) },
  ];
  const [x, y] = ways.map(({ from, to, at }) => (from + (to - from) * at).toFixed(1));
  return (
    <circle cx={x} cy={y} r={RADIUS} className="fill-primary">
      {isStill
        ? null
        : ways.map(({ name, from, to, at, time }) => (
            <animate
              key={`${name} ${time}`}
              attributeName={name}
              values={`${from.toFixed(1)};${to.toFixed(1)};${from.toFixed(1)}`}
              dur={`${(2 * time).toFixed(2)}s`}
              begin={`${(-2 * time * (at / 2)).toFixed(2)}s`}
              repeatCount="indefinite"
            />
          ))}
    </circle>
  );
}

function Text({ picture: { states } }: Props) {
  const t = useTranslations("pictures.gas");
  const say = useSay();
  const list = useListing();
  const told = states.map((state) =>
    list(state.told.map(({ kind, quantity }) => t(`kinds.${kind}`, { value: say.quantity(quantity) }))),
  );
  const [first = "", second] = told;
  const state = second === undefined ? t("one", { state: first }) : t("two", { before: first, after: second });
  return <ChemistryText text={`${state} ${t("signs")}`} />;
}

export const GAS: View<Gas> = { Drawing, Text };
