import type { ProblemPhrases } from "../problem-phrases.ts";

/** Solubility products. The list is closed: a problem with any other word is not solved. */
export const SPANISH_SOLUBILITY: ProblemPhrases = {
  "law/ask": ["cuál es", "cuál", "cuánto vale", "calcula", "calcule", "calcular", "calcúlese", "determina", "determine", "halla", "halle", "hallar", "cuánto", "qué", "obtén", "cuál será"],
  "law/solubility-product": ["producto de solubilidad", "constante del producto de solubilidad", "producto de solubilidad symksp", "constante de solubilidad", "constante del producto de solubilidad symksp", "valor de symksp", "constante symksp", "constante de producto de solubilidad", "producto de solubilidad ( symksp )"],
  "law/solubility": ["solubilidad", "solubilidad molar", "solubilidad symsolubility"],
  "law/concentration": ["concentración", "concentración molar", "concentraciones", "molaridad"],
  "law/saturated": ["saturada", "disolución saturada", "solución saturada", "disolución acuosa saturada", "saturada de"],
  "law/water": ["agua", "agua pura", "agua destilada"],
  "law/when": ["si", "cuando", "sabiendo que", "dado que", "sabiendo"],
  "law/and": ["y"],
  "law/temperature": ["temperatura"],
  "law/plain": ["el", "la", "los", "las", "un", "una", "de", "del", "en", "a", "al", "es", "son", "que", "su", "sus", "este", "esta", "con", "por", "para", "se", "tiene", "vale", "valor", "igual", "disolución", "solución", "acuosa", "ion", "iones", "sal", "compuesto", "poco soluble", "ya", "contiene", "litro", "dato", "datos", "expresa", "expresada", "expresado", "ese", "esa", "lo", "dicha", "dicho", "como", "cuyo", "cuya"],
};
