import { LOCALES, type Locale } from "../i18n/locales.ts";

/**
 * How somebody says how they want to be helped, as patterns over a message in small letters without apostrophes:
 * - `withhold`: the answer is not to be told: "don't tell me", "without solving it";
 * - `guide`: they want to work it themselves, and be led: "help me start", "let's do it together", "just the setup";
 * - `check`: they want to know whether something of theirs is right;
 * - `find-slip`: they want to know where a working went wrong;
 * - `reveal`: they want the whole solution after all;
 * - `next`: they wait for what comes next;
 * - `mine`: what stands behind it is what they came to: "I got".
 */
export type GuideCue = "withhold" | "guide" | "check" | "find-slip" | "reveal" | "next" | "mine";

const CUES: Readonly<Record<Locale, Readonly<Record<GuideCue, string>>>> = {
  en: {
    withhold: `(?<!why )(?:dont|do not|please dont|without|no|not|never|wo|w/o)(?: \\w+){0,3}? (?:tell(?:ing)?|giv(?:e|ing)|show(?:ing)?|spoil(?:ing|ers?)?|reveal(?:ing)?|solv(?:e|ing)|say(?:ing)?|do(?:ing)? it)\\b(?: (?:me|us|it|away|out|for me|the|full|whole|final|answers?|solution|result|yet|just|everything)\\b)*|(?:dont|do not) (?:want|need) (?:the|an|any|your) (?:full |whole |final )?(?:answer|solution|result)|no (?:answers?|spoilers?|solutions?)\\b(?: please)?|(?:hide|keep) the answer|i (?:want|wanna|would like|d like|ll|will) (?:to )?(?:do|try|solve|work|figure)(?: \\w+){0,3}? (?:myself|on my own|alone)`,
    guide: `help me (?:to )?(?:get |set |work |figure |think )?(?:start(?:ed)?|going|begin|set (?:this|it)|this up|it up|up|set up|setup|through|go|see|plan|along)\\b(?: up)?(?: (?:this|it|with|through|on|out)\\b)*|(?:only|just) (?:give|tell|show)? ?(?:me )?(?:the |a )?(?:first|next) (?:step|move|thing)|what(?:s| is) the first step|first step (?:only|please|pls)|how (?:do|would|should|can|could|to) ?(?:i|we|you|u|one)? ?(?:even )?(?:start|begin|set ?up|approach|tackle|attack|get started)(?: (?:on|with|this|it|up|solving|doing|to solve)\\b)*|where (?:do|should|would) (?:i|we) (?:even )?(?:start|begin)|(?:can|could|will|would) (?:you|u|we) (?:please )?(?:guide|walk|coach|lead|talk|work|do|go|take)(?: \\w+){0,4}? (?:through|with me|together|step by step)|(?:guide|walk|coach|lead|talk|take) me\\b(?: (?:through|on|in|with|this|it|one)\\b)*|lets (?:do|solve|work|try|go through|figure)(?: \\w+){0,4}? together|together (?:with me|step by step)|(?:just|only) (?:the |a )?(?:set ?up|hints?|push|nudge|start|beginning|plan)\\b|(?:point|nudge|push) me in the right direction|(?:one|1) step at a time|let me (?:try|do)(?: \\w+){0,3}? (?:myself|first)|work (?:it|this|through it|through this) (?:out )?with me|(?:set|get) (?:this|it|me) (?:up|started)|quiz me through|(?:nudge|push) me\\b|(?:give|get) me (?:a |some )?(?:nudge|push|clue|pointer)s?\\b`,
    check: `(?:is|are|was|does|do|isnt|arent) (?:this|that|it|my \\w+|the \\w+|these)?(?: \\w+){0,4}? ?(?:right|correct|ok|okay|true|fine|legit|good)\\b|(?:right|correct|true|yes|ok|okay|yeah|agreed|huh|no)\\s*(?:\\?|$)|am i (?:right|correct|wrong)|did i (?:do|get|solve|calculate|balance)(?: \\w+){0,3}? (?:right|correctly|it)|(?:can|could|will|would)? ?(?:you|u)? ?(?:please |pls )?(?:double ?)?check\\b(?: (?:my|this|that|it|the|each|every|these|work(?:ing)?|line|lines|answer|solution|if|for me|whether)\\b)*|just checking|verify|(?:teacher|book|friend|he|she|key|answer key) (?:says|said|claims|got)|(?:look|looks|sound|sounds) (?:right|good|ok|okay|correct)|is (?:it|this) (?:ok|okay|correct|right|fine) to|mark (?:my|this)|grade (?:my|this)`,
    "find-slip": `(?:find|spot|catch|whats|what is|wheres|where is|show me|see) (?:my|the|a|any) (?:mistakes?|errors?|slips?)|where (?:did|do|am) i (?:go|going|went|mess|make|screw)(?: \\w+){0,3}? ?(?:wrong|up|mistake|error)?|what (?:did|am) i (?:do|doing|did) wrong|check (?:each|every|my) (?:line|step|work(?:ing)?)|(?:line by line)|why (?:is|was) (?:my|this|it) (?:answer |result )?wrong`,
    reveal: `(?:show|give|tell|see) (?:me )?(?:the |a |your )?(?:full |whole |complete |entire |final |worked )?(?:solution|answer|working|result)|just (?:tell|show|give|solve|do)(?: (?:me|it|us))?|(?:solve|do|work) it (?:for me|all|then|please)|i give up|whats the answer|what is the answer|full solution|show me everything`,
    next: `(?:and |so |ok |okay |kk? |sure |yes |alright )*(?:next(?: one| please| pls)?|continue|go on|keep going|now what|what now|whats next|what next|what comes next|and now|and then|next step|how do i get (?:that|it|there|the \\w+|moles|grams|\\w+))\\s*\\??$`,
    mine: `i (?:got|get|have|found|calculated|computed|think|did|said|wrote|put|came up with|ended up with)|my (?:answer|result|solution) (?:is|was)|(?:teacher|book|friend|he|she|key) (?:says|said|claims|got)`,
  },
  es: {
    withhold: `no quiero (?:la respuesta|la soluci[oó]n|el resultado)|(?:no|sin) (?:me |que me |quiero que me |te )?(?:lo |la )?(?:digas?|dig[aá]s|decir(?:me)?|des|dar(?:me)?|muestres|mostrar(?:me)?|resuelvas|resolver(?:lo|la)?|cuentes|soluciones)\\b(?: (?:todav[ií]a|a[uú]n|la|el|respuesta|soluci[oó]n|resultado|todo)\\b)*|quiero (?:hacerlo|resolverlo|intentarlo) (?:yo|solo|sola|por mi cuenta|yo mism[oa])`,
    guide: `ay[uú]d(?:a|e)me a (?:empezar|comenzar|plantear(?:lo|la)?|arrancar|pensar(?:lo)?)|c[oó]mo (?:empiezo|comienzo|empezar|se empieza|arranco|lo planteo|se plantea|planteo|empezar[ií]a)(?: (?:con|esto|este)\\b)*|por d[oó]nde (?:empiezo|comienzo|se empieza|empezar)|gu[ií]a(?:me|rme)?\\b|gu[ií]eme|vamos (?:juntos|paso a paso)|hag[aá]moslo juntos|(?:hagamos|resolvamos)(?: \\S+){0,3}? juntos|(?:s[oó]lo|solamente|nada m[aá]s|[uú]nicamente) (?:el |dame el |dime el )?(?:planteamiento|primer paso|inicio|comienzo|una pista)|(?:dame|dime|da|cu[aá]l es)(?: (?:solo|s[oó]lo))? (?:el |cual es el )?primer paso|paso a paso conmigo|d[eé]jame (?:intentar|hacer)|(?:s[oó]lo |solamente )?(?:un|dame un) (?:empuj[oó]n|empujoncito)|or[ií]éntame|ori[eé]ntame`,
    check: `(?:est[aá]|es|son|est[aá]n|va) (?:\\S+ ){0,3}?(?:bien|correct[oa]s?|verdad|cierto)|(?:verdad|correcto|cierto|bien|no|s[ií]|ok|o no|a que s[ií])\\s*\\?|lo hice bien|(?:revisa|revisar|revis[aá]|comprueba|verifica|corrige|chequea|checa)\\b(?: (?:mi|mis|este|esto|cada|l[ií]nea|trabajo|c[aá]lculo|respuesta|si)\\b)*|tengo raz[oó]n|me sali[oó] bien|(?:el profe|la profe|el libro|mi amigo) dice`,
    "find-slip": `(?:encuentra|busca|halla|cu[aá]l es|d[oó]nde est[aá]|dime) (?:mi|el|mis|un) (?:error|fallo|errores)|d[oó]nde (?:me equivoqu[eé]|fall[eé]|est[aá] mal)|qu[eé] (?:hice|est[aá]) mal|(?:revisa|corrige|comprueba) cada (?:l[ií]nea|paso)`,
    reveal: `(?:mu[eé]strame|dame|dime|ense[nñ]ame) (?:ya )?(?:la |el )?(?:soluci[oó]n|respuesta|resultado)(?: (?:completa|entera|final))?|resu[eé]lvelo|me rindo|cu[aá]l es la respuesta`,
    next: `(?:y |entonces |vale,? |ok,? |ya,? )*(?:siguiente|el siguiente|sigue|sigamos|contin[uú]a|ahora qu[eé]|y ahora|qu[eé] sigue|qu[eé] hago ahora|y luego|siguiente paso|c[oó]mo (?:lo |la )?(?:saco|obtengo|calculo)(?: \\S+){0,3})\\s*\\??$`,
    mine: `me (?:dio|da|sali[oó]|sale|qued[oó]|queda)|obtuve|saqu[eé]|mi (?:respuesta|resultado) es|hice|puse|encontr[eé]|(?:el profe|la profe|el libro) dice`,
  },
  fr: {
    withhold: `je (?:ne )?veux pas (?:de )?(?:la |le )?(?:r[eé]ponse|solution|r[eé]sultat)|(?:ne |n)?(?:me |m|le |la |donne |dis )?(?:me )?(?:dis|donne|montre|r[eé]v[eè]le|r[eé]sous)(?: moi)? pas(?: (?:la|le|tout|encore|r[eé]ponse|solution|r[eé]sultat)\\b)*|sans (?:me )?(?:donner|dire|r[eé]v[eé]ler|r[eé]soudre|montrer)(?: (?:la|le|r[eé]ponse|solution|r[eé]sultat)\\b)*|je veux (?:le faire|essayer|trouver)(?: \\S+){0,2}? (?:moi[- ]m[eê]me|seule?)`,
    guide: `aide[sz]?[- ]moi [aà] (?:commencer|d[eé]marrer|d[eé]buter|poser|mettre en place)|comment (?:je )?(?:commence[rs]?|d[eé]marre[rs]?|d[eé]bute[rs]?|my prendre|on commence|sy prendre|poser)(?: (?:par|avec|[cç]a|ce)\\b)*|par o[uù] (?:je )?(?:commence[rs]?|on commence|d[eé]buter)|guide[sz]?[- ]moi|faisons[- ](?:le|la|les) ensemble|(?:on le fait|r[eé]solvons|faisons)(?: \\S+){0,3}? ensemble|(?:seulement|juste|uniquement|rien que) (?:le |la |donne[- ]moi le )?(?:premi[eè]re [eé]tape|d[eé]but|mise en place|un indice|une piste)|(?:donne|dis)[- ]moi (?:juste |seulement )?la premi[eè]re [eé]tape|pas [aà] pas avec moi|laisse[- ]moi (?:essayer|faire)`,
    check: `(?:cest|c|est[- ]ce|est|sont|ce) (?:\\S+ ){0,3}?(?:juste|correcte?s?|bon|bonne|vrai|exacte?)|(?:juste|correct|vrai|non|oui|pas vrai|daccord|hein|ok|cest [cç]a)\\s*\\?|v[eé]rifie[sz]?\\b(?: (?:mon|ma|mes|ce|cette|chaque|calcul|ligne|travail|si)\\b)*|corrige[sz]?\\b|ai[- ]je (?:bon|raison|juste)|jai (?:bon|juste|raison)|(?:le prof|la prof|le livre) dit`,
    "find-slip": `(?:trouve|cherche|o[uù] est|quelle est|montre[- ]moi) (?:mon|ma|l|une?|les?|mes) ?(?:erreurs?|fautes?)|o[uù] (?:est[- ]ce que )?(?:je me suis|jai) (?:tromp[eé]e?|faux)|quest[- ]ce que jai fait de (?:faux|travers)|v[eé]rifie chaque (?:ligne|[eé]tape)`,
    reveal: `(?:montrez?|donnez?|dis|dites)[- ]moi (?:la |le )?(?:solution|r[eé]ponse|r[eé]sultat)(?: (?:compl[eè]te|enti[eè]re|finale))?|r[eé]sous[- ]le|jabandonne|quelle est la r[eé]ponse`,
    next: `(?:et |donc |ok,? |oui,? )*(?:suivante?|continue|on continue|ensuite|maintenant|et maintenant|et apr[eè]s|la suite|quoi maintenant|[eé]tape suivante|comment (?:je |on )?(?:trouve|calcule|obtiens|obtient)(?: \\S+){0,3})\\s*\\??$`,
    mine: `jai (?:trouv[eé]|obtenu|eu|fait|mis|calcul[eé])|je trouve|jobtiens|ma r[eé]ponse est|mon r[eé]sultat est|(?:le prof|la prof|le livre) dit`,
  },
  am: {
    withhold: `መልሱን (?:አትንገረኝ|አትንገሪኝ|አትስጠኝ|አትናገር|አታሳየኝ|ሳትነግረኝ|ሳትሰጠኝ|እንዳትነግረኝ)|(?:አትንገረኝ|አትንገሪኝ|አትፍታው|ሳትፈታው)`,
    guide: `(?:እንድጀምር|ለመጀመር|መጀመር)(?: \\S+)? ?(?:እርዳኝ|አግዘኝ|እርጂኝ|እንዴት)|(?:እንዴት|ከየት|ከምን) (?:ልጀምር|እጀምራለሁ|እንጀምር|መጀመር)|ምራኝ|አብረን (?:እንስራ|እንፍታ|እንሥራው|እንስራው|እንፍታው)|(?:የመጀመሪያውን|መጀመሪያውን) (?:እርምጃ|ደረጃ)|ደረጃ በደረጃ (?:ምራኝ|አብረን)|አዘገጃጀቱን ብቻ|ራሴ ልሞክር`,
    check: `ትክክል (?:ነው|ነኝ|ናቸው)|አይደል(?:እንዴ|ም)?\\s*[?፧]|አይደል$|(?:ልክ|ትክክል) ?(?:ነው|ነኝ)? ?(?:ወይ|እንዴ)?\\s*[?፧]|አረጋግጥ(?:ልኝ|)|ፈትሽ(?:ልኝ|)|እርማት|(?:መምህሬ|መጽሐፉ) (?:ይላል|አለ)`,
    "find-slip": `ስህተቴን (?:ፈልግ|አሳየኝ|ንገረኝ)|የት (?:ተሳሳትኩ|ነው የተሳሳትኩት)|እያንዳንዱን መስመር`,
    reveal: `(?:መልሱን|መፍትሄውን|ሙሉ መፍትሄ(?:ውን)?|ሙሉውን) (?:ንገረኝ|አሳየኝ|ስጠኝ|አሳዪኝ)|ተውኩት|መልሱ ምንድን ነው`,
    next: `(?:ቀጥል|ቀጥይ|ቀጣይ|ቀጣዩ|አሁንስ|አሁን ምን|ቀጥሎስ|ቀጥሎ ምን(?: ላድርግ)?|ከዚያስ)\\s*[?፧]?$`,
    mine: `(?:አገኘሁ|መልሴ|ያገኘሁት|ውጤቴ)`,
  },
  zh: {
    withhold: `不(?:想|要)(?:要|看)?答案|(?:先)?(?:别|不要|请勿|不用|不想你)(?:直接)?(?:告诉|说出?|给|公布|展示|解|写)(?:我|出)?(?:来)?(?:答案|结果|完整解答|出来)?|(?:先)?(?:别|不要|不用)(?:直接)?(?:算|求|解|做)(?:出来|出|完)?|我(?:想|要)自己(?:做|来|试|算)`,
    guide: `(?:只|就)?(?:告诉我|教我|帮我|提示我)?(?:怎么|如何|从哪里?|从何处?)(?:开始|入手|下手|着手|做起)|帮我(?:一步步|一步一步|开始|起步|入手|列式|思考)|(?:带|引导|指导)(?:着)?我(?:一步步|一步一步)?(?:开始|起步|入手|列式|做|思考|解)?|引导我|一起(?:做|来|解|算)|只(?:要|给|说|告诉我)(?:第一步|思路|列式|提示|开头|方法)|第一步(?:是什么|怎么做|该做什么)|一步(?:一步|步)(?:来|引导|带我)|让我(?:自己|先)(?:试|做|算)|(?:给|来)(?:我)?(?:一)?(?:点|个|些)(?:儿)?(?:提示|思路|启发)`,
    check: `(?:对|正确|没错|可以|是)(?:吗|么|吧|不对|不)|是不是(?:对|正确)?|对不对|是吗|(?:帮我)?(?:检查|核对|验算|批改|看看)(?:一下)?|(?:老师|书上|同学)说`,
    "find-slip": `(?:找|指)出?(?:一下)?我?的?(?:错误|错)|(?:哪里|哪一步|哪儿|哪行)(?:做|算)?(?:错|有错|不对)|逐行(?:检查)?|错在哪`,
    reveal: `(?:直接)?(?:告诉我|给我|显示|看)(?:完整)?(?:的)?(?:答案|解答|解法|结果|过程)|我放弃|答案是(?:什么|多少)|完整解答`,
    next: `(?:继续|下一个|然后呢|接下来呢|接下来怎么做|接下来|下一步(?:呢|怎么做)?|现在呢|那现在呢)[?？]?$`,
    mine: `我(?:算|得|求)(?:出|到|的|得)?|我的(?:答案|结果)(?:是)?|(?:老师|书上|同学)说`,
  },
  hi: {
    withhold: `(?:answer|jawab|uttar|hal) (?:mat|na|nahi) (?:batao|batana|bata|do|dena|dikhao)(?: (?:abhi|do|na))?|(?:उत्तर|जवाब|हल)?\\s?(?:मत|ना|न|बिना) (?:बताओ|बताना|बताइए|बताएँ|बताएं|बताए|दो|देना|दिखाओ|करो|हल)|(?:उत्तर|जवाब|हल) (?:मत|बिना)(?: \\S+)?|(?:मैं )?खुद (?:करना|हल करना|कोशिश)`,
    guide: `(?:bas |sirf |mujhe )*(?:shuru|start) (?:karao|karwao|karva do|karwa do|karne me[in]* (?:help|madad)(?: karo)?|kaise karu|kaise kare)|शुरू (?:करने|कैसे|करवा|करूँ|करूं)(?: \\S+){0,3}?(?: (?:मदद|करूँ|करूं|करें|दो))?|(?:कैसे|कहाँ से|कहां से) शुरू(?: \\S+){0,2}?|मार्गदर्शन|(?:मुझे )?गाइड(?: करो| कीजिए)?|(?:साथ|मिलकर|मिल कर)(?: \\S+){0,2}? (?:करते|करें|हल|करो)|(?:सिर्फ|केवल|बस) (?:पहला (?:कदम|चरण)|सेटअप|संकेत|शुरुआत)|पहला (?:कदम|चरण)(?: \\S+){0,2}? (?:बताओ|बताइए|क्या)|कदम दर कदम`,
    check: `(?:सही|ठीक|सच)(?: \\S+){0,2}? (?:है|हैं)(?: (?:क्या|ना|न))?|(?:सही|ठीक|है ना|है न|ना|na|sahi hai|theek hai|thik hai|sahi)\\s*\\?|(?:sahi|theek|thik) (?:hai|h)(?: na| kya)?|(?:जाँच|जांच|चेक)(?:ो| करो| कीजिए| करें)?|(?:शिक्षक|किताब|टीचर) (?:कहते|कहती|कहता|में)`,
    "find-slip": `(?:मेरी )?(?:गलती|ग़लती|त्रुटि)(?: \\S+)? (?:ढूँढो|ढूंढो|बताओ|कहाँ|कहां|खोजो|दिखाओ|है)|कहाँ (?:गलत|ग़लत)|हर पंक्ति`,
    reveal: `(?:पूरा |पूर्ण )?(?:हल|उत्तर|जवाब) (?:दिखाओ|बताओ|दो|दिखाइए|बताइए|दीजिए|दिखाएँ|दिखाएं|बताएँ|बताएं|दें)|हार मान|उत्तर क्या है`,
    next: `(?:आगे|आगे बढ़ो|आगे बढ़ें|अगला|agla|aage|ab kya|aage kya|next|अब क्या(?: करूँ| करूं| करना है)?|आगे क्या|फिर क्या|अगला (?:कदम|चरण))\\s*[?।]?$`,
    mine: `(?:mera|mere|mujhe|maine)\\b|(?:मेरा|मेरे) (?:उत्तर|जवाब|परिणाम)|मुझे(?: \\S+){0,3}? मिला|मैंने`,
  },
};

const LETTER_BEFORE = "(?<![\\p{Script=Latin}\\p{M}])";
const LETTER_AFTER = "(?![\\p{Script=Latin}\\p{M}])";

const made = new Map<GuideCue, RegExp>();

function patternOf(cue: GuideCue): RegExp {
  const known = made.get(cue);
  if (known !== undefined) return known;
  const sources = LOCALES.map((locale) => CUES[locale][cue]).join("|");
  const pattern = new RegExp(`${LETTER_BEFORE}(?:${sources})${LETTER_AFTER}`, "giu");
  made.set(cue, pattern);
  return pattern;
}

/** As the patterns read it: of the length of the text, so that what is found can be cut out of it. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[’ʼ`´]/g, "'");
}

/** Apostrophes are left out where they are looked for, so places are found in the text without them. */
function withoutApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})['’ʼ`´](?=\p{L})/gu, "");
}

export function saysCue(text: string, cue: GuideCue): boolean {
  const pattern = patternOf(cue);
  pattern.lastIndex = 0;
  return pattern.test(plain(withoutApostrophes(text)));
}

/** What stands before and behind the last place where a text says so; null where it does not. */
export function splitAtCue(text: string, cue: GuideCue): { readonly before: string; readonly behind: string } | null {
  const bare = withoutApostrophes(text);
  const last = [...plain(bare).matchAll(patternOf(cue))].at(-1);
  return last === undefined
    ? null
    : { before: bare.slice(0, last.index), behind: bare.slice(last.index + last[0].length) };
}

/** The text without what was said of the help that is wanted. */
export function dropCues(text: string, cues: readonly GuideCue[]): string {
  return cues.reduce((rest, cue) => {
    const found = plain(rest);
    const pattern = patternOf(cue);
    pattern.lastIndex = 0;
    let kept = "";
    let from = 0;
    for (const match of found.matchAll(pattern)) {
      kept += rest.slice(from, match.index);
      from = match.index + match[0].length;
    }
    return kept + rest.slice(from);
  }, withoutApostrophes(text));
}
