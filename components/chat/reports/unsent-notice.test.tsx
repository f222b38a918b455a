// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enterSession, dismissToast, toastHere } from "#components/ui/toast.ts";
import { Toasts } from "#components/ui/toasts.tsx";
import { createQueryClient } from "#lib/client/query-client.ts";
import { type Question, sendQuestion } from "#lib/client/chat/turns.ts";
import { unsentQuestions } from "#lib/client/chat/unsent-questions.ts";
import { createDraft } from "#lib/client/chat/use-draft.ts";
import { rememberUpload } from "#lib/client/upload-names.ts";
import chat from "#messages/en/chat.json" with { type: "json" };
import common from "#messages/en/common.json" with { type: "json" };
import { openConversation } from "../conversation/conversation.fixture.ts";
import { ConversationProvider } from "../conversation/use-conversation.ts";
import { UnsentNotice } from "./unsent-notice.tsx";

const FILE = rememberUpload({ name: "sheet.pdf", uploadURL: "/api/objects/1", size: 10, type: "application/pdf" });
const QUESTION: Question = { id: crypto.randomUUID(), type: "chat", content: "molar mass of KBr", attachedFiles: [] };

/** What the server says to the next question. */
let answer: () => Response | Promise<never>;
/** The ids of the questions that reached it. */
let asked: unknown[];

beforeEach(() => {
  asked = [];
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  vi.stubGlobal("fetch", async (_url: string, { method, body }: RequestInit = {}) => {
    if (method !== "POST") return Response.json([]);
    asked.push((JSON.parse(String(body)) as Question).id);
    return answer();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Tries to send a question in a session of its own, and shows what the screen then says. */
async function fail(question = QUESTION, { isElsewhere = false } = {}) {
  const draft = createDraft("ada");
  draft.write(question.content);
  draft.files.write([FILE]);
  const { conversation } = openConversation({ draft });
  const { sessionId } = conversation;
  await expect(sendQuestion(createQueryClient(), sessionId, question)).rejects.toBeInstanceOf(Error);
  render(
    <NextIntlClientProvider locale="en" messages={{ chat, common }} timeZone="UTC">
      <ConversationProvider value={isElsewhere ? openConversation().conversation : conversation}>
        <UnsentNotice />
        <Toasts />
      </ConversationProvider>
    </NextIntlClientProvider>,
  );
  return { draft, sessionId, unsent: () => unsentQuestions.find(sessionId)?.question ?? null };
}

const notice = () => screen.queryByRole("region", { name: chat.unsent.label });
const sendAgain = () => fireEvent.click(screen.getByRole("button", { name: chat.unsent.again }));

test("[ERR-03] the very question is sent again, as often as it fails, and leaves the input when it is taken", async () => {
  const { draft, unsent } = await fail({ ...QUESTION, attachedFiles: [FILE.uploadURL] });
  sendAgain();
  expect(notice()).toBeNull();
  await waitFor(() => expect(notice()?.textContent).toContain("molar mass of KBr"));
  expect(draft.read()).toBe("molar mass of KBr");
  expect(draft.files.read()).toEqual([FILE]);

  answer = () => new Response(null);
  sendAgain();
  await waitFor(() => expect(draft.read()).toBe(""));
  expect(draft.files.read()).toEqual([]);
  expect(notice()).toBeNull();
  expect(unsent()).toBeNull();
  expect(asked).toEqual([QUESTION.id, QUESTION.id, QUESTION.id]);
});

test("[ERR-03] what was typed since stays in the input", async () => {
  const { draft, unsent } = await fail();
  draft.write("molar mass of KBr and of KI");
  answer = () => new Response(null);
  sendAgain();
  await waitFor(() => expect(unsent()).toBeNull());
  expect(draft.read()).toBe("molar mass of KBr and of KI");
  expect(draft.files.read()).toEqual([FILE]);
});

test("[ERR-03] put away it is kept all the same: typed again it is the same question", async () => {
  const { unsent } = await fail();
  fireEvent.click(screen.getByRole("button", { name: chat.unsent.close }));
  expect(notice()).toBeNull();
  expect(unsent()).toBe(QUESTION);
});

test("[ERR-03] a question of files alone is told by their names", async () => {
  await fail({ ...QUESTION, content: "", attachedFiles: [FILE.uploadURL] });
  expect(notice()?.textContent).toContain("sheet.pdf");
});

test.each([
  ["the limit of a day", 429, { code: "USAGE_LIMIT_EXCEEDED", current: 5, limit: 5 }],
  ["a sign-in that has ended", 401, {}],
])("[ERR-02] what %s refuses is not offered again", async (_what, status, body) => {
  answer = () => Response.json(body, { status });
  await fail();
  expect(notice()).toBeNull();
});

test("[ERR-03] on its way again it is not offered meanwhile", async () => {
  await fail();
  answer = () => new Response(new ReadableStream());
  sendAgain();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(notice()).toBeNull();
});

test("[ERR-03] it stands in its own session alone", async () => {
  await fail(QUESTION, { isElsewhere: true });
  expect(notice()).toBeNull();
});

test("[ERR-03] it is said once: while the toast stands, the notice waits for its place", async () => {
  const { sessionId } = await fail();
  expect(notice()).toBeTruthy();
  enterSession(sessionId);
  const { id } = toastHere({ variant: "destructive", title: "Error" });
  await waitFor(() => expect(notice()).toBeNull());
  expect(await screen.findByText("Error")).toBeTruthy();
  dismissToast(id);
  await waitFor(() => expect(notice()).toBeTruthy());
});

test("[ERR-03] offline it says why, and the line that says so is then for those who hear the page alone", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await fail();
  expect(notice()?.textContent).toContain(chat.unsent.offline);
  const line = screen.getByText(chat.offline);
  expect(line.className).toBe("sr-only");
  fireEvent.click(screen.getByRole("button", { name: chat.unsent.close }));
  expect(line.className).not.toContain("sr-only");
});
