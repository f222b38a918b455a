import "server-only";
import type { UsedMaterial } from "#lib/cards/used-material.ts";
import { objectPath } from "#lib/contracts/uploads.ts";
import { CHAT_TOPICS, findTopic, subtopicsOf } from "#lib/curriculum/topics.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { chooseQuote } from "#lib/retrieval/choose-quote.ts";
import { splitIntoPassages } from "#lib/retrieval/split-into-passages.ts";
import { isUnwanted } from "../db/patience.ts";
import { describeError, log } from "../http/log.ts";
import { type FoundPassage, searchPassages } from "../retrieval/find-passages.ts";
import type { TurnFiles } from "./gather-files.ts";
import type { OpenTurn } from "./open-turn.ts";
import { questionOf } from "./read-question.ts";

/** So many passages are looked at, and so many quoted at most. */
const CANDIDATES = 8;
const QUOTED = 2;

/** What speaks of much less of the question than the best one does is not quoted beside it. */
const BESIDE = 0.8;

/** Of a file that is not indexed yet only the beginning is looked at. */
const UNINDEXED_PAGES = 20;
const UNINDEXED_CHARACTERS = 60_000;

/** What a reply may draw on: the sentences that answer, by which it is cited, and those around them, for a model to read. */
export type Quotation = { readonly used: UsedMaterial; readonly around: string };

type Passage = Pick<FoundPassage, "materialId" | "objectId" | "title" | "page" | "excerpt">;

/**
 * What the student's files and, `ofMaterials`, the materials that they may see say to a question, in their own words; nothing
 * where none of them speaks of it. A reply does without while the search is out of order.
 */
export async function findQuotations(
  turn: OpenTurn,
  query: string,
  { files }: TurnFiles,
  ofMaterials: boolean,
): Promise<Quotation[]> {
  if (query.trim() === "") return [];
  try {
    const passages = await searchFilesAndMaterials(turn, query, files, ofMaterials);
    const quotations = passages
      .flatMap((passage) => quotationOf(passage, query, turn))
      .toSorted((a, b) => b.share - a.share);
    const least = (quotations[0]?.share ?? 0) * BESIDE;
    return withoutRepetitions(quotations.filter(({ share }) => share >= least)).slice(0, QUOTED);
  } catch (error) {
    if (!isUnwanted(error)) log("error", "materials could not be searched", describeError(error));
    return [];
  }
}

/** What the student attached comes first; it may have been read, but not indexed yet. */
async function searchFilesAndMaterials(
  turn: OpenTurn,
  query: string,
  files: TurnFiles["files"],
  ofMaterials: boolean,
): Promise<Passage[]> {
  const asker = { userId: turn.studentId, now: new Date() };
  const topic = materialTopicOf(turn);
  const search = async (within: readonly string[] | null) =>
    searchPassages({ asker, topic, within }, { ...(await questionOf(turn, query)), limit: CANDIDATES });
  const indexed = files.filter(({ isIndexed }) => isIndexed);
  const [inFiles, inMaterials] = await Promise.all([
    indexed.length === 0 ? [] : search(indexed.map(({ id }) => id)),
    ofMaterials ? search(null) : [],
  ]);
  return [
    ...inFiles,
    ...listFirstPassages(
      files.filter(({ isIndexed }) => !isIndexed),
      turn.locale,
    ),
    ...inMaterials,
  ];
}

function listFirstPassages(files: TurnFiles["files"], locale: Locale): Passage[] {
  return files.flatMap(({ id, name, pages }) => {
    const texts = (pages ?? [])
      .slice(0, UNINDEXED_PAGES)
      .map(({ number, text }) => ({ page: number, text: text.slice(0, UNINDEXED_CHARACTERS / UNINDEXED_PAGES) }));
    return splitIntoPassages(texts, locale).map(({ page, text }) => ({
      materialId: null,
      objectId: id,
      title: name,
      page,
      excerpt: text,
    }));
  });
}

/** Materials have one of the chat's topics; a session may be on a part of one. */
function materialTopicOf(turn: OpenTurn): string {
  const topic = findTopic(turn.topic);
  if (topic === null || topic.kind === "chat") return topic?.id ?? "";
  const [first] = subtopicsOf(topic);
  return CHAT_TOPICS.find(({ subtopics }) => first !== undefined && subtopics.includes(first))?.id ?? "";
}

function quotationOf(
  { materialId, objectId, title, page, excerpt }: Passage,
  query: string,
  { locale }: OpenTurn,
): (Quotation & { share: number })[] {
  const quote = chooseQuote(query, excerpt, locale);
  if (quote === null) return [];
  return [
    {
      used: { id: materialId ?? objectId, title, fileUrl: objectPath(objectId), page, excerpt: quote.text },
      around: quote.around,
      share: quote.share,
    },
  ];
}

/** Passages overlap, and the same file may be there twice. */
function withoutRepetitions(quotations: readonly Quotation[]): Quotation[] {
  return quotations.filter(
    ({ used: { excerpt } }, at) =>
      !quotations
        .slice(0, at)
        .some(({ used: earlier }) => earlier.excerpt.includes(excerpt) || excerpt.includes(earlier.excerpt)),
  );
}
