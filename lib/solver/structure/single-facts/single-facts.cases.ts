import type { Locale } from "../../../i18n/locales.ts";

/** Short questions about one substance; the answers as the card shows them in English. */
export const SINGLE_FACTS: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["is HF strong", "weak acid"],
    ["Is HCl a strong or weak acid?", "strong acid"],
    ["Is NH3 a weak base?", "weak base"],
    ["Is AgCl soluble in water?", "insoluble"],
    ["is potassium carbonate soluble", "soluble"],
    ["Does BaSO4 dissolve in water?", "insoluble"],
    ["What is the conjugate base of HSO4-?", "SO₄²⁻"],
    ["conjugate acid of NH3", "NH₄⁺"],
    ["How many isomers does C4H10 have?", "2"],
    ["how many isomers does butane C4H10 have (structural ones, counting the straight one)", "2"],
    ["isomers of C5H12", "pentane, 2-methylbutane, and 2,2-dimethylpropane"],
  ],
  es: [
    ["¿Es soluble AgCl en agua?", "insoluble"],
    ["¿El HF es un ácido fuerte o débil?", "weak acid"],
    ["¿Cuál es la base conjugada del HSO4-?", "SO₄²⁻"],
    ["¿Cuántos isómeros tiene C4H10?", "2"],
  ],
  fr: [
    ["Est-ce que AgCl est soluble dans l'eau ?", "insoluble"],
    ["HF est-il un acide fort ou faible ?", "weak acid"],
    ["Quelle est la base conjuguée de HSO4- ?", "SO₄²⁻"],
    ["Combien d'isomères possède C4H10 ?", "2"],
  ],
  am: [
    ["AgCl በውሃ ውስጥ ይሟሟል?", "insoluble"],
    ["HF ጠንካራ አሲድ ነው?", "weak acid"],
  ],
  zh: [
    ["AgCl溶于水吗？", "insoluble"],
    ["HF是强酸还是弱酸？", "weak acid"],
    ["HSO4-的共轭碱是什么？", "SO₄²⁻"],
    ["C4H10有几种同分异构体？", "2"],
  ],
  hi: [
    ["क्या AgCl जल में विलेय है?", "insoluble"],
    ["क्या HF प्रबल अम्ल है?", "weak acid"],
    ["HSO4- का संयुग्मी क्षारक क्या है?", "SO₄²⁻"],
  ],
};

/** What no rule of these decides, or asks for something else. */
export const SINGLE_FACTS_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["is NaCl strong", "en"],
  ["Is ethanol soluble in water?", "en"],
  ["Is iron soluble?", "en"],
  ["Is AgCl soluble in ammonia?", "en"],
  ["What is the conjugate base of NaCl?", "en"],
  ["What is the conjugate base of an acid?", "en"],
  ["How many isomers does C4H10O have?", "en"],
  ["How many isomers does C3H8 have?", "en"],
  ["Why is HF weak?", "en"],
  ["Is AgCl soluble or is it a base?", "en"],
];
