import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { POST as createMaterial } from "#app/api/materials/route.ts";
import { POST as audit } from "#app/api/worksheets/audit/route.ts";
import { GET, POST } from "#app/api/worksheets/route.ts";
import { GET as subjects } from "#app/api/worksheets/subjects/route.ts";
import { writeWorksheetDocx } from "#lib/client/office/worksheet-docx.ts";
import {
  materialSubjectsShape,
  type Worksheet,
  worksheetAuditShape,
  worksheetShape,
} from "#lib/contracts/answers/worksheets.ts";
import { AREAS } from "#lib/i18n/areas.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { FORMS } from "#lib/problems/forms.ts";
import { FAMILIES } from "#lib/problems/registry.ts";
import { db } from "#lib/server/db/client.ts";
import { tidyText } from "#lib/server/reading/page-text.ts";
import { formatWorksheet } from "#lib/worksheets/format-worksheet.ts";
import { layOutWorksheet } from "#lib/worksheets/lay-out-worksheet.ts";
import { makeWorksheet } from "#lib/worksheets/make-worksheet.ts";
import { wordWorksheet } from "#lib/worksheets/word-worksheet.ts";
import { callRoute, jsonCall } from "#tests/support/call-route.ts";
import { makePdf } from "#tests/support/documents.ts";
import { createSignedInUser, type SignedInUser } from "#tests/support/factories.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { readDocxLines } from "#tests/support/read-docx.ts";
import { finishReading, uploadFile } from "#tests/support/uploads.ts";
import { readAnswer } from "#tests/support/read-answer.ts";

const listFamilies = ({ cookie }: SignedInUser, topic = "stoichiometry") =>
  callRoute(GET, { path: `/api/worksheets?topic=${topic}`, headers: { cookie } });
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
    const call = {
      method: "POST",
      headers: { "content-type": "application/json", cookie: teacher.cookie },
      body: `{"text":"${long}","key":"${long}"}`,
    };
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
    const sheet = readAnswer(worksheetShape, first.json);
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
    const { json } = await order(teacher, { families: ids, difficulty: "easy", form: "free", count: 24, seed: 3 });
    const { exercises } = readAnswer(worksheetShape, json);
    const { json: report } = await check(teacher, {
      text: formatWorksheet(exercises, { title: "Solutions", key: "Answer key" }),
    });
    const audited = readAnswer(worksheetAuditShape, report);
    expect(audited.exercises).toHaveLength(exercises.length);
    expect(
      audited.exercises.filter(({ finding }) =>
        ["disagrees", "unit", "figures", "impossible", "incomplete", "unanswered"].includes(finding),
      ),
    ).toEqual([]);
    expect(audited.exercises.some(({ finding }) => finding === "agrees")).toBe(true);
  });
});

const LABELS = { title: "Solutions", fields: ["Name:", "Date:"], key: "Answer key" };

describe("[ROLE-02] [I18N-01] a worksheet as a Word document", () => {
  const cases = LOCALES.flatMap((locale) => FORMS.map((form) => ({ locale, form })));

  test.each(cases)(
    "in $locale, with $form answers, says all that it is made of and nothing else",
    async ({ locale, form }) => {
      const words = await loadWords(locale, AREAS);
      const order = { families: FAMILIES, difficulty: "medium", form, seed: 11, count: FAMILIES.length } as const;
      const exercises = wordWorksheet(makeWorksheet(order), order, words);
      expect(exercises.length).toBeGreaterThan(20);
      const label = (key: "name" | "date" | "key") => words.t(`worksheets.sheet.${key}`);
      const labels = {
        title: words.t("worksheets.sheet.title", { topic: words.t("curriculum.chatTopics.gas-laws") }),
        fields: [label("name"), label("date")],
        key: label("key"),
      };
      const lines = [
        labels.title,
        labels.fields.join(" "),
        ...exercises.flatMap(({ number, question, options }) => [
          `${number}. ${question}`,
          ...options.map(({ id, text }) => `${id}) ${text}`),
        ]),
        labels.key,
        ...exercises.map(({ number, answer }) => `${number}. ${answer}`),
      ];
      expect(await readDocxLines(await writeWorksheetDocx(layOutWorksheet(exercises, labels, locale)))).toEqual(
        lines.map(tidyText),
      );
    },
  );

  /** Puts another answer into the document, as its key's last number. */
  async function edit(docx: Blob, answer: string, another: string): Promise<Blob> {
    const files = unzipSync(new Uint8Array(await docx.arrayBuffer()));
    const name = "word/document.xml";
    const xml = strFromU8(files[name] ?? new Uint8Array());
    const at = xml.lastIndexOf(`>${answer}<`);
    expect(at).toBeGreaterThan(0);
    return new Blob([
      new Uint8Array(
        zipSync({ ...files, [name]: strToU8(`${xml.slice(0, at)}>${another}<${xml.slice(at + answer.length + 2)}`) }),
      ),
    ]);
  }

  async function auditDocx(teacher: SignedInUser, docx: Blob) {
    const { address } = await uploadFile(teacher, undefined, docx);
    const { status, json: material } = await callRoute(
      createMaterial,
      jsonCall(
        "POST",
        { title: "Sheet", topic: "solutions", fileUrl: address, fileName: "sheet.docx" },
        { cookie: teacher.cookie },
      ),
    );
    expect(status).toBe(201);
    await finishReading(teacher);
    const { json } = await check(teacher, { materialId: material.id });
    return readAnswer(worksheetAuditShape, json).exercises;
  }

  const isBlamed = ({ finding }: { finding: string }) =>
    !["agrees", "unread", "unrecognised", "several-parts"].includes(finding);

  test("is uploaded again and its key agrees; one answer that was changed is found", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const { json: families } = await listFamilies(teacher, "solutions");
    const ids = families.map(({ id }: { id: string }) => id);
    const { json } = await order(teacher, { families: ids, difficulty: "easy", form: "free", count: 24, seed: 3 });
    const { exercises }: Worksheet = readAnswer(worksheetShape, json);
    const docx = await writeWorksheetDocx(layOutWorksheet(exercises, LABELS, "en"));
    const audited = await auditDocx(teacher, docx);
    expect(audited.map(({ number, text }) => [number, text])).toEqual(
      exercises.map(({ number, question }) => [number, tidyText(question)]),
    );
    expect(audited.filter(isBlamed)).toEqual([]);
    const agreeing = audited.filter(({ finding }) => finding === "agrees").map(({ number }) => number);
    expect(agreeing.length).toBeGreaterThan(2);

    const changed = exercises.findLast(
      ({ number, answer }) => agreeing.includes(number) && answer.endsWith("\u202fmol/L"),
    );
    if (changed === undefined) throw new Error("No exercise asks for a concentration.");
    const edited = await auditDocx(teacher, await edit(docx, changed.answer, "777\u202fmol/L"));
    expect(edited.filter(isBlamed)).toMatchObject([
      { number: changed.number, finding: "disagrees", answer: "777 mol/L", computed: changed.answer },
    ]);
  });
});

describe("[ROLE-02] [ROLE-04] a material's key", () => {
  test("is checked for its owner, and is not there for anyone else", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    await using other = await createSignedInUser({ plan: "teacher" });
    const { address } = await uploadFile(
      teacher,
      undefined,
      "1. Molar mass of NaCl?\n2. Molar mass of KCl?\n\nAnswer key\n1. 58.44 g/mol\n2. 70.55 g/mol\n",
    );
    const body = { title: "Sheet", topic: "stoichiometry", isPublic: 1, fileUrl: address, fileName: "sheet.txt" };
    const { json: material } = await callRoute(createMaterial, jsonCall("POST", body, { cookie: teacher.cookie }));
    await finishReading(teacher);
    const { json } = await check(teacher, { materialId: material.id });
    expect(readAnswer(worksheetAuditShape, json).exercises).toMatchObject([
      { finding: "agrees", computed: "58.44\u202fg/mol" },
      { finding: "disagrees", answer: "70.55 g/mol", computed: "74.55\u202fg/mol" },
    ]);
    expect((await check(other, { materialId: material.id })).status).toBe(404);
    expect((await check(teacher, { text: "" })).status).toBe(400);
  });
});

/** Lines of a width that a page holds. */
const toLines = (text: string): string[][] => (text.match(/.{1,70}(?:\s|$)/g) ?? []).map((line) => [line.trim()]);

const LAB = makePdf([
  toLines(
    "Lab 6. Household vinegar is a dilute solution of acetic acid. We titrate it with sodium hydroxide: CH3COOH + NaOH -> CH3COONa + H2O. The indicator is phenolphthalein.",
  ),
  toLines("Leftover acid reacts with sodium hydrogen carbonate: NaHCO3 + CH3COOH -> CH3COONa + H2O + CO2. It fizzes."),
]);
const CIRCULAR = "Dear parents, the sports day is on Friday. Please bring water and gold medals.";

async function addMaterial(
  teacher: SignedInUser,
  title: string,
  body: BodyInit,
  fileName: string,
  change: object = {},
): Promise<string> {
  const { address } = await uploadFile(teacher, undefined, body);
  const { status, json } = await callRoute(
    createMaterial,
    jsonCall(
      "POST",
      { title, topic: "stoichiometry", fileUrl: address, fileName, ...change },
      { cookie: teacher.cookie },
    ),
  );
  expect(status).toBe(201);
  return json.id;
}

const readSubjects = ({ cookie }: SignedInUser, ...ids: string[]) =>
  callRoute(subjects, { path: `/api/worksheets/subjects?materials=${ids.join(",")}`, headers: { cookie } });

describe("[ROLE-02] worksheets about a teacher's own materials", () => {
  test("say what was found, and make problems of it that name their page and words, again with the same seed", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const lab = await addMaterial(teacher, "Vinegar <b>lab</b>", LAB, "lab.pdf");
    const circular = await addMaterial(teacher, "Circular", CIRCULAR, "circular.txt");
    await finishReading(teacher);
    const { status, json } = await readSubjects(teacher, lab, circular);
    expect(status).toBe(200);
    const { families, materials } = readAnswer(materialSubjectsShape, json);
    expect(materials).toMatchObject([
      {
        id: lab,
        subtopics: expect.arrayContaining(["titrations"]),
        pageCount: 2,
        lastPage: 2,
        reactions: ["CH₃COOH + NaOH → CH₃COONa + H₂O", "NaHCO₃ + CH₃COOH → CH₃COONa + H₂O + CO₂"],
      },
      { id: circular, subtopics: [], reactions: [], substances: [] },
    ]);
    expect(families.find(({ id }) => id === "limiting-reactant")?.example).toMatch(/NaOH|NaHCO₃/);

    const body = {
      families: families.map(({ id }) => id),
      difficulty: "medium",
      form: "free",
      count: 8,
      materials: [lab, circular],
    };
    const first = await order(teacher, body);
    const sheet = readAnswer(worksheetShape, first.json);
    expect(sheet.exercises).toHaveLength(8);
    for (const { source } of sheet.exercises) {
      expect(source).toMatchObject({
        id: lab,
        title: "Vinegar <b>lab</b>",
        page: expect.toSatisfy((page: number) => page === 1 || page === 2),
      });
      expect(source?.excerpt).not.toBe("");
    }
    expect((await order(teacher, { ...body, seed: sheet.seed })).json).toEqual(first.json);
    // Which reactions a sheet takes up its seed decides: of this many sheets one has the second page's.
    const sheets = await Promise.all([1, 2, 3, 4, 5].map((seed) => order(teacher, { ...body, seed })));
    expect(
      sheets
        .flatMap(({ json }) => readAnswer(worksheetShape, json).exercises)
        .some(
          ({ source, question }) => source?.shares === "reaction" && source.page === 2 && question.includes("NaHCO₃"),
        ),
    ).toBe(true);

    const barren = await order(teacher, { ...body, materials: [circular] });
    expect(readAnswer(worksheetShape, barren.json).exercises).toEqual([]);
  });

  test("are saved with their sources, which the audit takes for no part of an exercise", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const lab = await addMaterial(teacher, "Vinegar", LAB, "lab.pdf");
    await finishReading(teacher);
    const { json: found } = await readSubjects(teacher, lab);
    const ids = readAnswer(materialSubjectsShape, found).families.map(({ id }) => id);
    const { exercises } = readAnswer(
      worksheetShape,
      (await order(teacher, { families: ids, difficulty: "medium", form: "free", count: 8, seed: 5, materials: [lab] }))
        .json,
    );
    const listed = exercises.map((exercise) => ({
      ...exercise,
      origin: {
        named: `${exercise.source?.title}, page ${exercise.source?.page}`,
        quoted: `${exercise.source?.excerpt}`,
      },
    }));
    const docx = await readDocxLines(await writeWorksheetDocx(layOutWorksheet(listed, LABELS, "en")));
    expect(docx.filter((line) => line.startsWith("↳ Vinegar, page "))).toHaveLength(8);
    const key = docx.slice(docx.indexOf(LABELS.key));
    expect(key.filter((line) => line.startsWith("↳ "))).toHaveLength(8);
    for (const text of [formatWorksheet(listed, { title: "Vinegar", key: "Answer key" }), docx.join("\n")]) {
      const { json: report } = await check(teacher, { text });
      const audited = readAnswer(worksheetAuditShape, report).exercises;
      expect(audited.map(({ number }) => number)).toEqual(exercises.map(({ number }) => number));
      expect(
        audited.filter(({ finding }) =>
          ["disagrees", "unit", "figures", "impossible", "incomplete", "unanswered"].includes(finding),
        ),
      ).toEqual([]);
      expect(audited.some(({ finding }) => finding === "agrees")).toBe(true);
    }
  });

  test("[ROLE-04] are made of the teacher's own only, public or not, and of what can be read", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    await using other = await createSignedInUser({ plan: "teacher" });
    await using student = await createSignedInUser({ plan: "student" });
    const own = await addMaterial(teacher, "Own", LAB, "lab.pdf", { isPublic: 1 });
    await finishReading(teacher);
    const body = { families: ["molar-mass"], difficulty: "easy", form: "free", count: 2 };
    expect((await order(teacher, { ...body, materials: [own] })).status).toBe(200);
    for (const materials of [[own], ["0de70000-0000-4000-8000-00000000ffff"]]) {
      expect((await readSubjects(other, ...materials)).status).toBe(404);
      expect((await order(other, { ...body, materials })).status).toBe(404);
    }
    expect((await readSubjects(student, own)).status).toBe(403);
    expect((await order(student, { ...body, materials: [own] })).status).toBe(403);
    expect((await readSubjects(teacher)).status).toBe(400);
    expect((await readSubjects(teacher, "x")).status).toBe(400);
    expect((await readSubjects(teacher, ...Array.from({ length: 6 }, () => own))).status).toBe(400);
    expect((await order(teacher, { ...body, materials: Array.from({ length: 6 }, () => own) })).status).toBe(400);

    await db().storedObject.updateMany({ where: { ownerUserId: teacher.id }, data: { state: "reading" } });
    expect((await readSubjects(teacher, own)).status).toBe(409);
    expect((await order(teacher, { ...body, materials: [own] })).status).toBe(409);
  });

  test("a long one is read from its beginning, in bounded time, and says how far", async () => {
    await using teacher = await createSignedInUser({ plan: "teacher" });
    const long = await addMaterial(teacher, "Long", LAB, "lab.pdf");
    await finishReading(teacher);
    const { objectId } = await db().material.update({
      where: { id: long },
      data: { object: { update: { pageCount: 300 } } },
      select: { objectId: true },
    });
    const text = "The solution of sodium chloride has a concentration of 0.100 mol/L.";
    await db().passage.createMany({
      data: Array.from({ length: 298 }, (_, at) => ({
        objectId,
        materialId: long,
        ownerUserId: teacher.id,
        page: at + 3,
        ordinal: at + 100,
        text,
        locale: "en",
      })),
    });
    const { materials } = readAnswer(materialSubjectsShape, (await readSubjects(teacher, long)).json);
    expect(materials[0]).toMatchObject({ pageCount: 300, lastPage: 200 });
  });
});
