import type { Locale } from "../i18n/locales.ts";

const asWords = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");

/** Words that set a case apart from the problem's own: supposed, compared, denied, or called a mistake. */
const WORDS: Readonly<Record<Locale, RegExp>> = {
  en: asWords(
    "if|suppos\\w*|imagin\\w*|assum\\w*|for example|for instance|instead|doubl\\w*|tripl\\w*|halv\\w*|half|twice|compar\\w*|wrong\\w*|mistake\\w*|errors?|incorrect\\w*|attempts?|not|never|cannot|would|were|another|other|others|otherwise|unlike|whereas|while|less|more|than|higher|lower|\\p{L}+n['’]t",
  ),
  es: asWords(
    "si|supón\\p{L}*|supon\\p{L}*|imagina\\p{L}*|por ejemplo|en cambio|en vez|en lugar|doble|duplic\\p{L}*|mitad|err[oó]r\\p{L}*|equivoc\\p{L}*|intentos?|no|otr[oa]s?|compar\\p{L}*|incorrect\\p{L}*|sería|fuera|menos|más",
  ),
  fr: asWords(
    "si|s['’]il\\p{L}*|suppos\\p{L}*|imagin\\p{L}*|doubl\\p{L}*|compar\\p{L}*|incorrect\\p{L}*|par exemple|au lieu|plutôt|moitié|erreurs?|faux|fausse|tentatives?|ne|n['’]\\p{L}+|pas|autres?|serait|était|moins|plus",
  ),
  // Where words are not parted from each other, or bear endings.
  zh: /如果|假如|假设|假定|要是|若|例如|比如|不是|并非|不对|加倍|翻倍|减半|一半|两倍|比较|相比|错|尝试|另一|其他/u,
  hi: /यदि|अगर|मान ल|उदाहरण|बजाय|दुगु|दोगु|दुगना|आधा|आधी|आधे|तुलना|गलत|ग़लत|ग़लती|प्रयास|नहीं|दूसर|अन्य|होता/u,
  am: /ከሆነ|ቢሆን|ብንል|ቢኖር|እንበል|ለምሳሌ|በምትኩ|ይልቅ|እጥፍ|ግማሽ|ሲነጻጸር|ስናወዳድር|አወዳድር|ስህተት|የተሳሳተ|ሙከራ|አይደለም|ሌላ/u,
};

/** Whether a sentence may speak of another case than the problem: what it says then contradicts nothing, and is not to be corrected. */
export function isOfOtherCase(sentence: string, locale: Locale): boolean {
  return WORDS[locale].test(sentence);
}
