/** An ended session is an expected answer here, not news for the console. */
export function isUnauthorizedNoise(...values: readonly unknown[]): boolean {
  const text = values.map(describe).join(" ");
  return text.includes("401") && text.includes("Unauthorized");
}

/**
 * Drops error logs and unhandled rejections that mention both 401 and Unauthorized; everything else passes.
 * Returns the function that puts the console back.
 */
export function silenceUnauthorized(target: Window, log: Console): () => void {
  const original = log.error;
  log.error = (...values: unknown[]) => {
    if (!isUnauthorizedNoise(...values)) original.apply(log, values);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isUnauthorizedNoise(event.reason)) event.preventDefault();
  };
  target.addEventListener("unhandledrejection", onRejection);
  return () => {
    log.error = original;
    target.removeEventListener("unhandledrejection", onRejection);
  };
}

function describe(value: unknown): string {
  if (value instanceof Error) return `${value.name} ${value.message}`;
  if (typeof value === "object" && value !== null) {
    try {
      return JSON.stringify(value);
    } catch {
      return "";
    }
  }
  return String(value);
}
