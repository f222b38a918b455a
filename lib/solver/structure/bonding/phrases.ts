import type { Phrases } from "../reader.ts";

type BondingQuestion =
  | "lewis"
  | "shape"
  | "resonance"
  | "polarity"
  | "hybridization"
  | "valence-electrons"
  | "lone-pairs"
  | "member";

const EN_LEWIS =
  "(?:(?:correct|best|full|complete) )?(?:lewis(?: electron)?(?:[ -]dot)?|electron[ -]dot|dot(?:[ -]and[ -]cross)?)(?: (?:structure|diagram|formula|drawing|symbol|picture))+(?:s|e)?";
const EN_MOLECULE = "(?: (?:molecules?|ions?))?";
const EN_CENTER = "(?:(?:the )?central atom|(?:the )?{y}(?: atom)?)";
const EN_BY_REPULSION =
  "(?:,? (?:using|by|with|from|according to) (?:the )?(?:vsepr|(?:valence[ -]shell )?electron[ -]pair repulsion)(?: (?:theory|model))?)?";
const POLAR = "(?:polar|non-?polar)";

/** What is asked of one molecule or ion: its Lewis structure, and what follows from it. */
export const BONDING_PHRASES: Phrases<BondingQuestion> = {
  en: {
    member: [
      `which(?: one)?(?: of (?:the following|these|them))?(?: (?:molecules?|ions?|species|compounds?|substances?))* (?:is|has|will be|would be|shows|adopts) (?:an? |the )?{y}(?: (?:in )?(?:shape|geometry|structure|molecule|ion))?[:,] {x}`,
    ],
    lewis: [
      `{do}${EN_LEWIS} (?:of|for) {these}(?:the )?{x}${EN_MOLECULE}`,
      `{do}{x} ${EN_LEWIS}`,
      `(?:(?:please|pls|can you|could you|can u),? )*(?:draw|sketch|show me)(?: me)?(?: the)?(?: structure (?:of|for))?(?: (?:the|an?))? {x}${EN_MOLECULE}`,
    ],
    shape: [
      `{do}(?:(?:molecular|vsepr|3d|three-dimensional) )*(?:shape|geometry|geometries)s? (?:of|for) {these}(?:the |an? )?{x}${EN_MOLECULE}${EN_BY_REPULSION}`,
      `(?:what|which) (?:(?:molecular|vsepr|3d) )*(?:shape|geometry) (?:is|does|has|do|have)(?: the| an?)? {x}${EN_MOLECULE}(?: have| has| take| adopt| show)?`,
      `what shape has {x}`,
      `{x}${EN_MOLECULE} (?:molecular )?(?:shape|geometry)`,
    ],
    resonance: [
      `{do}(?:(?:all|possible|equivalent|valid|both|two|three|the) )*resonance (?:lewis )?(?:structure|form|hybrid|contributor|diagram)s? (?:of|for) {these}(?:the |an? )?{x}${EN_MOLECULE}`,
      `{do}{x}${EN_MOLECULE} resonance (?:structure|form)s?`,
      `how many (?:equivalent |valid )?resonance (?:structure|form)s (?:does|do|has|are there (?:for|of)) (?:the )?{x}${EN_MOLECULE}(?: have| show)?`,
      `(?:does|do) (?:the )?{x}${EN_MOLECULE} (?:have|show) resonance(?: (?:structure|form)s)?`,
    ],
    polarity: [
      `(?:is|are) (?:the |an? )?{x}(?: molecules?)? (?:an? )?${POLAR}(?: molecules?| or not|,? or (?:is it )?(?:an? )?${POLAR}(?: molecules?)?)?`,
      `{do}(?:molecular )?polarity of {these}{x}`,
      "(?:does|do) (?:the |an? )?{x}(?: molecules?)? have (?:an? )?(?:(?:net|permanent|overall|molecular) )*dipole(?: moments?)?",
    ],
    hybridization: [
      `{do}hybridi[sz]ation(?: state)? (?:of|for|in|at) ${EN_CENTER} (?:in|of) {these}{x}`,
      `{do}hybridi[sz]ation(?: state)? (?:of|for|in) {these}{x}`,
      `(?:what|which) hybrid(?:i[sz]ed)? orbitals (?:are used by|does|do) ${EN_CENTER} (?:in|of) {x}(?: use)?`,
    ],
    "valence-electrons": [
      "(?:how many|what is the(?: total)? number of|the number of|find the(?: total)? number of) (?:total )?valence electrons (?:are )?(?:there )?(?:shown )?(?:in|does|do|of|for) (?:the lewis structure (?:of|for) )?(?:the |an? )?{x}(?: have| contain| ion| molecule)?",
      "{do}total (?:number of )?valence electrons (?:of|in|for) {x}",
    ],
    "lone-pairs": [
      `how many (?:lone|nonbonding|non-bonding|unshared) pairs (?:of electrons )?(?:are )?(?:there )?(?:on|around|at|does|do) ${EN_CENTER} (?:in|of) {x}(?: have)?`,
      `{do}number of (?:lone|nonbonding|non-bonding|unshared) pairs (?:of electrons )?(?:on|around|at) ${EN_CENTER} (?:in|of) {x}`,
    ],
  },
  es: {
    member: [],
    lewis: [
      "{do}(?:estructura|diagrama|formula)s? (?:de puntos )?de lewis (?:de|del|para)(?: (?:el|la|los|las))? {these}{x}",
      "(?:dibuja|dibujar|dibuje|dibujame)(?: (?:el|la|los|las))?(?: estructura de(?:l| la)?)?(?: (?:molecula|ion)(?: de)?)? {x}",
    ],
    shape: [
      "{do}(?:forma|geometria)s?(?: molecular(?:es)?)? (?:de|del|para)(?: (?:el|la|los|las))? {these}{x}(?: (?:segun|con|usando|por)(?: (?:el|la))?(?: (?:modelo|teoria))? (?:rpecv|vsepr|trpecv|rpecv))?",
      "que (?:forma|geometria)(?: molecular)? (?:tiene|presenta)(?: (?:el|la))?(?: (?:molecula|ion)(?: de(?:l)?)?)? {x}",
    ],
    resonance: [
      "{do}(?:estructura|forma)s? (?:de resonancia|resonantes?) (?:de(?:l)?|para)(?: (?:el|la|los|las))?(?: (?:ion|molecula)(?: de(?:l)?)?)? {these}{x}",
      "cuantas (?:estructuras|formas) (?:de resonancia|resonantes) tiene(?: (?:el|la))?(?: (?:ion|molecula)(?: de(?:l)?)?)? {x}",
    ],
    polarity: [
      "(?:es|son)(?: (?:el|la|los|las))?(?: moleculas? de(?:l)?)? {x} (?:polar|apolar|no polar)(?:es)?(?: o (?:polar|apolar|no polar|no)(?:es)?)?",
      "(?:es|son) (?:polar|apolar|no polar)(?:es)?(?: o (?:polar|apolar|no polar)(?:es)?)?(?: (?:el|la|los|las))?(?: moleculas? de(?:l)?)? {x}",
      "{do}polaridad de(?:l)? {these}{x}",
    ],
    hybridization: [
      "{do}hibridacion (?:de|del)(?: (?:el|la))?(?: (?:atomo central|atomo de {y}|{y})) (?:en|de(?:l)?)(?: (?:el|la))? {x}",
      "{do}hibridacion (?:de|del|en)(?: (?:el|la))? {x}",
    ],
    "valence-electrons": [
      "cuantos electrones de valencia (?:hay en|tiene|tienen)(?: (?:el|la))?(?: (?:molecula|ion|estructura de lewis)(?: de(?:l)?)?)? {x}",
    ],
    "lone-pairs": [
      "cuantos pares (?:solitarios|libres|no enlazantes) (?:tiene|hay (?:en|sobre))(?: (?:el atomo central|el {y}|el atomo de {y}))? (?:en|de(?:l)?)(?: (?:el|la))? {x}",
    ],
  },
  fr: {
    member: [],
    lewis: [
      "{do}(?:structure|schema|formule|representation)s? de lewis (?:de la |de l' ?|de |du |des |d' ?|pour (?:le |la |l' ?)?){these}{x}",
      "(?:dessine|dessiner|dessinez|dessine-moi)(?: (?:le|la|les)| l')?(?: (?:molecule|ion)(?: de| d')?| structure de(?: la| l')?)? ?{x}",
    ],
    shape: [
      "{do}(?:forme|geometrie)s?(?: moleculaires?)? (?:de la |de l' ?|de |du |des |d' ?){these}{x}(?: (?:selon|avec|d'apres)(?: (?:le|la))?(?: (?:modele|theorie))? (?:vsepr|rpecv|gillespie))?",
      "quelle (?:forme|geometrie)(?: moleculaire)? (?:a|possede|presente)(?: (?:le|la)| l')?(?: (?:molecule|ion)(?: de| d')?)? ?{x}",
    ],
    resonance: [
      "{do}(?:structure|forme|formule)s? (?:de resonance|limites?|mesomeres?|de mesomerie) (?:de la |de l' ?|de |du |des |d' ?)(?:ion |molecule (?:de |d' ?)?)?{these}{x}",
      "combien de (?:structure|forme|formule)s (?:de resonance|limites|mesomeres) (?:possede|a)(?: (?:le|la)| l' ?)?(?: ?(?:ion|molecule(?: de| d')?))? ?{x}",
    ],
    polarity: [
      "(?:est-ce que )?(?:(?:le|la|les) |l' ?)?(?:molecules? (?:de |d' ?))?{x} (?:est|sont)(?:-elles?|-ils?)? (?:une molecule )?(?:polaire|apolaire|non polaire)s?(?: ou (?:polaire|apolaire|non polaire|non)s?)?",
      "{do}polarite (?:de la |de l' ?|de |du |des |d' ?){these}{x}",
    ],
    hybridization: [
      "{do}hybridation (?:de l' ?|du |de )(?:atome central|atome (?:de |d' ?){y}|{y}) (?:dans|de|du)(?: (?:le|la)| l')? {x}",
      "{do}hybridation (?:de la |de l' ?|de |du |d' ?|dans ){x}",
    ],
    "valence-electrons": [
      "combien (?:d' ?electrons de valence (?:y a-t-il (?:dans|pour)|possede|a|compte)|y a-t-il d' ?electrons de valence dans)(?: (?:le|la)| l')?(?: (?:molecule|ion)(?: de| d')?)? ?{x}",
    ],
    "lone-pairs": [
      "combien de doublets (?:non liants|libres) (?:porte|possede|a|y a-t-il sur)(?: l'atome central| l'atome d[e'] ?{y}| le {y}) (?:dans|de|du)(?: (?:le|la)| l')? ?{x}",
    ],
  },
  am: {
    member: [],
    lewis: [
      "{do}የ ?{x} (?:የ)?(?:ልዊስ|ሉዊስ|ሌዊስ) (?:ነጥብ )?(?:መዋቅር|ስዕል|ቀመር)(?:ን)?{end}",
      "{do}{x}(?:ን)? (?:ሳል|ሳይ|ሳሉ|ይሳሉ|ሳልልኝ)",
    ],
    shape: ["{do}የ ?{x} (?:ሞለኪውል |ሞለኪውላዊ |አዮን )?(?:ቅርጽ|ቅርፅ|ጂኦሜትሪ){end}", "{x} ምን (?:ዓይነት |አይነት )?(?:ቅርጽ|ቅርፅ) አለው"],
    resonance: ["{do}የ ?{x} (?:አዮን |ሞለኪውል )?(?:የ)?(?:ሬዞናንስ|ሪዞናንስ) (?:መዋቅሮች|መዋቅር|ቅርጾች)(?:ን)?{end}"],
    polarity: ["{x} (?:ሞለኪውል )?ፖላር ነው(?: ወይስ (?:አይደለም|ፖላር ያልሆነ(?: ነው)?))?", "{do}የ ?{x} ፖላሪቲ{end}"],
    hybridization: ["{do}በ ?{x} ውስጥ የ ?{y} (?:አቶም )?ሃይብሪዳይዜሽን{end}", "{do}የ ?{x} (?:ማዕከላዊ አቶም )?ሃይብሪዳይዜሽን{end}"],
    "valence-electrons": [
      "{x} (?:ስንት|ምን ያህል) (?:የቫለንስ|ቫለንስ) ኤሌክትሮኖች (?:አሉት|አለው)",
      "በ ?{x} ውስጥ (?:ስንት|ምን ያህል) (?:የቫለንስ|ቫለንስ) ኤሌክትሮኖች አሉ",
    ],
    "lone-pairs": ["በ ?{x} ውስጥ (?:ማዕከላዊው አቶም|{y}) ስንት (?:ብቸኛ|ነጻ) (?:የኤሌክትሮን )?ጥንዶች አሉት"],
  },
  zh: {
    member: [],
    lewis: [
      "{do} ?{x} ?(?:分子|离子)? ?的?(?:路易斯|刘易斯|lewis) ?(?:点)?(?:电子)?(?:结构式?|点式|式|图){end}",
      "{do} ?{x} ?(?:分子|离子)? ?的电子式{end}",
      "(?:请)?画(?:出|一下)? ?{x}(?: ?(?:分子|离子))?(?: ?的结构)?",
    ],
    shape: [
      "{do} ?{x} ?(?:分子|离子)? ?的?(?:分子)?(?:空间)?(?:构型|形状|立体结构|空间结构|立体构型|几何构型|几何形状){end}",
      "{x} ?(?:分子|离子)? ?(?:是什么形状|的形状)(?:的)?",
    ],
    resonance: [
      "{do} ?{x} ?(?:分子|离子)? ?的?(?:所有)?共振(?:结构式?|式|体){end}",
      "{x} ?(?:分子|离子)? ?有(?:几|多少)(?:个|种)共振(?:结构式?|式|体)",
    ],
    polarity: [
      "{x} ?(?:分子)? ?(?:是(?:不是)?|属于)?(?:非)?极性(?:分子|的)?(?:吗|还是非极性(?:分子|的)?)?",
      "{do} ?{x} ?(?:分子)? ?的极性{end}",
      "{x} ?(?:分子)? ?有(?:没有)?极性(?:吗)?",
    ],
    hybridization: [
      "{do} ?{x} ?(?:分子|离子)? ?中(?:的)? ?(?:中心原子|{y} ?(?:原子)?) ?(?:的|采取(?:的)?|采用(?:的)?)?(?:什么)?杂化(?:方式|类型|轨道)?{end}",
      "{do} ?{x} ?(?:分子|离子)? ?的(?:中心原子(?:的)?)?杂化(?:方式|类型|轨道)?{end}",
    ],
    "valence-electrons": [
      "{x} ?(?:分子|离子)? ?(?:中)?(?:一共|总共|共)?有(?:多少|几)个?价电子",
      "{do} ?{x} ?的价电子(?:总)?数{end}",
    ],
    "lone-pairs": [
      "{x} ?(?:分子|离子)? ?(?:中|的)(?:的)? ?(?:中心原子|{y} ?(?:原子)?) ?(?:上)?有(?:多少|几)对?(?:孤对电子|孤电子对)",
    ],
  },
  hi: {
    member: [],
    lewis: [
      "{do}{these}{x} (?:की|का) (?:लूइस|लुईस|लुइस) (?:बिंदु )?(?:संरचना|सूत्र|आरेख){end}",
      "{do}{x} (?:का चित्र )?(?:बनाइए|बनाओ|बनाएं|बनाएँ)",
    ],
    shape: ["{do}{these}{x} (?:अणु |आयन )?(?:की|का) (?:आण्विक )?(?:आकृति|ज्यामिति|आकार){end}"],
    resonance: [
      "{do}{these}{x} (?:आयन |अणु )?(?:की|के) (?:अनुनाद|अनुनादी) (?:संरचना(?:एँ|एं|ओं)?|रूप){end}",
      "{x} (?:आयन |अणु )?की कितनी (?:अनुनाद|अनुनादी) संरचना(?:एँ|एं) (?:हैं|होती हैं)",
    ],
    polarity: [
      "(?:क्या )?{x} (?:एक )?(?:ध्रुवीय|अध्रुवीय)(?: अणु)? है(?: या (?:ध्रुवीय|अध्रुवीय|नहीं))?",
      "{x} (?:ध्रुवीय|अध्रुवीय) है या (?:ध्रुवीय|अध्रुवीय|नहीं)",
      "{do}{x} की ध्रुवता{end}",
    ],
    hybridization: [
      "{do}{x} में (?:केंद्रीय परमाणु|केन्द्रीय परमाणु|{y}(?: परमाणु)?) का संकरण{end}",
      "{do}{x} (?:के (?:केंद्रीय|केन्द्रीय) परमाणु )?का संकरण{end}",
    ],
    "valence-electrons": ["{x} में (?:कुल )?कितने संयोजकता इलेक्ट्रॉन (?:हैं|होते हैं)"],
    "lone-pairs": ["{x} में (?:केंद्रीय परमाणु|केन्द्रीय परमाणु|{y}) पर कितने एकाकी (?:इलेक्ट्रॉन )?युग्म (?:हैं|होते हैं)"],
  },
};
