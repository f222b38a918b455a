import "server-only";
import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import type { SessionQuery } from "#lib/contracts/chat.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import { shownTopic, type Topic, TOPICS, topicNameKey } from "#lib/curriculum/topics.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { inSearchTurn } from "../db/search-turns.ts";
import { type Page, pageOf } from "../http/page.ts";
import { FIRST_ASKED, toFirstQuestion } from "./first-questions.ts";
import { type SessionRow, toChatSession } from "./sessions.ts";

type Reader = { userId: string; locale: Locale };

/** A page of the user's sessions that hold the search text, or all without one; the one used last first. */
export function listSessions(reader: Reader, query: SessionQuery): Promise<Page<ChatSession>> {
  // What was said is looked through, and not only the list.
  return query.search === "" ? list(reader, query) : inSearchTurn(reader.userId, () => list(reader, query));
}

/** One statement: Prisma would ask for the sessions and their questions one after the other, and every page waits for them. */
async function list({ userId, locale }: Reader, { search, before, limit }: SessionQuery): Promise<Page<ChatSession>> {
  const isFound = search === "" ? Prisma.empty : await conditionFor(search, { userId, locale });
  const isBefore =
    before === undefined
      ? Prisma.empty
      : Prisma.sql`AND (updated_at, id) < (SELECT updated_at, id FROM chat_sessions WHERE id = ${before}::uuid)`;
  const found = await db().$queryRaw<(SessionRow & { asked: string | null })[]>`
    SELECT id, topic, title, created_at AS "createdAt", updated_at AS "updatedAt", ${FIRST_ASKED} AS asked
    FROM (
      SELECT * FROM chat_sessions WHERE user_id = ${userId}::uuid ${isFound} ${isBefore}
      ORDER BY updated_at DESC, id DESC LIMIT ${limit + 1}::int
    ) AS session
    ORDER BY updated_at DESC, id DESC`;
  const { rows, isLast } = pageOf(found, limit);
  return { rows: rows.map((row) => toChatSession(row, toFirstQuestion(row.asked))), isLast };
}

/**
 * In the title, in the topic's name as the reader sees it, or in what was said, where H2O is written H₂O as well. A reply
 * that is being written is not looked at: its words are indexed when it is whole.
 */
async function conditionFor(search: string, { userId, locale }: Reader): Promise<Prisma.Sql> {
  const spellings = [...new Set([search, formatChemistryText(search)])].map((text) => `%${escapeWildcards(text)}%`);
  const contains = (column: Prisma.Sql): Prisma.Sql =>
    Prisma.sql`(${Prisma.join(
      spellings.map((spelling) => Prisma.sql`${column} ILIKE ${spelling}`),
      " OR ",
    )})`;
  // Whose messages they are is said where they are looked for, or those of everybody would be looked through.
  return Prisma.sql`AND (
    topic = ANY(${await topicsNamed(search, locale)})
    OR ${contains(Prisma.sql`title`)}
    OR id IN (
      SELECT session_id FROM messages JOIN chat_sessions AS own ON own.id = session_id
      WHERE own.user_id = ${userId}::uuid AND lease_until IS NULL AND ${contains(Prisma.sql`content`)}
    )
  )`;
}

/** The ids of the topics in whose name the text occurs, its own or the one that it is shown by. */
async function topicsNamed(search: string, locale: Locale): Promise<string[]> {
  const { curriculum } = await loadMessages(locale, ["curriculum"]);
  const wanted = search.toLocaleLowerCase(locale);
  const isNamed = (topic: Topic): boolean => {
    const [list, slug] = topicNameKey(topic).split(".");
    const names: Record<string, Record<string, string>> = curriculum;
    return names[list ?? ""]?.[slug ?? ""]?.toLocaleLowerCase(locale).includes(wanted) ?? false;
  };
  return TOPICS.filter((topic) => isNamed(topic) || isNamed(shownTopic(topic))).map(({ id }) => id);
}

/** What ILIKE takes for more than itself. */
function escapeWildcards(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
