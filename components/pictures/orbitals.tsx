"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import {
  countUnpaired,
  fillOrbitals,
  formatConfiguration,
  SUBSHELL_LETTERS,
  type Subshell,
} from "#lib/chemistry/elements/configuration.ts";
import type { Orbitals } from "#lib/pictures/orbitals.ts";
import { useListing } from "./use-listing.ts";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Orbitals };

const BOX = { width: 24, height: 22 } as const;
/** With these a row of s f d p takes the width of the drawing. */
const NARROW = 16.5;
const GAP = 11;
const LEFT = 8;
const ROW = 50;

const F = SUBSHELL_LETTERS.indexOf("f");

const nameOf = ({ n, l }: Subshell): string => `${n}${SUBSHELL_LETTERS[l] ?? ""}`;

const labelOf = (subshell: Subshell): string =>
  subshell.electrons === 0 ? nameOf(subshell) : formatConfiguration(`${nameOf(subshell)}${subshell.electrons}`);

/** From the foot of an arrow to its head, and the head. */
const UP = "v-13m-2.5 3.5l2.5 -3.5l2.5 3.5";
const DOWN = "v13m-2.5 -3.5l2.5 3.5l2.5 -3.5";

/** A box for each orbital: an arrow up for its first electron, one down for its second; one that is alone stands out. */
function Box({ x, y, width, electrons }: { x: number; y: number; width: number; electrons: number }) {
  const [foot, head] = [y + BOX.height - 4.5, y + 4.5];
  const middle = x + width / 2;
  return (
    <g fill="none" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round">
      <rect
        x={x}
        y={y}
        width={width}
        height={BOX.height}
        strokeWidth="1.2"
        className={electrons === 1 ? "fill-primary-soft stroke-primary" : "fill-card stroke-input"}
      />
      {electrons === 1 ? <path d={`M${middle} ${foot}${UP}`} className="stroke-primary" strokeWidth="1.8" /> : null}
      {electrons === 2 ? (
        <path d={`M${middle - 3.3} ${foot}${UP}M${middle + 3.3} ${head}${DOWN}`} className="stroke-current" />
      ) : null}
    </g>
  );
}

/** The subshells in order of filling: from left to right, and from above. */
function Drawing({ picture: { rows } }: Props) {
  const width = rows.flat().some(({ l }) => l === F) ? NARROW : BOX.width;
  return (
    <svg viewBox={`0 0 320 ${rows.length * ROW}`} className="tabular w-full fill-current text-[12px] text-foreground">
      {rows.map((row, at) => {
        let left = LEFT;
        return row.map((subshell) => {
          const orbitals = fillOrbitals(subshell);
          const start = left;
          left += orbitals.length * width + GAP;
          return (
            <g key={nameOf(subshell)}>
              <text x={start + (orbitals.length * width) / 2} y={at * ROW + 14} textAnchor="middle">
                {labelOf(subshell)}
              </text>
              {orbitals.map((electrons, index) => {
                const x = start + index * width;
                return <Box key={x} x={x} y={at * ROW + 20} width={width} electrons={electrons} />;
              })}
            </g>
          );
        });
      })}
    </svg>
  );
}

function Text({ picture: { of, charge, electrons, unpaired, rows, keepsOrder } }: Props) {
  const t = useTranslations("pictures.orbitals");
  const say = useSay();
  const list = useListing();
  const subshells = rows.flat();
  const open = subshells.filter((each) => countUnpaired([each]) > 0);
  const sentences = [
    t("text", {
      species: say.formula(of),
      electrons,
      subshells: list(subshells.map((each) => t("subshell", { name: nameOf(each), electrons: each.electrons }))),
    }),
    t("unpaired", { count: unpaired, subshells: list(open.map(nameOf)) }),
    ...(keepsOrder ? [] : [t("exception")]),
    ...(charge > 0 ? [t("cation")] : []),
    t("boxes"),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const ORBITALS: View<Orbitals> = { Drawing, Text };
