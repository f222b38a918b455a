"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Profile } from "#lib/pictures/profile.ts";
import { ONE } from "#lib/quantity/decimal.ts";
import { stretchScale, TickAxis } from "./tick-axis.tsx";
import { type Say, useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Profile };

/** The reactants from the left, the top of the paths, and the products as far as the right. */
const PLOT = { left: 56, start: 110, top: 26, peak: 180, end: 250, right: 300, bottom: 190 } as const;
/** How far a path goes level at its ends and on its top. */
const BEND = 40;
const LIST = 236;
const LINE = 20;

const STROKES = [undefined, "6 4"] as const;
const MARKS = ["₁", "₂"] as const;

/** A part as its inverse, to two figures: one of so many. */
const inverse = (say: Say, part: Profile["crossings"][number]["part"]): string =>
  say.decimal(ONE.div(part).toSignificantDigits(2).toFixed(), 2, "");

/** The barriers over the way from reactants to products; below, what part of the collisions has energy for them. */
function Drawing({ picture: { barriers, crossings, greatest } }: Props) {
  const say = useSay();
  const upright = { least: 0, greatest, start: PLOT.bottom, end: PLOT.top };
  const { place, low, high } = stretchScale(upright);
  const base = place(0);
  // Where the products stand is not known: somewhere below the tops, and said to be unknown.
  const products = place(low + (high - low) / 8);
  const isOfPaths = barriers.length > 1;
  const rows = barriers.length + crossings.length;
  return (
    <svg
      viewBox={`0 0 320 ${LIST + (rows - 1) * LINE + 10}`}
      className="tabular w-full fill-current text-[14px] text-foreground"
    >
      <TickAxis stretch={upright} unit="kJ/mol" at={PLOT.left} />
      <path d={`M${PLOT.left} ${base}H${PLOT.start}`} fill="none" strokeWidth="2" className="stroke-current" />
      <path
        d={`M${PLOT.end} ${products.toFixed(1)}H${PLOT.right}`}
        fill="none"
        strokeDasharray="3 4"
        strokeWidth="2"
        className="stroke-muted-foreground"
      />
      <text x={(PLOT.end + PLOT.right) / 2} y={(products - 8).toFixed(1)} textAnchor="middle">
        ?
      </text>
      {barriers.map(({ value }, index) => {
        const top = place(value.toNumber()).toFixed(1);
        const at = PLOT.peak + index * 14;
        return (
          <g key={MARKS[index]} fill="none" className="stroke-primary">
            <path
              d={`M${PLOT.start} ${base}C${PLOT.start + BEND} ${base} ${PLOT.peak - BEND} ${top} ${PLOT.peak} ${top}S${PLOT.end - BEND / 2} ${products.toFixed(1)} ${PLOT.end} ${products.toFixed(1)}`}
              strokeWidth="2"
              strokeDasharray={STROKES[index]}
            />
            <path d={`M${at} ${base}V${top}m-4 7l4 -7l4 7`} strokeWidth="1.5" className="stroke-current" />
          </g>
        );
      })}
      {barriers.map((barrier, index) => {
        const y = LIST + index * LINE;
        return (
          <g key={MARKS[index]}>
            <line
              x1="10"
              x2="34"
              y1={y - 5}
              y2={y - 5}
              strokeWidth="2"
              strokeDasharray={STROKES[index]}
              className="stroke-primary"
            />
            <text x="42" y={y} className="font-semibold">
              Eₐ{isOfPaths ? MARKS[index] : ""} = {say.quantity(barrier)}
            </text>
          </g>
        );
      })}
      {crossings.map(({ temperature, part }, index) => {
        const y = LIST + (barriers.length + index) * LINE;
        const mark = crossings.length > 1 ? MARKS[index] : "";
        return (
          <g key={MARKS[index]} fontSize="13">
            <text x="42" y={y} className="text-muted-foreground">
              T{isOfPaths ? "" : mark} = {say.quantity(temperature)}
            </text>
            <text x="312" y={y} textAnchor="end">
              k{mark} : A = 1 : {inverse(say, part)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Text({ picture: { barriers, crossings, ratio } }: Props) {
  const t = useTranslations("pictures.profile");
  const say = useSay();
  const [first = "", second] = barriers.map(say.quantity);
  const [cold = "", warm = ""] = crossings.map(({ temperature }) => say.quantity(temperature));
  const sentences = [
    second === undefined ? t("barrier", { barrier: first }) : t("paths", { first, second }),
    ...crossings.map(({ barrier, temperature, part }) =>
      t("crossing", {
        temperature: say.quantity(temperature),
        many: inverse(say, part),
        barrier: say.quantity(barrier),
      }),
    ),
    ...(ratio === null
      ? []
      : second === undefined
        ? [t("warmer", { first: cold, second: warm, ratio: say.quantity(ratio) })]
        : [t("catalysed", { ratio: say.quantity(ratio) })]),
    t("products"),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const PROFILE: View<Profile> = { Drawing, Text };
