import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { now, readMoments, REPLY_MS } from "./pace.ts";

/** How the replies of one stream after the other are asked for; `body` is written anew for each. */
export type Asker = { url: string; headers: Record<string, string>; body: () => string };

/** In milliseconds, one for each reply; `lags` one for each word: how long it took from the model to the reader. */
export type Figures = {
  firstTokens: number[];
  lags: number[];
  words: number;
  replies: number;
  failures: number;
  seconds: number;
};

type Load = {
  seconds: number;
  /** All begin at once, rather than one after the other. */
  together: boolean;
};

/**
 * Each asker asks again as soon as its reply has ended, until the time is up. People do not ask in step, unless a class
 * does; what is asked before the last of them has had a reply does not count.
 */
export async function loadStreams(askers: readonly Asker[], { seconds, together }: Load): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: askers.length });
  const figures: Figures = { firstTokens: [], lags: [], words: 0, replies: 0, failures: 0, seconds };
  const start = now() + 2 * REPLY_MS;
  const isCounted = (moment: number) => moment >= start && moment < start + seconds * 1_000;
  await Promise.all(
    askers.map(async (asker, index) => {
      if (!together) await setTimeout((index / askers.length) * REPLY_MS);
      while (now() < start + seconds * 1_000) await readReply(asker, agent, figures, isCounted);
    }),
  );
  agent.destroy();
  return figures;
}

function readReply(
  { url, headers, body }: Asker,
  agent: Agent,
  figures: Figures,
  isCounted: (moment: number) => boolean,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = now();
  let words = 0;
  const fail = () => {
    figures.failures += 1;
    resolve();
  };
  const asking = request(
    url,
    { method: "POST", agent, headers: { "content-type": "application/json", ...headers } },
    (response) => {
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        const moment = now();
        for (const sent of readMoments(
          text.slice(0, text.includes('"data-turn"') ? text.indexOf('"data-turn"') : undefined),
        )) {
          if (words === 0 && isCounted(asked)) figures.firstTokens.push(moment - asked);
          words += 1;
          if (!isCounted(moment)) continue;
          figures.lags.push(moment - sent);
          figures.words += 1;
        }
      });
      response.on("end", () => {
        if (response.statusCode !== 200 || words === 0) return fail();
        figures.replies += 1;
        resolve();
      });
      response.on("error", fail);
    },
  );
  asking.on("error", fail);
  asking.end(body());
  return promise;
}
