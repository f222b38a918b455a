"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Precipitate } from "#lib/pictures/precipitate.ts";
import { IonField, IonSign, PITCH } from "./ion-field.tsx";
import { useListing } from "./use-listing.ts";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Precipitate };

const COLUMNS = 8;
const ROWS = 11;
const LEFTS = [8, 168] as const;
const TOP = 30;
const BOTTOM = TOP + ROWS * PITCH;
const WIDTH = COLUMNS * PITCH;
const ROW = 24;

/** The places of a lattice from the ground up: formula unit by formula unit, so that each ion lies beside those of the other kind. */
const latticeOf = (ions: Precipitate["ions"], units: number) =>
  Array.from({ length: units }, () =>
    ions.flatMap(({ drawn }, look) => Array.from({ length: drawn.inSolid / units }, () => look)),
  )
    .flat()
    .map((look, index) => ({
      look,
      x: LEFTS[1] + ((index % COLUMNS) + 0.5) * PITCH,
      y: BOTTOM - (Math.floor(index / COLUMNS) + 0.5) * PITCH,
    }));

function Glass({ left, title }: { left: number; title: string }) {
  return (
    <g>
      <text x={left + WIDTH / 2} y="16" textAnchor="middle" fontSize="13" className="font-semibold">
        {title}
      </text>
      <path
        d={`M${left - 3} ${TOP - 6}V${BOTTOM + 3}h${WIDTH + 6}V${TOP - 6}`}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-current"
      />
    </g>
  );
}

/** The ions of both solutions in the water, and what has become of them: the solid on the ground, the rest dissolved. */
function Drawing({ picture: { solid, ions } }: Props) {
  const t = useTranslations("pictures.precipitate");
  const say = useSay();
  const lattice = latticeOf(ions, solid.units);
  const layers = Math.ceil(lattice.length / COLUMNS);
  const water = ROWS - layers;
  const legend = BOTTOM + 14;
  return (
    <svg
      viewBox={`0 0 320 ${legend + (ions.length + 1) * ROW}`}
      className="tabular w-full fill-current text-[14px] text-foreground"
    >
      <Glass left={LEFTS[0]} title={t("before")} />
      <IonField
        ions={ions.map(({ charge, drawn }) => ({ charge, drawn: drawn.before }))}
        columns={COLUMNS}
        rows={ROWS}
        left={LEFTS[0]}
        top={TOP}
      />
      <Glass left={LEFTS[1]} title={t("after")} />
      <IonField
        ions={ions.map(({ charge, drawn }) => ({ charge, drawn: drawn.after }))}
        columns={COLUMNS}
        rows={water}
        left={LEFTS[1]}
        top={TOP}
      />
      <rect x={LEFTS[1]} y={TOP + water * PITCH} width={WIDTH} height={layers * PITCH} className="fill-nearly-soft" />
      <g data-lattice>
        {lattice.map(({ x, y, look }) => (
          <IonSign key={`${x} ${y}`} x={x} y={y} look={look} charge={ions[look]?.charge ?? 0} />
        ))}
      </g>
      {ions.map(({ of, charge, before, after }, index) => (
        <g key={of}>
          <IonSign x={17} y={legend + index * ROW + 11} look={index} charge={charge} />
          <text x={30} y={legend + index * ROW + 16} className="font-semibold">
            {say.formula(of)}
          </text>
          <text x={200} y={legend + index * ROW + 16} textAnchor="end">
            {say.quantity(before)}
          </text>
          <text x={314} y={legend + index * ROW + 16} textAnchor="end">
            {say.quantity(after)}
          </text>
        </g>
      ))}
      <rect x={9} y={legend + ions.length * ROW + 3} width="16" height="16" className="fill-nearly-soft stroke-input" />
      <text x={30} y={legend + ions.length * ROW + 16} className="font-semibold">
        {say.formula(solid.of)}
      </text>
      <text x={314} y={legend + ions.length * ROW + 16} textAnchor="end">
        {say.quantity(solid.amount)}
      </text>
    </svg>
  );
}

function Text({ picture: { reactants, solid, ions, each } }: Props) {
  const t = useTranslations("pictures.precipitate");
  const say = useSay();
  const list = useListing();
  const told = (key: "before" | "after", of: readonly Precipitate["ions"][number][]): string =>
    list(of.map((ion) => t("amount", { value: say.quantity(ion[key]), formula: say.formula(ion.of) })));
  const inSolid = ions.filter(({ drawn }) => drawn.inSolid > 0);
  const usedUp = ions.filter(({ after }) => after.value.isZero());
  const sentences = [
    t("start", { reactants: list(reactants.map(say.formula)), ions: told("before", ions) }),
    t("solid", {
      amount: say.quantity(solid.amount),
      formula: say.formula(solid.of),
      ions: list(inSolid.map(({ of }) => say.formula(of))),
    }),
    ...(usedUp.length === 0 ? [] : [t("used", { ions: list(usedUp.map(({ of }) => say.formula(of))) })]),
    t("left", {
      ions: told(
        "after",
        ions.filter((ion) => !usedUp.includes(ion)),
      ),
    }),
    t("spectators", { ions: list(ions.filter((ion) => !inSolid.includes(ion)).map(({ of }) => say.formula(of))) }),
    t("drawn", { each: say.quantity(each) }),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const PRECIPITATE: View<Precipitate> = { Drawing, Text };
