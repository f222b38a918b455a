/** The least of 1, 2 and 5 times a power of ten that is not below a value: what one particle drawn stands for. */
export function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = value / power;
  // Of a sum of decimals the last digit is noise.
  return power * ([1, 2, 5].find((each) => factor <= each * (1 + 1e-9)) ?? 10);
}
