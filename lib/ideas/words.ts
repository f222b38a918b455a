import type { Locale } from "../i18n/locales.ts";

/**
 * What is asked of a term: how two differ, an example, how it is found, why, or which of two something is; and words that change
 * nothing.
 */
export type IdeaWord = "contrast" | "example" | "how" | "why" | "which" | "filler";

/** Phrases of a language by what they are, separated by commas; case, accents and apostrophes do not matter. */
export const IDEA_WORDS: Readonly<Record<Locale, Readonly<Record<IdeaWord, string>>>> = {
  en: {
    contrast:
      "vs, versus, difference, differences, difference between, differ, different, different from, compare, compared to, compare and contrast, distinguish, tell apart, same as, same thing as, same thing, or",
    example:
      "example, examples, an example, give an example, give me an example, for example, show an example, instance, for instance, e g, show me one, give me one, real life example",
    how: "how do i find, how do you find, how to find, how do i calculate, how do you calculate, how do i get, how do i know, how do you know, how can i tell, how do i tell, how is it found, how do i work, how to calculate, how do we find, steps to find, how do i do, how do you do",
    why: "why, how come, what causes, reason",
    which: "which, which one, which of them, which of those, which type, which kind, what kind, what type",
    filler:
      "what, whats, what is, is, are, the, a, an, of, in, for, to, between, and, do, does, did, you, u, me, my, i, it, its, this, that, these, those, they, can, could, would, tell, explain, define, definition, meaning, mean, means, please, pls, plz, again, so, then, ok, okay, now, wait, um, like, eli5, im, five, simply, simple, words, in simple terms, simple terms, short, wth, wtf, exactly, even, hey, hi, about, called, when, something, thing, things, one, tho, though, really, just, basically, quick, quickly, difference whats, term, give, also, with, from, by, at, as, some, another, more, not, be, an, process, reaction, reactions, considered, count as, counts as, an easy, easy, remember, way",
  },
  es: {
    contrast:
      "vs, versus, diferencia, diferencias, diferencia entre, diferencia hay entre, distinguir, comparar, compara, distinto, diferente, lo mismo que, o, se diferencian, se distinguen",
    example: "ejemplo, ejemplos, un ejemplo, dame un ejemplo, da un ejemplo, pon un ejemplo, por ejemplo",
    how: "como se calcula, como lo calculo, como la calculo, como se halla, como lo encuentro, como se encuentra, como se hace, como se sabe, como lo se, como se obtiene, como lo hallo",
    why: "por que, porque, a que se debe, razon",
    which: "cual, cual de los dos, que tipo, cual es",
    filler:
      "que, es, son, el, la, los, las, un, una, de, del, en, entre, y, a, al, me, mi, lo, se, eso, esto, esta, este, puedes, explica, explicame, define, definicion, significa, significado, por favor, porfa, entonces, ok, ahora, dime, dame, hay, con, para, como, si, facil, palabras sencillas, otra vez, quiere decir, llama, pues, oye, cuando, proceso, reaccion, tambien, seria",
  },
  fr: {
    contrast:
      "vs, versus, difference, differences, difference entre, distinguer, comparer, compare, different, la meme chose que, ou, se distinguent",
    example:
      "exemple, exemples, un exemple, donne un exemple, donne moi un exemple, par exemple, donnez un exemple, t as un exemple",
    how: "comment on le trouve, comment le trouver, comment la trouver, comment on calcule, comment calculer, comment le calculer, comment la calculer, comment faire, comment on fait, comment trouver, comment savoir",
    why: "pourquoi, pour quelle raison, a quoi est du",
    which: "lequel, laquelle, quel type, quelle sorte, lequel des deux",
    filler:
      "que, qu, est, ce, c, c est, quoi, c est quoi, qu est ce que, qu est ce qu, sont, le, la, les, l, un, une, des, de, du, d, en, entre, et, a, au, me, moi, mon, ca, cela, peux, tu, pouvez, vous, explique, expliquez, definis, definition, veut dire, signifie, s il te plait, s il vous plait, stp, svp, alors, donc, ok, maintenant, dis, il, elle, y, avec, pour, simplement, encore, quelle, quel, ils, elles, on, appelle, bah, ben, c etait, processus, reaction",
  },
  am: {
    contrast: "ልዩነት, ልዩነቱ, መካከል ያለው ልዩነት, ወይስ, አወዳድር, ይለያያሉ, ልዩነታቸው",
    example: "ምሳሌ, ምሳሌ ስጠኝ, ምሳሌ ስጥ, ለምሳሌ, አንድ ምሳሌ",
    how: "እንዴት ይሰላል, እንዴት አገኘዋለሁ, እንዴት ይገኛል, እንዴት እናገኛለን, እንዴት ይታወቃል",
    why: "ለምን, ምክንያቱ",
    which: "የትኛው, የቱ",
    filler:
      "ምን, ምንድን, ነው, ምንድነው, ናቸው, ማለት, ምን ማለት ነው, አስረዳኝ, አብራራ, ግለጽ, እባክህ, እባክዎ, እና, መካከል, ያለው, በ, የ, አሁን, እሺ, ደግሞ, ንገረኝ, ስጠኝ, ይህ",
  },
  zh: {
    contrast: "区别, 差别, 不同, 有什么区别, 的区别, 有何区别, 比较, 还是, 和, 与, 有什么不同, 一样吗",
    example: "例子, 举例, 举个例子, 举例说明, 比如, 例如, 举一个例子, 给个例子, 有什么例子",
    how: "怎么求, 怎么算, 怎么找, 如何求, 怎么判断, 如何判断, 怎么知道, 怎么计算",
    why: "为什么, 为何, 原因",
    which: "哪个, 哪种, 哪一个, 属于哪种",
    filler:
      "什么, 是, 什么是, 的, 吗, 呢, 了, 请, 解释, 一下, 定义, 意思, 什么意思, 叫, 什么叫, 这, 那, 它, 我, 你, 给, 说, 说说, 请问, 呀, 啊, 之间, 有, 简单, 再, 那么, 属于, 算, 过程, 反应, 来, 个",
  },
  hi: {
    contrast: "अंतर, अन्तर, में अंतर, फर्क, फ़र्क, तुलना, या, भिन्न, अलग",
    example: "उदाहरण, एक उदाहरण, उदाहरण दो, उदाहरण दीजिए, मिसाल",
    how: "कैसे निकालें, कैसे ज्ञात करें, कैसे पता करें, कैसे निकालते, कैसे पता चलता, कैसे पहचानें",
    why: "क्यों, कारण",
    which: "कौन सा, कौन सी, कौनसा, कौनसी, किस प्रकार का",
    filler:
      "क्या, समझा, दो, short, short me, संक्षेप, छोटे, है, हैं, होता, होती, होते, किसे, कहते, का, की, के, को, में, और, बीच, यह, ये, वह, मुझे, समझाओ, समझाइए, बताओ, बताइए, परिभाषा, मतलब, अर्थ, कृपया, तो, अब, एक, दो, दीजिए, जी, फिर, इसका, इसकी, भी, अभिक्रिया, प्रक्रिया",
  },
};
