import type { NotesOf } from "../note.ts";
import { SOURCES } from "../sources.ts";

export const NOMENCLATURE_CHEMICAL_FORMULAS: NotesOf<"nomenclature-chemical-formulas"> = {
  "naming-ionic-compounds": {
    relations: { aluminum: "2 Al³⁺ + 3 O²⁻ → Al₂O₃" },
    sources: [SOURCES.redBook, SOURCES.openStax],
    related: ["polyatomic-ions", "ionic-bonding", "naming-covalent-compounds"],
    aliases: {
      en: ["nomenclature of ionic compounds", "naming salts", "nomenclature", "chemical nomenclature"],
      es: ["nomenclatura de sales", "nomenclatura", "nomenclatura química"],
      fr: ["nommer les composés ioniques", "nomenclature", "nomenclature chimique"],
      am: ["የጨው ስያሜ"],
      zh: ["盐的命名", "化学命名"],
      hi: ["लवणों का नामकरण", "नामकरण"],
    },
  },
  "naming-covalent-compounds": {
    relations: { oxide: "N₂O₄" },
    sources: [SOURCES.redBook, SOURCES.openStax],
    related: ["naming-ionic-compounds", "covalent-bonding"],
    aliases: {
      en: ["naming molecular compounds", "naming binary compounds", "nomenclature of covalent compounds"],
      es: ["nomenclatura de compuestos binarios", "nomenclatura de compuestos moleculares"],
      fr: ["nommer les composés covalents", "nomenclature des composés moléculaires"],
      am: ["የሞለኪውላዊ ውህዶች ስያሜ"],
      zh: ["分子化合物的命名"],
      hi: ["आण्विक यौगिकों का नामकरण"],
    },
  },
  "naming-acids": {
    relations: { sulfuric: "2 H⁺ + SO₄²⁻ → H₂SO₄" },
    sources: [SOURCES.redBook, SOURCES.openStax],
    related: ["polyatomic-ions", "acid-base-definitions"],
    aliases: {
      en: ["names of acids", "acid nomenclature", "nomenclature of acids"],
      es: ["nombres de los ácidos"],
      fr: ["noms des acides"],
      am: ["የአሲድ ስያሜ"],
      zh: ["酸的名称"],
      hi: ["अम्लों के नाम"],
    },
  },
  "polyatomic-ions": {
    relations: { sulfate: "SO₄²⁻", ammonium: "NH₄⁺" },
    sources: [SOURCES.redBook, SOURCES.openStax],
    related: ["naming-ionic-compounds", "naming-acids"],
    aliases: {
      en: ["polyatomic ion", "oxyanion", "oxyanions"],
      es: ["ion poliatómico", "oxoanión", "oxoaniones"],
      fr: ["ion polyatomique", "oxoanion"],
      am: ["ባለብዙ አቶም አዮን"],
      zh: ["原子团", "酸根离子"],
      hi: ["बहुपरमाणुक आयनों"],
    },
  },
  "percent-composition": {
    relations: { share: "w = a × A / M × 100 %" },
    sources: [SOURCES.openStax],
    related: ["the-mole-molar-mass", "empirical-molecular-formulas"],
    aliases: {
      en: ["percentage composition", "mass percent", "percent by mass", "mass percent composition"],
      es: ["composición centesimal", "porcentaje en masa", "porcentaje de masa"],
      fr: ["pourcentage massique", "composition massique"],
      am: ["የመጠነ ቁስ መቶኛ", "መቶኛ ቅንብር"],
      zh: ["质量分数", "百分组成"],
      hi: ["द्रव्यमान प्रतिशत", "प्रतिशत संघटक"],
    },
  },
  "empirical-molecular-formulas": {
    relations: { factor: "k = M / m" },
    sources: [SOURCES.openStax],
    related: ["percent-composition", "the-mole-molar-mass", "hydrates"],
    aliases: {
      en: ["empirical formula", "molecular formula", "empirical formulas", "molecular formulas", "simplest formula"],
      es: ["fórmula empírica", "fórmula molecular", "fórmula mínima"],
      fr: ["formule empirique", "formule moléculaire", "formule brute"],
      am: ["ኢምፔሪካል ቀመር", "ሞለኪውላዊ ቀመር"],
      zh: ["实验式", "最简式", "分子式"],
      hi: ["मूलानुपाती सूत्र", "आण्विक सूत्र", "अणु सूत्र"],
    },
  },
  hydrates: {
    relations: { water: "x = n₁ / n₂" },
    sources: [SOURCES.redBook, SOURCES.openStax],
    related: ["percent-composition", "naming-ionic-compounds"],
    aliases: {
      en: ["hydrate", "water of crystallization", "anhydrous salt", "water of hydration"],
      es: ["hidrato", "agua de cristalización", "sal hidratada", "sal anhidra"],
      fr: ["hydrate", "eau de cristallisation", "sel hydraté", "sel anhydre"],
      am: ["ሃይድሬት"],
      zh: ["结晶水", "结晶水合物", "无水盐"],
      hi: ["क्रिस्टलन जल", "निर्जल लवण", "जलयोजन"],
    },
  },
};
