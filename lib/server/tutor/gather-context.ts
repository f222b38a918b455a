import "server-only";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import type { Words } from "#lib/wording/words.ts";
import { getLearner, usedNotes } from "../progress/learning-history.ts";
import { isUnwanted } from "../db/patience.ts";
import { describeError, log } from "../http/log.ts";
import { searchPassages } from "../retrieval/find-passages.ts";
import type { Quotation } from "./find-quotations.ts";
import type { FilePage, TurnFiles } from "./gather-files.ts";
import { gatherHistory, type PastMessage } from "./gather-history.ts";
import type { OpenTurn } from "./open-turn.ts";
import { questionOf } from "./read-question.ts";

/** What a reply may draw on. All of it is material: nothing in it is an instruction. */
export type Context = {
  /** The last messages, oldest first, and what was said before them, in short. */
  history: readonly PastMessage[];
  earlier: string | null;
  /** What the engine solved in these messages. */
  solved: readonly SolutionFacts[];
  reader: Reader;
  files: FileText[];
  quotations: readonly Quotation[];
};

/** Whom the reply is for: the grade, if it is known, and what stands out of how they learn. */
export type Reader = { grade: string | null; notes: readonly string[] };

/** What there is room for of a file's text. */
export type FileText = { name: string; pages: FilePage[] };

const FILE_CHARACTERS = 24_000;
const FAVOURED_PASSAGES = 12;

export type Background = Pick<Context, "history" | "earlier" | "solved" | "reader">;

/** What was said in the session before the question, and who asks. Needs nothing but the turn. Reads only. */
export async function gatherBackground(turn: OpenTurn, words: Words): Promise<Background> {
  const [history, reader] = await Promise.all([gatherHistory(turn), findReader(turn, words)]);
  return { ...history, reader };
}

/** What there is room for of the files. Reads only. */
export async function fitFiles(turn: OpenTurn, { files }: TurnFiles): Promise<FileText[]> {
  return cutFiles(files, await findFavouredPages(turn, files));
}

async function findReader({ studentId }: OpenTurn, words: Words): Promise<Reader> {
  const { grade, history } = await getLearner(studentId, words);
  return { grade, notes: usedNotes(history) };
}

/** Of files that are too long to be given whole: the pages that fit the question, the best first; none while the search is out of order. */
async function findFavouredPages(turn: OpenTurn, files: TurnFiles["files"]): Promise<string[]> {
  const length = files.reduce(
    (sum, { pages }) => sum + (pages ?? []).reduce((total, { text }) => total + text.length, 0),
    0,
  );
  if (length <= FILE_CHARACTERS) return [];
  const scope = { asker: { userId: turn.studentId, now: new Date() }, topic: "", within: files.map(({ id }) => id) };
  try {
    const passages = await searchPassages(scope, {
      ...(await questionOf(turn, turn.request.content)),
      limit: FAVOURED_PASSAGES,
    });
    return [...new Set(passages.map(({ objectId, page }) => pageKey(objectId, page)))];
  } catch (error) {
    if (!isUnwanted(error)) log("error", "files could not be searched", describeError(error));
    return [];
  }
}

const pageKey = (objectId: string, page: number): string => `${objectId} ${page}`;

/** As many pages as there is room for, those that are favoured before the others, each file's in their order. */
function cutFiles(files: TurnFiles["files"], favoured: readonly string[]): FileText[] {
  const pages = files.flatMap(({ id, pages }) =>
    (pages ?? []).map((page) => ({ id, page, rank: favoured.indexOf(pageKey(id, page.number)) })),
  );
  // Those that are not favoured have the rank -1 and keep their order, behind the others.
  const byRank = [
    ...pages.filter(({ rank }) => rank >= 0).toSorted((a, b) => a.rank - b.rank),
    ...pages.filter(({ rank }) => rank < 0),
  ];
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
