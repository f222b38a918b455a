import type { NotesOf } from "../note.ts";
import { SOURCES } from "../sources.ts";

export const SOLUTIONS_MIXTURES: NotesOf<"solutions-mixtures"> = {
  solubility: {
    relations: {},
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["molarity", "phase-changes-phase-diagrams", "colloids-suspensions"],
    aliases: {
      en: ["saturated solution", "unsaturated solution", "supersaturated solution", "saturation"],
      es: ["disolución saturada", "solución saturada", "saturación"],
      fr: ["solution saturée", "saturation"],
      am: ["የመሟሟት ችሎታ", "የጠገበ ሟሙ", "ሶሉቢሊቲ"],
      zh: ["溶解性", "饱和溶液", "不饱和溶液"],
      hi: ["घुलनशीलता", "संतृप्त विलयन"],
    },
  },
  molarity: {
    relations: { definition: "c = n / V", amount: "n = c × V" },
    sources: [SOURCES.greenBook, SOURCES.openStax],
    related: ["dilution", "molality-mole-fraction", "the-mole-molar-mass"],
    aliases: {
      en: ["molar concentration", "amount concentration", "concentration of a solution"],
      es: ["concentración molar", "concentración de una disolución"],
      fr: ["molarité", "concentration en quantité de matière"],
      am: ["ሞላር ክምችት", "የሞላር ክምችት", "የሞል ክምችት"],
      zh: ["摩尔浓度", "体积摩尔浓度"],
      hi: ["मोलर सांद्रता", "मोलरिटी"],
    },
  },
  "molality-mole-fraction": {
    relations: { molality: "b = n / m", "mole-fraction": "x₁ = n₁ / (n₁ + n₂)" },
    sources: [SOURCES.greenBook, SOURCES.openStax],
    related: ["molarity", "colligative-properties"],
    aliases: {
      en: ["molality", "mole fraction", "amount fraction"],
      es: ["molalidad", "fracción molar"],
      fr: ["molalité", "fraction molaire"],
      am: ["ሞላሊቲ", "የሞል ክፍልፋይ"],
      zh: ["质量摩尔浓度", "摩尔分数", "物质的量分数"],
      hi: ["मोललता", "मोल-अंश", "मोल भिन्न"],
    },
  },
  dilution: {
    relations: { balance: "c₁ × V₁ = c₂ × V₂" },
    sources: [SOURCES.openStax],
    related: ["molarity", "titrations"],
    aliases: {
      en: ["diluting a solution", "dilution of a solution", "dilution formula"],
      es: ["diluir", "dilución de disoluciones"],
      fr: ["diluer", "dilution d’une solution"],
      am: ["ዳይሉሽን", "ሟሙን ማቅጠን"],
      zh: ["溶液的稀释", "溶液稀释"],
      hi: ["विलयन का तनुकरण", "तनुता"],
    },
  },
  "colligative-properties": {
    relations: { boiling: "ΔTb = i × Kb × b", freezing: "ΔTf = i × Kf × b", osmotic: "Π = i × c × R × T" },
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["molality-mole-fraction", "phase-changes-phase-diagrams"],
    aliases: {
      en: [
        "colligative property",
        "boiling point elevation",
        "freezing point depression",
        "osmotic pressure",
        "vapor pressure lowering",
        "raoults law",
      ],
      es: [
        "propiedad coligativa",
        "aumento ebulloscópico",
        "descenso crioscópico",
        "presión osmótica",
        "ley de Raoult",
      ],
      fr: [
        "propriété colligative",
        "abaissement cryoscopique",
        "élévation ébullioscopique",
        "pression osmotique",
        "loi de Raoult",
      ],
      am: ["ኮሊጌቲቭ ባሕርያት", "የኦስሞሲስ ግፊት"],
      zh: ["沸点升高", "凝固点降低", "渗透压", "拉乌尔定律", "稀溶液的依数性"],
      hi: ["क्वथनांक उन्नयन", "क्वथनांक में उन्नयन", "हिमांक अवनमन", "हिमांक में अवनमन", "परासरण दाब", "राउल्ट का नियम"],
    },
  },
  "colloids-suspensions": {
    relations: {},
    sources: [SOURCES.goldBook, SOURCES.openStax],
    related: ["solubility", "separation-techniques", "classification-of-matter"],
    aliases: {
      en: ["colloid", "suspension", "tyndall effect", "emulsion"],
      es: ["coloide", "suspensión", "suspensiones", "efecto Tyndall", "emulsión"],
      fr: ["colloïde", "suspension", "effet Tyndall", "émulsion"],
      am: ["ኮሎይድ", "ኮሎይዶች", "ሰስፔንሽን", "ሰስፔንሽኖች", "የቲንዳል ውጤት"],
      zh: ["胶体", "悬浊液", "丁达尔效应", "乳浊液"],
      hi: ["कोलॉइड", "निलंबन", "टिंडल प्रभाव"],
    },
  },
};
