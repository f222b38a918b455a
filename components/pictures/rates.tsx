"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Rates } from "#lib/pictures/rates.ts";
import { Decimal } from "#lib/quantity/decimal.ts";
import { CurvePlot } from "./curve-plot.tsx";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Rates };

const PERCENT = 100;

/** The concentration over time, and the problem's own point. */
function Drawing({ picture: { before, curve, left, share, time, units } }: Props) {
  const say = useSay();
  return (
    <svg viewBox="0 0 320 224" className="tabular w-full fill-current text-[14px] text-foreground">
      <CurvePlot
        curve={curve}
        units={{ across: units.time, up: units.left }}
        point={[time.value.toNumber(), before.value.times(share).toNumber()]}
        label={say.quantity(left)}
        top={30}
        bottom={184}
      />
    </svg>
  );
}

function Text({ picture: { order, constant, before, left, time, share } }: Props) {
  const t = useTranslations("pictures.rates");
  const say = useSay();
  const sentences = [
    t("text", {
      order: String(order),
      constant: say.quantity(constant),
      before: say.quantity(before),
      time: say.quantity(time),
      left: say.quantity(left),
      percent: say.decimal(new Decimal(PERCENT * share).toSignificantDigits(2).toFixed(), null, "%"),
    }),
    t(`shape.${order}`),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const RATES: View<Rates> = { Drawing, Text };
