import type { Locale } from "../i18n/locales.ts";

/**
 * What somebody wants of a concept that was just explained: the reason; the same in few and simple words, also where they say that
 * it is not clear; an example, its opposite, what goes wrong with it, what it is good for, its formula, or more of it.
 */
export const CONCEPT_WISHES = ["opposite", "example", "mistakes", "relation", "use", "simpler", "why", "more"] as const;
export type ConceptWish = (typeof CONCEPT_WISHES)[number];

/** `contrast`: two things are to be told apart; `between`: what stands between their names; `further`: goes on with what was said. */
export type ConceptWord = ConceptWish | "contrast" | "between" | "further";

/** Phrases of a language by what they are, separated by commas; case, accents and apostrophes do not matter. */
export const CONCEPT_WORDS: Readonly<Record<Locale, Readonly<Record<ConceptWord, string>>>> = {
  en: {
    opposite: "opposite, the reverse, other way round, other way around, contrary, antonym, inverse",
    example:
      "example, examples, another example, one more example, real life example, everyday example, real world, real life, instance, show me one, another one, for instance, with numbers, concrete, like what, like which, like which ones, such as, such as what, what for example",
    mistakes:
      "mistake, mistakes, common mistakes, misconception, misconceptions, go wrong, goes wrong, pitfall, pitfalls, trap, traps, tricky, careful, watch out, get wrong, people make, people get wrong, students make, do people make, do people get wrong",
    relation: "formula, formulas, formulae, equation, equations, relation, in symbols, mathematically, the math, maths",
    use: "use, used, useful, used for, good for, for what, what for, need it, apply, application, applications, care, matter, matters, important, why do i need, why do we need, when do i use, when do we use, how do i use, how do we use, point, purpose",
    simpler:
      "simpler, simple, simply, easier, easy words, simple words, shorter, in short, short, tldr, summary, summarize, summarise, eli5, like im five, like im 5, five year old, dumb it down, plain english, slower, again, explain again, rephrase, other words, different way, another way, dont get, dont get it, do not get, still dont get, dont understand, do not understand, not understand, didnt get, didnt understand, no idea, confused, confusing, lost, lost me, huh, unclear, not clear, makes no sense, doesnt make sense, hard to follow, too complicated, complicated, too long, too hard, what does that mean, meaning, clearer",
    why: "why, how come, reason, how so, because of what, what makes, what causes, where does that come from, where does it come from",
    more: "more, tell me more, go on, continue, keep going, further, deeper, in detail, more detail, details, what else, elaborate, expand, and then, next, next part",
    contrast:
      "vs, versus, difference, differences, diff, differ, differs, different, differently, compare, compared, comparison, contrast, distinguish, tell apart, same, same as, confuse, mix up, opposed to",
    between: "and, vs, versus, or, from, with, to, than, as",
    further: "and, so, but, cool, ok, what about, how about, then",
  },
  es: {
    opposite: "contrario, lo contrario, opuesto, lo opuesto, al reves, inverso",
    example:
      "ejemplo, ejemplos, otro ejemplo, vida real, vida diaria, con numeros, concreto, uno mas, por ejemplo, ponme uno, como cual, como cuales, como que, tal como",
    mistakes: "error, errores, errores comunes, equivocarse, se equivoca, trampa, trampas, cuidado, confundirse",
    relation: "formula, formulas, ecuacion, ecuaciones, relacion, matematicamente",
    use: "sirve, para que, para que sirve, se usa, usa, uso, usar, util, utilidad, aplicacion, aplicaciones, importa, importante, cuando se usa, necesito",
    simpler:
      "mas simple, mas sencillo, mas facil, sencillo, facil, simple, palabras sencillas, palabras simples, resumen, resume, en resumen, mas corto, corto, breve, otra vez, de nuevo, repite, de otra forma, de otra manera, no entiendo, no entendi, no lo entiendo, sigo sin entender, no me queda claro, no queda claro, no lo pillo, no capto, confundido, confundida, perdido, perdida, complicado, muy dificil, dificil, no comprendo, mas claro, quiere decir",
    why: "por que, porque, a que se debe, razon, causa, de donde sale, de donde viene",
    more: "mas, cuentame mas, dime mas, sigue, continua, en detalle, detalles, que mas, amplia, siguiente, profundiza",
    contrast:
      "vs, versus, diferencia, diferencias, diferencian, distinto, distinta, diferente, diferentes, comparar, compara, comparacion, distinguir, distinguen, lo mismo, igual, mismo que, confundo",
    between: "y, e, o, vs, versus, con, de, que",
    further: "y, entonces, pero, que pasa con, ok",
  },
  fr: {
    opposite: "contraire, le contraire, oppose, l oppose, inverse, l inverse",
    example:
      "exemple, exemples, un autre exemple, autre exemple, vie reelle, vie courante, quotidien, concret, avec des nombres, par exemple, comme quoi, comme lequel, comme lesquels, genre quoi, tel que",
    mistakes: "erreur, erreurs, erreurs frequentes, piege, pieges, attention, se tromper, se trompe",
    relation: "formule, formules, equation, equations, relation, mathematiquement",
    use: "sert, a quoi, a quoi ca sert, a quoi sert, utilise, utiliser, utile, utilite, application, applications, important, importe, quand on l utilise, besoin",
    simpler:
      "plus simple, plus simplement, plus facile, simplement, simple, facile, mots simples, resume, en resume, plus court, court, bref, en bref, encore une fois, a nouveau, repete, autrement, d une autre facon, je ne comprends pas, je comprends pas, pas compris, comprends pas, comprends rien, comprends toujours pas, pas clair, ce n est pas clair, c est pas clair, perdu, perdue, confus, complique, trop dur, difficile, plus clair, veut dire, j ai toujours pas compris, j ai pas compris, je n ai pas compris, j ai rien compris, toujours pas, rien compris, je capte pas, capte pas",
    why: "pourquoi, pour quelle raison, a cause de quoi, d ou ca vient, d ou vient",
    more: "plus, dis m en plus, en savoir plus, continue, continuez, en detail, details, quoi d autre, developpe, la suite, approfondis",
    contrast:
      "vs, versus, difference, differences, differe, different, differente, comparer, compare, comparaison, distinguer, distingue, la meme chose, pareil, meme chose que, confonds",
    between: "et, ou, vs, versus, avec, de, que",
    further: "et, alors, mais, donc, ok, qu en est il",
  },
  am: {
    opposite: "ተቃራኒ, ተቃራኒው, ተቃራኒውስ, በተቃራኒው, ተገላቢጦሽ",
    example: "ምሳሌ, ሌላ ምሳሌ, ምሳሌ ስጠኝ, ለምሳሌ, በቁጥር, በምሳሌ, እንደ ምን, እንደምን ያለ, ምን ምን",
    mistakes: "ስህተት, ስህተቶች, የተለመዱ ስህተቶች, ጥንቃቄ, መሳሳት",
    relation: "ቀመር, ቀመሩ, እኩልታ, እኩልታው",
    use: "ጥቅም, ጥቅሙ, ይጠቅማል, ለምን ይጠቅማል, ያገለግላል, ለምን ያገለግላል, መቼ እንጠቀማለን, እንጠቀማለን",
    simpler:
      "በቀላሉ, ቀለል, ቀለል አድርገህ, በቀላል, በቀላል ቃላት, በአጭሩ, ባጭሩ, እንደገና, ድገም, ድገምልኝ, አልገባኝም, አሁንም አልገባኝም, ግልጽ አይደለም, ግራ ገባኝ, ግራ ተጋባሁ, ከባድ ነው, አልተረዳሁም, በሌላ መንገድ, ማለት",
    why: "ለምን, ለምንድን ነው, ለምንድነው, ምክንያቱ, ምክንያት, ከየት መጣ",
    more: "ተጨማሪ, ቀጥል, ቀጥይ, በዝርዝር, ሌላስ, ጨምር, ጨምረህ",
    contrast: "ልዩነት, ልዩነቱ, ልዩነታቸው, ይለያል, ይለያያሉ, ይለያሉ, አወዳድር, አነጻጽር, አንድ ናቸው, አንድ ነው, ተመሳሳይ, ወይስ",
    between: "እና, ወይስ, ወይም, ከ, ጋር, vs",
    further: "እና, ግን, እሺ, እንግዲህ",
  },
  zh: {
    opposite: "相反, 反过来, 反面, 反义, 反之, 相反的呢",
    example:
      "例子, 举例, 举个例子, 再举一个, 再来一个例子, 举例说明, 比如, 生活中的例子, 实例, 具体, 例如, 像什么, 比方说, 哪些",
    mistakes: "错误, 常见错误, 易错, 容易错, 误区, 误解, 注意什么, 出错",
    relation: "公式, 方程, 关系式, 表达式",
    use: "有什么用, 有啥用, 用处, 用途, 用来, 应用, 什么时候用, 怎么用, 为什么要学, 重要, 意义",
    simpler:
      "简单, 简单点, 简单一点, 更简单, 通俗, 通俗点, 简短, 总结, 概括, 再说一遍, 再讲一遍, 再解释, 重新, 换个说法, 换种说法, 没懂, 不懂, 还是不懂, 听不懂, 没听懂, 没明白, 不明白, 不理解, 没看懂, 看不懂, 糊涂, 晕, 太复杂, 太难, 什么意思, 不清楚",
    why: "为什么, 为何, 为啥, 原因, 怎么会, 怎么来的, 凭什么",
    more: "继续, 多讲讲, 再讲讲, 详细, 具体点, 还有呢, 还有什么, 展开, 接着讲, 更多, 深入",
    contrast: "区别, 差别, 不同, 差异, 比较, 对比, 一样, 相同, 区分, 分不清",
    between: "和, 与, 跟, 同, 还是, 以及",
    further: "那, 那么, 那么在, 所以, 但是, 而",
  },
  hi: {
    opposite: "उल्टा, उलटा, विपरीत, विलोम, इसका उल्टा",
    example:
      "उदाहरण, एक उदाहरण, एक और उदाहरण, दूसरा उदाहरण, मिसाल, असल जिंदगी, संख्या के साथ, example, udaharan, जैसे, जैसे क्या, जैसे कि, jaise, jaise kya, jaise ki",
    mistakes: "गलती, गलतियां, आम गलतियां, गलतफहमी, सावधानी, ध्यान रखना",
    relation: "सूत्र, समीकरण, फॉर्मूला, संबंध, formula",
    use: "उपयोग, काम आता, काम आती, किस काम, फायदा, क्यों जरूरी, कब इस्तेमाल, इस्तेमाल, प्रयोग, use",
    simpler:
      "आसान, आसान शब्दों, सरल, सरल शब्दों, आसान करके, संक्षेप, छोटे में, फिर से, दोबारा, दूसरे तरीके, समझ नहीं, समझ नहीं आया, समझ नहीं आई, समझ में नहीं, समझ नहीं आ रहा, अब भी समझ नहीं, नहीं समझा, नहीं समझी, उलझन, कठिन, मुश्किल, साफ नहीं, मतलब क्या, samajh nahi aaya, samajh nahi, samajh me nahi, aasan, simple, phir se",
    why: "क्यों, ऐसा क्यों, कारण, वजह, किसलिए, कहां से आया, kyon, kyu, kyun",
    more: "और बताओ, और बताइए, आगे, आगे बताओ, विस्तार, विस्तार से, जारी रखो, और क्या, aur batao",
    contrast: "अंतर, अन्तर, फर्क, भिन्न, अलग, तुलना, एक ही, समान, भेद",
    between: "और, या, व, एवं, तथा, बनाम, से",
    further: "और, तो, पर, लेकिन, फिर, अच्छा",
  },
};
