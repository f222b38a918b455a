import "server-only";
import { AppError } from "../http/app-error.ts";
import { describeError, log } from "../http/log.ts";
import {
  type Page,
  readAttempts,
  readDiagnostics,
  readFeedback,
  readFiles,
  readMaterials,
  readMessages,
  readProfile,
  readProgress,
  readQuestions,
  readSessions,
  readSubscription,
  readUsage,
} from "./account-parts.ts";

/** Rows that are in memory at a time. */
const PAGE = 200;

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** What the file says of itself, to who reads it in years. */
const FORMAT = { format: "atomcoach-account", version: 1 };

const WHOLE = { subscription: readSubscription, usage: readUsage, progress: readProgress };

const PAGED = {
  attempts: readAttempts,
  diagnostics: readDiagnostics,
  questions: readQuestions,
  feedback: readFeedback,
  files: readFiles,
  materials: readMaterials,
};

type Bytes = Uint8Array<ArrayBuffer>;

/** Whose exports this process is writing. */
const underWay = new Set<string>();

/**
 * All that is stored of a person, as one JSON object that is written part by part, so that it is never in memory as a
 * whole. It holds no secrets (tokens, keys of a storage, what is right in an open question) and nothing of others. It reads
 * all there is: so one at a time for each person, else EXPORT_UNDER_WAY.
 */
export async function exportAccount(userId: string, now: Date): Promise<Response> {
  if (underWay.has(userId)) throw new AppError("EXPORT_UNDER_WAY");
  underWay.add(userId);
  let isOver = false;
  // Once: the next export may have begun.
  const end = () => {
    if (!isOver) underWay.delete(userId);
    isOver = true;
  };
  try {
    // Read before the answer begins: a database that is away is an answer of its own.
    const profile = await readProfile(userId);
    const account = encode(writeAccount(userId, { ...FORMAT, exportedAt: now, profile }), userId);
    const name = `atomcoach-account-${now.toISOString().slice(0, 10)}.json`;
    return new Response(streamOf(account, end), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}"`,
      },
    });
  } catch (error) {
    end();
    throw error;
  }
}

/** Reads a part when it is asked for. `onEnd`: it was read to its end, broke off, or nobody wants it any more. */
function streamOf(parts: AsyncGenerator<Bytes>, onEnd: () => void): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>({
    async pull(controller) {
      try {
        const { value, done } = await parts.next();
        if (!done) return controller.enqueue(value);
        onEnd();
        controller.close();
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    async cancel() {
      await parts.return(undefined).finally(onEnd);
    },
  });
}

/** What fails on the way breaks the answer off: half a file must not look like a whole one. */
async function* encode(texts: AsyncIterable<string>, userId: string): AsyncGenerator<Bytes> {
  const encoder = new TextEncoder();
  try {
    for await (const text of texts) yield encoder.encode(text);
  } catch (error) {
    log("error", "an export broke off", { userId, ...describeError(error) });
    throw error;
  }
}

async function* writeAccount(userId: string, head: object): AsyncGenerator<string> {
  yield open(head);
  for (const [name, read] of Object.entries(WHOLE)) yield `,\n"${name}":${JSON.stringify(await read(userId))}`;
  for (const [name, read] of Object.entries(PAGED)) {
    yield `,\n"${name}":`;
    yield* writeList(readRows<{ id: string }>(userId, read));
  }
  yield ',\n"sessions":';
  yield* writeSessions(userId);
  yield "}\n";
}

async function* writeSessions(userId: string): AsyncGenerator<string> {
  let isFirst = true;
  yield "[";
  for await (const sessions of readRows(userId, readSessions)) {
    for (const session of sessions) {
      yield `${isFirst ? "" : ",\n"}${open(session)},"messages":`;
      yield* writeList(readMessageRows(userId, session.id));
      yield "}";
      isFirst = false;
    }
  }
  yield "]";
}

/** An object's JSON that goes on. */
function open(head: object): string {
  return JSON.stringify(head).slice(0, -1);
}

async function* writeList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let isFirst = true;
  yield "[";
  for await (const rows of pages) {
    yield `${isFirst ? "" : ",\n"}${rows.map((row) => JSON.stringify(row)).join(",\n")}`;
    isFirst = false;
  }
  yield "]";
}

async function* readRows<Row extends { id: string }>(
  userId: string,
  read: (page: Page<string>) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = BEFORE_ALL; ;) {
    const rows = await read({ userId, after, take: PAGE });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.id;
  }
}

async function* readMessageRows(userId: string, sessionId: string): AsyncGenerator<unknown[]> {
  for (let after = 0n; ;) {
    const rows = await readMessages(sessionId, { userId, after, take: PAGE });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ message }) => message);
    after = last.sequence;
  }
}
