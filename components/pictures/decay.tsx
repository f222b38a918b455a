"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Decay } from "#lib/pictures/decay.ts";
import { Decimal } from "#lib/quantity/decimal.ts";
import { CurvePlot } from "./curve-plot.tsx";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Decay };

const DOTS = 100;
const PER_ROW = 20;
const PITCH = 15;
const PLOT = { top: 110, bottom: 264 } as const;

/** Those that decay first lie all over, and are the same each time: 37 and 100 have no common factor. */
const orderOf = (index: number): number => (index * 37) % DOTS;

/** A hundred nuclei, of which the full ones are left; below, how it goes on in time. */
function Drawing({ picture: { before, curve, share, units, time, left } }: Props) {
  const say = useSay();
  const remaining = Math.round(DOTS * share);
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
      <CurvePlot
        curve={curve}
        units={{ across: units.time, up: units.left }}
        point={[time.value.toNumber(), before.value.times(share).toNumber()]}
        label={say.quantity(left)}
        top={PLOT.top}
        bottom={PLOT.bottom}
      />
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
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const DECAY: View<Decay> = { Drawing, Text };
