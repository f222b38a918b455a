import "server-only";
import { formatChemistryText } from "#lib/chemistry/display/format-chemistry-text.ts";
import type { SessionQuery } from "#lib/contracts/chat.ts";
import type { ChatSession } from "#lib/contracts/answers/session.ts";
import { shownTopic, type Topic, TOPICS, topicNameKey } from "#lib/curriculum/topics.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { db } from "../db/client.ts";
import type { Prisma } from "../db/generated/client.ts";
import { inSearchTurn } from "../db/search-turns.ts";
import { type Page, pageOf } from "../http/page.ts";
import { sessionColumns, toChatSessions } from "./sessions.ts";

type Reader = { userId: string; locale: Locale };

/** A page of the user's sessions that hold the search text, or all without one; the one used last first. */
export function listSessions(reader: Reader, query: SessionQuery): Promise<Page<ChatSession>> {
  // What was said is looked through, and not only the list.
  return query.search === "" ? list(reader, query) : inSearchTurn(reader.userId, () => list(reader, query));
}

async function list({ userId, locale }: Reader, { search, before, limit }: SessionQuery): Promise<Page<ChatSession>> {
  const found = await db().chatSession.findMany({
    where: { userId, ...(search === "" ? {} : { OR: await conditionsFor(search, { userId, locale }) }) },
    select: sessionColumns,
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    ...(before && { cursor: { id: before }, skip: 1 }),
  });
  const { rows, isLast } = pageOf(found, limit);
  return { rows: await toChatSessions(rows), isLast };
}

/**
 * In the title, in the topic's name as the reader sees it, or in what was said, where H2O is written H₂O as well. A reply
 * that is being written is not looked at: its words are indexed when it is whole.
 */
async function conditionsFor(search: string, { userId, locale }: Reader): Promise<Prisma.ChatSessionWhereInput[]> {
  const spellings = [...new Set([search, formatChemistryText(search)])];
  return [
    { topic: { in: await topicsNamed(search, locale) } },
    ...spellings.flatMap((spelling): Prisma.ChatSessionWhereInput[] => {
      const contains = { contains: escapeWildcards(spelling), mode: "insensitive" } as const;
      // Whose messages they are is said where they are looked for, or those of everybody would be looked through.
      return [
        { title: contains },
        { messages: { some: { content: contains, leaseUntil: null, session: { userId } } } },
      ];
    }),
  ];
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

/** Prisma hands the text to ILIKE as it is. */
function escapeWildcards(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
