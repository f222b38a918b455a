import type { Locale } from "../../i18n/locales.ts";
import type { Secret } from "../../problems/leak.ts";

export type GuardedOption = { readonly id: string; readonly text: string; readonly isRight: boolean };

/** What an option is called before its letter. */
const OPTION = "(?:options?|answers?|choices?|letters?|pick|choose|select|opci[oó]n|respuesta|letra|elige|réponse|lettre|choisi[rs]?|choix|选项?|答案|选择|አማራጭ|መልስ|ፊደል|विकल्प|उत्तर|अक्षर)";
/** What is said of it behind its letter. */
const RIGHT = "(?:is (?:right|correct|the|it)|works|fits|es (?:la )?correct[ao]|est (?:la )?(?:bonne|correcte?|juste)|是?正确|对|ትክክል|सही)";

/**
 * The letter of the right option, singled out as an option, or all the wrong ones ruled out; null when nothing. A bare
 * letter counts only in brackets or bold, or where nothing else stands in the sentence.
 */
export function findOptionLeak(text: string, { options }: Secret & { readonly options?: readonly GuardedOption[] }, _locale: Locale): string | null {
  const right = options?.find(({ isRight }) => isRight);
  if (options === undefined || right === undefined) return null;
  const named = options.filter(({ id }) => isNamed(text, id));
  if (named.length === options.length) return null;
  if (named.includes(right)) return right.id;
  return named.length === options.length - 1 && options.length > 2 ? right.id : null;
}

function isNamed(text: string, id: string): boolean {
  const letter = `[${id.toLowerCase()}${id.toUpperCase()}]`;
  const capital = id.toUpperCase();
  const gap = "[\\s:：\"“'(（*_#-]{0,6}(?:is |es |est |是|为|है )?[\\s:：\"“'(（*_-]{0,6}";
  const end = "(?![\\p{L}\\p{N}])";
  return [
    new RegExp(`${OPTION}${gap}${letter}${end}`, "iu"),
    new RegExp(`(?<![\\p{L}\\p{N}])${capital}[)"”'*_\\s]{0,4}${RIGHT}`, "u"),
    new RegExp(`(?<![\\p{L}\\p{N}])(?:\\(${letter}\\)|\\*\\*${letter}\\)?\\*\\*|["“']${letter}["”'])`, "u"),
    new RegExp(`(?:^|[\\s,])${letter}\\)`, "u"),
    new RegExp(`^[\\s*_>-]{0,4}${letter}[\\s*_.!]{0,4}$`, "u"),
    new RegExp(`(?:it|not|nor|neither|and|or|,|no|ni|pas|不是|नहीं)\\s?(?:is |be |['’]s )?${capital}${end}(?!\\s?[=a-z(])`, "u"),
  ].some((pattern) => pattern.test(text));
}
