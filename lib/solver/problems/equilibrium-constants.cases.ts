import type { Locale } from "../../i18n/locales.ts";
import type { WorkedProblem } from "./worked-problems.cases.ts";

/** Mixtures at equilibrium, and Kp and Kc, in our own words. The values are of an independent script. */
export const MIXTURE_AT_EQUILIBRIUM_PROBLEMS = {
  "equilibrium-constants": [
    {
      text: "For the reaction N2(g) + 3 H2(g) ⇌ 2 NH3(g), the equilibrium concentrations are [N2] = 0.50 M, [H2] = 0.40 M and [NH3] = 0.20 M. Calculate Kc.",
      value: 1.25,
      unit: "",
      isSolved: true,
    },
    {
      text: "At equilibrium a mixture contains 0.50 M N2, 0.40 M H2 and 0.20 M NH3. What is the equilibrium constant for N2(g) + 3 H2(g) ⇌ 2 NH3(g)?",
      value: 1.25,
      unit: "",
      isSolved: true,
    },
    {
      text: "N2O4(g) ⇌ 2 NO2(g). At equilibrium at 100 °C, [N2O4] = 0.0200 M and [NO2] = 0.0456 M. What is the value of Kc?",
      value: 0.10397,
      unit: "",
      isSolved: true,
    },
    {
      text: "Calculate Keq for H2(g) + I2(g) ⇌ 2 HI(g) if at equilibrium [H2] = 0.21 mol/L, [I2] = 0.31 mol/L, and [HI] = 0.78 mol/L.",
      value: 9.3456,
      unit: "",
      isSolved: true,
    },
    {
      text: "For H2(g) + I2(g) ⇌ 2 HI(g), Kc = 50.5. At equilibrium [H2] = 0.22 M and [I2] = 0.22 M. What is the equilibrium concentration of HI?",
      value: 1.5634,
      unit: "M",
      isSolved: true,
    },
    {
      text: "The equilibrium constant Kc for N2(g) + 3 H2(g) ⇌ 2 NH3(g) is 0.105 at 472 °C. If [N2] = 0.50 M and [H2] = 0.40 M at equilibrium, calculate [NH3].",
      value: 0.057966,
      unit: "M",
      isSolved: true,
    },
    {
      text: "Kc = 4.61 × 10^-3 for N2O4(g) ⇌ 2 NO2(g). The concentration of NO2 at equilibrium is 0.0456 M. Find the concentration of N2O4.",
      value: 0.45105,
      unit: "M",
      isSolved: true,
    },
    {
      text: "PCl5(g) ⇌ PCl3(g) + Cl2(g). The equilibrium partial pressures are 0.20 atm PCl5, 0.50 atm PCl3 and 0.60 atm Cl2. Calculate Kp.",
      value: 1.5,
      unit: "",
      isSolved: true,
    },
    {
      text: "For CaCO3(s) ⇌ CaO(s) + CO2(g), the partial pressure of CO2 at equilibrium is 0.27 atm. What is Kp?",
      value: 0.27,
      unit: "",
      isSolved: true,
    },
    {
      text: "C(s) + CO2(g) ⇌ 2 CO(g): at equilibrium the partial pressure of CO2 is 0.33 atm and the partial pressure of CO is 0.85 atm. Find Kp.",
      value: 2.1894,
      unit: "",
      isSolved: true,
    },
    {
      text: "For C(s) + CO2(g) ⇌ 2 CO(g), Kp = 1.9. What is the partial pressure of CO at equilibrium if that of CO2 is 0.33 atm?",
      value: 0.79183,
      unit: "atm",
      isSolved: true,
    },
    {
      text: "For N2(g) + 3 H2(g) ⇌ 2 NH3(g), Kc = 0.50 at 773 K. Calculate Kp.",
      value: 0.00012427,
      unit: "",
      isSolved: true,
    },
    {
      text: "Kc for the reaction N2(g) + 3 H2(g) ⇌ 2 NH3(g) is 0.50 at 773 K. What is Kp at this temperature?",
      value: 0.00012427,
      unit: "",
      isSolved: true,
    },
    { text: "Kp for N2O4(g) ⇌ 2 NO2(g) is 0.113 at 25 °C. What is Kc?", value: 0.0046188, unit: "", isSolved: true },
    { text: "H2(g) + I2(g) ⇌ 2 HI(g) has Kc = 50.5 at 448 °C. What is Kp?", value: 50.5, unit: "", isSolved: true },
    {
      text: "2 SO2(g) + O2(g) ⇌ 2 SO3(g). A flask at equilibrium contains 0.15 M SO2, 0.11 M O2, and 0.92 M SO3. Calculate the equilibrium constant Kc for this reaction.",
      value: 341.98,
      unit: "",
      isSolved: true,
    },
    {
      text: "The equilibrium concentrations in a mixture of SO2, O2 and SO3 are [SO2] = 0.15 M, [O2] = 0.11 M, [SO3] = 0.92 M. Determine the equilibrium constant of 2 SO2(g) + O2(g) ⇌ 2 SO3(g).",
      value: 341.98,
      unit: "",
      isSolved: true,
    },
    {
      text: "The concentrations at equilibrium of H2, I2 and HI are 0.21 M, 0.31 M and 0.78 M. Calculate Kc for H2(g) + I2(g) ⇌ 2 HI(g).",
      value: 9.3456,
      unit: "",
      isSolved: true,
    },
    {
      text: "COCl2(g) ⇌ CO(g) + Cl2(g). At equilibrium, the concentration of COCl2 is 0.30 M, the concentration of CO is 0.050 M and the concentration of Cl2 is 0.050 M. What is K?",
      value: 0.0083333,
      unit: "",
      isSolved: true,
    },
    {
      text: "For COCl2(g) ⇌ CO(g) + Cl2(g), K = 0.018. If the equilibrium concentrations of COCl2 and CO are 0.30 M and 0.050 M, what is the equilibrium concentration of Cl2?",
      value: 0.108,
      unit: "M",
      isSolved: true,
    },
    {
      text: "2 CO2(g) ⇌ 2 CO(g) + O2(g): Kc = 6.4 × 10^-7 at 1000 K. Find Kp.",
      value: 5.2517e-5,
      unit: "",
      isSolved: true,
    },
    {
      text: "At equilibrium, [HI] = 0.40 M, [H2] = 0.21 M and [I2] = 0.21 M for 2 HI ⇌ H2 + I2. What is the equilibrium constant?",
      value: 0.27562,
      unit: "",
      isSolved: true,
    },
    {
      text: "NH4HS(s) ⇌ NH3(g) + H2S(g). At equilibrium P(NH3) = 0.050 atm and P(H2S) = 1.2 atm. Calculate Kp.",
      value: 0.06,
      unit: "",
      isSolved: true,
    },
  ],
} as const satisfies Readonly<Record<string, readonly WorkedProblem[]>>;

/** Mixtures that are not at equilibrium, of which something is not told, or whose constant is that of another equation. */
export const MIXTURE_AT_EQUILIBRIUM_TRAPS = [
  "For the reaction N2(g) + 3 H2(g) ⇌ 2 NH3(g), the initial concentrations are [N2] = 0.50 M, [H2] = 0.40 M and [NH3] = 0.20 M. Calculate Kc.",
  "For the reaction N2(g) + 3 H2(g) ⇌ 2 NH3(g), the concentrations are [N2] = 0.50 M, [H2] = 0.40 M and [NH3] = 0.20 M. Calculate Kc.",
  "At equilibrium a mixture contains 0.50 M N2 and 0.40 M H2. What is the equilibrium constant for N2(g) + 3 H2(g) ⇌ 2 NH3(g)?",
  "At equilibrium a mixture contains 0.50 mol N2, 0.40 mol H2 and 0.20 mol NH3. What is Kc for N2(g) + 3 H2(g) ⇌ 2 NH3(g)?",
  "At equilibrium [N2] = 0.50 M, [H2] = 0.40 M and [NH3] = 0.20 M for N2 + H2 ⇌ NH3. Calculate Kc.",
  "The equilibrium concentrations are [N2] = 0.50 M, [H2] = 0.40 M and [NH3] = 0.20 M for N2(g) + 3 H2(g) ⇌ 2 NH3(g). Calculate Kc for the reverse reaction.",
  "The equilibrium concentrations are [N2] = 0.50 M, [H2] = 0.40 M and [NH3] = 0.20 M for N2(g) + 3 H2(g) ⇌ 2 NH3(g). Calculate Kp.",
  "For N2(g) + 3 H2(g) ⇌ 2 NH3(g), Kc = 0.50 at 773 K. Calculate Kc for 2 NH3(g) ⇌ N2(g) + 3 H2(g).",
  "For N2(g) + 3 H2(g) ⇌ 2 NH3(g), Kc = 0.50. Calculate Kp.",
  "For N2 + 3 H2 ⇌ 2 NH3, Kc = 0.50 at 773 K. Calculate Kp.",
  "For N2(g) + 3 H2(g) ⇌ 2 NH3(g), Kc = 0.50 at 773 K and at 800 K it is 0.30. Calculate Kp.",
  "1.00 M N2 and 1.00 M H2 are mixed. At equilibrium [NH3] = 0.20 M. Calculate Kc for N2(g) + 3 H2(g) ⇌ 2 NH3(g).",
  "For H2(g) + I2(g) ⇌ 2 HI(g), Kc = 50.5. Initially [H2] = 0.22 M and [I2] = 0.22 M. What is the equilibrium concentration of HI?",
  "For H2(g) + I2(g) ⇌ 2 HI(g), Kc = 50.5. If [H2] = 0.22 M, [I2] = 0.22 M and [HI] = 0.5 M, is the mixture at equilibrium?",
  "For H2(g) + I2(g) ⇌ 2 HI(g), Kc = 50.5. At equilibrium [H2] = 0.22 M. What is the equilibrium concentration of HI?",
  "PCl5(g) ⇌ PCl3(g) + Cl2(g). The equilibrium partial pressures are 150 torr PCl5, 380 torr PCl3 and 456 torr Cl2. Calculate Kp.",
  "PCl5(g) ⇌ PCl3(g) + Cl2(g). The total pressure at equilibrium is 1.30 atm and the partial pressure of PCl5 is 0.20 atm. Calculate Kp.",
  "CaCO3(s) ⇌ CaO(s) + CO2(g). At equilibrium [CaCO3] = 0.5 M, [CaO] = 0.5 M and [CO2] = 0.01 M. What is Kc?",
  "At equilibrium [N2O4] = 0.0200 M and [NO2] = 0.0456 M. What is Kc?",
  "N2O4(g) ⇌ 2 NO2(g). At equilibrium [N2O4] = 0.0200 M and [NO2] = 0.0456 M. The volume is halved. What is Kc?",
  "N2O4(g) ⇌ 2 NO2(g). Kc = 4.61 × 10^-3 at equilibrium and [NO2] = 0.0456 M. Find the mass of N2O4 in 2.0 L.",
  "The equilibrium concentrations of H2 and I2 are 0.21 M and HI 0.78 M. Calculate Kc for H2(g) + I2(g) ⇌ 2 HI(g).",
  "Kc = 50.5 at 448 °C for H2(g) + I2(g) ⇌ 2 HI(g). Calculate ΔG°.",
  "A 2.00 L flask at equilibrium contains 0.50 M N2O4 and the rest NO2. N2O4(g) ⇌ 2 NO2(g), Kc = 4.61 × 10^-3. Calculate [NO2] after more N2O4 is added.",
  "For 2 HI(g) ⇌ H2(g) + I2(g), Kc = 0.020. At equilibrium, [HI] = 0.40 M and [H2] = [I2]. Calculate [H2].",
  "At equilibrium [HI] = 0.40 M and [H2] = [I2] = 0.21 M for 2 HI(g) ⇌ H2(g) + I2(g). The first K is wrong. What is Kc?",
  "At equilibrium pH = 3.0 and [HF] = 0.10 M for HF(aq) ⇌ H+(aq) + F-(aq). What is K?",
  "What is Kp at 500 K for N2(g) + 3 H2(g) ⇌ 2 NH3(g) if Kc is 0.50 at 773 K?",
  "Kp = 0.50 and Kc = 2.0 for N2O4(g) ⇌ 2 NO2(g). What is the temperature?",
] as const;

type Rows = readonly (readonly [text: string, value: number])[];

/** The same in the other interface languages. */
export const MIXTURE_AT_EQUILIBRIUM_TRANSLATIONS = {
  es: [
    [
      "Para la reacción N2(g) + 3 H2(g) ⇌ 2 NH3(g), en el equilibrio [N2] = 0,50 M, [H2] = 0,40 M y [NH3] = 0,20 M. Calcula Kc.",
      1.25,
    ],
    [
      "Para H2(g) + I2(g) ⇌ 2 HI(g), Kc = 50,5. En el equilibrio [H2] = 0,22 M e [I2] = 0,22 M. ¿Cuál es la concentración de HI en el equilibrio?",
      1.5634,
    ],
    ["Para N2(g) + 3 H2(g) ⇌ 2 NH3(g), Kc = 0,50 a 773 K. Calcula Kp.", 0.00012427],
    [
      "PCl5(g) ⇌ PCl3(g) + Cl2(g). En el equilibrio las presiones parciales son 0,20 atm de PCl5, 0,50 atm de PCl3 y 0,60 atm de Cl2. Calcula Kp.",
      1.5,
    ],
    [
      "Las concentraciones de equilibrio son [N2] = 0,50 mol/L, [H2] = 0,40 mol/L y [NH3] = 0,20 mol/L. ¿Cuánto vale la constante de equilibrio de N2(g) + 3 H2(g) ⇌ 2 NH3(g)?",
      1.25,
    ],
  ],
  fr: [
    [
      "Pour la réaction N2(g) + 3 H2(g) ⇌ 2 NH3(g), à l'équilibre [N2] = 0,50 mol/L, [H2] = 0,40 mol/L et [NH3] = 0,20 mol/L. Calculer Kc.",
      1.25,
    ],
    [
      "Pour H2(g) + I2(g) ⇌ 2 HI(g), Kc = 50,5. À l'équilibre [H2] = 0,22 mol/L et [I2] = 0,22 mol/L. Quelle est la concentration de HI à l'équilibre ?",
      1.5634,
    ],
    ["Pour N2(g) + 3 H2(g) ⇌ 2 NH3(g), Kc = 0,50 à 773 K. Calculer Kp.", 0.00012427],
    [
      "PCl5(g) ⇌ PCl3(g) + Cl2(g). À l'équilibre, les pressions partielles sont 0,20 atm de PCl5, 0,50 atm de PCl3 et 0,60 atm de Cl2. Calculer Kp.",
      1.5,
    ],
    [
      "Les concentrations à l'équilibre sont [N2] = 0,50 mol/L, [H2] = 0,40 mol/L et [NH3] = 0,20 mol/L. Que vaut la constante d'équilibre de N2(g) + 3 H2(g) ⇌ 2 NH3(g) ?",
      1.25,
    ],
  ],
  zh: [
    ["反应 N2(g) + 3 H2(g) ⇌ 2 NH3(g) 平衡时 [N2] = 0.50 mol/L，[H2] = 0.40 mol/L，[NH3] = 0.20 mol/L。求 Kc。", 1.25],
    [
      "反应 H2(g) + I2(g) ⇌ 2 HI(g) 的 Kc = 50.5。平衡时 [H2] = 0.22 mol/L，[I2] = 0.22 mol/L。求平衡时 HI 的浓度。",
      1.5634,
    ],
    ["反应 N2(g) + 3 H2(g) ⇌ 2 NH3(g) 在 773 K 时 Kc = 0.50。求 Kp。", 0.00012427],
    [
      "反应 PCl5(g) ⇌ PCl3(g) + Cl2(g) 平衡时 PCl5 的分压为 0.20 atm，PCl3 的分压为 0.50 atm，Cl2 的分压为 0.60 atm。求 Kp。",
      1.5,
    ],
    [
      "平衡时 N2 的浓度为 0.50 mol/L，H2 的浓度为 0.40 mol/L，NH3 的浓度为 0.20 mol/L。反应 N2(g) + 3 H2(g) ⇌ 2 NH3(g) 的平衡常数是多少？",
      1.25,
    ],
  ],
  hi: [
    [
      "अभिक्रिया N2(g) + 3 H2(g) ⇌ 2 NH3(g) के लिए साम्य पर [N2] = 0.50 M, [H2] = 0.40 M और [NH3] = 0.20 M है। Kc ज्ञात कीजिए।",
      1.25,
    ],
    [
      "H2(g) + I2(g) ⇌ 2 HI(g) के लिए Kc = 50.5 है। साम्य पर [H2] = 0.22 M और [I2] = 0.22 M है। साम्य पर HI की सांद्रता ज्ञात कीजिए।",
      1.5634,
    ],
    ["अभिक्रिया N2(g) + 3 H2(g) ⇌ 2 NH3(g) के लिए 773 K पर Kc = 0.50 है। Kp ज्ञात कीजिए।", 0.00012427],
    [
      "PCl5(g) ⇌ PCl3(g) + Cl2(g) के लिए साम्य पर PCl5 का आंशिक दाब 0.20 atm, PCl3 का आंशिक दाब 0.50 atm और Cl2 का आंशिक दाब 0.60 atm है। Kp ज्ञात कीजिए।",
      1.5,
    ],
  ],
  am: [
    ["ለአፀግብሮቱ N2(g) + 3 H2(g) ⇌ 2 NH3(g) በሚዛን ላይ [N2] = 0.50 M፣ [H2] = 0.40 M እና [NH3] = 0.20 M ነው። Kc ስንት ነው?", 1.25],
    [
      "ለአፀግብሮቱ H2(g) + I2(g) ⇌ 2 HI(g) Kc = 50.5 ነው። በሚዛን ላይ [H2] = 0.22 M እና [I2] = 0.22 M ነው። በሚዛን ላይ የHI ክምችት ስንት ነው?",
      1.5634,
    ],
    ["ለአፀግብሮቱ N2(g) + 3 H2(g) ⇌ 2 NH3(g) በ773 K Kc = 0.50 ነው። Kp ስንት ነው?", 0.00012427],
    [
      "ለአፀግብሮቱ PCl5(g) ⇌ PCl3(g) + Cl2(g) በሚዛን ላይ የPCl5 ከፊል ግፊት 0.20 atm፣ የPCl3 ከፊል ግፊት 0.50 atm እና የCl2 ከፊል ግፊት 0.60 atm ነው። Kp ስንት ነው?",
      1.5,
    ],
  ],
} as const satisfies Record<Exclude<Locale, "en">, Rows>;
