import { Agent, request } from "node:http";
import { now, readMoments } from "./pace.ts";

/** How the replies of one stream after the other are asked for; `body` is written anew for each. */
export type Asker = { url: string; headers: Record<string, string>; body: () => string };

/** In milliseconds, one for each reply; `lags` one for each word: how long it took from the model to the reader. */
export type Figures = { firstTokens: number[]; lags: number[]; words: number; replies: number; failures: number; seconds: number };

/** Each asker asks again as soon as its reply has ended, until the time is up. */
export async function loadStreams(askers: readonly Asker[], seconds: number): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: askers.length });
  const figures: Figures = { firstTokens: [], lags: [], words: 0, replies: 0, failures: 0, seconds: 0 };
  const start = now();
  const end = start + seconds * 1_000;
  await Promise.all(
    askers.map(async (asker) => {
      while (now() < end) await readReply(asker, agent, figures);
    }),
  );
  agent.destroy();
  return { ...figures, seconds: (now() - start) / 1_000 };
}

function readReply({ url, headers, body }: Asker, agent: Agent, figures: Figures): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = now();
  let words = 0;
  const fail = () => {
    figures.failures += 1;
    resolve();
  };
  const asking = request(url, { method: "POST", agent, headers: { "content-type": "application/json", ...headers } }, (response) => {
    response.setEncoding("utf8");
    response.on("data", (text: string) => {
      const moment = now();
      for (const sent of readMoments(text.slice(0, text.includes('"data-turn"') ? text.indexOf('"data-turn"') : undefined))) {
        if (words === 0) figures.firstTokens.push(moment - asked);
        figures.lags.push(moment - sent);
        words += 1;
      }
    });
    response.on("end", () => {
      figures.words += words;
      if (response.statusCode !== 200 || words === 0) return fail();
      figures.replies += 1;
      resolve();
    });
    response.on("error", fail);
  });
  asking.on("error", fail);
  asking.end(body());
  return promise;
}
