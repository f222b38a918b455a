import type { Locale } from "../../../i18n/locales.ts";

/** What is asked of rates, catalysts and mechanisms, in any order of words; the answers as the card shows them in English. */
export const RATES_TOLD: Readonly<Record<Locale, readonly (readonly [text: string, answers: string])[]>> = {
  en: [
    ["What happens to the rate of reaction when the temperature is increased?", "faster"],
    ["Does increasing the concentration of HCl speed up or slow down the reaction Mg + 2HCl -> MgCl2 + H2?", "faster"],
    ["How does grinding CaCO3 into a powder affect the rate of its reaction with HCl?", "faster"],
    ["Marble chips are replaced by powdered marble. Will the reaction be faster or slower?", "faster"],
    ["What effect does a catalyst have on the activation energy?", "decreases"],
    ["Does a catalyst change the enthalpy of reaction?", "unchanged"],
    ["How does adding a catalyst affect the equilibrium constant?", "unchanged"],
    ["What effect does a catalyst have on ΔH of a reaction?", "unchanged"],
    ["Does a catalyst increase, decrease or not change the rate of the reverse reaction?", "increases"],
    ["How does a catalyst affect the position of equilibrium?", "unchanged"],
    ["What happens to the rate if the surface area of a solid reactant is increased?", "faster"],
    ["Does lowering the temperature increase or decrease the rate?", "slower"],
    ["What is the molecularity of the elementary step NO + O3 -> NO2 + O2?", "2"],
    ["Is 2 NO -> N2O2 unimolecular, bimolecular or termolecular?", "2"],
    ["Identify the intermediate in the mechanism: NO2 + NO2 -> NO3 + NO (slow); NO3 + CO -> NO2 + CO2 (fast).", "NO₃"],
    ["Which species is the catalyst? Step 1: H2O2 + I- -> H2O + IO-. Step 2: H2O2 + IO- -> H2O + O2 + I-.", "I⁻"],
    ["Identify the reaction intermediate: (1) O3 -> O2 + O (2) O + O3 -> 2 O2", "O"],
    ["Does cooling the mixture make the reaction slower?", "slower"],
    ["What happens to the rate of reaction when lumps are used instead of powder?", "slower"],
    [
      "Fe reacts with HCl in water: Fe + 2 HCl → FeCl₂ + H₂. In place of 1.4 g of powder, one piece of the same mass is taken. Is the reaction at first faster, slower or unchanged?",
      "slower",
    ],
    [
      "In place of powder, one piece of the same mass is taken. Is the reaction at first faster, slower or unchanged?",
      "slower",
    ],
    [
      "The reaction 2 H2O2 -> 2 H2O + O2 occurs in two steps. The first step is H2O2 + I- -> H2O + IO-. What is the second step?",
      "H₂O₂ + IO⁻ → H₂O + O₂ + I⁻",
    ],
  ],
  es: [],
  fr: [],
  am: [],
  zh: [],
  hi: [],
};

/** The same in words that ask something else, or of what has no one answer. */
export const RATES_TOLD_TRAPS: readonly (readonly [text: string, locale: Locale])[] = [
  ["What effect does an inhibitor have on the rate?", "en"],
  ["Does a catalyst increase the yield?", "en"],
  ["What does a catalyst do?", "en"],
  ["How does removing the catalyst affect the rate?", "en"],
  ["How does an increase in temperature affect the rate constant?", "en"],
  ["How does a catalyst affect the activation energy and the rate?", "en"],
  ["What happens to the rate when temperature is increased and concentration is decreased?", "en"],
  ["What happens to the rate if the concentration of A is doubled?", "en"],
  ["Does increasing the temperature increase the yield of ammonia?", "en"],
  ["How does increasing the temperature affect the rate of the reverse reaction at equilibrium?", "en"],
  ["What happens to the rate if the pressure is increased?", "en"],
  ["Identify the intermediate: NO + O3 -> NO2 + O2", "en"],
  ["Which species is not an intermediate? (1) O3 -> O2 + O (2) O + O3 -> 2 O2", "en"],
  ["What happens to the rate constant when the concentration is increased?", "en"],
  ["Why does powdered zinc react faster with acid than a lump of zinc?", "en"],
  ["Does the rate increase when large pieces of marble are replaced by small ones?", "en"],
];
