import { expect, type Locator, type Page } from "@playwright/test";
import { Client } from "pg";
import type { Message } from "#lib/contracts/chat.ts";
import type { TopicProgress } from "#lib/contracts/answers/progress.ts";
import type { Difficulty } from "#lib/curriculum/difficulties.ts";
import { type Problem, problemSchema } from "#lib/problems/problem.ts";
import { openChat } from "./chat-screen.ts";

type QuestionMessage = Message & {
  metadata: Extract<Message["metadata"], { type: "practice_question" | "mcq_question" }>;
};

/** Opens the chat on a session that practises one subtopic, as a student finds their way on it in English. */
export async function openPractice(page: Page, topic = "curriculum:density") {
  const answer = await page.request.post("/api/chat/sessions", { data: { topic, title: "Practice" } });
  const { id: sessionId }: { id: string } = await answer.json();
  const chat = await openChat(page);
  const questions = page
    .getByRole("article", { name: "AtomCoach" })
    .filter({ has: page.getByRole("heading", { name: QUESTION }) });
  // On a narrow screen they lie in a menu, which is closed until it is asked for.
  const action = (name: string) =>
    page
      .getByRole("group", { name: "Quick actions", includeHidden: true })
      .getByRole("button", { name, exact: true, includeHidden: true });
  const hints = page.getByRole("dialog", { name: "Hints Available" });

  async function ask(name: "Practice Problem" | "Multiple Choice"): Promise<Locator> {
    const before = await questions.count();
    if (await chat.actionsMenu.isVisible()) await chat.actionsMenu.click();
    await action(name).click();
    const card = questions.nth(before);
    await expect(card).toBeVisible();
    // Until the question is stored, nothing can be asked about it.
    await expect(action(name)).toBeEnabled();
    return card;
  }

  return {
    chat,
    questions,
    action,
    hints,
    askFree: () => ask("Practice Problem"),
    askChoice: () => ask("Multiple Choice"),
    /** A question of this level, as a request of its own brings it: the buttons leave the level to what the student can do. */
    issue: async (type: "generate_practice" | "generate_mcq", difficulty: Difficulty): Promise<Locator> => {
      const before = await questions.count();
      const headers = { Accept: "application/json" };
      const issued = await page.request.post(`/api/chat/${sessionId}/messages`, {
        headers,
        data: { content: "A question, please.", type, difficulty },
      });
      expect(issued.ok()).toBe(true);
      await chat.reload();
      await expect(questions).toHaveCount(before + 1);
      return questions.nth(before);
    },
    /** What the server stores of each question, oldest first. */
    stored: async (): Promise<QuestionMessage[]> => {
      const messages: Message[] = await (await page.request.get(`/api/chat/${sessionId}/messages`)).json();
      return messages.filter(isQuestion);
    },
    /** What the student's answers amount to. */
    progress: async (): Promise<TopicProgress[]> => (await page.request.get("/api/user/progress")).json(),
  };
}

const QUESTION = /^(Practice problem|Multiple choice question)$/;

function isQuestion(message: Message): message is QuestionMessage {
  return message.metadata?.type === "practice_question" || message.metadata?.type === "mcq_question";
}

/** The parts of one question's card. */
export function questionCard(card: Locator) {
  const field = card.getByRole("textbox", { name: "Your answer" });
  const button = (name: string) => card.getByRole("button", { name, exact: true });
  return {
    field,
    button,
    option: (text: string) => card.getByRole("radio", { name: text }),
    result: card.getByRole("group", { name: "Result" }),
    submit: async (answer: string) => {
      await field.fill(answer);
      await button("Submit").click();
    },
  };
}

/** The problem behind a question on record. The browser never gets it. */
export async function problemOf(questionId: string | null | undefined): Promise<Problem> {
  const client = new Client({ connectionString: process.env["DATABASE_URL"] });
  await client.connect();
  try {
    const { rows } = await client.query<{ problem: unknown }>("SELECT problem FROM issued_questions WHERE id = $1", [
      questionId,
    ]);
    return problemSchema.parse(rows[0]?.problem);
  } finally {
    await client.end();
  }
}

/** The answer to a question on record, as a student may write it. */
export async function rightAnswer(questionId: string | null | undefined): Promise<string> {
  const { value } = (await problemOf(questionId)).solution.answer;
  if (value.kind !== "quantity") throw new Error("A quantity is asked for");
  return `${value.value} ${value.unit}`;
}
