/** Round numbers that lie in a range: steps of 1, 2 or 5 times a power of ten, about `count` of them. */
export function listTicks(low: number, high: number, count: number): number[] {
  const span = high - low;
  if (!(span > 0) || !Number.isFinite(span)) return [low];
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= span / count) ?? 10) * power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

export type Scale = { low: number; high: number; ticks: number[]; place: (value: number) => number };

/** Maps values onto a stretch of the picture; the range begins and ends at a tick, and holds zero where that is near. */
export function scaleOf(values: readonly number[], start: number, end: number): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const [from, to] = [least > 0 && least < 0.4 * most ? 0 : least, most === least ? most + 1 : most];
  const step = listTicks(from, to, 5);
  const size = (step[1] ?? to) - (step[0] ?? from) || 1;
  const low = Math.floor(from / size + 1e-9) * size;
  const high = Math.ceil(to / size - 1e-9) * size;
  return {
    low,
    high,
    ticks: listTicks(low, high, Math.round((high - low) / size)),
    place: (value) => start + ((value - low) / (high - low)) * (end - start),
  };
}
