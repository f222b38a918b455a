import "server-only";
import { env } from "../env.ts";

type ServiceOptions = {
  token: string;
  logLevel: "None";
  isDev: false;
  apiUrl?: string;
  ingestUrl?: string;
  ufsHost?: string;
  ufsAppIdLocation?: "path";
};

/** How the service's library is to be made: with our token, at its own servers or at the stand-in's. */
export function serviceOptions(): ServiceOptions {
  const { UPLOADTHING_TOKEN, UPLOADTHING_BASE } = env();
  // Its log tells the names of files; what goes wrong is thrown as well.
  const options = { token: UPLOADTHING_TOKEN?.whole ?? "", logLevel: "None", isDev: false } as const;
  if (!UPLOADTHING_BASE) return options;
  const base = UPLOADTHING_BASE.replace(/\/$/, "");
  return { ...options, apiUrl: base, ingestUrl: base, ufsHost: new URL(base).host, ufsAppIdLocation: "path" };
}

/** The origins that a page must be let through to, so that it can send files to the service; none without one. */
export function uploadServiceOrigins(): string[] {
  const { UPLOADTHING_TOKEN, UPLOADTHING_BASE } = env();
  if (!UPLOADTHING_TOKEN) return [];
  if (UPLOADTHING_BASE) return [new URL(UPLOADTHING_BASE).origin];
  const { regions, ingestHost } = UPLOADTHING_TOKEN;
  return regions.map((region) => `https://${region}.${ingestHost}`);
}
