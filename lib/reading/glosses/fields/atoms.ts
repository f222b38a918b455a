import type { Row } from "./rows.ts";

/** Atoms, nuclei, light and decay. */
export const ATOMS: readonly Row[] = [
  ["atom", "", "", "አቶም|አቶሙ", "", "परमाणु"],
  [
    "average rate of disappearance",
    "velocidad media de desaparición|velocidad media de consumo|rapidez media de desaparición",
    "vitesse moyenne de disparition|vitesse moyenne de consommation",
    "አማካይ የመጥፋት ፍጥነ*|አማካይ የመቀነስ ፍጥነ*|አማካይ የሚጠፋበት ፍጥነ*|የመጥፋት አማካይ ፍጥነ*",
    "平均消耗速率|平均消失速率|消耗的平均速率|平均减少速率",
    "लुप्त होने की औसत दर|विलुप्त होने की औसत दर|खर्च होने की औसत दर|लुप्त होने का औसत वेग",
  ],
  [
    "average rate of formation",
    "velocidad media de formación",
    "vitesse moyenne de formation",
    "አማካይ የመፈጠር ፍጥነ*|የመፈጠር አማካይ ፍጥነ*",
    "平均生成速率|生成的平均速率",
    "बनने की औसत दर|बनने का औसत वेग|निर्माण की औसत दर",
  ],
  ["daniell cell", "", "", "የዳንኤል ሴል|የዳኒኤል ሴል|ዳንኤል ሴል", "丹尼尔电池", "डेनियल सेल|डैनियल सेल|डेनियल सैल"],
  ["emitted", "", "", "ያመነጫል|ያመነጨ|የሚያመነጨው|ያወጣል|የሚያወጣ|ይለቃል", "射出|发射出", "उत्सर्जित करता|उत्सर्जित करती|निकालता"],
  ["radiation", "", "", "ጨረር|ጨረራ", "辐射|射线|γ射线|X射线", "किरण|किरणें"],
  ["color", "color|colores", "couleur|couleurs", "ቀለም|ቀለሙ", "颜色", "रंग"],
  ["blue", "", "", "ሰማያዊ", "蓝|蓝色|蓝色的|蓝光", "नीला|नीले|नीली"],
  ["green", "", "", "አረንጓዴ", "绿|绿色|绿色的|绿光", "हरा|हरे|हरी"],
  ["yellow", "", "", "ቢጫ", "黄|黄色|黄色的|黄光", "पीला|पीले|पीली"],
  ["violet", "violeta", "violet|violette|violets", "ወይን ጠጅ|ሐምራዊ", "紫|紫色|紫光", "बैंगनी"],
  [
    "ultraviolet",
    "ultravioleta",
    "ultraviolet|ultraviolette|ultraviolets",
    "አልትራቫዮሌት",
    "紫外|紫外线|紫外光",
    "पराबैंगनी|पराबैंगनी किरण",
  ],
  ["infrared", "infrarroj*", "infrarouge*", "ኢንፍራሬድ", "红外|红外线", "अवरक्त"],
  ["archaeologist", "arqueólog*", "archéologue*", "አርኪዮሎጂስት|የአርኪዮሎጂ", "考古学家|考古人员|考古", "पुरातत्त्वविद|पुरातत्वविद"],
  ["fossil", "fósil*", "fossile*", "ቅሪተ አካል", "化石", "जीवाश्म"],
  ["bone", "hueso*", "os", "አጥንት", "骨|骨头|骨骼", "हड्डी|अस्थि"],
];
