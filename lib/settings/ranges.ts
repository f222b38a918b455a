/** What a slider can be set to. */
export type Range = { readonly min: number; readonly max: number; readonly step: number };

/** Font size in px, where 14 is a page at the browser's own size; speed as a factor; volume as a share of the loudest. */
export const RANGES = {
  fontSize: { min: 12, max: 20, step: 1 },
  voiceSpeed: { min: 0.5, max: 2, step: 0.1 },
  voiceVolume: { min: 0, max: 1, step: 0.1 },
} as const satisfies Record<string, Range>;

export type RangeName = keyof typeof RANGES;

/** How many steps PageUp, PageDown and Shift with an arrow go. */
export const LARGE_STEP = 10;

/** The nearest value that the range has: within its ends, and a whole number of steps from its beginning. */
export function fitToRange(value: number, { min, max, step }: Range): number {
  const steps = Math.round((value - min) / step);
  const onGrid = Math.min(max, Math.max(min, min + steps * step));
  // Tenths do not add up in binary: 0.1 + 0.2 is to read as 0.3.
  return Number(onGrid.toFixed(decimalsOf(step)));
}

/** The value so many steps up, or down when negative. */
export function moveInRange(value: number, steps: number, range: Range): number {
  return fitToRange(value + steps * range.step, range);
}

function decimalsOf(step: number): number {
  return String(step).split(".")[1]?.length ?? 0;
}
