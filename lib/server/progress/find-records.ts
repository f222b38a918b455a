import "server-only";
import type { SubtopicSlug } from "#lib/curriculum/outline.ts";
import type { Subtopic } from "#lib/curriculum/topics.ts";
import type { TopicRecord } from "#lib/mastery/topic-record.ts";
import type { Database } from "../db/client.ts";
import { recordColumns, toRecord } from "./records.ts";

/** What the user showed in these subtopics; one that was never practised is absent. */
export async function findRecords(
  database: Database,
  userId: string,
  subtopics: readonly Subtopic[],
): Promise<ReadonlyMap<SubtopicSlug, TopicRecord>> {
  const slugs = new Map<string, SubtopicSlug>(subtopics.map(({ slug }) => [slug, slug]));
  const rows = await database.topicRecord.findMany({
    where: { userId, subtopic: { in: [...slugs.keys()] } },
    select: recordColumns,
  });
  const entries = rows.flatMap((row) => {
    const slug = slugs.get(row.subtopic);
    return slug ? [[slug, toRecord(row)] as const] : [];
  });
  return new Map(entries);
}
