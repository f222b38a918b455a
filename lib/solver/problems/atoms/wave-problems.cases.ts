import type { Locale } from "../../../i18n/locales.ts";
import type { WorkedProblem } from "../worked-problems.cases.ts";

/** Lines of hydrogen and de Broglie waves, in our own words; values of an independent script with the constants of CODATA 2022. */
export const WAVE_PROBLEMS: readonly WorkedProblem[] = [
  {
    text: "What is the wavelength of the light emitted when an electron in a hydrogen atom falls from n = 3 to n = 2?",
    value: 656.11,
    unit: "nm",
    isSolved: true,
  },
  {
    text: "Calculate the energy of the photon emitted when an electron in a hydrogen atom drops from n = 4 to n = 2.",
    value: 4.0873e-19,
    unit: "J",
    isSolved: true,
  },
  {
    text: "What is the frequency of the line for the transition from n = 5 to n = 2 in the hydrogen atom?",
    value: 6.9087e14,
    unit: "Hz",
    isSolved: true,
  },
  {
    text: "Calculate the wavelength, in nm, of the photon absorbed when a hydrogen electron jumps from n = 1 to n = 3.",
    value: 102.52,
    unit: "nm",
    isSolved: true,
  },
  {
    text: "An electron in a hydrogen atom moves from n = 6 to n = 2. What is the wavelength of the emitted photon?",
    value: 410.07,
    unit: "nm",
    isSolved: true,
  },
  {
    text: "Use the Rydberg equation to find the wavelength of the hydrogen line with n1 = 2 and n2 = 4.",
    value: 486.01,
    unit: "nm",
    isSolved: true,
  },
  {
    text: "What is the energy in eV needed to excite the electron of a hydrogen atom from n = 1 to n = 2?",
    value: 10.204,
    unit: "eV",
    isSolved: true,
  },
  {
    text: "How much energy in kJ/mol is needed to remove the electron from hydrogen in the n = 2 level?",
    value: 328.19,
    unit: "kJ/mol",
    isSolved: true,
  },
  {
    text: "What is the ionization energy of a hydrogen atom in the n = 3 state?",
    value: 2.4221e-19,
    unit: "J",
    isSolved: true,
  },
  {
    text: "What is the de Broglie wavelength of an electron moving at 2.2×10^6 m/s?",
    value: 3.3063e-10,
    unit: "m",
    isSolved: true,
  },
  {
    text: "Calculate the de Broglie wavelength of a 145 g baseball thrown at 40.0 m/s.",
    value: 1.1424e-34,
    unit: "m",
    isSolved: true,
  },
  {
    text: "What is the de Broglie wavelength, in nm, of a proton traveling at 3.50 × 10^5 m/s?",
    value: 0.0011319,
    unit: "nm",
    isSolved: true,
  },
  {
    text: "An electron has a de Broglie wavelength of 0.500 nm. What is its speed?",
    value: 1.4548e6,
    unit: "m/s",
    isSolved: true,
  },
  {
    text: "What is the velocity of a neutron with a de Broglie wavelength of 1.80 × 10^-10 m?",
    value: 2197.8,
    unit: "m/s",
    isSolved: true,
  },
  {
    text: "A particle moving at 5.0 × 10^3 m/s has a de Broglie wavelength of 8.0 × 10^-11 m. What is the mass of the particle?",
    value: 1.6565e-27,
    unit: "kg",
    isSolved: true,
  },
  {
    text: "Find the de Broglie wavelength of a car of mass 1200 kg moving at 90.0 km/h.",
    value: 2.2087e-38,
    unit: "m",
    isSolved: true,
  },
  {
    text: "What is the de Broglie wavelength of an electron (mass 9.11 × 10^-31 kg) with a velocity of 5.97 × 10^6 m/s?",
    value: 1.2183e-10,
    unit: "m",
    isSolved: true,
  },
];

/** The same of ions with one electron, and back from a photon to a level or the nucleus. */
export const ONE_ELECTRON_PROBLEMS: readonly WorkedProblem[] = [
  {
    text: "What is the wavelength of the light emitted when an electron falls from n = 3 to n = 2 in He+?",
    value: 164.03,
    unit: "nm",
    isSolved: true,
  },
  {
    text: "Calculate the energy in eV of the photon emitted when the electron of the Li2+ ion drops from n = 3 to n = 1.",
    value: 108.85,
    unit: "eV",
    isSolved: true,
  },
  {
    text: "What is the ionization energy of the He+ ion in the n = 1 state?",
    value: 8.7195e-18,
    unit: "J",
    isSolved: true,
  },
  { text: "What is the energy of the n = 3 level of hydrogen?", value: -1.5117, unit: "eV", isSolved: true },
  {
    text: "What is the energy in joules of the n = 2 level of the Li2+ ion?",
    value: -4.9047e-18,
    unit: "J",
    isSolved: true,
  },
  {
    text: "A line of hydrogen has a wavelength of 486.1 nm. The lower level is n = 2. What is the upper level?",
    value: 4,
    unit: "",
    isSolved: true,
  },
  {
    text: "A photon with a wavelength of 121.5 nm is emitted by hydrogen from the n = 2 level. What is the final level?",
    value: 1,
    unit: "",
    isSolved: true,
  },
  {
    text: "In the transition from n = 2 to n = 1 a hydrogen-like ion emits light with a wavelength of 13.5 nm. What is the nuclear charge?",
    value: 3,
    unit: "",
    isSolved: true,
  },
];

/** Other atoms, fast particles, momentum by another way, or two things at once. */
export const WAVE_TRAPS: readonly string[] = [
  "What is the wavelength of the light emitted when an electron in a helium ion falls from n = 3 to n = 2?",
  "What is the wavelength of the light emitted when an electron falls from n = 3 to n = 2 in Li+?",
  "A line of hydrogen has a wavelength of 500 nm. The lower level is n = 2. What is the upper level?",
  "What is the wavelength of the light emitted when an electron in a hydrogen atom falls from n = 3?",
  "What is the wavelength of the light emitted when an electron in a hydrogen atom falls from n = 3 to n = 2 and then to n = 1?",
  "What is the de Broglie wavelength of an electron moving at 2.5 × 10^8 m/s?",
  "What is the de Broglie wavelength of an electron with a kinetic energy of 100 eV?",
  "What is the de Broglie wavelength of an electron accelerated through 100 V?",
  "What is the de Broglie wavelength of an electron moving at 10% of the speed of light?",
  "What is the de Broglie wavelength of a nitrogen molecule moving at 500 m/s?",
  "What is the difference in wavelength between the n = 3 to n = 2 and the n = 4 to n = 2 lines of hydrogen?",
  "A hydrogen line has a wavelength of 486 nm and its lower level is n = 2. What is the energy of the photon?",
  "What is the de Broglie wavelength of a baseball moving at 40.0 m/s?",
  "How many photons are emitted when electrons in hydrogen atoms fall from n = 4 to n = 2?",
  "What is the wavelength of the light emitted when an electron in a hydrogen atom does not fall from n = 3 to n = 2?",
  "An electron moving at 1.00 × 10^6 m/s slows to half. What is its de Broglie wavelength?",
  "What is the wavelength of the light emitted when an electron in a hydrogen atom falls from n = 3 to n = 3?",
  "What is the energy change of the atom when an electron in a hydrogen atom falls from n = 3 to n = 2?",
  "An electron in a hydrogen atom falls from n = 3 to n = 2. What is the speed of the photon?",
  "What is the ionization energy of a hydrogen atom from n = 1 to n = 2?",
  "What is the wavelength of the second line of hydrogen for n = 2?",
  "What is the de Broglie wavelength of an electron and a proton moving at 2.2×10^6 m/s?",
  "What is the de Broglie wavelength of a photon of mass 1.0 kg moving at 40.0 m/s in a hydrogen atom?",
  "What is the de Broglie wavelength of a 145 g baseball and a 46 g golf ball moving at 40.0 m/s?",
  "What is the momentum of an electron with a de Broglie wavelength of 0.500 nm?",
];

export const WAVES_IN_OTHER_LANGUAGES: Readonly<
  Record<Exclude<Locale, "en">, readonly (readonly [text: string, value: number])[]>
> = {
  es: [
    ["¿Cuál es la longitud de onda de la luz emitida en la transición de n = 3 a n = 2 del ion He+?", 164.03],
    [
      "¿Cuál es la longitud de onda de la luz emitida cuando un electrón del átomo de hidrógeno cae de n = 3 a n = 2?",
      656.11,
    ],
    ["Calcula la energía del fotón emitido en la transición de n = 4 a n = 2 del átomo de hidrógeno.", 4.0873e-19],
    ["¿Cuál es la longitud de onda de De Broglie de un electrón que se mueve a 2,2×10^6 m/s?", 3.3063e-10],
    ["Calcula la longitud de onda de De Broglie de una pelota de 145 g que se mueve a 40,0 m/s.", 1.1424e-34],
    ["¿Cuál es la frecuencia de la luz emitida en la transición de n = 5 a n = 2 del hidrógeno?", 6.9087e14],
  ],
  fr: [
    ["Quelle est la longueur d’onde de la lumière émise lors de la transition de n = 3 à n = 2 de l’ion He+ ?", 164.03],
    [
      "Quelle est la longueur d’onde de la lumière émise lorsqu’un électron de l’atome d’hydrogène passe de n = 3 à n = 2 ?",
      656.11,
    ],
    ["Calculer l’énergie du photon émis lors de la transition de n = 4 à n = 2 de l’atome d’hydrogène.", 4.0873e-19],
    ["Quelle est la longueur d’onde de de Broglie d’un électron qui se déplace à 2,2×10^6 m/s ?", 3.3063e-10],
    ["Calculer la longueur d’onde de de Broglie d’une balle de 145 g lancée à 40,0 m/s.", 1.1424e-34],
    ["Quelle est la fréquence de la lumière émise lors de la transition de n = 5 à n = 2 de l’hydrogène ?", 6.9087e14],
  ],
  zh: [
    ["He+ 离子中的电子从 n = 3 跃迁到 n = 2 时，发出的光的波长是多少？", 164.03],
    ["氢原子中的电子从 n = 3 跃迁到 n = 2 时，发出的光的波长是多少？", 656.11],
    ["氢原子的电子从 n = 4 跃迁到 n = 2 时放出的光子的能量是多少？", 4.0873e-19],
    ["以 2.2×10^6 m/s 运动的电子的德布罗意波长是多少？", 3.3063e-10],
    ["质量为 145 g 的棒球以 40.0 m/s 的速度运动，求它的德布罗意波长。", 1.1424e-34],
  ],
  hi: [
    ["He+ आयन में इलेक्ट्रॉन n = 3 से n = 2 पर गिरता है। उत्सर्जित प्रकाश की तरंगदैर्घ्य क्या है?", 164.03],
    ["हाइड्रोजन परमाणु में इलेक्ट्रॉन n = 3 से n = 2 पर गिरता है। उत्सर्जित प्रकाश की तरंगदैर्घ्य क्या है?", 656.11],
    ["हाइड्रोजन परमाणु में n = 4 से n = 2 के संक्रमण में उत्सर्जित फोटॉन की ऊर्जा ज्ञात कीजिए।", 4.0873e-19],
    ["2.2×10^6 m/s वेग से गतिमान इलेक्ट्रॉन की दे ब्रॉग्ली तरंगदैर्घ्य ज्ञात कीजिए।", 3.3063e-10],
    ["145 g की एक गेंद 40.0 m/s वेग से चल रही है। उसकी दे ब्रॉग्ली तरंगदैर्घ्य क्या है?", 1.1424e-34],
  ],
  am: [
    ["በ He+ አዮን ውስጥ ኤሌክትሮን ከ n = 3 ወደ n = 2 ሲወርድ የሚለቀቀው ብርሃን የሞገድ ርዝመት ስንት ነው?", 164.03],
    ["በሃይድሮጅን አቶም ውስጥ ኤሌክትሮን ከ n = 3 ወደ n = 2 ሲወርድ የሚለቀቀው ብርሃን የሞገድ ርዝመት ስንት ነው?", 656.11],
    ["በሃይድሮጅን አቶም ውስጥ ኤሌክትሮን ከ n = 4 ወደ n = 2 ሲወርድ የፎቶኑ ጉልበት ስንት ነው?", 4.0873e-19],
    ["በ 2.2×10^6 m/s የሚንቀሳቀስ ኤሌክትሮን የደ ብሮይ የሞገድ ርዝመት ስንት ነው?", 3.3063e-10],
    ["በ 40.0 m/s የሚንቀሳቀስ 145 g ኳስ የደ ብሮይ የሞገድ ርዝመት ስንት ነው?", 1.1424e-34],
  ],
};
