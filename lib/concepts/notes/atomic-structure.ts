import type { NotesOf } from "../note.ts";
import { SOURCES } from "../sources.ts";

export const ATOMIC_STRUCTURE: NotesOf<"atomic-structure"> = {
  "atomic-models": {
    relations: {},
    sources: [SOURCES.openStax],
    related: ["subatomic-particles", "light-atomic-spectra"],
    aliases: {
      en: ["atomic model", "model of the atom", "bohr model", "rutherfords experiment", "gold foil experiment", "atomic theory", "daltons atomic theory", "atom"],
      es: ["modelo atómico", "modelo de Bohr", "modelo de Rutherford", "átomo", "teoría atómica"],
      fr: ["modèle de l’atome", "modèle atomique", "modèle de Bohr", "atome"],
      am: ["የአቶም ሞዴል", "አቶም", "የቦህር ሞዴል"],
      zh: ["玻尔模型", "原子", "卢瑟福实验"],
      hi: ["परमाणु", "बोर मॉडल", "रदरफोर्ड मॉडल"],
    },
  },
  "subatomic-particles": {
    relations: { mass: "A = Z + N", charge: "q = Z − N(e⁻)" },
    sources: [SOURCES.openStax],
    related: ["isotopes-average-atomic-mass", "atomic-models", "valence-electrons-ions"],
    aliases: {
      en: ["proton", "neutron", "electron", "atomic number", "mass number", "protons neutrons and electrons"],
      es: ["protón", "neutrón", "electrón", "protones", "neutrones", "electrones", "número atómico", "número másico"],
      fr: ["proton", "neutron", "électron", "numéro atomique", "nombre de masse", "particules subatomiques"],
      am: ["ፕሮቶን", "ኒውትሮን", "ኤሌክትሮን", "የአቶም ቁጥር", "የመጠነ ቁስ ቁጥር"],
      zh: ["质子", "中子", "电子", "原子序数", "质量数"],
      hi: ["प्रोटॉन", "न्यूट्रॉन", "इलेक्ट्रॉन", "परमाणु क्रमांक", "द्रव्यमान संख्या"],
    },
  },
  "isotopes-average-atomic-mass": {
    relations: { mean: "m = x₁ × m₁ + x₂ × m₂" },
    sources: [SOURCES.atomicWeights, SOURCES.openStax],
    related: ["subatomic-particles", "mass-spectrometry"],
    aliases: {
      en: ["isotope", "isotopes", "average atomic mass", "atomic mass", "atomic weight", "relative atomic mass", "natural abundance"],
      es: ["isótopo", "isótopos", "masa atómica", "masa atómica promedio", "abundancia isotópica"],
      fr: ["isotope", "isotopes", "masse atomique", "masse atomique moyenne", "abondance isotopique"],
      am: ["አይሶቶፕ", "አይሶቶፖች", "የአቶም መጠነ ቁስ", "አማካይ የአቶም መጠነ ቁስ"],
      zh: ["同位素", "相对原子质量", "平均原子质量", "丰度"],
      hi: ["समस्थानिक", "परमाणु द्रव्यमान", "औसत परमाणु द्रव्यमान"],
    },
  },
  "electron-configuration": {
    relations: { sodium: "[Ne] 3s¹" },
    sources: [SOURCES.openStax],
    related: ["quantum-numbers", "valence-electrons-ions", "organization-of-the-periodic-table"],
    aliases: {
      en: ["electronic configuration", "electron configurations", "aufbau principle", "hunds rule", "pauli exclusion principle"],
      es: ["principio de Aufbau", "regla de Hund", "principio de exclusión de Pauli", "principio de Pauli"],
      fr: ["règle de Hund", "principe de Pauli", "principe d’exclusion de Pauli", "règle de Klechkowski", "structure électronique"],
      am: ["የሁንድ ደንብ", "የፓውሊ መርህ"],
      zh: ["核外电子排布", "洪特规则", "泡利原理", "构造原理"],
      hi: ["इलेक्ट्रॉन विन्यास", "हुंड का नियम", "पाउली का अपवर्जन सिद्धांत", "ऑफबाऊ सिद्धांत"],
    },
  },
  "quantum-numbers": {
    relations: { shape: "l = 0, 1, …, n − 1", direction: "m = −l, …, 0, …, +l" },
    sources: [SOURCES.openStax],
    related: ["electron-configuration", "light-atomic-spectra"],
    aliases: {
      en: ["quantum number", "orbital", "atomic orbital", "electron spin"],
      es: ["número cuántico", "orbital", "orbitales", "orbital atómico", "espín"],
      fr: ["nombre quantique", "orbitale", "orbitale atomique", "spin"],
      am: ["የኳንተም ቁጥር", "ኦርቢታል"],
      zh: ["原子轨道", "电子自旋"],
      hi: ["क्वांटम संख्या", "कक्षक", "परमाणु कक्षक"],
    },
  },
  "light-atomic-spectra": {
    relations: { wave: "c = λ × ν", photon: "E = h × ν" },
    sources: [SOURCES.openStax],
    related: ["atomic-models", "quantum-numbers"],
    aliases: {
      en: ["atomic spectra", "emission spectrum", "line spectrum", "absorption spectrum", "photon", "electromagnetic radiation", "wavelength", "frequency of light"],
      es: ["espectros atómicos", "espectro de emisión", "espectro de absorción", "fotón", "longitud de onda"],
      fr: ["spectres atomiques", "spectre d’émission", "spectre d’absorption", "photon", "longueur d’onde"],
      am: ["የአቶም ስፔክትረም", "ፎቶን", "የሞገድ ርዝመት"],
      zh: ["原子光谱", "发射光谱", "吸收光谱", "线状光谱", "光子", "波长"],
      hi: ["परमाणु स्पेक्ट्रम", "उत्सर्जन स्पेक्ट्रम", "फोटॉन", "तरंगदैर्घ्य"],
    },
  },
};
