"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Buffer } from "#lib/pictures/buffer.ts";
import { Decimal } from "#lib/quantity/decimal.ts";
import { Curve, Ring } from "./curve.tsx";
import { LevelAxis, stretchScale, TickAxis } from "./tick-axis.tsx";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Buffer };

const PLOT = { left: 42, right: 296, top: 30, bottom: 214 } as const;
const LIST = 276;

/** Within so much of pKa a buffer holds its pH well: a ratio from 1 : 10 to 10 : 1. */
const HOLDS = 1;

const percentText = (percent: number): string => new Decimal(percent).toSignificantDigits(2).toFixed();

/** The pH over the share of the base, with the point of the problem, and pKa where both are equally much. */
function Drawing({ picture: { base, acid, exponent, ph, percent, curve, scale } }: Props) {
  const say = useSay();
  const across = { least: 0, greatest: 100, start: PLOT.left, end: PLOT.right };
  const upright = { ...scale, start: PLOT.bottom, end: PLOT.top };
  const [x, y] = [stretchScale(across), stretchScale(upright)];
  const pKa = exponent.value.toNumber();
  const [px, py] = [x.place(percent), y.place(ph.value.toNumber())];
  const [top, bottom] = [y.place(pKa + HOLDS), y.place(pKa - HOLDS)];
  return (
    <svg viewBox={`0 0 320 ${LIST + 52}`} className="tabular w-full fill-current text-[14px] text-foreground">
      <rect
        x={PLOT.left}
        y={top.toFixed(1)}
        width={PLOT.right - PLOT.left}
        height={(bottom - top).toFixed(1)}
        className="fill-primary-soft"
      />
      <TickAxis stretch={upright} unit="pH" at={PLOT.left} />
      <LevelAxis stretch={across} unit="%" at={PLOT.bottom} />
      <text x={PLOT.left} y={PLOT.bottom + 34} fontSize="12" className="text-muted-foreground">
        x({say.formula(base.of)})
      </text>
      <path
        d={`M${x.place(50).toFixed(1)} ${PLOT.bottom}V${y.place(pKa).toFixed(1)}H${PLOT.left}`}
        fill="none"
        strokeDasharray="3 4"
        className="stroke-muted-foreground"
      />
      <Curve points={curve} x={x} y={y} />
      <Ring x={px} y={py} />
      <Ring x={14} y={LIST - 5} />
      <text x="28" y={LIST} className="font-semibold">
        {say.formula(base.of)} {say.decimal(percentText(percent), null, "%")}, pH {say.quantity(ph)}
      </text>
      <text x="28" y={LIST + 20} fontSize="12" className="text-muted-foreground">
        {say.quantity(base.quantity)} : {say.quantity(acid.quantity)}
      </text>
      <path d={`M14 ${LIST + 26}v16`} strokeDasharray="3 4" className="stroke-muted-foreground" />
      <text x="28" y={LIST + 42} className="text-muted-foreground">
        pH = pKₐ = {say.quantity(exponent)}
      </text>
    </svg>
  );
}

function Text({ picture: { base, acid, exponent, ph, percent } }: Props) {
  const t = useTranslations("pictures.buffer");
  const say = useSay();
  const sentences = [
    t("text", {
      acid: say.formula(acid.of),
      acidAmount: say.quantity(acid.quantity),
      base: say.formula(base.of),
      baseAmount: say.quantity(base.quantity),
      percent: say.decimal(percentText(percent), null, "%"),
    }),
    t("point", { exponent: say.quantity(exponent), ph: say.quantity(ph) }),
    t("middle"),
    t("band"),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const BUFFER: View<Buffer> = { Drawing, Text };
