import type { Locale } from "../../../i18n/locales.ts";
import type { Phrases } from "../reader.ts";

type Property = "radius" | "ionization" | "electronegativity";
type Order = "largest" | "smallest" | "rising" | "falling";

type TrendQuestion = `${Property} ${Order}`;

/** The words of a language for properties and directions, and the sentences that they stand in. */
type Trends = {
  readonly property: Readonly<Record<Property, string>>;
  readonly order: Readonly<Record<Order, string>>;
  /** With `PROPERTY` and `ORDER` in them. */
  readonly extremes: readonly string[];
  readonly orders: readonly string[];
  /** Of size alone: "which is larger". */
  readonly sizes: readonly string[];
  /** "More electronegative", by largest and smallest. */
  readonly negative: Readonly<Record<"largest" | "smallest", readonly string[]>>;
};

const EN_WHICH =
  "which(?: (?:of (?:the following|these|them)(?: (?:elements|atoms|ions))?|element|atom|one|ion|species))*(?: in each (?:pair|set|group))?";
const EN_PUT =
  "(?:please )?(?:arrange|order|rank|list|put|place)(?: each)?(?: the)?(?: following)?(?: (?:elements|atoms|ions|species))?:?";

const TRENDS: Readonly<Record<Locale, Trends>> = {
  en: {
    property: {
      radius: "(?:(?:atomic|ionic|covalent) )?(?:radius|radii|sizes?)",
      ionization: "(?:(?:first|1st) )?ioni[sz]ation (?:energy|energies|potential)",
      electronegativity: "electronegativit(?:y|ies)",
    },
    order: {
      largest: "(?:larger|largest|bigger|biggest|higher|highest|greater|greatest|most)",
      smallest: "(?:smaller|smallest|lower|lowest|least)",
      rising: "(?:increasing|ascending|rising)",
      falling: "(?:decreasing|descending|falling)",
    },
    extremes: [
      `${EN_WHICH} (?:has|have|would have|will have) (?:the |an? )?ORDER PROPERTY(?: of| among| between| out of)?[:,?]? {x}`,
      "which of {x} (?:has|would have) (?:the |an? )?ORDER PROPERTY",
    ],
    orders: [
      `${EN_PUT} {x} in (?:the )?(?:order of )?ORDER(?: order of)? PROPERTY`,
      `${EN_PUT} in (?:the )?(?:order of )?ORDER(?: order of)? PROPERTY:? {x}`,
    ],
    sizes: [
      `${EN_WHICH} is (?:the )?ORDER(?: (?:atom|ion|one))?[:,?]? {x}`,
      "which of {x} is (?:the )?ORDER(?: (?:atom|ion))?",
    ],
    negative: {
      largest: [`${EN_WHICH} is (?:the )?(?:more|most) electronegative[:,?]? {x}`],
      smallest: [`${EN_WHICH} is (?:the )?(?:less|least) electronegative[:,?]? {x}`],
    },
  },
  es: {
    property: {
      radius: "(?:radio|tamano)(?: (?:atomico|ionico))?",
      ionization: "(?:primera )?energia de (?:primera )?ionizacion",
      electronegativity: "electronegatividad",
    },
    order: { largest: "mayor", smallest: "menor", rising: "creciente", falling: "decreciente" },
    extremes: [
      "(?:cual|que elemento|que atomo)(?: de (?:estos|los siguientes)(?: elementos| atomos)?)? tiene (?:el |la )?ORDER PROPERTY[:,?]? {x}",
    ],
    orders: [
      "(?:ordena|ordenar|ordene)(?: los(?: siguientes)?(?: elementos| atomos| iones)?)?:? {x} (?:en|por) orden ORDER de PROPERTY",
      "(?:ordena|ordenar|ordene)(?: los(?: siguientes)?(?: elementos| atomos| iones)?)? (?:en|por) orden ORDER de PROPERTY:? {x}",
    ],
    sizes: ["(?:cual|que atomo|que ion) es (?:mas )?(?:el )?SIZE[:,?]? {x}"],
    negative: {
      largest: ["(?:cual|que elemento) es (?:el )?mas electronegativo[:,?]? {x}"],
      smallest: ["(?:cual|que elemento) es (?:el )?menos electronegativo[:,?]? {x}"],
    },
  },
  fr: {
    property: {
      radius: "(?:rayon|taille)(?: (?:atomique|ionique))?",
      ionization: "(?:premiere )?energie (?:de premiere |d' ?)ionisation",
      electronegativity: "electronegativite",
    },
    order: {
      largest: "(?:plus grande?|plus elevee?)",
      smallest: "(?:plus petite?|plus faible)",
      rising: "croissante?",
      falling: "decroissante?",
    },
    extremes: [
      "(?:lequel|quel element|quel atome)(?: de ces elements)? a (?:le |la |l' ?)?ORDER PROPERTY ?[:,?]? {x}",
      "(?:lequel|quel element|quel atome)(?: de ces elements)? a (?:le |la |l' ?)?PROPERTY (?:le |la )?ORDER ?[:,?]? {x}",
    ],
    orders: [
      "(?:classe|classer|classez|range|ranger)(?: les(?: elements| atomes| ions)?(?: suivants)?)? ?:? {x} par (?:ordre ORDER d[e'] ?)?PROPERTY(?: ORDER)?",
    ],
    sizes: ["(?:lequel|quel atome|quel ion) est (?:le )?ORDER ?[:,?]? {x}"],
    negative: {
      largest: ["(?:lequel|quel element) est (?:le )?plus electronegatif ?[:,?]? {x}"],
      smallest: ["(?:lequel|quel element) est (?:le )?moins electronegatif ?[:,?]? {x}"],
    },
  },
  am: {
    property: {
      radius: "(?:የአቶም |አቶማዊ )?(?:ራዲየስ|ሬዲየስ|መጠን)",
      ionization: "(?:የመጀመሪያ )?(?:አዮናይዜሽን ኃይል|የአዮናይዜሽን ኃይል|አዮናይዜሽን ኢነርጂ|የአዮናይዜሽን ኢነርጂ)",
      electronegativity: "ኤሌክትሮኔጋቲቪቲ",
    },
    order: {
      largest: "(?:ትልቁ|ትልቅ|ከፍተኛ)",
      smallest: "(?:ትንሹ|ትንሽ|ዝቅተኛ)",
      rising: "(?:እየጨመረ በሚሄድ|በሚጨምር)",
      falling: "(?:እየቀነሰ በሚሄድ|በሚቀንስ)",
    },
    extremes: ["ከ ?{x} (?:መካከል )?ORDER PROPERTY ያለው የትኛው ነው"],
    orders: ["{x} ?ን? (?:በ)?ORDER (?:የ)?PROPERTY ቅደም ተከተል (?:አስቀምጥ|ደርድር|ደርድሩ|አስቀምጡ)"],
    sizes: ["ከ ?{x} (?:መካከል )?ORDER የትኛው ነው"],
    negative: { largest: ["ከ ?{x} (?:መካከል )?ይበልጥ ኤሌክትሮኔጋቲቭ የትኛው ነው"], smallest: [] },
  },
  zh: {
    property: { radius: "(?:原子|离子)?半径", ionization: "(?:第一)?电离能", electronegativity: "电负性" },
    order: {
      largest: "(?:最大|较大|更大|最高|较高|更高|大)",
      smallest: "(?:最小|较小|更小|最低|较低|更低|小)",
      rising: "(?:递增|从小到大|由小到大)",
      falling: "(?:递减|从大到小|由大到小)",
    },
    extremes: [
      "{x} ?(?:中|之中|里)?,?，? ?(?:哪个|哪种|谁)(?:元素)?的?PROPERTY(?:是)?ORDER",
      "{x} ?(?:中|之中)?PROPERTY(?:是)?ORDER的(?:元素)?是(?:哪个|哪种|什么)?",
    ],
    orders: [
      "(?:请)?(?:把|将)? ?{x} ?按PROPERTY(?:的)?ORDER(?:的顺序)?(?:排列|排序)",
      "(?:请)?按PROPERTY(?:的)?ORDER(?:的顺序)?排列[:：]? ?{x}",
    ],
    sizes: [],
    negative: { largest: [], smallest: [] },
  },
  hi: {
    property: {
      radius: "(?:परमाणु |परमाण्विक |आयनिक )?(?:त्रिज्या|आकार)",
      ionization: "(?:प्रथम )?(?:आयनन|आयनीकरण) (?:ऊर्जा|एन्थैल्पी)",
      electronegativity: "(?:विद्युत ऋणात्मकता|विद्युतऋणात्मकता|वैद्युत ऋणात्मकता)",
    },
    order: {
      largest: "(?:सबसे (?:अधिक|बड़ी|बड़ा)|अधिक|बड़ी|बड़ा|अधिकतम)",
      smallest: "(?:सबसे (?:कम|छोटी|छोटा)|कम|छोटी|छोटा|न्यूनतम)",
      rising: "बढ़ते",
      falling: "घटते",
    },
    extremes: ["{x} में (?:से )?(?:किसकी|किसका|किस तत्व की|किस तत्व का) PROPERTY ORDER है"],
    orders: ["{x} को PROPERTY के ORDER (?:हुए )?क्रम में (?:लिखिए|लिखो|लिखें|व्यवस्थित (?:कीजिए|करो|करें)|रखिए)"],
    sizes: ["{x} में (?:से )?(?:कौन|कौन सा|कौन-सा) ORDER है"],
    negative: { largest: ["{x} में (?:से )?(?:कौन|कौन सा) अधिक विद्युत ?ऋणात्मक है"], smallest: [] },
  },
};

/** "Más grande" is said of sizes, "mayor" of values. */
const SPANISH_SIZES = { largest: "(?:grande|mayor)", smallest: "(?:pequeno|menor)" } as const;

function sentencesOf(trends: Trends, property: Property, order: Order): string[] {
  const isExtreme = order === "largest" || order === "smallest";
  const written = [
    ...(isExtreme ? trends.extremes : trends.orders),
    ...(isExtreme && property === "radius" ? trends.sizes : []),
  ];
  return [
    ...written.map((sentence) =>
      sentence
        .replaceAll("PROPERTY", trends.property[property])
        .replaceAll("ORDER", trends.order[order])
        .replaceAll("SIZE", isExtreme ? SPANISH_SIZES[order] : ""),
    ),
    ...(isExtreme && property === "electronegativity" ? trends.negative[order] : []),
  ];
}

/** Every sentence by the property and the direction that it asks for. */
function listSentences(trends: Trends): Readonly<Record<TrendQuestion, readonly string[]>> {
  const of = (property: Property, order: Order) => sentencesOf(trends, property, order);
  return {
    "radius largest": of("radius", "largest"),
    "radius smallest": of("radius", "smallest"),
    "radius rising": of("radius", "rising"),
    "radius falling": of("radius", "falling"),
    "ionization largest": of("ionization", "largest"),
    "ionization smallest": of("ionization", "smallest"),
    "ionization rising": of("ionization", "rising"),
    "ionization falling": of("ionization", "falling"),
    "electronegativity largest": of("electronegativity", "largest"),
    "electronegativity smallest": of("electronegativity", "smallest"),
    "electronegativity rising": of("electronegativity", "rising"),
    "electronegativity falling": of("electronegativity", "falling"),
  };
}

/** What is asked of the trends in the periodic table. */
export const TREND_PHRASES: Phrases<TrendQuestion> = {
  en: listSentences(TRENDS.en),
  es: listSentences(TRENDS.es),
  fr: listSentences(TRENDS.fr),
  am: listSentences(TRENDS.am),
  zh: listSentences(TRENDS.zh),
  hi: listSentences(TRENDS.hi),
};
