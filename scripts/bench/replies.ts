/**
 * What a reply with a model costs on its way: `node scripts/bench/replies.ts [--streams 16,64] [--seconds 20] [--together]
 * [--materials] [--stops] [--floor URL]`. A paced model speaks to the built app, with sign-in, usage, the search for
 * quotations and storing, and to a route that only hands its stream on; `--floor` names another such route, whose model the
 * address printed first is. The askers begin one after the other, or `--together`; with `--materials` each has some hundred
 * passages to be searched; `--stops` adds how long a stop takes to the model. Run it on a quiet machine; `npm run build`
 * comes first.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { startAppServer } from "#tests/support/app-server.ts";
import { createSignedInUser, disconnectFactories, type SignedInUser } from "#tests/support/factories.ts";
import { startInstallation } from "#tests/support/installation.ts";
import { giveMaterials } from "./replies/give-materials.ts";
import { type Asker, type Figures, loadStreams } from "./replies/load-streams.ts";
import { FIRST_TOKEN_MS, REPLY_MS, TOKENS } from "./replies/pace.ts";
import { timeStops } from "./replies/time-stops.ts";

const { values: options } = parseArgs({
  options: {
    streams: { type: "string", default: "16,64" },
    seconds: { type: "string", default: "20" },
    together: { type: "boolean", default: false },
    materials: { type: "boolean", default: false },
    stops: { type: "boolean", default: false },
    floor: { type: "string" },
  },
});

async function start(script: string, ...args: string[]) {
  const child = fork(new URL(`./replies/${script}`, import.meta.url), args);
  const [port] = (await once(child, "message")) as [number];
  return { child, url: `http://127.0.0.1:${port}` };
}

/** A teacher, who may ask without an end, with a session for each stream. */
async function signIn(appUrl: string, databaseUrl: string, count: number): Promise<Asker[]> {
  const askers: Asker[] = [];
  const teachers: SignedInUser[] = [];
  for (let number = 0; number < count; number += 1) teachers.push(await createSignedInUser({ plan: "teacher" }));
  if (options.materials) console.log(`Each asker has ${await giveMaterials(appUrl, databaseUrl, teachers)} passages.`);
  for (const { cookie } of teachers) {
    const headers = { cookie, "content-type": "application/json" };
    const response = await fetch(`${appUrl}/api/chat/sessions`, {
      method: "POST",
      headers,
      body: JSON.stringify({ topic: "solutions", title: "Bench" }),
    });
    const { id } = (await response.json()) as { id: string };
    let asked = 0;
    const body = () => JSON.stringify({ content: `Why does my soup taste of the sea, number ${(asked += 1)}?` });
    askers.push({ url: `${appUrl}/api/chat/${id}/messages`, headers, body });
  }
  return askers;
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? Number.NaN;

function show(name: string, streams: number, { firstTokens, lags, words, replies, failures, seconds }: Figures): void {
  const added = firstTokens.map((time) => time - FIRST_TOKEN_MS);
  const ideal = (1_000 * TOKENS * streams) / REPLY_MS;
  const rate = words / seconds;
  console.log(
    `${name.padEnd(10)} ${String(streams).padStart(4)} streams  added to the first word: median ${at(added, 0.5).toFixed(0).padStart(4)} ms, 95 % ${at(added, 0.95).toFixed(0).padStart(4)} ms` +
      `  from model to reader: median ${at(lags, 0.5).toFixed(1)} ms, 99 % ${at(lags, 0.99).toFixed(0)} ms  ${rate.toFixed(0)} words/s (${((100 * rate) / ideal).toFixed(0)} % of ideal)  ${replies} replies, ${failures} failed`,
  );
}

/** What does not depend on what else the machine does, or hardly. */
function showWork(streams: number, processorMs: number, { replies }: Figures): void {
  console.log(
    `work       ${String(streams).padStart(4)} streams  ${(processorMs / replies).toFixed(1)} ms of a processor a reply, Postgres apart`,
  );
}

function showStops(streams: number, times: readonly number[]): void {
  console.log(
    `stops      ${String(streams).padStart(4)} streams  reach the model: median ${at(times, 0.5).toFixed(0).padStart(4)} ms, 95 % ${at(times, 0.95).toFixed(0).padStart(4)} ms, worst ${Math.max(...times).toFixed(0)} ms  ${times.length} stops`,
  );
}

const model = await start("paced-model.ts");
const modelUrl = `${model.url}/v1`;
console.log(`The model: ${modelUrl}`);
const bare = await start("bare-route.ts", modelUrl);
const installation = await startInstallation();
process.env["DATABASE_URL"] = installation.databaseUrl;
const app = await startAppServer({
  databaseUrl: installation.databaseUrl,
  env: { OPENAI_API_KEY: "any", OPENAI_BASE_URL: modelUrl, OPENAI_PROTOCOL: "chat" },
});
try {
  const seconds = Number(options.seconds);
  for (const streams of options.streams.split(",").map(Number)) {
    const askers = await signIn(app.url, installation.databaseUrl, streams);
    const routes: [string, Asker[]][] = [
      ["bare", askers.map(() => ({ url: bare.url, headers: {}, body: () => "{}" }))],
    ];
    if (options.floor)
      routes.push([
        "floor",
        askers.map(() => ({
          url: options.floor ?? "",
          headers: {},
          body: () =>
            JSON.stringify({ messages: [{ id: "1", role: "user", parts: [{ type: "text", text: "Why?" }] }] }),
        })),
      ]);
    routes.push(["app", askers]);
    for (const [name, each] of routes) {
      const before = app.held().processorMs;
      const figures = await loadStreams(each, { seconds, together: options.together });
      show(name, streams, figures);
      if (name === "app") showWork(streams, app.held().processorMs - before, figures);
    }
    if (options.stops) showStops(streams, await timeStops(askers, model.child, seconds));
  }
} finally {
  await app.stop();
  await disconnectFactories();
  await installation.stop();
  bare.child.kill();
  model.child.kill();
}
