"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Cell } from "#lib/pictures/cell.ts";
import { getValueIn } from "#lib/quantity/conversion.ts";
import type { Quantity } from "#lib/quantity/quantity.ts";
import { stretchScale, TickAxis } from "./tick-axis.tsx";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Cell };

const SIDES = { anode: 24, cathode: 176 } as const;
const GLASS = { width: 120, top: 76, bottom: 150, level: 92 } as const;
const ELECTRODE = { width: 14, top: 46, bottom: 134 } as const;
const WIRE = 28;
const LADDER = { top: 236, bottom: 386, axis: 48, left: 84, right: 236 } as const;

const volts = (of: Quantity): number => getValueIn(of, "V").toNumber();

/** A couple as it is printed: Zn²⁺/Zn. */
const useCouple = () => {
  const say = useSay();
  return (couple: string): string => couple.split("/").map(say.formula).join("/");
};

/** A glass with its electrode, on the outer side. */
function Glass({ left, electrode }: { left: number; electrode: number }) {
  return (
    <g strokeWidth="1.5">
      <rect
        x={left}
        y={GLASS.level}
        width={GLASS.width}
        height={GLASS.bottom - GLASS.level}
        className="fill-primary-soft stroke-none"
      />
      <rect
        x={electrode}
        y={ELECTRODE.top}
        width={ELECTRODE.width}
        height={ELECTRODE.bottom - ELECTRODE.top}
        className="fill-muted stroke-current"
      />
      <path
        d={`M${left} ${GLASS.top}V${GLASS.bottom}H${left + GLASS.width}V${GLASS.top}`}
        fill="none"
        className="stroke-current"
      />
    </g>
  );
}

/** The glasses with wire and salt bridge, and below them where both potentials stand. */
function Drawing({ picture: { anode, cathode, standard, potential, runs, scale } }: Props) {
  const say = useSay();
  const print = useCouple();
  const [from, to] = [SIDES.anode + 28, SIDES.cathode + GLASS.width - 28 - ELECTRODE.width];
  const [wireFrom, wireTo] = [from + ELECTRODE.width / 2, to + ELECTRODE.width / 2];
  const head = runs ? "M168 28l-8 -5v10z" : "M152 28l8 -5v10z";
  const stretch = { ...scale, start: LADDER.bottom, end: LADDER.top };
  const { place } = stretchScale(stretch);
  const [low, high] = [place(volts(anode.potential)), place(volts(cathode.potential))];
  const middle = (LADDER.left + LADDER.right) / 2;
  return (
    <svg viewBox={`0 0 320 ${LADDER.bottom + 14}`} className="tabular w-full fill-current text-[14px] text-foreground">
      <Glass left={SIDES.anode} electrode={from} />
      <Glass left={SIDES.cathode} electrode={to} />
      <path
        d="M118 118V74q0 -10 10 -10h64q10 0 10 10v44"
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
        className="stroke-input"
      />
      <path
        d={`M${wireFrom} ${ELECTRODE.top}V${WIRE}H${wireTo}V${ELECTRODE.top}`}
        fill="none"
        strokeWidth="1.8"
        className="stroke-current"
      />
      <path d={head} className="fill-primary stroke-primary" />
      <text x="160" y="16" textAnchor="middle" className="font-semibold">
        e⁻
      </text>
      {[
        { side: anode, x: SIDES.anode + GLASS.width / 2 },
        { side: cathode, x: SIDES.cathode + GLASS.width / 2 },
      ].map(({ side, x }) => (
        <g key={side.couple}>
          <text x={x} y={GLASS.bottom + 18} textAnchor="middle" className="font-semibold">
            {print(side.couple)}
          </text>
          {side.dissolved === null ? null : (
            <text x={x} y={GLASS.bottom + 36} textAnchor="middle" fontSize="12" className="text-muted-foreground">
              {say.quantity(side.dissolved)}
            </text>
          )}
        </g>
      ))}
      <text x={middle} y={LADDER.top - 30} textAnchor="middle" className="font-semibold">
        {potential === null ? `E° = ${say.quantity(standard)}` : `E = ${say.quantity(potential)}`}
      </text>
      <TickAxis stretch={stretch} unit="V" at={LADDER.axis} />
      {[low, high].map((y, index) => (
        <path
          key={index === 0 ? "anode" : "cathode"}
          d={`M${LADDER.left} ${y.toFixed(1)}H${LADDER.right}`}
          strokeWidth="2.5"
          className="stroke-primary"
        />
      ))}
      <path
        d={`M${middle} ${low.toFixed(1)}V${high.toFixed(1)}`}
        strokeWidth="1.8"
        strokeDasharray="3 4"
        className="stroke-current"
      />
      <text x={LADDER.left + 4} y={(low + (low < high ? -6 : 16)).toFixed(1)} fontSize="12">
        {print(anode.couple)}
      </text>
      <text x={LADDER.right + 4} y={(high + 4).toFixed(1)} fontSize="12">
        {print(cathode.couple)}
      </text>
    </svg>
  );
}

function Text({ picture: { anode, cathode, standard, potential, runs } }: Props) {
  const t = useTranslations("pictures.cell");
  const say = useSay();
  const print = useCouple();
  const sentences = [
    t("text", {
      anode: print(anode.couple),
      anodePotential: say.quantity(anode.potential),
      cathode: print(cathode.couple),
      cathodePotential: say.quantity(cathode.potential),
      standard: say.quantity(standard),
    }),
    ...(potential === null ? [] : [t("dissolved", { potential: say.quantity(potential) })]),
    t(runs ? "runs" : "reversed", { anode: print(anode.couple), cathode: print(cathode.couple) }),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const CELL: View<Cell> = { Drawing, Text };
