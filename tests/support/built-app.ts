import { startInstallation } from "./installation.ts";

/** For the browser tests: the built app under BASE_URL, its database under DATABASE_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const installation = await startInstallation();
  process.env["BASE_URL"] = installation.app.url;
  process.env["DATABASE_URL"] = installation.databaseUrl;
  return installation.stop;
}
