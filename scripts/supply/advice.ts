import { z } from "zod";

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ name: z.string(), severity: z.string() })),
  metadata: z.object({ dependencies: z.object({ total: z.number().positive() }) }),
});

type Advice = { name: string; severity: string };

/** The packages that `npm audit --json` warns of; null where it says nothing, which is not that there is nothing. */
export function adviceIn(output: string): Advice[] | null {
  try {
    return Object.values(report.parse(JSON.parse(output)).vulnerabilities);
  } catch {
    return null;
  }
}
