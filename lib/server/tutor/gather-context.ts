import "server-only";
import type { UsedMaterial } from "#lib/cards/used-material.ts";
import { db } from "../db/client.ts";
import { findPassages } from "../retrieval/find-passages.ts";
import type { FilePage, TurnFiles } from "./gather-files.ts";
import type { OpenTurn } from "./open-turn.ts";

export type PastMessage = { role: "user" | "assistant"; content: string };

/** What a reply may draw on. All of it is material: nothing in it is an instruction. */
export type Context = { history: PastMessage[]; files: FileText[]; quotations: readonly UsedMaterial[] };

/** What there is room for of a file's text. */
export type FileText = { name: string; pages: FilePage[] };

const FILE_CHARACTERS = 24_000;
const FAVOURED_PASSAGES = 12;

const HISTORY_MESSAGES = 20;
const HISTORY_CHARACTERS = 24_000;

/**
 * What was said in the session before the question, oldest first, and what its files say, each within a budget. Reads only.
 */
export async function gatherContext(turn: OpenTurn, { files }: TurnFiles): Promise<Omit<Context, "quotations">> {
  const [history, favoured] = await Promise.all([gatherHistory(turn), findFavouredPages(turn, files)]);
  return { history, files: cutFiles(files, favoured) };
}

/** Of files that are too long to be given whole: the pages that fit the question, the best first. */
async function findFavouredPages(turn: OpenTurn, files: TurnFiles["files"]): Promise<string[]> {
  const length = files.reduce((sum, { pages }) => sum + (pages ?? []).reduce((total, { text }) => total + text.length, 0), 0);
  if (length <= FILE_CHARACTERS) return [];
  const passages = await findPassages({
    asker: { userId: turn.studentId },
    topic: "",
    query: turn.request.content,
    locale: turn.locale,
    limit: FAVOURED_PASSAGES,
    within: files.map(({ id }) => id),
  });
  return [...new Set(passages.map(({ objectId, page }) => pageKey(objectId, page)))];
}

const pageKey = (objectId: string, page: number): string => `${objectId} ${page}`;

/** As many pages as there is room for, those that are favoured before the others, each file's in their order. */
function cutFiles(files: TurnFiles["files"], favoured: readonly string[]): FileText[] {
  const pages = files.flatMap(({ id, pages }) => (pages ?? []).map((page) => ({ id, page, rank: favoured.indexOf(pageKey(id, page.number)) })));
  // Those that are not favoured have the rank -1 and keep their order, behind the others.
  const byRank = [...pages.filter(({ rank }) => rank >= 0).toSorted((a, b) => a.rank - b.rank), ...pages.filter(({ rank }) => rank < 0)];
  const kept = new Map<string, FilePage[]>();
  let left = FILE_CHARACTERS;
  for (const { id, page } of byRank) {
    if (left <= 0) break;
    kept.set(id, [...(kept.get(id) ?? []), { ...page, text: page.text.slice(0, left) }]);
    left -= page.text.length;
  }
  return files.flatMap(({ id, name }) => {
    const own = kept.get(id);
    return own === undefined ? [] : [{ name, pages: own.toSorted((a, b) => a.number - b.number) }];
  });
}

/** A practice question that waits for its answer is kept from the model, which would solve it. */
async function gatherHistory(turn: OpenTurn): Promise<PastMessage[]> {
  const rows = await db().message.findMany({
    where: {
      sessionId: turn.sessionId,
      content: { not: "" },
      state: { in: ["complete", "stopped"] },
      NOT: { question: { is: { evaluatedAt: null, isHelped: false } } },
    },
    select: { id: true, role: true, content: true },
    orderBy: { sequence: "desc" },
    // A question whose reply is written again may have others after it.
    cursor: { id: turn.userMessage.id },
    take: HISTORY_MESSAGES,
  });
  const history: PastMessage[] = [];
  let characters = 0;
  for (const { id, role, content } of rows) {
    if (id === turn.userMessage.id) continue;
    characters += content.length;
    if (characters > HISTORY_CHARACTERS) break;
    history.unshift({ role, content });
  }
  return history;
}
