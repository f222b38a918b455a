import type { NotesOf } from "../note.ts";
import { SOURCES } from "../sources.ts";

export const CHEMICAL_EQUILIBRIUM: NotesOf<"chemical-equilibrium"> = {
  "equilibrium-constant": {
    relations: { constant: "Kc = [C]ᶜ × [D]ᵈ / ([A]ᵃ × [B]ᵇ)", pressure: "Kp = Kc × (R × T)^Δn" },
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["reaction-quotient", "ice-tables", "le-chateliers-principle"],
    aliases: {
      en: ["chemical equilibrium", "equilibrium", "law of mass action", "kc", "kp", "dynamic equilibrium"],
      es: ["equilibrio químico", "equilibrio", "ley de acción de masas", "kc", "kp", "equilibrio dinámico"],
      fr: ["équilibre chimique", "équilibre", "loi d’action de masse", "kc", "kp", "équilibre dynamique"],
      am: ["ኬሚካዊ ሚዛን", "የኬሚካዊ ሚዛን ቋሚ", "Kc", "Kp", "የመጠነ ቁስ ድርጊት ሕግ"],
      zh: ["化学平衡常数", "化学平衡", "平衡", "质量作用定律", "Kc", "Kp", "动态平衡"],
      hi: ["रासायनिक साम्य", "साम्यावस्था", "साम्य", "द्रव्य अनुपाती क्रिया का नियम", "Kc", "Kp", "गतिक साम्य"],
    },
  },
  "ice-tables": {
    relations: { reactant: "[A] = [A]₀ − a × x", product: "[C] = [C]₀ + c × x" },
    sources: [SOURCES.openStax],
    related: ["equilibrium-constant", "weak-acids-bases"],
    aliases: {
      en: ["ice table", "rice table", "initial change equilibrium", "ice method"],
      es: ["tabla ice", "cuadro ice", "tablas de equilibrio", "inicial cambio equilibrio"],
      fr: ["tableau d’avancement", "tableau ice", "avancement"],
      am: ["የICE ሰንጠረዥ", "ICE ሰንጠረዥ"],
      zh: ["ICE表", "三段式", "ICE表格", "三段式法"],
      hi: ["ICE सारणी", "ICE तालिका"],
    },
  },
  "reaction-quotient": {
    relations: { quotient: "Q = [C]ᶜ × [D]ᵈ / ([A]ᵃ × [B]ᵇ)", forward: "Q < K" },
    sources: [SOURCES.openStax],
    related: ["equilibrium-constant", "le-chateliers-principle", "solubility-product"],
    aliases: {
      en: ["reaction quotient q", "q vs k", "q and k"],
      es: ["cociente de reacción q", "q y k"],
      fr: ["quotient réactionnel", "quotient de réaction q", "q et k"],
      am: ["የአፀግብሮት ድርሻ", "Q እና K"],
      zh: ["浓度商", "Q与K", "Q和K"],
      hi: ["अभिक्रिया गुणांक Q", "Q और K"],
    },
  },
  "le-chateliers-principle": {
    relations: { ammonia: "N₂ + 3 H₂ ⇌ 2 NH₃" },
    sources: [SOURCES.openStax],
    related: ["equilibrium-constant", "reaction-quotient"],
    aliases: {
      en: [
        "le chatelier",
        "le chateliers principle",
        "principle of le chatelier",
        "shifting equilibrium",
        "equilibrium shift",
      ],
      es: ["le chatelier", "principio de le chatelier", "desplazamiento del equilibrio"],
      fr: [
        "le chatelier",
        "principe de le chatelier",
        "loi de le chatelier",
        "déplacement d’équilibre",
        "déplacement de l’équilibre",
      ],
      am: ["ሌ ሻትሊየር", "የሌ ሻተልየ መርህ", "የሚዛን መንቀሳቀስ"],
      zh: ["勒夏特列", "勒沙特列原理", "平衡移动", "平衡移动原理", "化学平衡的移动"],
      hi: ["ले शातेलिए", "ले-शातैलिए का सिद्धांत", "ले शातेलिए का नियम", "साम्य का विस्थापन"],
    },
  },
  "solubility-product": {
    relations: { example: "Ksp = [Ag⁺] × [Cl⁻]", solubility: "Ksp = s × (2 s)² = 4 s³" },
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["solubility", "reaction-quotient"],
    aliases: {
      en: ["ksp", "solubility product constant", "common ion effect", "precipitation"],
      es: ["ksp", "kps", "constante del producto de solubilidad", "efecto del ion común", "precipitación"],
      fr: ["ksp", "constante de solubilité", "effet d’ion commun", "précipitation"],
      am: ["Ksp", "የጋራ አዮን ተጽዕኖ", "ዝቃጭ"],
      zh: ["Ksp", "溶度积常数", "同离子效应", "沉淀溶解平衡"],
      hi: ["Ksp", "विलेयता गुणनफल स्थिरांक", "सम-आयन प्रभाव", "समआयन प्रभाव", "अवक्षेपण"],
    },
  },
};
