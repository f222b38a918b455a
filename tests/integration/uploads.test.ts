import { randomUUID } from "node:crypto";
import { readdir, readFile, readlink } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { GET as readObject } from "#app/api/objects/[objectId]/route.ts";
import { GET as readPage } from "#app/api/objects/[objectId]/pages/[number]/route.ts";
import { GET as readState } from "#app/api/objects/[objectId]/state/route.ts";
import { GET as readTerms } from "#app/api/objects/upload/route.ts";
import { MAX_ATTACHMENT_BYTES } from "#lib/contracts/upload-limits.ts";
import { db } from "#lib/server/db/client.ts";
import { countUsed } from "#lib/server/usage/credit.ts";
import { callRoute } from "#tests/support/call-route.ts";
import { makeDocx, makePdf } from "#tests/support/documents.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { prepareUpload, putFile, uploadFile } from "#tests/support/uploads.ts";

const PNG = Buffer.from("\x89PNG\r\n\x1a\n0000", "latin1");

async function stateOf({ cookie }: SignedInUser, objectId: string) {
  return callRoute(readState, { headers: { cookie }, params: { objectId } });
}

async function download({ cookie }: SignedInUser, objectId: string, method = "GET"): Promise<Response> {
  const { NextRequest } = await import("next/server");
  const request = new NextRequest(`http://localhost:3000/api/objects/${objectId}`, {
    method,
    headers: { host: "localhost:3000", cookie },
  });
  return readObject(request, { params: Promise.resolve({ objectId }) });
}

/** The kept files that begin so; other tests keep theirs beside. */
async function countFilesWith(beginning: string): Promise<number> {
  const entries = await readdir(".vitest/uploads", { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith("arriving"));
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(`${parentPath}/${name}`, "latin1").catch(() => "")),
  );
  return texts.filter((text) => text.startsWith(beginning)).length;
}

describe("a plain PUT", () => {
  test("[API-02] [API-15] [API-16] takes the file to an address that was asked for with a name or without a body", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    for (const name of ["water.txt", undefined]) {
      const { json, status } = await prepareUpload(teacher, name);
      expect(status).toBe(200);
      expect(json.uploadURL).toMatch(
        /^http:\/\/localhost:3000\/api\/objects\/[0-9a-f-]{36}\?expires=\d+&signature=[\w-]{43}$/,
      );
      const put = await putFile(json.uploadURL, "H₂O is water.", { "content-type": "text/plain" });
      expect(put).toMatchObject({
        status: 200,
        json: { name: name ?? "", size: 15, type: "text/plain", state: "uploaded" },
      });
    }
  });

  test("[INPUT-04] goes through once: the same address takes no second file, also not at the same instant", async () => {
    await using student = await createSignedInUser({ plan: "student" });
    const { json } = await prepareUpload(student, "a.txt");
    const mark = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => putFile(json.uploadURL, `${mark} ${index}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: "UPLOAD_USED" });
    expect(await countFilesWith(mark)).toBe(1);
    const kept = answers.findIndex(({ status }) => status === 200);
    expect(await (await download(student, answers[kept]?.json.id)).text()).toBe(`${mark} ${kept}`);
  });

  test("is refused with another signature, for another file, and when its time is over", async () => {
    await using student = await createSignedInUser({ plan: "student" });
    const { json } = await prepareUpload(student, "a.txt");
    const { json: other } = await prepareUpload(student, "b.txt");
    const url = new URL(json.uploadURL);
    const forged = [
      url.href.replace(/signature=./, "signature=!"),
      url.href.replace(/expires=\d+/, `expires=${Date.now() + 1e9}`),
      url.href.replace(url.pathname, new URL(other.uploadURL).pathname),
    ];
    for (const address of forged)
      expect(await putFile(address, "x")).toMatchObject({ status: 403, json: { code: "UPLOAD_EXPIRED" } });
    expect((await putFile(`${url.origin}${url.pathname}`, "x")).status).toBe(400);
    expect((await putFile(json.uploadURL, "x", { origin: "https://evil.example" })).status).toBe(403);
  });
});

describe("limits", () => {
  test("[ROLE-01] [PLAN-01] the free plan uploads nothing", async () => {
    await using free = await createSignedInUser({ plan: "free" });
    expect(await prepareUpload(free, "a.txt")).toMatchObject({ status: 403, json: { code: "PLAN_REQUIRED" } });
  });

  test("[ROLE-03] what arrived counts for its day, and what was only announced does not", async () => {
    await using student = await createSignedInUser({ plan: "student" });
    await uploadFile(student, "a.txt", "one");
    const { json } = await prepareUpload(student, "b.exe");
    expect((await putFile(json.uploadURL, Buffer.from("MZ\0\0"))).status).toBe(415);
    const rows = await db().usageDay.findMany({
      where: { userId: student.id, meter: "filesPerDay" },
      select: { used: true },
    });
    expect(rows).toEqual([{ used: 1 }]);
    expect(await countUsed(db(), { userId: student.id, meter: "filesPerDay", now: new Date() })).toBe(1);
  });

  test("[INPUT-04] 10485760 bytes pass and one more does not, whatever its length is said to be", async () => {
    await using student = await createSignedInUser({ plan: "student" });
    const prepare = async () => (await prepareUpload(student, "long.txt")).json;
    expect((await prepare()).maxBytes).toBe(MAX_ATTACHMENT_BYTES);
    const mark = randomUUID();
    const tooLarge = Buffer.alloc(MAX_ATTACHMENT_BYTES + 1, mark);
    const refusal = {
      status: 413,
      json: { code: "FILE_TOO_LARGE", limit: MAX_ATTACHMENT_BYTES, message: expect.stringContaining("10,485,760") },
    };
    expect(await putFile((await prepare()).uploadURL, new Blob([tooLarge]).stream())).toMatchObject(refusal);
    expect(await putFile((await prepare()).uploadURL, tooLarge, { "content-length": "1" })).toMatchObject({
      status: 400,
      json: { code: "INVALID_BODY" },
    });
    const { uploadURL } = await prepare();
    expect(await putFile(uploadURL, tooLarge)).toMatchObject(refusal);
    expect(await countFilesWith(mark)).toBe(0);
    // What was refused by what it announced did not begin.
    expect((await putFile(uploadURL, tooLarge.subarray(0, -1))).status).toBe(200);
    expect(await countFilesWith(mark)).toBe(1);
  });

  test("[MAT-02] a teaching material may have 50485760 bytes, and only a teacher's", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    await using student = await createSignedInUser({ plan: "student" });
    expect((await prepareUpload(teacher)).json.maxBytes).toBe(50_485_760);
    expect((await prepareUpload(student)).json.maxBytes).toBe(MAX_ATTACHMENT_BYTES);
    expect((await callRoute(readTerms, { headers: { cookie: teacher.cookie } })).json).toEqual({
      service: null,
      maxBytes: 50_485_760,
      readsPictures: false,
    });
  });
});

describe("kinds", () => {
  test.each([
    ["sheet.pdf", makePdf([[["Text"]]]), "application/pdf"],
    ["sheet.txt", makePdf([[["Text"]]]), "application/pdf"],
    ["sheet.bin", makeDocx([[["Text"]]]), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["notes.md", Buffer.from("# Acids"), "text/markdown"],
    ["latin.txt", Buffer.from("caf\xe9", "latin1"), "text/plain"],
    ["page.html", Buffer.from("<script>alert(1)</script>"), "text/plain"],
    ["flask.svg", PNG, "image/png"],
  ])("are told by the bytes, not by the name or what is claimed: %s", async (name, bytes, type) => {
    await using student = await createSignedInUser({ plan: "student" });
    const { json } = await prepareUpload(student, name);
    expect(await putFile(json.uploadURL, new Uint8Array(bytes), { "content-type": "text/html" })).toMatchObject({
      status: 200,
      json: { type },
    });
  });

  test.each([
    ["program.pdf", "MZ\x90\0\x03\0"],
    ["archive.docx", "PK\x03\x04 no directory"],
    ["empty.txt", ""],
  ])("that are not accepted are refused: %s", async (name, bytes) => {
    await using student = await createSignedInUser({ plan: "student" });
    const { json } = await prepareUpload(student, name);
    expect(await putFile(json.uploadURL, Buffer.from(bytes, "latin1"))).toMatchObject({
      status: 415,
      json: { code: "UNSUPPORTED_FILE" },
    });
  });
});

test("[ROLE-04] a file, its state and its pages are its owner's: to others it is not there", async () => {
  await using owner = await createSignedInUser({ plan: "student" });
  await using stranger = await createSignedInUser({ plan: "teacher" });
  const { id } = await uploadFile(owner, "sheet.pdf", makePdf([[["Page one"]], [["Page two"]]]));
  const page = (person: SignedInUser, number: string) =>
    callRoute(readPage, { headers: { cookie: person.cookie }, params: { objectId: id, number } });
  expect((await page(owner, "2")).json).toEqual({ name: "sheet.pdf", number: 2, pageCount: 2, text: "Page two" });
  expect((await page(owner, "3")).status).toBe(404);
  expect((await stateOf(owner, id)).json).toMatchObject({ id, pageCount: 2, failure: null });
  for (const answer of [await page(stranger, "1"), await stateOf(stranger, id), await stateOf(owner, randomUUID())])
    expect(answer.status).toBe(404);
  expect((await download(stranger, id)).status).toBe(404);
});

test("a file is handed out to be saved, as what it is, and runs nowhere", async () => {
  await using owner = await createSignedInUser({ plan: "student" });
  const { id } = await uploadFile(owner, 'ሰነድ\'s "x"\r\n.html', "<script>alert(1)</script>");
  const { headers, status } = await download(owner, id);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-length": "25",
    "content-disposition": "attachment; filename*=UTF-8''%E1%88%B0%E1%8A%90%E1%8B%B5%27s%20%22x%22%0D%0A.html",
    "cache-control": "private, no-store",
  });
  expect(headers.get("content-security-policy")).toContain("sandbox");
});

// Only there can a process be asked which files it has open.
test.runIf(process.platform === "linux")("who asks only for a file's headers leaves no file open", async () => {
  await using owner = await createSignedInUser({ plan: "student" });
  const { id } = await uploadFile(owner, "a.txt", "H₂O is water.");
  const { storageKey } = await db().storedObject.findUniqueOrThrow({ where: { id } });
  const answer = await download(owner, id, "HEAD");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-length")).toBe("15");
  expect(answer.body).toBeNull();
  const listOpen = async () =>
    Promise.all((await readdir("/proc/self/fd")).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  await expect.poll(async () => (await listOpen()).filter((file) => file.endsWith(storageKey ?? "?"))).toEqual([]);
});
