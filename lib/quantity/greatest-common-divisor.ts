/** Euclid's. That of 0 and a number is the number, so that a sum of many may begin with 0. */
export function greatestCommonDivisor(first: number, second: number): number {
  let [a, b] = [first, second];
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** The same where numbers grow beyond what a `number` holds exactly. */
export function greatestCommonDivisorOfBigInts(first: bigint, second: bigint): bigint {
  let [a, b] = [first, second];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
