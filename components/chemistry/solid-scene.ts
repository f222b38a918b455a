import type { SolidDrawing } from "#lib/cards/drawing.ts";
import { added, dot, lengthOf, scaled, type Vector } from "#lib/chemistry/bonding/geometry.ts";
import { COVALENT_RADII } from "#lib/chemistry/data/covalent-radii.ts";
import { between, type Place } from "./bonds.tsx";

/** What the reader sees from: the directions to the right, up and towards the reader, in those of the molecule. */
export type View = readonly [right: Vector, up: Vector, near: Vector];

export type Ball = { kind: "ball"; depth: number; key: string; at: Place; radius: number; symbol: string };
/** Half of a bond, in the colour of its atom; `isPartial`: what resonance leaves of a bond. */
export type Stick = {
  kind: "stick";
  depth: number;
  key: string;
  from: Place;
  to: Place;
  width: number;
  symbol: string;
  isPartial: boolean;
};
export type Lobe = { kind: "lobe"; depth: number; key: string; at: Place; length: number; width: number; turn: number };
export type Arrow = { kind: "arrow"; depth: number; key: string; from: Place; to: Place };

export type Part = Ball | Stick | Lobe | Arrow;

export type Scene = { readonly parts: readonly Part[]; readonly net: Arrow | null };

const STRAIGHT: View = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Turned to the right and up, by so many degrees each. */
export function turned([right, up, near]: View, toRight: number, upwards: number): View {
  const [a, b] = [toRight * (Math.PI / 180), upwards * (Math.PI / 180)];
  const mix = (one: Vector, other: Vector, angle: number): Vector =>
    added(scaled(one, Math.cos(angle)), scaled(other, Math.sin(angle)));
  const [sideways, front] = [mix(right, near, a), mix(near, right, -a)];
  return [sideways, mix(up, front, b), mix(front, up, -b)];
}

/** A little from the side and from above, so that nothing hides behind an atom. */
export const FIRST_VIEW: View = turned(STRAIGHT, 24, -16);

/** Half of the width of what is drawn. */
export const HALF = 100;
const SHARE = 74;
const SHARE_WITH_NET = 62;
/** How far the eye is, in sizes of the molecule. */
const EYE = 6;
const LOBE_REACH = 62;

const ballRadius = (symbol: string, isSlim: boolean): number =>
  (16 + 0.28 * (COVALENT_RADII[symbol]?.[0] ?? 120)) * (isSlim ? 0.8 : 1);

/** Everything in the order in which it is painted, from the back to the front. */
export function composeScene({ atoms, bonds, pairs, arrows, net }: SolidDrawing, view: View): Scene {
  const isSlim = arrows.length > 0;
  const middle = scaled(
    atoms.reduce<Vector>((sum, { at }) => added(sum, at), [0, 0, 0]),
    1 / atoms.length,
  );
  const placed = atoms.map(({ symbol, at }) => ({ symbol, at: added(at, scaled(middle, -1)) }));
  const reach = Math.max(
    ...placed.map(({ symbol, at }) => lengthOf(at) + ballRadius(symbol, isSlim)),
    ...pairs.map(({ on }) => lengthOf(placed[on]?.at ?? [0, 0, 0]) + LOBE_REACH + 12),
  );
  const size = (net === null ? SHARE : SHARE_WITH_NET) / reach;
  const seen = (at: Vector) => {
    const depth = dot(at, view[2]);
    const scale = (size * EYE * reach) / (EYE * reach - depth);
    return { depth, scale, place: { x: dot(at, view[0]) * scale, y: -dot(at, view[1]) * scale } };
  };
  const balls = placed.map(({ symbol, at }, index): Ball => {
    const { depth, scale, place } = seen(at);
    return { kind: "ball", depth, key: `ball ${index}`, at: place, radius: ballRadius(symbol, isSlim) * scale, symbol };
  });
  const sticks = bonds.flatMap(({ from, to, order }, index) => {
    const [one, other] = [placed[from], placed[to]];
    return one === undefined || other === undefined || from === to
      ? []
      : [
          ...halfBond(one, other, order, `${index} ${from}`, seen, isSlim),
          ...halfBond(other, one, order, `${index} ${to}`, seen, isSlim),
        ];
  });
  const lobes = pairs.map(({ on, toward }, index): Lobe => {
    const foot = placed[on]?.at ?? [0, 0, 0];
    const [root, tip] = [seen(foot), seen(added(foot, scaled(toward, LOBE_REACH)))];
    const [dx, dy] = [tip.place.x - root.place.x, tip.place.y - root.place.y];
    const width = 19 * tip.scale;
    return {
      kind: "lobe",
      depth: (root.depth + tip.depth) / 2,
      key: `lobe ${index}`,
      at: between(root.place, tip.place, 0.62),
      length: width + 0.38 * Math.hypot(dx, dy),
      width,
      turn: (Math.atan2(dy, dx) * 180) / Math.PI,
    };
  });
  const beside = arrows.flatMap(({ from, to }, index) => bondArrow(balls[from], balls[to], `arrow ${index}`) ?? []);
  const parts: Part[] = [...balls, ...sticks, ...lobes, ...beside];
  return {
    parts: parts.toSorted((one, other) => one.depth - other.depth),
    net: net === null ? null : netArrow(net, view, balls),
  };
}

type Seen = (at: Vector) => { depth: number; scale: number; place: Place };
type Atom = { symbol: string; at: Vector };

/** From the surface of an atom to the middle of the bond: one stick for each pair of electrons. */
function halfBond(atom: Atom, other: Atom, order: number, key: string, seen: Seen, isSlim: boolean): Stick[] {
  const along = added(other.at, scaled(atom.at, -1));
  const length = lengthOf(along);
  const start = added(atom.at, scaled(along, (0.86 * ballRadius(atom.symbol, isSlim)) / length));
  const [from, to] = [seen(start), seen(added(atom.at, scaled(along, 0.5)))];
  const across = acrossOf(from.place, to.place);
  const count = Math.ceil(order - 0.01);
  const gap = count === 3 ? 15 : 17;
  return Array.from({ length: count }, (_, index): Stick => {
    const shift = (index - (count - 1) / 2) * gap;
    return {
      kind: "stick",
      depth: (from.depth + to.depth) / 2,
      key: `stick ${key} ${index}`,
      from: moved(from.place, across, shift * from.scale),
      to: moved(to.place, across, shift * to.scale),
      width: (count === 1 ? 14 : 9) * from.scale,
      symbol: atom.symbol,
      isPartial: index === count - 1 && index > order - 0.99,
    };
  });
}

function acrossOf(from: Place, to: Place): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
}

const moved = ({ x, y }: Place, along: Place, by: number): Place => ({ x: x + along.x * by, y: y + along.y * by });

/** Shorter ones point at the reader, and would only be a spot. */
const SHORTEST = 13;

/** Beside its bond, between the two atoms. */
function bondArrow(from: Ball | undefined, to: Ball | undefined, key: string): Arrow | null {
  if (from === undefined || to === undefined) return null;
  const distance = Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y);
  const gap = distance - from.radius - to.radius;
  if (gap < SHORTEST) return null;
  const across = acrossOf(from.at, to.at);
  // Always on the same side of the bond, whichever of its atoms draws the electrons.
  const side = from.key < to.key ? 10 : -10;
  return {
    kind: "arrow",
    depth: Math.max(from.depth, to.depth),
    key,
    from: moved(between(from.at, to.at, (from.radius + 1) / distance), across, side),
    to: moved(between(from.at, to.at, 1 - (to.radius + 1) / distance), across, side),
  };
}

/** The dipole of the whole, beside the molecule. */
function netArrow(net: Vector, view: View, balls: readonly Ball[]): Arrow | null {
  const along = { x: dot(net, view[0]) / lengthOf(net), y: -dot(net, view[1]) / lengthOf(net) };
  const length = 70 * Math.hypot(along.x, along.y);
  if (length < SHORTEST) return null;
  const raw = acrossOf({ x: 0, y: 0 }, along);
  const across = raw.x < 0 ? { x: -raw.x, y: -raw.y } : raw;
  const off = Math.max(...balls.map(({ at, radius }) => at.x * across.x + at.y * across.y + radius)) + 9;
  const middle = moved({ x: 0, y: 0 }, across, off);
  return {
    kind: "arrow",
    depth: 0,
    key: "net",
    from: moved(middle, along, -35),
    to: moved(middle, along, 35),
  };
}
