import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { NextRequest } from "next/server";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { PUT } from "#app/api/objects/[objectId]/route.ts";
import { db } from "#lib/server/db/client.ts";
import { ARRIVAL_MILLISECONDS, beginArrival } from "#lib/server/files/begin-arrival.ts";
import { roomLeft } from "#lib/server/files/quota.ts";
import { sweepFiles } from "#lib/server/files/sweep.ts";
import { piecesOf } from "#lib/server/http/read-body.ts";
import { countUsed } from "#lib/server/usage/credit.ts";
import { keyOf } from "#lib/server/storage/folder.ts";
import { arrivingFolder } from "#lib/server/storage/scratch-file.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { prepareUpload, putFile, uploadFile } from "#tests/support/uploads.ts";

const MEGABYTE = 1_048_576;
const QUOTA = 120;
const SCRATCH = 130;

// A disk of its own, that no other test's process fills. Before the environment is first read.
const folder = await mkdtemp(path.join(tmpdir(), "bounds-"));
Object.assign(process.env, {
  UPLOADS_FOLDER: folder,
  STORAGE_QUOTA_MEGABYTES: String(QUOTA),
  SCRATCH_MEGABYTES: String(SCRATCH),
});

afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  await rm(arrivingFolder(), { recursive: true, force: true });
});

/** A body whose bytes come when they are sent. */
function slowBody() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    body: readable,
    send: (bytes: number) => writer.write(new Uint8Array(bytes).fill(0x61)),
    end: () => writer.close(),
    breakOff: () => writer.abort(new Error("the line is dead")),
  };
}

const addressFor = async (person: SignedInUser, name?: string): Promise<string> =>
  (await prepareUpload(person, name)).json.uploadURL;

const idOf = (address: string): string => new URL(address).pathname.split("/").at(-1) ?? "";

const left = ({ id }: SignedInUser): Promise<number> => roomLeft(db(), id, new Date());

const scratchFiles = async (): Promise<string[]> => readdir(arrivingFolder()).catch(() => []);

const usedToday = ({ id }: SignedInUser) => countUsed(db(), { userId: id, meter: "filesPerDay", now: new Date() });

/** A PUT that holds room for so many bytes and has sent the first. */
async function begin(address: string, megabytes: number) {
  const stream = slowBody();
  const before = (await scratchFiles()).length;
  const answer = putFile(address, stream.body, { "content-length": String(megabytes * MEGABYTE) });
  const state = { isOver: false };
  void answer.then(() => (state.isOver = true));
  await stream.send(1_000);
  await expect.poll(async () => state.isOver || (await scratchFiles()).length > before).toBe(true);
  return { ...stream, answer };
}

describe("[INPUT-04] an address takes one PUT", () => {
  test("and no second while the first is on its way, nor after it failed, nor after it went well", async () => {
    await using student = await createSignedInUser({ plan: "student" });
    const used = { status: 409, json: { code: "UPLOAD_USED", message: expect.stringContaining("upload") } };
    const address = await addressFor(student, "a.txt");
    const first = await begin(address, 1);
    expect(await putFile(address, "another")).toMatchObject(used);
    await first.breakOff();
    expect((await first.answer).status).toBe(400);
    expect(await putFile(address, "another")).toMatchObject(used);
    const second = await addressFor(student, "b.txt");
    expect((await putFile(second, "text")).status).toBe(200);
    expect(await putFile(second, "text")).toMatchObject(used);
    expect(await db().storedObject.count({ where: { ownerUserId: student.id, state: { not: "awaited" } } })).toBe(1);
  });

  test("of many at the same instant on two servers one, and the others have written nothing", async () => {
    await using student = await createSignedInUser({ plan: "student" });
    vi.resetModules();
    const other = await import("#app/api/objects/[objectId]/route.ts");
    expect(other.PUT).not.toBe(PUT);
    const address = await addressFor(student, "a.txt");
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const body = `text ${index}`;
        const headers = { host: "localhost:3000", "content-length": String(body.length) };
        const request = new NextRequest(address, { method: "PUT", headers, body });
        const put = index % 2 === 0 ? PUT : other.PUT;
        const answer = await put(request, { params: Promise.resolve({ objectId: idOf(address) }) });
        return answer.status;
      }),
    );
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    // Other tests receive files at the same time; theirs go, too.
    await expect.poll(scratchFiles).toEqual([]);
  });
});

describe("[LIMIT-02] the room of a person is held from the first byte", () => {
  test("so that files on their way at the same time cannot pass it", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const addresses = await Promise.all(Array.from({ length: 4 }, () => addressFor(teacher)));
    await db().storedObject.update({
      where: { id: idOf(await addressFor(teacher)) },
      data: { state: "ready", size: (QUOTA - 70) * MEGABYTE, uploadedAt: new Date(), store: "folder" },
    });
    const now = new Date();
    const beginnings = await Promise.allSettled(
      addresses.map((address) =>
        beginArrival({ objectId: idOf(address), announced: 30 * MEGABYTE, limit: 40 * MEGABYTE, now }),
      ),
    );
    const refused = beginnings.filter((each) => each.status === "rejected");
    expect(refused.map(({ reason }) => reason.code)).toEqual(["STORAGE_FULL", "STORAGE_FULL"]);
    expect(await left(teacher)).toBe(10 * MEGABYTE);
    // Of one whose length is not said, as much is held as is left.
    const rest = { objectId: idOf(await addressFor(teacher)), announced: null, limit: 40 * MEGABYTE, now };
    expect(await beginArrival(rest)).toBe(10 * MEGABYTE);
    expect(await prepareUpload(teacher)).toMatchObject({ status: 413, json: { code: "STORAGE_FULL" } });
    // Abandoned: after their time they hold nothing.
    expect(await roomLeft(db(), teacher.id, new Date(now.getTime() + ARRIVAL_MILLISECONDS))).toBe(70 * MEGABYTE);
  });

  const ENDINGS: [string, number, (upload: Awaited<ReturnType<typeof begin>>) => Promise<unknown>][] = [
    ["breaks off", 400, ({ breakOff }) => breakOff()],
    ["ends before it is whole", 400, ({ end }) => end()],
    [
      "goes on beyond what was announced",
      400,
      // What is not taken any more cannot be sent.
      ({ send }) => send(2 * MEGABYTE).catch(() => undefined),
    ],
  ];
  test.each(ENDINGS)("and given back when one %s", async (_, status, finish) => {
    await using student = await createSignedInUser({ plan: "student" });
    const upload = await begin(await addressFor(student, "a.txt"), 1);
    expect(await left(student)).toBe((QUOTA - 1) * MEGABYTE);
    expect(await usedToday(student)).toBe(1);
    await finish(upload);
    expect((await upload.answer).status).toBe(status);
    expect(await left(student)).toBe(QUOTA * MEGABYTE);
    expect(await usedToday(student)).toBe(0);
    // Other tests receive files at the same time; theirs go, too.
    await expect.poll(scratchFiles).toEqual([]);
  });

  test("and given back when it is of no kind that is kept, or arrives: then its size counts", async () => {
    await using student = await createSignedInUser({ plan: "student" });
    expect((await putFile(await addressFor(student, "a.exe"), Buffer.from("MZ\0\0"))).status).toBe(415);
    expect(await left(student)).toBe(QUOTA * MEGABYTE);
    await uploadFile(student, "a.txt", "text");
    expect(await left(student)).toBe(QUOTA * MEGABYTE - 4);
  });
});

test("[LIMIT-02] one who sends nothing more is cut off when the time is over", async () => {
  const { body, send } = slowBody();
  const request = new Request("http://localhost/", { method: "PUT", body, duplex: "half" } as RequestInit);
  const deadline = new AbortController();
  const sizes: number[] = [];
  const reading = (async () => {
    for await (const piece of piecesOf(request, deadline.signal)) sizes.push(piece.byteLength);
  })();
  await send(10);
  await sleep(20);
  deadline.abort();
  await expect(reading).rejects.toThrow(expect.objectContaining({ code: "UPLOAD_EXPIRED" }));
  expect(sizes).toEqual([10]);
});

describe("[LIMIT-02] the disk that files pass through has bounds", () => {
  const BUSY = { status: 429, json: { code: "UPLOADS_BUSY" } };

  test("of one person, and of all together; what is over makes room", async () => {
    await using first = await createSignedInUser({ plan: "teacher" });
    await using second = await createSignedInUser({ plan: "teacher" });
    const uploads = [await begin(await addressFor(first), 48), await begin(await addressFor(first), 48)];
    const third = await addressFor(first);
    expect(await putFile(third, "x", { "content-length": String(MEGABYTE) })).toMatchObject(BUSY);
    const large = await addressFor(second);
    expect(await putFile(large, "x", { "content-length": String(40 * MEGABYTE) })).toMatchObject(BUSY);
    const small = await begin(await addressFor(second), 20);
    await Promise.all([...uploads, small].map(({ breakOff }) => breakOff()));
    await Promise.all([...uploads, small].map(({ answer }) => answer));
    // Other tests receive files at the same time; theirs go, too.
    await expect.poll(scratchFiles).toEqual([]);
    // They had not begun.
    for (const address of [third, large]) expect((await putFile(address, "now there is room")).status).toBe(200);
  });

  test("what a process that died left there counts, until it is old enough to be cleared away for others", async () => {
    await using student = await createSignedInUser({ plan: "student" });
    const orphan = path.join(arrivingFolder(), randomUUID());
    await mkdir(arrivingFolder(), { recursive: true });
    await writeFile(orphan, Buffer.alloc(SCRATCH * MEGABYTE));
    const address = await addressFor(student, "a.txt");
    expect(await putFile(address, "text")).toMatchObject(BUSY);
    const longAgo = new Date(Date.now() - 16 * 60_000);
    await utimes(orphan, longAgo, longAgo);
    expect((await putFile(address, "text")).status).toBe(200);
    // Other tests receive files at the same time; theirs go, too.
    await expect.poll(scratchFiles).toEqual([]);
  });

  test("bytes that a process kept and died before it said so go with their record", async () => {
    await using student = await createSignedInUser({ plan: "student" });
    const id = idOf(await addressFor(student, "a.txt"));
    await beginArrival({ objectId: id, announced: 4, limit: 10, now: new Date() });
    const kept = path.join(folder, keyOf(id));
    await mkdir(path.dirname(kept), { recursive: true });
    await writeFile(kept, "text");
    await sweepFiles(new Date());
    expect(await readdir(path.dirname(kept))).toContain(id);
    await sweepFiles(new Date(Date.now() + 25 * 60 * 60_000));
    expect(await readdir(path.dirname(kept))).not.toContain(id);
    expect(await db().storedObject.count({ where: { id } })).toBe(0);
  });
});
