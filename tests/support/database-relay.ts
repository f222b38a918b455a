import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type DatabaseRelay = {
  /** For DATABASE_URL: leads to the database by way of the relay. */
  url: string;
  /** As when the database was killed: connections break, new ones are cut at once. */
  cut: () => void;
  /** As when a network swallows everything: connections stay open and nothing comes through. */
  silence: () => void;
  restore: () => void;
  stop: () => Promise<void>;
};

/** Stands between an app and its database, so that a test can take the database away and give it back. */
export async function startDatabaseRelay(databaseUrl: string): Promise<DatabaseRelay> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let state: "open" | "cut" | "silent" = "open";

  const server = createServer((near) => {
    near.on("error", () => {});
    if (state === "cut") return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    far.on("error", () => near.destroy());
    near.on("close", () => far.destroy());
    far.on("close", () => {
      pairs.delete(pair);
      near.destroy();
    });
    if (state === "open") join(pair);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const url = new URL(databaseUrl);
  const address = server.address();
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" && address ? address.port : "");

  const breakAll = (): void => {
    for (const [near] of pairs) near.destroy();
  };
  return {
    url: url.href,
    cut: () => {
      state = "cut";
      breakAll();
    },
    silence: () => {
      state = "silent";
      for (const pair of pairs) part(pair);
    },
    restore: () => {
      // What is joined already would be joined twice, and each byte would come through twice.
      if (state === "open") return;
      state = "open";
      for (const pair of pairs) join(pair);
    },
    stop: async () => {
      breakAll();
      server.close();
      await once(server, "close");
    },
  };
}

function join([near, far]: [Socket, Socket]): void {
  near.pipe(far);
  far.pipe(near);
}

function part([near, far]: [Socket, Socket]): void {
  near.unpipe(far);
  far.unpipe(near);
  near.pause();
  far.pause();
}
