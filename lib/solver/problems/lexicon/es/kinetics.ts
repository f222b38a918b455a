import type { ProblemPhrases } from "../problem-phrases.ts";

/** Rates: integrated rate laws and the Arrhenius equation. The list is closed: a problem with any other word is not solved. */
export const SPANISH_KINETICS: ProblemPhrases = {
  "law/ask": ["cuál es", "cuál", "qué", "calcula", "calcule", "calcular", "determina", "determine", "halla", "halle", "cuánto vale", "cuánto", "cuánta", "cuántos", "encuentra", "cuántas"],
  "law/when": ["si", "cuando", "sabiendo que", "donde"],
  "law/and": ["y"],
  "law/order-0": ["orden cero", "orden 0"],
  "law/order-1": ["primer orden", "orden uno", "orden 1"],
  "law/order-2": ["segundo orden", "orden dos", "orden 2"],
  "law/rate-constant": ["constante de velocidad", "constante de velocidad symk", "constantes de velocidad", "constante cinética", "constante de velocidad ( symk )"],
  "law/half-life": ["semivida", "periodo de semirreacción", "período de semirreacción", "vida media", "tiempo de vida media", "semivida symhalflife", "tiempo de semirreacción", "periodo de semivida"],
  "law/how-long": ["cuánto tiempo", "al cabo de cuánto tiempo", "qué tiempo", "cuánto tarda", "cuánto tardará", "tiempo necesario", "cuánto tiempo tarda", "cuánto tiempo tardará", "cuánto tiempo se necesita", "cuántos minutos", "cuántos segundos"],
  "law/initial": ["concentración inicial", "inicial", "inicialmente", "al principio", "concentraciones iniciales", "valor inicial", "cantidad inicial"],
  "law/final": ["concentración final", "final", "concentración restante", "concentración que queda"],
  "law/concentration": ["concentración", "concentraciones", "molaridad"],
  "law/reacted": ["reaccionado", "ha reaccionado", "haya reaccionado", "reaccione", "descompuesto", "se ha descompuesto", "se haya descompuesto", "se descomponga", "ha descompuesto", "haya descompuesto", "se descomponga el", "reaccionar", "en reaccionar", "en descomponerse", "descomponerse", "se consuma", "se ha consumido", "consumido"],
  "law/left": ["queda", "quede", "quedan", "restante", "sin reaccionar"],
  "law/from": ["desde", "baja de", "disminuye de", "de symde", "bajar de", "disminuir de"],
  "law/to": ["a symhasta", "hasta", "baja a", "baje a", "disminuya a", "disminuye a", "se reduzca a", "se reduce a", "descienda a", "alcance", "sea", "pase a", "bajar a", "en bajar a", "disminuir a", "en disminuir a", "bajar hasta"],
  "law/share": ["qué porcentaje", "porcentaje", "qué fracción", "fracción"],
  "law/reactant": ["reactivo a", "reactivo", "sustancia a", "sustancia", "reactante"],
  "law/activation": ["energía de activación", "energía de activación symea"],
  "law/temperature": ["temperatura", "temperaturas"],
  "law/gas-constant": ["constante de los gases"],
  "law/plain": ["descomposición de", "ecuación de arrhenius", "en fase gaseosa", "un", "una", "el", "la", "los", "las", "de", "del", "al", "a", "en", "para", "por", "que", "es", "son", "vale", "tiene", "con", "su", "sus", "esta", "este", "se", "lo", "reacción", "reacciona", "descomposición", "descompone", "sigue", "cinética", "cierta", "temperatura", "gas", "disolución", "solución", "muestra", "después", "tras", "pasado", "pasados", "transcurrido", "transcurridos", "tiempo", "valor", "usa", "use", "usando", "cuyo", "cuya", "respecto", "proceso", "misma", "le", "ella", "necesita", "requiere", "ocurre", "tardará", "tarda", "tardar", "constante", "ley", "ecuación"],
};
