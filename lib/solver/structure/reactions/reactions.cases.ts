import type { Locale } from "../../../i18n/locales.ts";

/** Questions about what forms; the answers as the card shows them in English. */
export const REACTIONS: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["Fe2O3 + 3 CO -> 2 Fe + 3 CO2. atom economy for making iron?", "45.8 %"],
    ["What is the atom economy of making Ti by this reaction? TiCl4 + 2 Mg -> Ti + 2 MgCl2", "20.1 %"],
    [
      "Calculate the percentage atom economy for the production of hydrogen in this reaction: CH4 + H2O -> CO + 3 H2",
      "17.8 %",
    ],
    ["which gas forms when Al reacts with hydrochloric acid", "2 Al + 6 HCl → 2 AlCl₃ + 3 H₂"],
    ["what salt do i get from potassium hydroxide and nitric acid", "KOH + HNO₃ → KNO₃ + H₂O"],
    ["does copper react with hydrochloric acid", "no reaction"],
    ["What forms when AgNO3 and NaCl are mixed?", "AgNO₃(aq) + NaCl(aq) → AgCl(s) + NaNO₃(aq)"],
    ["Complete and balance: C3H8 + O2 ->", "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O"],
    ["HCl + NaOH -> ?", "HCl + NaOH → NaCl + H₂O"],
    ["Predict the products of the following reaction and balance the equation: Zn + HCl ->", "Zn + 2 HCl → ZnCl₂ + H₂"],
    ["what does calcium oxide and water form", "CaO + H₂O → Ca(OH)₂"],
    ["what happens if i mix NaCl and KNO3", "no reaction"],
    ["What are the products of Cu + HCl?", "no reaction"],
    ["What is formed when solid potassium is added to water?", "2 K + 2 H₂O → 2 KOH + H₂"],
    ["Write a balanced equation for the combustion of methane", "CH₄ + 2 O₂ → CO₂ + 2 H₂O"],
    ["What forms when calcium carbonate is heated?", "CaCO₃ → CaO + CO₂"],
    ["Write a balanced equation for the reaction of hydrogen and nitrogen to form ammonia.", "3 H₂ + N₂ → 2 NH₃"],
    ["Write the net ionic equation for the reaction of AgNO3 and NaCl.", "Ag⁺(aq) + Cl⁻(aq) → AgCl(s)"],
    ["net ionic equation for HCl(aq) + KOH(aq) -> KCl(aq) + H2O(l)", "H⁺(aq) + OH⁻(aq) → H₂O(l)"],
    ["Which ions are spectators when BaCl2 and Na2SO4 are mixed?", "Cl⁻ and Na⁺"],
    ["Will a precipitate form when Pb(NO3)2 and KI are mixed?", "PbI₂"],
    ["Does a precipitate form when solutions of NaNO3 and KCl are mixed?", "no reaction"],
    [
      "Write the complete ionic equation for AgNO3 + KBr",
      "Ag⁺(aq) + NO₃⁻(aq) + K⁺(aq) + Br⁻(aq) → AgBr(s) + K⁺(aq) + NO₃⁻(aq)",
    ],
  ],
  es: [
    ["¿qué gas se desprende al echar zinc en ácido clorhídrico?", "Zn + 2 HCl → ZnCl₂ + H₂"],
    ["¿Qué se forma al mezclar AgNO3 y NaCl?", "AgNO₃(aq) + NaCl(aq) → AgCl(s) + NaNO₃(aq)"],
    ["Completa y ajusta: C3H8 + O2 ->", "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O"],
    ["Escribe la ecuación iónica neta de la reacción de AgNO3 y NaCl", "Ag⁺(aq) + Cl⁻(aq) → AgCl(s)"],
    ["¿Se forma un precipitado al mezclar Pb(NO3)2 y KI?", "PbI₂"],
    ["¿Cuáles son los iones espectadores en la reacción de BaCl2 y Na2SO4?", "Cl⁻ and Na⁺"],
  ],
  fr: [
    ["Quel gaz se dégage quand on met du magnésium dans de l'acide sulfurique ?", "Mg + H₂SO₄ → MgSO₄ + H₂"],
    ["Que se forme-t-il quand on mélange AgNO3 et NaCl ?", "AgNO₃(aq) + NaCl(aq) → AgCl(s) + NaNO₃(aq)"],
    ["Complète et équilibre : C3H8 + O2 ->", "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O"],
    ["Se forme-t-il un précipité quand on mélange Pb(NO3)2 et KI ?", "PbI₂"],
    ["Quels sont les ions spectateurs dans la réaction de BaCl2 et Na2SO4 ?", "Cl⁻ and Na⁺"],
  ],
  am: [
    ["ዚንክ ከሰልፈሪክ አሲድ ጋር ሲፀገብር ምን ጋዝ ይፈጠራል?", "Zn + H₂SO₄ → ZnSO₄ + H₂"],
    ["AgNO3 እና NaCl ሲቀላቀሉ ምን ይፈጠራል?", "AgNO₃(aq) + NaCl(aq) → AgCl(s) + NaNO₃(aq)"],
    ["Pb(NO3)2 እና KI ሲቀላቀሉ ዝቃጭ ይፈጠራል?", "PbI₂"],
  ],
  zh: [
    ["碳酸钙和盐酸反应放出什么气体？", "CaCO₃ + 2 HCl → CaCl₂ + H₂O + CO₂"],
    ["钠放进水里会生成什么", "2 Na + 2 H₂O → 2 NaOH + H₂"],
    ["AgNO3和NaCl溶液混合后生成什么？", "AgNO₃(aq) + NaCl(aq) → AgCl(s) + NaNO₃(aq)"],
    ["完成并配平：C3H8 + O2 ->", "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O"],
    ["写出AgNO3与NaCl反应的离子方程式", "Ag⁺(aq) + Cl⁻(aq) → AgCl(s)"],
    ["Pb(NO3)2和KI混合会产生沉淀吗？", "PbI₂"],
  ],
  hi: [
    ["मैग्नीशियम और हाइड्रोक्लोरिक अम्ल की अभिक्रिया में कौन सी गैस निकलती है?", "Mg + 2 HCl → MgCl₂ + H₂"],
    ["AgNO3 और NaCl मिलाने पर क्या बनता है?", "AgNO₃(aq) + NaCl(aq) → AgCl(s) + NaNO₃(aq)"],
    ["पूरा कीजिए और संतुलित कीजिए: C3H8 + O2 ->", "C₃H₈ + 5 O₂ → 3 CO₂ + 4 H₂O"],
    ["क्या Pb(NO3)2 और KI मिलाने पर अवक्षेप बनेगा?", "PbI₂"],
  ],
};

/** Where courses tell different products, or something else is asked. */
export const REACTIONS_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["What forms when Na burns in oxygen?", "en"],
  ["Fe + O2 ->", "en"],
  ["Cu + HNO3 ->", "en"],
  ["What forms when NaHCO3 and NaH2PO4 are mixed?", "en"],
  ["What happens when NaCl and H2SO4 are mixed?", "en"],
  ["What forms when Pb(NO3)2 and NaCl are mixed?", "en"],
  ["What forms when love and hate are mixed?", "en"],
  ["How much forms when AgNO3 and NaCl are mixed?", "en"],
  ["What is the pH when HCl and NaOH are mixed?", "en"],
  ["What color forms when AgNO3 and NaCl are mixed?", "en"],
  ["Write a balanced equation for the reaction of propane (C4H10) and oxygen", "en"],
  ["What forms when AgNO3, NaCl and KI are mixed?", "en"],
];
