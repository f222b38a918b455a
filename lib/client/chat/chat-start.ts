import type { QueryClient } from "@tanstack/react-query";
import type { ChatStart } from "../../contracts/chat-start.ts";
import type { CurrentUser, Profile } from "../../contracts/answers/user.ts";
import { CURRENT_USER_KEY, PROFILE_KEY } from "../user.ts";
import { transcriptKey } from "./messages.ts";
import { type SessionList, withNewestSessions } from "./session-list.ts";
import { SESSIONS_KEY } from "./sessions.ts";
import { type Transcript, withNewest } from "./transcript.ts";

/** Puts what came with the page where the screen looks for it: as if it had been asked for. */
export function fillWithStart(queryClient: QueryClient, { user, profile, sessions, current }: ChatStart): void {
  queryClient.setQueryData<CurrentUser>(CURRENT_USER_KEY, user);
  queryClient.setQueryData<Profile>(PROFILE_KEY, profile);
  queryClient.setQueryData<SessionList>(SESSIONS_KEY, withNewestSessions(undefined, sessions));
  if (current === null) return;
  queryClient.setQueryData<Transcript>(transcriptKey(current.id), withNewest(undefined, current.newest));
}
