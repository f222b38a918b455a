import type { Message } from "./chat.ts";
import type { ChatSession } from "./answers/session.ts";
import type { CurrentUser, Profile } from "./answers/user.ts";

/** Some messages of a session, oldest first; `isLast`: none is older. */
export type MessagePage = { rows: Message[]; isLast: boolean };

/** Some of the person's sessions, the one used last first; `isLast`: none is older. */
export type SessionPage = { rows: ChatSession[]; isLast: boolean };

/** What the chat screen begins with, each part as the API tells it: it comes with the page, which is drawn from it. */
export type ChatStart = {
  user: CurrentUser;
  profile: Profile;
  sessions: SessionPage;
  /** The session on the screen; null for somebody without any. */
  current: { id: string; newest: MessagePage } | null;
};

/** The cookie that tells the server which session this browser used last. */
export const CURRENT_SESSION_COOKIE = "CURRENT_SESSION";

/** How many messages are asked for at once. */
export const PAGE_SIZE = 50;
