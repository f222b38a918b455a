import { constants } from "node:os";
import { DEMO_ACCOUNTS } from "#lib/server/demo/demo-accounts.ts";
import { isBuildCurrent } from "../build/stamp.ts";
import { type Cluster, startCluster } from "../database/cluster.ts";
import { prepareDatabase } from "../database/prepare.ts";
import { type Leashed, stopAll } from "../processes/leashed.ts";
import { runNode } from "../processes/run.ts";
import { DISK_FULL, Failure, isDiskFull } from "../setup/failure.mjs";
import { untilInterrupted } from "./interruption.ts";
import { requirePort, startServer } from "./server.ts";
import {
  DATA_FOLDER,
  keptSecret,
  loadEnvironmentFiles,
  readDatabaseUrl,
  readPort,
  serverEnvironment,
} from "./settings.ts";

type Options = { development: boolean };

/** Brings AtomCoach up and keeps it up until it is interrupted; throws when it does not come up or a part of it dies. */
export async function launch(options: Options): Promise<void> {
  const interrupted = untilInterrupted();
  try {
    await Promise.race([interrupted, serve(options)]);
    console.log("\nEnding…");
  } finally {
    await stopAll();
  }
  process.exit(0);
}

async function serve({ development }: Options): Promise<never> {
  loadEnvironmentFiles();
  const port = readPort(process.env);
  await requirePort(port);
  const [database] = await Promise.all([openDatabase(), build(development)]);
  const env = serverEnvironment(process.env, {
    port,
    databaseUrl: database.url,
    embedded: database.cluster !== null,
    secret: () => keptSecret(DATA_FOLDER),
  });
  const [server] = await Promise.all([startServer({ port, development, env }), seed(env)]);
  greet(port, env);
  if (!development) warmUp(port);
  return untilOneDies(server, database.cluster);
}

type Database = { url: string; cluster: Cluster | null };

async function openDatabase(): Promise<Database> {
  const given = readDatabaseUrl(process.env);
  if (given === null) console.log("Starting the database…");
  const cluster = given === null ? await startCluster({ folder: DATA_FOLDER }) : null;
  const url = given ?? cluster?.url ?? "";
  const applied = await prepareDatabase(url);
  if (applied.length > 0) console.log(`  applied ${applied.length} migrations`);
  return { url, cluster };
}

async function build(development: boolean): Promise<void> {
  await runNode(["scripts/generate.mjs"]);
  if (development) return runNode(["scripts/fonts.mjs"]);
  if (isBuildCurrent(process.cwd())) return;
  console.log("Building the app (one to two minutes)…");
  const started = Date.now();
  await runNode(["scripts/build.mjs"]);
  console.log(`  built in ${Math.round((Date.now() - started) / 1_000)} s`);
}

async function seed(env: NodeJS.ProcessEnv): Promise<void> {
  if (env["DEMO_SIGN_IN"] === "1") await runNode(["--conditions=react-server", "scripts/seed.ts"], { env });
}

/** Nobody waits for it; whether it can be done, the first question finds out. */
function warmUp(port: number): void {
  fetch(`http://localhost:${port}/api/health/ready`).catch(() => {});
}

function greet(port: number, env: NodeJS.ProcessEnv): void {
  console.log(`\nAtomCoach is ready at http://localhost:${port}\n`);
  if (env["DEMO_SIGN_IN"] === "1") {
    console.log("Sign in with a demo account:");
    for (const { account, plan, grade } of DEMO_ACCOUNTS) {
      console.log(`  ${account.padEnd(12)} ${plan} plan${grade ? "" : ", no grade yet"}`);
    }
    console.log("");
  }
  console.log("Ctrl-C ends it.");
}

async function untilOneDies(server: Leashed, cluster: Cluster | null): Promise<never> {
  const deaths = [died("server", server)];
  if (cluster) deaths.push(died("database", cluster));
  throw await Promise.race(deaths);
}

async function died(name: string, part: Pick<Leashed, "ended" | "output">): Promise<Failure> {
  const code = await part.ended;
  if (isDiskFull(part.output())) return new Failure(DISK_FULL);
  const signal = Object.entries(constants.signals).find(([, number]) => number === code - 128)?.[0];
  const lastWords = part.output().split("\n").at(-1);
  const how = signal ? `was ended from outside (${signal})` : `ended by itself (code ${code}: ${lastWords})`;
  return new Failure(`The ${name} ${how}, so everything ends: start again.`);
}
