import type { Phrases } from "../reader.ts";

type AtomQuestion =
  | "configuration"
  | "shells"
  | "simple-ion"
  | "oxidation"
  | "halogen"
  | "shell-electrons"
  | "shell-orbitals"
  | "name"
  | "subshell-orbitals"
  | "subshell-electrons"
  | "shared"
  | "label-orbitals"
  | "label-electrons";

const EN_RULES = "(?:(?:follow|use|using|apply) (?:the )?(?:guidelines|rules)[a-z ]{0,40}?(?: to|,) )?";
const EN_STATES = "oxidation (?:numbers?|states?)";
const EN_ELEMENTS = "(?:each|every|all|all of|each of|the)(?: the)? (?:elements?|atoms?)";
/** What a list is said not to hold. */
const EN_NONE = "(?:[.:] none of [a-z -]{3,90})?";
/** "Give all subshells", "It is one of the exceptions": said beside a configuration that is asked in full anyway. */
const EN_FULL =
  "(?:,? (?:please|pls|plz|thanks))?(?:[.?!,;:]? ?\\(?(?:it|this|that|which) is (?:one of the |an )?(?:well-known |famous |known )?exceptions?(?: to [a-z ]{3,30})?\\)?)?(?:[.?!,;:] (?:give|write|show|state|list)(?: down| out)? (?:the |its |all )?(?:(?:complete|full|whole) )?(?:(?:electron(?:ic)? )?configuration|subshells?|sub-shells?|answer)(?:,? (?:sub-?shell by sub-?shell|in full|in (?:spdf|s, p, d(?:, f)?|sub-?shell|orbital) notation|with all subshells))?)?";
const EN_SHARE =
  "(?:can |could |may |might )?(?:share|have|possess|be described by|be assigned|hold|all have|with|having|sharing)(?: (?:the )?(?:same )?(?:(?:set|values) of )?(?:(?:two|three) )?quantum numbers?(?: set)?| the (?:same )?(?:values|set))?:? {x}";
const EN_NL = "n ?= ?{x}(?:,| and|, and) (?:l|ℓ) ?= ?{y}";
const EN_LN = "(?:l|ℓ) ?= ?{y}(?:,| and|, and) n ?= ?{x}";

/** What is asked of atoms, their shells, and the oxidation numbers that they have in compounds. */
export const ATOM_PHRASES: Phrases<AtomQuestion> = {
  en: {
    configuration: [
      "(?:using (?:the )?(?:complete|full) (?:sub-?shell|orbital|spdf) notation(?: \\([^()]{3,60}\\))?, )?{do}(?:(?:complete|full|ground[ -]state) )*electron(?:ic)? configurations? (?:of|for) {these}(?:an? |the )?{x}",
      `{do}(?:(?:complete|full|ground[ -]state) )*(?:electron(?:ic)?|electrons?) (?:configurations?|distributions?) (?:of|for|in) {these}(?:an? |the )?{x}${EN_FULL}`,
      `how are (?:the |its )?electrons (?:distributed|arranged|placed|organi[sz]ed)(?: (?:among|over|in) (?:the )?(?:sub-?shells?|orbitals))? (?:in|of) {these}(?:an? |the )?{x}${EN_FULL}`,
    ],
    shells: [
      `{do}(?:(?:electron(?:ic)?|electrons?) (?:arrangements?|structures?|shells?|shell (?:arrangements?|structures?|configurations?))|arrangements? of (?:the )?electrons|electron(?:ic)? configurations? (?:by|in|in terms of) shells) (?:of|for|in) {these}(?:an? |the )?{x}(?:[.,;] (?:(?:in|by) shells|as (?:numbers|\\d(?:[.,] ?\\d)+)))?`,
      "{do}arrangements? of (?:the )?electrons in (?:the )?shells of {these}(?:an? |the )?{x}",
    ],
    "simple-ion": [
      "{do}charges? (?:on|of) the (?:(?:monatomic|simple|common) )?ions? (?:that (?:is|are) )?formed (?:from|by) {these}{x}(?: in (?:binary )?ionic compounds)?",
      "{do}charges? (?:on|of) the (?:(?:monatomic|simple|common) )?ions? (?:that (?:is|are) )?formed (?:from|by) the following (?:atoms|elements) in (?:binary )?ionic compounds:? {x}",
      "(?:what|which) ion (?:does|will|would) (?:an? |the )?{x}(?: atom)? (?:usually |typically )?form",
    ],
    oxidation: [
      `${EN_RULES}{do}${EN_STATES} (?:of|for|to|in) ${EN_ELEMENTS} in {these}(?:compounds? listed)?${EN_NONE}[.:]? ?{x}`,
      `${EN_RULES}{do}${EN_STATES} (?:of|for|to|in) ${EN_ELEMENTS} in the (?:compounds?|ions?|species) (?:listed|below|shown)${EN_NONE}[.:]? {x}`,
    ],
    halogen: [`{do}${EN_STATES} of the halogens? in(?: each of)?(?: the following\\??)?:? {x}`],
    "shell-electrons": [
      "{do}(?:maximum|largest) number of electrons (?:that (?:can|may) (?:occupy|be (?:placed )?in|fit in(?:to)?)|in|of|allowed in) (?:a|the) shell (?:with|where) n ?= ?{x}",
      "how many electrons (?:can|may|could) (?:occupy|be in|fit in(?:to)?|fill) (?:a|the) shell (?:with )?n ?= ?{x}",
      "how many electrons (?:can|may|could) (?:a|the) shell (?:with )?n ?= ?{x} hold",
    ],
    "shell-orbitals": [
      "how many orbitals (?:are (?:there )?in|are possible for|does|in) (?:a |the )?(?:shell (?:with )?)?n ?= ?{x}(?: have)?",
    ],
    name: [
      `{do}(?:sub-?shell|orbital)s? (?:(?:in which|where) [a-z ]{3,60}|(?:of|for|with|has|have)(?: the)?(?: quantum numbers)?):? ${EN_NL}`,
      `(?:which|what) (?:sub-?shell|orbital) (?:has|is described by|corresponds to)(?: the)?(?: quantum numbers)?:? ${EN_NL}`,
    ],
    "subshell-orbitals": [
      `how many orbitals (?:(?:in|of) (?:an|any|one|a single) atom )?(?:can |may |could )?(?:have|share|with|are there with|exist for)(?: the quantum numbers)? (?:${EN_NL})`,
      `how many orbitals (?:(?:in|of) (?:an|any|one|a single) atom )?(?:can |may |could )?(?:have|share|with|are there with|exist for)(?: the quantum numbers)? (?:${EN_LN})`,
    ],
    "subshell-electrons": [
      `how many electrons (?:can )?(?:have|with)(?: the quantum numbers)? ${EN_NL}`,
      `how many electrons (?:can )?(?:have|with)(?: the quantum numbers)? ${EN_LN}`,
    ],
    shared: [
      `{do}(?:maximum |greatest |largest |total |highest |possible |max\\.? )*(?:number|no\\.?) of electrons(?: (?:in|of) (?:an|any|one|a single) atom)?(?: that| which)? ${EN_SHARE}`,
      `how many electrons(?: (?:in|of) (?:an|any|one|a single) atom)?(?: at most)? ${EN_SHARE}`,
    ],
    "label-orbitals": [
      "how many orbitals (?:are (?:there )?in|does|make up|has|in) (?:a|the|one) {x} sub-?shell(?: have| contain)?",
      "how many orbitals (?:are (?:there )?in|does) (?:the )?sub-?shell {x}(?: have| contain)?",
      "{do}number of orbitals (?:in|of) (?:a|the|one) {x} sub-?shell",
    ],
    "label-electrons": [
      "how many electrons (?:at most )?(?:can|could|may|does) (?:a|the|one) {x} (?:sub-?shell|orbitals) (?:hold|contain|take|accommodate|have)(?: at most)?",
      "how many electrons (?:at most )?(?:can|could|may|does) (?:a|the) sub-?shell {x} (?:hold|contain|take|accommodate|have)(?: at most)?",
      "how many electrons (?:can|could|may) (?:fit|be (?:placed )?|go|occupy)(?: ?in(?:to)?)? (?:a|the) {x} sub-?shell",
      "{do}(?:maximum|largest|greatest) number of electrons (?:that (?:can|may) (?:occupy|be (?:placed )?in|fit in(?:to)?|go into)|in|of|allowed in) (?:a|the) {x} sub-?shell",
    ],
  },
  es: {
    shells: [
      "{do}(?:estructura electronica|(?:distribuci[oó]n|configuraci[oó]n|estructura) (?:electronica|de (?:los )?electrones) (?:por|en) (?:capas|niveles)(?: de energ[ií]a)?) (?:de un [aá]tomo de|del [aá]tomo de|de|del|para)(?: (?:el|la|los))? {these}{x}",
    ],
    configuration: ["{do}configuraci(?:on|ones) electronicas? (?:de|del|para)(?: (?:el|la|los))? {these}{x}"],
    "simple-ion": [
      "(?:que ion|que ion simple) forma(?: el| la)? {x}",
      "{do}carga del ion (?:que forma|formado por)(?: el| la)? {x}",
    ],
    oxidation: ["{do}(?:numeros?|estados?) de oxidacion de (?:todos los|los|cada) elementos? (?:en|de) {these}{x}"],
    halogen: ["{do}(?:numero|estado) de oxidacion del halogeno en {x}"],
    "shell-electrons": [
      "(?:cuantos electrones|cual es el numero maximo de electrones que) (?:caben en|puede tener|pueden ocupar|pueden estar en|caben como maximo en) (?:la|una) capa (?:con )?n ?= ?{x}",
    ],
    "shell-orbitals": ["cuantos orbitales (?:hay en|tiene) (?:la|una) capa (?:con )?n ?= ?{x}"],
    name: [
      "(?:que|cual es el) (?:subnivel|subcapa|orbital) (?:tiene|con|corresponde a)(?: los numeros cuanticos)? n ?= ?{x}(?:,| y) l ?= ?{y}",
    ],
    "subshell-orbitals": ["cuantos orbitales (?:tienen|hay con) n ?= ?{x}(?:,| y) l ?= ?{y}"],
    "subshell-electrons": ["cuantos electrones (?:pueden tener|tienen) n ?= ?{x}(?:,| y) l ?= ?{y}"],
    shared: [
      "(?:cual es el numero maximo de|cuantos) electrones(?: de un atomo)?(?: como maximo)?(?: que)? (?:pueden tener|pueden compartir|tienen|comparten)(?: los)?(?: numeros cuanticos)?:? {x}",
    ],
    "label-orbitals": ["cuantos orbitales (?:tiene|hay en) (?:el subnivel|la subcapa) {x}"],
    "label-electrons": [
      "cuantos electrones (?:caben(?: como maximo)? en|puede (?:tener|contener)) (?:el subnivel|la subcapa) {x}",
    ],
  },
  fr: {
    shells: [
      "{do}(?:structures? electroniques?|(?:repartition|configuration) (?:electronique|des electrons) (?:par|en|dans les) couches) (?:de l' ?atome (?:de |d' ?)|d' ?un atome (?:de |d' ?)|de la |de l' ?|de |du |des |d' ?){these}{x}",
    ],
    configuration: ["{do}configurations? electroniques? (?:de la |de l' ?|de |du |des |d' ?){these}{x}"],
    "simple-ion": ["quel ion forme(?: le| la| l')? ?{x}", "{do}charge de l'ion forme par(?: le| la| l')? ?{x}"],
    oxidation: [
      "{do}(?:nombres?|degres?|etats?) d' ?oxydation de (?:tous les|chaque|chacun des) elements? (?:dans|de) {these}{x}",
    ],
    halogen: ["{do}(?:nombre|degre|etat) d' ?oxydation de l'halogene dans {x}"],
    "shell-electrons": [
      "combien d'electrons (?:au maximum )?(?:peut contenir|peuvent occuper|contient au plus) (?:la|une) couche n ?= ?{x}",
      "{do}nombre maximal d'electrons (?:dans|de) la couche n ?= ?{x}",
    ],
    "shell-orbitals": ["combien d'orbitales (?:y a-t-il dans|possede|contient|a) la couche n ?= ?{x}"],
    name: [
      "(?:quelle|quelle est la) (?:sous-couche|orbitale) (?:a|avec|correspond a)(?: les nombres quantiques)? n ?= ?{x}(?:,| et) l ?= ?{y}",
    ],
    "subshell-orbitals": ["combien d'orbitales ont n ?= ?{x}(?:,| et) l ?= ?{y}"],
    "subshell-electrons": ["combien d'electrons (?:peuvent avoir|ont) n ?= ?{x}(?:,| et) l ?= ?{y}"],
    shared: [
      "combien d'electrons(?: d'un atome)?(?: au maximum)? (?:peuvent avoir|peuvent partager|ont|partagent)(?: les)?(?: nombres quantiques)? ?:? {x}",
    ],
    "label-orbitals": ["combien d'orbitales (?:y a-t-il dans|possede|contient|a) la sous-couche {x}"],
    "label-electrons": [
      "combien d'electrons(?: au maximum)? (?:peut contenir|contient(?: au plus)?) la sous-couche {x}",
    ],
  },
  am: {
    shells: ["{do}የ ?{x} (?:አቶም )?(?:የኤሌክትሮን|የኤሌክትሮኖች|ኤሌክትሮናዊ) (?:አደረጃጀት|ስርጭት) በሼል(?:ሎች)?{end}"],
    configuration: ["{do}የ ?{x} (?:የኤሌክትሮን|ኤሌክትሮናዊ) (?:ውቅር|አደረጃጀት|ኮንፊገሬሽን){end}"],
    "simple-ion": ["{x} ምን (?:ዓይነት )?አዮን ይፈጥራል"],
    oxidation: ["በ ?{x} ውስጥ (?:የሁሉንም|የእያንዳንዱን|የሁሉም|የእያንዳንዱ) ንጥረ ነገር(?:ዎች)? (?:የኦክሲዴሽን|ኦክሲዴሽን) (?:ቁጥር|ቁጥሮች){end}"],
    halogen: [],
    "shell-electrons": ["n ?= ?{x} (?:ሼል|የሆነ ሼል) (?:ቢበዛ )?ስንት ኤሌክትሮኖች (?:ይይዛል|ሊይዝ ይችላል)"],
    "shell-orbitals": ["n ?= ?{x} (?:ሼል|የሆነ ሼል) ስንት ኦርቢታሎች አሉት"],
    name: [],
    "subshell-orbitals": [],
    "subshell-electrons": [],
    shared: [],
    "label-orbitals": [],
    "label-electrons": [],
  },
  zh: {
    shells: ["{do} ?{x} ?(?:原子|离子)? ?的?(?:核外)?(?:电子层排布|电子分层排布|各电子层的?电子数){end}"],
    configuration: ["{do} ?{x} ?(?:原子|离子)? ?的(?:核外)?电子(?:排布式?|组态|构型){end}"],
    "simple-ion": ["{x} ?(?:原子)?(?:通常)?形成(?:什么|哪种)离子"],
    oxidation: ["{do} ?{x} ?中(?:各|每种|所有)元素的(?:化合价|氧化数|氧化态){end}"],
    halogen: [],
    "shell-electrons": ["n ?= ?{x} ?的?(?:电子层|能层|壳层)(?:最多)?(?:能)?(?:容纳|填充|有)(?:多少|几)个?电子"],
    "shell-orbitals": ["n ?= ?{x} ?的?(?:电子层|能层|壳层)有(?:多少|几)个?(?:原子)?轨道"],
    name: ["n ?= ?{x} ?[,、和] ?l ?= ?{y} ?(?:的|是|对应)?(?:的)?(?:哪个|什么)?(?:亚层|能级|轨道)(?:是什么|是)?"],
    "subshell-orbitals": ["n ?= ?{x} ?[,、和] ?l ?= ?{y} ?的轨道有(?:多少|几)个"],
    "subshell-electrons": [],
    shared: [],
    "label-orbitals": ["{x} ?(?:亚层|能级)有(?:多少|几)个?(?:原子)?轨道"],
    "label-electrons": ["{x} ?(?:亚层|能级)(?:最多)?(?:能|可)?(?:容纳|填充)(?:多少|几)个?电子"],
  },
  hi: {
    shells: [
      "{do}{x} (?:(?:के|का) (?:परमाणु|आयन) )?(?:के|का|में) (?:कोशों में )?इलेक्ट्रॉन(?:ों|ीय)? (?:का )?वितरण{end}",
      "{do}{x} का कोशों में इलेक्ट्रॉन(?:ों का|िक) (?:वितरण|विन्यास){end}",
    ],
    configuration: ["{do}{x} का इलेक्ट्रॉनिक विन्यास{end}", "{do}{x} का इलेक्ट्रॉन विन्यास{end}"],
    "simple-ion": ["{x} कौन(?: ?-?सा) आयन बनाता है"],
    oxidation: ["{do}{x} में (?:सभी तत्वों|प्रत्येक तत्व) (?:की|के) ऑक्सीकरण (?:संख्या|संख्याएँ|अवस्था){end}"],
    halogen: [],
    "shell-electrons": ["n ?= ?{x} (?:कोश|वाले कोश) में (?:अधिकतम )?कितने इलेक्ट्रॉन (?:आ सकते हैं|हो सकते हैं|रह सकते हैं)"],
    "shell-orbitals": ["n ?= ?{x} (?:कोश|वाले कोश) में कितने कक्षक (?:हैं|होते हैं)"],
    name: [],
    "subshell-orbitals": ["n ?= ?{x}(?:,| और) l ?= ?{y} (?:वाले|के) कितने कक्षक (?:हैं|होते हैं)"],
    "subshell-electrons": [],
    shared: [],
    "label-orbitals": ["{x} उपकोश में कितने कक्षक (?:हैं|होते हैं)"],
    "label-electrons": ["{x} उपकोश में (?:अधिकतम )?कितने इलेक्ट्रॉन (?:आ सकते हैं|हो सकते हैं|रह सकते हैं)"],
  },
};
