"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Electrolysis } from "#lib/pictures/electrolysis.ts";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Electrolysis };

const WIRE = 44;
const BATTERY = 160;
const ELECTRODES = { anode: 90, cathode: 216 } as const;
const ELECTRODE = { width: 14, top: 70, bottom: 156 } as const;
const GLASS = { left: 60, right: 260, top: 84, bottom: 170, level: 98 } as const;
/** How thick the greatest deposit is, and a layer that can just be seen. */
const LAYER = { least: 1.5, greatest: 15 } as const;
const MOST_BUBBLES = 20;

const LIST = 196;
const LINE = 24;

/** Below: so many particles of the greatest amount, each with its electrons. */
const MOST_PARTICLES = 24;
const PER_ROW = 12;
const PITCH = 25.5;
const GROUP = 36;

const middleOf = (electrode: keyof typeof ELECTRODES): number => ELECTRODES[electrode] + ELECTRODE.width / 2;

/** What has formed on an electrode: a layer of metal, or bubbles beside it. */
function Product({ picture: { place, share } }: Props) {
  const left = ELECTRODES[place.electrode];
  const [top, bottom] = [GLASS.level + 6, ELECTRODE.bottom];
  if (place.ion !== null) {
    const layer = Math.max(LAYER.least, LAYER.greatest * share);
    return [left - layer, left + ELECTRODE.width].map((x) => (
      <rect
        key={x < left ? "outer" : "inner"}
        x={x.toFixed(1)}
        y={top}
        width={layer.toFixed(1)}
        height={bottom - top}
        rx="1.5"
        className="fill-nearly"
      />
    ));
  }
  return Array.from({ length: Math.max(1, Math.round(MOST_BUBBLES * share)) }, (_, index) => (
    <circle
      key={`${index}`}
      cx={left + (index % 2 === 0 ? -5 - (index % 3) * 4 : ELECTRODE.width + 5 + (index % 3) * 4)}
      cy={(bottom - ((index * 37) % MOST_BUBBLES) * ((bottom - top) / MOST_BUBBLES)).toFixed(1)}
      r="3"
      fill="none"
      strokeWidth="1.3"
      className="stroke-primary"
    />
  ));
}

/** The cell under current: electrons are drawn from the anode, through the battery, to the cathode. */
function Cell({ picture }: Props) {
  const { place, current, time } = picture;
  const say = useSay();
  const [anode, cathode] = [middleOf("anode"), middleOf("cathode")];
  return (
    <g>
      <text x="8" y="18">
        I = {say.quantity(current)}
      </text>
      <text x="312" y="18" textAnchor="end">
        t = {say.quantity(time)}
      </text>
      <g fill="none" strokeWidth="1.8" className="stroke-current">
        <path
          d={`M${anode} ${ELECTRODE.top}V${WIRE}H${BATTERY - 5}M${BATTERY + 5} ${WIRE}H${cathode}V${ELECTRODE.top}`}
        />
        <path d={`M${BATTERY - 5} ${WIRE - 13}v26`} />
        <path d={`M${BATTERY + 5} ${WIRE - 7}v14`} strokeWidth="4" />
      </g>
      <path d={`M${cathode - 14} ${WIRE}l-8 -5v10z`} className="fill-primary stroke-primary" />
      <text x={cathode - 20} y={WIRE - 11} textAnchor="middle" className="font-semibold">
        e⁻
      </text>
      <text x={anode - 16} y={ELECTRODE.top - 4} textAnchor="middle">
        +
      </text>
      <text x={cathode + 16} y={ELECTRODE.top - 4} textAnchor="middle">
        −
      </text>
      <rect
        x={GLASS.left}
        y={GLASS.level}
        width={GLASS.right - GLASS.left}
        height={GLASS.bottom - GLASS.level}
        className="fill-primary-soft"
      />
      {[ELECTRODES.anode, ELECTRODES.cathode].map((x) => (
        <rect
          key={x}
          x={x}
          y={ELECTRODE.top}
          width={ELECTRODE.width}
          height={ELECTRODE.bottom - ELECTRODE.top}
          strokeWidth="1.5"
          className="fill-muted stroke-current"
        />
      ))}
      <Product picture={picture} />
      <path
        d={`M${GLASS.left} ${GLASS.top}V${GLASS.bottom}H${GLASS.right}V${GLASS.top}`}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-current"
      />
      {place.ion === null ? null : (
        <g>
          <text x="146" y="134" textAnchor="middle">
            {say.formula(place.ion)}
          </text>
          <path d="M170 129h22m-6 -5l6 5l-6 5" fill="none" strokeWidth="1.8" className="stroke-primary" />
        </g>
      )}
    </g>
  );
}

/** Atoms or molecules, each below the electrons that made it. */
function Particles({ picture: { each, share }, top }: Props & { top: number }) {
  return Array.from({ length: Math.max(1, Math.round(MOST_PARTICLES * share)) }, (_, index) => {
    const x = 20 + (index % PER_ROW) * PITCH;
    const y = top + Math.floor(index / PER_ROW) * GROUP;
    return (
      <g key={`${index}`}>
        {Array.from({ length: each }, (_each, at) => (
          <circle key={`${at}`} cx={x + (at - (each - 1) / 2) * 5.5} cy={y} r="2" className="fill-primary" />
        ))}
        <circle cx={x} cy={y + 14} r="7.5" strokeWidth="1.2" className="fill-nearly-soft stroke-nearly" />
      </g>
    );
  });
}

/** The cell, the way from its charge to what forms, and the electrons of each particle. */
function Drawing({ picture }: Props) {
  const { charge, electrons, of, each, amount, mass } = picture;
  const say = useSay();
  const formula = say.formula(of);
  const lines = [
    ["Q = I · t", charge],
    ["n(e⁻) = Q / F", electrons],
    [`n(${formula}) = n(e⁻)${each === 1 ? "" : ` / ${each}`}`, amount],
    ...(mass === null ? [] : [[`m(${formula}) = n · M`, mass] as const]),
  ] as const;
  const particles = LIST + lines.length * LINE + 4;
  return (
    <svg
      viewBox={`0 0 320 ${particles + (MOST_PARTICLES / PER_ROW) * GROUP}`}
      className="tabular w-full fill-current text-[14px] text-foreground"
    >
      <Cell picture={picture} />
      {lines.map(([name, value], index) => (
        <g key={name}>
          <text x="8" y={LIST + index * LINE} className="text-muted-foreground">
            {name}
          </text>
          <text x="312" y={LIST + index * LINE} textAnchor="end" className="font-semibold">
            {say.quantity(value)}
          </text>
        </g>
      ))}
      <Particles picture={picture} top={particles} />
    </svg>
  );
}

function Text({ picture: { current, time, charge, electrons, of, each, amount, mass, place } }: Props) {
  const t = useTranslations("pictures.electrolysis");
  const say = useSay();
  const formula = say.formula(of);
  const sentences = [
    t("charge", { current: say.quantity(current), time: say.quantity(time), charge: say.quantity(charge) }),
    t("electrons", { electrons: say.quantity(electrons) }),
    t(place.ion === null ? place.electrode : "metal", { formula, each }),
    t("amount", { formula, amount: say.quantity(amount) }),
    ...(mass === null ? [] : [t("mass", { mass: say.quantity(mass) })]),
    t("particles", { formula }),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const ELECTROLYSIS: View<Electrolysis> = { Drawing, Text };
