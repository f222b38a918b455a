import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { DELETE, PATCH } from "#app/api/materials/[materialId]/route.ts";
import { GET, POST } from "#app/api/materials/route.ts";
import { GET as readPage } from "#app/api/objects/[objectId]/pages/[number]/route.ts";
import { POST as readAgain } from "#app/api/objects/[objectId]/read/route.ts";
import { GET as download } from "#app/api/objects/[objectId]/route.ts";
import { GET as work } from "#app/api/objects/work/route.ts";
import { db } from "#lib/server/db/client.ts";
import { sweepFiles } from "#lib/server/files/sweep.ts";
import { claimJob } from "#lib/server/reading/jobs.ts";
import { callHandler, callRoute, jsonCall } from "#tests/support/call-route.ts";
import { makeDocx, makePdf } from "#tests/support/documents.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { finishReading, prepareUpload, putFile, uploadFile } from "#tests/support/uploads.ts";

// Before the environment is first read.
process.env["CRON_SECRET"] = "only for these tests";

const LESSON = makeDocx([
  [["The blue vessel of Axum holds copper(II) sulfate, whose crystals carry five waters."]],
  [["Its mass falls by 36 % when it is heated, for the water leaves."]],
]);

const FORM = {
  title: "Hydrates",
  description: "",
  topic: "stoichiometry",
  tags: [" salts ", "", "water", "salts"],
  isPublic: 0,
} as const;

async function createMaterial(teacher: SignedInUser, change: object = {}) {
  const { address } = await uploadFile(teacher, undefined, LESSON);
  const body = { ...FORM, fileUrl: address, fileName: "Hydrates.docx", fileSize: 1, fileType: "text/html", ...change };
  const { status, json } = await callRoute(POST, jsonCall("POST", body, { cookie: teacher.cookie }));
  expect(status).toBe(201);
  return json;
}

const listOf = async ({ cookie }: SignedInUser) => callRoute(GET, { headers: { cookie } });

const setPlan = (userId: string, status: string) => db().subscription.update({ where: { userId }, data: { status } });

describe("[API-23] [API-24] [API-25] a teacher's materials", () => {
  test("[MAT-03] are made of an uploaded file, listed with how far they are read, and found once they are", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const first = await createMaterial(teacher);
    const second = await createMaterial(teacher, { title: "More", isPublic: 1 });
    await finishReading(teacher);
    const { json } = await listOf(teacher);
    expect(json.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(json[1]).toMatchObject({
      ...FORM,
      tags: ["salts", "water"],
      fileName: "Hydrates.docx",
      fileSize: LESSON.length,
      fileType: "text/html",
      mediaType: expect.stringContaining("wordprocessingml"),
      state: "ready",
      failure: null,
      pageCount: 2,
    });
    const passages = await db().passage.findMany({
      orderBy: { page: "asc" },
      where: { materialId: first.id },
      select: { page: true, topic: true, isPublic: true, ownerUserId: true },
    });
    expect(passages.map(({ page }) => page)).toEqual([1, 2]);
    expect(passages[0]).toMatchObject({ topic: "stoichiometry", isPublic: false, ownerUserId: teacher.id });
  });

  test.each([
    ["as it is sent", { fileType: "Application/X-Mine; a=b" }, "Application/X-Mine; a=b"],
    ["also when a browser knows none", { fileType: "" }, ""],
    [
      "and where it is not sent, as the bytes tell it",
      { fileType: undefined },
      expect.stringContaining("wordprocessingml"),
    ],
  ])(
    "[API-24] the type of the file is kept and answered %s, and nothing is served under it",
    async (_, change, fileType) => {
      await using teacher = await createSignedInUser({ plan: "teacher" });
      const created = await createMaterial(teacher, change);
      const mediaType = expect.stringContaining("wordprocessingml");
      expect(created).toMatchObject({ fileType, mediaType });
      expect((await listOf(teacher)).json).toMatchObject([{ fileType, mediaType }]);
      const { headers } = await callHandler(download, {
        headers: { cookie: teacher.cookie },
        params: { objectId: created.fileUrl.split("/").at(-1) },
      });
      expect(headers.get("content-type")).toContain("wordprocessingml");
    },
  );

  test("[MAT-03] are listed page by page, each once, and nobody else's among them", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    await using other = await createSignedInUser({ plan: "teacher" });
    const made = [];
    for (const title of ["A", "B", "C"]) made.unshift((await createMaterial(teacher, { title, isPublic: 1 })).id);
    const page = async (person: SignedInUser, query: string) =>
      callRoute(GET, { path: `/api/materials?${query}`, headers: { cookie: person.cookie } });
    const idsOf = async (query: string) => (await page(teacher, query)).json.map(({ id }: { id: string }) => id);
    expect(await idsOf("limit=2")).toEqual(made.slice(0, 2));
    expect(await idsOf(`limit=2&before=${made[1]}`)).toEqual(made.slice(2));
    expect(await idsOf(`before=${made[2]}`)).toEqual([]);
    expect(await idsOf(`before=${randomUUID()}`)).toEqual([]);
    expect((await page(other, `before=${made[0]}`)).json).toEqual([]);
    for (const query of ["limit=0", "limit=201", "limit=x", "before=x"])
      expect((await page(teacher, query)).status).toBe(400);
  });

  test("take a change of title, topic, tags and visibility, and their passages with them", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const { id } = await createMaterial(teacher);
    await finishReading(teacher);
    const change = { title: "Crystal water", topic: "solutions", tags: ["a"], isPublic: 1 };
    const patch = (cookie: string, body: object) =>
      callRoute(PATCH, { ...jsonCall("PATCH", body, { cookie }), params: { materialId: id } });
    expect(await patch(teacher.cookie, change)).toMatchObject({ status: 200, json: change });
    const where = { materialId: id, topic: "solutions", isPublic: true };
    expect(await db().passage.count({ where })).toBe(2);
    expect((await patch(teacher.cookie, { title: " " })).status).toBe(400);
    expect((await patch(teacher.cookie, { topic: "cooking" })).status).toBe(400);
    await using other = await createSignedInUser({ plan: "teacher" });
    expect((await patch(other.cookie, change)).status).toBe(404);
  });

  test("[MAT-05] go with their file and everything that was made from it", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    await using other = await createSignedInUser({ plan: "teacher" });
    const { id, fileUrl } = await createMaterial(teacher);
    await finishReading(teacher);
    const objectId = fileUrl.split("/").at(-1);
    const { storageKey } = await db().storedObject.findUniqueOrThrow({ where: { id: objectId } });
    const remove = (cookie: string) =>
      callRoute(DELETE, { method: "DELETE", headers: { cookie }, params: { materialId: id } });
    expect((await remove(other.cookie)).status).toBe(404);
    expect((await remove(teacher.cookie)).status).toBe(204);
    expect((await remove(teacher.cookie)).status).toBe(404);
    expect((await listOf(teacher)).json).toEqual([]);
    expect(await db().passage.count({ where: { ownerUserId: teacher.id } })).toBe(0);
    expect(await db().documentPage.count({ where: { objectId } })).toBe(0);
    expect(
      (await callRoute(readPage, { headers: { cookie: teacher.cookie }, params: { objectId, number: "1" } })).status,
    ).toBe(404);
    await finishReading(teacher);
    expect(await db().storedObject.count({ where: { id: objectId } })).toBe(0);
    expect(await db().readingJob.count({ where: { objectId } })).toBe(0);
    expect(await readdir(path.join(".vitest/uploads", path.dirname(storageKey ?? "")))).not.toContain(
      path.basename(storageKey ?? ""),
    );
  });
});

describe("[ROLE-02] [ROLE-04] who may do what", () => {
  test.each(["free", "student"] as const)("the %s plan manages no materials", async (plan) => {
    await using user = await createSignedInUser({ plan });
    const headers = { cookie: user.cookie };
    const answers = [
      await callRoute(GET, { headers }),
      await callRoute(
        POST,
        jsonCall("POST", { ...FORM, fileUrl: `/api/objects/${randomUUID()}`, fileName: "x" }, headers),
      ),
      await callRoute(DELETE, { method: "DELETE", headers, params: { materialId: randomUUID() } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, json: { code: "PLAN_REQUIRED" } });
  });

  test("a file makes one material, its owner's", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    await using other = await createSignedInUser({ plan: "teacher" });
    const { address } = await uploadFile(teacher, undefined, "Notes on water.");
    const post = (user: SignedInUser, fileUrl: string) =>
      callRoute(POST, jsonCall("POST", { ...FORM, fileUrl, fileName: "a.txt" }, { cookie: user.cookie }));
    expect((await post(other, address)).status).toBe(404);
    expect((await post(teacher, "http://169.254.169.254/latest")).status).toBe(404);
    expect((await post(teacher, "file:///etc/passwd")).status).toBe(404);
    const answers = await Promise.all([post(teacher, address), post(teacher, address), post(teacher, address)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test("[MAT-04] others open the pages of a public material, and only while its teacher's plan holds", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    await using student = await createSignedInUser();
    const open = async (fileUrl: string) => {
      const params = { objectId: fileUrl.split("/").at(-1), number: "1" };
      return (await callRoute(readPage, { headers: { cookie: student.cookie }, params })).status;
    };
    const hidden = await createMaterial(teacher);
    const shown = await createMaterial(teacher, { isPublic: 1 });
    await finishReading(teacher);
    expect([await open(hidden.fileUrl), await open(shown.fileUrl)]).toEqual([404, 200]);
    await setPlan(teacher.id, "canceled");
    expect(await open(shown.fileUrl)).toBe(404);
    expect((await listOf(teacher)).status).toBe(403);
    await setPlan(teacher.id, "active");
    expect(await open(shown.fileUrl)).toBe(200);
    expect((await listOf(teacher)).json).toHaveLength(2);
  });
});

describe("[MAT-04] reading", () => {
  test("a scan without text, a damaged file and one with a wrong content say so, and can be tried again", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const scan = await uploadFile(teacher, "scan.pdf", makePdf([[], []]));
    const damaged = await uploadFile(teacher, "damaged.pdf", "%PDF-1.7 nothing");
    const states = await db().storedObject.findMany({
      where: { ownerUserId: teacher.id },
      select: { name: true, state: true, failure: true },
      orderBy: { name: "asc" },
    });
    expect(states).toEqual([
      { name: "damaged.pdf", state: "failed", failure: "damaged" },
      { name: "scan.pdf", state: "failed", failure: "no_text" },
    ]);
    expect(damaged.state).toBe("uploaded");
    const again = await callRoute(readAgain, {
      method: "POST",
      headers: { cookie: teacher.cookie },
      params: { objectId: scan.id },
    });
    expect(again).toMatchObject({ status: 200, json: { state: "uploaded", failure: null } });
    await finishReading(teacher);
    expect(await db().storedObject.findUniqueOrThrow({ where: { id: scan.id } })).toMatchObject({
      state: "failed",
      failure: "no_text",
    });
  });

  test("work that a process left half done is taken up when its lease has run out, by one worker", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const { json } = await prepareUpload(teacher, "long.pdf");
    await putFile(
      json.uploadURL,
      makePdf(Array.from({ length: 30 }, (_, page) => [[`This is page ${page + 1} of a long file.`]])),
    );
    await finishReading(teacher);
    const id = new URL(json.uploadURL).pathname.split("/").at(-1) ?? "";
    // As a kill -9 leaves it: some pages stored, the lease held.
    const now = new Date();
    await db().documentPage.deleteMany({ where: { objectId: id, number: { gt: 10 } } });
    await db().storedObject.update({ where: { id }, data: { state: "reading" } });
    await db().readingJob.create({
      data: {
        objectId: id,
        nextPage: 11,
        attempts: 1,
        leaseHolder: randomUUID(),
        leaseUntil: new Date(now.getTime() + 60_000),
      },
    });
    expect(await claimJob(now, id)).toBeNull();
    const later = new Date(now.getTime() + 61_000);
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimJob(later, id)));
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    await db().readingJob.update({ where: { objectId: id }, data: { leaseUntil: null } });
    await finishReading(teacher);
    expect(await db().storedObject.findUniqueOrThrow({ where: { id } })).toMatchObject({
      state: "ready",
      pageCount: 30,
    });
    expect(await db().documentPage.count({ where: { objectId: id } })).toBe(30);
  });

  test("a scheduler's call goes on with it, and nobody else's", async () => {
    const call = (authorization?: string) => callRoute(work, { headers: { ...(authorization && { authorization }) } });
    expect((await call()).status).toBe(401);
    expect((await call("Bearer wrong")).status).toBe(401);
    expect((await call("Bearer only for these tests")).status).toBe(204);
  });

  test("what nobody took up is cleared away after a day, and what is in use stays", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const used = await createMaterial(teacher);
    const unused = await uploadFile(teacher, "unused.txt", "Nobody asks about this.");
    const { json: never } = await prepareUpload(teacher, "never.txt");
    await finishReading(teacher);
    const longAgo = new Date(Date.now() - 25 * 60 * 60_000);
    await db().storedObject.updateMany({ where: { ownerUserId: teacher.id }, data: { createdAt: longAgo } });
    await db().storedObject.updateMany({
      where: { ownerUserId: teacher.id, state: "ready" },
      data: { uploadedAt: longAgo },
    });
    await sweepFiles(new Date());
    const left = await db().storedObject.findMany({
      where: { ownerUserId: teacher.id, state: { not: "removed" } },
      select: { id: true },
    });
    expect(left).toEqual([{ id: used.fileUrl.split("/").at(-1) }]);
    expect((await putFile(never.uploadURL, "late")).status).toBe(404);
    expect(unused.size).toBeGreaterThan(0);
  });
});
