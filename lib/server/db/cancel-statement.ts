import "server-only";
import { Connection, type PoolClient } from "pg";

/** What pg's types leave out of a connection. */
type Wire = Connection & {
  connect: (port: number | string, host?: string) => void;
  requestSsl: () => void;
  cancel: (processId: number, secretKey: number) => void;
};

/** And of a client. */
type Backend = PoolClient & { processID: number; secretKey: number };

/**
 * Asks Postgres to end what a client's connection is doing, on a connection for this alone, as the protocol has it: so it
 * also passes a transaction pooler. Resolves when Postgres has heard it (true), or cannot be told in time.
 */
export function cancelStatement(client: PoolClient, milliseconds: number): Promise<boolean> {
  const { host, port, ssl, processID, secretKey } = client as Backend;
  const wire = new Connection({ ssl }) as Wire;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let isSent = false;
  const send = () => {
    isSent = true;
    wire.cancel(processID, secretKey);
  };
  const timer = setTimeout(() => {
    isSent = false;
    wire.stream.destroy();
  }, milliseconds);
  wire.on("connect", () => (ssl ? wire.requestSsl() : send()));
  wire.on("sslconnect", send);
  wire.on("error", () => wire.stream.destroy());
  // Postgres closes it once the signal is sent.
  wire.on("end", () => {
    clearTimeout(timer);
    resolve(isSent);
  });
  // A path is the socket's of a Postgres on this machine.
  if (host.startsWith("/")) wire.connect(`${host}/.s.PGSQL.${port}`);
  else wire.connect(port, host);
  return promise;
}
