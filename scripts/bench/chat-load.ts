/**
 * What the chat page bears beside an empty dynamic page of the same Next (scripts/bench/floor), and in how much memory:
 * `node scripts/bench/chat-load.ts`, with `--soak 12000` for what is held after so many mixed requests. Both are asked in
 * turns, so that what else the machine does meets them alike: only the ratio counts. `npm run build` comes first.
 */
import { spawnSync } from "node:child_process";
import { Agent } from "node:http";
import path from "node:path";
import { parseArgs } from "node:util";
import { CURRENT_SESSION_COOKIE } from "#lib/contracts/chat-start.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { createSignedInUser, disconnectFactories } from "#tests/support/factories.ts";
import { startInstallation } from "#tests/support/installation.ts";
import { storeSession, variedTurns } from "#tests/support/long-session.ts";
import { NEXT, NEXT_ENV, type NextServer, startNextServer } from "./next-server.ts";
import { fetchOnce, countAnswers, median, type Visit } from "./visits.ts";

const CONNECTIONS = 64;
const ROUND_MS = 5_000;

/** The share of the empty page's throughput that is wanted, and how much more memory may be held than by its server. */
const WANTED_SHARE = 0.2;
const SPARE_MIB = 250;
const SOAKED_MIB = 700;

const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, soak: { type: "string", default: "0" } },
});

/** The empty page, built anew. */
function startFloor(): Promise<NextServer> {
  const folder = path.resolve(import.meta.dirname, "floor");
  const { status, stderr } = spawnSync(process.execPath, [NEXT, "build", folder], { env: NEXT_ENV, encoding: "utf8" });
  if (status !== 0) throw new Error(`The empty page could not be built:\n${stderr}`);
  return startNextServer(folder, "/");
}

type Server = Pick<NextServer, "held">;

/** Of each round: answers in a second, the processors' time for one of them, and the memory at its end. */
type Round = { rate: number; processorMs: number; residentMiB: number };

type Subject = { name: string; visit: Visit; server: Server; rounds: Round[] };

async function measure({ visit, server }: Subject): Promise<Round> {
  const before = server.held();
  const { count, tookMs } = await countAnswers(visit, CONNECTIONS, ROUND_MS);
  const { processorMs, residentMiB } = server.held();
  return { rate: (count * 1_000) / tookMs, processorMs: (processorMs - before.processorMs) / count, residentMiB };
}

const medianOf = ({ rounds }: Subject, figure: keyof Round): number => median(rounds.map((round) => round[figure]));

const mostMemory = ({ rounds }: Subject): number => Math.max(...rounds.map(({ residentMiB }) => residentMiB));

function show(subject: Subject): void {
  const rates = subject.rounds.map(({ rate }) => rate.toFixed(0)).join(" ");
  console.log(
    `${subject.name.padEnd(10)} ${medianOf(subject, "rate").toFixed(0).padStart(5)} requests/s (${rates})  ` +
      `${medianOf(subject, "processorMs").toFixed(1).padStart(5)} ms of a processor  ` +
      `${mostMemory(subject).toFixed(0).padStart(4)} MiB at most`,
  );
}

/** Rounds in turns; whether the chat bears as much, in as little memory, as is wanted. */
async function compare(empty: Subject, chat: Subject): Promise<boolean> {
  const subjects = [empty, chat];
  // Nothing of them has been compiled before the first visits, which are not measured.
  for (const subject of subjects) await measure(subject);
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const subject of subjects) subject.rounds.push(await measure(subject));
  }
  for (const subject of subjects) show(subject);
  const share = medianOf(chat, "rate") / medianOf(empty, "rate");
  const work = medianOf(chat, "processorMs") / medianOf(empty, "processorMs");
  const more = mostMemory(chat) - mostMemory(empty);
  console.log(`share ${(100 * share).toFixed(1)} %, wanted ${100 * WANTED_SHARE} %; ${work.toFixed(1)} times the work`);
  console.log(`${more.toFixed(0)} MiB more, allowed ${SPARE_MIB} MiB`);
  return share >= WANTED_SHARE && more <= SPARE_MIB;
}

/** What a person's screen asks for, and the pages that others visit meanwhile, in all languages. */
function mixedVisits(origin: string, cookie: string, sessionId: string): Visit[] {
  const own = ["/", "/api/auth/user", "/api/user/profile", "/api/user/progress", "/api/chat/sessions"];
  const open = ["/", "/pricing", "/help", "/quality", "/sign-in"];
  return LOCALES.flatMap((languages) => [
    ...[...own, `/api/chat/${sessionId}/messages`].map((path) => ({ url: origin + path, cookie, languages })),
    ...open.map((path) => ({ url: origin + path, languages })),
  ]);
}

async function soak(visits: readonly Visit[], count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const ask = async () => {
    while (next < count) {
      const visit = visits[next++ % visits.length];
      if (visit) await fetchOnce(visit, agent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  agent.destroy();
}

const installation = await startInstallation();
process.env["DATABASE_URL"] = installation.databaseUrl;
const floor = await startFloor();
try {
  const { app } = installation;
  await using user = await createSignedInUser({ plan: "student" });
  const sessionId = await storeSession(user.id, "Some", variedTurns(3));
  const cookie = `${user.cookie}; ${CURRENT_SESSION_COOKIE}=${sessionId}`;
  const isBorne = await compare(
    { name: "empty page", visit: { url: floor.url }, server: floor, rounds: [] },
    { name: "chat", visit: { url: `${app.url}/`, cookie }, server: app, rounds: [] },
  );
  const count = Number(options.soak);
  await soak(mixedVisits(app.url, cookie, sessionId), count);
  const held = app.held().residentMiB;
  console.log(`${held.toFixed(0)} MiB after ${count} mixed requests, allowed ${SOAKED_MIB} MiB`);
  if (!isBorne || held > SOAKED_MIB) process.exitCode = 1;
} finally {
  await floor.stop();
  await disconnectFactories();
  await installation.stop();
}
