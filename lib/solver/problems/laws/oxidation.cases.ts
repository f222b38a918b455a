import type { Locale } from "../../../i18n/locales.ts";

/** Oxidation numbers by the rules of general chemistry, as textbooks list them; the outcome of each text in one line. */
export const OXIDATION_NUMBERS: Readonly<Record<Locale, readonly (readonly [text: string, outcome: string])[]>> = {
  en: [
    ["What is the oxidation number of Mn in KMnO4?", "7"],
    ["What is the oxidation state of chromium in K2Cr2O7?", "6"],
    ["Determine the oxidation number of sulfur in SO4^2-.", "6"],
    ["Assign oxidation numbers to each element in K2Cr2O7.", "x=1 x=6 x=-2"],
    ["Find the oxidation number of N in the ion NO3-.", "5"],
    ["What is the oxidation number of phosphorus in phosphoric acid?", "5"],
    ["Assign an oxidation state to phosphorus in the following: Ca2P2O7", "5"],
    ["What is the oxidation number of Fe in Fe3O4?", "2.67"],
    ["What is the oxidation number of nitrogen in ammonium nitrate?", "unrecognised"],
    ["What is the oxidation number of Cl in KMnO4?", "unrecognised"],
    ["What are the oxidation numbers of Mn in KMnO4 and MnO2?", "unrecognised"],
    ["Which element is oxidized in KMnO4?", "unrecognised"],
    ["What is the change in the oxidation number of Mn in KMnO4?", "unrecognised"],
    ["What is the oxidation number of Mn in KMnO4 after it is reduced?", "unrecognised"],
    ["What is the sum of the oxidation numbers in SO4^2-?", "unrecognised"],
  ],
  es: [
    ["¿Cuál es el número de oxidación del manganeso en KMnO4?", "7"],
    ["Asigna números de oxidación a cada elemento en K2Cr2O7.", "x=1 x=6 x=-2"],
    ["¿Cuál es el número de oxidación de S en H2SO4?", "6"],
    ["Determina el estado de oxidación del cloro en KClO3.", "5"],
  ],
  fr: [
    ["Quel est le nombre d'oxydation du manganèse dans KMnO4 ?", "7"],
    ["Déterminer les nombres d'oxydation de chaque élément dans K2Cr2O7.", "x=1 x=6 x=-2"],
    ["Quel est le nombre d'oxydation de S dans H2SO4 ?", "6"],
    ["Déterminer le degré d'oxydation du chlore dans KClO3.", "5"],
  ],
  zh: [
    ["KMnO4 中 Mn 的氧化数是多少？", "7"],
    ["写出 K2Cr2O7 中各元素的氧化数。", "x=1 x=6 x=-2"],
    ["H2SO4 中硫元素的化合价是多少？", "6"],
    ["求 KClO3 中氯的氧化数。", "5"],
  ],
  hi: [
    ["KMnO4 में Mn की ऑक्सीकरण संख्या क्या है?", "7"],
    ["K2Cr2O7 में प्रत्येक तत्व की ऑक्सीकरण संख्या ज्ञात कीजिए।", "x=1 x=6 x=-2"],
    ["H2SO4 में S की ऑक्सीकरण संख्या कितनी है?", "6"],
    ["KClO3 में Cl की ऑक्सीकरण अवस्था ज्ञात कीजिए।", "5"],
  ],
  am: [
    ["በKMnO4 ውስጥ የMn የኦክሲዴሽን ቁጥር ስንት ነው?", "7"],
    ["በK2Cr2O7 ውስጥ የእያንዳንዱ ንጥረ ነገር የኦክሲዴሽን ቁጥር ስንት ነው?", "x=1 x=6 x=-2"],
    ["በH2SO4 ውስጥ የS የኦክሲዴሽን ቁጥር ስንት ነው?", "6"],
    ["በKClO3 ውስጥ የCl የኦክሲዴሽን ቁጥር ስንት ነው?", "5"],
  ],
};
