/** What ends a clause; a point or comma between digits belongs to a number. */
const CLAUSE_END = /(?:[!?;:\n()¡¿…。！？；，：、።፣፤፥፧।|]|(?<!\p{Nd})[.,]|[.,](?!\p{Nd}))+/gu;

/** A piece of a message: its words, and what stands behind them. `text + end` of all is the message. */
export type Clause = { readonly text: string; readonly end: string };

/** The clauses of a message in their order, empty ones too. Total; linear in the text's length. */
export function splitClauses(text: string): Clause[] {
  const ends = [...text.matchAll(CLAUSE_END)];
  const starts = [0, ...ends.map(({ 0: end, index }) => index + end.length)];
  return starts.map((start, at) => {
    const end = ends[at];
    return { text: text.slice(start, end?.index), end: end?.[0] ?? "" };
  });
}
