import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { planInForce } from "#lib/plans/plan-in-force.ts";
import { hasRight } from "#lib/plans/plans.ts";
import { db } from "#lib/server/db/client.ts";
import { env } from "#lib/server/env.ts";
import { findPassages } from "#lib/server/retrieval/find-passages.ts";
import { indexPassages } from "#lib/server/retrieval/index-passages.ts";
import { isTeaching } from "#lib/server/retrieval/visible-passages.ts";
import { createUser } from "#tests/support/factories.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1_000;

type Stored = { objectId: string; materialId: string | null };

type Content = {
  pages: readonly string[];
  title?: string;
  topic?: string;
  isPublic?: boolean;
  isMaterial?: boolean;
  state?: "ready" | "indexing";
};

const stored = new Set<string>();

/** A file of a user's, read and indexed. */
async function store(
  owner: { id: string },
  {
    pages,
    title = "A material",
    topic = "stoichiometry",
    isPublic = false,
    isMaterial = true,
    state = "ready",
  }: Content,
): Promise<Stored> {
  const { id: objectId, material } = await db().storedObject.create({
    data: {
      id: randomUUID(),
      ownerUserId: owner.id,
      state,
      store: "folder",
      storageKey: randomUUID(),
      name: "sheet.txt",
      maxBytes: 1,
      pages: { create: pages.map((text, at) => ({ number: at + 1, text })) },
      ...(isMaterial && {
        material: { create: { ownerUserId: owner.id, title, description: "", topic, tags: [], isPublic } },
      }),
    },
    select: { id: true, material: { select: { id: true } } },
  });
  for (let calls = 0; (await indexPassages(objectId)) === "more"; calls += 1) expect(calls).toBeLessThan(100);
  stored.add(objectId);
  return { objectId, materialId: material?.id ?? null };
}

/** What is found of this file's own: other tests have public materials too. */
async function ask(
  asker: { id: string },
  query: string,
  more: { locale?: Locale; topic?: string; within?: string[] } = {},
) {
  const found = await findPassages({
    asker: { userId: asker.id },
    topic: "stoichiometry",
    locale: "en",
    limit: 8,
    query,
    ...more,
  });
  return found.filter(({ objectId }) => stored.has(objectId));
}

const RUST =
  "Iron rusts when oxygen and water reach it; a coat of zinc keeps both away, and gives up its electrons first.";

test("[MAT-04] a private material informs its owner's answers and nobody else's, with its page and words", async () => {
  await using teacher = await createUser({ plan: "teacher" });
  await using student = await createUser({ plan: "student" });
  const { materialId, objectId } = await store(teacher, {
    pages: ["An introduction to metals.", RUST],
    title: "Metals",
  });
  const [found] = await ask(teacher, "Why does zinc keep iron from rusting?");
  expect(found).toMatchObject({ materialId, objectId, title: "Metals", page: 2, excerpt: RUST });
  expect(
    (await ask(student, "Why does zinc keep iron from rusting?")).filter((each) => each.objectId === objectId),
  ).toEqual([]);
});

test("[MAT-04] a public material informs everyone's answers for as long as its owner's plan is in force", async () => {
  await using teacher = await createUser({ plan: "teacher" });
  await using student = await createUser();
  const text = "The zirconium lantern of the Veldkamp school burns with a violet rim.";
  await store(teacher, { pages: [text], isPublic: true });
  const question = "What burns with a violet rim at the Veldkamp school?";
  expect((await ask(student, question))[0]).toMatchObject({ excerpt: text });
  await db().subscription.update({ where: { userId: teacher.id }, data: { status: "canceled" } });
  expect((await ask(student, question)).filter(({ excerpt }) => excerpt === text)).toEqual([]);
  expect(await ask(teacher, question)).toEqual([]);
  await db().subscription.update({ where: { userId: teacher.id }, data: { status: "active" } });
  expect((await ask(student, question))[0]).toMatchObject({ excerpt: text });
});

test("[MAT-04] a material that was made private is found by nobody else at once, whatever its passages say", async () => {
  await using teacher = await createUser({ plan: "teacher" });
  await using student = await createUser();
  const { materialId } = await store(teacher, {
    pages: ["The Quillon flask stands on a tripod of hafnium."],
    isPublic: true,
  });
  // The copies on the passages are left behind on purpose: the material decides.
  await db().material.update({ where: { id: materialId ?? "" }, data: { isPublic: false } });
  expect(
    (await ask(student, "Where does the Quillon flask stand?")).filter((each) => each.materialId === materialId),
  ).toEqual([]);
});

test("[MAT-05] nothing of a deleted material is found again", async () => {
  await using teacher = await createUser({ plan: "teacher" });
  const { objectId, materialId } = await store(teacher, { pages: [RUST], isPublic: true });
  expect((await ask(teacher, "What keeps iron from rusting?"))[0]).toMatchObject({ materialId });
  await db().storedObject.delete({ where: { id: objectId } });
  expect(await ask(teacher, "What keeps iron from rusting?")).toEqual([]);
  expect(await db().passage.count({ where: { objectId } })).toBe(0);
  expect(await indexPassages(objectId)).toBe("done");
});

test("[INPUT-04] an attachment is found only where it is named, by whoever attached it, whatever the plan", async () => {
  await using student = await createUser({ plan: "student" });
  await using other = await createUser({ plan: "teacher" });
  const { objectId } = await store(student, { pages: [RUST], isMaterial: false });
  expect(await ask(student, "Why does zinc keep iron from rusting?")).toEqual([]);
  expect((await ask(student, "Why does zinc keep iron from rusting?", { within: [objectId] }))[0]).toMatchObject({
    objectId,
    materialId: null,
    title: "sheet.txt",
    excerpt: RUST,
  });
  expect(await ask(other, "Why does zinc keep iron from rusting?", { within: [objectId] })).toEqual([]);
});

test("a file that is still being read is not quoted", async () => {
  await using teacher = await createUser({ plan: "teacher" });
  await store(teacher, { pages: [RUST], state: "indexing" });
  expect(await ask(teacher, "Why does zinc keep iron from rusting?")).toEqual([]);
});

test("[MAT-04] among equals the session's topic comes first", async () => {
  await using teacher = await createUser({ plan: "teacher" });
  await store(teacher, { pages: [RUST], topic: "acids-and-bases", title: "Other" });
  await store(teacher, { pages: [RUST], topic: "electrochemistry", title: "Of the topic" });
  expect((await ask(teacher, "Why does zinc keep iron from rusting?", { topic: "electrochemistry" }))[0]).toMatchObject(
    { title: "Of the topic" },
  );
  expect((await ask(teacher, "Why does zinc keep iron from rusting?", { topic: "acids-and-bases" }))[0]).toMatchObject({
    title: "Other",
  });
});

const LANGUAGES: readonly (readonly [Locale, passage: string, question: string])[] = [
  [
    "es",
    "El cinc protege al hierro porque cede antes sus electrones y se oxida en su lugar.",
    "¿Por qué protege el cinc al hierro?",
  ],
  [
    "fr",
    "Le zinc protège le fer car il cède ses électrons le premier et s’oxyde à sa place.",
    "Pourquoi le zinc protège-t-il le fer ?",
  ],
  ["am", "ዚንክ ከብረት በፊት ኤሌክትሮን ስለሚሰጥ ብረቱን ከዝገት ይጠብቃል።", "ዚንክ ብረትን ከዝገት የሚጠብቀው ለምንድን ነው?"],
  ["zh", "锌比铁更容易失去电子，所以镀锌能保护铁不生锈。", "镀锌为什么能保护铁？"],
  ["hi", "जिंक लोहे से पहले इलेक्ट्रॉन देता है और उसे जंग से बचाता है।", "जिंक लोहे को जंग से कैसे बचाता है?"],
];

test.each(LANGUAGES)(
  "passages in %s are found in their language, and by a question in English",
  async (locale, passage, question) => {
    await using teacher = await createUser({ plan: "teacher" });
    await store(teacher, { pages: [passage] });
    expect((await ask(teacher, question, { locale }))[0]).toMatchObject({ excerpt: passage });
    expect((await ask(teacher, "How does galvanized iron resist corrosion?"))[0]).toMatchObject({ excerpt: passage });
  },
);

test("a query is data: what would mean something to a search or to SQL finds and breaks nothing", async () => {
  await using teacher = await createUser({ plan: "teacher" });
  await store(teacher, { pages: [RUST] });
  const hostile = [
    "",
    " ",
    "'",
    "\\",
    "' | 'a' & !b <-> c:*",
    "%_%",
    "\0",
    "\uD800",
    "$1 ${x}",
    "(((",
    "#acid #about:density",
    "'; DROP TABLE passages; --",
    "a".repeat(20_000),
    "🧪".repeat(3_000),
  ];
  for (const query of hostile) await expect(ask(teacher, query), query).resolves.toBeInstanceOf(Array);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (query) => {
      expect(await ask(teacher, query)).toBeInstanceOf(Array);
    }),
    { numRuns: 50 },
  );
  expect(await db().passage.count({ where: { ownerUserId: teacher.id } })).toBe(1);
});

test("indexing goes on where it was cut off, and calling it once more changes nothing", async () => {
  await using teacher = await createUser({ plan: "teacher" });
  const pages = Array.from({ length: 90 }, (_, at) => `Page ${at + 1} speaks of sample ${at + 1} and its density.`);
  const { objectId } = await store(teacher, { pages });
  const passages = await db().passage.findMany({
    where: { objectId },
    select: { id: true, page: true, ordinal: true },
    orderBy: { ordinal: "asc" },
  });
  expect(passages.map(({ page }) => page)).toEqual(pages.map((_, at) => at + 1));
  expect(passages.map(({ ordinal }) => ordinal)).toEqual(pages.map((_, at) => at));
  await db().passage.deleteMany({ where: { objectId, page: { gt: 50 } } });
  while ((await indexPassages(objectId)) === "more") continue;
  expect(await indexPassages(objectId)).toBe("done");
  expect(await db().passage.count({ where: { objectId } })).toBe(pages.length);
  expect(await db().passage.count({ where: { objectId, embedding: null } })).toBe(0);
});

const subscriptionArbitrary = fc.record({
  planName: fc.constantFrom("free", "student", "teacher", "unknown"),
  status: fc.constantFrom("active", "trialing", "past_due", "canceled", "unpaid", "incomplete"),
  cancelAtPeriodEnd: fc.boolean(),
  currentPeriodEnd: fc.option(fc.integer({ min: -20, max: 20 }).map((days) => new Date(NOW.getTime() + days * DAY_MS))),
  pastDueSince: fc.option(fc.integer({ min: -20, max: 1 }).map((days) => new Date(NOW.getTime() + days * DAY_MS))),
});

test("whose plan includes materials is the same in SQL as everywhere else", async () => {
  const records = fc.sample(subscriptionArbitrary, { numRuns: 2_000, seed: 1 });
  const rows = await db().$queryRaw<{ at: number; teaching: boolean }[]>`
    SELECT at, ${isTeaching(NOW)} AS teaching
    FROM jsonb_to_recordset(${JSON.stringify(records.map((record, at) => ({ at, plan_name: record.planName, status: record.status, cancel_at_period_end: record.cancelAtPeriodEnd, current_period_end: record.currentPeriodEnd, past_due_since: record.pastDueSince })))}::jsonb)
      AS subscriptions (at int, plan_name text, status text, cancel_at_period_end bool, current_period_end timestamptz, past_due_since timestamptz)`;
  const told = new Map(rows.map(({ at, teaching }) => [at, teaching]));
  for (const [at, record] of records.entries()) {
    expect(told.get(at), JSON.stringify(record)).toBe(
      hasRight(planInForce(record, { now: NOW, graceDays: env().BILLING_GRACE_DAYS }), "materials"),
    );
  }
});
