import type { Locale } from "../../../i18n/locales.ts";

/** What is asked of figures and powers of ten, in any order of words; the answers as the card shows them in English. */
export const FIGURES_TOLD: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["How many significant figures does the result of 2.5 × 3.42 have?", "2"],
    ["How many significant digits does the measurement 1.900 x 10^5 have?", "4"],
    ["State the number of significant figures in the measured value 80.0200 g.", "6"],
    ["The mass of a sample is 0.0205 g. How many significant figures does this measurement have?", "3"],
    ["How many significant figures should the answer to 5.21 + 30.8 have?", "3"],
    ["To how many significant figures should the result of (57.90 + 81.25) x 5.1215 be reported?", "5"],
    ["How many decimal places should the answer to 12.11 + 18.0 + 1.013 have?", "1"],
    ["Calculate 4.5 x 3.21 to the correct number of significant figures.", "14"],
    ["Evaluate (3.2 x 10^4)(2.0 x 10^-7).", "0.0064"],
    ["Calculate (6.4 × 10^8) ÷ (3.2 × 10^3) in scientific notation.", "2.0 × 10⁵"],
    ["What is (2.5 x 10^3) x (4.0 x 10^5) in standard form?", "1.0 × 10⁹"],
    ["Simplify (8.0 × 10^-5) / (2.0 × 10^2), giving your answer in scientific notation.", "4.0 × 10⁻⁷"],
    ["Work out (4.2 x 10^6) + (3.0 x 10^5). Give your answer in standard form.", "4.5 × 10⁶"],
    ["Find the product of 2.0 × 10^4 and 3.5 × 10^-2 in scientific notation.", "7.0 × 10²"],
    ["Write 0.000567 in scientific notation.", "5.67 × 10⁻⁴"],
    ["What is the exponent when 0.00042 is written in scientific notation?", "−4"],
    ["The number 4500000 is written as a x 10^n. What is n?", "6"],
  ],
  es: [],
  fr: [],
  am: [],
  zh: [],
  hi: [],
};

/** The same in words that ask something else, or of what has no one answer. */
export const FIGURES_TOLD_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["How many significant figures should the answer to 5.0 g + 3 have?", "en"],
  ["How many significant figures are there in 1500?", "en"],
  ["What is 2.5 × 10^3 kg?", "en"],
  ["Calculate (6.4 × 10^8) ÷ (3.2 × 10^3) J.", "en"],
  ["How many atoms are in 6.02 × 10^23?", "en"],
  ["How many decimal places does 3.450 have?", "en"],
  ["What is the exponent of 10?", "en"],
  ["How many significant figures should not be in 5.20?", "en"],
  ["Which has the most significant figures: 0.020, 1.20, 3?", "en"],
  ["Calculate the mass of 2.0 × 10^23 atoms.", "en"],
  ["The number 4.5 × 10^3 divided by 2.", "en"],
  ["What is n when 12 g of carbon is written in moles?", "en"],
  ["Find the sum of 3.0 × 10^4 and 2.5 × 10^3 in scientific notation.", "en"],
];
