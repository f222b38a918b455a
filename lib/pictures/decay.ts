import { lawCurve } from "../laws/law-curve.ts";
import { DECAY_MEASURES, HALVINGS } from "../laws/nuclear/decay.ts";
import { convertTo } from "../quantity/conversion.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { findPlayed } from "./greatest.ts";
import type { Scenery } from "./picture.ts";

export type Decay = {
  readonly before: Quantity;
  readonly left: Quantity;
  readonly time: Quantity;
  readonly halfLife: Quantity;
  readonly halvings: number;
  /** How much is left of all, from 0 to 1. */
  readonly share: number;
  /** What is left over time, in the units below. */
  readonly curve: readonly (readonly [time: number, left: number])[];
  readonly units: { readonly time: string; readonly left: string };
};

/** The curve reaches so many half-lives at least, and a little beyond the time of the problem. */
const LEAST_HALVINGS = 4;
const BEYOND = 1.1;
const POINTS = 60;
/** Beyond these a curve shows nothing any more. */
const MOST_HALVINGS = 30;

/** A sample that halves again and again, of which start, rest, time and half-life are all there. */
export function readDecay({ played }: Scenery): Decay | null {
  const isDecay = played.every(
    ({ node: { origin } }) => origin.kind === "given" || origin.method === "radioactive-decay",
  );
  const measure = DECAY_MEASURES.find((kind) => played.some(({ node }) => node.quantity.kind === kind));
  const law = measure === undefined ? undefined : HALVINGS.get(measure);
  if (!isDecay || measure === undefined || law === undefined) return null;
  const [before, rest, time, halfLife, count] = [
    findPlayed(played, measure, "initial"),
    findPlayed(played, measure, "final"),
    findPlayed(played, "time", null),
    findPlayed(played, "half-life", null),
    findPlayed(played, "half-lives", null),
  ];
  if (before === null || rest === null || time === null || halfLife === null || count === null) return null;
  if (played.length !== 5) return null;
  const left = convertTo(rest, before.unit);
  const life = convertTo(halfLife, time.unit);
  const halvings = count.value.toNumber();
  if (!left.ok || !life.ok || !(halvings > 0) || halvings > MOST_HALVINGS) return null;
  const [leftAfter, N0, lasts] = [lawCurve(law, "N"), before.value.toNumber(), life.value.value.toNumber()];
  const most = Math.max(LEAST_HALVINGS, halvings * BEYOND);
  return {
    before,
    left: rest,
    time,
    halfLife,
    halvings,
    share: left.value.value.div(before.value).toNumber(),
    curve: Array.from({ length: POINTS + 1 }, (_, at) => {
      const n = (most * at) / POINTS;
      return [lasts * n, leftAfter({ "N₀": N0, n })] as const;
    }),
    units: { time: formatUnit(time.unit), left: formatUnit(before.unit) },
  };
}
