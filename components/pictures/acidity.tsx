"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import { Decimal } from "#lib/quantity/decimal.ts";
import type { Quantity } from "#lib/quantity/quantity.ts";
import { type Acidity, type Dissolved, PH_SCALE } from "#lib/pictures/acidity.ts";
import { useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Acidity };

const PARTICLES = 100;
const PER_ROW = 20;
const PITCH = 15;
const EDGE = { left: 14, right: 306 } as const;
const NAMED = [0, 2, 4, 6, 8, 10, 12, 14] as const;
const NEUTRAL = 7;

const countOf = ({ share }: Dissolved): number => Math.round(PARTICLES * share);

/** Of so few it is said in how many there is one: a hundred particles show it only roughly. */
const FEW = 0.1;

const oneIn = ({ share }: Dissolved): string => new Decimal(1).div(share).toSignificantDigits(2).toFixed();

/** Those that fall apart lie all over, and are the same each time: 37 and 100 have no common factor. */
const orderOf = (index: number): number => (index * 37) % PARTICLES;

/** A hundred dissolved particles: whole, or as the two ions that one has become. */
function Particles({ split, below }: { split: number; below: number }) {
  return Array.from({ length: PARTICLES }, (_, index) => {
    const [x, y] = [17 + (index % PER_ROW) * PITCH, below + 12 + Math.floor(index / PER_ROW) * PITCH];
    return orderOf(index) < split ? (
      <g key={index} strokeWidth="1.2">
        <circle cx={x - 3} cy={y - 2.5} r="3.5" className="fill-primary stroke-primary" />
        <circle cx={x + 3} cy={y + 2.5} r="2.8" className="fill-card stroke-current" />
      </g>
    ) : (
      <circle key={index} cx={x} cy={y} r="5" strokeWidth="1.2" className="fill-muted stroke-input" />
    );
  });
}

/** The name of a hundred particles, how many of them are ions, and the pH to which that leads. */
function Heading({ name, share, ph, y }: { name: string; share: number; ph: Quantity; y: number }) {
  const say = useSay();
  const percent = new Decimal(PARTICLES * share).toSignificantDigits(2).toFixed();
  return (
    <g fontSize="12">
      <text x={EDGE.left} y={y} className="font-semibold">
        {name}
      </text>
      <text x={EDGE.right} y={y} textAnchor="end">
        {say.decimal(percent, null, "%")}, pH {say.quantity(ph)}
      </text>
    </g>
  );
}

/** Where the fields of particles begin: alone, or this one and a strong one below it, each with its heading. */
const FIELDS = { alone: 0, own: 20, strong: 126 } as const;

/** Below its particles the scale begins. */
const scaleTop = (solute: Dissolved | null): number =>
  solute === null ? 24 : solute.strongPh === null ? 112 : FIELDS.strong + 112;

/** What has become of the dissolved, and where the water stands on the scale of pH. */
function Drawing({ picture: { ph, hydronium, hydroxide, solute } }: Props) {
  const t = useTranslations("pictures.acidity");
  const say = useSay();
  const top = scaleTop(solute);
  const strongPh = solute?.strongPh ?? null;
  const place = (value: number): number =>
    EDGE.left + ((value - PH_SCALE.least) / (PH_SCALE.greatest - PH_SCALE.least)) * (EDGE.right - EDGE.left);
  const x = place(ph.value.toNumber());
  return (
    <svg viewBox={`0 0 320 ${top + 100}`} className="tabular w-full fill-current text-[14px] text-foreground">
      {solute === null ? null : (
        <Particles split={countOf(solute)} below={strongPh === null ? FIELDS.alone : FIELDS.own} />
      )}
      {solute === null || strongPh === null ? null : (
        <g>
          <Heading
            name={solute.of === null ? t(solute.role) : say.formula(solute.of)}
            share={solute.share}
            ph={ph}
            y={FIELDS.own - 4}
          />
          <Heading name={t(`strong.${solute.role}`)} share={1} ph={strongPh} y={FIELDS.strong - 4} />
          <Particles split={PARTICLES} below={FIELDS.strong} />
        </g>
      )}
      <text x={Math.min(270, Math.max(50, x)).toFixed(1)} y={top - 6} textAnchor="middle" className="font-semibold">
        pH {say.quantity(ph)}
      </text>
      <rect
        x={EDGE.left}
        y={top + 6}
        width={(place(NEUTRAL) - EDGE.left).toFixed(1)}
        height="16"
        className="fill-wrong-soft stroke-input"
      />
      <rect
        x={place(NEUTRAL).toFixed(1)}
        y={top + 6}
        width={(EDGE.right - place(NEUTRAL)).toFixed(1)}
        height="16"
        className="fill-primary-soft stroke-input"
      />
      {strongPh === null ? null : (
        <path
          d={`M${place(strongPh.value.toNumber()).toFixed(1)} ${top}v26`}
          strokeWidth="2.5"
          strokeDasharray="3 3"
          className="stroke-current"
        />
      )}
      <path d={`M${x.toFixed(1)} ${top}v26`} strokeWidth="2.5" className="stroke-current" />
      <g fontSize="12" className="text-muted-foreground">
        {NAMED.map((value) => (
          <text key={value} x={place(value).toFixed(1)} y={top + 39} textAnchor="middle">
            {value}
          </text>
        ))}
      </g>
      <text x={EDGE.left} y={top + 66}>
        [H₃O⁺] = {say.quantity(hydronium)}
      </text>
      <text x={EDGE.left} y={top + 88}>
        [OH⁻] = {say.quantity(hydroxide)}
      </text>
    </svg>
  );
}

function sideOf(ph: number): "acidic" | "basic" | "neutral" {
  if (ph < NEUTRAL) return "acidic";
  return ph > NEUTRAL ? "basic" : "neutral";
}

function Text({ picture: { ph, hydronium, hydroxide, solute } }: Props) {
  const t = useTranslations("pictures.acidity");
  const say = useSay();
  const formula = solute === null || solute.of === null ? t("dissolved") : say.formula(solute.of);
  const sentences = [
    ...(solute === null ? [] : [t(solute.share === 1 ? "all" : "part", { formula, count: countOf(solute) })]),
    ...(solute === null || solute.share >= FEW
      ? []
      : [t("few", { formula, many: say.decimal(oneIn(solute), null, "") })]),
    ...(solute === null || solute.strongPh === null
      ? []
      : [t(`compared.${solute.role}`, { ph: say.quantity(solute.strongPh) })]),
    t("text", {
      ph: say.quantity(ph),
      hydronium: say.quantity(hydronium),
      hydroxide: say.quantity(hydroxide),
      side: t(sideOf(ph.value.toNumber())),
    }),
    t("scale"),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const ACIDITY: View<Acidity> = { Drawing, Text };
