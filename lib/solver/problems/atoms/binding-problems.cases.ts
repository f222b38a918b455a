import type { Locale } from "../../../i18n/locales.ts";
import type { WorkedProblem } from "../worked-problems.cases.ts";

/** Mass defects and binding energies, in our own words; values by hand with the masses that the texts tell. */
export const BINDING_PROBLEMS: readonly WorkedProblem[] = [
  {
    text: "The mass defect of a nucleus is 0.0304 u. What is its binding energy in MeV?",
    value: 28.317,
    unit: "MeV",
    isSolved: true,
  },
  {
    text: "Calculate the mass defect of helium-4. The mass of an atom of helium-4 is 4.00260 u, of a hydrogen atom 1.00783 u and of a neutron 1.00866 u.",
    value: 0.03038,
    unit: "u",
    isSolved: true,
  },
  {
    text: "Find the binding energy per nucleon of iron-56, whose atomic mass is 55.93494 u.",
    value: 8.79,
    unit: "MeV",
    isSolved: true,
  },
  {
    text: "What is the binding energy in J of the nucleus of 7Li? The mass of an atom of 7Li is 7.01600 u.",
    value: 6.2876e-12,
    unit: "J",
    isSolved: true,
  },
  {
    text: "A nucleus of oxygen-16 has a mass defect of 0.13701 u. Calculate the binding energy per nucleon.",
    value: 7.9765,
    unit: "MeV",
    isSolved: true,
  },
];

/** Nuclei without a mass in the tables, bare protons beside atoms, and two nuclei at once. */
export const BINDING_TRAPS: readonly string[] = [
  "Calculate the binding energy, in MeV, of a carbon-12 nucleus of mass 11.99671 u.",
  "What is the binding energy of cobalt-59?",
  "The mass defect of a nucleus is 0.0304 u. What is the binding energy per nucleon?",
  "Which of helium-4 and iron-56 has the greater binding energy per nucleon?",
  "What is the mass defect of helium-4, whose mass is 5.00260 u?",
];

export const BINDING_IN_OTHER_LANGUAGES: Readonly<
  Record<Exclude<Locale, "en">, readonly (readonly [text: string, value: number])[]>
> = {
  es: [["El defecto de masa de un núcleo es 0,0304 u. ¿Cuál es la energía de enlace en MeV?", 28.317]],
  fr: [["Le défaut de masse d’un noyau est 0,0304 u. Quelle est l’énergie de liaison ?", 28.317]],
  zh: [["原子核的质量亏损是 0.0304 u，结合能是多少 MeV？", 28.317]],
  hi: [["नाभिक की द्रव्यमान क्षति 0.0304 u है। बंधन ऊर्जा क्या है?", 28.317]],
  am: [["የመጠነ ቁስ ጉድለቱ 0.0304 u ነው። የትስስር ጉልበቱ ስንት ነው?", 28.317]],
};
