import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

// As a setup file: each file of tests has a database of its own, a copy of the migrated one. Files run side by side, and what
// one has begun, a reading job or a lease, no other takes over and leaves behind when it ends.
const name = `tests_${randomUUID().replaceAll("-", "")}`;
const migrated = new URL(inject("migratedDatabase"));
const client = new Client({ connectionString: new URL("/postgres", migrated).href });
await client.connect();
try {
  await client.query(`CREATE DATABASE ${name} TEMPLATE "${migrated.pathname.slice(1)}"`);
} finally {
  await client.end();
}
process.env["DATABASE_URL"] = new URL(`/${name}`, migrated).href;
