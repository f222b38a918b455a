import type { Locale } from "../../../i18n/locales.ts";

/** Questions about figures of numbers; the answers as the card shows them in English. */
export const FIGURES: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["How many significant figures are in 0.00340?", "3"],
    ["how many sig figs does 1002.0 have", "5"],
    ["How many significant figures are in each of the following numbers: 0.0201, 3.50 × 10^4, 7.000 g", "3; 3; 4"],
    ["Round 0.004567 to 2 sf", "0.0046"],
    ["Round off the following numbers to three significant figures: 12.345, 0.99961", "12.3; 1.00"],
    ["Round 61284 to two significant figures", "6.1 × 10⁴"],
    ["12.11 + 18.0 with correct sig figs", "30.1"],
    ["How many significant figures should the answer of the following calculation have: 2.50 × 3.1 / 0.0412?", "2"],
    ["How many significant figures should be present in the result of 12.5 + 3.25?", "3"],
    ["Calculate 4.56 × 1.4 to the correct number of significant figures.", "6.4"],
    ["(25.31 - 24.9) / 2.553 with the right number of significant figures", "0.2"],
    ["Give the result with the right number of significant figures: 3.26 cm x 1.4 cm", "4.6 cm^2"],
    ["12.11 m + 18.0 m with correct sig figs", "30.1 m"],
    ["Add 2.40 × 10^-4 and 1.00 × 10^-2", "0.0102"],
    ["Add 3.108 mL and 0.42 mL.", "3.53 mL"],
    ["Subtract 12.081 cm from 12.6 cm.", "0.5 cm"],
    ["Divide 38.52 g by 12.1 mL.", "3.18 g/mL"],
    ["Multiply 3.21 cm and 1.5 cm.", "4.8 cm^2"],
    ["Write 0.000512 in scientific notation.", "5.12 × 10⁻⁴"],
    ["Express the following numbers in exponential notation: 812, 0.0360", "8.12 × 10²; 3.60 × 10⁻²"],
  ],
  es: [
    ["¿Cuántas cifras significativas tiene 0,00340?", "3"],
    ["Redondea 0,004567 a 2 cifras significativas", "0.0046"],
    ["Calcula 12,11 + 18,0 con el número correcto de cifras significativas", "30.1"],
    ["Escribe 0,000512 en notación científica", "5.12 × 10⁻⁴"],
  ],
  fr: [
    ["Combien de chiffres significatifs possède 0,00340 ?", "3"],
    ["Arrondis 0,004567 à 2 chiffres significatifs", "0.0046"],
    ["Calcule 12,11 + 18,0 avec le bon nombre de chiffres significatifs", "30.1"],
    ["Écris 0,000512 en notation scientifique", "5.12 × 10⁻⁴"],
  ],
  am: [
    ["በ0.00340 ውስጥ ስንት ጉልህ አሃዞች አሉ?", "3"],
    ["0.000512ን በሳይንሳዊ አጻጻፍ ጻፍ", "5.12 × 10⁻⁴"],
  ],
  zh: [
    ["0.00340有几位有效数字？", "3"],
    ["把0.004567保留2位有效数字", "0.0046"],
    ["用科学记数法表示0.000512", "5.12 × 10⁻⁴"],
  ],
  hi: [
    ["0.00340 में कितने सार्थक अंक हैं?", "3"],
    ["0.004567 को 2 सार्थक अंकों तक पूर्णांकित कीजिए", "0.0046"],
    ["0.000512 को वैज्ञानिक संकेतन में लिखिए", "5.12 × 10⁻⁴"],
  ],
};

/** What leaves its figures open, is rounded in two ways, or asks for something else. */
export const FIGURES_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["How many significant figures are in 1500?", "en"],
  ["How many significant figures are in 0?", "en"],
  ["Round 0.465 to two significant figures", "en"],
  ["Round 12.3 to the nearest ten", "en"],
  ["2.5 × 3.1 + 4.22 with correct sig figs", "en"],
  ["1200 × 3.456 with correct sig figs", "en"],
  ["Add 5 mL and 3 mL", "en"],
  ["Add 3.2 g and 1.55 mL.", "en"],
  ["Multiply 2.5 g by 3.1 mL.", "en"],
  ["Add 5.0 g of salt to 100 mL of water", "en"],
];
