import type { Locale } from "../../i18n/locales.ts";

/** What can be asked about a reaction as a whole, without its amounts. */
export const ROLES = [
  "electrons",
  "oxidizer",
  "reducer",
  "oxidized",
  "reduced",
  "redox",
  "spectators",
  "net",
  "precipitate",
  "equation",
] as const;

export type Role = (typeof ROLES)[number];

/**
 * How such a question names what it asks for, as patterns over folded words; the first role that fits counts. `meaning`: what
 * a term means is asked, of no reaction. `aside`: what may stand beside it, each word by itself.
 */
export const ROLE_WORDS: Readonly<Record<Locale, Readonly<Record<Role | "meaning" | "aside", string>>>> = {
  en: {
    electrons:
      "(?:how many|number of|no of|what number of) (?:electrons?|e) (?:are |is |get |gets |got |were |was |being |do they |does it |did )*(?:transfer|exchange|move|pas|trade|involve|lost|lose|gain|go |going|given|swap|change hands)|electrons (?:are |were )?(?:transfered|exchanged)",
    oxidizer: "oxidi[sz]ing (?:agent|reagent)|oxidi[sz]er|oxidant",
    reducer: "reducing (?:agent|reagent)|reducer|reductant",
    oxidized:
      "oxidi[sz](?:ed|es)|(?:undergoes|undergo|underwent) oxidation|(?:los(?:es?|ing)|lost|gives? (?:up|away)) (?:the )?(?:electrons|e)",
    reduced:
      "reduced|(?:undergoes|undergo|underwent) reduction|(?:gain(?:s|ed|ing)?|takes? up|gets?|accepts?) (?:the )?(?:electrons|e)",
    redox:
      "redox|oxidation reduction|(?:goes|go|went|changes?|changed) from what to what|(?:oxidation (?:number|state)s? )(?:changes?|go(?:es)? from)|changes? (?:its )?oxidation",
    spectators:
      "spectators?|ions? (?:that |which )?(?:do(?:es)? nothing|(?:dont|doesnt|do not|does not|didnt) (?:do (?:anything|nothing)|react|change|take part|participate)|stays? (?:the same|dissolved|in solution|unchanged)|cancels?(?: out)?)",
    net: "net ionic",
    precipitate: "precipitates?|(?:solid|insoluble) (?:product|one)|is (?:the )?solid|falls out",
    equation: "(?:balanced |chemical |full )?(?:equations?|eqn|eq)(?= |$)|reaction equation",
    meaning:
      "what (?:is|are|s) an? |whats an? |mean|meaning|define|definition|difference|what is (?:oxidation|reduction|redox)|example|explain",
    aside:
      "right, correct, yes, yeah, between, or, as, acting, acts, act, identify, whos, ok, wait, per, total, from, stuff, exactly, just, with, symbols, plz, balanced, chemical, full, write, out, see, whole, us, need, want, i, could, would, which, what, whats, who, one, ones, element, elements, atom, substance, compound, species, reactant, metal, ion, ions, gets, get, getting, got, being, been, be, is, are, was, were, the, a, this, that, it, its, here, there, in, of, for, so, and, then, reaction, equation, tell, me, pls, please, can, you, u, do, does, did, any, form, forms, formed, write, give, show, number, agent, thing, now, ok, also, too, what about, about, how, electrons, to, by",
  },
  es: {
    electrons:
      "(?:cuantos|numero de|cantidad de) electrones (?:se )?(?:han )?(?:transf|intercambi|mueven|movieron|pasan|pasaron|ceden|pierden|ganan)|electrones (?:se )?(?:transfi|transfer)",
    oxidizer: "(?:agente )?oxidante",
    reducer: "(?:agente )?reductor",
    oxidized:
      "(?:se )?oxid(?:a|an|o|ado|ada)\\b|(?:sufre|experimenta) (?:la )?oxidacion|(?:pierde|cede)n? (?:los )?electrones",
    reduced:
      "(?:se )?reduc(?:e|en|ido|ida)\\b|se redujo|(?:sufre|experimenta) (?:la )?reduccion|(?:gana|recibe|acepta)n? (?:los )?electrones",
    redox: "redox|oxidacion reduccion",
    spectators: "espectador(?:es)?",
    net: "ionica neta",
    precipitate: "precipitad?o?a?|solido que se forma|insoluble",
    equation: "ecuacion(?:es)?(?: quimica)?(?: (?:ajustada|balanceada))?",
    meaning:
      "que es un|que significa|definicion|define|diferencia|que es (?:la )?(?:oxidacion|reduccion)|ejemplo|explica",
    aside:
      "verdad, cierto, no, entre, o, actua, actuando, identifica, cada, total, escribir, escribeme, puedes, podrias, ponme, pon, quimica, ajustada, balanceada, seria, quiero, cual, cuales, que, quien, elemento, elementos, sustancia, compuesto, especie, reactivo, metal, ion, iones, se, es, son, el, la, los, las, un, una, de, del, en, aqui, esta, este, esa, ese, eso, esto, reaccion, ecuacion, y, entonces, dime, ahora, hay, forma, escribe, dame, muestra, agente, fue, ha, sido, por, favor, actua, como, le, me, a",
  },
  fr: {
    electrons:
      "(?:combien|nombre) d ?electrons? (?:sont |ont ete |est |a ete |s |se |y a t il de )?(?:transfer|echang|pas|cede|perdu|gagn|implique)|electrons (?:sont )?(?:transfere|echange)",
    oxidizer: "l?(?:agent )?oxydant",
    reducer: "(?:agent )?reducteur",
    oxidized:
      "(?:s )?oxyd(?:e|ee|ent|es)\\b|subit (?:l |une )?oxydation|(?:perd|cede)(?:ent)? (?:des |ses |les )?electrons",
    reduced: "reduit(?:e|s|es)?\\b|subit (?:la |une )?reduction|(?:gagne|capte|recoit)(?:ent)? (?:des |les )?electrons",
    redox: "redox|oxydoreduction|oxydo reduction",
    spectators: "spectateurs?",
    net: "ionique nette",
    precipitate: "precipite|precipites|solide qui se forme|insoluble",
    equation: "l?equations?(?: (?:chimique|bilan))?(?: equilibree)?",
    meaning:
      "qu est ce qu un|qu est ce qu une|c est quoi un|que signifie|veut dire|definition|difference|qu est ce que l oxydation|exemple|explique",
    aside:
      "hein, vrai, non, entre, ou, agit, agissant, identifie, total, ecrire, ecrivez, tu, peux, peut, pourrais, on, vous, pouvez, stp, svp, s, te, plait, chimique, bilan, equilibree, donner, quel, quelle, quels, quelles, lequel, laquelle, lesquels, qui, que, element, elements, substance, compose, espece, reactif, metal, ion, ions, est, sont, s, se, le, la, les, l, un, une, de, du, des, d, dans, ici, cette, ce, ca, c, reaction, equation, et, alors, dis, moi, maintenant, y, a, t, il, ecris, donne, montre, agent, a, ete, qu, est ce",
  },
  am: {
    electrons: "(?:ስንት|ምን ያህል) ኤሌክትሮኖ?ች?ን? (?:ተላለ|ይተላለ|ተለዋወ|ይለዋወ|ተዘዋወ|ይዘዋወ|ተሸጋገ|ይሸጋገ|ተሰጠ|ተሰጡ)|የተላለፉት? ኤሌክትሮኖች",
    oxidizer: "ኦክሲዳይዚንግ|ኦክሳይድ አድራጊ|ኦክሲዳይዚንግ|አኦክሳጅ|ኦክሲዳንት|አክሲዳይዚንግ",
    reducer: "ሪዲዩሲንግ|ሪዲውሲንግ|ሪዱሲንግ|ቀናሽ|አሳናሽ|ሪዳክታንት",
    oxidized: "ኦክሳይድ (?:የሆነው|ሆነ|የሚሆነው|ይሆናል|የተደረገው)|የኦክሳይድ|ኦክሲዳይዝድ|ኦክሲዳይዝ|ኤሌክትሮን (?:ያጣው|የሚያጣው|ያጣል)",
    reduced: "ሪዲዩስ|ሪዲውስ|ሪዱስ|የተቀነሰው|የሚቀነሰው|ሪዲውስድ|ኤሌክትሮን (?:ያገኘው|የሚያገኘው|ይቀበላል)",
    redox: "ሪዶክስ|ሬዶክስ",
    spectators: "ተመልካች|ስፔክቴተር",
    net: "የተጣራ (?:አዮናዊ|የአዮን)|ኔት አዮኒክ",
    precipitate: "ዝቃጭ|ዝቃጩ|ዝቅጤ|ይዘቅጣል|የሚዘቅጠው",
    equation: "እኩልታ(?:ውን|ው|ን)?",
    meaning: "ምን ማለት|ትርጉም|ልዩነት|ምሳሌ|አብራራ",
    aside:
      "ወይስ, ወይም, በ, እና, ጻፍ, ጻፊ, ጻፍልኝ, ጻፊልኝ, ይጻፉ, ፃፍ, ፃፍልኝ, ልትጽፍልኝ, ትችላለህ, አሳየኝ, ስጠኝ, እባክህ, የተመጣጠነውን, ኬሚካላዊ, የትኛው, የትኛዋ, የትኞቹ, ማን, ማነው, ምን, ምንድን, ነው, ናት, ናቸው, ንጥረ, ነገር, ቁስ, አዮን, አዮኖች, በዚህ, ውስጥ, አፀግብሮት, እኩልታ, እና, ስ, እዚህ, ይህ, ያ, የሆነው, የሚሆነው, ወኪል, ኤጀንቱ, ኤጀንት",
  },
  zh: {
    electrons:
      "转 移 (?:了 |的 )?(?:多 少 |几 )?(?:个 |摩 尔 )?电 子|电 子 转 移|(?:多 少|几) 个? ?电 子 (?:被 |发 生 )?转 移|得 失 电 子 (?:数|总)",
    oxidizer: "氧 化 剂",
    reducer: "还 原 剂",
    oxidized: "(?:被 |发 生 )?氧 化(?! 还)|(?:失 去?|失 掉) 电 子",
    reduced: "(?:被 |发 生 )?(?<!氧 化 )还 原|(?:得 到?|获 得) 电 子",
    redox: "氧 化 还 原",
    spectators: "旁 观|观 众 离 子",
    net: "净? ?离 子 方 程 式|离 子 方 程",
    precipitate: "沉 淀|不 溶",
    equation: "(?:化 学 )?(?:反 应 )?方 程 式?|反 应 式",
    meaning: "什 么 是|什 么 意 思|定 义|区 别|举 例|例 子|解 释|含 义",
    aside:
      "对, 吧, 还, 是, 与, 总, 共, 为, 作, 能, 帮, 一, 下, 可, 以, 化, 学, 配, 平, 怎, 么, 把, 来, 吧, 看, 哪, 个, 种, 些, 什, 么, 谁, 元, 素, 物, 质, 反, 应, 离, 子, 是, 的, 了, 在, 里, 中, 这, 那, 呢, 吗, 被, 它, 有, 请, 问, 写, 出, 给, 我, 剂, 会, 不, 生, 成, 发, 方, 程, 式, 和, 原, 还, 到",
  },
  hi: {
    electrons:
      "(?:कितने|kitne|कितनी) (?:इलेक्ट्रॉन|इलेक्ट्रान|electrons?) (?:का |ka |ki |की )?(?:transfer|exchange|स्थानांत|हस्तांत|आदान|ट्रांसफर|दिए|लिए|gaye|गए|lose|gain|जाते|jate)",
    oxidizer: "ऑक्सीकारक|अपचायित करने वाला|उपचायक|oxidi[sz]ing agent|ऑक्सीडाइजिंग",
    reducer: "अपचायक|अवकारक|reducing agent|रिड्यूसिंग",
    oxidized:
      "ऑक्सीकृत|ऑक्सीकरण (?:किसका|हुआ|होता|हो)|उपचयित|(?:किसका|किस का) ऑक्सीकरण|oxidi[sz]e (?:hua|ho|hota)|इलेक्ट्रॉन (?:खोता|खो|देता|छोड़ता)",
    reduced:
      "अपचयित|अपचयन (?:किसका|हुआ|होता|हो)|(?:किसका|किस का) अपचयन|reduce (?:hua|ho|hota)|इलेक्ट्रॉन (?:लेता|पाता|ग्रहण|प्राप्त)",
    redox: "रेडॉक्स|redox",
    spectators: "दर्शक",
    net: "नेट आयनिक|शुद्ध आयनिक|net ionic",
    precipitate: "अवक्षेप|precipitate",
    equation: "समीकरण|equation|sameekaran|samikaran",
    meaning: "क्या होता|क्या होती|मतलब|परिभाषा|अंतर|उदाहरण|समझाओ|अर्थ",
    aside:
      "na, ना, सही, या, ya, बीच, kul, कुल, aur, रासायनिक, संतुलित, दो, दीजिए, लिखिए, लिखकर, दिखाओ, मुझे, सकते, हो, likho, likh, do, batao, de, iska, ka, कौन, कौनसा, सा, सी, से, किसका, किस, का, की, के, क्या, है, हैं, हुआ, होता, हो, रहा, इसमें, इस, में, यह, वह, तत्व, तत्त्व, पदार्थ, यौगिक, आयन, अभिक्रिया, समीकरण, और, यहाँ, तो, बताओ, लिखो, kaun, kaunsa, sa, kon, konsa, kya, hai, ho, raha, hua, isme, mein, me, hota, which, one, agent, बनता, बनेगा",
  },
};
