import type { Locale } from "../../../i18n/locales.ts";

/** Questions about atoms and their shells; the answers as the card shows them in English. */
export const ATOMS: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["Write the complete electron configuration of the following atoms: C, Mg", "1s² 2s² 2p²; 1s² 2s² 2p⁶ 3s²"],
    ["electron configuration of Fe3+", "1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁵"],
    ["What is the charge of the ion formed by N?", "N³⁻"],
    ["What ion does calcium form?", "Ca²⁺"],
    ["Assign oxidation states to each element in H2SO3", "x(H) = +1, x(S) = +4, and x(O) = −2"],
    ["What is the oxidation number of the halogen in HClO3?", "+5"],
    ["What is the maximum number of electrons in a shell with n = 3?", "18"],
    ["How many electrons can fit in a shell with n = 4?", "32"],
    ["How many orbitals are there in the shell n = 3?", "9"],
    ["Which subshell has n = 5, l = 1?", "5p"],
    ["How many orbitals have n = 4 and l = 3?", "7"],
    [
      "How are the electrons distributed in the Co2+ ion (Z = 27)? Give the full configuration, subshell by subshell.",
      "1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁷",
    ],
    [
      "electron configuration of a silver atom, please (it is an exception)",
      "1s² 2s² 2p⁶ 3s² 3p⁶ 3d¹⁰ 4s² 4p⁶ 4d¹⁰ 5s¹",
    ],
    ["Electronic configuration of the element with atomic number 15", "1s² 2s² 2p⁶ 3s² 3p³"],
    ["Electronic structure of the sulfide ion", "1s² 2s² 2p⁶ 3s² 3p⁶"],
    ["What is the greatest number of electrons that can share the quantum numbers n = 5 and l = 3?", "14"],
    ["How many electrons in an atom can have n = 3, l = 2 and ml = -1?", "2"],
    ["How many orbitals in an atom can have the quantum numbers n = 4 and l = 3?", "7"],
    ["How many electrons in an atom can have the quantum numbers n = 3 and ms = +1/2?", "9"],
    ["How many electrons can a 5d subshell hold?", "10"],
    ["How many orbitals are there in the 4f subshell?", "7"],
    ["What is the oxidation number of Mn in KMnO4 (a purple solid)?", "+7"],
  ],
  es: [
    ["¿Cuál es la configuración electrónica del Fe3+?", "1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁵"],
    ["¿Qué ion forma el calcio?", "Ca²⁺"],
    ["¿Cuántos electrones caben en la capa n = 3?", "18"],
    ["¿Cuántos electrones pueden tener n = 4 y ms = +1/2?", "16"],
    ["¿Cuántos orbitales tiene el subnivel 3d?", "5"],
  ],
  fr: [
    ["Quelle est la configuration électronique de Fe3+ ?", "1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁵"],
    ["Quel ion forme le calcium ?", "Ca²⁺"],
    ["Combien d'électrons peut contenir la couche n = 3 ?", "18"],
    ["Combien d'électrons peut contenir la sous-couche 4f ?", "14"],
  ],
  am: [["n = 3 ሼል ስንት ኤሌክትሮኖች ይይዛል?", "18"]],
  zh: [
    ["写出Fe3+的电子排布式", "1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁵"],
    ["n = 3 的电子层最多能容纳多少个电子？", "18"],
    ["3d 亚层有几个轨道？", "5"],
  ],
  hi: [
    ["Fe3+ का इलेक्ट्रॉनिक विन्यास लिखिए", "1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁵"],
    ["n = 3 कोश में कितने इलेक्ट्रॉन हो सकते हैं?", "18"],
    ["3d उपकोश में कितने कक्षक होते हैं?", "5"],
  ],
};

/** What is no atom, no shell, or has no one answer. */
export const ATOMS_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["What is the electron configuration of H2O?", "en"],
  ["What is the excited state electron configuration of N?", "en"],
  ["What ion does iron form?", "en"],
  ["What ion does carbon form?", "en"],
  ["Which subshell has n = 2, l = 2?", "en"],
  ["How many orbitals have n = 2 and l = 3?", "en"],
  ["How many electrons can fit in a shell with n = 0?", "en"],
  ["What is the oxidation number of the halogen in ClF3?", "en"],
  ["How are the electrons distributed in the Co2+ ion (Z = 26)?", "en"],
  ["Electron configuration of the element with atomic number 130", "en"],
  ["How many electrons in an atom can have n = 3, l = 2 and ml = 3?", "en"],
  ["How many electrons in an atom can have n = 3, l = 1, ml = 0 and ms = 2?", "en"],
  ["How many electrons in Fe have n = 3 and l = 2?", "en"],
  ["Consider a sulfur atom in its ground state. How many electrons have n = 3 and l = 1?", "en"],
  ["How many electrons can a 2d subshell hold?", "en"],
  ["What is the oxidation number of the halogen in ClF3 (a colourless gas)?", "en"],
];
