import type { ProblemPhrases } from "../problem-phrases.ts";

/** Heat, light and decay. */
export const SPANISH_ENERGY: ProblemPhrases = {
  "kind/energy": ["calor", "energia", "el calor", "la energia", "cantidad de calor", "energia en forma de calor"],
  by: ["aumentar en", "elevar en", "aumenta en", "aumentar la temperatura en", "elevar la temperatura en", "la temperatura aumenta en"],
  "kind/specific-heat": ["calor especifico", "capacidad calorifica especifica", "el calor especifico"],
  "kind/wavelength": ["longitud de onda", "la longitud de onda"],
  "kind/frequency": ["frecuencia", "la frecuencia"],
  "kind/half-life": ["periodo de semidesintegracion", "vida media", "semivida", "el periodo de semidesintegracion"],
  filler: ["foton", "fotones", "luz", "un foton", "radiacion"],
};
