type Piece = { readonly text: string; readonly isVerbatim: boolean };

/** Code spans, addresses and everything else of a line, in order. */
export function cutVerbatim(line: string): Piece[] {
  if (!/[`@]|:\/\/|www\./.test(line)) return [{ text: line, isVerbatim: false }];
  const pieces: Piece[] = [];
  let copied = 0;
  for (const match of line.matchAll(/`[^`]*`|[^\s`]+/g)) {
    const [word] = match;
    if (!word.startsWith("`") && !/@|:\/\/|www\./.test(word)) continue;
    if (match.index > copied) pieces.push({ text: line.slice(copied, match.index), isVerbatim: false });
    pieces.push({ text: word, isVerbatim: true });
    copied = match.index + word.length;
  }
  if (copied < line.length) pieces.push({ text: line.slice(copied), isVerbatim: false });
  return pieces;
}
