import "server-only";

type Fact = string | number | boolean | null | undefined;

/**
 * One line of JSON on stderr. Facts are ids, codes, counts and durations: never what a person wrote, their address,
 * or a token.
 */
export function log(level: keyof typeof WRITE, event: string, facts: Record<string, Fact | Fact[]> = {}): void {
  WRITE[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...facts }));
}

const WRITE = {
  // `console.info` would write to stdout.
  info: (line: string) => void process.stderr.write(`${line}\n`),
  warn: (line: string) => console.warn(line),
  error: (line: string) => console.error(line),
};

/**
 * What may be logged of an error: its kind, what lay behind it, and its place. Its message may quote what a person
 * wrote, so it is left out.
 */
export function describeError(error: unknown): Record<string, Fact | Fact[]> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? "")
    .replace(error.message, "")
    .split("\n")
    .filter((line) => line.startsWith("    at "));
  return { error: kindOf(error), causes: kindsOfCauses(error), at: frames.slice(0, 8).map((line) => line.trim()) };
}

/** next-auth names its errors in `type`, since a build shortens the names of classes; others have a `code`. */
function kindOf(error: Error): string {
  const { type, code } = error as { type?: unknown; code?: unknown };
  return [typeof type === "string" ? type : error.name, code].filter((part) => typeof part === "string").join(" ");
}

function kindsOfCauses(error: Error): string[] {
  const kinds: string[] = [];
  for (let cause = causeOf(error); cause && kinds.length < 5; cause = causeOf(cause)) kinds.push(kindOf(cause));
  return kinds;
}

/** next-auth wraps the cause once more, as `{ err }`. */
function causeOf({ cause }: Error): Error | null {
  const inner = typeof cause === "object" && cause !== null && "err" in cause ? cause.err : cause;
  return inner instanceof Error ? inner : null;
}
