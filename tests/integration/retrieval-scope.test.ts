import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#lib/server/db/client.ts";
import { Prisma } from "#lib/server/db/generated/client.ts";
import { findPassages } from "#lib/server/retrieval/find-passages.ts";
import { indexPassages } from "#lib/server/retrieval/index-passages.ts";
import {
  selectNamedFiles,
  selectObjectsOfOthers,
  selectOwnMaterials,
  visibleFiles,
  visibleMaterials,
} from "#lib/server/retrieval/visible-passages.ts";
import { createUser, type TestUser } from "#tests/support/factories.ts";

const PEOPLE = 8;
const FILES_EACH = 3;
const QUERIES = 100_000;
const BATCH = 500;

type File = { objectId: string; owner: number; isMaterial: boolean; isPublic: boolean; isReady: boolean };

const users: TestUser[] = [];
const files: File[] = [];
const teaching: boolean[] = [];

beforeAll(async () => {
  const random = fc.sample(fc.integer({ min: 0, max: 1_000 }), { numRuns: PEOPLE * FILES_EACH * 4, seed: 7 });
  let drawn = 0;
  const draw = (one: number): boolean => (random[drawn++ % random.length] ?? 0) % one === 0;
  for (let owner = 0; owner < PEOPLE; owner += 1) {
    const user = await createUser({ plan: owner % 4 === 3 ? "student" : "teacher" });
    users.push(user);
    teaching.push(owner % 4 !== 3 && owner !== 5);
    if (owner === 5) await db().subscription.update({ where: { userId: user.id }, data: { status: "canceled" } });
    for (let file = 0; file < FILES_EACH; file += 1) {
      const content = {
        isMaterial: !draw(4),
        isPublic: draw(2),
        state: draw(5) ? ("indexing" as const) : ("ready" as const),
      };
      const objectId = await store(
        user,
        `The harbour master of pier ${owner}.${file} keeps a brass gyroscope.`,
        content,
      );
      files.push({
        objectId,
        owner,
        isMaterial: content.isMaterial,
        isPublic: content.isPublic,
        isReady: content.state === "ready",
      });
    }
  }
}, 300_000);

afterAll(async () => {
  for (const user of users) await user[Symbol.asyncDispose]();
});

async function store(
  owner: { id: string },
  text: string,
  { isMaterial, isPublic, state }: { isMaterial: boolean; isPublic: boolean; state: "ready" | "indexing" },
): Promise<string> {
  const material = {
    create: { ownerUserId: owner.id, title: "A material", description: "", topic: "", tags: [], isPublic },
  };
  const file = {
    id: randomUUID(),
    ownerUserId: owner.id,
    state,
    store: "folder",
    storageKey: randomUUID(),
    name: "file.txt",
    maxBytes: 1,
  };
  await db().storedObject.create({
    data: { ...file, pages: { create: { number: 1, text } }, ...(isMaterial && { material }) },
  });
  while ((await indexPassages(file.id)) === "more") continue;
  return file.id;
}

function mayBeFound(file: File, asker: number, within: readonly string[] | null): boolean {
  if (!file.isReady) return false;
  if (within !== null) return file.owner === asker && within.includes(file.objectId);
  return file.isMaterial && (teaching[file.owner] ?? false) && (file.owner === asker || file.isPublic);
}

const scopeArbitrary = fc.record({
  asker: fc.nat({ max: PEOPLE - 1 }),
  within: fc.option(fc.array(fc.nat({ max: PEOPLE * FILES_EACH - 1 }), { maxLength: 4 })),
});

test(
  `[ROLE-04] ${QUERIES.toLocaleString("en")} random scopes hold exactly what their asker may see`,
  { timeout: 600_000 },
  async () => {
    const scopes = fc.sample(scopeArbitrary, { numRuns: QUERIES, seed: 3 }).map(({ asker, within }, at) => ({
      at,
      asker,
      within: within?.map((each) => files[each]?.objectId ?? "") ?? null,
    }));
    for (let from = 0; from < scopes.length; from += BATCH) {
      const batch = scopes.slice(from, from + BATCH);
      const seen = await selectVisible(batch);
      const own = await selectOwn(batch);
      for (const { at, asker, within } of batch) {
        const expected = files.filter((file) => mayBeFound(file, asker, within));
        const listed = (found: readonly File[]) => found.map(({ objectId }) => objectId).toSorted();
        expect((seen.get(at) ?? []).toSorted(), `${at}`).toEqual(listed(expected));
        expect((own.get(at) ?? []).toSorted(), `${at}`).toEqual(
          listed(expected.filter(({ owner }) => owner === asker)),
        );
      }
    }
  },
);

type Scopes = readonly { at: number; asker: number; within: readonly string[] | null }[];

const user = Prisma.sql`scopes.user_id`;
const named = Prisma.sql`scopes.named`;

/** The files whose text may be read. */
function selectVisible(scopes: Scopes): Promise<Map<number, string[]>> {
  const select = Prisma.sql`SELECT DISTINCT passages.object_id AS id FROM`;
  const known = Prisma.sql`AND passages.object_id = ANY(${files.map(({ objectId }) => objectId)}::uuid[])`;
  return selectForAll(
    scopes,
    Prisma.sql`${select} ${visibleMaterials(user, new Date())} ${known}`,
    Prisma.sql`${select} ${visibleFiles(user, named)} ${known}`,
  );
}

/** Those of the asker's own in which is looked. */
function selectOwn(scopes: Scopes): Promise<Map<number, string[]>> {
  return selectForAll(scopes, selectOwnMaterials(user, new Date()), selectNamedFiles(user, named));
}

/** The predicates of a search for many askers at once: the rows of a table stand where the values of one would. */
async function selectForAll(
  scopes: Scopes,
  ofMaterials: Prisma.Sql,
  ofNamed: Prisma.Sql,
): Promise<Map<number, string[]>> {
  const table = (isNamed: boolean) => {
    const rows = scopes
      .filter(({ within }) => (within !== null) === isNamed)
      .map(({ at, asker, within }) => ({ at, user_id: users[asker]?.id, named: within }));
    return Prisma.sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS scopes (at int, user_id uuid, named uuid[])`;
  };
  const rows = await db().$queryRaw<{ at: number; ids: string[] }[]>`
    SELECT at, array_agg(seen.id::text) AS ids FROM ${table(false)}, LATERAL (${ofMaterials}) AS seen GROUP BY at
    UNION ALL
    SELECT at, array_agg(seen.id::text) AS ids FROM ${table(true)}, LATERAL (${ofNamed}) AS seen GROUP BY at`;
  return new Map(rows.map((row) => [row.at, row.ids]));
}

test("[ROLE-04] of public files only those of others and in force count", async () => {
  const ids = Prisma.sql`${files.map(({ objectId }) => objectId)}::uuid[]`;
  for (const [asker, { id: userId }] of users.entries()) {
    const rows = await db().$queryRaw<{ id: string }[]>(selectObjectsOfOthers(ids, { userId, now: new Date() }));
    const expected = files.filter((file) => file.owner !== asker && file.isPublic && mayBeFound(file, asker, null));
    expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.map(({ objectId }) => objectId).toSorted());
  }
});

test("[ROLE-04] what a search returns lies within its scope", async () => {
  const scopes = fc.sample(scopeArbitrary, { numRuns: 150, seed: 5 });
  for (const { asker, within } of scopes) {
    const named = within?.map((at) => files[at]?.objectId ?? "") ?? null;
    const user = users[asker];
    if (user === undefined) continue;
    const query = `What does the harbour master of pier ${asker} keep?`;
    const found = await findPassages({
      asker: { userId: user.id },
      topic: "",
      query,
      locale: "en",
      limit: 8,
      ...(named !== null && { within: named }),
    });
    for (const { objectId } of found) {
      const file = files.find((each) => each.objectId === objectId);
      if (file !== undefined) expect(mayBeFound(file, asker, named), objectId).toBe(true);
      else expect(named).toBeNull();
    }
  }
});
