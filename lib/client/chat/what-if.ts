"use client";

import type { QueryClient } from "@tanstack/react-query";
import type { Card } from "../../cards/card.ts";
import { type WhatIfAnswer, whatIfShape } from "../../contracts/answers/what-if.ts";
import type { WhatIfRequest } from "../../contracts/what-if.ts";
import { sendJson } from "../request.ts";
import { messagesUrl } from "./messages.ts";
import type { Transcript } from "./transcript.ts";

/** The address of a reply. */
type ReplyAddress = { readonly sessionId: string; readonly messageId: string };

/** The stored reply whose card it is; null for one that is still written, or stands in no conversation. */
export function findReply(queries: QueryClient, card: Card): ReplyAddress | null {
  for (const [key, transcript] of queries.getQueriesData<Transcript>({ queryKey: ["chat"] })) {
    const [, sessionId, kind] = key;
    if (kind !== "messages" || typeof sessionId !== "string") continue;
    const row = transcript?.messages.find(({ metadata }) => metadata === card);
    if (row !== undefined) return { sessionId, messageId: row.id };
  }
  return null;
}

/** What would come out with another number. */
export function askWhatIf({ sessionId, messageId }: ReplyAddress, body: WhatIfRequest): Promise<WhatIfAnswer> {
  return sendJson("POST", `${messagesUrl(sessionId)}/${messageId}/what-if`, body, whatIfShape);
}
