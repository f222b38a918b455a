import type { Locale } from "../../i18n/locales.ts";

/** The words of a language by which an exercise says what its parts are for. */
export type PartWords = {
  /** What points at the parts below, in whose place each of them stands: "each of the following compounds". */
  readonly points: RegExp;
  /** What asks, and what orders an answer. */
  readonly asks: RegExp;
  /** What asks for an answer in words, or for a drawing. */
  readonly explains: RegExp;
  /** What asks the question before once more, of something else. */
  readonly repeats: RegExp;
  /** What speaks of something that was told before: "it", "that mass", "the solution in (a)". */
  readonly refers: RegExp;
};

const EN_THINGS =
  "(?:(?: (?:aqueous|pure|chemical|balanced|unbalanced|ionic|covalent|molecular|binary|organic|inorganic|polyatomic|monatomic|weak|strong|acid-base|redox|neutral|given))*(?: (?:solutions?|compounds?|substances?|molecules?|atoms?|elements?|cases|ions?|reactions?|changes|process(?:es)?|equations?|numbers|values|quantities|measurements|acids?|bases?|salts?|gas(?:es)?|samples?|species|half-reactions|formulas?|formulae|isotopes?|nuclides?|metals|mixtures|hydrocarbons|nuclei|conversions?|oxides?|hydrates?|problems|questions|items|ones))?)";

/** Accents are left out in a hurry: "por que". Each letter stays one, so that places stay where they are. */
export const withoutAccents = (text: string): string =>
  text.normalize("NFC").replaceAll(/[À-ÖØ-öø-ÿ]/g, (letter) => letter.normalize("NFD").charAt(0));

const plain = (pattern: RegExp): RegExp => new RegExp(withoutAccents(pattern.source), pattern.flags);

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");

const WORDS: Readonly<Record<Locale, PartWords>> = {
  en: {
    points: new RegExp(
      `(?<![\\p{L}])(?:(?:for )?(?:each|all|every one|the rest) of (?:the following|these)${EN_THINGS}|(?:for |of )?the following${EN_THINGS}|(?:for |of )?these${EN_THINGS}(?= ?[:.?]? ?$)|(?<=\\b(?:of|in|for|to) )each(?: one)?(?= ?[:.?]? ?$))(?: (?:below|listed|here))?`,
      "iu",
    ),
    asks: word(
      "what|which|how|why|calculate|compute|find|determine|work out|write|balance|complete|name|give|predict|identify|convert|estimate|draw|sketch|express|state|explain|describe|classify|list|tell|show|solve|answer|rank|arrange|compare|outline|confirm|demonstrate|derive|assign|label|discuss|suggest|repeat",
    ),
    // An outline of the steps is what a solution is.
    explains: word("explain|why|describe|discuss|justify|sketch|draw|demonstrate|confirm|suggest|comment"),
    repeats: /^(?:now )?(?:repeat|do the same|the same|same|redo)(?![\p{L}])/iu,
    refers: word(
      "it|its|this|that|these|those|they|them|the (?:resulting|original|same|new|previous|above|diluted|other|final|remaining)|(?:in|from|of) (?:part [a-h]|\\([a-h]\\))|then|now|made|formed|produced|obtained|left",
    ),
  },
  es: {
    points:
      /(?<!\p{L})(?:(?:de |para |en )?cada un[oa] (?:de )?(?:l[oa]s|est[oa]s)(?: siguientes)?(?: (?:compuestos|sustancias|moléculas|átomos|elementos|casos|iones|reacciones|cambios|ecuaciones|números|ácidos|bases|sales|gases|muestras|especies|disoluciones|soluciones|cantidades|conversiones))?(?: siguientes)?|(?:de |para )?(?:l[oa]s|est[oa]s) (?:siguientes (?:compuestos|sustancias|moléculas|átomos|elementos|casos|iones|reacciones|cambios|ecuaciones|números|ácidos|bases|sales|gases|muestras|especies|disoluciones|soluciones|cantidades|conversiones)|(?:compuestos|sustancias|moléculas|átomos|elementos|casos|iones|reacciones|cambios|ecuaciones|números|ácidos|bases|sales|gases|muestras|especies|disoluciones|soluciones|cantidades|conversiones) siguientes|siguientes(?=\s*:?\s*$)))/iu,
    asks: word(
      "qué|que|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|cómo|por qué|calcula|calcule|calcular|halla|halle|hallar|encuentra|encuentre|determina|determine|determinar|escribe|escriba|escribir|balancea|ajusta|ajuste|completa|nombra|nombre|da|indica|indique|predice|identifica|convierte|convierta|estima|dibuja|expresa|explica|explique|describe|clasifica|compara|repite|resuelve|justifica",
    ),
    explains: word(
      "explica|explique|explicar|por qué|describe|describa|justifica|justifique|comenta|comente|dibuja|dibuje|esboza",
    ),
    repeats: /^(?:ahora )?(?:repite|repita|repetir|haz lo mismo|lo mismo|igual)(?![\p{L}])/iu,
    refers: word(
      "eso|esa|ese|este|esta|esto|estos|estas|esos|esas|ello|ella|anterior|resultante|original|obtenid[oa]s?|formad[oa]s?|producid[oa]s?|mism[oa]|del? apartado|queda|quedan|ahora|después|luego",
    ),
  },
  fr: {
    points:
      /(?<!\p{L})(?:(?:de |pour |dans )?chacun(?:e)? (?:des|de ces)(?: (?:composés|substances|molécules|atomes|éléments|cas|ions|réactions|transformations|équations|nombres|acides|bases|sels|gaz|échantillons|espèces|solutions|quantités|conversions))?(?: suivant(?:e)?s)?|(?:pour )?(?:des|les|aux|ces) (?:composés|substances|molécules|atomes|éléments|cas|ions|réactions|transformations|équations|nombres|acides|bases|sels|gaz|échantillons|espèces|solutions|quantités|conversions) suivant(?:e)?s)/iu,
    asks: word(
      "quel|quelle|quels|quelles|combien|comment|pourquoi|que|calcule|calculez|calculer|trouve|trouvez|trouver|détermine|déterminez|déterminer|écris|écrivez|écrire|équilibre|équilibrez|équilibrer|ajuste|complète|nomme|nommez|donne|donnez|donner|indique|indiquez|prédis|prévois|identifie|convertis|convertissez|convertir|estime|dessine|exprime|explique|expliquez|décris|classe|compare|refais|résous|justifie|justifiez",
    ),
    explains: word(
      "explique|expliquez|expliquer|pourquoi|décris|décrivez|décrire|justifie|justifiez|justifier|commente|commentez|dessine|dessinez",
    ),
    repeats: /^(?:maintenant )?(?:répète|répétez|refais|refaites|même question|de même|idem)(?![\p{L}])/iu,
    refers: word(
      "il|elle|ils|elles|cela|ça|ce|cet|cette|ces|celui-ci|celle-ci|en|précédente?s?|obtenue?s?|formée?s?|produite?s?|initiale?|même|restante?s?|alors|ensuite|maintenant|de la (?:partie|question)",
    ),
  },
  zh: {
    points:
      /(?:(?:下列|以下|下面|下述)(?:的)?(?:各|每|每个|每种|几种|几个)?(?:个|种|组)?(?:物质|化合物|溶液|分子|离子|原子|元素|反应|变化|方程式|化学方程式|数|数值|酸|碱|盐|气体|样品|微粒|情况)?(?:中的?每(?:一)?(?:个|种|项))?)/u,
    asks: /[?？]|多少|什么|哪|几|求|计算|写出|配平|判断|解释|说明|为什么|如何|怎样|预测|给出|指出|确定|画出|命名|比较|换算|的(?:质量|物质的量|体积|浓度|摩尔质量|密度|压强|温度)[。.]?$/u,
    explains: /解释|说明|为什么|为何|描述|讨论|画/u,
    repeats: /^(?:再)?(?:对|换成|改为)/u,
    refers: /它|其|该|这|此|上述|所得|生成的|原来|剩余|同样|再|然后|继续/u,
  },
  hi: {
    points:
      /निम्नलिखित(?: (?:यौगिकों|पदार्थों|विलयनों|अणुओं|आयनों|परमाणुओं|तत्त्वों|तत्वों|अभिक्रियाओं|समीकरणों|संख्याओं|अम्लों|क्षारकों|क्षारों|लवणों|गैसों|नमूनों))?(?: में से)?(?: (?:प्रत्येक|हर एक|सभी))?|(?:प्रत्येक|इन) (?:यौगिकों?|पदार्थों?|विलयनों?|अणुओं?|आयनों?|तत्त्वों?|तत्वों?|अभिक्रियाओं?|समीकरणों?)/u,
    asks: /[?？]|क्या|कितन|कौन|कैसे|क्यों|ज्ञात|गणना|निकाल|लिख|संतुलित|बताइ|बताओ|बताएँ|बताएं|समझा|परिकलन|पहचान|बनाइए|कीजिए|करें/u,
    explains: /क्यों|समझा|वर्णन|व्याख्या|चर्चा|चित्र/u,
    repeats: /यही|दोहरा|वही (?:गणना|प्रश्न)/u,
    refers: /यह|इस|उस|इन|उन|वह|वही|बने|बनी|प्राप्त|शेष|अब|फिर|मूल|परिणामी/u,
  },
  am: {
    points:
      /(?:የሚከተሉትን?|ለሚከተሉት|የእነዚህን?)(?: (?:ውህዶች|ንጥረ ነገሮች|መሟሟቶች|ሞለኪውሎች|አየኖች|አተሞች|ኤለመንቶች|ምላሾች|እኩልታዎች|ቁጥሮች|አሲዶች|ጨዎች|ጋዞች))?(?: (?:እያንዳንዳቸውን?|የእያንዳንዳቸውን?|እያንዳንዱን?))?/u,
    asks: /[?？፧]|ስንት|ምን|የት|እንዴት|ለምን|አስላ|አስሉ|ፈልግ|አግኝ|ጻፍ|ጻፉ|አመጣጥን|ግለጽ|አብራራ|ንገረ|ስጥ/u,
    explains: /ለምን|አብራራ|ግለጽ|አስረዳ|ተወያይ|ሳል/u,
    repeats: /ድገም|ድገሙ|ተመሳሳይ/u,
    refers: /ይህ|ይህን|የዚህ|ያ|ያን|እሱ|እሷ|እነዚህ|የተፈጠረ|የተገኘ|የቀረ|አሁን|ከዚያ/u,
  },
};

const plainWords = ({ points, asks, explains, repeats, refers }: PartWords): PartWords => ({
  points: plain(points),
  asks: plain(asks),
  explains: plain(explains),
  repeats: plain(repeats),
  refers: plain(refers),
});

/** For texts without accents. */
export const PART_WORDS: Readonly<Record<Locale, PartWords>> = {
  en: plainWords(WORDS.en),
  es: plainWords(WORDS.es),
  fr: plainWords(WORDS.fr),
  zh: plainWords(WORDS.zh),
  hi: plainWords(WORDS.hi),
  am: plainWords(WORDS.am),
};
