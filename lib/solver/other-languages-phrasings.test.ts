import { describe, expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { outcomeText } from "./outcome-text.fixture.ts";
import { solve } from "./solve.ts";

type Phrasings = Readonly<Record<string, readonly string[]>>;

/** How students put the same questions in the other interface languages: the answer, and the ways to ask for it. */
const PHRASINGS = {
  es: {
    "4 Fe + 3 O2 -> 2 Fe2O3": [
      "Ajusta por tanteo la siguiente reacción: Fe + O2 → Fe2O3", "Ajuste la ecuación Fe + O2 = Fe2O3", "balancear por tanteo Fe + O2 -> Fe2O3",
      "¿Me ayudas a balancear Fe + O2 -> Fe2O3?", "¿Cómo se balancea Fe + O2 -> Fe2O3?", "¿Cómo balanceo esta ecuación? Fe + O2 -> Fe2O3",
      "Escribe los coeficientes que faltan: Fe + O2 -> Fe2O3", "Iguala la ecuación: Fe + O2 -> Fe2O3", "Balancea la reacción de oxidación del hierro: Fe + O2 -> Fe2O3",
      "Ajusta por el método algebraico: Fe + O2 → Fe2O3", "Fe + O2 -> Fe2O3 ¿está ajustada?", "Completa y ajusta: Fe + O2 -> Fe2O3", "Ayúdame a igualar Fe + O2 → Fe2O3",
      "Indica los coeficientes estequiométricos de Fe + O2 → Fe2O3", "el hierro más el oxígeno da óxido de hierro(III)",
    ],
    "3": ["¿Qué coeficiente lleva el O2 en Fe + O2 -> Fe2O3?"],
    "18.02 g/mol": ["Calcule la masa molar del agua.", "Halla la masa molecular del H2O"],
    "58.44 g/mol": [
      "¿Cuánto es la masa molar del NaCl?", "¿Qué masa molar tiene el NaCl?", "peso molecular NaCl", "¿Cuál es el peso fórmula del NaCl?",
      "Determina la masa molar de: NaCl", "¿Cuántos g/mol tiene el NaCl?", "Calcula la masa molar (en g/mol) de NaCl",
    ],
    "58.44 g": ["¿Cuántos gramos pesa un mol de NaCl?"],
    "18.02 g": ["masa de un mol de agua"],
    "18.02 u": ["masa molecular del agua en uma"],
    "249.68 g/mol": ["¿Cuál es la masa molar del sulfato cúprico pentahidratado?"],
    "159.69 g/mol": ["masa molar del óxido férrico"],
    "40.00 g/mol": ["masa molar del hidróxido sódico"],
    "100.09 g/mol": ["masa molar del carbonato cálcico"],
    "39.17 %": [
      "¿Cuál es el porcentaje de oxígeno en el KClO3?", "Calcula el % en masa del oxígeno en KClO3", "¿Cuánto oxígeno hay en KClO3 en porcentaje?",
      "Calcula el tanto por ciento de oxígeno en el KClO3", "porcentaje de oxígeno que hay en KClO3",
    ],
    "Na:39.34 % Cl:60.66 %": [
      "Determina la composición centesimal del cloruro de sodio", "Calcula el porcentaje de cada elemento en NaCl",
      "¿Cuál es el porcentaje en masa de cada uno de los elementos del NaCl?", "composición porcentual de cada elemento en NaCl",
      "Halla la composición porcentual del cloruro sódico",
    ],
    "36.08 %": ["porcentaje de agua de cristalización en CuSO4·5H2O"],
    "0.0856 mol": [
      "¿Cuántos moles de NaCl hay en 5 g?",
      "Convierte 5,00 g de NaCl a moles", "Convertir 5,00 g de NaCl en moles", "Pasa 5,00 g de NaCl a moles", "¿Cuántos moles son 5,00 g de NaCl?",
      "¿A cuántos moles equivalen 5,00 g de NaCl?", "Calcula el número de moles que hay en 5,00 g de NaCl", 
      "Calcula los moles contenidos en 5,00 g de NaCl", "Tengo 5,00 g de NaCl. ¿Cuántos moles son?",
    ],
    "45.0 g": [
      "¿Cuántos gramos son 2,50 mol de agua?", "¿Cuántos gramos pesan 2,50 moles de agua?", "Calcula la masa de 2,50 moles de agua",
      "¿Qué masa tienen 2,50 moles de H2O?",
    ],
    "1510000000000000000000000 molecules": ["¿Cuántas moléculas hay en 2,50 moles de agua?"],
    "1500000000000000000000000 molecules": ["¿Cuántas moléculas de agua hay en 45,0 g de agua?"],
    "2410000000000000000000000 atoms": ["¿Cuántos átomos de oxígeno hay en 2,00 mol de CO2?"],
    "602000000000000000000000 atoms": ["¿Cuántos átomos hay en 12,0 g de carbono?"],
  },
  fr: {
    "4 Fe + 3 O2 -> 2 Fe2O3": [
      "Équilibre la réaction suivante : Fe + O2 → Fe2O3", "Comment équilibrer Fe + O2 -> Fe2O3 ?", "Ajuster les nombres stœchiométriques : Fe + O2 → Fe2O3",
      "Ajuste l'équation bilan Fe + O2 = Fe2O3", "équilibrer l'équation de la réaction Fe + O2 -> Fe2O3",
      "Pouvez-vous m'aider à équilibrer cette équation : Fe + O2 -> Fe2O3", "Pondère l'équation Fe + O2 → Fe2O3", "Balancer l’équation chimique Fe + O2 -> Fe2O3",
      "Équilibrer l'équation de combustion du fer : Fe + O2 -> Fe2O3", "Trouve les coefficients stœchiométriques de Fe + O2 → Fe2O3",
      "Est-ce que Fe + O2 -> Fe2O3 est équilibrée ?", "Complète et équilibre : Fe + O2 -> Fe2O3", "Écrire l'équation équilibrée : fer + dioxygène -> oxyde de fer(III)",
      "Le fer brûle dans le dioxygène et donne de l'oxyde de fer(III).", "Le fer brûle dans le dioxygène en donnant l'oxyde de fer(III). Écris l'équation-bilan.",
    ],
    "3": ["Quel est le coefficient de O2 dans Fe + O2 -> Fe2O3 ?"],
    "18.02 g/mol": ["Donner la masse molaire de l'eau", "Déterminer la masse molaire moléculaire de l’eau", "poids moléculaire de l'eau"],
    "58.44 g/mol": [
      "Calculez la masse molaire du chlorure de sodium.", "Quelle est la masse molaire de NaCl ?", "Que vaut la masse molaire de NaCl ?", "M(NaCl) = ?",
      "masse molaire NaCl",
    ],
    "46.07 g/mol": ["masse molaire de l'éthanol"],
    "40.00 g/mol": ["masse molaire de l'hydroxyde de sodium", "masse molaire de la soude"],
    "55.85 g/mol": ["masse molaire atomique du fer"],
    "18.02 g": ["Quelle est la masse d'une mole d'eau ?"],
    "58.44 g": ["Quelle est la masse en grammes d'une mole de NaCl ?"],
    "18.02 u": ["masse moléculaire de l'eau en uma"],
    "249.68 g/mol": ["masse molaire du sulfate de cuivre (II) pentahydraté"],
    "159.69 g/mol": ["Donnez la masse molaire de l'oxyde de fer (III)", "masse molaire de l'oxyde ferrique"],
    "39.17 %": [
      "Quel est le pourcentage d'oxygène dans KClO3 ?", "Calculer le pourcentage massique de l’oxygène dans KClO3", "% massique de O dans KClO3",
      "fraction massique de l'oxygène dans KClO3", "Quelle est la teneur en oxygène de KClO3 ?", "Calculer la teneur massique en oxygène du KClO3",
    ],
    "Na:39.34 % Cl:60.66 %": [
      "Quelle est la composition centésimale massique de NaCl ?", "Déterminer la composition massique du chlorure de sodium",
      "Calculer le pourcentage massique de chaque élément dans NaCl", "Calculer les pourcentages massiques des éléments de NaCl",
      "Composition centésimale du chlorure de sodium",
    ],
    "36.08 %": ["Pourcentage d’eau dans CuSO4·5H2O", "pourcentage d'eau de cristallisation dans CuSO4·5H2O"],
    "0.0856 mol": [
      "Convertir 5,00 g de NaCl en moles", "Convertis 5,00 g de NaCl en mol", "Calculer la quantité de matière contenue dans 5,00 g de NaCl",
      "Quelle quantité de matière y a-t-il dans 5,00 g de NaCl ?", "Quelle est la quantité de matière de 5,00 g de NaCl ?",
      "Quel est le nombre de moles dans 5,00 g de NaCl ?", "Combien de moles contient un échantillon de 5,00 g de NaCl ?",
      "Combien y a-t-il de moles dans 5,00 g de NaCl ?", "Combien de moles de NaCl dans 5,00 g ?",
    ],
    "45.0 g": [
      "Calculer la masse de 2,50 mol d’eau", "Calculer la masse de 2,50 moles d’eau", "Quelle masse d'eau y a-t-il dans 2,50 mol d'eau ?",
      "Combien de grammes représentent 2,50 mol d'eau ?", "Combien pèsent 2,50 mol d'eau ?",
    ],
    "1510000000000000000000000 molecules": ["Combien de molécules y a-t-il dans 2,50 mol d'eau ?", "Quel est le nombre de molécules dans 2,50 mol d'eau ?"],
    "602000000000000000000000 atoms": ["Combien d'atomes y a-t-il dans 12,0 g de carbone ?", "Nombre d'atomes dans 12,0 g de carbone"],
    "2410000000000000000000000 atoms": ["Combien d’atomes d’oxygène dans 2,00 mol de CO2 ?"],
  },
  zh: {
    "4 Fe + 3 O2 -> 2 Fe2O3": [
      "配平下列化学方程式：Fe + O2 → Fe2O3", "帮我配平 Fe + O2 = Fe2O3", "怎么配平 Fe + O2 → Fe2O3？", "如何配平这个方程式：Fe+O2=Fe2O3", "Fe + O2 → Fe2O3 怎么配平", "Fe+O2→Fe2O3配平",
      "请写出 Fe + O2 → Fe2O3 配平后的方程式", "Fe + O2 → Fe2O3 的系数是多少？", "用最小公倍数法配平 Fe + O2 → Fe2O3", "用观察法配平：Fe + O2 → Fe2O3", "用化合价升降法配平 Fe + O2 → Fe2O3",
      "配平氧化还原反应方程式 Fe + O2 → Fe2O3", "请平衡方程式 Fe + O2 → Fe2O3", "帮我把 Fe + O2 → Fe2O3 配平一下", "铁和氧气反应生成氧化铁，写出化学方程式", "这个方程式配平了吗：Fe + O2 -> Fe2O3",
    ],
    "3 Fe + 2 O2 -> Fe3O4": ["写出铁在氧气中燃烧生成四氧化三铁的化学方程式"],
    "3": ["Fe + O2 -> Fe2O3 中 O2 的系数是多少", "Fe + O2 -> Fe2O3 中 O2 的化学计量数是多少"],
    "18.02 g/mol": ["水的摩尔质量是多少", "计算水的摩尔质量。", "水的分子量是多少？"],
    "58.44 g/mol": ["NaCl的摩尔质量", "氯化钠的摩尔质量为多少？", "NaCl 的式量", "M(NaCl)=?"],
    "58.44": ["求 NaCl 的相对分子质量"],
    "18.02": ["Mr(H2O)"],
    "55.85": ["铁的相对原子质量"],
    "18.02 g": ["一摩尔水有多重？", "1mol水的质量", "1 mol 水是多少克"],
    "249.68 g/mol": ["求五水合硫酸铜的摩尔质量", "胆矾的摩尔质量"],
    "98.07 g/mol": ["请问硫酸的摩尔质量是多少 g/mol？"],
    "39.17 %": ["KClO3中氧元素的质量分数是多少？", "计算KClO3中氧的质量百分比", "氯酸钾中氧的含量", "氧元素在KClO3中的质量分数", "氧在 KClO3 中所占的质量分数", "KClO3 中氧占百分之几？"],
    "Na:39.34 % Cl:60.66 %": ["求 NaCl 中各元素的质量百分比", "NaCl 的质量百分组成", "计算氯化钠中每种元素的质量分数"],
    "39.34 % | 60.66 %": ["NaCl中钠、氯的质量分数"],
    "36.08 %": ["胆矾中结晶水的质量分数"],
    "0.0856 mol": [
      "计算5g氯化钠的物质的量",
      "5.00 g NaCl 是多少摩尔？", "5.00 g NaCl等于多少mol？", "5.00 g NaCl 有多少摩尔", "5.00 克氯化钠的物质的量是多少", "把 5.00 g NaCl 换算成摩尔", "5.00 g NaCl 合多少摩尔？",
      "求 5.00 g NaCl 的摩尔数",
    ],
    "45.0 g": ["2.50 mol 水的质量是多少？", "2.50 mol 水重多少克？", "2.50 mol 水有多少克", "2.50摩尔水是多少克？"],
    "1510000000000000000000000 molecules": ["2.50 mol 水的分子数是多少？", "2.50 mol 水含多少个分子"],
    "2410000000000000000000000 atoms": ["2.00 mol CO2 中含有多少个氧原子？"],
    "602000000000000000000000 atoms": ["12.0 g 碳中含有多少个碳原子？"],
  },
  hi: {
    "0.122 mol": ["5 g KClO3 में ऑक्सीजन के कितने मोल हैं?"],
    "4 Fe + 3 O2 -> 2 Fe2O3": [
      "समीकरण संतुलित करो: Fe + O2 → Fe2O3", "Fe + O2 → Fe2O3 संतुलित कीजिए।", "कृपया इस रासायनिक समीकरण को संतुलित करें: Fe + O2 -> Fe2O3",
      "निम्न रासायनिक समीकरण को संतुलित करें: Fe + O2 → Fe2O3", "Fe + O2 -> Fe2O3 को बैलेंस करो", "Fe + O2 -> Fe2O3 का संतुलित समीकरण लिखिए",
      "Fe + O2 -> Fe2O3 को कैसे संतुलित करें?", "Fe + O2 -> Fe2O3 समीकरण संतुलित करने में मदद करें", "क्या आप Fe + O2 -> Fe2O3 को संतुलित कर सकते हैं?",
      "अनुमान विधि से संतुलित कीजिए: Fe + O2 → Fe2O3", "Fe + O2 -> Fe2O3 के गुणांक ज्ञात कीजिए", "दी गई रासायनिक अभिक्रिया को संतुलित कीजिए: Fe + O2 → Fe2O3",
      "निम्नलिखित अभिक्रिया का संतुलित समीकरण लिखें: Fe + O2 → Fe2O3", "आयरन + ऑक्सीजन -> आयरन(III) ऑक्साइड", "समीकरण को संतुलित करके लिखिए: Fe + O2 → Fe2O3",
    ],
    "18.02 g/mol": ["जल का आण्विक द्रव्यमान ज्ञात कीजिए", "पानी का मोलर द्रव्यमान कितना होता है?", "H2O का अणुभार क्या है?"],
    "58.44 g/mol": [
      "NaCl का मोलर द्रव्यमान बताइए", "NaCl का मोलर द्रव्यमान कितना है?", "NaCl का ग्राम अणुभार ज्ञात करो", "सोडियम क्लोराइड का सूत्र द्रव्यमान निकालिए",
      "NaCl का सूत्र इकाई द्रव्यमान परिकलित कीजिए", "NaCl के मोलर द्रव्यमान की गणना कीजिए", "NaCl के मोलर द्रव्यमान का परिकलन कीजिए।", "NaCl का मोलर मास कितना होगा?",
    ],
    "18.02 g": ["जल के एक मोल का द्रव्यमान कितना होता है?", "1 मोल जल का द्रव्यमान ज्ञात कीजिए"],
    "58.44 g": ["एक मोल NaCl का द्रव्यमान"],
    "44.01 g/mol": ["कार्बन डाइऑक्साइड का मोलर द्रव्यमान"],
    "55.85 g/mol": ["आयरन का परमाणु द्रव्यमान"],
    "249.68 g/mol": ["कॉपर(II) सल्फेट पेंटाहाइड्रेट का मोलर द्रव्यमान"],
    "39.17 %": [
      "KClO3 में ऑक्सीजन का प्रतिशत ज्ञात कीजिए", "KClO3 में O का द्रव्यमान प्रतिशत क्या है?", "KClO3 में ऑक्सीजन का भार प्रतिशत",
      "KClO3 में ऑक्सीजन का द्रव्यमान प्रतिशत परिकलित कीजिए", "KClO3 में उपस्थित ऑक्सीजन की प्रतिशत मात्रा ज्ञात करें", "KClO3 में ऑक्सीजन की प्रतिशतता की गणना कीजिए",
      "ऑक्सीजन का KClO3 में प्रतिशत", "KClO3 में कितने प्रतिशत ऑक्सीजन है?",
    ],
    "Na:39.34 % Cl:60.66 %": [
      "NaCl का प्रतिशत संघटन ज्ञात कीजिए", "NaCl में प्रत्येक तत्व का द्रव्यमान प्रतिशत ज्ञात कीजिए", "NaCl में सभी तत्वों का प्रतिशत निकालें",
      "NaCl के विभिन्न तत्वों का द्रव्यमान प्रतिशत", "सोडियम क्लोराइड का प्रतिशत संगठन", "NaCl की प्रतिशत संरचना",
    ],
    "36.08 %": ["CuSO4·5H2O में जल का प्रतिशत"],
    "0.0856 mol": [
      "5.00 g NaCl को मोल में बदलें", "5.00 ग्राम NaCl में मोलों की संख्या ज्ञात कीजिए", "5.00 g NaCl में मोल की संख्या कितनी है?",
      "5.00 ग्राम सोडियम क्लोराइड में कितने मोल होते हैं?", "5.00 g NaCl कितने मोल है?", "5.00 g NaCl के मोलों की संख्या परिकलित कीजिए",
      "5.00 g NaCl में कितने मोल उपस्थित हैं?",
    ],
    "45.0 g": [
      "2.50 मोल जल का द्रव्यमान ज्ञात कीजिए", "2.50 mol जल का द्रव्यमान कितना होगा?", "2.50 मोल पानी में कितने ग्राम होते हैं?", "2.50 mol जल को ग्राम में बदलिए",
    ],
    "1510000000000000000000000 molecules": ["2.50 मोल जल में अणुओं की संख्या ज्ञात कीजिए", "2.50 मोल जल में कितने अणु होते हैं?"],
    "602000000000000000000000 atoms": ["12.0 g कार्बन में परमाणुओं की संख्या ज्ञात कीजिए"],
    "2410000000000000000000000 atoms": ["2.00 mol CO2 में ऑक्सीजन के कितने परमाणु हैं?"],
  },
  am: {
    "0.122 mol": ["በ5 g KClO3 ውስጥ ስንት ሞል ኦክስጅን አለ?"],
    "4 Fe + 3 O2 -> 2 Fe2O3": [
      "Fe + O2 -> Fe2O3ን ያመጣጥኑ", "Fe + O2 → Fe2O3ን ያመጣጥኑልኝ", "የሚከተለውን እኩልታ ያመጣጥኑ፦ Fe + O2 → Fe2O3", "ይህን ኬሚካዊ እኩልታ አመጣጥን፦ Fe + O2 → Fe2O3",
      "Fe + O2 -> Fe2O3 እንዴት ይመጣጠናል?", "እባክዎ ይህንን እኩልታ ያመጣጥኑልኝ፦ Fe + O2 → Fe2O3", "የኬሚካላዊ እኩልታውን ያመጣጥኑ፦ Fe + O2 → Fe2O3", "የሚከተለውን አፀግብሮት ያመጣጥኑ፦ Fe + O2 → Fe2O3",
      "የ Fe + O2 -> Fe2O3 የተመጣጠነ እኩልታ ይጻፉ", "Fe + O2 -> Fe2O3 ማመጣጠን እፈልጋለሁ", "የFe + O2 -> Fe2O3 ኮኢፊሸንቶችን ያግኙ", "አይረን + ኦክስጅን -> አይረን(III) ኦክሳይድ ያመጣጥኑ",
    ],
    "249.68 g/mol": ["የCuSO4·5H2O ሞላር መጠነ ቁስ", "የCuSO4·5H2O ሞላር መጠነ ቁስ ስንት ነው?", "የCuSO4·5H2Oን ሞላር መጠነ ቁስ ያስሉ"],
    "18.02 g/mol": ["የውሃን ሞላር መጠነ ቁስ ይፈልጉ", "የውሃ ሞላር መጠነ ቁስ ይንገሩኝ", "የውሃ ሞለኪውላዊ መጠነ ቁስ", "የውሃ ሞላር መጠነ ቁስን ይፍቱ"],
    "58.44 g/mol": ["የNaCl ሞላር መጠነ ቁስን ያግኙ", "የሶዲየም ክሎራይድን ሞላር መጠነ ቁስ ያስሉ።", "የሶዲየም ክሎራይድ ሞለኪውላዊ ክብደት አስሉ", "የNaCl ቀመር ክብደት ስንት ነው?", "NaCl ሞላር ማስ"],
    "55.85 g/mol": ["የብረት የአቶም መጠነ ቁስ ስንት ነው?"],
    "44.01 g/mol": ["የካርቦን ዳይኦክሳይድ ሞላር መጠነ ቁስ"],
    "18.02 g": ["የአንድ ሞል ውሃ መጠነ ቁስ ስንት ነው?"],
    "58.44 g": ["አንድ ሞል NaCl ስንት ግራም ይመዝናል?"],
    "39.17 %": [
      "በKClO3 ውስጥ የኦክስጅን መጠነ ቁስ መቶኛ", "በKClO3 ውስጥ የኦክስጅን የመጠነ ቁስ መቶኛ ስንት ነው?", "በKClO3 ውስጥ የኦክስጅንን የመጠነ ቁስ መቶኛ ያስሉ", "በKClO3 ውስጥ ያለውን የኦክስጅን መቶኛ ያግኙ",
      "በ KClO3 ውስጥ ያለው ኦክስጅን በመቶኛ ስንት ነው?",
    ],
    "Na:39.34 % Cl:60.66 %": [
      "የNaCl የመጠነ ቁስ መቶኛ ቅንብር", "የNaClን የመጠነ ቁስ መቶኛ ቅንብር ያስሉ", "የNaCl ቅንብር በመቶኛ", "የNaClን መቶኛ ቅንብር ይፈልጉ", "በNaCl ውስጥ የእያንዳንዱን ንጥረ ነገር የመጠነ ቁስ መቶኛ ያሳዩኝ",
      "በNaCl ውስጥ የእያንዳንዱ ንጥረ ነገር መቶኛ ስንት ነው?",
    ],
    "36.08 %": ["በCuSO4·5H2O ውስጥ የውሃ መቶኛ"],
    "0.428 mol": ["በ25.0 g NaCl ውስጥ ስንት ሞል አለ?"],
    "0.0856 mol": [
      "5.00 g NaCl ስንት ሞል ነው?", "በ5.00 g NaCl ውስጥ ያለውን የሞል ብዛት ያስሉ", "በ5.00 ግራም NaCl ውስጥ ስንት ሞል አለ?", "የ5.00 g NaClን የሞሎች ብዛት ይፈልጉ", "5.00 g NaClን ወደ ሞል ይቀይሩ",
    ],
    "45.0 g": ["የ2.50 mol ውሃ መጠነ ቁስ ስንት ነው?", "2.50 ሞል ውሃ ስንት ግራም ነው?", "የ2.50 mol ውሃን መጠነ ቁስ በግራም ያስሉ", "የ2.50 mol ውሃ ክብደት ስንት ግራም ነው?"],
    "1510000000000000000000000 molecules": ["በ2.50 mol ውሃ ውስጥ ስንት ሞለኪውሎች አሉ?"],
    "602000000000000000000000 atoms": ["በ12.0 g ካርቦን ውስጥ ስንት አቶሞች አሉ?"],
  },
} as const satisfies Partial<Record<Locale, Phrasings>>;

/** What asks for something else, or cannot be told. */
const UNANSWERED = {
  es: [
    "Ajusta Fe + O2 -> Fe2O3 e indica el número de oxidación del hierro",
    "Calcula la constante de equilibrio de N2 + 3 H2 <=> 2 NH3", "¿Cuál es el agente oxidante en Fe + O2 -> Fe2O3?", "¿Cuál es la relación en masa de H y O en H2O?",
    "Calcula el rendimiento de Fe + O2 -> Fe2O3", "¿Qué masa molar tiene un gas de densidad 1,25 g/L?", "¿Cuántos gramos de O2 se necesitan para quemar 5 g de Fe?",
    "porcentaje de pureza de NaCl", "¿Cuántos moles de O2 hay en 5 g de KClO3?", "masa molar de dos moles de agua", "Explica por qué se ajusta Fe + O2 -> Fe2O3",
    "¿Cuántos moles hay en 5 mL de agua?", "porcentaje de oxígeno en el aire", "¿Cuánto pesan dos moles de agua?",
  ],
  fr: [
    "Calculer la constante d'équilibre de N2 + 3 H2 <=> 2 NH3", "Dans quel sens se déplace l'équilibre N2 + 3 H2 <=> 2 NH3 ?", "À l'équilibre : N2 + 3 H2 <=> 2 NH3",
    "L'équilibre N2 + 3 H2 <=> 2 NH3", "Masse de deux moles d'eau",
    "Combien de moles de O2 faut-il pour brûler 5 g de Fe ?", "pureté de NaCl en pourcentage", "Pourquoi équilibrer Fe + O2 -> Fe2O3 ?", "teneur en oxygène de l'air",
    "Quelle est la masse de dioxygène consommée par 5 g de fer : Fe + O2 -> Fe2O3 ?", "rapport des masses de H et O dans H2O",
    "équilibre acido-basique NH3 + H2O -> NH4+ + OH-",
  ],
  zh: [
    "求 N2 + 3H2 ⇌ 2NH3 的平衡常数", "下列方程式配平正确的是：Fe + O2 = Fe2O3", "H2O 中氢氧元素的质量比", "H2O 中氢和氧的质量比例", "Fe + O2 → Fe2O3 中的氧化剂是什么", "KMnO4 中锰的化合价", "5 g KClO3 中氧的物质的量",
    "5 g 氯酸钾能生成多少克氧气", "两摩尔水的质量是多少", "为什么要配平 Fe + O2 = Fe2O3", "一个铁原子的质量", "NaCl 溶液的质量分数", "NaCl 的纯度是百分之几", "化学平衡 N2 + 3H2 ⇌ 2NH3", "空气中氧气的质量分数",
  ],
  hi: [
    "N2 + 3 H2 <=> 2 NH3 का साम्य स्थिरांक ज्ञात कीजिए", "Fe + O2 -> Fe2O3 को संतुलित कीजिए और ऑक्सीकरण संख्या बताइए",
    "दो मोल जल का द्रव्यमान", "Fe + O2 -> Fe2O3 को क्यों संतुलित करें", "H2O में H और O का द्रव्यमान अनुपात", 
    "कौन सा समीकरण सही संतुलित है: Fe + O2 -> Fe2O3", "वायु में ऑक्सीजन का प्रतिशत", "NaCl विलयन का द्रव्यमान प्रतिशत", "5 g Fe के दहन के लिए कितने ग्राम O2 चाहिए?",
  ],
  am: [
    "የN2 + 3 H2 ⇌ 2 NH3 የሚዛን ቋሚ ስንት ነው?", "የN2 + 3 H2 <=> 2 NH3 ሚዛናዊ ቋሚ ያስሉ", "Fe + O2 -> Fe2O3 ለምን ይመጣጠናል?", "የሁለት ሞል ውሃ መጠነ ቁስ ስንት ነው?",
    "በአየር ውስጥ የኦክስጅን መቶኛ ስንት ነው?", "በH2O ውስጥ የH እና O የመጠነ ቁስ ጥምርታ", "የNaCl እፍጋት ስንት ነው?",
    "የNaCl ንጽህና በመቶኛ", "5 g Fe ለማቃጠል ስንት ግራም O2 ያስፈልጋል?",
  ],
} as const satisfies Partial<Record<Locale, readonly string[]>>;

describe.each(["es", "fr", "zh", "hi", "am"] as const)("in %s", (locale) => {
  const rows = Object.entries<readonly string[]>(PHRASINGS[locale]).flatMap(([answer, texts]) =>
    texts.map((text) => [text, answer] as const),
  );
  test.each(rows)("[I18N-03] %s → %s", (text, answer) => {
    expect(outcomeText(solve(text, locale))).toBe(answer);
  });

  test.each<string>(UNANSWERED[locale])("[I18N-03] %s → unrecognised", (text) => {
    expect(outcomeText(solve(text, locale))).toBe("unrecognised");
  });
});
