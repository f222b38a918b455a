import "server-only";
import { db } from "../db/client.ts";
import { beyondPatience } from "../db/patience.ts";

/** What Postgres knows of the table without counting: about how many passages, and in which share of them a lexeme stands. */
type TermFrequencies = { readonly passages: number; readonly shares: ReadonlyMap<string, number> };

const KEPT_MS = 5 * 60_000;

let kept: { until: number; frequencies: Promise<TermFrequencies> } | undefined;

/** As of some minutes ago; an estimate serves, since it only decides where to look first. */
export function getTermFrequencies(now: Date): Promise<TermFrequencies> {
  if (kept === undefined || kept.until < now.getTime()) {
    // Asked for all, so that nobody who goes away takes them along.
    const frequencies = beyondPatience(selectTermFrequencies);
    kept = { until: now.getTime() + KEPT_MS, frequencies };
    frequencies.catch(() => {
      kept = undefined;
    });
  }
  return kept.frequencies;
}

/** Statistics come with Postgres' own ANALYZE; before the first there are none, and the table is small. */
async function selectTermFrequencies(): Promise<TermFrequencies> {
  const rows = await db().$queryRaw<{ lexeme: string; share: number }[]>`
    SELECT elements.lexeme, elements.share::float8 AS share
    FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS elements (lexeme, share)
    WHERE schemaname = current_schema() AND tablename = 'passages' AND attname = 'search' AND elements.lexeme IS NOT NULL`;
  const [table] = await db().$queryRaw<
    { passages: number }[]
  >`SELECT reltuples::float8 AS passages FROM pg_class WHERE oid = 'passages'::regclass`;
  return {
    passages: Math.max(0, table?.passages ?? 0),
    shares: new Map(rows.map(({ lexeme, share }) => [lexeme, share])),
  };
}
