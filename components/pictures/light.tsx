"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import {
  BAND_ENDS,
  type Colour,
  COLOUR_ENDS,
  type Jump,
  LEAST_VISIBLE,
  type Light,
  SCALE,
} from "#lib/pictures/light.ts";
import { powerOfTen } from "./power-of-ten.ts";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Light };

const EDGE = { left: 14, right: 306 } as const;
const ALL = { top: 34, bottom: 54 } as const;
/** Below the names of the powers, between which the lines go down to what is enlarged. */
const FAN = 76;
const SEEN = { top: 98, bottom: 120 } as const;
const LADDER = { top: 178, bottom: 318, left: 92, right: 228 } as const;

/** Not all powers of ten, which would lie on each other, and none where the lines go down to what is seen. */
const NAMED_POWERS = [-12, -9, -3, 0, 3] as const;
const NAMED_NANOMETRES = [400, 500, 600, 700] as const;
const LEAST_RUNGS = 6;

const FILLS: Readonly<Record<Colour, string>> = {
  violet: "fill-light-violet",
  blue: "fill-light-blue",
  green: "fill-light-green",
  yellow: "fill-light-yellow",
  orange: "fill-light-orange",
  red: "fill-light-red",
};

const width = EDGE.right - EDGE.left;

/** Where a wavelength in metres stands among all light. */
const placeOf = (metres: number): number =>
  EDGE.left + ((Math.log10(metres) - SCALE.least) / (SCALE.greatest - SCALE.least)) * width;

const greatestVisible = COLOUR_ENDS.at(-1)?.[1] ?? LEAST_VISIBLE;

/** Where one in nanometres stands among what is seen. */
const placeOfSeen = (nanometres: number): number =>
  EDGE.left + ((nanometres - LEAST_VISIBLE) / (greatestVisible - LEAST_VISIBLE)) * width;

/** Parts that follow each other, by where each ends. */
function stretches<Name>(ends: readonly (readonly [Name, number])[], begin: number, least: number, greatest: number) {
  return ends.map(([name, end], index) => {
    const from = index === 0 ? begin : (ends[index - 1]?.[1] ?? begin);
    return { name, from: Math.max(from, least), to: Math.min(end, greatest) };
  });
}

const BANDS = stretches(BAND_ENDS, 0, 10 ** SCALE.least, 10 ** SCALE.greatest);
const COLOURS = stretches(COLOUR_ENDS, LEAST_VISIBLE, LEAST_VISIBLE, greatestVisible);

/** The levels of the electron, the nearer the higher they are, and the way between two of them. */
function Ladder({ jump: { lower, upper } }: { jump: Jump }) {
  const rungs = Array.from({ length: Math.max(LEAST_RUNGS, upper) }, (_, index) => index + 1);
  const place = (level: number): number => LADDER.top + (LADDER.bottom - LADDER.top) / level ** 2;
  const middle = (LADDER.left + LADDER.right) / 2;
  return (
    <g>
      {rungs.map((level) => (
        <path
          key={level}
          d={`M${LADDER.left} ${place(level).toFixed(1)}H${LADDER.right}`}
          strokeWidth={level === lower || level === upper ? 2.5 : 1}
          className={level === lower || level === upper ? "stroke-primary" : "stroke-input"}
        />
      ))}
      <path
        d={`M${middle} ${place(upper).toFixed(1)}V${place(lower).toFixed(1)}`}
        strokeWidth="2"
        className="stroke-current"
      />
      {[lower, upper].map((level) => (
        <circle
          key={level}
          cx={middle}
          cy={place(level).toFixed(1)}
          r="4.5"
          strokeWidth="2"
          className="fill-card stroke-current"
        />
      ))}
      <text x={LADDER.left - 8} y={(place(lower) + 5).toFixed(1)} textAnchor="end" className="font-semibold">
        n = {lower}
      </text>
      <text x={LADDER.right + 8} y={(place(upper) + 5).toFixed(1)} className="font-semibold">
        n = {upper}
      </text>
    </g>
  );
}

/** All light by its wavelength, what is seen of it, and the mark of the problem's own. */
function Drawing({ picture: { wavelength, metres, band, jump } }: Props) {
  const say = useSay();
  const x = placeOf(metres);
  const label = `λ = ${say.quantity(wavelength)}`;
  const seen = placeOfSeen(metres * 1e9);
  return (
    <svg
      viewBox={`0 0 320 ${jump === null ? 150 : LADDER.bottom + 14}`}
      className="tabular w-full fill-current text-[14px] text-foreground"
    >
      <text x={Math.min(242, Math.max(78, x)).toFixed(1)} y="16" textAnchor="middle" className="font-semibold">
        {label}
      </text>
      {BANDS.map(({ name, from, to }, index) => (
        <rect
          key={name}
          x={placeOf(from).toFixed(1)}
          y={ALL.top}
          width={(placeOf(to) - placeOf(from)).toFixed(1)}
          height={ALL.bottom - ALL.top}
          className={`stroke-input ${index % 2 === 0 ? "fill-muted" : "fill-primary-soft"}`}
        />
      ))}
      {COLOURS.map(({ name, from, to }) => (
        <g key={name} className={FILLS[name]}>
          <rect
            x={placeOf(from * 1e-9).toFixed(2)}
            y={ALL.top}
            width={(placeOf(to * 1e-9) - placeOf(from * 1e-9)).toFixed(2)}
            height={ALL.bottom - ALL.top}
          />
          <rect
            x={placeOfSeen(from).toFixed(1)}
            y={SEEN.top}
            width={(placeOfSeen(to) - placeOfSeen(from)).toFixed(1)}
            height={SEEN.bottom - SEEN.top}
          />
        </g>
      ))}
      <path
        d={[
          `M${placeOf(LEAST_VISIBLE * 1e-9).toFixed(1)} ${ALL.bottom}V${FAN}L${EDGE.left} ${SEEN.top}`,
          `M${placeOf(greatestVisible * 1e-9).toFixed(1)} ${ALL.bottom}V${FAN}L${EDGE.right} ${SEEN.top}`,
        ].join("")}
        fill="none"
        strokeDasharray="3 4"
        className="stroke-muted-foreground"
      />
      <g fontSize="12" className="text-muted-foreground">
        {NAMED_POWERS.map((power) => (
          <g key={power}>
            <path d={`M${placeOf(10 ** power).toFixed(1)} ${ALL.bottom}v4`} className="stroke-input" />
            <text x={placeOf(10 ** power).toFixed(1)} y={ALL.bottom + 17} textAnchor="middle">
              {powerOfTen(power)} m
            </text>
          </g>
        ))}
        {NAMED_NANOMETRES.map((nanometres) => (
          <text key={nanometres} x={placeOfSeen(nanometres).toFixed(1)} y={SEEN.bottom + 17} textAnchor="middle">
            {nanometres} nm
          </text>
        ))}
      </g>
      <path d={`M${x.toFixed(1)} ${ALL.top - 10}V${ALL.bottom + 2}`} strokeWidth="2.5" className="stroke-current" />
      {band === "visible" ? (
        <path
          d={`M${seen.toFixed(1)} ${SEEN.top - 4}V${SEEN.bottom + 4}`}
          strokeWidth="2.5"
          className="stroke-current"
        />
      ) : null}
      {jump === null ? null : <Ladder jump={jump} />}
    </svg>
  );
}

function Text({ picture: { wavelength, frequency, energy, band, colour, jump } }: Props) {
  const t = useTranslations("pictures.light");
  const say = useSay();
  const sentences = [
    t("text", {
      wavelength: say.quantity(wavelength),
      band: colour === null ? t(`bands.${band}`) : t(`colours.${colour}`),
      frequency: say.quantity(frequency),
      energy: say.quantity(energy),
    }),
    ...(jump === null
      ? []
      : [t("jump", { of: say.formula(jump.of), lower: String(jump.lower), upper: String(jump.upper) })]),
    t("scale"),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const LIGHT: View<Light> = { Drawing, Text };
