import type { NotesOf } from "../note.ts";
import { SOURCES } from "../sources.ts";

export const STATES_OF_MATTER_GASES: NotesOf<"states-of-matter-gases"> = {
  "kinetic-molecular-theory": {
    relations: { energy: "E = 3/2 × k × T", speed: "v = √(3 × R × T / M)" },
    sources: [SOURCES.openStax],
    related: ["gas-laws", "temperature-energy", "real-gases"],
    aliases: {
      en: ["kinetic theory", "kinetic theory of gases", "kmt", "kinetic molecular theory of gases"],
      es: ["teoría cinética", "teoría cinética de los gases"],
      fr: ["théorie cinétique", "théorie cinétique moléculaire"],
      am: ["የጋዞች ካይኔቲክ ንድፈ ሐሳብ", "ካይኔቲክ ንድፈ ሐሳብ"],
      zh: ["气体分子动理论", "分子运动论", "气体动理论"],
      hi: ["गैसों का अणुगति सिद्धांत", "अणुगति सिद्धांत"],
    },
  },
  "gas-laws": {
    relations: { boyle: "P₁ × V₁ = P₂ × V₂", charles: "V₁ / T₁ = V₂ / T₂", combined: "P₁ × V₁ / T₁ = P₂ × V₂ / T₂" },
    sources: [SOURCES.openStax],
    related: ["ideal-gas-law", "kinetic-molecular-theory"],
    aliases: {
      en: ["gas law", "boyles law", "charless law", "charles law", "gay-lussacs law", "avogadros law", "combined gas law"],
      es: ["ley de Boyle", "ley de Charles", "ley de Gay-Lussac", "ley de Avogadro", "ley combinada de los gases"],
      fr: ["loi de Boyle-Mariotte", "loi de Boyle", "loi de Charles", "loi de Gay-Lussac", "loi d’Avogadro"],
      am: ["የቦይል ሕግ", "የቻርልስ ሕግ", "የጌይ-ሉሳክ ሕግ", "የአቮጋድሮ ሕግ"],
      zh: ["玻意耳定律", "查理定律", "盖-吕萨克定律", "阿伏加德罗定律"],
      hi: ["बॉयल का नियम", "चार्ल्स का नियम", "गै-लुसैक का नियम", "आवोगाद्रो का नियम"],
    },
  },
  "ideal-gas-law": {
    relations: { law: "P × V = n × R × T", density: "ρ = P × M / (R × T)" },
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["gas-laws", "daltons-law-of-partial-pressures", "real-gases"],
    aliases: {
      en: ["ideal gas", "ideal gas equation", "gas constant", "pv = nrt"],
      es: ["gas ideal", "ecuación de los gases ideales", "constante de los gases"],
      fr: ["gaz parfait", "équation des gaz parfaits", "constante des gaz parfaits"],
      am: ["ሐሳባዊ ጋዝ", "የሐሳባዊ ጋዝ ሕግ", "የጋዝ ቋሚ", "አይዲያል ጋዝ"],
      zh: ["理想气体", "气体常数", "理想气体定律"],
      hi: ["आदर्श गैस", "गैस स्थिरांक", "आदर्श गैस नियम"],
    },
  },
  "daltons-law-of-partial-pressures": {
    relations: { sum: "P = P₁ + P₂ + P₃", share: "P₁ = x₁ × P" },
    sources: [SOURCES.openStax],
    related: ["ideal-gas-law", "molality-mole-fraction"],
    aliases: {
      en: ["daltons law", "partial pressure"],
      es: ["ley de Dalton", "presión parcial", "presiones parciales"],
      fr: ["loi de Dalton", "pression partielle"],
      am: ["የዳልተን ሕግ", "ከፊል ግፊት"],
      zh: ["分压定律", "道尔顿定律", "分压"],
      hi: ["डाल्टन का नियम", "आंशिक दाब", "आंशिक दाब का नियम"],
    },
  },
  "grahams-law-of-effusion": {
    relations: { law: "r₁ / r₂ = √(M₂ / M₁)" },
    sources: [SOURCES.openStax],
    related: ["kinetic-molecular-theory", "the-mole-molar-mass"],
    aliases: {
      en: ["grahams law", "effusion", "diffusion of gases", "diffusion"],
      es: ["ley de Graham", "efusión", "difusión"],
      fr: ["loi de Graham", "effusion", "diffusion"],
      am: ["የግራሃም ሕግ", "ኢፊውዥን", "ዲፊውዥን"],
      zh: ["格雷厄姆定律", "逸散", "泻流", "气体扩散定律"],
      hi: ["ग्राहम का नियम", "निःसरण", "विसरण"],
    },
  },
  "phase-changes-phase-diagrams": {
    relations: { melting: "H₂O(s) ⇌ H₂O(l)", vaporization: "H₂O(l) ⇌ H₂O(g)" },
    sources: [SOURCES.openStax],
    related: ["heating-curves", "intermolecular-forces", "classification-of-matter"],
    aliases: {
      en: ["phase change", "phase diagram", "change of state", "states of matter", "melting", "boiling", "sublimation", "vapor pressure", "triple point", "critical point"],
      es: ["cambio de fase", "cambios de estado", "diagrama de fases", "estados de la materia", "fusión de un sólido", "ebullición", "sublimación", "presión de vapor", "punto triple"],
      fr: ["changement d’état", "diagramme de phases", "états de la matière", "ébullition", "sublimation", "pression de vapeur", "point triple"],
      am: ["የሁኔታ ለውጥ", "የፌዝ ዲያግራም", "የተን ግፊት"],
      zh: ["相变", "相图", "物态变化", "三相点", "蒸气压", "升华"],
      hi: ["प्रावस्था परिवर्तन", "प्रावस्था आरेख", "अवस्था परिवर्तन", "वाष्प दाब", "त्रिक बिंदु", "ऊर्ध्वपातन"],
    },
  },
  "real-gases": {
    relations: { "van-der-waals": "(P + a × n² / V²) × (V − n × b) = n × R × T" },
    sources: [SOURCES.openStax],
    related: ["ideal-gas-law", "intermolecular-forces"],
    aliases: {
      en: ["real gas", "van der waals equation", "deviation from ideal behavior"],
      es: ["gas real", "ecuación de Van der Waals"],
      fr: ["gaz réel", "équation de Van der Waals"],
      am: ["እውነተኛ ጋዝ", "የቫን ደር ዋልስ እኩልታ"],
      zh: ["真实气体", "范德华方程"],
      hi: ["वास्तविक गैस", "वान्डर वाल्स समीकरण"],
    },
  },
};
