import { afterAll, beforeAll, expect, test } from "vitest";
import { parseCard } from "#lib/cards/card.ts";
import { findQuestion } from "#lib/server/practice/issued-question.ts";
import { solve } from "#lib/solver/solve.ts";
import { type ModelExchange, type OpenAiServer, saying, startOpenAiServer } from "#tests/support/openai-server.ts";
import { closedTurn, createStudent, modelOf, openNewTurn, usedBy, writeReply } from "#tests/support/turns.ts";

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer(saying("unused"));
});
afterAll(() => server.close());

/** The problem that the model is given, as it stands between its marks. */
function problemOf({ prompt }: ModelExchange): string {
  const told = /<problem>\\n(.*?)\\n<\/problem>/su.exec(prompt)?.[1];
  if (told === undefined) throw new Error(`No problem in ${prompt.slice(0, 500)}`);
  return JSON.parse(`"${told}"`) as string;
}

/** Practice on masses and amounts, where a model tells the problem so; the question as it is shown. */
async function practise(tell: (problem: string) => string, preferences = {}) {
  const student = await createStudent("teacher");
  server.answerWith((exchange) => saying(tell(problemOf(exchange)))(exchange));
  const { message } = closedTurn(
    await writeReply(
      await openNewTurn(student, {
        content: "Practice",
        type: "generate_practice",
        subtopic: "the-mole-molar-mass",
        family: "molar-mass",
        preferences,
      }),
      modelOf(server),
    ),
  );
  const card = parseCard(message.metadata);
  if (card?.type !== "practice_question") throw new Error(`No question, but ${message.content}`);
  return { student, message, question: card.question };
}

const SCENE = "Almaz tidies the shelf of her school's laboratory and finds a jar with a new label.";

test("with a model a problem comes as a story, which the engine reads as the same problem", async () => {
  let own = "";
  const { student, message, question } = await practise((problem) => {
    own = problem;
    return `${SCENE} ${problem}`;
  });
  expect(question).toBe(`${SCENE} ${own}`);
  expect(message.provenance).toMatchObject({ writer: "tutor", check: "verified" });
  // The answer is the engine's, and the model was never told it.
  const stored = await findQuestion(student.id, { id: message.id, text: "" });
  const value = stored?.problem.solution.answer.value;
  expect(value).toMatchObject({ kind: "quantity" });
  if (value?.kind === "quantity") expect(server.exchanges.at(-1)?.prompt).not.toContain(value.value);
  expect((await findQuestion(student.id, { text: question }))?.id).toBe(message.id);
  expect(await usedBy(student)).toBe(0);
});

test.each<[string, (problem: string) => string]>([
  ["asks about something else", () => "Almaz warms 50 g of water from 20 °C to 30 °C. How much heat does it take up?"],
  ["has one more number", (problem) => `Almaz finds 12 jars. ${problem}`],
  [
    "tells the answer",
    (problem) => {
      const outcome = solve(problem, "en");
      const value = outcome.kind === "solved" ? outcome.solutions[0]?.answer.value : undefined;
      return `${SCENE} ${problem} She remembers ${value?.kind === "quantity" ? `${value.value} ${value.unit}` : ""}.`;
    },
  ],
  ["asks twice", (problem) => `${SCENE} ${problem} Why is that so?`],
  ["carries an address", (problem) => `${problem} See https://example.org.`],
  ["is empty", () => " "],
])("a story that %s is not shown", async (_, tell) => {
  let own = "";
  const { question } = await practise((problem) => {
    own = problem;
    return tell(problem);
  });
  expect(question).toBe(own);
});

test("who wants it short gets the problem as it is, and so does everybody while the model is down", async () => {
  const asked = server.exchanges.length;
  const short = await practise((problem) => `${SCENE} ${problem}`, { responseStyle: "concise" });
  expect(server.exchanges).toHaveLength(asked);
  expect(short.question).not.toContain("Almaz");

  const student = await createStudent();
  server.answerWith((exchange) => exchange.refuse(500));
  const request = { content: "Practice", type: "generate_practice", subtopic: "the-mole-molar-mass" } as const;
  const { message } = closedTurn(await writeReply(await openNewTurn(student, request), modelOf(server)));
  expect(message).toMatchObject({ state: "complete", metadata: { type: "practice_question" } });
});
