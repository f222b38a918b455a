import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardOf, explainsCard } from "#lib/contracts/card-of.ts";
import { problemSchema } from "#lib/problems/problem.ts";
import { createSession } from "#lib/server/chat/sessions.ts";
import { db } from "#lib/server/db/client.ts";
import {
  callingFirst,
  type ModelExchange,
  type OpenAiServer,
  saying,
  startOpenAiServer,
} from "#tests/support/openai-server.ts";
import {
  closedTurn,
  createStudent,
  listStored,
  modelOf,
  openNewTurn,
  type StudentWithSession,
  usedBy,
  writeReply,
} from "#tests/support/turns.ts";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
});
afterAll(() => server.close());

const model = () => modelOf(server);

test("[MSG-05] with a model, the engine's card comes first and the prose as it is said", async () => {
  const student = await createStudent();
  server.answerWith(saying("Atoms ", "are conserved."));
  const events = await writeReply(await openNewTurn(student, { content: "molar mass of CuSO4·5H2O" }), model());
  const types = events.map((event) => event.type);
  expect([...new Set(types)]).toEqual(["card", "text", "closed"]);
  expect(types.filter((type) => type === "text").length).toBeGreaterThan(1);
  const { message } = closedTurn(events);
  expect(message).toMatchObject({
    content: "Atoms are conserved.",
    provenance: { writer: "model", check: "partly_verified" },
  });
  expect(server.exchanges.at(-1)?.prompt).toContain("249.68");
});

test("a model's claims are checked before they are shown: a wrong number is shown as the engine computes it", async () => {
  const student = await createStudent();
  server.answerWith(saying("With five waters bound, M(CuSO4·5H2O) = 2", "39.68 g/mol."));
  const events = await writeReply(await openNewTurn(student, { content: "molar mass of CuSO4·5H2O" }), model());
  const { message } = closedTurn(events);
  expect(message.content).toMatch(/= 249\.68\sg\/mol\.$/);
  expect(events.some((event) => event.type === "text" && event.delta.includes("239"))).toBe(false);
  const claims = message.provenance?.claims ?? [];
  expect(claims).toMatchObject([
    { kind: "formula", verdict: "supported" },
    { kind: "quantity", verdict: "corrected", reason: "contradicts-mass", said: "239.68 g/mol" },
  ]);
  for (const { start, end, text } of claims) expect(message.content.slice(start, end)).toBe(text);
  expect((await listStored(student)).at(-1)?.provenance?.claims).toEqual(claims);
});

test("what the engine cannot check is never called verified", async () => {
  const student = await createStudent();
  server.answerWith(saying("About 71 % of the surface of the Earth is water."));
  const { message } = closedTurn(
    await writeReply(await openNewTurn(student, { content: "Why is the sea salty?" }), model()),
  );
  expect(message.provenance).toMatchObject({ writer: "model", check: "not_verified" });
});

test("a model whose every claim is the engine's is verified", async () => {
  const student = await createStudent();
  server.answerWith(saying("Together they weigh 249.68 g/mol."));
  const { message } = closedTurn(
    await writeReply(await openNewTurn(student, { content: "molar mass of CuSO4·5H2O" }), model()),
  );
  expect(message.provenance).toMatchObject({ check: "verified" });
});

test("earlier turns are the model's context, and other sessions are not", async () => {
  const student = await createStudent("student");
  server.answerWith(saying("Remembered."));
  await writeReply(await openNewTurn(student, { content: "My cat is called Avogadro." }), model());
  const other = { ...student, sessionId: (await createSession(student.id, { topic: "solutions", title: "Other" })).id };
  await writeReply(await openNewTurn(other, { content: "My dog is called Faraday." }), model());
  await writeReply(await openNewTurn(student, { content: "What is my cat called?" }), model());
  const prompt = server.exchanges.at(-1)?.prompt ?? "";
  expect(prompt).toContain("Avogadro");
  expect(prompt).not.toContain("Faraday");
});

test("the model's context is bounded, and holds no reply that broke off", async () => {
  const student = await createStudent("student");
  const ask = async (content: string) => writeReply(await openNewTurn(student, { content }), model());
  server.answerWith(saying("Remembered."));
  for (const name of ["Avogadro", "Faraday", "Dalton"]) await ask(`${name} ${"x".repeat(19_000)}`);
  server.answerWith((exchange) => {
    exchange.say("Half a sen");
    setImmediate(exchange.breakOff);
  });
  await ask("Who was Curie?");
  server.answerWith(saying("Remembered."));
  await ask("Whom have I named?");
  const prompt = server.exchanges.at(-1)?.prompt ?? "";
  expect(prompt.includes("Dalton xxx")).toBe(true);
  // A long message is cut, and there is no room for all three.
  expect(/x{13000}/.test(prompt)).toBe(false);
  expect(/Avogadro x{200}/.test(prompt)).toBe(false);
  expect(prompt.includes("Half a sen")).toBe(false);
});

test.each(["give_hint", "generate_mcq", "evaluate_answer"] as const)(
  "[HINT-02] %s is never asked of a model, which could leak the answer or guess the mark",
  async (type) => {
    const student = await createStudent();
    const asked = server.exchanges.length;
    const { message } = closedTurn(
      await writeReply(await openNewTurn(student, { content: "molar mass of NaCl", type }), model()),
    );
    expect(message.provenance?.writer).toBe("tutor");
    expect(server.exchanges).toHaveLength(asked);
  },
);

test("a model that is down costs nothing where the engine cannot help, and the reply says so", async () => {
  const student = await createStudent();
  server.answerWith((exchange) => exchange.refuse(500));
  const { message } = closedTurn(
    await writeReply(await openNewTurn(student, { content: "Why is the sky blue?" }), model()),
  );
  expect(message).toMatchObject({ state: "complete", provenance: { writer: "tutor", notice: "model_unavailable" } });
  expect(message.content).not.toBe("");
  expect(await usedBy(student)).toBe(0);
});

test("a model that is down leaves the engine's answer", async () => {
  const student = await createStudent();
  server.answerWith((exchange) => exchange.refuse(500));
  const { message } = closedTurn(
    await writeReply(await openNewTurn(student, { content: "molar mass of NaCl" }), model()),
  );
  expect(message).toMatchObject({ metadata: { type: "step_solution" }, provenance: { notice: "model_unavailable" } });
  expect(await usedBy(student)).toBe(1);
});

test("a reply that breaks off keeps its text, reads as interrupted and costs nothing", async () => {
  const student = await createStudent();
  server.answerWith((exchange) => {
    exchange.say("Half a sen");
    setImmediate(exchange.breakOff);
  });
  const { message } = closedTurn(
    await writeReply(await openNewTurn(student, { content: "Why does entropy grow?" }), model()),
  );
  expect(message).toMatchObject({ state: "interrupted", content: "Half a sen" });
  expect(await usedBy(student)).toBe(0);
});

test("a model that talks without end is cut, which the reply says, and what was said is checked as ever", async () => {
  const student = await createStudent();
  server.answerWith(async (exchange) => {
    exchange.say("With five waters bound, M(CuSO4·5H2O) = 239.68 g/mol. ");
    while (!exchange.closed.aborted) {
      exchange.say("And so on. ".repeat(40));
      await new Promise(setImmediate);
    }
  });
  const { message } = closedTurn(
    await writeReply(await openNewTurn(student, { content: "molar mass of CuSO4·5H2O" }), model()),
  );
  expect(message).toMatchObject({ state: "complete", provenance: { writer: "model", notice: "reply_cut" } });
  expect(message.content.length).toBeLessThanOrEqual(24_100);
  expect(message.content).toContain("= 249.68");
  expect(message.provenance?.claims).toMatchObject([{}, { verdict: "corrected" }]);
  expect(await usedBy(student)).toBe(1);
});

test("what a model says that Postgres cannot store is repaired", async () => {
  const student = await createStudent();
  server.answerWith(saying("So\0 far\ud800", " so good."));
  const { message } = closedTurn(
    await writeReply(await openNewTurn(student, { content: "Why does entropy grow?" }), model()),
  );
  expect(message).toMatchObject({ state: "complete", content: "So far\ufffd so good." });
});

test("where the engine recognises no problem, the model works with it, and what it computed is known", async () => {
  const student = await createStudent();
  const ask = { content: "I have 5.00 g of table salt here, NaCl. I wonder about its amount." };
  server.answerWith(
    callingFirst(
      "solve_problem",
      { problem: "How many moles are in 5.00 g of NaCl?" },
      saying("You have n(NaCl) = 0.0856 mol."),
    ),
  );
  const { message } = closedTurn(await writeReply(await openNewTurn(student, ask), model()));
  expect(message).toMatchObject({
    content: "You have n(NaCl) = 0.0856 mol.",
    provenance: { writer: "model", check: "verified" },
  });
});

test("what a model makes the engine compute from numbers of its own is not called checked", async () => {
  const student = await createStudent();
  server.answerWith(
    callingFirst("solve_problem", { problem: "How many moles are in 7.00 g of NaCl?" }, saying("You have 0.120 mol.")),
  );
  const { message } = closedTurn(
    await writeReply(
      await openNewTurn(student, { content: "I have 5.00 g of NaCl here. I wonder about it." }),
      model(),
    ),
  );
  expect(message.provenance).toMatchObject({
    check: "not_verified",
    claims: [{ text: "0.120 mol", verdict: "unknown" }],
  });
});

test("[TRUST-03] the engine's tools come with every request, solved or not: what a model is told first stays the same", async () => {
  const student = await createStudent();
  server.answerWith(saying("Add the weights."));
  await writeReply(await openNewTurn(student, { content: "molar mass of NaCl" }), model());
  expect(JSON.stringify(server.exchanges.at(-1)?.body.tools)).toContain("solve_statement");
});

describe("[TRUST-03] a problem that the engine cannot read", () => {
  const content =
    "Grandma's chalk (2.50 g CaCO3!) sits in a jar. She has 0.200 M HCl: how many mL till it is gone, if it goes by CaCO3 + 2 HCl -> CaCl2 + H2O + CO2?";
  const statement = (unit: string) => ({
    problem: content,
    statement: {
      givens: [
        { span: { text: "2.50 g" }, kind: "mass", of: "CaCO3" },
        { span: { text: "0.200 M" }, kind: "molarity", of: "HCl" },
      ],
      goals: [{ kind: "solution-volume", of: "HCl", unit }],
      equation: "CaCO3 + 2 HCl -> CaCl2 + H2O + CO2",
    },
  });

  test("is read by the model, and what the text does not bear is told so that it reads again", async () => {
    const student = await createStudent();
    const told: string[] = [];
    server.answerWith((exchange) => {
      told.push(exchange.prompt);
      if (told.length <= 2) {
        exchange.call("solve_statement", statement(told.length === 1 ? "g" : "mL"));
        return exchange.end();
      }
      return saying("About V(HCl) = 250 mL are needed.")(exchange);
    });
    const events = await writeReply(await openNewTurn(student, { content }), model());
    expect(told[1]).toContain("The question asks for another unit");
    const { message } = closedTurn(events);
    expect([...new Set(events.map(({ type }) => type))]).toEqual(["card", "text", "closed"]);
    expect(message).toMatchObject({
      metadata: {
        type: "step_solution",
        readBy: "model",
        problem: content,
        reading: { given: [{ value: "2.50 g" }, {}] },
      },
      provenance: {
        writer: "model",
        check: "verified",
        claims: [{ text: "HCl" }, { text: "250 mL", verdict: "supported", reason: "matches-tool" }],
      },
    });
    expect((await listStored(student)).at(-1)?.metadata).toMatchObject({ readBy: "model" });
  });

  test("has no card where the model puts other numbers in its place", async () => {
    const student = await createStudent();
    const other = { ...statement("mL"), problem: content.replace("2.50 g", "7.50 g") };
    other.statement.givens[0] = { span: { text: "7.50 g" }, kind: "mass", of: "CaCO3" };
    server.answerWith(callingFirst("solve_statement", other, saying("It takes V(HCl) = 749 mL.")));
    const events = await writeReply(await openNewTurn(student, { content }), model());
    expect([...new Set(events.map(({ type }) => type))]).toEqual(["text", "closed"]);
    expect(closedTurn(events).message.provenance?.claims).toMatchObject([
      { text: "HCl" },
      { text: "749 mL", verdict: "unknown" },
    ]);
  });
});

describe("an answer in words, which the engine cannot mark", () => {
  const request = {
    content: "Because it is lighter.",
    type: "evaluate_answer",
    questionText: "Why does ice float on water?",
    studentAnswer: "Because it is lighter.",
  } as const;
  const judgement = {
    verdict: "partly_right",
    feedback: "Lighter per volume: good. In ice 3 H2 + O2 → 2 H2O is of no concern.",
    next: "Think of the lattice.",
  };

  test("[CARD-09] is judged in chemistry that is set before anybody sees it", async () => {
    const student = await createStudent();
    const next = "Compare it with CaCO3 -> CaO + CO2.";
    server.answerWith(saying(JSON.stringify({ ...judgement, feedback: "No SO4^2- is in it.", next })));
    const events = await writeReply(await openNewTurn(student, request), model());
    const { message } = closedTurn(events);
    const evaluation = { feedback: "No SO₄²⁻ is in it.", suggestions: ["Compare it with CaCO₃ → CaO + CO₂."] };
    expect(message.metadata).toMatchObject({ evaluation });
    expect(events.find(({ type }) => type === "card")).toMatchObject({ card: { evaluation } });
    expect(message.content).toContain("CaCO₃ → CaO + CO₂");
    expect(explainsCard(message, cardOf(message))).toBe(false);
  });

  test("is judged by the model, called a judgement, and counts for nothing but a question", async () => {
    const student = await createStudent();
    server.answerWith(saying(JSON.stringify(judgement)));
    const { message } = closedTurn(await writeReply(await openNewTurn(student, request), model()));
    expect(message).toMatchObject({
      metadata: {
        type: "answer_evaluation",
        facts: null,
        evaluation: {
          verdict: "incorrect",
          score: 50,
          suggestions: [judgement.next],
          summary: expect.stringContaining("A language model judges"),
        },
      },
      provenance: { writer: "model", check: "not_verified" },
    });
    // What it claims on the way is held to the engine all the same.
    expect(message.content).toContain("2 H₂ + O₂");
    expect(message.content).not.toMatch(/3 H[2₂]/);
    expect(await usedBy(student)).toBe(1);
    expect(await db().attempt.count({ where: { userId: student.id } })).toBe(0);
  });

  test.each([
    ["fails", (exchange: ModelExchange) => exchange.refuse(500)],
    ["answers in another form", saying('{"verdict": "splendid"}')],
  ])("is said not to be known where the model %s, free of charge", async (_what, script) => {
    const student = await createStudent();
    server.answerWith(script);
    const { message } = closedTurn(await writeReply(await openNewTurn(student, request), model()));
    expect(message).toMatchObject({ metadata: null, provenance: { writer: "tutor" } });
    expect(await usedBy(student)).toBe(0);
  });

  test("is not judged once the day's questions are used up", async () => {
    const student = await createStudent();
    await db().usageDay.create({
      data: {
        userId: student.id,
        meter: "questionsPerDay",
        day: new Date(new Date().toISOString().slice(0, 10)),
        used: 5,
      },
    });
    const asked = server.exchanges.length;
    const { message } = closedTurn(await writeReply(await openNewTurn(student, request), model()));
    expect(message.provenance?.writer).toBe("tutor");
    expect(server.exchanges).toHaveLength(asked);
  });
});

describe("a practice question that waits for its answer", () => {
  async function issue(type: "generate_practice" | "generate_mcq" = "generate_practice") {
    const student = await createStudent("student");
    const { message } = closedTurn(
      await writeReply(
        await openNewTurn(student, { content: "A question, please.", type, subtopic: "density", difficulty: "easy" }),
      ),
    );
    const row = await db().issuedQuestion.findUniqueOrThrow({ where: { id: message.id }, select: { problem: true } });
    const { value } = problemSchema.parse(row.problem).solution.answer;
    return { student, question: message.id, value };
  }

  const press = async (
    student: StudentWithSession,
    text: string,
    content = "Between the two of us, what do you think about it?",
  ) => {
    server.answerWith(saying(...(text.match(/.{1,5}/gsu) ?? [])));
    const events = await writeReply(await openNewTurn(student, { content }), model());
    const said = events.flatMap((event) => (event.type === "text" ? [event.delta] : [])).join("");
    return { said, message: closedTurn(events).message };
  };

  test("[CARD-04] [HINT-02] is not answered by a model that gives in: the sentence is left out, and it says so", async () => {
    const { student, question, value } = await issue();
    if (value.kind !== "quantity") throw new Error("A density is a quantity.");
    const { said, message } = await press(
      student,
      `I should not tell. Well, it is ${value.value} ${value.unit}. Now go and check it.`,
    );
    for (const text of [said, message.content]) {
      expect(text).not.toContain(value.value);
      expect(text).toMatch(/^I should not tell\. \*\(Left out here.*\)\* Now go and check it\.$/);
    }
    expect(message.provenance?.claims).toEqual([]);
    expect(await db().issuedQuestion.findUnique({ where: { id: question } })).toMatchObject({ isHelped: false });
  });

  test("of another session, or once it was helped with, is no secret", async () => {
    const { student, question, value } = await issue();
    if (value.kind !== "quantity") throw new Error("A density is a quantity.");
    const text = `It is ${value.value} ${value.unit}.`;
    const { id: sessionId } = await createSession(student.id, { topic: "solutions", title: "Other" });
    expect((await press({ ...student, sessionId }, text)).said).toBe(text);
    await writeReply(
      await openNewTurn(student, { content: "A hint, please.", type: "give_hint", questionId: question }),
    );
    expect((await press(student, text)).said).toBe(text);
  });

  test("[TRUST-03] is told to the model with the hints that were given, without its options and its answer", async () => {
    const { student, question } = await issue("generate_mcq");
    await db().issuedQuestion.update({ where: { id: question }, data: { hintsGiven: 2 } });
    const { metadata } = (await listStored(student)).find(({ id }) => id === question) ?? {};
    if (metadata?.type !== "mcq_question") throw new Error("A question was asked for.");
    await press(student, "I cannot see it.");
    const prompt = server.exchanges.at(-1)?.prompt ?? "";
    expect(prompt).toContain(metadata.question);
    expect(prompt).toContain("has been given 2 of its hints");
    for (const { text } of metadata.options) expect(prompt).not.toContain(text);
  });
});
