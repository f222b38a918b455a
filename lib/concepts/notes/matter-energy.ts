import type { NotesOf } from "../note.ts";
import { SOURCES } from "../sources.ts";

export const MATTER_ENERGY: NotesOf<"matter-energy"> = {
  "classification-of-matter": {
    relations: {},
    sources: [SOURCES.openStax],
    related: ["separation-techniques", "physical-chemical-changes", "colloids-suspensions"],
    aliases: {
      en: ["matter", "pure substance", "mixture", "element and compound", "homogeneous mixture", "heterogeneous mixture", "chemical compound"],
      es: ["materia", "sustancia pura", "mezcla", "mezcla homogénea", "mezcla heterogénea", "compuesto químico"],
      fr: ["matière", "corps pur", "mélange", "mélange homogène", "mélange hétérogène", "corps composé"],
      am: ["ቁስ አካል", "ንጹሕ ቁስ", "ድብልቅ", "ውህድ"],
      zh: ["纯净物", "混合物", "化合物", "单质"],
      hi: ["द्रव्य", "शुद्ध पदार्थ", "मिश्रण", "यौगिक", "समांगी मिश्रण", "विषमांगी मिश्रण"],
    },
  },
  "physical-chemical-changes": {
    relations: {},
    sources: [SOURCES.openStax],
    related: ["classification-of-matter", "types-of-reactions", "phase-changes-phase-diagrams"],
    aliases: {
      en: ["physical change", "chemical change", "physical property", "chemical property", "physical changes", "chemical changes"],
      es: ["cambio físico", "cambio químico", "propiedad física", "propiedad química"],
      fr: ["transformation physique", "transformation chimique", "changement physique", "changement chimique"],
      am: ["አካላዊ ለውጥ", "ኬሚካዊ ለውጥ"],
      zh: ["物理变化", "化学变化"],
      hi: ["भौतिक परिवर्तन", "रासायनिक परिवर्तन"],
    },
  },
  "separation-techniques": {
    relations: {},
    sources: [SOURCES.openStax],
    related: ["classification-of-matter", "chromatography", "solubility"],
    aliases: {
      en: ["separation of mixtures", "separating mixtures", "distillation", "filtration", "crystallization", "evaporation", "decantation"],
      es: ["separación de mezclas", "destilación", "filtración", "cristalización", "evaporación", "decantación"],
      fr: ["séparation des mélanges", "distillation", "filtration", "cristallisation", "évaporation", "décantation"],
      am: ["ማጣራት", "ማንጠር"],
      zh: ["混合物的分离", "蒸馏", "过滤", "结晶", "蒸发"],
      hi: ["मिश्रण का पृथक्करण", "आसवन", "छानना", "क्रिस्टलन", "निस्यंदन"],
    },
  },
  "temperature-energy": {
    relations: { difference: "ΔT = Δt", fahrenheit: "tF = 9/5 × t + 32" },
    sources: [SOURCES.openStax],
    related: ["calorimetry-specific-heat", "kinetic-molecular-theory", "conservation-laws"],
    aliases: {
      en: ["temperature", "heat", "energy", "heat and temperature", "thermal energy", "kinetic energy", "absolute zero"],
      es: ["temperatura", "calor", "energía", "calor y temperatura", "energía térmica", "cero absoluto"],
      fr: ["température", "chaleur", "énergie", "chaleur et température", "énergie thermique", "zéro absolu"],
      am: ["የሙቀት መጠን", "ሙቀት", "ጉልበት"],
      zh: ["温度", "热量", "能量", "绝对零度"],
      hi: ["ताप", "ऊष्मा", "ऊर्जा", "ऊष्मा और ताप", "परम शून्य", "तापमान"],
    },
  },
  "conservation-laws": {
    relations: { mass: "m₁ = m₂", energy: "ΔE₁ = −ΔE₂" },
    sources: [SOURCES.openStax],
    related: ["balancing-equations", "temperature-energy"],
    aliases: {
      en: ["conservation law", "law of conservation of mass", "conservation of mass", "conservation of energy", "law of conservation of energy", "first law of thermodynamics"],
      es: ["conservación de la masa", "ley de conservación de la masa", "conservación de la energía", "ley de Lavoisier"],
      fr: ["conservation de la masse", "loi de conservation de la masse", "conservation de l’énergie", "loi de Lavoisier"],
      am: ["የመጠነ ቁስ ጥበቃ ሕግ", "የጉልበት ጥበቃ ሕግ"],
      zh: ["质量守恒定律", "能量守恒定律", "质量守恒"],
      hi: ["द्रव्यमान संरक्षण का नियम", "ऊर्जा संरक्षण का नियम", "द्रव्यमान संरक्षण"],
    },
  },
};
