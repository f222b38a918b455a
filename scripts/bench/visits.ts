/** Asks pages as fast as they answer, over connections that are kept open. */
import { Agent, get } from "node:http";

export type Visit = { url: string; languages?: string; cookie?: string };

/** One request; how many bytes came, compressed. */
export function fetchOnce({ url, languages = "en-US,en;q=0.9", cookie }: Visit, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "gzip", "accept-language": languages, ...(cookie && { cookie }) };
    const request = get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answers ${response.statusCode}`)),
      );
    });
    request.on("error", reject);
  });
}

/** How many requests are answered in about so long, over some connections, and how long it was. */
export async function countAnswers(
  visit: Visit,
  connections: number,
  roundMs: number,
): Promise<{ count: number; tookMs: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  let count = 0;
  const ask = async () => {
    while (performance.now() - start < roundMs) {
      await fetchOnce(visit, agent);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  return { count, tookMs: performance.now() - start };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
