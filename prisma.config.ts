import { defineConfig } from "prisma/config";

/** For Prisma's own command line (`prisma migrate deploy`, `prisma studio`); the app itself reads lib/server/env.ts. */
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
