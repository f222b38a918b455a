import type { SubtopicSlug } from "../curriculum/outline.ts";

/**
 * What a course answers in one sentence, `ideas.points.<id>`: the lesson that it belongs to, and the beginnings of words of which one
 * of each group stands in the question, in any of our languages, folded.
 */
export type Point = { readonly lesson: SubtopicSlug; readonly groups: readonly (readonly string[])[] };

export const POINTS = {
  "ice-floats": {
    lesson: "density",
    groups: [
      ["ice", "iceberg", "hielo", "glace", "glacon", "በረዶ", "冰", "बर्फ"],
      ["float", "flota", "flotte", "ተንሳፈፍ", "ይንሳፈ", "浮", "तैर"],
    ],
  },
  "like-dissolves": {
    lesson: "intermolecular-forces",
    groups: [
      ["dissolve", "disuelv", "dissou", "dissol", "ሟ", "溶", "घुल"],
      ["oil", "aceite", "huile", "ዘይት", "油", "तेल"],
    ],
  },
  "salt-melts-ice": {
    lesson: "colligative-properties",
    groups: [
      ["salt", "sal ", "sel ", "ጨው", "盐", "नमक"],
      [
        "road",
        "ice",
        "hielo",
        "carretera",
        "glace",
        "route",
        "neige",
        "freez",
        "congel",
        "በረዶ",
        "冰",
        "路",
        "बर्फ",
        "सड़क",
      ],
      [
        "melt",
        "lower",
        "put",
        "why",
        "derrit",
        "funde",
        "baja",
        "echa",
        "fond",
        "abaisse",
        "ይቀልጣ",
        "融",
        "化",
        "凝固",
        "撒",
        "पिघल",
        "डाल",
      ],
    ],
  },
  "noble-gases": {
    lesson: "element-families",
    groups: [
      [
        "noble gas",
        "inert gas",
        "gases nobles",
        "gas noble",
        "gaz noble",
        "gaz rare",
        "ኖብል ጋዝ",
        "稀有气体",
        "惰性气体",
        "उत्कृष्ट गैस",
        "नोबल गैस",
        "neon",
        "argon",
        "helium",
        "helio",
      ],
      [
        "react",
        "reactiv",
        "inert",
        "reacciona",
        "reagis",
        "stable",
        "estable",
        "ምላሽ",
        "አይጸገ",
        "反应",
        "稳定",
        "活泼",
        "अभिक्रिया",
        "क्रियाशील",
      ],
    ],
  },
  "metals-conduct": {
    lesson: "metallic-bonding",
    groups: [
      ["metal", "métal", "metaux", "ብረት", "金属", "धातु", "copper", "cobre", "cuivre"],
      ["conduct", "conduc", "conduis", "ያስተላል", "导电", "चालक", "चालन"],
    ],
  },
  "ionic-conduct": {
    lesson: "ionic-bonding",
    groups: [
      ["salt", "ionic", "nacl", "sal ", "ionic", "sel ", "ioniqu", "ጨው", "አዮናዊ", "盐", "离子化合物", "नमक", "आयनिक"],
      ["conduct", "conduc", "conduis", "ያስተላል", "导电", "चालक", "चालन"],
    ],
  },
  "water-boils-high": {
    lesson: "intermolecular-forces",
    groups: [
      ["water", "h2o", "agua", "eau", "ውሃ", "水", "जल", "पानी"],
      ["high boiling", "boiling point", "boil at", "ebullicion", "ebullition", "መፍላት", "沸点", "क्वथनांक"],
      ["why", "high", "por que", "alto", "pourquoi", "eleve", "ለምን", "ከፍተኛ", "为什么", "高", "क्यों", "अधिक"],
    ],
  },
  "rate-temperature": {
    lesson: "reaction-rates",
    groups: [
      [
        "temperature",
        "heat",
        "hot",
        "warm",
        "temperatura",
        "calor",
        "calient",
        "chaleur",
        "chaud",
        "ሙቀት",
        "温度",
        "加热",
        "ताप",
        "गर्म",
      ],
      [
        "rate",
        "faster",
        "speed",
        "fast",
        "rapid",
        "velocidad",
        "vitesse",
        "vite",
        "ፍጥነት",
        "ይፈጥናል",
        "速率",
        "快",
        "दर",
        "तेज",
      ],
    ],
  },
  "gas-pressure-temperature": {
    lesson: "gas-laws",
    groups: [
      ["pressure", "presion", "pression", "ግፊት", "压强", "压力", "दाब"],
      ["temperature", "heat", "hot", "temperatura", "calient", "chauff", "ሙቀት", "温度", "加热", "ताप", "गर्म"],
      [
        "why",
        "increase",
        "rise",
        "go up",
        "por que",
        "aumenta",
        "pourquoi",
        "augmente",
        "ለምን",
        "ይጨምራል",
        "为什么",
        "增大",
        "升高",
        "क्यों",
        "बढ़",
      ],
    ],
  },
  "radius-across": {
    lesson: "atomic-radius",
    groups: [
      [
        "radius",
        "radii",
        "size",
        "smaller",
        "atoms get",
        "radio",
        "tamano",
        "rayon",
        "taille",
        "ራዲየስ",
        "መጠን",
        "半径",
        "त्रिज्या",
        "आकार",
      ],
      ["across", "period", "left to right", "periodo", "periode", "ፔሬድ", "周期", "आवर्त"],
    ],
  },
  "why-bond": {
    lesson: "covalent-bonding",
    groups: [
      ["why", "por que", "pourquoi", "ለምን", "为什么", "क्यों"],
      ["atoms", "atomos", "atomes", "አቶሞች", "原子", "परमाणु"],
      ["bond", "enlaz", "unen", "lient", "liaison", "ይያያዛሉ", "成键", "结合", "आबंध", "बंध", "जुड़"],
    ],
  },
  "why-balance": {
    lesson: "balancing-equations",
    groups: [
      ["why", "por que", "pourquoi", "ለምን", "为什么", "क्यों"],
      ["balance", "balancea", "ajust", "equilibr", "አመጣጥን", "ማመጣጠን", "配平", "संतुलित"],
    ],
  },
  "diamond-graphite": {
    lesson: "crystal-structures",
    groups: [
      ["diamond", "diamante", "diamant", "አልማዝ", "金刚石", "钻石", "हीरा", "हीरे"],
      ["graphite", "grafito", "ግራፋይት", "石墨", "hard", "duro", "dur ", "ጠንካራ", "硬", "ग्रेफाइट", "कठोर"],
    ],
  },
  "co2-nonpolar": {
    lesson: "bond-molecular-polarity",
    groups: [
      [
        "co2",
        "carbon dioxide",
        "dioxido de carbono",
        "dioxyde de carbone",
        "ካርቦን ዳይኦክሳይድ",
        "二氧化碳",
        "कार्बन डाइऑक्साइड",
      ],
      ["nonpolar", "polar", "apolar", "polaire", "ፖላር", "极性", "ध्रुवीय"],
      ["why", "por que", "pourquoi", "ለምን", "为什么", "क्यों"],
    ],
  },
} as const satisfies Record<string, Point>;

export type PointId = keyof typeof POINTS;

export const POINT_IDS = Object.keys(POINTS) as PointId[];

export const pointOf = (id: PointId): Point => POINTS[id];
