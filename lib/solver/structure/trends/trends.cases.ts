import type { Locale } from "../../../i18n/locales.ts";

/** Comparisons by the trends of the table; the answers as the card shows them in English. */
export const TRENDS: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["which is larger, Na or Cl", "Na"],
    ["Which has the higher first ionization energy, Na or Mg?", "Mg"],
    ["Which element is most electronegative: S, O or Te?", "O"],
    ["Which of Li, K and Rb has the smallest atomic radius?", "Li"],
    ["Arrange Na, Mg and Al in order of increasing atomic radius.", "Al, Mg, Na"],
    ["Rank the following elements in order of decreasing electronegativity: O, F, N", "F, O, N"],
    ["Which ion is larger, Na+ or F-?", "F⁻"],
    ["Which is smaller, Cl or Cl-?", "Cl"],
    ["Arrange N3-, Na+, O2- and Al3+ in order of decreasing ionic radius", "N³⁻, O²⁻, Na⁺, Al³⁺"],
    ["Which of these ions has the largest radius? (A) K+ (B) Ca2+ (C) Cl- (D) S2-", "S²⁻"],
    ["Which of the following elements has the smallest atomic radius?\nA. Be\nB. Mg\nC. Ca\nD. Sr", "Be"],
    ["Arrange K+, Cl- and Ca2+ in order of increasing ionic radius", "Ca²⁺, K⁺, Cl⁻"],
  ],
  es: [
    ["¿Cuál es más grande, Na o Cl?", "Na"],
    ["¿Qué elemento tiene mayor energía de ionización, Na o Mg?", "Mg"],
    ["Ordena Na, Mg y Al en orden creciente de radio atómico", "Al, Mg, Na"],
  ],
  fr: [
    ["Lequel est le plus grand, Na ou Cl ?", "Na"],
    ["Quel élément est le plus électronégatif : S, O ou Te ?", "O"],
    ["Classe Na, Mg et Al par ordre croissant de rayon atomique", "Al, Mg, Na"],
  ],
  am: [["ከNa እና Cl መካከል ትልቅ የአቶም ራዲየስ ያለው የትኛው ነው?", "Na"]],
  zh: [
    ["Na和Cl中哪个的原子半径大？", "Na"],
    ["把Na、Mg、Al按原子半径从小到大排列", "Al, Mg, Na"],
  ],
  hi: [
    ["Na और Mg में किसकी आयनन ऊर्जा अधिक है?", "Mg"],
    ["Na, Mg और Al को परमाणु त्रिज्या के बढ़ते क्रम में लिखिए", "Al, Mg, Na"],
  ],
};

/** Where trends point both ways, or something else is asked. */
export const TRENDS_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["Which has the higher first ionization energy, N or O?", "en"],
  ["Which is larger, Na or Na?", "en"],
  ["Which is larger, Na?", "en"],
  ["Which is larger, Na+ or K?", "en"],
  ["Which is larger, 5 g or 3 g?", "en"],
  ["Which has the larger density, Na or Al?", "en"],
  ["Why is Na larger than Cl?", "en"],
  ["Which of these ions has the largest radius? (A) K+ (B) Mg2+ (C) Cl- (D) S2-", "en"],
  ["Which of the following has the largest mass? (A) Na (B) K (C) Rb", "en"],
  ["Which is larger, an atom or a molecule?", "en"],
];
