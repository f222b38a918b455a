import { tokenise } from "./phrases/find-phrase.ts";

/** That an answer is held for wrong. */
const DOUBTS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:i (?:think|believe) )?(?:you(?:['’]?re| are)?|ur|u r|u|this|that|it|the answer)(?:['’]?s| is| are)? (?:really |definitely |all )?(?:wrong|incorrect|mistaken|not (?:right|correct|true))|(?:that|this|it)(?: is|['’]?s)?n['’]?t (?:right|correct|true)|(?:that|this|it) can(?:['’]?t| ?not) be(?: right| true| it)?|i (?:don['’]?t|do not) (?:think so|believe (?:you|it|that)|(?:think|believe) (?:that|this|it|you)(?:['’]?s| is|['’]?re| are)? (?:right|correct))|i disagree|you made a mistake)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:te equivocas|est[aá]s (?:mal|equivocad[oa])|(?:eso |esto )?est[aá] mal|eso no (?:es|est[aá]) (?:correcto|bien)|no (?:es|est[aá]) (?:correcto|bien)|no puede ser|no (?:lo )?creo|no estoy de acuerdo)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:tu te trompes|vous vous trompez|t['’]?as (?:tout )?faux|tu as (?:tout )?faux|c['’]?est (?:faux|pas (?:ça|ca|juste|bon|possible))|ce n['’]est pas (?:ça|juste|bon|possible)|je (?:ne )?(?:suis pas d['’]accord|crois pas|pense pas))(?!\p{L})`,
    String.raw`(?:你|您)?(?:算|说|答|搞)?错了(?:吧)?|(?:你|您)?不对(?:吧|啊|呀)|(?:好像|感觉)不对|不可能(?:吧)?`,
    String.raw`(?:तुम|आप|यह|ये|वह) (?:तो )?(?:गलत|ग़लत) (?:हो|हैं|है)|(?:यह|ये) सही नहीं(?: है)?|(?<!\p{L})(?:tum|aap|ye|yeh) (?:toh? )?galat (?:ho|hai|hain)|(?:ye |yeh )?sahi nahi(?: hai)?`,
    String.raw`ተሳስተ(?:ሃል|ሻል|ዋል)|(?:ይህ |ይሄ )?ስህተት ነው|(?:ይህ |ይሄ )?ትክክል አይደለም`,
  ].join("|"),
  "giu",
);

/** A message without its doubt: "ur wrong, its 2". */
export const withoutDoubt = (text: string): string => text.replaceAll(DOUBTS, " ").replace(/^[\s,.;:!，。]+/u, "");

/** What may stand beside a doubt and says no more. */
const BESIDE: ReadonlySet<string> = new Set(
  "no, nope, nah, hm, but, wait, bro, tho, though, i, think, pero, no, mais, non, euh, 不, 是, 的, 啊, 吧, 那, नहीं, पर, nahi, አይ, ግን"
    .split(",")
    .flatMap(tokenise),
);

/** Whether nothing is said but that the answer before is wrong, and no other one is named. */
export function isDoubt(text: string): boolean {
  const rest = withoutDoubt(text);
  return rest !== text && tokenise(rest).every((token) => BESIDE.has(token));
}
