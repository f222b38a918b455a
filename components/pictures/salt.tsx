"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { DissolvedSalt } from "#lib/pictures/salt.ts";
import { IonField, IonSign, PITCH } from "./ion-field.tsx";
import { useListing } from "./use-listing.ts";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: DissolvedSalt };

const FIELD = { left: 16, top: 8, columns: 16, rows: 7 } as const;
const BOTTOM = FIELD.top + FIELD.rows * PITCH;
const ROW = 24;

/** A glass of water with the ions of the salt in their ratio; below it, how much there is of each. */
function Drawing({ picture: { ions } }: Props) {
  const say = useSay();
  const legend = BOTTOM + 14;
  return (
    <svg
      viewBox={`0 0 320 ${legend + ions.length * ROW}`}
      className="tabular w-full fill-current text-[14px] text-foreground"
    >
      <IonField ions={ions} {...FIELD} />
      <path
        d={`M${FIELD.left - 4} ${FIELD.top - 6}V${BOTTOM + 4}h${FIELD.columns * PITCH + 8}V${FIELD.top - 6}`}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-current"
      />
      {ions.map(({ of, charge, molarity, amount }, index) => (
        <g key={of}>
          <IonSign x={24} y={legend + index * ROW + 11} look={index} charge={charge} />
          <text x={40} y={legend + index * ROW + 16} className="font-semibold">
            {say.formula(of)}
          </text>
          <text x={amount === null ? 308 : 210} y={legend + index * ROW + 16} textAnchor="end">
            {say.quantity(molarity)}
          </text>
          {amount === null ? null : (
            <text x={308} y={legend + index * ROW + 16} textAnchor="end">
              {say.quantity(amount)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function Text({ picture: { of, molarity, volume, ions, each } }: Props) {
  const t = useTranslations("pictures.salt");
  const say = useSay();
  const list = useListing();
  const counted = (count: number, ion: string): string =>
    t("counted", { count: String(count), formula: say.formula(ion) });
  const amounts = ions.flatMap(({ of: ion, amount }) =>
    amount === null ? [] : [t("amount", { value: say.quantity(amount), formula: say.formula(ion) })],
  );
  const sentences = [
    t("apart", { formula: say.formula(of), ions: list(ions.map((ion) => counted(ion.count, ion.of))) }),
    t("molarities", {
      molarity: say.quantity(molarity),
      formula: say.formula(of),
      ions: list(ions.map((ion) => t("amount", { value: say.quantity(ion.molarity), formula: say.formula(ion.of) }))),
    }),
    ...(volume === null || amounts.length === 0
      ? []
      : [t("amounts", { volume: say.quantity(volume), ions: list(amounts) })]),
    t("drawn", {
      ions: list(ions.map((ion) => counted(ion.drawn, ion.of))),
      each: say.quantity(each),
    }),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const SALT: View<DissolvedSalt> = { Drawing, Text };
