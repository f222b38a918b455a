import { pickPhrases } from "../problem-phrases.ts";
import type { ProblemPhrases } from "../problem-phrases.ts";
import { SPANISH_CORE } from "./core.ts";

/** Isotopes, electrons and lines of atoms: all the words that such a problem may have. */
export const SPANISH_ATOMS: ProblemPhrases = {
  ...pickPhrases(SPANISH_CORE, ["what", "find", "of", "in", "is", "and", "contain", "when", "with"]),
  has: ["tiene", "tienen", "que tiene", "con una masa de"],
  average: ["masa atomica promedio", "masa atomica media", "masa promedio", "masa media", "peso atomico", "peso atomico promedio", "masa atomica ponderada", "promedio ponderado", "masa media ponderada"],
  "kind/atomic-mass": ["masa atomica"],
  "kind/relative-atomic-mass": ["masa atomica relativa", "masa atomica relativa media"],
  "kind/isotope-mass": ["masa", "masas", "masa isotopica", "masas isotopicas", "masas atomicas", "numero masico", "numeros masicos", "pesa", "pesan", "cuyas masas"],
  "kind/abundance": ["abundancia", "abundancias", "abundancia natural", "abundancias naturales", "abundancia relativa", "abundancias relativas", "abundancia isotopica", "abundancias isotopicas", "porcentaje", "porcentajes", "porcentaje de abundancia", "abundancia porcentual", "abundancias porcentuales", "proporcion", "proporciones", "fraccion", "fracciones"],
  isotope: ["isotopo", "isotopos", "dos isotopos", "tres isotopos", "cada isotopo", "ambos isotopos", "los dos isotopos", "isotopos estables", "isotopos naturales"],
  lighter: ["isotopo mas ligero", "isotopo ligero"],
  heavier: ["isotopo mas pesado", "isotopo pesado"],
  remainder: ["el resto", "resto", "el restante", "restante"],
  filler: [
    "el", "la", "los", "las", "un", "una", "se", "elemento", "atomo", "atomos", "su", "sus", "cuya", "cuyo", "natural", "naturales", "naturaleza", "en la naturaleza", "existe", "existen", "presenta", "presentan", "consta", "formado", "compuesto", "por", "dos", "tres", "cada", "uno", "estable", "estables", "muestra", "que", "respectivamente", "siguientes", "siguiente", "datos", "tabla", "a partir de", "partir", "para", "esta", "este", "estos", "sabiendo que", "hay", "como",
    "de manera natural", "de forma natural", "relativa", "y una", "solo", "uma", "desconocido", "x", "elemento x", "son", "lo", "le", "respectivas", "ambos", "encuentra", "encuentran", "tambien",
  ],
};
