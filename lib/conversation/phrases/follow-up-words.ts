import type { Locale } from "../../i18n/locales.ts";

/**
 * The words of a turn that comes back to the solution before it:
 * - `change`: says that something of the problem is to be another one, or nothing at all: beside such words stand only what changes;
 * - `not`: stands between the new name and the one that it replaces, "sulfite not sulfate";
 * - `why`: asks for the reason of a step, or where something in it comes from;
 * - `again`: wants a step once more, or simpler;
 * - `about`: what such a question speaks of without naming it, each word by itself: the line, the number, that one divided;
 * - `step`: a step by its number;
 * - `over`, `times`, `plus`, `minus`: what an operation in a step is called;
 * - `simpler`: wants the whole in simpler or fewer words;
 * - `role`: what the place of a substance is called in a correction, each word by itself;
 * - `aside`: stands beside a further question and says nothing of it, each word by itself.
 */
type FollowUpWord =
  | "change"
  | "not"
  | "why"
  | "again"
  | "about"
  | "step"
  | "over"
  | "times"
  | "plus"
  | "minus"
  | "aside"
  | "role"
  | "simpler";

/** Words of a language, separated by commas, as `tokenise` reads them; of `change` each word by itself. */
export const FOLLOW_UP_WORDS: Readonly<Record<Locale, Readonly<Record<FollowUpWord, string>>>> = {
  en: {
    change: `placed, poured, dropped, final, water, what, whats, if, and, n, now, ok, okay, do, then, but, with, for, at, in, of, to, was, were, is, are, its, it, that, the, a, an, no, wait, sorry, instead, oh, oops, actually, i, mean, meant, misread, change, make, made, let, say, same, thing, how, about, only, just, use, using, try, had, have, we, started, after, bout, abt, wit, w, happens, happen, went, becomes, became, tank, gonna, gets, get, goes, go, sry, lol, haha, btw, um, uh, er, ah, yeah, yep, hey, mb, actually, collect, collected, obtain, obtained, isolated, recovered, ended, end, up, from, rather, than, be, would, should, redo, again, please, pls, suppose, ugh, hmm, one, there, volume, mass, pressure, temperature, amount, concentration, molarity, time, density, given, number, back, keep, still, put, dissolve, dissolved, could, having, used, took, take, starting`,
    not: `not, instead of, rather than`,
    why: `are you sure, r u sure, u sure, you sure, how can you tell, how can u tell, how do u know, why, how come, how did you get, how do you get, how did u get, where does, where do, where did, where is, what is, whats, what does, what was, which formula, what formula, what equation, formula u used, formula you used, how is, reason, come from, comes from, came from, how do i know, how would i know, how should i know, how do you know, how do we know, how can i tell, how do i tell, how to know, which law, what law`,
    again: `again, go over, go through, explain, once more, repeat, show me, easier words, simpler, simply, easier, eli5, dont get, do not get, dont understand, do not understand, confused, lost me, what about`,
    about: `till, til, you, u, did, do, does, the, this, that, it, is, are, was, a, an, so, but, and, part, thing, bit, line, number, value, formula, equation, used, use, using, divide, divided, dividing, multiply, multiplied, multiplying, add, added, subtract, subtracted, convert, converted, times, by, in, of, from, to, for, here, there, one, me, i, we, can, could, please, pls, say, tell, give, get, got, answer, result, first, last, next, words, way, that, exactly, tho, though, ok, oh, hm, dont, not, know, law, rule, method, need`,
    role: `product, reactant, reagent, acid, base, salt, gas, metal, compound, formula, substance, other, not, isnt, wasnt, typo, wrote, wrong, typed, right, correct, one, should, have, been, be, my, bad, mistake, bottle, flask, jar, label, container, sheet, worksheet, book, says, said, say, reads, labelled, labeled, on`,
    simpler: `easier words, simpler, simple words, simple terms, in simple, easier, more simply, shorter, short version, in short, tldr, eli5, summary, summarize, summarise, sum it up, like im five, like im 5, plain english, briefly, dumb it down, break it down`,
    aside: `so, thats, does, need, would, could, can, will, you, get, if, got, only, whats, many, much, there, have, all, together, total, same, answer, result, express, convert, give, show, equal, equals, equivalent, come, out, as, also, too, my, your, our, them, those, these, which, made, up, take, by, go, goes, ends, end, gives, lets, say, ur, u, r, wat, wanna, know, number, quantity, when, we, has, i, tell, me, about, mean, means, case, this, time, next, one, rather, or, like, possible, pls, weigh, weighs, leave, leaves, want, wanted`,
    step: `step`,
    over: `divide, divided, dividing, divides, division`,
    times: `multiply, multiplied, multiplying, multiplies, times`,
    plus: `add, added, adding, adds, plus, sum`,
    minus: `subtract, subtracted, subtracting, subtracts, minus, difference, take away`,
  },
  es: {
    change: `y, si, saco, sale, consigo, obtuve, recojo, solamente, fuera, fuese, fueran, era, eran, son, es, ahora, haz, hazlo, pero, con, para, a, en, de, del, la, el, los, las, lo, un, una, no, espera, perdon, en vez, mejor, digo, refiero, referia, al, me, aquel, queria, sino, escribi, mal, quise, decir, cambia, pon, usa, usando, que, pasa, pasaria, tuviera, tenemos, hubiera, entonces, despues, por favor, por, favor, volumen, masa, presion, temperatura, cantidad, concentracion, tiempo, densidad, mismo, lo mismo, solo, volviendo, vuelve, volvamos, otra vez, pongo, disuelvo, disuelto, uso, usara, usaramos, supongamos, pues, oye, vale, bueno, fuesen, hubiese, tuviese, tuvieran, hubieran, pongamos, digamos, cambio, cambiamos, hicieramos, ponemos, usamos, utilizo, utilizamos, hasta, otro, otra`,
    not: `no, en vez de, en lugar de`,
    why: `estas seguro, estas segura, seguro, como se nota, por que, porque, de donde, como obtuviste, como sacaste, como se obtiene, como sale, que es, que significa, que formula, cual formula, que ecuacion, de donde sale, de donde viene, como se que, como sabes, como se cual, como sabemos, como lo sabes, como puedo saber, de donde salen, de donde sacas, de donde sacaste, de donde salio, como llegaste, como llegas, como sacas, como has sacado, como te da, como te salio, pq, que ley, cual ley, que ley es`,
    again: `otra vez, de nuevo, repite, repiteme, explica, explicame, explicamelo, explicalo, dimelo, mas facil, mas sencillo, mas simple, no entiendo, no entendi, no me queda claro, no lo pillo, no me entero, no lo entiendo, no lo entendi, no lo veo, me perdi, me he perdido, explicame mejor`,
    about: `tu, se, lo, la, el, las, los, un, una, eso, esto, este, esta, ese, esa, parte, numero, valor, formula, ecuacion, usaste, usas, divides, divide, dividiste, dividido, dividir, multiplicas, multiplicaste, multiplicar, sumaste, restaste, convertiste, por, en, de, del, a, y, pero, aqui, ahi, me, puedes, dime, resultado, respuesta, primero, ultimo, has, hay, que, es, ley, regla, usar, uso, debo, metodo`,
    role: `producto, reactivo, acido, base, sal, gas, metal, compuesto, formula, sustancia, no, sino, error, escribi, mal, equivoque, me, deberia, ser, es, era, en, frasco, bote, botella, etiqueta, hoja, libro, pone, dice, decia, realmente, sobre`,
    simpler: `mas facil, mas sencillo, mas simple, mas corto, en resumen, resume, resumen, resumelo, palabras sencillas, palabras simples, mas breve, brevemente`,
    aside: `y, cuanto, cuantos, cuantas, seria, serian, eso, esto, son, hay, ahi, tambien, cual, dame, dime, quiero, expresa, convierte, pasalo, conviertelo, si, tengo, obtengo, solo, sale, salen, entonces, mi, total, equivale, en, ella, ellos, ese, esa, me, cuando, uso, como, quedaria, quedarian, mismo, ponlo, asi, que, pesa, pesan, pasamelo, pasame, pasalos, convierteme, conviertemelo, damelo, damela, ponmelo, dimelo, expresalo, lo, la, el, le, mejor, pues, oye, fuera, fueran, ver, vale, bueno, ahora, necesito, hace, falta, gasta, gastan, consume, consumen, todo, va, unidades, unidad`,
    step: `paso`,
    over: `divides, divide, dividiste, dividir, dividido, entre`,
    times: `multiplicas, multiplica, multiplicaste, multiplicar`,
    plus: `sumas, suma, sumaste, sumar, mas`,
    minus: `restas, resta, restaste, restar, menos, diferencia`,
  },
  fr: {
    change: `et, si, recupere, obtiens, obtient, c, cest, cetait, ce, produit, reactif, etait, etaient, est, sont, maintenant, fais, mais, avec, pour, a, en, de, du, des, la, le, les, l, d, un, une, non, attends, pardon, desole, plutot, je, voulais, dire, change, mets, prends, que, se, passe, avait, on, alors, apres, sil, te, vous, plait, stp, svp, au, lieu, volume, masse, pression, temperature, quantite, concentration, temps, densite, pareil, meme, seulement, il, y, revenons, reviens, retour, remets, dissous, prenais, utilise, supposons, avais, place, ca, volume final, final, finale, eau, cette, fois, fois ci, mtn, ok, bah, ben, oups, disons, imaginons, imagine, jusqu, partir, j, ai, avoir, aurait, avions, serait, etions, autre`,
    not: `pas, au lieu de, plutot que`,
    why: `tu es sur, t es sur, tes sur, vous etes sur, tu en es sur, comment tu le sais, pourquoi, d ou vient, dou vient, d ou, comment tu as, comment as tu, comment on trouve, comment obtient, qu est ce que, cest quoi, c est quoi, quelle formule, quelle equation, que signifie, comment je sais, comment sais tu, comment tu sais, comment savoir, comment on sait, pk, pq, d ou sort, d ou sortent, d ou viennent, d ou tu sors, d ou tu sors ca, comment tu trouves, comment t as trouve, comment tu obtiens, comment t as fait, comment on obtient, comment on sait que, comment on fait pour avoir, quelle loi, c est quelle loi, quelle est la loi`,
    again: `encore, encore une fois, a nouveau, repete, explique, plus simple, plus simplement, plus facile, je ne comprends pas, je comprends pas, pas compris, j ai pas compris, je n ai pas compris, rien compris, je capte pas, j ai pas capte, je vois pas, je ne vois pas, je suis perdu, je suis perdue, reexplique, re explique, redis`,
    about: `utilisee, utilises, utilisez, employee, tas, tu, t, as, a, on, vous, le, la, les, l, un, une, ce, cette, ca, cela, c, est, partie, nombre, valeur, formule, equation, utilise, divise, diviser, multiplie, multiplier, ajoute, soustrait, converti, par, en, de, du, des, d, et, mais, ici, la, me, peux, dis, resultat, reponse, premier, dernier, il, faut, j, je, loi, regle, que, dois, methode, utiliser, sais`,
    role: `produit, reactif, acide, base, sel, gaz, metal, compose, formule, substance, pas, erreur, trompe, ecrit, mal, j, ai, me, suis, faute, ce, n, sur, flacon, bouteille, etiquette, feuille, livre, il, y, a, marque, dit, lit`,
    simpler: `plus simple, plus simplement, plus facile, plus court, en resume, resume, resumez, mots simples, en bref, brievement`,
    aside: `et, combien, ca, cela, fait, font, en, serait, seraient, aussi, donne, donnez, dis, exprime, convertis, si, j, ai, obtiens, seulement, alors, mon, ma, total, il, y, est, ce, cette, quel, quelle, quand, me, m, reste, restent, on, obtient, je, correspond, vaut, sont, donc, soit, c, pese, pesent, ah, oui, ok, dis moi, donne moi, donne le, mets le, mets, mettre, passe, convertir, exprime le, plutot, bon, faut, faudrait, consomme, consomment, produit, produite, forme, quantite, forment, se, degage, degagent, sort, obtenu, obtenue, unite, avoir, veux, voudrais`,
    step: `etape`,
    over: `divise, divises, diviser, divisé, divisez`,
    times: `multiplie, multiplies, multiplier, multipliez, fois`,
    plus: `ajoute, ajoutes, ajouter, additionne, additionner, plus`,
    minus: `soustrait, soustrais, soustraire, soustraction, moins, retire, enleve, différence`,
  },
  am: {
    change: `እና, ከሆነ, ቢሆን, ቢሆንስ, ቢሆንም, አሁን, ግን, በ, ለ, ከ, ውስጥ, ነው, ነበር, አይ, ቆይ, ይቅርታ, ይልቅ, ማለቴ, ቀይር, ይቀየር, እንበል, ምን, ይሆናል, ስ, ተጠቀም, ብቻ, ከሆነስ, ቢጨምር, ግፊቱ, ሙቀቱ, ይዘቱ, ክብደቱ, መጠኑ, ወደ, ተመለስ, እንመለስ, ብጠቀም, ቢኖረኝ, ብጨምር, ካደረግነው, ብናደርገው, ቢኖርስ, ካለ, ካለኝ, ቢኖረን, ብንጠቀም, ብንጠቀምስ, በሆነ, ኖሮ, ስህተት, ሌላ, አስተካክል, እኔ, ልክ, ያልኩት, ለማለት, ፈልጌ`,
    not: `አይደለም, ሳይሆን`,
    why: `እርግጠኛ ነህ, እርግጠኛ ነሽ, እርግጠኛ ነዎት, እንዴት ታወቀ, ለምን, ከየት, እንዴት አገኘህ, እንዴት አገኙ, ምንድን ነው, ቀመሩ ምንድን, እንዴት አውቃለሁ, እንዴት አወቅህ, እንዴት ይታወቃል, ከየት መጣ, ከየት አመጣህ, ከየት አመጣኸው, እንዴት መጣ, እንዴት ተገኘ, እንዴት ሆነ, እንዴት ነው, የትኛው ህግ, የትኛው ሕግ, የትኛውን ህግ, ምን ህግ, የትኛው ቀመር, የትኛውን ቀመር`,
    again: `እንደገና, ድገም, አብራራ, በቀላሉ, ቀለል, አልገባኝም, አልተረዳሁም, አልተረዳሁትም, ግልጽ አይደለም, ግልጽ አልሆነልኝም, አስረዳኝ, አስረጂኝ, ድገምልኝ, በደንብ አስረዳኝ`,
    about: `ይህ, ያ, ይህን, ይሄ, ቁጥር, ዋጋ, ቀመር, ተካፈለ, አካፈልክ, አካፈሉ, ተባዛ, አባዛህ, ተደመረ, ተቀነሰ, ክፍል, ውጤት, መልስ, ነው, እና, ግን, እዚህ, ነገረኝ, ህግ, ሕግ, ዘዴ`,
    role: `ውጤት, ውጤቱ, አሲድ, ቤዝ, ጨው, ጋዝ, ብረት, ቀመሩ, አይደለም, ሳይሆን, ተሳሳትኩ, ስህተት, ስህተቴ, መሆን, አለበት`,
    simpler: `በቀላሉ, ቀለል, በአጭሩ, ባጭሩ, በቀላል ቃላት, አጠቃልል`,
    aside: `ስንት, ምን, ያህል, ይህ, ያ, ነው, ናቸው, ይሆናል, እና, ደግሞ, በ, አሁን, እንግዲህ, ቢሆን, ብቻ, ካገኘሁ, የኔ, የእኔ, ቀይር, ቀይረው, ስ, ይገኛል, ይዟል, ያለው, ውስጥ, አለ, ነውስ, የዚህ, የዚያ, ከሆነ, ስለዚህ, መፍትሄ, መፍትሄው, የመፍትሄው, ንገረኝ, ንገሪኝ, ንገሩኝ, አሳየኝ, አስላልኝ, ቀይርልኝ, ግለጽልኝ, ስጠኝ, ይመዝናል, ይወጣል, ይፈጠራል, ያስፈልጋል, ይፈልጋል, መጠን, ይሆን, ነበር, ከዚህ, ከዚያ, በዚህ`,
    step: `ደረጃ`,
    over: `አካፈልክ, አካፈሉ, ማካፈል, ይካፈላል, ተካፈለ, ለምን ይካፈላል`,
    times: `አባዛህ, አባዙ, ማባዛት, ይባዛል, ተባዛ`,
    plus: `ደመርክ, ደመሩ, መደመር, ይደመራል, ተደመረ`,
    minus: `ቀነስክ, ቀነሱ, መቀነስ, ይቀነሳል, ተቀነሰ`,
  },
  zh: {
    change: `那, 如, 果, 若, 是, 改, 成, 为, 换, 变, 呢, 现, 在, 要, 用, 的, 了, 不, 等, 抱, 歉, 对, 起, 我, 指, 说, 应, 该, 而, 请, 再, 算, 做, 一, 次, 问, 想, 写, 其, 实, 假, 设, 当, 把, 时, 候, 压, 强, 温, 度, 体, 积, 质, 量, 浓, 间, 会, 怎, 样, 么, 多, 少, 吧, 打, 错, 回, 到, 还, 放, 溶, 解, 加, 入, 话, 只, 有, 它, 别, 条, 件, 然, 后, 嗯, 哦, 啊, 呀, 哎, 看, 记, 弄, 好, 意, 思, 才`,
    not: `不是, 而不是`,
    why: `确定吗, 你确定, 怎么判断, 为什么, 为何, 怎么来的, 怎么得到, 怎么算出, 从哪里来, 哪来的, 是什么, 什么公式, 哪个公式, 怎么知道, 怎么看出, 如何知道, 为啥, 咋来的, 怎么来, 哪儿来的, 从哪来, 怎么得来, 怎么得出, 怎么算的, 怎么算来的, 怎么出来的, 凭什么, 什么意思, 怎么就, 什么定律, 哪个定律, 什么规律`,
    again: `再讲, 再说, 再解释, 重新, 解释, 简单点, 更简单, 不懂, 不明白, 没看懂, 没懂, 没明白, 不太懂, 不太明白, 看不懂, 没听懂, 搞不懂, 不理解, 没搞懂, 再讲一遍, 讲讲, 详细讲, 说清楚`,
    about: `你, 您, 这, 那, 个, 一, 步, 部, 分, 数, 值, 公, 式, 用, 除, 以, 乘, 加, 减, 要, 的, 了, 是, 得, 到, 出, 来, 怎, 么, 算, 结, 果, 答, 案, 里, 在, 吗, 呢, 啊, 知, 道, 该, 定, 律, 法, 应, 看`,
    role: `产, 物, 反, 应, 酸, 碱, 盐, 气, 体, 金, 属, 化, 学, 式, 写, 打, 错, 搞, 看, 而, 不, 是, 才, 其, 实`,
    simpler: `简单点, 更简单, 简单一点, 简单地说, 简短, 总结, 总结一下, 概括, 简单说, 通俗`,
    aside: `那, 里, 面, 有, 个, 多, 少, 呢, 换, 成, 是, 这, 些, 共, 总, 又, 也, 请, 表, 示, 用, 如, 果, 只, 得, 到, 我, 的, 其, 中, 含, 能, 生, 会, 它, 同, 样, 改, 算, 单, 位, 转, 化, 为, 吗, 对, 应, 相, 当, 于, 等, 一, 还, 求, 要, 需, 毫, 升, 千, 克, 几, 合, 就, 所, 以, 重, 尔, 告, 诉, 帮, 下, 吧, 啊, 呀, 变, 消, 耗, 放, 出, 最, 后, 质, 量, 体, 积, 摩, 分, 别, 给, 来, 看, 每, 整, 全, 部, 结, 答, 案, 该, 大, 概, 约, 怎, 么, 嘛`,
    step: `步`,
    over: `除以, 相除, 除`,
    times: `乘以, 相乘, 乘`,
    plus: `相加, 加`,
    minus: `相减, 减去, 减`,
  },
  hi: {
    change: `और, अगर, यदि, हो, होता, होती, होते, हों, तो, था, थी, थे, है, हैं, अब, के, का, की, को, में, से, पर, लिए, नहीं, रुको, माफ, करना, सॉरी, बजाय, मतलब, मेरा, बदल, बदलो, करो, कर, दो, क्या, होगा, होगी, वही, केवल, सिर्फ, aur, agar, ho, to, toh, me, mein, ka, ki, ke, ko, ab, nahi, matlab, hai, hota, hogi, hoga, honge, wali, wala, kar, de, karo, karu, karun, kare, karein, kardo, lu, loon, le, lo, du, doon, jaye, jaaye, जाए, दाब, ताप, आयतन, द्रव्यमान, मात्रा, सांद्रता, समय, वापस, फिर, लूं, लूँ, लें, लेते, डालूं, डालूँ, घोलूं, घोलूँ, मान, लो, जगह, लिया, लेंगे, लेकर, दें, दिया, जाए, जाये, वाला, वाली, सही, गलती, गलत, लिख, लिखा, पढ़, गया, बोलना, चाहता, सोचो, माना, मानो, पहले, बाद, अच्छा, ठीक, यह, ये, वो, इसकी, उसकी, हम, मैं, मैंने`,
    not: `नहीं, की जगह, के बजाय, न कि`,
    why: `पक्का है, pakka hai, sure ho, kaise pata, क्यों, कहाँ से, कैसे आया, कैसे मिला, कैसे निकाला, क्या है, कौन सा सूत्र, kyon, kyu, kyun, kyo, kaise aaya, कैसे पता, कैसे जानूं, कैसे जानें, कैसे समझें, कहाँ से आया, कहाँ से आई, कहाँ से मिला, किधर से, कैसे आयी, कैसे निकला, क्यों किया, क्यों लिया, kaha se aaya, kahan se aaya, kaise nikala, kaise mila, ka matlab kya, कौन सा नियम, कौनसा नियम, कौन से नियम, kaun sa law, konsa law, kaun sa formula, konsa formula`,
    again: `फिर से, दोबारा, समझाओ, समझाइए, आसान, सरल, समझ नहीं, phir se, samjhao, समझ में नहीं, समझ नहीं आया, नहीं समझा, नहीं समझी, समझाना, समझा दो, एक बार फिर, clear nahi, samajh nahi, samjh nahi, samajh ni, samjh ni, samaj nahi, nahi samjha, nahi samjhi, samajh mein nahi, samjh me nahi, samjha do`,
    about: `आपने, तुमने, यह, ये, वह, वो, इस, उस, को, का, की, के, से, में, संख्या, मान, सूत्र, समीकरण, भाग, गुणा, जोड़ा, घटाया, दिया, किया, लिया, हिस्सा, उत्तर, परिणाम, है, हैं, और, पर, यहाँ, मुझे, बताओ, aapne, diya, kiya, नियम, विधि, लगाना, कि, इस्तेमाल, करना`,
    role: `उत्पाद, अभिकारक, अम्ल, क्षार, लवण, गैस, धातु, यौगिक, सूत्र, पदार्थ, नहीं, बल्कि, गलती, ग़लती, गलत, ग़लत, लिखा, लिख, बोतल, शीशी, लेबल, पर, किताब, गया, होना, चाहिए`,
    simpler: `आसान, सरल, आसान शब्दों, सरल शब्दों, संक्षेप, छोटा, छोटे में, aasan, asan, saral`,
    aside: `यह, ये, इसका, इसकी, इसके, उसका, उसकी, उसके, कितने, कितना, कितनी, होगा, होंगे, होगी, हुआ, हुए, हुई, और, भी, में, पर, को, बदलो, बदलें, अगर, तो, केवल, मिले, मेरा, मेरी, कुल, इसमें, उसमें, बताओ, क्या, करके, दिखाओ, दिखाइए, कीजिए, करें, kitne, kitna, kitni, hue, hua, hui, bana, bane, honge, hoga, hote, hain, hai, isme, usme, iska, iski, bhai, yaar, bhi, mein, me, aur, batao, kya, agar, sirf, mile, bolo, nikalo, nikaalo, karo, ka, ki, ke, se, बता, दो, दीजिए, बताइए, दिखा, चाहिए, लगेगा, लगेगी, लगेंगे, निकलेगा, निकलेगी, बनेगा, बनेगी, बनेंगे, मिलेगा, मिलेगी, सिर्फ, वाला, बोलो, बोल, निकालो, करो, पूरा, सब, तब, फिर, इससे, उससे, वो, चलो, अच्छा, लिखो, ज्ञात`,
    step: `चरण`,
    over: `भाग, भाग दिया, भाग क्यों, विभाजित`,
    times: `गुणा, गुणा किया`,
    plus: `जोड़, जोड़ा, जोड़ते, जोड़ें`,
    minus: `घटाया, घटाते, घटाएँ, घटाना`,
  },
};
