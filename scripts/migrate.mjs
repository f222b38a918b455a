// Migrations without Prisma's native engine: the same folders and the same table, so `prisma migrate deploy` reads them.
// usage: npm run migrate -- create <name> | deploy | status | drift
// The database is DATABASE_URL; without one, an empty Postgres of its own, ended afterwards.
import { startScratchCluster } from "./database/scratch.ts";
import { createMigration, deployMigrations, diagnoseMigrations, findDrift } from "./database/migrations.ts";
import { readDatabaseUrl } from "./launch/settings.ts";

const [command, name] = process.argv.slice(2);

const commands = {
  async create(url) {
    if (!/^[a-z0-9_]+$/.test(name ?? "")) throw new Error("A migration needs a name of a-z, 0-9 and _.");
    const created = await createMigration(url, name, new Date());
    console.log(created ? `created prisma/migrations/${created}` : "nothing to migrate");
  },
  async deploy(url) {
    const applied = await deployMigrations(url);
    console.log(applied.length === 0 ? "up to date" : `applied ${applied.join(", ")}`);
  },
  async status(url) {
    console.log(JSON.stringify(await diagnoseMigrations(url), null, 2));
  },
  async drift(url) {
    const { database, schema } = await findDrift(url);
    if (schema) console.log(`-- the schema is ahead of the migrations:\n${schema}`);
    if (database) console.log(`-- the database differs from the migrations:\n${database}`);
    if (schema || database) process.exitCode = 1;
    else console.log("no drift");
  },
};

const run = commands[command];
if (!run) throw new Error(`usage: npm run migrate -- ${Object.keys(commands).join(" | ")}`);

const given = readDatabaseUrl(process.env);
const scratch = given === null ? await startScratchCluster() : null;
try {
  if (scratch && (command === "status" || command === "drift")) await deployMigrations(scratch.url);
  await run(given ?? scratch.url);
} finally {
  await scratch?.stop();
}
