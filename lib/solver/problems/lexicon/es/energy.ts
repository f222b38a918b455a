import type { ProblemPhrases } from "../problem-phrases.ts";

/** Heat, light and decay. */
export const SPANISH_ENERGY: ProblemPhrases = {
  "kind/absorbance": ["absorbancia", "la absorbancia"],
  "kind/temperature": ["temperatura", "la temperatura"],
  buffer: ["tampon", "disolucion tampon", "disolucion amortiguadora", "un tampon", "solucion tampon"],
  produced: ["se deposita", "se depositan", "depositarse"],
  "kind/charge": ["carga", "carga electrica"],
  "kind/current": ["corriente", "una corriente", "la corriente", "intensidad de corriente"],
  "condition/decay": ["isotopo", "isotopo radiactivo", "radioisotopo", "muestra radiactiva", "radiactivo", "un isotopo"],
  "condition/mixing-heat": ["se introduce en", "se sumerge en", "se coloca en", "se mezcla con", "se mezclan con", "se anade a", "se echa en"],
  condenses: ["condensar", "se condensa", "se condensan"],
  freezes: ["congelar", "se congela", "se congelan"],
  "heat-of-vaporization": ["calor de vaporizacion", "entalpia de vaporizacion", "el calor de vaporizacion"],
  "heat-of-fusion": ["calor de fusion", "entalpia de fusion", "el calor de fusion"],
  "condition/vaporization": ["vaporizar", "evaporar", "se vaporiza", "se evapora"],
  "condition/fusion": ["fundir", "derretir", "se funde", "se funden", "funde", "fusion"],
  "kind/energy": ["calor", "energia", "el calor", "la energia", "cantidad de calor", "energia en forma de calor"],
  by: ["aumentar en", "elevar en", "aumenta en", "aumentar la temperatura en", "elevar la temperatura en", "la temperatura aumenta en"],
  "kind/specific-heat": ["calor especifico", "capacidad calorifica especifica", "el calor especifico"],
  "kind/wavelength": ["longitud de onda", "la longitud de onda"],
  "kind/frequency": ["frecuencia", "la frecuencia"],
  "kind/half-life": ["periodo de semidesintegracion", "vida media", "semivida", "el periodo de semidesintegracion"],
  filler: ["introduce", "durante", "se pasa", "pieza", "una pieza", "foton", "fotones", "luz", "un foton", "radiacion"],
};
