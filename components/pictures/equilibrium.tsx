"use client";

import { useTranslations } from "next-intl";
import { ChemistryText } from "#components/chemistry/chemistry-text.tsx";
import type { Equilibrium } from "#lib/pictures/equilibrium.ts";
import type { Quantity } from "#lib/quantity/quantity.ts";
import { writeDecimal } from "#lib/quantity/stored-quantity.ts";
import { powerOfTen } from "./power-of-ten.ts";
import { useListing } from "./use-listing.ts";
import { type Say, useSay } from "./use-say.ts";
import type { View } from "./view.ts";

type Props = { picture: Equilibrium };
type Row = Equilibrium["rows"][number];

const EDGE = { left: 8, right: 312 } as const;
const ROW = 58;
const HEAD = 24;

/** Where the numbers of the three columns end. */
const COLUMNS = [104, 208, EDGE.right] as const;

const LETTERS = { molarity: ["c₀", "Δc", "c"], pressure: ["P₀", "ΔP", "P"] } as const;

const MOST_TICKS = 5;

const nameOf = (measure: Equilibrium["measure"], of: string, say: Say): string =>
  measure === "molarity" ? `[${say.formula(of)}]` : `P(${say.formula(of)})`;

/** A number of a column whose head has the unit. */
const numberOf = ({ value, significantFigures }: Quantity, say: Say): string =>
  say.decimal(writeDecimal(value, significantFigures), significantFigures, "");

/** What stays of the start is full; what forms comes to it, and what is used up is left as a dashed edge. */
function Bar({ shares: { before, after }, y }: Pick<Row, "shares"> & { y: number }) {
  const place = (share: number): number => EDGE.left + share * (EDGE.right - EDGE.left);
  const [stays, reaches] = [place(Math.min(before, after)), place(Math.max(before, after))];
  return (
    <g>
      <path d={`M${EDGE.left} ${y}v13`} className="stroke-input" fill="none" />
      <rect
        x={EDGE.left}
        y={y}
        width={(stays - EDGE.left).toFixed(1)}
        height="13"
        className="fill-primary stroke-primary"
      />
      <rect
        x={stays.toFixed(1)}
        y={y}
        width={(reaches - stays).toFixed(1)}
        height="13"
        strokeDasharray={before > after ? "3 3" : undefined}
        className={before > after ? "fill-none stroke-muted-foreground" : "fill-primary-soft stroke-primary"}
      />
    </g>
  );
}

/** Q of the start and K on one scale of powers of ten, with the way from one to the other. */
function Quotients({ picture: { quotient, constant, way }, y }: Props & { y: number }) {
  const say = useSay();
  const logs = [constant, quotient].flatMap((each) =>
    each === null || each.value.isZero() ? [] : [each.value.log(10).toNumber()],
  );
  const [least, greatest] = [Math.floor(Math.min(...logs)) - 1, Math.ceil(Math.max(...logs)) + 1];
  const step = Math.ceil((greatest - least) / MOST_TICKS);
  const powers = Array.from({ length: Math.floor((greatest - least) / step) + 1 }, (_, at) => least + at * step);
  const span = EDGE.right - EDGE.left - 24;
  const place = (log: number): number => EDGE.left + 12 + ((log - least) / (greatest - least)) * span;
  const at = ({ value }: Quantity): number => place(value.log(10).toNumber());
  const to = at(constant);
  // Nothing and what has no bounds lie beyond either end.
  const from = quotient === null ? EDGE.right : quotient.value.isZero() ? EDGE.left : at(quotient);
  const head = to > from ? -6 : 6;
  const within = (x: number): string => Math.min(260, Math.max(60, x)).toFixed(1);
  return (
    <g>
      <text x={within(from)} y={y} textAnchor="middle" className="font-semibold">
        Q₀ = {quotient === null ? "∞" : say.quantity(quotient)}
      </text>
      <path d={`M${EDGE.left} ${y + 28}H${EDGE.right}`} className="stroke-input" fill="none" />
      <g fontSize="12" className="text-muted-foreground">
        {powers.map((power) => (
          <g key={power}>
            <path d={`M${place(power).toFixed(1)} ${y + 28}v4`} className="stroke-input" />
            <text x={place(power).toFixed(1)} y={y + 45} textAnchor="middle">
              {powerOfTen(power)}
            </text>
          </g>
        ))}
      </g>
      <path d={`M${from.toFixed(1)} ${y + 8}v20`} strokeWidth="2.5" className="stroke-muted-foreground" />
      {way === "none" ? null : (
        <path
          d={`M${from.toFixed(1)} ${y + 18}H${to.toFixed(1)}m${head} -5l${-head} 5l${head} 5`}
          fill="none"
          strokeWidth="1.8"
          className="stroke-primary"
        />
      )}
      <path d={`M${to.toFixed(1)} ${y + 8}v22`} strokeWidth="2.5" className="stroke-primary" />
      <text x={within(to)} y={y + 66} textAnchor="middle" className="font-semibold">
        K = {say.quantity(constant)}
      </text>
    </g>
  );
}

/** The table of start, change and equilibrium, each row with its bar; below it Q and K. */
function Drawing({ picture }: Props) {
  const say = useSay();
  const { measure, unit, rows } = picture;
  const end = HEAD + rows.length * ROW;
  return (
    <svg viewBox={`0 0 320 ${end + 92}`} className="tabular w-full fill-current text-[14px] text-foreground">
      {LETTERS[measure].map((letter, column) => (
        <text key={letter} x={COLUMNS[column]} y="14" textAnchor="end" fontSize="12" className="text-muted-foreground">
          {letter} ({say.unit(unit)})
        </text>
      ))}
      {rows.map((row, index) => {
        const top = HEAD + index * ROW;
        return (
          <g key={row.of}>
            <text x={EDGE.left} y={top + 13} className="font-semibold">
              {nameOf(measure, row.of, say)}
            </text>
            <Bar shares={row.shares} y={top + 19} />
            {[row.before, row.change, row.after].map((each, column) => (
              <text key={COLUMNS[column]} x={COLUMNS[column]} y={top + 47} textAnchor="end" fontSize="12">
                {column === 1 && each.value.gt(0) ? "+" : ""}
                {numberOf(each, say)}
              </text>
            ))}
          </g>
        );
      })}
      <Quotients picture={picture} y={end + 22} />
    </svg>
  );
}

function Text({ picture: { measure, rows, quotient, constant, way } }: Props) {
  const t = useTranslations("pictures.equilibrium");
  const say = useSay();
  const list = useListing();
  const told = (which: "before" | "after"): string =>
    list(rows.map((row) => `${nameOf(measure, row.of, say)} = ${say.quantity(row[which])}`));
  const sentences = [
    t("start", {
      amounts: told("before"),
      quotient: quotient === null ? "∞" : say.quantity(quotient),
      constant: say.quantity(constant),
    }),
    t(way),
    t("end", { amounts: told("after") }),
    t("bars"),
  ];
  return <ChemistryText text={say.sentences(sentences)} />;
}

export const EQUILIBRIUM: View<Equilibrium> = { Drawing, Text };
