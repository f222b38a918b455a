/** What has been written of a dictation: `heard` stands at the end of the text, and holds the results from `from` on. */
export type Dictation = { heard: string; from: number };

/** What a recogniser has heard since it began; results before `resultIndex` have not changed. */
type Heard = { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> };

/**
 * The text with what is heard behind it, in the place of what was heard there before. Where the text has been changed
 * meanwhile it is left as it is, and only what is new goes behind it.
 */
export function continueDictation(
  text: string,
  dictation: Dictation,
  heard: Heard,
): { text: string; dictation: Dictation } {
  const isUntouched = text.endsWith(dictation.heard);
  const from = isUntouched ? dictation.from : heard.resultIndex;
  const before = isUntouched ? text.slice(0, text.length - dictation.heard.length) : text;
  const results = Array.from(heard.results).slice(from);
  const words = results.map((result) => result[0]?.transcript.trim() ?? "").reduce(joinWords, "");
  const whole = joinWords(before, words);
  return { text: whole, dictation: { heard: whole.slice(before.length), from } };
}

/** With a space between, but for Chinese, which has none. */
function joinWords(left: string, right: string): string {
  const needsNone =
    left === "" ||
    right === "" ||
    /\s$/u.test(left) ||
    (/[\p{Script=Han}\p{P}]$/u.test(left) && /^\p{Script=Han}/u.test(right));
  return needsNone ? left + right : `${left} ${right}`;
}
