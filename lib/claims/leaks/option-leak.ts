import type { Secret } from "../../problems/leak.ts";

export type GuardedOption = { readonly id: string; readonly text: string; readonly isRight: boolean };

/** What an option is called before its letter. */
const OPTION =
  "(?:options?|answers?|choices?|letters?|pick|choose|select|opci[oó]n|respuesta|letra|elige|réponse|lettre|choisi[rs]?|choix|选项?|答案|选择|አማራጭ|መልስ|ፊደል|विकल्प|उत्तर|अक्षर)";
/** What is said of it behind its letter. */
const RIGHT =
  "(?:is (?:right|correct|the|it)|works|fits|es (?:la )?correct[ao]|est (?:la )?(?:bonne|correcte?|juste)|是?正确|对|ትክክል|सही)";

/** Its place, in words: "the second one", 第二个. */
const ORDINALS: readonly RegExp[] = [
  /(?<!\p{L})(?:first|1st|primer[oa]?|premi(?:er|ère)|पहला|पहली|አንደኛ\p{L}*|የመጀመሪያ\p{L}*)(?!\p{L})|第[一1]/iu,
  /(?<!\p{L})(?:second|2nd|segund[oa]|deuxième|seconde|दूसरा|दूसरी|ሁለተኛ\p{L}*)(?!\p{L})|第[二2]/iu,
  /(?<!\p{L})(?:third|3rd|tercer[oa]?|troisième|तीसरा|तीसरी|ሦስተኛ\p{L}*|ሶስተኛ\p{L}*)(?!\p{L})|第[三3]/iu,
  /(?<!\p{L})(?:fourth|4th|last|cuart[oa]|últim[oa]|quatrième|derni(?:er|ère)|चौथा|चौथी|आखिरी|አራተኛ\p{L}*)(?!\p{L})|第[四4]|最后一/iu,
  /(?<!\p{L})(?:fifth|5th|quint[oa]|cinquième|पाँचवाँ|पाँचवीं|አምስተኛ\p{L}*)(?!\p{L})|第[五5]/iu,
];
/** What follows a place that is one of options: a word for one, a verb, or the end of the sentence; "first, …" is none. */
const OF_OPTIONS =
  /^(?:\s?(?:one|option|answer|choice|opción|respuesta|réponse|choix|वाला|वाली|विकल्प|उत्तर|አማራጭ|መልስ)(?!\p{L})|\s(?:is|es|est|है|ነው)(?!\p{L})|(?:个|项|选项|答案|是)|\s?["”*_)]{0,3}(?:[.!?。！？።।]|$))/iu;

/**
 * The letter of the right option, singled out as an option by it or by its place, or all the wrong ones ruled out; null
 * when nothing. A bare letter counts only in brackets or bold, behind "it is", or where nothing else stands in the sentence.
 */
export function findOptionLeak(
  text: string,
  { options }: Secret & { readonly options?: readonly GuardedOption[] },
): string | null {
  const right = options?.find(({ isRight }) => isRight);
  if (options === undefined || right === undefined) return null;
  const plain = text.normalize("NFKC");
  const named = options.filter(({ id }, index) => isNamed(plain, id) || isPlaced(plain, index, options.length));
  if (named.length === options.length) return null;
  if (named.includes(right)) return right.id;
  return named.length === options.length - 1 && options.length > 2 ? right.id : null;
}

function isPlaced(text: string, index: number, count: number): boolean {
  const pattern = ORDINALS[index];
  const match = pattern?.exec(text) ?? null;
  if (match === null || index >= count) return false;
  return OF_OPTIONS.test(text.slice(match.index + match[0].length));
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
    new RegExp(
      `(?:it|not|nor|neither|and|or|,|no|ni|pas|不是|नहीं)\\s?(?:is |be |['’]s )?${capital}${end}(?!\\s?[=a-z(])`,
      "u",
    ),
    // "It's b": a letter that is no article.
    new RegExp(
      `(?:it|that|this|answer|one)(?:['’]s| is| must be| has to be| would be| should be| will be| may be| might be| could be)\\s["'“‘(*_]{0,3}${letter}(?=["'”’)*_]{0,3}(?:[.,;:!?]|$|\\s(?:because|since|as|for|I)\\b))`,
      "iu",
    ),
  ].some((pattern) => pattern.test(text));
}
