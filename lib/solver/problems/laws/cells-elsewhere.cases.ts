import type { Locale } from "../../../i18n/locales.ts";

type Rows = Readonly<Record<Exclude<Locale, "en">, readonly (readonly [text: string, value: number | null])[]>>;

/** The last answer to problems about cells in the other languages; null where there must be none. Values of the script of `cells.cases.ts`. */
export const CELLS_ELSEWHERE: Rows = {
  es: [
    ["¿Cuál es el potencial estándar de la pila Zn(s)|Zn2+(aq)||Cu2+(aq)|Cu(s)?", 1.1],
    [
      "Dos semiceldas forman una celda galvánica: E°(Zn2+/Zn) = −0,76 V y E°(Ag+/Ag) = 0,80 V. ¿Cuál es el potencial estándar de celda E° en V?",
      1.56,
    ],
    [
      "Calcula la fem de la pila formada por un electrodo de cinc en una disolución 0,10 M de Zn2+ y un electrodo de cobre en una disolución 2,0 M de Cu2+ a 25 °C.",
      1.1385,
    ],
    [
      "Para la reacción Zn(s) + Cu2+(aq) → Zn2+(aq) + Cu(s), el potencial estándar de la pila es 1,10 V. Calcula ΔG° y la constante de equilibrio.",
      1.5406e37,
    ],
    ["Para una celda a 25 °C, E° = 0,46 V, n = 2 y Q = 0,0010. ¿Cuál es el potencial de celda E en V?", 0.54874],
    [
      "La reacción de una celda galvánica tiene K = 1,5 × 10^20 a 25 °C, y n = 2. ¿Cuál es el potencial estándar de celda E° en V?",
      0.5968,
    ],
    ["Calcula el potencial de la pila Ni(s)|Ni2+(0,20 M)||Ag+(0,050 M)|Ag(s) a 25 °C.", 1.0037],
    ["Un electrodo de cinc y un electrodo de cobre se sumergen en NaCl. ¿Cuál es el potencial de la pila?", null],
    [
      "Se diluye la disolución de Zn2+ de una pila con E° = 1,10 V, n = 2 y Q = 10. ¿Cuál es el potencial de la pila?",
      null,
    ],
  ],
  fr: [
    ["Quel est le potentiel standard de la pile Zn(s)|Zn2+(aq)||Cu2+(aq)|Cu(s) ?", 1.1],
    [
      "Deux demi-piles forment une pile électrochimique : E°(Zn2+/Zn) = −0,76 V et E°(Ag+/Ag) = 0,80 V. Quel est le potentiel standard E° de la pile, en V ?",
      1.56,
    ],
    [
      "Calculer la tension de la pile formée par une électrode de zinc plongeant dans une solution de Zn2+ à 0,10 mol/L et une électrode de cuivre plongeant dans une solution de Cu2+ à 2,0 mol/L à 25 °C.",
      1.1385,
    ],
    [
      "Pour la réaction Zn(s) + Cu2+(aq) → Zn2+(aq) + Cu(s), le potentiel standard de la pile est de 1,10 V. Calculer ΔG° et la constante d'équilibre.",
      1.5406e37,
    ],
    ["Pour une pile à 25 °C, E° = 0,46 V, n = 2 et Q = 0,0010. Quel est le potentiel E de la pile, en V ?", 0.54874],
    [
      "La réaction d’une pile électrochimique a K = 1,5 × 10^20 à 25 °C, et n = 2. Quel est le potentiel standard E° de la pile, en V ?",
      0.5968,
    ],
    ["Calculer la fem de la pile Ni(s)|Ni2+(0,20 mol/L)||Ag+(0,050 mol/L)|Ag(s) à 25 °C.", 1.0037],
    ["Une pile a E° = 1,10 V, n = 2 et Q = 10. On dilue la solution de Zn2+. Quel est le potentiel de la pile ?", null],
  ],
  zh: [
    ["计算电池 Zn(s)|Zn2+(aq)||Cu2+(aq)|Cu(s) 的标准电动势。", 1.1],
    ["两个半电池组成原电池：E°(Zn2+/Zn) = −0.76 V，E°(Ag+/Ag) = 0.80 V。标准电池电动势 E° 是多少 V？", 1.56],
    ["某电池在 25 °C 时 E° = 0.46 V，n = 2，Q = 0.0010。电动势 E 是多少 V？", 0.54874],
    ["某原电池反应在 25 °C 时 E° = 0.34 V，n = 2。平衡常数 K 是多少？", 3.1216e11],
    ["反应 Zn(s) + Cu2+(aq) → Zn2+(aq) + Cu(s) 的标准电动势为 1.10 V。求 ΔG°。", -212.27],
    [
      "某电池在 25 °C 时的反应为 Zn(s) + Cu2+(aq) → Zn2+(aq) + Cu(s)，E° = 1.10 V。Zn2+ 的浓度为 0.010 mol/L，Cu2+ 的浓度为 1.5 mol/L。电动势 E 是多少 V？",
      1.1644,
    ],
    ["将锌片插入 0.10 mol/L ZnSO4 溶液，铜片插入 2.0 mol/L CuSO4 溶液，组成原电池。求 25 °C 时电池的电动势。", 1.1385],
    ["稀释 Zn2+ 溶液，E° = 1.10 V，n = 2，Q = 10。电动势是多少？", null],
  ],
  hi: [
    ["सेल Zn(s)|Zn2+(aq)||Cu2+(aq)|Cu(s) का मानक सेल विभव ज्ञात कीजिए।", 1.1],
    ["दो अर्ध-सेल एक गैल्वैनी सेल बनाते हैं: E°(Zn2+/Zn) = −0.76 V और E°(Ag+/Ag) = 0.80 V। मानक सेल विभव E° कितने V है?", 1.56],
    ["25 °C पर एक सेल के लिए E° = 0.46 V, n = 2 और Q = 0.0010 है। सेल विभव E कितने V है?", 0.54874],
    ["एक गैल्वैनी सेल की अभिक्रिया के लिए 25 °C पर E° = 0.34 V और n = 2 है। साम्य स्थिरांक K कितना है?", 3.1216e11],
    ["अभिक्रिया Zn(s) + Cu2+(aq) → Zn2+(aq) + Cu(s) के लिए मानक सेल विभव 1.10 V है। ΔG° की गणना कीजिए।", -212.27],
    [
      "एक सेल 25 °C पर अभिक्रिया Zn(s) + Cu2+(aq) → Zn2+(aq) + Cu(s) से चलता है, E° = 1.10 V। Zn2+ की सांद्रता 0.010 mol/L और Cu2+ की 1.5 mol/L है। सेल विभव E कितने V है?",
      1.1644,
    ],
    ["25 °C पर सेल Ni(s)|Ni2+(0.20 M)||Ag+(0.050 M)|Ag(s) का विद्युत वाहक बल क्या होगा?", 1.0037],
    ["एक सेल का विलयन तनु किया जाता है। E° = 1.10 V, n = 2 और Q = 10 है। सेल विभव क्या है?", null],
  ],
  am: [
    ["ሁለት ግማሽ ሴሎች ጋልቫኒክ ሴል ይሠራሉ፦ E°(Zn2+/Zn) = −0.76 V እና E°(Ag+/Ag) = 0.80 V። የሴሉ መደበኛ ፖቴንሻል E° ስንት V ነው?", 1.56],
    ["በ25 °C ላለ ሴል E° = 0.46 V፣ n = 2 እና Q = 0.0010 ነው። የሴሉ ፖቴንሻል E ስንት V ነው?", 0.54874],
    ["ለአንድ ጋልቫኒክ ሴል አፀግብሮት በ25 °C E° = 0.34 V እና n = 2 ነው። የሚዛን ቋሚው K ስንት ነው?", 3.1216e11],
    ["የሴል Zn(s)|Zn2+(aq)||Cu2+(aq)|Cu(s) መደበኛ ፖቴንሻል E° ስንት V ነው?", 1.1],
    [
      "አንድ ሴል በ25 °C በአፀግብሮቱ Zn(s) + Cu2+(aq) → Zn2+(aq) + Cu(s) ይሠራል፤ E° = 1.10 V ነው። የZn2+ ክምችት 0.010 mol/L፣ የCu2+ ክምችት 1.5 mol/L ነው። የሴሉ ፖቴንሻል E ስንት V ነው?",
      1.1644,
    ],
    ["ለአፀግብሮቱ Zn(s) + Cu2+(aq) → Zn2+(aq) + Cu(s) E° = 1.10 V ነው። ΔG° ስንት kJ ነው?", -212.27],
    ["አንድ ሴል E° = 1.10 V፣ n = 2 እና Q = 10 አለው። ሙሙቱ ይቀጥናል። የሴሉ ፖቴንሻል E ስንት V ነው?", null],
  ],
};
