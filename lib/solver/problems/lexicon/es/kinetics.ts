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

/** How fast substances are used up and form, and rate laws. The list is closed too. */
export const SPANISH_RATES: ProblemPhrases = {
  "law/ask": ["cuál es", "cuál", "qué", "calcula", "calcule", "calcular", "determina", "determine", "halla", "halle", "cuánto vale", "encuentra", "a qué velocidad", "con qué velocidad", "qué velocidad", "con qué rapidez", "a qué velocidad media", "cuál será"],
  "law/when": ["si", "cuando", "sabiendo que", "donde", "mientras"],
  "law/and": ["y"],
  "law/rate": ["velocidad", "velocidad media", "velocidad inicial", "rapidez", "rapidez media", "a una velocidad", "con una velocidad", "velocidades", "velocidad promedio"],
  "law/reaction-rate": ["velocidad de reacción", "velocidad de la reacción", "velocidad media de la reacción", "velocidad media de reacción", "velocidad inicial de la reacción", "velocidad promedio de la reacción"],
  "law/used": ["se consume", "consume", "consumo", "desaparece", "desaparición", "se descompone", "descompone", "descomposición", "reacciona", "disminuye", "baja", "desciende", "se gasta", "gasta"],
  "law/formed": ["se forma", "forma", "formación", "se produce", "produce", "producción", "aparece", "aparición", "aumenta", "sube"],
  "law/from": ["desde", "pasa de", "baja de", "disminuye de", "aumenta de", "sube de", "desciende de", "de symde"],
  "law/to": ["a symhasta", "hasta", "a"],
  "law/initial": ["concentración inicial", "inicial", "inicialmente"],
  "law/final": ["concentración final"],
  "law/concentration": ["concentración", "concentraciones", "molaridad"],
  "law/rate-constant": ["constante de velocidad", "constante de velocidad symk", "constante cinética", "constante de velocidad ( symk )", "valor de symk"],
  "law/temperature": ["temperatura"],
  "law/plain": ["ley de velocidad", "ecuación de velocidad", "a cierta temperatura", "a una cierta temperatura", "a esa temperatura", "en cierto momento", "en un momento dado", "en ese momento", "un", "una", "el", "la", "los", "las", "de", "del", "al", "en", "para", "por", "que", "es", "son", "vale", "tiene", "con", "su", "sus", "esta", "este", "se", "lo", "reacción", "gas", "disolución", "solución", "durante", "tiempo", "valor", "según", "ecuación", "cuya", "ambas", "le", "reactivo", "producto", "sigue", "media", "será"],
};
