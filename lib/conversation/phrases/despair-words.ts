import type { Locale } from "../../i18n/locales.ts";

/** What words may stand between, and change nothing. */
const EN_STRESS = String.raw`(?: (?:so|really|like|just|totally|completely|such|im|i am|a|always|pretty|very|kinda|all|only|being|bit|most))*`;
const ES_STRESS = "(?: (?:tan|muy|un|una|como|completamente|totalmente|super|que|soy|solo|de lo mas))*";
const FR_STRESS = "(?: (?:tellement|si|completement|vraiment|trop|un|une|comme|que|totalement|toujours|tout a fait))*";

/**
 * How despair, and harm by somebody, are put: each line a pattern over a text that was folded, its apostrophes gone. They speak of
 * the one who writes, so that what vanishes, dies or is worth nothing in a flask is not meant; "useless at this" says it of a
 * subject alone.
 */
export const DESPAIR_WORDS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    String.raw`\bi(?:m| am| feel| felt| was)${EN_STRESS} (?:worthless|unlovable|unwanted|(?:a )?burden|(?:a )?waste of (?:space|air|oxygen|life)|dead inside|empty inside|suicidal)\b`,
    String.raw`\bi feel${EN_STRESS} (?:useless|nothing|hopeless|empty|numb|trapped|broken|invisible|garbage|rubbish|trash|failure|loser|disappointment)\b(?! (?:at|in|with|about|for)\b)`,
    String.raw`\b(?:point|purpose|use) (?:of|in|to) (?:me|my life|my existence|living|life|being alive|being here|going on|carrying on|existing|it all|anything|everything)\b`,
    String.raw`\bwhy (?:am i (?:even |still )?(?:alive|here|living)|do i (?:even |still )?(?:exist|live|bother living)|was i (?:even )?born)\b`,
    String.raw`\bi (?:just |really |only )*(?:want|wanna|wish|need|would like|d like)(?: (?:just|to|really|all|only|i|could|could just|it all))* (?:disappear|vanish|cease|not exist|stop existing|stop living|never exist|be dead|be gone|was gone|were gone|was dead|were dead|never existed|had never been born)\b`,
    String.raw`\b(?:dont want to|dont wanna|never|not) (?:ever )?wake up\b`,
    String.raw`\bi (?:\w+ ){0,2}(?:hate|despise|loathe|cant stand) (?:myself|my life|being me|being alive|living)\b`,
    String.raw`\bi (?:cant|can not|cannot|couldnt) (?:\w+ )?(?:take|handle|stand|bear|live with) (?:it|this|life|living)(?: all)? any ?more\b`,
    String.raw`\b(?:nobody|no one|noone)(?: \w+){0,2} (?:cares?|miss|misses|notice|notices|needs?|wants?|loves?)(?: (?:if|that|about|when))* (?:me|i)\b(?! to\b)`,
    String.raw`\b(?:better|happier)(?: off)? (?:without me|if i (?:was|were|am|wasnt|werent)(?: not)? (?:here|gone|dead|around|alive))`,
    String.raw`\b(?:no|any|a) reason (?:for me )?to (?:live|keep going|go on|stay alive|be here|be alive|exist|carry on)\b`,
    String.raw`\b(?:cutting|burning|starving|hurting|harming|hitting) (?:myself|my (?:arm|wrist|leg|skin|thigh)s?)\b|\b(?:ive been|i am|im|started|i keep) cutting(?: again)?$`,
    String.raw`\b(?:wanna|want to|gonna|going to|should|might|ill|gotta) (?:kms|unalive|off myself|end (?:it|myself|everything))\b|\bunalive myself\b|\bending it all\b`,
    String.raw`(?<!half )\b(?:life|living) (?:is|has|isnt|feels)(?: \w+){0,2} (?:meaningless|pointless|not worth|no (?:meaning|point|purpose)|worthless|worth living)\b`,
    String.raw`\b(?:dad|stepdad|stepfather|father|mom|mum|mother|stepmom|stepmother|uncle|aunt|cousin|boyfriend|girlfriend|husband|wife|teacher|coach|brother|sister|parents|someone|he|they) (?:\w+ ){0,2}(?:hurts?|hits?|beats?|touch(?:es)?|abuses?|chokes?|threatens?|kicks?|burns?) me\b(?! (?:in|to)\b| at (?!night|home|school|work))`,
    String.raw`\b(?:being|getting|get|am|im|been|was) (?:\w+ )?(?:bullied|abused|beaten up|molested|harassed|stalked|blackmailed|assaulted|raped)\b`,
    String.raw`\b(?:how (?:much|many)|amount|dose|mass|grams|pills|what)\b(?: \S+){0,8} (?:kill me|kill myself|end my life|to not wake up|to die|lethal (?:for|to) me|fatal (?:for|to) me|deadly (?:for|to) me)\b`,
    String.raw`\b(?:painless|easy|easiest|quick|quickest|best) way to (?:die|go to sleep forever|end (?:it|my life))\b`,
  ],
  es: [
    String.raw`\b(?:me siento|soy|me veo)${ES_STRESS} (?:(?:inutil|fracasad[oa]|fracaso)\b(?! (?:en|para|con)\b)|(?:basura|estorbo|carga|invisible|vaci[oa]|desecho|don nadie)\b)|\bno valgo (?:nada|la pena)\b|\bme siento nada\b`,
    String.raw`\b(?:para que|de que) (?:sirvo|vivo|existo|naci|sigo (?:viv[oa]|viviendo|aqui))\b|\b(?:que sentido|para que) (?:tiene )?(?:mi vida|vivir|mi existencia|existir|seguir (?:viviendo|viv[oa]|aqui))\b|\bque sentido tiene todo\b`,
    String.raw`\b(?:quiero|quisiera|ojala pudiera|me gustaria|deseo|ganas de|necesito)(?: (?:solo|ya|simplemente|poder))* (?:desaparecer|no existir|no despertar|no despertarme|dejar de existir|estar muert[oa]|morir|morirme|dormir y no despertar|dormirme y no despertar)\b`,
    String.raw`\bme odio\b|\bme detesto\b|\bme doy asco\b|\bodio mi vida\b`,
    String.raw`\b(?:no (?:aguanto|soporto) mas|ya no puedo mas)(?: con (?:todo|esta vida|la vida|mi vida))?(?= y\b|$)|\bno puedo seguir (?:asi|viviendo)\b`,
    String.raw`\bnadie (?:\S+ ){0,2}(?:extranaria|echaria de menos|notaria|necesita|quiere|daria cuenta si)(?: (?:si|a mi))?(?= |$)|\ba nadie le importo\b`,
    String.raw`\b(?:mejor|felices|feliz) sin mi\b|\bsi yo no (?:estuviera|existiera)\b`,
    String.raw`\bme (?:corto|quemo|lastimo)(?: \S+)? (?:brazos?|munecas?|piel|piernas?)\b|\bme (?:lastimo|hago cortes)\b`,
    String.raw`\b(?:me hacen|sufro(?: de)?|sufriendo) (?:bullying|acoso|abusos?)\b|\bme (?:acosan|maltratan|golpean|amenazan|tocan sin)\b`,
    String.raw`\b(?:cuant[oa]s?|que (?:cantidad|dosis|masa))(?: \S+){0,8} (?:matarme|morir|morirme|no despertar|mortal para mi|letal para mi|me mataria|me matarian)\b`,
  ],
  fr: [
    String.raw`\bje (?:me sens|suis)${FR_STRESS} (?:(?:inutile|nul|nulle|rate|ratee|echec)\b(?! (?:en|pour|a|dans|avec|au|aux)\b(?! quoi bon))|(?:fardeau|poids|vide|invisible|dechet|bon(?:ne)? a rien|de trop)\b)|\bje (?:ne )?vaux rien\b|\bje (?:ne )?sers a rien\b`,
    String.raw`\ba quoi (?:je sers|bon(?=$| (?:vivre|continuer|tout|exister|essayer))|bon vivre|bon continuer a vivre|ca sert (?:de vivre|que je vive|d exister|que j existe|que je sois la))\b|\bpourquoi (?:je (?:vis|suis en vie|suis ne|suis nee)|j existe)\b|\bma vie (?:\S+ ){1,3}(?:rien|sens|finie|vide|inutile)\b`,
    String.raw`\b(?:je (?:veux|voudrais|souhaite|souhaiterais)|j aimerais|envie (?:de|d))(?: (?:juste|simplement|tellement|pouvoir))* (?:disparaitre|ne plus exister|ne plus me reveiller|ne plus etre la|m endormir et ne (?:plus|pas|jamais)|mourir|cesser d exister|etre morte?)\b`,
    String.raw`\bje me (?:deteste|hais|degoute)\b|\bje (?:deteste|hais) ma vie\b`,
    String.raw`\bj(?:e n)? en peux plus(?= de (?:vivre|la vie|ma vie|tout)\b| et\b|$)|\bje (?:ne )?supporte plus (?:ma vie|rien|de vivre)\b`,
    String.raw`\bpersonne (?:ne |n )?(?:\S+ ){0,2}(?:remarquerait|manquerai|regretterait|tient a moi|besoin de moi|aime|soucie de moi)\b`,
    String.raw`\b(?:mieux|heureux|heureuses?) sans moi\b|\bsi je n (?:etais|existais) (?:pas|plus)\b`,
    String.raw`\bje me (?:coupe|brule|blesse|frappe)(?= (?:les (?:bras|veines|poignets)|la peau|expres|moi meme)|$)`,
    String.raw`\b(?:je suis|je me fais|on me|ils me|elles me)(?: \S+)? (?:harcel\S*|maltrait\S*|agress\S*|frappent|menacent|battre|frapper|tabasser)(?= |$)`,
    String.raw`\b(?:combien|quelle (?:dose|quantite|masse))(?: \S+){0,8} (?:mourir|me tuer|me tuerait|me tueraient|ne (?:pas|plus) me reveiller|mortelle? pour moi)\b`,
  ],
  am: [
    "(?<!\\S)(?:ዋጋ የለኝም|ዋጋ ቢስ ነኝ|ዋጋቢስ ነኝ|ከንቱ ነኝ|ምንም (?:ጥቅም|ዋጋ) የለኝም|የማልረባ ነኝ|ሸክም ነኝ|ሸክም ሆኛለሁ)",
    "መኖሬ (?:ምን|ለምን)|(?<!\\S)ለምን (?:እኖራለሁ|ተወለድኩ|ተፈጠርኩ)|መኖር ምን (?:ይጠቅመኛል|ዋጋ አለው|ይረባኛል)|የመኖሬ (?:ትርጉም|ጥቅም)",
    "(?<!\\S)(?:መጥፋት|መሰወር|መሞት|አለመኖር) (?:እፈልጋለሁ|ነው የምፈልገው|ፈለግሁ|ፈለኩ)",
    "(?<!\\S)(?:እ?ራሴን|ህይወቴን) (?:እጠላ\\S*|ጠላሁ\\S*|ጠልቻለሁ)",
    "መኖር (?:ሰልችቶኛል|ደክሞኛል|ታክቶኛል|አቃተኝ)|(?:ከዚህ በላይ|ከእንግዲህ) (?:መቀጠል|መቻል|መኖር|መታገስ) አልችልም",
    "(?<!\\S)ማንም (?:አይፈልገኝም|አያስፈልገኝም|አይናፍቀኝም|አያስበኝም|አይጨነቅልኝም)",
    "ያለ ?እኔ (?:\\S+ ){0,2}(?:ይሻላቸዋል|ደስተኛ|የተሻለ)|እኔ ባልኖር|ባልኖር ይሻላ",
    "(?<!\\S)(?:ተኝቼ|እንቅልፍ ወስዶኝ) (?:\\S+ )?(?:ባልነቃ|እንዳልነቃ|አለመንቃት)",
    "(?<!\\S)(?:ያስፈራሩኛል|ያስፈራራኛል|ያንገላቱኛል|ይበድሉኛል|ያሰቃዩኛል|ያሰቃየኛል|ይጎዱኛል)",
    "(?:ስንት|ምን ያህል)(?: \\S+){0,8} (?:ይገድለኛል|ሊገድለኝ|ልሞት|ለመሞት)",
  ],
  zh: [
    "我(?:真|就|很|好|太|只|觉得|感觉|自己|是|像|的|真的)*(?:一无是处|(?:很|真|太)没用|(?:个|一个)?失败者|没有?价值|没有?存在的(?:价值|意义)|毫无价值|(?:个|一个)?(?:废物|累赘|负担|多余的?人?))",
    "我(?:的)?(?:存在|活着)(?:还)?(?:有什么|有啥|没有?)(?:意义|价值|用)|我为什么(?:要|会)?(?:活着|活|存在|出生)|活着(?:干嘛|干什么|为了什么|好累|真累|太累)",
    "(?:^|我)(?:好|真|就|只|很|真的|都|也|有时)*想(?:要)?(?:消失|一睡不醒|永远睡下去|永远睡着|不再醒来)|(?:再也)?不想(?:再)?醒(?:来|过来)",
    "我(?:真的|很|好|真|特别|就)*(?:讨厌|恨|厌恶)(?:我)?自己",
    "(?:撑|熬)不(?:下去|住)了|坚持不住了|活得(?:好|很|太|真)累",
    "没有我(?:大家|他们|爸妈|家人|别人|世界|会|都|就|也许|可能)*(?:更|会更|过得更)(?:好|幸福|开心)",
    "没有?人(?:会)?(?:在乎|关心|需要|爱|想念)我",
    "(?:被|遭)(?:到)?(?:同学|别人|他们|人|老师|大家)*(?:霸凌|欺负|欺凌|虐待|猥亵|骚扰)|(?:同学|他们|有人|老师)(?:们)?(?:一直|总|都|老)*(?:欺负|打|霸凌|威胁)我",
    "(?:割|划|伤)(?:自己|我的手|手腕|手臂)",
    "多少.{0,14}(?:毒死我|让我死|自杀|死掉|不会醒|才会死|会死|能死|致我于死)(?!亡率)",
  ],
  hi: [
    "मैं (?:\\S+ ){0,2}किसी (?:काम|लायक|के काम)(?: \\S+){0,2} नहीं|मैं (?:\\S+ ){0,2}(?:बोझ|निकम्मा|निकम्मी|नाकारा) (?:हूं|बन)|मेरी कोई (?:कीमत|अहमियत|औकात) नहीं",
    "मेरे (?:होने|जीने|जिंदा रहने) (?:का|से) (?:\\S+ )?(?:फायदा|फर्क|मतलब|मकसद)|(?:जीने|जिंदा रहने|जिंदगी|जीवन) का (?:अब )?(?:क्या|कोई) (?:फायदा|मतलब|मकसद)|मैं (?:क्यों जी|जिंदा क्यों|क्यों जिंदा|पैदा क्यों|क्यों पैदा)",
    "(?:मैं|मुझे) (?:\\S+ ){0,2}(?:गायब|लापता) (?:हो जाना|होना|हो जाऊं)",
    "(?:खुद|अपने आप|अपनी जिंदगी) से (?:बहुत )?(?:नफरत|घृणा|तंग)",
    "(?:सहा|बर्दाश्त|झेला|जिया) नहीं (?:जाता|होता|जा रहा|हो रहा)",
    "मेरे बिना (?:\\S+ ){0,3}(?:खुश|बेहतर|अच्छ)|किसी को (?:मेरी|मुझसे) (?:\\S+ )?(?:परवाह|जरूरत|फिक्र|प्यार) नहीं",
    "सो(?:कर| कर| जाऊं और| जाना चाहता हूं और)? (?:\\S+ )?(?:कभी )?(?:न उठूं|ना उठूं|उठना नहीं)",
    "(?:मुझे|मेरे साथ) (?:\\S+ ){0,3}(?:धमकाते|सताते|तंग करते|परेशान करते|मारपीट|छेड़)",
    "कितन[ीेा] (?:\\S+ ){0,8}(?:मर जाऊं|मर जाऊंगा|मर जाऊंगी|मौत हो|मार देगा|मरने के लिए)",
    String.raw`\bkisi (?:kaam|layak) k?[aei]? ?nahi|\bjee?ne ka (?:kya|koi) (?:fayda|faida|matlab)|\b(?:khud|apne aap|zindagi) se (?:nafrat|tang|thak)|\bsaha nahi jata|\bmere bina sab|\bgayab ho jana|\bmar jaun?\b`,
  ],
};
