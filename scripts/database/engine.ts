import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";

export type SchemaEngine = glue.SchemaEngine;

type Connection = Awaited<ReturnType<PrismaPg["connect"]>>;

/** The type "char" of Postgres' catalogs, and the type text that it is presented as. */
const CATALOG_CHAR = 18;
const TEXT = 25;

/** Prisma's own schema engine, run as WebAssembly (the native one would have to be downloaded), for one task. */
export async function withEngine<Answer>(
  connectionString: string,
  schema: { path: string; content: string },
  task: (engine: SchemaEngine) => Promise<Answer>,
): Promise<Answer> {
  await instantiate();
  const opened: Connection[] = [];
  const factory = bindMigrationAwareSqlAdapterFactory(adapterFactory(connectionString, opened));
  const engine = await glue.SchemaEngine.new({ datamodels: [[schema.path, schema.content]] }, () => {}, factory);
  try {
    return await task(engine);
  } finally {
    // The engine leaves its connections open.
    await Promise.all(opened.map((connection) => connection.dispose()));
  }
}

let instantiated: Promise<void> | undefined;

function instantiate(): Promise<void> {
  instantiated ??= (async () => {
    const registry = { set_message: (message: string) => console.error(message) };
    Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: registry });
    const file = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
    const bytes = readFileSync(path.join(path.dirname(file), "schema_engine_bg.wasm"));
    const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": withoutHoldingTimers(glue) });
    glue.__wbg_set_wasm(instance.exports);
    (instance.exports["__wbindgen_start"] as () => void)();
  })();
  return instantiated;
}

/** The engine forgets the timer of its lock, which would keep the process for ten seconds more. */
function withoutHoldingTimers(imports: object): WebAssembly.ModuleImports {
  const setTimer = (task: () => void, delay: number) => setTimeout(task, delay >>> 0).unref();
  const entries = Object.entries(imports) as [string, WebAssembly.ImportValue][];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name.startsWith("__wbg_setTimeout_") ? setTimer : value]),
  );
}

/**
 * adapter-pg 7.10 connects the engine's shadow database to the main one, and drops it while its own pool still holds
 * it: so the shadow database is created and dropped here.
 */
function adapterFactory(connectionString: string, opened: Connection[]): SqlMigrationAwareDriverAdapterFactory {
  const main = new PrismaPg({ connectionString });
  return {
    provider: main.provider,
    adapterName: main.adapterName,
    connect: async () => {
      const connection = mapCatalogChar(await main.connect());
      opened.push(connection);
      return connection;
    },
    connectToShadowDb: async () => {
      const name = `prisma_shadow_${crypto.randomUUID().replaceAll("-", "")}`;
      const url = new URL(connectionString);
      url.pathname = `/${name}`;
      const admin = await main.connect();
      await admin.executeScript(`CREATE DATABASE "${name}"`);
      const shadow = mapCatalogChar(await new PrismaPg({ connectionString: url.href }).connect());
      const dispose = shadow.dispose.bind(shadow);
      shadow.dispose = async () => {
        await dispose();
        await admin.executeScript(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
        await admin.dispose();
      };
      return shadow;
    },
  };
}

/** adapter-pg 7.10 does not know the catalogs' type "char", which the engine reads when it describes a schema. */
function mapCatalogChar(connection: Connection): Connection {
  let columns: number[] = [];
  const pool = connection.underlyingDriver();
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<{ fields?: { dataTypeID: number }[] }>;
  const queryRaw = connection.queryRaw.bind(connection);
  Object.assign(pool, {
    query: async (...args: unknown[]) => {
      const result = await query(...args);
      columns = [];
      for (const [index, field] of (result.fields ?? []).entries()) {
        if (field.dataTypeID !== CATALOG_CHAR) continue;
        field.dataTypeID = TEXT;
        columns.push(index);
      }
      return result;
    },
  });
  connection.queryRaw = async (...args) => {
    const result = await queryRaw(...args);
    for (const index of columns) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  return connection;
}
