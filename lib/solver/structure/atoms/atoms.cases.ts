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
  ],
  es: [
    ["¿Cuál es la configuración electrónica del Fe3+?", "1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁵"],
    ["¿Qué ion forma el calcio?", "Ca²⁺"],
    ["¿Cuántos electrones caben en la capa n = 3?", "18"],
  ],
  fr: [
    ["Quelle est la configuration électronique de Fe3+ ?", "1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁵"],
    ["Quel ion forme le calcium ?", "Ca²⁺"],
    ["Combien d'électrons peut contenir la couche n = 3 ?", "18"],
  ],
  am: [["n = 3 ሼል ስንት ኤሌክትሮኖች ይይዛል?", "18"]],
  zh: [
    ["写出Fe3+的电子排布式", "1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁵"],
    ["n = 3 的电子层最多能容纳多少个电子？", "18"],
  ],
  hi: [
    ["Fe3+ का इलेक्ट्रॉनिक विन्यास लिखिए", "1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁵"],
    ["n = 3 कोश में कितने इलेक्ट्रॉन हो सकते हैं?", "18"],
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
];
