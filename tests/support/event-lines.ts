import { vi } from "vitest";

export type EventLine = Record<string, unknown> & { event: string };

/** The lines of the log at the level of information, from now on until the spies are restored. */
export function listenToEvents(): EventLine[] {
  const lines: EventLine[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    for (const each of String(line).split("\n")) {
      if (each.startsWith('{"time":')) lines.push(JSON.parse(each) as EventLine);
    }
    return true;
  });
  return lines;
}
