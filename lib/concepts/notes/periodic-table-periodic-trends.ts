import type { NotesOf } from "../note.ts";
import { SOURCES } from "../sources.ts";

export const PERIODIC_TABLE_PERIODIC_TRENDS: NotesOf<"periodic-table-periodic-trends"> = {
  "organization-of-the-periodic-table": {
    relations: { count: "Z = N(p⁺) = N(e⁻)" },
    sources: [SOURCES.openStax],
    related: ["element-families", "valence-electrons-ions", "subatomic-particles"],
    aliases: {
      en: ["periodic table", "periods and groups", "the periodic table"],
      es: ["tabla periódica", "períodos y grupos", "la tabla periódica"],
      fr: ["tableau périodique", "classification périodique", "périodes et groupes"],
      am: ["ፔሪዮዲክ ሰንጠረዥ", "የፔሪዮዲክ ሰንጠረዥ", "ፔሪዮዶች እና ምድቦች"],
      zh: ["元素周期表", "周期表", "周期与族", "周期和族"],
      hi: ["आवर्त सारणी", "आवर्त और वर्ग"],
    },
  },
  "element-families": {
    relations: { alkali: "2 Na + 2 H₂O → 2 NaOH + H₂", halogen: "2 Na + Cl₂ → 2 NaCl" },
    sources: [SOURCES.redBook, SOURCES.openStax],
    related: ["organization-of-the-periodic-table", "valence-electrons-ions"],
    aliases: {
      en: ["alkali metals", "halogens", "noble gases", "alkaline earth metals", "families of elements"],
      es: ["metales alcalinos", "halógenos", "gases nobles", "alcalinotérreos", "familias de los elementos"],
      fr: ["métaux alcalins", "alcalins", "halogènes", "gaz nobles", "alcalino-terreux", "familles chimiques"],
      am: ["አልካሊ ብረቶች", "ሃሎጅኖች", "ክቡር ጋዞች", "የንጥረ ነገሮች ቤተሰቦች"],
      zh: ["碱金属", "卤素", "稀有气体", "碱土金属", "元素的族"],
      hi: ["क्षार धातुएँ", "हैलोजन", "उत्कृष्ट गैसें", "क्षारीय मृदा धातुएँ"],
    },
  },
  "atomic-radius": {
    relations: { charge: "Zeff = Z − S", group: "r(Li) < r(Na) < r(K)" },
    sources: [SOURCES.openStax],
    related: ["ionization-energy", "electronegativity"],
    aliases: {
      en: ["atomic size", "size of atoms", "atomic radii"],
      es: ["tamaño atómico", "tamaño de los átomos"],
      fr: ["taille des atomes", "taille d’un atome", "rayons atomiques"],
      am: ["የአቶም ስፋት", "የአቶም መጠን"],
      zh: ["原子大小", "原子的大小"],
      hi: ["परमाणु आकार", "परमाणु का आकार"],
    },
  },
  "ionization-energy": {
    relations: { first: "X(g) → X⁺(g) + e⁻", rise: "I₁ < I₂ < I₃" },
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["atomic-radius", "electron-configuration"],
    aliases: {
      en: ["ionisation energy", "first ionization energy", "first ionisation energy", "ionization"],
      es: ["energía de ionización", "primera energía de ionización", "potencial de ionización"],
      fr: ["énergie d’ionisation", "énergie de première ionisation", "ionisation"],
      am: ["የአዮናይዜሽን ጉልበት", "አዮናይዜሽን", "የአዮናይዜሽን ኢነርጂ"],
      zh: ["电离能", "第一电离能", "电离"],
      hi: ["आयनन ऊर्जा", "आयनन एन्थैल्पी", "प्रथम आयनन ऊर्जा"],
    },
  },
  electronegativity: {
    relations: { difference: "Δχ = |χ(A) − χ(B)|" },
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["bond-molecular-polarity", "ionization-energy"],
    aliases: {
      en: ["electronegative", "pauling scale"],
      es: ["electronegativo", "escala de pauling"],
      fr: ["électronégatif", "échelle de pauling"],
      am: ["የፖሊንግ መለኪያ"],
      zh: ["电负性", "鲍林标度"],
      hi: ["विद्युत ऋणात्मकता", "विद्युतऋणात्मकता", "पॉलिंग पैमाना"],
    },
  },
  "valence-electrons-ions": {
    relations: { cation: "Na → Na⁺ + e⁻", anion: "Cl + e⁻ → Cl⁻" },
    sources: [SOURCES.openStax],
    related: ["ionic-bonding", "element-families"],
    aliases: {
      en: ["valence electrons", "ions", "ion", "cation", "anion", "cations", "anions"],
      es: ["electrones de valencia", "iones", "ion", "catión", "anión", "cationes", "aniones"],
      fr: ["électrons de valence", "ions", "ion", "cation", "anion", "cations", "anions"],
      am: ["የቫለንስ ኤሌክትሮኖች", "አዮኖች", "አዮን", "ካታዮን", "አናዮን"],
      zh: ["价电子", "离子", "阳离子", "阴离子"],
      hi: ["संयोजकता इलेक्ट्रॉन", "आयन", "धनायन", "ऋणायन"],
    },
  },
};
