import type { NotesOf } from "../note.ts";
import { SOURCES } from "../sources.ts";

export const SCIENTIFIC_FOUNDATIONS_MEASUREMENT: NotesOf<"scientific-foundations-measurement"> = {
  "scientific-method": {
    relations: {},
    sources: [SOURCES.openStax],
    related: ["accuracy-percent-error", "si-units-conversions"],
    aliases: {
      en: ["hypothesis", "scientific theory", "controlled experiment"],
      es: ["hipótesis", "teoría científica"],
      fr: ["méthode scientifique", "hypothèse"],
      am: ["መላምት"],
      zh: ["假说", "控制变量法"],
      hi: ["परिकल्पना"],
    },
  },
  "si-units-conversions": {
    relations: { volume: "1 L = 1 dm³ = 1000 mL", temperature: "ΔT = Δt" },
    sources: [SOURCES.siBrochure, SOURCES.openStax],
    related: ["scientific-notation", "density"],
    aliases: {
      en: [
        "si units",
        "si unit",
        "unit conversion",
        "converting units",
        "dimensional analysis",
        "metric system",
        "conversion factor",
      ],
      es: [
        "unidades del SI",
        "conversión de unidades",
        "factor de conversión",
        "análisis dimensional",
        "sistema internacional de unidades",
      ],
      fr: ["unités SI", "conversion d’unités", "système international d’unités", "facteur de conversion"],
      am: ["የSI አሃዶች", "የአሃዶች ልወጣ"],
      zh: ["国际单位制", "单位换算", "换算因数"],
      hi: ["SI मात्रक", "मात्रक परिवर्तन", "परिवर्तन गुणक"],
    },
  },
  "significant-figures": {
    relations: {},
    sources: [SOURCES.openStax],
    related: ["scientific-notation", "accuracy-percent-error"],
    aliases: {
      en: ["significant figure", "sig figs", "significant digits"],
      es: ["cifra significativa"],
      fr: ["chiffre significatif"],
      am: ["ጉልህ አኃዝ", "ጉልህ አሃዞች", "ጉልህ አሃዝ"],
      zh: ["有效数位"],
      hi: ["सार्थक अंकों"],
    },
  },
  "scientific-notation": {
    relations: { form: "a × 10ⁿ", product: "10ⁿ × 10ᵐ = 10ⁿ⁺ᵐ" },
    sources: [SOURCES.openStax],
    related: ["significant-figures", "si-units-conversions"],
    aliases: {
      en: ["standard form", "exponential notation", "powers of ten"],
      es: ["notación exponencial"],
      fr: ["écriture scientifique", "puissances de dix"],
      am: ["የአሥር ርቢ"],
      zh: ["科学计数法"],
      hi: ["वैज्ञानिक अंकन"],
    },
  },
  density: {
    relations: { definition: "ρ = m / V", mass: "m = ρ × V" },
    sources: [SOURCES.openStax],
    related: ["si-units-conversions", "separation-techniques"],
    aliases: {
      en: ["mass density"],
      es: ["masa volúmica"],
      fr: ["densité"],
      am: ["እፍጋት", "እፍግታ"],
      zh: ["物质的密度"],
      hi: ["पदार्थ का घनत्व"],
    },
  },
  "accuracy-percent-error": {
    relations: { error: "|x − x₀| / x₀ × 100 %" },
    sources: [SOURCES.uncertaintyGuide, SOURCES.openStax],
    related: ["significant-figures", "scientific-method"],
    aliases: {
      en: ["accuracy", "precision", "percent error", "percentage error", "accuracy and precision"],
      es: ["exactitud", "precisión", "error porcentual", "exactitud y precisión"],
      fr: ["exactitude", "précision", "pourcentage d’erreur", "erreur relative"],
      am: ["ትክክለኛነት", "የመቶኛ ስህተት"],
      zh: ["准确度", "精密度", "百分误差"],
      hi: ["यथार्थता", "परिशुद्धता", "प्रतिशत त्रुटि"],
    },
  },
};
