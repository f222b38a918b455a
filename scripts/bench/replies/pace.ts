/** How a paced model speaks, which both sides of the measurement know. */
export const FIRST_TOKEN_MS = 200;
export const TOKENS = 200;
export const GAP_MS = 20;
export const REPLY_MS = FIRST_TOKEN_MS + TOKENS * GAP_MS;

/** The same clock in every process of a machine, in milliseconds. */
export const now = (): number => performance.timeOrigin + performance.now();

/** `@bhgd…k…@`: digits as the letters a to j, the point as k. */
export function writeMoment(milliseconds: number): string {
  return `@${milliseconds.toFixed(3).replace(/./g, (digit) => (digit === "." ? "k" : (LETTERS[Number(digit)] ?? "")))}@`;
}

const LETTERS = "abcdefghij";

/** The moments in a text. */
export function readMoments(text: string): number[] {
  return [...text.matchAll(/@([a-j]{13}k[a-j]+)@/g)].map(([, letters = ""]) =>
    Number(letters.replace(/./g, (letter) => (letter === "k" ? "." : String(LETTERS.indexOf(letter))))),
  );
}
