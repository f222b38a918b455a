import type { ProblemPhrases } from "../problem-phrases.ts";

/** Solubility products. The list is closed: a problem with any other word is not solved. */
export const ENGLISH_SOLUBILITY: ProblemPhrases = {
  "law/ask": ["what", "what is", "calculate", "find", "determine", "compute", "work out", "estimate", "how many", "what are", "what's", "wat is", "evaluate"],
  "law/solubility-product": ["solubility product", "solubility product constant", "solubility product constant symksp", "solubility product symksp", "solubility product ( symksp )", "solubility product constant ( symksp )", "solubility product , symksp ,", "solubility product constant , symksp ,", "ksp value", "symksp value", "value of symksp", "solubility constant", "value of the solubility product", "symksp constant"],
  "law/solubility": ["solubility", "molar solubility", "solubility symsolubility", "molar solubility symsolubility"],
  "law/concentration": ["concentration", "concentrations", "molar concentration", "equilibrium concentration", "molarity", "ion concentration"],
  "law/saturated": ["saturated", "saturated solution", "saturated aqueous solution", "saturated with"],
  "law/water": ["water", "pure water", "distilled water"],
  "law/when": ["if", "when", "given", "given that", "where", "assuming"],
  "law/and": ["and"],
  "law/temperature": ["temperature", "room temperature"],
  "law/plain": ["a", "an", "the", "of", "for", "in", "at", "is", "are", "was", "be", "it", "its", "this", "that", "has", "have", "having", "with", "to", "by", "from", "as", "on", "which", "value", "equal", "equals", "solution", "solutions", "aqueous", "salt", "compound", "solid", "sparingly soluble", "slightly soluble", "sparingly soluble salt", "slightly soluble salt", "per", "liter", "litre", "found", "measured", "found to be", "contains", "containing", "already", "its own", "does", "do", "express", "expressed", "answer", "use", "using", "you", "can", "then", "there", "will", "would", "under", "conditions", "standard", "moles per liter", "i", "my", "chemist", "student", "certain", "these", "those", "data", "ionic compound"],
};
