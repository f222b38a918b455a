import type { SubtopicSlug } from "../curriculum/outline.ts";
import type { Locale } from "../i18n/locales.ts";

/** A term: the lesson that teaches it, and what it is called, separated by commas; `members`: processes that are of its kind. */
type Term = {
  readonly lesson: SubtopicSlug;
  readonly names: Readonly<Record<Locale, string>>;
  readonly members?: Readonly<Record<Locale, string>>;
};

/** Terms that students ask for, tell apart, or want an example of; what they mean is a message, `ideas.terms.<id>`. */
const TERMS = {
  exothermic: {
    lesson: "enthalpy-of-reaction",
    names: {
      en: "exothermic, exothermic reaction, exothermic process, exo",
      es: "exotermico, exotermica, reaccion exotermica, exotermicas",
      fr: "exothermique, reaction exothermique",
      am: "ኤግዞተርሚክ, ሙቀት አመንጪ, ኤክሶተርሚክ",
      zh: "放热, 放热反应",
      hi: "ऊष्माक्षेपी, ऊष्माक्षेपी अभिक्रिया, एक्सोथर्मिक",
    },
    members: {
      en: "burning, combustion, burn, burns, fire, freezing, freeze, condensation, condensing, condense, rusting, rust, respiration, neutralization, explosion, hand warmer, candle",
      es: "combustion, quemar, quema, arder, fuego, congelacion, congelar, condensacion, condensar, respiracion, neutralizacion, explosion, vela",
      fr: "combustion, bruler, brule, feu, congelation, geler, condensation, respiration, neutralisation, explosion, bougie",
      am: "መቃጠል, ማቃጠል, እሳት, መርጋት, ኮንደንሴሽን, መተንፈስ, ሻማ",
      zh: "燃烧, 烧, 结冰, 凝固, 液化, 呼吸作用, 中和, 爆炸, 蜡烛",
      hi: "जलना, जलाना, दहन, जमना, संघनन, श्वसन, उदासीनीकरण, विस्फोट, मोमबत्ती",
    },
  },
  endothermic: {
    lesson: "enthalpy-of-reaction",
    names: {
      en: "endothermic, endothermic reaction, endothermic process, endo",
      es: "endotermico, endotermica, reaccion endotermica",
      fr: "endothermique, reaction endothermique",
      am: "ኢንዶተርሚክ, ሙቀት አስገቢ, ኤንዶተርሚክ",
      zh: "吸热, 吸热反应",
      hi: "ऊष्माशोषी, ऊष्माशोषी अभिक्रिया, एंडोथर्मिक",
    },
    members: {
      en: "melting, melt, melts, boiling, boil, boils, evaporation, evaporating, evaporate, sweating, photosynthesis, sublimation, cold pack, ice pack, electrolysis",
      es: "fusion, derretir, derretirse, fundir, ebullicion, hervir, evaporacion, evaporar, fotosintesis, sublimacion, electrolisis",
      fr: "fusion, fondre, fonte, ebullition, bouillir, evaporation, photosynthese, sublimation, electrolyse",
      am: "መቅለጥ, ማቅለጥ, መፍላት, መትነን, ፎቶሲንተሲስ",
      zh: "融化, 熔化, 沸腾, 蒸发, 汽化, 光合作用, 升华, 电解",
      hi: "पिघलना, उबलना, वाष्पीकरण, वाष्पन, प्रकाश संश्लेषण, ऊर्ध्वपातन, विद्युत अपघटन",
    },
  },
  oxidation: {
    lesson: "balancing-redox-reactions",
    names: {
      en: "oxidation, oxidized, oxidised",
      es: "oxidacion, se oxida",
      fr: "oxydation",
      am: "ኦክሲዴሽን",
      zh: "氧化, 氧化反应, 被氧化",
      hi: "ऑक्सीकरण, उपचयन",
    },
  },
  reduction: {
    lesson: "balancing-redox-reactions",
    names: {
      en: "reduction, reduced",
      es: "reduccion, se reduce",
      fr: "reduction",
      am: "ሪዳክሽን",
      zh: "还原, 还原反应, 被还原",
      hi: "अपचयन, रिडक्शन",
    },
  },
  "oxidizing-agent": {
    lesson: "balancing-redox-reactions",
    names: {
      en: "oxidizing agent, oxidising agent, oxidant",
      es: "agente oxidante, oxidante",
      fr: "oxydant, agent oxydant",
      am: "ኦክሲዳይዚንግ ኤጀንት, ኦክሲዳይዘር",
      zh: "氧化剂",
      hi: "ऑक्सीकारक, उपचायक",
    },
  },
  "reducing-agent": {
    lesson: "balancing-redox-reactions",
    names: {
      en: "reducing agent, reductant",
      es: "agente reductor, reductor",
      fr: "reducteur, agent reducteur",
      am: "ሪዱሲንግ ኤጀንት",
      zh: "还原剂",
      hi: "अपचायक",
    },
  },
  redox: {
    lesson: "balancing-redox-reactions",
    names: {
      en: "redox, redox reaction, redox reactions, oxidation reduction",
      es: "redox, reaccion redox, oxido reduccion",
      fr: "oxydoreduction, redox, reaction d oxydoreduction",
      am: "ሪዶክስ",
      zh: "氧化还原, 氧化还原反应",
      hi: "रेडॉक्स, रेडॉक्स अभिक्रिया, अपचयोपचय",
    },
  },
  isotope: {
    lesson: "isotopes-average-atomic-mass",
    names: {
      en: "isotope, isotopes",
      es: "isotopo, isotopos",
      fr: "isotope, isotopes",
      am: "አይሶቶፕ, አይሶቶፖች",
      zh: "同位素",
      hi: "समस्थानिक, आइसोटोप",
    },
  },
  ionic: {
    lesson: "ionic-bonding",
    names: {
      en: "ionic bond, ionic bonds, ionic bonding, ionic, ionic compound, ionic compounds",
      es: "enlace ionico, enlaces ionicos, ionico, compuesto ionico, compuestos ionicos",
      fr: "liaison ionique, ionique, compose ionique, composes ioniques",
      am: "አዮናዊ ትስስር, አዮናዊ, አዮኒክ ቦንድ, አዮኒክ",
      zh: "离子键, 离子化合物",
      hi: "आयनिक आबंध, आयनिक बंध, आयनिक, आयनिक यौगिक",
    },
  },
  covalent: {
    lesson: "covalent-bonding",
    names: {
      en: "covalent bond, covalent bonds, covalent bonding, covalent, covalent compound, molecular compound",
      es: "enlace covalente, enlaces covalentes, covalente, compuesto covalente, compuesto molecular",
      fr: "liaison covalente, covalente, covalent, compose moleculaire",
      am: "ኮቫለንት ትስስር, ኮቫለንት, ኮቫለንት ቦንድ",
      zh: "共价键, 共价化合物",
      hi: "सहसंयोजक आबंध, सहसंयोजक बंध, सहसंयोजक, सहसंयोजक यौगिक",
    },
  },
  metallic: {
    lesson: "metallic-bonding",
    names: {
      en: "metallic bond, metallic bonding, metallic bonds",
      es: "enlace metalico",
      fr: "liaison metallique",
      am: "ብረታዊ ትስስር",
      zh: "金属键",
      hi: "धात्विक आबंध, धात्विक बंध",
    },
  },
  acid: {
    lesson: "acid-base-definitions",
    names: { en: "acid, acids", es: "acido, acidos", fr: "acide, acides", am: "አሲድ, አሲዶች", zh: "酸", hi: "अम्ल, एसिड" },
  },
  base: {
    lesson: "acid-base-definitions",
    names: {
      en: "base, bases, alkali",
      es: "base, bases, alcali",
      fr: "base, bases",
      am: "ቤዝ, ቤዞች",
      zh: "碱",
      hi: "क्षार, क्षारक, बेस",
    },
  },
  "strong-acid": {
    lesson: "strong-acids-bases",
    names: {
      en: "strong acid, strong acids",
      es: "acido fuerte, acidos fuertes",
      fr: "acide fort, acides forts",
      am: "ጠንካራ አሲድ",
      zh: "强酸",
      hi: "प्रबल अम्ल",
    },
  },
  "weak-acid": {
    lesson: "weak-acids-bases",
    names: {
      en: "weak acid, weak acids",
      es: "acido debil, acidos debiles",
      fr: "acide faible, acides faibles",
      am: "ደካማ አሲድ",
      zh: "弱酸",
      hi: "दुर्बल अम्ल",
    },
  },
  "physical-change": {
    lesson: "physical-chemical-changes",
    names: {
      en: "physical change, physical changes",
      es: "cambio fisico, cambios fisicos",
      fr: "changement physique, transformation physique",
      am: "አካላዊ ለውጥ, ፊዚካል ለውጥ",
      zh: "物理变化",
      hi: "भौतिक परिवर्तन",
    },
    members: {
      en: "melting, melt, boiling, boil, freezing, freeze, dissolving, dissolve, cutting, tearing, breaking, crushing, bending, evaporation",
      es: "derretir, hervir, congelar, disolver, cortar, romper, triturar, doblar, evaporacion",
      fr: "fondre, bouillir, geler, dissoudre, couper, casser, dechirer, plier, evaporation",
      am: "መቅለጥ, መፍላት, መሟሟት, መቁረጥ, መሰባበር",
      zh: "融化, 沸腾, 结冰, 溶解, 切, 撕, 打碎, 蒸发",
      hi: "पिघलना, उबलना, जमना, घुलना, काटना, तोड़ना, वाष्पीकरण",
    },
  },
  "chemical-change": {
    lesson: "physical-chemical-changes",
    names: {
      en: "chemical change, chemical changes, chemical reaction",
      es: "cambio quimico, cambios quimicos, reaccion quimica",
      fr: "changement chimique, transformation chimique, reaction chimique",
      am: "ኬሚካላዊ ለውጥ",
      zh: "化学变化, 化学反应",
      hi: "रासायनिक परिवर्तन, रासायनिक अभिक्रिया",
    },
    members: {
      en: "burning, burn, rusting, rust, cooking, baking, digestion, fermentation, rotting, explosion, souring",
      es: "quemar, combustion, oxidarse, cocinar, hornear, digestion, fermentacion, explosion",
      fr: "bruler, combustion, rouiller, cuire, digestion, fermentation, explosion",
      am: "መቃጠል, መዛግ, ማብሰል, መፍጨት",
      zh: "燃烧, 生锈, 烹饪, 消化, 发酵, 腐烂, 爆炸",
      hi: "जलना, दहन, जंग, पकाना, पाचन, किण्वन, सड़ना",
    },
  },
  element: {
    lesson: "classification-of-matter",
    names: {
      en: "element, elements",
      es: "elemento, elementos",
      fr: "element, elements, corps simple",
      am: "ንጥረ ነገር, ንጥረ ነገሮች",
      zh: "元素, 单质",
      hi: "तत्व, तत्त्व",
    },
  },
  compound: {
    lesson: "classification-of-matter",
    names: {
      en: "compound, compounds",
      es: "compuesto, compuestos",
      fr: "compose, composes",
      am: "ውህድ, ውህዶች",
      zh: "化合物",
      hi: "यौगिक",
    },
  },
  mixture: {
    lesson: "classification-of-matter",
    names: {
      en: "mixture, mixtures",
      es: "mezcla, mezclas",
      fr: "melange, melanges",
      am: "ድብልቅ, ድብልቆች",
      zh: "混合物",
      hi: "मिश्रण",
    },
  },
  cation: {
    lesson: "valence-electrons-ions",
    names: {
      en: "cation, cations",
      es: "cation, cationes",
      fr: "cation, cations",
      am: "ካታዮን",
      zh: "阳离子",
      hi: "धनायन",
    },
  },
  anion: {
    lesson: "valence-electrons-ions",
    names: { en: "anion, anions", es: "anion, aniones", fr: "anion, anions", am: "አናዮን", zh: "阴离子", hi: "ऋणायन" },
  },
  atom: {
    lesson: "subatomic-particles",
    names: { en: "atom, atoms", es: "atomo, atomos", fr: "atome, atomes", am: "አቶም, አቶሞች", zh: "原子", hi: "परमाणु" },
  },
  molecule: {
    lesson: "covalent-bonding",
    names: {
      en: "molecule, molecules",
      es: "molecula, moleculas",
      fr: "molecule, molecules",
      am: "ሞለኪውል, ሞለኪውሎች",
      zh: "分子",
      hi: "अणु",
    },
  },
  ion: {
    lesson: "valence-electrons-ions",
    names: { en: "ion, ions", es: "ion, iones", fr: "ion, ions", am: "አዮን, አዮኖች", zh: "离子", hi: "आयन" },
  },
  solute: {
    lesson: "molarity",
    names: { en: "solute", es: "soluto", fr: "solute, corps dissous", am: "ተሟሚ", zh: "溶质", hi: "विलेय" },
  },
  solvent: {
    lesson: "molarity",
    names: { en: "solvent", es: "disolvente, solvente", fr: "solvant", am: "አሟሚ", zh: "溶剂", hi: "विलायक" },
  },
  limiting: {
    lesson: "limiting-reactant",
    names: {
      en: "limiting reactant, limiting reagent",
      es: "reactivo limitante, reactante limitante",
      fr: "reactif limitant",
      am: "ገዳቢ አጸግባሪ, ወሳኝ አጸግባሪ",
      zh: "限量反应物, 限制反应物",
      hi: "सीमांत अभिकर्मक, सीमाकारी अभिकर्मक",
    },
  },
  mole: {
    lesson: "the-mole-molar-mass",
    names: {
      en: "mole, moles, mol",
      es: "mol, moles",
      fr: "mole, moles",
      am: "ሞል, ሞሎች",
      zh: "摩尔, 物质的量",
      hi: "मोल",
    },
  },
  entropy: {
    lesson: "entropy",
    names: { en: "entropy", es: "entropia", fr: "entropie", am: "ኢንትሮፒ, ኤንትሮፒ", zh: "熵", hi: "एन्ट्रॉपी, एंट्रॉपी" },
  },
  concentrated: {
    lesson: "molarity",
    names: {
      en: "concentrated, concentrated acid, concentrated solution, concentrated base",
      es: "concentrado, concentrada, acido concentrado, disolucion concentrada, solucion concentrada",
      fr: "concentre, concentree, acide concentre, solution concentree",
      am: "የተከማቸ, የተከማቸ አሲድ, የተከማቸ ሙሙት",
      zh: "浓酸, 浓溶液, 浓的",
      hi: "सांद्र, सान्द्र, सांद्र अम्ल, सांद्र विलयन",
    },
  },
  dilute: {
    lesson: "molarity",
    names: {
      en: "dilute, diluted, dilute acid, dilute solution, dilute base",
      es: "diluido, diluida, acido diluido, disolucion diluida, solucion diluida",
      fr: "dilue, diluee, acide dilue, solution diluee",
      am: "የቀጠነ, የቀጠነ አሲድ, የቀጠነ ሙሙት",
      zh: "稀酸, 稀溶液, 稀的",
      hi: "तनु, तनु अम्ल, तनु विलयन",
    },
  },
  catalyst: {
    lesson: "catalysis",
    names: {
      en: "catalyst, catalysts",
      es: "catalizador, catalizadores",
      fr: "catalyseur, catalyseurs",
      am: "ካታሊስት",
      zh: "催化剂",
      hi: "उत्प्रेरक",
    },
  },
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof TERMS;

export const TERM_IDS = Object.keys(TERMS) as TermId[];

export const termOf = (id: TermId): Term => TERMS[id];

/** Terms of which each is the other way round. */
const OPPOSITES: readonly (readonly [TermId, TermId])[] = [
  ["exothermic", "endothermic"],
  ["concentrated", "dilute"],
  ["oxidation", "reduction"],
  ["oxidizing-agent", "reducing-agent"],
  ["strong-acid", "weak-acid"],
  ["acid", "base"],
  ["cation", "anion"],
  ["solute", "solvent"],
  ["physical-change", "chemical-change"],
  ["compound", "mixture"],
  ["ionic", "covalent"],
];

/** The other way round of one of these terms; null where none has one. */
export function oppositeOf(terms: readonly TermId[]): TermId | null {
  for (const term of terms) {
    const pair = OPPOSITES.find((each) => each.includes(term));
    if (pair !== undefined) return pair[0] === term ? pair[1] : pair[0];
  }
  return null;
}
