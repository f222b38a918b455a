import { afterEach, expect, test, vi } from "vitest";
import { getAllMessages } from "./messages.ts";

/** What this server lets into a page, however many are asked for. */
const PAGE = 90;

afterEach(() => vi.unstubAllGlobals());

const MESSAGE = {
  role: "user",
  state: "complete",
  content: "How many moles?",
  metadata: null,
  createdAt: "2026-03-09T10:20:30.000Z",
  replyToId: null,
  provenance: null,
};

/** A server with so many messages, answering as its contract says: the newest page, or the one before a message. */
function serve(count: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    const query = new URL(url, "http://localhost").searchParams;
    const end = query.has("before") ? Number(query.get("before")) : count;
    const rows = Array.from({ length: count }, (_, index) => ({ ...MESSAGE, id: String(index) }));
    const start = Math.max(0, end - Math.min(Number(query.get("limit")), PAGE));
    const headers = start === 0 ? {} : { Link: `</api/chat/s/messages?before=${start}>; rel="next"` };
    return Promise.resolve(Response.json(rows.slice(start, end), { headers }));
  });
  return asked;
}

test.each([
  [0, 1],
  [PAGE - 1, 1],
  [PAGE, 1],
  [PAGE + 1, 2],
  [2 * PAGE + 1, 3],
])("[HOME-04] a session of %i messages is read whole and in order, in %i pages", async (count, pages) => {
  const asked = serve(count);
  const messages = await getAllMessages("s");
  expect(messages.map(({ id }) => Number(id))).toEqual(Array.from({ length: count }, (_, index) => index));
  expect(asked).toHaveLength(pages);
});
