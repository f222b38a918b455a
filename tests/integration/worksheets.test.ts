import { describe, expect, test } from "vitest";
import { POST as createMaterial } from "#app/api/materials/route.ts";
import { POST as audit } from "#app/api/worksheets/audit/route.ts";
import { GET, POST } from "#app/api/worksheets/route.ts";
import { worksheetAuditSchema, worksheetSchema } from "#lib/contracts/worksheets.ts";
import { formatWorksheet } from "#lib/worksheets/format-worksheet.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { finishReading, uploadFile } from "#tests/support/uploads.ts";

const listFamilies = ({ cookie }: SignedInUser, topic = "stoichiometry") => callRoute(GET, { path: `/api/worksheets?topic=${topic}`, headers: { cookie } });
const order = ({ cookie }: SignedInUser, body: object) => callRoute(POST, jsonCall("POST", body, { cookie }));
const check = ({ cookie }: SignedInUser, body: object) => callRoute(audit, jsonCall("POST", body, { cookie }));

describe("[ROLE-02] custom problems", () => {
  test.each(["free", "student"] as const)("are not for the %s plan", async (plan) => {
    await using user = await createSignedInUser({ plan });
    expect((await listFamilies(user)).status).toBe(403);
    expect((await order(user, { families: ["x"], difficulty: "easy", form: "free", count: 1 })).status).toBe(403);
    expect((await check(user, { text: "1. x" })).status).toBe(403);
  });

  test("are checked in any script, however its letters are written in the request", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const long = `1. ${"\\u1200".repeat(59_990)}`;
    const call = { method: "POST", headers: { "content-type": "application/json", cookie: teacher.cookie }, body: `{"text":"${long}","key":"${long}"}` };
    expect((await callRoute(audit, call)).status).toBe(200);
  });

  test("are made of the families that are chosen, again with the same seed", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const { json: families } = await listFamilies(teacher);
    expect(families.length).toBeGreaterThan(2);
    for (const family of families) expect(family.example).not.toBe("");
    const [family] = families;
    const body = { families: [family.id], difficulty: family.levels[0], form: family.forms[0], count: 5 };
    const first = await order(teacher, body);
    const sheet = worksheetSchema.parse(first.json);
    expect(sheet.exercises.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect((await order(teacher, { ...body, seed: sheet.seed })).json).toEqual(first.json);
    expect((await order(teacher, { ...body, families: ["none"] })).status).toBe(404);
    expect((await order(teacher, { ...body, count: 1_000 })).status).toBe(400);
    expect((await listFamilies(teacher, "alchemy")).status).toBe(400);
  });

  test("are saved as a file whose key the audit agrees with", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const { json: families } = await listFamilies(teacher, "solutions");
    const ids = families.map(({ id }: { id: string }) => id);
    const { json } = await order(teacher, { families: ids, difficulty: "easy", form: "free", count: 12, seed: 3 });
    const { exercises } = worksheetSchema.parse(json);
    const { json: report } = await check(teacher, { text: formatWorksheet(exercises, { title: "Solutions", key: "Answer key" }) });
    const audited = worksheetAuditSchema.parse(report);
    expect(audited.exercises).toHaveLength(exercises.length);
    expect(audited.exercises.filter(({ finding }) => ["disagrees", "unit", "figures", "impossible", "incomplete", "unanswered"].includes(finding))).toEqual([]);
    expect(audited.exercises.some(({ finding }) => finding === "agrees")).toBe(true);
  });
});

describe("[ROLE-02] [ROLE-04] a material's key", () => {
  test("is checked for its owner, and is not there for anyone else", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    await using other = await createSignedInUser({ plan: "teacher" });
    const { address } = await uploadFile(teacher, undefined, "1. Molar mass of NaCl?\n2. Molar mass of KCl?\n\nAnswer key\n1. 58.44 g/mol\n2. 70.55 g/mol\n");
    const body = { title: "Sheet", topic: "stoichiometry", isPublic: 1, fileUrl: address, fileName: "sheet.txt" };
    const { json: material } = await callRoute(createMaterial, jsonCall("POST", body, { cookie: teacher.cookie }));
    await finishReading(teacher);
    const { json } = await check(teacher, { materialId: material.id });
    expect(worksheetAuditSchema.parse(json).exercises).toMatchObject([
      { finding: "agrees", computed: "58.44\u202fg/mol" },
      { finding: "disagrees", answer: "70.55 g/mol", computed: "74.55\u202fg/mol" },
    ]);
    expect((await check(other, { materialId: material.id })).status).toBe(404);
    expect((await check(teacher, { text: "" })).status).toBe(400);
  });
});
