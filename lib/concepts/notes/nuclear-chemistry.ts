import type { NotesOf } from "../note.ts";
import { SOURCES } from "../sources.ts";

export const NUCLEAR_CHEMISTRY: NotesOf<"nuclear-chemistry"> = {
  "radioactive-decay": {
    relations: { law: "A = λ × N" },
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["nuclear-equations", "half-life", "isotopes-average-atomic-mass"],
    aliases: {
      en: ["radioactivity", "alpha decay", "beta decay", "gamma radiation", "alpha particle", "beta particle"],
      es: [
        "radiactividad",
        "desintegración alfa",
        "desintegración beta",
        "radiación gamma",
        "partícula alfa",
        "decaimiento radiactivo",
      ],
      fr: ["radioactivité", "désintégration alpha", "désintégration bêta", "rayonnement gamma", "particule alpha"],
      am: ["ራዲዮአክቲቪቲ", "አልፋ መበስበስ", "ቤታ መበስበስ", "የጋማ ጨረር"],
      zh: ["放射性", "α衰变", "β衰变", "γ射线", "衰变"],
      hi: ["रेडियोऐक्टिवता", "रेडियोधर्मिता", "रेडियोधर्मी क्षय", "ऐल्फा क्षय", "बीटा क्षय", "गामा विकिरण"],
    },
  },
  "nuclear-equations": {
    relations: { alpha: "²³⁸₉₂U → ²³⁴₉₀Th + ⁴₂He", beta: "¹⁴₆C → ¹⁴₇N + ⁰₋₁e" },
    sources: [SOURCES.openStax],
    related: ["radioactive-decay", "subatomic-particles"],
    aliases: {
      en: ["nuclear equation", "nuclear reaction", "nuclear reactions", "balancing nuclear equations"],
      es: ["ecuación nuclear", "reacción nuclear", "reacciones nucleares"],
      fr: ["équation nucléaire", "réaction nucléaire", "réactions nucléaires"],
      am: ["ኑክሌራዊ እኩልታ", "ኑክሌራዊ አፀግብሮት"],
      zh: ["核反应", "核反应方程", "核方程式"],
      hi: ["नाभिकीय अभिक्रिया", "नाभिकीय अभिक्रियाएँ"],
    },
  },
  "half-life": {
    relations: { left: "N = N₀ × (1/2)^(t / t½)", constant: "λ = ln 2 / t½" },
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["radioactive-decay", "integrated-rate-laws-half-life"],
    aliases: {
      en: ["radioactive half-life", "half life of an isotope", "radiocarbon dating", "decay constant"],
      es: [
        "período de semidesintegración",
        "vida media",
        "tiempo de vida media",
        "datación por carbono-14",
        "constante de desintegración",
      ],
      fr: ["demi-vie radioactive", "période radioactive", "datation au carbone 14", "constante radioactive"],
      am: ["የራዲዮአክቲቭ ግማሽ ዕድሜ", "ሃፍ ላይፍ", "የመበስበስ ቋሚ"],
      zh: ["放射性半衰期", "碳-14测年", "碳14测年", "衰变常数"],
      hi: ["अर्धायु", "अर्ध आयु", "कार्बन काल-निर्धारण", "क्षय स्थिरांक"],
    },
  },
  "fission-fusion": {
    relations: { fission: "²³⁵₉₂U + ¹₀n → ¹⁴¹₅₆Ba + ⁹²₃₆Kr + 3 ¹₀n", fusion: "²₁H + ³₁H → ⁴₂He + ¹₀n" },
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["mass-defect-binding-energy", "nuclear-equations"],
    aliases: {
      en: ["nuclear fission", "nuclear fusion", "fission", "fusion", "chain reaction"],
      es: ["fisión nuclear", "fusión nuclear", "fisión", "reacción en cadena"],
      fr: ["fission nucléaire", "fusion nucléaire", "fission", "réaction en chaîne"],
      am: ["ፊሽን", "ፊውዥን", "ኑክሌራዊ ፊሽን", "ኑክሌራዊ ፊውዥን", "ሰንሰለታዊ አፀግብሮት"],
      zh: ["核裂变", "核聚变", "裂变", "聚变", "链式反应"],
      hi: ["नाभिकीय विखंडन", "नाभिकीय संलयन", "विखंडन", "संलयन", "शृंखला अभिक्रिया"],
    },
  },
  "mass-defect-binding-energy": {
    relations: { defect: "Δm = Z × m(p) + (A − Z) × m(n) − m", energy: "E = Δm × c²" },
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["fission-fusion", "subatomic-particles"],
    aliases: {
      en: ["mass defect", "binding energy", "nuclear binding energy", "binding energy per nucleon"],
      es: ["defecto de masa", "energía de enlace nuclear", "energía de enlace por nucleón", "energía de ligadura"],
      fr: ["défaut de masse", "énergie de liaison nucléaire", "énergie de liaison par nucléon"],
      am: ["የመጠነ ቁስ ጉድለት", "የትስስር ጉልበት", "የኒውክለስ ትስስር ጉልበት"],
      zh: ["质量亏损", "结合能", "核结合能", "比结合能", "平均结合能"],
      hi: ["द्रव्यमान क्षति", "बंधन ऊर्जा", "नाभिकीय बंधन ऊर्जा", "प्रति न्यूक्लिऑन बंधन ऊर्जा"],
    },
  },
};
