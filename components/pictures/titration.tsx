"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Titration } from "#lib/pictures/titration.ts";
import { getValueIn } from "#lib/quantity/conversion.ts";
import { Curve, Ring } from "./curve.tsx";
import { LevelAxis, stretchScale, TickAxis } from "./tick-axis.tsx";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Titration };

const PLOT = { left: 42, right: 296, top: 30, bottom: 214 } as const;
const LIST = 270;

/** The pH over what is added: the point of the problem, and the volume with which nothing is left over. */
function Drawing({ picture: { titrant, ph, equivalence, curve } }: Props) {
  const say = useSay();
  const added = getValueIn(titrant.volume, "mL").toNumber();
  const across = {
    least: 0,
    greatest: Math.max(curve.at(-1)?.[0] ?? 1, added),
    start: PLOT.left,
    end: PLOT.right,
  };
  const upright = { least: 0, greatest: 14, start: PLOT.bottom, end: PLOT.top };
  const [x, y] = [stretchScale(across), stretchScale(upright)];
  const [px, py] = [x.place(added), y.place(ph.value.toNumber())];
  const middle = x.place(getValueIn(equivalence, "mL").toNumber()).toFixed(1);
  return (
    <svg viewBox={`0 0 320 ${LIST + 30}`} className="tabular w-full fill-current text-[14px] text-foreground">
      <TickAxis stretch={upright} unit="pH" at={PLOT.left} />
      <LevelAxis stretch={across} unit="mL" at={PLOT.bottom} />
      <path d={`M${middle} ${PLOT.top}V${PLOT.bottom}`} strokeDasharray="3 4" className="stroke-muted-foreground" />
      <Curve points={curve} x={x} y={y} />
      <Ring x={px} y={py} />
      <Ring x={14} y={LIST - 5} />
      <text x="28" y={LIST} className="font-semibold">
        V({say.formula(titrant.of)}) = {say.quantity(titrant.volume)}, pH {say.quantity(ph)}
      </text>
      <path d={`M14 ${LIST + 8}v16`} strokeDasharray="3 4" className="stroke-muted-foreground" />
      <text x="28" y={LIST + 22} className="text-muted-foreground">
        V({say.formula(titrant.of)}) = {say.quantity(equivalence)}
      </text>
    </svg>
  );
}

function Text({ picture: { analyte, titrant, ph, equivalence, landmarks } }: Props) {
  const t = useTranslations("pictures.titration");
  const say = useSay();
  const told = {
    volume: say.quantity(analyte.volume),
    molarity: say.quantity(analyte.molarity),
    formula: say.formula(analyte.of),
    titrant: say.formula(titrant.of),
    titrantMolarity: say.quantity(titrant.molarity),
    added: say.quantity(titrant.volume),
    ph: say.quantity(ph),
  };
  const marks = {
    start: say.quantity(landmarks.start),
    equivalence: say.quantity(equivalence),
    middle: say.quantity(landmarks.equivalence),
  };
  return <ChemistryText text={say.sentences([t("text", told), t("landmarks", marks)])} />;
}

export const TITRATION: View<Titration> = { Drawing, Text };
