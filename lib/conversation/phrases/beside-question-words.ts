import type { Locale } from "../../i18n/locales.ts";

/**
 * The words of a turn that asks about the practice question at hand without answering it:
 * - `giveUp`: no more is tried;
 * - `reveal`, `solution`: wants to see something, and what: together, or the latter by itself, they want the solution;
 * - `why`: asks for the reason, once an answer is told;
 * - `start`: asks how to begin, or for a hint;
 * - `stuck`: is at a loss; by itself that asks how to begin, beside a wish to see something no more;
 * - `filler`: says nothing more.
 */
export type BesideWord = "giveUp" | "reveal" | "solution" | "why" | "start" | "stuck" | "filler";

/** Phrases of a language by what they are, separated by commas, as `tokenise` reads them. */
export const BESIDE_WORDS: Readonly<Record<Locale, Readonly<Record<BesideWord, string>>>> = {
  en: {
    giveUp: `i give up, give up, i gave up, giving up, i quit, i surrender, im done trying, i cant do it, i cant do this one, i cant solve it, i cant solve this, too hard for me`,
    reveal: `show me, show, tell me, tell, give me, give, let me see, see, reveal, want, need, what is, whats, what was, explain, walk me through, i want to see, id like to see, can i see, go through, how about`,
    solution: `show me how, show how, show me the way, show us how, tell me how, how u do it, how u do this, how do u do it, how do u do this, how do u do this one, how do u solve it, how its solved, answer, the answer, right answer, correct answer, solution, the solution, full solution, worked solution, how its done, how it is done, how its solved, how to do it, how to do this, how to do this one, how to solve it, how to solve this, how do you do it, how do you do this, how do i do it, how do i do this, how do you solve it, how do you solve this, how you do it, how you did it, how you get it, working, the working, workings, the steps, steps, all steps, step by step, result, solve it, solve it for me, do it for me, the way`,
    why: `how do you know, how do u know, how do you know that, how do u know that, how can you tell, how can u tell, how do we know, how would i know, y, y tho, why, but why, why not, how come, why is that, why is it, why was that, why is it wrong, why was it wrong, why wrong, why is that wrong, why am i wrong, what did i do wrong, where did i go wrong, whats wrong, what is wrong, whats my mistake, wheres my mistake, what was my mistake, explain why, explain, explain it, explain that, can you explain, could you explain, how so, how did you get that, how do you get that, where does that come from, says who`,
    start: `dont know how to do it, dont know how to do this, dont know how to do this one, dont know how to solve it, dont know how to solve this, not sure how to do it, not sure how to do this, where do i start, where to start, where should i start, how do i start, how to start, how should i start, how do i begin, how to begin, where do i begin, what do i do first, what should i do first, what comes first, whats the first step, what is the first step, first step, get me started, help me start, how would you start, clue, hint, tip, nudge, another hint, next hint, one more hint, more help, help me with it, help me with this, help me with this one, what do i do, what do i do now, what should i do, what now, how do i do it, which formula do i use, which formula do i need, what formula do i use, what do i use`,
    stuck: `im stuck, i am stuck, stuck, still stuck, lost, im lost, im so lost, totally lost, no clue, i have no clue, no idea, i have no idea`,
    filler: `please, pls, plz, ok, okay, oh, hm, hmm, um, uh, well, so, can, could, would, you, u, i, me, a, an, the, this, that, it, one, for, of, to, with, on, then, now, have, get, is, small, little, ugh, argh, sorry, at, all, and, my, real, really, actual, actually, no, idea, in, here, question, problem, exercise, still, dont, know, tho, though, thanks, thx, bit, sir, bro, man, had, enough, just, already, straight up, right away, directly, finally, once and for all`,
  },
  es: {
    giveUp: `me rindo, me doy por vencido, me doy por vencida, abandono, lo dejo, no puedo, no puedo mas, no me sale, no lo consigo, renuncio`,
    reveal: `ensename, muestrame, dime, dame, dimelo, ver, quiero, quiero ver, quisiera, cual es, cual era, explicame, explica, revela, puedo ver, dejame ver, necesito`,
    solution: `muestrame como, ensename como, dime como, como se hace esto, como se hace este, como lo harias, respuesta, la respuesta, respuesta correcta, solucion, la solucion, resolucion, el resultado, resultado, los pasos, pasos, paso a paso, como se hace, como se resuelve, como es, como se hacia, el desarrollo, resuelvelo, resuelvemelo, hazlo tu, el procedimiento`,
    why: `como sabes, como lo sabes, como sabes eso, como se sabe, y eso por que, xq, pq, porque, por que, pero por que, y por que, por que no, por que esta mal, en que me equivoque, donde me equivoque, que hice mal, cual es mi error, explica por que, explicalo, explicamelo, como asi, y eso, como se llega a eso, explicame eso`,
    start: `no se como se hace, no se como hacerlo, no se como se resuelve, no se como resolverlo, ni se como se hace, por donde empiezo, por donde empezar, como empiezo, como empezar, ni como empezar, como se empieza, que hago primero, cual es el primer paso, primer paso, ayudame a empezar, pista, una pista, otra pista, ayuda, ayudame, que formula uso, que hago, que hago ahora`,
    stuck: `estoy atascado, estoy atascada, no se que hacer, estoy perdido, estoy perdida, ni idea, no tengo idea, no tengo ni idea`,
    filler: `por favor, porfa, ok, vale, bueno, pues, a, ver, me, la, el, lo, los, las, de, del, un, una, este, esta, eso, esto, y, no, se, ni, con, en, puedes, podrias, das, darme, solo, nada, entonces, ahora, que, es, pequena, gracias, uf, pregunta, problema, ejercicio, mi, idea, tengo, ya, directamente, de una vez, de una, simplemente`,
  },
  fr: {
    giveUp: `j abandonne, jabandonne, je laisse tomber, je donne ma langue au chat, je renonce, je n y arrive pas, je ny arrive pas, j y arrive pas, jy arrive pas, je me rends`,
    reveal: `montre moi, montre, montrez moi, dis moi, dites moi, donne moi, donne, donnez moi, voir, je veux, je veux voir, je voudrais, quelle est, quelle etait, c est quoi, cest quoi, explique moi, explique, peux tu montrer, fais voir`,
    solution: `montre moi comment, montrez moi comment, dis moi comment, comment on le fait, comment on fait ca, comment tu fais, reponse, la reponse, bonne reponse, la bonne reponse, solution, la solution, le corrige, corrige, correction, la correction, le resultat, resultat, les etapes, etapes, etape par etape, comment on fait, comment faire, comment ca se fait, comment on resout, comment on trouve, la demarche, le raisonnement, resous le, fais le`,
    why: `comment tu sais, comment tu le sais, comment tu sais ca, comment sais tu, comment on le sait, comment on sait, comment le sait on, pk, pq, pourkoi, pourquoi, mais pourquoi, et pourquoi, pourquoi pas, pourquoi c est faux, pourquoi cest faux, ou est mon erreur, ou est l erreur, quelle est mon erreur, qu est ce que j ai fait de faux, qu est ce qui ne va pas, explique pourquoi, explique, expliquez, comment ca, d ou ca vient`,
    start: `je sais pas comment faire, je ne sais pas comment faire, je sais pas comment on fait, je ne sais pas comment on fait, sais pas comment faire, par ou je commence, par ou commencer, par quoi commencer, comment je commence, comment commencer, je commence comment, que faire d abord, c est quoi la premiere etape, quelle est la premiere etape, premiere etape, aide moi a commencer, indice, un indice, un autre indice, encore un indice, coup de pouce, un coup de pouce, aide, aide moi, quelle formule utiliser, que dois je faire, qu est ce que je fais`,
    stuck: `je suis bloque, je suis bloquee, je suis coince, je suis coincee, je suis perdu, je suis perdue, aucune idee, je seche`,
    filler: `s il te plait, sil te plait, s il vous plait, stp, svp, ok, bon, alors, d accord, euh, ben, le, la, l, les, un, une, de, du, des, ce, cet, cette, ca, c, est, petit, petite, me, moi, tu, vous, peux, pourrais, donner, juste, et, je, j, ne, sais, pas, n, ai, aucune, idee, merci, question, probleme, exercice, maintenant, en, y, pour, a, ma, mon, directement, tout de suite, une bonne fois pour toutes, simplement`,
  },
  am: {
    giveUp: `ተውኩት, አልቻልኩም, ተስፋ ቆረጥኩ, ይቅርብኝ, አልችልም`,
    reveal: `አሳየኝ, አሳዪኝ, ያሳዩኝ, ንገረኝ, ንገሪኝ, ይንገሩኝ, ስጠኝ, ስጪኝ, ይስጡኝ, እፈልጋለሁ, ማየት, ምንድን ነው, አብራራ, አብራራልኝ`,
    solution: `እንዴት እንደሆነ አሳየኝ, እንዴት እንደሚፈታ, እንዴት ይፈታል, መልሱ, መልሱን, መልስ, ትክክለኛው መልስ, ትክክለኛውን መልስ, መፍትሔው, መፍትሔውን, መፍትሄው, መፍትሄውን, መፍትሔ, መፍትሄ, አሠራሩን, አሰራሩን, አሠራሩ, አሰራሩ, እንዴት እንደሚሠራ, እንዴት እንደሚሰራ, እንዴት ይሠራል, እንዴት ይሰራል, ደረጃዎቹን, ውጤቱን, ውጤቱ, ፍታው, ፍታልኝ`,
    why: `እንዴት አወቅህ, እንዴት አወቅሽ, እንዴት አወቁ, እንዴት ታወቀ, እንዴት ይታወቃል, በምን ታወቀ, ለምን, ግን ለምን, እንዴት, ስህተቴ ምንድን ነው, የት ተሳሳትኩ, ምን ተሳሳትኩ, ለምን ተሳሳትኩ, አብራራልኝ, ለምን እንደሆነ`,
    start: `እንዴት እንደሚሠራ አላውቅም, እንዴት እንደሚሰራ አላውቅም, ከየት ልጀምር, ከየት ልጀምር እችላለሁ, እንዴት ልጀምር, እንዴት እጀምራለሁ, መጀመሪያ ምን ላድርግ, የመጀመሪያው እርምጃ, የመጀመሪያው ደረጃ, ፍንጭ, አንድ ፍንጭ, ሌላ ፍንጭ, እርዳኝ, እርዳታ, ምን ላድርግ, የትኛውን ቀመር`,
    stuck: `ተጣበቅኩ, ግራ ገባኝ, ምንም አላውቅም`,
    filler: `እባክህ, እባክሽ, እባክዎ, እሺ, ብቻ, አንድ, ይህን, ያንን, ነው, እኔ, አሁን, ግን, እና, ጥያቄ, ጥያቄውን, የጥያቄውን, ምንድን, ትንሽ, አላውቅም, ስለዚህ, ዝም ብለህ, ዝም ብለሽ, ዝም ብለው, በቀጥታ, በቃ`,
  },
  zh: {
    giveUp: `我放弃, 放弃, 放弃了, 我放弃了, 我不会做, 做不出来, 我做不出来, 做不出, 投降`,
    reveal: `告诉我, 给我, 给我看, 看看, 看一下, 我想看, 想看, 显示, 请问, 是什么, 是多少, 讲讲, 讲一下, 说说, 公布, 看`,
    solution: `直接演示, 演示, 示范, 怎么做出来, 怎么弄, 讲解, 讲解一下, 答案, 正确答案, 解答, 解法, 解题过程, 解题步骤, 过程, 步骤, 怎么做, 怎么算, 怎么解, 结果, 做法, 详解, 解析`,
    why: `怎么知道, 你怎么知道, 怎么知道的, 你怎么知道的, 怎么看出来的, 怎么看出来, 怎么判断, 怎么判断的, 为什么, 为何, 为啥, 但是为什么, 为什么不对, 为什么错了, 哪里错了, 我哪里错了, 错在哪里, 错在哪, 怎么回事, 解释一下, 解释, 请解释, 怎么来的`,
    start: `不知道怎么做, 不知道怎么算, 不知道怎么解, 不会怎么做, 从哪里开始, 从哪开始, 从何开始, 怎么开始, 该怎么开始, 如何开始, 怎么下手, 从哪里下手, 第一步是什么, 第一步, 先做什么, 提示, 提示一下, 给个提示, 一点提示, 再给个提示, 帮帮我, 帮我, 用什么公式, 用哪个公式, 没思路, 没有思路`,
    stuck: `不会做, 这题不会, 这道不会, 卡住了, 我卡住了, 完全不懂, 没头绪`,
    filler: `请, 吧, 呢, 啊, 吗, 了, 我, 你, 您, 这, 那, 道, 题, 的, 一, 个, 点, 下, 好, 嗯, 就, 直, 接, 能, 可, 以, 不, 知, 道, 想, 要, 这道题, 但, 是, 给, 看, 直接, 快, 赶紧, 干脆`,
  },
  hi: {
    giveUp: `मैं हार मानता हूँ, मैं हार मानती हूँ, हार मान ली, हार मानता हूँ, हार मानती हूँ, हार गया, हार गई, छोड़ दिया, मुझसे नहीं होगा, नहीं हो रहा, मुझसे नहीं हो रहा, mujhse nahi hoga, har maan li`,
    reveal: `दिखाओ, दिखाइए, दिखा दो, दिखाएँ, बताओ, बताइए, बता दो, बताएँ, दो, दीजिए, देखना, चाहिए, क्या है, समझाओ, समझाइए, batao, dikhao, bata do`,
    solution: `करके दिखाओ, करके दिखा दो, करके बताओ, हल करके दिखाओ, कैसे करें, kaise karte hai, kaise karte hain, kaise hota hai, kaise karna hai, kaise kare, karke dikhao, karke dikha do, karke batao, kar ke dikhao, solve karke dikhao, hal, solve kar do, solve karo, उत्तर, सही उत्तर, जवाब, सही जवाब, हल, पूरा हल, समाधान, परिणाम, चरण, सारे चरण, कैसे करते हैं, कैसे होता है, कैसे करना है, कैसे हल करें, कैसे हल करते हैं, विधि, answer, uttar, jawab, solution`,
    why: `कैसे पता, कैसे पता चला, कैसे पता चलता है, आपको कैसे पता, तुम्हें कैसे पता, kaise pata, kaise pata chala, kaise pta, apko kaise pata, kyon, kyu, kyun, kyoon, क्यों, लेकिन क्यों, पर क्यों, क्यों नहीं, ऐसा क्यों, क्यों ग़लत है, क्यों गलत है, मेरी ग़लती क्या है, मेरी गलती क्या है, कहाँ ग़लती हुई, कहाँ गलती हुई, कैसे, समझाओ, समझाइए, kyon, kyu, kyun`,
    start: `कैसे करते हैं नहीं पता, कैसे करना है नहीं पता, नहीं पता कैसे करते हैं, नहीं पता कैसे करना है, कैसे हल करें नहीं पता, कहाँ से शुरू करूँ, कहाँ से शुरू करें, कैसे शुरू करूँ, कैसे शुरू करें, शुरू कैसे करूँ, शुरुआत कैसे करूँ, पहले क्या करूँ, पहला चरण क्या है, पहला चरण, पहला कदम, संकेत, एक संकेत, एक और संकेत, हिंट, मदद, मदद करो, मदद करें, क्या करूँ, कौन सा सूत्र लगाऊँ, hint, shuru kaise karu, kaise shuru karu`,
    stuck: `अटक गया, अटक गई, अटक गया हूँ, अटक गई हूँ, नहीं आ रहा, नहीं आता, समझ नहीं आ रहा, कुछ समझ नहीं आया`,
    filler: `bas, ye, yeh, isko, ab, to, bhai, yaar, sidha, seedha, अरे, यार, भाई, कृपया, प्लीज़, प्लीज, ठीक, है, हैं, अच्छा, मुझे, मैं, इसका, इसकी, इसके, इस, का, की, के, को, एक, यह, ये, वह, और, अब, तो, प्रश्न, सवाल, थोड़ा, छोटा, सा, नहीं, पता, please, mujhe, iska, hai, ka, मेरे, मेरी, बस, सीधे, सीधा, जल्दी, just`,
  },
};
