/** A place on a drawing, in its own units. */
export type Place = { x: number; y: number };

export type BondStyle = "plain" | "wedge" | "hash";

type BondProps = {
  from: Place;
  to: Place;
  order: number;
  style?: BondStyle;
  /** Where the second line of a double bond lies: on both sides of the middle, or all on one. */
  side?: -1 | 0 | 1;
};

const GAP = 5;

/** One to three lines, a wedge towards the reader, or a hashed one away. */
export function Bond({ from, to, order, style = "plain", side = 0 }: BondProps) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const across = { x: -along.y, y: along.x };
  if (style === "wedge") {
    const corner = (sign: number) => `${to.x + sign * 4 * across.x},${to.y + sign * 4 * across.y}`;
    return <polygon points={`${from.x},${from.y} ${corner(1)} ${corner(-1)}`} fill="currentColor" />;
  }
  if (style === "hash") {
    const rungs = Array.from({ length: 6 }, (_, index) => (index + 1) / 6);
    return rungs.map((share) => (
      <Line
        key={share}
        from={shifted(between(from, to, share), across, 4 * share)}
        to={shifted(between(from, to, share), across, -4 * share)}
      />
    ));
  }
  const shifts =
    order === 1 ? [0] : order === 2 ? (side === 0 ? [-GAP / 2, GAP / 2] : [0, side * GAP]) : [-GAP, 0, GAP];
  return shifts.map((shift) => {
    // The inner line of a ring stops short of its corners.
    const cut = side !== 0 && shift !== 0 ? 5 : 0;
    return (
      <Line
        key={shift}
        from={shifted(shifted(from, along, cut), across, shift)}
        to={shifted(shifted(to, along, -cut), across, shift)}
      />
    );
  });
}

function Line({ from, to }: { from: Place; to: Place }) {
  return (
    <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
  );
}

function shifted({ x, y }: Place, { x: dx, y: dy }: Place, by: number): Place {
  return { x: x + dx * by, y: y + dy * by };
}

export function between(from: Place, to: Place, share: number): Place {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
