import { type AppServer, startAppServer } from "./app-server.ts";
import { expect, test as base } from "./browser.ts";
import { startUploadThingServer, type UploadThingServer } from "./uploadthing-server.ts";

type Fixtures = {
  /** The app with the stand-in for UploadThing, on ports of their own. */
  installation: { app: AppServer; service: UploadThingServer };
};

export const test = base.extend<Fixtures>({
  installation: async ({}, provide) => {
    const service = await startUploadThingServer();
    const app = await startAppServer({
      databaseUrl: process.env["DATABASE_URL"] ?? "",
      env: { UPLOADTHING_TOKEN: service.token, UPLOADTHING_BASE: service.url, STORAGE_QUOTA_MEGABYTES: "1" },
    });
    await provide({ app, service });
    await app.stop();
    await service.close();
  },

  baseURL: async ({ installation }, provide) => provide(installation.app.url),

  /** Here the service is no stranger. */
  noForeignRequests: async ({ context, installation }, provide) => {
    const known = [installation.app.url, installation.service.url];
    const foreign: string[] = [];
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !known.includes(origin)) foreign.push(request.url());
    });
    await provide();
    expect(foreign, "requests to other origins").toEqual([]);
  },
});

export { expect };
