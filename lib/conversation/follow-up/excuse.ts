/** That something was read, copied or looked up wrong, and nothing of what is right. */
const EXCUSE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:i(?:['’]ve| have)? )?(?:mis(?:read|typed|copied|wrote|saw|heard)(?: (?:it|that|this|the \p{L}+))?|(?:read|typed|copied|wrote|saw|looked at|took|used|put)(?: (?:it|that|this|the \p{L}+))? (?:wrong(?:ly)?|incorrectly)|(?:looked at|read|used|took|copied|wrote) the wrong \p{L}+|got (?:it|that|the \p{L}+) wrong)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:l[oa]s? )?(?:le[ií]|copi[eé]|escrib[ií]|anot[eé]|mir[eé]|puse) mal(?!\p{L})(?: (?:el|la|los|las) \p{L}+)?|(?<!\p{L})me (?:equivoqu[eé]|confund[ií])(?!\p{L})(?: (?:de|con|en) (?:el |la )?\p{L}+)?`,
    String.raw`(?<!\p{L})(?:j['’]?ai|jai) mal (?:lu|recopi[eé]|copi[eé]|[eé]crit|not[eé]|vu|regard[eé])(?!\p{L})|(?<!\p{L})(?:j['’]?ai|jai) (?:lu|pris|regard[eé]|recopi[eé]|copi[eé]) (?:la mauvaise|le mauvais) \p{L}+|(?<!\p{L})je me suis tromp[eé]e?(?!\p{L})(?: (?:de|sur) (?:la |le )?\p{L}+)?`,
    String.raw`我?(?:看|抄|读|写|打|记|输)错了?(?:一?行|题目?|数字?|单位)?了?`,
    String.raw`(?:मैंने |मैने )?(?:गलत|ग़लत) (?:पढ़|लिख|देख|उतार)\p{L}*\p{M}*(?: (?:लिया|दिया|गया|गई|था|थी))*|(?<!\p{L})(?:maine )?gh?alat (?:pad|likh|dekh)\p{L}*(?: (?:liya|diya|gaya|tha))*`,
    String.raw`(?:በስህተት|ተሳስቼ) ?(?:አነበብኩ|አነበብኩት|ጻፍኩ|ጻፍኩት|አየሁ|አየሁት)`,
  ].join("|"),
  "giu",
);

/** Whether somebody says that they read or copied something wrong, and what it should have been. */
export const saysExcuse = (text: string): boolean => withoutExcuse(text) !== text;

/** What is called out before one. */
const CALLS =
  /^[\s¡¿]*(?:(?:oh|ah|uh|ugh|hm+|wait|hang on|hold (?:on|up)|omg|oops|whoops|sorry|my bad|no|ay|uy|ups|espera|perd[oó]n|attends|mince|zut|oups|pardon|啊|哎呀?|等等|不好意思|抱歉|अरे|रुको|सॉरी|ቆይ|ይቅርታ)(?![\p{Script=Latin}\p{M}])[\s,.!…，。፣]*)+/iu;

/** "Oh wait, I read it wrong, the tank is 12 L" without what excuses the correction. */
export function withoutExcuse(text: string): string {
  const rest = text.replaceAll(EXCUSE, " ");
  return rest !== text && /\p{Nd}/u.test(rest) ? rest.replace(CALLS, "").trim() : text;
}
