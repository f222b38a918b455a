import { expect, type Locator, type Page } from "@playwright/test";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import { watchQuiet } from "#tests/support/quiet.ts";

/** The chat screen as a person finds their way on it, in English. */
export async function openChat(page: Page) {
  if (new URL(page.url()).protocol === "about:") await page.goto("/");
  const chat = chatScreen(page);
  // The screen comes drawn; what is typed is heard once its scripts run.
  await expect(chat.input).toBeEditable();
  return chat;
}

const SESSIONS = "/api/chat/sessions";

/** The sessions of who is signed in, the latest first. */
export const sessionsOf = async (page: Page): Promise<ChatSession[]> => (await page.request.get(SESSIONS)).json();

/** Adds one, and tells its id. */
export async function addSession(page: Page, title: string, topic = "gas-laws"): Promise<string> {
  return (await (await page.request.post(SESSIONS, { data: { topic, title } })).json()).id;
}

/** The scripts that came since, whole. */
export function watchScripts(page: Page): () => Promise<string[]> {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.text());
  });
  return () => Promise.all(bodies);
}

/** Opens it, and waits until it has all that it asks for by itself: what it then asks for, somebody did. */
export async function openSettledChat(page: Page) {
  const quiet = watchQuiet(page);
  const progress = page.waitForResponse(/\/api\/user\/progress/);
  const chat = await openChat(page);
  await progress;
  await quiet();
  return chat;
}

/** Where an element begins in the view, in pixels from its top. */
export const topOf = async (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().top);

/** Two frames later: what was measured has been laid out. */
export const laidOut = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

function chatScreen(page: Page) {
  const actionsMenu = page.getByRole("button", { name: "Actions", exact: true });
  const input = page.getByRole("textbox", { name: "Message", exact: true });
  const replies = page.getByRole("article", { name: "AtomCoach" });
  const sendButton = page.getByRole("button", { name: "Send", exact: true });
  const send = async (text: string) => {
    await input.fill(text);
    // Until the reply before is stored, Enter does nothing.
    await expect(sendButton).toBeEnabled();
    await input.press("Enter");
  };
  /** Sends, and waits until the server accepted it. */
  const ask = async (text: string) => {
    await send(text);
    await expect(input).toHaveValue("");
  };
  return {
    input,
    replies,
    send,
    ask,
    /** Asks, and waits until the reply is stored: what it says is seen before that. */
    askToTheEnd: async (text: string) => {
      await ask(text);
      await expect(replies.last().getByRole("button", { name: "Copy" })).toBeVisible();
    },
    /** Chooses a format of the export's menu. */
    exportAs: async (format: "Text file" | "Word document (DOCX)" | "Print or save as PDF") => {
      await page.getByRole("button", { name: "Export session" }).click();
      await page.getByRole("button", { name: format }).click();
    },
    questions: page.getByRole("article", { name: "You" }),
    finalAnswers: page.getByRole("heading", { name: "Final answer" }).locator(".."),
    title: page.getByRole("heading", { level: 1 }),
    sidebar: page.getByRole("complementary", { name: "Sidebar" }),
    /** The sidebar's second list. */
    showSessions: async () => {
      const sessions = page.getByRole("navigation", { name: "Your sessions" });
      await page.getByRole("tab", { name: "Sessions" }).click();
      await expect(sessions).toBeVisible();
      return sessions;
    },
    newSession: page.getByRole("button", { name: "New session", exact: true }),
    /** What opens the quick actions on a narrow screen. */
    actionsMenu,
    /** Presses a quick action, wherever it lies. */
    act: async (name: string) => {
      if (await actionsMenu.isVisible()) await actionsMenu.click();
      await page.getByRole("button", { name, exact: true }).click();
    },
    /** Reloads: what is pressed on the drawn screen before its scripts run, nothing hears. */
    reload: async () => {
      await page.reload();
      await expect(input).toBeEditable();
    },
    solveProblem: page.getByRole("button", { name: "Solve Problem" }),
    sendButton,
    stopButton: page.getByRole("button", { name: "Stop" }),
    retryButton: page.getByRole("button", { name: "Try again" }),
    /** What a screen reader is told. */
    status: page.locator("p[role=status]"),
    toast: (title: string) =>
      page
        .getByRole("region", { name: /^Notifications/ })
        .getByRole("listitem")
        .filter({ hasText: title }),
  };
}
