import { afterAll, beforeAll, expect, test } from "vitest";
import { sendMessageSchema, type SendMessage } from "#lib/contracts/chat.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { openTurn } from "#lib/server/tutor/open-turn.ts";
import { replyWords } from "#lib/server/tutor/reply-words.ts";
import { assembleConcept } from "#lib/wording/concept-card.ts";
import { type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import {
  closedTurn,
  createStudent,
  modelOf,
  type StudentWithSession,
  usedBy,
  writeReply,
} from "#tests/support/turns.ts";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("Think of sugar in tea."));
});
afterAll(() => server.close());

async function ask(
  student: StudentWithSession,
  message: SendMessage,
  { locale = "en", hasModel = false }: { locale?: Locale; hasModel?: boolean } = {},
) {
  const opening = await openTurn({
    student,
    sessionId: student.sessionId,
    request: sendMessageSchema.parse(message),
    locale,
    now: new Date(),
  });
  if (opening.kind !== "opened") throw new Error("The turn was there already.");
  return writeReply(opening.turn, hasModel ? modelOf(server) : null);
}

test.each<[Locale, string, string]>([
  ["en", "Molarity", "Molarity"],
  ["am", "ሞላሪቲ", "ሞላሪቲ"],
])(
  "[CARD-07] [I18N-03] in %s, “Explain Concept” gets a lesson without a model",
  async (locale, conceptToExplain, title) => {
    const student = await createStudent();
    const events = await ask(student, { content: "x", type: "explain_concept", conceptToExplain }, { locale });
    expect(events.map((event) => event.type)).toEqual(["card", "closed"]);
    const { message } = closedTurn(events);
    expect(message).toMatchObject({
      state: "complete",
      provenance: { writer: "tutor", check: "partly_verified", notice: null },
    });
    expect(message.metadata).toMatchObject({
      type: "concept_explanation",
      topic: "molarity",
      title,
      example: { solution: { finalAnswer: { unit: "mol/L" } } },
    });
    expect(message.content).toContain("c = n / V");
    expect(await usedBy(student)).toBe(1);
  },
);

test.each<[Locale, SendMessage, string]>([
  ["en", { content: "What is molarity?" }, "molarity"],
  ["am", { content: "ሞላሪቲ ምንድን ነው?" }, "molarity"],
  ["hi", { content: "तनुकरण क्या है?" }, "dilution"],
  [
    "en",
    { content: "Please explain this concept: Solutions", type: "explain_concept", conceptToExplain: "Solutions" },
    "solubility",
  ],
])("[CARD-07] in %s, a question about a concept gets its lesson: %o", async (locale, message, topic) => {
  const { metadata } = closedTurn(await ask(await createStudent(), message, { locale })).message;
  expect(metadata).toMatchObject({ type: "concept_explanation", topic });
});

test("[CARD-07] a problem that names a concept is solved, not explained", async () => {
  const { metadata } = closedTurn(
    await ask(await createStudent(), { content: "What is the molarity of 0.50 mol NaCl in 2.0 L of solution?" }),
  ).message;
  expect(metadata).toMatchObject({ type: "step_solution" });
});

test("[CARD-07] a lesson claims a check of its example alone: its prose is nobody's computation", async () => {
  const { message } = closedTurn(await ask(await createStudent(), { content: "What is the Bohr model?" }));
  const { example } = assembleConcept("atomic-models", await replyWords("en"));
  expect(example?.solution.finalAnswer.value).not.toBe("");
  expect(message).toMatchObject({
    metadata: { topic: "atomic-models", example },
    provenance: { check: "partly_verified" },
  });
});

test("[CARD-07] with a model, the lesson comes first and is what the model writes around", async () => {
  const events = await ask(await createStudent(), { content: "What is molarity?" }, { hasModel: true });
  expect([...new Set(events.map((event) => event.type))]).toEqual(["card", "text", "closed"]);
  expect(closedTurn(events).message).toMatchObject({
    content: "Think of sugar in tea.",
    metadata: { type: "concept_explanation", topic: "molarity" },
    provenance: { writer: "model", check: "partly_verified" },
  });
  expect(server.exchanges.at(-1)?.prompt).toContain("c = n / V");
});

test.each<[Locale, string, string[]]>([
  ["en", "molartiy", ["molartiy", "- Molarity"]],
  ["es", "qqqq *x*", ["qqqq \\*x\\*", "- Estequiometría"]],
])("[CARD-07] in %s, a lesson on %s that there is none of is no dead end", async (locale, conceptToExplain, parts) => {
  const student = await createStudent();
  const { message } = closedTurn(
    await ask(student, { content: "x", type: "explain_concept", conceptToExplain }, { locale }),
  );
  expect(message.provenance?.check).toBeNull();
  expect(message.metadata?.type).toBeUndefined();
  // Each is a button that asks for its lesson.
  const offered = message.metadata?.suggestions?.items.map(({ label }) => `- ${label}`);
  expect(offered).toEqual(expect.arrayContaining(parts.filter((part) => part.startsWith("- "))));
  for (const part of parts) expect(message.content).toContain(part);
});
