import type { Locale } from "../../../i18n/locales.ts";

/** Questions about nuclear equations; the answers as the card shows them in English. */
export const NUCLEAR: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["Complete: U-238 -> Th-234 + ?", "alpha particle"],
    ["14C → 14N + X", "electron"],
    ["Complete the nuclear equation: ^14_7N + ^1_0n -> ? + ^1_1H", "¹⁴C"],
    ["What is the missing particle in ²³⁸₉₂U → ²³⁴₉₀Th + ?", "alpha particle"],
    ["N-14 + alpha particle -> O-17 + ?", "proton"],
    ["alpha decay of Ra-226", "²²⁶₈₈Ra → ²²²₈₆Rn + ⁴₂He"],
    ["Write the nuclear equation for the beta decay of carbon-14.", "¹⁴₆C → ¹⁴₇N + ⁰₋₁e"],
    ["What is formed when iodine-131 undergoes beta decay?", "¹³¹₅₃I → ¹³¹₅₄Xe + ⁰₋₁e"],
    ["positron emission of F-18", "¹⁸₉F → ¹⁸₈O + ⁰₁e"],
    ["electron capture by Be-7", "⁷₄Be + ⁰₋₁e → ⁷₃Li"],
  ],
  es: [
    ["Completa: U-238 -> Th-234 + ?", "alpha particle"],
    ["Desintegración alfa del Ra-226", "²²⁶₈₈Ra → ²²²₈₆Rn + ⁴₂He"],
    ["Escribe la ecuación nuclear de la desintegración beta del carbono-14", "¹⁴₆C → ¹⁴₇N + ⁰₋₁e"],
  ],
  fr: [
    ["Complète : U-238 -> Th-234 + ?", "alpha particle"],
    ["Désintégration alpha du Ra-226", "²²⁶₈₈Ra → ²²²₈₆Rn + ⁴₂He"],
    ["Écris l'équation nucléaire de la désintégration bêta du carbone-14", "¹⁴₆C → ¹⁴₇N + ⁰₋₁e"],
  ],
  am: [
    ["U-238 -> Th-234 + ?", "alpha particle"],
    ["የRa-226 አልፋ መበስበስ እኩልታ ጻፍ", "²²⁶₈₈Ra → ²²²₈₆Rn + ⁴₂He"],
  ],
  zh: [
    ["完成核反应方程式：U-238 -> Th-234 + ?", "alpha particle"],
    ["写出Ra-226的α衰变方程式", "²²⁶₈₈Ra → ²²²₈₆Rn + ⁴₂He"],
    ["C-14 发生β衰变生成什么？", "¹⁴₆C → ¹⁴₇N + ⁰₋₁e"],
  ],
  hi: [
    ["पूरा कीजिए: U-238 -> Th-234 + ?", "alpha particle"],
    ["Ra-226 का अल्फा क्षय समीकरण लिखिए", "²²⁶₈₈Ra → ²²²₈₆Rn + ⁴₂He"],
    ["C-14 का बीटा क्षय", "¹⁴₆C → ¹⁴₇N + ⁰₋₁e"],
  ],
};

/** Equations that are not nuclear, miss more than one part, or come to nothing that there is. */
export const NUCLEAR_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["U-238 -> ? + ?", "en"],
  ["U-238 -> Th-234", "en"],
  ["U-238 -> Pu-239 + ?", "en"],
  ["alpha decay of H-1", "en"],
  ["alpha decay of Ra", "en"],
  ["alpha decay", "en"],
  ["half-life of C-14", "en"],
  ["How long does the beta decay of C-14 take?", "en"],
];
