"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Limiting } from "#lib/pictures/limiting.ts";
import { useListing } from "./use-listing.ts";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Limiting };

const WIDTH = 320;
const LEFT = 10;
const LONGEST = 190;
const ROW = 62;
const HEAD = 26;
/** Room for the arrow between what reacts and what forms. */
const ARROW = 26;

/** Two bars for each substance: what is there before, and what is there after. */
function Drawing({ picture: { reactants, products } }: Props) {
  const t = useTranslations("pictures.limiting");
  const say = useSay();
  const sides = [...reactants, ...products];
  const topOf = (index: number): number => HEAD + index * ROW + (index < reactants.length ? 0 : ARROW);
  const middle = HEAD + reactants.length * ROW;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${topOf(sides.length)}`}
      className="tabular w-full fill-current text-[14px] text-foreground"
    >
      <g fontSize="12" className="text-muted-foreground">
        <rect x={LEFT} y="5" width="12" height="10" className="fill-primary-soft stroke-primary" />
        <text x={LEFT + 18} y="14">
          {t("before")}
        </text>
        <rect x="150" y="5" width="12" height="10" className="fill-primary stroke-primary" />
        <text x="168" y="14">
          {t("after")}
        </text>
      </g>
      <path
        d={`M${WIDTH / 2} ${middle}v16m-5 -6l5 6l5 -6`}
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        className="stroke-primary"
      />
      {sides.map(({ of, before, after, shares }, index) => {
        const top = topOf(index);
        return (
          <g key={of}>
            <text x={LEFT} y={top + 12} className="font-semibold">
              n({say.formula(of)})
            </text>
            {[
              { quantity: before, share: shares.before, className: "fill-primary-soft stroke-primary" },
              { quantity: after, share: shares.after, className: "fill-primary stroke-primary" },
            ].map(({ quantity, share, className }, place) => {
              const y = top + 18 + place * 17;
              return (
                <g key={className}>
                  <path d={`M${LEFT} ${y}v13`} className="stroke-input" fill="none" />
                  <rect x={LEFT} y={y} width={(LONGEST * share).toFixed(1)} height="13" className={className} />
                  <text x={WIDTH - 6} y={y + 11} textAnchor="end">
                    {say.quantity(quantity)}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

function Text({ picture: { reactants, products, usedUp } }: Props) {
  const t = useTranslations("pictures.limiting");
  const say = useSay();
  const list = useListing();
  const told = (key: "before" | "after", sides: Limiting["reactants"]) =>
    list(sides.map((side) => t("amount", { value: say.quantity(side[key]), formula: say.formula(side.of) })));
  const sentences = [
    t("start", { amounts: told("before", reactants) }),
    t("end", {
      count: usedUp.length,
      limiting: list(usedUp.map((of) => say.formula(of))),
      amounts: told("after", [...reactants.filter(({ of }) => !usedUp.includes(of)), ...products]),
    }),
    t("bars"),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const LIMITING: View<Limiting> = { Drawing, Text };
