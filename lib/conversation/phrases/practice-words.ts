import type { Locale } from "../../i18n/locales.ts";

/**
 * The words of a wish for practice:
 * - `free`, `choice`: answered in one's own words, or among options;
 * - `same`: the one before it with other numbers; `harder`, `easier`: than that one; `more`: another one, whatever it is about;
 * - `skip`: not the one at hand, but the next;
 * - `practice`: says that something is wanted to be worked on;
 * - `easy`, `medium`, `hard`: how difficult; `two`, `three`, `five`: how many, where not in digits;
 * - `filler`: says nothing more;
 * - `wants`, `noun`: what is said to be given something, and what that is; `else`: what shows that something else is wanted.
 */
export type PracticeWord =
  | "free"
  | "same"
  | "harder"
  | "easier"
  | "more"
  | "skip"
  | "practice"
  | "choice"
  | "easy"
  | "medium"
  | "hard"
  | "two"
  | "three"
  | "five"
  | "filler"
  | "wants"
  | "noun"
  | "else";

/** Words of a language by what they are, separated by commas; case, accents and plurals of European words do not matter. */
export const PRACTICE_WORDS: Readonly<Record<Locale, Readonly<Record<PracticeWord, string>>>> = {
  en: {
    free: `type the answer, type my answer, type the answer in, i type the answer, where i type the answer, where i can type, where i write the answer, write the answer, write my answer, not multiple choice, no multiple choice, without multiple choice, without options, without choices, no options, no choices, free response, open question, open ended, short answer`,
    same: `like it, like this one, like that one, like that, just like it, similar one, a similar one, similar, same with other numbers, same one with other numbers, same but with other numbers, same but other numbers, same with different numbers, same but different numbers, same but with different numbers, same one with different numbers, same question with different numbers, same question with other numbers, same problem with other numbers, same problem with different numbers, same kind, same type, same thing with different numbers, same thing with other numbers, with other numbers, with different numbers, with new numbers, different numbers, other numbers, new numbers, similar one, a similar one, similar, one like this, one like that, another like this, another like that, like that one, like this one, like the last one, like the last`,
    harder: `harder, too easy, a bit harder, much harder, more difficult, more challenging, more advanced, tougher, trickier, make it harder, step it up, level up, that was easy, this is easy, thats easy, way too easy`,
    easier: `easier, too hard, too difficult, too tough, too complicated, less difficult, a bit easier, much easier, simpler, more basic, make it easier, way too hard, that was hard, that was too hard, not so hard`,
    more: `gimme another, gimme another one, gimme 1 more, hit me with another, and another, one more, 1 more, another, another one, a new one, new one, next, next one, next please, go on, keep going, continue, again, once more, more, a few more, some more, a different one, different one, something else, what else, give me one, give me another, give me some, hit me, more of these, more of them`,
    skip: `skip, skip it, skip this, skip that, skip this one, skip this question, skip that one, skip to the next, pass, pass on this, pass on this one, move on, moving on, not this one, dont want this one, do not want this one, don t want this one, swap it, swap this one, change the question, change question`,
    practice: `practice, practise, gimme a problem, gimme a question, gimme one, gimme something, practicing, practising, practice problem, practice question, quiz, quiz me, test me, drill, exercise, give me a problem, give me a question, give me another problem, give me another question, another problem, another question, new problem, new question, next problem, next question, something to practice, something to practise, something to work on, something to do, problem to solve, question to solve, problem to work on, challenge me, ask me a question, ask me something, ask me, give me something, try one, one on, one about, ones on, ones about, another on, another about, another one on, another one about`,
    choice: `multiple choice, multiple choice question, mcq, mc question, choice question`,
    easy: `easy, easier, easiest, simple, simpler, beginner`,
    medium: `medium, moderate, intermediate, average`,
    hard: `hard, harder, hardest, difficult, challenging, tough, tricky, advanced`,
    two: `two, a couple, couple`,
    three: `three, a few, few, some, several`,
    five: `five`,
    filler: `nah, nope, meh, hmm, hm, alright, sure, yeah, yes, yep, cool, thanks, thx, lol, ugh, fine, well, oh, please, pls, gimme, gimme a, lemme, lemme have, hmu with, can you, could you, give me, give us, get me, make me, make, create, generate, show me, send me, set me, i want, i would like, i d like, i need, let me, let s, want, to, do, have, try, a, an, one, another, more, new, next, on, about, of, for, from, in, the, with, some, me, and, my, level, problem, question, one that is, this topic, topic, task, something, anything, that, it, i, was, now, then, ok, okay, it s, that s, can, could, may, we, would, like, us, got, any, ones, be, where, something about, but, so, send, pick, choose, kind, type, go, this, instead, rather, maybe`,
    wants: `give me, gimme, gimmie, get, have, want, need, throw me, throw, send, show me, lemme, let me, let s, lets, do you have, got, could use, try, set me, hand me, hit me, make me, ask me, would like, d like, wanna, how about, what about, is there, are there`,
    noun: `problem, question, exercise, one, ones, something, sth, smth, smt, anything, practice, practise, quiz, drill, task, example to do, prob, probs, qs, q`,
    else: `help, solve, explain, answer, solution, understand, stuck, hint, homework, hw, check, my, this, that, these, the problem, the question, why, wrong, step, due, read, mean, difference, example of, no, dont, not, forgot, lesson, course, chapter, exam, know, learn, talk, tell, clear, reason, table, i have, i ve, i got, have a, got a, is there one`,
  },
  es: {
    free: `escribo la respuesta, escribir la respuesta, donde escriba la respuesta, para escribir la respuesta, sin opciones, no de opcion multiple, respuesta abierta, pregunta abierta, de desarrollo`,
    same: `lo mismo con otros numeros, el mismo con otros numeros, la misma con otros numeros, igual pero con otros numeros, con otros numeros, con numeros distintos, con otros datos, con datos distintos, uno parecido, otro parecido, parecido, similar, uno similar, como este, como ese, del mismo tipo`,
    harder: `mas dificil, mas dificiles, mas complicado, mas complicada, demasiado facil, muy facil, mas reto, sube el nivel`,
    easier: `mas facil, mas faciles, mas sencillo, mas sencilla, demasiado dificil, muy dificil, mas simple, baja el nivel`,
    more: `uno mas, una mas, otro, otra, otro mas, otra mas, siguiente, el siguiente, la siguiente, sigue, sigamos, continua, de nuevo, otra vez, mas, dame uno, dame otro, ponme otro, ponme uno, ponme otra, algo para practicar`,
    skip: `saltar, saltala, saltalo, salta, salta esta, salta este, saltarmela, saltarmelo, saltemos, paso, pasa, pasemos, pasar, sáltala, esta no, este no, cambiala, cambialo, cambia la pregunta, cambia de pregunta, cambia de ejercicio`,
    practice: `practica, practicar, ejercicio, problema de practica, pregunta de practica, ponme a prueba, otro problema, otra pregunta, dame un problema, dame una pregunta, hazme una pregunta, preguntame, algo para practicar, algo para resolver`,
    choice: `opcion multiple, pregunta de opcion multiple, seleccion multiple, tipo test`,
    easy: `facil, faciles, sencillo, sencilla, simple`,
    medium: `medio, media, intermedio, intermedia, moderado`,
    hard: `dificil, dificiles, complicado, complicada, avanzado, avanzada`,
    two: `dos, un par`,
    three: `tres, unos cuantos, algunos, varios`,
    five: `cinco`,
    filler: `vale, venga, bueno, ok, hmm, mm, jaja, pues, ya, gracias, va, dale, va, a ver, por favor, dame, ponme, quiero, quisiera, necesito, hacer, hazme, un, una, uno, otro, otra, mas, nuevo, nueva, de, del, sobre, acerca de, para, con, la, el, los, las, y, problema, pregunta, tema, nivel, que sea, que sean, algo, ahora, me, puedes, podrias, das, pones, lo, ahora, ok, vale, eso, es, fue, pero, a, en, uno de, una de`,
    wants: `dame, deme, ponme, pon, quiero, quisiera, necesito, hazme, haz, tienes, hay, preguntame, me pones, me das, puedes darme, manda, mandame, vamos con, a ver, probar`,
    noun: `problema, pregunta, ejercicio, ejer, uno, una, algo, alguno, alguna, practica, cuestion, test`,
    else: `ayuda, ayudame, resuelve, resolver, explica, explicame, respuesta, solucion, entiendo, pista, deberes, tarea, mi, este, esta, ese, esa, el problema, por que, mal, paso, diferencia, no, examen, leccion, saber, aprender, hablar, tengo, tabla, formula`,
  },
  fr: {
    free: `j ecris la reponse, ecrire la reponse, ou j ecris la reponse, sans choix, pas de qcm, pas un qcm, sans options, question ouverte, reponse libre`,
    same: `le meme avec d autre nombre, la meme avec d autre nombre, pareil avec d autre nombre, pareil avec d autre chiffre, avec d autre nombre, avec d autre chiffre, avec d autre valeur, avec d autre donnee, le meme genre, du meme genre, un pareil, semblable, un semblable, similaire, comme celui ci, comme celui la`,
    harder: `plus difficile, plus dur, plus dure, plus complique, trop facile, trop simple, plus corse`,
    easier: `plus facile, plus simple, trop difficile, trop dur, trop dure, trop complique, moins difficile, moins dur`,
    more: `encore un, encore une, un autre, une autre, autre, suivant, suivante, le suivant, la suivante, au suivant, prochain, prochaine, on continue, continue, continuons, un de plus, donne m en un, donne m en un autre, encore`,
    skip: `passe, je passe, passer, passons, on passe, on saute, saute, sauter, passe a la suite, passe a la suivante, pas celui ci, pas celle ci, pas celui la, pas celle la, change de question, change d exercice, change la question`,
    practice: `exercice, exo, entrainement, entraine moi, m entrainer, pratique, interroge moi, interrogez moi, un autre probleme, une autre question, donne moi un probleme, donnez moi un probleme, pose moi une question, posez moi une question, quelque chose a faire, de quoi m exercer, m exercer`,
    choice: `choix multiple, question a choix multiple, qcm`,
    easy: `facile, simple`,
    medium: `moyen, moyenne, intermediaire`,
    hard: `difficile, dur, dure, complique, compliquee, avance, corse`,
    two: `deux`,
    three: `trois, quelque, plusieurs`,
    five: `cinq`,
    filler: `ok, bon, allez, merci, hmm, d accord, vas y, alors, vas y, s il te plait, s il vous plait, stp, svp, donne moi, donnez moi, je veux, je voudrais, j aimerais, il me faut, fais moi, un, une, autre, encore, nouveau, nouvelle, de, d, du, des, sur, pour, avec, le, la, l, les, en, et, a, probleme, question, theme, niveau, maintenant, quelque chose, tu peux, peux tu, me, donner, poser, c est, c etait, ca, mais, ok, alors, ou, que`,
    wants: `donne moi, donne, donnez moi, je veux, j veux, je voudrais, j aimerais, il me faut, fais moi, pose moi, as tu, t as, tu as, y a t il, envoie, propose, propose moi, essayer, faire, m entrainer, on fait, je peux avoir, tu peux me donner, besoin`,
    noun: `probleme, question, exercice, exo, un truc, truc, quelque chose, un, une, entrainement, interro`,
    else: `aide, aider, resous, resoudre, explique, expliquer, reponse, solution, comprend, comprends, indice, devoir, mon, ma, ce, cette, cet, le probleme, l exercice, la question, pourquoi, faux, etape, difference, pas, examen, lecon, savoir, apprendre, parler, j ai, tableau, formule`,
  },
  am: {
    free: `መልሱን የምጽፍበት, መልስ የምጽፍበት, ያለ ምርጫ, ምርጫ የሌለው, ክፍት ጥያቄ`,
    same: `ይህን የመሰለ, ተመሳሳዩን, ተመሳሳይ, በሌላ ቁጥር, በሌሎች ቁጥሮች, በተለያዩ ቁጥሮች, እንደዚህ ያለ, እንደዚያ ያለ`,
    harder: `የበለጠ ከባድ, ይበልጥ ከባድ, በጣም ቀላል ነው, በጣም ቀላል, ከበድ ያለ, ከበድ ያለ ጥያቄ, ጠንከር ያለ`,
    easier: `የበለጠ ቀላል, ይበልጥ ቀላል, በጣም ከባድ ነው, በጣም ከባድ, ቀለል ያለ`,
    more: `ሌላ, አንድ ተጨማሪ, አንድ ሌላ, ቀጣይ, ቀጥል, ቀጥይ, ቀጣዩ, ተጨማሪ, እንደገና, ሌላ ጥያቄ, ቀጣይ ጥያቄ`,
    skip: `ዝለለው, ዝለል, ዝለል ይህን, ዝለይ, ዝለይው, ይዝለሉት, ይዝለሉ, እንዝለለው, ልዝለለው, እለፈው, ልለፈው, ይለፈኝ, እንለፈው, ይህን አልፈልግም, ቀይረው, ቀይር`,
    practice: `መለማመጃ, የመለማመጃ, ልምምድ, የልምምድ, መለማመጃ ጥያቄ, የመለማመጃ ጥያቄ, የልምምድ ጥያቄ, ልለማመድ, መለማመድ, ፈትነኝ, ፈትኑኝ`,
    choice: `ምርጫ, የምርጫ, የምርጫ ጥያቄ, ባለብዙ ምርጫ`,
    easy: `ቀላል, ቀለል ያለ, ቀላሎች`,
    medium: `መካከለኛ`,
    hard: `ከባድ, አስቸጋሪ, ጠንካራ, ከበድ ያለ`,
    two: `ሁለት`,
    three: `ሦስት, ሶስት, ጥቂት`,
    five: `አምስት`,
    filler: `እሺ, ጥሩ, አመሰግናለሁ, ኦኬ, እባክዎ, እባክህ, እባክሽ, ስጠኝ, ስጪኝ, ይስጡኝ, እፈልጋለሁ, አንድ, ሌላ, አዲስ, ተጨማሪ, ስለ, በ, ላይ, ጥያቄ, ጥያቄዎች, ጥያቄዎችን, የሆነ, የሆኑ, ደረጃ, አሁን, ልሞክር, ይህ, ነው, እስቲ, የሆነ ነገር, ነገር`,
    wants: `ስጠኝ, ስጪኝ, ይስጡኝ, እፈልጋለሁ, አለህ, አለሽ, ላክልኝ, ጠይቀኝ, ልሞክር, አምጣ, አምጪ, እንስራ, ልስራ`,
    noun: `ጥያቄ, ጥያቄዎች, መልመጃ, መለማመጃ, የመለማመጃ, ልምምድ, ነገር`,
    else: `እርዳኝ, እርዳታ, ፍታ, ፍታልኝ, አስረዳኝ, ማብራሪያ, መልስ, መልሱን, ፍንጭ, የቤት ስራ, ለምን, ስህተት, ደረጃ, ልዩነት, ይህ, ይህን, ፈተና, ትምህርት, አለኝ, ማወቅ, መማር`,
  },
  zh: {
    free: `填空题, 不要选择题, 不要选项, 没有选项, 自己写答案, 自己填答案, 写答案的, 填答案的, 简答题, 计算题`,
    same: `换个数字, 换一组数字, 换些数字, 换数字, 数字不同, 不同的数字, 类似的, 类似, 同样的题, 同类型, 同类, 像这道, 像刚才`,
    harder: `更难, 再难一点, 难一点, 难点, 难一些, 太简单了, 太简单, 太容易了, 太容易, 提高难度`,
    easier: `更简单, 简单一点, 简单点, 简单一些, 容易一点, 容易点, 容易一些, 太难了, 太难, 降低难度`,
    more: `再来一道, 再来一个, 再来一题, 再来, 下一题, 下一道, 下一个, 继续, 换一道, 换一题, 换一个, 还要, 再一道`,
    skip: `跳过, 跳过这题, 跳过这道, 略过, 不做这题, 不做这道, 不想做这题, 不想做这道, 不要这题, 不要这道, 换题, 过`,
    practice: `练习题, 练习, 出题, 出道题, 出一道题, 再来一道, 再来一题, 再出一道, 考考我, 测验, 测试我, 习题`,
    choice: `选择题, 单选题, 单选`,
    easy: `简单, 容易, 基础, 入门`,
    medium: `中等, 适中, 中等难度`,
    hard: `困难, 较难, 难一点, 难题, 高难度, 有挑战, 难`,
    two: `两, 二`,
    three: `三, 几`,
    five: `五`,
    filler: `好的, 嗯, 谢谢, 那就, 请, 给我, 来, 出, 我想, 我要, 想要, 做, 一道, 一个, 一, 道, 个, 题目, 题, 关于, 有关, 的, 方面, 再, 新, 吧, 点, 些, 难度, 级别, 主题, 和, 现在, 我, 想, 要, 了, 这, 那, 好, 能不能, 可以, 吗, 换, 的题, 让, 能, 给`,
    wants: `给我, 给, 来, 出, 我想, 我要, 想要, 考我, 考考我, 有没有, 能不能, 做`,
    noun: `题, 题目, 问题, 练习, 习题, 一道, 一个`,
    else: `帮, 解, 解释, 讲, 答案, 为什么, 提示, 作业, 这, 那, 我的, 错, 步骤, 区别, 不会, 不懂, 怎么, 考试, 课, 我有, 知道, 了解, 公式`,
  },
  hi: {
    free: `जिसमें मैं उत्तर लिखूँ, जिसमें उत्तर लिखूँ, उत्तर लिखने वाला, बिना विकल्प, बिना विकल्पों, विकल्प नहीं, विकल्प के बिना, खुला प्रश्न`,
    same: `aisa hi, waisa hi, vaisa hi, isi tarah ka, isi jaisa, milta julta, इसी जैसा, ऐसा, इसी तरह का, इसके जैसा, वैसा ही, ऐसा ही, इसी तरह, उसी तरह, समान प्रश्न, दूसरी संख्याओं, अलग संख्याओं, अलग संख्या, दूसरे नंबर, अलग नंबर, मिलता जुलता`,
    harder: `और कठिन, ज़्यादा कठिन, ज्यादा कठिन, थोड़ा कठिन, और मुश्किल, ज़्यादा मुश्किल, ज्यादा मुश्किल, बहुत आसान है, बहुत आसान, बहुत आसान था`,
    easier: `और आसान, ज़्यादा आसान, ज्यादा आसान, थोड़ा आसान, बहुत कठिन है, बहुत कठिन, बहुत मुश्किल है, बहुत मुश्किल`,
    more: `ek aur do, ek aur, aur do, और, एक और दो, next wala, agla wala, एक और, और एक, अगला, अगली, दूसरा, आगे, जारी रखो, जारी रखें, फिर से, कोई और, ek aur, agla, aur ek, next`,
    skip: `छोड़ो, छोड़ दो, छोड़िए, इसे छोड़ो, ये छोड़ो, यह छोड़ो, रहने दो, स्किप, स्किप करो, स्किप कर दो, आगे बढ़ो, आगे बढ़ते हैं, यह नहीं, ये वाला नहीं, skip karo, skip kar do, skip krdo, chodo, chhodo, chod do, chhod do, aage badho, rehne do, ye nahi`,
    practice: `अभ्यास, अभ्यास प्रश्न, अभ्यास के प्रश्न, अभ्यास के सवाल, प्रैक्टिस, क्विज़, क्विज, मेरी परीक्षा लें, एक और प्रश्न, एक और सवाल`,
    choice: `बहुविकल्पीय, बहुविकल्पी, बहुविकल्पीय प्रश्न, एमसीक्यू, वस्तुनिष्ठ`,
    easy: `आसान, सरल`,
    medium: `मध्यम, मीडियम`,
    hard: `कठिन, मुश्किल, जटिल`,
    two: `दो`,
    three: `तीन, कुछ`,
    five: `पाँच, पांच`,
    filler: `bhai, yaar, isko, ise, na, sir, please, hmm, ok, accha, achha, thik hai, theek hai, chalo, अच्छा, चलो, ठीक है, धन्यवाद, कृपया, मुझे, दो मुझे, दें, दीजिए, दे दो, चाहिए, करना है, करो, एक, और, नया, पर, के, का, की, में, से, लिए, बारे, वाला, वाले, प्रश्न, सवाल, स्तर, विषय, अब, कुछ, दे, दो, है, था, ये, यह, वो, करने, de do, do, chahiye, sawal, mujhe, question, ठीक, कोई`,
    wants: `दो, दीजिए, दें, दे दो, चाहिए, पूछो, पूछें, करना है, करते हैं, कराओ, कराओ, मिलेगा, de do, do, chahiye, pucho`,
    noun: `सवाल, प्रश्न, अभ्यास, कुछ, sawal, question, एक`,
    else: `मदद, हल करो, हल, समझाओ, समझाइए, समझ, उत्तर, जवाब, संकेत, गृहकार्य, मेरा, मेरे, यह, इस, वह, क्यों, गलत, चरण, अंतर, नहीं, परीक्षा, पाठ, जानना, बताओ, सूत्र, सारणी`,
  },
};
