import type { NotesOf } from "../note.ts";
import { SOURCES } from "../sources.ts";

export const THERMOCHEMISTRY_THERMODYNAMICS: NotesOf<"thermochemistry-thermodynamics"> = {
  "calorimetry-specific-heat": {
    relations: { heat: "q = m × c × ΔT", balance: "q₁ = −q₂" },
    sources: [SOURCES.openStax],
    related: ["temperature-energy", "heating-curves", "enthalpy-of-reaction"],
    aliases: {
      en: ["calorimetry", "specific heat", "specific heat capacity", "heat capacity", "calorimeter"],
      es: ["calorimetría", "calor específico", "capacidad calorífica", "calorímetro"],
      fr: ["calorimétrie", "capacité thermique massique", "chaleur massique", "capacité thermique", "calorimètre"],
      am: ["ካሎሪሜትሪ", "ልዩ ሙቀት", "የሙቀት አቅም", "ካሎሪሜትር"],
      zh: ["量热法", "比热容", "比热", "热容", "量热计"],
      hi: ["कैलोरीमिति", "विशिष्ट ऊष्मा", "विशिष्ट ऊष्मा धारिता", "ऊष्माधारिता"],
    },
  },
  "enthalpy-of-reaction": {
    relations: { heat: "q = n × ΔH", formation: "ΔH° = Σ ν × ΔHf°" },
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["hesss-law", "bond-enthalpy", "calorimetry-specific-heat"],
    aliases: {
      en: ["enthalpy", "heat of reaction", "reaction enthalpy", "enthalpy change", "exothermic reaction", "endothermic reaction", "enthalpy of formation"],
      es: ["entalpía", "calor de reacción", "reacción exotérmica", "reacción endotérmica", "entalpía de formación"],
      fr: ["enthalpie", "chaleur de réaction", "réaction exothermique", "réaction endothermique", "enthalpie de formation"],
      am: ["ኤንታልፒ", "ኢንታልፒ", "የአፀግብሮት ሙቀት"],
      zh: ["焓", "焓变", "反应热", "放热反应", "吸热反应", "生成焓"],
      hi: ["एन्थैल्पी", "अभिक्रिया की एन्थैल्पी", "अभिक्रिया ऊष्मा", "ऊष्माक्षेपी अभिक्रिया", "ऊष्माशोषी अभिक्रिया", "संभवन एन्थैल्पी"],
    },
  },
  "hesss-law": {
    relations: { sum: "ΔH = ΔH₁ + ΔH₂ + ΔH₃" },
    sources: [SOURCES.openStax],
    related: ["enthalpy-of-reaction", "bond-enthalpy"],
    aliases: {
      en: ["hess law", "law of hess", "law of constant heat summation"],
      es: ["principio de Hess"],
      fr: ["principe de Hess"],
      am: ["የሄስ መርህ"],
      zh: ["赫斯定律"],
      hi: ["हेस का स्थिर ऊष्मा संकलन नियम"],
    },
  },
  "bond-enthalpy": {
    relations: { estimate: "ΔH = Σ D₁ − Σ D₂" },
    sources: [SOURCES.openStax],
    related: ["enthalpy-of-reaction", "covalent-bonding", "hesss-law"],
    aliases: {
      en: ["bond energy", "bond dissociation energy", "bond strength"],
      es: ["energía de enlace", "energía de disociación de enlace"],
      fr: ["énergie de liaison covalente", "énergie de dissociation"],
      am: ["የትስስር ጥንካሬ"],
      zh: ["键能"],
      hi: ["आबंध वियोजन एन्थैल्पी", "आबंध ऊर्जा"],
    },
  },
  "heating-curves": {
    relations: { slope: "q = m × c × ΔT", plateau: "q = m × L" },
    sources: [SOURCES.openStax],
    related: ["phase-changes-phase-diagrams", "calorimetry-specific-heat"],
    aliases: {
      en: ["heating curve", "cooling curve", "latent heat", "heat of fusion", "heat of vaporization"],
      es: ["curva de calentamiento", "calor latente", "calor de fusión", "calor de vaporización"],
      fr: ["courbe de chauffage", "chaleur latente", "enthalpie de fusion", "enthalpie de vaporisation"],
      am: ["የማሞቂያ ኩርባ", "የማቅለጫ ሙቀት"],
      zh: ["升温曲线", "潜热", "熔化热", "汽化热"],
      hi: ["गुप्त ऊष्मा", "गलन ऊष्मा", "वाष्पन ऊष्मा"],
    },
  },
  entropy: {
    relations: { standard: "ΔS° = Σ ν × S°", heat: "ΔS = q / T" },
    sources: [SOURCES.openStax],
    related: ["gibbs-free-energy", "enthalpy-of-reaction"],
    aliases: {
      en: ["second law of thermodynamics", "entropy change"],
      es: ["segunda ley de la termodinámica", "segundo principio de la termodinámica"],
      fr: ["deuxième principe de la thermodynamique", "second principe de la thermodynamique"],
      am: ["ኢንትሮፒ", "ሁለተኛው የቴርሞዳይናሚክስ ሕግ"],
      zh: ["熵变", "热力学第二定律"],
      hi: ["ऊष्मागतिकी का दूसरा नियम"],
    },
  },
  "gibbs-free-energy": {
    relations: { definition: "ΔG = ΔH − T × ΔS", equilibrium: "ΔG° = −R × T × ln K" },
    sources: [SOURCES.greenBook, SOURCES.openStax],
    related: ["entropy", "enthalpy-of-reaction", "equilibrium-constant"],
    aliases: {
      en: ["gibbs energy", "free energy", "spontaneity", "spontaneous reaction"],
      es: ["energía de Gibbs", "energía libre", "espontaneidad"],
      fr: ["enthalpie libre", "énergie libre de Gibbs", "spontanéité"],
      am: ["ነጻ ጉልበት", "የጊብስ ጉልበት"],
      zh: ["自由能", "吉布斯能", "自发反应"],
      hi: ["मुक्त ऊर्जा", "गिब्स ऊर्जा"],
    },
  },
};
