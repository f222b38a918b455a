import type { Phrases } from "../reader.ts";

type ReactionQuestion =
  | "in-words"
  | "net"
  | "complete"
  | "spectators"
  | "precipitate"
  | "decomposition"
  | "combustion"
  | "products"
  | "economy";

const EN_REACTIONS =
  "(?:(?:chemical|ionic|redox|acid-base|neutralization|precipitation|(?:single|double)[ -](?:replacement|displacement)|oxidation-reduction|combustion|unbalanced|skeleton|aqueous) )*(?:reactions?|equations?)";
/** A relative clause or a remark about the reactions, without a number or a name of a substance. */
const EN_REMARK =
  "(?:,? (?:which|each of which|for (?:an? )?reactions? that) [a-z -]{3,90}(?=[.:]))?(?:[.:]? ?\\([^()\\d]{3,100}\\)\\.?)?";
const EN_THESE = `(?: (?:the|this|these|each of the|each of these|following))*(?: ${EN_REACTIONS})?`;
const EN_BALANCE = "(?:,? and (?:then )?balance (?:it|them|the (?:chemical )?equations?))?";
const EN_COMPLETE = `(?:please |pls |can you |could you )*(?:complete(?:,? and (?:then )?balance)?|balance and complete|finish(?: and balance)?|(?:predict|write|give|find|determine|what (?:is|are))(?: (?:the|all))? products? (?:of|for|from|formed (?:in|by)|in)|predict and balance)(?: the (?:reactions? (?:of|between)|equations? (?:of|for)))?${EN_THESE}${EN_REMARK}${EN_BALANCE}${EN_REMARK}`;
const EN_WRITE = `(?:using [a-z ]{3,40}, )?(?:please |can you |could you )*(?:write|give|provide|what is|find)(?: (?:down|out))?(?: (?:a|an|the))?(?: (?:complete|balanced|molecular|chemical|full|formula|skeleton))* equations? (?:for|of|describing|representing|that represents?|to (?:describe|show|represent))${EN_THESE}`;
const EN_MEET =
  " (?:reacts? with|(?:is|are) (?:slowly |carefully )?(?:added to|mixed with|reacted with|combined with|treated with|heated (?:with|in(?: an atmosphere of)?)|bubbled (?:through|into)|placed (?:in|into)|dropped (?:in|into)|dipped in(?:to)?|burn(?:ed|t) in)|burns in|added to|mixed with|heated (?:with|in(?: an atmosphere of)?)|burn(?:ed|t) in|and|with|to) ";
const EN_MIXED =
  "(?: (?:(?:are|is) (?:mixed|combined|reacted|added|heated)(?: together)?|react(?: together)?|reacts?))?";
const EN_GIVE =
  ",? ?(?:to|and|that|which)? ?(?:forms?|yields?|produces?|gives?|makes?|forming|producing|yielding|giving)(?: the)? ";
const EN_PRODUCT = "(?: (?:products?|gas|gases|salt|substances?|compounds?))?";
const EN_IONIC = "(?:balanced )?(?:net[ -]ionic|net)(?: ionic)?";

const EN_ECONOMY = "atom(?:ic)? (?:economy|efficiency|utili[sz]ation)";
const EN_MAKING =
  "(?:(?:the )?(?:making|producing|obtaining|preparing|manufacturing|production of|preparation of|manufacture of|synthesis of|formation of|extraction of|making of)(?: the)? |make |produce |the )?";
const EN_ECONOMY_OF =
  "(?: (?:by|in|from|using|according to|for|with)(?: (?:this|the|the following))?(?: (?:reaction|process|method|equation))?)";
const EN_ECONOMY_CONTEXT = "(?:[^.?!:\\d]{3,120}(?::|\\.|by the (?:equation|reaction):?) )";

const ES_WRITE =
  "(?:(?:por favor,? )?(?:escribe|escribir|da|cual es|indica) (?:la |una )?ecuacion (?:quimica )?(?:ajustada|balanceada|igualada)?(?: ?(?:de|para))?(?: la)?(?: reaccion)?(?: (?:de|entre|del))?)";
const ES_MADE =
  "(?:que|cual|cuales)(?: (?:gas|gases|sal|productos?|sustancias?|compuestos?))? (?:se )?(?:forma|produce|obtiene|desprende|libera|genera|sale|resulta)n?";
const ES_MEET = " (?:con|y|e|reacciona con|mas) ";
const FR_WRITE =
  "(?:ecris|ecrire|ecrivez|donne|donner|quelle est) (?:l' ?|une )equation (?:chimique )?(?:equilibree |bilan )?(?:de |pour )?(?:la )?(?:reaction )?(?:de |entre |du |d' ?)?(?:la |le |l' ?)?";
const FR_MADE =
  "(?:que|qu'est-ce qui|quel gaz|quels gaz|quel sel|quels? produits?|quelle substance|quel compose)(?: (?:se (?:forme|degage|produit|libere)|est (?:produit|forme|libere|degage)|sont (?:produits|formes)|obtient-on|on obtient|donnent?))(?:-t-il)?";
const FR_MEET = " (?:avec|et|reagit avec|reagissent avec) (?:la |le |l' ?|les |du |de la )?";
const AM_MEET = "(?: ?ከ ?| እና | ?\\+ )";
const ZH_MEET = " ?(?:和|与|跟|同|加入到?|加到|放进|放入|投入|丢进|丢入|扔进|倒入|滴入|遇到?|\\+) ?";
const HI_MEET = " (?:और|तथा|के साथ|की) ";

/** What is asked of reactions: what forms, as an equation in formulas or in ions. */
export const REACTION_PHRASES: Phrases<ReactionQuestion> = {
  en: {
    economy: [
      `{do}(?:percent(?:age)? |% )?${EN_ECONOMY} (?:for|of|to|when|in) ${EN_MAKING}{y}${EN_ECONOMY_OF}[.:?,]? {x}`,
      `(?:${EN_ECONOMY_CONTEXT})?{x}[.:?,;] {do}(?:percent(?:age)? |% )?${EN_ECONOMY} (?:for|of|to|when|in) ${EN_MAKING}{y}(?: (?:by|in|from|using) (?:this|the) (?:reaction|process|method|equation))?`,
    ],
    "in-words": [
      `${EN_WRITE}(?: (?:of|between|that occurs? when|in which|when))?[.:]? (?:the reaction of )?{x}${EN_MEET}{y}${EN_MIXED}${EN_GIVE}{z}`,
      `${EN_WRITE}(?: (?:of|in which|when))?[.:]? (?:the )?(?:thermal )?(?:decomposition of )?{x}(?: (?:is|are) heated)?(?: and)?(?: decomposes?(?: on heating)?(?: (?:to|into))?| (?:to|into))(?: (?:form|give|yield|produce))? {z}`,
    ],
    net: [
      `{do}${EN_IONIC} (?:equation|reaction)s? (?:for|of)(?: the)?(?: following)?(?: ${EN_REACTIONS})?(?: (?:of|between|that occurs? when|when))?:? {x}(?: (?:and|with|reacts? with|is mixed with|is added to) {y})?(?: (?:are|is) (?:mixed|combined|reacted)(?: in water| together)?| react(?: in water)?)?`,
      `{do}${EN_IONIC} (?:equation|reaction):? {x}`,
    ],
    complete: [
      `{do}(?:complete|total|full|overall) ionic equation (?:for|of)(?: the)?(?: following)?(?: ${EN_REACTIONS})?(?: (?:of|between|that occurs? when|when))?:? {x}(?: (?:and|with|reacts? with|is mixed with|is added to) {y})?${EN_MIXED}`,
    ],
    spectators: [
      `(?:what|which)(?: ions)? are (?:the )?spectators?(?: ions)? (?:in|of|when|for)(?: the)?(?: (?:reaction|equation))?(?: (?:of|between|when))?:? {x}(?: (?:and|with|reacts? with|is mixed with|is added to) {y})?${EN_MIXED}`,
      `{do}spectators?(?: ions)? (?:in|of|for|when)(?: the)?(?: (?:reaction|equation))?(?: (?:of|between|when))?:? {x}(?: (?:and|with) {y})?${EN_MIXED}`,
    ],
    precipitate: [
      `(?:will|does|would) (?:a|any) (?:precipitate|solid) form (?:when|if)(?: (?:aqueous )?solutions of)? {x} (?:and|is mixed with|is added to|with) {y}${EN_MIXED}`,
      `(?:what|which) (?:precipitate|solid) (?:forms|is formed|will form|precipitates)(?: (?:when|if|from))(?: (?:aqueous )?solutions of)? {x} (?:and|is mixed with|is added to|with) {y}${EN_MIXED}`,
      `(?:what|which) (?:precipitates|is the precipitate) (?:when|if)(?: (?:aqueous )?solutions of)? {x} (?:and|is mixed with|is added to|with) {y}${EN_MIXED}`,
      `(?:is there|do you get) a precipitate (?:when|if)(?: (?:aqueous )?solutions of)? {x} (?:and|is mixed with|is added to|with) {y}${EN_MIXED}`,
    ],
    decomposition: [
      `${EN_WRITE}(?: (?:of|when))?[.:]? (?:the )?(?:thermal )?decomposition of {x}`,
      `(?:${EN_WRITE}[.:]? |${EN_COMPLETE}[.:]? )?{x}(?: is)? (?:strongly )?heated(?: (?:strongly|until [a-z ]{3,40}))?`,
      "what (?:forms|is formed|happens|are the products|do you get) when {x} (?:decomposes|is (?:strongly )?heated(?: strongly)?|is decomposed(?: by heat)?)",
      "(?:what (?:is|are) (?:the )?)?products? of (?:the )?(?:thermal )?decomposition of {x}",
      `${EN_COMPLETE}[.:]? {x} (?:->|=)(?: heat)?`,
    ],
    combustion: [
      `${EN_WRITE}(?: (?:of|when))?[.:]? (?:the )?(?:complete )?combustion of {x}(?: in (?:oxygen|air|O2))?`,
      "what (?:forms|is formed|happens|are the products|do you get) when {x} (?:burns|is burned|is burnt|combusts)(?: completely)?(?: in (?:oxygen|air|excess oxygen|O2))?",
      "(?:what (?:is|are) (?:the )?)?products? of (?:the )?(?:complete )?combustion of {x}",
    ],
    products: [
      `${EN_COMPLETE}[.:]? {x} (?:->|<=>|=)(?: \\([^()\\d]{3,40}\\))?`,
      `${EN_WRITE}[.:]? {x} (?:->|<=>|=)`,
      `${EN_COMPLETE}[.:]? {x}${EN_MEET}{y}${EN_MIXED}`,
      `${EN_COMPLETE}[.:]? {x}`,
      `(?:what|which)${EN_PRODUCT} (?:forms?|is formed|are formed|is produced|are produced|will form|will be formed|happens|are the products|is the product|do you get|do we get|do i get|would form|is released|is given off|is evolved|comes off|gets released)(?: (?:when|if|from|by))(?: (?:you|we|i) (?:mix|add|combine|react))?(?: (?:the )?reaction (?:of|between))?(?: (?:aqueous )?solutions of)? {x}${EN_MEET}{y}${EN_MIXED}`,
      "(?:what happens|what do you get) (?:when|if) (?:you|we|i) (?:mix|combine|react|add) {x} (?:and|with|to) {y}",
      "what (?:does|do|will|would) {x} (?:and|react with) {y} (?:react to )?(?:form|give|produce|make|react to)(?: when (?:they are )?mixed)?",
      `(?:what|which)${EN_PRODUCT} (?:does|do|will|would) {x} (?:and|react with|make with|give with|form with) {y}(?: (?:form|give|produce|make|release))?`,
      `(?:does|do|will|would|can) {x} react with {y}`,
      `${EN_WRITE}(?: (?:of|between|that occurs? when|when))?[.:]? (?:the reaction of )?{x} with the following:? {y}`,
      `${EN_WRITE}(?: (?:of|between|that occurs? when|when))?[.:]? (?:the reaction of )?{x}${EN_MEET}{y}${EN_MIXED}`,
      "{x} (?:->|=)",
    ],
  },
  es: {
    economy: [
      "{do}(?:economia atomica|porcentaje de economia atomica) (?:de|para|al) (?:obtener |producir |la obtencion de(?:l)? |la produccion de(?:l)? |preparar )?(?:el |la )?{y} (?:por|en|con|mediante|segun) (?:esta|la|la siguiente) reaccion[?:.]? {x}",
      "{x}[.:?,;] ¿?{do}economia atomica (?:de|para|al) (?:obtener |producir |la obtencion de(?:l)? |la produccion de(?:l)? |preparar )?(?:el |la )?{y}",
    ],
    "in-words": [
      `${ES_WRITE} {x}${ES_MEET}{y} (?:para (?:formar|dar|producir)|que (?:forma|da|produce|forman)|formando|dando|produciendo) {z}`,
    ],
    net: [
      "{do}ecuacion ionica neta (?:de|para|del)(?: la)?(?: siguiente)?(?: reaccion)?(?: (?:de|entre))? ?:? {x}(?: (?:y|con) {y})?(?: en agua)?",
    ],
    complete: [
      "{do}ecuacion ionica (?:completa|total) (?:de|para)(?: la)?(?: siguiente)?(?: reaccion)?(?: (?:de|entre))? ?:? {x}(?: (?:y|con) {y})?",
    ],
    spectators: [
      "(?:cuales son|que son|que) (?:los )?iones (?:son )?(?:los )?espectadores (?:en|de|al mezclar)(?: la)?(?: (?:reaccion|ecuacion))?(?: (?:de|entre))? ?:? {x}(?: (?:y|con) {y})?",
    ],
    precipitate: [
      "(?:se forma|se formara|hay) (?:un |algun )?precipitado (?:al mezclar|si se mezclan|cuando se mezclan)(?: (?:di)?soluciones de)? {x} (?:y|con) {y}",
      "que precipitado se forma (?:al mezclar|cuando se mezclan|si se mezclan)(?: (?:di)?soluciones de)? {x} (?:y|con) {y}",
      "que precipita (?:al mezclar|cuando se mezclan|si se mezclan) {x} (?:y|con) {y}",
    ],
    decomposition: [
      `${ES_WRITE} (?:la )?descomposicion (?:termica )?(?:de|del) {x}`,
      "que se (?:forma|produce|obtiene) (?:cuando se calienta|al calentar|cuando se descompone)(?: el| la)? {x}",
    ],
    combustion: [
      `${ES_WRITE} (?:la )?combustion (?:completa )?(?:de|del) {x}`,
      "que se (?:forma|produce|obtiene) (?:cuando se quema|al quemar|en la combustion (?:de|del))(?: el| la)? {x}",
    ],
    products: [
      "(?:completa|completar)(?: y (?:ajusta|balancea|iguala|ajustar|balancear))?(?: la(?:s)?)?(?: siguientes?)?(?: (?:reaccion|ecuacion)(?:es)?)? ?:? {x} (?:->|=)",
      "(?:predice|escribe|cuales son) los productos de(?: la)?(?: reaccion)?(?: (?:de|entre))? ?:? {x}(?: (?:y|con) {y})?",
      "que se (?:forma|produce|obtiene) (?:al mezclar|cuando se mezclan|cuando reaccionan|si se mezclan|cuando)(?: (?:di)?soluciones de)? {x} (?:y|con|reacciona con) {y}",
      `${ES_MADE} (?:cuando|si|al|de)(?: (?:se )?(?:mezclan?|mezclo|mezclas|mezclamos|mezclar|reaccionar?|poner|pones?|ponemos|echar|echas?|echamos|hacer reaccionar|anadir|anades?))?(?: (?:el|la|de))? {x} (?:y|con|reacciona con|reaccionan con|en|a|sobre)(?: (?:el|la))? {y}(?: reaccionan)?`,
      "(?:el |la )?{x} reacciona con (?:el |la )?{y}",
      "que (?:pasa|ocurre) (?:al mezclar|si mezclo|cuando se mezclan|cuando mezclo) {x} (?:y|con) {y}",
      `${ES_WRITE} {x}${ES_MEET}{y}`,
      "{x} (?:->|=)",
    ],
  },
  fr: {
    economy: [
      "{do}economie d'atomes? (?:de|pour) (?:la (?:preparation|production|synthese) (?:de |du |d' ?)|produire |preparer )?(?:la |le |l' ?)?{y} (?:par|dans|selon) (?:cette|la) reaction ?[?:.]? {x}",
      "{x} ?[.:?,;] {do}economie d'atomes? (?:de|pour) (?:la (?:preparation|production|synthese) (?:de |du |d' ?)|produire |preparer )?(?:la |le |l' ?)?{y}",
    ],
    "in-words": [
      `${FR_WRITE}{x}${FR_MEET}{y} (?:pour (?:former|donner|produire)|qui (?:forme|donne|produit)|formant|donnant) {z}`,
    ],
    net: [
      "{do}equation ionique nette (?:de |pour |du |d' ?)(?:la |l' ?)?(?:reaction )?(?:suivante )?(?:de |entre |d' ?)?:? ?{x}(?: (?:et|avec) {y})?(?: dans l'eau)?",
    ],
    complete: [
      "{do}equation ionique (?:complete|totale) (?:de |pour |du |d' ?)(?:la |l' ?)?(?:reaction )?(?:suivante )?(?:de |entre |d' ?)?:? ?{x}(?: (?:et|avec) {y})?",
    ],
    spectators: [
      "(?:quels sont|quels) (?:les )?ions (?:sont )?(?:les )?spectateurs (?:dans|de|quand on melange|lorsqu'on melange)(?: (?:la|l'))?(?: ?(?:reaction|equation))?(?: (?:de|entre))? ?:? {x}(?: (?:et|avec) {y})?",
    ],
    precipitate: [
      "(?:est-ce qu'un precipite se forme|se forme-t-il un precipite|un precipite se forme-t-il|y a-t-il un precipite) (?:quand on melange|lorsqu'on melange|si on melange|en melangeant)(?: des solutions de)? {x} (?:et|avec) {y}",
      "quel precipite se forme (?:quand on melange|lorsqu'on melange|si on melange|en melangeant)(?: des solutions de)? {x} (?:et|avec) {y}",
    ],
    decomposition: [
      `${FR_WRITE}decomposition (?:thermique )?(?:de |du |de la |de l' ?){x}`,
      "que se forme-t-il (?:quand on chauffe|lorsqu'on chauffe|en chauffant)(?: du| de la| le| la)? {x}",
    ],
    combustion: [
      `${FR_WRITE}combustion (?:complete )?(?:de |du |de la |de l' ?){x}`,
      "que se forme-t-il (?:quand on brule|lorsqu'on brule|quand brule|en brulant)(?: du| de la| le| la)? {x}",
    ],
    products: [
      "(?:complete|completer|completez)(?: et (?:equilibre|equilibrer|equilibrez))?(?: (?:la|les|l'))?(?: ?(?:reaction|equation)s?)?(?: suivantes?)? ?:? {x} (?:->|=)",
      "(?:predis|prevois|ecris|donne|quels sont) les produits de(?: la)?(?: reaction)?(?: (?:de|entre))? ?:? {x}(?: (?:et|avec) {y})?",
      "(?:que|qu'est-ce qui) se forme(?:-t-il)? (?:quand on melange|lorsqu'on melange|si on melange|quand|lorsque|en melangeant)(?: des solutions de)? {x} (?:et|avec|a|reagit avec) {y}(?: reagissent| sont melanges)?",
      `${FR_WRITE}{x}${FR_MEET}{y}`,
      `${FR_MADE} (?:quand|lorsque|lorsqu'|si|en)(?: ?(?:on )?(?:met|melange|fait reagir|verse|ajoute|melangeant|faisant reagir|ajoutant|mettant))?(?: (?:du|de la|de l' ?|le|la|l' ?|un))? ?{x} (?:et|avec|reagit avec|reagissent avec|dans|sur|a)(?: (?:du|de la|de l' ?|le|la|l' ?))? ?{y}(?: reagissent)?`,
      "(?:est-ce que )?(?:le |la |l' ?)?{x} reagit(?:-il|-elle)? avec (?:le |la |l' ?)?{y}",
      "{x} (?:->|=)",
    ],
  },
  am: {
    economy: ["በዚህ አፀግብሮት {y} ሲሠራ የአቶም ቁጠባው ስንት ነው[?:፣፤]? {x}", "{x}[.:፤፣።] {y} ሲሠራ የአቶም ቁጠባው ስንት ነው"],
    "in-words": [],
    net: [`{do}የ ?{x}${AM_MEET}{y} (?:ግብረ መልስ |ግብረመልስ )?(?:የተጣራ|ንጹህ) (?:የአዮን|አዮናዊ) እኩልታ(?:ን)?{end}`],
    complete: [],
    spectators: [`በ ?{x}${AM_MEET}{y} (?:ግብረ መልስ|ግብረመልስ) ውስጥ (?:ተመልካች አዮኖች|ተመልካች አዮኖቹ) (?:የትኞቹ ናቸው|ምንድን ናቸው)`],
    precipitate: [`{x}${AM_MEET}{y} ሲቀላቀሉ (?:ዝቃጭ|ዝቅጠት) ይፈጠራል(?: ወይ)?`],
    decomposition: ["{x} ሲሞቅ ምን ይፈጠራል"],
    combustion: ["{x} ሲቃጠል ምን ይፈጠራል"],
    products: [
      `{x}${AM_MEET}{y} ሲቀላቀሉ ምን ይፈጠራል`,
      `{x}${AM_MEET}{y} (?:ጋር )?(?:ሲዋሃድ|ሲዋሃዱ|ሲፀገብር|ሲፀገብሩ|ሲጸገብር|ሲገናኝ|ሲቀላቀል|ሲቀላቀሉ) (?:ምን|የትኛው|ምን ዓይነት|ምን አይነት)(?: (?:ጋዝ|ጨው|ቁስ))? (?:ይፈጠራል|ይወጣል|ይገኛል|ይመነጫል|ይለቀቃል)`,
      "(?:አሟላ|አሟላና አመጣጥን|አሟልተህ አመጣጥን|ያሟሉ)[:፦]? ?{x} (?:->|=)",
      "{x} (?:->|=)",
    ],
  },
  zh: {
    economy: [
      "由(?:下列|此|该)反应制取 ?{y}[，,]?(?:的)?原子(?:利用率|经济性)(?:是多少|为多少)?[？?：:]? ?{x}",
      "{x}[。.，,；;：:] ?(?:由此)?(?:制取|生产|制备) ?{y} ?[，,]?的?原子(?:利用率|经济性)(?:是多少|为多少)?",
    ],
    "in-words": [],
    net: [
      `{do} ?{x}${ZH_MEET}{y} ?(?:溶液)?(?:反应|混合)?(?:后)?的(?:净)?离子方程式{end}`,
      "{do} ?{x} ?的净离子方程式{end}",
      "(?:请)?写出(?:下列|以下)?(?:反应)?的(?:净)?离子方程式[:：]? ?{x}",
    ],
    complete: [],
    spectators: [`{x}${ZH_MEET}{y} ?(?:溶液)?(?:反应|混合)(?:时|后)?(?:的|中的)?旁观离子(?:是什么|有哪些|是哪些)`],
    precipitate: [
      `{x}${ZH_MEET}{y} ?(?:溶液)?(?:混合|反应)(?:后|时)?(?:会不会|会|能否|是否)?(?:产生|生成|有|形成)(?:什么)?沉淀(?:吗)?(?:产生|生成)?`,
    ],
    decomposition: [
      "{x} ?(?:受热|加热)(?:后|时)?(?:会)?(?:分解)?(?:生成|产生)(?:了)?什么",
      "(?:请)?写出 ?{x} ?(?:受热)?分解的(?:化学)?方程式",
    ],
    combustion: [
      "{x} ?(?:完全)?燃烧(?:后|时)?(?:会)?(?:生成|产生)(?:了)?什么",
      "(?:请)?写出 ?{x} ?(?:完全)?燃烧的(?:化学)?方程式",
    ],
    products: [
      "(?:请)?(?:完成|补全)(?:并配平)?(?:下列|以下)?(?:化学)?(?:反应)?(?:方程式)?[:：]? ?{x} ?(?:->|=)",
      `{x}${ZH_MEET}{y} ?(?:溶液)?(?:混合|反应)(?:后|时)?(?:会)?(?:生成|产生|得到|形成)(?:了)?什么`,
      `{x}${ZH_MEET}{y} ?(?:溶液)?(?:里|中)?(?:混合|反应)?(?:后|时)?(?:会)?(?:生成|产生|得到|形成|放出|释放|冒出)(?:的)?(?:了)?(?:是)?(?:什么|哪种|何种|啥)(?:气体|物质|产物|盐|东西)?`,
      `{x}${ZH_MEET}{y} ?(?:反应)?(?:生成|产生|放出|得到)?的(?:气体|产物|生成物|盐)(?:是什么|是啥|有哪些)`,
      `{x}${ZH_MEET}{y} ?(?:会|能|可以)(?:发生)?反应`,
      `(?:请)?写出 ?{x}${ZH_MEET}{y} ?反应的(?:化学)?方程式`,
      "{x} ?(?:->|=)",
    ],
  },
  hi: {
    economy: [
      "इस अभिक्रिया से {y} बनाने की परमाणु मितव्ययिता कितनी है[?:]? {x}",
      "{x}[.:।,;] {y} बनाने की परमाणु मितव्ययिता कितनी है",
    ],
    "in-words": [],
    net: [`{do}{x}${HI_MEET}{y} (?:की |के बीच )?(?:अभिक्रिया )?(?:का |के लिए )?(?:नेट|शुद्ध) आयनिक समीकरण{end}`],
    complete: [],
    spectators: [`{x}${HI_MEET}{y} (?:की |के बीच )?अभिक्रिया में दर्शक आयन (?:कौन से|कौन-से|क्या) हैं`],
    precipitate: [`(?:क्या )?{x}${HI_MEET}{y} (?:को )?मिलाने पर (?:क्या )?(?:कोई )?अवक्षेप (?:बनेगा|बनता है)`],
    decomposition: ["{x} को गर्म करने पर क्या (?:बनता|बनेगा|प्राप्त होता)(?: है)?"],
    combustion: ["{x} (?:को|के) (?:जलाने|जलने) पर क्या (?:बनता|बनेगा|प्राप्त होता)(?: है)?"],
    products: [
      "(?:समीकरण )?(?:को )?पूरा (?:कीजिए|करो|करें)(?: और संतुलित (?:कीजिए|करो|करें))?[:]? ?{x} (?:->|=)",
      `{x}${HI_MEET}{y} (?:को )?(?:मिलाने|अभिक्रिया करने|अभिक्रिया) पर क्या (?:बनता|बनेगा|प्राप्त होता)(?: है)?`,
      `(?:जब )?{x} (?:की|और|तथा) {y} (?:से |के साथ |की |के बीच )?(?:अभिक्रिया|क्रिया|मिलाने|मिलने)(?: (?:पर|करने पर|होने पर|में|से|करता है|करते हैं|होती है))?(?: तो)? (?:क्या|कौन सी गैस|कौन-सी गैस|कौनसी गैस|कौन सा लवण) (?:बनता|बनती|बनेगा|बनेगी|निकलती|निकलता|निकलेगी|प्राप्त होता|प्राप्त होती|मिलता|मिलती)(?: है)?`,
      `{x}${HI_MEET}{y} (?:के बीच |की )?अभिक्रिया (?:का|की) (?:संतुलित )?(?:रासायनिक )?समीकरण{end}`,
      "{x} (?:->|=)",
    ],
  },
};
