import { specificHeat } from "../laws/energy/heat.ts";
import { lawValue } from "../laws/law-value.ts";
import { convertTo } from "../quantity/conversion.ts";
import { type Quantity, quantity } from "../quantity/quantity.ts";
import { fewestFigures } from "../quantity/significant-figures.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import type { Scenery } from "./picture.ts";
import type { Played } from "./replay.ts";

/** What is warmed or cooled, in degrees Celsius; its heat is positive where it takes some. */
export type Body = {
  /** In canonical ASCII; null where it is not named. */
  readonly of: string | null;
  readonly mass: Quantity;
  readonly from: Quantity;
  readonly to: Quantity;
  readonly heat: Quantity | null;
};

export type Levels = {
  readonly bodies: readonly Body[];
  /** What the scale of temperatures holds, in °C. */
  readonly scale: { readonly least: number; readonly greatest: number };
};

const CELSIUS = getUnit("°C");

const DEGREE_PLACES = 12;

const celsius = (of: Quantity): Quantity | null => {
  const converted = convertTo(of, CELSIUS);
  return converted.ok ? converted.value : null;
};

/** The quantity of a body: of its substance, or of one of two portions. */
function find(played: readonly Played[], kind: string, like: Pick<Played["node"]["quantity"], "of" | "label">) {
  return played.find(
    ({ node: { quantity: own } }) => own.kind === kind && own.of === like.of && own.label === like.label,
  )?.quantity;
}

function heatOf(
  mass: Quantity,
  specific: Quantity,
  from: Quantity,
  to: Quantity,
  figures: number | null,
): Quantity | null {
  const [m, c] = [convertTo(mass, getUnit("g")), convertTo(specific, getUnit("J/(g·°C)"))];
  if (!m.ok || !c.ok) return null;
  // Less than this is noise of the arithmetic.
  const ΔT = to.value.minus(from.value).toDecimalPlaces(DEGREE_PLACES);
  const q = lawValue(specificHeat, "q", { m: m.value.value, c: c.value.value, ΔT });
  return quantity(q, "J", q.isZero() ? null : figures);
}

/** One body that takes or gives heat. */
function readWarming(played: readonly Played[]): Body[] | null {
  const mass = played.find(({ node }) => node.quantity.kind === "mass");
  if (mass === undefined) return null;
  const { of } = mass.node.quantity;
  const [from, to, specific, energy] = [
    find(played, "temperature", { of, label: "initial" }),
    find(played, "temperature", { of, label: "final" }),
    find(played, "specific-heat", { of, label: null }),
    find(played, "energy", { of, label: null }),
  ];
  const [start, end] = [from, to].map((each) => (each === undefined ? null : celsius(each)));
  if (!start || !end || specific === undefined || energy === undefined || played.length !== 6) return null;
  return [{ of, mass: mass.quantity, from: start, to: end, heat: energy }];
}

/** Two bodies that come to one temperature, which is the answer. */
function readMeeting(played: readonly Played[]): Body[] | null {
  const last = played.at(-1);
  const masses = played.filter(({ node }) => node.quantity.kind === "mass");
  const end = last?.node.quantity.kind === "temperature" ? celsius(last.quantity) : null;
  if (end === null || masses.length !== 2) return null;
  const bodies = masses.flatMap(({ node: { quantity: own }, quantity: mass }): Body[] => {
    const isPortion = own.label === "first" || own.label === "second";
    const started = find(played, "temperature", { of: own.of, label: isPortion ? own.label : "initial" });
    const from = started === undefined ? null : celsius(started);
    const specific = find(played, "specific-heat", { of: own.of, label: null });
    if (from === null || (specific === undefined && !isPortion)) return [];
    const figures = fewestFigures(mass.significantFigures, end.significantFigures);
    const heat = specific === undefined ? null : heatOf(mass, specific, from, end, figures);
    return [{ of: own.of, mass, from, to: end, heat }];
  });
  const isWhole = played.every(({ node: { quantity: own } }) =>
    ["mass", "temperature", "specific-heat"].includes(own.kind),
  );
  return bodies.length === 2 && isWhole ? bodies : null;
}

/** Between these water is liquid, as its specific heat says; else it would freeze or boil on the way. */
const LIQUID = { least: 0, greatest: 100 } as const;

const staysLiquid = ({ of, from, to }: Body): boolean =>
  of !== "H2O" || [from, to].every(({ value }) => value.gte(LIQUID.least) && value.lte(LIQUID.greatest));

/** How far the scale goes beyond what is on it. */
const ROOM = 10;

export function readLevels({ played, extremes }: Scenery): Levels | null {
  const methods = new Set(played.flatMap(({ node: { origin } }) => (origin.kind === "step" ? [origin.method] : [])));
  const bodies = methods.has("thermal-equilibrium") ? readMeeting(played) : readWarming(played);
  if (
    bodies === null ||
    !bodies.every(staysLiquid) ||
    [...methods].some((each) => each !== "heat" && each !== "thermal-equilibrium")
  )
    return null;
  const temperatures = [...played, ...extremes().flat()].flatMap(({ node, quantity: own }) =>
    node.quantity.kind === "temperature" ? [celsius(own)?.value.toNumber() ?? 0] : [],
  );
  return {
    bodies,
    scale: { least: Math.min(...temperatures) - ROOM, greatest: Math.max(...temperatures) + ROOM },
  };
}
