import type { Locale } from "../../../i18n/locales.ts";
import type { WorkedProblem } from "../worked-problems.cases.ts";

/** Exercises on rates of substances and on rate laws, in our own words. The values are of an independent script. */
export const SPEED_PROBLEMS: readonly WorkedProblem[] = [
  {
    text: "For N2 + 3 H2 → 2 NH3, NH3 forms at a rate of 0.30 M/s. How fast is N2 used up?",
    value: 0.15,
    unit: "M/s",
    isSolved: true,
  },
  {
    text: "In the reaction N2 + 3H2 -> 2NH3, if NH3 forms at 0.30 M/s, how fast is H2 consumed?",
    value: 0.45,
    unit: "M/s",
    isSolved: true,
  },
  {
    text: "For the reaction 2 N2O5 → 4 NO2 + O2, the rate of disappearance of N2O5 is 0.0240 mol/(L·s). What is the rate of formation of NO2?",
    value: 0.048,
    unit: "mol/(L·s)",
    isSolved: true,
  },
  {
    text: "In the reaction 2 NO + O2 → 2 NO2, the rate of the reaction is 0.050 M/s. At what rate is NO consumed?",
    value: 0.1,
    unit: "M/s",
    isSolved: true,
  },
  {
    text: "Oxygen is consumed at 0.20 M/s in the reaction 4 NH3 + 5 O2 → 4 NO + 6 H2O. At what rate is water produced?",
    value: 0.24,
    unit: "M/s",
    isSolved: true,
  },
  {
    text: "What is the rate of disappearance of H2 when NH3 is produced at a rate of 0.40 mol/(L·min) according to N2 + 3 H2 → 2 NH3?",
    value: 0.6,
    unit: "mol/(L·min)",
    isSolved: true,
  },
  {
    text: "For 2A + B → 3C, A is consumed at 0.10 M/s. What is the rate of formation of C?",
    value: 0.15,
    unit: "M/s",
    isSolved: true,
  },
  {
    text: "For 2A + B → 3C, the concentration of A decreases from 0.800 M to 0.500 M in 60.0 s. What is the average rate of the reaction?",
    value: 0.0025,
    unit: "M/s",
    isSolved: true,
  },
  {
    text: "In the reaction 2 H2O2 → 2 H2O + O2, the concentration of H2O2 falls from 1.000 M to 0.500 M in 6.00 h. What is the average rate of decomposition of H2O2?",
    value: 0.083333,
    unit: "M/h",
    isSolved: true,
  },
  {
    text: "The concentration of N2O5 drops from 0.100 M to 0.066 M in 200 s. What is the average rate of disappearance of N2O5?",
    value: 0.00017,
    unit: "M/s",
    isSolved: true,
  },
  {
    text: "In the reaction 2 HI → H2 + I2, the concentration of HI decreases from 0.100 M to 0.0716 M in 100 s. What is the average rate at which I2 forms?",
    value: 0.000142,
    unit: "M/s",
    isSolved: true,
  },
  {
    text: "In the reaction 2 HI → H2 + I2, the concentration of HI decreases from 0.100 M to 0.0716 M in 100 s. What is the average rate of the reaction in M/min?",
    value: 0.00852,
    unit: "M/min",
    isSolved: true,
  },
  {
    text: "A reaction has the rate law rate = k[A][B]^2 with k = 0.25 M-2 s-1. What is the rate when [A] = 0.10 M and [B] = 0.20 M?",
    value: 0.001,
    unit: "mol/(L·s)",
    isSolved: true,
  },
  {
    text: "For a reaction, rate = k[A]^2[B]. When [A] = 0.20 M and [B] = 0.30 M the rate is 0.0048 M/s. Calculate the rate constant.",
    value: 0.4,
    unit: "L²/(mol²·s)",
    isSolved: true,
  },
  {
    text: "rate = k[A]2[B], k = 2.0 M-2 s-1, [A] = 0.50 M, [B] = 0.10 M. Find the rate.",
    value: 0.05,
    unit: "mol/(L·s)",
    isSolved: true,
  },
  {
    text: "The rate law of a reaction is rate = k[NO2][F2]. At [NO2] = 0.010 mol/L and [F2] = 0.025 mol/L the rate is 9.5 × 10^-3 mol/(L·s). What is the value of k?",
    value: 38.0,
    unit: "L/(mol·s)",
    isSolved: true,
  },
  {
    text: "For the reaction with rate = k[A][B], the concentration of A is 0.15 M and the concentration of B is 0.20 M. If the rate is 3.0 × 10^-3 M/s, what is k?",
    value: 0.1,
    unit: "L/(mol·s)",
    isSolved: true,
  },
  {
    text: "A reaction follows the rate law: rate = k [A]. If k = 0.020 s-1 and the concentration of A is 0.50 M, what is the initial rate?",
    value: 0.01,
    unit: "mol/(L·s)",
    isSolved: true,
  },
  {
    text: "The rate of formation of NH3 in N2 + 3 H2 → 2 NH3 is 0.15 M/min. What is the rate of consumption of hydrogen in M/s?",
    value: 0.00375,
    unit: "M/s",
    isSolved: true,
  },
  {
    text: "The rate law for 2 NO + O2 → 2 NO2 is rate = k[NO]^2[O2]. If k = 7.1 × 10^3 M-2 s-1, [NO] = 0.0010 M and [O2] = 0.0034 M, what is the rate of the reaction?",
    value: 2.414e-5,
    unit: "mol/(L·s)",
    isSolved: true,
  },
];

/** What is missing, contradicts itself, or asks for something else. */
export const SPEED_TRAPS: readonly string[] = [
  "For N2 + 3 H2 → 2 NH3, NH3 forms at a rate of 0.30 M/s. How fast is NH3 formed?",
  "For N2 + 3 H2 → 2 NH3, N2 forms at a rate of 0.30 M/s. How fast is H2 used up?",
  "For N2 + 3 H2 → 2 NH3, NH3 forms at a rate of 0.30 M/s. How fast is N2 formed?",
  "For N2 + 3 H2 → 2 NH3, NH3 forms at a rate of 0.30 M/s. How much NH3 forms in 10 s?",
  "For N2 + 3 H2 → 2 NH3, NH3 forms at a rate of 0.30 M/s for 10 s. How fast is N2 used up?",
  "For N2 + 3 H2 → 2 NH3, NH3 forms at a rate of 0.30 M/s. How fast is O2 used up?",
  "For N2 + 3 H2 → 2 NH3, NH3 forms at a rate of 0.30 g/s. How fast is N2 used up?",
  "For N2 + 3 H2 → 2 NH3, NH3 does not form at a rate of 0.30 M/s. How fast is N2 used up?",
  "For 2 N2O5 → 4 NO2 + O2, the concentration of N2O5 falls by 0.20 M in 30 s from 0.50 M. What is the rate of the reaction?",
  "For 2 N2O5 → 4 NO2 + O2, the concentration of N2O5 rises from 0.20 M to 0.50 M in 30 s. What is the rate of the reaction?",
  "For 2 N2O5 → 4 NO2 + O2, the concentration of N2O5 falls from 0.50 M to 0.20 M in 30 s. What is the average rate?",
  "The concentration of N2O5 falls from 0.50 M to 0.20 M in 30 s. What is the average rate of the reaction?",
  "The concentration of N2O5 falls from 0.50 M to 0.20 M in 30 s. What is the average rate of formation of NO2?",
  "The concentration of A falls from 0.50 M to 0.20 M between 10 s and 30 s. What is the average rate of disappearance of A?",
  "For N2 + H2 → NH3, NH3 forms at a rate of 0.30 M/s. What is the rate of the reaction?",
  "rate = k[A][B]^2, [A] = 0.10 M, [B] = 0.20 M. What is the rate?",
  "rate = k[A][B]^2, k = 0.25 s-1, [A] = 0.10 M, [B] = 0.20 M. What is the rate?",
  "rate = k[A][B]^2, k = 0.25 M-2 s-1, [A] = 0.10 M, [B] = 0.20 M. What is the rate if [A] is doubled?",
  "rate = k[A][B]^2, k = 0.25 M-2 s-1, [A] = 0.10 M, [B] = 0.20 M. What is the rate of disappearance of B?",
  "rate = k[A][B]^2, k = 0.25 M-2 s-1, [A] = 0.10 M, [C] = 0.20 M. What is the rate?",
  "rate = k[A]^1.5[B], k = 0.25 M-1.5 s-1, [A] = 0.10 M, [B] = 0.20 M. What is the rate?",
  "rate = k[A]^1/2[B], k = 0.25 M-2 s-1, [A] = 0.10 M, [B] = 0.20 M. What is the rate?",
  "rate = k[A][B]/[C], k = 0.25 M-1 s-1, [A] = 0.10 M, [B] = 0.20 M, [C] = 0.10 M. What is the rate?",
  "rate = k[A][B]^2, k = 0.25 M-2 s-1, [A] = 0.10 M, [B] = 0.20 M. What is the rate constant at 50 °C?",
  "rate = k[A][B], the rate is 0.020 M/s, [A] = 0.10 M. What is k?",
  "rate = k[A], k = 0.10 s-1, [A] = 0.50 M. What is the rate after 10 s?",
  "rate = k[A]^2, k = 0.10 M-1 s-1, [A] = 0.50 M initially. What is the rate when half of A has reacted?",
  "rate = k[A][B], k = 0.10 M-1 s-1, the concentrations of A and B are 0.50 M. What is the rate?",
  "rate = k[A]^2, k = 0.10 M-1 s-1, initial [A] = 0.50 M. What is the rate when [A] = 0.20 M?",
  "The rate law is rate = k[A]^2 + k2[B]. k = 0.10 M-1 s-1, [A] = 0.5 M. What is the rate?",
  "In the reaction 2 HI → H2 + I2, H2 forms at 0.10 M/s and I2 forms at 0.20 M/s. How fast is HI used up?",
  "For 2 NO + O2 → 2 NO2, the rate of reaction of NO is 0.10 M/s. What is the rate of reaction?",
  "For N2 + 3 H2 → 2 NH3, what is the relative rate of N2 and NH3?",
  "For 2 SO2 + O2 → 2 SO3, the rate of the reaction is 0.10 M/s. What is the rate constant?",
  "For 2 SO2 + O2 → 2 SO3, SO2 is used up at 0.10 M/s at 300 K. How fast is SO3 formed at 320 K?",
  "The concentration of N2O5 falls from 0.50 M to 0.20 M in 30 s. What is the average rate of formation of N2O5?",
];

type Rows = Readonly<Record<Exclude<Locale, "en">, readonly (readonly [text: string, value: number | null])[]>>;

/** The answers in the other languages, null where there must be none; values of the same script. */
export const SPEEDS_ELSEWHERE: Rows = {
  es: [
    ["En la reacción N2 + 3 H2 → 2 NH3, el NH3 se forma a 0,30 mol/(L·s). ¿A qué velocidad se consume el N2?", 0.15],
    [
      "Para la reacción 2 N2O5 → 4 NO2 + O2, la velocidad de desaparición de N2O5 es 0,0240 mol/(L·s). ¿Cuál es la velocidad de formación de NO2?",
      0.048,
    ],
    [
      "En la reacción 2 HI → H2 + I2, la concentración de HI baja de 0,100 mol/L a 0,0716 mol/L en 100 s. ¿Cuál es la velocidad media de la reacción?",
      0.000142,
    ],
    [
      "La ley de velocidad de una reacción es v = k[A][B]^2 con k = 0,25 L^2/(mol^2·s). ¿Cuál es la velocidad cuando [A] = 0,10 M y [B] = 0,20 M?",
      0.001,
    ],
    [
      "Una reacción tiene la ley de velocidad v = k[A][B]. Con [A] = 0,15 M y [B] = 0,20 M la velocidad es 3,0 × 10^-3 mol/(L·s). ¿Cuánto vale la constante de velocidad k?",
      0.1,
    ],
    [
      "En la reacción 2 HI → H2 + I2, la concentración de HI baja en 0,100 mol/L en 100 s. ¿Cuál es la velocidad media de la reacción?",
      null,
    ],
  ],
  fr: [
    ["Dans la réaction N2 + 3 H2 → 2 NH3, NH3 se forme à 0,30 mol/(L·s). À quelle vitesse N2 est-il consommé ?", 0.15],
    [
      "Pour la réaction 2 N2O5 → 4 NO2 + O2, la vitesse de disparition de N2O5 est 0,0240 mol/(L·s). Quelle est la vitesse de formation de NO2 ?",
      0.048,
    ],
    [
      "Dans la réaction 2 HI → H2 + I2, la concentration de HI passe de 0,100 mol/L à 0,0716 mol/L en 100 s. Quelle est la vitesse moyenne de la réaction ?",
      0.000142,
    ],
    [
      "La loi de vitesse d'une réaction est v = k[A][B]^2 avec k = 0,25 L^2/(mol^2·s). Quelle est la vitesse quand [A] = 0,10 mol/L et [B] = 0,20 mol/L ?",
      0.001,
    ],
    [
      "Une réaction a la loi de vitesse v = k[A][B]. Avec [A] = 0,15 mol/L et [B] = 0,20 mol/L, la vitesse est 3,0 × 10^-3 mol/(L·s). Que vaut la constante de vitesse k ?",
      0.1,
    ],
    [
      "Dans la réaction 2 HI → H2 + I2, la concentration de HI diminue de 0,100 mol/L en 100 s. Quelle est la vitesse moyenne de la réaction ?",
      null,
    ],
  ],
  zh: [
    ["在反应 N2 + 3 H2 → 2 NH3 中，NH3 的生成速率为 0.30 mol/(L·s)。N2 的消耗速率是多少？", 0.15],
    ["在反应 2 N2O5 → 4 NO2 + O2 中，N2O5 的消耗速率为 0.0240 mol/(L·s)，NO2 的生成速率是多少？", 0.048],
    [
      "在反应 2 HI → H2 + I2 中，HI 的浓度在 100 s 内由 0.100 mol/L 降到 0.0716 mol/L。反应的平均速率是多少？",
      0.000142,
    ],
    [
      "某反应的速率方程为 v = k[A][B]^2，k = 0.25 L^2/(mol^2·s)。当 [A] = 0.10 mol/L、[B] = 0.20 mol/L 时，反应速率是多少？",
      0.001,
    ],
    [
      "某反应的速率方程为 v = k[A][B]。[A] = 0.15 mol/L、[B] = 0.20 mol/L 时，反应速率为 3.0 × 10^-3 mol/(L·s)。速率常数 k 是多少？",
      0.1,
    ],
    ["在反应 2 HI → H2 + I2 中，HI 的浓度在 100 s 内降低了 0.100 mol/L。反应的平均速率是多少？", null],
  ],
  hi: [
    ["अभिक्रिया N2 + 3 H2 → 2 NH3 में NH3 के बनने का वेग 0.30 mol/(L·s) है। N2 के ख़र्च होने का वेग कितना है?", 0.15],
    ["अभिक्रिया 2 N2O5 → 4 NO2 + O2 में N2O5 के विलुप्त होने की दर 0.0240 mol/(L·s) है। NO2 के बनने की दर ज्ञात कीजिए।", 0.048],
    [
      "अभिक्रिया 2 HI → H2 + I2 में HI की सांद्रता 100 s में 0.100 mol/L से 0.0716 mol/L हो जाती है। अभिक्रिया का औसत वेग कितना है?",
      0.000142,
    ],
    [
      "एक अभिक्रिया का वेग नियम v = k[A][B]^2 है और k = 0.25 L^2/(mol^2·s) है। जब [A] = 0.10 mol/L और [B] = 0.20 mol/L हो, तब वेग कितना है?",
      0.001,
    ],
    [
      "एक अभिक्रिया का वेग नियम v = k[A][B] है। [A] = 0.15 mol/L और [B] = 0.20 mol/L पर वेग 3.0 × 10^-3 mol/(L·s) है। वेग स्थिरांक k कितना है?",
      0.1,
    ],
    ["अभिक्रिया 2 HI → H2 + I2 में HI की सांद्रता 100 s में 0.100 mol/L घटती है। अभिक्रिया का औसत वेग कितना है?", null],
  ],
  am: [
    ["በአፀግብሮቱ N2 + 3 H2 → 2 NH3፣ NH3 በ0.30 mol/(L·s) ይፈጠራል። N2 የሚያልቅበት ፍጥነት ስንት ነው?", 0.15],
    ["በአፀግብሮቱ 2 N2O5 → 4 NO2 + O2፣ N2O5 በ0.0240 mol/(L·s) ያልቃል። NO2 የሚፈጠርበት ፍጥነት ስንት ነው?", 0.048],
    [
      "በአፀግብሮቱ 2 HI → H2 + I2፣ የHI ክምችት በ100 s ውስጥ ከ0.100 mol/L ወደ 0.0716 mol/L ይሄዳል። የአፀግብሮቱ አማካይ ፍጥነት ስንት ነው?",
      0.000142,
    ],
    [
      "የአንድ አፀግብሮት የፍጥነት ሕግ v = k[A][B]^2 ነው። k = 0.25 L^2/(mol^2·s) ነው። [A] = 0.10 mol/L እና [B] = 0.20 mol/L ሲሆን ፍጥነቱ ስንት ነው?",
      0.001,
    ],
    [
      "የአንድ አፀግብሮት የፍጥነት ሕግ v = k[A][B] ነው። [A] = 0.15 mol/L እና [B] = 0.20 mol/L ሲሆን ፍጥነቱ 3.0 × 10^-3 mol/(L·s) ነው። የፍጥነት ቋሚው k ስንት ነው?",
      0.1,
    ],
    ["በአፀግብሮቱ 2 HI → H2 + I2፣ የHI ክምችት በ100 s ውስጥ በ0.100 mol/L ይቀንሳል። የአፀግብሮቱ አማካይ ፍጥነት ስንት ነው?", null],
  ],
};
