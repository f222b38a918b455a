import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";

export type DatabaseRelay = {
  /** For DATABASE_URL: leads to the database by way of the relay. */
  url: string;
  /** As when the database was killed: connections break, new ones are cut at once. */
  cut: () => void;
  /** As when a network swallows everything: connections stay open and nothing comes through. */
  silence: () => void;
  /** As when a network breaks one way: statements arrive and their answers do not. */
  mute: () => void;
  /** As when it has too much to do: each statement arrives so much later. */
  slow: (milliseconds: number) => void;
  restore: () => void;
  stop: () => Promise<void>;
};

/** Stands between an app and its database, so that a test can take the database away and give it back. */
export async function startDatabaseRelay(databaseUrl: string): Promise<DatabaseRelay> {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  let state: "open" | "cut" | "silent" | "mute" = "open";
  let lateness = 0;

  const server = createServer((near) => {
    near.on("error", () => {});
    if (state === "cut") return void near.destroy();
    const far = connect(Number(target.port), target.hostname);
    const late = new Transform({
      transform: (chunk: Buffer, _encoding, pass) =>
        void setTimeout(pass, isStatement(chunk) ? lateness : 0, null, chunk),
    });
    const pair: Pair = { near, late, far };
    pairs.add(pair);
    far.on("error", () => near.destroy());
    near.on("close", () => far.destroy());
    far.on("close", () => {
      pairs.delete(pair);
      near.destroy();
    });
    if (state === "open") join(pair);
    if (state === "mute") near.pipe(late).pipe(far);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  const url = new URL(databaseUrl);
  const address = server.address();
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" && address ? address.port : "");

  const breakAll = (): void => {
    for (const { near } of pairs) near.destroy();
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
    mute: () => {
      state = "mute";
      for (const { near, far } of pairs) far.unpipe(near).pause();
    },
    slow: (milliseconds) => {
      lateness = milliseconds;
    },
    restore: () => {
      lateness = 0;
      // What is joined already would be joined twice, and each byte would come through twice.
      if (state === "open") return;
      const isMute = state === "mute";
      state = "open";
      for (const pair of pairs) {
        if (isMute) pair.far.pipe(pair.near);
        else join(pair);
      }
    },
    stop: async () => {
      breakAll();
      server.close();
      await once(server, "close");
    },
  };
}

/** Begins a simple query, or parses or binds one: what a connection is opened with comes at once. */
function isStatement(message: Buffer): boolean {
  return ["Q", "P", "B"].includes(String.fromCharCode(message[0] ?? 0));
}

/** `late` holds back what goes to the database. */
type Pair = { near: Socket; late: Transform; far: Socket };

function join({ near, late, far }: Pair): void {
  near.pipe(late).pipe(far);
  far.pipe(near);
}

function part({ near, late, far }: Pair): void {
  near.unpipe(late);
  late.unpipe(far);
  far.unpipe(near);
  near.pause();
  far.pause();
}
